"""A node in a thread of the test's own process: quick to start, and its inside can be looked at."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from kamishima.server.infra.config import Limits, Settings, settings
from kamishima.server.node import Service
from kamishima.server.serve import Server, make_server

START_SECONDS = 60.0


class RunningNode:
    """A node that can be reached over real sockets."""

    def __init__(self, made: Settings, server: Server, base: str) -> None:
        self.settings = made
        self.server = server
        self.base = base

    @property
    def service(self) -> Service:
        """Its inside; only to look at from another thread."""
        assert self.server.app.service is not None
        return self.server.app.service

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where its work is done."""
        return self.service.writer._loop


@contextmanager
def running_node(
    data: Path, given: dict[str, object] | None = None, limits: Limits | None = None
) -> Iterator[RunningNode]:
    """A node, stopped gracefully with the block."""
    made = settings({"data": data, "port": 0, "limited": limits is not None, **(given or {})}, environment={})
    if limits is not None:
        made = msgspec.structs.replace(made, limits=limits)
    addresses: queue.SimpleQueue[str] = queue.SimpleQueue()
    server = make_server(made, addresses.put)
    failed: list[BaseException] = []
    thread = threading.Thread(target=_run, args=(server, failed))
    thread.start()
    try:
        yield RunningNode(made, server, _address(addresses, thread, failed))
    finally:
        server.should_exit = True
        thread.join(START_SECONDS)
        assert not thread.is_alive(), "the node did not stop"


def _run(server: Server, failed: list[BaseException]) -> None:
    try:
        server.run()
    except BaseException as error:
        failed.append(error)
        raise


def _address(addresses: queue.SimpleQueue[str], thread: threading.Thread, failed: list[BaseException]) -> str:
    deadline = time.monotonic() + START_SECONDS
    while thread.is_alive() and time.monotonic() < deadline:
        try:
            return addresses.get(timeout=0.1)
        except queue.Empty:
            continue
    raise AssertionError(f"the node did not start: {failed}")
