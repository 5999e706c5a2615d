"""Two nodes are changed for a newer release while people play: nothing is lost, nothing refused."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeVar

from tests.server.client import Person, Refused, plans
from tests.server.players import TROUBLE, Company, Player, check_record, hang_up, join_once
from tests.server.process import ServerProcess
from tests.server.releases import Release, boxes_of, environment

from kamishima.core.record import read
from kamishima.games.registry import OURS
from kamishima.server.protocol import messages as wire

T = TypeVar("T")
KEY = "5e" * 32
LOOPS = 6
NEWER = boxes_of("N+1")["origami"]
MIXED_SECONDS = 4.0


class Rota:
    """The nodes that people are sent to, as a proxy would: one after the other, and on to the next after trouble."""

    def __init__(self) -> None:
        self.nodes: list[ServerProcess] = []
        self.refusals: Counter[str] = Counter()
        self.begun: Counter[tuple[str, int, bool]] = Counter()
        """How many matches ended and verified, by game, rules, and whether with the newer cards."""
        self._turns = itertools.count()

    def next(self) -> str:
        return self.nodes[next(self._turns) % len(self.nodes)].base


class Traveller(Person):
    """Somebody whom a proxy sends to any node."""

    def __init__(self, rota: Rota, name: str) -> None:
        super().__init__(rota.next(), name)
        self.rota = rota

    def go_on(self) -> None:
        self.base = self.rota.next()
        self.http.base_url = self.base
        self.http.headers["origin"] = self.base

    async def get_through(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask node after node until one answers; that another node knows it is the only refusal there is."""
        while True:
            try:
                return await ask()
            except TROUBLE:
                await asyncio.sleep(0.03)
            except Refused as refused:
                self.refused(refused)
            self.go_on()

    def refused(self, refused: Refused) -> None:
        self.rota.refusals[refused.failure.code] += 1
        if refused.failure.code != "other-node":
            raise refused


class TravellingPlayer(Player):
    """Plays through whatever node there is."""

    def __init__(self, person: Traveller, table: str, seat: int, rng: random.Random) -> None:
        super().__init__(person, table, seat, rng)
        self.traveller = person

    async def play(self) -> None:
        while True:
            line = await self.traveller.get_through(
                lambda: self.person.sit(self.table, f"?seat={self.seat}&since={self.index}")
            )
            self.connections += 1
            try:
                if await self._converse(line):
                    return
            except TROUBLE:
                self.traveller.go_on()
            finally:
                await hang_up(line)


async def match(rota: Rota, game: str, number: int) -> None:
    """Two people and a bot, or two people, play a match to its end."""
    bots = number % 2
    async with Traveller(rota, "ana") as ana, Traveller(rota, "bo") as bo:
        wanted = wire.NewTable(game=game, seats=plans(2 + bots, bots=bots))
        table = await ana.get_through(lambda: ana.new_table(wanted))
        await bo.get_through(lambda: bo.ask("GET", "/api/me", wire.Me))
        await bo.get_through(lambda: join_once(bo, table.id, 1))
        rng = random.Random(number)
        players = [TravellingPlayer(person, table.id, seat, rng) for seat, person in enumerate((ana, bo))]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
        company = Company(table.id, game, list(players))
        header = read(await bo.get_through(lambda: bo.record(table.id))).header
        pack = NEWER.house_text() if header.content == NEWER.content().hash else None
        await bo.get_through(lambda: check_record(company, pack))
        rota.begun[game, header.rules, pack is not None] += 1


async def load(rota: Rota, loop: int, ended: asyncio.Event) -> None:
    for number in itertools.count(loop, LOOPS):
        is_last = ended.is_set()
        await match(rota, OURS[number % len(OURS)], number)
        if is_last:
            return


async def story(folder: Path, database: str, valkey: str) -> Rota:
    shared = {"KAMISHIMA_DATABASE": database, "KAMISHIMA_VALKEY": valkey, "KAMISHIMA_KEY": KEY}
    rota, ended = Rota(), asyncio.Event()
    releases: list[Release] = ["N", "N", "N+1", "N+1"]
    made = [
        ServerProcess(folder / str(number), {**shared, **environment(release)})
        for number, release in enumerate(releases)
    ]
    async with AsyncExitStack() as stack:
        for process in made:
            stack.callback(process.end)
        for process in made[:2]:
            await process.start()
            rota.nodes.append(process)
        async with asyncio.timeout(400), asyncio.TaskGroup() as group:
            for loop in range(LOOPS):
                group.create_task(load(rota, loop, ended))
            for place in (0, 1):
                await asyncio.sleep(MIXED_SECONDS)
                await made[2 + place].start()
                older, rota.nodes[place] = rota.nodes[place], made[2 + place]
                await asyncio.sleep(MIXED_SECONDS)  # one of each release, and the older one still answers
                await older.stop()
            await asyncio.sleep(MIXED_SECONDS)
            ended.set()
    return rota


def test_two_nodes_are_changed_while_people_play(tmp_path: Path, postgres_url: str, valkey_url: str) -> None:
    rota = asyncio.run(story(tmp_path, postgres_url, valkey_url))
    assert set(rota.refusals) <= {"other-node"}
    begun = set(rota.begun)
    assert {("islands", 1, False), ("islands", 2, False)} <= begun  # before, and after
    assert {("origami", 1, False), ("origami", 1, True)} <= begun
