"""The content of Origami: what a pack may say, decoded strictly and checked."""

from __future__ import annotations

from importlib import resources
from typing import Annotated, Generic, Literal, TypeVar

import msgspec

from kamishima.core.pack import content_hash, convert, fault, parse
from kamishima.core.wire import kebab

Source = Literal["book", "public", "ours"]
Box = Literal["classic"]

T = TypeVar("T")
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Perhaps = Annotated[int, msgspec.Meta(ge=0, le=99)]

RESERVED = frozenset({
    "families", "deal", "lot", "refill", "turn", "limit", "end", "over",
    "draw", "play", "left", "right", "under", "pay", "use", "take", "swap", "rob", "family", "start", "card", "discard",
    "give", "copy", "skip", "done", "pass",
})  # fmt: skip
"""Words that no card can have: they name phases or belong to actions."""


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A strict piece of content."""


class Sourced(Struct, Generic[T], frozen=True):
    """A value, and where it comes from."""

    value: T = msgspec.field(name="is")
    source: Source = msgspec.field(name="from")


class Verb(Struct, frozen=True, tag_field="verb", tag=kebab):
    """One thing that an effect does."""


# -- instants and special actions --------------------------------------------------------------------------------------


class Draw(Verb, frozen=True):
    """Draw cards from the deck, and one more for each visible card of a name; the player, or everyone."""

    cards: Count
    per: str = ""
    who: Literal["you", "everyone"] = "you"


class Take(Verb, frozen=True):
    """Take cards of the line: at most `cards`, `folds` together and `each` by itself; or exactly so many folds."""

    cards: Count = 99
    folds: Count = 99
    each: Count = 99
    exactly: Perhaps = 0


class TakeTop(Verb, frozen=True):
    """Take the top cards of the discard pile."""

    cards: Count


class Salvage(Verb, frozen=True):
    """Take one card of at most so many folds out of the discard pile."""

    folds: Count


class Look(Verb, frozen=True):
    """Look at cards of the deck, keep some and discard the others."""

    cards: Count
    keep: Count


class OthersDiscard(Verb, frozen=True):
    """Every other player discards cards of their choice."""

    cards: Count


class Redraw(Verb, frozen=True):
    """Discard any number of hand cards and draw as many."""


class Reclaim(Verb, frozen=True):
    """Take back one of the cards just paid."""


class Recover(Verb, frozen=True):
    """Take the card that was the top discard before paying."""


class Swap(Verb, frozen=True):
    """Swap a hand card with a card of the draw line."""


class Sweep(Verb, frozen=True):
    """Discard the whole draw line and lay out a new one."""


class Pass(Verb, frozen=True):
    """Everybody passes a hand card to a neighbour, all at once."""

    to: Literal["right"]


class Steal(Verb, frozen=True):
    """Take a random card from the hand of a player of one's choice."""


class Trade(Verb, frozen=True):
    """Discard a hand card and take a card of the draw line worth at most so many folds more."""

    more: Count


class Copy(Verb, frozen=True):
    """Use an instant effect shown on top of any collection or in the draw line."""


class Play(Verb, frozen=True):
    """Play an origami: for less, free of cost, with the deck's top card helping to pay, or not the card just drawn."""

    less: Perhaps = 0
    free: bool = False
    reveal: bool = False
    not_drawn: bool = False


# -- scoring and placement ---------------------------------------------------------------------------------------------


class Bonus(Verb, frozen=True):
    """Points when another card is in one's collections, or lies beneath in the same one."""

    points: Count
    having: str = ""
    beneath: str = ""


class Per(Verb, frozen=True):
    """Points for each card of a name or a family in one's collections; `other` leaves the card itself out."""

    points: Count
    card: str = ""
    family: str = ""
    other: bool = False


class PerHand(Verb, frozen=True):
    """Points for every so many cards in hand."""

    points: Count
    every: Count


class Worth(Verb, frozen=True):
    """Worth so many points instead of the printed ones when one has enough copies of it."""

    points: Count
    copies: Count


class Under(Verb, frozen=True):
    """May be played to the bottom of a collection."""


Acting = (
    Draw | Take | TakeTop | Salvage | Look | OthersDiscard | Redraw | Reclaim | Recover | Swap | Sweep | Pass | Steal
    | Trade | Copy | Play
)  # fmt: skip
Scoring = Bonus | Per | PerHand | Worth
ACTING = (
    Draw, Take, TakeTop, Salvage, Look, OthersDiscard, Redraw, Reclaim, Recover, Swap, Sweep, Pass, Steal, Trade, Copy,
    Play,
)  # fmt: skip
SCORING = (Bonus, Per, PerHand, Worth)


