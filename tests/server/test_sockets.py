"""Playing over sockets: the whole view first, then what changes, each entry once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import msgspec
import pytest
from tests.server.client import Person, Refused, TableSocket, new_key, pick, plans
from tests.server.nodes import RunningNode

from kamishima.server.protocol import messages as wire
from kamishima.server.socket.sockets import is_socket_path

Story = Callable[["Scene"], Awaitable[None]]


class Scene:
    """A table of two people with their sockets."""

    def __init__(self, stack: AsyncExitStack, people: list[Person], table: str, lines: list[TableSocket]) -> None:
        self.stack = stack
        self.people = people
        self.table = table
        self.lines = lines

    @property
    def acting(self) -> TableSocket:
        return next(line for line in self.lines if line.my_turn)

    @property
    def waiting(self) -> TableSocket:
        return next(line for line in self.lines if not line.my_turn)

    async def move(self, rng: random.Random) -> wire.Update:
        """The acting seat moves at random, and everybody has heard of it."""
        line = self.acting
        assert line.words is not None
        update = await line.submit(pick(line.words, rng))
        assert isinstance(update, wire.Update)
        for other in self.lines:
            while other.index < update.index:
                await other.hear()
        return update

    async def sit(self, place: int, query: str = "") -> TableSocket:
        line = await self.people[place].sit(self.table, query)
        self.stack.push_async_callback(line.close)
        return line


def tell(node: RunningNode, story: Story, game: str = "shaman", **wanted: object) -> None:
    """Run a story at a table of two."""

    async def told() -> None:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(node.base, name)) for name in ("ana", "bo", "cy")]
            plan = msgspec.convert({"game": game, "seats": msgspec.to_builtins(plans(2)), **wanted}, wire.NewTable)
            table = await people[0].new_table(plan)
            await people[1].join(table.id)
            scene = Scene(stack, people, table.id, [])
            scene.lines = [await scene.sit(0), await scene.sit(1)]
            await story(scene)

    asyncio.run(told())


def test_the_first_message_has_everything_that_a_seat_may_know(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        hello = scene.lines[0].hello
        assert hello is not None
        assert hello.table.state == "playing"
        assert (hello.seat, hello.index, hello.ending) == (0, 1, None)
        assert hello.table.commitment
        assert hello.table.secret == ""
        view = msgspec.json.decode(hello.view)
        assert view["seat"] == 0
        assert [line.my_turn for line in scene.lines].count(True) == 1

    tell(node, story)


def test_updates_bring_every_client_to_the_view_that_a_new_one_gets(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        rng = random.Random(1)
        for _ in range(25):
            await scene.move(rng)
        for place, line in enumerate(scene.lines):
            fresh = await scene.sit(place)
            assert {name: bytes(value) for name, value in fresh.view.items()} == {
                name: bytes(value) for name, value in line.view.items()
            }
            assert (fresh.index, fresh.words, fresh.acting, fresh.undo) == (
                line.index,
                line.words,
                line.acting,
                line.undo,
            )

    tell(node, story)


def test_only_fields_that_changed_are_sent(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        update = await scene.move(random.Random(2))
        assert update.view
        assert "islands_to_end" not in update.view
        assert len(update.view) < len(scene.lines[0].view)

    tell(node, story)


def test_a_submission_is_answered_with_its_key_and_others_hear_none(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        other = scene.waiting
        update = await scene.move(random.Random(3))
        assert isinstance(update.ack, str)
        assert b'"ack"' not in other.raw[-1]
        step = msgspec.json.decode(update.steps[0], type=wire.Step)
        assert step.index == update.index - len(update.steps)

    tell(node, story)


def test_the_same_key_is_applied_once_and_answered_again(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        line, key = scene.acting, new_key()
        assert line.words is not None
        words = pick(line.words, random.Random(4))
        first = await line.submit(words, key)
        again = await line.submit(words, key)
        assert isinstance(first, wire.Update)
        assert again == wire.Ack(key, first.index - len(first.steps) + 1)
        fresh = await scene.sit(0)
        assert fresh.index == first.index

    tell(node, story)


def test_a_key_of_one_seat_means_nothing_at_another(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        rng, key = random.Random(5), new_key()
        for _ in range(40):
            line = scene.acting
            assert line.words is not None
            answer = await line.submit(pick(line.words, rng), key if not line.steps.get(-1) else None)
            if isinstance(answer, wire.Ack):
                return
            for other in scene.lines:
                while other.index < answer.index:
                    await other.hear()
        raise AssertionError("the key of a seat was never answered from memory")

    tell(node, story)


def test_steps_are_told_again_from_any_number(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        rng = random.Random(6)
        for _ in range(90):
            if scene.lines[0].ending is not None:
                break
            await scene.move(rng)
        line = scene.lines[0]
        known = dict(line.steps)
        assert line.index > 80
        for since in (0, 1, 7, 40, line.index - 1, line.index, line.index + 5):
            fresh = await scene.sit(0, f"?since={since}")
            assert fresh.hello is not None
            assert sorted(fresh.steps) == list(range(since, line.index))
            assert fresh.hello.since == min(since, line.index)
            for index, step in fresh.steps.items():
                assert index not in known or known[index] == step

    tell(node, story, options={"turn-limit": 1000})


def test_a_client_can_ask_for_everything_again(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(random.Random(7))
        line = scene.lines[1]
        await line.say(wire.Resync(0))
        hello = await line.hear_until(wire.Hello)
        assert hello.index == line.index
        assert len(hello.steps) == hello.index

    tell(node, story)


def test_a_step_can_be_taken_back_and_everybody_hears_of_it(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        line = scene.acting
        before = {name: bytes(value) for name, value in line.view.items()}
        assert line.words is not None
        await line.submit(pick(line.words, random.Random(8)))
        assert line.undo == 1
        key = new_key()
        await line.say(wire.Undo(key))
        update = await line.acknowledged(key)
        assert isinstance(update, wire.Update)
        step = msgspec.json.decode(update.steps[0], type=wire.Step)
        assert (step.undone, step.words, step.events) == (True, None, [])
        assert {name: bytes(value) for name, value in line.view.items()} == before
        await line.say(wire.Undo(new_key()))
        with pytest.raises(Refused, match="no-undo"):
            await line.hear_until(wire.Update)

    tell(node, story)


def test_an_action_for_an_old_position_is_stale(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        line = scene.acting
        assert line.words is not None
        with pytest.raises(Refused, match="stale"):
            await line.submit(pick(line.words, random.Random(9)), index=line.index + 1)
        await line.submit(pick(line.words, random.Random(9)), index=line.index)

    tell(node, story)


def test_a_spectator_sees_what_everybody_may_see_and_says_nothing(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        stranger = await scene.sit(2)
        assert stranger.seat is None
        assert msgspec.json.decode(stranger.view["seat"]) is None
        update = await scene.move(random.Random(10))
        await stranger.hear_until(wire.Update)
        assert stranger.index == update.index
        with pytest.raises(Refused, match="not-seated"):
            await stranger.submit("anything")

    tell(node, story)


def test_a_table_that_is_not_to_be_watched_is_not(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        with pytest.raises(Refused, match="no-spectators"):
            await scene.sit(2)

    tell(node, story, spectators="nobody")


def test_a_seat_is_not_for_others(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        with pytest.raises(Refused, match="not-seated"):
            await scene.sit(1, "?seat=0")
        with pytest.raises(Refused, match="bad-message"):
            await scene.sit(1, "?seat=first")

    tell(node, story)


def test_words_of_hidden_choices_are_kept_from_the_others(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        rng = random.Random(11)
        concealed = 0
        for _ in range(60):
            actor = scene.acting.seat
            other = scene.waiting
            update = await scene.move(rng)
            own = msgspec.json.decode(update.steps[0], type=wire.Step)
            theirs = other.steps[own.index]
            assert own.seat == theirs.seat == actor
            assert own.words is not None
            if theirs.words is None:
                concealed += 1
        assert concealed > 0

    tell(node, story)


def test_what_is_said_at_the_table_is_heard_by_all_and_kept(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        ana, bo = scene.lines
        await ana.say(wire.Chat("c1", " hello \n there "))
        heard = await bo.hear_until(wire.ChatLine)
        assert (heard.number, heard.seat, heard.name, heard.text) == (0, 0, "ana", "hello\nthere")
        assert (await ana.hear_until(wire.Ack)).ack == "c1"
        await ana.say(wire.Chat("c1", "hello again"))
        assert (await ana.hear_until(wire.Ack)).index == 0
        fresh = await scene.sit(2)
        assert fresh.hello is not None
        assert [line.text for line in fresh.hello.chat] == ["hello\nthere"]

    tell(node, story)


def test_a_table_without_chat_stays_silent(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await scene.lines[0].say(wire.Chat("c1", "hello"))
        with pytest.raises(Refused, match="chat-off"):
            await scene.lines[0].hear_until(wire.Ack)

    tell(node, story, chat=False)


def test_everybody_hears_who_comes_and_goes(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        await scene.lines[1].close()
        while True:
            told = await scene.lines[0].hear_until(wire.TableChanged)
            if not told.table.seats[1].connected:
                break
        assert told.table.seats[0].connected

    tell(node, story)


def test_whoever_gives_a_seat_up_does_not_listen_there_any_more(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base, "ana") as ana, Person(node.base, "bo") as bo, Person(node.base, "cy") as cy:
            table = await ana.new_table(wire.NewTable(game="origami", seats=plans(3)))
            await bo.join(table.id)
            line = await bo.sit(table.id)
            await bo.ask("POST", f"/api/tables/{table.id}/leave", wire.TableInfo, wire.Leave())
            await line.hear_until(wire.Bye)
            await cy.join(table.id, seat=1)
            await line.close()
            assert all([b'"secret":"' not in raw.replace(b'"secret":""', b"") for raw in line.raw])

    asyncio.run(told())


def test_a_match_is_played_to_its_end_and_shows_its_secret(node: RunningNode) -> None:
    async def story(scene: Scene) -> None:
        rng = random.Random(12)
        while scene.lines[0].ending is None:
            await scene.move(rng)
        ending = scene.lines[0].ending
        info = await scene.people[2].table(scene.table)
        assert (info.state, info.secret) == ("over", ending.secret)
        assert scene.lines[1].ending == ending
        fresh = await scene.sit(0)
        assert fresh.ending == ending

    tell(node, story, options={"turn-limit": 1})


def test_only_sockets_of_tables_are_served() -> None:
    assert is_socket_path("/api/tables/abc/socket")
    for path in ("/", "/api/tables/abc", "/api/tables/abc/socket/", "/api/tables/socket", "/x/tables/abc/socket"):
        assert not is_socket_path(path)
