"""Learn Origami for two by playing against oneself: PPO in plain NumPy, on one core of a CPU.

    python examples/ppo.py --minutes 8          # learns, and plays against greedy at the end

A net with one hidden layer sees what the seat sees and says words. It is not told anything about cards: what it knows
after some minutes it has found out itself.
"""

# it tells how it goes
from __future__ import annotations

import argparse
import random
import time

import numpy as np
from numpy.typing import NDArray

from kamishima.adapters.tables import make_table
from kamishima.adapters.vector import Vector
from kamishima.bots.registry import make_bot
from kamishima.bots.seat import Seat
from kamishima.core.game import AnyGame
from kamishima.core.turn import SeatId

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


class Net:
    """One hidden layer, a head that prefers words, and a head that judges the position; trained by Adam."""

    def __init__(self, inputs: int, words: int, hidden: int = 96, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Floats:
            return np.asarray(rng.standard_normal((rows, columns)) * scale / np.sqrt(rows), np.float32)

        self.weights: list[Floats] = [
            layer(inputs, hidden, 1.4), np.zeros(hidden, np.float32),
            layer(hidden, words, 0.1), np.zeros(words, np.float32),
            layer(hidden, 1, 1.0), np.zeros(1, np.float32),
        ]  # fmt: skip
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def look(self, seen: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the probability of each word, and what the position is worth."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        wish = np.where(masks > 0, hidden @ self.weights[2] + self.weights[3], -1e9)
        wish = np.exp(wish - wish.max(axis=1, keepdims=True))
        worth = (hidden @ self.weights[4] + self.weights[5])[:, 0]
        return hidden, wish / wish.sum(axis=1, keepdims=True), worth

    def learn(self, seen: Floats, hidden: Floats, d_wish: Floats, d_worth: Floats, rate: float) -> None:
        """One step of Adam down the slope."""
        back = (d_wish @ self.weights[2].T + d_worth[:, None] @ self.weights[4].T) * (hidden > 0)
        slopes = [
            seen.T @ back, back.sum(0), hidden.T @ d_wish, d_wish.sum(0), hidden.T @ d_worth[:, None],
            d_worth.sum(keepdims=True),
        ]  # fmt: skip
        norm = np.sqrt(sum([float((slope**2).sum()) for slope in slopes]))
        self._steps += 1
        for place, slope in enumerate(slopes):
            short = slope * min(1.0, 0.5 / (norm + 1e-8))
            self._means[place] += 0.1 * (short - self._means[place])
            self._squares[place] += 0.001 * (short**2 - self._squares[place])
            mean, square = self._means[place] / (1 - 0.9**self._steps), self._squares[place] / (1 - 0.999**self._steps)
            self.weights[place] -= rate * mean / (np.sqrt(square) + 1e-8)


def chosen(chances: Floats, rng: np.random.Generator) -> Ints:
    """A word for each row, by the chances of the row."""
    sums = chances.cumsum(axis=1)
    drawn = rng.random(len(chances), np.float32)[:, None] * sums[:, -1:]
    return np.asarray((sums < drawn).sum(axis=1), np.int64)


class Batch:
    """What happened in some steps of many matches; the steps of each seat make a story of their own."""

    def __init__(self, steps: int, vector: Vector) -> None:
        rows = len(vector)
        self.seen: Floats = np.zeros((steps, rows, vector.plan.size), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((steps, rows, vector.vocabulary.size), np.int8)
        self.words: Ints = np.zeros((steps, rows), np.int64)
        self.chances: Floats = np.zeros((steps, rows), np.float32)
        self.worths: Floats = np.zeros((steps, rows), np.float32)
        self.seats: Ints = np.zeros((steps, rows), np.int64)
        self.ends: NDArray[np.bool_] = np.zeros((steps, rows), np.bool_)
        self.gains: Floats = np.zeros((steps, rows, vector.game.players), np.float32)

    def advantages(self, decay: float) -> tuple[Floats, NDArray[np.bool_]]:
        """How much better than expected each word turned out, seat by seat; and which words have a story after them."""
        steps, rows = self.words.shape
        found, known = np.zeros((steps, rows), np.float32), np.zeros((steps, rows), np.bool_)
        players = self.gains.shape[2]
        coming = np.zeros((rows, players), np.float32)
        next_worth = np.zeros((rows, players), np.float32)
        ready = np.zeros((rows, players), np.bool_)
        everyone = np.arange(rows)
        for step in range(steps - 1, -1, -1):
            ended = self.ends[step]
            coming[ended], ready[ended] = 0, True
            next_worth[ended] = self.gains[step][ended]
            seat = self.seats[step]
            surprise = next_worth[everyone, seat] - self.worths[step]
            coming[everyone, seat] = surprise + decay * coming[everyone, seat]
            found[step], known[step] = coming[everyone, seat], ready[everyone, seat]
            next_worth[everyone, seat] = self.worths[step]
            ready[everyone, seat] = True
        return found, known


def gather(vector: Vector, net: Net, steps: int, rng: np.random.Generator) -> Batch:
    """Play against oneself for so many words in each match."""
    batch = Batch(steps, vector)
    for step in range(steps):
        seen = vector.plan.scaled(vector.observations)
        _, chances, worths = net.look(seen, vector.masks)
        words = chosen(chances, rng)
        batch.seen[step], batch.masks[step], batch.words[step] = seen, vector.masks, words
        batch.chances[step] = chances[np.arange(len(words)), words]
        batch.worths[step], batch.seats[step] = worths, vector.seats
        vector.step(words)
        batch.ends[step] = vector.finished
        margins = vector.scores - vector.scores[:, ::-1]
        batch.gains[step] = 0.5 * vector.rewards + 0.5 * np.clip(margins / 20, -1, 1)
    return batch


def improve(
    net: Net, batch: Batch, rng: np.random.Generator, *, rate: float, epochs: int = 3, size: int = 1024
) -> None:
    """Make words that turned out well likelier, but not by much at once."""
    gains, known = batch.advantages(0.95)
    use = np.flatnonzero(known.ravel())
    aims = (gains + batch.worths).ravel()
    better = gains.ravel()
    better = (better - better[use].mean()) / (better[use].std() + 1e-6)
    seen = batch.seen.reshape(-1, batch.seen.shape[2])
    masks = batch.masks.reshape(-1, batch.masks.shape[2])
    words, before = batch.words.ravel(), batch.chances.ravel()
    for _ in range(epochs):
        rng.shuffle(use)
        for some in np.array_split(use, max(1, len(use) // size)):
            hidden, chances, worths = net.look(seen[some], masks[some])
            rows = np.arange(len(some))
            ratio = chances[rows, words[some]] / before[some]
            clipped = ((ratio > 1.2) & (better[some] > 0)) | ((ratio < 0.8) & (better[some] < 0))
            push = np.where(clipped, 0, ratio * better[some])
            logs = np.log(chances + 1e-9)
            d_wish = chances * push[:, None]
            d_wish[rows, words[some]] -= push
            d_wish += 0.01 * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
            d_worth = np.asarray((worths - aims[some]) / len(some), np.float32)
            net.learn(seen[some], hidden, np.asarray(d_wish / len(some), np.float32), d_worth, rate)


def against(game: AnyGame, net: Net, bot: str, matches: int, seed: int = 1) -> float:
    """The share of wins of the net against a bot, seats alternating; ties are shared."""
    vector = Vector(game, 1, seed)
    rng, other = random.Random(seed), make_bot(bot, seed)
    wins = 0.0
    for match in range(matches):
        mine = SeatId(match % 2)
        while True:
            play = vector.plays[0]
            assert play.seat is not None
            if play.seat == mine:
                _, chances, _ = net.look(vector.plan.scaled(vector.observations), vector.masks)
                vector.step(chances.argmax(axis=1))
            else:
                vector.act(0, other.choose(Seat(game, play.state, play.seat, rng)))
            if vector.finished[0]:
                wins += (1 + float(vector.rewards[0, mine])) / 2
                break
    return wins / matches


def train(
    game: AnyGame, minutes: float, *, matches: int = 64, steps: int = 128, seed: int = 0, talk: bool = True
) -> Net:
    """Learn for so many minutes."""
    vector = Vector(game, matches, seed)
    net, rng = Net(vector.plan.size, vector.vocabulary.size, seed=seed), np.random.default_rng(seed)
    began, words, rounds = time.perf_counter(), 0, 0
    while (spent := time.perf_counter() - began) < 60 * minutes:
        batch = gather(vector, net, steps, rng)
        improve(net, batch, rng, rate=1e-3 * max(0.1, 1 - spent / (60 * minutes)))
        words += batch.words.size
        rounds += 1
        if talk and rounds % 40 == 0:
            print(f"{spent:5.0f} s  {words:9,} words  won against greedy: {against(game, net, 'greedy', 40):.0%}")
    return net


def main() -> None:
    """Learn, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--matches", type=int, default=200, help="matches against greedy at the end")
    given = parser.parse_args()
    game = make_table("origami", 2)
    net = train(game, given.minutes)
    print(f"won against greedy: {against(game, net, 'greedy', given.matches, seed=7):.1%} of {given.matches}")
    print(f"won against uniform: {against(game, net, 'uniform', given.matches, seed=7):.1%} of {given.matches}")


if __name__ == "__main__":
    main()
