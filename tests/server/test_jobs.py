"""Jobs in processes with limits: whatever a job does, it ends, the next one is done, and nobody waits for the dead."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.nodes import RunningNode
from tests.server.pools import is_running, lines, run, until
from tests.server.strange_jobs import BABBLE, STRANGE

from kamishima.server.protocol.errors import NotFound, TooCostly, TooMany, Unavailable
from kamishima.server.tables import job_pool
from kamishima.server.tables.job_pool import JobPool
from kamishima.server.tables.jobs import CHECK_PACK, JOBS, LONGEST_ANSWER, JobFailed
from kamishima.server.tables.packs import PackWanted


@asynccontextmanager
async def pool(notes: Path, workers: int = 1) -> AsyncIterator[JobPool]:
    made = JobPool(workers, (sys.executable, "-m", "tests.server.strange_jobs", str(notes)))
    try:
        yield made
    finally:
        await made.close()


def test_a_job_that_takes_too_much_ends_and_the_process_does_the_next_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool(tmp_path / "notes") as jobs:
            assert await jobs.ask(STRANGE["note"], 7) == 7
            first = jobs.processes
            for name in ("spin", "match_for_ever", "hoard", "hoard_at_once", "die"):
                with pytest.raises(TooCostly, match="takes too much"):
                    await jobs.ask(STRANGE[name], 1)
                assert await jobs.ask(STRANGE["note"], 7) == 7
            assert jobs.processes == first
            assert jobs.count.died == 0

    run(story)


def test_an_answer_that_is_too_long_is_not_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool(tmp_path / "notes") as jobs:
            told = await jobs.ask(BABBLE, LONGEST_ANSWER // 2)
            assert len(told) == LONGEST_ANSWER // 2
            with pytest.raises(TooCostly):
                await jobs.ask(BABBLE, LONGEST_ANSWER + 1)
            assert await jobs.ask(STRANGE["note"], 7) == 7

    run(story)


def test_each_job_has_a_process_of_its_own_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool(tmp_path / "notes") as jobs:
            first, second = [await jobs.ask(STRANGE["measure"], 0) for _ in range(2)]
            assert len({first, second, *jobs.processes}) == 3
            await until(lambda: not is_running(first))

    run(story)


def test_errors_of_ours_arrive_whole_and_of_others_only_their_kind_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool(tmp_path / "notes") as jobs:
            with pytest.raises(NotFound, match="there is no such thing") as refused:
                await jobs.ask(STRANGE["refuse"], 1)
            assert refused.value.where == "thing"
            with pytest.raises(JobFailed, match=r"^ZeroDivisionError$"):
                await jobs.ask(STRANGE["stumble"], 1)

    run(story)


def test_whoever_hangs_up_ends_the_job_and_the_process_is_used_again(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with pool(notes) as jobs:
            for done in range(1, 4):
                waiting = asyncio.ensure_future(jobs.ask(STRANGE["wait"], 1))
                await until(lambda done=done: len(lines(notes)) == done)  # type: ignore[misc]  # bound in the loop
                waiting.cancel()
                await asyncio.gather(waiting, return_exceptions=True)
                await until(lambda: not is_running(lines(notes)[-1]))
            assert await jobs.ask(STRANGE["note"], 7) == 7
            assert (jobs.count.stopped, jobs.count.died) == (3, 0)

    run(story)


def test_a_process_that_has_died_is_replaced_and_the_job_is_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool(tmp_path / "notes") as jobs:
            assert await jobs.ask(STRANGE["kill_all"], 5) == 5
            assert jobs.count.died == 1

    run(story)


def test_when_no_process_can_be_started_the_client_is_told_to_try_again() -> None:
    async def story() -> None:
        jobs = JobPool(1, ("/nowhere/python",))
        with pytest.raises(Unavailable):
            await jobs.ask(STRANGE["note"], 1)

    run(story)


def test_whoever_has_less_on_the_way_comes_first(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with pool(notes) as jobs:
            waiting = [asyncio.ensure_future(jobs.ask(STRANGE["wait"], 1, "eve"))]
            await until(lambda: len(lines(notes)) == 1)
            for number in range(3):
                waiting.append(asyncio.ensure_future(jobs.ask(STRANGE["note"], number, "eve")))
            await asyncio.sleep(0)
            waiting.append(asyncio.ensure_future(jobs.ask(STRANGE["note"], 10, "ana")))
            await asyncio.sleep(0)
            assert jobs.queued == 4
            (tmp_path / "go").touch()
            await asyncio.gather(*waiting)
            assert lines(tmp_path / "order") == [10, 0, 1, 2]

    run(story)


def test_one_client_has_only_so_many_jobs_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_pool, "MOST_EACH", 2)
    monkeypatch.setattr(job_pool, "MOST_WAITING", 2)
    notes = tmp_path / "notes"

    async def story() -> None:
        async with pool(notes) as jobs:
            waiting = [asyncio.ensure_future(jobs.ask(STRANGE["wait"], 1, "eve")) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(TooMany):
                await jobs.ask(STRANGE["note"], 1, "eve")
            waiting.append(asyncio.ensure_future(jobs.ask(STRANGE["note"], 2, "ana")))
            await asyncio.sleep(0)
            with pytest.raises(Unavailable, match="too much waits"):
                await jobs.ask(STRANGE["note"], 3, "bo")
            (tmp_path / "go").touch()
            assert await asyncio.gather(*waiting) == [1, 1, 2]

    run(story)


def test_a_closed_pool_leaves_no_process_behind(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with pool(notes) as jobs:
            waiting = asyncio.ensure_future(jobs.ask(STRANGE["wait"], 1))
            await until(lambda: len(lines(notes)) == 1)
            (process,) = jobs.processes
            await jobs.close()
            with pytest.raises(Unavailable, match="stops"):
                await waiting
            assert jobs.processes == ()
            await until(lambda: not is_running(process) and not is_running(lines(notes)[0]))
            with pytest.raises(Unavailable, match="stops"):
                await jobs.ask(STRANGE["note"], 1)

    run(story)


def test_every_job_answers_in_words_that_json_has() -> None:
    async def story() -> None:
        jobs = JobPool(1)
        try:
            report = await jobs.ask(CHECK_PACK, PackWanted("shaman", "name = 1"))
            assert not report.ok
        finally:
            await jobs.close()

    run(story)
    assert len(JOBS) >= 10


def test_a_client_that_hangs_up_ends_what_it_asked_for(node: RunningNode, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over HTTP: the pool of the node is busy until the connection closes."""
    stopped = node.service.jobs.count.stopped
    monkeypatch.setattr(node.service.jobs, "_workers", 0)  # nothing begins, so the request waits

    async def story() -> None:
        async with httpx.AsyncClient(base_url=node.base, headers={"x-kamishima": "1"}) as http:
            body = {"game": "shaman", "pack": "x"}
            asking = asyncio.ensure_future(http.post("/api/packs/check", json=body))
            await until(lambda: node.service.jobs.queued == 1)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        await until(lambda: not node.service.jobs._of)

    run(story)
    assert node.service.jobs.count.stopped == stopped
