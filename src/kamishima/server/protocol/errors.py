"""What a client can do wrong, each with a stable code and an HTTP status."""

from __future__ import annotations

from typing import ClassVar

from kamishima.core.errors import KamishimaError


class Refusal(KamishimaError):
    """A request that is not granted; `where` names the field or the parameter, when there is one."""

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 409

    def __init__(self, message: str, where: str = "") -> None:
        super().__init__(message)
        self.where = where

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str | float]]:
        """An error of a worker process arrives whole: compiled classes forget what is not among their arguments."""
        return type(self), (self.message, self.where)


class BadRequest(Refusal):
    """The request cannot be read."""

    code: ClassVar[str] = "bad-request"
    status: ClassVar[int] = 400


class BadMessage(BadRequest):
    """A socket message is not JSON, or no message that the server knows."""

    code: ClassVar[str] = "bad-message"


class TooLarge(Refusal):
    """The request or the message is longer than allowed."""

    code: ClassVar[str] = "too-large"
    status: ClassVar[int] = 413


class TooCostly(BadRequest):
    """To answer this would take more time on the processor, or more memory, than one request has."""

    code: ClassVar[str] = "too-costly"


class TooMany(Refusal):
    """Too many requests or messages in a short time."""

    code: ClassVar[str] = "too-many"
    status: ClassVar[int] = 429

    def __init__(self, message: str, wait: float = 1.0) -> None:
        super().__init__(message)
        self.wait = wait

    def __reduce__(self) -> tuple[type[TooMany], tuple[str, str | float]]:
        return type(self), (self.message, self.wait)


class NotFound(Refusal):
    """There is no such thing, or it is none of the caller's business."""

    code: ClassVar[str] = "not-found"
    status: ClassVar[int] = 404


class NoTable(NotFound):
    """There is no table of this id."""

    code: ClassVar[str] = "no-table"


class Forbidden(Refusal):
    """The caller may not do this."""

    code: ClassVar[str] = "forbidden"
    status: ClassVar[int] = 403


class ForeignOrigin(Forbidden):
    """The request comes from a page of somebody else."""

    code: ClassVar[str] = "foreign-origin"


class NotSeated(Forbidden):
    """The caller has no seat at this table, or not this one."""

    code: ClassVar[str] = "not-seated"


class NoSpectators(Forbidden):
    """The table does not want to be watched."""

    code: ClassVar[str] = "no-spectators"


class ChatOff(Forbidden):
    """The table is played without chat."""

    code: ClassVar[str] = "chat-off"


class WrongPassword(Forbidden):
    """No account has this login and this password."""

    code: ClassVar[str] = "wrong-password"


class Muted(Forbidden):
    """The caller is muted: what they say reaches nobody."""

    code: ClassVar[str] = "muted"


class Banned(Forbidden):
    """The caller is banned from this server."""

    code: ClassVar[str] = "banned"


class Kicked(Forbidden):
    """The host has sent the caller away from this table."""

    code: ClassVar[str] = "kicked"


class Blocked(Forbidden):
    """Two people who do not want to play with each other."""

    code: ClassVar[str] = "blocked"


class BadLink(Forbidden):
    """A link that works once has been used, or has run out."""

    code: ClassVar[str] = "bad-link"


class SeatTaken(Refusal):
    """Somebody sits there, or no seat is free."""

    code: ClassVar[str] = "seat-taken"


class NameTaken(Refusal):
    """Somebody at the table, or another account, has this name."""

    code: ClassVar[str] = "name-taken"


class NotRunning(Refusal):
    """The match has not begun, or is over."""

    code: ClassVar[str] = "not-running"


class StillRunning(Refusal):
    """Only matches that are over have this."""

    code: ClassVar[str] = "still-running"


class DayNotOver(Refusal):
    """It would tell the dice of a daily challenge to those who still play it."""

    code: ClassVar[str] = "day-not-over"


class LeaveWarning(Refusal):
    """Leaving a running match gives the seat to a bot: say that you are sure."""

    code: ClassVar[str] = "leave-warning"


class DeletionWarning(Refusal):
    """Everything of somebody is deleted for good: say that you are sure."""

    code: ClassVar[str] = "deletion-warning"


class BotPlays(Refusal):
    """A bot plays in the place of somebody who left or ran out of time."""

    code: ClassVar[str] = "bot-plays"


class Stale(Refusal):
    """The match went on since the index that the client named."""

    code: ClassVar[str] = "stale"


class NotOffered(Refusal):
    """The server could do this, but not for this game or this table."""

    code: ClassVar[str] = "not-offered"


class Unavailable(Refusal):
    """The server is stopping, or cannot reach what it needs; try again."""

    code: ClassVar[str] = "unavailable"
    status: ClassVar[int] = 503


class OtherNode(Unavailable):
    """The match was begun by rules or with content that this node does not know: another node plays it.

    Nothing was done, so that the same request can be sent again, to another node.
    """

    code: ClassVar[str] = "other-node"


def status_of(error: KamishimaError) -> int:
    """The HTTP status of an error; what the rules refuse is a conflict, what cannot be read a bad request."""
    if isinstance(error, Refusal):
        return error.status
    return 409 if error.code in ("illegal-action", "not-your-turn", "no-undo") else 400


class Late(Unavailable):
    """Somebody else holds a lock in the database, or it takes too long: nothing of this was written."""

    code: ClassVar[str] = "late"
