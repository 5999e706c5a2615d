"""`simulate`, `check` and `info`: numbers that agree with each other, and exit codes that can be relied on."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kamishima.cli.commands import check as check_command
from kamishima.cli.commands import info
from kamishima.cli.commands.simulate import table
from kamishima.cli.main import main
from kamishima.core.engine import is_compiled
from kamishima.games.registry import GAMES
from kamishima.lab.check import Checked
from kamishima.lab.simulate import Outcome, Summary
from kamishima.testing.walk import Fault

GAMES_PLAYED = 6


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[dict[str, str]], dict[str, Any]]:
    """The rows of the CSV file and the JSON of one simulation."""
    folder = tmp_path_factory.mktemp("results")
    rows, everything = folder / "games.csv", folder / "games.json"
    bots = ["--players", "3", "--bots", "greedy,uniform", "--seed", "11", "--option", "turn-limit=8"]
    written = ["--csv", str(rows), "--json", str(everything)]
    command = ["simulate", "origami", "--games", str(GAMES_PLAYED), "--processes", "1", *bots, *written]
    assert main(command) == 0
    return list(csv.DictReader(rows.read_text("utf-8").splitlines())), json.loads(everything.read_bytes())


Files = tuple[list[dict[str, str]], dict[str, Any]]


# -- simulate ----------------------------------------------------------------------------------------------------------


def test_both_files_tell_the_same_games(files: Files) -> None:
    rows, everything = files
    expected = [
        {
            "seed": str(game["seed"]),
            "seat": f"p{seat + 1}",
            "bot": bot,
            "score": str(game["scores"][seat]),
            "rank": str(game["ranks"][seat]),
            "reason": game["reason"],
            "decisions": str(game["decisions"]),
            "steps": str(game["steps"]),
        }
        for game in everything["outcomes"]
        for seat, bot in enumerate(game["bots"])
    ]
    assert rows == expected


def test_games_are_numbered_by_their_seeds_and_bots_change_seats(files: Files) -> None:
    _, everything = files
    assert [game["seed"] for game in everything["outcomes"]] == list(range(11, 11 + GAMES_PLAYED))
    assert all(sorted(game["bots"]) == ["greedy", "greedy", "uniform"] for game in everything["outcomes"])
    assert len({tuple(game["bots"]) for game in everything["outcomes"]}) == 3


def test_the_summary_adds_up(files: Files) -> None:
    rows, everything = files
    summary = everything["summary"]
    assert summary["games"] == GAMES_PLAYED
    assert sum(summary["reasons"].values()) == GAMES_PLAYED
    for column, tallies in (("bot", summary["by_bot"]), ("seat", summary["by_seat"])):
        assert sum(tally["wins"] for tally in tallies.values()) == pytest.approx(GAMES_PLAYED)
        assert {name: tally["games"] for name, tally in tallies.items()} == Counter(row[column] for row in rows)
        points = Counter[str]()
        for row in rows:
            points[row[column]] += int(row["score"])
        assert {name: tally["points"] for name, tally in tallies.items()} == points


def test_the_same_seed_plays_the_same_game_whatever_was_played_before(files: Files, tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    chosen = ["--players", "3", "--bots", "greedy,uniform", "--option", "turn-limit=8", "--processes", "1"]
    assert main(["simulate", "origami", "--games", "1", "--seed", "14", "--json", str(path), *chosen]) == 0
    assert json.loads(path.read_bytes())["outcomes"] == [files[1]["outcomes"][3]]


@pytest.mark.parametrize("option", ["--csv", "--json"])
def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "kamishima.cli.commands.simulate.simulate", lambda *_given, **_options: pytest.fail("it was played")
    )
    assert main(["simulate", "origami", option, str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"kamishima: {tmp_path}: Is a directory\n"


@pytest.mark.parametrize(
    ("command", "played"),
    [
        ("balance origami --csv", "kamishima.games.origami.commands.balance.watch_games"),
        ("islands balance --csv", "kamishima.games.islands.commands.balance.measure"),
        ("islands balance --json", "kamishima.games.islands.commands.balance.measure"),
    ],
)
def test_so_it_is_for_the_reports_of_balance(
    command: str,
    played: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(played, lambda *_given, **_options: pytest.fail("it was played"))
    assert main([*command.split(), str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"kamishima: {tmp_path}: Is a directory\n"


def outcome(scores: tuple[int, ...], ranks: tuple[int, ...], reason: str = "deck") -> Outcome:
    return Outcome(1, ("greedy", "uniform", "uniform")[: len(scores)], scores, ranks, reason, 30, 90)


def test_the_table_shows_means_and_shared_victories_in_parts() -> None:
    summary = Summary()
    summary.add(outcome((20, 10, 20), (1, 3, 1)))
    summary.add(outcome((10, 30, 20), (3, 1, 2), "turn-limit"))
    lines = table(summary, 3.21)
    assert lines[0] == "2 games, 30.0 decisions each, 3.2 s"
    assert lines[1] == "ended by deck 1, turn-limit 1"
    rows = {line.split()[0]: line.split()[1:] for line in lines[3:] if line}
    assert rows["greedy"] == ["2", "25.0%", "15.0"]
    assert rows["uniform"] == ["4", "37.5%", "20.0"]
    assert (rows["p1"], rows["p2"]) == (["2", "25.0%", "15.0"], ["2", "50.0%", "20.0"])


def test_the_columns_of_the_table_are_straight() -> None:
    summary = Summary()
    for _ in range(1234):
        summary.add(outcome((5, 110), (2, 1)))
    lines = [line for line in table(summary, 0)[3:] if line]
    assert len({len(line) for line in lines}) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "origami", "--games", "1", "--processes", "-1"],
        ["simulate", "origami", "--games", "-1"],
        ["simulate", "origami", "--bots", ","],
        ["check", "origami", "--games", "1", "--processes", "-1"],
        ["check", "origami", "--games", "0"],
        ["check", "origami", "--games", "-1"],
    ],
    ids=" ".join,
)
def test_numbers_that_make_no_sense_are_refused_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("kamishima: --")
    assert error.count("\n") == 1


# -- check -------------------------------------------------------------------------------------------------------------


def checking(monkeypatch: pytest.MonkeyPatch, *found: Checked) -> None:
    """Let the check find this."""

    def check(*_given: object, **_options: object) -> Iterator[list[Checked]]:
        yield list(found[:1])
        yield list(found[1:])

    monkeypatch.setattr(check_command, "check", check)


def test_a_broken_game_is_told_and_the_exit_code_is_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checking(monkeypatch, Checked(2, 100, 5, ""), Checked(3, 0, 0, "a card was lost"), Checked(4, 250, 12, ""))
    assert main(["check", "origami", "--games", "3"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "BROKEN: a card was lost"
    assert "3 random games over every set-up, 350 steps, at most 250 a game" in lines[1]
    assert "secrecy at 17 of them" in lines[1]
    assert "1 violations" in lines[1]


def test_games_that_hold_have_the_exit_code_0(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checking(monkeypatch, Checked(2, 100, 5, ""), Checked(3, 90, 4, ""))
    assert main(["check", "origami", "--games", "2"]) == 0
    assert "BROKEN" not in capsys.readouterr().out


def test_a_fault_that_a_game_really_has_reaches_the_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_given: object) -> tuple[int, int]:
        raise Fault("seed 7: a card was made")

    monkeypatch.setattr("kamishima.lab.check.quick_check", fail)
    assert main(["check", "origami", "--games", "2", "--processes", "1"]) == 1
    assert capsys.readouterr().out.count("BROKEN: seed 7: a card was made\n") == 2


# -- info --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "compiled"),
    [
        ("/lib/kamishima/core/game.py", False),
        ("/lib/kamishima/core/game.cpython-311-x86_64-linux-gnu.so", True),
        ("C:\\lib\\kamishima\\core\\game.cp311-win_amd64.pyd", True),
    ],
)
def test_the_file_of_a_module_tells_whether_the_engine_is_compiled(file: str, compiled: bool) -> None:
    assert is_compiled(file) is compiled


@pytest.mark.parametrize(
    ("compiled", "said"), [(False, "uncompiled: the rules are the same, only slower"), (True, "compiled (mypyc)")]
)
def test_info_says_whether_the_engine_is_compiled(
    compiled: bool, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(info, "is_compiled", lambda: compiled)
    assert main(["info"]) == 0
    assert f"engine    {said}\n" in capsys.readouterr().out


def test_info_names_every_game_with_its_players_and_the_hash_of_its_content(capsys: pytest.CaptureFixture[str]) -> None:
    main(["info"])
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("games ")]
    for name, found in GAMES.items():
        content = found.read_content(found.house_text())
        rules = "/".join(str(version.number) for version in found.versions)
        shown = f"{name} ({found.players[0]}–{found.players[-1]} players, rules {rules}, content {content.hash[:12]})"
        assert shown in line
