"""The commands, run as a person runs them: real processes, real files."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

from kamishima import __version__
from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.core.record import record, write
from kamishima.core.turn import Decision
from kamishima.games.registry import box


def kamishima(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kamishima", *[str(argument) for argument in arguments]]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert "Traceback" not in done.stderr
    return done


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished match."""
    secret = bytes(range(32))
    match = Match(box("origami").table(2), ("ana", "bo"), SecretDice(secret))
    while isinstance(turn := match.turn, Decision):
        match.act(turn.seat, turn.actions[-1])
    path = tmp_path / "match.txt"
    path.write_text(write(record(match, "house", __version__, secret, publish=True)), "utf-8")
    return path


def test_info_says_version_engine_games_and_bots() -> None:
    out = kamishima("info").stdout
    assert f"kamishima {__version__}" in out
    assert "engine    " in out
    assert "origami (2–4 players" in out
    assert "uniform, greedy" in out


def test_help_lists_the_commands() -> None:
    out = kamishima("--help").stdout
    for command in ("play", "replay", "verify", "simulate", "check", "content", "info"):
        assert command in out


def test_an_unknown_command_is_refused() -> None:
    done = kamishima("fly")
    assert done.returncode == 2
    assert "invalid choice: 'fly'" in done.stderr


def test_the_version_is_told() -> None:
    assert kamishima("--version").stdout.strip() == f"kamishima {__version__}"


class TestSimulate:
    def test_a_table_of_results(self) -> None:
        done = kamishima("simulate", "origami", "--games", "20", "--bots", "greedy,uniform", "--processes", "1")
        assert done.returncode == 0
        assert done.stdout.startswith("20 games, ")
        assert "greedy" in done.stdout

    def test_files_for_ones_own_analysis(self, tmp_path: Path) -> None:
        table, outcomes = tmp_path / "games.csv", tmp_path / "games.json"
        kamishima("simulate", "origami", "--games", "6", "--players", "3", "--csv", table, "--json", outcomes)
        rows = list(csv.DictReader(table.read_text("utf-8").splitlines()))
        assert len(rows) == 18
        assert {row["seat"] for row in rows} == {"p1", "p2", "p3"}
        assert len(json.loads(outcomes.read_bytes())["outcomes"]) == 6

    def test_options_and_packs_are_used(self, tmp_path: Path) -> None:
        pack = tmp_path / "mine.toml"
        pack.write_text(kamishima("content", "export", "origami").stdout.replace("is = 3,", "is = 4,"), "utf-8")
        done = kamishima("simulate", "origami", "--games", "5", "--option", "families=farm,sea", "--pack", pack)
        assert done.returncode == 0

    @pytest.mark.parametrize(
        ("arguments", "reason"),
        [
            (["--bots", "deep"], "there is no bot 'deep'"),
            (["--bots", "uniform,uniform,uniform"], "name 1 to 2 bots"),
            (["--players", "9"], "Origami is for 2 to 4 players, not 9"),
            (["--games", "0"], "at least one game"),
            (["--players", "2", "--option", "families=farm,sky,sea"], "2 players choose exactly 2 families"),
            (["--option", "families=farm,farm"], "each family is chosen once"),
            (["--option", "families=farm,moon"], "no family 'moon' in the classic box"),
            (["--option", "colour=red"], "the options of Origami are box, families, turn-limit, memory-aid"),
            (["--option", "families"], "an option is written KEY=VALUE"),
            (["--option", "turn-limit=0"], "turn-limit is between 1 and 1000"),
            (["--pack", "/nowhere.toml"], "/nowhere.toml: No such file or directory"),
            (["--csv", "/nowhere/games.csv"], "/nowhere/games.csv: No such file or directory"),
        ],
    )
    def test_bad_arguments_get_one_clear_line(self, arguments: list[str], reason: str) -> None:
        done = kamishima("simulate", "origami", *arguments)
        assert done.returncode == 2
        assert done.stderr.startswith("kamishima: ")
        assert reason in done.stderr
        assert done.stderr.count("\n") == 1


class TestVerify:
    def test_a_good_record(self, finished: Path) -> None:
        done = kamishima("verify", finished)
        assert done.returncode == 0
        assert "verified: " in done.stdout
        assert "chance steps redrawn from the secret, ended by " in done.stdout

    def test_an_edited_record_names_line_and_reason(self, finished: Path) -> None:
        text = finished.read_text("utf-8")
        number = next(i for i, row in enumerate(text.split("\n"), 1) if row.startswith("ana: "))
        rows = text.split("\n")
        rows[number - 1] = "ana: draw unicorn"
        finished.write_text("\n".join(rows), "utf-8")
        done = kamishima("verify", finished)
        assert done.returncode == 2
        assert f"NOT VERIFIED: line {number}: there is no card 'unicorn'" in done.stdout

    def test_an_unknown_game(self, finished: Path) -> None:
        finished.write_text(finished.read_text("utf-8").replace('"origami"', '"chess"'), "utf-8")
        assert "NOT VERIFIED: line 3: there is no game 'chess'" in kamishima("verify", finished).stdout

    def test_impossible_options(self, finished: Path) -> None:
        finished.write_text(finished.read_text("utf-8").replace('"classic"', '"giant"'), "utf-8")
        assert "this table cannot be set up: " in kamishima("verify", finished).stdout

    def test_a_file_that_is_not_there_or_no_text(self, tmp_path: Path) -> None:
        assert "No such file" in kamishima("verify", tmp_path / "none").stdout
        (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
        assert "not a text file in UTF-8" in kamishima("verify", tmp_path / "noise").stdout


class TestContent:
    def test_an_export_can_be_edited_and_checked(self, tmp_path: Path) -> None:
        pack = tmp_path / "my.toml"
        pack.write_text(kamishima("content", "export", "origami").stdout, "utf-8")
        assert "(plays like our own)" in kamishima("content", "check", "origami", pack).stdout
        edited = pack.read_text("utf-8").replace('name = "house"', 'name = "mine"').replace("is = 9,", "is = 8,")
        pack.write_text(edited, "utf-8")
        out = kamishima("content", "check", "origami", pack).stdout
        assert "pack 'mine' is good" in out
        assert "plays like our own" not in out

    def test_a_mistake_is_told_with_file_line_and_path(self, tmp_path: Path) -> None:
        pack = tmp_path / "my.toml"
        text = kamishima("content", "export", "origami").stdout
        pack.write_text(text.replace("cost = { is = 2", "cost = { is = 99", 1), "utf-8")
        done = kamishima("content", "check", "origami", pack)
        assert done.returncode == 2
        line = text[: text.index("cost = { is = 2")].count("\n") + 1
        assert f"my.toml: line {line}: cards.cat.cost: 99 is not between 0 and 20" in done.stderr


def test_check_plays_random_games_and_reports() -> None:
    done = kamishima("check", "origami", "--games", "30", "--every", "30", "--processes", "1")
    assert done.returncode == 0
    assert "origami: 30 random games over every set-up" in done.stdout
    assert " 0 violations" in done.stdout
