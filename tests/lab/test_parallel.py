"""Work over many seeds: nothing twice, nothing left out, errors arrive, and no process stays behind."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.lab.workers import doubled, finds_a_bad_pack, stumbles, where

from kamishima.core.errors import BadContent
from kamishima.lab.parallel import CHUNK, over_seeds

calmly = settings(max_examples=60, deadline=None)


@pytest.mark.parametrize(
    ("count", "chunks"),
    [
        (0, []),
        (1, [1]),
        (CHUNK - 1, [CHUNK - 1]),
        (CHUNK, [CHUNK]),
        (CHUNK + 1, [CHUNK, 1]),
        (3 * CHUNK, [CHUNK] * 3),
    ],
)
def test_seeds_are_cut_into_whole_chunks_and_a_rest(count: int, chunks: list[int]) -> None:
    results = list(over_seeds(doubled, range(count), 1))
    assert [len(result) for result in results] == chunks
    assert [number for result in results for number in result] == [2 * seed for seed in range(count)]


@calmly
@given(st.integers(-300, 300), st.integers(-300, 300), st.sampled_from([-7, -1, 1, 2, 50]))
def test_any_range_is_gone_through_in_its_order(start: int, stop: int, step: int) -> None:
    seeds = range(start, stop, step)
    assert [number for result in over_seeds(doubled, seeds, 1) for number in result] == [2 * seed for seed in seeds]


def test_work_that_fits_in_one_chunk_stays_in_this_process() -> None:
    """So a short simulation starts at once, and may use what cannot be sent."""
    calls: list[int] = []

    def work(seeds: Sequence[int]) -> list[int]:
        calls.append(len(seeds))
        return []

    assert list(over_seeds(work, range(CHUNK), 8)) == [[]]
    assert calls == [CHUNK]


def test_nothing_is_worked_out_before_it_is_asked_for() -> None:
    begun: list[int] = []

    def work(seeds: Sequence[int]) -> list[int]:
        begun.append(seeds[0])
        return []

    results = over_seeds(work, range(3 * CHUNK), 1)
    assert begun == []
    next(results)
    assert begun == [0]


def test_an_error_comes_after_the_good_chunks_before_it() -> None:
    results = over_seeds(stumbles, range(5 * CHUNK), 1)
    assert [len(next(results)), len(next(results))] == [CHUNK, CHUNK]
    with pytest.raises(ValueError, match="stumbled at 100"):
        next(results)
    assert list(results) == []


def test_an_error_in_another_process_arrives_and_leaves_none_behind() -> None:
    results = over_seeds(stumbles, range(5 * CHUNK), 2)
    assert [next(results), next(results)] == [list(range(CHUNK)), list(range(CHUNK, 2 * CHUNK))]
    with pytest.raises(ValueError, match="stumbled at 100"):
        next(results)
    assert multiprocessing.active_children() == []


def test_an_error_of_ours_arrives_from_another_process_as_what_it_is() -> None:
    with pytest.raises(BadContent, match="line 7: no card 0"):
        next(over_seeds(finds_a_bad_pack, range(2 * CHUNK), 2))


def test_whoever_has_seen_enough_can_stop_and_leaves_no_process_behind() -> None:
    results = over_seeds(where, range(9 * CHUNK), 2)
    first = next(results)
    assert [seed for seed, _ in first] == list(range(CHUNK))
    assert os.getpid() not in {process for _, process in first}
    results.close()  # type: ignore[attr-defined]  # the iterator is a generator
    assert multiprocessing.active_children() == []
