from __future__ import annotations

from collections.abc import Callable

from prompt_toolkit import Application
from prompt_toolkit.application import get_app
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from rich.console import Console
from rich.text import Text

from kamishima.cli.replay.playback import ALL, Playback
from kamishima.core.turn import SeatId, seat_word
from kamishima.terminal.console import make_console, show
from kamishima.terminal.drawing import PROMPT_LINES, fitted, picture


def step_through(playback: Playback) -> None:
    console = make_console()

    def draw() -> ANSI:
        size = get_app().output.get_size()
        return ANSI(drawn(playback, console, size.columns, size.rows))

    window = Window(FormattedTextControl(draw, show_cursor=False), wrap_lines=False, always_hide_cursor=True)
    application: Application[None] = Application(Layout(window), key_bindings=_keys(playback), full_screen=True)
    application.run()


def drawn(playback: Playback, console: Console, columns: int, rows: int) -> str:
    seats = f"1–{len(playback.names)}"
    keys = playback.message or playback.texts.say("terminal-keys", seats=seats)
    # A picture leaves room for a prompt, of which one line is enough here.
    lines = picture(playback.drawing, playback.scene(), columns, rows + PROMPT_LINES - 1)
    console.width, console.height = columns, rows
    lines += [Text()] * (rows - 1 - len(lines))
    lines = lines[-max(rows - 1, 1) :]  # where a screen is too small, the top goes: that is the story, then the header
    with console.capture() as capture:
        show(console, [*lines, fitted(Text(keys, style="dim"), columns)])
    return capture.get().rstrip("\n")


def _keys(playback: Playback) -> KeyBindings:
    keys = KeyBindings()

    def bind(names: tuple[str, ...], act: Callable[[], None]) -> None:
        def pressed(_event: KeyPressEvent) -> None:
            playback.message = ""
            act()

        for name in names:
            keys.add(name)(pressed)

    bind(("right", "space", "n"), lambda: playback.go_to(playback.place + 1))
    bind(("left", "p"), lambda: playback.go_to(playback.place - 1))
    bind(("pagedown", "N"), lambda: playback.go_turn(1))
    bind(("pageup", "P"), lambda: playback.go_turn(-1))
    bind(("home", "g"), lambda: playback.go_to(0))
    bind(("end", "G"), lambda: playback.go_to(playback.length))
    bind(("0",), lambda: playback.try_view_as(""))
    bind(("a",), lambda: playback.try_view_as(ALL))
    for seat, _ in enumerate(playback.names):
        bind((str(seat + 1),), _view_as(playback, seat_word(SeatId(seat))))
    for name in ("q", "c-c", "c-d", "escape"):
        keys.add(name)(lambda event: event.app.exit())
    return keys


def _view_as(playback: Playback, viewer: str) -> Callable[[], None]:
    return lambda: playback.try_view_as(viewer)
