"""Rooms: two nodes on one database, conflicts, catching up, clocks and dropping what nobody needs."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from kamishima.core.errors import KamishimaError
from kamishima.core.turn import Decision, SeatId
from kamishima.server.http.poll import submit
from kamishima.server.infra.config import settings
from kamishima.server.match import room as rooms_module
from kamishima.server.match.access import audience_for
from kamishima.server.match.broadcast import Audience
from kamishima.server.match.room import Room
from kamishima.server.match.rooms import Rooms
from kamishima.server.node import Service
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.errors import NoTable, Unavailable
from kamishima.server.store import matches

ANA, BEN = "ana", "ben"


class Ear:
    """A subscriber that keeps what it hears."""

    def __init__(self, audience: Audience, person: str) -> None:
        self.audience = audience
        self.person = person
        self.heard: list[bytes] = []
        self.closed = ""

    def push(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, reason: str) -> None:
        self.closed = reason

    def kinds(self) -> list[str]:
        return [msgspec.json.decode(message)["type"] for message in self.heard]


@asynccontextmanager
async def node(folder: Path, url: str = "", valkey: str = "") -> AsyncIterator[Service]:
    given: dict[str, object] = {"data": folder, "limited": False}
    given.update({name: value for name, value in (("database", url), ("valkey", valkey)) if value})
    service = await Service.open(settings(given, {}))
    try:
        yield service
    finally:
        await service.close()


async def new_room(service: Service, game: str = "shaman", **more: object) -> Room:
    """A running match of Ana and Ben."""
    plan = {"game": game, "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}], **more}
    table = await service.tables.create(ANA, msgspec.convert(plan, wire.NewTable))
    await service.tables.join(table.id, BEN, wire.Join("Ben"))
    return await service.rooms.get(table.id)


def any_words(room: Room, rng: random.Random) -> tuple[SeatId, str]:
    assert room.play is not None
    turn = room.play.turn
    assert isinstance(turn, Decision)
    return turn.seat, rng.choice(turn.actions).text


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


def tell(folder: Path, story: Callable[[Service], Awaitable[None]]) -> None:
    async def told() -> None:
        async with node(folder) as service:
            await story(service)

    asyncio.run(told())


def test_two_nodes_that_race_never_both_win_an_index(tmp_path: Path, database_url: str, valkey_url: str) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            nodes = [await stack.enter_async_context(node(tmp_path, database_url, valkey_url)) for _ in range(2)]
            first = await new_room(nodes[0])
            rooms = [first, await nodes[1].rooms.get(first.id)]
            rng = random.Random(1)
            for turn in range(30):
                await until(lambda: rooms[0].index == rooms[1].index)
                seat, words = any_words(rooms[0], rng)
                keys = (f"{turn}-a", f"{turn}-b")
                race = [submit(room, seat, key, words, None) for room, key in zip(rooms, keys, strict=True)]
                await asyncio.gather(*race, return_exceptions=True)
                if rooms[0].table.state == "over":
                    break
            await until(lambda: rooms[0].index == rooms[1].index)
            entries = await nodes[0].reader.run(matches.load_entries, first.id, 0)
            assert [entry.index for entry in entries] == list(range(rooms[0].index))
            used = [entry.key for entry in entries if entry.key]
            assert len(used) == len(set(used))
            assert rooms[0].play is not None
            assert rooms[1].play is not None
            assert rooms[0].game.encode(rooms[0].play.state) == rooms[1].game.encode(rooms[1].play.state)

    asyncio.run(told())


def test_the_same_key_on_two_nodes_is_applied_once(tmp_path: Path, sqlite_url: str, valkey_url: str) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            nodes = [await stack.enter_async_context(node(tmp_path, sqlite_url, valkey_url)) for _ in range(2)]
            first = await new_room(nodes[0])
            rooms = [first, await nodes[1].rooms.get(first.id)]
            seat, words = any_words(first, random.Random(2))
            answers = await asyncio.gather(*[submit(room, seat, "same", words, None) for room in rooms])
            assert answers[0] == answers[1]
            entries = await nodes[0].reader.run(matches.load_entries, first.id, 0)
            assert [entry.key for entry in entries].count("same") == 1

    asyncio.run(told())


def test_a_subscriber_on_one_node_is_told_what_happens_on_another(
    tmp_path: Path, sqlite_url: str, valkey_url: str
) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            nodes = [await stack.enter_async_context(node(tmp_path, sqlite_url, valkey_url)) for _ in range(2)]
            first = await new_room(nodes[0])
            second = await nodes[1].rooms.get(first.id)
            ear = Ear(SeatId(1), BEN)
            second.subscribe(ear)
            await until(lambda: 1 in first.subscribers.connected)
            seat, words = any_words(first, random.Random(3))
            await submit(first, seat, "k", words, None)
            await until(lambda: "update" in ear.kinds())
            assert second.index == first.index

    asyncio.run(told())


def test_a_room_can_be_dropped_at_any_time_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        room, rng = await new_room(service, options={"turn-limit": 1000}), random.Random(4)
        first = any_words(room, rng)
        answer = await submit(room, first[0], "first", first[1], None)
        for number in range(100):
            if room.table.state == "over":
                break
            seat, words = any_words(room, rng)
            await submit(room, seat, f"k{number}", words, None)
            if number % 10 == 9:
                assert room.play is not None
                before = room.game.encode(room.play.state)
                service.rooms.drop(room)
                room = await service.rooms.get(room.id)
                assert room.play is not None
                assert room.game.encode(room.play.state) == before
        again = await submit(room, first[0], "first", first[1], None)
        assert again.index <= answer.index

    tell(tmp_path, story)


def test_a_long_match_is_loaded_from_its_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "SNAPSHOT_EVERY", 24)

    async def story(service: Service) -> None:
        room, rng = await new_room(service, "origami"), random.Random(5)
        while room.index < 2 * rooms_module.SNAPSHOT_EVERY and room.table.state == "playing":
            seat, words = any_words(room, rng)
            await submit(room, seat, f"k{room.index}", words, None)
        await service.writer.do(lambda _connection: None)
        snapshot = await service.reader.run(matches.load_snapshot, room.id)
        assert snapshot is not None
        assert rooms_module.SNAPSHOT_EVERY <= snapshot.index <= room.index
        service.rooms.drop(room)
        again = await service.rooms.get(room.id)
        assert again is not room
        assert again.index == room.index
        assert again.oldest_recent >= snapshot.index

    tell(tmp_path, story)


def test_rooms_that_nobody_uses_are_dropped(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        used, unused = await new_room(service), await new_room(service)
        ear = Ear(SeatId(0), ANA)
        used.subscribe(ear)
        used.last_used = unused.last_used = time.monotonic() - 10_000
        drop_unused(service.rooms)
        assert service.rooms.find(unused.id) is None
        assert service.rooms.find(used.id) is used
        used.unsubscribe(ear)

    tell(tmp_path, story)


def test_the_room_of_a_finished_match_is_dropped_as_soon_as_nobody_listens(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        room, rng = await new_room(service, options={"turn-limit": 1}), random.Random(6)
        ears = [Ear(SeatId(0), ANA), Ear(None, "")]
        for ear in ears:
            room.subscribe(ear)
        while room.table.state == "playing":
            seat, words = any_words(room, rng)
            await submit(room, seat, f"k{room.index}", words, None)
        room.unsubscribe(ears[0])
        assert service.rooms.find(room.id) is room
        room.unsubscribe(ears[1])
        assert service.rooms.find(room.id) is None
        again = await service.rooms.get(room.id)
        assert (again.index, again.table) == (room.index, room.table)

    tell(tmp_path, story)


def test_the_room_of_a_running_match_stays_when_nobody_listens_for_a_while(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        room, ear = await new_room(service), Ear(None, "")
        room.subscribe(ear)
        room.unsubscribe(ear)
        drop_unused(service.rooms)
        assert service.rooms.find(room.id) is room

    tell(tmp_path, story)


def drop_unused(rooms: Rooms) -> None:
    rooms._drop_unused()


def test_who_has_just_sat_down_is_no_stranger_to_a_room_in_memory(tmp_path: Path) -> None:
    """The room was loaded while the seat was free."""

    async def story(service: Service) -> None:
        plan = {"game": "shaman", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
        table = await service.tables.create(ANA, msgspec.convert(plan, wire.NewTable))
        room = await service.rooms.get(table.id)
        await service.tables.join(table.id, BEN, wire.Join("Ben"))
        assert audience_for(room.table, BEN, None) == 1
        assert room.play is not None

    tell(tmp_path, story)


def test_who_sat_down_on_another_node_is_no_stranger_before_the_bus_has_told(tmp_path: Path, sqlite_url: str) -> None:
    """There is no bus between these two, so the second node hears nothing by itself."""

    async def told() -> None:
        async with node(tmp_path / "one", sqlite_url) as one, node(tmp_path / "two", sqlite_url) as two:
            plan = {"game": "shaman", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
            table = await one.tables.create(ANA, msgspec.convert(plan, wire.NewTable))
            room = await two.rooms.get(table.id)
            await one.tables.join(table.id, BEN, wire.Join("Ben"))
            assert audience_for(room.table, BEN, None) is None
            assert await two.rooms.get_for(BEN, table.id) is room
            assert audience_for(room.table, BEN, None) == 1
            assert await two.rooms.get_for("stranger", table.id) is room
            assert audience_for(room.table, "stranger", None) is None

    asyncio.run(told())


def test_catching_up_that_fails_is_told_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kamishima.server.match.catch_up.RETRY_SECONDS", 0.01)

    async def story(service: Service) -> None:
        room = await new_room(service)
        asked = 0
        ask = service.reader.run

        async def fails_once(question: Callable[..., object], *arguments: object) -> object:
            nonlocal asked
            asked += 1
            if asked == 1:
                raise Unavailable("the database is away")
            return await ask(question, *arguments)

        monkeypatch.setattr(service.reader, "run", fails_once)
        with pytest.raises(Unavailable):
            await room.refreshed()
        await until(lambda: asked > 3)
        await room.refreshed()

    tell(tmp_path, story)


def test_a_bot_takes_the_turn_of_who_leaves_and_gives_it_back(tmp_path: Path) -> None:
    """Also under a clock, which would run on for hours."""

    async def story(service: Service) -> None:
        room = await new_room(service, clock={"kind": "turn", "seconds": 3600})
        assert room.play is not None
        acting, before = room.play.acting, room.index
        assert acting is not None
        await service.tables.leave(room.id, (ANA, BEN)[acting], wire.Leave(sure=True))
        await until(lambda: room.index > before)
        await service.tables.come_back(room.id, (ANA, BEN)[acting], None)
        assert not room.table.seats[acting].is_played_by_bot

    tell(tmp_path, story)


def test_a_table_that_is_not_there_is_not_loaded(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        with pytest.raises(NoTable):
            await service.rooms.get("nowhere")
        assert len(service.rooms) == 0

    tell(tmp_path, story)


def test_when_the_time_of_a_turn_is_over_a_bot_substitutes(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        room = await new_room(service, clock={"kind": "turn", "seconds": 1, "policy": "bot"})
        ear = Ear(None, "")
        room.subscribe(ear)
        await until(lambda: any(seat.away for seat in room.table.seats))
        before = room.index
        await until(lambda: room.index > before)

    tell(tmp_path, story)


def test_when_the_time_of_a_turn_is_over_something_random_is_done(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        room = await new_room(service, clock={"kind": "turn", "seconds": 1, "policy": "random"})
        before = room.index
        await until(lambda: room.index > before)
        assert not any(seat.away for seat in room.table.seats)

    tell(tmp_path, story)


def test_whoever_runs_out_of_time_under_resignation_cannot_come_back(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        room = await new_room(service, clock={"kind": "game", "seconds": 1, "policy": "resign"})
        await until(lambda: any(seat.away for seat in room.table.seats))
        gone = next(seat for seat in room.table.seats if seat.away)
        with pytest.raises(KamishimaError) as refused:
            await service.tables.come_back(room.id, gone.person, None)
        assert refused.value.code in ("forbidden", "not-running")

    tell(tmp_path, story)


def test_a_deadline_is_kept_also_when_nobody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kamishima.server.match.clocks.GRACE", 0.2)
    monkeypatch.setattr("kamishima.server.match.rooms.SWEEP_SECONDS", 0.1)

    async def story(service: Service) -> None:
        room = await new_room(service, clock={"kind": "turn", "seconds": 1, "policy": "random"})
        before = room.index
        service.rooms.drop(room)
        async with asyncio.timeout(60):
            while len(await service.reader.run(matches.load_entries, room.id, 0)) == before:
                await asyncio.sleep(0.05)

    tell(tmp_path, story)


def test_a_spectator_who_came_early_is_sent_away_where_watching_is_not_wanted(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        plan = {"game": "shaman", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}], "spectators": "nobody"}
        table = await service.tables.create(ANA, msgspec.convert(plan, wire.NewTable))
        room = await service.rooms.get(table.id)
        ear = Ear(None, "")
        room.subscribe(ear)
        await service.tables.join(table.id, BEN, wire.Join("Ben"))
        await until(lambda: ear.closed != "")

    tell(tmp_path, story)
