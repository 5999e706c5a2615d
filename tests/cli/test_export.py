"""`kamishima export`: a finished match in a notation that its game names."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.adapters.test_ppn import played

from kamishima.cli.main import main
from kamishima.core.record import write
from kamishima.games.registry import box
from kamishima.games.shaman.ppn import export

Output = pytest.CaptureFixture[str]


def test_a_finished_match_is_printed_or_written(tmp_path: Path, capsys: Output) -> None:
    game = box("shaman").table(2, {"turn-limit": 2})
    made, _ = played(game, 1)
    path, out = tmp_path / "match.txt", tmp_path / "match.ppn"
    path.write_text(write(made), "utf-8")
    assert main(["export", str(path), "--ppn"]) == 0
    assert capsys.readouterr().out == export(made, game)
    assert main(["export", str(path), "--ppn", "--out", str(out)]) == 0
    assert out.read_text("utf-8") == export(made, game)


def test_a_game_without_the_notation_is_told(finished: Path, capsys: Output) -> None:
    assert main(["export", str(finished), "--ppn"]) == 2
    assert capsys.readouterr().err == "kamishima: --ppn: only for matches of shaman, not of origami\n"


def test_a_notation_must_be_named(finished: Path, capsys: Output) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["export", str(finished)])
    assert leaving.value.code == 2
    assert "--ppn is required" in capsys.readouterr().err
