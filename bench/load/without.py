"""Our server without one of its tricks: python -m bench.load.without TRICK --port N. See `bench.tricks`.

Patches are made before the server is imported where they replace a class that others import.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from kamishima.server.infra.config import Settings

# -- each trick: what it is replaced by --------------------------------------------------------------------------------


def without_fast_websocket() -> None:
    """Uvicorn's own WebSocket, with ASGI messages."""
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    from bench.load.asgi_socket import AsgiApp
    from kamishima.server import serve

    _put(serve, "FastWebSocket", WebSocketsSansIOProtocol)
    _put(serve, "App", AsgiApp)


def without_gc_schedule() -> None:
    """Python's own thresholds."""
    from kamishima.server import node, serve
    from kamishima.server.infra.gc_schedule import GcSchedule

    class NoSchedule(GcSchedule):
        async def run(self) -> None:
            await asyncio.Event().wait()

    _put(serve, "raise_thresholds", lambda: None)
    _put(node, "GcSchedule", NoSchedule)


def with_granian() -> None:
    """The same application served by granian."""
    from kamishima.server import serve

    _put(serve, "make_server", Granian)


class Granian:
    """In place of `serve.Server`: one worker on this event loop."""

    def __init__(self, settings: Settings, started: Callable[[str], None]) -> None:
        self._settings = settings
        self._started = started

    def run(self) -> None:
        import uvloop

        uvloop.run(self._serve())

    async def _serve(self) -> None:
        from bench.load.asgi_socket import AsgiApp

        server_class: Any = import_module("granian.server.embed").Server  # in no environment of ours

        host, port = self._settings.host, self._settings.port
        server = server_class(AsgiApp(self._settings), address=host, port=port, interface="asgi", log_access=False)
        self._started(f"http://{host}:{port}")
        await server.serve()


def _put(module: ModuleType, name: str, value: object) -> None:
    """Replace what is there; a trick whose name has changed is an error."""
    if not hasattr(module, name):
        raise AttributeError(f"{module.__name__} has no {name}: adapt bench/load/without.py")
    setattr(module, name, value)


TRICKS: Final[dict[str, Callable[[], None]]] = {
    "fast-websocket": without_fast_websocket,
    "granian": with_granian,
    "gc-schedule": without_gc_schedule,
}


def main(arguments: list[str]) -> int:
    """The first argument is a trick, or `nothing`; the rest goes to `kamishima serve`."""
    trick, *rest = arguments
    {"nothing": lambda: None, **TRICKS}[trick]()
    from kamishima.cli.main import main as run

    return run(["serve", *rest])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
