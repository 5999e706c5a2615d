"""How the log lies in its rows: chance with what it follows, and every entry comes back as it was."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import func, select
from tests.server.stores import Store, table_row, with_store

from kamishima.server.store import lists, matches, schema, tables
from kamishima.server.store.log_rows import STEP, UNDO, IndexTaken, Row, pack, unpack

AT = 12.5

Made = tuple[int, int | None, str, str]
"""Kind, seat, words, key."""

MADE: st.SearchStrategy[Made] = st.one_of(
    st.tuples(st.just(STEP), st.none(), st.sampled_from(["card fox", "die 3"]), st.just("")),
    st.tuples(st.just(STEP), st.integers(0, 3), st.sampled_from(["draw owl", "pass"]), st.sampled_from(["", "k1"])),
    st.tuples(st.just(UNDO), st.integers(0, 3), st.just(""), st.just("k2")),
)


def rows_of(made: list[Made], start: int = 0, table: str = "t1") -> list[Row]:
    following = [*[each[1] for each in made[1:]], None]
    return [(table, start + place, *each, AT, following[place]) for place, each in enumerate(made)]


@given(st.lists(MADE, max_size=12), st.lists(MADE, max_size=4), st.integers(0, 900))
def test_every_entry_comes_back_from_its_row(one: list[Made], other: list[Made], start: int) -> None:
    rows = [*rows_of(one, start), *rows_of(other, start, "t2")]
    kept = pack(rows)
    assert [entry for row in kept for entry in unpack(row)] == rows
    first = {(rows[place][0], rows[place][1]) for place in range(len(rows)) if rows[place][3] is not None}
    assert first <= {(row[0], row[1]) for row in kept}, "whoever acts meets the index of whoever acted"


def test_chance_stays_with_what_it_follows() -> None:
    made: list[Made] = [(STEP, None, "a", ""), (STEP, None, "b", ""), (STEP, 0, "c", "k"), (STEP, None, "d", "")]
    assert pack(rows_of(made)) == [("t1", 0, STEP, None, "a\nb", "", AT, 0), ("t1", 2, STEP, 0, "c\nd", "k", AT, None)]


@pytest.mark.parametrize("later", [("t2", 1, AT), ("t1", 2, AT), ("t1", 1, AT + 1)])
def test_chance_of_another_match_place_or_moment_is_no_part_of_a_row(later: tuple[str, int, float]) -> None:
    table, index, at = later
    rows: list[Row] = [("t1", 0, STEP, 0, "pass", "", AT, None), (table, index, STEP, None, "die 3", "", at, 1)]
    assert pack(rows) == rows


def test_a_log_in_few_rows_is_read_from_any_index_and_known_by_its_length(database_url: str) -> None:
    made: list[Made] = [
        *[(STEP, None, f"card {number}", "") for number in range(3)],
        *[(STEP, 0, "draw", "k"), (STEP, None, "card 9", "")],
        *[(STEP, 1, "pass", "l"), (STEP, None, "die 3", ""), (STEP, None, "die 4", "")],
    ]

    async def story(store: Store) -> None:
        for name in ("t1", "t2"):
            await store.writer.do(partial(tables.create, row=table_row(name)))
        await store.writer.do(lambda _connection: None, rows_of(made))
        assert store.writer.count.entries == len(made)
        count = select(func.count()).select_from(schema.entries)
        assert await store.reader.run(lambda connection: connection.execute(count).scalar()) == 3
        for since in range(len(made) + 2):
            found = await store.reader.run(matches.load_entries, "t1", since)
            assert [(each.index, each.words) for each in found] == [(row[1], row[4]) for row in rows_of(made)[since:]]
        rows = [table_row("t1"), table_row("t2")]
        progress = await store.reader.run(lists.progress, rows)
        assert {table: each.length for table, each in progress.items()} == {"t1": len(made), "t2": 0}
        with pytest.raises(IndexTaken):
            await store.writer.do(lambda _connection: None, rows_of(made[3:], 3))

    with_store(database_url, story)


def test_a_log_with_a_row_for_each_entry_is_read_as_well(database_url: str) -> None:
    made: list[Made] = [(STEP, None, "card 1", ""), (STEP, 0, "draw", "k"), (STEP, None, "card 2", "")]

    async def story(store: Store) -> None:
        await store.writer.do(lambda connection: tables.create(connection, table_row()))
        for row in rows_of(made):
            await store.writer.do(lambda _connection: None, [row])
        found = await store.reader.run(matches.load_entries, "t1", 1)
        assert [(each.index, each.seat, each.words) for each in found] == [(1, 0, "draw"), (2, None, "card 2")]
        assert (await store.reader.run(lists.progress, [table_row("t1")]))["t1"].length == 3

    with_store(database_url, story)
