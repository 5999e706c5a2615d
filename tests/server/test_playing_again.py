"""A rematch over the same socket: it moves to the new table, and hears nothing more of the old one."""

from __future__ import annotations

import random

import pytest
from tests.server.client import Line, Refused, new_key
from tests.server.nodes import RunningNode
from tests.server.test_sockets import Scene, tell

from kamishima.server import wire

SHORT = {"turn-limit": 1}


async def play_to_the_end(scene: Scene, seed: int) -> None:
    rng = random.Random(seed)
    while scene.lines[0].ending is None:
        await scene.move(rng)


async def again(line: Line) -> wire.Hello:
    """Ask for a rematch; the hello of its table."""
    await line.say(wire.Again(new_key()))
    return await line.hear_until(wire.Hello)


def test_who_plays_again_moves_to_the_table_of_the_rematch(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await play_to_the_end(scene, 1)
        ana, bo = scene.lines
        waits = await again(ana)
        assert (waits.table.state, waits.seat, waits.index) == ("waiting", 0, 0)
        assert waits.table.id != scene.table
        begun = await again(bo)
        assert (begun.table.id, begun.table.state, begun.seat) == (waits.table.id, "playing", 1)
        assert begun.table.secret == ""
        assert (await ana.hear_until(wire.Hello)).table.state == "playing"
        scene.table = begun.table.id
        await play_to_the_end(scene, 2)
        assert bo.ending == ana.ending

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
