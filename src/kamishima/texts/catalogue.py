"""The messages of one locale, read from Fluent files; whatever is missing is an error, never a text.

Only a game that brings no texts at all is shown by its words: then what is missing is called by its word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import ClassVar

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from kamishima.core.errors import KamishimaError
from kamishima.games.registry import box

LOCALES = ("en", "de", "pl")
NO_TEXTS = "no-texts"
"""The message that stands for the texts of a game without any."""

_BABEL = {"en": "en_GB", "de": "de", "pl": "pl"}
"""The names of our locales in the locale data; the British list has no comma before the last `and`."""

Arguments = Mapping[str, str | int]


class NoSuchLocale(KamishimaError):
    """There are no texts in this language."""

    code: ClassVar[str] = "no-such-locale"


class MissingText(KamishimaError):
    """A text, or something that belongs into it, does not exist."""

    code: ClassVar[str] = "missing-text"


class Catalogue:
    """All messages of one game in one locale, those that all games share included."""

    def __init__(self, locale: str, sources: Sequence[str]) -> None:
        self.locale = locale
        # Marks that isolate the direction of writing would be shown as signs by many terminals.
        self._bundle = FluentBundle([_BABEL[locale]], use_isolating=False)
        for source in sources:
            self._add(source)

    @classmethod
    def load(cls, game: str, locale: str) -> Catalogue:
        """The catalogue of a game; `NoSuchLocale` says which locales there are."""
        return cls(locale, source_texts(game, locale))

    def _add(self, source: str) -> None:
        resource = FluentResource(source)
        found: set[str] = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise MissingText(f"{self.locale}: this is not Fluent: {entry.content}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found or self._bundle.has_message(entry.id.name):
                    raise MissingText(f"{self.locale}: the text {entry.id.name!r} is there twice")
                found.add(entry.id.name)
        self._bundle.add_resource(resource)

    @property
    def shows_words(self) -> bool:
        """Whether the game has no texts: its words themselves are shown."""
        return self.has(NO_TEXTS)

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        if not self._bundle.has_message(message_id):
            return False
        return attribute is None or attribute in self._bundle.get_message(message_id).attributes

    def text(self, message_id: str, arguments: Arguments, attribute: str | None = None) -> str:
        """A message, or one of its attributes, with its arguments filled in."""
        name = message_id if attribute is None else f"{message_id}.{attribute}"
        if not self.has(message_id, attribute):
            if self.shows_words:
                return message_id.partition("-")[2] or message_id
            raise MissingText(f"{self.locale}: there is no text {name!r}")
        message = self._bundle.get_message(message_id)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise MissingText(f"{self.locale}: the text {name!r} is empty")
        text, faults = self._bundle.format_pattern(pattern, dict(arguments))
        for fault in faults:
            raise MissingText(f"{self.locale}: the text {name!r} is incomplete: {fault}")
        return str(text)

    def join(self, items: Sequence[str]) -> str:
        """A list as it is written in this language: `Bee, Parrot and Cat`."""
        return format_list(items, locale=_BABEL[self.locale])


def source_texts(game: str, locale: str) -> tuple[str, str]:
    """The Fluent sources of a locale: what all games share, and the game's own, in English where it has no other."""
    if locale not in LOCALES:
        raise NoSuchLocale(f"there are no texts in {locale!r}; the languages are {', '.join(LOCALES)}")
    shared = resources.files("kamishima.texts").joinpath("interface", f"{locale}.ftl").read_text("utf-8")
    own = box(game).file("texts", f"{locale}.ftl") or box(game).file("texts", f"{LOCALES[0]}.ftl")
    return shared, own or f"game-title = {game.title()}\n{NO_TEXTS} = The words of this game have no texts.\n"
