"""TOML texts of strangers: looked through once, in time that grows with the text alone, before a parser reads them.

A parser takes memory with the square of a dotted key's parts, a frame of the stack for each bracket, and refuses long
numbers in its own way. So `loads` first refuses what no pack and no record needs. The same look finds the lines of all
tables and keys, so that a thousand remarks about a text do not read it a thousand times.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Final

from kamishima.core.errors import LineError

MOST_PARTS: Final = 8
"""`sheets.a.islands.crab.outlines` has five."""
DEEPEST: Final = 16
LONGEST_WORD: Final = 64
"""A key without quotes, a number, a date or a truth value."""

Path = tuple[str, ...]
Lines = dict[Path, int]
"""Where each table and each key is written first."""

_STRING: Final = 1
_OPEN: Final = 2
_CLOSE: Final = 3
_DOT: Final = 4
_EQUALS: Final = 5
_BREAK: Final = 6
_WORD: Final = 7

# A string in three quotes may end with up to two more, as the parser sees it too.
# No part can fail once it has begun, and no sign fits two parts: so no text makes it try again and again.
_TOKEN = re.compile(
    r"""
    ( \"{3} (?: \\. | [^\\] )*? (?: \"{3,5} | \Z )
    | '{3} .*? (?: '{3,5} | \Z )
    | " (?: \\[^\n] | [^"\\\n] )* "?
    | ' [^'\n]* '?
    )
    | ([\[{]) | ([\]}]) | (\.) | (=) | (\n)
    | ([^\s\[\]{}"'\#=,.]+)
    | \#[^\n]*
    """,
    re.DOTALL | re.VERBOSE,
)


def loads(text: str) -> dict[str, object]:
    """The tables of a text; `LineError` when it is no TOML, or more than any of ours needs."""
    lines_of(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LineError(_syntax_line(str(error)), f"not TOML: {error}") from None


def line_of(text: str, path: list[str]) -> int:
    """The line where the value at a path is written, or the nearest table or key around it; 0 for nowhere."""
    lines = lines_of(text)
    for depth in range(min(len(path), 2 * MOST_PARTS), 0, -1):  # a table has so many parts, and a key in it
        line = lines.get(tuple(path[:depth]))
        if line is not None:
            return line
    return 0


@lru_cache(maxsize=2)
def lines_of(text: str) -> Lines:
    """Look through a text: where its tables and keys are, if nothing in it is too long or too deep."""
    look = _Look()
    for match in _TOKEN.finditer(text):
        if match.lastindex is not None:
            look.take(match.lastindex, match[0])
    return look.lines


class _Look:
    def __init__(self) -> None:
        self.lines: Final[Lines] = {}
        self.line = 1
        self.table: Path = ()
        self.key: list[str] = []
        """The parts of the key or of the table's name that is being written."""
        self.depth = 0
        self.is_value = False
        self.is_header = False
        self.chain = 0
        """How many words dots have joined."""
        self.joined = False

    def take(self, kind: int, token: str) -> None:
        if kind in (_STRING, _WORD):
            self._word(kind, token)
            return
        self.joined = kind == _DOT
        if kind == _OPEN:
            self._open()
        elif kind == _CLOSE:
            self._close()
        elif kind == _EQUALS:
            self._end_key()
        elif kind == _BREAK:
            self._break()

    def _word(self, kind: int, token: str) -> None:
        if kind == _WORD and len(token) > LONGEST_WORD:
            self._refuse(f"{token[:LONGEST_WORD]}… is too long: a key or a number has at most {LONGEST_WORD} signs")
        self.chain = self.chain + 1 if self.joined else 1
        if self.chain > MOST_PARTS:
            self._refuse(f"a key has at most {MOST_PARTS} parts with dots between them")
        self.joined = False
        if not self.is_value:
            self.key.append(token.strip("\"'"))
        if kind == _STRING:
            self.line += token.count("\n")

    def _open(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            self._refuse(f"brackets are nested more than {DEEPEST} deep")
        if not self.is_value and not self.key:
            self.is_header = True

    def _close(self) -> None:
        self.depth = max(0, self.depth - 1)
        if self.is_header and not self.is_value:
            self.table = tuple(self.key)
            self.lines.setdefault(self.table, self.line)
            self.is_value = True  # nothing more is a key on this line

    def _end_key(self) -> None:
        if not self.is_value and not self.is_header:
            self.lines.setdefault((*self.table, *self.key), self.line)
            self.is_value = True

    def _break(self) -> None:
        self.line += 1
        if self.is_header or not self.is_value:
            self.depth = 0  # neither a table's name nor a key goes on after its line
        if self.depth == 0:
            self.key = []
            self.is_value = self.is_header = False

    def _refuse(self, reason: str) -> None:
        raise LineError(self.line, reason)


def _syntax_line(message: str) -> int:
    found = re.search(r"\(at line (\d+)", message)
    return int(found[1]) if found else 0
