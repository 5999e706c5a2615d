"""Clocks are worked out from the times in the log."""

from __future__ import annotations

import pytest

from kamishima.core.game import SeatId
from kamishima.server.clocks import GRACE, Ledger
from kamishima.server.wire import Clock, Clocks

ANA, BEN = SeatId(0), SeatId(1)


def test_without_a_clock_nobody_has_a_deadline() -> None:
    ledger = Ledger(Clock(), 2, begun=100.0)
    assert not ledger.runs
    assert ledger.deadline(ANA) is None
    assert ledger.shown(ANA) == Clocks(None, None)


def test_a_clock_for_turns_begins_anew_with_every_entry() -> None:
    ledger = Ledger(Clock("turn", 60), 2, begun=100.0)
    assert ledger.deadline(ANA) == 160.0
    ledger.note([(ANA, 130.0), (None, 130.0)])
    assert ledger.deadline(BEN) == 190.0
    assert ledger.shown(BEN) == Clocks(BEN, 190.0)


def test_a_clock_for_the_match_counts_only_ones_own_time() -> None:
    ledger = Ledger(Clock("game", 100), 2, begun=0.0)
    ledger.note([(ANA, 30.0), (BEN, 50.0), (ANA, 55.0)])
    assert ledger.shown(BEN).left == [65.0, 80.0]
    assert ledger.deadline(BEN) == 55.0 + 80.0


def test_every_decision_brings_the_increment() -> None:
    ledger = Ledger(Clock("game", 100, increment=10), 2, begun=0.0)
    ledger.note([(ANA, 30.0), (BEN, 35.0)])
    assert ledger.shown(ANA).left == [80.0, 105.0]


def test_chance_takes_nobodys_time() -> None:
    ledger = Ledger(Clock("game", 100), 2, begun=0.0)
    ledger.note([(None, 40.0), (ANA, 50.0)])
    assert ledger.shown(None).left == [90.0, 100.0]


def test_times_that_run_backwards_cost_nothing() -> None:
    ledger = Ledger(Clock("game", 100), 2, begun=50.0)
    ledger.note([(ANA, 20.0)])
    assert ledger.shown(ANA).left == [100.0, 100.0]
    assert ledger.deadline(ANA) == 150.0


def test_time_that_is_used_up_stays_used_up() -> None:
    ledger = Ledger(Clock("game", 10), 2, begun=0.0)
    ledger.note([(ANA, 12.0)])
    assert ledger.is_used_up(ANA)
    assert not ledger.is_used_up(BEN)
    assert ledger.deadline(ANA) == 12.0
    assert ledger.span(BEN) == 10.0


def test_a_clock_for_turns_is_never_used_up() -> None:
    ledger = Ledger(Clock("turn", 10), 2, begun=0.0)
    ledger.note([(ANA, 12.0)])
    assert not ledger.is_used_up(ANA)


@pytest.mark.parametrize(("now", "deadline"), [(110.0, 160.0), (500.0, 500.0 + GRACE)])
def test_a_deadline_that_passed_while_the_server_was_away_is_put_off(now: float, deadline: float) -> None:
    ledger = Ledger(Clock("turn", 60), 2, begun=100.0)
    ledger.woke(now)
    assert ledger.deadline(ANA) == deadline


def test_the_same_log_gives_the_same_clocks_after_a_restart() -> None:
    times = [(ANA, 30.0), (None, 30.0), (BEN, 42.0), (ANA, 51.0)]
    at_once, bit_by_bit = (Ledger(Clock("game", 100, 5), 2, begun=0.0) for _ in range(2))
    at_once.note(times)
    for one in times:
        bit_by_bit.note([one])
    assert at_once.shown(ANA) == bit_by_bit.shown(ANA)
