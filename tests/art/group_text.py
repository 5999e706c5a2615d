"""Groups of figures as texts again, the inverse of `decode_group`: what was read must be all that was written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from kamishima.art.figure import Figure, Group


def encode_group(group: Group) -> str:
    """The inverse of `decode_group`."""
    lines = [f"paper = {_show(group.paper)}"]
    if group.variants:
        lines.append(f"variants = {_show(group.variants)}")
    lines += [text for figure in group.bases for text in _figure_lines("base", figure)]
    lines += [text for figure in group.figures for text in _figure_lines("figure", figure)]
    return "\n".join(lines) + "\n"


def _figure_lines(table: str, figure: Figure) -> Iterator[str]:
    fields: dict[str, Any] = msgspec.to_builtins(figure)
    facets = fields.pop("facets")
    yield f"\n[[{table}]]"
    yield from (f"{key} = {_show(value)}" for key, value in fields.items())
    yield "facets = ["
    yield from (f"    {_show(facet)}," for facet in facets)
    yield "]"


def _show(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case dict():
            return "{ " + ", ".join(f"{key} = {_show(item)}" for key, item in value.items()) + " }"
        case tuple() | list():
            return "[" + ", ".join(_show(item) for item in value) + "]"
        case int():
            return str(value)
        case _:
            return json.dumps(value)  # JSON's escapes are TOML's, too
