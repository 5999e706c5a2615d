"""Matches as records: written when over, verified, and taken in from elsewhere."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

import msgspec

from kamishima import __version__
from kamishima.core.errors import BadRecord
from kamishima.core.match import Match
from kamishima.core.play import Play
from kamishima.core.record import Record, line_of_key, read, record, verify, write
from kamishima.core.turn import SeatId
from kamishima.games.registry import earlier_pack, table_of
from kamishima.server.match.log_steps import snapshot_of
from kamishima.server.match.versions import game_of
from kamishima.server.protocol.messages import Clock, Verdict
from kamishima.server.store.log_rows import STEP, UNDO, Row
from kamishima.server.store.matches import Entry, Snapshot, entries_of
from kamishima.server.store.tables import SeatRow, TableRow, result_text
from kamishima.server.tables.new_table import TABLE_BYTES
from kamishima.server.tables.packs import checked_pack

_FRONT = 100
"""More lines than any front matter has."""
MOST_STEPS = 5_000
"""Matches have some hundreds. Whoever looks at one that is over has it played again."""


class Taken(msgspec.Struct, frozen=True):
    """A match that begins with a log: its table, the log, and a position near the end, so that it is soon loaded."""

    row: TableRow
    rows: list[Row]
    snapshot: Snapshot


def kept_entries(entries: Sequence[Entry]) -> list[Entry]:
    """The log without what was taken back: a decision, and what came after it where somebody practised."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            while kept.pop().seat != entry.seat:
                pass
        else:
            kept.append(entry)
    return kept


def record_text(table: TableRow, entries: Sequence[Entry]) -> str:
    """The record of a match that is over, with its secret."""
    match = Match(game_of(table), tuple([seat.name for seat in table.seats]))
    for entry in kept_entries(entries):
        action = match.game.parse(entry.words)
        if entry.seat is None:
            match.chance(action)
        else:
            match.act(SeatId(entry.seat), action)
    earlier = table.earlier_secrets
    return write(
        record(match, table.pack, __version__, table.secret, publish=True, earlier=earlier, practice=table.practice)
    )


def sealed_text(table: TableRow, entries: Sequence[Entry]) -> str:
    """The record that a log may be replaced by: it tells the same, or `BadRecord`."""
    text = record_text(table, entries)
    told = [(entry.seat, entry.words) for entry in entries_of(text)]
    if told != [(entry.seat, entry.words) for entry in kept_entries(entries)] or not read(text).header.over:
        raise BadRecord(0, "the record does not tell what the log tells")
    return text


def verified(text: str, pack: str = "") -> tuple[Record, Match]:
    """A record that is right from its first line to its last; `BadRecord` names the line that is not."""
    if text.count("\n") > MOST_STEPS + _FRONT:
        raise BadRecord(0, f"a record that is looked at here has at most {MOST_STEPS} steps")
    value = read(text)
    table = table_of(value, pack or None)
    if pack:
        checked_pack(table.name, pack)
    match = verify(value, table)
    if not value.header.over:
        raise BadRecord(line_of_key(value, "steps"), "this match is not over; finish it first")
    return value, match


def verdict(text: str, pack: str = "") -> Verdict:
    value, match = verified(text, pack)
    header = value.header
    return Verdict(
        game=header.game,
        seats=list(header.seats),
        steps=len(match.log),
        chances=sum([step.seat is None for step in match.log]),
        scores=list(header.scores),
        ranks=list(header.ranks),
        reason=header.reason,
    )


def imported(person: str, text: str, pack: str = "") -> Taken:
    """A verified record as a table whose match is over, and the entries of its log."""
    value, match = verified(text, pack)
    header, result, now = value.header, match.result, time.time()
    assert result is not None
    row = TableRow(
        id=secrets.token_urlsafe(TABLE_BYTES),
        game=header.game,
        players=len(header.seats),
        options=msgspec.json.encode(match.game.options, order="deterministic").decode(),
        pack=header.pack,
        content=header.content,
        pack_text=pack,
        house_text=("" if pack else earlier_pack(header.game, header.content)) or "",
        rules=header.rules,
        host=person,
        visibility="private",
        spectators="anyone",
        chat=False,
        clock=msgspec.json.encode(Clock()).decode(),
        state="over",
        secret=bytes.fromhex(header.secret),
        earlier="\n".join(header.earlier),
        result=result_text(result),
        created=now,
        ended=now,
        practice=header.practice,
        seats=tuple([SeatRow(seat=seat, kind="person", name=name) for seat, name in enumerate(header.seats)]),
    )
    rows: list[Row] = [
        (row.id, index, STEP, step.seat, step.action.text, "", now, None) for index, step in enumerate(match.log)
    ]
    return Taken(row, rows, _last_decision(match))


def _last_decision(match: Match) -> Snapshot:
    """The position before the last step that somebody decided: the end itself offers nothing."""
    play = before = Play.begin(match.game)
    for step in match.log:
        before = play if step.seat is not None else before
        play = play.apply(step.action)
    return snapshot_of(before)
