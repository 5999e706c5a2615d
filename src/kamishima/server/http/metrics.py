"""Numbers for Prometheus, read from counters that cost nothing while a match is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from kamishima.server.infra.histogram import Histogram
from kamishima.server.node import Service
from kamishima.server.store.engine import READERS


class Numbers(Collector):
    """What a node has done and has to do. There are no ids, names or words in it."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def collect(self) -> Iterator[Metric]:
        yield from self._store()
        yield from self._durations()
        yield from self._database()
        yield from self._people()
        yield from self._bots()
        yield from self._jobs()
        yield from self._retention()

    def _store(self) -> Iterator[Metric]:
        count = self._service.writer.count
        yield _counter("entries", "entries written to logs", count.entries)
        yield _counter("commits", "transactions, each for all entries that waited", count.commits)
        yield _counter("conflicts", "entries for which another node was quicker", count.conflicts)
        yield _counter("write_failures", "transactions that failed", count.failures)
        yield _counter("late_writes", "writes that waited for somebody else's lock, for each try", count.late)

    def _durations(self) -> Iterator[Metric]:
        service, timings = self._service, self._service.timings
        timings.count()
        moves = HistogramMetricFamily(
            "kamishima_move_seconds",
            "from a move's arrival to when it is written, and told to everybody",
            labels=["until"],
        )
        for until, durations in (("written", timings.written), ("told", timings.told)):
            moves.add_metric([until], _buckets(durations), durations.total)
        yield moves
        yield _histogram("batch_seconds", "writing a batch, with the way to the thread and back", timings.batches)
        yield _histogram("read_seconds", "queries, with the waiting for a thread", service.reader.seconds)
        yield _histogram("request_seconds", "requests over HTTP but for polls", timings.requests)
        yield _histogram("loop_lag_seconds", "how late the event loop was", timings.loop_lag)

    def _database(self) -> Iterator[Metric]:
        service = self._service
        yield _gauge("writes_waiting", "writes that wait for the next batch", service.writer.queued)
        yield _gauge("write_oldest_seconds", "how long the oldest write has waited", service.writer.oldest_wait)
        yield _gauge("locked_tables", "tables that wait for somebody else's lock", service.writer.locked_partitions)
        yield _gauge("reads_pending", "queries that wait or run", service.reader.pending)
        yield _gauge("pool_connections", "connections to read with, in use", service.reader.connections)
        yield _gauge("pool_size", "connections to read with, at most", READERS)

    def _people(self) -> Iterator[Metric]:
        service = self._service
        yield _gauge("rooms", "matches in memory", len(service.rooms))
        rooms = GaugeMetricFamily("kamishima_rooms_by_state", "matches in memory by their state", labels=["state"])
        states = Counter([room.table.state for room in service.rooms])
        for state in ("waiting", "playing", "over", "closed"):
            rooms.add_metric([state], states[state])
        yield rooms
        yield _gauge("connections", "open sockets and polls", service.connections.total)
        told = [subscriber.audience is None for room in service.rooms for subscriber in room.subscribers]
        subscribers = GaugeMetricFamily("kamishima_subscribers", "who is told of matches", labels=["role"])
        subscribers.add_metric(["seat"], len(told) - sum(told))
        subscribers.add_metric(["spectator"], sum(told))
        yield subscribers
        answered = CounterMetricFamily("kamishima_answers", "answers over HTTP", labels=["status"])
        for status, number in sorted(service.answers.items()):
            answered.add_metric([str(status)], number)
        yield answered

    def _bots(self) -> Iterator[Metric]:
        pool = self._service.pool
        yield _gauge("bots_waiting", "moves that wait for a bot worker", pool.queued)
        yield _gauge("bot_oldest_seconds", "how long the oldest of them has waited", pool.oldest_wait)
        yield _gauge("bots_thinking", "moves that bots think about", pool.thinking)
        yield _counter("bot_moves", "moves that bots have chosen", pool.count.chosen)
        yield _counter("bot_deaths", "bot workers that died", pool.count.died)
        yield _counter("bot_fallbacks", "moves for which a bot failed or was too slow", pool.count.fallen_back)

    def _jobs(self) -> Iterator[Metric]:
        jobs = self._service.jobs
        yield _gauge("jobs_waiting", "jobs that wait for a process", jobs.queued)
        yield _gauge("job_oldest_seconds", "how long the oldest of them has waited", jobs.oldest_wait)
        yield _counter("jobs_done", "jobs that were answered", jobs.count.done)
        yield _counter("jobs_too_costly", "jobs that were ended at their limits", jobs.count.costly)
        yield _counter("jobs_stopped", "jobs whose client had hung up", jobs.count.stopped)

    def _retention(self) -> Iterator[Metric]:
        count = self._service.sweep.count
        yield _counter(
            "tables_sealed", "finished matches whose log was replaced by their record", self._service.sealer.count
        )
        yield _counter("tables_deleted", "tables that were kept for long enough", count.deleted)
        yield _counter("seal_failures", "matches that could not be sealed", count.failed)


def _buckets(durations: Histogram) -> list[tuple[str, float]]:
    return [("+Inf" if end == float("inf") else repr(end), below) for end, below in durations.cumulative()]


def _histogram(name: str, about: str, durations: Histogram) -> Metric:
    found = HistogramMetricFamily(f"kamishima_{name}", about)
    found.add_metric([], _buckets(durations), durations.total)
    return found


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
