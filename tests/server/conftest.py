"""Fixtures of the server's tests: services of this test process, and an empty database of each kind for each test."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server import services
from tests.server.challengers import Clock
from tests.server.nodes import RunningNode, running_node

from kamishima.server.infra import clock as days

_days = itertools.count(10, 10)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock in place of the server's. Each test has days of its own, so that one node serves all."""
    made = Clock()
    made.wait(24 * next(_days))
    monkeypatch.setattr(days, "now", made.now)
    return made


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A PostgreSQL of this test process."""
    with services.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def valkey_url() -> Iterator[str]:
    """A Valkey or Redis of this test process."""
    with services.valkey() as url:
        yield url


@pytest.fixture
def postgres_url(postgres: services.Postgres) -> Iterator[str]:
    """An empty PostgreSQL database."""
    with services.fresh_database(postgres) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'kamishima.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database, of each kind in turn: one suite over both."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    """A node with SQLite in this process, without limits on rates."""
    with running_node(tmp_path_factory.mktemp("node")) as running:
        yield running
