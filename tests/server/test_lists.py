"""Lists of tables: what waits for somebody first, whatever its age; finished matches, with filters."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest
from tests.server.stores import Store, entry, table_row, with_store

from kamishima.core.turn import Result
from kamishima.games.registry import open_table
from kamishima.server.match.log_steps import MatchStart
from kamishima.server.match.turns import note_turns
from kamishima.server.protocol.errors import BadRequest
from kamishima.server.store import lists, matches, tables
from kamishima.server.store.lists import Filters, Page
from kamishima.server.store.tables import SUBSTITUTED, SeatRow, TableRow

ANA, BEN = (
    SeatRow(seat=0, kind="person", person="ana", name="Ana"),
    SeatRow(seat=1, kind="person", person="ben", name="Ben"),
)
CLEO = SeatRow(seat=1, kind="person", person="cleo", name="Cleo Ęwa")


async def keep(store: Store, row: TableRow, acting: int | None = None) -> None:
    """A table, with one entry after which it is somebody's turn."""
    rows = [] if acting is None else [(*entry(0, row.id)[:7], acting)]
    await store.writer.do(partial(tables.create, row=row), rows)


def finished(
    table: str, ended: float, *, ranks: tuple[int, int] = (1, 2), seats: tuple[SeatRow, ...] = (ANA, BEN)
) -> TableRow:
    over = tables.over(Result((5, 3), ranks, "season"), ended)
    return msgspec.structs.replace(table_row(table, created=ended - 1), seats=seats, **over)


def ids(page: Page) -> list[str]:
    return [row.id for row in page.tables]


async def mine(store: Store, person: str, limit: int = 50, cursor: str = "") -> Page:
    return await store.reader.run(lists.of_person, person, limit, cursor)


async def archive(store: Store, person: str, wanted: object, limit: int = 50, cursor: str = "") -> Page:
    return await store.reader.run(lists.archive, person, msgspec.convert(wanted, Filters), limit, cursor)


async def all_pages(store: Store, person: str, limit: int) -> list[str]:
    page = await mine(store, person, limit)
    found = ids(page)
    while page.next:
        page = await mine(store, person, limit, page.next)
        assert len(page.tables) <= limit
        found += ids(page)
    return found


def test_what_waits_for_somebody_comes_first_however_old_it_is(database_url: str) -> None:
    async def story(store: Store) -> None:
        await keep(store, table_row("old", created=1.0), acting=0)
        for number in range(60):
            await keep(store, table_row(f"new{number}", created=100.0 + number), acting=1)
        await keep(store, finished("over", 500.0))
        page = await mine(store, "ana")
        assert ids(page)[:2] == ["old", "new59"]
        assert page.next
        assert ids(await mine(store, "ben"))[0] == "new59"

    with_store(database_url, story)


def test_an_expected_guest_is_waited_for_and_one_whose_bot_plays_is_not(database_url: str) -> None:
    async def story(store: Store) -> None:
        expected = msgspec.structs.replace(BEN, kind="invited")
        away = msgspec.structs.replace(BEN, away=SUBSTITUTED)
        await keep(
            store, msgspec.structs.replace(table_row("kept", created=1.0), state="waiting", seats=(ANA, expected))
        )
        await keep(store, msgspec.structs.replace(table_row("left", created=3.0), seats=(ANA, away)), acting=1)
        await keep(store, table_row("theirs", created=2.0), acting=0)
        assert ids(await mine(store, "ben")) == ["kept", "left", "theirs"]

    with_store(database_url, story)


@pytest.mark.parametrize("limit", [1, 2, 3, 7])
def test_pages_of_ones_own_tables_miss_nothing_and_repeat_nothing(sqlite_url: str, limit: int) -> None:
    async def story(store: Store) -> None:
        for number in range(3):
            await keep(store, table_row(f"turn{number}", created=7.0), acting=0)
            await keep(store, table_row(f"run{number}", created=7.0 + number), acting=1)
            await keep(store, finished(f"end{number}", 9.0))
        hosted = msgspec.structs.replace(finished("hosted", 8.0), seats=(msgspec.structs.replace(BEN, seat=0), CLEO))
        await keep(store, hosted)
        found = await all_pages(store, "ana", limit)
        assert found == ["turn2", "turn1", "turn0", "run2", "run1", "run0", "end2", "end1", "end0", "hosted"]

    with_store(sqlite_url, story)


def test_pages_are_the_same_in_postgresql(postgres_url: str) -> None:
    test_pages_of_ones_own_tables_miss_nothing_and_repeat_nothing(postgres_url, 2)


