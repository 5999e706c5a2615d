"""Running the application with uvicorn until somebody stops it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from importlib.util import find_spec

import uvicorn

from kamishima.core.errors import KamishimaError
from kamishima.server.app import App
from kamishima.server.http.limits import LimitedHttp
from kamishima.server.infra.config import Settings
from kamishima.server.infra.gc_schedule import raise_thresholds
from kamishima.server.node import make_bus
from kamishima.server.socket.fast_websocket import FastWebSocket
from kamishima.server.store.engine import migrate
from kamishima.server.store.file_lock import database_lock

BYE_SECONDS = 0.2
KEEP_ALIVE_SECONDS = 75
"""An idle connection stays open for longer than browsers and proxies keep it: whoever may use it again closes it."""


class CannotListen(KamishimaError):
    """The address is not free."""

    code = "cannot-listen"


class Server(uvicorn.Server):
    """Reports its address when it has started, and lets sockets send their `Bye` before they are closed."""

    def __init__(self, config: uvicorn.Config, app: App, started: Callable[[str], None]) -> None:
        super().__init__(config)
        self.app = app
        self._on_start = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._on_start(f"http://{f'[{host}]' if ':' in host else host}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service = self.app.service
        if service is not None:
            service.is_stopping = True
            service.rooms.disconnect("the server stops")
            await asyncio.sleep(BYE_SECONDS)
        await super().shutdown(sockets)


def make_server(settings: Settings, started: Callable[[str], None]) -> Server:
    app = App(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop" if find_spec("uvloop") else "asyncio",  # not there on Windows
        http=LimitedHttp,
        ws=FastWebSocket,
        ws_max_size=16 * settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=10,
    )
    return Server(config, app, started)


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    """Serve until interrupted. What would go wrong at once is told before the server begins."""
    raise_thresholds()
    with database_lock(settings.database):
        _check_address(settings)
        migrate(settings.database)
        asyncio.run(_try_bus(settings))
        make_server(settings, started).run()


async def _try_bus(settings: Settings) -> None:
    """Open the bus once: an error of ours is told in one line, which uvicorn would not do."""
    bus = make_bus(settings)
    await bus.open(lambda _table, _index: None, lambda: None)
    await bus.close()


def _check_address(settings: Settings) -> None:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise CannotListen(f"{settings.host}:{settings.port}: {error.strerror}; choose another --port") from None
