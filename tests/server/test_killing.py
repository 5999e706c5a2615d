"""The server is killed in the middle of matches, again and again: nothing that was acknowledged is lost or doubled.

Matches of every game are played through real sockets, several at a time, some with a bot. After each kill the process
is started again. Every client connects again and goes on; every match ends and verifies against its secret.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.server.client import Person
from tests.server.players import Company, check_record, introduce, sit_down
from tests.server.process import ServerProcess

from kamishima.games.registry import GAMES

KILLS = 50
COME_BACK = 2
"""So many connect between two kills, however slow the machine is."""
LIMIT_SECONDS = 900.0


class Evening:
    """Tables that are played one after the other until the killing is over."""

    def __init__(self, servers: Sequence[ServerProcess], seed: int) -> None:
        self.servers = servers
        self.rng = random.Random(seed)
        self.seated: list[Company] = []
        self.finished: list[Company] = []
        self.is_late = False

    async def table(self, game: str, bots: int) -> None:
        """Match after match of one game; the last one is played to its end when the killing is over."""
        people = [
            Person(server.base, f"{name} {game}") for name, server in zip(("ana", "bo"), self.seats(), strict=True)
        ]
        try:
            for person in people:
                await introduce(person)
            while not self.is_late:
                company = await sit_down(people, game, bots, self.rng)
                self.seated.append(company)
                async with asyncio.TaskGroup() as group:
                    for player in company.players:
                        group.create_task(player.play())
                self.finished.append(company)
                await check_record(company)
        finally:
            for person in people:
                await person.http.aclose()

    def seats(self) -> list[ServerProcess]:
        """The two people of a table sit at different nodes, where there are several."""
        return [self.servers[0], self.servers[-1]]

    async def kill_again_and_again(self, victim: ServerProcess) -> None:
        for _ in range(KILLS):
            before = self.connections
            while self.connections < before + COME_BACK:
                await asyncio.sleep(0.01)
            await asyncio.sleep(self.rng.uniform(0.02, 0.5))
            await victim.kill()
            await victim.start()
        self.is_late = True

    @property
    def connections(self) -> int:
        """How often somebody has connected to a match."""
        return sum([player.connections for company in self.seated for player in company.players])

    async def spend(self) -> None:
        """Kill the first server while everybody plays."""
        async with asyncio.timeout(LIMIT_SECONDS), asyncio.TaskGroup() as group:
            for game in GAMES:
                for bots in (0, 1):
                    group.create_task(self.table(game, bots))
            group.create_task(self.kill_again_and_again(self.servers[0]))


def check(evening: Evening) -> None:
    victim = evening.servers[0]
    assert victim.kills == KILLS
    assert {company.game for company in evening.finished} == set(GAMES)
    players = [player for company in evening.finished for player in company.players]
    assert sum(len(player.said) for player in players) > 200
    # Everybody came back after kills, and some submissions were acknowledged on another connection.
    assert sum(player.connections - 1 for player in players) > KILLS


def test_nothing_is_lost_or_doubled_when_the_server_is_killed_fifty_times(tmp_path: Path) -> None:
    async def story() -> Evening:
        async with ServerProcess(tmp_path) as server:
            evening = Evening([server], seed=1)
            await evening.spend()
            return evening

    check(asyncio.run(story()))


@pytest.mark.parametrize("seed", [2])
def test_nothing_is_lost_or_doubled_when_one_of_two_nodes_is_killed_fifty_times(
    tmp_path: Path, postgres_url: str, valkey_url: str, seed: int
) -> None:
    shared = {"KAMISHIMA_DATABASE": postgres_url, "KAMISHIMA_VALKEY": valkey_url, "KAMISHIMA_KEY": "5e" * 32}

    async def story() -> Evening:
        async with ServerProcess(tmp_path / "one", shared) as one, ServerProcess(tmp_path / "two", shared) as two:
            evening = Evening([one, two], seed)
            await evening.spend()
            return evening

    check(asyncio.run(story()))
