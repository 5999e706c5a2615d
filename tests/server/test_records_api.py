"""Records over HTTP: there when the match is over, verified, and taken in elsewhere."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from tests.server.client import Person, Refused, pick
from tests.server.nodes import RunningNode

from kamishima.core.errors import BadRecord
from kamishima.core.record import read, verify
from kamishima.games.registry import box
from kamishima.server.protocol import messages as wire
from kamishima.server.store.log_rows import STEP, UNDO
from kamishima.server.store.matches import Entry
from kamishima.server.tables import records


def tell(node: RunningNode, story: Callable[[Person, str], Awaitable[None]]) -> None:
    """Run a story with a match that somebody plays alone at two seats."""

    async def told() -> None:
        async with Person(node.base, "ana") as ana:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="bo")]
            table = await ana.new_table(wire.NewTable(game="origami", options={"turn-limit": 2}, seats=seats))
            await story(ana, table.id)

    asyncio.run(told())


async def play_out(person: Person, table: str) -> None:
    lines, rng = [await person.sit(table, f"?seat={seat}") for seat in (0, 1)], random.Random(5)
    while lines[0].ending is None:
        actor = next(line for line in lines if line.my_turn)
        assert actor.words is not None
        update = await actor.submit(pick(actor.words, rng))
        for line in lines:
            while line.index < update.index:
                await line.hear()
    for line in lines:
        await line.close()


def test_while_a_match_runs_there_is_no_record(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        with pytest.raises(Refused, match="409 still-running"):
            await ana.record(table)

    tell(node, story)


def test_the_record_of_a_match_verifies_and_can_be_taken_in_again(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        await play_out(ana, table)
        text = await ana.record(table)
        value = read(text)
        verify(value, box("origami").table(2, value.header.options))
        verdict = await ana.ask("POST", "/api/records/verify", wire.Verdict, wire.Written(text))
        assert (verdict.game, verdict.seats, verdict.steps) == ("origami", ["ana", "bo"], len(value.lines))
        assert verdict.chances > 0
        taken = await ana.ask("POST", "/api/records", wire.TableInfo, wire.Written(text))
        assert (taken.state, taken.secret) == ("over", value.header.secret)
        assert await ana.record(taken.id) == text
        position = await ana.ask("GET", f"/api/tables/{taken.id}/position?index=3&seat=1", wire.Position)
        assert position.last == len(value.lines)

    tell(node, story)


def test_a_record_that_was_changed_is_refused_with_its_line(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        await play_out(ana, table)
        text = await ana.record(table)
        for spoilt in (text.replace("ana: ", "bo: ", 1), text[:-20], "nonsense", text.replace("origami", "chess")):
            for path in ("/api/records/verify", "/api/records"):
                with pytest.raises(Refused, match="400 bad-record"):
                    await ana.ask("POST", path, wire.Verdict, wire.Written(spoilt))

    tell(node, story)


def test_what_was_taken_back_is_not_in_the_record() -> None:
    log = [
        Entry(0, STEP, None, "begin", "", 0.0),
        Entry(1, STEP, 0, "one", "", 0.0),
        Entry(2, STEP, 0, "two", "", 0.0),
        Entry(3, UNDO, 0, "", "", 0.0),
        Entry(4, UNDO, 0, "", "", 0.0),
        Entry(5, STEP, 0, "three", "", 0.0),
    ]
    assert [entry.words for entry in records.kept_entries(log)] == ["begin", "three"]


def test_a_match_that_is_not_over_is_not_taken_in(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        await play_out(ana, table)
        text = await ana.record(table)
        with pytest.raises(BadRecord):
            records.verified(text.replace("reason = ", "reazon = "))

    tell(node, story)
