"""Garbage is looked for while nobody waits, and seldom where that takes long."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from kamishima.server import garbage
from kamishima.server.garbage import MANY, OFTEN, Broom
from kamishima.server.store.writer import Count, Writer

Found = Callable[[int, int, int], None]


class Desk:
    """A writer with more or less to do."""

    def __init__(self) -> None:
        self.is_busy = False
        self.count = Count()

    @property
    def broom(self) -> Broom:
        return Broom(cast(Writer, self))


@pytest.fixture
def desk() -> Desk:
    return Desk()


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
    assert broom.sweep() == 2


def test_what_only_holds_itself_is_found(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    class Knot:
        own: Knot

    monkeypatch.setattr(garbage, "MANY", 0)
    gc.collect()
    gc.disable()
    try:
        knot = Knot()
        knot.own = knot
        gone = weakref.ref(knot)
        del knot
        assert gone() is not None
        assert desk.broom.sweep() == 0
        assert gone() is None
    finally:
        gc.enable()
