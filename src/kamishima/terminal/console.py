from __future__ import annotations

from rich.console import Console

from kamishima.terminal.drawing import Lines


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
