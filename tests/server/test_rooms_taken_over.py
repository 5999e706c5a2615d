"""A node alone knows what it has written itself: it is not read again, and never shown in the wrong order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.test_rooms import ANA, BEN, Ear, any_words, new_room, tell, until

from kamishima.core.turn import SeatId
from kamishima.server.http.poll import submit
from kamishima.server.match.room import Room
from kamishima.server.node import Service
from kamishima.server.protocol import messages as wire
from kamishima.server.store import matches, tables

SHORT = {"turn-limit": 1}


async def play_to_the_end(room: Room) -> None:
    rng = random.Random(1)
    while room.table.state == "playing":
        seat, words = any_words(room, rng)
        await submit(room, seat, f"{room.index}", words, None)


def count_questions(service: Service, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The queries from now on, but those of the sweeper."""
    asked: list[str] = []
    ask = service.reader.run

    async def counting(question: Callable[..., object], *arguments: object) -> object:
        if question is not tables.due_by:
            asked.append(question.__name__)
        return await ask(question, *arguments)

    monkeypatch.setattr(service.reader, "run", counting)
    return asked


def test_a_rematch_is_set_up_without_reading_what_was_just_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        old = await new_room(service, "origami", options=SHORT)
        await play_to_the_end(old)
        asked = count_questions(service, monkeypatch)
        ears = [Ear(SeatId(0), ANA), Ear(SeatId(1), BEN)]
        old.subscribe(ears[0])  # who is not there is waited for
        again = await service.tables.rematch(old.id, ANA)
        room = service.rooms.find(again.id)
        assert room is not None
        assert (room.table.state, old.table.rematch) == ("waiting", again.id)
        room.subscribe(ears[0])
        await service.tables.rematch(old.id, BEN)
        assert (room.table.state, ears[0].kinds()[-1]) == ("playing", "hello")
        assert asked == []
        stored = await service.reader.run(matches.load, again.id)
        assert stored is not None
        assert stored.table == room.table
        assert [entry.index for entry in stored.entries] == list(range(room.index))

    tell(tmp_path, story)


def test_a_change_in_the_batch_that_ends_the_match_does_not_open_it_again(tmp_path: Path) -> None:
    """The change has read the table before the end was written, so it is taken over before the end is."""

    async def story(service: Service) -> None:
        room = await new_room(service, "origami", options=SHORT)
        rng = random.Random(1)
        while room.table.state == "playing":
            seat, words = any_words(room, rng)
            written = service.writer.count.commits
            change = service.tables.come_back(room.id, ANA, 0)
            await asyncio.gather(change, submit(room, seat, f"{room.index}", words, None))
            assert service.writer.count.commits == written + 1
        assert room.table.state == "over"
        assert await service.reader.run(tables.load, room.id) == room.table

    tell(tmp_path, story)


def test_what_is_written_while_a_room_is_being_read_is_read_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: Service) -> None:
        room = await new_room(service, "origami")
        gate = asyncio.Event()
        ask = service.reader.run

        async def slowly(question: Callable[..., object], *arguments: object) -> object:
            found = await ask(question, *arguments)
            await gate.wait()
            return found

        monkeypatch.setattr(service.reader, "run", slowly)
        room.refresh()
        written = service.writer.count.commits
        leaves = asyncio.ensure_future(service.tables.leave(room.id, BEN, wire.Leave(sure=True)))
        await until(lambda: service.writer.count.commits > written)
        gate.set()
        await leaves
        assert room.table.seats[1].is_played_by_bot

    tell(tmp_path, story)
