from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kamishima.core import phases, wire
from kamishima.core.turn import SeatId
from kamishima.games.islands.rules.painting.atlas import Island

TECHNOLOGIES: Final = (
    "expancing", "auctionis", "economicus", "re-color", "re-roll", "transforming", "timenautics",
)  # fmt: skip
SIGNS: Final = ".bgr"
"""An unpainted square, and squares in blue, green and red."""
EXPANCING: Final = 0
AUCTIONIS: Final = 1
ECONOMICUS: Final = 2
RE_COLOR: Final = 3
RE_ROLL: Final = 4
TRANSFORMING: Final = 5
TIMENAUTICS: Final = 6


class Land:
    def __init__(self, island: Island, blue: i64, green: i64, red: i64, reach: i64, *, own: i64, other: i64) -> None:
        self.island: Final = island
        self.blue: Final[i64] = blue
        self.green: Final[i64] = green
        self.red: Final[i64] = red
        self.painted: Final[i64] = blue | green | red
        self.reach: Final[i64] = reach
        """The squares next to a painted one, painted or not."""
        self.own: Final[i64] = own
        """The outlines filled in their own colour; one bit each."""
        self.other: Final[i64] = other
        """The outlines filled in another colour."""
        self.signs = ""
        """Caches: the squares as text, and how the land is shown."""
        self.shown: object = None
        self.lines: object = None
        """Cache: its lines of the score sheet; a painted land never goes to another place."""
        self.sound = False
        """Whether it was examined and nothing was wrong with it."""

    def colour(self, index: int) -> i64:
        if index == 0:
            return self.blue
        return self.green if index == 1 else self.red

    def with_paint(self, squares: i64, touching: i64, colour: int) -> Land:
        blue, green, red = self.blue, self.green, self.red
        if colour == 0:
            blue |= squares
        elif colour == 1:
            green |= squares
        else:
            red |= squares
        own, other = self.own, self.other
        outlines = self.island.outlines
        for number in range(len(outlines)):
            if outlines[number].squares == squares:  # I5.9
                if outlines[number].colour == colour:
                    own |= 1 << number
                else:
                    other |= 1 << number
        return Land(self.island, blue, green, red, self.reach | touching, own=own, other=other)

    def surrounded(self, around: i64) -> bool:
        """Whether all these squares are painted."""
        return around & ~self.painted == 0

    def single(self, around: i64) -> bool:
        """Whether all these squares have one colour."""
        return around & ~self.blue == 0 or around & ~self.green == 0 or around & ~self.red == 0


def painted(land: Land) -> str:
    """The paintable squares of a land row by row, one sign each."""
    if not land.signs:
        signs: list[str] = []
        for square in range(len(land.island.cells)):
            colour = (land.blue >> square) & 1 | ((land.green >> square) & 1) << 1
            signs.append(SIGNS[3 if (land.red >> square) & 1 else colour])
        land.signs = "".join(signs)
    return land.signs


def bare(island: Island) -> Land:
    return Land(island, 0, 0, 0, 0, own=0, other=0)


class Player:
    derived: ClassVar[tuple[str, ...]] = ("shown",)

    def __init__(self) -> None:
        self.sheets: tuple[int, ...] = ()
        """The sheets dealt; those kept, once two are."""
        self.lands: tuple[Land, ...] = ()
        self.begun: tuple[int, ...] = ()
        """The places of the lands with paint, in the order in which they were begun."""
        self.coins = 0
        self.coal_any = 0
        """Coal pit tokens with "any colour" up."""
        self.coal_season = 0
        self.gold_two = 0
        """Gold mine tokens with "+2" up."""
        self.gold_one = 0
        self.access_any = 0
        """Accesses to a new island through either harbour."""
        self.access_regular = 0
        self.shown: object = None
        """Cache: how the player is shown, which follows from the rest and from whether the player has passed."""

    def copy(self) -> Player:
        other = Player()
        other.sheets = self.sheets
        other.lands = self.lands
        other.begun = self.begun
        other.coins = self.coins
        other.coal_any = self.coal_any
        other.coal_season = self.coal_season
        other.gold_two = self.gold_two
        other.gold_one = self.gold_one
        other.access_any = self.access_any
        other.access_regular = self.access_regular
        return other

    @property
    def volcano_tokens(self) -> int:
        """One for each volcano on a begun island that is not surrounded (I5.6)."""
        count = 0
        for place in self.begun:
            land = self.lands[place]
            for volcano in land.island.volcanoes:
                if not land.surrounded(volcano.around):
                    count += 1
        return count


