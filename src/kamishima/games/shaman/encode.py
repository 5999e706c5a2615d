"""What a seat sees of Shaman Island as numbers: named blocks, written from its View alone."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from kamishima.games.shaman.rules import ShamanIsland
from kamishima.games.shaman.state import BUILD, COIN, LOT, OVER, PLACE, SETTLE, TURN
from kamishima.games.shaman.view import Stack, Tribe, View

Block = tuple[str, tuple[int, ...], int, int, int, str]
"""Name, shape, least value, greatest value, what is usually a lot, and meaning."""

Cells = bytearray
"""A number for each place of the blocks, one byte each; numbers that do not fit a byte stand beside them."""
Wide = list[tuple[int, int]]

PHASES: Final = (LOT, BUILD, COIN, PLACE, TURN, SETTLE, OVER)
NUMBERS: Final = ("round", "last-round", "actions-left", "islands", "islands-to-end", "sunk")
OF_A_STACK: Final = ("column", "row", "height", "island", "tiles of the island")
OF_A_PIECE: Final = ("warrior", "shaman", "spirit", "host")
OF_A_TRIBE: Final = ("in hand", "shaman on the land", "score")
MANY: Final = 9999
"""Nothing is counted further than this."""
MOST_KEPT: Final = 256
"""So many lands are remembered as numbers."""


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


class Encoder:
    """Writes views of one table as numbers; seats count from the one that looks. A tail is left for others to fill."""

    def __init__(self, game: ShamanIsland, tail: int = 0) -> None:
        self.blocks: Final[list[Block]] = blocks(game)
        self.size: Final[int] = sum([_size(block[1]) for block in self.blocks])
        self._players: Final[int] = game.players
        self._coins: Final[dict[str, int]] = {name: place for place, name in enumerate(game.coins)}
        self._phases: Final[dict[str, int]] = {name: place for place, name in enumerate(PHASES)}
        self._at: Final[dict[str, int]] = _offsets(self.blocks)
        self._blank: Final = bytes(self.size + tail)
        self._kept: Final[dict[int, tuple[tuple[Stack, ...], Cells, dict[str, int]]]] = {}
        """Lands that were written, since they often lie as they lay: stacks, numbers, and where the spaces are."""

    def write(self, shown: object) -> tuple[Cells, Wide]:
        """A view as numbers, and those that are too wide for their cells."""
        view = cast(View, shown)
        kept = self._kept.get(id(view.stacks))  # whoever is in there is alive, so nobody else has its address
        _, land, spaces = self._write_land(view) if kept is None else kept
        cells = bytearray(land)
        wide: Wide = []
        me = view.seat if view.seat is not None else 0
        self._write_course(cells, wide, view, me)
        for owner, tribe in enumerate(view.tribes):
            self._write_tribe(cells, tribe, (owner - me) % self._players, spaces)
        self._write_hand(cells, wide, view, me)
        return cells, wide

    def _write_course(self, cells: Cells, wide: Wide, view: View, me: int) -> None:
        at = self._at
        if view.phase in self._phases:  # nothing is decided while coins are dealt
            cells[at["phase"] + self._phases[view.phase]] = 1
        if view.acting is not None:
            cells[at["acting"] + (view.acting - me) % self._players] = 1
        cells[at["turn"] + (view.turn_of - me) % self._players] = 1
        if view.starter is not None:
            cells[at["starter"] + (view.starter - me) % self._players] = 1
        start = at["numbers"]
        put(cells, wide, start, view.round)
        put(cells, wide, start + 1, view.last_round)
        cells[start + 2] = view.actions_left
        cells[start + 3] = len(view.islands)
        cells[start + 4] = view.islands_to_end
        cells[start + 5] = view.sunk

    def _write_land(self, view: View) -> tuple[tuple[Stack, ...], Cells, dict[str, int]]:
        """Write the stacks and islands alone, and note where each space stands: 4 × stack + corner."""
        cells = bytearray(self._blank)
        spaces: dict[str, int] = {}
        starts: dict[str, int] = {}
        for place, stack in enumerate(view.stacks):
            starts[stack.site] = self._write_stack(cells, place, stack)
            for corner, name in enumerate(stack.spaces):
                spaces[name] = 4 * place + corner
        for number, island in enumerate(view.islands):
            for site in island.sites:
                cells[starts[site] + 3] = number + 1
                cells[starts[site] + 4] = island.tiles
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        written = self._kept[id(view.stacks)] = (view.stacks, cells, spaces)
        return written

    def _write_stack(self, cells: Cells, place: int, stack: Stack) -> int:
        """Write a stack; returns where it begins."""
        start = self._at["stacks"] + place * len(OF_A_STACK)
        cells[start] = stack.x
        cells[start + 1] = stack.y
        cells[start + 2] = stack.height
        return start

    def _write_tribe(self, cells: Cells, tribe: Tribe, place: i64, spaces: dict[str, int]) -> None:
        players, coins = self._players, len(self._coins)
        pieces, known = self._at["pieces"] + place, self._at["coins"]
        a_space = len(OF_A_PIECE) * players
        for warrior in tribe.warriors:
            space = spaces[warrior.space]
            cells[pieces + space * a_space] = 1
            if warrior.coin is not None:
                cells[known + space * coins + self._coins[warrior.coin]] = 1
        if tribe.shaman is not None:
            cells[pieces + spaces[tribe.shaman] * a_space + players] = 1
        if tribe.spirit is not None:
            cells[pieces + spaces[tribe.spirit] * a_space + 2 * players] = 1
        if tribe.host is not None:
            cells[pieces + spaces[tribe.host] * a_space + 3 * players] = 1
        start = self._at["tribes"] + place * len(OF_A_TRIBE)
        cells[start] = tribe.in_hand
        cells[start + 1] = 1 if tribe.shaman is not None else 0

    def _write_hand(self, cells: Cells, wide: Wide, view: View, me: int) -> None:
        at = self._at
        mine = view.tribes[me].coins_in_hand
        if view.seat is not None and mine is not None:
            for coin in mine:
                cells[at["coins-in-hand"] + self._coins[coin]] = 1
        if view.coin is not None:
            cells[at["coin"] + self._coins[view.coin]] = 1
        rider = view.rider
        if rider is not None:
            place = (rider.seat - me) % self._players
            cells[at["rider"] + 2 * place + (1 if rider.piece == "shaman" else 0)] = 1
            if rider.coin is not None:
                cells[at["rider-coin"] + self._coins[rider.coin]] = 1
        for owner, score in enumerate(view.scores):
            put(cells, wide, at["tribes"] + (owner - me) % self._players * len(OF_A_TRIBE) + 2, score)


def put(cells: Cells, wide: Wide, place: int, number: int) -> None:
    """Write a number that may be too wide for its cell."""
    if 0 <= number < 256:
        cells[place] = number
    else:
        wide.append((place, number))


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for side in shape:
        size *= side
    return size


def _offsets(some: list[Block]) -> dict[str, int]:
    """Where each block begins."""
    found: dict[str, int] = {}
    start = 0
    for block in some:
        found[block[0]] = start
        start += _size(block[1])
    return found
