"""Two nodes on one database: any node serves any seat, and of two that race for an index only one wins."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest
from tests.server.client import Person, Refused, TableSocket, new_key, pick, plans
from tests.server.desk import appoint, chat, id_of, sanction, until
from tests.server.nodes import RunningNode, running_node
from tests.server.players import Company, Player, check_record

from kamishima.games.registry import GAMES
from kamishima.server.protocol import messages as wire

KEY = "5e" * 32


@pytest.fixture(scope="module")
def nodes(
    tmp_path_factory: pytest.TempPathFactory, postgres: object, valkey_url: str
) -> Iterator[tuple[RunningNode, RunningNode]]:
    """Two nodes with the same PostgreSQL, the same Valkey and the same signing key."""
    from tests.server.services import Postgres, fresh_database

    assert isinstance(postgres, Postgres)
    with fresh_database(postgres) as url:
        given: dict[str, object] = {"database": url, "valkey": valkey_url, "key": KEY}
        with (
            running_node(tmp_path_factory.mktemp("one"), given) as one,
            running_node(tmp_path_factory.mktemp("two"), given) as two,
        ):
            yield one, two


class Pair:
    """A running match of two people: ana is on the first node, bo on the second, and each has a line to both."""

    def __init__(self, table: str, people: list[Person], lines: dict[tuple[int, int], TableSocket]) -> None:
        self.table = table
        self.people = people
        self.lines = lines
        """By seat and node."""

    async def settle(self) -> int:
        """Wait until all lines stand at the same index; the seat that acts there, -1 when it is over."""
        async with asyncio.timeout(60):
            while True:
                for line in self.lines.values():
                    await line.ping(1)
                if len({line.index for line in self.lines.values()}) == 1:
                    acting = self.lines[0, 0].acting
                    return -1 if acting is None else acting
                await asyncio.sleep(0.005)

    def words(self, seat: int, rng: random.Random) -> str:
        tree = self.lines[seat, 0].words
        assert tree is not None
        assert tree == self.lines[seat, 1].words
        return pick(tree, rng)


@asynccontextmanager
async def pair(nodes: tuple[RunningNode, RunningNode], game: str = "origami") -> AsyncIterator[Pair]:
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Person(node.base, name))
            for node, name in zip(nodes, ("ana", "bo"), strict=True)
        ]
        table = await people[0].new_table(wire.NewTable(game=game, seats=plans(2)))
        await people[1].join(table.id)
        lines: dict[tuple[int, int], TableSocket] = {}
        for seat, person in enumerate(people):
            for place, node in enumerate(nodes):
                elsewhere = await stack.enter_async_context(Person(node.base))
                elsewhere.http.cookies = person.http.cookies
                lines[seat, place] = await elsewhere.sit(table.id)
                stack.push_async_callback(lines[seat, place].close)
        yield Pair(table.id, people, lines)


async def attempt(line: TableSocket, words: str, key: str, index: int | None = None) -> wire.Update | wire.Ack | str:
    """Submit; the answer, or the code of the refusal."""
    try:
        return await line.submit(words, key, index)
    except Refused as refused:
        return refused.failure.code


def test_both_nodes_show_the_same_to_the_same_seat(nodes: tuple[RunningNode, RunningNode]) -> None:
    async def story() -> None:
        async with pair(nodes) as match:
            rng = random.Random(1)
            for _ in range(25):
                seat = await match.settle()
                await match.lines[seat, rng.randrange(2)].submit(match.words(seat, rng))
            await match.settle()
            for seat in (0, 1):
                one, two = match.lines[seat, 0], match.lines[seat, 1]
                assert {name: bytes(raw) for name, raw in one.view.items()} == {
                    name: bytes(raw) for name, raw in two.view.items()
                }
                shared = one.steps.keys() & two.steps.keys()
                assert len(shared) > 20
                assert all(one.steps[index] == two.steps[index] for index in shared)

    asyncio.run(story())


def test_two_nodes_racing_for_one_index_never_both_win(nodes: tuple[RunningNode, RunningNode]) -> None:
    """The same seat acts at the same moment on both nodes, with different keys, for the index that both show."""

    async def story() -> None:
        async with pair(nodes) as match:
            rng = random.Random(2)
            for _ in range(30):
                seat = await match.settle()
                index = match.lines[seat, 0].index
                answers = await asyncio.gather(
                    *[attempt(match.lines[seat, node], match.words(seat, rng), new_key(), index) for node in (0, 1)]
                )
                won = [answer for answer in answers if isinstance(answer, wire.Update)]
                lost = [answer for answer in answers if isinstance(answer, str)]
                assert len(won) == 1
                assert set(lost) <= {"stale", "not-your-turn", "illegal-action"}
                assert len(lost) == 1
            await match.settle()
            indexes = sorted(match.lines[0, 0].steps)
            assert indexes == list(range(indexes[0], indexes[-1] + 1))

    asyncio.run(story())


def test_the_same_key_on_both_nodes_is_applied_once(nodes: tuple[RunningNode, RunningNode]) -> None:
    async def story() -> None:
        async with pair(nodes) as match:
            rng = random.Random(3)
            for _ in range(20):
                seat = await match.settle()
                before = sum(step.seat == seat for step in match.lines[seat, 0].steps.values())
                words, key = match.words(seat, rng), new_key()
                answers = await asyncio.gather(*[attempt(match.lines[seat, node], words, key) for node in (0, 1)])
                assert not any(isinstance(answer, str) for answer in answers)
                await match.settle()
                after = sum(step.seat == seat for step in match.lines[seat, 0].steps.values())
                assert after == before + 1

    asyncio.run(story())


@pytest.mark.parametrize("game", list(GAMES))
def test_a_match_with_its_seats_on_different_nodes_ends_and_verifies(
    nodes: tuple[RunningNode, RunningNode], game: str
) -> None:
    async def story() -> int:
        async with AsyncExitStack() as stack:
            ana, bo = [
                await stack.enter_async_context(Person(node.base, name))
                for node, name in zip(nodes, ("ana", "bo"), strict=True)
            ]
            table = await ana.new_table(wire.NewTable(game=game, seats=plans(2)))
            await bo.join(table.id)
            players = [Player(person, table.id, seat, random.Random(4)) for seat, person in enumerate((ana, bo))]
            async with asyncio.timeout(240), asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
            return await check_record(Company(table.id, game, players))

    assert asyncio.run(story()) > 30


@asynccontextmanager
async def node_that_knows_less(
    nodes: tuple[RunningNode, RunningNode], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Person, str, int]]:
    """Somebody of the second node, a table, and how far that person has come at it with the first node.

    The first node has told nobody, and nobody listens at the second one, which has the table in memory all the same.
    """
    async with Person(nodes[0].base) as here, Person(nodes[1].base) as there:
        seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="bo")]
        table = await here.new_table(wire.NewTable(game="shaman", seats=seats))
        there.http.cookies = here.http.cookies
        await (await there.sit(table.id)).close()
        for told in ("publish", "mark_present"):  # who sits down is told, and the other node would read the log for it
            monkeypatch.setattr(nodes[0].service.bus, told, lambda _table, _what: None)
        lines, rng = [await here.sit(table.id, f"?seat={seat}") for seat in (0, 1)], random.Random(1)
        index = lines[0].index
        for _ in range(3):
            acting = next(line for line in lines if line.my_turn)
            assert acting.words is not None
            index = (await acting.submit(pick(acting.words, rng))).index
            for line in lines:
                while line.index < index:
                    await line.hear()
        room = nodes[1].service.rooms.find(table.id)
        assert room is not None
        assert room.index < index
        yield there, table.id, index
        for line in lines:
            await line.close()


def test_a_hello_is_never_older_than_what_the_client_has_seen_on_another_node(
    nodes: tuple[RunningNode, RunningNode], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with node_that_knows_less(nodes, monkeypatch) as (there, table, index):
            line = await there.sit(table, f"?since={index}")
            assert (line.index, list(line.steps)) == (index, [])
            await line.close()

    asyncio.run(story())


def test_what_is_polled_is_never_older_than_what_the_client_has_seen_on_another_node(
    nodes: tuple[RunningNode, RunningNode], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with node_that_knows_less(nodes, monkeypatch) as (there, table, index):
            path = f"/api/tables/{table}/poll?seat=0&wait=0&mark={index}.0.0"
            polled = await there.ask("GET", path, wire.Polled)
            told = [msgspec.json.decode(raw, type=wire.Told) for raw in polled.messages]
            assert [each.index for each in told if isinstance(each, wire.Hello)] == [index]

    asyncio.run(story())


def test_who_asks_for_everything_again_is_not_sent_back_either(
    nodes: tuple[RunningNode, RunningNode], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with node_that_knows_less(nodes, monkeypatch) as (there, table, index):
            line = await there.sit(table)
            await line.say(wire.Resync(index))
            assert (await line.hear_until(wire.Hello)).index == index
            await line.say(wire.Resync(index + 100))  # nobody has seen so much
            assert (await line.hear_until(wire.Hello)).index == index
            await line.close()

    asyncio.run(story())


def test_chat_and_presence_reach_the_other_node(nodes: tuple[RunningNode, RunningNode]) -> None:
    async def story() -> None:
        async with pair(nodes) as match:
            ana, bo = match.lines[0, 0], match.lines[1, 1]
            await ana.say(wire.Chat("c1", "good evening"))
            async with asyncio.timeout(30):
                said = await bo.hear_until(wire.ChatLine)
            assert (said.seat, said.text) == (0, "good evening")
            for person in match.people:
                table = await person.table(match.table)
                assert [seat.connected for seat in table.seats] == [True, True]

    asyncio.run(story())


def test_who_sits_down_on_one_node_has_that_seat_on_the_other_at_once(nodes: tuple[RunningNode, RunningNode]) -> None:
    """The other node has the table in memory, with the seat still free."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            ana, bo, elsewhere = [
                await stack.enter_async_context(Person(node.base, name))
                for node, name in zip((nodes[1], *nodes), ("ana", "bo", "bo"), strict=True)
            ]
            for _ in range(10):
                table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
                watching = await ana.sit(table.id)
                await bo.join(table.id)
                elsewhere.http.cookies = bo.http.cookies
                line = await elsewhere.sit(table.id)
                assert line.seat == 1
                for each in (watching, line):
                    await each.close()

    asyncio.run(story())


