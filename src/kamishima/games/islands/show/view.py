"""What the table shows; `view_builder` makes it. Everything lies open in this game, so all audiences see the same."""

from __future__ import annotations

from typing import ClassVar

import msgspec

Words = tuple[str, ...]
Offset = tuple[int, int]


class OutlineView(msgspec.Struct, frozen=True, gc=False):
    """An outline and whether it is filled: `own`, `other`, or empty."""

    colour: str
    squares: Words
    filled: str


class LandmarkView(msgspec.Struct, frozen=True, gc=False):
    """A landmark with an effect and how it is surrounded: `single`, `mixed`, or empty."""

    kind: str
    square: str
    surrounded: str


class LandView(msgspec.Struct, frozen=True, gc=False):
    """One island of a player: its map, where painted squares show `b`, `g` or `r`."""

    name: str
    rows: Words
    landmarks: tuple[LandmarkView, ...]
    outlines: tuple[OutlineView, ...]
    begun: bool
    score: int


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    land: int
    what: str
    where: str
    single: bool
    points: int


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    sheets: Words
    coins: int
    income: int
    """What a passed bidding would bring now."""
    coal_any: int
    coal_season: int
    gold_two: int
    gold_one: int
    volcanoes: int
    access_any: int
    access_regular: int
    lands: tuple[LandView, ...]
    begun: tuple[int, ...]
    """The places of the islands begun, in that order."""
    passed: bool
    score: int
    lines: tuple[ScoreLine, ...]


class ShapeView(msgspec.Struct, frozen=True, gc=False):
    """A shape: for each turn by its word, the squares seen from the anchor as columns and rows."""

    name: str
    pieces: int
    turns: dict[str, tuple[Offset, ...]]


class CardView(msgspec.Struct, frozen=True, gc=False):
    """A development card; no shape means any of them."""

    number: int
    shape: str | None
    colour: str
    surcharge: int


class View(msgspec.Struct, frozen=True, gc=False):
    TOLD_IN_PARTS: ClassVar[tuple[str, ...]] = ("players",)
    """Fields of which most stays as it was: maps are long, and a move paints one of them."""

    seat: int | None
    """Who looks; nobody is a spectator."""
    phase: str
    acting: int | None
    """Whose decision it is; nobody's while chance is due or the game is over."""
    turn_of: int
    first: int
    round: int
    space: int
    """Where the season marker stands, counted from 0."""
    season: Words
    """The colours of the whole season track."""
    colour: str
    """The season colour."""
    card: int | None
    bid: int
    leader: int | None
    carrambah: int | None
    shape: str | None
    """The shape that is being painted; `square` for a single one."""
    pieces: int
    """How many pieces of it are left."""
    colours: Words
    """The colours it may have."""
    dice: tuple[int, ...]
    """Dice that lie on the table and can be rolled again."""
    triggers: Words
    """What the last painting action set off and is still to be worked off."""
    levels: dict[str, int]
    """Researched levels by technology; empty without science."""
    used: Words
    """The technologies used in this round."""
    coal_reserve: int | None
    """Tokens left, where they are limited."""
    gold_reserve: int | None
    players: tuple[PlayerView, ...]
    shapes: tuple[ShapeView, ...]
    cards: tuple[CardView, ...]
    ended: str
    ranks: tuple[int, ...]
    title: str
    """The title earned against Carrambah, once it is over."""
