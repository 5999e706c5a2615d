"""Simulations: bots play many games; the same seed gives the same game, on any number of processes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from kamishima import interrupts
from kamishima.bots.bot import make_bot
from kamishima.bots.seat import Seat
from kamishima.core.game import Action, AnyGame, Chance, Decision, Over, SeatId, State
from kamishima.lab.parallel import over_seeds
from kamishima.lab.setting import Setting


class Outcome(msgspec.Struct, frozen=True):
    """How one simulated game went."""

    seed: int
    bots: tuple[str, ...]
    """Who sat at each seat."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    decisions: int
    steps: int


def simulate(
    setting: Setting, bots: Sequence[str], seeds: range, *, processes: int | None = None
) -> Iterator[list[Outcome]]:
    """Play one game for each seed, the bots changing seats from game to game; outcomes come in chunks."""
    return over_seeds(partial(_play_all, setting, tuple(bots)), seeds, processes)


def _play_all(setting: Setting, bots: tuple[str, ...], seeds: Sequence[int]) -> list[Outcome]:
    return [play(setting.table(), seated(bots, seed), seed) for seed in seeds]


def seated(bots: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """The bots in other seats from seed to seed."""
    shift = seed % len(bots)
    return bots[shift:] + bots[:shift]


Watcher = Callable[[SeatId | None, Action], None]
"""Is told every step of a game: who (None for chance) said what."""


def play(game: AnyGame, names: tuple[str, ...], seed: int, watch: Watcher | None = None) -> Outcome:
    """One game between bots."""
    rng = random.Random(seed)
    bots = [make_bot(name, rng.getrandbits(64)) for name in names]
    state: State = game.start()
    decisions = steps = 0
    turn = game.turn(state)
    while not isinstance(turn, Over):
        if isinstance(turn, Decision):
            action = bots[turn.seat].choose(Seat(game, state, turn.seat, rng))
            decisions += 1
        else:
            assert isinstance(turn, Chance)
            action = turn.draw(rng)
        interrupts.check()
        if watch is not None:
            watch(turn.seat if isinstance(turn, Decision) else None, action)
        state = game.apply(state, action)
        steps += 1
        turn = game.turn(state)
    result = turn.result
    return Outcome(seed, names, result.scores, result.ranks, result.reason, decisions, steps)


class Tally(msgspec.Struct):
    """What one bot, or one seat, made of its games."""

    name: str
    games: int = 0
    wins: float = 0.0
    """Shared wins count in parts."""
    points: int = 0

    @property
    def win_rate(self) -> float:
        """Wins for each game."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        """Points for each game."""
        return self.points / self.games if self.games else 0.0

    def add(self, outcome: Outcome, seat: int) -> None:
        """Count one game that was played at this seat."""
        self.games += 1
        self.points += outcome.scores[seat]
        if outcome.ranks[seat] == 1:
            self.wins += 1 / outcome.ranks.count(1)


class Summary(msgspec.Struct):
    """Many games in a few numbers."""

    by_bot: dict[str, Tally] = msgspec.field(default_factory=dict)
    by_seat: dict[str, Tally] = msgspec.field(default_factory=dict)
    reasons: dict[str, int] = msgspec.field(default_factory=dict)
    games: int = 0
    decisions: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += outcome.decisions
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        for seat, bot in enumerate(outcome.bots):
            word = f"p{seat + 1}"
            self.by_bot.setdefault(bot, Tally(bot)).add(outcome, seat)
            self.by_seat.setdefault(word, Tally(word)).add(outcome, seat)
