"""The options of an Origami table."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kamishima.core.errors import BadOptions
from kamishima.games.origami.content import Box, Content

PLAYERS = range(2, 5)
TURN_LIMIT = 60


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the host of a table can choose."""

    box: Box = "classic"
    families: tuple[str, ...] = ()
    """As many families as players; none to draw them at random."""
    turn_limit: int = TURN_LIMIT
    """How many turns each player has at most; the rulebooks set no limit (O4.3)."""
    memory_aid: bool = False
    """Whether the table shows what everybody has seen of other hands (O8.2)."""


def read_options(plain: Mapping[str, object], players: int, content: Content) -> Options:
    """Decode and check options; `BadOptions` says what is allowed."""
    try:
        options = msgspec.convert(dict(plain), Options)
    except msgspec.ValidationError as error:
        known = ", ".join(Options.__struct_encode_fields__)
        raise BadOptions(f"{error}; the options of Origami are {known}") from None
    if players not in PLAYERS:
        raise BadOptions(f"Origami is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}")
    if not 1 <= options.turn_limit <= 1000:
        raise BadOptions(f"turn-limit is between 1 and 1000, not {options.turn_limit}")
    _check_families(options, players, content)
    return options


def plain_options(options: Options) -> dict[str, object]:
    """The options as they stand in a record, defaults included."""
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(options))
    return plain


def families_of(content: Content, box: str) -> tuple[str, ...]:
    """The families in a box."""
    return tuple([family for family, home in content.families.items() if home == box])


def _check_families(options: Options, players: int, content: Content) -> None:
    allowed = families_of(content, options.box)
    for family in options.families:
        if family not in allowed:
            raise BadOptions(f"no family {family!r} in the {options.box} box; there are {', '.join(allowed)}")
    if len(set(options.families)) != len(options.families):
        raise BadOptions(f"each family is chosen once: {', '.join(options.families)}")
    if options.families and len(options.families) != players:
        raise BadOptions(
            f"{players} players choose exactly {players} families of {', '.join(allowed)}, not {len(options.families)};"
            " or none, to draw them at random"
        )
    if len(allowed) < players:
        raise BadOptions(
            f"the pack has {len(allowed)} families in the {options.box} box, too few for {players} players"
        )
