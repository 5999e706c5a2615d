"""Answers that are kept: the newest, and never more than allowed."""

from __future__ import annotations

import pytest

from kamishima.core.memo import Latest


def test_what_was_kept_is_known() -> None:
    known: Latest[tuple[str, ...], list[int]] = Latest(3)
    assert known.get(("a",)) is None
    kept = [1]
    assert known.keep(("a",), kept) is kept
    assert known.get(("a",)) is kept


def test_the_oldest_goes_for_each_that_comes() -> None:
    known: Latest[int, str] = Latest(3)
    for number in range(10):
        known.keep(number, str(number))
        assert len(known) == min(number + 1, 3)
        assert [key for key in range(10) if known.get(key) is not None] == list(range(max(0, number - 2), number + 1))


def test_what_has_gone_can_be_kept_again() -> None:
    known: Latest[int, str] = Latest(2)
    for number in (1, 2, 3, 1):
        known.keep(number, f"{number}")
    assert (known.get(1), known.get(2), known.get(3)) == ("1", None, "3")


def test_what_is_known_is_not_kept_twice() -> None:
    known: Latest[int, str] = Latest(2)
    known.keep(1, "one")
    with pytest.raises(AssertionError):
        known.keep(1, "another")
    assert known.get(1) == "one"
