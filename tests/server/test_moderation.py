"""Roles, sanctions, reports and the audit log of a running node."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from tests.server.client import Person, Refused, plans
from tests.server.desk import (
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

from kamishima.server.infra.config import database_url as full_url
from kamishima.server.moderation import acts
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol import moderation as desk
from kamishima.server.store import moderation as stored
from kamishima.server.store.engine import migrate


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    with quick_node(tmp_path_factory.mktemp("node")) as running:
        yield running


_logins = iter(range(1000))


def new_login(start: str) -> str:
    return f"{start}-{next(_logins)}"


async def operator_of(node: RunningNode, person: Person) -> None:
    await appoint(node, person, new_login("op"), "operator")


# -- the audit log -----------------------------------------------------------------------------------------------------


def test_no_line_of_the_audit_log_can_be_changed_or_deleted(database_url: str) -> None:
    url = full_url(database_url)
    migrate(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        stored.note(connection, "", "mute", person="p")
    for statement in ("UPDATE audit SET act = 'nothing'", "DELETE FROM audit"):
        with pytest.raises(SQLAlchemyError, match="only appended to"), engine.begin() as connection:
            connection.execute(text(statement))
    with engine.connect() as connection:
        assert [row.act for row in stored.audit_since(connection, 0.0)] == ["mute"]
    engine.dispose()


def test_every_act_has_a_line_with_who_did_what_to_whom_and_why(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as ana, Person(node.base, "bo") as bo:
            await operator_of(node, op)
            table = await pair_table(ana, bo)
            await register(bo, login := new_login("bo"))
            person = id_of(node, bo)
            await sanction(op, person, "mute", days=2, reason="loud")
            await op.ask("POST", f"/api/desk/people/{person}/lift", desk.PersonShown, {"kind": "mute"})
            await op.ask("POST", f"/api/desk/people/{person}/role", desk.PersonShown, {"role": "moderator"})
            await op.ask("POST", f"/api/desk/people/{person}/role", desk.PersonShown, {"role": "person"})
            await op.ask("POST", f"/api/desk/people/{person}/reset", desk.ResetLink)
            await op.ask("POST", f"/api/desk/tables/{table}/close", desk.TableFound, {"reason": "asked for"})
            await op.ask("POST", f"/api/desk/tables/{table}/delete", desk.Done, {"reason": "empty"})
            lines = (await op.ask("GET", "/api/desk/log?limit=7", desk.AuditLog)).lines
            assert [line.act for line in reversed(lines)] == [
                "mute", "unmute", "role", "role", "reset-link", "close", "delete",
            ]  # fmt: skip
            assert lines[-1].detail == "2 d: loud"
            assert {line.actor for line in lines} == {(await op.ask("GET", "/api/me", wire.Me)).login}
            assert login not in str(lines), "people are named by their ids"
            assert (lines[0].table, lines[0].detail) == (table, "empty")

    asyncio.run(told())


def test_the_audit_log_is_read_in_parts(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as ana:
            await operator_of(node, op)
            await ana.new_table(wire.NewTable(game="origami", seats=plans(2)))
            for _ in range(3):
                await sanction(op, id_of(node, ana), "mute")
            first = await op.ask("GET", "/api/desk/log?limit=2", desk.AuditLog)
            second = await op.ask("GET", f"/api/desk/log?limit=2&before={first.before}", desk.AuditLog)
            ids = [line.id for line in (*first.lines, *second.lines)]
            assert ids == sorted(ids, reverse=True)
            assert len(set(ids)) == 4

    asyncio.run(told())


# -- roles -------------------------------------------------------------------------------------------------------------


def test_an_operator_makes_moderators_and_dismisses_them(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as ana:
            await operator_of(node, op)
            await register(ana, new_login("ana"))
            path = f"/api/desk/people/{id_of(node, ana)}/role"
            assert (await op.ask("POST", path, desk.PersonShown, {"role": "moderator"})).person.role == "moderator"
            assert (await ana.ask("GET", "/api/desk/reports", desk.ReportList)).reports is not None
            await op.ask("POST", path, desk.PersonShown, {"role": "person"})
            with pytest.raises(Refused, match="moderators"):
                await ana.ask("GET", "/api/desk/reports", desk.ReportList)

    asyncio.run(told())


def test_a_guest_has_no_role(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as ana:
            await operator_of(node, op)
            await ana.new_table(wire.NewTable(game="origami", seats=plans(2)))
            with pytest.raises(Refused, match="account"):
                await op.ask("POST", f"/api/desk/people/{id_of(node, ana)}/role", desk.Done, {"role": "moderator"})

    asyncio.run(told())


def test_nobody_acts_upon_their_own_rank_or_above(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as mod, Person(node.base) as other:
            await operator_of(node, op)
            await appoint(node, mod, new_login("mod"), "moderator")
            await appoint(node, other, new_login("mod"), "moderator")
            for who, whom in ((mod, other), (mod, op), (mod, mod), (op, op)):
                with pytest.raises(Refused) as refused:
                    await sanction(who, id_of(node, whom), "mute")
                assert refused.value.failure.code == "forbidden"
            assert (await sanction(op, id_of(node, mod), "mute")).person.sanctions

    asyncio.run(told())


def test_a_role_goes_with_its_account(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as mod:
            await appoint(node, mod, login := new_login("mod"), "moderator")
            await mod.ask("POST", "/api/me/forget", wire.Me, wire.Credentials(login, "correct horse"))
            at_the_machine(node, lambda connection: stored.note(connection, "", "look"))

            async def is_gone() -> bool:
                return (await mod.ask("GET", "/api/me", wire.Me)).role == "person"

            await until(is_gone)

    asyncio.run(told())


# -- looking up --------------------------------------------------------------------------------------------------------


def test_people_are_found_by_login_name_and_id_and_tables_by_id(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as ana, Person(node.base, "Zacharias") as zac:
            await operator_of(node, op)
            table = await pair_table(ana, zac)
            await register(zac, login := new_login("findable"))
            person = id_of(node, zac)
            for words in (login[:6], "zachar", person):
                found = await op.ask("GET", f"/api/desk/find?text={words}", desk.Found)
                assert person in [one.person for one in found.people], words
            by_table = await op.ask("GET", f"/api/desk/find?text={table}", desk.Found)
            assert [one.id for one in by_table.tables] == [table]
            shown = await op.ask("GET", f"/api/desk/people/{login}", desk.PersonShown)
            assert shown.person.names == ["Zacharias"]
            assert [one.id for one in shown.tables] == [table]

    asyncio.run(told())


def test_percent_signs_find_nobody(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op:
            await operator_of(node, op)
            found = await op.ask("GET", "/api/desk/find?text=%25", desk.Found)
            assert (found.people, found.tables) == ([], [])

    asyncio.run(told())


# -- sanctions ---------------------------------------------------------------------------------------------------------


def test_who_is_banned_is_out_at_once_and_bots_play_on(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as ana, Person(node.base, "bo") as bo:
            await operator_of(node, op)
            playing = await pair_table(ana, bo)
            waiting = (await bo.new_table(wire.NewTable(game="origami", seats=plans(2)))).id
            line = await bo.sit(playing)
            await sanction(op, id_of(node, bo), "ban", reason="cheating")
            assert (await line.hear_until(wire.Bye)).reason == "you are banned from this server"
            await line.close()
            for ask in (
                bo.table(playing),
                bo.sit(playing),
                bo.new_table(wire.NewTable(game="origami", seats=plans(2))),
            ):
                with pytest.raises(Refused) as refused:
                    await ask
                assert refused.value.failure.code == "banned"
            seat = (await ana.table(playing)).seats[1]
            assert (seat.away, seat.gone) == (True, True)
            assert (await ana.table(waiting)).state == "closed"

    asyncio.run(told())


def test_a_banned_account_cannot_log_in_until_the_ban_ends(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as ana, Person(node.base) as elsewhere:
            await operator_of(node, op)
            await register(ana, login := new_login("ana"))
            person, right = id_of(node, ana), wire.Credentials(login, "correct horse")
            await sanction(op, person, "ban", days=1)
            with pytest.raises(Refused) as refused:
                await elsewhere.ask("POST", "/api/me/login", wire.Me, right)
            assert refused.value.failure.code == "banned"
            await op.ask("POST", f"/api/desk/people/{person}/lift", desk.PersonShown, {"kind": "ban"})
            assert (await elsewhere.ask("POST", "/api/me/login", wire.Me, right)).login == login

    asyncio.run(told())


def test_a_sanction_ends_by_itself(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as ana, Person(node.base, "bo") as bo:
            await operator_of(node, op)
            table = await pair_table(ana, bo)
            await sanction(op, id_of(node, bo), "mute", days=0.5 / 86400)
            await asyncio.sleep(0.6)
            await chat(bo, table, "here again")
            line = await ana.sit(table)
            assert line.hello is not None
            assert [said.text for said in line.hello.chat] == ["here again"]
            await line.close()

    asyncio.run(told())


def test_a_muted_guest_stays_muted_with_an_account(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as home, Person(node.base, "bo") as bo:
            await operator_of(node, op)
            await register(home, login := new_login("bo"))
            table = await pair_table(op, bo)
            await sanction(op, id_of(node, bo), "mute")
            await bo.ask("POST", "/api/me/login", wire.Me, wire.Credentials(login, "correct horse"))
            with pytest.raises(Refused) as refused:
                await chat(bo, table, "hello?")
            assert refused.value.failure.code == "muted"

    asyncio.run(told())


# -- tables ------------------------------------------------------------------------------------------------------------


def test_a_closed_match_ends_where_it_stands(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as ana, Person(node.base, "bo") as bo:
            await operator_of(node, op)
            table = await pair_table(ana, bo)
            line = await ana.sit(table)
            await op.ask("POST", f"/api/desk/tables/{table}/close", desk.TableFound, {})
            assert (await line.hear_until(wire.TableChanged)).table.state == "closed"
            with pytest.raises(Refused, match="over"):
                await line.submit("draw")
            await line.close()

    asyncio.run(told())


def test_a_deleted_table_is_gone_with_its_match_and_its_chat(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as op, Person(node.base) as ana, Person(node.base, "bo") as bo:
            await operator_of(node, op)
            table = await finished_table(ana, bo)
            await chat(ana, table, "good game")
            line = await bo.sit(table)
            await op.ask("POST", f"/api/desk/tables/{table}/delete", desk.Done, {})
            assert (await line.hear_until(wire.Bye)).reason == "this table was deleted"
            await line.close()
            with pytest.raises(Refused) as refused:
                await ana.table(table)
            assert refused.value.failure.code == "no-table"
            assert table not in [one.id for one in (await ana.ask("GET", "/api/tables/mine", wire.MyTables)).tables]

    asyncio.run(told())


def test_what_is_done_at_the_machine_is_followed_by_a_running_node(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base, "bo") as bo:
            table = await pair_table(ana, bo)
            line = await ana.sit(table)
            at_the_machine(node, lambda connection: acts.close_table(connection, acts.CONSOLE, table, ""))
            async with asyncio.timeout(10):
                while (await line.hear_until(wire.TableChanged)).table.state != "closed":
                    pass
            at_the_machine(node, lambda connection: acts.delete_table(connection, acts.CONSOLE, table, ""))
            async with asyncio.timeout(10):
                await line.hear_until(wire.Bye)
            await line.close()

    asyncio.run(told())


def test_roles_and_sanctions_are_there_after_a_start(tmp_path: Path) -> None:
    async def first(node: RunningNode, names: list[str]) -> None:
        async with Person(node.base) as op, Person(node.base) as ana:
            await operator_of(node, op)
            await ana.new_table(wire.NewTable(game="origami", seats=plans(2)))
            await sanction(op, id_of(node, ana), "ban")
            names += [id_of(node, op), id_of(node, ana)]

    people: list[str] = []
    with quick_node(tmp_path) as node:
        asyncio.run(first(node, people))
    with quick_node(tmp_path) as node:
        assert node.service.standing.role(people[0]) == "operator"
        with pytest.raises(Exception, match="banned"):
            node.service.standing.check_not_banned(people[1])
