"""What a seat sees of Shaman Island as numbers: named blocks, written from its View alone."""

from __future__ import annotations

from typing import Final, cast

from kamishima.core.cells import MANY, Block, Cells, Seen, Wide, beginnings, fill, put, size_of
from kamishima.games.shaman.rules import ShamanIsland
from kamishima.games.shaman.state import BUILD, COIN, LOT, OVER, PLACE, SETTLE, TURN
from kamishima.games.shaman.view import Tribe, View

PHASES: Final = (LOT, BUILD, COIN, PLACE, TURN, SETTLE, OVER)
NUMBERS: Final = ("round", "last-round", "actions-left", "islands", "islands-to-end", "sunk")
OF_A_STACK: Final = ("column", "row", "height", "island", "tiles of the island")
OF_A_PIECE: Final = ("warrior", "shaman", "spirit", "host")
OF_A_TRIBE: Final = ("in hand", "shaman on the land", "score")


def blocks(game: ShamanIsland) -> list[Block]:
    """What the numbers mean, in their order."""
    stacks, players, coins = game.slots, game.players, len(game.coins)
    pieces = len(OF_A_PIECE)
    return [
        ("phase", (len(PHASES),), 0, 1, 1, f"what is being decided: {', '.join(PHASES)}"),
        ("acting", (players,), 0, 1, 1, "whose decision it is"),
        ("turn", (players,), 0, 1, 1, "whose turn it is"),
        ("starter", (players,), 0, 1, 1, "who began"),
        ("numbers", (len(NUMBERS),), 0, MANY, 10, ", ".join(NUMBERS)),
        ("stacks", (stacks, len(OF_A_STACK)), 0, MANY, 50, f"from south-west to north-east: {', '.join(OF_A_STACK)}"),
        ("pieces", (stacks, 4, pieces, players), 0, 1, 1, f"whose piece is there: {', '.join(OF_A_PIECE)}"),
        ("coins", (stacks, 4, coins), 0, 1, 1, "the coin of the warrior there, where the seat may know it"),
        ("coins-in-hand", (coins,), 0, 1, 1, "one's own coins that are still to be placed"),
        ("coin", (coins,), 0, 1, 1, "the coin that the seat has chosen to place next"),
        ("rider", (players, 2), 0, 1, 1, "whose warrior, or shaman, is being set down"),
        ("rider-coin", (coins,), 0, 1, 1, "its coin, where the seat may know it"),
        ("tribes", (players, len(OF_A_TRIBE)), 0, MANY, 6, ", ".join(OF_A_TRIBE)),
    ]


class At:
    """Where each block begins; one that a table does not have begins at the end."""

    def __init__(self, some: list[Block], end: int) -> None:
        found = beginnings(some)
        self.phase: Final = found.get("phase", end)
        self.acting: Final = found.get("acting", end)
        self.turn: Final = found.get("turn", end)
        self.starter: Final = found.get("starter", end)
        self.numbers: Final = found.get("numbers", end)
        self.stacks: Final = found.get("stacks", end)
        self.pieces: Final = found.get("pieces", end)
        self.coins: Final = found.get("coins", end)
        self.coins_in_hand: Final = found.get("coins-in-hand", end)
        self.coin: Final = found.get("coin", end)
        self.rider: Final = found.get("rider", end)
        self.rider_coin: Final = found.get("rider-coin", end)
        self.tribes: Final = found.get("tribes", end)


class Shore:
    """The stacks and islands as numbers, and where each space stands: 4 × stack + corner."""

    def __init__(self, view: View, start: int, size: int) -> None:
        self.stacks: Final = view.stacks
        self.cells: Final = bytearray(size)
        self.spaces: Final[dict[str, int]] = {}
        starts: dict[str, int] = {}
        cells = self.cells
        for place, stack in enumerate(view.stacks):
            first = starts[stack.site] = start + place * len(OF_A_STACK)
            cells[first] = stack.x
            cells[first + 1] = stack.y
            cells[first + 2] = stack.height
            for corner, name in enumerate(stack.spaces):
                self.spaces[name] = 4 * place + corner
        for number, island in enumerate(view.islands):
            tiles = island.tiles
            for site in island.sites:
                cells[starts[site] + 3] = number + 1
                cells[starts[site] + 4] = tiles


