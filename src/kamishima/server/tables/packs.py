"""Content packs that people bring: checked before anything is played with them, with all remarks at once."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from kamishima.core.errors import BadContent
from kamishima.core.pack import LONGEST_NAME, line_of
from kamishima.games.pack_report import PackReport, plain_content, unreadable
from kamishima.games.registry import GAMES, box
from kamishima.server.protocol.errors import BadRequest
from kamishima.server.protocol.messages import LONGEST_PACK

Game = Annotated[str, Meta(max_length=32)]
PackText = Annotated[str, Meta(min_length=1, max_length=LONGEST_PACK)]


class PackWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack to be looked at."""

    game: Game
    pack: PackText


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
    """Everything that is to be said about a pack; in most games it is read up to the first fault."""
    report = box(game).part(box(game).pack_report)
    if report is not None:
        told: PackReport = report(text)
        return told
    try:
        good = checked_pack(game, text)
    except BadContent as error:
        return unreadable(error)
    content = box(game).content(text)
    return PackReport(ok=True, name=good.name, hash=content.hash, remarks=[], content=plain_content(content))


@lru_cache(maxsize=32)
def plain_pack(game: str, text: str) -> dict[str, Any]:
    """The content of a table's pack, which was checked when the table was set up; an empty one stands for ours."""
    return plain_content(box(game).content(text or None))
