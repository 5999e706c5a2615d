"""Answers that are kept: the newest, and never more than allowed."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor

from kamishima.core.cache import RecentCache


def test_what_was_kept_is_known() -> None:
    known: RecentCache[tuple[str, ...], list[int]] = RecentCache(3)
    assert known.get(("a",)) is None
    kept = [1]
    assert known.keep(("a",), kept) is kept
    assert known.get(("a",)) is kept


def test_the_oldest_goes_for_each_that_comes() -> None:
    known: RecentCache[int, str] = RecentCache(3)
    for number in range(10):
        known.keep(number, str(number))
        assert len(known) == min(number + 1, 3)
        assert [key for key in range(10) if known.get(key) is not None] == list(range(max(0, number - 2), number + 1))


def test_what_has_gone_can_be_kept_again() -> None:
    known: RecentCache[int, str] = RecentCache(2)
    for number in (1, 2, 3, 1):
        known.keep(number, f"{number}")
    assert (known.get(1), known.get(2), known.get(3)) == ("1", None, "3")


def test_who_comes_second_gets_what_is_known() -> None:
    known: RecentCache[int, str] = RecentCache(2)
    known.keep(1, "one")
    assert known.keep(1, "another") == "one"
    known.keep(2, "two")
    assert (known.get(1), known.get(2), len(known)) == ("one", "two", 2)


class Slow(int):
    """A key that lets other threads run whenever it is looked for."""

    def __hash__(self) -> int:
        time.sleep(0)
        return int(self)


def test_threads_that_keep_the_same_at_once_are_not_in_each_others_way() -> None:
    known: RecentCache[Slow, str] = RecentCache(5)

    def ask_often(seed: int) -> list[tuple[Slow, str]]:
        rng, answers = random.Random(seed), []
        for _ in range(1500):
            number = Slow(rng.randrange(12))
            kept = known.get(number)
            answers.append((number, known.keep(number, f"{number}") if kept is None else kept))
        return answers

    with ThreadPoolExecutor(4) as pool:
        answers = [answer for each in pool.map(ask_often, range(4)) for answer in each]
    assert all(kept == f"{number}" for number, kept in answers)
    assert len(known) < 12, "the oldest still go"