class Pieces:
    """The pieces of a tribe: the spaces they stand on, and where their numbers stand on the shore that is seen now."""

    def __init__(self, tribe: Tribe, coins: dict[str, int]) -> None:
        self.tribe: Final = tribe
        self.in_hand: Final = tribe.in_hand
        self.has_shaman: Final = tribe.shaman is not None
        self._spaces: Final[list[str]] = []
        self._kinds: Final[list[int]] = []
        """What stands there, by the order of `OF_A_PIECE`."""
        self._coin_spaces: Final[list[str]] = []
        self._coins: Final[list[int]] = []
        self.shore: Shore | None = None
        self.marks: list[int] = []
        """For the tribe of whoever looks; those of others are so many places farther as they sit away."""
        self.coin_marks: list[int] = []
        for warrior in tribe.warriors:
            space, coin = warrior.space, warrior.coin
            self._spaces.append(space)
            self._kinds.append(0)
            if coin is not None:
                self._coin_spaces.append(space)
                self._coins.append(coins[coin])
        for kind, name in enumerate((tribe.shaman, tribe.spirit, tribe.host), start=1):
            if name is not None:
                self._spaces.append(name)
                self._kinds.append(kind)

    def stand_on(self, shore: Shore, at: At, players: int, coins: int) -> None:
        """Find the places of the numbers on another shore."""
        self.shore = shore
        self.marks = marks = []
        self.coin_marks = coin_marks = []
        for piece in range(len(self._spaces)):
            space = shore.spaces[self._spaces[piece]]
            marks.append(at.pieces + (space * len(OF_A_PIECE) + self._kinds[piece]) * players)
        for piece in range(len(self._coins)):
            coin_marks.append(at.coins + shore.spaces[self._coin_spaces[piece]] * coins + self._coins[piece])


class Sight:
    """What an audience saw last as numbers: only what has changed is written again."""

    def __init__(self, size: int, players: int) -> None:
        self.cells: Final = bytearray(size)
        self.shore: Shore | None = None
        self.tribes: Final[list[Pieces | None]] = [None] * players


