"""From every earlier schema to the newest, forward only, with a match that is half played: on both databases."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, create_engine, insert
from tests.server.stores import Store, table_row, with_store

from kamishima.core.chance import SecretDice
from kamishima.core.play import Play
from kamishima.core.turn import Decision
from kamishima.games.registry import box
from kamishima.server.infra.config import database_url as full_url
from kamishima.server.match.log_steps import follow, resume, snapshot_of
from kamishima.server.match.versions import game_of
from kamishima.server.store import accounts, matches
from kamishima.server.store import engine as engine_module
from kamishima.server.store import tables as stored
from kamishima.server.store.engine import HEAD, migrate

FOLDER = Path(engine_module.__file__).parent / "migrations"
STEPS = 30


def scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config


REVISIONS = sorted([script.revision for script in ScriptDirectory.from_config(scripts()).walk_revisions()])


def bring_to(url: str, revision: str) -> None:
    """The schema as a release of then had it."""
    engine, config = create_engine(url), scripts()
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.commit()
    engine.dispose()


def half_played() -> tuple[Play, list[tuple[int | None, str]]]:
    """A match of Shaman Island in the middle, and what was said so far."""
    play, rng, dice = Play.begin(box("shaman").table(2)), random.Random(1), SecretDice(bytes(32))
    said: list[tuple[int | None, str]] = []
    while play.index < STEPS:
        turn = play.turn
        action = rng.choice(turn.actions) if isinstance(turn, Decision) else play.draw(dice)
        assert action is not None
        said.append((play.acting, action.text))
        play = play.advance(action)
    return play, said


def put(connection: Connection, schema: MetaData, name: str, values: Mapping[str, object]) -> None:
    """A row of a table as it was then: with the columns that it had."""
    table: Table = schema.tables[name]
    connection.execute(insert(table).values({key: value for key, value in values.items() if key in table.c}))


def fill(url: str) -> None:
    """A match that is half played, one that waits, an account, something said."""
    engine, schema = create_engine(url), MetaData()
    play, said = half_played()
    with engine.begin() as connection:
        schema.reflect(connection)
        for state in ("playing", "waiting"):
            row = table_row(state)
            plain = msgspec.structs.asdict(msgspec.structs.replace(row, state=state))
            put(connection, schema, "tables", plain)
            for taken in row.seats:
                put(connection, schema, "seats", {"table_id": row.id, **msgspec.structs.asdict(taken)})
        for index, (seat, words) in enumerate(said):
            entry = {"idx": index, "kind": 0, "seat": seat, "words": words, "key": "", "at": 1.0}
            put(connection, schema, "entries", {"table_id": "playing", **entry})
        snapshot = snapshot_of(play)
        kept = {"idx": snapshot.index, "chances": snapshot.chances, "position": snapshot.position}
        put(connection, schema, "snapshots", {"table_id": "playing", **kept})
        greeting = {"number": 0, "seat": 0, "name": "Ana", "text": "good evening", "key": "k", "at": 1.0}
        put(connection, schema, "chats", {"table_id": "playing", **greeting})
        put(connection, schema, "accounts", {"login": "lea", "person": "lea", "password": "hash", "created": 1.0})
        put(connection, schema, "badges", {"person": "lea", "epoch": 2, "at": 1.0})
    engine.dispose()


async def check(store: Store) -> None:
    """Everything is there, and the match goes on to its end."""
    found = await store.reader.run(matches.load, "playing")
    assert found is not None
    assert [said.text for said in found.chats] == ["good evening"]
    play = resume(game_of(found.table), found.snapshot)
    for entry in found.entries:
        play, _ = follow(play, entry)
    assert play.index == STEPS
    assert game_of(found.table).encode(play.state) == game_of(found.table).encode(half_played()[0].state)
    rng = random.Random(2)
    while play.result is None:
        turn = play.turn
        assert isinstance(turn, Decision)  # only the first player is drawn in Shaman Island
        play = play.advance(rng.choice(turn.actions))
    waiting = await store.reader.run(stored.load, "waiting")
    assert waiting is not None
    assert [seat.name for seat in waiting.seats] == ["Ana", "Ben"]
    account = await store.reader.run(accounts.find, "lea")
    assert account is not None


@pytest.mark.parametrize("revision", REVISIONS)
def test_whatever_an_earlier_release_has_stored_is_there_and_goes_on(revision: str, database_url: str) -> None:
    url = full_url(database_url)
    bring_to(url, revision)
    fill(url)
    migrate(url)
    with_store(database_url, check)


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_nodes_of_the_release_before_go_on_writing_while_the_schema_is_the_new_one(
    revision: str, database_url: str
) -> None:
    """What a migration adds is empty or has a default in the database, so that an old node need not name it."""
    url = full_url(database_url)
    bring_to(url, revision)
    engine, then = create_engine(url), MetaData()
    with engine.connect() as connection:
        then.reflect(connection)
    migrate(url)
    with engine.begin() as connection:
        plain = msgspec.structs.asdict(table_row("old"))
        put(connection, then, "tables", plain)
        put(connection, then, "badges", {"person": "lea", "epoch": 2, "at": 1.0})
    engine.dispose()

    async def read(store: Store) -> None:
        assert await store.reader.run(stored.load, "old") is not None

    with_store(database_url, read)


def test_migrations_lead_forward_only() -> None:
    for path in (FOLDER / "versions").glob("*_0*.py"):
        assert "def downgrade" not in path.read_text("utf-8"), path.name
    assert [f"{number:04}" for number in range(1, int(HEAD) + 1)] == REVISIONS


def test_several_nodes_that_start_at_once_bring_the_schema_up_to_date_once(database_url: str) -> None:
    url = full_url(database_url)
    bring_to(url, REVISIONS[0])
    fill(url)

    async def start() -> None:
        await asyncio.gather(*[asyncio.to_thread(migrate, url) for _ in range(3)])

    asyncio.run(start())
    with_store(database_url, check)
