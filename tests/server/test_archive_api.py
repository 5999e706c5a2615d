"""Lists over HTTP: pages with cursors, filters, and what is refused; no room is loaded for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from tests.server.client import Person, Refused
from tests.server.finished import finish
from tests.server.nodes import RunningNode

from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.archive import Archive

People = list[Person]


def tell(node: RunningNode, story: Callable[[People], Awaitable[None]]) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            names = ("Ana of lists", "Bo of lists", "Cy of lists")
            await story([await stack.enter_async_context(Person(node.base, name)) for name in names])

    asyncio.run(told())


def test_finished_matches_are_found_by_those_who_played_and_open_ones_by_everybody(node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana, bo, cy = people
        shown, hidden = await finish(ana, bo), await finish(ana, bo, visibility="private")
        own = await ana.ask("GET", "/api/tables/archive", Archive)
        assert [table.id for table in own.tables] == [hidden, shown]
        assert {len(own.tables[0].ranks), len(own.tables[0].scores)} == {2}
        assert own.tables[0].ended > own.tables[0].created
        assert (await cy.ask("GET", "/api/tables/archive", Archive)).tables == []
        path = "/api/tables/archive?whose=all&people=BO of lists&game=shaman"
        seen = await cy.ask("GET", path, Archive)
        assert [table.id for table in seen.tables] == [shown]
        assert not any([seat.yours or seat.invitation for seat in seen.tables[0].seats])
        won = await cy.ask("GET", f"{path}&result=won", Archive)
        lost = await cy.ask("GET", f"{path}&result=lost", Archive)
        assert len(won.tables) + len(lost.tables) == 1
        assert (await cy.ask("GET", f"{path}&until=2001-01-01", Archive)).tables == []
        assert len((await cy.ask("GET", f"{path}&since=2001-01-01", Archive)).tables) == 1

    tell(node, story)


def test_the_page_after_is_asked_for_with_a_cursor(node: RunningNode) -> None:
    async def story(people: People) -> None:
        cy = people[2]
        made = [
            (
                await cy.new_table(
                    wire.NewTable(game="shaman", seats=[wire.SeatPlan("me", name="cy"), wire.SeatPlan("open")])
                )
            )
            for _ in range(3)
        ]
        found: list[str] = []
        page = await cy.ask("GET", "/api/tables/mine?limit=2", wire.MyTables)
        while page.tables:
            found += [table.id for table in page.tables]
            if not page.next:
                break
            page = await cy.ask("GET", f"/api/tables/mine?limit=2&cursor={page.next}", wire.MyTables)
        assert found == [table.id for table in reversed(made)]

    tell(node, story)


def test_lists_load_no_room(node: RunningNode) -> None:
    async def story(people: People) -> None:
        ana = people[0]
        seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="nan")]
        table = await ana.new_table(wire.NewTable(game="shaman", seats=seats, visibility="lobby"))
        rooms = len(node.service.rooms)
        (own,) = [
            each for each in (await ana.ask("GET", "/api/tables/mine", wire.MyTables)).tables if each.id == table.id
        ]
        assert own.acting is not None
        assert own.index > 0
        await ana.ask("GET", "/api/tables", wire.TableList)
        await ana.ask("GET", "/api/tables/archive?whose=all", Archive)
        assert node.service.rooms.find(table.id) is None
        assert len(node.service.rooms) <= rooms

    tell(node, story)


@pytest.mark.parametrize(
    ("query", "where"),
    [
        ("since=yesterday", "since"),
        ("until=2026-02-30", "until"),
        ("cursor=x", "cursor"),
        ("whose=all&result=won", "people"),
        ("people=a,b,c,d,e,f,g,h,i", "people"),
        ("whose=nobody", "whose"),
        ("result=drawn", "result"),
    ],
)
def test_what_cannot_be_looked_for_is_refused_by_its_name(node: RunningNode, query: str, where: str) -> None:
    async def story(people: People) -> None:
        await people[0].ask("GET", "/api/me", wire.Me)
        with pytest.raises(Refused) as refused:
            await people[0].ask("GET", f"/api/tables/archive?{query}", Archive)
        assert (refused.value.status, refused.value.failure.where) == (400, where)

    tell(node, story)
