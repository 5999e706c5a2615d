"""People who play whole matches through real sockets, whatever happens, and remember what they were told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

import httpx
import msgspec
from tests.server.client import Person, Refused, TableSocket, new_key, pick, plans
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from kamishima.core.record import read, verify
from kamishima.games.registry import table_of
from kamishima.server.protocol import messages as wire

T = TypeVar("T")

TROUBLE = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.TransportError)
"""What a client sees of a server that is killed."""


class Said(msgspec.Struct, frozen=True):
    """An action that the server acknowledged."""

    key: str
    words: str
    index: int | None
    """Where it stands in the log, if the acknowledgement told it."""


class Player:
    """Somebody at a table, by random play."""

    def __init__(self, person: Person, table: str, seat: int, rng: random.Random) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = rng
        self.said: list[Said] = []
        self.seen: dict[int, wire.Step] = {}
        self.index = 0
        self.connections = 0
        self._pending: tuple[str, str] | None = None

    async def play(self) -> None:
        """Until the match is over; connects again as often as needed."""
        while True:
            try:
                line = await self.person.sit(self.table, f"?seat={self.seat}")
            except TROUBLE:
                await asyncio.sleep(0.03)
                continue
            self.connections += 1
            try:
                if await self._converse(line):
                    return
            except TROUBLE:
                pass
            finally:
                await hang_up(line)

    async def _converse(self, line: TableSocket) -> bool:
        """Play on this line; true when the match is over."""
        assert line.seat == self.seat
        assert line.index >= self.index, f"the log went back from {self.index} to {line.index}"
        self._remember(line)
        while line.ending is None or self._pending is not None:
            if self._pending is None and line.my_turn:
                assert line.words is not None
                self._pending = new_key(), pick(line.words, self.rng)
            if self._pending is not None:
                await self._submit(line, *self._pending)
            else:
                await line.hear()
            self._remember(line)
        return True

    async def _submit(self, line: TableSocket, key: str, words: str) -> None:
        """A submission that was not answered is sent again under the same key."""
        answer = await line.submit(words, key)
        own = None
        if isinstance(answer, wire.Update):
            own = next(step.index for step in map(_step, answer.steps) if step.seat == self.seat)
        self.said.append(Said(key, words, own))
        self._pending = None

    def _remember(self, line: TableSocket) -> None:
        """What was shown once is never shown differently."""
        self.index = line.index
        for index, step in line.steps.items():
            assert self.seen.setdefault(index, step) == step


def _step(raw: msgspec.Raw) -> wire.Step:
    return msgspec.json.decode(raw, type=wire.Step)


async def hang_up(line: TableSocket) -> None:
    try:
        async with asyncio.timeout(5):
            await line.close()
    except TROUBLE:
        pass


class Company(msgspec.Struct, frozen=True):
    """A match with everybody who plays it."""

    table: str
    game: str
    players: list[Player]


async def introduce(person: Person) -> None:
    """Get a cookie: if the answer to somebody's very first request is lost, nobody knows any more who it was."""
    alone = wire.NewTable(game="shaman", seats=plans(2))
    await patiently(partial(person.new_table, alone))


async def sit_down(people: Sequence[Person], game: str, bots: int, rng: random.Random) -> Company:
    """A new table with these people and some bots; tried again while the server is away."""
    host, *others = people
    wanted = wire.NewTable(game=game, seats=plans(len(people) + bots, bots=bots))
    table = await patiently(lambda: host.new_table(wanted))
    for seat, person in enumerate(others, start=1):
        await patiently(partial(join_once, person, table.id, seat))
    return Company(table.id, game, [Player(person, table.id, seat, rng) for seat, person in enumerate(people)])


async def join_once(person: Person, table: str, seat: int) -> None:
    """Join, unless an attempt whose answer was lost has done it."""
    seats = (await person.table(table)).seats
    if not seats[seat].yours:
        await person.join(table, seat)


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    while True:
        try:
            return await ask()
        except TROUBLE:
            await asyncio.sleep(0.03)
        except Refused as refused:
            if refused.failure.code != "unavailable":
                raise
            await asyncio.sleep(0.03)


async def check_record(company: Company, pack: str | None = None) -> int:
    """The match is over and verifies, and holds what was acknowledged exactly once; how many steps it has."""
    # Of the node that nobody kills, where there are two: a process that makes records takes a second to start.
    text = await patiently(lambda: company.players[-1].person.record(company.table))
    found = read(text)
    header = found.header
    assert header.over
    verify(found, table_of(found, pack))
    for player in company.players:
        name = header.seats[player.seat]
        lines = [(index, line.words) for index, line in enumerate(found.lines) if line.name == name]
        assert [words for _, words in lines] == [said.words for said in player.said]
        for (index, _), said in zip(lines, player.said, strict=True):
            assert said.index in (None, index)
        for index, step in player.seen.items():
            assert step.words in (None, found.lines[index].words)
    return len(found.lines)
