"""What happened: one source for log, motion and screen reader. Nothing is hidden, so every audience hears the same."""

from __future__ import annotations

from kamishima.core.wire import Event


class SheetDealt(Event, frozen=True):
    seat: int
    sheet: str


class SheetsKept(Event, frozen=True):
    seat: int
    sheets: tuple[str, ...]


class StarterFound(Event, frozen=True):
    seat: int


class CardRolled(Event, frozen=True):
    seat: int
    card: int


class ColourRolled(Event, frozen=True):
    seat: int
    die: int
    colour: str


class ShapeRolled(Event, frozen=True):
    seat: int
    card: int


class DiceRolled(Event, frozen=True):
    """Carrambah's dice, the ones that stand included."""

    seat: int
    dice: tuple[int, ...]


class CarrambahBid(Event, frozen=True):
    coins: int


class MadeBid(Event, frozen=True):
    seat: int
    coins: int


class Passed(Event, frozen=True):
    """Out of the bidding; `broke` when the coins did not allow another bid."""

    seat: int
    broke: bool


class AuctionWon(Event, frozen=True):
    seat: int
    coins: int


class NobodyWon(Event, frozen=True):
    card: int


class ShapeChosen(Event, frozen=True):
    seat: int
    shape: str


class Declined(Event, frozen=True):
    seat: int
    phase: str


class Painted(Event, frozen=True):
    seat: int
    land: int
    island: str
    squares: tuple[str, ...]
    colour: str


class IslandBegun(Event, frozen=True):
    seat: int
    land: int
    island: str
    volcanoes: int


class Surrounded(Event, frozen=True):
    seat: int
    land: int
    island: str
    landmark: str
    square: str
    single: bool


class OutlineFilled(Event, frozen=True):
    seat: int
    land: int
    island: str
    own: bool
    points: int


class Resolved(Event, frozen=True):
    seat: int
    trigger: str


class CoinsTaken(Event, frozen=True):
    """A volcano took coins from another player."""

    seat: int
    victim: int
    coins: int


class TokenTaken(Event, frozen=True):
    seat: int
    victim: int
    token: str


class Gained(Event, frozen=True):
    """Coins from the reserve."""

    seat: int
    coins: int


class Paid(Event, frozen=True):
    """Coins to the reserve."""

    seat: int
    coins: int


class Researched(Event, frozen=True):
    seat: int
    technology: str
    level: int


class UsedTechnology(Event, frozen=True):
    seat: int
    technology: str
    level: int


class RoundBegan(Event, frozen=True):
    round: int
    space: int
    colour: str
    first: int


class GameEnded(Event, frozen=True):
    reason: str
