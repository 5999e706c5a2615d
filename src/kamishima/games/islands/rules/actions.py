"""What players and chance say in Origami Islands."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import Action, Chance, SeatId, WordedAction, seat_word
from kamishima.core.words import Phrase
from kamishima.games.islands.pack.landmarks import COLOURS, SIDE, Cell, cell_word
from kamishima.games.islands.pack.shapes import TURNS, UNTURNED
from kamishima.games.islands.rules.state import TECHNOLOGIES

LANDS: Final = 4
LAND_WORDS: Final = ("i1", "i2", "i3", "i4")
"""A player's islands: the two of the first sheet kept, then the two of the second."""
SIDES: Final = ("single", "mixed")

TRIGGERS: Final = (
    "outline-own", "outline-other", "coal-single", "coal-mixed", "gold-single", "gold-mixed",
    "volcano-single", "volcano-mixed", "grove-single", "grove-mixed",
)  # fmt: skip
"""What a painting action can set off, in canonical order."""


PASS: Final = WordedAction("pass")
DECLINE: Final = WordedAction("decline")
SKIP: Final = WordedAction("skip")
DEAL: Final = WordedAction("deal")
PLAIN_WORDS: Final = {"pass": PASS, "decline": DECLINE, "skip": SKIP, "deal": DEAL}


class Sheet(WordedAction):
    """Chance deals a sheet (I1.1)."""

    def __init__(self, sheet: int, name: str) -> None:
        super().__init__("sheet", name)
        self.sheet: Final = sheet
        self.name: Final = name


class Keep(Action):
    """Keep two sheets (I1.1)."""

    def __init__(self, sheets: tuple[int, int], names: tuple[str, str]) -> None:
        self.sheets: Final = sheets
        self.names: Final = names

    def phrase(self) -> Phrase:
        return Phrase(("keep",), self.names)


class Die(WordedAction):
    """Chance rolls one die: the auction die or the colour die."""

    def __init__(self, value: int) -> None:
        super().__init__("die", str(value))
        self.value: Final = value


class Dice(WordedAction):
    """Chance rolls both dice for Carrambah; the smaller number first (I10.1)."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__("dice", str(low), str(high))
        self.low: Final = low
        self.high: Final = high


class Bid(WordedAction):
    """Bid so many coins (I2.1)."""

    def __init__(self, coins: int) -> None:
        super().__init__("bid", str(coins))
        self.coins: Final = coins


class ChooseShape(WordedAction):
    """Choose one of the shapes of cards #2 to #5."""

    def __init__(self, shape: int, name: str) -> None:
        super().__init__("shape", name)
        self.shape: Final = shape
        self.name: Final = name


class Paint(Action):
    """Paint a square, or a piece of the shape under way: island, anchor, turn, colour (I4.1)."""

    def __init__(self, land: int, place: int, turn: int, colour: int) -> None:
        self.land: Final = land
        self.place: Final = place
        self.turn: Final = turn
        self.colour: Final = colour
        self._phrase: Phrase | None = None

    def phrase(self) -> Phrase:
        if self._phrase is None:
            self._phrase = self._make_phrase()
        return self._phrase

    def head_word(self, depth: int) -> str | None:
        return "paint" if depth == 0 else None

    def _make_phrase(self) -> Phrase:
        square = cell_word((self.place % SIDE, self.place // SIDE))
        turn = () if self.turn == UNTURNED else (TURNS[self.turn],)
        return Phrase(("paint", LAND_WORDS[self.land], square, *turn, COLOURS[self.colour]))


class PaintFree(Action):
    """Paint squares of any form that hang together, named one by one (I10.5)."""

    def __init__(self, land: int, cells: tuple[Cell, ...], colour: int) -> None:
        self.land: Final = land
        self.cells: Final = cells
        """Row by row."""
        self.colour: Final = colour

    def phrase(self) -> Phrase:
        squares = tuple([cell_word(cell) for cell in self.cells])
        return Phrase(("paint", LAND_WORDS[self.land]), squares, COLOURS[self.colour])


class Resolve(WordedAction):
    """Work off this trigger next (I5.10)."""

    def __init__(self, trigger: int) -> None:
        super().__init__("resolve", TRIGGERS[trigger])
        self.trigger: Final = trigger


class Rob(WordedAction):
    """Choose which of the richest players loses coins to the volcano (I5.6)."""

    def __init__(self, seat: SeatId) -> None:
        super().__init__("rob", seat_word(seat))
        self.seat: Final = seat


class Take(WordedAction):
    """Choose whose token is taken, and which (I9.1)."""

    def __init__(self, seat: SeatId, side: int) -> None:
        super().__init__("take", seat_word(seat), SIDES[side])
        self.seat: Final = seat
        self.side: Final = side


class Research(WordedAction):
    """Research the next level of a technology (I10.3)."""

    def __init__(self, technology: int) -> None:
        super().__init__("research", TECHNOLOGIES[technology])
        self.technology: Final = technology


class Use(WordedAction):
    """Use a researched level of a technology; `detail` names a die or a shape (I10.4)."""

    def __init__(self, technology: int, level: int, detail: str = "") -> None:
        super().__init__("use", TECHNOLOGIES[technology], str(level), *([detail] if detail else []))
        self.technology: Final = technology
        self.level: Final = level
        self.detail: Final = detail


_ways = UNTURNED + 1
PAINTS: Final[list[Action]] = [
    Paint(land, place, turn, colour)
    for land in range(LANDS)
    for place in range(SIDE * SIDE)
    for turn in range(_ways)
    for colour in range(len(COLOURS))
]
"""Every painting of a square or a piece, made once; `first_paint` says where they stand."""


def first_paint(land: int, place: int, turn: int) -> int:
    """Where in `PAINTS` a painting stands in blue; green and red follow."""
    return ((land * 64 + place) * 5 + turn) * 3


USUAL_BIDS: Final[tuple[Action, ...]] = tuple([Bid(coins) for coins in range(100)])


def bids(least: int, most: int) -> tuple[Action, ...]:
    if most < 100:
        return USUAL_BIDS[least : most + 1]
    return USUAL_BIDS[least:] + tuple([Bid(coins) for coins in range(max(least, 100), most + 1)])


ROLL: Final = Chance(tuple([Die(value) for value in range(1, 7)]), (1,) * 6)
"""One die."""
ROLL_TWO: Final = Chance(
    tuple([Dice(low, high) for low in range(1, 7) for high in range(low, 7)]),
    tuple([1 if low == high else 2 for low in range(1, 7) for high in range(low, 7)]),
)
"""Both dice; who is who does not matter."""
RESOLVES: Final[list[Action]] = [Resolve(trigger) for trigger in range(len(TRIGGERS))]
RESEARCHES: Final[list[Action]] = [Research(technology) for technology in range(len(TECHNOLOGIES))]
