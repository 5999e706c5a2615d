"""People who play the daily challenge, on a day that the test chooses."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from tests.server.client import Person, TableSocket, pick
from tests.server.nodes import RunningNode

from kamishima.server.infra import clock as days
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.daily import DailyInfo, MyDays, NewAttempt

HOUR = 3600.0
FIRST_NOON = 1_800_014_400.0
"""Noon of some day in 2027."""


class Clock:
    """A clock in place of the server's, which stands until it is set."""

    def __init__(self) -> None:
        self.moment = FIRST_NOON

    def now(self) -> float:
        return self.moment

    def wait(self, hours: float) -> None:
        self.moment += hours * HOUR

    def next_noon(self) -> None:
        """The next day, when the one before has been over for long."""
        self.moment = days.ends_at(days.today()) + 12 * HOUR


@asynccontextmanager
async def people(node: RunningNode, *names: str) -> AsyncIterator[list[Person]]:
    """People who have a cookie each."""
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(Person(node.base, name)) for name in names]
        for person in found:
            await person.ask("GET", "/api/me", wire.Me)
        yield found


def tell(node: RunningNode, story: Callable[..., Awaitable[None]], *names: str) -> None:
    """Run a story with these people."""

    async def told() -> None:
        async with people(node, *names) as found:
            await story(*found)

    asyncio.run(told())


async def begin(person: Person, *, practice: bool = False) -> wire.TableInfo:
    return await person.ask("POST", "/api/daily", wire.TableInfo, NewAttempt(person.name, practice))


async def shown(person: Person, day: str = "") -> DailyInfo:
    return await person.ask("GET", f"/api/daily?day={day}" if day else "/api/daily", DailyInfo)


async def history(person: Person) -> MyDays:
    return await person.ask("GET", "/api/daily/mine", MyDays)


@asynccontextmanager
async def sitting(person: Person, table: str, query: str = "") -> AsyncIterator[TableSocket]:
    """A socket to a table, closed with the block whatever happens in it."""
    line = await person.sit(table, query)
    try:
        yield line
    finally:
        await line.close()


async def play(line: TableSocket, seed: int, *, most: int = 1000) -> None:
    """Play on at random, until the end or for so many actions."""
    rng = random.Random(seed)
    for _ in range(most):
        if line.ending is not None:
            return
        assert line.words is not None
        await line.submit(pick(line.words, rng))


async def finish(person: Person, table: str, seed: int = 1) -> int:
    """Play a match to its end; the points."""
    async with sitting(person, table) as line:
        await play(line, seed)
        assert line.ending is not None
        return line.ending.scores[0]
