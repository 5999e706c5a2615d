"""What players and chance say in Origami Islands."""

from __future__ import annotations

from typing import Final

from kamishima.core.game import Action, Chance, SeatId, seat_word
from kamishima.core.words import Phrase
from kamishima.games.islands.landmarks import COLOURS, SIDE, Cell, cell_word
from kamishima.games.islands.shapes import TURNS, UNTURNED
from kamishima.games.islands.state import TECHNOLOGIES

LANDS: Final = 4
LAND_WORDS: Final = ("i1", "i2", "i3", "i4")
"""A player's islands: the two of the first sheet kept, then the two of the second."""
SIDES: Final = ("single", "mixed")

TRIGGERS: Final = (
    "outline-own", "outline-other", "coal-single", "coal-mixed", "gold-single", "gold-mixed",
    "volcano-single", "volcano-mixed", "grove-single", "grove-mixed",
)  # fmt: skip
"""What a painting action can set off, in canonical order."""


class Plain(Action):
    """A single word."""

    def __init__(self, word: str) -> None:
        self.word: Final = word
        self._phrase: Final = Phrase((word,))

    def phrase(self) -> Phrase:
        return self._phrase

    def head_word(self, depth: int) -> str | None:
        return self.word if depth == 0 else None


PASS: Final = Plain("pass")
DECLINE: Final = Plain("decline")
SKIP: Final = Plain("skip")
DEAL: Final = Plain("deal")
PLAIN_WORDS: Final = {"pass": PASS, "decline": DECLINE, "skip": SKIP, "deal": DEAL}


class Sheet(Action):
    """Chance deals a sheet (I1.1)."""

    def __init__(self, sheet: int, name: str) -> None:
        self.sheet: Final = sheet
        self.name: Final = name

    def phrase(self) -> Phrase:
        return Phrase(("sheet", self.name))


class Keep(Action):
    """Keep two sheets (I1.1)."""

    def __init__(self, sheets: tuple[int, int], names: tuple[str, str]) -> None:
        self.sheets: Final = sheets
        self.names: Final = names

    def phrase(self) -> Phrase:
        return Phrase(("keep",), self.names)


class Start(Action):
    """Chance picks the first player (I1.1)."""

    def __init__(self, seat: SeatId) -> None:
        self.seat: Final = seat

    def phrase(self) -> Phrase:
        return Phrase(("start", seat_word(self.seat)))


class Die(Action):
    """Chance rolls one die: the auction die or the colour die."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def phrase(self) -> Phrase:
        return Phrase(("die", str(self.value)))


class Dice(Action):
    """Chance rolls both dice for Carrambah; the smaller number first (I10.1)."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def phrase(self) -> Phrase:
        return Phrase(("dice", str(self.low), str(self.high)))


class Bid(Action):
    """Bid so many coins (I2.1)."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins
        self._phrase: Phrase | None = None

    def phrase(self) -> Phrase:
        if self._phrase is None:
            self._phrase = Phrase(("bid", str(self.coins)))
        return self._phrase

    def head_word(self, depth: int) -> str | None:
        return "bid" if depth == 0 else None


class ChooseShape(Action):
    """Choose one of the shapes of cards #2 to #5."""

    def __init__(self, shape: int, name: str) -> None:
        self.shape: Final = shape
        self.name: Final = name

    def phrase(self) -> Phrase:
        return Phrase(("shape", self.name))


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


class Resolve(Action):
    """Work off this trigger next (I5.10)."""

    def __init__(self, trigger: int) -> None:
        self.trigger: Final = trigger

    def phrase(self) -> Phrase:
        return Phrase(("resolve", TRIGGERS[self.trigger]))


class Rob(Action):
    """Choose which of the richest players loses coins to the volcano (I5.6)."""

    def __init__(self, seat: SeatId) -> None:
        self.seat: Final = seat

    def phrase(self) -> Phrase:
        return Phrase(("rob", seat_word(self.seat)))


class Take(Action):
    """Choose whose token is taken, and which (I9.1)."""

    def __init__(self, seat: SeatId, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def phrase(self) -> Phrase:
        return Phrase(("take", seat_word(self.seat), SIDES[self.side]))


class Research(Action):
    """Research the next level of a technology (I10.3)."""

    def __init__(self, technology: int) -> None:
        self.technology: Final = technology

    def phrase(self) -> Phrase:
        return Phrase(("research", TECHNOLOGIES[self.technology]))


class Use(Action):
    """Use a researched level of a technology; `detail` names a die or a shape (I10.4)."""

    def __init__(self, technology: int, level: int, detail: str = "") -> None:
        self.technology: Final = technology
        self.level: Final = level
        self.detail: Final = detail

    def phrase(self) -> Phrase:
        detail = (self.detail,) if self.detail else ()
        return Phrase(("use", TECHNOLOGIES[self.technology], str(self.level), *detail))


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
    """All bids from one amount to another."""
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
