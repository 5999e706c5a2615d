"""Jobs for HTTP handlers: counted as costly, and ended when the client hangs up."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar, cast

from litestar import MediaType, Response
from litestar.di import NamedDependency

from kamishima.server.http.shared import AnyRequest, Node, address_of
from kamishima.server.node import Service
from kamishima.server.protocol.errors import BadRequest
from kamishima.server.tables.jobs import A, B, Job

T = TypeVar("T")

VIEW_COST = 0.25
"""What it costs to look at something again and again while one edits it, next to a new table."""
EDIT_COST = 0.05
"""A position is looked at with every click of whoever places one."""


class RequestJobs:
    def __init__(self, request: AnyRequest, service: Service) -> None:
        self._request = request
        self._service = service
        self._client = address_of(request)

    async def ask(self, job: Job[A, B], asked: A, cost: float = 1.0) -> B:
        self._charge(cost)
        return await self._unless_disconnected(self._service.jobs.ask(job, asked, self._client))

    async def respond(self, job: Job[A, B], asked: A, cost: float = 1.0) -> Response[B]:
        self._charge(cost)
        answer = await self._unless_disconnected(self._service.jobs.ask_for_json(job, asked, self._client))
        # Litestar sends bytes as they are; the type is for the description of the interface.
        return Response(cast(Any, answer), media_type=MediaType.JSON)

    def _charge(self, cost: float) -> None:
        if self._service.settings.limited and cost:
            self._service.costly.check(self._client, cost)

    async def _unless_disconnected(self, work: Coroutine[Any, Any, T]) -> T:
        working = asyncio.ensure_future(work)
        gone = asyncio.ensure_future(self._disconnected())
        try:
            await asyncio.wait([working, gone], return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise BadRequest("the client has hung up")
            return working.result()
        finally:
            gone.cancel()
            working.cancel()
            await asyncio.gather(gone, working, return_exceptions=True)

    async def _disconnected(self) -> None:
        """Returns when the client has hung up."""
        while (await self._request.receive())["type"] != "http.disconnect":
            pass


Jobs = NamedDependency[RequestJobs]


def provide_jobs(request: AnyRequest, service: Node) -> RequestJobs:
    return RequestJobs(request, service)
