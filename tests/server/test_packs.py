"""Content packs of people's own: checked with all remarks at once, played with, kept with records, tried by bots."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.client import Person, Refused, pick
from tests.server.nodes import RunningNode

from kamishima.core.record import read, verify
from kamishima.games.islands.pack.content import house_content, house_text, read_content
from kamishima.games.pack_report import PackReport
from kamishima.games.registry import box
from kamishima.server.protocol import messages as wire
from kamishima.server.tables import trials
from kamishima.server.tables.packs import PackWanted, pack_report
from kamishima.server.tables.trials import TrialProgress, Trials, TrialWanted

CHANGED = (
    house_text().replace('name = "house"', 'name = "Our islands"').replace(".islands.tortoise]", ".islands.my-isle]")
)
"""Our pack with one island under another name."""
SPOILT = CHANGED.replace("~.T.G.R", "~.T.G..")
"""The same without a Regular Harbour on that island."""


def tell(node: RunningNode, story: Callable[[Person], Awaitable[None]]) -> None:
    """Run a story of somebody at a node."""

    async def told() -> None:
        async with Person(node.base, "ana") as ana:
            await story(ana)

    asyncio.run(told())


async def check(person: Person, pack: str, game: str = "islands") -> PackReport:
    return await person.ask("POST", "/api/packs/check", PackReport, PackWanted(game, pack))


def codes(report: PackReport) -> set[str]:
    return {remark.code for remark in report.remarks}


# -- remarks -----------------------------------------------------------------------------------------------------------


def test_a_good_pack_has_a_name_a_hash_and_no_remarks(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        report = await check(ana, CHANGED)
        assert (report.ok, report.name, report.remarks) == (True, "Our islands", [])
        assert report.hash == read_content(CHANGED).hash != house_content().hash
        assert report.content is not None
        assert "my-isle" in report.content["sheets"]["a"]["islands"]

    tell(node, story)


def test_the_first_island_is_called_as_these_tests_believe() -> None:
    assert CHANGED.count("my-isle") == 1


def test_all_that_is_wrong_is_told_at_once_with_code_place_and_line() -> None:
    island = house_content().sheets["a"].islands["tortoise"]
    drowned = island.map.replace("T", ".").replace("L", "T").replace("R", "^")
    report = pack_report("islands", CHANGED.replace(island.map, drowned))
    assert not report.ok
    assert report.hash == ""
    faults = {(remark.code, str(remark.given.get("landmark"))) for remark in report.remarks if remark.level == "fault"}
    assert {("few", "regular-harbour"), ("few", "lighthouse")} <= faults
    assert {(remark.sheet, remark.island) for remark in report.remarks} == {("a", "my-isle")}
    assert all([remark.line > 0 for remark in report.remarks if remark.level == "fault"])
    assert report.content is not None


def test_a_remark_names_its_squares() -> None:
    text = CHANGED.replace('squares = "', 'squares = "h8 ', 1)
    remark = next(one for one in pack_report("islands", text).remarks if one.code == "outline-square")
    assert (remark.squares, remark.given, remark.outline) == (["h8"], {"square": "h8"}, 0)


def test_what_is_allowed_but_unusual_is_a_hint_and_the_pack_stays_good() -> None:
    island = house_content().sheets["a"].islands["tortoise"]
    rows = [list(row) for row in island.rows]
    report = pack_report("islands", CHANGED)
    assert report.remarks == []
    temples = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "T"]
    assert temples  # one of them becomes a coal pit or a gold mine: fewer points can be had
    for sign in "C$":
        if "".join(island.rows).count(sign) < 2:
            rows[temples[0][1]][temples[0][0]] = sign
            break
    poorer = CHANGED.replace(island.map, "\n".join(["".join(row) for row in rows]) + "\n")
    found = pack_report("islands", poorer)
    assert found.ok
    assert {remark.level for remark in found.remarks} <= {"hint"}


def test_an_outline_that_no_card_can_fill_is_a_hint_with_its_squares() -> None:
    report = pack_report("islands", CHANGED.replace('squares = "e4 e5 f5"', 'squares = "h3 h4 h5"'))
    (remark,) = report.remarks
    assert report.ok
    assert (remark.level, remark.code, remark.island) == ("hint", "unfillable", "labyrinth")
    assert remark.squares == ["h3", "h4", "h5"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name = ", "not TOML: Invalid value"),
        (
            house_text().replace('game = "islands"', 'game = "origami"'),
            "game: this is a pack of 'origami', not of 'islands'",
        ),
        (house_text().replace("coins = ", "gold = "), "setup: Object contains unknown field `gold`"),
    ],
)
def test_a_text_that_is_no_pack_has_one_remark_with_its_line(text: str, message: str) -> None:
    report = pack_report("islands", text)
    assert (report.ok, report.content, len(report.remarks)) == (False, None, 1)
    assert report.remarks[0].code == "pack"
    assert message in report.remarks[0].message


def test_packs_of_the_other_games_are_checked_up_to_their_first_fault(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        for game in ("origami", "shaman"):
            text = box(game).house_text()
            assert (await check(ana, text, game)).ok
            assert codes(await check(ana, text.replace("name =", "nome =", 1), game)) == {"pack"}
        with pytest.raises(Refused, match="404 not-found"):
            await check(ana, "x", "chess")
        with pytest.raises(Refused, match="400 bad-request"):
            await check(ana, "x" * (wire.LONGEST_PACK + 1))

    tell(node, story)


# -- tables ------------------------------------------------------------------------------------------------------------


def alone(pack: str, **more: Any) -> wire.NewTable:
    return wire.NewTable(game="islands", pack=pack, seats=[wire.SeatPlan("me", name="ana")], **more)


async def play_out(person: Person, table: str) -> None:
    line, rng = await person.sit(table), random.Random(3)
    while line.ending is None:
        assert line.words is not None
        index = (await line.submit(pick(line.words, rng))).index
        while line.index < index:
            await line.hear()
    await line.close()


def test_a_table_is_played_with_a_pack_and_so_is_its_rematch_and_its_record(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        table = await ana.new_table(alone(CHANGED))
        assert (table.pack, table.own_pack) == ("Our islands", True)
        assert table.content == read_content(CHANGED).hash
        content = await ana.ask("GET", f"/api/tables/{table.id}/content", dict[str, Any])
        assert "my-isle" in content["sheets"]["a"]["islands"]
        assert await ana.ask("GET", f"/api/tables/{table.id}/pack", str) == CHANGED
        await play_out(ana, table.id)
        again = await ana.ask("POST", f"/api/tables/{table.id}/rematch", wire.TableInfo, {})
        assert (again.pack, again.content, again.own_pack) == (table.pack, table.content, True)
        text = await ana.record(table.id)
        value = read(text)
        assert (value.header.pack, value.header.content) == ("Our islands", table.content)
        verify(value, box("islands").table(1, value.header.options, CHANGED))
        await taken_in_again(ana, text)
        said = await ana.ask("GET", f"/api/tables/{table.id}/log?language=en", wire.Log)
        assert said.lines[0].sentences

    tell(node, story)


async def taken_in_again(ana: Person, text: str) -> None:
    for path in ("/api/records/verify", "/api/records"):
        with pytest.raises(Refused, match=r"400 bad-record.*played with the pack 'Our islands'"):
            await ana.ask("POST", path, dict[str, Any], wire.Written(text))
    verdict = await ana.ask("POST", "/api/records/verify", wire.Verdict, wire.Written(text, CHANGED))
    assert verdict.game == "islands"
    taken = await ana.ask("POST", "/api/records", wire.TableInfo, wire.Written(text, CHANGED))
    assert (taken.own_pack, taken.pack) == (True, "Our islands")
    assert await ana.record(taken.id) == text


def test_a_table_with_our_own_pack_has_no_other_to_give(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        table = await ana.new_table(wire.NewTable(game="islands", seats=[wire.SeatPlan("me", name="ana")]))
        assert (table.pack, table.own_pack) == ("house", False)
        with pytest.raises(Refused, match="404 not-found"):
            await ana.ask("GET", f"/api/tables/{table.id}/pack", str)
        content = await ana.ask("GET", f"/api/tables/{table.id}/content", dict[str, Any])
        assert content["name"] == "house"

    tell(node, story)


@pytest.mark.parametrize(
    ("pack", "refusal"),
    [
        (SPOILT, "400 bad-content: line .*"),
        ("nonsense", "400 bad-content: not TOML"),
        (CHANGED.replace("Our islands", "x" * 65), "400 bad-content: line .*: name: .* at most 64"),
        ("x" * (wire.LONGEST_PACK + 1), "400 bad-request"),
    ],
)
def test_a_table_is_not_set_up_with_a_bad_pack(node: RunningNode, pack: str, refusal: str) -> None:
    async def story(ana: Person) -> None:
        with pytest.raises(Refused, match=refusal):
            await ana.new_table(alone(pack))

    tell(node, story)


def test_a_pack_is_as_secret_as_its_table(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        table = await ana.new_table(alone(CHANGED, spectators="nobody"))
        async with Person(node.base, "eve") as eve:
            for what in ("pack", "content"):
                with pytest.raises(Refused, match="403 no-spectators"):
                    await eve.ask("GET", f"/api/tables/{table.id}/{what}", str)

    tell(node, story)


# -- trials ------------------------------------------------------------------------------------------------------------


def progress_of(lines: list[str]) -> list[TrialProgress]:
    return [msgspec.json.decode(line, type=TrialProgress) for line in lines if line]


def test_bots_play_a_trial_and_the_new_sheet_comes_in_every_game(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        wanted = TrialWanted(pack=CHANGED, games=4, players=2, bot="uniform")
        told = progress_of((await ana.ask("POST", "/api/packs/trial", str, wanted)).split("\n"))
        assert [one.done for one in told] == [0, 1, 2, 3, 4]
        last = told[-1].report
        assert last is not None
        assert (last.games, len(last.seats)) == (4, 2)
        mine = next(one for one in last.islands if one.island == "my-isle")
        assert mine.on_trial
        assert not any([one.on_trial for one in last.islands if one.sheet != "a"])
        assert mine.score.low <= mine.score.value <= mine.score.high
        assert {"regular-harbour", "secret-harbour", "lighthouse"} <= {share.kind for share in mine.landmarks}
        again = progress_of((await ana.ask("POST", "/api/packs/trial", str, wanted)).split("\n"))
        assert again[-1] == told[-1]

    tell(node, story)


def test_a_trial_of_a_bad_pack_is_refused(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        for wanted, refusal in (
            ({"pack": SPOILT}, "400 bad-content"),
            ({"pack": CHANGED, "games": 10_000}, "400 bad-request"),
            ({"pack": CHANGED, "bot": "dragon"}, "400 bad-request"),
        ):
            with pytest.raises(Refused, match=refusal):
                await ana.ask("POST", "/api/packs/trial", str, wanted)

    tell(node, story)


def test_hanging_up_ends_a_trial(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        wanted = msgspec.json.encode(TrialWanted(pack=CHANGED, games=200, players=6, bot="paper"))
        headers = {"content-type": "application/json"}
        async with ana.http.stream("POST", "/api/packs/trial", content=wanted, headers=headers) as answer:
            assert await anext(answer.aiter_lines())
        quick = TrialWanted(pack=CHANGED, games=1, players=1, bot="uniform")
        told = progress_of((await ana.ask("POST", "/api/packs/trial", str, quick)).split("\n"))
        assert told[-1].done == 1  # the first one has made room, or this would still wait

    tell(node, story)


def test_one_trial_runs_at_a_time_and_the_next_is_told_that_it_waits() -> None:
    async def story() -> None:
        room = Trials()
        wanted = TrialWanted(pack=CHANGED, games=1, players=1, bot="uniform")
        first, second = room.run(wanted), room.run(wanted)
        assert not (await anext(first)).waiting
        assert (await anext(second)).waiting
        assert [one.done async for one in first] == [1]
        assert [one.done async for one in second] == [0, 1]
        assert room.wanted == 0

    asyncio.run(story())


def test_a_trial_whose_process_dies_is_said_to_have_failed() -> None:
    async def story() -> None:
        room = Trials(command=("false",))
        told = [one async for one in room.run(TrialWanted(pack=CHANGED, games=3))]
        assert (told[-1].failed, told[-1].done) == (True, 0)
        assert room.wanted == 0

    asyncio.run(story())


def test_too_many_trials_are_refused(monkeypatch: pytest.MonkeyPatch, node: RunningNode) -> None:
    monkeypatch.setattr(trials, "MOST_WAITING", -1)

    async def story(ana: Person) -> None:
        with pytest.raises(Refused, match="503 unavailable"):
            await ana.ask("POST", "/api/packs/trial", str, TrialWanted(pack=CHANGED))

    tell(node, story)


def test_trials_take_no_worker_from_the_tables(node: RunningNode) -> None:
    async def story(ana: Person) -> None:
        wanted = msgspec.json.encode(TrialWanted(pack=CHANGED, games=200, players=6, bot="paper"))
        async with ana.http.stream(
            "POST", "/api/packs/trial", content=wanted, headers={"content-type": "application/json"}
        ) as answer:
            assert isinstance(answer, httpx.Response)
            await anext(answer.aiter_lines())
            assert (node.service.pool.queued, node.service.pool.thinking, node.service.trials.wanted) == (0, 0, 1)

    tell(node, story)
