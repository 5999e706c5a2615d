"""The script that fills a database: its matches are listed, opened and sealed like any others."""

from __future__ import annotations

import pytest
from bench import many_tables
from sqlalchemy import create_engine, text

from kamishima.server.infra.config import database_url as full_url
from kamishima.server.match.turns import _played
from kamishima.server.store import lists, matches
from kamishima.server.store.engine import reading_engine
from kamishima.server.store.lists import Filters


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_tables, "EACH", 1)
    monkeypatch.setattr(many_tables, "PEOPLE", 7)


@pytest.mark.usefixtures("few")
def test_a_filled_database_is_one_of_ours(postgres_url: str) -> None:
    many_tables.fill(postgres_url, running=20, finished=60)
    engine = reading_engine(full_url(postgres_url))
    with engine.connect() as connection:
        page = lists.archive(connection, "", Filters(), 100)
        assert len(page.tables) == 60
        assert len(lists.of_person(connection, many_tables.person(3), 100).tables) > 5
        sealed = [row for row in page.tables if row.sealed is not None]
        assert len(sealed) > 40
        assert all([row.ending is not None for row in page.tables])
        running = connection.execute(text("SELECT id FROM tables WHERE state = 'playing'")).scalars().all()
        for table in [*running[:3], sealed[0].id]:
            stored = matches.load(connection, table)
            assert stored is not None
            play = _played(stored)
            (progress,) = lists.progress(connection, [stored.table]).values()
            assert (progress.length, progress.acting) == (play.index, play.acting)
    engine.dispose()


@pytest.mark.usefixtures("few")
def test_a_sealed_match_takes_less_room(postgres_url: str) -> None:
    log, record = many_tables.sizes(postgres_url, finished=300)
    assert log > 3 * record > 0
    engine = create_engine(full_url(postgres_url))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 0
    engine.dispose()
