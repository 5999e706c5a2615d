"""A rematch over the same socket: it moves to the new table, and hears nothing more of the old one."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.server.client import Refused, TableSocket, new_key, pick
from tests.server.nodes import RunningNode
from tests.server.test_sockets import Scene, tell

from kamishima.server.protocol import messages as wire

SHORT = {"turn-limit": 1}


async def play_to_the_end(scene: Scene, seed: int) -> None:
    rng = random.Random(seed)
    while scene.lines[0].ending is None:
        await scene.move(rng)


async def again(line: TableSocket) -> wire.Hello:
    """Ask for a rematch; the hello of its table."""
    await line.say(wire.Again(new_key()))
    return await line.hear_until(wire.Hello)


def test_who_plays_again_moves_to_the_table_of_the_rematch(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        ana, bo = scene.lines
        begun = await again(ana)
        assert (begun.table.state, begun.seat, begun.table.secret) == ("playing", 0, "")
        assert begun.table.id != scene.table
        joined = await again(bo)
        assert (joined.table.id, joined.table.state, joined.seat) == (begun.table.id, "playing", 1)
        scene.table = begun.table.id
        await play_to_the_end(scene, 2)
        assert bo.ending == ana.ending

    tell(node, story, options=SHORT)


def test_two_who_ask_at_once_meet_at_one_table(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        one, other = await asyncio.gather(*[again(line) for line in scene.lines])
        assert one.table.id == other.table.id != scene.table
        assert (one.table.state, one.seat, other.table.state, other.seat) == ("playing", 0, "playing", 1)
        assert one.index == other.index
        scene.table = one.table.id
        await play_to_the_end(scene, 2)

    tell(node, story, options=SHORT)


def test_everybody_at_the_old_table_is_seated_at_once_and_hears_of_it(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        ana, bo = scene.lines
        watcher = await scene.sit(2)
        begun = await again(ana)
        for line in (bo, watcher):
            while not (told := await line.hear_until(wire.TableChanged)).table.rematch:
                pass
            assert told.table.rematch == begun.table.id
        seats = (await scene.people[1].table(begun.table.id)).seats
        assert [(seat.kind, seat.name, seat.yours) for seat in seats] == [
            ("person", "ana", False),
            ("person", "bo", True),
        ]

    tell(node, story, options=SHORT)


async def gone(scene: Scene, place: int) -> None:
    """Somebody closes the page of the old table."""
    await scene.lines[place].close()
    while (await scene.people[0].table(scene.table)).seats[place].connected:
        pass


def test_who_is_not_there_is_expected_and_may_decline(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        await gone(scene, 1)
        waits = await again(scene.lines[0])
        bo = scene.people[1]
        kept = (await bo.table(waits.table.id)).seats[1]
        assert (waits.table.state, kept.kind, kept.yours) == ("waiting", "invited", True)
        declined = await bo.ask("POST", f"/api/tables/{waits.table.id}/leave", wire.TableInfo, {})
        assert (declined.state, declined.seats[1].kind, declined.seats[1].yours) == ("waiting", "open", False)

    tell(node, story, options=SHORT)


def test_who_is_seated_and_does_not_want_it_is_replaced_by_a_bot(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        begun = await again(scene.lines[0])
        bo = scene.people[1]
        left = await bo.ask("POST", f"/api/tables/{begun.table.id}/leave", wire.TableInfo, {"sure": True})
        assert (left.state, left.seats[1].away, left.seats[1].level) == ("playing", True, "crane")

    tell(node, story, options=SHORT)


def test_a_bot_has_the_seat_of_whoever_left_the_match(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        bo = scene.people[1]
        await bo.ask("POST", f"/api/tables/{scene.table}/leave", wire.TableInfo, {"sure": True})
        await gone(scene, 1)
        ana, rng = scene.lines[0], random.Random(1)
        while ana.ending is None:
            if ana.my_turn and ana.words is not None:
                await ana.submit(pick(ana.words, rng))
            else:
                await ana.hear()
        begun = await again(ana)
        seat = begun.table.seats[1]
        assert (begun.table.state, seat.kind, seat.level, seat.away) == ("playing", "bot", "crane", False)
        assert seat.name not in ("ana", "bo")

    tell(node, story, options=SHORT)


def test_the_host_gives_a_seat_that_nobody_took_to_a_bot_or_to_anybody(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        await gone(scene, 1)
        table = (await again(scene.lines[0])).table.id
        ana, bo = scene.people[:2]
        path = f"/api/tables/{table}/fill"
        with pytest.raises(Refused, match="forbidden"):
            await bo.ask("POST", path, wire.TableInfo, {"seat": 1})
        for seat in (0, 7):
            with pytest.raises(Refused, match="seat-taken"):
                await ana.ask("POST", path, wire.TableInfo, {"seat": seat})
        with pytest.raises(Refused, match="bad-request"):
            await ana.ask("POST", path, wire.TableInfo, {"seat": 1, "level": "nobody"})
        opened = await ana.ask("POST", path, wire.TableInfo, {"seat": 1, "kind": "open"})
        assert (opened.seats[1].kind, opened.seats[1].name) == ("open", "")
        filled = await ana.ask("POST", path, wire.TableInfo, {"seat": 1, "level": "uniform"})
        assert (filled.state, filled.seats[1].kind, filled.seats[1].level) == ("playing", "bot", "uniform")
        with pytest.raises(Refused, match="not-offered"):
            await ana.ask("POST", path, wire.TableInfo, {"seat": 1})

    tell(node, story, options=SHORT)


def test_the_host_cancels_a_table_that_waits(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        await gone(scene, 1)
        table = (await again(scene.lines[0])).table.id
        ana, bo = scene.people[:2]
        with pytest.raises(Refused, match="forbidden"):
            await bo.ask("POST", f"/api/tables/{table}/cancel", wire.TableInfo)
        assert (await ana.ask("POST", f"/api/tables/{table}/cancel", wire.TableInfo)).state == "closed"
        with pytest.raises(Refused, match="not-offered"):
            await ana.ask("POST", f"/api/tables/{table}/cancel", wire.TableInfo)

    tell(node, story, options=SHORT)


def test_a_socket_that_has_moved_hears_nothing_more_of_the_old_table(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        ana, bo = scene.lines
        await again(ana)
        heard = len(ana.raw)
        await bo.say(wire.Chat(new_key(), "well played"))
        await bo.hear_until(wire.ChatLine)
        await ana.ping(1)
        assert [raw for raw in ana.raw[heard:] if b"well played" in raw] == []

    tell(node, story, options=SHORT)


def test_nobody_plays_again_before_the_end(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        line, index = scene.lines[0], scene.lines[0].index
        with pytest.raises(Refused, match="still-running"):
            await again(line)
        await scene.move(random.Random(1))
        assert line.index > index

    tell(node, story, options=SHORT)


def test_a_spectator_does_not_play_again(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        watcher = await scene.sit(2)
        with pytest.raises(Refused, match="not-seated"):
            await again(watcher)

    tell(node, story, options=SHORT)


def test_who_asks_twice_stays_where_the_first_question_led(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        ana = scene.lines[0]
        moved = await again(ana)
        with pytest.raises(Refused, match="still-running"):
            await again(ana)
        fresh = await scene.people[0].table(moved.table.id)
        assert fresh.seats[0].connected

    tell(node, story, options=SHORT)


def test_who_goes_away_while_asking_is_not_kept_at_the_new_table(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        ana, bo = scene.lines
        await ana.say(wire.Again(new_key()))
        await ana.close()
        begun = await again(bo)
        while True:
            info = await scene.people[1].table(begun.table.id)
            if not info.seats[0].connected:
                break
        assert info.seats[1].connected

    tell(node, story, options=SHORT)
