"""Saving, resuming, and refusing what is damaged."""

from __future__ import annotations

import random
import stat
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kamishima.cli.main import main
from kamishima.cli.session.saves import MatchSaver, home, load, resume
from kamishima.core.chance import SecretDice, commitment
from kamishima.core.errors import KamishimaError
from kamishima.core.match import Match
from kamishima.core.turn import Decision

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Play, Resume

SECRET = bytes(range(32))


def leaving_after(actions: int) -> Callable[[Match], str | None]:
    """Say anything that is offered so many times, then close the input."""
    left = actions

    def script(match: Match) -> str | None:
        nonlocal left
        left -= 1
        turn = match.turn
        assert isinstance(turn, Decision)
        return random.Random(len(match.log)).choice(turn.actions).text if left >= 0 else None

    return script


@pytest.fixture
def save(play: Play, tmp_path: Path) -> Path:
    """A match that was left after some turns."""
    path = tmp_path / "evening.txt"
    play(leaving_after(6), seed=2, save=path)
    return path


# -- resuming ----------------------------------------------------------------------------------------------------------


def test_a_resumed_match_stands_where_it_was_left(play: Play, save: Path, tmp_path: Path) -> None:
    left = play(leaving_after(6), seed=2, save=tmp_path / "other.txt").match
    match, secret = resume(save, None)
    assert match.log == left.log
    assert match.game.encode(match.state) == left.game.encode(left.state)
    assert isinstance(match.dice, SecretDice)
    assert match.dice.secret == secret


def test_a_match_left_and_resumed_goes_on_as_if_never_interrupted(play: Play, go_on: Resume, save: Path) -> None:
    assert go_on(save).match.log == play(seed=2).match.log


def test_leaving_tells_where_the_match_is_and_how_to_go_on(play: Play, data_folder: Path) -> None:
    evening = play(leaving_after(2))
    (path,) = (data_folder / "saves").iterdir()
    assert f"The match is saved in {path}." in evening.shown
    assert f"kamishima play origami --resume {path}" in evening.shown


def test_quit_saves_too(play: Play, data_folder: Path) -> None:
    play(lambda _match: "quit")
    assert len(list((data_folder / "saves").iterdir())) == 1


def test_a_finished_match_leaves_no_save_behind_but_in_a_file_that_the_person_named(
    go_on: Resume, save: Path, data_folder: Path
) -> None:
    go_on(save)
    (path,) = (data_folder / "records").iterdir()
    assert save.read_text("utf-8") == path.read_text("utf-8")
    with pytest.raises(KamishimaError, match=r"this match is over; look at it with `kamishima replay"):
        resume(save, None)


def test_what_can_be_taken_back_can_be_taken_back_after_resuming(play: Play, save: Path) -> None:
    left = play(leaving_after(6), seed=2, save=save.with_name("other.txt")).match
    assert resume(save, None)[0].undoable(left.game.seats[0]) == left.undoable(left.game.seats[0])


# -- files -------------------------------------------------------------------------------------------------------------


def test_the_match_is_saved_after_every_choice(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    lengths: list[int] = []

    def script(match: Match) -> str | None:
        if path.exists():
            lengths.append(load(path).header.steps)
        return leaving_after(1)(match) if len(lengths) < 5 else None

    play(script, save=path)
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1]


def test_a_save_holds_the_secret_and_is_for_its_owner_only(save: Path) -> None:
    header = load(save).header
    assert commitment(bytes.fromhex(header.secret)) == header.commitment
    assert not header.over
    assert stat.S_IMODE(save.stat().st_mode) == 0o600


def test_the_save_command_names_a_file_that_is_used_from_then_on(play: Play, tmp_path: Path, data_folder: Path) -> None:
    path = tmp_path / "named.txt"
    moves = leaving_after(3)
    lines = ["", f"save {path}", "", ""]

    def script(match: Match) -> str | None:
        return (lines.pop(0) if lines else None) or moves(match)

    evening = play(script)
    assert f"The match is saved in {path}." in evening.shown
    assert load(path).header.steps == len(evening.match.log)
    assert list((data_folder / "saves").iterdir()) == []


