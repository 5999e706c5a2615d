"""Lists of tables: read from indexes, without playing any match again.

A page of a list ends with a cursor, the place of its last table: what is new meanwhile does not shift the next page.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, exists, func, select, tuple_, update

from kamishima.core.errors import KamishimaError
from kamishima.core.play import Play
from kamishima.core.setting import Setting
from kamishima.games.registry import open_table
from kamishima.server.protocol.errors import BadRequest
from kamishima.server.store.schema import OPEN_ARCHIVE, entries, records, seats, tables
from kamishima.server.store.tables import PRESENT, TableRow, load_some

AnyRow = Row[*tuple[Any, ...]]
WAITS_FOR_ME, RUNNING, FINISHED = 0, 1, 2
"""The groups of somebody's own tables, in their order."""
LONGEST_CURSOR = 80


class Progress(NamedTuple):
    length: int
    """How many entries the log has."""
    acting: int | None
    """Whose turn it is; None when the match is not running."""


class Place(NamedTuple):
    """Where a table stands in a list: by its group, and in it the newest first."""

    group: int
    moment: float
    id: str

    def is_after(self, other: Place) -> bool:
        return (self.group, -self.moment) > (other.group, -other.moment) or (
            self[:2] == other[:2] and self.id < other.id
        )

    @property
    def cursor(self) -> str:
        return f"{self.group}~{self.moment!r}~{self.id}"


START = Place(-1, 0.0, "")


class Page(NamedTuple):
    tables: list[TableRow]
    next: str
    """The cursor of the next page; empty when there is none."""


class Filters(msgspec.Struct, frozen=True, kw_only=True):
    """Which finished matches are looked for; whatever is empty or None filters nothing."""

    game: str = ""
    people: tuple[str, ...] = ()
    """Folded names: all of them were at the table."""
    won: bool | None = None
    """Whether the person, or else the first of the people, came first."""
    since: float | None = None
    until: float | None = None


def read_cursor(written: str) -> Place:
    if not written:
        return START
    group, _, rest = written.partition("~")
    moment, _, table = rest.partition("~")
    try:
        if len(written) > LONGEST_CURSOR or group not in ("0", "1", "2") or not math.isfinite(float(moment)):
            raise ValueError
        return Place(int(group), float(moment), table.replace("\0", ""))
    except ValueError:
        raise BadRequest("a cursor is what the page before has answered as next", "cursor") from None


# -- one's own tables --------------------------------------------------------------------------------------------------


def of_person(connection: Connection, person: str, limit: int, cursor: str = "") -> Page:
    """The tables that somebody sits at or has set up: what waits for them, what runs, and the rest."""
    after = read_cursor(cursor)
    running = _running_of(connection, person) if after.group < FINISHED else []
    found = _in_order([place for place in running if place.is_after(after)])[: limit + 1]
    if len(found) <= limit:
        found += _finished_of(connection, person, Filters(), limit + 1 - len(found), after)
    return _page(connection, found, limit)


def _in_order(places: Iterable[Place]) -> list[Place]:
    """By group, in it the newest first, and of the same moment by falling ids: an index is read backwards like this."""
    by_id = sorted(places, key=lambda place: place.id, reverse=True)
    return sorted(by_id, key=lambda place: (place.group, -place.moment))


def _page(connection: Connection, found: Sequence[Place], limit: int) -> Page:
    shown = found[:limit]
    return Page(load_some(connection, [place.id for place in shown]), shown[-1].cursor if len(found) > limit else "")


_LAST = select(func.max(entries.c.idx)).where(entries.c.table_id == tables.c.id).scalar_subquery()
_NEWEST = (entries.c.table_id == tables.c.id) & (entries.c.idx == _LAST.correlate(tables))
"""The last entry of a table's log."""
_IS_RUNNING = tables.c.state.in_(("waiting", "playing"))


def _running_of(connection: Connection, person: str) -> list[Place]:
    """All of them: few people have more than some dozens, and each is a look into two indexes."""
    columns = (*tables.c["id", "created", "state"], *seats.c["seat", "kind", "away"], *entries.c["idx", "acting"])
    seated = select(*columns).join_from(seats, tables, tables.c.id == seats.c.table_id)
    seated = seated.join(entries, _NEWEST, isouter=True).where(seats.c.ended.is_(None), _IS_RUNNING)
    rows = connection.execute(seated.where(seats.c.person == person)).all()
    hosted = select(tables.c.id, tables.c.created).where(tables.c.host == person, _IS_RUNNING)
    found = {str(row.id): Place(RUNNING, row.created, row.id) for row in [*connection.execute(hosted), *rows]}
    # A log is empty where a match begins without chance and nobody has acted yet.
    unbegun = [row.id for row in rows if row.idx is None and row.state == "playing"]
    first = {row.id: first_to_act(row.setting) for row in load_some(connection, unbegun)}
    for row in rows:
        if _waits_for(row, first.get(row.id) if row.idx is None else row.acting):
            found[row.id] = Place(WAITS_FOR_ME, row.created, row.id)
    return list(found.values())


def _waits_for(row: AnyRow, acting: int | None) -> bool:
    """Whether a match, or a table that is about to begin, waits for somebody at this seat."""
    if row.state == "waiting":
        return bool(row.kind == "invited")
    return bool(row.away == PRESENT and acting == row.seat)


@lru_cache(maxsize=256)
def first_to_act(setting: Setting) -> int | None:
    """Whose turn it is in a match whose log is empty yet; None where its rules or its pack are not here."""
    try:
        return Play.begin(open_table(setting)).acting
    except KamishimaError:
        return None


