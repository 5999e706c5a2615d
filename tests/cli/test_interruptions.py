"""Ctrl-C in long commands: they end, whatever a bot thinks about, and what is finished is kept.

The bots here would think for hours about each decision, so that a command that ends at all has heard the signal.
"""

from __future__ import annotations

import csv
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from tests.cli.conftest import OpenTerminal
from tests.cli.processes import Running

from kamishima import interrupts
from kamishima.cli.main import main

ENDLESS = "dragon@1000000"
INTERRUPTED = 130
PROCESSES = pytest.mark.parametrize("processes", ["1", "2"])


class Start(Protocol):
    """Run `kamishima` with these arguments."""

    def __call__(self, *arguments: str | Path) -> Running: ...


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Running] = []

    def run(*arguments: str | Path) -> Running:
        started.append(Running(*arguments, folder=tmp_path))
        return started[-1]

    yield run
    for one in started:
        one.close()


def stop(running: Running, times: int = 1) -> str:
    """Press Ctrl-C; what was printed until the command has ended, with nothing left behind."""
    for _ in range(times):
        running.press_ctrl_c()
    code, output = running.end()
    assert code == INTERRUPTED, running.messages
    assert "Traceback" not in running.messages
    assert "fatal" not in running.messages
    running.wait_until_empty()
    return output


# -- nothing is finished yet -------------------------------------------------------------------------------------------

SMALL = ["--option", "turn-limit=2"]
BEGINNINGS = {
    "simulate": ["simulate", "islands", "--players", "3", "--games", "120", "--bots", ENDLESS, "--csv", "games.csv"],
    "arena": ["arena", "shaman", "--games", "120", "--bots", f"{ENDLESS},crane@1000000", "--results", "games.csv"],
    "lab": ["lab", "origami", "--games", "120", "--bots", ENDLESS, "--csv", "games.csv", "--parquet", "games.parquet"],
    "balance": ["balance", "origami", "--games", "120", "--bots", ENDLESS, "--csv", "games.csv"],
}


@PROCESSES
@pytest.mark.parametrize("command", BEGINNINGS)
def test_a_bot_in_mid_thought_does_not_keep_a_command_going(
    command: str, processes: str, start: Start, tmp_path: Path
) -> None:
    running = start(*BEGINNINGS[command], "--processes", processes)
    running.wait_for("0/120")
    assert stop(running) == ""
    assert "kamishima: stopped" in running.messages
    assert [path.name for path in tmp_path.iterdir()] == ["output.txt"]


def test_pressing_it_again_and_again_makes_nothing_worse(start: Start) -> None:
    running = start(*BEGINNINGS["simulate"], "--processes", "2")
    running.wait_for("0/120")
    assert stop(running, times=20) == ""
    assert "kamishima: stopped" in running.messages


def test_a_file_that_was_there_stays_when_nothing_is_finished(start: Start, tmp_path: Path) -> None:
    (tmp_path / "games.csv").write_text("mine\n", "utf-8")
    running = start(*BEGINNINGS["lab"], "--processes", "1")
    running.wait_for("0/120")
    stop(running)
    assert (tmp_path / "games.csv").read_text("utf-8") == "mine\n"


# -- something is finished ---------------------------------------------------------------------------------------------

MANY = "1000000"
SOME = r" [1-9]\d*/1000000"


def finished(running: Running, total: int = 1000000) -> int:
    """How many are said to be finished."""
    told = running.messages.rpartition("stopped after ")[2]
    done, _, rest = told.partition(" of ")
    assert rest.startswith(f"{total}; results are of these alone")
    return int(done)


@PROCESSES
def test_a_simulation_sums_up_and_writes_the_games_that_are_finished(
    processes: str, start: Start, tmp_path: Path
) -> None:
    running = start("simulate", "origami", "--games", MANY, *SMALL, "--processes", processes, "--csv", "games.csv")
    running.wait_for(SOME)
    output = stop(running)
    games = finished(running)
    assert output.startswith(f"{games} games, ")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == 1 + 2 * games


