"""Practice: alone against bots every decision can be taken back, and the match says so wherever it is shown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from tests.server.client import Person, Refused, TableSocket, new_key, pick
from tests.server.nodes import RunningNode

from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.core.play import Play
from kamishima.core.record import read, verify
from kamishima.core.turn import Decision, SeatId
from kamishima.games.registry import GAMES, box
from kamishima.server.match.history import played_again
from kamishima.server.match.log_steps import follow, resume, snapshot_of
from kamishima.server.protocol import messages as wire
from kamishima.server.store.log_rows import STEP, UNDO
from kamishima.server.store.matches import Entry
from kamishima.server.tables.records import kept_entries
from kamishima.server.tables.replay import Branch, Replay

ANA = SeatId(0)
DICE = SecretDice(bytes(32))


def practised(name: str, seed: int) -> tuple[list[Entry], Play]:
    """A random match of which one seat takes back what it likes, as it stands in a log."""
    game = box(name).table(2)
    rng, play, entries = random.Random(seed), Play.begin(game, ANA), list[Entry]()
    for _ in range(120):
        if (drawn := play.draw(DICE)) is not None:
            entries.append(Entry(play.index, STEP, None, drawn.text, "", 0.0))
            play = play.advance(drawn)
        elif play.undoable(ANA) and rng.random() < 0.2:
            entries.append(Entry(play.index, UNDO, ANA, "", "", 0.0))
            play = play.undo(ANA)
        elif isinstance(turn := play.turn, Decision):
            action = rng.choice(turn.actions)
            entries.append(Entry(play.index, STEP, turn.seat, action.text, "", 0.0))
            play = play.advance(action)
    return entries, play


@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_left_is_a_match_with_the_chance_of_its_secret(name: str) -> None:
    entries, end = practised(name, 3)
    kept = kept_entries(entries)
    assert len(kept) < len(entries)
    match = Match(end.game, ("ana", "bo"))
    for entry in kept:
        drawn = match.play.draw(DICE)
        assert entry.seat is not None or (drawn is not None and drawn.text == entry.words)
        action = match.game.parse(entry.words)
        match.chance(action) if entry.seat is None else match.act(SeatId(entry.seat), action)
    assert match.game.encode(match.state) == end.game.encode(end.state)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_log_of_practice_leads_to_the_same_position(name: str) -> None:
    entries, end = practised(name, 5)
    *_, (play, _) = played_again(end.game, entries)
    assert end.game.encode(play.state) == end.game.encode(end.state)
    half = len(entries) // 2
    begun = Play.begin(end.game, ANA)
    for entry in entries[:half]:
        begun, _ = follow(begun, entry)
    snapshot = snapshot_of(begun)
    again = resume(end.game, snapshot, ANA)
    for entry in entries[snapshot.index :]:
        again, _ = follow(again, entry)
    assert end.game.encode(again.state) == end.game.encode(end.state)
    assert (again.index, again.chances, again.undoable(ANA)) == (end.index, end.chances, end.undoable(ANA))


# -- on the server -----------------------------------------------------------------------------------------------------


def wanted(*kinds: str, practice: bool = True) -> wire.NewTable:
    level = {"bot": "uniform"}
    seats = [{"kind": kind, "name": "ana" if kind == "me" else "", "level": level.get(kind, "")} for kind in kinds]
    plan = {"game": "origami", "options": {"turn-limit": 6}, "seats": seats, "practice": practice}
    return msgspec.convert(plan, wire.NewTable)


def tell(node: RunningNode, story: Callable[[Person, Person], Awaitable[None]]) -> None:
    async def told() -> None:
        async with Person(node.base, "ana") as ana, Person(node.base, "eve") as eve:
            await story(ana, eve)

    asyncio.run(told())


async def move(line: TableSocket, rng: random.Random) -> None:
    """Act, and wait until it is this seat's turn again or the match is over."""
    assert line.words is not None
    await line.submit(pick(line.words, rng))
    while line.ending is None and not line.my_turn:
        await line.hear()


async def take_back(line: TableSocket) -> wire.Update:
    await line.say(wire.Undo(new_key(), line.index))
    return await line.hear_until(wire.Update)


def test_a_decision_is_taken_back_after_bots_and_chance(node: RunningNode) -> None:
    async def story(ana: Person, _eve: Person) -> None:
        table = await ana.new_table(wanted("me", "bot", "bot"))
        line, rng = await ana.sit(table.id), random.Random(1)
        while not line.my_turn:
            await line.hear()
        views, undos = [dict(line.view)], [line.undo]
        for _ in range(3):
            await move(line, rng)
            views.append(dict(line.view))
            undos.append(line.undo)
        assert undos == sorted(set(undos)), "each decision is one more that can be taken back"
        index = line.index
        for left in range(2, -1, -1):
            told = await take_back(line)
            step = msgspec.json.decode(told.steps[-1], type=wire.Step)
            assert (step.undone, step.words, step.events, told.undo) == (True, None, [], undos[left])
            assert line.my_turn
            assert line.view == views[left]
        assert line.index == index + 3, "the log keeps what was taken back"
        await line.close()

    tell(node, story)


def test_a_match_that_is_no_practice_is_as_strict_as_ever(node: RunningNode) -> None:
    async def story(ana: Person, _eve: Person) -> None:
        table = await ana.new_table(wanted("me", "bot", practice=False))
        line = await ana.sit(table.id)
        while not line.my_turn:
            await line.hear()
        await move(line, random.Random(1))
        with pytest.raises(Refused, match="no-undo"):
            await take_back(line)
        assert not (await ana.table(table.id)).practice
        await line.close()

    tell(node, story)


def test_practice_is_for_one_person_against_bots(node: RunningNode) -> None:
    async def story(ana: Person, _eve: Person) -> None:
        for kinds in (("me", "open"), ("me", "invited", "bot"), ("bot", "bot")):
            with pytest.raises(Refused, match="practice is for one person"):
                await ana.new_table(wanted(*kinds))

    tell(node, story)


def test_the_record_of_practice_says_so_and_verifies(node: RunningNode) -> None:
    async def story(ana: Person, eve: Person) -> None:
        table = await ana.new_table(wanted("me", "bot"))
        line, rng = await ana.sit(table.id), random.Random(2)
        watcher = await eve.sit(table.id)
        taken_back = 0
        while line.ending is None:
            if not line.my_turn:
                await line.hear()
            elif line.undo and taken_back < 5:
                await take_back(line)
                taken_back += 1
            else:
                await move(line, rng)
        assert taken_back == 5
        text = await ana.record(table.id)
        value = read(text)
        assert value.header.practice
        verify(value, box("origami").table(2, dict(value.header.options)))
        taken = await ana.ask("POST", "/api/records", wire.TableInfo, wire.Written(text))
        assert taken.practice
        story = await eve.ask("GET", f"/api/tables/{table.id}/story", Replay)
        steps = [msgspec.json.decode(moment.step, type=wire.Step) for moment in story.moments]
        assert sum([step.undone for step in steps]) == taken_back
        after = next(step.index for step in steps if step.undone) + 1
        again = await ana.ask("POST", f"/api/tables/{table.id}/branch", wire.TableInfo, Branch(after, 0, "ana"))
        assert (again.state, again.practice) == ("playing", False)
        rematch = await ana.ask("POST", f"/api/tables/{table.id}/rematch", wire.TableInfo)
        assert rematch.practice
        assert watcher.undo == 0
        for each in (line, watcher):
            await each.close()

    tell(node, story)
