"""Games that a net learns from: quick searches against each other, with a few moves at random."""

from __future__ import annotations

import random

import msgspec

from kamishima import interrupts
from kamishima.bots.bot import Bot
from kamishima.bots.seat import Seat
from kamishima.bots.values import judge_of
from kamishima.core.chance import below
from kamishima.core.game import AnyGame, State
from kamishima.core.rollout import Rollout
from kamishima.core.setting import Setting
from kamishima.core.turn import Action, Decision
from kamishima.games.registry import open_table
from kamishima.train.players import Player, seated, trainable
from kamishima.train.positions import Positions, Recorder

HELD_OUT = 20
"""One game of so many is kept for testing."""


class SelfPlay(msgspec.Struct, frozen=True):
    setting: Setting
    players: tuple[Player, ...]
    """Who may sit down; each seat draws one of them."""
    noise: float
    """The part of the decisions that are made at random."""


class Part(msgspec.Struct, frozen=True):
    """Some games, played by one process."""

    spec: SelfPlay
    seeds: tuple[int, ...]


def play_part(part: Part) -> Positions:
    game = open_table(part.spec.setting)
    recorder = Recorder(trainable(game), judge_of(game))
    for seed in part.seeds:
        interrupts.check()
        play_one(part.spec, game, seed, recorder)
    return recorder.done()


def play_one(spec: SelfPlay, game: AnyGame, seed: int, recorder: Recorder) -> None:
    rng = random.Random(seed)
    bots: list[Bot] = []
    for _ in range(game.players):
        player = spec.players[below(rng, len(spec.players))]
        bots.append(seated(player, spec.setting, rng.getrandbits(64)))

    def choose(table: AnyGame, state: State, turn: Decision) -> Action:
        if len(turn.actions) > 1:
            recorder.add(state)
        if rng.random() < spec.noise:
            return turn.actions[below(rng, len(turn.actions))]
        return bots[turn.seat].choose(Seat(table, state, turn.seat, rng))

    played = Rollout(game, choose, rng).finish()
    recorder.finish(played.result, held_out=seed % HELD_OUT == 0)