def test_another_password_on_one_node_logs_browsers_out_on_the_other(nodes: tuple[RunningNode, RunningNode]) -> None:
    async def story() -> None:
        async with Person(nodes[0].base) as here, Person(nodes[1].base) as there:
            table = await here.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            await here.ask("POST", "/api/me/register", wire.Me, wire.Credentials("lea", "correct horse"))
            there.http.cookies.update(here.http.cookies)
            line = await there.sit(table.id)
            assert line.seat == 0
            await here.ask("POST", "/api/me/password", wire.Me, wire.NewPassword("correct horse", "new password"))
            async with asyncio.timeout(60):
                assert (await line.hear_until(wire.Bye)).reason == "you have been logged out"
                # That may have been for the guest's cookie, which ended when the account was made.
                while (await there.table(table.id)).seats[0].yours:
                    await asyncio.sleep(0.1)
            await line.close()

    asyncio.run(story())


def test_logging_out_on_one_node_ends_the_cookie_on_the_other(nodes: tuple[RunningNode, RunningNode]) -> None:
    async def story() -> None:
        async with Person(nodes[0].base) as here, Person(nodes[1].base) as there:
            table = await here.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            there.http.cookies.update(here.http.cookies)
            line = await there.sit(table.id)
            assert line.seat == 0
            await here.ask("POST", "/api/me/logout", wire.Me)
            async with asyncio.timeout(60):
                assert (await line.hear_until(wire.Bye)).reason == "you have been logged out"
            assert not (await there.table(table.id)).seats[0].yours
            await line.close()

    asyncio.run(story())


