"""Messages that a socket should not say: each gets its error code, and nothing changes."""

from __future__ import annotations

import asyncio
import contextlib
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.server.client import Person, Refused, new_key, plans
from tests.server.nodes import RunningNode, running_node
from tests.server.scenes import Scene, refusal, scene, submit, tell
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from kamishima.server.infra.config import Limits
from kamishima.server.protocol import messages as wire

# -- malformed ---------------------------------------------------------------------------------------------------------

MALFORMED: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "draw bee",
    "half a message": '{"type":"submit","key":"k1","wor',
    "a list": "[1, 2]",
    "a number": "17",
    "null": "null",
    "no type": '{"key":"k1","words":"draw"}',
    "unknown type": '{"type":"cheat","key":"k1"}',
    "type of the server": '{"type":"update","index":3}',
    "no key": '{"type":"submit","words":"draw"}',
    "empty key": '{"type":"submit","key":"","words":"draw"}',
    "long key": json.dumps({"type": "submit", "key": "k" * 41, "words": "draw"}),
    "key of another kind": '{"type":"submit","key":7,"words":"draw"}',
    "no words": '{"type":"submit","key":"k1"}',
    "empty words": '{"type":"submit","key":"k1","words":""}',
    "words as a list": '{"type":"submit","key":"k1","words":["draw"]}',
    "words too long": json.dumps({"type": "submit", "key": "k1", "words": "draw " * 100}),
    "negative index": '{"type":"submit","key":"k1","words":"draw","index":-1}',
    "index as text": '{"type":"submit","key":"k1","words":"draw","index":"3"}',
    "huge index": '{"type":"submit","key":"k1","words":"draw","index":99999999999999999999}',
    "resync without since": '{"type":"resync"}',
    "negative since": '{"type":"resync","since":-1}',
    "long chat": json.dumps({"type": "chat", "key": "k1", "text": "x" * 501}),
    "no UTF-8": b'{"type":"chat","key":"k1","text":"\xff\xfe"}',
    "deep nesting": "[" * 2000,
    "two messages": '{"type":"ping"}{"type":"ping"}',
    "not a number": '{"type":"ping","number":NaN}',
    "lone surrogate": '{"type":"chat","key":"k1","text":"\\ud800"}',
}


@pytest.mark.parametrize("message", list(MALFORMED.values()), ids=list(MALFORMED))
def test_a_malformed_message_is_refused(node: RunningNode, message: str | bytes) -> None:
    async def story(here: Scene) -> None:
        for line in (here.acting, here.waiting, here.stranger):
            assert (await refusal(line, message)).code == "bad-message"

    tell(node, story)


def test_a_refusal_says_what_was_wrong_and_quotes_no_message_back_in_full(node: RunningNode) -> None:
    async def story(here: Scene) -> None:
        failure = await refusal(here.acting, json.dumps({"type": "submit", "key": "k1", "words": "x" * 3000}))
        assert "words" in failure.message
        assert len(failure.message) < 300
        assert "\n" not in failure.message

    tell(node, story)


# -- oversized ---------------------------------------------------------------------------------------------------------


def test_an_oversized_message_is_refused(node: RunningNode) -> None:
    async def story(here: Scene) -> None:
        longest = node.settings.limits.message_bytes
        failure = await refusal(here.acting, submit("x" * longest))
        assert failure.code == "too-large"
        assert str(longest) in failure.message

    tell(node, story)


