"""Our server under load: `kamishima serve` with its SQLite file, fully synced, on one core."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.load.peer import PRODUCTION, Load, Serving, clients, install, node
from bench.load.processes import (
    CLIENT_CORE,
    SERVER_CORE,
    LoadError,
    Watched,
    free_port,
    new_log,
    running,
    usage,
    wait_for_port,
    watch,
)

OURS = (sys.executable, "-m", "kamishima", "serve")


class Played(msgspec.Struct, frozen=True):
    """Which game the clients play, for two."""

    game: str
    options: str = "{}"


@contextmanager
def data_folder() -> Iterator[Path]:
    """A folder for a server's data, on the same disk as the project: memory file systems would flatter."""
    folder = Path(tempfile.mkdtemp(prefix="data-", dir=install()))
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


class Node(msgspec.Struct, frozen=True):
    """A running server."""

    process: subprocess.Popen[str]
    port: int
    log: Path

    @property
    def memory(self) -> float:
        """Megabytes now."""
        return usage(self.process.pid).memory


@contextmanager
def serving(data: Path, program: Sequence[str] = OURS) -> Iterator[Node]:
    """A server on a core of its own; it is the only one that writes into the folder."""
    port, log = free_port(), data / "server.log"
    environment = {"KAMISHIMA_DATA": str(data), "KAMISHIMA_LIMITED": "false"}
    with running([*program, "--port", str(port)], SERVER_CORE, log, environment) as process:
        wait_for_port(process, port, log)
        yield Node(process, port, log)


@contextmanager
def serving_ours(load: Load, played: Played, program: Sequence[str] = OURS) -> Iterator[Serving]:
    """Our server, for clients that play in turns with others."""
    with data_folder() as data, serving(data, program) as server:
        arguments = [str(server.port), *load.arguments, played.game, played.options]
        yield Serving(server.process.pid, [*clients("our_clients.js"), *arguments], server.log)


def ours_under(load: Load, played: Played, total: int = 0) -> Watched:
    """Our figures under a load; with a total, until so many matches are finished."""
    with data_folder() as data, serving(data) as server:
        return load_node(server, load, played, total)


def load_node(server: Node, load: Load, played: Played, total: int = 0) -> Watched:
    """Let the clients play at a running server."""
    folder = install()
    log = new_log(folder / "clients.log")
    arguments = [str(server.port), *load.arguments, played.game, played.options, *([str(total)] if total else [])]
    with running([*clients("our_clients.js"), *arguments], CLIENT_CORE, log, PRODUCTION, folder) as process:
        return watch(process, server.process.pid, log, load.limit)


def cold_load(moves: int, game: str, players: int) -> float:
    """Milliseconds from opening a socket to the hello of a match with so many moves, on a server that just started."""
    with data_folder() as data:
        with serving(data) as server:
            seat = _script(server, ["play", str(moves), game, str(players)])
        with serving(data) as server:
            return float(_script(server, ["open", seat, game, str(players)]))


def _script(server: Node, arguments: list[str]) -> str:
    command = [node(), "long_match.js", str(server.port), *arguments]
    done = subprocess.run(  # noqa: S603  # a command of ours
        command, cwd=install(), capture_output=True, text=True, timeout=120, check=False
    )
    if done.returncode != 0:
        raise LoadError(f"{' '.join(command)}: {done.stderr[-1000:]}")
    return done.stdout.strip()
