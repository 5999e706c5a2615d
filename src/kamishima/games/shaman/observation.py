"""What a seat sees of Shaman Island as numbers: named blocks, written from its View alone."""

from __future__ import annotations

from typing import Final, cast

from kamishima.core.observation import MANY, Block, BlockLayout, Buffer, Cells, Seen, places
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.rules.state import BUILD, COIN, LOT, OVER, PLACE, SETTLE, TURN
from kamishima.games.shaman.show.view import Tribe, View

PHASES: Final = (LOT, BUILD, COIN, PLACE, TURN, SETTLE, OVER)
NUMBERS: Final = ("round", "last-round", "actions-left", "islands", "islands-to-end", "sunk")
OF_A_STACK: Final = ("column", "row", "height", "island", "tiles of the island")
OF_A_PIECE: Final = ("warrior", "shaman", "spirit", "host")
OF_A_TRIBE: Final = ("in hand", "shaman on the land", "score")


class Blocks(BlockLayout):
    """Where each block begins."""

    def __init__(self, game: ShamanIsland) -> None:
        super().__init__(game.players)
        stacks, players, coins = game.slots, game.players, len(game.coins)
        pieces = (stacks, 4, len(OF_A_PIECE), players)
        self.phase: Final = self.add("phase", (len(PHASES),), f"what is being decided: {', '.join(PHASES)}")
        self.acting: Final = self.add_seat("acting", "whose decision it is")
        self.turn: Final = self.add_seat("turn", "whose turn it is")
        self.starter: Final = self.add_seat("starter", "who began")
        self.numbers: Final = self.add("numbers", (len(NUMBERS),), ", ".join(NUMBERS), MANY, 10)
        stack = f"from south-west to north-east: {', '.join(OF_A_STACK)}"
        self.stacks: Final = self.add("stacks", (stacks, len(OF_A_STACK)), stack, MANY, 50)
        self.pieces: Final = self.add("pieces", pieces, f"whose piece is there: {', '.join(OF_A_PIECE)}")
        coin = "the coin of the warrior there, where the seat may know it"
        self.coins: Final = self.add("coins", (stacks, 4, coins), coin)
        in_hand = "one's own coins that are still to be placed"
        self.coins_in_hand: Final = self.add("coins-in-hand", (coins,), in_hand)
        self.coin: Final = self.add("coin", (coins,), "the coin that the seat has chosen to place next")
        self.rider: Final = self.add("rider", (players, 2), "whose warrior, or shaman, is being set down")
        self.rider_coin: Final = self.add("rider-coin", (coins,), "its coin, where the seat may know it")
        self.tribes: Final = self.add("tribes", (players, len(OF_A_TRIBE)), ", ".join(OF_A_TRIBE), MANY, 6)


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

    def stand_on(self, shore: Shore, at: Blocks, players: int, coins: int) -> None:
        """Find the places of the numbers on another shore."""
        self.shore = shore
        self.marks = marks = []
        self.coin_marks = coin_marks = []
        for piece in range(len(self._spaces)):
            space = shore.spaces[self._spaces[piece]]
            marks.append(at.pieces + (space * len(OF_A_PIECE) + self._kinds[piece]) * players)
        for piece in range(len(self._coins)):
            coin_marks.append(at.coins + shore.spaces[self._coin_spaces[piece]] * coins + self._coins[piece])


class LandBuffer(Buffer):
    """What an audience saw last."""

    def __init__(self, size: int, players: int, seat: int) -> None:
        super().__init__(size, players, seat)
        self.shore: Shore | None = None
        self.tribes: Final[list[Pieces | None]] = [None] * players


