"""One figure of the benchmark, and how figures are printed and kept."""

from __future__ import annotations

from pathlib import Path

import msgspec

OUTPUT = Path("build/bench.json")


class Row(msgspec.Struct, frozen=True):
    """What was measured, and what a peer reached in the same run."""

    name: str
    value: float
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None


def against(name: str, value: float, unit: str, peer: str, peer_value: float) -> Row:
    """A figure next to a peer's."""
    return Row(name, value, unit, peer, peer_value, value / peer_value)


def show(row: Row) -> str:
    """The row as a line for people."""
    line = f"{row.name:<44}{row.value:>14,.1f} {row.unit:<12}"
    if row.peer is None or row.peer_value is None or row.ratio is None:
        return line.rstrip()
    return f"{line}  {row.peer}: {row.peer_value:,.1f}  → {row.ratio:.2f}×"


def keep(rows: list[Row]) -> None:
    """Write all rows for later comparison."""
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=2) + b"\n")
