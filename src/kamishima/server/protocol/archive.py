"""Messages about finished matches."""

from __future__ import annotations

import msgspec

from kamishima.server.protocol.messages import TableInfo


class ArchivedTable(TableInfo, frozen=True, kw_only=True):
    """A table whose match is over."""

    ended: float
    """When it ended, in seconds since 1970."""
    scores: list[int]
    ranks: list[int]
    reason: str
    sealed: bool
    """Whether only its record is kept; it can be looked at all the same."""


class Archive(msgspec.Struct, frozen=True):
    """Some finished matches, the newest first."""

    tables: list[ArchivedTable]
    next: str
    """The cursor of the next page; empty when this is the last."""