class Effect(Struct, frozen=True):
    """When an effect works, where it comes from, and what it does."""

    when: Literal["instant", "action", "scoring", "placement"]
    source: Source = msgspec.field(name="from")
    verbs: tuple[Acting | Scoring | Under, ...] = msgspec.field(name="do")


class Card(Struct, frozen=True):
    """One card as printed."""

    family: str
    copies: Sourced[int]
    cost: Sourced[int]
    folds: Sourced[int]
    points: Sourced[int]
    effect: Effect


class Content(Struct, frozen=True):
    """A whole pack: families with the box they belong to, and cards in canonical order."""

    name: str
    families: dict[str, Box]
    cards: dict[str, Card]

    @property
    def hash(self) -> str:
        """The hash that records carry; the name and the sources of values do not count."""
        return content_hash([list(self.families.items()), [(key, _bare(card)) for key, card in self.cards.items()]])


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


class _Pack(Struct, frozen=True):
    name: str
    game: Literal["origami"]
    families: dict[str, object]
    cards: dict[str, dict[str, object]]


def house_text() -> str:
    """The text of our own pack."""
    return resources.files("kamishima.games.origami").joinpath("content/cards.toml").read_text("utf-8")


def read_content(text: str) -> Content:
    """Decode and check a pack; `BadContent` names line, path and reason."""
    pack = convert(text, parse(text), _Pack)
    cards = {key: convert(text, plain, Card, f"cards.{key}") for key, plain in pack.cards.items()}
    families: dict[str, Box] = {
        key: convert(text, plain, Box, f"families.{key}")  # type: ignore[arg-type]  # a Literal is no class, but is read
        for key, plain in pack.families.items()
    }
    content = Content(pack.name, families, cards)
    if not pack.name.isprintable() or not pack.name.strip():
        raise fault(text, "name", "a pack needs a name")
    for key in cards:
        _check_card(text, content, key)
    return content


def _check_card(text: str, content: Content, key: str) -> None:
    card = content.cards[key]
    path = f"cards.{key}"
    if not key.replace("-", "").isalnum() or key != key.lower():
        raise fault(text, path, "a card's id is one word of small letters, digits and hyphens")
    if key in RESERVED:
        raise fault(text, path, f"{key!r} is a word of the game and cannot name a card")
    if card.family not in content.families:
        raise fault(text, f"{path}.family", f"no family {card.family!r}; there are {', '.join(content.families)}")
    _check_range(text, f"{path}.copies", card.copies.value, 1, 18)
    _check_range(text, f"{path}.cost", card.cost.value, 0, 20)
    _check_range(text, f"{path}.folds", card.folds.value, 1, 4)
    _check_range(text, f"{path}.points", card.points.value, 0, 20)
    _check_effect(text, content, path, card.effect)


def _check_range(text: str, path: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise fault(text, path, f"{value} is not between {least} and {most}")


def _check_effect(text: str, content: Content, path: str, effect: Effect) -> None:
    path = f"{path}.effect"
    if not effect.verbs:
        raise fault(text, path, "every card does something: `do` is empty")
    for verb in effect.verbs:
        if not _fits(effect.when, verb):
            raise fault(text, path, f"an effect that is {effect.when!r} cannot use {kebab(type(verb).__name__)!r}")
        _check_names(text, content, path, verb)
        _check_choice(text, path, verb)


def _fits(when: str, verb: Acting | Scoring | Under) -> bool:
    if when in ("instant", "action"):
        return isinstance(verb, ACTING)
    return isinstance(verb, SCORING) if when == "scoring" else isinstance(verb, Under)


def _check_names(text: str, content: Content, path: str, verb: object) -> None:
    plain = msgspec.structs.asdict(verb) if isinstance(verb, Verb) else {}
    for field in ("per", "having", "beneath", "card"):
        if plain.get(field, "") and plain[field] not in content.cards:
            raise fault(text, path, f"{field}: no card {plain[field]!r}")
    if plain.get("family", "") and plain["family"] not in content.families:
        raise fault(text, path, f"family: no family {plain['family']!r}")


def _check_choice(text: str, path: str, verb: object) -> None:
    """Some verbs need exactly one of two fields."""
    if isinstance(verb, Bonus) and (verb.having == "") == (verb.beneath == ""):
        raise fault(text, path, "bonus: either `having` or `beneath` names a card")
    if isinstance(verb, Per) and (verb.card == "") == (verb.family == ""):
        raise fault(text, path, "per: either `card` or `family` is named")


def house_content() -> Content:
    """Our own pack."""
    return read_content(house_text())
