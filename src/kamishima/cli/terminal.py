"""The language of the terminal, and the commands that go on from here."""

from __future__ import annotations

import argparse
import os
import shlex
from pathlib import Path

from kamishima.texts.catalogue import LOCALES


def default_locale() -> str:
    """The language of the environment, if there are texts in it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language:
            return language if language in LOCALES else LOCALES[0]
    return LOCALES[0]


def add_locale(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--locale", choices=LOCALES, default=default_locale(), help=f"the language: {', '.join(LOCALES)}"
    )


class NextCommands:
    """The commands that go on from here, as they are typed."""

    def __init__(self, game: str, locale: str, pack: Path | None) -> None:
        self._game = game
        self._locale = [] if locale == default_locale() else ["--locale", locale]
        self._pack = [] if pack is None else ["--pack", str(pack)]

    def resume(self, path: Path) -> str:
        return shlex.join(["kamishima", "play", self._game, "--resume", str(path), *self._pack, *self._locale])

    def verify(self, path: Path) -> str:
        return shlex.join(["kamishima", "verify", str(path), *self._pack])

    def replay(self, path: Path) -> str:
        return shlex.join(["kamishima", "replay", str(path), *self._pack, *self._locale])
