"""The terminal itself: its language, its texts, and how lines get onto it."""

from __future__ import annotations

import argparse
import os
import shlex
from importlib import resources
from pathlib import Path

from rich.console import Console

from kamishima.cli.table import Lines
from kamishima.games.registry import box
from kamishima.texts.catalogue import LOCALES, Catalogue, source_texts
from kamishima.texts.texts import Texts


def default_locale() -> str:
    """The language of the environment, if there are texts in it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language:
            return language if language in LOCALES else LOCALES[0]
    return LOCALES[0]


def add_locale(parser: argparse.ArgumentParser) -> None:
    """`--locale`."""
    parser.add_argument(
        "--locale", choices=LOCALES, default=default_locale(), help=f"the language: {', '.join(LOCALES)}"
    )


def load_texts(game: str, locale: str, pack: str | None) -> Texts:
    """The texts of a game together with those of the terminal."""
    shelf = box(game)
    sources = [*source_texts(game, locale), own_texts(locale)]
    return Texts(Catalogue(locale, sources), shelf.read_content(shelf.house_text() if pack is None else pack))


def own_texts(locale: str) -> str:
    """The Fluent source of the terminal's own texts."""
    return resources.files("kamishima.cli").joinpath("texts", f"{locale}.ftl").read_text("utf-8")


class Terminal(Console):
    """A console that leaves a closed pipe to the command, which ends in peace; by default it would leave with 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console() -> Console:
    """The console of this process; texts are shown as they are, without markup of any kind."""
    return Terminal(highlight=False, markup=False, emoji=False)


def show(console: Console, lines: Lines) -> None:
    """Print lines that fit already."""
    for line in lines:
        console.print(line, no_wrap=True, overflow="crop")


class Calls:
    """The commands that go on from here, as they are typed."""

    def __init__(self, game: str, locale: str, pack: Path | None) -> None:
        self._game = game
        self._locale = [] if locale == default_locale() else ["--locale", locale]
        self._pack = [] if pack is None else ["--pack", str(pack)]

    def resume(self, path: Path) -> str:
        """Go on with a saved match."""
        return shlex.join(["kamishima", "play", self._game, "--resume", str(path), *self._pack, *self._locale])

    def verify(self, path: Path) -> str:
        """Redraw the chance of a record."""
        return shlex.join(["kamishima", "verify", str(path), *self._pack])

    def replay(self, path: Path) -> str:
        """Look at a record."""
        return shlex.join(["kamishima", "replay", str(path), *self._pack, *self._locale])
