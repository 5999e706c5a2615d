"""Every way to begin a match, on both databases: it begins, everybody sees it, and the first action is acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator

import msgspec
import pytest
from tests.games.texts import ISLANDS, SHAMAN
from tests.server import services
from tests.server.challengers import begin, finish
from tests.server.client import Person, TableSocket, pick
from tests.server.nodes import RunningNode, running_node
from tests.server.test_records_api import play_out
from tests.server.test_replay import branch

from kamishima.games.box import Variant
from kamishima.games.registry import GAMES, box
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.messages import OptionValue
from kamishima.server.tables.positions import Edit, draft

SHORT: dict[str, OptionValue] = {"turn-limit": 1}
Way = Callable[[Person, Person], Awaitable[str]]
"""What two people do until a match has begun; its table."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def node(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    """A node with a database of each kind in turn."""
    data = tmp_path_factory.mktemp("node")
    if request.param == "sqlite":
        with running_node(data) as running:
            yield running
        return
    postgres: services.Postgres = request.getfixturevalue("postgres")
    with services.fresh_database(postgres) as url, running_node(data, {"database": url}) as running:
        yield running


def check_begun(node: RunningNode, way: Way) -> None:
    """Begin, look, and act: whoever acts first is one of us, or a bot that does it by itself."""

    async def told() -> None:
        async with Person(node.base, "ana") as ana, Person(node.base, "bo") as bo, asyncio.timeout(120):
            for person in (ana, bo):
                await person.ask("GET", "/api/me", wire.Me)
            table = await way(ana, bo)
            lines = [*await sit_down(ana, table), *await sit_down(bo, table)]
            try:
                await act_once(lines)
            finally:
                for line in lines:
                    await line.close()

    asyncio.run(told())


async def sit_down(person: Person, table: str) -> list[TableSocket]:
    """A socket for each seat of a person; ana watches where she has none."""
    info = await person.table(table)
    assert info.state in ("playing", "over")
    own = [seat.seat for seat in info.seats if seat.yours]
    if own or person.name == "bo":
        return [await person.sit(table, f"?seat={seat}") for seat in own]
    return [await person.sit(table)]


async def act_once(lines: list[TableSocket]) -> None:
    """One more action is in the log than at the beginning."""
    first = lines[0]
    assert first.view
    begun, acting = first.index, [line for line in lines if line.my_turn]
    for line in acting:
        assert line.words is not None
        answer = await line.submit(pick(line.words, random.Random(1)))
        assert answer.index > begun
    while not acting and first.index == begun and first.ending is None:
        await first.hear()


def seats_of_mine(players: int) -> list[wire.SeatPlan]:
    return [wire.SeatPlan("me", name=f"ana {place}") for place in range(players)]


# -- every set-up of every game ----------------------------------------------------------------------------------------

VARIANTS = {f"{game}-{place}": (game, variant) for game in GAMES for place, variant in enumerate(box(game).setups())}


@pytest.mark.parametrize("name", VARIANTS)
def test_every_set_up_of_every_game_begins(node: RunningNode, name: str) -> None:
    game, variant = VARIANTS[name]

    async def way(ana: Person, _bo: Person) -> str:
        return (await ana.new_table(wanted(game, variant))).id

    check_begun(node, way)


def wanted(game: str, variant: Variant) -> wire.NewTable:
    players, options = variant
    given: dict[str, OptionValue] = {}
    for name, value in options.items():
        assert isinstance(value, str | int | bool | list)
        given[name] = value
    return wire.NewTable(game=game, options=given, seats=seats_of_mine(players))


# -- all other ways ----------------------------------------------------------------------------------------------------


class Plan(msgspec.Struct, frozen=True):
    """A table that begins as soon as it is set up."""

    game: str
    seats: list[wire.SeatPlan]
    options: dict[str, OptionValue] = {}
    pack: str = ""
    clock: wire.Clock = wire.Clock()

    async def __call__(self, ana: Person, _bo: Person) -> str:
        table = wire.NewTable(
            game=self.game, seats=self.seats, options=self.options, pack=self.pack, clock=self.clock, hints="anyone"
        )
        return (await ana.new_table(table)).id


def bots(number: int) -> list[wire.SeatPlan]:
    return [wire.SeatPlan("bot", "uniform") for _ in range(number)]


def usual(game: str, players: int) -> str:
    """The text of the position that a match usually begins with."""
    return draft(Edit(game=game, players=players, begin="usual")).text


def renamed(game: str) -> str:
    """Our pack as somebody's own."""
    return box(game).house_text().replace('name = "house"', 'name = "my own"')


def position(text: str, **options: OptionValue) -> dict[str, OptionValue]:
    return {**options, "position": text}


