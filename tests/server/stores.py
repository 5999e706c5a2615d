"""A store for tests: an empty database of either kind, with a reader and a writer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec

from kamishima.games.registry import box
from kamishima.server.infra.config import database_url as full_url
from kamishima.server.protocol.messages import Clock
from kamishima.server.store.engine import migrate, reading_engine, writing_engine
from kamishima.server.store.log_rows import Row
from kamishima.server.store.reader import Reader
from kamishima.server.store.tables import SeatRow, TableRow
from kamishima.server.store.writer import Writer


class Store:
    """Both ends of a database."""

    def __init__(self, url: str, writer: Writer, reader: Reader) -> None:
        self.url = url
        self.writer = writer
        self.reader = reader


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    url = full_url(url)
    await asyncio.to_thread(migrate, url)
    writer, reader = Writer(writing_engine(url), asyncio.get_running_loop()), Reader(reading_engine(url))
    try:
        yield Store(url, writer, reader)
    finally:
        await writer.close()
        await reader.close()


def with_store(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Run a story with a store."""

    async def told() -> None:
        async with open_store(url) as store:
            await story(store)

    asyncio.run(told())


def table_row(table: str = "t1", *, game: str = "shaman", created: float = 1.0, host: str = "ana") -> TableRow:
    """A table of two whose match is running."""
    made = box(game).table(2)
    return TableRow(
        id=table,
        game=game,
        players=2,
        options=msgspec.json.encode(made.options).decode(),
        pack="house",
        content=made.content_hash,
        rules=made.rules,
        host=host,
        visibility="lobby",
        spectators="anyone",
        chat=True,
        clock=msgspec.json.encode(Clock()).decode(),
        state="playing",
        secret=bytes(32),
        created=created,
        seats=(
            SeatRow(seat=0, kind="person", person="ana", name="Ana"),
            SeatRow(seat=1, kind="person", person="ben", name="Ben"),
        ),
    )


def entry(index: int, table: str = "t1", *, seat: int | None = 0, words: str = "wait", key: str = "") -> Row:
    return (table, index, 0, seat, words, key, time.time(), 1)
