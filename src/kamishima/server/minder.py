"""What the server itself does in a match: bots choose, and time runs out."""

from __future__ import annotations

import asyncio
import hmac
import logging
import random
import time
from collections.abc import Awaitable, Callable

from kamishima.core.chance import below
from kamishima.core.errors import KamishimaError
from kamishima.core.game import Decision, SeatId
from kamishima.server.bus import Bus
from kamishima.server.play import Play
from kamishima.server.requests import Request
from kamishima.server.room import LEASE, Room
from kamishima.server.telling import Listener
from kamishima.server.workers import BotPool, Waiting
from kamishima.server.workers_thought import thought

SitIn = Callable[[str, SeatId, str], Awaitable[None]]
"""Puts a bot in a person's place: table, seat, and the policy that asks for it."""
Errand = Callable[[Room, Play], Awaitable[None]]

log = logging.getLogger(__name__)


class Minder:
    """Acts for bots and for those whose time has run out, in all rooms of this node."""

    def __init__(self, pool: BotPool, bus: Bus, sit_in: SitIn) -> None:
        self._pool = pool
        self._bus = bus
        self._sit_in = sit_in
        self._tasks: dict[str, tuple[int, Errand, asyncio.Task[None]]] = {}
        """For each table the index of the decision that is minded, and how."""

    def look(self, room: Room) -> None:
        """The position or the seats have changed: mind what is to be minded now, and nothing else."""
        play, wanted = room.play, self._errand(room)
        if (minded := self._tasks.get(room.id)) is not None:
            index, errand, task = minded
            # The same decision may have become a bot's, or a person's again.
            if play is not None and play.index == index and errand == wanted:
                return
            task.cancel()
            del self._tasks[room.id]
        if wanted is not None and play is not None:
            made = asyncio.get_running_loop().create_task(self._run(room, play, wanted))
            self._tasks[room.id] = (play.index, wanted, made)
            made.add_done_callback(lambda done: self._forget(room.id, done))

    def forget(self, room: Room) -> None:
        """The room is dropped."""
        minded = self._tasks.pop(room.id, None)
        if minded is not None:
            minded[-1].cancel()

    def minds(self, room: Room) -> bool:
        """Whether a bot is choosing there at this moment, or about to."""
        play = room.play
        return room.id in self._tasks and play is not None and _is_bots(room, play)

    def _forget(self, table: str, done: asyncio.Task[None]) -> None:
        minded = self._tasks.get(table)
        if minded is not None and minded[-1] is done:
            del self._tasks[table]

    def _errand(self, room: Room) -> Errand | None:
        play = room.play
        if play is None or room.table.state != "playing" or play.acting is None:
            return None
        if _is_bots(room, play):
            return self._let_bot_act
        return self._watch_clock if room.ledger.runs else None

    async def _run(self, room: Room, play: Play, errand: Errand) -> None:
        try:
            await errand(room, play)
        except KamishimaError as error:
            log.warning("the server could not act", extra={"table": room.id, "kind": error.code})

    # -- bots ------------------------------------------------------------------------------------------------------

    async def _let_bot_act(self, room: Room, play: Play) -> None:
        if self._bus.is_shared and room.saw != play.index:
            # Another node has seen this turn come, and thinks about it; unless it has died.
            await asyncio.sleep(LEASE)
        seat = play.acting
        assert seat is not None
        asked = thought(room.table.setting, play.state, room.table.seats[seat].level, seed_of(room, play, "bot"))
        people = any([not other.is_played_by_bot for other in room.table.seats])
        words = await self._pool.choose(asked, Waiting.PERSON if people else Waiting.BOTS)
        room.ask(Request(_Silent(), seat, "act", words=words, index=play.index))

    # -- clocks ----------------------------------------------------------------------------------------------------

    async def _watch_clock(self, room: Room, play: Play) -> None:
        seat = play.acting
        assert seat is not None
        deadline = room.ledger.deadline(seat)
        assert deadline is not None
        await asyncio.sleep(max(0.0, deadline - time.time()))
        if room.ledger.rules.policy == "random":
            room.ask(Request(_Silent(), seat, "act", words=random_words(room, play), index=play.index))
        else:
            await self._sit_in(room.id, seat, room.ledger.rules.policy)


class _Silent:
    """The server asked; there is nobody to be told. What a race refuses is settled by whoever won it."""

    def hears_with(self, listener: Listener) -> bool:
        """Nobody."""
        return False

    def granted(self, index: int, update: bytes | None) -> None:
        """Everybody has been told."""

    def replayed(self, index: int) -> None:
        """The server uses no keys."""

    def refused(self, error: KamishimaError) -> None:
        """Somebody else was quicker."""
        log.info("an action of the server was refused", extra={"kind": error.code})


def _is_bots(room: Room, play: Play) -> bool:
    acting = play.acting
    return acting is not None and room.table.seats[acting].is_played_by_bot


def seed_of(room: Room, play: Play, purpose: str) -> int:
    """Depends on the place in the log alone, so that every node and every attempt chooses the same."""
    place = f"{purpose} {play.acting} {play.index}"
    return int.from_bytes(hmac.digest(room.table.secret, place.encode(), "sha256"), "big")


def random_words(room: Room, play: Play) -> str:
    """Any action, each as likely."""
    turn = play.turn
    assert isinstance(turn, Decision)
    rng = random.Random(seed_of(room, play, "late"))
    return turn.actions[below(rng, len(turn.actions))].text
