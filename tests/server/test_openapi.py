"""The published description of the HTTP interface, tried out against a running node by Schemathesis.

Every operation is called with many requests, good and bad ones. No answer is a 5xx, and none is missing from the
description: neither its status, nor its kind, nor a field of its body.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.nodes import RunningNode, running_node

from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.core.record import record, write
from kamishima.core.turn import Decision
from kamishima.games.registry import box
from kamishima.server.infra.config import Limits
from kamishima.server.protocol import messages as wire

Operation = APIOperation[Any, Any, Any, Any]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 12
DESCRIPTION = "/schema/openapi.json"

calmly = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


@pytest.fixture(scope="module")
def described(node: RunningNode) -> dict[str, object]:
    """The description as it is published."""
    answer = httpx.get(node.base + DESCRIPTION)
    assert answer.status_code == 200
    read: dict[str, object] = answer.json()
    return read


@pytest.fixture(scope="module")
def tables(node: RunningNode) -> Iterator[dict[str, str]]:
    """Ids of a waiting, a running and a finished table, and a cookie that sits at them."""
    with httpx.Client(base_url=node.base, headers={"x-kamishima": "1"}) as http:
        me, bot = {"kind": "me", "name": "ana"}, {"kind": "bot", "level": "uniform"}
        found = {
            "waiting": _new_table(http, [me, {"kind": "open"}]),
            "running": _new_table(http, [me, bot]),
            "finished": _finished_table(http),
        }
        yield {**found, "cookie": "; ".join([f"{name}={value}" for name, value in http.cookies.items()])}


def _new_table(http: httpx.Client, seats: list[dict[str, str]]) -> str:
    answer = http.post("/api/tables", json={"game": "origami", "seats": seats, "visibility": "lobby"})
    assert answer.status_code == 201
    table: str = answer.json()["id"]
    return table


def _finished_table(http: httpx.Client) -> str:
    """A match played at random here, and taken in as a record."""
    game, secret, rng = box("shaman").table(2, {"turn-limit": 2}), bytes(range(32)), random.Random(1)
    match = Match(game, ("ana", "bo"), SecretDice(secret))
    while isinstance(match.turn, Decision):
        match.act(match.turn.seat, rng.choice(match.turn.actions))
    text = write(record(match, "house", "test", secret, publish=True))
    answer = http.post("/api/records", json={"record": text})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def operations(node: RunningNode, mode: GenerationMode) -> list[Operation]:
    schema = schemathesis.openapi.from_url(node.base + DESCRIPTION)
    schema.config.generation.update(modes=[mode])
    results = list(schema.get_all_operations())
    good = [result.ok() for result in results if isinstance(result, Ok)]
    assert len(good) == len(results)
    return good


def try_out(node: RunningNode, operation: Operation, tables: dict[str, str], mode: GenerationMode) -> int:
    """Call one operation many times; how often the answer was a success."""
    good = 0
    rng = random.Random(operation.label)
    session = requests.Session()

    @seed(3)
    @calmly
    @given(case=operation.as_strategy(generation_mode=mode))
    def call(case: Case[Any]) -> None:
        nonlocal good
        _make_likely(case, tables, rng)
        answer = case.call(base_url=node.base, session=session, timeout=60)
        case.validate_response(answer, checks=CHECKS)
        good += answer.status_code < 400

    with session:
        call()
    return good


def _make_likely(case: Case[Any], tables: dict[str, str], rng: random.Random) -> None:
    """Most requests name a table that is there and come from somebody who sits at it: else all would be refused."""
    if "table_id" in case.path_parameters and rng.random() < 0.8:
        case.path_parameters["table_id"] = tables[rng.choice(["waiting", "running", "finished"])]
    if rng.random() < 0.8:
        case.headers.update({"Cookie": tables["cookie"], "X-Kamishima": "1"})
    if "wait" in case.query:
        case.query["wait"] = 0


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["good", "bad"])
def test_no_answer_is_a_server_error_and_none_is_undocumented(
    node: RunningNode, tables: dict[str, str], mode: GenerationMode
) -> None:
    found = operations(node, mode)
    assert len(found) > 20
    successes = 0
    for operation in found:
        if mode is GenerationMode.NEGATIVE and not _has_parts(operation):
            continue
        successes += try_out(node, operation, tables, mode)
    assert successes > 0


def _has_parts(operation: Operation) -> bool:
    """Whether there is anything about a request that could be wrong."""
    return any([list(part) for part in (operation.query, operation.headers, operation.body, operation.path_parameters)])


def test_every_operation_is_named_described_and_tells_its_errors(described: dict[str, object]) -> None:
    paths = described["paths"]
    assert isinstance(paths, dict)
    assert len(paths) > 15
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation["summary"], (method, path)
            assert operation["operationId"], (method, path)
            assert operation["responses"], (method, path)
            if path.startswith("/api/"):
                assert "400" in operation["responses"] or "404" in operation["responses"], (method, path)


def test_errors_are_described_with_code_message_and_place(described: dict[str, object]) -> None:
    components = described["components"]
    assert isinstance(components, dict)
    failure = components["schemas"]["Failure"]
    assert set(wire.Failure.__struct_fields__) <= set(failure["properties"])
    assert {"code", "message"} <= set(failure["required"])


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "GARBAGE"])
def test_a_method_that_is_not_offered_is_refused_in_our_own_words(node: RunningNode, method: str) -> None:
    answer = httpx.request(method, node.base + "/api/tables", headers={"x-kamishima": "1"})
    assert answer.status_code in (400, 405)


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/tables/..%2f..%2fetc%2fpasswd", "/api/tables/%00", "/api/tables/%ff"]
)
def test_a_path_that_is_not_there_is_refused_without_a_server_error(node: RunningNode, path: str) -> None:
    answer = httpx.get(node.base + path)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"]


def test_a_body_that_is_too_large_is_refused(node: RunningNode) -> None:
    body = b'{"game":"' + b"x" * (node.settings.limits.body_bytes + 1) + b'"}'
    headers = {"x-kamishima": "1", "content-type": "application/json"}
    answer = httpx.post(node.base + "/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("headers", [{}, {"x-kamishima": "1", "origin": "https://elsewhere.example"}])
def test_a_page_of_somebody_else_cannot_change_anything(node: RunningNode, headers: dict[str, str]) -> None:
    answer = httpx.post(node.base + "/api/tables", json={"game": "origami", "seats": []}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_too_many_requests_are_refused_with_the_time_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(request_rate=0.001, request_burst=5)
    with running_node(tmp_path_factory.mktemp("limited"), limits=limits) as limited:
        answers = [httpx.get(limited.base + "/api/tables") for _ in range(12)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert refused[0].json()["code"] == "too-many"
    assert int(refused[0].headers["retry-after"]) >= 1
