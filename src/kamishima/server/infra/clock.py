"""Days of the daily challenge, in UTC: when one ends, and when its secret may be known."""

from __future__ import annotations

import re
import time
from datetime import UTC, date, datetime, timedelta

from kamishima.server.protocol.errors import BadRequest, NotFound

OPENS_AFTER = 60.0
"""Seconds after its end at which a day is open: the clocks of several nodes are never quite the same."""


def now() -> float:
    """Seconds since 1970. Whatever asks what day it is asks here."""
    return time.time()


def today() -> str:
    return datetime.fromtimestamp(now(), UTC).date().isoformat()


def ends_at(day: str) -> float:
    """When a day ends, in seconds since 1970."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()


def begins_at(day: str, where: str) -> float:
    """When a day begins, as somebody wrote it in the parameter `where`."""
    return datetime.fromisoformat(good_day(day, where)).replace(tzinfo=UTC).timestamp()


def is_over(day: str) -> bool:
    """Whether nothing that is finished now counts for this day any more."""
    return now() >= ends_at(day)


def is_day_secret(day: str) -> bool:
    """Whether the chance of this day must not be known yet; the empty day of other matches never is."""
    return day != "" and now() < ends_at(day) + OPENS_AFTER


def read_day(written: str) -> str:
    """A day that has begun, as somebody wrote it; today when nothing was written."""
    if not written:
        return today()
    day = good_day(written, "day")
    if day > today():
        raise NotFound(f"{day} has not begun yet; today is {today()}", "day")
    return day


def good_day(written: str, where: str) -> str:
    """Any day, as somebody wrote it in the parameter `where`."""
    try:
        if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", written):
            raise ValueError
        return date.fromisoformat(written).isoformat()
    except ValueError:
        raise BadRequest(f"{written!r} is no day; write it as {today()}", where) from None
