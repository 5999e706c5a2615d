"""The daily challenge: one match a day against Carrambah, for everybody with the same sheets and the same dice.

The secret of a day is HMAC-SHA256(key, day) with a key that only the database holds, so every node has the same one and
nobody can know it beforehand. It is published when the day is over, and not with the end of a match as it is elsewhere:
whoever is ready first could tell the others their dice. The first attempt of a person counts; what comes later is
practice.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from kamishima.core.chance import commitment
from kamishima.core.play import Play
from kamishima.core.turn import SeatId
from kamishima.games.islands.rules.scoring import title
from kamishima.server.infra import clock
from kamishima.server.match.versions import game_of
from kamishima.server.protocol.daily import DailyInfo, DailyResult, MyAttempt, MyDays, NewAttempt
from kamishima.server.protocol.errors import StillRunning
from kamishima.server.protocol.messages import Hints, NewTable, SeatPlan
from kamishima.server.store import daily as stored
from kamishima.server.store import matches
from kamishima.server.store import tables as stored_tables
from kamishima.server.store.daily import Attempt
from kamishima.server.store.log_rows import STEP
from kamishima.server.store.matches import Entry
from kamishima.server.store.reader import Reader
from kamishima.server.store.tables import TableRow
from kamishima.server.store.writer import Writer
from kamishima.server.tables.new_table import new_row

GAME, OPTIONS = "islands", {"science": True}
DEALT = "deal"
"""What everybody is taken to have said first: the day has its own three sheets, of which two are kept."""
LONGEST_HISTORY = 100
KEY_OF_DAYS = "the key of days"
"""What everybody who begins a challenge locks, in place of a table."""


def secret_of(key: bytes, day: str) -> bytes:
    return hmac.digest(key, b"daily " + day.encode(), "sha256")


class Daily:
    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def begin(self, person: str, wanted: NewAttempt) -> TableRow:
        """The table at which a person plays today: the one that is there, or a new one."""
        return await self._writer.do(lambda connection: _begun(connection, person, wanted), partition=KEY_OF_DAYS)

    async def show(self, person: str, day: str, most: int) -> DailyInfo:
        key = await self._reader.run(stored.find_key)
        if key is None:
            key = await self._writer.do(stored.locked_key, partition=KEY_OF_DAYS)
        return await self._reader.run(_shown, secret_of(key, day), person, day, most)

    async def history(self, person: str) -> MyDays:
        attempts = await self._reader.run(stored.of_person, person) if person else []
        own = [_own(attempt) for attempt in attempts]
        finished = [attempt for attempt in own if attempt.score is not None]
        best = max(finished, key=lambda attempt: attempt.score or 0, default=None)
        return MyDays(own[:LONGEST_HISTORY], best)


def _begun(connection: Connection, person: str, wanted: NewAttempt) -> TableRow:
    key, day = stored.locked_key(connection), clock.today()
    counting = next((each for each in stored.of_person(connection, person) if each.daily == day), None)
    if wanted.practice and (counting is None or counting.state != "over"):
        # Whoever practises first, or meanwhile, would know the dice of the attempt that counts.
        raise StillRunning("practice begins when your own attempt of today is over", "practice")
    there = stored.practised(connection, person, day) if wanted.practice else counting.id if counting else ""
    row = stored_tables.load(connection, there) if there else None
    return row or _new(connection, person, wanted, secret_of(key, day), day)


def _new(connection: Connection, person: str, wanted: NewAttempt, secret: bytes, day: str) -> TableRow:
    seats = [SeatPlan("me", name=wanted.name)]
    hints: Hints = "alone" if wanted.practice else "nobody"
    plain = new_row(person, NewTable(game=GAME, options=dict(OPTIONS), seats=seats, chat=False, hints=hints))
    row = msgspec.structs.replace(
        _as_begun(connection, plain, day),
        secret=secret,
        state="playing",
        created=clock.now(),
        daily=day,
        practice=wanted.practice,
    )
    stored_tables.create(connection, row)
    matches.add_entries(connection, row.id, *_first_entries(row))
    return row


def _as_begun(connection: Connection, row: TableRow, day: str) -> TableRow:
    """By the rules and with the sheets of the first attempt of the day: everybody plays the same challenge."""
    found = stored.first_of(connection, day)
    first = stored_tables.load(connection, found) if found else None
    if first is None:
        return row
    same = {name: getattr(first, name) for name in ("options", "pack", "content", "house_text", "rules")}
    return msgspec.structs.replace(row, **same)


def _first_entries(row: TableRow) -> tuple[list[Entry], SeatId | None]:
    """The sheets are dealt before anybody decides, so that everybody chooses among the same; and who decides then."""
    play = Play.begin(game_of(row))
    entries = [Entry(play.index, STEP, SeatId(0), DEALT, "", row.created)]
    play = play.advance(play.find(SeatId(0), DEALT))
    while (drawn := play.draw(row.dice)) is not None:
        entries.append(Entry(play.index, STEP, None, drawn.text, "", row.created))
        play = play.advance(drawn)
    return entries, play.acting


def _shown(connection: Connection, secret: bytes, person: str, day: str, most: int) -> DailyInfo:
    attempts = stored.of_day(connection, day)
    finished = sorted([each for each in attempts if _in_time(each)], key=lambda each: (-each.score, each.ended))
    ranks = ranks_of([each.score for each in finished])
    is_open = not clock.is_day_secret(day)
    mine = next((_own(each) for each in attempts if person and each.host == person), None)
    before, after = stored.neighbours(connection, day)
    return DailyInfo(
        day=day,
        today=clock.today(),
        ends_at=clock.ends_at(day),
        commitment=commitment(secret),
        secret=secret.hex() if is_open else "",
        begun=len(attempts),
        finished=len(finished),
        results=[_line(each, rank, person, is_open=is_open) for each, rank in zip(finished, ranks, strict=True)][:most],
        mine=_with_rank(mine, [each.score for each in finished]),
        practice=stored.practised(connection, person, day) if person else "",
        before=before,
        after=after,
    )


def ranks_of(scores: Sequence[int]) -> list[int]:
    """The places of scores in falling order: equal scores share one."""
    places: dict[int, int] = {}
    for place, score in enumerate(scores, start=1):
        places.setdefault(score, place)
    return [places[score] for score in scores]


def _in_time(attempt: Attempt) -> bool:
    return attempt.ended is not None and attempt.ended < clock.ends_at(attempt.daily)


def _line(attempt: Attempt, rank: int, person: str, *, is_open: bool) -> DailyResult:
    return DailyResult(
        rank=rank,
        name=attempt.name,
        score=attempt.score,
        title=title(attempt.score),
        me=bool(person) and attempt.host == person,
        table=attempt.id if is_open else "",
    )


def _own(attempt: Attempt) -> MyAttempt:
    score = attempt.score if _in_time(attempt) else None
    return MyAttempt(
        day=attempt.daily,
        table=attempt.id,
        state="finished" if score is not None else "unfinished" if clock.is_over(attempt.daily) else "playing",
        score=score,
        title="" if score is None else title(score),
    )


def _with_rank(mine: MyAttempt | None, scores: Sequence[int]) -> MyAttempt | None:
    if mine is None or mine.score is None:
        return mine
    return msgspec.structs.replace(mine, rank=scores.index(mine.score) + 1)