def test_a_message_that_is_too_large_only_in_bytes_is_refused_too(node: RunningNode) -> None:
    async def story(here: Scene) -> None:
        text = "\N{SNOWMAN}" * (node.settings.limits.message_bytes // 2)
        message = '{"type":"chat","key":"k1","text":"' + text + '"}'
        assert (await refusal(here.acting, message)).code == "too-large"

    tell(node, story)


def test_an_enormous_message_ends_the_connection_and_nothing_else(node: RunningNode) -> None:
    async def story(here: Scene) -> None:
        extra = await here.people[0].sit(here.table)
        with contextlib.suppress(ConnectionClosed):  # it may be closed while this is still being sent
            await extra.say_raw("x" * 2_000_000)
        with pytest.raises(ConnectionClosed):
            await extra.ping(5)

    tell(node, story)


# -- unauthorised ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["submit", "undo", "chat"])
def test_a_spectator_may_only_watch(node: RunningNode, kind: str) -> None:
    async def story(here: Scene) -> None:
        words = here.legal()
        message = {"type": kind, "key": "k1", "words": words, "text": "hello"}
        failure = await refusal(here.stranger, json.dumps(message))
        assert (failure.code, failure.ack) == ("not-seated", "k1")

    tell(node, story)


async def turned_away(node: RunningNode, table: str, cookie: str, query: str = "", origin: str = "") -> str:
    """The code with which a connection is turned away; the connection is closed after it."""
    url = f"{node.base.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
    headers = {"cookie": cookie} if cookie else {}
    async with connect(url, additional_headers=headers, origin=Origin(origin) if origin else None) as socket:
        code: str = json.loads(await socket.recv())["code"]
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        return code


def test_a_seat_of_somebody_else_cannot_be_taken_by_a_socket(node: RunningNode) -> None:
    async def story(here: Scene) -> None:
        for person in (here.people[1], here.people[2]):
            assert await turned_away(node, here.table, person.cookie, "?seat=0") == "not-seated"
        assert await turned_away(node, here.table, "", "?seat=0") == "not-seated"

    tell(node, story)


def test_a_forged_cookie_is_a_stranger(node: RunningNode) -> None:
    async def story(here: Scene) -> None:
        name, _, value = here.people[0].cookie.partition("=")
        person, epoch, issued, session, signature = value.split(".")
        forged = [
            f"{name}={person}.{epoch}.{issued}.{session}.{signature[:-2]}AA",
            f"{name}={person}.{epoch}.{int(issued) + 1}.{session}.{signature}",
            f"{name}={person}.{int(epoch) + 1}.{issued}.{session}.{signature}",
            f"{name}={person}.{epoch}.{issued}.{session[::-1]}.{signature}",
            f"{name}={person}.{issued}.{session}.{signature}",
            f"{name}={person}.{epoch}.{issued}.{session}",
            f"{name}=",
            f"{name}=\N{LATIN SMALL LETTER E WITH ACUTE}.1.x",
        ]
        for cookie in forged:
            assert await turned_away(node, here.table, cookie, "?seat=0") == "not-seated"

    tell(node, story)


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://127.0.0.1:1", "null", "file://"])
def test_a_page_of_somebody_else_gets_no_socket(node: RunningNode, origin: str) -> None:
    async def story(here: Scene) -> None:
        assert await turned_away(node, here.table, here.people[0].cookie, origin=origin) == "foreign-origin"

    tell(node, story)


@pytest.mark.parametrize(
    "query", ["?seat=x", "?since=-3", "?seat=99999999999", "?since=1e3", "?seat=\N{SUPERSCRIPT TWO}"]
)
def test_a_query_that_makes_no_sense_is_refused(node: RunningNode, query: str) -> None:
    async def story(here: Scene) -> None:
        assert await turned_away(node, here.table, here.people[0].cookie, query) == "bad-message"

    tell(node, story)


def test_a_table_that_is_not_there_is_said_so(node: RunningNode) -> None:
    async def story(here: Scene) -> None:
        assert await turned_away(node, "nowhere", here.people[0].cookie) == "no-table"

    tell(node, story)


def test_a_table_without_spectators_turns_strangers_away(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base, "ana") as ana, Person(node.base, "cy") as stranger:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("bot", "uniform")]
            table = await ana.new_table(wire.NewTable(game="origami", seats=seats, spectators="nobody"))
            with pytest.raises(Refused) as refused:
                await stranger.sit(table.id)
            assert refused.value.failure.code == "no-spectators"

    asyncio.run(told())


# -- replayed and out of turn ------------------------------------------------------------------------------------------


def test_out_of_turn_is_refused(node: RunningNode) -> None:
    async def story(here: Scene) -> None:
        failure = await refusal(here.waiting, submit(here.legal()))
        assert (failure.code, failure.ack) == ("not-your-turn", "k1")

    tell(node, story)


@pytest.mark.parametrize("words", ["fly away", "draw draw draw", " ", "\t", "play raccoon left pay owl"])
def test_words_that_are_not_offered_are_refused(node: RunningNode, words: str) -> None:
    async def story(here: Scene) -> None:
        failure = await refusal(here.acting, submit(words))
        assert (failure.code, failure.ack) == ("illegal-action", "k1")

    tell(node, story)


@pytest.mark.parametrize("shift", [-1, 1, 1000])
def test_a_submission_for_another_index_is_stale(node: RunningNode, shift: int) -> None:
    async def story(here: Scene) -> None:
        failure = await refusal(here.acting, submit(here.legal(), index=here.acting.index + shift))
        assert (failure.code, failure.ack, failure.where) == ("stale", "k1", "index")

    tell(node, story)


