"""Errors: stable codes, messages for people, and whole when they cross from one process to another."""

from __future__ import annotations

import copy
import importlib
import pickle
import pkgutil
import re
from collections.abc import Callable

import pytest
from tests.kit.tiny_games import Envelope, Ladder

import kamishima
from kamishima.core.errors import (
    BadContent,
    BadOptions,
    BadPosition,
    BadRecord,
    BadWords,
    IllegalAction,
    KamishimaError,
    LineError,
    NotYourTurn,
    NoUndo,
)
from kamishima.core.match import Match
from kamishima.core.pack import parse
from kamishima.core.record import read
from kamishima.core.turn import SeatId
from kamishima.games.registry import box

CODES: dict[type[KamishimaError], str] = {
    KamishimaError: "error",
    IllegalAction: "illegal-action",
    NotYourTurn: "not-your-turn",
    BadWords: "bad-words",
    BadOptions: "bad-options",
    BadPosition: "bad-position",
    NoUndo: "no-undo",
    LineError: "bad-text",
    BadRecord: "bad-record",
    BadContent: "bad-content",
}


def every_error() -> list[type[KamishimaError]]:
    """All errors of the engine, wherever they are declared."""
    for module in pkgutil.walk_packages(kamishima.__path__, "kamishima."):
        if module.name.startswith(("kamishima.core", "kamishima.games", "kamishima.lab", "kamishima.bots")):
            importlib.import_module(module.name)
    found: list[type[KamishimaError]] = [KamishimaError]
    for kind in found:
        found += kind.__subclasses__()
    return [kind for kind in found if kind.__module__.startswith("kamishima.")]


def made(kind: type[KamishimaError]) -> KamishimaError:
    return kind(3, "it is wrong") if issubclass(kind, LineError) else kind("it is wrong")


def test_programs_can_rely_on_the_codes_that_there_have_always_been() -> None:
    assert {kind: kind.code for kind in CODES} == CODES


def test_every_error_has_a_code_of_its_own_in_kebab_case() -> None:
    codes = [kind.code for kind in every_error()]
    assert len(set(codes)) == len(codes)
    assert [code for code in codes if not re.fullmatch(r"[a-z]+(-[a-z]+)*", code)] == []


@pytest.mark.parametrize("kind", CODES, ids=lambda kind: kind.__name__)
def test_an_error_says_its_message_and_nothing_else(kind: type[KamishimaError]) -> None:
    error = made(kind)
    assert str(error) == error.message
    assert error.message.endswith("it is wrong")


def test_the_line_stands_before_the_message_unless_the_whole_text_is_meant() -> None:
    assert (BadRecord(7, "cut").message, BadRecord(7, "cut").line) == ("line 7: cut", 7)
    assert (BadContent(0, "empty").message, BadContent(0, "empty").line) == ("empty", 0)


@pytest.mark.parametrize("kind", CODES, ids=lambda kind: kind.__name__)
def test_an_error_arrives_whole_from_another_process(kind: type[KamishimaError]) -> None:
    """Workers send their errors by pickling; an error that cannot be sent breaks the whole pool."""
    error = made(kind)
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is kind
        assert vars(again) == vars(error)
        assert str(again) == str(error)


MISTAKES: dict[str, Callable[[], object]] = {
    "words that are not offered": lambda: Match(Ladder(), ("ana", "bo")).say(SeatId(0), "jump high"),
    "a turn of somebody else": lambda: Match(Ladder(), ("ana", "bo")).say(SeatId(1), "step 1"),
    "nothing to undo": lambda: Match(Ladder(), ("ana", "bo")).undo(SeatId(0)),
    "a name too few": lambda: Match(Ladder(), ("ana",)),
    "a broken pack": lambda: parse("name = "),
    "a broken record": lambda: read("+++\nformat = 1\n+++\n"),
    "a broken position": lambda: Envelope().decode({"cards": 5}),
    "a game that is not there": lambda: box("chess"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_what_a_person_reads_has_no_trace_of_the_program(mistake: str) -> None:
    with pytest.raises(KamishimaError) as error:
        MISTAKES[mistake]()
    assert error.value.__cause__ is None
    assert not re.search(r"Traceback|File \"|object at 0x|<class|msgspec|tomllib|\.py\b", error.value.message)
    assert "\n" not in error.value.message
