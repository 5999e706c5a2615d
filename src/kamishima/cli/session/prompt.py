"""Reading what a person types: with completion in a terminal, line by line otherwise."""

from __future__ import annotations

import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.styles import Style

from kamishima import interrupts

Suggest = Callable[[str], list[str]]
"""The words that can stand in place of the one being typed."""
Hint = Callable[[str], str]
"""What may follow the words typed so far, in one line."""
Preview = Callable[[tuple[str, ...]], None]
"""Shows what the whole words typed so far would do."""


class Reader(ABC):
    """Where lines come from. The end of the input raises `EOFError`, an interruption `KeyboardInterrupt`."""

    is_live = False
    """Whether somebody sees every key: then hints are shown while typing, and nothing is lost by asking again."""

    @abstractmethod
    def ask(self, prompt: str, suggest: Suggest, hint: Hint, typed: str = "", preview: Preview | None = None) -> str:
        """One line; `typed` stands there already, and words are previewed, where that is possible."""


class PlainReader(Reader):
    """Lines of a pipe, a file or a very simple terminal."""

    def __init__(self, read_line: Callable[[], str], sink: TextIO) -> None:
        self._read_line = read_line
        self._sink = sink

    def ask(self, prompt: str, suggest: Suggest, hint: Hint, typed: str = "", preview: Preview | None = None) -> str:
        self._sink.write(prompt)
        self._sink.flush()
        with interrupts.raised():
            line = self._read_line()
        if not line:
            self._sink.write("\n")
            raise EOFError
        return line.rstrip("\n")


class TerminalReader(Reader):
    """A prompt with completion (Tab), history (arrow up) and a line beneath that says what may follow."""

    is_live = True

    def __init__(self) -> None:
        self._session: PromptSession[str] = PromptSession(
            reserve_space_for_menu=0, style=Style.from_dict({"bottom-toolbar": "noreverse dim", "prompt": "bold"})
        )
        self._preview: Preview | None = None
        self._previewed: tuple[str, ...] = ()
        self._session.default_buffer.on_text_changed += self._changed

    def ask(self, prompt: str, suggest: Suggest, hint: Hint, typed: str = "", preview: Preview | None = None) -> str:
        interrupts.check()
        session = self._session
        self._preview, self._previewed = preview, whole_words(typed)

        def toolbar() -> FormattedText:
            text = hint(session.default_buffer.document.text_before_cursor)
            return FormattedText([("", shortened(text, session.output.get_size().columns))])

        return session.prompt(
            FormattedText([("class:prompt", prompt)]),
            key_bindings=_tab_completes(suggest),
            bottom_toolbar=toolbar,
            default=typed,
        )

    def _changed(self, buffer: Buffer) -> None:
        """Draw above the prompt, at once: were the terminal handed over for it, keys typed meanwhile would be lost."""
        words, app = whole_words(buffer.text), self._session.app
        if words != self._previewed and self._preview is not None and app.is_running:
            self._previewed = words
            app.renderer.erase()
            self._preview(words)
            app.renderer.reset()
            app.renderer.request_absolute_cursor_position()


def whole_words(text: str) -> tuple[str, ...]:
    """The words typed so far without the one that is still being typed."""
    return tuple(text.lower().rpartition(" ")[0].split())


def shortened(text: str, width: int) -> str:
    """The text in one line; an empty line says the rest."""
    return text if len(text) <= width else f"{text[: width - 1]}…"


def _tab_completes(suggest: Suggest) -> KeyBindings:
    """The line beneath shows the choices already, so Tab only writes what is certain, without a menu."""
    keys = KeyBindings()

    @keys.add("tab")
    def complete(event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        before = buffer.document.text_before_cursor
        after = completed(before, suggest(before))
        buffer.delete_before_cursor(len(before))
        buffer.insert_text(after)

    return keys


def completed(text: str, words: list[str]) -> str:
    """The text with its last word completed as far as all suggestions agree."""
    head, space, typed = text.rpartition(" ")
    if len(words) == 1:
        return f"{head}{space}{words[0]} "
    common = os.path.commonprefix(words)  # noqa: RUF071  # letter by letter, as it is wanted here
    return f"{head}{space}{common}" if common.startswith(typed) else text


def make_reader() -> Reader:
    """A prompt when a person sits at a terminal, plain reading otherwise."""
    if sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        return TerminalReader()
    return PlainReader(sys.stdin.readline, sys.stdout)
