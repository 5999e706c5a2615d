"""One figure of the benchmark, and how figures are printed and kept."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from pathlib import Path

import msgspec

OUTPUT = Path("build/bench.json")
RESULTS = Path("bench/results.md")
HEAD = "# Results\n\nEvery run of `make bench`, the newest first.\n"


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


def section(rows: list[Row], day: str) -> str:
    """Rows as a dated part of the results page."""
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    table = [f"| {row.name} | {row.value:,.1f} {row.unit} | {_beside(row)} |" for row in rows]
    return "\n".join([f"\n## {day} ({machine})\n", "| row | ours | beside it |", "|---|---|---|", *table, ""])


def _beside(row: Row) -> str:
    return "" if row.ratio is None else f"{row.peer} {row.peer_value:,.1f}, {row.ratio:.2f}×"


def keep(rows: list[Row]) -> None:
    """Write all rows for programs, and put them on the results page for people."""
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=2) + b"\n")
    older = RESULTS.read_text("utf-8").removeprefix(HEAD) if RESULTS.exists() else ""
    RESULTS.write_text(HEAD + section(rows, datetime.now(UTC).date().isoformat()) + older, "utf-8")
