from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kamishima.core.text.options import check_turn_limit, decode_options

PLAYERS = range(2, 5)
TURN_LIMIT = 40


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    turn_limit: int = TURN_LIMIT
    """How many turns each player has at most; the rulebook sets no limit (S3.2)."""
    position: str = ""
    """The text of a position to begin with; empty for the usual beginning."""


def read_options(plain: Mapping[str, object], players: int) -> Options:
    options = decode_options(plain, Options, "Shaman Island", players, PLAYERS)
    check_turn_limit(options.turn_limit)
    return options
