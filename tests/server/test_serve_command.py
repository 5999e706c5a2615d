"""`kamishima serve` as people use it: started as a process, stopped with Ctrl-C, started again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from tests.server.client import Person, pick
from tests.server.players import Player

from kamishima.cli.main import main
from kamishima.core.record import Record, read, verify
from kamishima.games.registry import GAMES, box
from kamishima.server.protocol import messages as wire

MOVES = 6


@contextmanager
def served(data: Path, *arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server as a process of its own, and its address as its first line tells it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KAMISHIMA_")}
    process = subprocess.Popen(
        [sys.executable, "-m", "kamishima", "serve", "--port", "0", "--unlimited", *arguments],
        env={**kept, "XDG_DATA_HOME": str(data)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("listening on http://127.0.0.1:"), process.communicate()
        yield line.split()[-1], process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def interrupt(process: subprocess.Popen[str]) -> tuple[str, str]:
    """As Ctrl-C does; what the server said after its first line."""
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=60)
    assert process.returncode == 0, said
    return said


async def begin(base: str) -> tuple[str, dict[str, str]]:
    """Somebody begins a match of every game, alone at two seats."""
    async with Person(base, "ana") as ana:
        tables: dict[str, str] = {}
        for name in GAMES:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="bo")]
            table = await ana.new_table(wire.NewTable(game=name, seats=seats))
            await play_some(ana, table.id)
            tables[name] = table.id
        return ana.cookie.partition("=")[2], tables


async def play_some(person: Person, table: str) -> None:
    lines, rng = [await person.sit(table, f"?seat={seat}") for seat in (0, 1)], random.Random(5)
    for _ in range(MOVES):
        actor = next(line for line in lines if line.my_turn)
        assert actor.words is not None
        update = await actor.submit(pick(actor.words, rng))
        for line in lines:
            while line.index < update.index:
                await line.hear()
    for line in lines:
        await line.close()


async def go_on(base: str, cookie: str, tables: dict[str, str]) -> None:
    """Every match stands where it stood, and is played to its end."""
    async with Person(base, "ana") as ana:
        ana.http.cookies.set("kamishima", cookie)
        for game, table in tables.items():
            log = await ana.ask("GET", f"/api/tables/{table}/log", wire.Log)
            assert sum(b'"seat":null' not in bytes(line.step) for line in log.lines) == MOVES
            players = [Player(ana, table, seat, random.Random(6)) for seat in (0, 1)]
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
            record = read(await ana.record(table))
            verify(record, box(game).table(2, dict(record.header.options)))
            assert [line.words for line in record.lines[: len(log.lines)]] == words_of(log, record)


def words_of(log: wire.Log, record: Record) -> list[str]:
    """The words of a log that somebody saw at one seat; what was concealed is as in the record."""
    told = [msgspec.json.decode(line.step)["words"] for line in log.lines]
    return [said or line.words for said, line in zip(told, record.lines, strict=False)]


def test_every_match_continues_after_ctrl_c_and_a_new_start(tmp_path: Path) -> None:
    with served(tmp_path) as (base, process):
        cookie, tables = asyncio.run(begin(base))
        out, error = interrupt(process)
        assert "every match goes on" in out
        assert "Traceback" not in error
    with served(tmp_path) as (base, process):
        asyncio.run(go_on(base, cookie, tables))
        interrupt(process)
    assert (tmp_path / "kamishima" / "kamishima.db").is_file()


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(tmp_path) as (base, _):
        port = base.rpartition(":")[2]
        assert main(["serve", "--data", str(tmp_path / "other"), "--port", port]) == 2
    told = capsys.readouterr().err
    assert f"127.0.0.1:{port}: " in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("http://0.0.0.0:8000", "http://127.0.0.1:8000"),
        ("http://[::]:8000", "http://[::1]:8000"),
        ("http://192.0.2.7:80", "http://192.0.2.7:80"),
    ],
)
def test_a_browser_is_sent_to_where_it_can_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], address: str, here: str
) -> None:
    opened: list[str] = []
    is_open = threading.Event()

    def open_browser(page: str) -> bool:
        opened.append(page)
        is_open.set()
        return True

    monkeypatch.setattr("webbrowser.open", open_browser)
    monkeypatch.setattr("kamishima.cli.commands.serve.serve", lambda _settings, started: started(address))
    monkeypatch.setattr("kamishima.server.infra.logs.set_up", lambda: None)
    assert main(["serve", "--data", str(tmp_path)]) == 0
    assert not opened
    assert main(["serve", "--data", str(tmp_path), "--open"]) == 0
    assert is_open.wait(60)
    assert opened == [here]
    assert capsys.readouterr().out.count(f"listening on {address}\n") == 2


def second_server(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to end by itself."""
    command = [sys.executable, "-m", "kamishima", "serve", "--port", "0", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_a_second_server_on_the_same_file_refuses_to_start_and_the_first_goes_on(tmp_path: Path) -> None:
    with served(tmp_path) as (base, process):
        alias = tmp_path / "alias.db"
        alias.symlink_to(tmp_path / "kamishima" / "kamishima.db")
        for arguments in (["--data", str(tmp_path / "kamishima")], ["--database", f"sqlite:///{alias}"]):
            refused = second_server(*arguments)
            assert refused.returncode == 2
            assert refused.stdout == ""
            assert refused.stderr.count("\n") == 1, refused.stderr
            assert "kamishima.db: another server uses this database already; stop it first" in refused.stderr
        _, tables = asyncio.run(begin(base))
        assert set(tables) == set(GAMES)
        interrupt(process)


def test_a_server_that_was_killed_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    with served(tmp_path) as (_, process):
        process.kill()
        process.wait()
    with served(tmp_path) as (_, process):
        interrupt(process)
