"""What seats see as NumPy arrays, with a plan that names every number."""

from __future__ import annotations

from typing import Any, Protocol, cast

from kamishima.adapters.extras import missing
from kamishima.adapters.steps import Fork, Speech, Table
from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame, SeatId, State
from kamishima.games.islands import encode as islands
from kamishima.games.origami import encode as origami
from kamishima.games.shaman import encode as shaman

try:
    import numpy as np
    from numpy import frombuffer
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error, "arrays") from None

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
Cells = tuple[bytearray, list[tuple[int, int]]]
"""Numbers as an encoder writes them: a byte each, and those that do not fit with their places."""
SAID = "said"
_BYTE, _FLOAT, _BIT = np.dtype(np.uint8), np.dtype(np.float32), np.dtype(np.int8)


class Block:
    """One named part of an observation."""

    def __init__(self, name: str, shape: tuple[int, ...], bounds: tuple[int, int], much: int, meaning: str) -> None:
        self.name = name
        self.shape = shape
        self.low, self.high = bounds
        self.much = much
        """What is usually a lot: numbers divided by it are about between 0 and 1."""
        self.meaning = meaning
        self.size = int(np.prod(shape))


class Plan:
    """The blocks of an observation in their order."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.size = sum([block.size for block in blocks])
        self.places: dict[str, slice] = {}
        start = 0
        for block in blocks:
            self.places[block.name] = slice(start, start + block.size)
            start += block.size
        self.low: Numbers = self._spread([block.low for block in blocks])
        self.high: Numbers = self._spread([block.high for block in blocks])
        self.much: Numbers = self._spread([block.much for block in blocks])

    def _spread(self, values: list[int]) -> Numbers:
        """One value for each block, repeated for each of its numbers."""
        return np.repeat(np.array(values, np.float32), [block.size for block in self.blocks])

    def split(self, observation: Numbers) -> dict[str, Numbers]:
        """The named arrays of an observation, or of many of them at once: views of it, not copies."""
        before = observation.shape[:-1]
        return {
            block.name: observation[..., self.places[block.name]].reshape(*before, *block.shape)
            for block in self.blocks
        }

    def scaled(self, observation: Numbers) -> Numbers:
        """The same numbers, each divided by what is usually a lot of it."""
        return observation / self.much


class Encoder(Protocol):
    """What the `encode.py` of a game gives."""

    blocks: list[tuple[str, tuple[int, ...], int, int, int, str]]
    size: int

    def write(self, shown: object) -> Cells:
        """A view as numbers, and those that are too wide for their cells."""
        ...


def encoder_of(game: AnyGame, tail: int = 0) -> Encoder:
    """What writes the views of a table as numbers, with so many zeros behind them."""
    made = {"origami": origami.Encoder, "islands": islands.Encoder, "shaman": shaman.Encoder}
    if game.name not in made:
        raise KamishimaError(f"{game.name} cannot be written as numbers; games are {', '.join(made)}")
    return cast(Any, made[game.name])(game, tail)  # type: ignore[no-any-return]  # each takes the game of its own


class Observer:
    """Observations and masks of one table. They follow from the View of the seat, and from what it has said itself."""

    def __init__(self, game: AnyGame, speech: Speech) -> None:
        self._game = game
        self._encoder = encoder_of(game, speech.size)
        self._words = speech.size
        blocks = [Block(block[0], block[1], (block[2], block[3]), block[4], block[5]) for block in self._encoder.blocks]
        meaning = "the words that the seat has said in this decision, by their numbers: 1 for the first, and so on"
        self.plan = Plan([*blocks, Block(SAID, (speech.size,), (0, 99), 3, meaning)])
        self._first = self._encoder.size
        self._state: State | None = None
        """The position that was looked at last, and how seats see it."""
        self._seen: dict[SeatId | None, Cells] = {}

    def base(self, state: State, seat: SeatId | None) -> Numbers:
        """What a seat sees, as if it had said nothing."""
        return self.observation(state, seat, None)

    def observation(self, state: State, seat: SeatId | None, fork: Fork | None) -> Numbers:
        """What a seat sees and has said, as a fresh array."""
        if state is not self._state:
            self._state = state
            self._seen.clear()
        cells = self._seen.get(seat)
        if cells is None:  # it is the same all through a decision, so it is remembered
            cells = self._seen[seat] = self._encoder.write(self._game.view(state, seat))
        seen = frombuffer(cells[0], _BYTE).astype(_FLOAT)
        for place, number in cells[1]:
            seen[place] = number
        if fork is not None:
            first = self._first
            for place, number in enumerate(fork.said, start=1):
                seen[first + number] = place
        return seen

    def write(self, state: State, seat: SeatId | None, into: Numbers) -> None:
        """Write what a seat sees, as if it had said nothing, into an array that is there already."""
        cells, wide = self._encoder.write(self._game.view(state, seat))
        into[:] = frombuffer(cells, _BYTE)
        for place, number in wide:
            into[place] = number

    def observe(self, table: Table, seat: SeatId | None) -> Numbers:
        """The present observation of a seat; only the one that is choosing has said something."""
        return self.observation(table.state, seat, table.fork if seat == table.seat else None)

    def mask(self, fork: Fork | None) -> Mask:
        """Which words can follow: 1 for each that can."""
        cells = bytearray(self._words)
        if fork is not None:
            for number in fork.numbers:
                cells[number] = 1
        return frombuffer(cells, _BIT)
