"""What happened, as each audience sees it: one source for log, motion and screen reader. `narrator` makes it."""

from __future__ import annotations

from kamishima.core.wire import Event


class StarterFound(Event, frozen=True):
    seat: int


class TileLaid(Event, frozen=True):
    seat: int
    site: str


class TileRaised(Event, frozen=True):
    seat: int
    site: str
    height: int


class CoinChosen(Event, frozen=True):
    seat: int
    coin: str | None


class PiecePlaced(Event, frozen=True):
    seat: int
    piece: str
    coin: str | None
    space: str


class PieceMoved(Event, frozen=True):
    seat: int
    piece: str
    coin: str | None
    start: str
    end: str


class SpiritRidden(Event, frozen=True):
    """A piece moved onto a spirit."""

    seat: int
    piece: str
    coin: str | None
    start: str
    end: str
    owner: int
    """Whose spirit it is."""


class SpiritLeft(Event, frozen=True):
    """A spirit movement began: the shaman went from its space and lies on a warrior."""

    seat: int
    spirit: str
    host: str
    coin: str | None


class SpiritReturned(Event, frozen=True):
    """A spirit movement was completed: shaman and warrior have changed places."""

    seat: int
    shaman: str
    warrior: str
    coin: str | None


class RiderSettled(Event, frozen=True):
    """A rider was set down near the shaman that carried it."""

    seat: int
    """Whose shaman it was."""
    owner: int
    piece: str
    coin: str | None
    space: str


class TileSunk(Event, frozen=True):
    seat: int
    site: str


class TileSlid(Event, frozen=True):
    seat: int
    start: str
    half_way: str
    end: str
    riders: int
    """How many pieces and spirits went along."""


class IslandsChanged(Event, frozen=True):
    islands: int
    before: int


class TurnLost(Event, frozen=True):
    """Nothing was possible."""

    seat: int


class TurnBegan(Event, frozen=True):
    seat: int
    round: int


class GameEnded(Event, frozen=True):
    reason: str


class IslandScored(Event, frozen=True):
    island: str
    tiles: int
    totals: tuple[int, ...]
    controllers: tuple[int, ...]
    points: tuple[int, ...]
