"""The options of a Shaman Island table."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kamishima.core import options as core
from kamishima.core.errors import BadOptions

PLAYERS = range(2, 5)
TURN_LIMIT = 40


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the host of a table can choose."""

    turn_limit: int = TURN_LIMIT
    """How many turns each player has at most; the rulebook sets no limit (S3.2)."""
    position: str = ""
    """The text of a position to begin with; empty for the usual beginning."""


def read_options(plain: Mapping[str, object], players: int) -> Options:
    """Decode and check options; `BadOptions` says what is allowed."""
    options = core.read_options(plain, Options, "Shaman Island")
    if players not in PLAYERS:
        raise BadOptions(f"Shaman Island is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}")
    if not 1 <= options.turn_limit <= 1000:
        raise BadOptions(f"turn-limit is between 1 and 1000, not {options.turn_limit}")
    return options


def plain_options(options: Options) -> dict[str, object]:
    """The options as they stand in a record, defaults included; of the position nothing is said where there is none."""
    plain: dict[str, object] = msgspec.to_builtins(options)
    if not options.position:
        del plain["position"]
    return plain
