"""What a net is told about a position: rows of its first layer, each so many times.

A row is made of features by name (`hand.cost` 4 times, `hand.verb.draw` once), so a card is what is printed on it, not
which one it is: other packs have other rows of the same features.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kamishima.core.game import AnyGame, State

Row = list[tuple[str, int]]
"""Features with how often each is in it."""
MOST: Final = 127
"""A row counts at most so often."""


class Bag:
    """Rows that a position has, each so many times."""

    def __init__(self) -> None:
        self.rows: list[int] = []
        self.times: list[int] = []

    def add(self, row: int, times: int = 1) -> None:
        if times:
            self.rows.append(row)
            self.times.append(min(MOST, max(-MOST, times)))

    def clear(self) -> None:
        self.rows.clear()
        self.times.clear()


@mypyc_attr(allow_interpreted_subclasses=True)
class NetInputs:
    """Writes positions of one table into bags: one for the table, and two for each seat.

    Rows of `own` are of a seat alone; every seat gets its own ones, and those of all others through weights of their
    own. Rows of `seen` are for the seat that they are written for.
    """

    def __init__(self, game: AnyGame) -> None:
        self.players: int = game.players
        self.table_rows: list[Row] = []
        self.own_rows: list[Row] = []
        self.seen_rows: list[Row] = []
        self.table: Bag = Bag()
        self.own: list[Bag] = [Bag() for _ in range(game.players)]
        self.seen: list[Bag] = [Bag() for _ in range(game.players)]

    def write(self, state: State) -> None:
        """Fill the bags anew."""
        raise NotImplementedError

    def clear(self) -> None:
        self.table.clear()
        for seat in range(self.players):
            self.own[seat].clear()
            self.seen[seat].clear()

    def add_table(self, rows: list[Row]) -> int:
        """Add rows of the table; the place of the first one."""
        self.table_rows += rows
        return len(self.table_rows) - len(rows)

    def add_own(self, rows: list[Row]) -> int:
        self.own_rows += rows
        return len(self.own_rows) - len(rows)

    def add_seen(self, rows: list[Row]) -> int:
        self.seen_rows += rows
        return len(self.seen_rows) - len(rows)

    def described(self) -> list[list[Row]]:
        """All rows with the full names of their features: of the table, of a seat, of the others, seen from a seat."""
        return [
            _named("table", self.table_rows),
            _named("own", self.own_rows),
            _named("other", self.own_rows),
            _named("seen", self.seen_rows),
        ]


def _named(prefix: str, rows: list[Row]) -> list[Row]:
    return [[(f"{prefix}:{name}", times) for name, times in row] for row in rows]


def plain(*names: str) -> list[Row]:
    """Rows of one feature each."""
    return [[(name, 1)] for name in names]
