"""The referee: a broken bot loses its game with a reason, and everything else goes on."""

from __future__ import annotations

import signal
import sys
from operator import mul

import pytest
from tests.kit.tiny_games import Envelope, Ladder
from tests.lab.broken_bots import BROKEN

from kamishima.bots.registry import BOTS
from kamishima.core.turn import SeatId
from kamishima.lab.referee import FORFEIT, Faulty, Stopwatch, TooSlow, cut_off, judged, referee
from kamishima.lab.simulate import play


@pytest.fixture(autouse=True)
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, maker in BROKEN.items():
        monkeypatch.setitem(BOTS, name, maker)


@pytest.mark.parametrize(
    ("bot", "limit", "fault"),
    [
        ("raises", None, "raises: raised ZeroDivisionError: no legal idea"),
        ("illegal", None, "illegal: chose 'fly away', which is not offered"),
        ("silent", None, "silent: chose a NoneType, which is not offered"),
        ("sleeper", 0.4, "sleeper: too slow: cut off after 2.00 s"),
        ("restless", 0.1, "restless: too slow: cut off after 0.50 s"),
        ("late", 0.4, "late: too slow: "),
        ("unheard-of", None, "unheard-of: cannot be made: there is no bot 'unheard-of'"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_broken_bot_loses_its_game_with_a_reason(bot: str, limit: float | None, fault: str, seat: int) -> None:
    names = ("uniform", bot) if seat else (bot, "uniform")
    game = judged(Ladder(2), names, 3, group=4, number=5, limit=limit)
    assert game.reason == FORFEIT
    assert game.fault.startswith(fault)
    assert (game.ranks[seat], game.ranks[1 - seat]) == (2, 1)
    assert (game.group, game.number, game.seed, game.bots) == (4, 5, 3, names)


def test_at_a_larger_table_everybody_but_the_broken_one_has_won() -> None:
    assert judged(Envelope(3), ("uniform", "raises", "uniform"), 1, group=0, number=0, limit=None).ranks == (1, 3, 1)


def test_a_sound_game_is_the_same_as_in_a_simulation() -> None:
    for seed in range(4):
        game = judged(Envelope(3), ("greedy", "uniform", "greedy"), seed, group=0, number=seed, limit=None)
        outcome = play(Envelope(3), ("greedy", "uniform", "greedy"), seed)
        assert (game.scores, game.ranks, game.reason) == (outcome.scores, outcome.ranks, outcome.reason)
        assert game.fault == ""


def test_times_and_decisions_are_counted_for_each_seat() -> None:
    _, watch, culprit, fault = referee(Ladder(2), ("uniform", "uniform"), 1)
    assert (culprit, fault) == (None, "")
    assert all(count > 0 for count in watch.decisions)
    assert all(0 < most <= total for most, total in zip(watch.slowest, watch.seconds, strict=True))


def test_a_stopwatch_finds_out_who_was_too_slow() -> None:
    watch = Stopwatch(2, 1.0)
    watch.count(SeatId(0), 0.9)
    with pytest.raises(TooSlow, match=r"too slow: 1.25 s for a decision, 1 s are allowed"):
        watch.count(SeatId(1), 1.25)
    assert (watch.decisions, watch.slowest) == ([1, 1], [0.9, 1.25])


def test_an_alarm_is_put_back_as_it_was() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with cut_off(30.0):
        assert signal.getsignal(signal.SIGALRM) is not before
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0.0


def test_nothing_is_raised_in_the_middle_of_compiled_code() -> None:
    """A long multiplication looks for signals on its way, and compiled code does not expect that one fails."""
    factors = [3**500_000] * 5
    products: list[int] = []
    with pytest.raises(TooSlow), cut_off(0.01):
        products.extend(map(mul, factors, factors))
    assert len(products) == len(factors)


def test_tracing_is_put_back_as_it_was() -> None:
    before = sys.gettrace()
    judged(Ladder(2), ("restless", "uniform"), 3, group=0, number=0, limit=0.01)
    assert sys.gettrace() is before


def test_without_a_limit_nothing_is_cut_off() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with cut_off(None):
        assert signal.getsignal(signal.SIGALRM) is before


def test_a_fault_is_no_error_of_ours() -> None:
    assert not issubclass(Faulty, ValueError | RuntimeError)
