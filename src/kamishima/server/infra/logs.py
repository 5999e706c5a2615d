"""Logs: one JSON object a line, from an allow-list of fields. No names, no words, no secrets."""

from __future__ import annotations

import hashlib
import logging
import sys
import time
import traceback
from typing import TextIO

import msgspec

FIELDS = ("kind", "bot", "attempt", "seconds", "request")
"""What may stand beside the message."""
LONGEST_LINE = 2000
"""Bytes; some collectors cut what is longer in two, and the halves are no JSON."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name.removeprefix("kamishima.server."),
            "message": record.getMessage(),
        }
        line.update({name: value for name in FIELDS if (value := getattr(record, name, None)) is not None})
        table = getattr(record, "table", None)
        if table is not None:
            line["table"] = alias(str(table))
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _where(record.exc_info[1])
        return _short(line)


def _short(line: dict[str, object]) -> str:
    """The line as JSON; its longest parts are cut until it is short enough, since a stranger may have written them."""
    text = msgspec.json.encode(line)
    while len(text) > LONGEST_LINE:
        name = max(line, key=lambda name: len(msgspec.json.encode(line[name])))
        line[name] = _cut(line[name])
        text = msgspec.json.encode(line)
    return text.decode()


def _cut(value: object) -> object:
    """The first half and the last quarter of a list, where an error comes from and where it ends; half of a text."""
    if isinstance(value, list) and len(value) > 1:
        return [*value[: len(value) // 2], "…", *value[-(len(value) // 4) :]] if len(value) > 4 else value[:1]
    text = str(value[0] if isinstance(value, list) else value)
    return text[: len(text) // 2] + "…"


def alias(table: str) -> str:
    """Whoever knows the id of a private table may enter it: so logs know it by another name."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


def _where(error: BaseException) -> list[str]:
    """The kind of an error and where it was raised. Its text may quote what somebody holds, so it stays out."""
    frames = traceback.extract_tb(error.__traceback__)
    return [type(error).__name__, *[f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames]]


class ErrorOutput(logging.StreamHandler[TextIO]):
    """Writes to what the error output is at the moment."""

    def emit(self, record: logging.LogRecord) -> None:
        self.stream = sys.stderr
        super().emit(record)


def set_up(level: str = "INFO") -> None:
    """Log to the error output."""
    handler = ErrorOutput()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for noisy in ("uvicorn.access", "uvicorn.error", "alembic", "litestar"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
