"""Simulations: bots play many games; the same seed gives the same game, on any number of processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from kamishima.bots.registry import rollout
from kamishima.core.game import AnyGame
from kamishima.core.setting import Setting
from kamishima.games.registry import open_table
from kamishima.lab.parallel import over_seeds


class BotGame(msgspec.Struct, frozen=True):
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str


class Outcome(BotGame, frozen=True):
    decisions: int
    steps: int


def simulate(
    setting: Setting, bots: Sequence[str], seeds: range, *, processes: int | None = None
) -> Iterator[list[Outcome]]:
    """Play one game for each seed, the bots changing seats from game to game; outcomes come in chunks."""
    return over_seeds(partial(_play_all, setting, tuple(bots)), seeds, processes)


def _play_all(setting: Setting, bots: tuple[str, ...], seeds: Sequence[int]) -> list[Outcome]:
    return [play(open_table(setting), seated(bots, seed), seed) for seed in seeds]


def seated(bots: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """The bots in other seats from seed to seed."""
    shift = seed % len(bots)
    return bots[shift:] + bots[:shift]


def play(game: AnyGame, names: tuple[str, ...], seed: int) -> Outcome:
    played = rollout(game, names, seed).finish()
    return Outcome(seed, names, *played.result, played.decisions, played.steps)


class Tally(msgspec.Struct):
    name: str
    games: int = 0
    wins: float = 0.0
    """Shared wins count in parts."""
    points: int = 0

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        return self.points / self.games if self.games else 0.0

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        self.points += outcome.scores[seat]
        if outcome.ranks[seat] == 1:
            self.wins += 1 / outcome.ranks.count(1)


class Summary(msgspec.Struct):
    by_bot: dict[str, Tally] = msgspec.field(default_factory=dict)
    by_seat: dict[str, Tally] = msgspec.field(default_factory=dict)
    reasons: dict[str, int] = msgspec.field(default_factory=dict)
    games: int = 0
    decisions: int = 0

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        for seat, bot in enumerate(outcome.bots):
            word = f"p{seat + 1}"
            self.by_bot.setdefault(bot, Tally(bot)).add(outcome, seat)
            self.by_seat.setdefault(word, Tally(word)).add(outcome, seat)
