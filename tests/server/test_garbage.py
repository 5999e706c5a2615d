"""Garbage is looked for when there is time, and seldom where that takes long."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from kamishima.server import garbage
from kamishima.server.garbage import AT_EASE, MANY, OFTEN, Broom
from kamishima.server.store.orders import Count
from kamishima.server.store.writer import Writer

Found = Callable[[int, int, int], None]


class Desk:
    """A writer with more or less to do, and a clock: the node works for some part of each second."""

    def __init__(self) -> None:
        self.is_busy = False
        self.count = Count()
        self.work = 0.0
        self.seconds = 0.0

    @property
    def broom(self) -> Broom:
        """A broom that has looked once, when the node was at ease."""
        broom = Broom(cast(Writer, self))
        self.pass_a_second(0.0)
        broom.sweep()
        self.pass_a_second(0.1)
        return broom

    def pass_a_second(self, work: float) -> None:
        self.seconds += 1
        self.work += work


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    desk = Desk()
    clock = SimpleNamespace(process_time=lambda: desk.work, monotonic=lambda: desk.seconds)
    monkeypatch.setattr(garbage, "time", clock)
    return desk


@pytest.fixture
def lies_about(monkeypatch: pytest.MonkeyPatch) -> Found:
    """So many new objects, and so many looks since the older and the oldest were looked at."""

    def tell(young: int, older: int = 0, oldest: int = 0) -> None:
        fake = SimpleNamespace(get_count=lambda: (young, older, oldest), collect=lambda _generation: 0)
        monkeypatch.setattr(garbage, "gc", fake)

    return tell


def test_little_is_not_worth_a_look(desk: Desk, lies_about: Found) -> None:
    lies_about(MANY - 1, OFTEN, OFTEN)
    assert desk.broom.sweep() is None


def test_nobody_who_moves_waits_for_the_broom(desk: Desk, lies_about: Found) -> None:
    lies_about(MANY, OFTEN, OFTEN)
    desk.is_busy = True
    assert desk.broom.sweep() is None


def test_the_young_are_looked_at_often_and_the_older_seldom(desk: Desk, lies_about: Found) -> None:
    lies_about(MANY, OFTEN - 1, OFTEN)
    assert desk.broom.sweep() == 0
    lies_about(MANY, OFTEN, OFTEN - 1)
    assert desk.broom.sweep() == 1


def test_the_oldest_are_looked_at_when_nobody_has_moved_since_the_last_time(desk: Desk, lies_about: Found) -> None:
    lies_about(MANY, OFTEN, OFTEN)
    broom = desk.broom
    desk.count.commits += 1
    assert broom.sweep() == 1
    desk.pass_a_second(0.1)
    assert broom.sweep() == 2


def test_a_node_that_works_hard_has_no_time_to_look(desk: Desk, lies_about: Found) -> None:
    lies_about(MANY, 0, 0)
    broom = desk.broom
    desk.pass_a_second(AT_EASE + 1)
    assert broom.sweep() is None
    desk.pass_a_second(0.1)
    assert broom.sweep() is None, "a short rest is not enough"
    desk.pass_a_second(0.1)
    assert broom.sweep() == 0


def test_what_only_holds_itself_is_found(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    class Knot:
        own: Knot

    broom = desk.broom
    monkeypatch.setattr(garbage, "MANY", 0)
    gc.collect()
    gc.disable()
    try:
        knot = Knot()
        knot.own = knot
        gone = weakref.ref(knot)
        del knot
        assert gone() is not None
        assert broom.sweep() == 0
        assert gone() is None
    finally:
        gc.enable()
