"""The services that the other tests stand on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
import redis
from tests.server import services


def test_every_database_is_new_and_empty(postgres: services.Postgres) -> None:
    with services.fresh_database(postgres) as first, services.fresh_database(postgres) as second:
        with psycopg.connect(first) as connection:
            connection.execute("CREATE TABLE fox (name text)")
        with psycopg.connect(second) as connection:
            found = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    assert found == (0,)


def test_a_dropped_database_is_gone_even_when_somebody_is_connected(postgres: services.Postgres) -> None:
    with services.fresh_database(postgres) as url:
        lingering = psycopg.connect(url)
    lingering.close()
    with pytest.raises(psycopg.OperationalError, match="does not exist"):
        psycopg.connect(url)


def test_redis_carries_messages(valkey_url: str) -> None:
    client = redis.Redis.from_url(valkey_url)
    with client.pubsub() as subscriber:  # type: ignore[no-untyped-call]  # the library leaves it untyped
        subscriber.subscribe("table")
        assert subscriber.get_message(timeout=10)
        client.publish("table", b"fox")
        message = subscriber.get_message(timeout=10)
    client.close()
    assert message is not None
    assert message["data"] == b"fox"


def test_a_program_that_is_missing_is_named() -> None:
    with pytest.raises(services.ServiceError, match="no-such-program or nor-this is not installed"):
        services.program("no-such-program", "nor-this")


def test_a_service_that_ends_at_once_tells_its_log(tmp_path: Path) -> None:
    log = tmp_path / "log"

    def ask() -> None:
        raise ConnectionError

    with (
        services.process([sys.executable, "-c", "print('the port is taken')"], log) as running,
        pytest.raises(services.ServiceError, match="the port is taken"),
    ):
        services.wait_until_ready(running, log, ConnectionError, ask)


def test_a_process_does_not_outlive_its_block(tmp_path: Path) -> None:
    with services.process([sys.executable, "-c", "import time; time.sleep(600)"], tmp_path / "log") as running:
        assert running.poll() is None
    assert isinstance(running, subprocess.Popen)
    assert running.returncode != 0


@pytest.mark.parametrize("user", [None, "nobody"])
def test_only_root_gives_itself_away(user: str | None) -> None:
    command = services.as_user(["postgres", "-D", "here"], user)
    assert command[-3:] == ["postgres", "-D", "here"]
    assert (len(command) == 3) == (user is None)


def test_free_ports_differ() -> None:
    assert len({services.free_port() for _ in range(20)}) > 1