def progress(connection: Connection, rows: Sequence[TableRow]) -> dict[str, Progress]:
    """How far each match is, and whose turn it is."""
    ids = [row.id for row in rows]
    last = select(tables.c.id, entries.c.idx, entries.c.words, entries.c.acting).where(tables.c.id.in_(ids))
    found = {each.id: each for each in connection.execute(last.join_from(tables, entries, _NEWEST))} if ids else {}
    sealed = [row.id for row in rows if row.sealed is not None]
    wanted = select(records.c.table_id, records.c.steps).where(records.c.table_id.in_(sealed))
    steps = {each.table_id: each.steps for each in connection.execute(wanted)} if sealed else {}
    return {row.id: _progress(row, found.get(row.id), steps.get(row.id, 0)) for row in rows}


def _progress(row: TableRow, last: AnyRow | None, steps: int) -> Progress:
    if last is None:
        return Progress(steps, first_to_act(row.setting) if row.state == "playing" else None)
    return Progress(last.idx + 1 + last.words.count("\n"), last.acting if row.state == "playing" else None)


# -- finished matches --------------------------------------------------------------------------------------------------


def archive(connection: Connection, person: str, wanted: Filters, limit: int, cursor: str = "") -> Page:
    """Finished matches, the newest first: those of a person, or (for nobody) those that everybody may find."""
    after = read_cursor(cursor)
    if person:
        found = _finished_of(connection, person, wanted, limit + 1, after)
    else:
        found = _finished_of_all(connection, wanted, limit + 1, after)
    return _page(connection, found, limit)


def _finished_of(connection: Connection, person: str, wanted: Filters, limit: int, after: Place) -> list[Place]:
    """The finished matches of a person, from the index of their seats; and those of others that they have set up."""
    own = _of_seats(wanted, wanted.people).where(seats.c.person == person, tables.c.state == "over")
    found = {
        place.id: place for place in _scan(connection, own, seats.c.ended, seats.c.table_id, after=after, limit=limit)
    }
    if wanted.won is None:
        hosted = _of_tables(wanted).where(tables.c.host == person, tables.c.state == "over")
        found |= {
            place.id: place
            for place in _scan(connection, hosted, tables.c.ended, tables.c.id, after=after, limit=limit)
        }
    return _in_order(found.values())[:limit]


def _finished_of_all(connection: Connection, wanted: Filters, limit: int, after: Place) -> list[Place]:
    if not wanted.people:
        return _scan(
            connection, _of_tables(wanted).where(OPEN_ARCHIVE), tables.c.ended, tables.c.id, after=after, limit=limit
        )
    theirs = _of_seats(wanted, wanted.people[1:]).where(
        seats.c.folded == wanted.people[0],
        tables.c.state == "over",
        tables.c.visibility == "lobby",
        tables.c.spectators == "anyone",
    )
    return _scan(connection, theirs, seats.c.ended, seats.c.table_id, after=after, limit=limit)


Pair = Select[*tuple[Any, ...]]
"""Selects when a match ended, and its table."""
Moment = ColumnElement[float | None]


def _of_tables(wanted: Filters) -> Pair:
    found = select(tables.c.ended, tables.c.id).where(*_sat_there(wanted.people, tables.c.id))
    return _within(found.where(tables.c.game == wanted.game) if wanted.game else found, tables.c.ended, wanted)


def _of_seats(wanted: Filters, others: Sequence[str]) -> Pair:
    """One row a match, although somebody may have had several seats."""
    found: Pair = select(seats.c.ended, seats.c.table_id).distinct()
    found = found.join_from(seats, tables, tables.c.id == seats.c.table_id).where(seats.c.ended.is_not(None))
    found = found.where(*_sat_there(others, seats.c.table_id))
    if wanted.game:
        found = found.where(tables.c.game == wanted.game)
    if wanted.won is not None:
        found = found.where(seats.c.rank == 1 if wanted.won else seats.c.rank > 1)
    return _within(found, seats.c.ended, wanted)


def _sat_there(names: Iterable[str], table: ColumnElement[str]) -> Iterable[ColumnElement[bool]]:
    for name in names:
        other = seats.alias()
        yield exists().where(other.c.table_id == table, other.c.folded == name)


def _within(found: Pair, ended: Moment, wanted: Filters) -> Pair:
    if wanted.since is not None:
        found = found.where(ended >= wanted.since)
    return found.where(ended < wanted.until) if wanted.until is not None else found


def _scan(
    connection: Connection, found: Pair, ended: Moment, table: ColumnElement[str], *, after: Place, limit: int
) -> list[Place]:
    """Read along an index from a place on: later pages cost as much as the first."""
    if after.group == FINISHED:
        found = found.where(tuple_(ended, table) < tuple_(after.moment, after.id))
    rows = connection.execute(found.order_by(ended.desc(), table.desc()).limit(limit))
    return [Place(FINISHED, float(row[0]), str(row[1])) for row in rows if row[0] is not None]


# -- matches from before their turns were noted ------------------------------------------------------------------------


def without_turn(connection: Connection, after: str, limit: int) -> list[str]:
    """Running matches whose last entry does not say whose turn it is, by their ids."""
    wanted = select(tables.c.id).join_from(tables, entries, _NEWEST).where(tables.c.state == "playing")
    unknown = wanted.where(tables.c.id > after, entries.c.acting.is_(None)).order_by(tables.c.id).limit(limit)
    return list(connection.execute(unknown).scalars())


def note_turn(connection: Connection, table_id: str, length: int, acting: int | None) -> None:
    """Whose turn it is after the first `length` entries, if there are no more by now."""
    last = select(func.max(entries.c.idx)).where(entries.c.table_id == table_id).scalar_subquery()
    row = (entries.c.table_id == table_id) & (entries.c.idx == last) & (entries.c.idx < length)
    connection.execute(update(entries).where(row, entries.c.acting.is_(None)).values(acting=acting))
