"""A running match of two with a spectator, for tests of what sockets may say."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import msgspec
from tests.server.client import Person, TableSocket, pick, plans
from tests.server.nodes import RunningNode

from kamishima.server.protocol import messages as wire


class Scene:
    """A running match of two, watched by a stranger."""

    def __init__(
        self, ana: TableSocket, bo: TableSocket, stranger: TableSocket, people: list[Person], table: str
    ) -> None:
        self.ana = ana
        self.bo = bo
        self.stranger = stranger
        self.people = people
        self.table = table

    @property
    def acting(self) -> TableSocket:
        return self.ana if self.ana.my_turn else self.bo

    @property
    def waiting(self) -> TableSocket:
        return self.bo if self.ana.my_turn else self.ana

    def legal(self) -> str:
        assert self.acting.words is not None
        return pick(self.acting.words, random.Random(1))

    async def everything(self) -> list[object]:
        """All that anybody can see, as it stands: their hellos with the whole log, and the table over HTTP."""
        seen: list[object] = []
        for line in (self.ana, self.bo, self.stranger):
            await line.say(wire.Resync(0))
            await line.hear_until(wire.Hello)
            seen.append(json.loads(line.raw[-1]))
        seen.append((await self.people[0].table(self.table)).state)
        return seen


async def scene(node: RunningNode, stack: AsyncExitStack, wanted: wire.NewTable | None = None) -> Scene:
    people = [await stack.enter_async_context(Person(node.base, name)) for name in ("ana", "bo", "cy")]
    table = await people[0].new_table(wanted or wire.NewTable(game="origami", seats=plans(2)))
    await people[1].join(table.id)
    lines = [await people[place].sit(table.id) for place in range(3)]
    for line in lines:
        stack.push_async_callback(line.close)
    await lines[0].ping(1)
    return Scene(lines[0], lines[1], lines[2], people, table.id)


Story = Callable[[Scene], Awaitable[None]]


def tell(node: RunningNode, story: Story, wanted: wire.NewTable | None = None) -> None:
    """Run a story at a new table; afterwards everything is as it was."""

    async def told() -> None:
        async with AsyncExitStack() as stack:
            here = await scene(node, stack, wanted)
            before = await here.everything()
            await story(here)
            assert await here.everything() == before

    asyncio.run(told())


async def refusal(line: TableSocket, message: str | bytes) -> wire.Failure:
    """What the server answers to a message: an error, and nothing else before the next pong.

    Only that somebody came or went may be told in between.
    """
    before = len(line.raw)
    await line.say_raw(message)
    await line.ping(99)
    told = [msgspec.json.decode(raw, type=wire.Told) for raw in line.raw[before:]]
    answers = [each for each in told if not isinstance(each, wire.TableChanged)]
    assert [type(each) for each in answers] == [wire.Failure, wire.Pong]
    failure = answers[0]
    assert isinstance(failure, wire.Failure)
    return failure


def submit(words: str, key: str = "k1", **more: object) -> str:
    return json.dumps({"type": "submit", "key": key, "words": words, **more})
