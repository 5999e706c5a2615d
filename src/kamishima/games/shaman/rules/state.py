from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kamishima.core import game as core
from kamishima.core.turn import SeatId
from kamishima.games.shaman.rules.actions import Space
from kamishima.games.shaman.rules.geometry import NOWHERE
from kamishima.games.shaman.rules.land import Land

LOT: Final = "lot"
DEAL: Final = "deal"
BUILD: Final = "build"
COIN: Final = "coin"
PLACE: Final = "place"
TURN: Final = "turn"
SETTLE: Final = "settle"
OVER: Final = "over"


class Return:
    """A spirit movement that has been completed: who came to stand where at that moment.

    Another one that is completed in the same step may take the same pieces further, so the spaces are kept here.
    """

    def __init__(
        self, seat: SeatId, host: i64, rider: i64, shaman: Space, warrior: Space, *, landed: Space | None
    ) -> None:
        self.seat: Final = seat
        self.host: Final[i64] = host
        """The warrior that changed places with the shaman."""
        self.rider: Final[i64] = rider
        """The piece that rode along; NOWHERE when there was none."""
        self.shaman: Final = shaman
        """Where the shaman came to stand."""
        self.warrior: Final = warrior
        """Where the warrior came to stand."""
        self.landed: Final = landed
        """Where the rider came down by itself; nothing without a rider, or where its place is still to be chosen."""


class State(core.State):
    """Everything about a table. A state that has been returned is never changed; rules work on a `copy`.

    Pieces are counted through: `size` for each seat, first its shaman, then its warriors in the order of their coins.
    """

    derived: ClassVar[tuple[str, ...]] = ("players", "returns", "tribes")

    def __init__(self, size: i64, land: Land, where: list[i64], dice: list[i64], hosts: list[i64]) -> None:
        self.players: i64 = len(dice)
        self.size: i64 = size
        self.phase: str = LOT
        self.land: Land = land
        self.where: list[i64] = where
        """The cell of each piece; NOWHERE in hand, in the spirit world, or while a rider is being set down."""
        self.dice: list[i64] = dice
        """The cell of each seat's spirit, while a spirit movement is under way (S5.1)."""
        self.hosts: list[i64] = hosts
        """The warrior that each shaman is laid on meanwhile."""
        self.coin: i64 = NOWHERE
        """The coin that has been chosen to be placed next."""
        self.rider: i64 = NOWHERE
        """The piece that is to be set down (S5.4)."""
        self.settler: SeatId = SeatId(0)
        """Who sets it down."""
        self.seat: SeatId = SeatId(0)
        """Whose turn it is."""
        self.starter: SeatId | None = None
        self.turns: i64 = 0
        """How many turns have been finished."""
        self.actions: i64 = 0
        """How many actions are left in this turn (S3.1)."""
        self.sunk: i64 = 0
        self.dealt: i64 = 0
        """How many coins chance has dealt so far, in a position that was placed by hand; see `dealing`."""
        self.ended: str = ""
        """Why the game is over, or about to be; empty while it is not."""
        self.returns: tuple[Return, ...] = ()
        """What the step that led here completed: part of the story, not of the position, so never copied or encoded."""
        self.tribes: list[object] | None = None
        """Cache: tribes as they were last shown in this match, with what they follow from."""

    @staticmethod
    def empty(players: i64, size: i64, land: Land) -> State:
        return State(size, land, [NOWHERE] * (players * size), [NOWHERE] * players, [NOWHERE] * players)

    def copy(self) -> State:
        other = State(self.size, self.land, self.where[:], self.dice[:], self.hosts[:])
        other.phase = self.phase
        other.coin = self.coin
        other.rider = self.rider
        other.settler = self.settler
        other.seat = self.seat
        other.starter = self.starter
        other.turns = self.turns
        other.actions = self.actions
        other.sunk = self.sunk
        other.dealt = self.dealt
        other.ended = self.ended
        other.tribes = self.tribes
        return other

    def set_spirit(self, seat: i64, die: i64, host: i64) -> None:
        """Note where a seat's spirit is, and on which warrior its shaman lies; on a copy."""
        self.dice[seat] = die
        self.hosts[seat] = host

    def shaman(self, seat: i64) -> i64:
        return seat * self.size

    def owner(self, piece: i64) -> i64:
        return piece // self.size

    def piece_on(self, cell: i64) -> i64:
        """The piece on a cell; NOWHERE when there is none."""
        where = self.where
        for piece in range(len(where)):
            if where[piece] == cell:
                return piece
        return NOWHERE

    def pieces_placed(self) -> i64:
        count: i64 = 0
        for cell in self.where:
            if cell >= 0:
                count += 1
        return count

    def empty_cells(self, island: i64) -> list[i64]:
        """The cells of an island, or of all slots in a set, without piece and spirit."""
        taken = self.taken()
        found: list[i64] = []
        for slot in range(self.land.slots):
            if (island >> slot) & 1 and self.land.heights[slot] > 0:
                for cell in range(4 * slot, 4 * slot + 4):
                    if taken[cell] == 0:
                        found.append(cell)
        return found

    def taken(self) -> list[i64]:
        """For each cell whether a piece or a spirit is on it."""
        taken: list[i64] = [0] * (4 * self.land.slots)
        for cell in self.where:
            if cell >= 0:
                taken[cell] = 1
        for cell in self.dice:
            if cell >= 0:
                taken[cell] = 1
        return taken
