"""Content packs that people bring: checked before anything is played with them, with all remarks at once."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from kamishima.core.errors import BadContent
from kamishima.core.pack import line_of
from kamishima.games.islands import content as reading
from kamishima.games.islands.content import Content
from kamishima.games.islands.landmarks import SIDE
from kamishima.games.islands.maps import MOST_REMARKS
from kamishima.games.islands.proof import LONGEST_NAME, Fault
from kamishima.games.registry import GAMES, box
from kamishima.lab.hints_islands import Hint, hints
from kamishima.server.errors import BadRequest
from kamishima.server.wire import LONGEST_PACK

Game = Annotated[str, Meta(max_length=32)]
LONGEST_MESSAGE = 500
"""A message quotes the names of a pack, and those may be long."""
PackText = Annotated[str, Meta(min_length=1, max_length=LONGEST_PACK)]


class PackWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack to be looked at."""

    game: Game
    pack: PackText


class Remark(msgspec.Struct, frozen=True, kw_only=True):
    """One thing about a pack. The code is stable, and with what is given it can be said in any language."""

    level: Literal["fault", "hint"]
    """A pack with a fault cannot be played with; a hint is about its balance."""
    code: str
    message: str
    line: int = 0
    """Where it stands in the text; 0 for nowhere."""
    sheet: str = ""
    island: str = ""
    squares: list[str] = []
    outline: int | None = None
    """Which outline of the island it is about, counted from 0."""
    given: dict[str, str | int] = {}


class PackReport(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be said about a pack."""

    ok: bool
    """Whether it can be played with."""
    name: str
    hash: str
    """What records carry; empty while there are faults."""
    remarks: list[Remark]
    content: dict[str, Any] | None
    """What it says, as far as it can be read at all."""


class GoodPack(NamedTuple):
    """A pack that can be played with."""

    name: str
    text: str


def checked_pack(game: str, text: str) -> GoodPack:
    """A pack that can be played with; `BadContent` says in one line what is wrong with it."""
    if game not in GAMES:
        raise BadRequest(f"there is no game {game!r}; the games are {', '.join(GAMES)}", "game")
    if len(text) > LONGEST_PACK:
        raise BadRequest(f"a pack has at most {LONGEST_PACK} characters, not {len(text)}", "pack")
    name = box(game).pack_name(text)
    if len(name) > LONGEST_NAME:
        raise BadContent(line_of(text, ["name"]), f"name: at most {LONGEST_NAME} characters, not {len(name)}")
    return GoodPack(name, text)


def pack_report(game: str, text: str) -> PackReport:
    """Everything that is to be said about a pack."""
    return _islands(text) if game == "islands" else _any(game, text)


def plain_content(content: object) -> dict[str, Any]:
    """A pack as the page reads it; pairs follow from the cards, so a pack does not list them."""
    return {**msgspec.to_builtins(content), "pairs": list(getattr(content, "pairs", ()))}


@lru_cache(maxsize=32)
def plain_pack(game: str, text: str) -> dict[str, Any]:
    """The content of a table's pack, which was checked when the table was set up; an empty one stands for ours."""
    shelf = box(game)
    return plain_content(shelf.read_content(text or shelf.house_text()))


def _any(game: str, text: str) -> PackReport:
    """A game whose packs are read up to the first fault."""
    try:
        good = checked_pack(game, text)
    except BadContent as error:
        return _unreadable(error)
    content = box(game).read_content(text)
    return PackReport(ok=True, name=good.name, hash=content.hash, remarks=[], content=plain_content(content))


def _unreadable(error: BadContent) -> PackReport:
    remark = Remark(level="fault", code="pack", message=error.message[:LONGEST_MESSAGE], line=error.line)
    return PackReport(ok=False, name="", hash="", remarks=[remark], content=None)


def _islands(text: str) -> PackReport:
    try:
        content = reading.decode(text)
    except BadContent as error:
        return _unreadable(error)
    faults = reading.all_faults(content)
    remarks = [_fault(text, fault) for fault in faults]
    if len(remarks) < MOST_REMARKS:
        remarks += [_hint(hint) for hint in hints(content)]
    return PackReport(
        ok=not faults,
        name=content.name,
        hash="" if faults else content.hash,
        remarks=remarks[:MOST_REMARKS],
        content=plain_content(content) if _is_drawn(content) else None,
    )


def _is_drawn(content: Content) -> bool:
    """Whether every map fits the board it would be drawn on."""
    islands = [island for sheet in content.sheets.values() for island in sheet.islands.values()]
    return all([len(side) <= SIDE for island in islands for side in (island.rows, *island.rows)])


def _fault(text: str, fault: Fault) -> Remark:
    error = reading.located(text, fault)
    return Remark(
        level="fault",
        code=fault.code,
        message=error.message[:LONGEST_MESSAGE],
        line=error.line,
        sheet=fault.sheet,
        island=fault.island,
        squares=fault.squares,
        outline=fault.outline,
        given=fault.given,
    )


def _hint(hint: Hint) -> Remark:
    return Remark(
        level="hint",
        code=hint.code,
        message=hint.message,
        sheet=hint.sheet,
        island=hint.island,
        squares=list(hint.squares),
        given=hint.given,
    )
