"""Commands on records of older rules: verified, replayed, exported by the rules that they name."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from kamishima.cli.main import main

CORPUS = Path(__file__).parents[1] / "corpus"


@pytest.fixture
def old_record(tmp_path: Path) -> Path:
    """A match of Islands by rules 1, in which somebody was dealt the same sheet twice."""
    with zipfile.ZipFile(next(CORPUS.glob("islands-1-*.zip"))) as archive:
        text = archive.read("6.txt").decode()
    path = tmp_path / "old.txt"
    path.write_text(text, "utf-8")
    return path


def test_a_record_of_older_rules_is_verified_by_them(old_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(old_record)]) == 0
    assert "old.txt" in capsys.readouterr().out


def test_by_newer_rules_it_would_not_be_right(old_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old_record.write_text(old_record.read_text("utf-8").replace("\nrules = 1\n", "\nrules = 2\n"), "utf-8")
    assert main(["verify", str(old_record)]) == 2
    assert "the secret draws" in capsys.readouterr().out


def test_a_record_of_rules_to_come_is_refused_in_one_line(old_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old_record.write_text(old_record.read_text("utf-8").replace("\nrules = 1\n", "\nrules = 3\n"), "utf-8")
    assert main(["verify", str(old_record)]) == 2
    told = capsys.readouterr().out
    assert "line 4: rules 3 of islands are newer than this program, which knows them up to 2" in told
    assert told.count("\n") == 1


def test_a_record_of_older_rules_is_replayed(old_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(old_record)]) == 0
    assert capsys.readouterr().out
