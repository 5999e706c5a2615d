"""Positions placed by hand: a text, what is wrong with it, how it looks, and what a tool can do with it.

The page knows neither the rules nor the notation: it sends a text and what is to be done with it, and gets the next
text, the view to draw with the game's own board, and the words that the board can offer.
"""

from __future__ import annotations

import random
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from kamishima.core.game import AnyGame
from kamishima.core.setting import setting
from kamishima.core.text.notation import LONGEST, Remark
from kamishima.core.words import tree
from kamishima.games.registry import open_table
from kamishima.server.match.broadcast import encode
from kamishima.server.protocol.errors import BadRequest
from kamishima.server.protocol.messages import OptionValue
from kamishima.server.tables.catalogue import find_box
from kamishima.server.tables.position_editor import PositionEditor, editor_of, random_position

LONGEST_EDIT = 200


class Edit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to look at, and what is to be done with it first."""

    game: Annotated[str, Meta(max_length=32)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, OptionValue] = {}
    text: Annotated[str, Meta(max_length=2 * LONGEST)] = ""
    begin: Literal["", "usual", "random"] = ""
    """A new text: the beginning of a match, or a moment of a random one."""
    tool: Annotated[str, Meta(max_length=32)] = ""
    words: Annotated[str, Meta(max_length=LONGEST_EDIT)] = ""
    """What to do: in the words that the tool offers, or about the table with the tool `table`."""
    brush: Annotated[str, Meta(max_length=32)] = ""
    """The tool whose words are wanted; empty for that of the edit."""
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    """Whose things lie in front."""


class PositionError(msgspec.Struct, frozen=True):
    """Something that is wrong with a text: where, and what would be right."""

    code: str
    message: str
    at: int
    length: int
    """0 when it is about the whole."""
    about: dict[str, str | int]


class PositionDraft(msgspec.Struct, frozen=True):
    """A position as it stands."""

    text: str
    """After an edit as it is written properly, else as it was sent."""
    flaws: list[PositionError]
    """None means that a match can begin from here."""
    view: Raw
    words: Raw
    facts: dict[str, str | int]
    """What is going on at the table, in the words of the game."""
    options: dict[str, OptionValue]
    """Those of the table, defaults included."""


def draft(wanted: Edit) -> PositionDraft:
    """The position after the edit, with its flaws, its view and the words of the tool."""
    game = _game(wanted)
    editor = editor_of(game)
    if wanted.seat >= wanted.players:
        raise BadRequest(f"there are {wanted.players} seats, counted from 0", "seat")
    text = _begun(game, editor, wanted)
    if wanted.words:
        text = editor.edited(editor.read(text), wanted.tool, wanted.words, wanted.seat)
    brush, read = wanted.brush or wanted.tool, editor.read(text)
    return PositionDraft(
        text=text,
        flaws=[_error(remark) for remark in read.reading.remarks],
        view=Raw(encode(editor.view(read, brush, wanted.seat))),
        words=Raw(encode(tree(editor.phrases(read, brush, wanted.seat) if brush else []))),
        facts=editor.facts(read),
        options=msgspec.convert(game.options, dict[str, OptionValue]),
    )


def _game(wanted: Edit) -> AnyGame:
    """The table without the position: one that is being written cannot be set up yet."""
    find_box(wanted.game)
    options = {name: value for name, value in wanted.options.items() if name != "position"}
    return open_table(setting(wanted.game, wanted.players, dict(options)))


def _begun(game: AnyGame, editor: PositionEditor[Any], wanted: Edit) -> str:
    if wanted.begin == "random":
        return random_position(game, random.Random())
    return editor.begin() if wanted.begin == "usual" else wanted.text


def _error(remark: Remark) -> PositionError:
    about = {name: value if isinstance(value, int) else str(value) for name, value in remark.about.items()}
    return PositionError(remark.code, remark.message, remark.at, remark.length, about)
