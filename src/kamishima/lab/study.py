"""A study: many games between bots, with what happened in each; the same seeds give the same games anywhere."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal

import msgspec

from kamishima import interrupts
from kamishima.bots.bot import make_bot
from kamishima.bots.seat import Seat
from kamishima.core.game import AnyGame, Chance, Decision, Over, State
from kamishima.lab.marks import Marks, Witness
from kamishima.lab.parallel import over_seeds
from kamishima.lab.setting import Setting
from kamishima.lab.simulate import seated

Engine = Literal["local", "ray"]
CHUNK = 20
LATER = 40
"""The branching of so many decisions is kept one by one, from the beginning."""


class Game(msgspec.Struct, frozen=True):
    """One game of a study."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    steps: int
    decisions: tuple[int, ...]
    """How often each seat had a choice."""
    forced: int
    """Decisions with only one action."""
    branching: float
    """How many actions a decision offered on average."""
    widest: int
    course: tuple[int, ...]
    """How many actions each of the first decisions offered."""
    marks: tuple[Marks, ...]
    """What each seat had or did."""
    absent: tuple[str, ...] = ()
    """The names that could not occur in this game."""


class Tape:
    """What is noted while a game runs."""

    def __init__(self, game: AnyGame) -> None:
        self.witness = Witness(game)
        self.widths: list[int] = []
        self.decisions = [0] * game.players
        self.forced = 0
        self.steps = 0

    def offered(self, turn: Decision) -> None:
        """Somebody has to decide."""
        self.widths.append(len(turn.actions))
        if len(turn.actions) > 1:
            self.decisions[turn.seat] += 1
        else:
            self.forced += 1


def play(game: AnyGame, names: tuple[str, ...], seed: int) -> Game:
    """One game between bots, watched."""
    return watched(game, names, seed)[0]


def watched(game: AnyGame, names: tuple[str, ...], seed: int) -> tuple[Game, State]:
    """One game between bots, and the position that it ended in."""
    rng = random.Random(seed)
    bots = [make_bot(name, rng.getrandbits(64)) for name in names]
    tape = Tape(game)
    state: State = game.start()
    turn = game.turn(state)
    while not isinstance(turn, Over):
        if isinstance(turn, Decision):
            tape.offered(turn)
            action = bots[turn.seat].choose(Seat(game, state, turn.seat, rng))
        else:
            assert isinstance(turn, Chance)
            action = turn.draw(rng)
        interrupts.check()
        tape.witness.step(turn.seat if isinstance(turn, Decision) else None, action)
        tape.steps += 1
        state = game.apply(state, action)
        turn = game.turn(state)
    return _noted(tape, names, seed, state, turn), state


def _noted(tape: Tape, names: tuple[str, ...], seed: int, state: State, turn: Over) -> Game:
    result = turn.result
    return Game(
        seed,
        names,
        result.scores,
        result.ranks,
        result.reason,
        tape.steps,
        tuple(tape.decisions),
        tape.forced,
        sum(tape.widths) / max(1, len(tape.widths)),
        max(tape.widths, default=0),
        tuple(tape.widths[:LATER]),
        tuple(tape.witness.end(state)),
        tape.witness.absent(),
    )


def _play_all(setting: Setting, bots: tuple[str, ...], seeds: Sequence[int]) -> list[Game]:
    return [play(setting.table(), seated(bots, seed), seed) for seed in seeds]


def study(
    setting: Setting,
    bots: Sequence[str],
    seeds: range,
    *,
    engine: Engine = "local",
    processes: int | None = None,
    address: str | None = None,
) -> Iterator[list[Game]]:
    """Play one game for each seed, the bots changing seats from game to game."""
    work = partial(_play_all, setting, tuple(bots))
    if engine == "ray":
        from kamishima.lab.ray_engine import over_seeds_on_ray  # noqa: PLC0415  # an extra that local studies do not need

        return over_seeds_on_ray(work, seeds, processes, CHUNK, address=address)
    return over_seeds(work, seeds, processes, CHUNK)