class Encoder:
    def __init__(self, game: ShamanIsland, tail: int = 0) -> None:
        self._at: Final = Blocks(game)
        self.blocks: Final[list[Block]] = self._at.blocks
        self.size: Final[int] = self._at.size
        self._players: Final[int] = game.players
        self._coins: Final[dict[str, int]] = places(game.coins)
        self._phases: Final[dict[str, int]] = places(PHASES)
        self._no_course: Final = bytearray(self._at.stacks)
        self._no_hand: Final = bytearray(self.size - self._at.coins_in_hand)
        self._shore: Shore | None = None
        self._pieces: Final[list[Pieces | None]] = [None] * (2 * game.players)
        """Tribes as they were written last, for others and for themselves."""
        self._buffers: Final = [LandBuffer(self.size + tail, game.players, seat) for seat in range(game.players + 1)]
        """By seat; the last is that of spectators."""

    def write(self, shown: object) -> Seen:
        view = cast(View, shown)
        seat = view.seat
        buffer = self._buffers[-1 if seat is None else seat]
        buffer.wide = []
        self._write_land(buffer, view)
        self._write_course(buffer, view)
        self._write_tribes(buffer, view)
        self._write_hand(buffer, view)
        return buffer.cells, buffer.wide

    def _write_land(self, buffer: LandBuffer, view: View) -> None:
        """The land, and no pieces on it, where it has changed; nothing of what is told of the course and of hands."""
        shore = self._shore
        if shore is None or shore.stacks is not view.stacks:
            shore = self._shore = Shore(view, self._at.stacks, self.size)
        if buffer.shore is shore:
            buffer.fill(0, self._no_course)
            buffer.fill(self._at.coins_in_hand, self._no_hand)
            return
        buffer.shore = shore
        buffer.fill(0, shore.cells)
        for place in range(self._players):
            buffer.tribes[place] = None

    def _write_course(self, buffer: Buffer, view: View) -> None:
        at, cells = self._at, buffer.cells
        if view.phase in self._phases:  # nothing is decided while coins are dealt
            cells[at.phase + self._phases[view.phase]] = 1
        buffer.mark_seat(at.acting, view.acting)
        buffer.mark_seat(at.turn, view.turn_of)
        buffer.mark_seat(at.starter, view.starter)
        start = at.numbers
        buffer.put(start, view.round)
        buffer.put(start + 1, view.last_round)
        cells[start + 2] = view.actions_left
        cells[start + 3] = len(view.islands)
        cells[start + 4] = view.islands_to_end
        cells[start + 5] = view.sunk

    def _write_tribes(self, buffer: LandBuffer, view: View) -> None:
        """The pieces of tribes that have changed: all are taken off before any is set down."""
        cells, start = buffer.cells, self._at.tribes
        changed: list[int] = []
        for owner, tribe in enumerate(view.tribes):
            place = buffer.place_of(owner)
            pieces = self._pieces_of(2 * owner + (1 if owner == view.seat else 0), tribe)
            before = buffer.tribes[place]
            if before is not pieces:
                if before is not None:
                    _mark(cells, before, place, 0)
                buffer.tribes[place] = pieces
                changed.append(place)
            cells[start + place * len(OF_A_TRIBE)] = pieces.in_hand
            cells[start + place * len(OF_A_TRIBE) + 1] = 1 if pieces.has_shaman else 0
        for place in changed:
            standing = buffer.tribes[place]
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

    def _write_hand(self, buffer: Buffer, view: View) -> None:
        at, cells = self._at, buffer.cells
        seat, chosen, rider = view.seat, view.coin, view.rider
        mine = None if seat is None else view.tribes[seat].coins_in_hand
        if mine is not None:
            for coin in mine:
                cells[at.coins_in_hand + self._coins[coin]] = 1
        if chosen is not None:
            cells[at.coin + self._coins[chosen]] = 1
        if rider is not None:
            cells[at.rider + 2 * buffer.place_of(rider.seat) + (1 if rider.piece == "shaman" else 0)] = 1
            if rider.coin is not None:
                cells[at.rider_coin + self._coins[rider.coin]] = 1
        for owner, score in enumerate(view.scores):
            buffer.put(at.tribes + buffer.place_of(owner) * len(OF_A_TRIBE) + 2, score)


def _mark(cells: Cells, pieces: Pieces, place: int, number: int) -> None:
    """Set a tribe down, or take it off; it sits so many places from whoever looks."""
    for mark in pieces.marks:
        cells[mark + place] = number
    for coin in pieces.coin_marks:
        cells[coin] = number
