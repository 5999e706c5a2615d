from __future__ import annotations

import time

from sqlalchemy import Connection

from kamishima.core.errors import KamishimaError
from kamishima.core.turn import SeatId
from kamishima.server.infra.rate_limits import Rates
from kamishima.server.match.audience import Reply
from kamishima.server.match.room import Room
from kamishima.server.match.rooms import Rooms
from kamishima.server.protocol.errors import BadRequest, ChatOff, Muted, Unavailable
from kamishima.server.protocol.messages import Chat, PostedChat
from kamishima.server.store import matches, moderation
from kamishima.server.store.matches import ChatRow
from kamishima.server.store.writer import Writer
from kamishima.server.tables.tables import locked

MUTED = "you are muted: what you say would reach nobody"


class ChatRoom:
    """What people say is stored before it is heard, like their moves."""

    def __init__(self, writer: Writer, rooms: Rooms, rates: Rates | None) -> None:
        self._writer = writer
        self._rooms = rooms
        self._rates = rates

    def say(self, room: Room, seat: SeatId, person: str, chat: Chat | PostedChat, reply: Reply) -> None:
        """Say something; the same key says it once. Who said it hears its number."""
        text = checked(room, chat.text)
        if self._rooms.hearing.is_muted(person):
            raise Muted(MUTED)
        if self._rates is not None:
            self._rates.check(person)
        said = ChatRow(0, seat, room.table.seats[seat].name, text, chat.key, time.time(), person)

        def work(connection: Connection) -> ChatRow:
            locked(connection, room.id)
            if moderation.is_sanctioned(connection, person, "mute"):  # by another node, of which this one will hear
                raise Muted(MUTED)
            return matches.add_chat(connection, room.id, said)

        def done(stored: object, error: Exception | None) -> None:
            if error is not None:
                reply.refused(error if isinstance(error, KamishimaError) else Unavailable("try again"))
                return
            assert isinstance(stored, ChatRow)
            room.add_chat(stored)
            self._rooms.notify_nodes(room.id)
            reply.duplicate(stored.number)

        self._writer.put((), work, done, room.id)


def checked(room: Room, text: str) -> str:
    """What may be said: printable, on a few lines, at a table with chat."""
    if not room.table.chat:
        raise ChatOff("this table is played without chat")
    text = "\n".join([line.strip() for line in text.strip().splitlines()])
    if not text or not all([sign.isprintable() or sign == "\n" for sign in text]):
        raise BadRequest("say something printable", "text")
    return text
