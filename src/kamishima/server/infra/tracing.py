"""Traces by OpenTelemetry, for those who have a collector: the extra `telemetry`, and `KAMISHIMA_TRACES`.

A share of all moves and requests is sent; spans are made afterwards from moments that the metrics have taken anyway.
There are no names, words or ids of tables in them.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from kamishima import __version__
from kamishima.extras import how_to_install
from kamishima.server.infra.config import BadSetting, Settings

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor

NANO = 1_000_000_000
About = dict[str, str | int]


class Tracer:
    """Takes moments of `time.perf_counter`."""

    def __init__(self, share: float, processor: SpanProcessor) -> None:
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415  # an extra
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415  # an extra

        resource = Resource.create({"service.name": "kamishima", "service.version": __version__})
        self._provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("kamishima")
        self._every = max(1, round(1 / share))
        self._seen = 0
        self._zero = time.time_ns() - int(time.perf_counter() * NANO)

    def is_chosen(self) -> bool:
        """Whether this move or request is one of those that are sent."""
        self._seen += 1
        return self._seen % self._every == 0

    def move(self, request: str, began: float, written: float, told: float) -> None:
        about: About = {"kamishima.request": request}
        self._span("move", about, (began, told), (("write", began, written), ("tell", written, told)))

    def request(self, request: str, route: str, status: int, began: float, ended: float) -> None:
        about: About = {"kamishima.request": request, "http.route": route, "http.response.status_code": status}
        self._span("request", about, (began, ended))

    def _span(
        self,
        name: str,
        about: About,
        whole: tuple[float, float],
        parts: tuple[tuple[str, float, float], ...] = (),
    ) -> None:
        from opentelemetry.trace import set_span_in_context  # noqa: PLC0415  # an extra

        span = self._tracer.start_span(name, start_time=self._at(whole[0]), attributes=about)
        inside = set_span_in_context(span)
        for part, start, end in parts:
            self._tracer.start_span(part, inside, start_time=self._at(start)).end(self._at(end))
        span.end(self._at(whole[1]))

    def _at(self, moment: float) -> int:
        return self._zero + int(moment * NANO)

    def close(self) -> None:
        """Send what waits."""
        self._provider.shutdown()


def make_tracer(settings: Settings) -> Tracer | None:
    """None where nobody wants traces."""
    if not settings.traces:
        return None
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415  # an extra
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415  # an extra
    except ImportError:
        raise BadSetting(f"traces need OpenTelemetry: {how_to_install('telemetry')}") from None
    return Tracer(settings.trace_share, BatchSpanProcessor(OTLPSpanExporter(settings.traces)))
