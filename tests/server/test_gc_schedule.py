"""Garbage is collected when the node is idle, and seldom where that takes long."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from kamishima.server.infra import gc_schedule
from kamishima.server.infra.gc_schedule import IDLE_SHARE, MIN_YOUNG, PROMOTE_AFTER, GcSchedule

Found = Callable[[int, int, int], None]


class FakeNode:
    """A writer with more or less to do, and a clock: the node works for some part of each second."""

    def __init__(self) -> None:
        self.is_busy = False
        self.commits = 0
        self.work = 0.0
        self.seconds = 0.0

    @property
    def schedule(self) -> GcSchedule:
        """A schedule that has looked once, when the node was at ease."""
        schedule = GcSchedule(lambda: self.is_busy, lambda: self.commits)
        self.pass_a_second(0.0)
        schedule.collect_if_idle()
        self.pass_a_second(0.1)
        return schedule

    def pass_a_second(self, work: float) -> None:
        self.seconds += 1
        self.work += work


@pytest.fixture
def node(monkeypatch: pytest.MonkeyPatch) -> FakeNode:
    node = FakeNode()
    clock = SimpleNamespace(process_time=lambda: node.work, monotonic=lambda: node.seconds)
    monkeypatch.setattr(gc_schedule, "time", clock)
    return node


@pytest.fixture
def gc_count(monkeypatch: pytest.MonkeyPatch) -> Found:
    """So many new objects, and so many looks since the older and the oldest were looked at."""

    def tell(young: int, older: int = 0, oldest: int = 0) -> None:
        fake = SimpleNamespace(get_count=lambda: (young, older, oldest), collect=lambda _generation: 0)
        monkeypatch.setattr(gc_schedule, "gc", fake)

    return tell


def test_few_new_objects_are_not_worth_a_collection(node: FakeNode, gc_count: Found) -> None:
    gc_count(MIN_YOUNG - 1, PROMOTE_AFTER, PROMOTE_AFTER)
    assert node.schedule.collect_if_idle() is None


def test_nobody_who_moves_waits_for_a_collection(node: FakeNode, gc_count: Found) -> None:
    gc_count(MIN_YOUNG, PROMOTE_AFTER, PROMOTE_AFTER)
    node.is_busy = True
    assert node.schedule.collect_if_idle() is None


def test_young_objects_are_collected_often_and_older_ones_seldom(node: FakeNode, gc_count: Found) -> None:
    gc_count(MIN_YOUNG, PROMOTE_AFTER - 1, PROMOTE_AFTER)
    assert node.schedule.collect_if_idle() == 0
    gc_count(MIN_YOUNG, PROMOTE_AFTER, PROMOTE_AFTER - 1)
    assert node.schedule.collect_if_idle() == 1


def test_the_oldest_objects_are_collected_when_nobody_has_moved_since_the_last_time(
    node: FakeNode, gc_count: Found
) -> None:
    gc_count(MIN_YOUNG, PROMOTE_AFTER, PROMOTE_AFTER)
    schedule = node.schedule
    node.commits += 1
    assert schedule.collect_if_idle() == 1
    node.pass_a_second(0.1)
    assert schedule.collect_if_idle() == 2


def test_a_busy_node_does_not_collect(node: FakeNode, gc_count: Found) -> None:
    gc_count(MIN_YOUNG, 0, 0)
    schedule = node.schedule
    node.pass_a_second(IDLE_SHARE + 1)
    assert schedule.collect_if_idle() is None
    node.pass_a_second(0.1)
    assert schedule.collect_if_idle() is None, "a short rest is not enough"
    node.pass_a_second(0.1)
    assert schedule.collect_if_idle() == 0


def test_what_only_holds_itself_is_found(node: FakeNode, monkeypatch: pytest.MonkeyPatch) -> None:
    class Knot:
        own: Knot

    schedule = node.schedule
    monkeypatch.setattr(gc_schedule, "MIN_YOUNG", 0)
    gc.collect()
    gc.disable()
    try:
        knot = Knot()
        knot.own = knot
        gone = weakref.ref(knot)
        del knot
        assert gone() is not None
        assert schedule.collect_if_idle() == 0
        assert gone() is None
    finally:
        gc.enable()