def test_an_undo_of_nothing_is_refused(node: RunningNode) -> None:
    async def story(here: Scene) -> None:
        for line in (here.ana, here.bo):
            assert (await refusal(line, '{"type":"undo","key":"k1"}')).code == "no-undo"

    tell(node, story)


def test_chat_at_a_silent_table_is_refused(node: RunningNode) -> None:
    async def story(here: Scene) -> None:
        failure = await refusal(here.ana, '{"type":"chat","key":"k1","text":"hello"}')
        assert (failure.code, failure.ack) == ("chat-off", "k1")

    tell(node, story, wire.NewTable(game="origami", seats=plans(2), chat=False))


@pytest.mark.parametrize("text", ["   ", "\\u0000", "\\u202e backwards"])
def test_chat_that_cannot_be_read_is_refused(node: RunningNode, text: str) -> None:
    async def story(here: Scene) -> None:
        failure = await refusal(here.ana, f'{{"type":"chat","key":"k1","text":"{text}"}}')
        assert failure.code == "bad-request"

    tell(node, story)


def test_a_replayed_submission_is_acknowledged_and_not_applied_again(node: RunningNode) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            here = await scene(node, stack)
            line, key, words = here.acting, new_key(), here.legal()
            first = await line.submit(words, key)
            assert isinstance(first, wire.Update)
            before = await here.everything()
            own = next(step for step in line.steps.values() if step.seat == line.seat)
            for _ in range(3):
                again = await line.submit(words, key)
                assert isinstance(again, wire.Ack)
                assert again.index == own.index + 1
            # Other words under the same key are the same submission: the first one counts.
            assert isinstance(await line.submit("fly away", key), wire.Ack)
            assert await here.everything() == before

    asyncio.run(told())


def test_the_key_of_one_seat_is_free_for_the_other(node: RunningNode) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            here = await scene(node, stack)
            used: set[int | None] = set()
            for _ in range(30):
                await here.ana.ping(1)
                await here.bo.ping(1)
                line = here.acting
                key = "same" if line.seat not in used else new_key()
                used.add(line.seat)
                assert isinstance(await line.submit(here.legal(), key), wire.Update)
                if len(used) == 2:
                    return
            raise AssertionError("only one seat has acted")

    asyncio.run(told())


def test_after_the_end_nothing_can_be_said_any_more(node: RunningNode) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            wanted = wire.NewTable(game="shaman", options={"turn-limit": 1}, seats=plans(2))
            here = await scene(node, stack, wanted)
            words = here.legal()
            while here.ana.ending is None:
                words = here.legal()
                await here.acting.submit(words)
                await here.ana.ping(1)
                await here.bo.ping(1)
            before = await here.everything()
            for line in (here.ana, here.bo):
                assert (await refusal(line, submit(words))).code in ("not-running", "not-your-turn")
                assert (await refusal(line, '{"type":"undo","key":"k2"}')).code in ("not-running", "no-undo")
            assert await here.everything() == before

    asyncio.run(told())


# -- too many ----------------------------------------------------------------------------------------------------------


def test_too_many_messages_are_refused_and_the_connection_lives_on(tmp_path: Path) -> None:
    async def told(node: RunningNode) -> None:
        async with AsyncExitStack() as stack:
            here = await scene(node, stack)
            for number in range(40):
                await here.ana.say(wire.Ping(number))
            codes = [await here.ana.hear() for _ in range(40)]
            refused = [told for told in codes if isinstance(told, wire.Failure)]
            assert {failure.code for failure in refused} == {"too-many"}
            assert 0 < len(refused) < 40
            async with asyncio.timeout(60):  # until the bucket has filled up again
                told: object = None
                while not isinstance(told, wire.Pong):
                    await here.ana.say(wire.Ping(100))
                    told = await here.ana.hear()

    with running_node(tmp_path, limits=Limits(message_rate=10, message_burst=20)) as node:
        asyncio.run(told(node))


def test_too_many_connections_of_one_person_are_turned_away(tmp_path: Path) -> None:
    async def told(node: RunningNode) -> None:
        async with AsyncExitStack() as stack:
            here = await scene(node, stack)
            await stack.enter_async_context(await _raw(here.people[0], here.table))
            await stack.enter_async_context(await _raw(here.people[0], here.table))
            assert await turned_away(node, here.table, here.people[0].cookie) == "too-many"

    with running_node(tmp_path, limits=Limits(connections_each=3)) as node:
        asyncio.run(told(node))


async def _raw(person: Person, table: str) -> AsyncExitStack:
    stack = AsyncExitStack()
    line = await person.sit(table)
    stack.push_async_callback(line.close)
    return stack
