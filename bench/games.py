"""Random play of every game next to a peer in the same run, the size of positions and of records."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Iterator
from functools import partial

import pyspiel

from bench.play import best_rate, branching_openspiel, branching_ours, play_openspiel, play_ours
from bench.rows import Row, against
from kamishima.core.chance import SecretDice, below
from kamishima.core.game import State
from kamishima.core.match import Match
from kamishima.core.record import record, write
from kamishima.core.turn import Chance, Decision
from kamishima.games.registry import box

BOXES = ("classic", "legends", "combined")


def rows() -> Iterator[Row]:
    """Every figure of the engine."""
    yield from _origami()
    yield from _islands()
    yield from _shaman()
    yield _memory_per_state()
    yield from _bytes_per_move()


def _origami() -> Iterator[Row]:
    """Random play of Origami next to gin rummy."""
    peer = best_rate(partial(play_openspiel, pyspiel.load_game("gin_rummy")))
    for kind, players in [(kind, players) for kind in BOXES for players in box("origami").players]:
        ours = best_rate(partial(play_ours, box("origami").table(players, {"box": kind})))
        name = f"origami {kind}, {players} players, random play"
        yield against(name, ours, "decisions/s", "OpenSpiel gin_rummy", peer)


def _islands() -> Iterator[Row]:
    """Random play of Origami Islands next to backgammon."""
    peer = best_rate(partial(play_openspiel, pyspiel.load_game("backgammon")))
    tables = [(f"{players} players", box("islands").table(players)) for players in box("islands").players]
    tables.append(("catch-up, 3 players", box("islands").table(3, {"catch-up": True})))
    tables.append(("science, 1 player", box("islands").table(1, {"science": True})))
    for name, table in tables:
        ours = best_rate(partial(play_ours, table))
        yield against(f"islands {name}, random play", ours, "decisions/s", "OpenSpiel backgammon", peer)


def _shaman() -> Iterator[Row]:
    """Random play of Shaman Island next to chess, with the branching of both."""
    chess = pyspiel.load_game("chess")
    peer = best_rate(partial(play_openspiel, chess))
    for players in box("shaman").players:
        game = box("shaman").table(players)
        ours = best_rate(partial(play_ours, game))
        yield against(f"shaman, {players} players, random play", ours, "decisions/s", "OpenSpiel chess", peer)
        name = f"shaman, {players} players, branching"
        yield against(name, branching_ours(game), "actions", "OpenSpiel chess", branching_openspiel(chess))


def _memory_per_state() -> Row:
    """What one more position of a game costs, without its turn."""
    game, rng = box("origami").table(4), random.Random(1)
    kept: list[State] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    state = game.start()
    while isinstance(turn := game.offer(state), Decision | Chance):
        kept.append(state)
        number = below(rng, turn.total if isinstance(turn, Chance) else len(turn.actions))
        state = game.advance(state, turn.at(number) if isinstance(turn, Chance) else turn.actions[number])
    size = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    return Row("origami, memory per State", size, "bytes")


def _bytes_per_move() -> Iterator[Row]:
    """How long records are."""
    secret = bytes(32)
    match = Match(box("origami").table(3), ("ana", "bo", "cy"), SecretDice(secret))
    decisions = 0
    while isinstance(turn := match.turn, Decision):
        match.act(turn.seat, turn.actions[len(turn.actions) // 2])
        decisions += 1
    size = len(write(record(match, "house", "bench", secret, publish=True)).encode())
    yield Row("origami, record per decision, chance included", size / decisions, "bytes")
    yield Row("origami, record per step", size / len(match.log), "bytes")
