"""Health, numbers, logs, the page, and stopping."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest
from tests.server.client import Person, plans
from tests.server.nodes import RunningNode, running_node

from kamishima.cli.main import main
from kamishima.games.registry import GAMES, house_hash
from kamishima.server.infra.logs import JsonLines, alias
from kamishima.server.protocol import messages as wire


def test_a_node_says_that_it_is_well(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            assert (await ana.ask("GET", "/health", wire.Health)).status == "well"
            ready = await ana.ask("GET", "/health/ready", wire.Health)
            assert (ready.status, ready.parts) == ("well", {"database": True, "writing": True, "bus": True})

    asyncio.run(told())


def test_a_node_says_which_rules_and_which_content_it_knows(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            for path in ("/health", "/health/ready"):
                health = await ana.ask("GET", path, wire.Health)
                assert health.rules["islands"] == [1, 2]
                assert health.content == {game: house_hash(game) for game in GAMES}

    asyncio.run(told())


def test_numbers_are_there_for_prometheus_and_tell_nothing_about_anybody(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base, "zenobia") as ana:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            answer = await ana.http.get("/metrics")
            for name in ("entries_total", "commits_total", "rooms", "connections", "bots_waiting", "bot_moves_total"):
                assert f"\nkamishima_{name} " in answer.text
            assert 'kamishima_answers_total{status="201"}' in answer.text
            assert table.id not in answer.text
            assert "zenobia" not in answer.text

    asyncio.run(told())


def test_the_interface_is_published(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            schema = (await ana.http.get("/schema/openapi.json")).json()
            assert "/api/tables/{table_id}/poll" in schema["paths"]
            for path, methods in schema["paths"].items():
                for method, operation in methods.items():
                    if path.startswith("/api"):
                        assert {"400", "429", "503"} <= set(operation["responses"]), (path, method)

    asyncio.run(told())


def test_a_log_line_is_json_with_known_fields_only() -> None:
    record = logging.LogRecord("kamishima.server.match.room", logging.WARNING, "", 1, "caught %s", ("up",), None)
    record.table = "t1"
    record.words = "play raccoon"
    line = json.loads(JsonLines().format(record))
    assert line["message"] == "caught up"
    assert (line["from"], line["level"], line["table"]) == ("match.room", "warning", alias("t1"))
    assert "words" not in line


def test_a_log_line_of_an_error_says_where_it_was_and_not_what_it_quotes() -> None:
    try:
        raise ValueError("ana holds the fox")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "failed", (), (type(error), error, error.__traceback__))
    text = JsonLines().format(record)
    assert "fox" not in text
    assert json.loads(text)["error"][0] == "ValueError"


def deep(levels: int) -> None:
    if levels:
        deep(levels - 1)
    raise ValueError("ana holds the fox")


@pytest.mark.parametrize("message", ["x" * 50_000, "\x01" * 50_000, "紙" * 50_000, '"' * 50_000, "short"])
def test_no_log_line_is_longer_than_two_thousand_bytes(message: str) -> None:
    with pytest.raises(ValueError, match="fox") as raised:
        deep(600)
    caught = (raised.type, raised.value, raised.tb)
    record = logging.LogRecord("kamishima.server.x" + "y" * 5_000, logging.ERROR, "", 1, message, (), caught)
    record.kind = ["z" * 5_000] * 9
    record.bot = 5
    text = JsonLines().format(record)
    assert len(text.encode()) <= 2_000
    line = json.loads(text)
    assert (line["level"], line["error"][0], line["bot"]) == ("error", "ValueError", 5)
    assert line["message"].startswith(message[:5])


def test_a_node_that_stops_says_good_bye_and_a_new_one_goes_on(tmp_path: Path) -> None:
    async def begin(base: str, stop: RunningNode) -> tuple[str, str]:
        async with Person(base) as ana:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="bo")]
            table = await ana.new_table(wire.NewTable(game="shaman", seats=seats))
            line = await ana.sit(table.id)
            stop.server.should_exit = True
            bye = await line.hear_until(wire.Bye)
            assert bye.reason == "the server stops"
            await line.close()
            return table.id, ana.cookie

    with running_node(tmp_path) as first:
        table, cookie = asyncio.run(begin(first.base, first))

    async def go_on(base: str) -> None:
        async with Person(base) as ana:
            ana.http.cookies.set("kamishima", cookie.partition("=")[2])
            line = await ana.sit(table)
            assert line.index == 1
            assert (await ana.table(table)).seats[0].yours
            await line.close()

    with running_node(tmp_path) as second:
        asyncio.run(go_on(second.base))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--port", "70000"], "port 70000: a port is between 0 and 65535"),
        (["--database", "mysql://x"], "the database 'mysql': is unknown"),
        (["--valkey", "redis://127.0.0.1:1/0"], "Valkey cannot be reached"),
        (["--host", "192.0.2.1"], "192.0.2.1:0: "),
        (["--bot-workers", "0"], "0 bot workers: at least one is needed"),
    ],
)
def test_what_keeps_the_server_from_starting_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(["serve", "--data", str(tmp_path), "--port", "0", *arguments]) == 2
    told = capsys.readouterr().err
    assert message in told
    assert told.count("\n") == 1
