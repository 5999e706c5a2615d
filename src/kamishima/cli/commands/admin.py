"""`kamishima admin`: look after a server at the machine itself; a running server follows within seconds."""

from __future__ import annotations

import argparse
import datetime as dt
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from kamishima.cli.commands.backup import add_store, place_of
from kamishima.core.errors import KamishimaError
from kamishima.server.infra.config import PREFIX
from kamishima.server.moderation import acts, lookup
from kamishima.server.moderation.acts import CONSOLE
from kamishima.server.protocol.errors import NotOffered
from kamishima.server.protocol.moderation import AuditLine, PersonFound, Role, SanctionKind, SanctionWanted, TableFound
from kamishima.server.retention import sealing
from kamishima.server.store import matches
from kamishima.server.store.engine import NO_TIMEOUTS, migrate, writing_engine
from kamishima.server.store.file_lock import sqlite_file
from kamishima.server.tables import records
from kamishima.server.tables.tables import locked

ROLES: dict[str, Role] = {"operator": "operator", "moderator": "moderator", "dismiss": "person"}
SANCTIONS: dict[str, SanctionKind] = {"mute": "mute", "ban": "ban"}
LIFTS: dict[str, SanctionKind] = {"unmute": "mute", "unban": "ban"}
MOST_LINES = 1000
DASHES = "; after `--` where it begins with a dash"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One word says what to do; people are named by login, or by the id that `find` shows."""
    todo = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    about = {
        "operator": "make the owner of a login an operator",
        "moderator": "make the owner of a login a moderator",
        "dismiss": "take the role from the owner of a login",
        "person": "show a person: account, sanctions, tables, reports",
        "unmute": "let somebody be heard again",
        "unban": "let somebody come back",
        "reset": "a link that sets another password, once",
    }
    for name, summary in about.items():
        _person(todo.add_parser(name, help=summary))
    for name, summary in {
        "mute": "nobody hears what somebody says",
        "ban": "keep somebody out; bots play on for them",
    }.items():
        one = _person(todo.add_parser(name, help=summary))
        one.add_argument("--days", type=float, metavar="N", help="for so many days; for good without it")
    for name, summary in {
        "table": "show a table",
        "close": "end a table where it stands",
        "seal": "keep the record of a match that is over in place of its log",
        "delete": "remove a table, its match and its chat for good",
    }.items():
        _reasoned(todo.add_parser(name, help=summary)).add_argument(
            "table", metavar="TABLE", help=f"the id of a table{DASHES}"
        )
    find = _reasoned(todo.add_parser("find", help="look people and tables up"))
    find.add_argument("text", metavar="TEXT", help="a table's id; or how a login or a name begins")
    reports = _reasoned(todo.add_parser("reports", help="what people reported"))
    reports.add_argument("--all", action="store_true", help="those that are resolved, too")
    resolve = _reasoned(todo.add_parser("resolve", help="resolve a report; --reason says what came of it"))
    resolve.add_argument("report", metavar="REPORT", help="the id of a report")
    log = _reasoned(todo.add_parser("log", help="the audit log, the newest first"))
    log.add_argument("--lines", type=int, default=50, metavar="N", help="how many lines at most (50)")


def _person(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("who", metavar="NAME", help=f"a login, or the id of a person{DASHES}")
    return _reasoned(parser)


def _reasoned(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("--reason", default="", metavar="TEXT", help="why, for the audit log")
    add_store(parser)
    return parser


def run(arguments: argparse.Namespace) -> int:
    action: str = arguments.action
    if action in ("mute", "ban") and arguments.days is not None and arguments.days <= 0:
        raise KamishimaError("--days is more than 0; leave it out for good")
    with _database(arguments) as connection:
        chosen: Callable[[Connection, argparse.Namespace], list[str]] = ACTIONS[action]
        lines = chosen(connection, arguments)
    for line in lines:
        print(line)
    return 0


@contextmanager
def _database(arguments: argparse.Namespace) -> Iterator[Connection]:
    """One transaction on the server's database, brought up to date."""
    url = place_of(arguments).database
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise KamishimaError(f"{file} is not there; name the --data or the --database of the server")
    migrate(url)
    engine = writing_engine(url, NO_TIMEOUTS)
    try:
        with engine.connect() as connection, connection.begin():
            yield connection
    finally:
        engine.dispose()


# -- what can be done --------------------------------------------------------------------------------------------------


