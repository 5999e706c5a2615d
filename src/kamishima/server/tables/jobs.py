"""What is done in a process of its own, with limits: everything that reads a stranger's text or plays a match again.

A job goes out as its name and what it is asked, and comes back as JSON, or as an error of ours. It must be possible to
end it at any moment, so it changes nothing: it neither reads nor writes the database.
"""

from __future__ import annotations

import base64
import gc
import pickle
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from kamishima.core.engine import is_compiled
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import Setting, setting
from kamishima.core.turn import SeatId
from kamishima.games.pack_report import PackReport
from kamishima.games.registry import GAMES, open_table
from kamishima.server.infra.resource_limits import MEGABYTE
from kamishima.server.match import history
from kamishima.server.match.table_info import ending_info, table_info
from kamishima.server.match.versions import game_of
from kamishima.server.protocol.errors import TooCostly
from kamishima.server.protocol.messages import (
    Checked,
    Ending,
    Log,
    LogLine,
    OptionValue,
    Position,
    TableInfo,
    Verdict,
    Written,
)
from kamishima.server.store.matches import Entry
from kamishima.server.store.tables import TableRow
from kamishima.server.tables import records, replay
from kamishima.server.tables.packs import PackWanted, checked_pack, pack_report
from kamishima.server.tables.positions import Edit, PositionDraft, draft

A = TypeVar("A")
B = TypeVar("B")

PLAIN = 4.0
"""The engine as it was written takes so much longer for the worst of honest work, a replay of six players."""
SECONDS = 0.6 if is_compiled() else 0.6 * PLAIN
"""Honest work takes a third of this at most, and usually a twentieth."""
SHORT = SECONDS / 2
"""For what the server itself has to do once more afterwards."""
MEMORY = 24 * MEGABYTE
LONGEST_ANSWER = 10 * MEGABYTE
"""The replay of a match of six players has 7 MB."""
COSTLY = b"*"
"""Stands for an answer that took too much."""


class Job(Generic[A, B]):
    def __init__(
        self, name: str, asked: type[A], answered: type[B], work: Callable[[A], B], seconds: float = SECONDS
    ) -> None:
        self.name = name
        self.asked = asked
        self.answered = answered
        self.work = work
        self.seconds = seconds

    def order(self, asked: A) -> bytes:
        return self.name.encode() + b" " + msgspec.json.encode(asked)


class TableWanted(msgspec.Struct, frozen=True):
    """A table that may or may not be possible."""

    game: str
    players: int
    options: dict[str, OptionValue]
    pack: str = ""


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """A match and its log, and from where on or through whose eyes it is looked at."""

    table: TableRow
    entries: list[Entry]
    seat: SeatId | None = None
    index: int = 0
    language: str = ""


class ReplayWanted(msgspec.Struct, frozen=True):
    """A match that is over, as it is to be told: what follows from the clock is known already."""

    setting: Setting
    table: TableInfo
    ending: Ending | None
    entries: list[Entry]
    seat: SeatId | None


def replay_wanted(table: TableRow, person: str, entries: list[Entry], seat: SeatId | None) -> ReplayWanted:
    """The match of a table, to be told to a person through the eyes of a seat or of a spectator."""
    result = table.ending
    ending = None if result is None else ending_info(table, result)
    return ReplayWanted(table.setting, table_info(table, person), ending, entries, seat)


class Importing(msgspec.Struct, frozen=True):
    """A record to be taken in, and by whom."""

    person: str
    written: Written


class Branching(msgspec.Struct, frozen=True):
    """A match that somebody wants to go on from."""

    table: TableRow
    person: str
    entries: list[Entry]
    branch: replay.Branch


def _checked_table(wanted: TableWanted) -> Checked:
    pack = checked_pack(wanted.game, wanted.pack).text if wanted.pack else None
    table = open_table(setting(wanted.game, wanted.players, dict(wanted.options), pack))
    return Checked(msgspec.convert(table.options, dict[str, OptionValue]))


