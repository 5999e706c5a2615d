"""Tables over HTTP: set up, found, joined, left, played again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from tests.server.client import Person, Refused, pick, plans
from tests.server.nodes import RunningNode

from kamishima.server.protocol import messages as wire
from kamishima.server.tables.new_table import DEFAULT_BOT

People = list[Person]


def tell(node: RunningNode, story: Callable[[People], Awaitable[None]], count: int = 3) -> None:
    """Run a story with some people."""

    async def told() -> None:
        async with AsyncExitStack() as stack:
            names = ("ana", "bo", "cy", "dee")[:count]
            await story([await stack.enter_async_context(Person(node.base, name)) for name in names])

    asyncio.run(told())


def wanted(*kinds: str, game: str = "origami", **more: object) -> wire.NewTable:
    seats = [wire.SeatPlan(kind, name="ana" if kind == "me" else "") for kind in kinds]  # type: ignore[arg-type]  # kinds
    return wire.NewTable(game=game, seats=seats, **more)  # type: ignore[arg-type]  # fields by name


def test_a_new_table_waits_and_shows_its_commitment(node: RunningNode) -> None:
    async def story(people: People) -> None:
        table = await people[0].new_table(wanted("me", "open"))
        assert (table.state, table.host, table.secret) == ("waiting", True, "")
        assert len(table.commitment) == 64
        assert [seat.kind for seat in table.seats] == ["person", "open"]
        assert table.options["box"] == "classic"
        seen = await people[1].table(table.id)
        assert (seen.host, seen.seats[0].yours, seen.commitment) == (False, False, table.commitment)

    tell(node, story)


def test_the_match_begins_when_the_last_seat_is_taken(node: RunningNode) -> None:
    async def story(people: People) -> None:
        table = await people[0].new_table(wanted("me", "open", "open"))
        assert (await people[1].join(table.id)).state == "waiting"
        begun = await people[2].join(table.id)
        assert begun.state == "playing"
        assert [seat.name for seat in begun.seats] == ["ana", "bo", "cy"]
        with pytest.raises(Refused, match="seat-taken"):
            await people[0].join(table.id)

    tell(node, story)


def test_of_many_who_want_the_last_seat_one_gets_it(node: RunningNode) -> None:
    async def story(people: People) -> None:
        table = await people[0].new_table(wanted("me", "open"))
        results = await asyncio.gather(*[other.join(table.id) for other in people[1:]], return_exceptions=True)
        assert sorted([type(result).__name__ for result in results]) == ["Refused", "Refused", "TableInfo"]

    tell(node, story, count=4)


def test_an_invitation_is_for_whoever_has_it(node: RunningNode) -> None:
    async def story(people: People) -> None:
        table = await people[0].new_table(wanted("me", "invited"))
        invitation = table.seats[1].invitation
        assert invitation
        assert (await people[1].table(table.id)).seats[1].invitation == ""
        with pytest.raises(Refused, match="seat-taken"):
            await people[1].join(table.id)
        with pytest.raises(Refused, match="forbidden"):
            await people[1].join(table.id, invitation="guess")
        assert (await people[1].join(table.id, invitation=invitation)).state == "playing"

    tell(node, story)


def test_the_lobby_shows_open_tables_and_hides_private_ones(node: RunningNode) -> None:
    async def story(people: People) -> None:
        shown = await people[0].new_table(wanted("me", "open", visibility="lobby"))
        hidden = await people[0].new_table(wanted("me", "open"))
        lobby = await people[1].ask("GET", "/api/tables?limit=100&game=origami", wire.TableList)
        ids = [table.id for table in lobby.tables]
        assert shown.id in ids
        assert hidden.id not in ids
        mine = await people[0].ask("GET", "/api/tables/mine", wire.TableList)
        assert {shown.id, hidden.id} <= {table.id for table in mine.tables}
        assert (await people[2].ask("GET", "/api/tables/mine", wire.TableList)).tables == []

    tell(node, story)


@pytest.mark.parametrize(
    ("table", "code", "where"),
    [
        (wanted("me", "open", game="chess"), "bad-request", "game"),
        (wanted("me"), "bad-options", ""),
        (wanted("me", "open", options={"box": "shoe"}), "bad-options", ""),
        (wanted("me", "open", clock=wire.Clock("turn", 0)), "bad-request", "clock.seconds"),
        (
            wire.NewTable(game="origami", seats=[wire.SeatPlan("bot", "genius"), wire.SeatPlan("open")]),
            "bad-request",
            "seats.level",
        ),
        (
            wire.NewTable(game="origami", seats=[wire.SeatPlan("me", name="a:b"), wire.SeatPlan("open")]),
            "bad-request",
            "seats[0].name",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    node: RunningNode, table: wire.NewTable, code: str, where: str
) -> None:
    async def story(people: People) -> None:
        with pytest.raises(Refused) as refused:
            await people[0].new_table(table)
        assert (refused.value.status, refused.value.failure.code) == (400, code)
        assert refused.value.failure.where == where

    tell(node, story)


def test_every_seat_needs_a_name_of_its_own(node: RunningNode) -> None:
    async def story(people: People) -> None:
        table = await people[0].new_table(wanted("me", "open"))
        people[1].name = "ANA"
        with pytest.raises(Refused, match="name-taken"):
            await people[1].join(table.id)

    tell(node, story)


def test_bots_sit_down_at_once_and_play_by_themselves(node: RunningNode) -> None:
    async def story(people: People) -> None:
        seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("bot", "uniform")]
        table = await people[0].new_table(wire.NewTable(game="shaman", options={"turn-limit": 1}, seats=seats))
        assert table.state == "playing"
        assert (table.seats[1].name, table.seats[1].level) == ("Kumo", "uniform")
        line, rng = await people[0].sit(table.id), random.Random(1)
        while line.ending is None:
            if line.my_turn and line.words is not None:
                await line.submit(pick(line.words, rng))
            else:
                await line.hear()
        assert {step.seat for step in line.steps.values()} >= {0, 1}
        await line.close()

    tell(node, story)


def test_leaving_a_table_that_waits_frees_the_seat(node: RunningNode) -> None:
    async def story(people: People) -> None:
        table = await people[0].new_table(wanted("me", "open", "open"))
        await people[1].join(table.id)
        left = await people[1].ask("POST", f"/api/tables/{table.id}/leave", wire.TableInfo, wire.Leave())
        assert [seat.kind for seat in left.seats] == ["person", "open", "open"]
        closed = await people[0].ask("POST", f"/api/tables/{table.id}/leave", wire.TableInfo, wire.Leave())
        assert closed.state == "closed"

    tell(node, story)


def test_leaving_a_match_warns_first_then_a_bot_takes_the_seat_until_one_is_back(node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana, bo = people[:2]
        table = await ana.new_table(wanted("me", "open", game="shaman"))
        await bo.join(table.id)
        path = f"/api/tables/{table.id}"
        with pytest.raises(Refused, match="leave-warning"):
            await bo.ask("POST", f"{path}/leave", wire.TableInfo, wire.Leave())
        left = await bo.ask("POST", f"{path}/leave", wire.TableInfo, wire.Leave(sure=True))
        assert (left.state, left.seats[1].away, left.seats[1].level) == ("playing", True, DEFAULT_BOT)
        line = await bo.sit(table.id)
        with pytest.raises(Refused, match="bot-plays"):
            await line.submit("anything")
        back = await bo.ask("POST", f"{path}/return", wire.TableInfo, wire.SeatChoice())
        assert not back.seats[1].away
        await line.close()

    tell(node, story)


def test_who_resigns_leaves_for_good(node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana, bo = people[:2]
        table = await ana.new_table(wanted("me", "open", game="shaman"))
        await bo.join(table.id)
        path = f"/api/tables/{table.id}"
        with pytest.raises(Refused, match="leave-warning"):
            await bo.ask("POST", f"{path}/leave", wire.TableInfo, wire.Leave(resign=True))
        left = await bo.ask("POST", f"{path}/leave", wire.TableInfo, wire.Leave(sure=True))
        assert (left.seats[1].away, left.seats[1].gone) == (True, False)
        gone = await bo.ask("POST", f"{path}/leave", wire.TableInfo, wire.Leave(sure=True, resign=True))
        assert (gone.state, gone.seats[1].away, gone.seats[1].gone) == ("playing", True, True)
        with pytest.raises(Refused, match="forbidden"):
            await bo.ask("POST", f"{path}/return", wire.TableInfo, wire.SeatChoice())

    tell(node, story)


def test_a_stranger_cannot_leave_or_return_for_somebody(node: RunningNode) -> None:
    async def story(people: People) -> None:
        table = await people[0].new_table(wanted("me", "open"))
        for deed in ("leave", "return", "rematch"):
            with pytest.raises(Refused, match="not-seated"):
                await people[2].ask(
                    "POST", f"/api/tables/{table.id}/{deed}", wire.TableInfo, {} if deed != "rematch" else None
                )

    tell(node, story)


def test_a_rematch_is_the_same_table_again_for_the_same_people(node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana, bo = people[:2]
        table = await ana.new_table(wanted("me", "open", game="shaman", options={"turn-limit": 1}))
        await bo.join(table.id)
        lines, rng = [await ana.sit(table.id), await bo.sit(table.id)], random.Random(1)
        with pytest.raises(Refused, match="still-running"):
            await ana.ask("POST", f"/api/tables/{table.id}/rematch", wire.TableInfo)
        while lines[0].ending is None:
            actor = next((line for line in lines if line.my_turn), None)
            if actor is not None and actor.words is not None:
                update = await actor.submit(pick(actor.words, rng))
                for line in lines:
                    while line.index < update.index:
                        await line.hear()
        await lines[1].close()
        while (await ana.table(table.id)).seats[1].connected:
            pass
        again = await ana.ask("POST", f"/api/tables/{table.id}/rematch", wire.TableInfo)
        assert (again.state, again.seats[0].yours, again.seats[1].kind) == ("waiting", True, "invited")
        assert (await bo.table(again.id)).seats[1].yours, "it is kept for bo"
        assert again.commitment != table.commitment
        begun = await bo.ask("POST", f"/api/tables/{table.id}/rematch", wire.TableInfo)
        assert (begun.id, begun.state) == (again.id, "playing")
        assert (await ana.table(table.id)).rematch == again.id
        await lines[0].close()

    tell(node, story)


def test_a_table_that_is_not_there_is_told(node: RunningNode) -> None:
    async def story(people: People) -> None:
        with pytest.raises(Refused, match="404 no-table"):
            await people[0].table("nowhere")
        with pytest.raises(Refused, match="404 no-table"):
            await people[0].join("nowhere")

    tell(node, story)


def test_what_changes_something_needs_the_header_and_our_own_page(node: RunningNode) -> None:
    async def story(people: People) -> None:
        http = people[0].http
        body = {"game": "origami", "seats": [{"kind": "me", "name": "ana"}, {"kind": "open"}]}
        bare = await http.post("/api/tables", json=body, headers={"x-kamishima": ""})
        assert (bare.status_code, bare.json()["code"]) == (403, "foreign-origin")
        foreign = await http.post("/api/tables", json=body, headers={"origin": "https://evil.example"})
        assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
        assert "set-cookie" not in bare.headers

    tell(node, story)


def test_ones_own_tables_say_whose_turn_it_is_and_how_they_ended(node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana, bo, stranger = people
        waiting = await ana.new_table(wanted("me", "open"))
        table = await ana.new_table(wanted("me", "open", game="shaman", options={"turn-limit": 1}))
        await bo.join(table.id)
        lines, rng = [await ana.sit(table.id), await bo.sit(table.id)], random.Random(1)
        while lines[0].ending is None:
            for person in (ana, bo):
                own = (await person.ask("GET", "/api/tables/mine", wire.MyTables)).tables
                (running,) = [each for each in own if each.id == table.id]
                assert (running.acting, running.index, running.scores) == (lines[0].acting, lines[0].index, [])
            actor = next(line for line in lines if line.my_turn)
            assert actor.words is not None
            update = await actor.submit(pick(actor.words, rng))
            for line in lines:
                while line.index < update.index:
                    await line.hear()
        own = (await ana.ask("GET", "/api/tables/mine", wire.MyTables)).tables
        begun, over = own[0], own[1]
        assert (over.id, over.acting, over.index) == (table.id, None, lines[0].index)
        assert (over.scores, over.ranks) == (lines[0].ending.scores, lines[0].ending.ranks)
        assert (begun.id, begun.state, begun.acting, begun.index, begun.ranks) == (waiting.id, "waiting", None, 0, [])
        assert (await stranger.ask("GET", "/api/tables/mine", wire.MyTables)).tables == []
        for line in lines:
            await line.close()

    tell(node, story)


def test_every_answer_has_strict_headers(node: RunningNode) -> None:
    async def story(people: People) -> None:
        answer = await people[0].http.get("/api/tables")
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cache-control"] == "no-store"

    tell(node, story)


def test_somebody_can_have_several_seats(node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana = people[0]
        table = await ana.new_table(wanted("me", "open"))
        ana.name = "grandma"
        await ana.join(table.id)
        first, second = await ana.sit(table.id, "?seat=0"), await ana.sit(table.id, "?seat=1")
        assert (first.seat, second.seat) == (0, 1)
        await first.close()
        await second.close()

    tell(node, story)


def test_the_plans_of_the_other_tests_make_a_table(node: RunningNode) -> None:
    async def story(people: People) -> None:
        table = await people[0].new_table(wire.NewTable(game="islands", seats=plans(3, bots=1)))
        assert [seat.kind for seat in table.seats] == ["person", "open", "bot"]

    tell(node, story)
