"""The ladder: a table for each number of players, the same again from the same games, and a mirror."""

from __future__ import annotations

from pathlib import Path

import pytest

from kamishima.bots.nets import shipped
from kamishima.cli.main import main
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import setting
from kamishima.lab.ladder import BOTS, MIRROR, replaced, results_file, rung, weights_of

SHORT = ["--option", "turn-limit=2", "--games", "2", "--bots", "uniform,greedy", "--processes", "1"]
DOCUMENT = "Before\n<!-- ladder shaman -->\nold\n<!-- end of ladder shaman -->\nafter\n"


def ladder(folder: Path, *more: str) -> int:
    return main(["ladder", "shaman", "--players", "2", *SHORT, "--folder", str(folder), *more])


def test_the_ladder_writes_its_table_between_the_marks_of_a_document(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = tmp_path / "bots.md"
    document.write_text(DOCUMENT)
    assert ladder(tmp_path / "games", "--document", str(document)) == 0
    table = capsys.readouterr().out.strip()
    lines = table.splitlines()
    assert [line.count("|") for line in lines] == [8] * 5
    assert lines[-1].startswith("| shaman, 2 players, turn-limit 2 | paper-1 against itself | | 2 |")
    assert document.read_text() == DOCUMENT.replace("old", table)


def test_the_same_command_gives_the_same_table_without_playing_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ladder(tmp_path) == 0
    first, files = capsys.readouterr().out, {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert ladder(tmp_path) == 0
    assert capsys.readouterr().out == first
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == files


def test_games_with_other_weights_are_other_games(tmp_path: Path) -> None:
    plan = rung(setting("shaman", 2, {}), BOTS, 4, 0).plan
    assert results_file(tmp_path, plan, "one") != results_file(tmp_path, plan, "other")


def test_the_table_names_the_weights_that_answer_there() -> None:
    assert weights_of(setting("shaman", 2, {})) == shipped("shaman")["two"].hash[:12]
    assert weights_of(setting("islands", 2, {})) == ""


def test_the_mirror_is_one_bot_under_two_names() -> None:
    assert MIRROR == ("paper-1", "paper-1@untimed")
    assert rung(setting("shaman", 2, {}), BOTS, 4, 0).mirror.bots == MIRROR


def test_a_document_without_marks_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(KamishimaError, match="each once"):
        replaced("nothing here", "shaman", "")
    document = tmp_path / "bots.md"
    document.write_text("nothing here")
    assert ladder(tmp_path / "games", "--document", str(document)) == 2
    assert "each once" in capsys.readouterr().err
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize("players", ["0", "two", "2,,3", "1"])
def test_numbers_of_players_that_make_no_sense_are_refused(
    players: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", "shaman", "--players", players, "--folder", str(tmp_path)]) == 2
    assert "numbers of players from 2 on" in capsys.readouterr().err


def test_it_is_said_where_the_judge_answers_for_a_net(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--option", "turn-limit=1", "--games", "1", "--bots", "uniform,master@1", "--processes", "1"]
    assert main(["ladder", "shaman", "--players", "3", *short, "--folder", str(tmp_path)]) == 0
    told = capsys.readouterr().err
    assert "master@1: the nets of shaman have learned tables of 2 players, not of 3; the judge" in told
