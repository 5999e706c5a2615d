"""A finished match in one piece, and new matches that go on from its moments."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from tests.server.client import Person, Refused, pick
from tests.server.nodes import RunningNode
from tests.server.test_records_api import play_out

from kamishima.core.chance import commitment
from kamishima.core.errors import BadRecord
from kamishima.core.record import Record, read, secret_at, verify, write
from kamishima.core.turn import SeatId
from kamishima.games.registry import GAMES, box
from kamishima.server.match.broadcast import Audience
from kamishima.server.match.history import play_at, played_again
from kamishima.server.protocol import messages as wire
from kamishima.server.store.log_rows import STEP
from kamishima.server.store.matches import Entry
from kamishima.server.tables.replay import MOST_MISSED, Branch, Missed, Moment, Replay

Finished = Callable[[Person, str], Awaitable[None]]
SHORT: dict[str, dict[str, wire.OptionValue]] = {"origami": {"turn-limit": 4}, "shaman": {"turn-limit": 8}}


def tell(node: RunningNode, story: Finished, game: str = "origami", spectators: str = "anyone") -> None:
    """Run a story with a finished match that somebody played alone at two seats."""

    async def told() -> None:
        async with Person(node.base, "ana") as ana:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="bo")]
            plan = {"game": game, "options": SHORT.get(game, {}), "seats": seats, "spectators": spectators}
            table = await ana.new_table(msgspec.convert(msgspec.to_builtins(plan), wire.NewTable))
            await play_out(ana, table.id)
            await story(ana, table.id)

    asyncio.run(told())


async def the_story(person: Person, table: str, seat: int | None = None) -> Replay:
    query = "" if seat is None else f"?seat={seat}"
    return await person.ask("GET", f"/api/tables/{table}/story{query}", Replay)


async def branch(person: Person, table: str, index: int, seat: int = 0, level: str = "uniform") -> wire.TableInfo:
    wanted = Branch(index, seat, "ana", level)
    return await person.ask("POST", f"/api/tables/{table}/branch", wire.TableInfo, wanted)


async def the_record(person: Person, table: str) -> Record:
    return read(await person.record(table))


def check(value: Record) -> None:
    verify(value, box(value.header.game).table(len(value.header.seats), dict(value.header.options)))


def plain(view: dict[str, msgspec.Raw]) -> dict[str, Any]:
    return {name: msgspec.json.decode(value) for name, value in view.items()}


def follow_moment(seen: dict[str, Any], moment: Moment) -> None:
    """Change a view as a moment tells it."""
    seen |= plain(moment.view)
    for part in moment.parts:
        *way, last = part.at
        inner: Any = seen
        for name in way:
            inner = inner[name]
        inner[last] = msgspec.json.decode(msgspec.json.encode(part.value))


def entries_of(value: Record) -> list[Entry]:
    names = list(value.header.seats)
    return [
        Entry(index, STEP, None if line.name == "~" else names.index(line.name), line.words, "", 0.0)
        for index, line in enumerate(value.lines)
    ]


def audience_of(seat: int | None) -> Audience:
    return None if seat is None else SeatId(seat)


# -- stories -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_replay_leads_to_every_view_of_the_match(node: RunningNode, game: str, seat: int | None) -> None:
    """The first view and the changes after it are, at every moment, what the position shows to that seat."""

    async def story(ana: Person, table: str) -> None:
        told = await the_story(ana, table, seat)
        value = await the_record(ana, table)
        assert len(told.moments) == len(told.chances) - 1 == len(value.lines)
        seen = plain(msgspec.json.decode(told.first, type=dict[str, msgspec.Raw]))
        game_played = box(game).table(2, dict(value.header.options))
        for index in range(len(value.lines) + 1):
            if index:
                follow_moment(seen, told.moments[index - 1])
            if index % 7 == 0 or index == len(value.lines):
                play = play_at(game_played, entries_of(value), index)
                assert seen == msgspec.json.decode(msgspec.json.encode(game_played.view(play.state, audience_of(seat))))
        assert told.seat == seat
        assert told.ending is not None
        assert told.ending.scores == list(value.header.scores)
        assert told.moments[-1].acting is None

    tell(node, story, game)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("since", [0, 5])
def test_what_was_missed_goes_on_from_an_old_view_as_the_own_seat_saw_it(
    node: RunningNode, game: str, since: int
) -> None:
    async def story(ana: Person, table: str) -> None:
        whole = await the_story(ana, table, 1)
        told = await ana.ask("GET", f"/api/tables/{table}/missed?since={since}&seat=1", Missed)
        seen = plain(msgspec.json.decode(whole.first, type=dict[str, msgspec.Raw]))
        for moment in whole.moments[: told.index]:
            follow_moment(seen, moment)
        assert plain(msgspec.json.decode(told.first, type=dict[str, msgspec.Raw])) == seen
        assert told.index == max(since, len(whole.moments) - MOST_MISSED)
        assert told.moments == whole.moments[told.index :]

    tell(node, story, game)


def test_nobody_is_told_what_another_seat_has_missed(node: RunningNode) -> None:
    async def story(_: Person, table: str) -> None:
        async with Person(node.base, "eve") as eve:
            with pytest.raises(Refused):
                await eve.ask("GET", f"/api/tables/{table}/missed?since=0&seat=0", Missed)

    tell(node, story)


def test_the_steps_of_a_replay_are_what_that_seat_could_know(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        value = await the_record(ana, table)
        game = box("origami").table(2, dict(value.header.options))
        for seat in (None, 0, 1):
            steps = [msgspec.json.decode(moment.step) for moment in (await the_story(ana, table, seat)).moments]
            assert [step["index"] for step in steps] == list(range(len(value.lines)))
            for step, (_, logged) in zip(steps, played_again(game, entries_of(value)), strict=True):
                assert logged.step is not None
                can_read = game.narrate(logged.step).is_read_by(audience_of(seat))
                assert step["words"] == (logged.step.action.text if can_read else None)

    tell(node, story)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_seats_chance_to_win_is_told_for_every_moment(node: RunningNode, game: str) -> None:
    async def story(ana: Person, table: str) -> None:
        told = await the_story(ana, table)
        assert told.ending is not None
        for each in told.chances:
            assert len(each) == 2
            assert sum(each) == pytest.approx(1, abs=0.002)
        assert len({tuple(each) for each in told.chances}) > 1
        winners = told.ending.ranks.count(1)
        assert told.chances[-1] == [1 / winners if rank == 1 else 0 for rank in told.ending.ranks]

    tell(node, story, game)


def test_there_is_no_replay_and_no_branch_of_a_match_that_runs(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base, "ana") as ana:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="bo")]
            table = await ana.new_table(wire.NewTable(game="shaman", seats=seats))
            with pytest.raises(Refused, match="409 still-running"):
                await the_story(ana, table.id)
            with pytest.raises(Refused, match="409 still-running"):
                await branch(ana, table.id, 1)

    asyncio.run(told())


def test_a_match_that_was_not_to_be_watched_is_not_looked_at_again_by_others(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        assert (await the_story(ana, table, 1)).seat == 1
        async with Person(node.base, "eve") as eve:
            with pytest.raises(Refused, match="403 no-spectators"):
                await the_story(eve, table)
            with pytest.raises(Refused, match="403 no-spectators"):
                await branch(eve, table, 1)

    tell(node, story, "shaman", spectators="nobody")


def test_a_seat_that_is_not_there_has_no_replay(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        with pytest.raises(Refused, match=r"400 bad-request.*2 seats"):
            await the_story(ana, table, 2)

    tell(node, story, "shaman")


# -- branches ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
def test_a_branch_goes_on_from_its_moment_with_a_new_secret_and_verifies(node: RunningNode, game: str) -> None:
    async def story(ana: Person, table: str) -> None:
        old = await the_record(ana, table)
        middle = len(old.lines) // 2
        made = await branch(ana, table, middle)
        assert (made.state, made.visibility, made.secret) == ("playing", "private", "")
        assert [seat.kind for seat in made.seats] == ["person", "bot"]
        assert made.commitment != old.header.commitment
        await play_on(ana, made.id)
        new = await the_record(ana, made.id)
        check(new)
        names = dict(zip(new.header.seats, old.header.seats, strict=True)) | {"~": "~"}
        before = [(names[line.name], line.words) for line in new.lines[:middle]]
        assert before == [(line.name, line.words) for line in old.lines[:middle]]
        assert new.header.secret != old.header.secret
        assert commitment(bytes.fromhex(new.header.secret)) == made.commitment
        verdict = await ana.ask("POST", "/api/records/verify", wire.Verdict, wire.Written(write(new)))
        assert verdict.steps == len(new.lines)

    tell(node, story, game)


async def play_on(person: Person, table: str) -> None:
    """Play at random against the bots until it is over."""
    line, rng = await person.sit(table), random.Random(3)
    while line.ending is None:
        if line.my_turn and line.words is not None:
            await line.submit(pick(line.words, rng))
        else:
            await line.hear()
    await line.close()


def test_two_branches_of_one_moment_draw_differently(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        old = await the_record(ana, table)
        made = [await branch(ana, table, 8) for _ in range(2)]
        assert len({old.header.commitment, *[each.commitment for each in made]}) == 3

    tell(node, story)


def test_a_branch_of_a_branch_names_every_secret_it_was_drawn_from(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        first = await branch(ana, table, 10)
        await play_on(ana, first.id)
        one = await the_record(ana, first.id)
        later = await branch(ana, first.id, len(one.lines) * 3 // 4)
        sooner = await branch(ana, first.id, 9)
        for each in (later, sooner):
            await play_on(ana, each.id)
        two, other = await the_record(ana, later.id), await the_record(ana, sooner.id)
        check(two)
        check(other)
        oldest = (await the_record(ana, table)).header.secret
        assert [written.partition(" ")[2] for written in two.header.earlier] == [oldest, one.header.secret]
        assert [written.partition(" ")[2] for written in other.header.earlier] == [oldest]
        taken = await ana.ask("POST", "/api/records", wire.TableInfo, wire.Written(write(two)))
        assert write(await the_record(ana, taken.id)) == write(two)

    tell(node, story)


def test_a_branch_from_the_very_beginning_has_no_earlier_secret(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        made = await branch(ana, table, 0)
        await play_on(ana, made.id)
        new = await the_record(ana, made.id)
        check(new)
        assert new.header.earlier == ()

    tell(node, story)


def test_a_record_whose_earlier_secret_was_changed_does_not_verify(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        made = await branch(ana, table, 20)
        await play_on(ana, made.id)
        text = await ana.record(made.id)
        (written,) = read(text).header.earlier
        number, _, secret = written.partition(" ")
        with pytest.raises(BadRecord, match="the secret draws"):
            check(read(text.replace(secret, "5e" * 32)))
        short = secret[:-1]
        for wrong in (f"0 {secret}", f"{number} {short}", f"0{number} {secret}", secret, f"{number} {short}G"):
            with pytest.raises(BadRecord, match="a number of chance steps and the 64 digits"):
                read(text.replace(written, wrong))
        twice = text.replace(f'["{written}"]', f'["{written}", "{written}"]')
        with pytest.raises(BadRecord, match="in the order of their steps"):
            read(twice)

    tell(node, story)


def test_the_secret_of_a_chance_step_is_the_first_that_reaches_it() -> None:
    earlier = [f"2 {'aa' * 32}", f"5 {'bb' * 32}"]
    drawn = [secret_at(earlier, "cc" * 32, chance)[:1] for chance in range(7)]
    assert drawn == [b"\xaa"] * 2 + [b"\xbb"] * 3 + [b"\xcc"] * 2


def test_what_cannot_be_branched_is_refused(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        last = len((await the_record(ana, table)).lines)
        for index, seat, level, reason in (
            (last, 0, "uniform", "the match is over there"),
            (last + 1, 0, "uniform", f"the log has {last} entries"),
            (1, 2, "uniform", "there are 2 seats"),
            (1, 0, "nobody", "there is no bot 'nobody'"),
        ):
            with pytest.raises(Refused, match=f"400 bad-request: .*{reason}"):
                await branch(ana, table, index, seat, level)

    tell(node, story, "shaman")


def test_anybody_who_may_watch_can_play_on_from_somebody_elses_match(node: RunningNode) -> None:
    async def story(ana: Person, table: str) -> None:
        async with Person(node.base, "eve") as eve:
            made = await branch(eve, table, 3, seat=1)
            assert [seat.yours for seat in made.seats] == [False, True]
            assert made.host
            assert not (await ana.table(made.id)).host

    tell(node, story, "shaman")
