"""`kamishima admin`, as an operator runs it: real processes beside a real database."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine
from tests.cli.test_commands import kamishima
from tests.server.hostile import random_record
from tests.server.stores import table_row

from kamishima.core.record import read
from kamishima.games.registry import box
from kamishima.server.store import accounts, matches, tables
from kamishima.server.store.engine import migrate
from kamishima.server.store.log_rows import append_rows, pack
from kamishima.server.store.tables import SeatRow
from kamishima.server.tables import records


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with an account and a table."""
    url = f"sqlite:///{tmp_path / 'kamishima.db'}"
    migrate(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        accounts.add(connection, "ana", "person-of-ana", "no hash")
        seats = (
            SeatRow(seat=0, kind="person", person="person-of-ana", name="Ana"),
            SeatRow(seat=1, kind="person", person="person-of-bo", name="Bo"),
        )
        tables.create(connection, msgspec.structs.replace(table_row(), seats=seats))
    engine.dispose()
    return tmp_path


def admin(data: Path, *words: str) -> str:
    done = kamishima("admin", *words, "--data", data)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_first_operator_is_made_at_the_machine(data: Path) -> None:
    assert admin(data, "operator", "ana") == "ana: operator\n"
    assert "ana · person-of-ana · operator" in admin(data, "person", "ana")
    assert admin(data, "dismiss", "Ana") == "Ana: person\n"
    assert "console · role · person-of-ana · operator" in admin(data, "log")


def test_a_guest_is_found_muted_and_heard_again(data: Path) -> None:
    assert "guest · person-of-bo · Bo" in admin(data, "find", "bo")
    assert admin(data, "mute", "person-of-bo", "--days", "2", "--reason", "loud") == "person-of-bo: muted for 2 days\n"
    assert "mute until" in admin(data, "person", "person-of-bo")
    assert admin(data, "unmute", "person-of-bo") == "person-of-bo: no mute any more\n"
    assert "2 d: loud" in admin(data, "log")


def test_an_id_that_begins_with_a_dash_stands_after_two_of_them(data: Path) -> None:
    done = kamishima("admin", "person", "--data", data, "--", "-nobody")
    assert done.stderr == "kamishima: there is no login and nobody with the id '-nobody'\n"


def test_a_table_is_shown_closed_and_deleted(data: Path) -> None:
    assert "seat 1: Bo person-of-bo" in admin(data, "table", "t1")
    assert admin(data, "close", "t1") == "t1: closed\n"
    assert admin(data, "delete", "t1") == "t1: deleted\n"
    done = kamishima("admin", "table", "t1", "--data", data)
    assert (done.returncode, done.stderr) == (2, "kamishima: there is no table 't1'\n")


def test_only_a_match_that_is_over_is_sealed(data: Path) -> None:
    done = kamishima("admin", "seal", "t1", "--data", data)
    assert done.returncode == 2
    assert "a match is sealed when it is over" in done.stderr


def test_a_match_is_sealed_and_the_log_says_so(data: Path) -> None:
    text = random_record(box("shaman").table(2, {"turn-limit": 1}))
    taken = records.imported("person-of-ana", text)
    engine = create_engine(f"sqlite:///{data / 'kamishima.db'}")
    with engine.begin() as connection:
        matches.create(connection, taken.row, taken.snapshot)
        append_rows(connection, pack(taken.rows))
    table = taken.row.id
    assert admin(data, "seal", table, "--reason", "Ana asked for it") == f"{table}: sealed\n"
    with engine.begin() as connection:
        assert read(matches.load_record(connection, table)).lines == read(text).lines
    engine.dispose()
    assert f"console · seal · {table} · person-of-ana asked for it" in admin(data, "log")
    done = kamishima("admin", "seal", table, "--data", data)
    assert (done.returncode, done.stderr) == (2, "kamishima: this match is sealed already\n")


def test_a_lost_password_is_replaced_by_a_link(data: Path) -> None:
    assert re.search(r"^http://127\.0\.0\.1:8000/reset#[\w-]{32}$", admin(data, "reset", "ana"), re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("operator", "nobody"), "there is no login and nobody with the id 'nobody'"),
        (("operator", "person-of-bo"), "only somebody with an account can be a moderator or an operator"),
        (("unban", "ana"), "there is no ban to lift"),
        (("ban", "ana", "--days", "0"), "--days is more than 0; leave it out for good"),
        (("resolve", "x"), "there is no report 'x'"),
        (("reset", "person-of-bo"), "this person has no account, so no password"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(data: Path, words: tuple[str, ...], told: str) -> None:
    done = kamishima("admin", *words, "--data", data)
    assert (done.returncode, done.stderr) == (2, f"kamishima: {told}\n")


def test_a_folder_without_a_database_is_told_and_none_is_made(tmp_path: Path) -> None:
    done = kamishima("admin", "log", "--data", tmp_path)
    assert done.returncode == 2
    assert "is not there" in done.stderr
    assert list(tmp_path.iterdir()) == []
