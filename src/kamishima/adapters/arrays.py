"""What seats see as NumPy arrays, with a plan that names every number."""

from __future__ import annotations

from kamishima.adapters.observation import Encoder, Sight
from kamishima.adapters.word_steps import Vocabulary, WordChoice, WordPlay
from kamishima.core.game import AnyGame, State
from kamishima.core.observation import Block, Cells, Wide
from kamishima.core.turn import SeatId
from kamishima.extras import missing
from kamishima.games.registry import GAMES

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


class Plan:
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
        self.usual: Numbers = self._spread([block.usual for block in blocks])

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
        return observation / self.usual


def encoder_of(game: AnyGame, tail: int = 0) -> Encoder | None:
    """What writes the views of a table as numbers, with so many zeros behind them; few games have none."""
    box = GAMES.get(game.name)
    make = None if box is None else box.part(box.observation)
    encoder: Encoder | None = None if make is None else make(game, tail)
    return encoder


class Observer:
    """Observations and masks of one table. They follow from the View of the seat, and from what it has said itself."""

    def __init__(self, game: AnyGame, vocabulary: Vocabulary) -> None:
        encoder = encoder_of(game, vocabulary.size)
        blocks = [] if encoder is None else encoder.blocks
        meaning = "the words that the seat has said in this decision, by their numbers: 1 for the first, and so on"
        self.plan = Plan([*blocks, Block(SAID, (vocabulary.size,), 0, 99, 3, meaning)])
        self.sight = Sight(game, encoder, vocabulary.size)
        self._bytes: dict[SeatId | None, NDArray[np.uint8]] = {}

    def observation(self, state: State, seat: SeatId | None, choice: WordChoice | None = None) -> Numbers:
        cells, wide = self.sight.seen(state, seat, choice)
        return self._numbers(seat, cells, wide)

    def _numbers(self, seat: SeatId | None, cells: Cells, wide: Wide) -> Numbers:
        found = self._bytes.get(seat)
        if found is None:
            found = self._bytes[seat] = frombuffer(cells, _BYTE)
        seen = found.astype(_FLOAT)
        for place, number in wide:
            seen[place] = number
        return seen

    def observe(self, play: WordPlay, seat: SeatId | None) -> Numbers:
        return self.observation(play.state, seat, play.choice if seat == play.seat else None)

    def look(self, play: WordPlay, seat: SeatId) -> tuple[Numbers, Mask]:
        """The present observation of a seat, and its mask; both at once are cheaper than one after the other."""
        cells, wide, mask = self.sight.look(play, seat)
        return self._numbers(seat, cells, wide), frombuffer(mask, _BIT)

    def mask(self, choice: WordChoice | None) -> Mask:
        return frombuffer(self.sight.mask(choice), _BIT)
