"""Saves where something is in the way: other matches, folders, full disks, odd homes."""

from __future__ import annotations

import io
import stat
import tempfile
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

from kamishima import __version__
from kamishima.cli.commands.play import secret_of
from kamishima.cli.main import main
from kamishima.cli.session.lineup import make_lineup
from kamishima.cli.session.saves import MatchSaver, home, load, new_path, resume
from kamishima.core.chance import SecretDice
from kamishima.core.errors import KamishimaError
from kamishima.core.match import Match
from kamishima.core.record import Record, digest, record, write
from kamishima.core.turn import Decision
from kamishima.games.registry import box

SECRET = secret_of(3)


def begun(steps: int = 0) -> Match:
    """A match of a person and a bot after so many decisions."""
    match = Match(box("origami").table(2), make_lineup("Ana", ["greedy"]).recorded, SecretDice(SECRET))
    for _ in range(steps):
        turn = match.turn
        assert isinstance(turn, Decision)
        match.act(turn.seat, turn.actions[0])
    return match


def finished() -> Match:
    match = begun()
    while isinstance(turn := match.turn, Decision):
        match.act(turn.seat, turn.actions[-1])
    return match


def saver(path: Path | None = None) -> MatchSaver:
    return MatchSaver(SECRET, "house", path)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# -- two tables, one file ----------------------------------------------------------------------------------------------


def test_of_two_tables_that_name_the_same_new_file_only_the_first_gets_it(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    first, second = saver(path), saver(path)
    first.save(begun(2))
    before = path.read_text("utf-8")
    with pytest.raises(KamishimaError, match="is there already and is not written over"):
        second.save(begun(4))
    assert path.read_text("utf-8") == before
    first.save(begun(3))
    assert load(path).header.steps == len(begun(3).log)


def test_a_relative_name_is_the_same_file_when_the_folder_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    own = saver(Path("evening.txt"))
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert own.save(begun(1)) == tmp_path / "evening.txt"
    assert own.save(begun(2)) == tmp_path / "evening.txt"
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_a_match_moves_to_the_file_that_is_named_and_leaves_named_ones_behind(
    tmp_path: Path, data_folder: Path
) -> None:
    own = saver()
    unnamed = own.save(begun(1))
    assert unnamed.parent == data_folder / "saves"
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    own.save(begun(2), one)
    assert not unnamed.exists()
    own.save(begun(3), two)
    assert one.exists()
    assert own.save(begun(4)) == two
    assert load(one).header.steps < load(two).header.steps


def test_a_finished_match_is_written_into_every_file_that_the_person_named(tmp_path: Path, data_folder: Path) -> None:
    own, one, two = saver(), tmp_path / "one.txt", tmp_path / "two.txt"
    own.save(begun(2), one)
    own.save(begun(3), two)
    path = own.finish(finished())
    assert path.parent == data_folder / "records"
    assert {p.read_text("utf-8") for p in (path, one, two)} == {path.read_text("utf-8")}
    assert {mode(path), mode(one), mode(two)} == {0o644}


def test_a_running_match_is_for_its_owner_only_and_stays_so(tmp_path: Path) -> None:
    own, path = saver(tmp_path / "evening.txt"), tmp_path / "evening.txt"
    own.save(begun(1))
    path.chmod(0o644)
    own.save(begun(2))
    assert mode(path) == 0o600


# -- what is in the way ------------------------------------------------------------------------------------------------


def test_a_folder_is_no_file_to_save_into(tmp_path: Path) -> None:
    with pytest.raises(KamishimaError, match="is there already"):
        saver(tmp_path)
    with pytest.raises(KamishimaError, match="is there already"):
        saver().save(begun(1), tmp_path)


def test_a_file_where_a_folder_should_be_is_told_with_the_path(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear Ana", "utf-8")
    path = tmp_path / "letter" / "evening.txt"
    with pytest.raises(KamishimaError, match=f"^{path}: (Not a directory|File exists)$"):
        saver().save(begun(1), path)


def test_folders_are_made_for_a_file_that_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games" / "2024" / "evening.txt"
    assert saver(path).save(begun(1)) == path


def test_a_folder_that_is_read_only_is_told_with_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object, **_options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "NamedTemporaryFile", refuse)
    path = tmp_path / "evening.txt"
    with pytest.raises(KamishimaError, match=f"^{path}: Permission denied$"):
        saver(path).save(begun(1))
    assert list(tmp_path.iterdir()) == []


class FullDisk:
    """Stands in for the file of a draft: nothing can be written any more."""

    def __init__(self, file: Any) -> None:
        self._file = file
        self.name = file.name

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_reason: object) -> None:
        self._file.close()

    def write(self, _text: str) -> int:
        raise OSError(28, "No space left on device")


