"""What can be seen from outside: histograms, queues, request ids in logs, traces, and the board that shows them."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import random
import re
import time
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from prometheus_client.parser import text_string_to_metric_families
from tests.server.client import Person
from tests.server.finished import finish
from tests.server.nodes import RunningNode
from tests.server.stores import Store, entry, with_store

from kamishima.server.infra import logs
from kamishima.server.infra.config import BadSetting, settings
from kamishima.server.infra.histogram import SIZE, Histogram, bucket_of, upper_end
from kamishima.server.infra.timings import Timings
from kamishima.server.infra.tracing import Tracer, make_tracer
from kamishima.server.match import move_times
from kamishima.server.store.log_rows import WriteCounts

DEPLOY = Path(__file__).parents[2] / "deploy"


@given(st.floats(0.0, 40.0))
def test_a_duration_is_counted_in_the_bucket_that_holds_it(seconds: float) -> None:
    bucket = bucket_of(seconds)
    assert seconds <= upper_end(bucket) + 1e-6
    assert bucket == 0 or seconds >= upper_end(bucket - 1) - 1e-6


def test_buckets_grow_by_an_eighth_at_most_and_the_last_has_no_end() -> None:
    ends = [upper_end(bucket) for bucket in range(SIZE - 1)]
    assert all([1.0 < later / earlier <= 1.126 for earlier, later in itertools.pairwise(ends)])
    assert upper_end(SIZE - 1) == float("inf")
    assert bucket_of(1e6) == SIZE - 1


@pytest.mark.parametrize("seed", range(5))
def test_quantiles_are_right_within_some_per_cent(seed: int) -> None:
    rng, durations = random.Random(seed), Histogram()
    times = sorted([rng.lognormvariate(-6, 0.7) for _ in range(20_000)])
    for seconds in times:
        durations.add(seconds)
    for share in (0.5, 0.9, 0.99):
        assert durations.quantile(share) == pytest.approx(times[int(share * len(times))], rel=0.04)
    assert durations.total == pytest.approx(sum(times))


def test_moments_of_moves_are_counted_once() -> None:
    count = WriteCounts()
    timings = Timings(count)
    count.move_times += [(1.0, 1.002, 1.003), (2.0, 2.004, 2.009)]
    count.batch_seconds.append(0.001)
    for _ in range(2):
        timings.count()
    assert (sum(timings.written.counts), sum(timings.told.counts), sum(timings.batches.counts)) == (2, 2, 1)
    assert timings.told.total == pytest.approx(0.012)


def metrics_of(node: RunningNode) -> dict[str, dict[tuple[str, ...], float]]:
    async def asked() -> str:
        async with Person(node.base) as somebody:
            return (await somebody.http.get("/metrics")).text

    found: dict[str, dict[tuple[str, ...], float]] = {}
    for family in text_string_to_metric_families(asyncio.run(asked())):
        for sample in family.samples:
            found.setdefault(sample.name, {})[tuple([value for _, value in sorted(sample.labels.items())])] = (
                sample.value
            )
    return found


def test_every_move_of_a_person_is_in_the_histograms(node: RunningNode) -> None:
    async def story() -> int:
        async with Person(node.base, "ana") as ana, Person(node.base, "bo") as bo:
            table = await finish(ana, bo)
            log = (await ana.http.get(f"/api/tables/{table}/log")).json()["lines"]
            return sum([line["step"]["seat"] is not None for line in log])

    before = metrics_of(node)["kamishima_move_seconds_count"]
    moves = asyncio.run(story())
    after = metrics_of(node)
    for until in ("written", "told"):
        assert after["kamishima_move_seconds_count"][until,] - before[until,] == moves
        assert after["kamishima_move_seconds_bucket"]["+Inf", until] == after["kamishima_move_seconds_count"][until,]
    assert after["kamishima_move_seconds_sum"]["told",] > after["kamishima_move_seconds_sum"]["written",] > 0
    for name in ("batch", "read", "request", "loop_lag"):
        assert after[f"kamishima_{name}_seconds_count"][()] > 0
    assert after["kamishima_pool_size"][()] >= after["kamishima_pool_connections"][()]


# -- one request in the logs -------------------------------------------------------------------------------------------


def test_every_answer_names_its_request_as_a_proxy_did(node: RunningNode) -> None:
    async def story() -> None:
        async with Person(node.base) as ana:
            given = await ana.http.get("/api/games", headers={"X-Request-Id": "from-the-proxy.1"})
            assert given.headers["x-request-id"] == "from-the-proxy.1"
            for odd in ("a b", "x" * 65, "<script>"):
                answer = await ana.http.get("/api/games", headers={"X-Request-Id": odd})
                assert re.fullmatch("[0-9a-f]{12}", answer.headers["x-request-id"])

    asyncio.run(story())


def test_a_slow_move_is_logged_with_its_socket_and_its_number(
    node: RunningNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(move_times, "SLOW_SECONDS", -1.0)

    async def story() -> None:
        async with Person(node.base, "ana") as ana, Person(node.base, "bo") as bo:
            await finish(ana, bo)

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    told = [
        json.loads(logs.JsonLines().format(record)) for record in caplog.records if record.message == "a move was slow"
    ]
    assert told
    assert all([re.fullmatch(r"[0-9a-f]{12}-\d+", line["request"]) and line["seconds"] >= 0 for line in told])


def test_a_write_that_fails_is_logged_with_its_request(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    class Requester:
        request = "socket-17"

    async def story(store: Store) -> None:
        done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

        def fail(connection: object) -> None:
            connection.exec_driver_sql("SELECT nothing FROM nowhere")  # type: ignore[attr-defined]  # a connection

        store.writer.put([entry(0)], fail, lambda _, error: done.set_result(error), "t1", Requester())
        assert await done is not None

    with caplog.at_level(logging.ERROR):
        with_store(database_url, story)
    lines = [json.loads(logs.JsonLines().format(record)) for record in caplog.records]
    assert "socket-17" in [line.get("request") for line in lines]


# -- traces ------------------------------------------------------------------------------------------------------------


def test_a_share_of_moves_is_traced_with_its_parts() -> None:
    exporter = InMemorySpanExporter()
    tracer = Tracer(0.25, SimpleSpanProcessor(exporter))
    now = time.perf_counter()
    chosen = [tracer.is_chosen() for _ in range(8)]
    assert sum(chosen) == 2
    tracer.move("socket-3", now, now + 0.002, now + 0.003)
    tracer.request("abc", "/api/tables/{table_id:str}", 200, now, now + 0.01)
    spans = {span.name: span for span in exporter.get_finished_spans()}
    assert set(spans) == {"write", "tell", "move", "request"}
    move = spans["move"]
    assert spans["write"].parent is not None
    assert spans["write"].parent == move.get_span_context()
    assert move.attributes == {"kamishima.request": "socket-3"}
    assert move.end_time is not None
    assert move.start_time is not None
    assert move.end_time - move.start_time == pytest.approx(3e6, rel=0.01)
    assert abs(move.start_time / 1e9 - time.time()) < 5
    tracer.close()


def test_without_an_address_nothing_is_traced_and_a_share_is_a_share(tmp_path: Path) -> None:
    assert make_tracer(settings({"data": tmp_path}, {})) is None
    with pytest.raises(BadSetting, match="share"):
        settings({"data": tmp_path}, {"KAMISHIMA_TRACE_SHARE": "0"})


def test_a_server_sends_its_traces(tmp_path: Path) -> None:
    from tests.server.nodes import running_node

    with running_node(tmp_path, {"traces": "http://127.0.0.1:9/v1/traces", "trace_share": 1.0}) as node:
        exporter = InMemorySpanExporter()
        assert node.service.tracer is not None
        node.service.tracer._provider.add_span_processor(SimpleSpanProcessor(exporter))

        async def story() -> None:
            async with Person(node.base, "ana") as ana, Person(node.base, "bo") as bo:
                await finish(ana, bo)

        asyncio.run(story())
        spans = exporter.get_finished_spans()
        assert {"move", "write", "tell", "request"} <= {span.name for span in spans}
        routes = {str((span.attributes or {}).get("http.route", "")) for span in spans if span.name == "request"}
        assert any(["{table_id" in route for route in routes]), "ids of tables are secrets"
        node.service.tracer._provider._active_span_processor._span_processors = ()  # nobody listens at that port


# -- the board and the alerts ------------------------------------------------------------------------------------------


def named(text: str) -> set[str]:
    return set(re.findall(r"\bkamishima_[a-z_]+\b", text))


def known(node: RunningNode) -> set[str]:
    metrics_of(node)  # the first answer is counted when it has been given
    return set(metrics_of(node))


def test_the_board_shows_metrics_that_there_are(node: RunningNode) -> None:
    board = json.loads((DEPLOY / "grafana" / "kamishima.json").read_text("utf-8"))
    panels = [panel for panel in board["panels"] if panel["type"] != "row"]
    shown = set().union(*[named(target["expr"]) for panel in panels for target in panel["targets"]])
    assert shown <= known(node)
    assert {"kamishima_move_seconds_bucket", "kamishima_rooms_by_state", "kamishima_write_oldest_seconds"} <= shown
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_the_alerts_watch_metrics_that_there_are(node: RunningNode) -> None:
    rules = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text("utf-8"))
    alerts = [rule for group in rules["groups"] for rule in group["rules"]]
    assert set().union(*[named(alert["expr"]) for alert in alerts]) <= known(node)
    for alert in alerts:
        assert {"summary", "description"} <= set(alert["annotations"])
        assert alert["labels"]["severity"] in ("page", "ticket")
    config = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text("utf-8"))
    assert config["rule_files"] == ["alerts.yml"]