def test_no_other_file_is_ever_written_over(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear Ana", "utf-8")
    lines: list[str | None] = [f"save {path}", None]
    evening = play(lambda _match: lines.pop(0))
    assert f"{path} is there already and is not written over; name another file" in " ".join(evening.shown.split())
    with pytest.raises(KamishimaError, match="is there already"):
        MatchSaver(SECRET, "house", path)
    assert path.read_text("utf-8") == "dear Ana"


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(
    play: Play, data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_folder.parent.mkdir(parents=True)
    data_folder.write_text("a file where a folder should be", "utf-8")
    told: list[str] = []

    def script(match: Match) -> str | None:
        told.append(match.log[-1].action.text)
        return leaving_after(1)(match) if len(told) < 3 else None

    monkeypatch.chdir(tmp_path)
    shown = play(script).shown
    assert len(told) == 3
    assert "Not a directory" in shown
    (rescued,) = tmp_path.glob("origami-*.txt")
    assert str(rescued) in shown
    assert load(rescued).header.steps > 1


def test_a_match_that_can_be_kept_nowhere_is_told_with_the_place_where_it_should_be(
    play: Play, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_folder.parent.mkdir(parents=True)
    data_folder.write_text("a file where a folder should be", "utf-8")

    def refuse(*_arguments: object, **_options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "NamedTemporaryFile", refuse)
    with pytest.raises(KamishimaError, match=f"{data_folder}.*: Not a directory"):
        play(leaving_after(1))


def test_a_relative_data_home_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "somewhere")
    assert home() == Path.home() / ".local" / "share" / "kamishima"


# -- damage ------------------------------------------------------------------------------------------------------------


def line_of(text: str, beginning: str) -> int:
    return next(number for number, row in enumerate(text.split("\n"), start=1) if row.startswith(beginning))


def other_card(row: str) -> str:
    return "~: card fox" if row != "~: card fox" else "~: card cat"


def test_a_changed_chance_step_is_refused_with_its_line(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = save.read_text("utf-8").split("\n")
    place = line_of("\n".join(rows), "~: card") - 1
    rows[place] = other_card(rows[place])
    assert_refused(save, "\n".join(rows), f"line {place + 1}: the secret draws", capsys)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("player: ", "player: fly ", "line "),
        ('secret = "', 'secret = "00', "a secret is 64 hexadecimal digits"),
        ("commitment", "comitment", "the front matter is wrong"),
        ("~: card", "~; card", "is not a step"),
        ('digest = "', 'digest = "0', "the digest does not fit the steps"),
        ('"classic"', '"giant"', "this table cannot be set up"),
        ("rules = 1", "rules = 999", "rules 999 of origami are newer than this program"),
        ("+++", "---", "line 1: a record begins with a line '+++'"),
    ],
)
def test_a_damaged_save_is_refused_with_line_and_reason_and_left_alone(
    save: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, reason: str
) -> None:
    assert_refused(save, save.read_text("utf-8").replace(old, new, 1), reason, capsys)


def test_a_save_that_is_cut_off_is_refused(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(save, save.read_text("utf-8")[:-5], "the last line is cut off", capsys)


def test_a_save_that_is_not_text_is_refused(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save.write_bytes(b"\xff\xfe\x00")
    assert main(["play", "origami", "--resume", str(save)]) == 2
    assert "not a text file in UTF-8" in capsys.readouterr().err


def assert_refused(save: Path, damaged: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert damaged != save.read_text("utf-8")
    save.write_text(damaged, "utf-8")
    assert main(["play", "origami", "--resume", str(save)]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"kamishima: {save}: line ")
    assert reason in error
    assert error.count("\n") == 1
    assert save.read_text("utf-8") == damaged
