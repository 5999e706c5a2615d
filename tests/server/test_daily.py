"""The daily challenge: the same for everybody, one attempt that counts, a table of the day's results."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec
import pytest
from sqlalchemy import Connection
from tests.server.challengers import Clock, begin, finish, history, play, shown, sitting, tell
from tests.server.client import Person, Refused
from tests.server.nodes import RunningNode
from tests.server.stores import Store, open_store, table_row, with_store

from kamishima.core.turn import Result
from kamishima.server.infra import clock as days
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.daily import NewAttempt
from kamishima.server.store import daily as stored
from kamishima.server.store import tables
from kamishima.server.store.tables import SeatRow, TableRow
from kamishima.server.tables.daily import Daily, ranks_of

# -- the same for everybody --------------------------------------------------------------------------------------------


def test_everybody_has_the_same_sheets_and_dice_on_a_day_and_others_on_the_next(
    node: RunningNode, clock: Clock
) -> None:
    async def story(ana: Person, ben: Person) -> None:
        drawn: list[list[str | None]] = []
        for _ in range(2):
            sealed = (await shown(ana)).commitment
            for person in (ana, ben):
                table = await begin(person)
                assert (table.daily, table.practice, table.commitment) == (days.today(), False, sealed)
                async with sitting(person, table.id, "?since=0") as line:
                    assert line.words is not None
                    assert list(line.words) == ["keep"]
                    for _ in range(3):
                        await play(line, 4, most=1)
                    drawn.append([step.words for step in line.steps.values() if step.seat is None])
            clock.next_noon()
        assert len(drawn[0]) > 3
        assert drawn[0] == drawn[1] != drawn[2] == drawn[3]

    tell(node, story, "ana", "ben")


def test_the_table_of_today_is_the_same_however_often_one_asks(node: RunningNode, clock: Clock) -> None:
    async def story(ana: Person) -> None:
        first = await begin(ana)
        assert (first.state, first.visibility, first.hints, first.chat) == ("playing", "private", "nobody", False)
        ana.name = "somebody else"
        assert (await begin(ana)).id == first.id
        assert [seat.name for seat in (await begin(ana)).seats] == ["ana"]
        clock.wait(10)
        assert (await begin(ana)).id == first.id
        clock.next_noon()
        assert (await begin(ana)).id != first.id

    tell(node, story, "ana")


def test_all_nodes_derive_the_same_secret_and_one_person_begins_once(database_url: str) -> None:
    """Two nodes, which know of each other by the database alone."""

    async def told() -> None:
        async with open_store(database_url) as one, open_store(database_url) as two:
            nodes = [Daily(store.writer, store.reader) for store in (one, two)]
            begun = await asyncio.gather(
                *[node.begin("ana", NewAttempt("Ana")) for node in nodes for _ in range(3)],
                *[node.begin("ben", NewAttempt("Ben")) for node in nodes],
            )
            assert len({row.id for row in begun}) == 2
            assert len({row.secret for row in begun}) == 1
            seen = [await node.show("ana", days.today(), 10) for node in nodes]
            assert seen[0] == seen[1]
            assert (seen[0].begun, seen[0].finished) == (2, 0)
            assert seen[0].commitment == hashlib.sha256(begun[0].secret).hexdigest()

    asyncio.run(told())


# -- one attempt counts ------------------------------------------------------------------------------------------------


async def expect_no_practice(person: Person) -> None:
    with pytest.raises(Refused) as early:
        await begin(person, practice=True)
    assert (early.value.status, early.value.failure.code) == (409, "still-running")


@pytest.mark.usefixtures("clock")
def test_practice_begins_when_the_attempt_that_counts_is_over_and_changes_nothing(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        await expect_no_practice(ana)
        table = await begin(ana)
        await expect_no_practice(ana)
        score = await finish(ana, table.id)
        counted = await shown(ana)
        again = await begin(ana, practice=True)
        assert (again.practice, again.daily, again.hints) == (True, table.daily, "alone")
        assert again.commitment == table.commitment
        assert (await begin(ana, practice=True)).id == again.id
        assert (await shown(ana)).practice == again.id
        await finish(ana, again.id, seed=9)
        assert (await shown(ana)).results == counted.results
        assert [(line.score, line.rank) for line in counted.results] == [(score, 1)]
        assert (await begin(ana)).id == table.id
        assert (await begin(ana, practice=True)).id not in (table.id, again.id)

    tell(node, story, "ana")


@pytest.mark.usefixtures("clock")
def test_a_bot_neither_helps_nor_substitutes(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        table = await begin(ana)
        for path, body in (("hint", None), ("leave", wire.Leave(sure=True))):
            with pytest.raises(Refused) as refused:
                await ana.ask("POST", f"/api/tables/{table.id}/{path}", wire.TableInfo, body)
            assert refused.value.failure.code == "not-offered"
        assert not (await ana.table(table.id)).seats[0].away

    tell(node, story, "ana")


@pytest.mark.usefixtures("clock")
def test_a_die_is_never_taken_back(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        async with sitting(ana, (await begin(ana)).id, "?since=0") as line:
            for seed in range(30):
                before = line.index
                await play(line, seed, most=1)
                rolled = [index for index, step in line.steps.items() if index >= before and step.seat is None]
                if rolled:
                    assert line.undo == 0
                elif line.undo:
                    await line.say(wire.Undo(f"undo {seed}"))
                    await line.acknowledged(f"undo {seed}")

    tell(node, story, "ana")


def test_an_attempt_goes_on_later_that_day_and_is_unfinished_when_the_day_ends_first(
    node: RunningNode, clock: Clock
) -> None:
    async def story(ana: Person, ben: Person) -> None:
        day = days.today()
        table = await begin(ana)
        async with sitting(ana, table.id) as line:
            await play(line, 2, most=5)
        score = await finish(ben, (await begin(ben)).id)
        clock.wait(11.9)
        own = (await shown(ana)).mine
        assert own is not None
        assert (own.state, own.table, own.score) == ("playing", table.id, None)
        clock.wait(0.2)
        await finish(ana, table.id)  # for the fun of it: everybody can know the dice now
        late = await shown(ana, day)
        assert late.mine is not None
        assert (late.mine.state, late.mine.score) == ("unfinished", None)
        assert (late.begun, late.finished) == (2, 1)
        assert [(line.name, line.score, line.me) for line in late.results] == [("ben", score, False)]
        assert [each.state for each in (await history(ana)).days] == ["unfinished"]
        assert (await history(ana)).best is None

    tell(node, story, "ana", "ben")


# -- results -----------------------------------------------------------------------------------------------------------


def attempt(person: str, day: str, score: int | None, *, begun: float = 0.0, after: float = 60.0) -> TableRow:
    """An attempt that counts, begun and finished so many seconds into the day."""
    midnight = days.ends_at(day) - 86400
    row = table_row(f"{person} {day}", game="islands", host=person, created=midnight + begun)
    seats = (SeatRow(seat=0, kind="person", person=person, name=person.title()),)
    begun_row = msgspec.structs.replace(row, daily=day, players=1, seats=seats)
    if score is None:
        return begun_row
    return msgspec.structs.replace(begun_row, **tables.over(Result((score,), (1,), "season"), midnight + after))


async def fill(store: Store, *rows: TableRow) -> Daily:
    def work(connection: Connection) -> None:
        for row in rows:
            tables.create(connection, row)

    await store.writer.do(work)
    return Daily(store.writer, store.reader)


def test_the_best_come_first_and_equals_share_a_place(database_url: str) -> None:
    async def story(store: Store) -> None:
        day = "2026-03-01"
        scores = {"ana": 90, "ben": 260, "cleo": 90, "dora": -4, "emil": 120}
        rows = [attempt(name, day, score, after=10.0 + place) for place, (name, score) in enumerate(scores.items())]
        daily = await fill(store, *rows, attempt("fritz", day, None), attempt("late", day, 500, after=86_400.0))
        seen = await daily.show("cleo", day, 4)
        assert [(line.rank, line.name, line.score, line.title, line.me) for line in seen.results] == [
            (1, "Ben", 260, "founder", False),
            (2, "Emil", 120, "master", False),
            (3, "Ana", 90, "apprentice", False),
            (3, "Cleo", 90, "apprentice", True),
        ]
        assert (seen.begun, seen.finished) == (7, 5)
        assert seen.mine is not None
        assert (seen.mine.rank, seen.mine.score, seen.mine.state) == (3, 90, "finished")
        last = (await daily.show("dora", day, 1)).mine
        assert last is not None
        assert last.rank == 5

    with_store(database_url, story)


def test_days_lead_to_the_days_before_and_after_them_and_own_ones_have_a_best(database_url: str) -> None:
    async def story(store: Store) -> None:
        own = [attempt("ana", "2026-03-01", 80), attempt("ana", "2026-03-04", 310), attempt("ana", "2026-03-09", -2)]
        daily = await fill(store, *own, attempt("ana", "2026-03-05", None), attempt("ben", "2026-03-02", 400))
        neighbours = {}
        for day in ("2026-03-01", "2026-03-03", "2026-03-09"):
            seen = await daily.show("", day, 9)
            neighbours[day] = (seen.before, seen.after)
        assert neighbours == {
            "2026-03-01": ("", "2026-03-02"),
            "2026-03-03": ("2026-03-02", "2026-03-04"),
            "2026-03-09": ("2026-03-04", ""),
        }
        mine = await daily.history("ana")
        assert [each.day for each in mine.days] == ["2026-03-09", "2026-03-05", "2026-03-04", "2026-03-01"]
        assert mine.best is not None
        assert (mine.best.score, mine.best.title) == (310, "creator")
        assert await daily.history("") == await daily.history("nobody")

    with_store(database_url, story)


def test_places_of_no_scores_are_none() -> None:
    assert ranks_of([]) == []
    assert ranks_of([9, 9, 9, 1]) == [1, 1, 1, 4]


@pytest.mark.parametrize(
    ("guest", "account", "counting"),
    [
        (attempt("guest", "2026-03-01", 10, after=50), attempt("account", "2026-03-01", 99, after=70), "guest"),
        (attempt("guest", "2026-03-01", 10, after=90), attempt("account", "2026-03-01", 99, after=70), "account"),
        (attempt("guest", "2026-03-01", None, begun=1), attempt("account", "2026-03-01", 9, begun=5), "account"),
        (attempt("guest", "2026-03-01", None, begun=1), attempt("account", "2026-03-01", None, begun=5), "guest"),
        (attempt("guest", "2026-03-01", 10), attempt("account", "2026-03-02", 9), "both"),
    ],
    ids=["finished first", "finished later", "only begun", "begun first", "other days"],
)
def test_a_guest_who_logs_in_has_one_attempt_a_day(
    database_url: str, guest: TableRow, account: TableRow, counting: str
) -> None:
    async def story(store: Store) -> None:
        await fill(store, guest, account)
        await store.writer.do(lambda connection: tables.hand_over(connection, "guest", "account"))
        own = await store.reader.run(stored.of_person, "account")
        counted = {"guest": {guest.id}, "account": {account.id}, "both": {guest.id, account.id}}[counting]
        assert {each.id for each in own} == counted
        assert await store.reader.run(stored.of_person, "guest") == []

    with_store(database_url, story)


def test_whoever_logs_in_where_they_are_keeps_the_attempt(database_url: str) -> None:
    async def story(store: Store) -> None:
        row = attempt("ana", "2026-03-01", 10)
        await fill(store, row)
        await store.writer.do(lambda connection: tables.hand_over(connection, "ana", "ana"))
        assert [each.id for each in await store.reader.run(stored.of_person, "ana")] == [row.id]

    with_store(database_url, story)


# -- what is asked for wrongly -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("day", ["yesterday", "2026-02-30", "2026-2-3", "20260203", "0000-01-01", "२०२६-०१-०१"])
def test_what_is_no_day_is_refused_with_an_example(node: RunningNode, day: str) -> None:
    async def story(ana: Person) -> None:
        with pytest.raises(Refused) as refused:
            await shown(ana, day)
        assert (refused.value.status, refused.value.failure.code) == (400, "bad-request")
        assert refused.value.failure.where == "day"

    tell(node, story, "ana")


def test_a_day_that_has_not_begun_tells_nothing(node: RunningNode, clock: Clock) -> None:
    async def story(ana: Person) -> None:
        today = days.today()
        clock.wait(24)
        tomorrow = days.today()
        clock.wait(-24)
        for day in (tomorrow, "9999-12-31"):
            with pytest.raises(Refused) as refused:
                await shown(ana, day)
            assert (refused.value.status, refused.value.failure.code) == (404, "not-found")
        assert (await shown(ana, today)).day == today

    tell(node, story, "ana")


def test_a_day_long_ago_is_empty_and_open(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        seen = await shown(ana, "0001-01-01")
        assert (seen.begun, seen.results, seen.mine) == (0, [], None)
        assert hashlib.sha256(bytes.fromhex(seen.secret)).hexdigest() == seen.commitment

    tell(node, story, "ana")


def test_a_name_that_cannot_be_is_refused(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        for name in ("", "a:b", "x" * 30):
            ana.name = name
            with pytest.raises(Refused) as refused:
                await begin(ana)
            assert refused.value.status == 400

    tell(node, story, "ana")


def test_the_key_is_made_once_and_kept(database_url: str) -> None:
    async def story(store: Store) -> None:
        assert await store.reader.run(stored.find_key) is None
        first = await store.writer.do(stored.locked_key)
        assert len(first) == stored.KEY_BYTES
        assert await store.writer.do(stored.locked_key) == await store.reader.run(stored.find_key) == first

    with_store(database_url, story)
