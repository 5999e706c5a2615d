"""The content of Origami: what a pack may say, decoded strictly and checked."""

from __future__ import annotations

from importlib import resources
from typing import Literal

import msgspec

from kamishima.core.pack import content_hash, convert, fault, parse
from kamishima.core.wire import kebab
from kamishima.games.origami.printed import (
    AnyVerb,
    Bonus,
    Effect,
    Hand,
    Most,
    Per,
    PerRice,
    Rice,
    RicePerPlay,
    RiceRedraw,
    Source,
    Sourced,
    Struct,
    Verb,
    fits,
)

__all__ = ["Box", "Card", "Character", "Content", "Effect", "Verb", "house_content", "house_text", "read_content"]

Home = Literal["classic", "legends"]
"""The box that a family belongs to."""
Box = Literal["classic", "legends", "combined"]
"""What a table can be played with."""

RICE_PAPER = "rice-paper"
COLOURS = ("red", "yellow")

RESERVED = frozenset({
    "families", "pairs", "deal", "lot", "refill", "turn", "free", "limit", "end", "count", "over",
    "draw", "play", "left", "right", "under", "pay", "top", "use", "take", "swap", "rob", "family", "pair", "start",
    "card", "discard", "give", "copy", "skip", "done", "pass", "look", "move", "sink", RICE_PAPER,
})  # fmt: skip
"""Words that no card can have: they name phases or belong to actions."""


class Card(Struct, frozen=True):
    """One card as printed."""

    family: str
    copies: Sourced[int]
    cost: Sourced[int]
    folds: Sourced[int]
    points: Sourced[int]
    effect: Effect


class Character(Card, frozen=True):
    """A character in one colour: it has no family, and changes the rules for everybody."""

    pair: str
    colour: str


class Content(Struct, frozen=True):
    """A whole pack: families with the box they belong to, and all cards in canonical order.

    The characters come after the families, each pair red first, and rice paper is the last.
    """

    name: str
    families: dict[str, Home]
    cards: dict[str, Card]
    rice_family: str = ""
    """The family that brings the rice paper deck with it; none in a pack without rice paper."""

    @property
    def hash(self) -> str:
        """The hash that records carry; the name and the sources of values do not count."""
        cards = [(key, _bare(card)) for key, card in self.cards.items()]
        return content_hash([list(self.families.items()), cards, self.rice_family])

    @property
    def pairs(self) -> tuple[str, ...]:
        """The characters that exist in both colours."""
        return tuple([card.pair for card in self.cards.values() if isinstance(card, Character)][:: len(COLOURS)])


def _bare(card: Card) -> list[object]:
    effect = card.effect
    return [
        card.family,
        card.copies.value,
        card.cost.value,
        card.folds.value,
        card.points.value,
        effect.when,
        effect.verbs,
    ]


# -- reading -----------------------------------------------------------------------------------------------------------


class _Colour(Struct, frozen=True):
    source: Source = msgspec.field(name="from")
    verbs: tuple[AnyVerb, ...] = msgspec.field(name="do")


class _Pair(Struct, frozen=True):
    cost: Sourced[int]
    folds: Sourced[int]
    red: _Colour
    yellow: _Colour


class _RicePaper(Struct, frozen=True):
    family: str
    copies: Sourced[int]
    folds: Sourced[int]


class _Pack(Struct, frozen=True):
    name: str
    game: Literal["origami"]
    families: dict[str, object]
    cards: dict[str, dict[str, object]]
    characters: dict[str, dict[str, object]] = msgspec.field(default_factory=dict)
    rice_paper: dict[str, object] | None = None


def house_text() -> str:
    """The text of our own pack."""
    return resources.files("kamishima.games.origami").joinpath("content/cards.toml").read_text("utf-8")


def read_content(text: str) -> Content:
    """Decode and check a pack; `BadContent` names line, path and reason."""
    pack = convert(text, parse(text), _Pack)
    for key in pack.cards:
        if key in RESERVED:
            raise fault(text, f"cards.{key}", f"{key!r} is a word of the game and cannot name a card")
    cards = {key: convert(text, plain, Card, f"cards.{key}") for key, plain in pack.cards.items()}
    families: dict[str, Home] = {
        key: convert(text, plain, Home, f"families.{key}")  # type: ignore[arg-type]  # a Literal is no class, but is read
        for key, plain in pack.families.items()
    }
    rice = None if pack.rice_paper is None else convert(text, pack.rice_paper, _RicePaper, RICE_PAPER)
    everything = cards | _characters(text, pack) | ({} if rice is None else {RICE_PAPER: _paper(rice)})
    content = Content(pack.name, families, everything, "" if rice is None else rice.family)
    if not pack.name.isprintable() or not pack.name.strip():
        raise fault(text, "name", "a pack needs a name")
    if rice is not None and rice.family not in families:
        raise fault(text, f"{RICE_PAPER}.family", f"no family {rice.family!r}; there are {', '.join(families)}")
    for key in everything:
        _check_card(text, content, key)
    return content