def test_of_two_who_want_the_last_seat_one_gets_it(nodes: tuple[RunningNode, RunningNode]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            host, one, two = [
                await stack.enter_async_context(Person(node.base, name))
                for node, name in zip((nodes[0], *nodes), ("ana", "bo", "cy"), strict=True)
            ]
            for _ in range(8):
                table = await host.new_table(wire.NewTable(game="shaman", seats=plans(2)))
                answers = await asyncio.gather(one.join(table.id), two.join(table.id), return_exceptions=True)
                refused = [answer for answer in answers if isinstance(answer, Refused)]
                assert [answer.failure.code for answer in refused] == ["seat-taken"]

    asyncio.run(story())


def test_what_a_moderator_does_on_one_node_holds_on_the_other(nodes: tuple[RunningNode, RunningNode]) -> None:
    """A muted person is muted everywhere at once, and is unseen on the other node as soon as it hears of that."""

    async def told() -> None:
        async with pair(nodes) as two, Person(nodes[0].base) as mod, Person(nodes[1].base) as elsewhere:
            await appoint(nodes[0], mod, "moderator", "moderator")
            ana, bo = two.people
            await chat(bo, two.table, "before")
            await sanction(mod, id_of(nodes[1], bo), "mute")
            with pytest.raises(Refused) as refused:
                await chat(bo, two.table, "after", "k2")  # on the second node, which may not have heard of it
            assert refused.value.failure.code == "muted"
            elsewhere.http.cookies = ana.http.cookies

            async def is_unseen() -> bool:
                line = await elsewhere.sit(two.table)
                await line.close()
                return line.hello is not None and line.hello.chat == []

            await until(is_unseen)
            await sanction(mod, id_of(nodes[1], bo), "ban")

            async def is_banned() -> bool:
                return (await bo.http.get("/api/me")).status_code == 403

            await until(is_banned)
            assert (await elsewhere.table(two.table)).seats[1].gone

    asyncio.run(told())
