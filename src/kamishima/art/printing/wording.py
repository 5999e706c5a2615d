"""The words that printed pages need: names, explanations and the sections of the rules, in one language."""

from importlib.resources import files
from typing import Protocol

from kamishima.art.printing.values import PrintRules, PrintSection
from kamishima.games.registry import box


class Wording(Protocol):
    """Whoever knows what things are called; the texts of a game do, once `print_texts` are among them."""

    def say(self, message_id: str, **arguments: str | int) -> str: ...
    def name(self, kind: str, word: str) -> str: ...
    def about(self, kind: str, word: str, **arguments: str | int) -> str: ...


class CardWording(Wording, Protocol):
    """Whoever can also tell what a card does."""

    def card_name(self, card: str) -> str: ...
    def card_text(self, card: str) -> str: ...
    def effect_text(self, card: str) -> str: ...
    def group_name(self, card: str) -> str: ...


def print_texts(game: str, locale: str) -> list[str]:
    """The Fluent sources of the words that only printed pages have: those of all games, and of this one."""
    shared = files("kamishima.art").joinpath("texts", f"{locale}.ftl").read_text("utf-8")
    own = box(game).file("printing", "texts", f"{locale}.ftl")
    return [shared] if own is None else [shared, own]


def told_rules(wording: Wording, game: str, sections: tuple[str, ...], **numbers: int) -> PrintRules:
    told = tuple(told_section(wording, f"{game}-{section}", **numbers) for section in sections)
    return PrintRules(wording.say("game-title"), wording.say("print-in-short"), told, f"box-{game}")


def told_section(wording: Wording, section: str, **numbers: int) -> PrintSection:
    return PrintSection(wording.name("print", section), wording.about("print", section, **numbers))
