"""A node with people of every role: who may do what is tried out by them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection
from tests.server.client import Person, pick, plans
from tests.server.nodes import RunningNode, running_node

from kamishima.server.moderation import acts
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol import moderation as desk_wire
from kamishima.server.store.engine import NO_TIMEOUTS, writing_engine

T = TypeVar("T")
PASSWORD = "correct horse"


@contextmanager
def quick_node(folder: Path, given: dict[str, object] | None = None) -> Iterator[RunningNode]:
    """A node whose passwords are quick to check: the real ones take their time on purpose."""
    with pytest.MonkeyPatch.context() as patch:
        quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr("kamishima.server.tables.accounts.PasswordHasher", quick)
        with running_node(folder, given) as running:
            yield running


def at_the_machine(node: RunningNode, work: Callable[[Connection], T]) -> T:
    """Do something in the node's database, as `kamishima admin` does it."""
    engine = writing_engine(node.settings.database, NO_TIMEOUTS)
    try:
        with engine.connect() as connection, connection.begin():
            return work(connection)
    finally:
        engine.dispose()


def id_of(node: RunningNode, person: Person) -> str:
    """The id in somebody's cookie."""
    return node.service.auth.person_of(person.cookie)


async def register(person: Person, login: str) -> None:
    await person.ask("POST", "/api/me/register", wire.Me, wire.Credentials(login, PASSWORD))


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until a node has heard of something."""
    for _ in range(100):
        if await is_so():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("nobody has heard of it")


async def appoint(node: RunningNode, person: Person, login: str, role: desk_wire.Role) -> None:
    """Give somebody an account with a role, and wait until the node knows it."""
    await register(person, login)
    at_the_machine(node, lambda connection: acts.set_role(connection, acts.CONSOLE, id_of(node, person), role))

    async def is_known() -> bool:
        return (await person.ask("GET", "/api/me", wire.Me)).role == role

    await until(is_known)


async def pair_table(ana: Person, bo: Person, **more: object) -> str:
    """A running match of two people."""
    wanted = wire.NewTable(**{"game": "origami", "seats": plans(2), **more})  # type: ignore[arg-type]
    table = (await ana.new_table(wanted)).id
    await bo.join(table)
    return table


async def finished_table(ana: Person, bo: Person) -> str:
    """A short match of two people, played at random to its end."""
    table = await pair_table(ana, bo, game="shaman", options={"turn-limit": 2})
    rng, lines = random.Random(1), [await ana.sit(table), await bo.sit(table)]
    try:
        while lines[0].ending is None:
            for line in lines:
                await line.ping(0)
            asked = next((line for line in lines if line.my_turn), None)
            if asked is not None:
                assert asked.words is not None
                await asked.submit(pick(asked.words, rng))
    finally:
        for line in lines:
            await line.close()
    return table


async def chat(person: Person, table: str, text: str, key: str = "k") -> None:
    await person.ask("POST", f"/api/tables/{table}/chat", wire.Posted, {"key": key, "text": text})


async def sanction(operator: Person, person: str, kind: str, **more: object) -> desk_wire.PersonShown:
    path = f"/api/desk/people/{person}/sanction"
    return await operator.ask("POST", path, desk_wire.PersonShown, {"kind": kind, **more})
