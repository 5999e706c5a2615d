"""Running the application with uvicorn until somebody stops it."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from kamishima.core.errors import KamishimaError
from kamishima.server.app import App
from kamishima.server.config import Settings
from kamishima.server.garbage import leave_it_to_the_broom
from kamishima.server.http_limits import LimitedHttp
from kamishima.server.line import Line
from kamishima.server.service import make_bus
from kamishima.server.store.claim import claimed
from kamishima.server.store.engine import migrate

GOOD_BYE_SECONDS = 0.2
KEEP_ALIVE_SECONDS = 75
"""An idle connection stays open for longer than browsers and proxies keep it: whoever may use it again closes it."""
SWITCH_SECONDS = 0.0005
"""How long the event loop may keep the interpreter while the writer waits for it: Python's default is ten times this,
and each commit would wait so long."""


class CannotListen(KamishimaError):
    """The address is not free."""

    code = "cannot-listen"


class Server(uvicorn.Server):
    """Says where it listens, and says good-bye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, app: App, started: Callable[[str], None]) -> None:
        super().__init__(config)
        self.app = app
        self._told_of_start = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell the address."""
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._told_of_start(f"http://{f'[{host}]' if ':' in host else host}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody know that they should connect again, then stop."""
        service = self.app.service
        if service is not None:
            service.is_stopping = True
            service.rooms.dismiss("the server stops")
            await asyncio.sleep(GOOD_BYE_SECONDS)
        await super().shutdown(sockets)


def make_server(settings: Settings, started: Callable[[str], None]) -> Server:
    """A server that is not yet running."""
    app = App(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=LimitedHttp,
        ws=Line,
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
    sys.setswitchinterval(SWITCH_SECONDS)
    leave_it_to_the_broom()

    def settled(address: str) -> None:
        """What is there now stays: it need not be looked through for garbage ever again."""
        gc.collect()
        gc.freeze()
        started(address)

    with claimed(settings.database):
        _check_address(settings)
        migrate(settings.database)
        asyncio.run(_try_bus(settings))
        make_server(settings, settled).run()


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
