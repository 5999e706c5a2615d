"""Talking at the table."""

from __future__ import annotations

import time

from sqlalchemy import Connection

from kamishima.core.errors import KamishimaError
from kamishima.core.game import SeatId
from kamishima.server.errors import BadRequest, ChatOff, Unavailable
from kamishima.server.limits import Rates
from kamishima.server.requests import Asker
from kamishima.server.room import Room
from kamishima.server.rooms import Rooms
from kamishima.server.store import matches
from kamishima.server.store.matches import ChatRow
from kamishima.server.store.writer import Writer
from kamishima.server.tables import locked
from kamishima.server.wire import Chat, PostedChat


class ChatRoom:
    """What people say is stored before it is heard, like their moves."""

    def __init__(self, writer: Writer, rooms: Rooms, rates: Rates | None) -> None:
        self._writer = writer
        self._rooms = rooms
        self._rates = rates

    def say(self, room: Room, seat: SeatId, person: str, chat: Chat | PostedChat, asker: Asker) -> None:
        """Say something; the same key says it once. The asker hears its number."""
        text = checked(room, chat.text)
        if self._rates is not None:
            self._rates.check(person)
        said = ChatRow(0, seat, room.table.seats[seat].name, text, chat.key, time.time())

        def work(connection: Connection) -> ChatRow:
            locked(connection, room.id)
            return matches.add_chat(connection, room.id, said)

        def done(stored: object, error: Exception | None) -> None:
            if error is not None:
                asker.refused(error if isinstance(error, KamishimaError) else Unavailable("try again"))
                return
            assert isinstance(stored, ChatRow)
            room.hear_chat(stored)
            self._rooms.tell_others(room.id)
            asker.replayed(stored.number)

        self._writer.put((), work, done, room.id)


def checked(room: Room, text: str) -> str:
    """What may be said: printable, on a few lines, at a table with chat."""
    if not room.table.chat:
        raise ChatOff("this table is played without chat")
    text = "\n".join([line.strip() for line in text.strip().splitlines()])
    if not text or not all([sign.isprintable() or sign == "\n" for sign in text]):
        raise BadRequest("say something printable", "text")
    return text