def _characters(text: str, pack: _Pack) -> dict[str, Card]:
    """The characters, each in both colours."""
    found: dict[str, Card] = {}
    for key, plain in pack.characters.items():
        pair = convert(text, plain, _Pair, f"characters.{key}")
        for colour, half in zip(COLOURS, (pair.red, pair.yellow), strict=True):
            name = f"{key}-{colour}"
            if name in pack.cards:
                raise fault(text, f"cards.{name}", "a character has this id")
            effect = Effect("table", half.source, half.verbs)
            found[name] = Character("", _one(), pair.cost, pair.folds, _nothing(), effect, key, colour)
    return found


def _paper(rice: _RicePaper) -> Card:
    """Rice paper as a card: it costs nothing because nobody can play it, and does nothing but pay (O5.5)."""
    return Card("", rice.copies, _nothing(), rice.folds, _nothing(), Effect("paper", rice.copies.source, ()))


def _one() -> Sourced[int]:
    return Sourced(1, "book")


def _nothing() -> Sourced[int]:
    return Sourced(0, "book")


# -- checking ----------------------------------------------------------------------------------------------------------


def _path(key: str, card: Card) -> str:
    """Where a card stands in the text."""
    if isinstance(card, Character):
        return f"characters.{card.pair}"
    return RICE_PAPER if card.effect.when == "paper" else f"cards.{key}"


def _check_card(text: str, content: Content, key: str) -> None:
    card = content.cards[key]
    path = _path(key, card)
    if not key.replace("-", "").isalnum() or key != key.lower():
        raise fault(text, path, "a card's id is one word of small letters, digits and hyphens")
    if path == f"cards.{key}":
        if card.family not in content.families:
            raise fault(text, f"{path}.family", f"no family {card.family!r}; there are {', '.join(content.families)}")
        if card.effect.when in ("table", "paper"):
            raise fault(text, f"{path}.effect", f"a card of a family cannot be {card.effect.when!r}")
    _check_range(text, f"{path}.copies", card.copies.value, 1, 18)
    _check_range(text, f"{path}.cost", card.cost.value, 0, 20)
    _check_range(text, f"{path}.folds", card.folds.value, 1, 4)
    _check_range(text, f"{path}.points", card.points.value, 0, 20)
    effect_path = f"{path}.{card.colour}" if isinstance(card, Character) else f"{path}.effect"
    _check_effect(text, content, effect_path, card.effect)


def _check_range(text: str, path: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise fault(text, path, f"{value} is not between {least} and {most}")


def _check_effect(text: str, content: Content, path: str, effect: Effect) -> None:
    if not effect.verbs and effect.when != "paper":
        raise fault(text, path, "every card does something: `do` is empty")
    for verb in effect.verbs:
        if not fits(effect.when, verb):
            raise fault(text, path, f"an effect that is {effect.when!r} cannot use {kebab(type(verb).__name__)!r}")
        _check_names(text, content, path, verb)
        _check_choice(text, path, verb)
        if isinstance(verb, Rice | RicePerPlay | RiceRedraw | PerRice) and not content.rice_family:
            raise fault(text, path, f"{kebab(type(verb).__name__)}: this pack has no rice paper")


def _check_names(text: str, content: Content, path: str, verb: AnyVerb) -> None:
    plain = msgspec.structs.asdict(verb)
    for field in ("per", "having", "beneath", "card"):
        if plain.get(field, "") and plain[field] not in content.cards:
            raise fault(text, path, f"{field}: no card {plain[field]!r}")
    if plain.get("family", "") and plain["family"] not in content.families:
        raise fault(text, path, f"family: no family {plain['family']!r}")


def _check_choice(text: str, path: str, verb: AnyVerb) -> None:
    """Some fields are needed together, or not together."""
    if isinstance(verb, Bonus) and (verb.having == "") == (verb.beneath == ""):
        raise fault(text, path, "bonus: either `having` or `beneath` names a card")
    if isinstance(verb, Per) and (verb.card == "") == (verb.family == ""):
        raise fault(text, path, "per: either `card` or `family` is named")
    if isinstance(verb, Most) and (verb.of == "family") != (verb.family != ""):
        raise fault(text, path, "most: `family` is named when most of a family counts, and only then")
    if isinstance(verb, Hand) and verb.more == 0:
        raise fault(text, path, "hand: a modifier of 0 does nothing")


def house_content() -> Content:
    """Our own pack."""
    return read_content(house_text())
