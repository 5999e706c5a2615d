"""How fast a server with many tables lists them and opens one: python -m bench.lists URL, after bench.many_tables.

Figures are milliseconds as a client on the same machine sees them, asked by a few at the same time.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect

from bench.load.processes import SERVER_CORE, free_port, running, wait_for_port
from bench.many_tables import PEOPLE, person, sizes
from bench.rows import Row, show
from kamishima.server.infra.auth import COOKIE, Auth
from kamishima.server.infra.config import Settings, database_url

AT_ONCE = 2
ASKED = 400
OPENED = 200
Ask = Callable[[int], Awaitable[None]]


@contextmanager
def serving(url: str, key: str) -> Iterator[int]:
    """A server with this database; its port."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        log = Path(data, "log")
        given = {"KAMISHIMA_DATA": data, "KAMISHIMA_DATABASE": url, "KAMISHIMA_LIMITED": "false", "KAMISHIMA_KEY": key}
        command = [sys.executable, "-m", "kamishima", "serve", "--port", str(port)]
        with running(command, SERVER_CORE, log, given) as process:
            wait_for_port(process, port, log)
            yield port


class Visitors:
    """People with cookies, as the server has signed them."""

    def __init__(self, port: int, key: str) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self._auth = Auth(Settings(data=Path(), database="", key=bytes.fromhex(key)))
        self.http = httpx.AsyncClient(base_url=self.base, timeout=60)

    def cookie(self, who: str) -> dict[str, str]:
        return {"cookie": f"{COOKIE}={self._auth.sign_cookie(who)}"}

    async def get(self, path: str, who: str = "") -> bytes:
        answer = await self.http.get(path, headers=self.cookie(who) if who else {})
        answer.raise_for_status()
        return answer.content

    async def open(self, table: str) -> None:
        """Watch a table, until its first message is there."""
        async with connect(f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket", max_size=None) as socket:
            assert b'"hello"' in msgspec.json.encode(await socket.recv())[:40].replace(b"\\", b"")


async def measured(name: str, ask: Ask, count: int = ASKED, warm_up: int = 10) -> list[Row]:
    """The middle and the 99th of a hundred, asked by a few at the same time."""
    for number in range(warm_up):
        await ask(-1 - number)
    times: list[float] = []
    numbers = iter(range(count))

    async def client() -> None:
        for number in numbers:
            began = time.perf_counter()
            await ask(number)
            times.append(1000 * (time.perf_counter() - began))

    await asyncio.gather(*[client() for _ in range(AT_ONCE)])
    hundredths = statistics.quantiles(times, n=100)
    return [Row(f"{name}, p50", statistics.median(times), "ms"), Row(f"{name}, p99", hundredths[98], "ms")]


def chosen(url: str, condition: str, count: int) -> list[str]:
    """Some tables, any of those that there are."""
    engine = create_engine(database_url(url))
    with engine.connect() as connection:
        wanted = text(f"SELECT id FROM tables WHERE {condition} ORDER BY md5(id) LIMIT {count}")  # noqa: S608  # ours
        found = list(connection.execute(wanted).scalars())
    engine.dispose()
    return found


async def archive_pages(visitors: Visitors, rng: random.Random) -> list[str]:
    """Paths of the archive of everybody: filters of every kind, and pages far from the first."""
    paths = ["/api/tables/archive?whose=all"]
    page = msgspec.json.decode(await visitors.get(f"{paths[0]}&until=2026-01-01&limit=100"))
    paths.append(f"{paths[0]}&cursor={page['next']}" if page["next"] else paths[0])
    for game in ("origami", "islands", "shaman", "unknown"):
        paths.append(f"{paths[0]}&game={game}")
        paths.append(f"{paths[0]}&game={game}&since=2025-06-01&until=2025-12-31")
    for _ in range(8):
        name = f"player {rng.randrange(PEOPLE):04d}"
        paths += [f"{paths[0]}&people={name}", f"{paths[0]}&people={name}&result=won&game=shaman"]
    return paths


async def rows(url: str, port: int, key: str) -> list[Row]:
    rng, visitors = random.Random(1), Visitors(port, key)
    people = [person(rng.randrange(PEOPLE)) for _ in range(ASKED)]
    paths = await archive_pages(visitors, rng)
    own = ["", "?game=origami", "?result=won", "?since=2025-06-01", "?limit=100"]
    running_tables, sealed = chosen(url, "state = 'playing'", OPENED + 10), chosen(url, "sealed > 0", OPENED + 10)
    asked: dict[str, Ask] = {
        "lobby": lambda number: _none(visitors.get(("/api/tables", "/api/tables?game=shaman")[number % 2])),
        "own tables": lambda number: _none(visitors.get("/api/tables/mine", people[number])),
        "archive of everybody": lambda number: _none(visitors.get(paths[number % len(paths)])),
        "own archive": lambda number: _none(
            visitors.get(f"/api/tables/archive{own[number % len(own)]}", people[number])
        ),
    }
    found = [row for name, ask in asked.items() for row in await measured(name, ask)]
    for name, opened in (("cold open, running", running_tables), ("cold open, sealed", sealed)):
        found += await measured(name, lambda number, opened=opened: visitors.open(opened[number]), OPENED)  # type: ignore[misc]  # a default
    await visitors.http.aclose()
    return found


async def _none(answer: Awaitable[bytes]) -> None:
    await answer


def disk(url: str) -> list[Row]:
    """What a finished match takes on the disk; the database must be empty."""
    log, record = sizes(url)
    return [
        Row("a finished match, log and snapshot", log / 1000, "kB"),
        Row("a finished match, sealed", record / 1000, "kB"),
    ]


def main(arguments: Sequence[str]) -> None:
    """Print every figure."""
    parser = argparse.ArgumentParser(prog="python -m bench.lists", description=__doc__)
    parser.add_argument("url", help="a database that bench.many_tables has filled: postgresql://USER@HOST/NAME")
    parser.add_argument("--empty", help="an empty database, to measure what a match takes on the disk")
    given = parser.parse_args(arguments)
    key = secrets.token_hex(32)
    for row in disk(given.empty) if given.empty else []:
        print(show(row))
    with serving(given.url, key) as port:
        for row in asyncio.run(rows(given.url, port, key)):
            print(show(row))


if __name__ == "__main__":
    main(sys.argv[1:])
