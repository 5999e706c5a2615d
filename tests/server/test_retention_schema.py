"""What an earlier version has written is listed and searched like anything new."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from kamishima.server.infra.config import database_url as full_url
from kamishima.server.store import engine as engine_module
from kamishima.server.store import lists
from kamishima.server.store.engine import migrate, reading_engine
from kamishima.server.store.lists import Filters

_TABLE = """INSERT INTO tables (id, game, players, options, pack, content, pack_text, rules, host, visibility,
    spectators, chat, hints, clock, state, secret, earlier, rematch, result, created, daily, practice, origin)
    VALUES (:id, 'shaman', 2, '{}', 'p', 'c', '', 1, 'ana', 'lobby', 'anyone', :yes, 'alone', '{}', :state, :secret, '',
    '', :result, :created, '', :no, '')"""
_SEAT = """INSERT INTO seats (table_id, seat, kind, person, name, level, away, invitation)
    VALUES (:id, :seat, 'person', :person, :name, '', 0, '')"""
_CHAT = "INSERT INTO chats (table_id, number, seat, name, text, key, at) VALUES (:id, 0, 1, 'Żółw', 'hm', 'k', 1.0)"


def fill_earlier(url: str) -> None:
    """A finished and a running match, as the version before wrote them."""
    config = Config()
    config.set_main_option("script_location", str(Path(engine_module.__file__).parent / "migrations"))
    engine = create_engine(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
    with engine.begin() as connection:
        for table, state, result in (("over", "over", '[[3,9],[2,1],"season"]'), ("runs", "playing", "")):
            given = {"id": table, "state": state, "result": result, "created": 5.0, "secret": bytes(32)}
            connection.execute(text(_TABLE), {**given, "yes": True, "no": False})
            for seat, (person, name) in enumerate((("ana", "Ana"), ("zoe", "Żółw"))):
                connection.execute(text(_SEAT), {"id": table, "seat": seat, "person": person, "name": name})
        connection.execute(text(_CHAT), {"id": "over"})
    engine.dispose()


def test_a_database_of_an_earlier_version_is_searched_like_a_new_one(database_url: str) -> None:
    url = full_url(database_url)
    fill_earlier(url)
    migrate(url)
    engine = reading_engine(url)
    with engine.connect() as connection:
        won = lists.archive(connection, "zoe", Filters(won=True), 10)
        assert [row.id for row in won.tables] == ["over"]
        named = lists.archive(connection, "", Filters(people=("żółw", "ana")), 10)
        assert [(row.id, row.ended) for row in named.tables] == [("over", 5.0)]
        assert [row.id for row in lists.of_person(connection, "ana", 10).tables] == ["runs", "over"]
        assert connection.execute(text("SELECT person FROM chats")).scalar() == "zoe"
    engine.dispose()
