"""A match is played by the rules and the content that it began with, on nodes that know them."""

from __future__ import annotations

from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame
from kamishima.games.registry import box, house_hash, open_table
from kamishima.server.protocol.errors import OtherNode
from kamishima.server.store.tables import TableRow


def game_of(row: TableRow) -> AnyGame:
    """The game of a table as it began; `OtherNode` where this node does not know its rules or its content."""
    try:
        game = open_table(row.setting)
    except KamishimaError as error:
        raise OtherNode(f"this node cannot play the match: {error.message}", "table") from None
    if game.content_hash != row.content:
        known = f"the content {row.content[:12]}… of {row.game}"
        raise OtherNode(f"this node cannot play the match: it does not know {known}", "table")
    return game


def is_earlier(row: TableRow) -> bool:
    """Whether a new table of this game would have newer rules or cards; packs of people's own are never old."""
    try:
        newest, house = box(row.game).versions[-1].number, house_hash(row.game)
    except KamishimaError:
        return False  # a game that is not installed here, or that is broken, has no new tables
    return row.rules < newest or (not row.pack_text and row.content != house)
