"""Fill a PostgreSQL database with many tables: python -m bench.many_tables URL [--running N] [--finished N].

Some matches of each game are played to their end; the database copies them under other ids, with other people, at other
times. Finished matches that are older than the server keeps logs are sealed, as they would be after these years.
"""

from __future__ import annotations

import argparse
import random
import secrets
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Engine, create_engine, text

from kamishima.core.play import Play
from kamishima.core.turn import Decision
from kamishima.games.registry import open_table
from kamishima.server.infra.config import Retention, database_url
from kamishima.server.match.log_steps import MatchStart, snapshot_of, take
from kamishima.server.match.room import SNAPSHOT_EVERY
from kamishima.server.protocol.messages import NewTable, SeatPlan
from kamishima.server.store import matches, schema, tables
from kamishima.server.store.engine import migrate
from kamishima.server.store.log_rows import STEP, Row, append_rows, pack
from kamishima.server.store.matches import Entry, Snapshot
from kamishima.server.store.tables import TableRow
from kamishima.server.tables.new_table import new_row
from kamishima.server.tables.records import sealed_text

GAMES = ("origami", "islands", "shaman")
EACH = 8
"""Matches that are played of each game."""
PEOPLE = 2_000
YEARS = 2 * 365 * 86_400.0
DAY = 86_400.0


class Played(msgspec.Struct, frozen=True):
    """A match that was played to its end, and where it stood in the middle."""

    row: TableRow
    rows: list[Row]
    entries: list[Entry]
    middle: int
    """How many entries the running copies have."""
    snapshot: Snapshot | None
    last_snapshot: Snapshot | None


def person(number: int) -> str:
    """The id of one of the people."""
    return f"person{number:010d}"


