"""Statements that every match needs: SQLAlchemy writes them once for the database in use, then the driver gets them.

Its own way through `Connection.execute` takes several times as long as the database itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.sql.expression import ClauseElement, Executable


class _Written(NamedTuple):
    """A statement in the words of one database."""

    words: str
    order: tuple[str, ...] | None
    """The names of its values in the order of their places; None where the places have names."""
    fixed: dict[str, Any]
    """The values that the statement brings along."""

    def values(self, given: Mapping[str, Any]) -> Sequence[Any] | Mapping[str, Any]:
        """As the driver wants them."""
        known = {**self.fixed, **given} if self.fixed else given
        return known if self.order is None else [known[name] for name in self.order]


class Quick:
    """A statement that is executed within a transaction which has begun already.

    Values go to the driver as they are, and so does what comes back: a database without truth values has numbers.
    """

    def __init__(self, statement: Executable, columns: Sequence[str] | None = None) -> None:
        assert isinstance(statement, ClauseElement)
        self._statement = statement
        self._columns = columns
        """Which columns are written, where it is not all of them."""
        self._written: dict[str, _Written] = {}

    def rows(self, connection: Connection, **values: object) -> list[tuple[Any, ...]]:
        """What is found."""
        written = self._in_words_of(connection)
        cursor = connection.connection.cursor()
        try:
            cursor.execute(written.words, written.values(values))
            found = [tuple(row) for row in cursor.fetchall()]
        finally:
            cursor.close()
        return found

    def do(self, connection: Connection, *each: Mapping[str, object]) -> None:
        """Execute it once for each set of values."""
        written = self._in_words_of(connection)
        cursor = connection.connection.cursor()
        try:
            for values in each:
                cursor.execute(written.words, written.values(values))
        finally:
            cursor.close()

    def _in_words_of(self, connection: Connection) -> _Written:
        dialect = connection.dialect
        known = self._written.get(dialect.name)
        if known is None:
            compiled = self._statement.compile(dialect=dialect, column_keys=self._columns)
            order = getattr(compiled, "positiontup", None)
            fixed = {name: value for name, value in (compiled.params or {}).items() if value is not None}
            known = _Written(str(compiled), None if order is None else tuple(order), fixed)
            self._written[dialect.name] = known
        return known