def _set_role(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    person = acts.find_person(connection, arguments.who)
    acts.set_role(connection, CONSOLE, person, ROLES[arguments.action])
    return [f"{arguments.who}: {ROLES[arguments.action]}"]


def _sanction(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    person = acts.find_person(connection, arguments.who)
    kind = SANCTIONS[arguments.action]
    effect = acts.sanction(connection, CONSOLE, person, SanctionWanted(kind, arguments.days, arguments.reason))
    span = "for good" if arguments.days is None else f"for {arguments.days:g} days"
    left = f"; left {len(effect.tables)} tables" if effect.tables else ""
    return [f"{arguments.who}: {'muted' if kind == 'mute' else 'banned'} {span}{left}"]


def _lift(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    person = acts.find_person(connection, arguments.who)
    acts.lift(connection, CONSOLE, person, LIFTS[arguments.action], arguments.reason)
    return [f"{arguments.who}: no {LIFTS[arguments.action]} any more"]


def _reset(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    token, until = acts.reset_link(connection, CONSOLE, acts.find_person(connection, arguments.who))
    origins = os.environ.get(f"{PREFIX}ORIGINS", "").replace(",", " ").split() or ["http://127.0.0.1:8000"]
    return [f"{origins[0].rstrip('/')}/reset#{token}", f"works once, until {_when(until)}; give it to its owner alone"]


def _close(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    acts.close_table(connection, CONSOLE, arguments.table, arguments.reason)
    return [f"{arguments.table}: closed"]


def _seal(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    row = locked(connection, arguments.table)
    sealing.check(row)
    if row.sealed is not None:
        raise NotOffered("this match is sealed already", "table")
    text = records.sealed_text(row, matches.load_entries(connection, row.id, 0))
    sealing.sealed(connection, row, text, lambda inside, now: acts.note_sealing(inside, CONSOLE, now, arguments.reason))
    return [f"{arguments.table}: sealed"]


def _delete(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    acts.delete_table(connection, CONSOLE, arguments.table, arguments.reason)
    return [f"{arguments.table}: deleted"]


def _find(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    found = lookup.find(connection, arguments.text)
    lines = [*map(_person_line, found.people), *map(_table_line, found.tables)]
    return lines or [f"nobody and nothing begins with {arguments.text!r}"]


def _show_person(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    shown = lookup.person(connection, arguments.who)
    reports = [f"report {one.id}: {one.reason}, {one.state}: {one.text}" for one in shown.reports]
    return [_person_line(shown.person), *map(_table_line, shown.tables), *reports, *map(_audit_line, shown.acts)]


def _show_table(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    table = lookup.table(connection, arguments.table)
    seats = [f"  seat {seat.seat}: {seat.name or seat.kind} {seat.person}".rstrip() for seat in table.seats]
    return [_table_line(table), *seats]


def _reports(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    found = lookup.reports(connection, None if arguments.all else "open", MOST_LINES).reports
    lines: list[str] = []
    for one in found:
        lines.append(f"{one.id} {_when(one.at)} {one.state} {one.reason}: {one.name} {one.person} at {one.table}")
        lines.extend([f"  {text}" for text in (one.text, *[f"said: {said}" for said in one.said]) if text])
    return lines or ["there are no reports"]


def _resolve(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    acts.resolve(connection, CONSOLE, arguments.report, arguments.reason)
    return [f"{arguments.report}: resolved"]


def _log(connection: Connection, arguments: argparse.Namespace) -> list[str]:
    limit = max(1, min(arguments.lines, MOST_LINES))
    return [*map(_audit_line, lookup.log(connection, "", limit).lines)] or ["nothing was done yet"]


ACTIONS: dict[str, Callable[[Connection, argparse.Namespace], list[str]]] = {
    **dict.fromkeys(ROLES, _set_role),
    **dict.fromkeys(SANCTIONS, _sanction),
    **dict.fromkeys(LIFTS, _lift),
    "reset": _reset,
    "close": _close,
    "seal": _seal,
    "delete": _delete,
    "find": _find,
    "person": _show_person,
    "table": _show_table,
    "reports": _reports,
    "resolve": _resolve,
    "log": _log,
}


# -- lines -------------------------------------------------------------------------------------------------------------


def _when(moment: float) -> str:
    return dt.datetime.fromtimestamp(moment).astimezone().strftime("%Y-%m-%d %H:%M")


def _person_line(person: PersonFound) -> str:
    names = ", ".join(person.names)
    held = [
        f"{one.kind} {'for good' if one.until is None else f'until {_when(one.until)}'}" for one in person.sanctions
    ]
    role = [] if person.role == "person" else [person.role]
    return " · ".join([person.login or "guest", person.person, *role, *held, *([names] if names else [])])


def _table_line(table: TableFound) -> str:
    seats = ", ".join([seat.name or seat.kind for seat in table.seats])
    return " · ".join([f"table {table.id}", table.game, table.state, table.visibility, _when(table.created), seats])


def _audit_line(line: AuditLine) -> str:
    parts = [line.act, line.person, line.table, line.detail]
    return " · ".join([_when(line.at), line.actor or "console", *[part for part in parts if part]])
