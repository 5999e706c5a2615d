"""Matches between players of a training: every seed once in every seating, so that luck and seats even out."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Protocol, TypeVar

import msgspec

from kamishima.bots.net_file import Figure
from kamishima.bots.seat import Seat
from kamishima.core.game import AnyGame, State
from kamishima.core.rollout import Rollout
from kamishima.core.setting import Setting
from kamishima.core.turn import Action, Decision
from kamishima.games.registry import open_table
from kamishima.lab.intervals import share_of
from kamishima.lab.parallel import over, workers_for
from kamishima.train.players import Player, seated

T = TypeVar("T")


class Shown(Protocol):
    """Passes on what comes in chunks, and shows how far it is."""

    def __call__(self, chunks: Iterable[Sequence[T]], total: int, what: str, /) -> Iterator[T]: ...


class Match(msgspec.Struct, frozen=True):
    setting: Setting
    player: Player
    rival: Player
    """At all other seats."""
    games: int
    seed: int


class Played(msgspec.Struct, frozen=True):
    win: float
    """The share of the victory: of a game of two, half of a tie."""
    seconds: tuple[float, float]
    decisions: tuple[int, int]
    """Of the player, and of all rivals together."""


def play_game(match: Match, number: int) -> Played:
    game = open_table(match.setting)
    place = number % game.players
    rng = random.Random(match.seed + number // game.players)
    seats = [match.player if seat == place else match.rival for seat in range(game.players)]
    bots = [seated(player, match.setting, rng.getrandbits(64)) for player in seats]
    seconds, decisions = [0.0, 0.0], [0, 0]

    def choose(table: AnyGame, state: State, turn: Decision) -> Action:
        if len(turn.actions) == 1:
            return turn.actions[0]
        side = 0 if turn.seat == place else 1
        began = time.perf_counter()
        chosen = bots[turn.seat].choose(Seat(table, state, turn.seat, rng))
        seconds[side] += time.perf_counter() - began
        decisions[side] += 1
        return chosen

    ranks = Rollout(game, choose, rng).finish().result.ranks
    win = 1.0 / ranks.count(1) if ranks[place] == 1 else 0.0
    return Played(win, (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def play_match(match: Match, processes: int | None, shown: Shown) -> Figure:
    workers = workers_for(processes, match.games)
    games = over(partial(play_game, match), range(match.games), workers)
    what = f"{match.player.words} against {match.rival.words}"
    played = list(shown(([game] for game in games), match.games, what))
    if len(played) < match.games:
        raise KeyboardInterrupt
    return figure_of(match, played)


def figure_of(match: Match, games: Sequence[Played]) -> Figure:
    ahead = share_of(sum([game.win for game in games]), len(games))
    ms = [
        1000 * sum([game.seconds[side] for game in games]) / max(1, sum([game.decisions[side] for game in games]))
        for side in range(2)
    ]
    return Figure(
        match.rival.words,
        match.setting.words,
        len(games),
        round(ahead.value, 4),
        round(ahead.low, 4),
        round(ahead.high, 4),
        round(ms[0], 2),
        round(ms[1], 2),
    )
