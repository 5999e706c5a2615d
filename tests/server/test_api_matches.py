"""Playing over plain HTTP: polls, submissions, the log, old positions and hints."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from tests.server.client import Person, Refused, new_key, pick
from tests.server.nodes import RunningNode

from kamishima.server.http.poll import read_mark
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.errors import BadRequest

Pair = tuple[Person, Person, str]


def tell(node: RunningNode, story: Callable[[Pair], Awaitable[None]], second: str = "open", limit: int = 1) -> None:
    """Run a story at a table of Ana and Bo, or of Ana and a bot."""

    async def told() -> None:
        async with Person(node.base, "ana") as ana, Person(node.base, "bo") as bo:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("open" if second == "open" else "bot", "uniform")]
            table = await ana.new_table(wire.NewTable(game="shaman", options={"turn-limit": limit}, seats=seats))
            if second == "open":
                await bo.join(table.id)
            await story((ana, bo, table.id))

    asyncio.run(told())


async def poll(person: Person, table: str, mark: str = "", wait: float = 5) -> wire.Polled:
    return await person.ask("GET", f"/api/tables/{table}/poll?mark={mark}&wait={wait}", wire.Polled)


def told_in(polled: wire.Polled) -> list[dict[str, object]]:
    return [msgspec.json.decode(message) for message in polled.messages]


async def submit(person: Person, table: str, words: str, key: str | None = None) -> wire.Posted:
    body = wire.PostedSubmit(key or new_key(), words)
    return await person.ask("POST", f"/api/tables/{table}/submit", wire.Posted, body)


async def play_out(pair: Pair) -> None:
    """Ana and Bo play to the end with polls alone."""
    ana, bo, table = pair
    rng, turn = random.Random(1), 0
    while True:
        for person in (ana, bo):
            hello = told_in(await poll(person, table))[0]
            if hello["ending"] is not None:
                return
            if hello["words"] is not None:
                await submit(person, table, pick(msgspec.convert(hello["words"], dict[str, object]), rng))
                turn += 1


def test_the_first_poll_has_everything_and_the_next_waits_for_news(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        ana, bo, table = pair
        first = {person.name: await poll(person, table) for person in (ana, bo)}
        hellos = {name: told_in(polled)[0] for name, polled in first.items()}
        assert all([hello["type"] == "hello" for hello in hellos.values()])
        actor, other = (ana, bo) if hellos["ana"]["words"] is not None else (bo, ana)
        waiting = asyncio.create_task(poll(other, table, first[other.name].mark, wait=20))
        while (room := node.service.rooms.find(table)) is None or room.subscribers.is_empty:
            await asyncio.sleep(0.01)
        words = msgspec.convert(hellos[actor.name]["words"], dict[str, object])
        posted = await submit(actor, table, pick(words, random.Random(1)))
        heard = await waiting
        updates = [message for message in told_in(heard) if message["type"] == "update"]
        assert [update["index"] for update in updates] == [posted.index]
        assert heard.mark.startswith(f"{posted.index}.")

    tell(node, story)


def test_a_poll_with_an_old_mark_is_answered_at_once_with_the_steps_since(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        ana, bo, table = pair
        first = await poll(ana, table)
        actor = ana if told_in(first)[0]["words"] is not None else bo
        words = msgspec.convert(told_in(await poll(actor, table))[0]["words"], dict[str, object])
        await submit(actor, table, pick(words, random.Random(2)))
        hello = told_in(await poll(ana, table, first.mark, wait=20))[0]
        assert hello["type"] == "hello"
        assert hello["since"] == told_in(first)[0]["index"]

    tell(node, story)


def test_a_poll_without_news_answers_with_nothing_and_the_same_mark(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        ana, _, table = pair
        first = await poll(ana, table)
        again = await poll(ana, table, first.mark, wait=0.2)
        assert (again.messages, again.mark) == ([], first.mark)

    tell(node, story)


@pytest.mark.parametrize("mark", ["x", "-1.0.a", "99999999999.0.a", "٣.0.a"])
def test_a_mark_that_was_never_given_is_refused(mark: str) -> None:
    with pytest.raises(BadRequest, match="a mark is what the poll before has answered"):
        read_mark(mark)


def test_a_submission_over_http_is_applied_once(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        ana, bo, table = pair
        actor = ana if told_in(await poll(ana, table))[0]["words"] is not None else bo
        words = msgspec.convert(told_in(await poll(actor, table))[0]["words"], dict[str, object])
        said = pick(words, random.Random(3))
        first = await submit(actor, table, said, "k1")
        assert await submit(actor, table, said, "k1") == first
        undone = await actor.ask("POST", f"/api/tables/{table}/undo", wire.Posted, wire.PostedUndo("k2"))
        assert undone.index == first.index + 1
        other = bo if actor is ana else ana
        with pytest.raises(Refused, match="409 not-your-turn"):
            await submit(other, table, said)

    tell(node, story)


def test_chat_over_http_has_a_number(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        ana, bo, table = pair
        path = f"/api/tables/{table}/chat"
        assert await ana.ask("POST", path, wire.Posted, wire.PostedChat("c1", "hello")) == wire.Posted("c1", 0)
        assert await bo.ask("POST", path, wire.Posted, wire.PostedChat("c1", "hi")) == wire.Posted("c1", 1)
        with pytest.raises(Refused, match="400 bad-request"):
            await ana.ask("POST", path, wire.Posted, wire.PostedChat("c2", "\x07"))

    tell(node, story)


def test_the_log_is_told_in_words_of_a_language(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        ana, _, table = pair
        await play_out(pair)
        path = f"/api/tables/{table}/log"
        english = await ana.ask("GET", f"{path}?language=en", wire.Log)
        polish = await ana.ask("GET", f"{path}?language=pl&since=1", wire.Log)
        plain = await ana.ask("GET", path, wire.Log)
        assert len(english.lines) == len(plain.lines) == len(polish.lines) + 1
        assert any([line.sentences for line in english.lines])
        assert all([line.sentences == [] for line in plain.lines])
        assert polish.lines[0].sentences != english.lines[1].sentences
        with pytest.raises(Refused, match="400 bad-request"):
            await ana.ask("GET", f"{path}?language=xx", wire.Log)

    tell(node, story)


def test_every_position_of_a_match_that_is_over_can_be_looked_at(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        ana, bo, table = pair
        path = f"/api/tables/{table}/position"
        with pytest.raises(Refused, match="409 still-running"):
            await ana.ask("GET", path, wire.Position)
        await play_out(pair)
        first = await ana.ask("GET", path, wire.Position)
        assert (first.index, bytes(first.step)) == (0, b"null")
        last = await bo.ask("GET", f"{path}?index={first.last}&seat=0", wire.Position)
        assert (last.index, last.acting, msgspec.json.decode(last.view)["seat"]) == (first.last, None, 0)
        middle = await bo.ask("GET", f"{path}?index=5", wire.Position)
        assert msgspec.json.decode(middle.step)["index"] == 4
        for query in (f"?index={first.last + 1}", "?seat=2"):
            with pytest.raises(Refused, match="400 bad-request"):
                await ana.ask("GET", path + query, wire.Position)

    tell(node, story)


def test_a_hint_is_a_legal_action_for_those_who_play_against_bots(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        ana, bo, table = pair
        while told_in(await poll(ana, table))[0]["words"] is None:
            await asyncio.sleep(0.05)
        hint = await ana.ask("POST", f"/api/tables/{table}/hint", wire.Hint)
        assert hint.words == hint.hints[0].words
        assert 1 <= len(hint.hints) <= 3
        assert all(0 <= each.chance <= 1 for each in hint.hints)
        assert len({each.words for each in hint.hints}) == len(hint.hints)
        assert (await submit(ana, table, hint.words)).index > hint.index
        with pytest.raises(Refused, match="403 not-seated"):
            await bo.ask("POST", f"/api/tables/{table}/hint", wire.Hint)

    tell(node, story, second="bot", limit=40)


def test_there_are_no_hints_among_people(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        ana, _, table = pair
        with pytest.raises(Refused, match="409 not-offered"):
            await ana.ask("POST", f"/api/tables/{table}/hint", wire.Hint)

    tell(node, story)


@pytest.mark.parametrize(
    ("hints", "second", "code"), [("anyone", "me", ""), ("nobody", "me", "not-offered"), ("anyone", "open", "")]
)
def test_a_table_says_who_may_have_hints(node: RunningNode, hints: str, second: str, code: str) -> None:
    async def told() -> None:
        async with Person(node.base, "ana") as ana, Person(node.base, "bo") as bo:
            seats = [{"kind": "me", "name": "ana"}, {"kind": second, "name": "bo" if second == "me" else ""}]
            plan = {"game": "shaman", "seats": seats, "hints": hints}
            table = await ana.ask("POST", "/api/tables", wire.TableInfo, plan)
            assert table.hints == hints
            if second == "open":
                await bo.join(table.id)
            hello = told_in(await poll(ana, table.id))[0]
            asker = bo if second == "open" and hello["acting"] == 1 else ana
            path = f"/api/tables/{table.id}/hint" + (f"?seat={hello['acting']}" if second == "me" else "")
            if code:
                with pytest.raises(Refused, match=f"409 {code}"):
                    await asker.ask("POST", path, wire.Hint)
            else:
                assert (await asker.ask("POST", path, wire.Hint)).hints

    asyncio.run(told())


def test_nobody_gets_a_hint_for_a_turn_that_is_not_theirs(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base, "ana") as ana:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="bo")]
            table = await ana.new_table(wire.NewTable(game="origami", seats=seats))
            hello = told_in(await poll(ana, table.id))[0]
            other = 1 if hello["acting"] == 0 else 0
            with pytest.raises(Refused, match="409 not-offered: it is not your turn"):
                await ana.ask("POST", f"/api/tables/{table.id}/hint?seat={other}", wire.Hint)

    asyncio.run(told())