def fill_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    real: Any = tempfile.NamedTemporaryFile
    monkeypatch.setattr(tempfile, "NamedTemporaryFile", lambda *given, **options: FullDisk(real(*given, **options)))


def refuse_to_replace(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_draft: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", refuse)


@pytest.mark.parametrize("trouble", [fill_disk, refuse_to_replace])
def test_when_the_disk_is_full_the_old_save_is_as_it_was(
    trouble: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.txt"
    own = saver(path)
    own.save(begun(1))
    before = path.read_text("utf-8")
    trouble(monkeypatch)
    with pytest.raises(KamishimaError, match=f"^{path}: No space left on device$"):
        own.save(begun(2))
    assert path.read_text("utf-8") == before


@pytest.mark.parametrize("trouble", [fill_disk, refuse_to_replace])
def test_no_draft_with_the_secret_is_left_behind_when_saving_fails(
    trouble: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trouble(monkeypatch)
    with pytest.raises(KamishimaError):
        saver(tmp_path / "evening.txt").save(begun(1))
    assert list(tmp_path.iterdir()) == []


# -- where matches are kept --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("written", [None, "", "somewhere", "./data"])
def test_without_an_absolute_data_home_it_is_beneath_the_persons_own(
    written: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME")
    if written is not None:
        monkeypatch.setenv("XDG_DATA_HOME", written)
    assert home() == tmp_path / ".local" / "share" / "kamishima"


def test_an_absolute_data_home_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert home() == tmp_path / "data" / "kamishima"


def test_two_matches_of_the_same_second_and_secret_get_different_names() -> None:
    made: list[Path] = []
    for _ in range(5):
        path = new_path("saves", "origami", SECRET)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        made.append(path)
    assert len(set(made)) == 5
    assert all(path.name.startswith("origami-") for path in made)


# -- resuming ----------------------------------------------------------------------------------------------------------


def cut(match: Match, steps: int) -> Record:
    """The record of the first steps only, as if it had been written then."""
    whole = record(match, "house", __version__, SECRET, publish=True)
    lines = whole.lines[:steps]
    return Record(msgspec.structs.replace(whole.header, steps=steps, digest=digest(lines)), lines)


def test_a_save_that_ends_before_a_chance_step_is_refused_at_the_line_that_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    text = write(cut(begun(), 3))
    path.write_text(text, "utf-8")
    last = text.count("\n")
    with pytest.raises(KamishimaError, match=f"^{path}: line {last + 1}: a chance step is missing at the end$"):
        resume(path, None)


def test_a_save_without_its_secret_cannot_go_on(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    path.write_text(write(record(begun(1), "house", __version__, SECRET, publish=False)), "utf-8")
    with pytest.raises(KamishimaError, match="the secret is not published"):
        resume(path, None)


@pytest.mark.parametrize(
    "again", [["--seed", "5"], ["--seed", "0"], ["--players", "2"], ["--name", "Bo"], ["--bots", "greedy"]]
)
def test_what_was_chosen_once_is_not_chosen_again(
    again: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saver(tmp_path / "evening.txt").save(begun(1))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "origami", "--resume", str(path), *again]) == 2
    assert f"{again[0]} cannot be chosen again" in capsys.readouterr().err


def test_a_resumed_match_can_be_saved_into_another_file_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = saver(tmp_path / "old.txt").save(begun(1)), tmp_path / "new.txt"
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "origami", "--resume", str(old), "--save", str(new)]) == 0
    assert load(old).lines == load(new).lines[: len(load(old).lines)]
    assert resume(new, None)[1] == SECRET
