"""Clocks are worked out from the times in the log."""

from __future__ import annotations

import pytest

from kamishima.core.turn import SeatId
from kamishima.server.match.clocks import GRACE, MatchClock
from kamishima.server.protocol.messages import Clock, Clocks

ANA, BEN = SeatId(0), SeatId(1)


def test_without_a_clock_nobody_has_a_deadline() -> None:
    clock = MatchClock(Clock(), 2, begun=100.0)
    assert not clock.runs
    assert clock.deadline(ANA) is None
    assert clock.shown(ANA) == Clocks(None, None)


def test_a_clock_for_turns_begins_anew_with_every_entry() -> None:
    clock = MatchClock(Clock("turn", 60), 2, begun=100.0)
    assert clock.deadline(ANA) == 160.0
    clock.record([(ANA, 130.0), (None, 130.0)])
    assert clock.deadline(BEN) == 190.0
    assert clock.shown(BEN) == Clocks(BEN, 190.0)


def test_a_clock_for_the_match_counts_only_ones_own_time() -> None:
    clock = MatchClock(Clock("game", 100), 2, begun=0.0)
    clock.record([(ANA, 30.0), (BEN, 50.0), (ANA, 55.0)])
    assert clock.shown(BEN).left == [65.0, 80.0]
    assert clock.deadline(BEN) == 55.0 + 80.0


def test_every_decision_brings_the_increment() -> None:
    clock = MatchClock(Clock("game", 100, increment=10), 2, begun=0.0)
    clock.record([(ANA, 30.0), (BEN, 35.0)])
    assert clock.shown(ANA).left == [80.0, 105.0]


def test_chance_takes_nobodys_time() -> None:
    clock = MatchClock(Clock("game", 100), 2, begun=0.0)
    clock.record([(None, 40.0), (ANA, 50.0)])
    assert clock.shown(None).left == [90.0, 100.0]


def test_times_that_run_backwards_cost_nothing() -> None:
    clock = MatchClock(Clock("game", 100), 2, begun=50.0)
    clock.record([(ANA, 20.0)])
    assert clock.shown(ANA).left == [100.0, 100.0]
    assert clock.deadline(ANA) == 150.0


def test_time_that_is_used_up_stays_used_up() -> None:
    clock = MatchClock(Clock("game", 10), 2, begun=0.0)
    clock.record([(ANA, 12.0)])
    assert clock.is_out_of_time(ANA)
    assert not clock.is_out_of_time(BEN)
    assert clock.deadline(ANA) == 12.0
    assert clock.span(BEN) == 10.0


def test_a_clock_for_turns_is_never_used_up() -> None:
    clock = MatchClock(Clock("turn", 10), 2, begun=0.0)
    clock.record([(ANA, 12.0)])
    assert not clock.is_out_of_time(ANA)


@pytest.mark.parametrize(("now", "deadline"), [(110.0, 160.0), (500.0, 500.0 + GRACE)])
def test_a_deadline_that_passed_while_the_server_was_away_is_put_off(now: float, deadline: float) -> None:
    clock = MatchClock(Clock("turn", 60), 2, begun=100.0)
    clock.resume(now)
    assert clock.deadline(ANA) == deadline


def test_the_same_log_gives_the_same_clocks_after_a_restart() -> None:
    times = [(ANA, 30.0), (None, 30.0), (BEN, 42.0), (ANA, 51.0)]
    at_once, bit_by_bit = (MatchClock(Clock("game", 100, 5), 2, begun=0.0) for _ in range(2))
    at_once.record(times)
    for one in times:
        bit_by_bit.record([one])
    assert at_once.shown(ANA) == bit_by_bit.shown(ANA)
