"""Run every benchmark."""

from __future__ import annotations

import sys
import tracemalloc
from functools import partial

import pyspiel

from bench.play import best_rate, branching_openspiel, branching_ours, play_openspiel, play_ours
from bench.rows import OUTPUT, Row, against, keep, show
from kamishima.cli.info import is_compiled
from kamishima.core.chance import SecretDice
from kamishima.core.game import Decision, State
from kamishima.core.match import Match
from kamishima.core.record import record, write
from kamishima.games.registry import box
from kamishima.testing.walk import walk

BOXES = ("classic", "legends", "combined")


def speed() -> list[Row]:
    """Random play of Origami next to gin rummy."""
    peer = best_rate(partial(play_openspiel, pyspiel.load_game("gin_rummy")))
    rows = []
    for kind, players in [(kind, players) for kind in BOXES for players in box("origami").players]:
        ours = best_rate(partial(play_ours, box("origami").table(players, {"box": kind})))
        name = f"origami {kind}, {players} players, random play"
        rows.append(against(name, ours, "decisions/s", "OpenSpiel gin_rummy", peer))
    return rows


def shaman_speed() -> list[Row]:
    """Random play of Shaman Island next to chess, with the branching of both."""
    chess = pyspiel.load_game("chess")
    peer = best_rate(partial(play_openspiel, chess))
    rows = []
    for players in box("shaman").players:
        game = box("shaman").table(players)
        ours = best_rate(partial(play_ours, game))
        rows.append(against(f"shaman, {players} players, random play", ours, "decisions/s", "OpenSpiel chess", peer))
        name = f"shaman, {players} players, branching"
        rows.append(against(name, branching_ours(game), "actions", "OpenSpiel chess", branching_openspiel(chess)))
    return rows


def memory_per_state() -> Row:
    """What one more position of a game costs, its remembered turn left out."""
    game = box("origami").table(4)
    kept: list[State] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for visit in walk(game, seed=1):
        kept.append(visit.state)
    for state in kept:
        state.offered = None
    size = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    return Row("origami, memory per State", size, "bytes")


def bytes_per_move() -> list[Row]:
    """How long records are."""
    secret = bytes(32)
    match = Match(box("origami").table(3), ("ana", "bo", "cy"), SecretDice(secret))
    decisions = 0
    while isinstance(turn := match.turn, Decision):
        match.act(turn.seat, turn.actions[len(turn.actions) // 2])
        decisions += 1
    size = len(write(record(match, "house", "bench", secret, publish=True)).encode())
    return [
        Row("origami, record per decision, chance included", size / decisions, "bytes"),
        Row("origami, record per step", size / len(match.log), "bytes"),
    ]


def main() -> int:
    """Print every figure and keep them."""
    print(f"engine: {'compiled' if is_compiled() else 'NOT compiled: the figures below are of plain Python'}")
    rows = [*speed(), *shaman_speed(), memory_per_state(), *bytes_per_move()]
    for row in rows:
        print(show(row))
    keep(rows)
    print(f"written: {OUTPUT}")
    return 0


sys.exit(main())
