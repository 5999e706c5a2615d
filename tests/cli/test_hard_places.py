"""Terminals that are not UTF-8, folders that may not be written, disks that are full: one clear line, nothing lost."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.cli.conftest import OpenTerminal
from tests.cli.processes import SOURCE

from kamishima.cli.main import main
from kamishima.cli.output import LIKE
from kamishima.lab.results import ResultsFile
from kamishima.server.store.engine import migrate

FULL = "/dev/full"
ALLOWED_EVERYTHING = os.getuid() == 0
NOBODY = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"] if ALLOWED_EVERYTHING else []


def kamishima(
    *arguments: str | Path,
    folder: Path,
    variables: Mapping[str, str] | None = None,
    typed: str = "",
    to: str = "",
    prefix: list[str] | None = None,
) -> subprocess.CompletedProcess[bytes]:
    """Run a command, its output perhaps into a file."""
    command = [*(prefix or []), sys.executable, "-m", "kamishima", *[str(argument) for argument in arguments]]
    environment = os.environ | {"PYTHONPATH": SOURCE, "PYTHONDONTWRITEBYTECODE": "1", **(variables or {})}
    with Path(to or os.devnull).open("wb") as file:
        return subprocess.run(
            command,
            input=typed.encode(),
            stdout=file if to else subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env=environment,
            timeout=120,
            check=False,
        )


def line_of(done: subprocess.CompletedProcess[bytes]) -> str:
    """The one line that says what was wrong."""
    (line,) = done.stderr.decode().splitlines()
    assert line.startswith("kamishima: ")
    return line


# -- terminals that are not UTF-8 --------------------------------------------------------------------------------------

ENCODINGS = pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])


@ENCODINGS
@pytest.mark.parametrize("command", ["info", "islands show", "simulate islands --games 1", "--help", "replay --text"])
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_whatever_a_terminal_cannot_show_is_shown_by_something_like_it(
    command: str, encoding: str, locale: str, finished: Path, tmp_path: Path
) -> None:
    words = [*command.split(), *([str(finished)] if "replay" in command else [])]
    variables = {"PYTHONIOENCODING": encoding, "LC_ALL": locale}
    done = kamishima(*words, folder=tmp_path, variables=variables)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode(encoding)


@ENCODINGS
def test_a_match_can_be_played_where_a_terminal_is_not_utf_8(encoding: str, tmp_path: Path) -> None:
    variables = {"PYTHONIOENCODING": encoding}
    done = kamishima("play", "origami", folder=tmp_path, variables=variables, typed="score\nlog\n?\nquit\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Go on later with" in done.stdout


def test_a_real_terminal_that_is_not_utf_8_shows_table_and_replay(terminal: OpenTerminal, finished: Path) -> None:
    plain = {"PYTHONIOENCODING": "ascii"}
    table = terminal("play", "origami", "--seed", "1", variables=plain)
    table.wait_for("Draw line")
    table.type("quit", "Enter")
    table.wait_for("exit code 0")
    replay = terminal("replay", finished, variables=plain)
    replay.wait_for("quit")
    replay.type("q")
    replay.wait_for("exit code 0")


def test_bytes_that_are_no_text_are_words_that_nobody_knows() -> None:
    command = [sys.executable, "-m", "kamishima", "play", "origami"]
    environment = os.environ | {"PYTHONPATH": SOURCE}
    done = subprocess.run(command, input=b"\xff\xfe\nquit\n", capture_output=True, env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_argument_that_is_no_text_is_told() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kamishima", "simulate", "origami", "--option", b"turn-limit=\xff"],
        capture_output=True,
        env=os.environ | {"PYTHONPATH": SOURCE},
        check=False,
    )
    assert done.returncode == 2
    assert "is not a text in UTF-8" in line_of(done)


def test_a_pack_is_utf_8_whatever_a_terminal_can_show(monkeypatch: pytest.MonkeyPatch) -> None:
    text, written = "# Płatek – ein Blatt\n", io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, "ascii"))
    monkeypatch.setattr("kamishima.cli.commands.content.box", lambda _name: SimpleNamespace(house_text=lambda: text))
    assert main(["content", "export", "origami"]) == 0
    sys.stdout.flush()
    assert written.getvalue().decode("utf-8") == text


def test_what_is_like_a_sign_is_as_wide_as_it_and_plain() -> None:
    assert all([len(sign) == len(like) == 1 and like.isascii() for sign, like in LIKE.items()])


# -- folders that may not be written -----------------------------------------------------------------------------------


@pytest.fixture
def locked() -> Iterator[Path]:
    """A folder in which the commands of these tests may not write, where nobody finds it."""
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        folder = Path(made, "locked")
        folder.mkdir()
        folder.chmod(0o555)
        yield folder


@pytest.mark.parametrize(
    "command",
    [
        "play origami --save match.txt",
        "simulate origami --games 1 --csv games.csv",
        "simulate origami --games 1 --json games.json",
        "lab origami --games 1",
        "arena origami --games 1 --results games.jsonl",
        "arena origami --games 1 --html games.html",
        "balance origami --games 1 --csv cards.csv",
        "islands balance --games 1 --csv sheets.csv",
        "islands forge --out mine.toml",
        "print shaman",
        "serve --port 0",
    ],
)
def test_a_folder_that_may_not_be_written_is_told_before_anything_is_played(command: str, locked: Path) -> None:
    variables = {"XDG_DATA_HOME": str(locked)}
    done = kamishima(*command.split(), folder=locked, variables=variables, prefix=NOBODY)
    assert (done.returncode, done.stdout) == (2, b"")
    assert line_of(done).endswith(": Permission denied")
    assert list(locked.iterdir()) == []


def test_a_backup_says_that_its_folder_may_not_be_written(locked: Path) -> None:
    shared = locked.parent / "shared"
    shared.mkdir(mode=0o777)
    shared.chmod(0o777)
    migrate(f"sqlite:///{shared / 'kamishima.db'}")
    (shared / "kamishima.db").chmod(0o666)
    done = kamishima("backup", "mine.backup", "--data", str(shared), folder=locked, prefix=NOBODY)
    assert (done.returncode, done.stdout) == (2, b"")
    assert "Permission denied" in line_of(done)
    assert list(locked.iterdir()) == []


def test_a_match_is_kept_elsewhere_where_the_data_folder_may_not_be_written(locked: Path) -> None:
    spare = locked.parent / "spare"
    spare.mkdir()
    spare.chmod(0o777)
    variables = {"XDG_DATA_HOME": str(locked), "TMPDIR": str(spare)}
    done = kamishima("play", "origami", folder=locked, variables=variables, typed="quit\n", prefix=NOBODY)
    assert (done.returncode, done.stderr) == (0, b"")
    (saved,) = spare.glob("origami-*.txt")
    assert f"The match is saved in {saved}" in done.stdout.decode()
    assert b"Permission denied" in done.stdout
    assert saved.stat().st_mode & 0o777 == 0o600


# -- disks that are full -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command", ["info", "content export origami", "islands show", "simulate origami --games 1", "--help", "", "replay"]
)
def test_an_output_that_takes_no_more_is_told_in_one_line(command: str, finished: Path, tmp_path: Path) -> None:
    words = [*command.split(), *([str(finished), "--text"] if command == "replay" else [])]
    done = kamishima(*words, folder=tmp_path, to=FULL)
    assert done.returncode == 2
    assert line_of(done) == "kamishima: the output cannot be written: No space left on device"


@pytest.mark.parametrize(
    "command",
    [
        "simulate origami --games 1 --csv",
        "simulate origami --games 1 --json",
        "balance origami --games 1 --csv",
        "islands balance --bot uniform --games 1 --csv",
        "islands balance --bot uniform --games 1 --json",
        "arena origami --games 1 --bots uniform,greedy --html",
        "lab origami --games 1 --html",
        "lab origami --games 1 --csv",
        "lab origami --games 1 --parquet",
        "print shaman --out",
    ],
)
def test_a_file_on_a_full_disk_is_told_by_its_name(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command.split(), FULL]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"kamishima: {FULL}: ")
    assert "No space left on device" in told
    assert told.count("\n") == 1


def test_the_second_file_is_written_when_the_first_one_cannot_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.json"
    assert main(["simulate", "origami", "--games", "2", "--csv", FULL, "--json", str(path)]) == 2
    assert len(json.loads(path.read_bytes())["outcomes"]) == 2
    assert "2 games" in capsys.readouterr().out


def test_a_study_is_reported_when_its_rows_find_no_room(tmp_path: Path) -> None:
    report = tmp_path / "lab.html"
    assert main(["lab", "origami", "--games", "2", "--csv", FULL, "--html", str(report)]) == 2
    assert "Who wins" in report.read_text("utf-8")


@pytest.mark.parametrize("path", [FULL, os.devnull])
def test_games_are_not_kept_in_a_device(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "origami", "--games", "1", "--results", path]) == 2
    assert capsys.readouterr().err == f"kamishima: {path}: games are kept in a file, and this is none\n"


def test_a_results_file_that_finds_no_room_is_told_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Filled(io.BytesIO):
        def flush(self) -> None:
            raise OSError(28, "No space left on device")

    path = tmp_path / "games.jsonl"
    monkeypatch.setattr(Path, "open", lambda *_given, **_named: Filled())
    monkeypatch.setattr(ResultsFile, "__exit__", lambda *_given: None)
    assert main(["arena", "origami", "--games", "1", "--processes", "1", "--results", str(path)]) == 2
    assert capsys.readouterr().err == f"kamishima: {path}: No space left on device\n"
