"""House packs that matches here were begun with, by their hashes: what is installed may change, a match does not.

A released pack is found among the files of its game. What is kept here besides are packs that never were in a release,
and, for nodes of an older release, those of a newer one.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select, text

from kamishima.core.errors import KamishimaError
from kamishima.games.registry import earlier_pack, house_hash, sound_boxes
from kamishima.server.infra import clock
from kamishima.server.store.schema import house_packs

_KEEP = text(
    "INSERT INTO house_packs (content, game, pack, at) VALUES (:content, :game, :pack, :at) "
    "ON CONFLICT (content) DO NOTHING"
)
_FIND = select(house_packs.c.pack).where(house_packs.c.content == bindparam("content"))


class HousePack(NamedTuple):
    content: str
    game: str
    pack: str


def installed() -> list[HousePack]:
    """The house packs that tables of this node begin with."""
    return [HousePack(house_hash(box.name), box.name, box.house_text()) for box in sound_boxes() if box.house_text()]


def keep(connection: Connection, packs: list[HousePack]) -> None:
    """Keep those that are not there yet; of several nodes that do it at once each pack is kept once."""
    for each in packs:
        if connection.execute(_FIND, {"content": each.content}).first() is None:
            connection.execute(_KEEP, {**each._asdict(), "at": clock.now()})


def text_for(connection: Connection, game: str, content: str) -> str:
    """The text of the house pack that a table began with; empty for today's, and for one that is nowhere."""
    try:
        if content == house_hash(game):
            return ""
        released = earlier_pack(game, content)
    except KamishimaError:
        return ""  # the game is not installed here, or it is broken: whoever opens the table is told
    return released or str(connection.execute(_FIND, {"content": content}).scalar() or "")