def played(game: str, seed: int) -> Played:
    """A match of two who say whatever is allowed."""
    wanted = NewTable(game=game, visibility="lobby", seats=[SeatPlan("me", name="Ana"), SeatPlan("me", name="Ben")])
    row, rng, now = new_row("nobody", wanted), random.Random(seed), 1_000_000.0
    begun = MatchStart(open_table(row.setting), row.dice, now)
    play = begun.play
    rows: list[Row] = [
        (row.id, entry.index, entry.kind, entry.seat, entry.words, entry.key, entry.at, None) for entry in begun.entries
    ]
    settled: list[Play] = []
    while play.result is None:
        turn, drawn = play.turn, play.draw(row.dice)
        action = drawn if drawn is not None else rng.choice(turn.actions) if isinstance(turn, Decision) else None
        assert action is not None
        seat, key = play.acting, "" if drawn is not None else secrets.token_hex(12)
        now += 0.0 if drawn is not None else 20.0
        index = play.index
        play, _ = take(play, action)
        rows.append((row.id, index, STEP, seat, action.text, key, now, play.acting))
        settled.append(play)
    over = tables.over(play.result, now)
    row = msgspec.structs.replace(row, **over)
    entries = [Entry(index, kind, seat, words, key, at) for _, index, kind, seat, words, key, at, _ in rows]
    middle = next(at for at in range(len(rows) // 2, len(rows)) if rows[at][7] is not None) + 1
    return Played(row, rows, entries, middle, _snapshot(settled, middle), _snapshot(settled, len(rows)))


def _snapshot(settled: Sequence[Play], length: int) -> Snapshot | None:
    """The newest that a room would have written by then."""
    found = [play for play in settled if play.settled.index // SNAPSHOT_EVERY and play.index <= length]
    wanted = [play for play in found if play.settled.index % SNAPSHOT_EVERY < 4 and play.result is None]
    return snapshot_of(wanted[-1]) if wanted else None


def keep_templates(connection: Connection, all_played: Sequence[Played]) -> None:
    """Each match three times: running, over, and sealed."""
    for number, each in enumerate(all_played):
        for state, prefix in (("playing", "p"), ("over", "o"), ("over", "s")):
            table = f"{prefix}{number}"
            running = state == "playing"
            row = msgspec.structs.replace(each.row, id=table)
            if running:
                row = msgspec.structs.replace(row, state="playing", result="", ended=None)
            tables.create(connection, row)
            if prefix == "s":
                matches.seal(connection, table, sealed_text(each.row, each.entries), 2_000_000.0)
                continue
            rows = each.rows[: each.middle] if running else each.rows
            append_rows(connection, pack([(table, *one[1:]) for one in rows]))
            snapshot = each.snapshot if running else each.last_snapshot
            if snapshot is not None:
                matches.save_snapshot(connection, table, snapshot)


def copy(
    connection: Connection, prefix: str, first: int, count: int, templates: int, *, newest: float, span: float
) -> None:
    """Copy templates of a kind under the numbers from `first` on, at moments between `newest - span` and `newest`."""
    given = {"prefix": prefix, "first": first, "last": first + count - 1, "templates": templates}
    given |= {"newest": newest, "span": span, "people": PEOPLE}
    connection.execute(text("DROP TABLE IF EXISTS copies"))
    connection.execute(text(_COPIES), given)
    connection.execute(text("CREATE INDEX ON copies (template)"))
    columns = [
        column.name for column in schema.tables.c if column.name not in ("id", "host", "created", "ended", "sealed")
    ]
    listed = ", ".join(columns)
    connection.execute(
        text(
            f"INSERT INTO tables (id, host, created, ended, sealed, {listed}) SELECT c.id, c.one, c.at - 3600, "  # noqa: S608  # names of columns
            f"CASE WHEN t.state = 'over' THEN c.at END, CASE WHEN t.sealed IS NOT NULL THEN c.at END, {listed} "
            "FROM copies c JOIN tables t ON t.id = c.template"
        )
    )
    for statement in _OF_COPIES:
        connection.execute(text(statement))


_COPIES = """
CREATE UNLOGGED TABLE copies AS
SELECT substr(md5(n::text), 1, 16) AS id, :prefix || (n % :templates) AS template,
       'person' || lpad(((n * 7919) % :people)::text, 10, '0') AS one,
       'person' || lpad(((n * 104729 + 1) % :people)::text, 10, '0') AS two,
       :newest - :span * random() AS at
FROM generate_series(CAST(:first AS bigint), CAST(:last AS bigint)) n
"""
_OF_COPIES = (
    """INSERT INTO seats (table_id, seat, kind, person, name, level, away, invitation, folded, rank, ended)
    SELECT c.id, s.seat, s.kind, CASE WHEN s.seat = 0 THEN c.one ELSE c.two END,
    'Player ' || right(CASE WHEN s.seat = 0 THEN c.one ELSE c.two END, 4), s.level, s.away, s.invitation,
    'player ' || right(CASE WHEN s.seat = 0 THEN c.one ELSE c.two END, 4), s.rank,
    CASE WHEN s.ended IS NOT NULL THEN c.at END
    FROM copies c JOIN seats s ON s.table_id = c.template""",
    """INSERT INTO entries (table_id, idx, kind, seat, words, key, at, acting)
    SELECT c.id, e.idx, e.kind, e.seat, e.words, e.key, c.at, e.acting
    FROM copies c JOIN entries e ON e.table_id = c.template""",
    """INSERT INTO snapshots (table_id, idx, chances, position)
    SELECT c.id, s.idx, s.chances, s.position FROM copies c JOIN snapshots s ON s.table_id = c.template""",
    """INSERT INTO records (table_id, steps, record)
    SELECT c.id, r.steps, r.record FROM copies c JOIN records r ON r.table_id = c.template""",
)
_FORGET = (
    "DROP TABLE copies",
    "DELETE FROM entries WHERE length(table_id) < 6",
    "DELETE FROM snapshots WHERE length(table_id) < 6",
    "DELETE FROM tables WHERE length(id) < 6",
)


def templates(engine: Engine) -> int:
    """Play the matches that are copied; how many there are."""
    all_played = [played(game, seed) for seed in range(EACH) for game in GAMES]
    with engine.begin() as connection:
        keep_templates(connection, all_played)
    return len(all_played)


def fill(url: str, running: int, finished: int) -> None:
    """All tables; takes about a minute for each hundred thousand."""
    full = database_url(url)
    migrate(full)
    engine, now, kept = create_engine(full), time.time(), Retention().seal_days * DAY
    count = templates(engine)
    recent = round(finished * kept / YEARS)
    with engine.begin() as connection:
        copy(connection, "p", 1, running, count, newest=now, span=90 * DAY)
        copy(connection, "o", 10_000_000, recent, count, newest=now, span=kept)
        copy(connection, "s", 20_000_000, finished - recent, count, newest=now - kept, span=YEARS - kept)
        for statement in _FORGET:
            connection.execute(text(statement))
    with engine.connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT").execute(text("VACUUM ANALYZE"))
    engine.dispose()


def sizes(url: str, finished: int = 960) -> tuple[float, float]:
    """Bytes on disk of a finished match, all but its table and seats, with its log and with its record.

    The database must be empty, and is empty again afterwards.
    """
    full = database_url(url)
    migrate(full)
    engine = create_engine(full)
    count = templates(engine)
    found: list[float] = []
    for prefix in ("o", "s"):
        with engine.begin() as connection:
            copy(connection, prefix, 1, finished, count, newest=time.time(), span=DAY)
        found.append(_size(engine) / finished)
        with engine.begin() as connection:
            for table in ("entries", "snapshots"):
                connection.execute(text(f"DELETE FROM {table} WHERE length(table_id) > 6"))  # noqa: S608  # of two names
            connection.execute(text("DELETE FROM tables WHERE length(id) > 6"))
    with engine.begin() as connection:
        for statement in _FORGET:
            connection.execute(text(statement))
    engine.dispose()
    return found[0], found[1]


def _size(engine: Engine) -> float:
    """Bytes that the copies take, without those of the templates."""
    with engine.connect() as raw:
        connection = raw.execution_options(isolation_level="AUTOCOMMIT")
        total = 0
        for table in ("entries", "snapshots", "records"):
            connection.execute(text(f"CREATE TABLE only_copies AS SELECT * FROM {table} WHERE length(table_id) > 6"))  # noqa: S608  # of three names
            key = "table_id, idx" if table == "entries" else "table_id"
            connection.execute(text(f"ALTER TABLE only_copies ADD PRIMARY KEY ({key})"))
            connection.execute(text("VACUUM only_copies"))
            total += connection.execute(text("SELECT pg_total_relation_size('only_copies')")).scalar_one()
            connection.execute(text("DROP TABLE only_copies"))
        return float(total)


def main() -> None:
    """Fill the database that is named."""
    parser = argparse.ArgumentParser(prog="python -m bench.many_tables", description=__doc__)
    parser.add_argument("url", help="an empty database: postgresql://USER@HOST/NAME")
    parser.add_argument("--running", type=int, default=20_000)
    parser.add_argument("--finished", type=int, default=200_000)
    given = parser.parse_args()
    began = time.monotonic()
    fill(given.url, given.running, given.finished)
    print(f"{given.running} running and {given.finished} finished matches in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
