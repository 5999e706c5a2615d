"""A table for tests: a person who follows a script, and a real terminal."""

from __future__ import annotations

import io
import os
import random
import shutil
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Protocol

import pytest
from rich.console import Console

from kamishima import __version__
from kamishima.cli.commands.play import secret_of
from kamishima.cli.session.lineup import lineup_of, make_lineup
from kamishima.cli.session.prompt import PlainReader
from kamishima.cli.session.saves import MatchSaver, resume
from kamishima.cli.session.screen import Screen
from kamishima.cli.session.session import Session
from kamishima.cli.terminal import NextCommands
from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.core.record import record, write
from kamishima.core.turn import Decision
from kamishima.games.registry import box
from kamishima.terminal.wording import load_texts
from kamishima.texts.texts import Texts

NO_VARIABLES: Mapping[str, str] = {}
DEADLINE = 120.0
"""Seconds until a terminal must have shown something; far more than a person would wait."""


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a home of its own, so that nothing is ever written into a person's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, "C.UTF-8")
    return tmp_path / "data" / "kamishima"


@cache
def texts_in(locale: str, game: str = "origami") -> Texts:
    """The texts of a game in one language, read once."""
    return load_texts(game, locale, None)


@pytest.fixture
def english() -> Texts:
    return texts_in("en")


@pytest.fixture(scope="session")
def finished_text() -> str:
    """The record of a whole match of three in which everybody does anything."""
    secret = secret_of(8)
    match = Match(box("origami").table(3), ("Ana", "Kumo (greedy)", "Nami (greedy)"), SecretDice(secret))
    while isinstance(turn := match.turn, Decision):
        match.say(turn.seat, any_legal(match))
    return write(record(match, "house", __version__, secret, publish=True))


@pytest.fixture
def finished(finished_text: str, tmp_path: Path) -> Path:
    """A file with that record."""
    path = tmp_path / "match.txt"
    path.write_text(finished_text, "utf-8")
    return path


# -- a person who follows a script -------------------------------------------------------------------------------------

Script = Callable[[Match], str | None]
"""What the person types next; None closes the input."""


def any_legal(match: Match) -> str:
    """The person who says anything that is offered, the same in every run."""
    turn = match.turn
    assert isinstance(turn, Decision)
    return random.Random(len(match.log)).choice(turn.actions).text


class Typing:
    """A standard input that is written while it is read."""

    def __init__(self, match: Match, script: Script) -> None:
        self._match = match
        self._script = script
        self.said: list[str] = []

    def read_line(self) -> str:
        """The next line with its end, or nothing when the input is closed."""
        line = self._script(self._match)
        if line is None:
            return ""
        self.said.append(line)
        return f"{line}\n"


class Evening:
    """A whole sitting: the match, what was typed, and what was shown."""

    def __init__(
        self, match: Match, secret: bytes, script: Script, save: Path | None, locale: str, *, resumed: bool = False
    ) -> None:
        self.match = match
        self.lineup = lineup_of(match.names)
        self._shown = io.StringIO()
        self._typing = Typing(match, script)
        console = Console(file=self._shown, width=100, height=40, highlight=False, markup=False, emoji=False)
        Session(
            match,
            self.lineup,
            MatchSaver(secret, "house", save, resumed=resumed),
            screen=Screen(match, self.lineup, texts_in(locale, match.game.name), console),
            reader=PlainReader(self._typing.read_line, self._shown),
            commands=NextCommands(match.game.name, locale, None),
            greeting="Good evening!",
        ).play()

    @property
    def said(self) -> list[str]:
        """Every line that was typed."""
        return self._typing.said

    @property
    def shown(self) -> str:
        """Everything that was printed."""
        return self._shown.getvalue()


def new_match(players: int, seed: int) -> Match:
    """The match that `kamishima play origami --players P --seed S` begins."""
    names = make_lineup("player", ["greedy"] * (players - 1)).recorded
    return Match(box("origami").table(players), names, SecretDice(secret_of(seed)))


