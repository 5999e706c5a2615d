"""A finished match in one piece, as one audience saw it; and a new match that goes on from one of its moments."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Raw

from kamishima.core.chance import SECRET_BYTES
from kamishima.core.game import AnyGame
from kamishima.server.errors import BadRequest
from kamishima.server.history import played_again
from kamishima.server.planning import TABLE_BYTES, new_row
from kamishima.server.play import Play
from kamishima.server.records import Taken
from kamishima.server.store.appending import STEP, Row
from kamishima.server.store.matches import Entry, Snapshot
from kamishima.server.store.tables import SeatRow, TableRow
from kamishima.server.telling import NOTHING, Audience, Channel, step_told
from kamishima.server.wire import Clock, Ending, Name, NewTable, Number, SeatPlan, TableInfo


class Moment(msgspec.Struct, frozen=True):
    """One entry of the log, and what it changed."""

    step: Raw
    view: dict[str, Raw]
    """Only the fields of the view that have changed, each as a whole."""
    acting: int | None


class Story(msgspec.Struct, frozen=True):
    """A match that is over, from its beginning to its end."""

    table: TableInfo
    seat: int | None
    """Through whose eyes; nobody is a spectator."""
    first: Raw
    """The view before anything had happened."""
    moments: list[Moment]
    outlook: list[list[float]]
    """How well each seat stood before the first entry and after each, as a quick judge sees it."""
    ending: Ending | None


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a moment of a match that is over: you at one seat, bots at the others."""

    index: Number
    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name
    level: Annotated[str, Meta(max_length=32)] = ""
    """Which bots; empty for the default one."""


def story(
    game: AnyGame, table: TableInfo, ending: Ending | None, entries: Sequence[Entry], audience: Audience
) -> Story:
    """The whole match, played again."""
    channel = Channel(audience)
    play = Play.begin(game)
    first = channel.full_view(play)
    moments: list[Moment] = []
    outlook = [_outlook(game, play)]
    for play, happening in played_again(game, entries):
        moments.append(Moment(step_told(game, happening, audience), channel.changes(play), play.acting))
        outlook.append(_outlook(game, play))
    return Story(table, audience, first or NOTHING, moments, outlook, ending)


def _outlook(game: AnyGame, play: Play) -> list[float]:
    return [round(float(game.outlook(play.state, seat)), 3) for seat in game.seats]


def branched(table: TableRow, person: str, entries: Sequence[Entry], wanted: Branch) -> Taken:
    """A new table that has the log of an old one up to an index.

    What follows is drawn from a new secret: everybody can know the old one. The record names both.
    """
    if wanted.seat >= table.players:
        raise BadRequest(f"there are {table.players} seats, counted from 0", "seat")
    if wanted.index > len(entries):
        raise BadRequest(f"the log has {len(entries)} entries", "index")
    now = time.time()
    row = msgspec.structs.replace(
        table,
        id=secrets.token_urlsafe(TABLE_BYTES),
        host=person,
        visibility="private",
        clock=msgspec.json.encode(Clock()).decode(),
        state="playing",
        secret=secrets.token_bytes(SECRET_BYTES),
        earlier="\n".join(_earlier(table, entries[: wanted.index])),
        rematch="",
        result="",
        due=now,
        created=now,
        daily="",
        practice=False,
        ended=None,
        hints="alone" if table.daily else table.hints,
        seats=_seats(table, person, wanted),
    )
    rows, snapshot = _begun(row, entries[: wanted.index], now)
    return Taken(row, rows, snapshot)


def _earlier(table: TableRow, entries: Sequence[Entry]) -> list[str]:
    """The secrets that the chance steps of the beginning were drawn from, each with the step at which it ends."""
    chances = sum([entry.seat is None for entry in entries])
    found: list[str] = []
    for written in table.earlier_secrets:
        until, _, secret = written.partition(" ")
        if int(until) >= chances:
            return [*found, f"{chances} {secret}"] if chances else []
        found.append(written)
    begun = int(found[-1].partition(" ")[0]) if found else 0
    return [*found, f"{chances} {table.secret.hex()}"] if chances > begun else found


def _seats(table: TableRow, person: str, wanted: Branch) -> tuple[SeatRow, ...]:
    """Names and bots as at any new table."""
    bot = SeatPlan("bot", wanted.level)
    plans = [SeatPlan("me", name=wanted.name) if seat == wanted.seat else bot for seat in range(table.players)]
    options = msgspec.json.decode(table.options)
    return new_row(person, NewTable(game=table.game, options=options, pack=table.pack_text, seats=plans)).seats


def _begun(row: TableRow, entries: Sequence[Entry], now: float) -> tuple[list[Row], Snapshot]:
    """The old entries and the chance steps that are due then; and the position that play goes on from."""
    play = Play.begin(row.setting.table())
    for entry in entries:
        play, _ = play.followed(entry)
    rows: list[Row] = [(row.id, entry.index, entry.kind, entry.seat, entry.words, "", now) for entry in entries]
    while (drawn := play.drawn(row.secret)) is not None:
        rows.append((row.id, play.index, STEP, None, drawn.text, "", now))
        play = play.step(None, drawn)
    if play.result is not None:
        raise BadRequest("nothing can be played on: the match is over there", "index")
    return rows, play.snapshot()
