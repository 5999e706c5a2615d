"""Run every benchmark, or the parts that are named: python -m bench games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from bench import bots, games, research, server, web
from bench.rows import OUTPUT, Row, keep, show
from kamishima.core.engine import is_compiled

PARTS: dict[str, Callable[[], Iterable[Row]]] = {
    "games": games.rows,
    "bots": bots.rows,
    "server": server.rows,
    "web": web.rows,
    "research": research.rows,
}


def main(names: list[str]) -> int:
    """Print every figure as it comes, and keep them."""
    if unknown := [name for name in names if name not in PARTS]:
        print(f"there is no benchmark {unknown[0]!r}; the parts are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    print(f"engine: {'compiled' if is_compiled() else 'NOT compiled: the figures below are of plain Python'}")
    rows = []
    for name in names or PARTS:
        for row in PARTS[name]():
            print(show(row), flush=True)
            rows.append(row)
    keep(rows)
    print(f"written: {OUTPUT}")
    return 0


sys.exit(main(sys.argv[1:]))