async def by_joining(ana: Person, bo: Person) -> str:
    table = await ana.new_table(wire.NewTable(game="shaman", seats=[*seats_of_mine(1), wire.SeatPlan("open")]))
    await bo.join(table.id)
    return table.id


async def by_joining_a_position(ana: Person, bo: Person) -> str:
    seats = [*seats_of_mine(1), wire.SeatPlan("open")]
    table = await ana.new_table(wire.NewTable(game="shaman", seats=seats, options=position(SHAMAN)))
    await bo.join(table.id)
    return table.id


async def by_invitation(ana: Person, bo: Person) -> str:
    seats = [*seats_of_mine(1), wire.SeatPlan("invited", name="bo")]
    table = await ana.new_table(wire.NewTable(game="islands", seats=seats))
    await bo.join(table.id, invitation=table.seats[1].invitation)
    return table.id


async def over(ana: Person, **options: OptionValue) -> str:
    """A match of mine that is over."""
    table = await ana.new_table(wire.NewTable(game="shaman", seats=seats_of_mine(2), options={**SHORT, **options}))
    await play_out(ana, table.id)
    return table.id


async def by_rematch(ana: Person, _bo: Person) -> str:
    return (await ana.ask("POST", f"/api/tables/{await over(ana)}/rematch", wire.TableInfo)).id


async def by_rematch_from_a_position(ana: Person, _bo: Person) -> str:
    ended = await over(ana, position=usual("shaman", 2))
    return (await ana.ask("POST", f"/api/tables/{ended}/rematch", wire.TableInfo)).id


async def by_playing_on(ana: Person, _bo: Person) -> str:
    return (await branch(ana, await over(ana), 3)).id


async def by_playing_on_from_the_beginning(ana: Person, _bo: Person) -> str:
    return (await branch(ana, await over(ana, position=usual("shaman", 2)), 0)).id


async def by_the_daily_challenge(ana: Person, _bo: Person) -> str:
    return (await begin(ana)).id


async def by_practice(ana: Person, _bo: Person) -> str:
    await finish(ana, (await begin(ana)).id)
    return (await begin(ana, practice=True)).id


async def by_a_record(ana: Person, _bo: Person) -> str:
    record = await ana.record(await over(ana))
    taken = await ana.ask("POST", "/api/records", wire.TableInfo, wire.Written(record))
    return (await branch(ana, taken.id, 0)).id


WAYS: dict[str, Way] = {
    "science against Carrambah": Plan("islands", seats_of_mine(1), {"science": True}),
    "science, a bot alone": Plan("islands", bots(1), {"science": True}),
    "islands from a position": Plan("islands", seats_of_mine(2), position(ISLANDS)),
    "islands from the usual position": Plan("islands", seats_of_mine(3), position(usual("islands", 3))),
    "shaman from a position": Plan("shaman", seats_of_mine(2), position(SHAMAN)),
    "shaman from the usual position": Plan("shaman", seats_of_mine(2), position(usual("shaman", 2))),
    "shaman from a position against a bot": Plan("shaman", [*seats_of_mine(1), *bots(1)], position(SHAMAN)),
    **{f"{game} with a pack": Plan(game, seats_of_mine(2), pack=renamed(game)) for game in GAMES},
    "a pack and a position": Plan("shaman", seats_of_mine(2), position(SHAMAN), renamed("shaman")),
    **{f"{game} against a bot": Plan(game, [*seats_of_mine(1), *bots(1)]) for game in GAMES},
    **{f"{game}, bots alone": Plan(game, bots(2)) for game in GAMES},
    "a clock for each turn": Plan("shaman", seats_of_mine(2), clock=wire.Clock("turn", 60)),
    "a clock and a position": Plan("shaman", seats_of_mine(2), position(SHAMAN), clock=wire.Clock("game", 600)),
    "a memory aid": Plan("origami", seats_of_mine(2), {"memory-aid": True}),
    "a limit on turns": Plan("origami", seats_of_mine(2), SHORT),
    "joining": by_joining,
    "joining a position": by_joining_a_position,
    "an invitation": by_invitation,
    "a rematch": by_rematch,
    "a rematch from a position": by_rematch_from_a_position,
    "playing on": by_playing_on,
    "playing on from the beginning": by_playing_on_from_the_beginning,
    "playing on from a record": by_a_record,
    "the daily challenge": by_the_daily_challenge,
    "practice": by_practice,
}


def test_there_are_at_least_as_many_ways_as_were_ever_tried() -> None:
    assert len(WAYS) >= 26


@pytest.mark.parametrize("name", WAYS)
def test_every_way_to_begin_a_match_begins_it(node: RunningNode, name: str) -> None:
    check_begun(node, WAYS[name])
