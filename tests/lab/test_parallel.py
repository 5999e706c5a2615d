"""Work over many seeds: nothing twice, nothing left out, errors arrive, and no process stays behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.lab.workers import doubled, finds_a_bad_pack, never_ends, stumbles, tells_its_process, where

from kamishima import interrupts
from kamishima.core.errors import BadContent
from kamishima.lab.parallel import CHUNK, over_seeds

calmly = settings(max_examples=60, deadline=None)


@pytest.mark.parametrize("count", [0, 1, CHUNK, CHUNK + 1])
def test_one_process_gives_each_result_as_soon_as_it_is_there(count: int) -> None:
    results = list(over_seeds(doubled, range(count), 1))
    assert [len(result) for result in results] == [1] * count
    assert [number for result in results for number in result] == [2 * seed for seed in range(count)]


@pytest.mark.parametrize(("count", "chunks"), [(CHUNK + 1, [CHUNK, 1]), (3 * CHUNK, [CHUNK] * 3)])
def test_several_processes_get_whole_chunks_and_a_rest(count: int, chunks: list[int]) -> None:
    results = list(over_seeds(doubled, range(count), 2))
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

    assert list(over_seeds(work, range(CHUNK), 8)) == [[]] * CHUNK
    assert calls == [1] * CHUNK


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
    assert [next(results) for _ in range(2 * CHUNK)] == [[seed] for seed in range(2 * CHUNK)]
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


# -- interruptions -----------------------------------------------------------------------------------------------------


def press_when(is_due: Callable[[], bool]) -> threading.Thread:
    """Press Ctrl-C for this process as soon as something is true."""

    def press() -> None:
        while not is_due():
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=press)
    thread.start()
    return thread


def until_interrupted(work: Callable[[Sequence[int]], list[int]], seeds: range, folder: Path) -> list[list[int]]:
    """What comes until Ctrl-C is pressed, which is when there are two files in a folder."""
    found: list[list[int]] = []
    with interrupts.deferred():
        pressing = press_when(lambda: len(list(folder.iterdir())) == 2)
        with pytest.raises(KeyboardInterrupt):
            found.extend(over_seeds(work, seeds, 2))
        pressing.join()
    return found


def test_an_interruption_gives_what_is_finished_of_chunks_that_are_not(tmp_path: Path) -> None:
    found = until_interrupted(partial(tells_its_process, str(tmp_path)), range(6 * CHUNK), tmp_path)
    assert [0] in found
    assert [CHUNK] in found
    assert multiprocessing.active_children() == []


def test_workers_that_do_not_stop_are_ended_and_the_chunks_after_them_are_kept(tmp_path: Path) -> None:
    """The first chunk never ends; whatever else was finished before Ctrl-C is not lost for that."""
    found = until_interrupted(partial(never_ends, str(tmp_path)), range(3 * CHUNK), tmp_path)
    assert found == [list(range(CHUNK, 2 * CHUNK)), list(range(2 * CHUNK, 3 * CHUNK))]
    assert multiprocessing.active_children() == []


def test_workers_ignore_the_signal_itself() -> None:
    results = over_seeds(where, range(9 * CHUNK), 2)
    first = next(results)
    for process in {process for _, process in first}:
        os.kill(process, signal.SIGINT)
    rest = [seed for chunk in results for seed, _ in chunk]
    assert rest == list(range(CHUNK, 9 * CHUNK))
