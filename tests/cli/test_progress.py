"""Progress of long work: a bar for those who watch, a line now and then for those who do not."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamishima.cli import progress
from kamishima.cli.progress import SECONDS_BETWEEN_LINES, tracked


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(progress, "time", made)
    return made


class Watched(io.StringIO):
    """A standard error that somebody sees."""

    def isatty(self) -> bool:
        return True


def working(clock: Clock, seconds: list[float]) -> Iterator[list[int]]:
    """Chunks of three items; each takes so many seconds."""
    for number, duration in enumerate(seconds):
        clock.now += duration
        yield [number] * 3


def lines_of(clock: Clock, seconds: list[float], capsys: pytest.CaptureFixture[str]) -> list[str]:
    list(tracked(working(clock, seconds), 3 * len(seconds), "playing"))
    return capsys.readouterr().err.splitlines()


@settings(deadline=None)
@given(st.lists(st.lists(st.integers(), max_size=5), max_size=8))
def test_every_item_comes_through_in_order(chunks: list[list[int]]) -> None:
    items = [item for chunk in chunks for item in chunk]
    assert list(tracked(chunks, len(items), "playing")) == items


def test_items_come_as_soon_as_their_chunk_is_there() -> None:
    made: list[int] = []

    def slow() -> Iterator[list[int]]:
        for number in range(3):
            made.append(number)
            yield [number]

    passing = tracked(slow(), 3, "playing")
    assert next(passing) == 0
    assert made == [0]


def test_quick_work_says_nothing(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    assert lines_of(clock, [1, 2, 3, 3.9], capsys) == []


def test_long_work_says_how_far_it_is(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    assert lines_of(clock, [6, 6, 6, 6], capsys) == ["playing: 6 of 12", "playing: 12 of 12"]


def test_lines_are_never_closer_than_they_should_be(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    # A chunk that took half a minute owes nobody three lines afterwards.
    assert lines_of(clock, [35, 0.1, 0.1, 0.1], capsys) == ["playing: 3 of 12"]


def test_an_error_in_the_work_is_not_kept(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    def failing() -> Iterator[list[int]]:
        yield [1]
        clock.now += SECONDS_BETWEEN_LINES
        raise RuntimeError("out of paper")

    passing = tracked(failing(), 2, "playing")
    assert next(passing) == 1
    with pytest.raises(RuntimeError, match="out of paper"):
        next(passing)
    assert capsys.readouterr().err == ""


def test_those_who_watch_see_a_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    watched = Watched()
    monkeypatch.setattr(sys, "stderr", watched)
    monkeypatch.setenv("TERM", "xterm-256color")
    assert list(tracked([[1, 2], [3]], 3, "playing")) == [1, 2, 3]
    assert "playing" in watched.getvalue()
    assert "3/3" in watched.getvalue()
    assert capsys.readouterr().out == ""


def test_without_rich_those_who_watch_read_lines(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    watched = Watched()
    monkeypatch.setattr(sys, "stderr", watched)
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    assert list(tracked(working(clock, [11, 1]), 6, "playing")) == [0, 0, 0, 1, 1, 1]
    assert watched.getvalue() == "playing: 3 of 6\n"