class Play(Protocol):
    """Sit down at a new table and follow a script."""

    def __call__(
        self,
        script: Script = any_legal,
        *,
        players: int = 2,
        seed: int = 1,
        save: Path | None = None,
        locale: str = "en",
    ) -> Evening: ...


@pytest.fixture
def play() -> Play:
    def sit(
        script: Script = any_legal,
        *,
        players: int = 2,
        seed: int = 1,
        save: Path | None = None,
        locale: str = "en",
    ) -> Evening:
        return Evening(new_match(players, seed), secret_of(seed), script, save, locale)

    return sit


class Resume(Protocol):
    """Sit down at the table of a save and follow a script."""

    def __call__(self, path: Path, script: Script = any_legal) -> Evening: ...


@pytest.fixture
def go_on() -> Resume:
    def sit(path: Path, script: Script = any_legal) -> Evening:
        match, secret = resume(path, None)
        return Evening(match, secret, script, path, "en", resumed=True)

    return sit


@pytest.fixture
def begin() -> Callable[[int, int], Match]:
    """The beginning of the match for so many players with a seed, to look into it."""
    return new_match


# -- a real terminal ---------------------------------------------------------------------------------------------------


class Terminal:
    """A terminal of a certain size, in which a command runs."""

    def __init__(self, command: list[str], width: int, height: int, variables: Mapping[str, str]) -> None:
        self._socket = f"kamishima-{uuid.uuid4().hex}"
        # The shell stays open behind the command, so that its last words can be read; Ctrl-C is for the command alone.
        script = 'trap : INT; clear; "$@"; echo "exit code $?"; exec cat'
        environment = os.environ | {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **variables}
        options = ["new-session", "-d", "-x", str(width), "-y", str(height)]
        tmux = ["tmux", "-u", "-L", self._socket, "-f", os.devnull, *options, "sh", "-c", script, "sh", *command]
        subprocess.run(tmux, env=environment, check=True, timeout=DEADLINE)

    def _tmux(self, *arguments: str) -> str:
        command = ["tmux", "-u", "-L", self._socket, *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=DEADLINE).stdout

    def type(self, text: str, *keys: str) -> None:
        """Type letters, then press keys by name."""
        if text:
            self._tmux("send-keys", "-l", text)
        for key in keys:
            self._tmux("send-keys", key)

    @property
    def screen(self) -> str:
        """What is to be seen now."""
        return self._tmux("capture-pane", "-p")

    def wait_for(self, *texts: str) -> str:
        """The screen, once it shows all of these texts."""
        until = time.monotonic() + DEADLINE
        screen = self.screen
        while not all([text in screen for text in texts]):
            assert time.monotonic() < until, f"{texts} did not appear; this did:\n{screen}"
            time.sleep(0.05)
            screen = self.screen
        return screen

    def close(self) -> None:
        """End the terminal and whatever runs in it; tmux itself leaves its socket behind."""
        socket = Path(self._tmux("display-message", "-p", "#{socket_path}").strip())
        self._tmux("kill-server")
        socket.unlink(missing_ok=True)


class OpenTerminal(Protocol):
    """Run `kamishima` with these arguments in a terminal of this size."""

    def __call__(
        self, *arguments: str | Path, width: int = 120, height: int = 45, variables: Mapping[str, str] = NO_VARIABLES
    ) -> Terminal: ...


@pytest.fixture
def terminal() -> Iterator[OpenTerminal]:
    """Run `kamishima` in a real terminal."""
    assert shutil.which("tmux"), "tmux is not installed, but these tests need a real terminal: install tmux"
    opened: list[Terminal] = []

    def run(
        *arguments: str | Path, width: int = 120, height: int = 45, variables: Mapping[str, str] = NO_VARIABLES
    ) -> Terminal:
        command = [sys.executable, "-m", "kamishima", *[str(argument) for argument in arguments]]
        opened.append(Terminal(command, width, height, variables))
        return opened[-1]

    yield run
    for one in opened:
        one.close()
