"""A turn that offers tens of thousands of actions is still a short message."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from tests.games.origami.conftest import draw_table
from tests.games.origami.test_pools_of_payments import LARGE
from tests.server.test_rooms import ANA, Ear, node

from kamishima.core.errors import IllegalAction
from kamishima.core.play import Play
from kamishima.core.text.finding import find_action
from kamishima.core.turn import Decision, SeatId
from kamishima.server.http.poll import submit
from kamishima.server.match.room import Room
from kamishima.server.node import Service
from kamishima.server.protocol import messages as wire
from kamishima.testing.saying import some_action

LIMIT = 64 * 1024
FAMILIES = ["farm", "sky", "sea", "lawn"]
SHOWN = "line: ant bee pig crab\ndiscards: shark shark eagle\n"


async def large_room(service: Service, turn: str) -> Room:
    """A running match of four in which Ana holds sixteen cards."""
    seats = [{"kind": "me", "name": "Ana"}, *[{"kind": "open"}] * 3]
    plan = {"game": "origami", "options": {"families": FAMILIES}, "seats": seats}
    table = await service.tables.create(ANA, msgspec.convert(plan, wire.NewTable))
    for name in ("ben", "cleo", "dan"):
        await service.tables.join(table.id, name, wire.Join(name))
    room = await service.rooms.get(table.id)
    drawn = draw_table(f"p1: {LARGE}\np4: cat\n{SHOWN}turn: {turn}")
    assert room.play is not None
    room.play = Play(room.game, room.game.decode(drawn.game.encode(drawn.state)), room.index, room.play.chances)
    return room


def turn_of(room: Room) -> Decision:
    assert room.play is not None
    assert isinstance(room.play.turn, Decision)
    return room.play.turn


def test_the_hello_of_a_turn_with_sixteen_cards_is_short(tmp_path: Path) -> None:
    async def story() -> None:
        async with node(tmp_path) as service:
            room = await large_room(service, "p1")
            assert len(turn_of(room).actions) > 40_000
            hello = room.hello(Ear(SeatId(0), ANA))
            assert len(hello) < LIMIT
            words = msgspec.json.decode(hello)["words"]
            for seed in range(20):
                said = " ".join(some_action(words, random.Random(seed)))
                assert sorted(find_action(turn_of(room), said).text.split()) == sorted(said.split())

    asyncio.run(story())


def test_the_update_that_begins_such_a_turn_is_short_and_what_it_offers_is_accepted(tmp_path: Path) -> None:
    async def story() -> None:
        async with node(tmp_path) as service:
            room = await large_room(service, "p4")
            ana = Ear(SeatId(0), ANA)
            room.subscribe(ana)
            room.hello(ana)
            await submit(room, SeatId(3), "one", "draw pig", None)
            update = msgspec.json.decode(ana.heard[-1])
            assert (update["type"], update["acting"]) == ("update", 0)
            assert len(ana.heard[-1]) < LIMIT
            (pool,) = update["words"]["play"]["whale"]["left"]["pay"][""]
            assert (pool["least"], pool["most"], ["fox", 4, 1] in pool["of"]) == (8, 8, True)
            await submit(room, SeatId(0), "two", "play whale left pay fox eagle", None)
            assert msgspec.json.decode(ana.heard[-1])["view"]["discards"][-2:] == ["fox", "eagle"]

    asyncio.run(story())


def test_a_wrong_word_in_such_a_turn_is_answered_without_spelling_out_all_actions(tmp_path: Path) -> None:
    async def story() -> None:
        async with node(tmp_path) as service:
            room = await large_room(service, "p1")
            turn = turn_of(room)
            with pytest.raises(
                IllegalAction, match="'crab' is not offered; after 'play whale left pay cat' may follow: "
            ):
                find_action(turn, "play whale left pay cat crab")
            with pytest.raises(IllegalAction, match="'unicorn' is not offered; after 'play' may follow: cat, sheep, "):
                find_action(turn, "play unicorn")
            assert turn._all is None, "none was made but those of one run"
            said = find_action(turn, "play whale left pay owl sheep cat eagle")
            assert said.text == "play whale left pay cat sheep owl eagle"

    asyncio.run(story())
