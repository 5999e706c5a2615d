"""What is kept for how long: sealed matches can still be looked at, and what has run out is deleted."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.server.client import Person, Refused
from tests.server.finished import finish
from tests.server.nodes import RunningNode, running_node

from kamishima.core.record import read, verify
from kamishima.games.registry import table_of
from kamishima.server.infra.config import BadSetting, Retention, settings
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.archive import Archive
from kamishima.server.protocol.errors import StillRunning
from kamishima.server.store import schema
from kamishima.server.store import tables as stored
from kamishima.server.tables.replay import Replay

People = list[Person]
YEAR = 366 * 86_400.0


@pytest.fixture
def own_node(tmp_path: Path, database_url: str) -> Any:
    with running_node(tmp_path, {"database": database_url}) as running:
        yield running


def tell(node: RunningNode, story: Callable[[People], Awaitable[None]]) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            names = ("Anaïs Keeper", "Bo Keeper", "Cy Keeper")
            await story([await stack.enter_async_context(Person(node.base, name)) for name in names])

    asyncio.run(told())


async def on_node(node: RunningNode, work: Callable[[], Awaitable[Any]]) -> Any:
    """Do something on the event loop of the node."""

    async def done() -> Any:
        return await work()

    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(done(), node.loop))


async def count(node: RunningNode, table: Any) -> int:
    wanted = select(func.count()).select_from(table)
    return int(await on_node(node, lambda: node.service.reader.run(lambda c: c.execute(wanted).scalar_one())))


async def age(node: RunningNode, table: str, seconds: float) -> None:
    """Make a table as old as that."""

    def work(connection: Any) -> None:
        row = stored.load(connection, table)
        assert row is not None
        ended = None if row.ended is None else row.ended - seconds
        stored.change(connection, table, created=row.created - seconds, ended=ended)
        connection.execute(
            schema.entries.update().where(schema.entries.c.table_id == table).values(at=schema.entries.c.at - seconds)
        )

    await on_node(node, lambda: node.service.writer.do(work))


async def sweep(node: RunningNode) -> None:
    await on_node(node, node.service.sweep.sweep)


def test_a_sealed_match_is_its_record_and_can_still_be_looked_at(own_node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana, bo, _ = people
        table = await finish(ana, bo, says="hello")
        record = await ana.record(table)
        replay = (await ana.http.get(f"/api/tables/{table}/story?seat=0")).json()
        own = (await ana.ask("GET", "/api/tables/mine", wire.MyTables)).tables[0]
        await on_node(own_node, lambda: own_node.service.sealer.seal(table))
        await on_node(own_node, lambda: own_node.service.sealer.seal(table))
        assert await count(own_node, schema.entries) == await count(own_node, schema.snapshots) == 0
        assert own_node.service.sealer.count == 1
        assert await ana.record(table) == record
        verify(read(record), table_of(read(record), None))
        again = (await ana.http.get(f"/api/tables/{table}/story?seat=0")).json()
        assert (again["moments"], again["first"]) == (replay["moments"], replay["first"])
        sealed = (await ana.ask("GET", "/api/tables/mine", wire.MyTables)).tables[0]
        assert (sealed.index, sealed.scores, sealed.state) == (own.index, own.scores, "over")
        assert (await ana.ask("GET", "/api/tables/archive", Archive)).tables[0].sealed
        line = await bo.sit(table)
        assert line.ending is not None
        await line.close()
        for path in ("log?language=de", "position?index=3&seat=0", "missed?since=2"):
            assert (await ana.http.get(f"/api/tables/{table}/{path}")).status_code == 200
        body = {"index": 4, "seat": 0, "name": "Ana"}
        assert (await ana.ask("POST", f"/api/tables/{table}/branch", wire.TableInfo, body)).state == "playing"

    tell(own_node, story)


def test_only_a_match_that_is_over_is_sealed(own_node: RunningNode) -> None:
    async def story(people: People) -> None:
        seats = [wire.SeatPlan("me", name="a"), wire.SeatPlan("me", name="b")]
        table = await people[0].new_table(wire.NewTable(game="shaman", seats=seats))
        with pytest.raises(StillRunning):
            await on_node(own_node, lambda: own_node.service.sealer.seal(table.id))

    tell(own_node, story)


def test_the_rules_of_retention_are_kept(own_node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana, bo, cy = people
        await ana.ask("POST", "/api/me/register", wire.Me, {"login": "anais", "password": "12345678"})
        fresh, month = await finish(ana, bo, says="new"), await finish(ana, bo, says="old")
        ancient, guests = await finish(ana, bo), await finish(cy, bo)
        seats = [wire.SeatPlan("me", name="a"), wire.SeatPlan("open")]
        closed = (await ana.new_table(wire.NewTable(game="shaman", seats=seats))).id
        await ana.ask("POST", f"/api/tables/{closed}/cancel", wire.TableInfo)
        both = [wire.SeatPlan("me", name="a"), wire.SeatPlan("me", name="b")]
        left, running = [(await ana.new_table(wire.NewTable(game="shaman", seats=both))).id for _ in range(2)]
        for table, days in ((month, 31), (ancient, 500), (guests, 500), (closed, 8), (left, 181), (running, 179)):
            await age(own_node, table, days * 86_400.0)
        await sweep(own_node)
        there = {table: (await ana.http.get(f"/api/tables/{table}")).status_code for table in (closed, left, guests)}
        assert set(there.values()) == {404}
        rows = await on_node(
            own_node, lambda: own_node.service.reader.run(stored.load_some, [fresh, month, ancient, running])
        )
        assert [(row.id, row.sealed is not None) for row in rows] == [
            (fresh, False), (month, True), (ancient, True), (running, False),
        ]  # fmt: skip
        assert await count(own_node, schema.chats) == 1, "that of the match that has just ended"
        done = own_node.service.sweep.count
        assert (done.deleted, done.chats, done.failed) == (3, 1, 0)
        await sweep(own_node)
        assert own_node.service.sweep.count.deleted == 3

    tell(own_node, story)


def test_without_days_everything_is_kept(tmp_path: Path) -> None:
    made = settings({"data": tmp_path}, {f"KAMISHIMA_KEEP_{name}_DAYS": "0" for name in ("CLOSED", "SEAL", "CHAT")})
    assert made.retention == Retention(closed_days=0, seal_days=0, chat_days=0)
    with pytest.raises(BadSetting, match="-1"):
        settings({"data": tmp_path}, {"KAMISHIMA_KEEP_SEAL_DAYS": "-1"})


# -- everything of one person ------------------------------------------------------------------------------------------


def test_a_person_takes_everything_of_theirs_with_them(own_node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana, bo, cy = people
        over = await finish(ana, bo, says="I was here")
        sealed = await finish(ana, bo)
        await on_node(own_node, lambda: own_node.service.sealer.seal(sealed))
        seats = [wire.SeatPlan("me", name=ana.name), wire.SeatPlan("open")]
        running = (await ana.new_table(wire.NewTable(game="origami", seats=seats))).id
        await bo.join(running)
        await ana.ask("POST", "/api/me/register", wire.Me, {"login": "anais", "password": "12345678"})
        answer = await ana.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        document = json.loads(answer.content)
        assert (document["about"]["login"], document["about"]["kind"]) == ("anais", "account")
        kept = {match["id"]: match for match in document["matches"]}
        assert set(kept) == {over, sealed, running}
        assert kept[sealed]["record"].startswith("+++")
        assert len(kept[over]["steps"]) > 4
        assert all([step["seat"] is not None for step in kept[running]["steps"]]), "chance would tell what is hidden"
        assert [said["text"] for said in document["said"]] == ["I was here"]
        assert json.loads((await bo.http.get("/api/me/export")).content)["said"] == []
        assert (await cy.http.get("/api/me/export")).status_code == 404

    tell(own_node, story)


async def everywhere(node: RunningNode, name: str) -> set[str]:
    """The tables of the database in which a name stands, whatever its column; records are read."""
    found: set[str] = set()

    def look(connection: Any) -> None:
        for table in schema.metadata.sorted_tables:
            for row in connection.execute(select(table)):
                for value in row:
                    text = value
                    if isinstance(value, bytes | memoryview):
                        try:
                            text = zlib.decompress(bytes(value)).decode()
                        except (zlib.error, UnicodeDecodeError):
                            text = bytes(value).decode("latin-1")
                    if name.casefold() in str(text).casefold():
                        found.add(str(table.name))

    await on_node(node, lambda: node.service.reader.run(look))
    return found


def test_a_deleted_persons_name_is_nowhere_but_in_sealed_records_of_others(own_node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana, bo, cy = people
        login = {"login": "anaïs-keeper".replace("ï", "i"), "password": "12345678"}
        await ana.ask("POST", "/api/me/register", wire.Me, login)
        over, sealed = await finish(ana, bo, says="here I am"), await finish(ana, bo)
        await on_node(own_node, lambda: own_node.service.sealer.seal(sealed))
        await bo.ask(
            "POST", f"/api/tables/{over}/chat", wire.Posted, wire.PostedChat("k", f"thanks, {ana.name.upper()}!")
        )
        me, open_seat = wire.SeatPlan("me", name=ana.name), wire.SeatPlan("open")
        running = (await ana.new_table(wire.NewTable(game="shaman", seats=[me, open_seat]))).id
        await bo.join(running)
        alone = (await ana.new_table(wire.NewTable(game="origami", seats=[me, wire.SeatPlan("bot", "uniform")]))).id
        hosted = (await ana.new_table(wire.NewTable(game="shaman", seats=[me, open_seat]))).id
        visited = (
            await cy.new_table(
                wire.NewTable(game="origami", seats=[wire.SeatPlan("me", name="cy"), open_seat, open_seat])
            )
        ).id
        await ana.join(visited)
        with pytest.raises(Refused, match="deletion-warning"):
            await ana.ask("POST", "/api/me/delete", wire.Me, {"password": "12345678"})
        with pytest.raises(Refused, match="wrong-password"):
            await ana.ask("POST", "/api/me/delete", wire.Me, {"sure": True, "password": "87654321"})
        line = await bo.sit(running)
        old = ana.cookie
        assert await ana.ask("POST", "/api/me/delete", wire.Me, {"sure": True, "password": "12345678"}) == wire.Me("")
        assert await everywhere(own_node, ana.name) == {"records"}
        assert await everywhere(own_node, login["login"]) == set()
        for table in (alone, hosted):
            assert (await bo.http.get(f"/api/tables/{table}")).status_code == 404
        seat = (await bo.table(running)).seats[0]
        assert (seat.name, seat.gone, seat.away) == ("N.N. 1", True, True)
        assert (await cy.table(visited)).seats[1].kind == "open"
        assert (await bo.ask("GET", f"/api/tables/{over}/story", Replay)).table.seats[0].name == "N.N. 1"
        assert f'"{ana.name}"' in await bo.record(sealed)
        written = await bo.record(over)
        verify(read(written), table_of(read(written), None))
        assert ana.name not in written
        assert len((await bo.ask("GET", "/api/tables/mine", wire.MyTables)).tables) == 3
        async with Person(own_node.base) as thief:
            thief.http.headers["cookie"] = old
            assert (await thief.ask("GET", "/api/tables/mine", wire.MyTables)).tables == []
        await line.close()

    tell(own_node, story)


def test_a_guest_is_deleted_without_a_password_and_an_erasure_goes_on_after_a_stop(own_node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana, bo, _ = people
        await finish(ana, bo)
        person = ana.http.cookies["kamishima"].split(".")[0]
        work = partial(_asked, person)
        await on_node(own_node, lambda: own_node.service.writer.do(work))
        assert "seats" in await everywhere(own_node, ana.name)
        await sweep(own_node)
        assert await everywhere(own_node, ana.name) == set()
        assert await count(own_node, schema.erasures) == 0
        assert await bo.ask("POST", "/api/me/delete", wire.Me, {"sure": True}) == wire.Me("")
        assert await everywhere(own_node, bo.name) == set()
        assert await count(own_node, schema.tables) == 0

    tell(own_node, story)


def _asked(person: str, connection: Any) -> None:
    from kamishima.server.store import people

    people.ask_erasure(connection, person, time.time())
