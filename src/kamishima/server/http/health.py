"""HTTP: whether the server is well, and its numbers."""

from __future__ import annotations

from asyncio import gather
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Literal

from litestar import Controller, MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST

from kamishima import __version__
from kamishima.games.registry import house_hash, sound_boxes
from kamishima.server.http.metrics import Metrics
from kamishima.server.http.shared import AnyRequest, Node
from kamishima.server.protocol.messages import Health

FORWARDED = frozenset(["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"])
"""Headers by which a proxy can be known."""
ILL = {503: ResponseSpec(Health, generate_examples=False, description="Not now.")}
NUMBERS = ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False, description="Prometheus text.")


class HealthController(Controller):
    """For whoever runs the server."""

    tags = ("operations",)

    @get("/health", summary="Whether the process lives")
    async def health(self, service: Node) -> Health:
        """Answers as long as the process does."""
        return _health("stopping" if service.is_stopping else "well")

    @get("/health/ready", responses=ILL, summary="Whether it can serve")
    async def ready(self, service: Node) -> Response[Health]:
        """Whether database and bus answer and writing works; a proxy sends no requests to a node that is not ready."""
        reads, writes, bus = await gather(
            service.reading.is_healthy(), service.writing.is_healthy(), service.bus.is_healthy()
        )
        parts = {"database": reads, "writing": writes, "bus": bus}
        if service.is_stopping:
            return Response(_health("stopping", parts), status_code=503)
        if all(parts.values()):
            return Response(_health("well", parts), status_code=200)
        return Response(_health("ill", parts), status_code=503)

    @get("/metrics", responses={200: NUMBERS}, media_type=MediaType.TEXT, summary="Numbers for Prometheus")
    async def metrics(self, service: Node, request: AnyRequest) -> Response[bytes]:
        """What this node has done. Only trusted addresses are told that there is such a page."""
        if not may_read_metrics(service.settings.metrics_for, request):
            raise NotFoundException("there is no page /metrics")
        return Response(Metrics(service).text(), media_type=CONTENT_TYPE_LATEST)


def _health(status: Literal["well", "stopping", "ill"], parts: dict[str, bool] | None = None) -> Health:
    """With the versions that this node knows: while nodes are changed, several are side by side."""
    boxes = sound_boxes()
    rules = {box.name: [version.number for version in box.versions] for box in boxes}
    return Health(status, __version__, parts or {}, rules, {box.name: house_hash(box.name) for box in boxes})


def may_read_metrics(readers: str, request: AnyRequest) -> bool:
    """Whether a request comes from one of these networks, and straight from there.

    A proxy says for whom it asks. So no spelling of the path gets past one, whatever its own rules miss.
    """
    if FORWARDED.intersection(request.headers) or request.client is None:
        return False
    return _is_within(readers, request.client.host)


@lru_cache(maxsize=1024)
def _is_within(networks: str, host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    written = [each.strip() for each in networks.split(",") if each.strip()]
    return any([each == "*" or address in ip_network(each) for each in written])
