"""`kamishima replay FILE`: step through a match, or read it as sentences."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from kamishima.cli.arguments import add_pack, read_pack
from kamishima.cli.files import naming
from kamishima.cli.replay.keys import step_through
from kamishima.cli.replay.playback import Playback
from kamishima.cli.session.saves import load
from kamishima.cli.terminal import add_locale
from kamishima.core.errors import BadRecord
from kamishima.core.match import Match
from kamishima.core.record import replay
from kamishima.games.registry import table_of
from kamishima.terminal.console import make_console
from kamishima.terminal.wording import load_texts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record of a match, finished or not")
    add_pack(parser)
    add_locale(parser)
    parser.add_argument(
        "--seat",
        default="",
        metavar="p1|all",
        help="with whose eyes: a seat's, or all hands open when the match is over; a spectator's when left out",
    )
    parser.add_argument("--text", action="store_true", help="print the whole match as sentences")


def run(arguments: argparse.Namespace) -> int:
    pack = read_pack(arguments.pack)
    match = played(arguments.file, pack)
    playback = Playback(match, load_texts(match.game.name, arguments.locale, pack), arguments.seat)
    if arguments.text or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_match(playback, match, make_console())
    else:
        step_through(playback)
    return 0


def played(path: Path, pack: str | None) -> Match:
    """The match that a record tells; the error names the file, the line and the reason."""
    value = load(path)
    with naming(path, BadRecord):
        return replay(value, table_of(value, pack))


def print_match(playback: Playback, match: Match, console: Console) -> None:
    texts = playback.texts
    console.print(f"{texts.say('game-title')}: {texts.join(match.names)}")
    console.print(playback.viewer_text())
    width = len(str(playback.length))
    for step in range(playback.length):
        for event in playback.events(step):
            if playback.drawing.begins_turn(event):
                console.print("")
            console.print(f"{step + 1:>{width}}  {texts.event(event, playback.names, None)}", soft_wrap=True)
    playback.go_to(playback.length)
    if match.result is not None:
        console.print("")
        console.print(playback.drawing.sheet(playback.view()))
        title = playback.drawing.title(playback.view())
        for line in texts.result_lines(match.result, playback.names, title=title):
            console.print(line)
