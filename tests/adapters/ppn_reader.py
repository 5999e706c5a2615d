"""A small reader of Portable Piecepack Notation: as much of the grammar as our export uses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

NUMBER = re.compile(r"(?<!\S)(\w+\.+)(?!\S)")
COMMENT = re.compile(r"(?<!\S)\{[^{}]*\}(?!\S)")
SPEC = re.compile(r"([tcdp])([fb]?)([SMCA]?)([na2345]?)")
POINT = re.compile(r"\((-?[\d.]+),(-?[\d.]+)\)")
SHIFT = re.compile(r"<(-?[\d.]+),(-?[\d.]+)>")


class Piece(NamedTuple):
    """A piece on the table; its number is its key."""

    kind: str
    side: str
    suit: str
    rank: str
    x: float
    y: float


class Game(NamedTuple):
    """The front matter and the numbered moves, each in parts."""

    about: dict[str, object]
    moves: list[tuple[str, list[str]]]


def read(text: str) -> Game:
    """Take a notation apart."""
    head, body = text.removeprefix("---\n").split("\n...\n")
    assert text.startswith("---\n")
    about = {key: _value(value) for key, value in (line.split(": ", 1) for line in head.splitlines())}
    return Game(about, list(_moves(" ".join(body.split()))))


def _value(text: str) -> object:
    return text if text == "None" else json.loads(text)


def _moves(body: str) -> Iterator[tuple[str, list[str]]]:
    without = COMMENT.sub("", body)
    assert "{" not in without
    pieces = NUMBER.split(without)
    assert pieces[0].strip() == ""
    for number, moves in zip(pieces[1::2], pieces[2::2], strict=True):
        yield number, [" ".join(part.split()) for part in moves.split(" ; ")]


class Board:
    """The table after some moves; pieces lie in the order in which they were last put down."""

    def __init__(self) -> None:
        self.pieces: dict[str, Piece] = {}
        self._dropped = 0

    def play(self, part: str) -> None:
        """Do everything of one part of a move."""
        for token in part.split():
            if token.startswith("*"):
                del self.pieces[token[1:]]
            elif token.startswith("+"):
                self._flip(token[1:])
            elif "@" in token:
                self._drop(*token.split("@"))
            else:
                self._move(*token.split("-", 1))

    def _drop(self, spec: str, place: str) -> None:
        match = SPEC.fullmatch(spec)
        point = POINT.fullmatch(place)
        assert match is not None, spec
        assert point is not None, place
        self._dropped += 1
        self.pieces[str(self._dropped)] = Piece(
            match[1], match[2], match[3], match[4], float(point[1]), float(point[2])
        )

    def _move(self, number: str, place: str) -> None:
        piece = self.pieces.pop(number)
        shift = SHIFT.fullmatch(place)
        if shift is not None:
            moved = piece._replace(x=piece.x + float(shift[1]), y=piece.y + float(shift[2]))
        else:
            point = POINT.fullmatch(place)
            assert point is not None, place
            moved = piece._replace(x=float(point[1]), y=float(point[2]))
        self.pieces[number] = moved

    def _flip(self, number: str) -> None:
        piece = self.pieces.pop(number)
        self.pieces[f"{number}.1"] = piece._replace(side="f" if piece.side == "b" else "b")
