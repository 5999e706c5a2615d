"""What the server itself does in a match: it acts for bots, and for those whose time has run out."""

from __future__ import annotations

import asyncio
import hmac
import logging
import random
import time
from collections.abc import Awaitable, Callable

from kamishima.core.chance import below
from kamishima.core.errors import KamishimaError
from kamishima.core.play import Play
from kamishima.core.turn import Decision, SeatId
from kamishima.server.bots.job import bot_job
from kamishima.server.bots.pool import BotPool, Waiting
from kamishima.server.infra.bus import Bus
from kamishima.server.match.audience import Command
from kamishima.server.match.broadcast import Subscriber
from kamishima.server.match.room import LEASE, Room
from kamishima.server.protocol.messages import Update

SubstituteBot = Callable[[str, SeatId, str], Awaitable[None]]
"""Puts a bot in a person's place: table, seat, and the policy that asks for it."""
Duty = Callable[[Room, Play], Awaitable[None]]

log = logging.getLogger(__name__)


class AutoPlayer:
    """Acts for bots and for those whose time has run out, in all rooms of this node."""

    def __init__(self, pool: BotPool, bus: Bus, substitute_bot: SubstituteBot) -> None:
        self._pool = pool
        self._bus = bus
        self._substitute_bot = substitute_bot
        self._tasks: dict[str, tuple[int, Duty, asyncio.Task[None]]] = {}
        """For each table the index of the decision, what is done about it, and the task that does it."""

    def update(self, room: Room) -> None:
        """The position or the seats have changed: do what is due there now, and stop what is not."""
        play, duty_now = room.play, self._duty_in(room)
        if (running := self._tasks.get(room.id)) is not None:
            index, duty, task = running
            # The same decision may have become a bot's, or a person's again.
            if play is not None and play.index == index and duty == duty_now:
                return
            task.cancel()
            del self._tasks[room.id]
        if duty_now is not None and play is not None:
            made = asyncio.get_running_loop().create_task(self._run(room, play, duty_now))
            self._tasks[room.id] = (play.index, duty_now, made)
            made.add_done_callback(lambda done: self._forget(room.id, done))

    def cancel(self, room: Room) -> None:
        running = self._tasks.pop(room.id, None)
        if running is not None:
            running[-1].cancel()

    def is_choosing(self, room: Room) -> bool:
        """Whether a bot is choosing there at this moment, or about to."""
        play = room.play
        return room.id in self._tasks and play is not None and _is_bots(room, play)

    def _forget(self, table: str, done: asyncio.Task[None]) -> None:
        running = self._tasks.get(table)
        if running is not None and running[-1] is done:
            del self._tasks[table]

    def _duty_in(self, room: Room) -> Duty | None:
        play = room.play
        if play is None or room.table.state != "playing" or play.acting is None:
            return None
        if _is_bots(room, play):
            return self._choose_for_bot
        return self._wait_for_deadline if room.clock.runs else None

    async def _run(self, room: Room, play: Play, duty: Duty) -> None:
        try:
            await duty(room, play)
        except KamishimaError as error:
            log.warning("the server could not act", extra={"table": room.id, "kind": error.code})

    async def _choose_for_bot(self, room: Room, play: Play) -> None:
        if self._bus.is_shared and room.reached_index != play.index:
            # The node that wrote the entry before lets the bot choose, unless that node has died.
            await asyncio.sleep(LEASE)
        seat = play.acting
        assert seat is not None
        asked = bot_job(room.table.setting, play.state, room.table.seats[seat].level, seed_of(room, play, "bot"))
        people = any([not other.is_played_by_bot for other in room.table.seats])
        words = await self._pool.choose(asked, Waiting.PERSON if people else Waiting.BOTS)
        room.submit(Command(_NoReply(), seat, "act", words=words, index=play.index))

    async def _wait_for_deadline(self, room: Room, play: Play) -> None:
        seat = play.acting
        assert seat is not None
        deadline = room.clock.deadline(seat)
        assert deadline is not None
        await asyncio.sleep(max(0.0, deadline - time.time()))
        if room.clock.rules.policy == "random":
            room.submit(Command(_NoReply(), seat, "act", words=random_words(room, play), index=play.index))
        else:
            await self._substitute_bot(room.id, seat, room.clock.rules.policy)


class _NoReply:
    """For commands of the server itself; one that lost a race to another node is refused, and that is all."""

    def is_for(self, subscriber: Subscriber) -> bool:
        return False

    def applied(self, index: int, update: Update | None) -> None:
        """Subscribers have been told."""

    def duplicate(self, index: int) -> None:
        """The server uses no keys."""

    def refused(self, error: KamishimaError) -> None:
        log.info("a command of the server was refused", extra={"kind": error.code})


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