def test_whoever_has_two_seats_finds_the_match_once(database_url: str) -> None:
    async def story(store: Store) -> None:
        await keep(store, finished("both", 5.0, seats=(ANA, msgspec.structs.replace(ANA, seat=1, name="Ana 2"))))
        await keep(store, finished("one", 4.0))
        assert await all_pages(store, "ana", 1) == ["both", "one"]

    with_store(database_url, story)


def test_a_match_that_ends_leaves_the_running_ones_and_knows_its_places(database_url: str) -> None:
    async def story(store: Store) -> None:
        await keep(store, table_row("t1"), acting=0)
        await store.writer.do(lambda connection: tables.end(connection, "t1", Result((1, 9), (2, 1), "season"), 50.0))
        assert (
            ids(await archive(store, "ana", {"won": False}))
            == ids(await archive(store, "ben", {"won": True}))
            == ["t1"]
        )
        assert ids(await archive(store, "ana", {"won": True})) == []

    with_store(database_url, story)


ARCHIVE = (
    finished("a", 10.0),
    finished("b", 20.0, ranks=(2, 1)),
    finished("c", 30.0, seats=(ANA, CLEO)),
    msgspec.structs.replace(finished("d", 40.0), visibility="private"),
    msgspec.structs.replace(
        finished("e", 50.0, seats=(msgspec.structs.replace(BEN, seat=0), CLEO)), game="islands", host="ben"
    ),
    msgspec.structs.replace(finished("f", 60.0), spectators="nobody"),
)


WANTED: tuple[tuple[str, dict[str, object], str], ...] = (
    ("", {}, "ecba"),
    ("", {"game": "islands"}, "e"),
    ("", {"game": "origami"}, ""),
    ("", {"people": ["ana"]}, "cba"),
    ("", {"people": ["ana", "ben"]}, "ba"),
    ("", {"people": ["cleo ęwa"], "game": "shaman"}, "c"),
    ("", {"people": ["ben"], "won": True}, "eb"),
    ("", {"people": ["ben"], "won": False}, "a"),
    ("", {"since": 20.0, "until": 50.0}, "cb"),
    ("", {"people": ["ana"], "since": 20.0}, "cb"),
    ("ana", {}, "fdcba"),
    ("ana", {"people": ["ben"]}, "fdba"),
    ("ana", {"won": False}, "b"),
    ("ana", {"won": True, "until": 40.0}, "ca"),
    ("ben", {"game": "islands"}, "e"),
    ("dora", {}, ""),
)


def test_the_archive_is_filtered_by_game_people_result_and_time(database_url: str) -> None:
    async def story(store: Store) -> None:
        for row in ARCHIVE:
            await keep(store, row)
        for person, wanted, expected in WANTED:
            assert "".join(ids(await archive(store, person, wanted))) == expected, (person, wanted)
            pages = await archive(store, person, wanted, limit=1)
            found = ids(pages)
            while pages.next:
                pages = await archive(store, person, wanted, 1, pages.next)
                found += ids(pages)
            assert "".join(found) == expected, (person, wanted)

    with_store(database_url, story)


def test_turns_that_an_earlier_version_did_not_note_are_worked_out(database_url: str) -> None:
    async def story(store: Store) -> None:
        row = table_row()
        begun = MatchStart(open_table(row.setting), row.dice, 1.0)
        await store.writer.do(partial(tables.create, row=row))
        await store.writer.do(lambda connection: matches.add_entries(connection, row.id, begun.entries, None))
        assert (await store.reader.run(lists.progress, [row]))[row.id].acting is None
        await note_turns(store.reader, store.writer)
        assert await store.reader.run(lists.progress, [row]) == {row.id: (len(begun.entries), begun.play.acting)}
        assert await store.reader.run(lists.without_turn, "", 10) == []

    with_store(database_url, story)


@pytest.mark.parametrize("cursor", ["x", "3~1.0~a", "0~one~a", "0~nan~a", "2~1.0~" + "a" * 90])
def test_a_cursor_of_somebody_s_own_making_is_refused(cursor: str) -> None:
    with pytest.raises(BadRequest, match="cursor"):
        lists.read_cursor(cursor)


def test_a_match_with_an_empty_log_waits_for_whoever_begins(database_url: str) -> None:
    async def story(store: Store) -> None:
        row = table_row("t1")
        await keep(store, row)
        first = lists.first_to_act(row.setting)
        (progress,) = (await store.reader.run(lists.progress, [row])).values()
        assert progress == (0, first)
        for person, seat in (("ana", 0), ("ben", 1)):
            (place,) = await store.reader.run(lists._running_of, person)
            assert (place.group == lists.WAITS_FOR_ME) == (first == seat)

    with_store(database_url, story)