@PROCESSES
def test_a_mass_check_tells_how_many_games_it_has_checked(processes: str, start: Start) -> None:
    running = start("check", "shaman", "--games", MANY, "--processes", processes)
    running.wait_for(SOME)
    output = stop(running)
    assert f"shaman: {finished(running)} random games" in output


@PROCESSES
def test_an_arena_keeps_its_games_and_goes_on_from_there(processes: str, start: Start, tmp_path: Path) -> None:
    command = ["arena", "origami", "--bots", "uniform,greedy", "--games", MANY, *SMALL, "--results", "games.jsonl"]
    running = start(*command, "--processes", processes)
    running.wait_for(SOME)
    assert " ahead of " in stop(running)
    games = finished(running)
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 1 + games
    again = start(*command, "--processes", processes)
    again.wait_for(SOME)
    stop(again)
    assert finished(again) >= games


@PROCESSES
def test_a_study_reports_and_writes_the_games_that_are_finished(processes: str, start: Start, tmp_path: Path) -> None:
    command = ["lab", "origami", "--bots", "uniform", "--games", MANY, *SMALL]
    running = start(*command, "--processes", processes, "--csv", "games.csv", "--parquet", "games.parquet")
    running.wait_for(SOME)
    assert "written: lab.html" in stop(running)
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == 1 + 2 * finished(running)
    assert (tmp_path / "games.parquet").read_bytes()[-4:] == b"PAR1"
    assert "Who wins" in (tmp_path / "lab.html").read_text("utf-8")


@PROCESSES
def test_the_balance_of_cards_is_of_the_games_that_are_finished(processes: str, start: Start) -> None:
    running = start("balance", "origami", "--bots", "uniform", "--games", MANY, *SMALL, "--processes", processes)
    running.wait_for(SOME)
    output = stop(running)
    assert output.startswith(f"{finished(running)} games.")


@PROCESSES
def test_the_balance_of_sheets_is_of_the_games_that_are_finished(processes: str, start: Start) -> None:
    running = start("islands", "balance", "--bot", "uniform", "--games", MANY, "--processes", processes)
    running.wait_for(SOME)
    assert "best score: " in stop(running)
    assert finished(running) >= 1


def test_forging_keeps_the_sheets_that_are_whole(start: Start, tmp_path: Path) -> None:
    running = start("islands", "forge", "100", "--tries", "3", "--out", "mine.toml")
    running.wait_for(r" ([2-9]|\d\d)/200")
    stop(running)
    sheets = finished(running, 200) // 2
    pack = (tmp_path / "mine.toml").read_text("utf-8")
    assert pack.count("\n[sheets.") - pack.count(".islands.") >= sheets
    assert pack.count("forged-") >= 2 * sheets


# -- one process -------------------------------------------------------------------------------------------------------


def test_a_bot_that_thinks_at_the_table_can_be_interrupted_and_the_match_is_kept(
    terminal: OpenTerminal, data_folder: Path
) -> None:
    shown = terminal("play", "shaman", "--bots", "dragon", "--seed", "1")
    shown.wait_for("›")
    shown.type("", "Enter")
    shown.type("", "C-c")
    shown.wait_for("exit code 0")
    assert len(list((data_folder / "saves").iterdir())) == 1


def test_a_signal_that_is_ignored_stays_so() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with interrupts.deferred(), interrupts.raised():
            os.kill(os.getpid(), signal.SIGINT)
            assert not interrupts.requested()
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_signal_that_comes_at_an_unsafe_moment_interrupts_at_the_end_of_the_wait() -> None:
    reached: list[str] = []
    with pytest.raises(KeyboardInterrupt), interrupts.deferred():  # noqa: PT012  # how far it comes is tested
        with interrupts.raised(lambda: False):
            os.kill(os.getpid(), signal.SIGINT)
            reached.append("inside")
        reached.append("behind")
    assert reached == ["inside"]


def test_a_request_to_stop_ends_with_the_command_that_it_was_for(capsys: pytest.CaptureFixture[str]) -> None:
    with interrupts.deferred():
        interrupts.request()
        with pytest.raises(KeyboardInterrupt):
            interrupts.check()
    assert main(["info"]) == 0
    assert capsys.readouterr().err == ""
