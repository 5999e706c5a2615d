"""The application: HTTP by Litestar, sockets by hand."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message
from litestar.types import Receive as LitestarReceive
from litestar.types import Scope as LitestarScope
from litestar.types import Send as LitestarSend

from kamishima import __version__
from kamishima.core.errors import KamishimaError
from kamishima.server.http.daily import DailyController
from kamishima.server.http.games import GamesController
from kamishima.server.http.headers import finish_headers
from kamishima.server.http.health import HealthController
from kamishima.server.http.jobs import provide_jobs
from kamishima.server.http.matches import MatchesController
from kamishima.server.http.moderation.desk import DeskController
from kamishima.server.http.moderation.people import RelationsController, TablePeopleController
from kamishima.server.http.moderation.recovery import RecoveryController
from kamishima.server.http.packs import PacksController
from kamishima.server.http.pages import AS_IT_IS, page_folder, page_handlers
from kamishima.server.http.people import PeopleController
from kamishima.server.http.positions import PositionsController
from kamishima.server.http.preview import PreviewController
from kamishima.server.http.records import RecordsController
from kamishima.server.http.replay import ReplayController
from kamishima.server.http.shared import (
    JsonRequest,
    http_error,
    internal_error,
    provide_caller,
    provide_service,
    provide_visitor,
    refusal,
)
from kamishima.server.http.tables import TablesController
from kamishima.server.infra import requests
from kamishima.server.infra.auth import header
from kamishima.server.infra.config import Settings
from kamishima.server.node import Service
from kamishima.server.socket.sockets import Receive, Scope, Send, is_socket_path, serve_socket

CONTROLLERS = (
    TablesController,
    MatchesController,
    PreviewController,
    RecordsController,
    PacksController,
    ReplayController,
    DailyController,
    PeopleController,
    GamesController,
    PositionsController,
    TablePeopleController,
    RelationsController,
    DeskController,
    RecoveryController,
    HealthController,
)


PACKED_FROM = 4096
"""Answers of so many bytes, such as whole stories and texts, are sent in a smaller form."""


class App:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.service: Service | None = None
        self.http = Litestar(
            route_handlers=[*CONTROLLERS, *page_handlers(page_folder())],
            lifespan=[self._lifespan],
            dependencies={
                "service": Provide(provide_service, sync_to_thread=False),
                "caller": Provide(provide_caller, sync_to_thread=False),
                "jobs": Provide(provide_jobs, sync_to_thread=False),
                "visitor": Provide(provide_visitor, sync_to_thread=False),
            },
            exception_handlers={KamishimaError: refusal, HTTPException: http_error, Exception: internal_error},
            request_class=JsonRequest,
            request_max_body_size=settings.limits.body_bytes,
            before_send=[self._finish_headers],
            compression_config=CompressionConfig("gzip", minimum_size=PACKED_FROM, exclude_opt_key=AS_IT_IS),
            openapi_config=OpenAPIConfig(
                title="Kamishima",
                version=__version__,
                description=_ABOUT,
                render_plugins=[JsonRenderPlugin()],  # the others load scripts from elsewhere
            ),
            logging_config=None,
        )

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        self.service = app.state.service = await Service.open(self.settings)
        try:
            yield
        finally:
            await self.service.close()

    async def _finish_headers(self, message: Message, scope: LitestarScope) -> None:
        if message["type"] == "http.response.start":
            assert self.service is not None
            self.service.answers[message["status"]] += 1
            scope["state"]["status"] = message["status"]
            finish_headers(self.service.auth, message, scope)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go their own way."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request over HTTP has an id, in the logs and in its answer, and is measured unless it is there to wait."""
        began = time.perf_counter()
        request = requests.begin(header(scope.get("headers", ()), requests.HEADER).encode("latin-1"))
        # The same ASGI, typed in the words of another package.
        await self.http(cast(LitestarScope, scope), cast(LitestarReceive, receive), cast(LitestarSend, send))
        if self.service is not None and scope["type"] == "http" and not scope["path"].endswith("/poll"):
            ended = time.perf_counter()
            self.service.timings.requests.add(ended - began)
            tracer = self.service.tracer
            if tracer is not None and tracer.is_chosen():
                status = scope.get("state", {}).get("status", 0)
                tracer.request(request, str(scope.get("path_template", "")), status, began, ended)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.service is not None and is_socket_path(scope["path"]):
            await serve_socket(self.service, scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})


_ABOUT = (
    "Tables, seats and matches. Requests that change something carry the header `X-Kamishima`. "
    "Matches are played over the socket at `/api/tables/{id}/socket`, or with `poll` and `submit`."
)
