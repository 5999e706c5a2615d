from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kamishima.core.errors import BadOptions
from kamishima.core.text.options import decode_options
from kamishima.games.islands.pack.schema import Content

PLAYERS = range(1, 7)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    near: bool = False
    """Only sheets with the Near Islands mark, for a first game (I1.2)."""
    catch_up: bool = False
    """Catch Up and Overtake: few coal pit and gold mine tokens (I9)."""
    science: bool = False
    """Science vs. Carrambah, for one player (I10)."""
    position: str = ""
    """The text of a position to begin with; empty for the usual beginning."""


def read_options(plain: Mapping[str, object], players: int, content: Content) -> Options:
    options = decode_options(plain, Options, "Origami Islands", players, PLAYERS)
    if options.science and players != 1:
        raise BadOptions(f"science is for one player, not {players}")
    sheets = len(sheets_of(content, options)) * content.setup.copies.value
    if sheets < 3 * players:
        raise BadOptions(f"the pack has {sheets} sheets for this table, too few for {players} players")
    return options


def sheets_of(content: Content, options: Options) -> list[int]:
    """The sheets in play, by their place in the pack."""
    return [place for place, sheet in enumerate(content.sheets.values()) if sheet.near or not options.near]
