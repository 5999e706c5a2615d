"""From one release to the next: a match is played to its end by the rules and the cards that it began with."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import islice
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import update
from tests.server.client import Person, Refused
from tests.server.nodes import running_node
from tests.server.releases import installed

from kamishima.core.errors import KamishimaError
from kamishima.core.play import Play
from kamishima.core.record import read, verify
from kamishima.core.turn import Decision, Result, SeatId
from kamishima.games.registry import OURS, box, house_hash, table_of
from kamishima.server.http.poll import submit
from kamishima.server.infra.config import settings
from kamishima.server.match.log_steps import follow
from kamishima.server.match.room import Room
from kamishima.server.match.table_info import table_info
from kamishima.server.match.versions import game_of
from kamishima.server.node import Service
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.daily import NewAttempt
from kamishima.server.protocol.errors import OtherNode
from kamishima.server.store import matches, schema
from kamishima.server.store import tables as stored
from kamishima.server.store.matches import Entry
from kamishima.server.store.tables import TableRow
from kamishima.server.tables import jobs, records, replay

MATCHES = 100
NAMES = ("ana", "bo", "cy", "dee", "eli", "fay")


@asynccontextmanager
async def node(folder: Path) -> AsyncIterator[Service]:
    service = await Service.open(settings({"data": folder, "limited": False}, {}))
    try:
        yield service
    finally:
        await service.close()


def set_ups() -> list[tuple[str, int, dict[str, object]]]:
    """A hundred tables of all games, as different as they can be."""
    every = [[(game, *setup) for setup in box(game).setups()] for game in OURS]
    turns = [game[place % len(game)] for place in range(MATCHES) for game in every]
    return list(islice(turns, MATCHES))


async def begun(service: Service, game: str, players: int, options: dict[str, object]) -> TableRow:
    """A table at which one person sits everywhere."""
    seats = [wire.SeatPlan("me", name=name) for name in NAMES[:players]]
    chosen = msgspec.convert(options, dict[str, wire.OptionValue])
    return await service.tables.create("ana", wire.NewTable(game=game, options=chosen, seats=seats))


def chosen(play: Play, seed: str) -> tuple[SeatId, str]:
    """What somebody says here, who would say the same in the same position of any release."""
    turn = play.turn
    assert isinstance(turn, Decision)
    return turn.seat, random.Random(f"{seed} {play.index}").choice(turn.actions).text


async def play_on(service: Service, table: str, most: int) -> Room:
    room = await service.rooms.get(table)
    while most > 0 and room.play is not None and room.play.result is None:
        seat, words = chosen(room.play, table)
        await submit(room, seat, f"{table}{room.index}", words, room.index)
        most -= 1
    return room


def foreseen(room: Room) -> Result:
    """How the match will end by the rules of today, if everybody goes on as they do."""
    play = room.play
    assert play is not None
    while play.result is None:
        drawn = play.draw(room.table.dice)
        if drawn is None:
            seat, words = chosen(play, room.id)
            drawn = play.find(seat, words)
        play = play.advance(drawn)
    return play.result


async def begin_all(folder: Path) -> dict[str, Result]:
    """Half-played matches, each with the end that it would have."""
    endings: dict[str, Result] = {}
    async with node(folder) as service:
        for game, players, options in set_ups():
            row = await begun(service, game, players, options)
            room = await play_on(service, row.id, random.Random(row.id).randrange(5, 25))
            endings[row.id] = foreseen(room)
    return endings


async def log_of(service: Service, table: str) -> list[Entry]:
    return await service.reader.run(matches.load_entries, table, 0)


async def end_all(folder: Path, endings: dict[str, Result]) -> list[str]:
    """Finish them; the records."""
    texts: list[str] = []
    async with node(folder) as service:
        for table, expected in endings.items():
            room = await play_on(service, table, 10_000)
            assert room.play is not None
            assert room.play.result == expected
            texts.append(records.record_text(room.table, await log_of(service, table)))
    return texts


def test_a_hundred_matches_of_the_old_release_end_under_the_new_one_as_they_would_have(tmp_path: Path) -> None:
    with installed("N"):
        endings = asyncio.run(begin_all(tmp_path))
    assert len(endings) == MATCHES
    with installed("N+1"):
        texts = asyncio.run(end_all(tmp_path, endings))
        for text in texts:
            value = read(text)
            assert value.header.rules == 1
            verify(value, table_of(value, None))
    for text in texts:  # and by whatever comes then
        value = read(text)
        verify(value, table_of(value, None))


async def _old_and_new(folder: Path, old: TableRow) -> None:
    async with node(folder) as service:
        room = await play_on(service, old.id, 10_000)
        info = table_info(room.table, "ana")
        assert (info.rules, info.earlier) == (1, True)
        fresh = await begun(service, old.game, 2, {})
        assert (fresh.rules, fresh.content) == (box(old.game).versions[-1].number, house_hash(old.game))
        assert not table_info(fresh, "ana").earlier
        again = await service.tables.rematch(old.id, "ana")
        assert (again.rules, again.content, again.pack) == (fresh.rules, fresh.content, fresh.pack)
        await check_looking_back(room.table, await log_of(service, old.id))


async def check_looking_back(row: TableRow, entries: Sequence[Entry]) -> None:
    """Review, a position of it, the log in sentences, and playing on from a moment, by the rules of then."""
    asked = jobs.replay_wanted(row, "ana", list(entries), None)
    assert len(jobs.REPLAY.work(asked).moments) == len(entries)
    told = jobs.LOG.work(jobs.Past(table=row, entries=list(entries), language="de"))
    assert len(told.lines) == len(entries)
    branch = replay.branched(row, "bo", entries, replay.Branch(index=len(entries) // 2, seat=0, name="bo"))
    assert (branch.row.rules, branch.row.content) == (row.rules, row.content)
    play = Play.begin(game_of(branch.row))
    for entry in branch.rows:
        play, _ = follow(play, Entry(*entry[1:7]))
    assert isinstance(play.turn, Decision)


@pytest.mark.parametrize("game", ["origami", "islands"])
def test_new_tables_rematches_too_have_the_new_rules_and_cards(game: str, tmp_path: Path) -> None:
    async def before() -> TableRow:
        async with node(tmp_path) as service:
            row = await begun(service, game, 2, {})
            return (await play_on(service, row.id, 20)).table

    with installed("N"):
        old = asyncio.run(before())
        assert not table_info(old, "ana").earlier
    with installed("N+1"):
        asyncio.run(_old_and_new(tmp_path, old))


async def _newer_matches(folder: Path) -> dict[str, TableRow]:
    async with node(folder) as service:
        return {game: await begun(service, game, 2, {}) for game in OURS}


def test_an_old_node_does_not_take_a_match_of_rules_that_it_does_not_know(tmp_path: Path) -> None:
    """What it can play, it does: the cards of the newer release lie in the database."""

    async def after(rows: dict[str, TableRow]) -> None:
        async with node(tmp_path) as service:
            with pytest.raises(OtherNode, match="rules 2 of islands are newer than this program") as refused:
                await service.rooms.get(rows["islands"].id)
            assert (refused.value.code, refused.value.status) == ("other-node", 503)
            room = await play_on(service, rows["origami"].id, 10)
            assert room.game.content_hash == rows["origami"].content != house_hash("origami")
            await play_on(service, rows["shaman"].id, 10)

    with installed("N+1"):
        rows = asyncio.run(_newer_matches(tmp_path))
    with installed("N"):
        asyncio.run(after(rows))


def test_an_old_node_sends_people_on_to_another_one(tmp_path: Path) -> None:
    """By a code of its own, over HTTP and over a socket; what it lists, it lists all the same."""

    async def new_match(base: str) -> tuple[httpx.Cookies, str]:
        async with Person(base) as ana:
            wanted = wire.NewTable(game="islands", seats=[wire.SeatPlan("me", name=name) for name in ("ana", "bo")])
            return ana.http.cookies, (await ana.new_table(wanted)).id

    async def at_the_old_one(base: str, cookies: httpx.Cookies, table: str) -> None:
        async with Person(base) as ana:
            ana.http.cookies = cookies
            answer = await ana.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "0")
            assert answer.json()["code"] == "other-node"
            with pytest.raises(Refused, match="other-node"):
                await ana.sit(table, "?seat=0")
            mine = await ana.ask("GET", "/api/tables/mine", wire.MyTables)
            assert [each.id for each in mine.tables] == [table]
            assert mine.tables[0].acting in (0, 1), "whose turn it is stands in the log"

    with installed("N+1"), running_node(tmp_path) as running:
        cookies, table = asyncio.run(new_match(running.base))
    with installed("N"), running_node(tmp_path) as running:
        asyncio.run(at_the_old_one(running.base, cookies, table))


def test_a_match_of_a_game_that_is_not_installed_is_for_another_node_and_listed(tmp_path: Path) -> None:
    async def before() -> TableRow:
        async with node(tmp_path) as service:
            row = await begun(service, "shaman", 2, {})
            change = update(schema.tables).where(schema.tables.c.id == row.id).values(game="drift")
            await service.writer.do(lambda connection: connection.execute(change))
            return row

    async def after(row: TableRow) -> None:
        async with node(tmp_path) as service:
            with pytest.raises(OtherNode, match="there is no game 'drift'"):
                await service.rooms.get(row.id)
            (listed,) = await service.reader.run(stored.load_some, [row.id])
            assert not table_info(listed, "ana").earlier

    asyncio.run(after(asyncio.run(before())))


def test_a_match_whose_cards_are_nowhere_is_for_another_node(tmp_path: Path) -> None:
    async def before() -> TableRow:
        async with node(tmp_path) as service:
            row = await begun(service, "origami", 2, {})
            change = update(schema.tables).where(schema.tables.c.id == row.id).values(content="0" * 64)
            await service.writer.do(lambda connection: connection.execute(change))
            return row

    async def after(row: TableRow) -> None:
        async with node(tmp_path) as service:
            with pytest.raises(OtherNode, match="does not know the content 000000000000… of origami"):
                await service.rooms.get(row.id)

    asyncio.run(after(asyncio.run(before())))


def test_matches_of_other_nodes_that_are_due_keep_no_other_match_waiting(tmp_path: Path) -> None:
    async def due_ones() -> tuple[str, str]:
        async with node(tmp_path) as service:
            found: list[str] = []
            for game in ("islands", "shaman"):
                seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("bot", "uniform")]
                row = await service.tables.create("ana", wire.NewTable(game=game, seats=seats))
                await service.writer.do(partial(stored.change, table_id=row.id, due=1.0 + len(found)))
                found.append(row.id)
            return found[0], found[1]

    async def after(unknown: str, known: str) -> None:
        async with node(tmp_path) as service, asyncio.timeout(60):
            while service.rooms.find(known) is None:
                await asyncio.sleep(0.01)
            assert service.rooms.find(unknown) is None

    with installed("N+1"):
        tables = asyncio.run(due_ones())
    with installed("N"):
        asyncio.run(after(*tables))


def test_a_snapshot_of_another_release_that_cannot_be_read_is_done_without(tmp_path: Path) -> None:
    async def before() -> tuple[TableRow, int]:
        async with node(tmp_path) as service:
            row = await begun(service, "shaman", 2, {})
            room = await play_on(service, row.id, 20)
            spoilt = matches.Snapshot(room.index - 1, 1, b'{"from": "the future"}')
            await service.writer.do(lambda connection: matches.save_snapshot(connection, row.id, spoilt))
            return row, room.index

    async def after(row: TableRow, index: int) -> None:
        async with node(tmp_path) as service:
            room = await play_on(service, row.id, 5)
            assert room.index > index

    asyncio.run(after(*asyncio.run(before())))


def test_everybody_plays_the_challenge_of_a_day_by_the_same_rules(tmp_path: Path) -> None:
    """The first attempt was begun under the old release, the second one under the new."""

    async def attempt(person: str) -> TableRow:
        async with node(tmp_path) as service:
            return await service.daily.begin(person, NewAttempt(name=person))

    with installed("N"):
        first = asyncio.run(attempt("ana"))
    with installed("N+1"):
        second = asyncio.run(attempt("bo"))
    assert (first.rules, second.rules) == (1, 1)
    assert second.content == first.content


def test_a_record_of_a_newer_release_is_refused_in_one_line() -> None:
    with installed("N+1"):
        table = box("islands").table(2)
    assert table.rules == 2
    with installed("N"), pytest.raises(KamishimaError, match="rules 2 of islands are newer"):
        box("islands").table(2, rules=2)
