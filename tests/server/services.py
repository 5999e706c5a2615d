"""Real PostgreSQL and Redis (or Valkey) servers for the tests: on free ports, in temporary folders, gone afterwards.

Each test process has its own, started when a test first asks for one. PostgreSQL refuses to run as root, so root
hands it to an unprivileged user.
"""

from __future__ import annotations

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
import redis
from psycopg import sql

START_SECONDS = 60.0
_USERS = ("postgres", "nobody")


class ServiceError(Exception):
    """A service is not installed, or did not come up."""


def free_port() -> int:
    """A port that nobody listens on now, below those that the system gives to clients.

    A client that keeps connecting to a port of that range while its server is away can be given the very same port,
    and would then talk to itself and keep the server out.
    """
    first = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        port = random.SystemRandom().randrange(min(10_000, first - 1000), first)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port


def program(*names: str) -> str:
    """The first of these programs that is installed; PostgreSQL keeps its own beside the search path."""
    for name in names:
        versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        if found := shutil.which(name) or (str(versions[-1]) if versions else None):
            return found
    raise ServiceError(f"{' or '.join(names)} is not installed; `make need` installs it")


def user_for_services() -> str | None:
    """Who runs the services: None for ourselves, an unprivileged user when we are root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in _USERS if name in known)


def as_user(command: Sequence[str], user: str | None) -> list[str]:
    """A command that gives root away first."""
    if user is None:
        return list(command)
    entry = pwd.getpwnam(user)
    identity = [f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"]
    return [program("setpriv"), *identity, "--inh-caps=-all", *command]


@contextmanager
def folder(user: str | None) -> Iterator[Path]:
    """A short temporary folder (socket names are limited) that belongs to the user."""
    path = Path(tempfile.mkdtemp(prefix="kamishima-", dir="/tmp"))
    try:
        if user is not None:
            shutil.chown(path, user)
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


@contextmanager
def process(
    command: Sequence[str], log: Path, environment: Mapping[str, str] | None = None, ending: int = signal.SIGTERM
) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is ended with the block, whatever happened."""
    with log.open("ab") as output:
        running = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, cwd="/", env=environment)
    try:
        yield running
    finally:
        if running.poll() is None:
            running.send_signal(ending)
        try:
            running.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()


def wait_until_ready(
    running: subprocess.Popen[bytes], log: Path, wrong: type[Exception], ask: Callable[[], object]
) -> None:
    """Ask until there is an answer; a process that ended tells its log."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            ask()
        except wrong as error:
            if running.poll() is not None or time.monotonic() > deadline:
                raise ServiceError(f"{running.args!r} did not come up:\n{log.read_text()[-2000:]}") from error
            time.sleep(0.02)
        else:
            return


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


class Postgres:
    """A running PostgreSQL; each test gets a database of its own."""

    def __init__(self, port: int) -> None:
        self.port = port

    def url(self, database: str) -> str:
        """The address of a database, as the server is configured with."""
        return f"postgresql://kamishima@127.0.0.1:{self.port}/{database}"

    def connect(self, database: str = "postgres") -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(self.url(database), autocommit=True)

    def new_database(self) -> str:
        """An empty database; its name."""
        name = f"k{uuid.uuid4().hex}"
        with self.connect() as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return name

    def drop(self, name: str) -> None:
        with self.connect() as connection:
            connection.execute(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name)))


_POSTGRES_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",  # what the tests kill is our server, not the machine
    "shared_buffers": "32MB",
    "max_connections": "60",
    "log_min_messages": "warning",
}


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL with nothing in it."""
    user, port = user_for_services(), free_port()
    with folder(user) as place:
        cluster = place / "cluster"
        _make_cluster(cluster, user)
        settings = _POSTGRES_SETTINGS | {"port": str(port), "unix_socket_directories": str(place)}
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = as_user([program("postgres"), "-D", str(cluster), *flags], user)
        with process(command, place / "log", ending=signal.SIGINT) as running:
            service = Postgres(port)
            wait_until_ready(running, place / "log", psycopg.Error, lambda: service.connect().close())
            yield service


def _make_cluster(cluster: Path, user: str | None) -> None:
    command = [program("initdb"), "-D", str(cluster), "-U", "kamishima", "--auth=trust", "--no-sync", "--locale=C"]
    made = subprocess.run(
        [*as_user(command, user), "--encoding=UTF8"], capture_output=True, text=True, cwd="/", check=False
    )
    if made.returncode != 0:
        raise ServiceError(f"initdb failed: {made.stdout[-1000:]}{made.stderr[-1000:]}")


@contextmanager
def fresh_database(service: Postgres) -> Iterator[str]:
    """The address of an empty database, dropped afterwards."""
    name = service.new_database()
    try:
        yield service.url(name)
    finally:
        service.drop(name)


# -- Redis or Valkey ---------------------------------------------------------------------------------------------------


@contextmanager
def valkey() -> Iterator[str]:
    """The address of a running Valkey or Redis that keeps nothing on disk."""
    user, port = user_for_services(), free_port()
    with folder(user) as place:
        flags = {"port": str(port), "bind": "127.0.0.1", "dir": str(place), "save": "", "appendonly": "no"}
        settings = [part for name, value in flags.items() for part in (f"--{name}", value)]
        command = as_user([program("valkey-server", "redis-server"), *settings], user)
        with process(command, place / "log") as running, ExitStack() as closing:
            client = redis.Redis(host="127.0.0.1", port=port)
            closing.callback(client.close)
            wait_until_ready(running, place / "log", redis.ConnectionError, client.ping)
            yield f"redis://127.0.0.1:{port}/0"