def _log(past: Past) -> Log:
    table = past.table
    told = history.log(
        game_of(table),
        past.entries,
        past.seat,
        past.index,
        language=past.language,
        names=tuple([seat.name for seat in table.seats]),
        pack=table.played_pack,
    )
    return Log(past.index, [LogLine(step, sentences) for step, sentences in told])


CHECK_PACK = Job("check-pack", PackWanted, PackReport, lambda wanted: pack_report(wanted.game, wanted.pack))
CHECK_TABLE = Job("check-table", TableWanted, Checked, _checked_table, SHORT)
DRAFT = Job("draft", Edit, PositionDraft, draft)
VERIFY = Job("verify", Written, Verdict, lambda written: records.verdict(written.record, written.pack))
TAKE_IN = Job(
    "take-in",
    Importing,
    records.Taken,
    lambda wanted: records.imported(wanted.person, wanted.written.record, wanted.written.pack),
)
BRANCH = Job(
    "branch",
    Branching,
    records.Taken,
    lambda wanted: replay.branched(wanted.table, wanted.person, wanted.entries, wanted.branch),
)
RECORD = Job("record", Past, str, lambda past: records.record_text(past.table, past.entries))
SEAL = Job("seal", Past, str, lambda past: records.sealed_text(past.table, past.entries))
REPLAY = Job(
    "replay",
    ReplayWanted,
    replay.Replay,
    lambda past: replay.replay(open_table(past.setting), past.table, past.ending, past.entries, past.seat),
)
LOG = Job("log", Past, Log, _log)
MISSED = Job(
    "missed",
    Past,
    replay.Missed,
    lambda past: replay.missed(game_of(past.table), past.entries, past.seat, past.index),
)
POSITION = Job(
    "position",
    Past,
    Position,
    lambda past: history.position(game_of(past.table), past.entries, past.index, past.seat),
)

JOBS: dict[str, Job[Any, Any]] = {
    job.name: job
    for job in (CHECK_PACK, CHECK_TABLE, DRAFT, VERIFY, TAKE_IN, BRANCH, RECORD, SEAL, REPLAY, LOG, MISSED, POSITION)
}

# -- in the process ----------------------------------------------------------------------------------------------------

_encoder = msgspec.json.Encoder()


def warm_up() -> None:
    """Load what every job needs; nothing of it is looked through for garbage again, so that forks share it."""
    for name, box in GAMES.items():
        open_table(setting(name, box.players[-1], {}))
        if box.pack_report:
            pack_report(name, box.house_text())
    gc.collect()
    gc.freeze()


def _job_of(line: bytes) -> Job[Any, Any]:
    return JOBS[line[: line.index(b" ")].decode()]


def seconds_of(line: bytes) -> float:
    return _job_of(line).seconds


def done(line: bytes) -> bytes:
    """Do the job of a line: `+` and the answer, `-` and an error of ours, or `!` and the kind of a fault."""
    job = _job_of(line)
    try:
        answer = bytearray(b"+")
        _encoder.encode_into(job.work(msgspec.json.decode(line[len(job.name) + 1 :], type=job.asked)), answer, 1)
    except KamishimaError as error:
        return b"-" + base64.b64encode(pickle.dumps(error))
    except MemoryError:
        return COSTLY
    except Exception as error:  # noqa: BLE001  # only its kind is told: the rest may quote what somebody holds
        return b"!" + type(error).__name__.encode()
    return bytes(answer)


# -- in the server -----------------------------------------------------------------------------------------------------


class JobFailed(Exception):
    """A fault of ours in a job."""


def answer_in(line: bytes) -> bytes:
    """The JSON of an answer, as it came without its end; or the error that the job ended with."""
    sign = line[:1]
    if sign == b"+":
        return line[1:]
    if sign == b"-":
        error = pickle.loads(base64.b64decode(line[1:]))  # noqa: S301  # a process of ours has written it
        assert isinstance(error, KamishimaError)
        raise error
    if sign == COSTLY:
        raise TooCostly(f"this takes too much: a request has {SECONDS:g} seconds of processor and {MEMORY >> 20} MB")
    raise JobFailed(line[1:60].decode("ascii", "replace"))
