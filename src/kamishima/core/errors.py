"""Small errors with stable codes; the message says what was wrong and what is allowed."""

from __future__ import annotations

from typing import ClassVar


class KamishimaError(Exception):
    """Anything a person or a program can do wrong; `code` never changes, `message` may."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class IllegalAction(KamishimaError):
    """The action is not one of those that the turn offers."""

    code: ClassVar[str] = "illegal-action"


class NotYourTurn(KamishimaError):
    """Somebody else decides now, or nobody does."""

    code: ClassVar[str] = "not-your-turn"


class BadWords(KamishimaError):
    """The text is not an action of this game at all."""

    code: ClassVar[str] = "bad-words"


class BadOptions(KamishimaError):
    """The table cannot be set up like that."""

    code: ClassVar[str] = "bad-options"


class UnknownVersion(KamishimaError):
    """The rules have no such version here: a newer program wrote the number, or it was retired."""

    code: ClassVar[str] = "unknown-version"


class BadPosition(KamishimaError):
    """The encoded position is not one of this game."""

    code: ClassVar[str] = "bad-position"


class NoUndo(KamishimaError):
    """The last step cannot be taken back."""

    code: ClassVar[str] = "no-undo"


class LineError(KamishimaError):
    """Something wrong at one line of a text; line 0 stands for the whole text."""

    code: ClassVar[str] = "bad-text"

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line > 0 else message)
        self.line = line
        self.reason = message

    def __reduce__(self) -> tuple[object, ...]:
        """Built from line and reason again, so that it arrives whole from another process."""
        return type(self), (self.line, self.reason)


class BadRecord(LineError):
    """The record is malformed, or does not replay."""

    code: ClassVar[str] = "bad-record"


class BadContent(LineError):
    """The content pack is malformed, or breaks a rule of its game."""

    code: ClassVar[str] = "bad-content"
