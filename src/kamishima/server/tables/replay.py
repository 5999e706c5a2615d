"""A finished match in one piece, as one audience saw it; and a new match that goes on from one of its moments."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Raw

from kamishima.bots.judge import Judge
from kamishima.bots.values import judge_of
from kamishima.core.chance import SECRET_BYTES
from kamishima.core.game import AnyGame
from kamishima.core.play import Play
from kamishima.server.match.broadcast import NOTHING, Audience, Channel, step_told
from kamishima.server.match.history import played_again
from kamishima.server.match.log_steps import follow, snapshot_of
from kamishima.server.match.versions import game_of
from kamishima.server.protocol.errors import BadRequest
from kamishima.server.protocol.live import Part
from kamishima.server.protocol.messages import Clock, Ending, Name, Number, SeatPlan, TableInfo
from kamishima.server.store.log_rows import STEP, Row
from kamishima.server.store.matches import Entry, Snapshot
from kamishima.server.store.tables import SeatRow, TableRow
from kamishima.server.tables.new_table import TABLE_BYTES, planned_seats
from kamishima.server.tables.records import Taken, kept_entries


class Moment(msgspec.Struct, frozen=True):
    """One entry of the log, and what it changed."""

    step: Raw
    view: dict[str, Raw]
    parts: list[Part]
    """What has changed: fields of the view, each as a whole, and then parts of those that are lists of things.

    A match of six players is told in a tenth of the bytes that way.
    """
    acting: int | None


class Replay(msgspec.Struct, frozen=True):
    """A match that is over, from its beginning to its end."""

    table: TableInfo
    seat: int | None
    """Through whose eyes; nobody is a spectator."""
    first: Raw
    """The view before anything had happened."""
    moments: list[Moment]
    chances: list[list[float]]
    """Each seat's chance to win, 0 to 1, before the first entry and after each, as a bot guesses it at a glance.

    Alone at the table it is how near one comes to a score to be proud of.
    """
    ending: Ending | None


class Missed(msgspec.Struct, frozen=True):
    """What an audience has not seen yet of a match that may still run."""

    index: int
    """How many entries the log had before the first moment."""
    first: Raw
    """The view then."""
    moments: list[Moment]


MOST_MISSED = 200
"""So many entries are told at most: whoever was away for longer begins later."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a moment of a match that is over: you at one seat, bots at the others."""

    index: Number
    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name
    level: Annotated[str, Meta(max_length=32)] = ""
    """Which bots; empty for the default one."""


def replay(
    game: AnyGame, table: TableInfo, ending: Ending | None, entries: Sequence[Entry], audience: Audience
) -> Replay:
    channel = Channel(audience)
    play = Play.begin(game)
    first = channel.full_view(play)
    moments: list[Moment] = []
    judge = judge_of(game)
    chances = [_chances(judge, play) or [round(1 / judge.players, 3)] * judge.players]
    for play, step in played_again(game, entries):
        moments.append(Moment(step_told(game, step, audience), *channel.changes_in_parts(play), play.acting))
        chances.append(_chances(judge, play) or chances[-1])
    return Replay(table, audience, first or NOTHING, moments, chances, ending)


def missed(game: AnyGame, entries: Sequence[Entry], audience: Audience, since: int) -> Missed:
    """The moments since an index: nothing but what the audience was told, or would have been had it been there."""
    since = max(min(since, len(entries)), len(entries) - MOST_MISSED)
    channel = Channel(audience)
    play = Play.begin(game)
    first = channel.full_view(play)
    moments: list[Moment] = []
    for play, step in played_again(game, entries):
        if step.at >= since:
            moments.append(Moment(step_told(game, step, audience), *channel.changes_in_parts(play), play.acting))
        elif step.at == since - 1:
            first = channel.full_view(play)
    return Missed(since, first, moments)


def _chances(judge: Judge, play: Play) -> list[float]:
    """Nothing in the middle of an action, where a guess means little: what was guessed before still stands."""
    result = play.result
    if result is not None and judge.players > 1:
        return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(judge.players)]
    if result is None and not judge.quiet(play.state):
        return []
    return [round(chance, 3) for chance in judge.shares(judge.hopes(play.state), judge.spread(play.state))]


def branched(table: TableRow, person: str, entries: Sequence[Entry], wanted: Branch) -> Taken:
    """A new table that has the log of an old one up to an index.

    What follows is drawn from a new secret: everybody can know the old one. The record names both.
    """
    if wanted.seat >= table.players:
        raise BadRequest(f"there are {table.players} seats, counted from 0", "seat")
    if wanted.index > len(entries):
        raise BadRequest(f"the log has {len(entries)} entries", "index")
    now, kept = time.time(), kept_entries(entries[: wanted.index])
    row = msgspec.structs.replace(
        table,
        id=secrets.token_urlsafe(TABLE_BYTES),
        host=person,
        visibility="private",
        clock=msgspec.json.encode(Clock()).decode(),
        state="playing",
        secret=secrets.token_bytes(SECRET_BYTES),
        earlier="\n".join(_earlier(table, kept)),
        rematch="",
        result="",
        due=now,
        created=now,
        daily="",
        practice=False,
        ended=None,
        sealed=None,
        hints="alone" if table.daily else table.hints,
        seats=_seats(table, person, wanted),
    )
    rows, snapshot = _begun(row, kept, now)
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
    return planned_seats(person, plans)


def _begun(row: TableRow, entries: Sequence[Entry], now: float) -> tuple[list[Row], Snapshot]:
    """The old entries and the chance steps that are due then; and the position that play goes on from."""
    play = Play.begin(game_of(row))
    for entry in entries:
        play, _ = follow(play, entry)
    texts = [(entry.seat, entry.words) for entry in entries]
    while (drawn := play.draw(row.dice)) is not None:
        texts.append((None, drawn.text))
        play = play.advance(drawn)
    rows: list[Row] = [(row.id, at, STEP, seat, words, "", now, None) for at, (seat, words) in enumerate(texts)]
    rows = [*rows[:-1], (*rows[-1][:7], play.acting)] if rows else []
    if play.result is not None:
        raise BadRequest("nothing can be played on: the match is over there", "index")
    return rows, snapshot_of(play)
