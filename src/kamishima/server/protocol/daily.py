"""Messages about the daily challenge."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kamishima.core.match import LONGEST_NAME


class NewAttempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play the challenge of today: the attempt that counts, or for practice when that one is over."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    practice: bool = False


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the day's table."""

    rank: int
    """The same for all who have as many points."""
    name: str
    score: int
    title: str
    """The title that the score earns; empty below the first."""
    me: bool
    table: str
    """The match to look at; empty as long as it would tell the dice to those who still play."""


class MyAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """What you have done on a day."""

    day: str
    table: str
    state: Literal["playing", "finished", "unfinished"]
    """`unfinished`: the day ended first, so it does not count; it can be played on all the same."""
    score: int | None
    """Once it is finished."""
    title: str
    rank: int | None = None
    """Your place on that day, where that day alone is shown."""


class DailyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The challenge of a day."""

    day: str
    today: str
    ends_at: float
    """In seconds since 1970."""
    commitment: str
    """The SHA-256 of the day's secret, which everybody's chance is drawn from."""
    secret: str
    """Published shortly after the day has ended; empty before."""
    begun: int
    """How many have begun an attempt that counts."""
    finished: int
    """How many of them have finished it that day: only these are listed."""
    results: list[DailyResult]
    """The best ones."""
    mine: MyAttempt | None
    """Your own attempt that counts."""
    practice: str
    """Your own table that is played for practice, if one is."""
    before: str
    """The last day before this one on which somebody finished; empty when there is none."""
    after: str
    """The next one after it."""


class MyDays(msgspec.Struct, frozen=True):
    """Your own attempts that count, the newest first."""

    days: list[MyAttempt]
    best: MyAttempt | None