class Encoder:
    """Writes views of one table as numbers; seats count from the one that looks. A tail is left for others to fill.

    Most actions change one tribe or the land, and views share what has not changed; so what was written last is
    remembered, and only what has become another object is written anew.
    """

    def __init__(self, game: ShamanIsland, tail: int = 0) -> None:
        self.blocks: Final[list[Block]] = blocks(game)
        self.size: Final[int] = sum([size_of(block[1]) for block in self.blocks])
        self._players: Final[int] = game.players
        self._coins: Final[dict[str, int]] = {name: place for place, name in enumerate(game.coins)}
        self._phases: Final[dict[str, int]] = {name: place for place, name in enumerate(PHASES)}
        self._at: Final = At(self.blocks, self.size)
        self._no_course: Final = bytearray(self._at.stacks)
        self._no_hand: Final = bytearray(self.size - self._at.coins_in_hand)
        self._shore: Shore | None = None
        self._pieces: Final[list[Pieces | None]] = [None] * (2 * game.players)
        """Tribes as they were written last, for others and for themselves."""
        self._sights: Final = [Sight(self.size + tail, game.players) for _ in range(game.players + 1)]
        """By seat; the last is that of spectators."""

    def write(self, shown: object) -> Seen:
        """A view as numbers, and those that are too wide for their cells; the same audience gets the same cells."""
        view = cast(View, shown)
        seat = view.seat
        me = seat if seat is not None else 0
        sight = self._sights[seat if seat is not None else self._players]
        cells = sight.cells
        wide: Wide = []
        self._write_land(sight, view)
        self._write_course(cells, wide, view, me)
        self._write_tribes(sight, view, me)
        self._write_hand(cells, wide, view, me)
        return cells, wide

    def _write_land(self, sight: Sight, view: View) -> None:
        """The land, and no pieces on it, where it has changed; nothing of what is told of the course and of hands."""
        shore = self._shore
        if shore is None or shore.stacks is not view.stacks:
            shore = self._shore = Shore(view, self._at.stacks, self.size)
        cells = sight.cells
        if sight.shore is shore:
            fill(cells, 0, self._no_course)
            fill(cells, self._at.coins_in_hand, self._no_hand)
            return
        sight.shore = shore
        fill(cells, 0, shore.cells)
        for place in range(self._players):
            sight.tribes[place] = None

    def _write_course(self, cells: Cells, wide: Wide, view: View, me: int) -> None:
        at, acting, starter = self._at, view.acting, view.starter
        if view.phase in self._phases:  # nothing is decided while coins are dealt
            cells[at.phase + self._phases[view.phase]] = 1
        if acting is not None:
            cells[at.acting + (acting - me) % self._players] = 1
        cells[at.turn + (view.turn_of - me) % self._players] = 1
        if starter is not None:
            cells[at.starter + (starter - me) % self._players] = 1
        start = at.numbers
        put(cells, wide, start, view.round)
        put(cells, wide, start + 1, view.last_round)
        cells[start + 2] = view.actions_left
        cells[start + 3] = len(view.islands)
        cells[start + 4] = view.islands_to_end
        cells[start + 5] = view.sunk

    def _write_tribes(self, sight: Sight, view: View, me: int) -> None:
        """The pieces of tribes that have changed: all are taken off before any is set down."""
        cells, start = sight.cells, self._at.tribes
        changed: list[int] = []
        for owner, tribe in enumerate(view.tribes):
            place = (owner - me) % self._players
            pieces = self._pieces_of(2 * owner + (1 if owner == view.seat else 0), tribe)
            before = sight.tribes[place]
            if before is not pieces:
                if before is not None:
                    _mark(cells, before, place, 0)
                sight.tribes[place] = pieces
                changed.append(place)
            cells[start + place * len(OF_A_TRIBE)] = pieces.in_hand
            cells[start + place * len(OF_A_TRIBE) + 1] = 1 if pieces.has_shaman else 0
        for place in changed:
            standing = sight.tribes[place]
            assert standing is not None
            _mark(cells, standing, place, 1)

    def _pieces_of(self, number: int, tribe: Tribe) -> Pieces:
        """A tribe on the present shore: worked out once for all who see it alike."""
        shore, known = self._shore, self._pieces[number]
        assert shore is not None
        if known is None or known.tribe is not tribe:
            known = self._pieces[number] = Pieces(tribe, self._coins)
        if known.shore is not shore:
            known.stand_on(shore, self._at, self._players, len(self._coins))
        return known

    def _write_hand(self, cells: Cells, wide: Wide, view: View, me: int) -> None:
        at = self._at
        mine, chosen, rider = view.tribes[me].coins_in_hand, view.coin, view.rider
        if view.seat is not None and mine is not None:
            for coin in mine:
                cells[at.coins_in_hand + self._coins[coin]] = 1
        if chosen is not None:
            cells[at.coin + self._coins[chosen]] = 1
        if rider is not None:
            place = (rider.seat - me) % self._players
            cells[at.rider + 2 * place + (1 if rider.piece == "shaman" else 0)] = 1
            if rider.coin is not None:
                cells[at.rider_coin + self._coins[rider.coin]] = 1
        for owner, score in enumerate(view.scores):
            put(cells, wide, at.tribes + (owner - me) % self._players * len(OF_A_TRIBE) + 2, score)


def _mark(cells: Cells, pieces: Pieces, place: int, number: int) -> None:
    """Set a tribe down, or take it off; it sits so many places from whoever looks."""
    for mark in pieces.marks:
        cells[mark + place] = number
    for coin in pieces.coin_marks:
        cells[coin] = number
