"""Trials: bots play some games with a pack, and whoever asked sees what comes of it while they play.

Each trial has a process of its own, with the lowest priority and none of the workers that think for tables; at most one
runs at a time, a few wait. It is over when its games are, or when nobody listens any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncGenerator, Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kamishima.games.box import Trial
from kamishima.games.registry import GAMES, box
from kamishima.server.infra.processes import Worker, WorkerDied
from kamishima.server.protocol.errors import Unavailable
from kamishima.server.tables.packs import PackText
from kamishima.server.tables.trial_process import Order

COMMAND = (sys.executable, "-m", "kamishima.server.tables.trial_process")
MOST_WAITING = 8
GAME_SECONDS = 120.0
"""A game that takes longer ends the trial."""
_LONGEST_LINE = 1 << 22

TRIALS: dict[str, Trial] = {name: box(name).part(box(name).trial) for name in GAMES if box(name).trial}
"""The games whose packs can be tried."""
if TYPE_CHECKING:
    Tried = str
    Report = Any
else:
    Tried = Literal[tuple(TRIALS)]
    Report = reduce(or_, [trial.reported for trial in TRIALS.values()])

log = logging.getLogger(__name__)


class TrialWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A trial: which pack, how many games, for how many, by which bots."""

    game: Tried = next(iter(TRIALS))
    pack: PackText
    games: Annotated[int, Meta(ge=1, le=200)] = 40
    players: Annotated[int, Meta(ge=1, le=6)] = 2
    bot: Literal["uniform", "greedy", "paper"] = "greedy"
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 0


class TrialProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a trial is. The answer is a stream of these, one a line."""

    done: int
    of: int
    waiting: bool = False
    """Whether another trial has to end first."""
    failed: bool = False
    """Whether the trial ended early."""
    report: Report | None = None


class Trials:
    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = tuple(command)
        self._turn = asyncio.Lock()
        self._wanted = 0

    @property
    def wanted(self) -> int:
        """How many run or wait."""
        return self._wanted

    def check_room(self) -> None:
        """Refuse one more when too many wait already."""
        if self._wanted > MOST_WAITING:
            raise Unavailable("too many trials wait already; try again later")

    async def run(self, wanted: TrialWanted) -> AsyncGenerator[TrialProgress, None]:
        """Play, and tell after each game what came of all so far."""
        self._wanted += 1
        try:
            if self._turn.locked():
                yield TrialProgress(done=0, of=wanted.games, waiting=True)
            async with self._turn:
                yield TrialProgress(done=0, of=wanted.games)
                async with contextlib.aclosing(self._played(wanted)) as games:
                    async for progress in games:
                        yield progress
        finally:
            self._wanted -= 1

    async def _played(self, wanted: TrialWanted) -> AsyncGenerator[TrialProgress, None]:
        trial = TRIALS[wanted.game]
        content = await asyncio.to_thread(box(wanted.game).content, wanted.pack)
        played: list[Any] = []
        order = Order(wanted.game, wanted.pack, wanted.players, wanted.bot, wanted.games, wanted.seed)
        worker = await Worker.start(self._command, _LONGEST_LINE, ready=False)
        try:
            with contextlib.suppress(WorkerDied):  # it has ended already, and says nothing
                await worker.say(msgspec.json.encode(order))
            while len(played) < wanted.games:
                game = await _next(worker, trial.played)
                if game is None:
                    log.warning("a trial ended early", extra={"games": len(played)})
                    yield TrialProgress(done=len(played), of=wanted.games, failed=True)
                    return
                played.append(game)
                told = await asyncio.to_thread(trial.report, content, played)
                yield TrialProgress(done=len(played), of=wanted.games, report=told)
        finally:
            await worker.stop()


async def _next(worker: Worker, played: type) -> Any:  # noqa: ANN401  # each game has a type of its own
    """The next game; None when there comes no more."""
    try:
        return msgspec.json.decode(await asyncio.wait_for(worker.hear(), GAME_SECONDS), type=played)
    except (TimeoutError, WorkerDied, msgspec.MsgspecError):  # a line that is none counts as no game
        return None
