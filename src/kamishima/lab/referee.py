"""One game between bots that may be broken: who raises, says what is not offered or thinks too long, loses."""

from __future__ import annotations

import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import msgspec

from kamishima.bots.registry import Bot, make_bot
from kamishima.bots.seat import Seat
from kamishima.core.game import AnyGame, State
from kamishima.core.rollout import Rollout
from kamishima.core.turn import Action, Decision, Over, SeatId

FORFEIT = "forfeit"
"""Why a game ended that somebody lost by a fault of their own."""
PATIENCE = 5.0
"""A decision that takes so many times its limit is cut off; one that comes in between is merely too late."""

AGAIN = 0.05
"""Seconds between two rings of the alarm that cuts a decision off."""


class ArenaGame(msgspec.Struct, frozen=True):
    group: int
    """Which bots met, counted through all groups."""
    number: int
    """Which of their games this is."""
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    decisions: tuple[int, ...]
    """How often each seat had a choice."""
    seconds: tuple[float, ...]
    """How long each seat thought altogether."""
    slowest: tuple[float, ...]
    """The longest decision of each seat."""
    fault: str = ""
    """What a broken bot did; empty when none did."""


class Faulty(Exception):
    """A bot did what no bot may do."""


class TooSlow(Faulty):
    """A bot thought too long."""


class Stopwatch:
    def __init__(self, players: int, limit: float | None) -> None:
        self.limit = limit
        self.decisions = [0] * players
        self.seconds = [0.0] * players
        self.slowest = [0.0] * players

    def count(self, seat: SeatId, spent: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += spent
        self.slowest[seat] = max(self.slowest[seat], spent)
        if self.limit is not None and spent > self.limit:
            raise TooSlow(f"too slow: {spent:.2f} s for a decision, {self.limit:g} s are allowed")


def referee(
    game: AnyGame, names: tuple[str, ...], seed: int, limit: float | None = None
) -> tuple[State, Stopwatch, SeatId | None, str]:
    """Play a game; the last position, the times, and who was at fault for what."""
    rng = random.Random(seed)
    seeds = [rng.getrandbits(64) for _ in names]
    bots: list[Bot] = []
    watch = Stopwatch(len(names), limit)
    seat: SeatId | None = None

    def choose(game: AnyGame, state: State, turn: Decision) -> Action:
        nonlocal seat
        seat = turn.seat
        return _decided(bots[seat], Seat(game, state, seat, rng, limit), turn, watch)

    played = Rollout(game, choose, rng)
    try:
        for place, name in enumerate(names):
            seat = SeatId(place)
            bots.append(_made(name, seeds[place]))
        played.finish()
    except Faulty as fault:
        return played.state, watch, seat, str(fault)
    return played.state, watch, None, ""


def _made(name: str, seed: int) -> Bot:
    try:
        return make_bot(name, seed)
    except Exception as error:
        raise Faulty(f"cannot be made: {error}") from error


def _decided(bot: Bot, seat: Seat, turn: Decision, watch: Stopwatch) -> Action:
    """What a bot chooses, if it is something that is offered, and in time."""
    if len(turn.actions) == 1:
        return turn.actions[0]  # nothing to decide, so nothing to get wrong
    began = time.perf_counter()
    try:
        with cut_off(None if watch.limit is None else PATIENCE * watch.limit):
            chosen: object = bot.choose(seat)  # whatever a broken bot gives
    except Faulty:
        raise
    except Exception as error:
        raise Faulty(f"raised {type(error).__name__}: {error}") from error
    watch.count(seat.seat, time.perf_counter() - began)
    for action in turn.actions:
        if isinstance(chosen, Action) and action == chosen:
            return action
    said = repr(chosen.text) if isinstance(chosen, Action) else f"a {type(chosen).__name__}"
    raise Faulty(f"chose {said}, which is not offered")


@contextmanager
def cut_off(seconds: float | None) -> Iterator[None]:
    """Interrupt what takes longer; where the system has no such alarm, it is found out afterwards.

    An exception out of a signal's handler would abort compiled code that happens to be running. So the handler has
    the next line of interpreted code raise it; and whatever comes to no line, because it sleeps, is woken by it.
    """
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    sleeps: list[int] = []

    def interrupt(frame: FrameType, _event: str, _argument: object) -> None:
        if frame.f_globals is not globals():  # the alarm may ring again
            raise TooSlow(f"too slow: cut off after {seconds:.2f} s")

    def ring(_number: int, frame: FrameType | None) -> None:
        sleeps.append(_times_asleep())
        if len(sleeps) > 1 and sleeps[-1] > sleeps[-2]:  # compiled code of ours never sleeps
            raise TooSlow(f"too slow: cut off after {seconds:.2f} s")
        sys.settrace(interrupt)
        while frame is not None and frame.f_globals is not globals():
            frame.f_trace = interrupt
            frame = frame.f_back

    tracing, before = sys.gettrace(), signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        sys.settrace(tracing)  # before anything else, which would be interrupted
        signal.signal(signal.SIGALRM, before)


def _times_asleep() -> int:
    """How often this thread has given up the processor of its own accord."""
    import resource  # noqa: PLC0415  # Windows has no such module, and no alarm either

    return resource.getrusage(getattr(resource, "RUSAGE_THREAD", resource.RUSAGE_SELF)).ru_nvcsw


def judged(
    game: AnyGame, names: tuple[str, ...], seed: int, *, group: int, number: int, limit: float | None
) -> ArenaGame:
    """One game of an arena, with its result: a faulty bot is last, and everybody else has won."""
    state, watch, culprit, fault = referee(game, names, seed, limit)
    turn = game.turn(state)
    if culprit is not None:
        scores = game.scores(state)
        ranks = tuple([len(names) if seat == culprit else 1 for seat in range(len(names))])
        reason, fault = FORFEIT, f"{names[culprit]}: {fault}"
    else:
        assert isinstance(turn, Over)
        scores, ranks, reason = turn.result.scores, turn.result.ranks, turn.result.reason
    return ArenaGame(
        group,
        number,
        seed,
        names,
        scores,
        ranks,
        reason,
        tuple(watch.decisions),
        tuple([round(seconds, 6) for seconds in watch.seconds]),
        tuple([round(seconds, 6) for seconds in watch.slowest]),
        fault,
    )
