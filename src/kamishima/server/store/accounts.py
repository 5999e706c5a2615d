from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select, update

from kamishima.server.protocol.errors import NameTaken
from kamishima.server.store.schema import accounts, badges, ended


def add(connection: Connection, login: str, person: str, password: str) -> None:
    taken = select(accounts.c.login).where((accounts.c.login == login) | (accounts.c.person == person))
    found = connection.execute(taken).scalars().all()
    if login in found:
        raise NameTaken(f"the login {login!r} is taken", "login")
    if found:
        raise NameTaken(f"you have an account already: {found[0]!r}", "login")
    values = {"login": login, "person": person, "password": password, "created": time.time()}
    connection.execute(insert(accounts), [values])


def find(connection: Connection, login: str) -> tuple[str, str] | None:
    """The person and the hashed password of a login."""
    row = connection.execute(select(accounts.c.person, accounts.c.password).where(accounts.c.login == login)).first()
    return None if row is None else (row.person, row.password)


def login_of(connection: Connection, person: str) -> str:
    """The login of a person; empty for a guest."""
    login = connection.execute(select(accounts.c.login).where(accounts.c.person == person)).scalar()
    return "" if login is None else str(login)


def change_password(connection: Connection, login: str, password: str) -> None:
    connection.execute(update(accounts).where(accounts.c.login == login).values(password=password))


def rename(connection: Connection, old: str, login: str) -> None:
    if old != login and find(connection, login) is not None:
        raise NameTaken(f"the login {login!r} is taken", "login")
    connection.execute(update(accounts).where(accounts.c.login == old).values(login=login))


def next_epoch(connection: Connection, person: str) -> int:
    """Make all cookies that a person has worthless; the number of the new ones."""
    known = connection.execute(select(badges.c.epoch).where(badges.c.person == person)).scalar()
    if known is None:
        connection.execute(insert(badges), [{"person": person, "epoch": 1, "at": time.time()}])
        return 1
    connection.execute(update(badges).where(badges.c.person == person).values(epoch=known + 1, at=time.time()))
    return int(known) + 1


def epochs(connection: Connection, since: float) -> dict[str, int]:
    """Whose cookies have been renewed since a moment, and how often in all."""
    found = connection.execute(select(badges.c.person, badges.c.epoch).where(badges.c.at >= since))
    return {str(row.person): int(row.epoch) for row in found}


def revoke_session(connection: Connection, session: str, person: str, until: float) -> None:
    """Make one cookie worthless; those that have run out are forgotten."""
    now = time.time()
    connection.execute(delete(ended).where(ended.c.until < now))
    known = connection.execute(select(ended.c.session).where(ended.c.session == session)).first()
    if known is None:
        connection.execute(insert(ended), [{"session": session, "person": person, "until": until, "at": now}])


def ended_sessions(connection: Connection, since: float) -> list[tuple[str, str, float]]:
    """The cookies that were made worthless since a moment, whose they were, and when they would have run out."""
    found = connection.execute(select(ended.c.session, ended.c.person, ended.c.until).where(ended.c.at >= since))
    return [(str(row.session), str(row.person), float(row.until)) for row in found]


def remove(connection: Connection, login: str) -> None:
    connection.execute(delete(accounts).where(accounts.c.login == login))
