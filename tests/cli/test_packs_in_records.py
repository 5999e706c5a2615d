"""Records of other packs: they are played again with their own pack and with no other."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from kamishima import __version__
from kamishima.cli.commands.play import secret_of
from kamishima.cli.main import main
from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.core.record import read, record, write
from kamishima.core.turn import Decision
from kamishima.games.registry import box

SECRET = secret_of(6)


def house(*changes: tuple[str, str]) -> str:
    """Our own pack, changed."""
    text = box("origami").house_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


MINE = house(('name = "house"', 'name = "mine"'), ("is = 9,", "is = 8,"))


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, "utf-8")
    return path


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    """The record of a short match that was played with that pack."""
    game = box("origami").table(2, {"turn-limit": 5}, MINE)
    match = Match(game, ("Ana", "Kumo (greedy)"), SecretDice(SECRET))
    while isinstance(turn := match.turn, Decision):
        match.act(turn.seat, turn.actions[-1])
    path = tmp_path / "with-my-pack.txt"
    path.write_text(write(record(match, "mine", __version__, SECRET, publish=True)), "utf-8")
    return path


@pytest.fixture
def running_file(tmp_path: Path) -> Path:
    """A save of a match with that pack that has only begun."""
    match = Match(box("origami").table(2, {}, MINE), ("Ana", "Kumo (greedy)"), SecretDice(SECRET))
    path = tmp_path / "running.txt"
    path.write_text(write(record(match, "mine", __version__, SECRET, publish=True)), "utf-8")
    return path


def line_of(path: Path, beginning: str) -> int:
    rows = path.read_text("utf-8").split("\n")
    return next(number for number, row in enumerate(rows, 1) if row.startswith(beginning))


def test_with_its_own_pack_a_record_verifies_and_can_be_read(
    match_file: Path, mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(match_file), "--pack", str(mine)]) == 0
    assert "verified: " in capsys.readouterr().out
    assert main(["replay", str(match_file), "--pack", str(mine), "--text"]) == 0
    assert capsys.readouterr().out.startswith("Origami: Ana and Kumo (greedy)")


def test_without_it_the_record_is_refused_with_the_name_of_its_pack(
    match_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = read(match_file.read_text("utf-8")).header.content
    expected = f"line {line_of(match_file, 'content')}: played with the pack 'mine', content {content[:12]}…"
    assert main(["verify", str(match_file)]) == 2
    assert f"NOT VERIFIED: {expected}" in capsys.readouterr().out
    assert main(["replay", str(match_file)]) == 2
    assert capsys.readouterr().err.startswith(f"kamishima: {match_file}: {expected}")


def test_a_pack_that_reads_the_same_but_plays_otherwise_is_refused(
    match_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.toml"
    other.write_text(house(('name = "house"', 'name = "mine"')), "utf-8")
    assert main(["verify", str(match_file), "--pack", str(other)]) == 2
    assert "played with the pack 'mine'" in capsys.readouterr().out


def test_comments_and_empty_lines_in_a_pack_do_not_matter(match_file: Path, mine: Path) -> None:
    mine.write_text("# corrected on a rainy day\n\n" + MINE.replace("\n[", "\n\n# next\n["), "utf-8")
    assert main(["verify", str(match_file), "--pack", str(mine)]) == 0


def test_of_several_records_each_is_judged_for_itself(
    match_file: Path, finished: Path, mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = [str(finished.with_name("none.txt")), str(match_file), str(finished)]
    assert main(["verify", *records, "--pack", str(mine)]) == 2
    none, good, other = capsys.readouterr().out.splitlines()
    assert none.startswith(f"{records[0]}: NOT VERIFIED: ")
    assert good.startswith(f"{match_file}: verified: ")
    assert "NOT VERIFIED: line" in other
    assert "played with the pack 'house'" in other


def test_a_broken_pack_is_not_blamed_on_the_record_alone(
    match_file: Path, mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.write_text(MINE.replace("is = 8,", "is = 99,", 1), "utf-8")
    assert main(["verify", str(match_file), "--pack", str(mine)]) == 2
    assert f"{mine}: line " in (told := capsys.readouterr().err)
    assert "99 is not between" in told


def test_a_pack_that_is_not_there_is_told_before_any_record_is_read(
    match_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("verify", "replay"):
        assert main([command, str(match_file), "--pack", str(tmp_path / "none.toml")]) == 2
        output = capsys.readouterr()
        assert output.out == ""
        assert output.err == f"kamishima: {tmp_path / 'none.toml'}: No such file or directory\n"


def test_a_match_goes_on_only_with_the_pack_it_was_begun_with(
    running_file: Path, mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "origami", "--resume", str(running_file)]) == 2
    assert "played with the pack 'mine'" in capsys.readouterr().err
    assert main(["play", "origami", "--resume", str(running_file), "--pack", str(mine)]) == 0
    assert read(running_file.read_text("utf-8")).header.pack == "mine"
    assert f"--pack {mine}" in capsys.readouterr().out


def test_an_exported_pack_is_our_own_word_for_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "export", "origami"]) == 0
    exported = capsys.readouterr().out
    assert exported == box("origami").house_text()
    path = tmp_path / "exported.toml"
    path.write_text(exported, "utf-8")
    assert main(["content", "check", "origami", str(path)]) == 0
    own = box("origami").read_content(exported)
    assert capsys.readouterr().out == f"{path}: pack 'house' is good; hash {own.hash} (plays like our own)\n"
