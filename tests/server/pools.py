"""Pools of bot workers for the tests, and positions to think about."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from tests.server.strange_workers import KINDS

from kamishima.core.game import State
from kamishima.core.setting import Setting
from kamishima.core.turn import Decision
from kamishima.games.registry import open_table
from kamishima.server.bots.job import BotJob, bot_job
from kamishima.server.bots.pool import BotPool
from kamishima.testing.walk import walk

ORIGAMI = Setting("origami", 2)


def some_position(setting: Setting = ORIGAMI, step: int = 0, seed: int = 5) -> State:
    """The position of a random game at its decision number `step`."""
    table = open_table(setting)
    decisions = [visit.state for visit in walk(table, seed) if isinstance(table.turn(visit.state), Decision)]
    return decisions[step]


def asked(seed: int = 1, bot: str = "uniform") -> BotJob:
    return bot_job(ORIGAMI, some_position(), bot, seed)


def legal(setting: Setting, state: State) -> set[str]:
    turn = open_table(setting).turn(state)
    assert isinstance(turn, Decision)
    return {action.text for action in turn.actions}


def strange(kind: str, notes: Path) -> tuple[str, ...]:
    assert kind in KINDS
    return (sys.executable, "-m", "tests.server.strange_workers", kind, str(notes))


@asynccontextmanager
async def pool(
    workers: int = 1, seconds: float = 60.0, command: tuple[str, ...] | None = None
) -> AsyncIterator[BotPool]:
    made = BotPool(workers, seconds) if command is None else BotPool(workers, seconds, command)
    try:
        yield made
    finally:
        await made.close()


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that another process brings about; the limit only keeps a broken test from hanging."""
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.005)


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


def lines(notes: Path) -> list[int]:
    return [int(line) for line in notes.read_text().split()] if notes.exists() else []


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def seeded(seed: int) -> BotJob:
    return msgspec.structs.replace(asked(), seed=seed)
