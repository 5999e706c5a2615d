"""What moderation keeps of people: they take it with them, and it is deleted with them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update
from tests.server.client import Person, plans
from tests.server.desk import (
    PASSWORD,
    appoint,
    at_the_machine,
    chat,
    finished_table,
    id_of,
    pair_table,
    quick_node,
    register,
    sanction,
    until,
)
from tests.server.nodes import RunningNode
from tests.server.test_retention import everywhere

from kamishima.server.moderation import acts
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol import moderation as desk_wire
from kamishima.server.store import accounts, moderation, schema

ISSUER, EMAIL = "https://id.example", "anais@keeper.example"
NAME, LOGIN = "Anaïs Keeper", "keeper-of-paper"


@pytest.fixture
def node(tmp_path: Path, database_url: str) -> Iterator[RunningNode]:
    with quick_node(tmp_path, {"database": database_url}) as running:
        yield running


def tell(node: RunningNode, story: Callable[[Person, Person, Person], Awaitable[None]]) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(node.base, name)) for name in (NAME, "Bo", "op")]
            await story(*people)

    asyncio.run(told())


def rows(node: RunningNode, table: str) -> list[dict[str, object]]:
    wanted = select(schema.metadata.tables[table])
    return at_the_machine(node, lambda connection: [dict(row) for row in connection.execute(wanted).mappings()])


async def relate(one: Person, table: str, seat: int) -> None:
    wanted = {"seat": seat, "kind": "block"}
    await one.ask("POST", f"/api/tables/{table}/relation", desk_wire.TableRelations, wanted)


async def report(one: Person, table: str, seat: int, text: str) -> str:
    wanted = {"seat": seat, "reason": "abuse", "text": text}
    return (await one.ask("POST", f"/api/tables/{table}/report", desk_wire.Reported, wanted)).id


async def resolve(op: Person, report_id: str, outcome: str) -> None:
    path = f"/api/desk/reports/{report_id}/resolve"
    await op.ask("POST", path, desk_wire.ReportList, {"outcome": outcome})


def known_elsewhere(person: str, connection: Connection) -> None:
    """An address, an identity and a link that was not followed yet."""
    moderation.set_email(connection, person, EMAIL)
    moderation.add_identity(connection, ISSUER, "subject-of-anais", person)
    acts.make_token(connection, person, "email", 1000.0, detail=EMAIL)


async def make_known(node: RunningNode, ana: Person, bo: Person, op: Person) -> str:
    """Everything that moderation can keep of somebody; the table at which all of it happened."""
    await appoint(node, op, "operator-here", "operator")
    await register(ana, LOGIN)
    person = id_of(node, ana)
    at_the_machine(node, lambda connection: known_elsewhere(person, connection))
    table = await pair_table(ana, bo, seats=[wire.SeatPlan("me", name=NAME), wire.SeatPlan("open")])
    await chat(ana, table, f"{NAME} was here")
    await chat(bo, table, f"go away, {NAME.upper()}")
    await relate(ana, table, 1)
    await relate(bo, table, 0)
    first = await report(bo, table, 0, f"{NAME} is rude")
    await report(ana, table, 1, "he is ruder")
    await resolve(op, first, f"{NAME} was told, as {LOGIN}")
    await sanction(op, person, "mute", days=1, reason=f"{NAME.lower()} alias {LOGIN}")
    return table


def test_nothing_that_moderation_kept_is_left_of_a_deleted_person(node: RunningNode) -> None:
    async def story(ana: Person, bo: Person, op: Person) -> None:
        table = await make_known(node, ana, bo, op)
        person = id_of(node, ana)
        waiting = (await op.new_table(wire.NewTable(game="origami", seats=plans(3)))).id
        seat = next(each.seat for each in (await ana.join(waiting)).seats if each.name == NAME)
        await op.ask("POST", f"/api/tables/{waiting}/kick", wire.TableInfo, {"seat": seat})
        at_the_machine(node, lambda connection: acts.set_role(connection, acts.CONSOLE, person, "moderator"))
        closing = {"reason": f"{NAME} and Bo, {LOGIN}"}
        await op.ask("POST", f"/api/desk/tables/{table}/close", desk_wire.TableFound, closing)
        assert await ana.ask("POST", "/api/me/delete", wire.Me, {"sure": True, "password": PASSWORD}) == wire.Me("")
        for told in (NAME, LOGIN, EMAIL, "subject-of-anais"):
            assert await everywhere(node, told) == set(), told
        assert await everywhere(node, person) <= {"audit", "badges", "ended"}, "cookies of theirs are worthless"
        kept = rows(node, "reports")
        assert len(kept) == 2
        assert all([each["text"] == each["outcome"] == "" for each in kept])
        assert [each["act"] for each in rows(node, "audit")][-1] == "erase"
        details = " ".join([str(each["detail"]) for each in rows(node, "audit")])
        assert f"{person} was told, as {person}" in details
        reports = await op.ask("GET", "/api/desk/reports?all=true", desk_wire.ReportList)
        assert len(reports.reports) == 2, "which can still be listed"

    tell(node, story)


def test_people_take_with_them_what_moderation_keeps_of_them(node: RunningNode) -> None:
    async def story(ana: Person, bo: Person, op: Person) -> None:
        table = await make_known(node, ana, bo, op)
        document = json.loads((await ana.http.get("/api/me/export")).content)
        about = document["about"]
        assert (about["email"], about["providers"], about["role"]) == (EMAIL, [ISSUER], "person")
        assert [(each["name"], each["kind"]) for each in document["relations"]] == [("Bo", "block")]
        assert [(each["table"], each["name"], each["text"]) for each in document["reports"]] == [
            (table, "Bo", "he is ruder")
        ]
        assert [(each["kind"], each["reason"]) for each in document["sanctions"]] == [
            ("mute", f"{NAME.lower()} alias {LOGIN}")
        ]
        other = json.loads((await bo.http.get("/api/me/export")).content)
        assert (other["about"]["email"], other["sanctions"]) == ("", [])
        assert [each["text"] for each in other["reports"]] == [f"{NAME} is rude"]

    tell(node, story)


def test_whoever_has_no_password_is_deleted_without_one(node: RunningNode) -> None:
    """Somebody who has only ever come from a provider of OpenID Connect."""

    async def story(ana: Person, _bo: Person, _op: Person) -> None:
        await ana.ask("GET", "/api/me", wire.Me)
        person = id_of(node, ana)

        def come(connection: Connection) -> None:
            accounts.add(connection, LOGIN, person, "")
            moderation.add_identity(connection, ISSUER, "subject-of-anais", person)

        at_the_machine(node, come)
        assert await ana.ask("POST", "/api/me/delete", wire.Me, {"sure": True}) == wire.Me("")
        assert rows(node, "accounts") == rows(node, "identities") == []

    tell(node, story)


# -- matches that are sealed, or that this node cannot play ------------------------------------------------------------


def test_an_operator_seals_a_match_and_the_audit_log_says_so(node: RunningNode) -> None:
    async def story(ana: Person, bo: Person, op: Person) -> None:
        await appoint(node, op, "operator-here", "operator")
        table = await finished_table(ana, bo)
        record, path = await ana.record(table), f"/api/desk/tables/{table}/seal"
        assert (await op.ask("POST", path, desk_wire.TableFound, {"reason": "room for others"})).sealed
        assert await ana.record(table) == record
        assert (await op.http.post(path, json={})).json()["code"] == "not-offered"
        running = await pair_table(ana, bo)
        refused = await op.http.post(f"/api/desk/tables/{running}/seal", json={})
        assert refused.json()["code"] == "still-running"
        line = (await op.ask("GET", "/api/desk/log?limit=1", desk_wire.AuditLog)).lines[0]
        assert (line.act, line.table, line.detail) == ("seal", table, "room for others")
        await relate(ana, table, 1)
        await report(ana, table, 1, "afterwards")
        deleting = f"/api/desk/tables/{table}/delete"
        await op.ask("POST", deleting, desk_wire.Done, {})
        assert rows(node, "records") == []

    tell(node, story)


def test_people_are_looked_after_at_tables_whose_rules_this_node_does_not_know(node: RunningNode) -> None:
    async def story(ana: Person, bo: Person, op: Person) -> None:
        await appoint(node, op, "operator-here", "operator")
        playing = await pair_table(ana, bo)
        waiting = (await ana.new_table(wire.NewTable(game="origami", seats=plans(3)))).id
        await bo.join(waiting)
        for room in node.service.rooms:
            node.loop.call_soon_threadsafe(node.service.rooms.drop, room)
        at_the_machine(node, lambda connection: connection.execute(update(schema.tables).values(rules=99)))

        async def is_unknown() -> bool:
            return (await ana.http.get(f"/api/tables/{playing}/position")).status_code == 503

        await until(is_unknown)
        await relate(ana, playing, 1)
        await report(ana, playing, 1, "not even here")
        taken = [each for each in rows(node, "seats") if each["table_id"] == waiting and each["name"] == "Bo"]
        kicking = await ana.http.post(f"/api/tables/{waiting}/kick", json={"seat": taken[0]["seat"]})
        assert kicking.status_code == 200, kicking.text
        await sanction(op, id_of(node, bo), "ban")
        away = [each["away"] for each in rows(node, "seats") if each["table_id"] == playing and each["name"] == "Bo"]
        assert away == [2], "a bot plays on, where the rules are known"
        for act in ("close", "delete"):
            answer = await op.http.post(f"/api/desk/tables/{playing}/{act}", json={})
            assert answer.status_code == 200, answer.text
        assert await ana.ask("POST", "/api/me/delete", wire.Me, {"sure": True}) == wire.Me("")
        assert rows(node, "tables") == []

    tell(node, story)
