"""What one audience may know of a position (S2.2); `view_builder` builds it."""

from __future__ import annotations

import msgspec

Names = tuple[str, ...]


class Stack(msgspec.Struct, frozen=True, gc=False):
    """A stack of tiles: the name of its site, its south-western column and row counted from 0, and its height."""

    site: str
    x: int
    y: int
    height: int
    spaces: Names
    """South-west, south-east, north-west, north-east."""


class Island(msgspec.Struct, frozen=True, gc=False):
    """Stacks that hang together, named after the southernmost and then westernmost of them."""

    name: str
    tiles: int
    sites: Names


class Warrior(msgspec.Struct, frozen=True, gc=False):
    """A warrior on the land, and its coin if the audience may know it."""

    space: str
    coin: str | None


class Tribe(msgspec.Struct, frozen=True, gc=False):
    """The pieces of one seat as the audience sees them."""

    name: str
    shaman: str | None
    """The space of the shaman; nothing while it is in hand or in the spirit world."""
    spirit: str | None
    """The space of its spirit, while a spirit movement is under way."""
    host: str | None
    """The space of the warrior on which the shaman is laid meanwhile."""
    warriors: tuple[Warrior, ...]
    """By the places where they stand."""
    in_hand: int
    coins_in_hand: Names | None
    """The coins still to be placed, if the audience may know them."""


class Rider(msgspec.Struct, frozen=True, gc=False):
    """A piece that is being set down."""

    seat: int
    piece: str
    coin: str | None


class Tally(msgspec.Struct, frozen=True, gc=False):
    """What an island brought to whom, when the game is over."""

    island: str
    tiles: int
    totals: tuple[int, ...]
    strongest: tuple[int, ...]
    controllers: tuple[int, ...]
    points: tuple[int, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one audience sees it."""

    seat: int | None
    """Who looks; nobody is a spectator."""
    phase: str
    acting: int | None
    """Whose decision it is; nobody's while chance is due or the game is over."""
    turn_of: int
    starter: int | None
    round: int
    """How many turns everybody has begun, counted from 1."""
    last_round: int
    actions_left: int
    stacks: tuple[Stack, ...]
    islands: tuple[Island, ...]
    islands_to_end: int
    sunk: int
    tribes: tuple[Tribe, ...]
    rider: Rider | None
    coin: str | None
    """The coin that the audience has chosen to place next."""
    tallies: tuple[Tally, ...]
    scores: tuple[int, ...]
    ended: str
    ranks: tuple[int, ...]
