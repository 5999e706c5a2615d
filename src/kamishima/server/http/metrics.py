"""Numbers for Prometheus, read from counters that cost nothing while a match is played."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from kamishima.server.node import Service


class Numbers(Collector):
    """What a node has done and has to do. There are no ids, names or words in it."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def collect(self) -> Iterator[Metric]:
        yield from self._store()
        yield from self._people()
        yield from self._bots()
        yield from self._jobs()

    def _store(self) -> Iterator[Metric]:
        count = self._service.writer.count
        yield _counter("entries", "entries written to logs", count.entries)
        yield _counter("commits", "transactions, each for all entries that waited", count.commits)
        yield _counter("conflicts", "entries for which another node was quicker", count.conflicts)
        yield _counter("write_failures", "transactions that failed", count.failures)
        yield _counter("late_writes", "writes that waited for somebody else's lock, for each try", count.late)

    def _people(self) -> Iterator[Metric]:
        service = self._service
        yield _gauge("rooms", "matches in memory", len(service.rooms))
        yield _gauge("connections", "open sockets and polls", service.connections.total)
        answered = CounterMetricFamily("kamishima_answers", "answers over HTTP", labels=["status"])
        for status, number in sorted(service.answers.items()):
            answered.add_metric([str(status)], number)
        yield answered

    def _bots(self) -> Iterator[Metric]:
        pool = self._service.pool
        yield _gauge("bots_waiting", "moves that wait for a bot worker", pool.queued)
        yield _gauge("bots_thinking", "moves that bots think about", pool.thinking)
        yield _counter("bot_moves", "moves that bots have chosen", pool.count.chosen)
        yield _counter("bot_deaths", "bot workers that died", pool.count.died)
        yield _counter("bot_fallbacks", "moves for which a bot failed or was too slow", pool.count.fallen_back)

    def _jobs(self) -> Iterator[Metric]:
        jobs = self._service.jobs
        yield _gauge("jobs_waiting", "jobs that wait for a process", jobs.queued)
        yield _counter("jobs_done", "jobs that were answered", jobs.count.done)
        yield _counter("jobs_too_costly", "jobs that were ended at their limits", jobs.count.costly)
        yield _counter("jobs_stopped", "jobs whose client had hung up", jobs.count.stopped)


def _counter(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(f"kamishima_{name}", about, value=value)


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(f"kamishima_{name}", about, value=value)


class Metrics:
    def __init__(self, service: Service) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        GCCollector(registry=self._registry)
        self._registry.register(Numbers(service))

    def text(self) -> bytes:
        """All numbers in the form that Prometheus reads."""
        return generate_latest(self._registry)
