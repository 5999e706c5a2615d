"""Versions of the rules of a game: numbered switches, each named and dated. Old numbers stay playable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kamishima.core.errors import UnknownVersion


class RulesVersion(NamedTuple):
    """A change of what a game does, as its `rules/versions.py` lists it."""

    number: int
    """What records name; 1 for the first rules of a game, then counted on."""
    date: str
    name: str
    what: str
    """What is different from the number before."""


FIRST = RulesVersion(1, "", "first", "The rules as they were first written.")
"""The only version of a game that lists none."""


def known_version(game: str, versions: Sequence[RulesVersion], rules: int | None) -> int:
    """A number that a game can be played by, the newest for None; `UnknownVersion` for any other."""
    newest = versions[-1].number
    if rules is None or any([version.number == rules for version in versions]):
        return newest if rules is None else rules
    if rules > newest:
        raise UnknownVersion(
            f"rules {rules} of {game} are newer than this program, which knows them up to {newest}: install a newer one"
        )
    known = ", ".join([str(version.number) for version in versions])
    raise UnknownVersion(f"{game} has no rules {rules}; this program knows {known}")
