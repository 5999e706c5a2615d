"""Processes of the load test: pinned to a core, bounded in time, and measured from outside."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import statistics
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

SERVER_CORE, CLIENT_CORE = 0, 1
_TICKS = os.sysconf("SC_CLK_TCK")
_STOP_SECONDS = 20.0


class LoadError(Exception):
    """The load test could not be run; the message says why."""


class Usage(msgspec.Struct, frozen=True):
    """What a process has used: seconds of CPU, and megabytes of memory now."""

    cpu: float
    memory: float


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def usage(process: int) -> Usage:
    """What a process has used until now, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    status = Path(f"/proc/{process}/status").read_text()
    resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return Usage((int(fields[11]) + int(fields[12])) / _TICKS, int(resident.split()[1]) / 1024)


def pinned(command: Sequence[str], core: int) -> list[str]:
    """A command that runs on one core, where there are several and `taskset` is installed."""
    if core >= len(os.sched_getaffinity(0)) or shutil.which("taskset") is None:
        return list(command)
    return ["taskset", "--cpu-list", str(core), *command]


def new_log(path: Path) -> Path:
    """An empty log: what is told of it later is of this run."""
    path.unlink(missing_ok=True)
    return path


@contextmanager
def running(
    command: Sequence[str], core: int, log: Path, environment: Mapping[str, str], folder: Path | None = None
) -> Iterator[subprocess.Popen[str]]:
    """A process that is ended with the block. A server's words go to its log; those of clients are read."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a") as kept:
        process = subprocess.Popen(  # noqa: S603  # a command of ours
            pinned(command, core),
            stdin=subprocess.PIPE if core == CLIENT_CORE else subprocess.DEVNULL,
            stdout=subprocess.PIPE if core == CLIENT_CORE else kept,
            stderr=kept,
            text=True,
            cwd=folder,
            env={**os.environ, **environment},
        )
    try:
        yield process
    finally:
        stop(process)
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()


def stop(process: subprocess.Popen[str]) -> None:
    """Ask a process to end; after a while end it."""
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
    try:
        process.wait(_STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def wait_for_port(process: subprocess.Popen[str], port: int, log: Path, seconds: float = 60.0) -> None:
    """Wait until a server listens."""
    deadline = time.monotonic() + seconds
    while process.poll() is None and time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise LoadError(f"the server did not come up: {' '.join(map(str, process.args))}\n{log.read_text()[-2000:]}")  # type: ignore[arg-type]  # a list of texts


# -- what the clients say ----------------------------------------------------------------------------------------------


class Seated(msgspec.Struct, frozen=True, tag_field="event", tag="seated"):
    """Every client is connected."""


class Begun(msgspec.Struct, frozen=True, tag_field="event", tag="begin"):
    """The warm-up is over."""


class Turned(msgspec.Struct, frozen=True, tag_field="event", tag="turn"):
    """The turn of these clients is over, and so is what was under way in it."""


class Finished(msgspec.Struct, frozen=True, tag_field="event", tag="matches"):
    """So many matches have been finished."""

    matches: int


class Ended(msgspec.Struct, frozen=True, tag_field="event", tag="end"):
    """The last line of the clients: milliseconds and counts."""

    seconds: float
    moves: int
    matches: int
    p50: float
    p99: float
    worst: float
    idle_p99: float = 0.0
    """Of pings before the load began, where the clients measure them."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds


_Said = Seated | Begun | Turned | Finished | Ended
decoder: msgspec.json.Decoder[_Said] = msgspec.json.Decoder(_Said)
"""Of a line that clients say."""


class Watched(msgspec.Struct, frozen=True):
    """What the clients measured, and what their server spent meanwhile."""

    ended: Ended
    cpu_percent: float
    memory: float
    """Megabytes at the end."""
    seated_memory: float
    """Megabytes when everybody was seated."""
    memories: list[float]
    """Megabytes at the beginning, and at each tenth of the matches, where the clients count matches."""

    @property
    def cpu_per_move(self) -> float:
        """Microseconds of CPU that the server spent on a move: a crowded machine changes it less than the rate."""
        return 1e4 * self.cpu_percent * self.ended.seconds / max(self.ended.moves, 1)


def together(starts: Sequence[Watched]) -> Watched:
    """The figures of a server that was started several times: what it has done in all, latencies of the middle one."""
    ended = [each.ended for each in starts]
    seconds = sum([each.seconds for each in ended])
    whole = Ended(
        seconds=seconds,
        moves=sum([each.moves for each in ended]),
        matches=sum([each.matches for each in ended]),
        p50=statistics.median([each.p50 for each in ended]),
        p99=statistics.median([each.p99 for each in ended]),
        worst=max([each.worst for each in ended]),
        idle_p99=statistics.median([each.idle_p99 for each in ended]),
    )
    cpu = sum([each.cpu_percent * each.ended.seconds for each in starts]) / seconds
    memory, seated = max([each.memory for each in starts]), max([each.seated_memory for each in starts])
    return Watched(whole, cpu, memory, seated, [])


def watch(clients: subprocess.Popen[str], server: int, log: Path, seconds: float) -> Watched:
    """Read what the clients say, and what the server spends from their beginning to their end."""
    assert clients.stdout is not None
    before, began, memories = usage(server), time.monotonic(), []
    seated = before.memory
    late = threading.Event()

    def stop_late() -> None:
        late.set()
        clients.kill()

    limit = threading.Timer(seconds, stop_late)
    limit.start()
    try:
        for line in clients.stdout:
            now = usage(server)
            match decoder.decode(line):
                case Seated():
                    seated = now.memory
                case Begun():
                    before, began, memories = now, time.monotonic(), [now.memory]
                case Finished():
                    memories.append(now.memory)
                case Ended() as ended:
                    share = 100 * (now.cpu - before.cpu) / (time.monotonic() - began)
                    return Watched(ended, share, now.memory, seated, memories)
    finally:
        limit.cancel()
    why = f"did not end within {seconds:.0f} seconds" if late.is_set() else "ended before their time"
    raise LoadError(f"the clients {why}:\n{log.read_text()[-2000:]}")
