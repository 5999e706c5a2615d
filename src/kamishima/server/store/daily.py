"""Daily challenges in the database: the key of their secrets, and who has attempted them."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, bindparam, func, select, text, update

from kamishima.server.store.schema import COUNTS, keys, seats, tables

KEY_BYTES = 32
NAME = "daily"


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """An attempt at the challenge of a day, by the names of the columns."""

    id: str
    daily: str
    host: str
    name: str
    state: str
    result: str
    created: float
    ended: float | None

    @property
    def score(self) -> int:
        """The points it ended with; nothing while it is played."""
        scores: tuple[int, ...] = msgspec.json.decode(self.result)[0] if self.result else (0,)
        return scores[0]


_KEY = select(keys.c.value).where(keys.c.name == NAME)
_NEW_KEY = text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")


def find_key(connection: Connection) -> bytes | None:
    found = connection.execute(_KEY).scalar()
    return None if found is None else bytes(found)


def locked_key(connection: Connection) -> bytes:
    """The key, made when first asked for; until the transaction is over nobody else begins an attempt."""
    if find_key(connection) is None:
        # Of several nodes that make one, one writes it; all read that one.
        connection.execute(_NEW_KEY, {"name": NAME, "value": secrets.token_bytes(KEY_BYTES)})
    return bytes(connection.execute(_KEY.with_for_update()).scalar_one())


def first_of(connection: Connection, day: str) -> str | None:
    """The table that was first begun for a day."""
    wanted = select(tables.c.id).where(tables.c.daily == day).order_by(tables.c.created, tables.c.id)
    return connection.execute(wanted.limit(1)).scalar()


_ATTEMPTS = select(
    tables.c.id,
    tables.c.daily,
    tables.c.host,
    seats.c.name,
    tables.c.state,
    tables.c.result,
    tables.c.created,
    tables.c.ended,
).join_from(tables, seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == 0))
_OF_DAY = _ATTEMPTS.where(tables.c.daily == bindparam("day"), COUNTS)
_OF_PERSON = _ATTEMPTS.where(tables.c.host == bindparam("person"), COUNTS).order_by(tables.c.daily.desc())
_PRACTISED = select(tables.c.id).where(
    tables.c.daily == bindparam("day"),
    tables.c.host == bindparam("person"),
    tables.c.practice,
    tables.c.state == "playing",
)


def of_day(connection: Connection, day: str) -> list[Attempt]:
    """All attempts of a day that count."""
    return msgspec.convert(connection.execute(_OF_DAY, {"day": day}).all(), list[Attempt], from_attributes=True)


def of_person(connection: Connection, person: str) -> list[Attempt]:
    """All attempts of a person that count, the newest first."""
    return msgspec.convert(
        connection.execute(_OF_PERSON, {"person": person}).all(), list[Attempt], from_attributes=True
    )


def practised(connection: Connection, person: str, day: str) -> str:
    """The table at which a person practises on a day; empty when there is none."""
    newest = _PRACTISED.order_by(tables.c.created.desc()).limit(1)
    return str(connection.execute(newest, {"day": day, "person": person}).scalar() or "")


def neighbours(connection: Connection, day: str) -> tuple[str, str]:
    """The last day before a day, and the next one after it, on which somebody has finished an attempt."""
    finished = tables.c.state == "over"
    before = select(func.max(tables.c.daily)).where(tables.c.daily < day, finished, COUNTS)
    after = select(func.min(tables.c.daily)).where(tables.c.daily > day, finished, COUNTS)
    return str(connection.execute(before).scalar() or ""), str(connection.execute(after).scalar() or "")


def settle(connection: Connection, old: str, new: str) -> None:
    """Two people turn out to be one: of two attempts on a day one counts, the other was practice.

    Whoever has finished knows the dice, so the first that was finished counts; if none was, the first that was begun.
    """
    days = {attempt.daily: attempt for attempt in of_person(connection, new)} if old != new else {}
    for attempt in of_person(connection, old):
        other = days.get(attempt.daily)
        if other is not None:
            loser = max(attempt, other, key=_order)
            connection.execute(update(tables).where(tables.c.id == loser.id).values(practice=True))


def _order(attempt: Attempt) -> tuple[bool, float]:
    return attempt.ended is None, attempt.created if attempt.ended is None else attempt.ended
