"""The content of Origami: what a pack may say, decoded strictly and checked."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Literal, NamedTuple

import msgspec

from kamishima.core.errors import BadContent
from kamishima.core.pack import ContentStruct, Source, Sourced, content_hash, read_in_part, read_pack
from kamishima.core.text.mistakes import Mistake, MistakeList
from kamishima.core.text.spelling import did_you_mean
from kamishima.core.wire import kebab
from kamishima.games.origami.pack.schema import (
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
    fits,
)

Home = Literal["classic", "legends"]
"""The box that a family belongs to."""
Box = Literal["classic", "legends", "combined"]
"""What a table can be played with."""

RICE_PAPER = "rice-paper"
COLOURS = ("red", "yellow")
NOTHING = Sourced(0, "book")
ONE = Sourced(1, "book")

RESERVED = frozenset({
    "families", "pairs", "deal", "lot", "refill", "turn", "free", "limit", "end", "count", "over",
    "draw", "play", "left", "right", "under", "pay", "top", "use", "take", "swap", "rob", "family", "pair", "start",
    "card", "discard", "give", "copy", "skip", "done", "pass", "look", "move", "sink", RICE_PAPER,
})  # fmt: skip
"""Words that no card can have: they name phases or belong to actions."""


class Card(ContentStruct, frozen=True):
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


class Content(ContentStruct, frozen=True):
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


class _Colour(ContentStruct, frozen=True):
    source: Source = msgspec.field(name="from")
    verbs: tuple[AnyVerb, ...] = msgspec.field(name="do")


class _Pair(ContentStruct, frozen=True):
    cost: Sourced[int]
    folds: Sourced[int]
    red: _Colour
    yellow: _Colour


class _RicePaper(ContentStruct, frozen=True):
    family: str
    copies: Sourced[int]
    folds: Sourced[int]


class _Pack(ContentStruct, frozen=True):
    name: str
    game: Literal["origami"]
    families: dict[str, Home]
    cards: dict[str, dict[str, object]]
    characters: dict[str, dict[str, object]] = msgspec.field(default_factory=dict)
    rice_paper: dict[str, object] | None = None


def house_text() -> str:
    return resources.files("kamishima.games.origami").joinpath("content/cards.toml").read_text("utf-8")


def read_content(text: str) -> Content:
    return read_pack(text, "origami", _read)


def all_mistakes(text: str) -> list[BadContent]:
    return read_in_part(text, "origami", _read)[1]


def _read(plain: dict[str, object], found: MistakeList) -> Content | None:
    """What can be read of a pack; nothing when it is no pack at all."""
    pack = found.read(plain, _Pack)
    if pack is None:
        return None
    found.add(_reserved(pack))
    cards = {key: found.read(card, Card, f"cards.{key}") for key, card in pack.cards.items()}
    rice = None if pack.rice_paper is None else found.read(pack.rice_paper, _RicePaper, RICE_PAPER)
    everything = {key: card for key, card in cards.items() if card is not None}
    everything |= _characters(pack, found) | ({} if rice is None else {RICE_PAPER: _paper(rice)})
    if not pack.name.isprintable() or not pack.name.strip():
        found.add([("name", "a pack needs a name")])
    known = Known(frozenset({*pack.cards, *everything}), tuple(pack.families), pack.rice_paper is not None)
    if rice is not None:
        found.add(_family_mistakes(f"{RICE_PAPER}.family", rice.family, known))
    for key, card in everything.items():
        found.add(_card_mistakes(key, card, known))
    return Content(pack.name, pack.families, everything, "" if rice is None else rice.family)


def _reserved(pack: _Pack) -> Iterator[Mistake]:
    for key in pack.cards:
        if key in RESERVED:
            yield f"cards.{key}", f"{key!r} is a word of the game and cannot name a card"


def _characters(pack: _Pack, found: MistakeList) -> dict[str, Card]:
    """The characters, each in both colours."""
    made: dict[str, Card] = {}
    for key, plain in pack.characters.items():
        pair = found.read(plain, _Pair, f"characters.{key}")
        if pair is not None:
            made |= _both(key, pair)
    found.add([(f"cards.{name}", "a character has this id") for name in made if name in pack.cards])
    return made


def _both(key: str, pair: _Pair) -> dict[str, Card]:
    return {
        f"{key}-{colour}": Character(
            "", ONE, pair.cost, pair.folds, NOTHING, Effect("table", half.source, half.verbs), key, colour
        )
        for colour, half in zip(COLOURS, (pair.red, pair.yellow), strict=True)
    }


def _paper(rice: _RicePaper) -> Card:
    """Rice paper as a card: it costs nothing because nobody can play it, and does nothing but pay (O5.5)."""
    return Card("", rice.copies, NOTHING, rice.folds, NOTHING, Effect("paper", rice.copies.source, ()))


def _path(key: str, card: Card) -> str:
    if isinstance(card, Character):
        return f"characters.{card.pair}"
    return RICE_PAPER if card.effect.when == "paper" else f"cards.{key}"


class Known(NamedTuple):
    """What a pack names: also cards and families that could not be read, so that one mistake is told once."""

    cards: frozenset[str]
    families: tuple[str, ...]
    has_rice: bool


def _family_mistakes(path: str, family: str, known: Known) -> Iterator[Mistake]:
    if family not in known.families:
        there = ", ".join(known.families)
        yield path, f"no family {family!r}; there are {there}{did_you_mean(family, known.families)}"


def _card_mistakes(key: str, card: Card, known: Known) -> Iterator[Mistake]:
    path = _path(key, card)
    if not key.replace("-", "").isalnum() or key != key.lower():
        yield path, "a card's id is one word of small letters, digits and hyphens"
    if path == f"cards.{key}":
        yield from _family_mistakes(f"{path}.family", card.family, known)
        if card.effect.when in ("table", "paper"):
            yield f"{path}.effect", f"a card of a family cannot be {card.effect.when!r}"
    for field, number, least, most in (
        ("copies", card.copies, 1, 18),
        ("cost", card.cost, 0, 20),
        ("folds", card.folds, 1, 4),
        ("points", card.points, 0, 20),
    ):
        if not least <= number.value <= most:
            yield f"{path}.{field}", f"{number.value} is not between {least} and {most}"
    effect_path = f"{path}.{card.colour}" if isinstance(card, Character) else f"{path}.effect"
    yield from _effect_mistakes(effect_path, card.effect, known)


def _effect_mistakes(path: str, effect: Effect, known: Known) -> Iterator[Mistake]:
    if not effect.verbs and effect.when != "paper":
        yield path, "every card does something: `do` is empty"
    for verb in effect.verbs:
        if not fits(effect.when, verb):
            yield path, f"an effect that is {effect.when!r} cannot use {kebab(type(verb).__name__)!r}"
        yield from _name_mistakes(path, verb, known)
        yield from _choice_mistakes(path, verb)
        if isinstance(verb, Rice | RicePerPlay | RiceRedraw | PerRice) and not known.has_rice:
            yield path, f"{kebab(type(verb).__name__)}: this pack has no rice paper"


def _name_mistakes(path: str, verb: AnyVerb, known: Known) -> Iterator[Mistake]:
    plain = msgspec.structs.asdict(verb)
    for field in ("per", "having", "beneath", "card"):
        if plain.get(field, "") and plain[field] not in known.cards:
            yield path, f"{field}: no card {plain[field]!r}{did_you_mean(plain[field], known.cards)}"
    if plain.get("family", "") and plain["family"] not in known.families:
        yield path, f"family: no family {plain['family']!r}{did_you_mean(plain['family'], known.families)}"


def _choice_mistakes(path: str, verb: AnyVerb) -> Iterator[Mistake]:
    """Some fields are needed together, or not together."""
    if isinstance(verb, Bonus) and (verb.having == "") == (verb.beneath == ""):
        yield path, "bonus: either `having` or `beneath` names a card"
    if isinstance(verb, Per) and (verb.card == "") == (verb.family == ""):
        yield path, "per: either `card` or `family` is named"
    if isinstance(verb, Most) and (verb.of == "family") != (verb.family != ""):
        yield path, "most: `family` is named when most of a family counts, and only then"
    if isinstance(verb, Hand) and verb.more == 0:
        yield path, "hand: a modifier of 0 does nothing"


def house_content() -> Content:
    return read_content(house_text())
