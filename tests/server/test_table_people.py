"""At the table: muting, blocking, reporting, and being sent away by the host before the start."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine
from tests.server.client import Person, Refused, plans
from tests.server.desk import appoint, chat, finished_table, id_of, pair_table, quick_node, register
from tests.server.nodes import RunningNode
from tests.server.stores import table_row

from kamishima.server.infra.config import database_url as full_url
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol import moderation as desk
from kamishima.server.store import matches, relations, tables
from kamishima.server.store.engine import migrate
from kamishima.server.store.matches import ChatRow
from kamishima.server.store.relations import ReportRow


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    with quick_node(tmp_path_factory.mktemp("node")) as running:
        yield running


async def relate(person: Person, table: str, seat: int, kind: desk.RelationKind) -> desk.TableRelations:
    wanted = desk.RelationWanted(seat, kind)
    return await person.ask("POST", f"/api/tables/{table}/relation", desk.TableRelations, wanted)


async def heard_by(person: Person, table: str) -> list[str]:
    line = await person.sit(table)
    assert line.hello is not None
    await line.close()
    return [said.text for said in line.hello.chat]


def test_who_mutes_somebody_hears_nothing_of_them_and_all_others_do(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base, "bo") as bo, Person(node.base) as eve:
            table = await pair_table(ana, bo)
            await chat(bo, table, "one")
            line = await ana.sit(table)
            chosen = await relate(ana, table, 1, "mute")
            assert chosen.seats == [desk.SeatRelation(1, "mute")]
            await chat(bo, table, "two", "k2")
            await chat(ana, table, "mine", "k3")
            assert (await line.hear_until(wire.ChatLine)).text == "mine"
            await line.close()
            assert await heard_by(ana, table) == ["mine"]
            assert await heard_by(bo, table) == await heard_by(eve, table) == ["one", "two", "mine"]
            await relate(ana, table, 1, "none")
            assert await heard_by(ana, table) == ["one", "two", "mine"]

    asyncio.run(told())


def test_who_blocks_somebody_is_not_heard_by_them_either(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base, "bo") as bo:
            table = await pair_table(ana, bo)
            await relate(ana, table, 1, "block")
            await chat(ana, table, "from ana")
            await chat(bo, table, "from bo")
            assert await heard_by(ana, table) == ["from ana"]
            assert await heard_by(bo, table) == ["from bo"]

    asyncio.run(told())


def test_two_of_whom_one_has_blocked_the_other_do_not_sit_down_together(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base, "bo") as bo:
            await relate(ana, await pair_table(ana, bo), 1, "block")
            waiting = None
            for host, guest in ((ana, bo), (bo, ana)):
                waiting = await host.new_table(
                    wire.NewTable(game="origami", seats=[wire.SeatPlan("me", name=host.name), wire.SeatPlan("open")])
                )
                with pytest.raises(Refused) as refused:
                    await guest.join(waiting.id)
                assert refused.value.failure.code == "blocked"
            mine = await ana.ask("GET", "/api/me/relations", desk.MyRelations)
            assert [(one.name, one.kind) for one in mine.people] == [("bo", "block")]
            left = await ana.ask("POST", "/api/me/relations/end", desk.MyRelations, {"id": mine.people[0].id})
            assert left.people == []
            assert waiting is not None
            await ana.join(waiting.id)

    asyncio.run(told())


def test_there_is_no_rematch_with_somebody_who_is_blocked(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base, "bo") as bo:
            table = await finished_table(ana, bo)
            await relate(ana, table, 1, "block")
            with pytest.raises(Refused) as refused:
                await bo.ask("POST", f"/api/tables/{table}/rematch", wire.TableInfo, {})
            assert refused.value.failure.code == "blocked"

    asyncio.run(told())


def test_what_a_guest_has_chosen_goes_to_the_account(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as home, Person(node.base) as ana, Person(node.base, "bo") as bo:
            await register(home, "ana-of-relations")
            table = await pair_table(ana, bo)
            await relate(ana, table, 1, "mute")
            await ana.ask("POST", "/api/me/login", wire.Me, wire.Credentials("ana-of-relations", "correct horse"))
            mine = await ana.ask("GET", "/api/me/relations", desk.MyRelations)
            assert [one.name for one in mine.people] == ["bo"]

    asyncio.run(told())


@pytest.mark.parametrize("seat", [0, 2, 7])
def test_nobody_mutes_themselves_a_bot_or_an_empty_chair(node: RunningNode, seat: int) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            table = await ana.new_table(wire.NewTable(game="origami", seats=plans(3, bots=1)))
            with pytest.raises(Refused):
                await relate(ana, table.id, seat, "mute")

    asyncio.run(told())


def test_who_is_sent_away_before_the_start_cannot_come_back(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base, "bo") as bo, Person(node.base, "cy") as cy:
            table = await ana.new_table(wire.NewTable(game="origami", seats=plans(3)))
            await bo.join(table.id)
            line = await bo.sit(table.id)
            kicked = await ana.ask("POST", f"/api/tables/{table.id}/kick", wire.TableInfo, desk.Kick(1))
            assert kicked.seats[1].kind == "open"
            assert (await line.hear_until(wire.Bye)).reason == "this seat is not yours any more"
            await line.close()
            with pytest.raises(Refused) as refused:
                await bo.join(table.id)
            assert refused.value.failure.code == "kicked"
            await cy.join(table.id)

    asyncio.run(told())


def test_nobody_is_sent_away_from_a_match_that_has_begun(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana, Person(node.base, "bo") as bo:
            table = await pair_table(ana, bo)
            with pytest.raises(Refused) as refused:
                await ana.ask("POST", f"/api/tables/{table}/kick", wire.TableInfo, desk.Kick(1))
            assert refused.value.failure.code == "not-offered"

    asyncio.run(told())


def test_a_report_brings_what_was_said_and_is_resolved_once(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as mod, Person(node.base) as ana, Person(node.base, "bo") as bo:
            await appoint(node, mod, "mod-of-reports", "moderator")
            table = await pair_table(ana, bo)
            await chat(bo, table, "something rude")
            for text in ("first", "second"):
                wanted = desk.NewReport(1, "abuse", text)
                await ana.ask("POST", f"/api/tables/{table}/report", desk.Reported, wanted)
            (report,) = (await mod.ask("GET", "/api/desk/reports", desk.ReportList)).reports
            assert (report.text, report.said, report.name) == ("second", ["something rude"], "bo")
            assert (report.person, report.by) == (id_of(node, bo), id_of(node, ana))
            path = f"/api/desk/reports/{report.id}/resolve"
            assert (await mod.ask("POST", path, desk.ReportList, desk.Resolve("talked to"))).reports == []
            with pytest.raises(Refused, match="already"):
                await mod.ask("POST", path, desk.ReportList, desk.Resolve())
            (old,) = (await mod.ask("GET", "/api/desk/reports?all=true", desk.ReportList)).reports
            assert (old.state, old.outcome) == ("resolved", "talked to")

    asyncio.run(told())


def test_nothing_with_the_name_of_an_erased_person_is_left(database_url: str) -> None:
    url = full_url(database_url)
    migrate(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        tables.create(connection, table_row())
        relations.set_relation(connection, "ana", "ben", "block", "Ben the Name")
        relations.kick(connection, "t1", "ben")
        matches.add_chat(connection, "t1", ChatRow(0, 1, "Ben", "words of Ben", "k", 1.0, "ben"))
        report = ReportRow(
            id="r", table_id="t1", seat=1, person="ben", name="Ben the Name", by="ana", reason="abuse", text="he",
            said="[]", state="open", at=1.0,
        )  # fmt: skip
        relations.add_report(connection, report)
        assert "words of Ben" in relations.some_reports(connection, None, 10)[0].said
        relations.erase_person(connection, "ben")
        left = relations.some_reports(connection, None, 10)[0]
        assert (left.name, left.said, left.text) == ("", "[]", "")
        assert relations.relations_of(connection, "ana") == []
    engine.dispose()
