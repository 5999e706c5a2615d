r"""A table drawn in plain text: levels, coast, tribes and coordinates.

Every space takes three characters. A tile shows its corners, the height of its stack, and who stands there: a capital
letter is a shaman, a small one a warrior, a star a spirit without a rider.

    36  ~  ~  ~  ~
    35  ~ /1A1b\ ~
    34  ~ \1 1*/ ~
    33  ~  ~  ~  ~
        l  m  n  o
"""

from __future__ import annotations

from kamishima.games.shaman.rules.geometry import column_name, row_number
from kamishima.games.shaman.show.view import Stack, Tribe, View

_LETTERS = "abcd"
_HEIGHTS = "0123456789abcdefghijklmnopqrstuvwxyz"
_CORNERS = ("\\{}", "{}/", "/{}", "{}\\")
"""How the spaces of a tile are drawn: south-west, south-east, north-west, north-east."""


def draw_text(view: View) -> str:
    """The land with one space of sea around it, and beneath it what the map cannot show."""
    land = _land(view)
    columns = range(min([x for x, _ in land]) - 1, max([x for x, _ in land]) + 2)
    rows = range(max([y for _, y in land]) + 1, min([y for _, y in land]) - 2, -1)
    lines = [
        f"{row_number(y)} {''.join([land.get((x, y)) or _water(land, x, y) for x in columns])}".rstrip() for y in rows
    ]
    footer = "".join([f"{column_name(x):^3}" for x in columns])
    return "\n".join([*lines, f"   {footer}".rstrip(), *_notes(view)]) + "\n"


def _land(view: View) -> dict[tuple[int, int], str]:
    """Every space of land as it is drawn, by column and row."""
    pieces = _pieces(view)
    drawn: dict[tuple[int, int], str] = {}
    for stack in view.stacks:
        for place, space in enumerate(stack.spaces):
            content = _HEIGHTS[stack.height] + pieces.get(space, " ")
            drawn[_lattice(stack, place)] = _CORNERS[place].format(content)
    return drawn


def _lattice(stack: Stack, place: int) -> tuple[int, int]:
    return stack.x + place % 2, stack.y + place // 2


def _water(land: dict[tuple[int, int], str], x: int, y: int) -> str:
    """The coast is drawn, the open sea is left blank."""
    near = [(x + column, y + row) in land for column in (-1, 0, 1) for row in (-1, 0, 1)]
    return " ~ " if any(near) else "   "


def _pieces(view: View) -> dict[str, str]:
    """The letter on each space that has one; a rider hides the spirit beneath it."""
    drawn: dict[str, str] = {}
    for tribe in view.tribes:
        if tribe.spirit is not None:
            drawn[tribe.spirit] = "*"
    for letter, tribe in zip(_LETTERS, view.tribes, strict=False):
        for warrior in tribe.warriors:
            drawn[warrior.space] = letter
        if tribe.shaman is not None:
            drawn[tribe.shaman] = letter.upper()
    return drawn


def _notes(view: View) -> list[str]:
    """One line for each tribe with something to say: its spirit, and the coins that may be seen."""
    lines: list[str] = []
    for letter, tribe in zip(_LETTERS, view.tribes, strict=False):
        parts = _spirit_notes(tribe)
        coins = [f"{warrior.space}={warrior.coin}" for warrior in tribe.warriors if warrior.coin is not None]
        if coins:
            parts.append("coins " + " ".join(coins))
        if parts:
            lines.append(f"{letter} {tribe.name}: {'; '.join(parts)}")
    return lines


def _spirit_notes(tribe: Tribe) -> list[str]:
    if tribe.spirit is None:
        return []
    return [f"spirit on {tribe.spirit}, shaman on the warrior on {tribe.host or 'its way'}"]
