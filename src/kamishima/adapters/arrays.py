"""What seats see as NumPy arrays, with a plan that names every number."""

from __future__ import annotations

from typing import Any, cast

from kamishima.adapters.extras import missing
from kamishima.adapters.sight import Encoder, Sight
from kamishima.adapters.steps import Fork, Speech, Table
from kamishima.core.cells import Cells, Wide
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


def encoder_of(game: AnyGame, tail: int = 0) -> Encoder:
    """What writes the views of a table as numbers, with so many zeros behind them."""
    made = {"origami": origami.Encoder, "islands": islands.Encoder, "shaman": shaman.Encoder}
    if game.name not in made:
        raise KamishimaError(f"{game.name} cannot be written as numbers; games are {', '.join(made)}")
    return cast(Any, made[game.name])(game, tail)  # type: ignore[no-any-return]  # each takes the game of its own


class Observer:
    """Observations and masks of one table. They follow from the View of the seat, and from what it has said itself."""

    def __init__(self, game: AnyGame, speech: Speech) -> None:
        encoder = encoder_of(game, speech.size)
        blocks = [Block(block[0], block[1], (block[2], block[3]), block[4], block[5]) for block in encoder.blocks]
        meaning = "the words that the seat has said in this decision, by their numbers: 1 for the first, and so on"
        self.plan = Plan([*blocks, Block(SAID, (speech.size,), (0, 99), 3, meaning)])
        self.sight = Sight(game, encoder, speech.size)
        """The same before NumPy."""
        self._bytes: dict[SeatId | None, NDArray[np.uint8]] = {}
        """The cells of each audience, which it keeps."""

    def base(self, state: State, seat: SeatId | None) -> Numbers:
        """What a seat sees, as if it had said nothing."""
        return self.observation(state, seat, None)

    def observation(self, state: State, seat: SeatId | None, fork: Fork | None) -> Numbers:
        """What a seat sees and has said, as a fresh array."""
        cells, wide = self.sight.seen(state, seat, fork)
        return self._numbers(seat, cells, wide)

    def _numbers(self, seat: SeatId | None, cells: Cells, wide: Wide) -> Numbers:
        found = self._bytes.get(seat)
        if found is None:
            found = self._bytes[seat] = frombuffer(cells, _BYTE)
        seen = found.astype(_FLOAT)
        for place, number in wide:
            seen[place] = number
        return seen

    def observe(self, table: Table, seat: SeatId | None) -> Numbers:
        """The present observation of a seat; only the one that is choosing has said something."""
        return self.observation(table.state, seat, table.fork if seat == table.seat else None)

    def look(self, table: Table, seat: SeatId) -> tuple[Numbers, Mask]:
        """The present observation of a seat, and its mask; both at once are cheaper than one after the other."""
        cells, wide, mask = self.sight.look(table, seat)
        return self._numbers(seat, cells, wide), frombuffer(mask, _BIT)

    def mask(self, fork: Fork | None) -> Mask:
        """Which words can follow: 1 for each that can."""
        return frombuffer(self.sight.mask(fork), _BIT)
