"""Bot workers: real processes, killed and held up in the middle of a thought."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from pathlib import Path

import msgspec
import pytest
from tests.server.pools import (
    ORIGAMI,
    asked,
    is_running,
    legal,
    lines,
    pool,
    run,
    seeded,
    some_position,
    strange,
    until,
)

from kamishima.core.setting import Setting
from kamishima.core.turn import Chance, Decision
from kamishima.games.registry import GAMES, open_table
from kamishima.server.bots.job import bot_job, decide
from kamishima.server.bots.pool import ATTEMPTS, BotPool, Waiting
from kamishima.testing.walk import walk

# -- choosing ----------------------------------------------------------------------------------------------------------


def test_bots_of_every_kind_say_a_legal_action_of_every_game_through_a_process() -> None:
    """Quick ones, and one that searches; how well each of them plays is tested where bots are."""
    kinds = ("uniform", "greedy", "paper", "crane@4")

    async def story() -> None:
        async with pool() as bots:
            for name, box in GAMES.items():
                setting = Setting(name, max(box.players))
                for bot in kinds:
                    state = some_position(setting, 2)
                    words = await bots.choose(bot_job(setting, state, bot, 3), Waiting.PERSON)
                    assert words in legal(setting, state)
            assert bots.count.chosen == len(GAMES) * len(kinds)
            assert bots.count.fallen_back == 0

    run(story)


def test_the_best_actions_are_told_with_their_chances() -> None:
    async def story() -> None:
        async with pool() as bots:
            for name in GAMES:
                setting = Setting(name, 2)
                state = some_position(setting, 4)
                question = bot_job(setting, state, "crane@12", 3, best=3)
                advice = await bots.advise(question, Waiting.PERSON)
                assert {each.words for each in advice} <= legal(setting, state)
                assert 1 <= len(advice) <= 3
                assert advice == decide(question).advice
                assert decide(question).words == advice[0].words
                assert all(0 <= each.chance <= 1 for each in advice)
            assert await bots.choose(asked(), Waiting.PERSON) == decide(asked()).words

    run(story)


def test_there_is_no_advice_when_the_bot_does_not_manage_to_think() -> None:
    async def story() -> None:
        async with pool(command=("/nowhere/python",)) as bots:
            assert await bots.advise(asked(), Waiting.PERSON) == ()

    run(story)


def test_options_and_packs_reach_the_worker() -> None:
    pack = GAMES["shaman"].house_text().replace('name = "house"', 'name = "ours"')
    setting = Setting("shaman", 3, pack=pack)
    combined = Setting("origami", 2, options='{"box":"combined"}')

    async def story() -> None:
        async with pool() as bots:
            for place in (setting, combined):
                state = some_position(place, 1)
                assert await bots.choose(bot_job(place, state, "greedy", 1), Waiting.PERSON) in legal(place, state)
            assert bots.count.fallen_back == 0

    run(story)


def test_the_same_seed_chooses_the_same_here_and_in_a_process() -> None:
    async def story() -> None:
        async with pool() as bots:
            for seed in range(6):
                one = asked(seed, "greedy")
                assert await bots.choose(one, Waiting.PERSON) == decide(one).words

    run(story)


def test_a_worker_is_used_again() -> None:
    async def story() -> None:
        async with pool(workers=3) as bots:
            await bots.choose(asked(), Waiting.PERSON)
            first = bots.processes
            await bots.choose(asked(), Waiting.PERSON)
            assert bots.processes == first
            assert len(first) == 1

    run(story)


def test_no_process_is_started_before_somebody_asks() -> None:
    async def story() -> None:
        async with pool(workers=4) as bots:
            await asyncio.sleep(0)
            assert bots.processes == ()
            assert bots.thinking == 0

    run(story)


@pytest.mark.parametrize("workers", [0, -1])
def test_a_pool_without_workers_is_refused(workers: int) -> None:
    with pytest.raises(ValueError, match=f"{workers} bot workers: at least one"):
        BotPool(workers)


# -- hidden is hidden --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(GAMES))
def test_what_a_worker_gets_is_the_same_whatever_is_hidden_from_its_bot(name: str) -> None:
    """Not a byte of it depends on what the seat cannot know."""
    box = GAMES[name]
    setting = Setting(name, max(box.players))
    table = open_table(setting)
    compared = changed = 0
    for visit in list(walk(table, 8))[::3]:
        turn = table.turn(visit.state)
        if isinstance(turn, Decision):
            other = table.resample(visit.state, turn.seat, random.Random(visit.step))
            assert msgspec.json.encode(bot_job(setting, visit.state, "greedy", 4)) == msgspec.json.encode(
                bot_job(setting, other, "greedy", 4)
            )
            compared += 1
            changed += table.encode(other) != table.encode(visit.state)
    assert compared > 5
    assert changed > 0 or name == "islands"  # there everything lies open


def test_nobody_is_asked_when_nobody_decides() -> None:
    start = open_table(ORIGAMI).start()
    assert isinstance(open_table(ORIGAMI).turn(start), Chance)
    with pytest.raises(ValueError, match="nobody decides"):
        bot_job(ORIGAMI, start, "uniform", 1)


# -- people first ------------------------------------------------------------------------------------------------------


def test_people_are_served_before_bots_and_the_oldest_first(tmp_path: Path) -> None:
    """One worker is held up while the others queue: two tables of bots, then two people."""
    notes = tmp_path / "notes"
    order = [(11, Waiting.BOTS), (12, Waiting.BOTS), (13, Waiting.PERSON), (14, Waiting.PERSON)]

    async def story() -> None:
        async with pool(command=strange("notes_the_bot", notes)) as bots:
            first = asyncio.create_task(bots.choose(seeded(10), Waiting.BOTS))
            await until(lambda: bots.thinking == 1)
            rest = [asyncio.create_task(bots.choose(seeded(seed), waiting)) for seed, waiting in order]
            await asyncio.gather(first, *rest)

    run(story)
    assert lines(notes) == [10, 13, 14, 11, 12]


def test_tables_of_bots_leave_a_worker_free_for_people(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with pool(workers=2, command=strange("thinks_long", notes)) as bots:
            among_bots = [asyncio.create_task(bots.choose(asked(), Waiting.BOTS)) for _ in range(3)]
            await until(lambda: len(lines(notes)) == 1)
            assert (bots.thinking, bots.queued) == (1, 2)
            person = asyncio.create_task(bots.choose(asked(), Waiting.PERSON))
            await until(lambda: len(lines(notes)) == 2)
            assert (bots.thinking, bots.queued) == (2, 2)
            notes.with_name("go").touch()
            await asyncio.gather(person, *among_bots)

    run(story)


def test_no_more_processes_than_allowed_think_at_once(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with pool(workers=2, command=strange("thinks_long", notes)) as bots:
            moves = [asyncio.create_task(bots.choose(asked(seed), Waiting.PERSON)) for seed in range(6)]
            await until(lambda: len(lines(notes)) == 2)
            assert (bots.thinking, bots.queued) == (2, 4)
            notes.with_name("go").touch()
            await asyncio.gather(*moves)
            assert len(bots.processes) == 2

    run(story)
    assert len(set(lines(notes))) == 2


def test_a_table_that_has_gone_is_not_thought_about(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with pool(command=strange("thinks_long", notes)) as bots:
            first = asyncio.create_task(bots.choose(asked(1), Waiting.PERSON))
            gone = asyncio.create_task(bots.choose(asked(2), Waiting.PERSON))
            await until(lambda: len(lines(notes)) == 1)
            gone.cancel()
            notes.with_name("go").touch()
            await first
            await bots.choose(asked(3), Waiting.PERSON)

    run(story)
    assert len(lines(notes)) == 2


# -- death -------------------------------------------------------------------------------------------------------------


def test_a_worker_killed_in_mid_thought_is_replaced_and_the_move_thought_again(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    question = asked(9, "greedy")

    async def story() -> None:
        async with pool(command=strange("thinks_long", notes)) as bots:
            move = asyncio.create_task(bots.choose(question, Waiting.PERSON))
            await until(lambda: len(lines(notes)) == 1)
            os.kill(lines(notes)[0], signal.SIGKILL)
            await until(lambda: len(lines(notes)) == 2)
            notes.with_name("go").touch()
            assert await move == decide(question).words
            assert bots.count.died == 1
            assert bots.count.fallen_back == 0

    run(story)
    assert len(set(lines(notes))) == 2


def test_a_worker_killed_while_idle_is_not_missed() -> None:
    async def story() -> None:
        async with pool() as bots:
            await bots.choose(asked(), Waiting.PERSON)
            (idle,) = bots.processes
            os.kill(idle, signal.SIGKILL)
            assert await bots.choose(asked(2), Waiting.PERSON) in legal(ORIGAMI, some_position())
            assert bots.processes != (idle,)
            assert bots.count.fallen_back == 0

    run(story)


def test_a_move_outlives_two_deaths(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with pool(command=strange("dies_twice", notes)) as bots:
            assert await bots.choose(asked(4), Waiting.PERSON) == decide(asked(4)).words
            assert bots.count.died == 2

    run(story)
    assert len(set(lines(notes))) == 3


def test_a_bot_that_always_kills_its_worker_falls_back_and_the_next_table_is_served(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with pool(command=strange("always_dies", notes)) as bots:
            for seed in (1, 2):
                assert await bots.choose(asked(seed), Waiting.PERSON) == asked(seed).fallback
            assert (bots.count.died, bots.count.fallen_back) == (2 * ATTEMPTS, 2)

    run(story)
    assert asked(1).fallback in legal(ORIGAMI, some_position())


def test_a_command_that_is_not_there_falls_back() -> None:
    async def story() -> None:
        async with pool(command=("/nowhere/python",)) as bots:
            assert await bots.choose(asked(), Waiting.PERSON) == asked().fallback
            assert bots.count.died == ATTEMPTS

    run(story)


def test_a_worker_that_says_something_else_first_is_not_trusted() -> None:
    async def story() -> None:
        async with pool(command=(sys.executable, "-c", "print('hello')")) as bots:
            assert await bots.choose(asked(), Waiting.PERSON) == asked().fallback

    run(story)


# -- slow and wrong ----------------------------------------------------------------------------------------------------


def test_a_slow_bot_is_stopped_at_its_limit_and_its_process_is_gone(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        async with pool(seconds=0.2, command=strange("never_ends", notes)) as bots:
            assert await bots.choose(asked(), Waiting.PERSON) == asked().fallback
            assert (bots.count.late, bots.count.died) == (1, 0)
            assert bots.processes == ()

    run(story)
    assert not is_running(lines(notes)[0])


def test_a_bot_that_stumbles_falls_back_and_keeps_its_worker(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool(command=strange("stumbles", tmp_path / "notes")) as bots:
            assert await bots.choose(asked(), Waiting.PERSON) == asked().fallback
            assert (bots.count.failed, bots.count.died) == (1, 0)
            assert len(bots.processes) == 1

    run(story)


def test_the_error_of_a_bot_tells_its_kind_and_quotes_nothing() -> None:
    broken = msgspec.structs.replace(asked(), position=msgspec.Raw(b'{"hand": ["fox"]}'))
    answer = decide(broken)
    assert answer.words == ""
    assert answer.error == "BadPosition"


def test_a_worker_that_babbles_is_sent_home(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool(command=strange("babbles", tmp_path / "notes")) as bots:
            assert await bots.choose(asked(), Waiting.PERSON) == asked().fallback
            assert bots.count.failed == 1
            assert bots.processes == ()

    run(story)


# -- going home --------------------------------------------------------------------------------------------------------


def test_closing_ends_every_process_and_cancels_whoever_waits(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        bots = BotPool(2, 60.0, strange("thinks_long", notes))
        moves = [asyncio.create_task(bots.choose(asked(seed), Waiting.PERSON)) for seed in range(3)]
        await until(lambda: len(lines(notes)) == 2)
        await bots.close()
        assert [type(error) for error in await asyncio.gather(*moves, return_exceptions=True)] == [
            asyncio.CancelledError
        ] * 3
        with pytest.raises(RuntimeError, match="closed"):
            await bots.choose(asked(), Waiting.PERSON)

    run(story)
    assert not any(is_running(process) for process in lines(notes))


def test_a_worker_goes_when_its_server_was_killed(tmp_path: Path) -> None:
    """The server is a process that starts a pool, asks for a move that takes forever, and is killed."""
    notes = tmp_path / "notes"
    server = (
        "import asyncio, sys\n"
        "from pathlib import Path; from tests.server.pools import asked, strange\n"
        "from kamishima.server.bots.pool import BotPool, Waiting\n"
        "pool = BotPool(1, 60.0, strange('never_ends', Path(sys.argv[1])))\n"
        "asyncio.run(pool.choose(asked(), Waiting.PERSON))\n"
    )

    async def story() -> None:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", server, str(notes))
        await until(lambda: len(lines(notes)) == 1)
        process.kill()
        await process.wait()
        await until(lambda: not is_running(lines(notes)[0]))

    run(story)
    assert len(lines(notes)) == 1