class Frame(phases.Frame):
    """Something that is still to be done; each phase says what the numbers mean to it."""

    def __init__(
        self,
        phase: str,
        seat: SeatId,
        shape: int = 0,
        colours: int = 0,
        *,
        count: int = 0,
        items: tuple[int, ...] = (),
    ) -> None:
        super().__init__(phase, seat)
        self.shape: Final = shape
        self.colours: Final = colours
        """The colours allowed, one bit each; 0 when a colour is still to be rolled."""
        self.count: Final = count
        self.items: Final = items


class State(phases.StackState):
    stack: tuple[Frame, ...] = ()
    derived: ClassVar[tuple[str, ...]] = ("story",)

    def __init__(self) -> None:
        self.players: tuple[Player, ...] = ()
        self.first = SeatId(0)
        self.round = 0
        self.space = 0
        """Where the season marker stands, counted from 0."""
        self.card = 0
        """The development card being auctioned; 0 before the first roll."""
        self.bid = 0
        """The highest bid of the round."""
        self.leader: SeatId | None = None
        """Who made it; after the bidding, who won."""
        self.passed = 0
        """Who has passed, one bit for each seat."""
        self.carrambah = 0
        """Carrambah's bid, once rolled (I10.1)."""
        self.levels: tuple[int, ...] = ()
        """The researched level of each technology (I10.3)."""
        self.used = 0
        """The technologies used in this round, one bit each."""
        self.squares = 0
        """How many squares were painted in this round."""
        self.landmarks = 0
        """How many landmarks were surrounded in this round."""
        self.coal_reserve = 0
        """Tokens left in the reserve, where they are limited (I9.1)."""
        self.gold_reserve = 0
        self.issued = 0
        """Coins that the reserve has given out and not taken back: those that the players have together."""
        self.ended = ""
        """Why the game is over; empty while it is not."""
        self.story: tuple[wire.Event, ...] = ()
        """What went by itself in the step that led here, in order: a step may end one round and begin the next, so the
        position does not show it any more. Part of the story, not of the position: never copied or encoded."""

    def tell(self, event: wire.Event) -> None:
        """Note what has just gone by itself; on a copy."""
        self.story = self.story + (event,)

    def pop(self) -> Frame:
        frame = self.stack[-1]
        self.stack = self.stack[:-1]
        return frame

    def copy(self) -> State:
        other = State()
        other.players = self.players
        other.first = self.first
        other.round = self.round
        other.space = self.space
        other.card = self.card
        other.bid = self.bid
        other.leader = self.leader
        other.passed = self.passed
        other.carrambah = self.carrambah
        other.levels = self.levels
        other.used = self.used
        other.squares = self.squares
        other.landmarks = self.landmarks
        other.coal_reserve = self.coal_reserve
        other.gold_reserve = self.gold_reserve
        other.issued = self.issued
        other.ended = self.ended
        other.stack = self.stack
        return other

    def put(self, seat: SeatId, player: Player) -> None:
        self.players = self.players[:seat] + (player,) + self.players[seat + 1 :]

    def order_from(self, seat: SeatId) -> list[SeatId]:
        """All seats in the order of play, beginning with one."""
        players = len(self.players)
        return [SeatId((seat + step) % players) for step in range(players)]
