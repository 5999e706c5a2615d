"""Which terminal, which language, and commands that can be typed again as they are shown."""

from __future__ import annotations

import argparse
import io
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.text import Text

from kamishima.cli.commands import play, replay, verify
from kamishima.cli.session import prompt
from kamishima.cli.session.prompt import (
    Hint,
    PlainReader,
    Preview,
    Reader,
    Suggest,
    completed,
    make_reader,
    shortened,
    whole_words,
)
from kamishima.cli.terminal import NextCommands, default_locale
from kamishima.terminal.console import make_console, show
from kamishima.texts.catalogue import LOCALES

patient = settings(deadline=None)


class Stream(io.StringIO):
    """A stream that is, or is not, a terminal."""

    def __init__(self, text: str = "", *, terminal: bool) -> None:
        super().__init__(text)
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


class Live(Reader):
    """Stands in for the prompt of a real terminal."""

    is_live = True

    def ask(self, prompt: str, suggest: Suggest, hint: Hint, typed: str = "", preview: Preview | None = None) -> str:
        raise EOFError


# -- who reads ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown", "term", "live"),
    [
        (True, True, "xterm-256color", True),
        (True, True, "", True),
        (True, True, "dumb", False),
        (False, True, "xterm-256color", False),
        (True, False, "xterm-256color", False),
        (False, False, "xterm-256color", False),
    ],
)
def test_completion_is_for_a_person_at_a_real_terminal(
    typed: bool, shown: bool, term: str, live: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", Stream(terminal=typed))
    monkeypatch.setattr("sys.stdout", Stream(terminal=shown))
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(prompt, "TerminalReader", Live)
    assert type(make_reader()) is (Live if live else PlainReader)


def test_without_a_terminal_the_prompt_is_written_and_lines_are_read_one_by_one() -> None:
    source, sink = io.StringIO("draw bee\n\n  undo \nquit"), io.StringIO()
    reader = PlainReader(source.readline, sink)
    lines = [reader.ask("› ", lambda _text: [], lambda _text: "", "draw ") for _ in range(4)]
    assert lines == ["draw bee", "", "  undo ", "quit"]
    assert sink.getvalue() == "› " * 4
    with pytest.raises(EOFError):
        reader.ask("› ", lambda _text: [], lambda _text: "")
    assert sink.getvalue().endswith("› \n")
    assert not reader.is_live


# -- what Tab writes ---------------------------------------------------------------------------------------------------

words = st.lists(st.text("ab", min_size=1, max_size=5), min_size=1, max_size=5, unique=True)


@patient
@given(words)
def test_tab_adds_all_that_the_suggestions_share(some: list[str]) -> None:
    common = completed("", some).rstrip(" ")
    assert all(word.startswith(common) for word in some)
    longer = {word[: len(common) + 1] for word in some}
    assert len(longer) > 1 or common in some


@patient
@given(words, st.integers(0, 5), st.sampled_from(["", "draw ", "play owl left pay "]))
def test_tab_only_adds_what_all_suggestions_share(some: list[str], typed: int, before: str) -> None:
    beginning = completed("", some).rstrip(" ")[:typed]
    after = completed(before + beginning, some)
    assert after.startswith(before + beginning)
    assert after.removeprefix(before).endswith(" ") == (len(some) == 1)
    assert all(f"{before}{word} ".startswith(after) for word in some)


@patient
@given(st.text("ab ", max_size=40), st.integers(1, 30))
def test_a_shortened_text_fits_and_says_that_it_was_cut(text: str, width: int) -> None:
    short = shortened(text, width)
    assert len(short) <= width
    assert short == text or (short.endswith("…") and text.startswith(short[:-1]))


# -- which language ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("everything", "messages", "language", "locale"),
    [
        ("pl_PL.UTF-8", "de_DE", "en_GB", "pl"),
        ("", "de_DE", "pl_PL", "de"),
        ("", "", "pl_PL", "pl"),
        ("C", "de_DE", "pl_PL", "en"),
        ("", "fr_FR", "pl_PL", "en"),
        ("", "", "", "en"),
    ],
)
def test_the_first_variable_that_says_something_decides(
    everything: str, messages: str, language: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, value in (("LC_ALL", everything), ("LC_MESSAGES", messages), ("LANG", language)):
        monkeypatch.setenv(variable, value)
    assert default_locale() == locale


def test_without_any_variable_it_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable)
    assert default_locale() == "en"


# -- commands to be typed again ----------------------------------------------------------------------------------------

paths = st.sampled_from(["evening.txt", "my evening.txt", "a'b.txt", "-x.txt", "$HOME/ä;b.txt", "*?.txt"]).map(
    lambda name: Path("/games") / name
)


def parsed(line: str, add_arguments: Callable[[argparse.ArgumentParser], None]) -> argparse.Namespace:
    """What a shell and the command make of a line."""
    program, _command, *arguments = shlex.split(line)
    assert program == "kamishima"
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(arguments)


@patient
@given(paths, st.none() | paths, st.sampled_from(LOCALES))
def test_a_command_that_is_shown_means_the_same_when_it_is_typed(path: Path, pack: Path | None, locale: str) -> None:
    commands = NextCommands("origami", locale, pack)
    again = parsed(commands.resume(path), play.add_arguments)
    assert (again.game, again.resume, again.pack, again.locale) == ("origami", path, pack, locale)
    looked = parsed(commands.replay(path), replay.add_arguments)
    assert (looked.file, looked.pack, looked.locale) == (path, pack, locale)
    checked = parsed(commands.verify(path), verify.add_arguments)
    assert (checked.record, checked.pack) == ([path], pack)


def test_the_language_of_the_environment_is_not_repeated() -> None:
    assert "--locale" not in NextCommands("origami", default_locale(), None).resume(Path("x"))
    assert "--locale de" in NextCommands("origami", "de", None).replay(Path("x"))


# -- the console -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["[bold]Ana[/bold]", ":smile: 3", "[/]", "1. 2. “x” 42 True", "[link=x]"])
def test_texts_are_shown_as_they_are(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    make_console().print(text)
    assert capsys.readouterr().out == f"{text}\n"


def test_lines_that_are_too_long_are_cut_and_not_broken() -> None:
    console = make_console()
    console.width = 10
    with console.capture() as capture:
        show(console, [Text("a line that is too long"), Text("short")])
    assert capture.get() == "a line tha\nshort\n"


# -- words while they are typed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", ()),
        ("pai", ()),
        ("paint", ()),
        ("paint ", ("paint",)),
        ("  Paint  I4 d", ("paint", "i4")),
        ("paint i4 d2 ", ("paint", "i4", "d2")),
    ],
)
def test_a_word_counts_once_a_space_follows(typed: str, words: tuple[str, ...]) -> None:
    assert whole_words(typed) == words
