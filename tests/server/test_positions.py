"""Positions over HTTP: looked at, changed, set up, played, and taken from matches that are over."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest
from tests.games.texts import ISLANDS, SHAMAN
from tests.server.client import Person, Refused
from tests.server.nodes import RunningNode
from tests.server.test_records_api import play_out

from kamishima.core.record import read, verify
from kamishima.games.registry import box
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.errors import NotOffered
from kamishima.server.protocol.messages import OptionValue
from kamishima.server.tables.catalogue import game_info
from kamishima.server.tables.position_editor import random_position
from kamishima.server.tables.positions import Edit, PositionDraft, draft

GOOD, BIDDING = SHAMAN, ISLANDS
TEXTS = {"islands": BIDDING, "shaman": GOOD}
TOOLS = {"islands": "paint", "shaman": "hand"}


def table_from(text: str, game: str = "shaman", limit: int | None = None) -> wire.NewTable:
    options: dict[str, OptionValue] = {} if limit is None else {"turn-limit": limit}
    seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="bo")]
    return wire.NewTable(game=game, seats=seats, options={**options, "position": text})


def view_of(answer: PositionDraft) -> dict[str, object]:
    view: dict[str, object] = msgspec.json.decode(answer.view)
    return view


# -- looking and changing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TEXTS)
def test_a_good_text_has_no_flaws_a_view_and_words_for_the_tool(game: str) -> None:
    answer = draft(Edit(game=game, players=2, text=TEXTS[game], brush=TOOLS[game]))
    assert answer.text == TEXTS[game]
    assert answer.flaws == []
    assert msgspec.json.decode(answer.words)
    assert msgspec.json.decode(answer.view, type=box(game).table(2).view(box(game).table(2).start(), None).__class__)


@pytest.mark.parametrize("game", TEXTS)
@pytest.mark.parametrize("players", [2, 4])
def test_whatever_a_position_begins_with_is_sound(game: str, players: int) -> None:
    assert draft(Edit(game=game, players=players, begin="usual")).flaws == []
    for seed in range(3):
        text = random_position(box(game).table(players), random.Random(seed))
        assert draft(Edit(game=game, players=players, text=text)).flaws == []
    assert draft(Edit(game=game, players=players, begin="random")).flaws == []


def test_an_edit_gives_the_next_text_and_an_edit_of_the_table_too() -> None:
    begun = draft(Edit(game="shaman", players=2, begin="usual", brush="tile"))
    assert view_of(begun)["phase"] == "build"
    laid = draft(Edit(game="shaman", players=2, text=begun.text, tool="tile", words="lay o35"))
    assert laid.text == "build p1; tiles m35 o35"
    turned = draft(Edit(game="shaman", players=2, text=laid.text, tool="table", words="seat p2", brush="hand"))
    assert turned.text == "build p2; tiles m35 o35"
    assert turned.facts == {"phase": "build", "seat": 1, "turn": 1, "actions": 2}


def test_flaws_say_where_they_are_and_what_they_are_about() -> None:
    text = GOOD.replace("shaman m36", "shaman a12")
    (flaw,) = draft(Edit(game="shaman", players=2, text=text)).flaws
    assert (flaw.code, text[flaw.at : flaw.at + flaw.length]) == ("water", "a12")
    assert flaw.about["space"] == "a12"
    assert "water" in flaw.message


def test_without_any_land_there_is_nothing_to_draw() -> None:
    answer = draft(Edit(game="shaman", players=2, text="turn 1 p1", brush="hand"))
    assert bytes(answer.view) == b"null"
    assert answer.flaws


def test_the_view_of_a_position_editor_knows_no_coins() -> None:
    tribes = view_of(draft(Edit(game="shaman", players=2, text=GOOD)))["tribes"]
    assert isinstance(tribes, list)
    assert all([warrior["coin"] is None for tribe in tribes for warrior in tribe["warriors"]])
    assert all([tribe["coins_in_hand"] is None for tribe in tribes])


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(NotOffered, match="positions of origami cannot be placed"):
        draft(Edit(game="origami", players=2, begin="usual"))


def test_the_position_is_an_option_of_its_own_kind() -> None:
    for game in TEXTS:
        option = next(option for option in game_info(game).options if option.name == "position")
        assert (option.kind, option.default) == ("text", "")


def test_positions_over_http(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            wanted = Edit(game="islands", players=2, text=BIDDING, tool="paint", words="paint i3 a2 blue")
            answer = await ana.ask("POST", "/api/positions", PositionDraft, wanted)
            assert "i3 2.b24." in answer.text
            for bad, status in (
                ({"game": "chess", "players": 2}, 404),
                ({"game": "islands", "players": 9}, 400),
                ({"game": "islands", "players": 7}, 400),
                ({"game": "shaman", "players": 2, "seat": 5}, 400),
                ({"game": "shaman", "players": 2, "text": "m" * 9000}, 400),
                ({"game": "shaman", "players": 2, "tool": "hand", "words": "fly away"}, 409),
            ):
                with pytest.raises(Refused) as refused:
                    await ana.ask("POST", "/api/positions", PositionDraft, bad)
                assert refused.value.status == status, bad

    asyncio.run(told())


# -- playing -----------------------------------------------------------------------------------------------------------


def test_a_table_begins_from_a_position_and_its_record_verifies(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            table = await ana.new_table(table_from(GOOD, limit=8))
            line = await ana.sit(table.id, "?seat=0")
            assert msgspec.json.decode(line.view["round"]) == 3
            own = msgspec.json.decode(line.view["tribes"])
            assert all([warrior["coin"] is not None for warrior in own[0]["warriors"]])
            assert all([warrior["coin"] is None for warrior in own[1]["warriors"]])
            dealt = [step.words for step in line.steps.values() if step.words is not None]
            assert len(line.steps) == 10  # five coins each; the sixth follows
            assert len(dealt) == 5
            await line.close()
            await play_out(ana, table.id)
            value = read(await ana.record(table.id))
            assert value.header.options["position"] == GOOD
            verify(value, box("shaman").table(2, dict(value.header.options)))

    asyncio.run(told())


def test_a_bad_position_is_refused_with_its_fault(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            with pytest.raises(Refused) as refused:
                await ana.new_table(table_from(GOOD.replace("m36", "a12")))
            assert (refused.value.status, refused.value.failure.code) == (400, "bad-position")
            assert "a12 is water: nothing can stand there" in refused.value.failure.message

    asyncio.run(told())


@pytest.mark.parametrize("game", TEXTS)
def test_a_moment_of_a_match_that_is_over_can_be_taken_up_again(node: RunningNode, game: str) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            table = await ana.new_table(table_from(TEXTS[game], game))
            path = f"/api/tables/{table.id}/position"
            with pytest.raises(Refused, match="409 still-running"):
                await ana.ask("GET", path, wire.Position)
            await play_out(ana, table.id)
            last = (await ana.ask("GET", path, wire.Position)).last
            for index in (0, last // 2, last - 1):
                moment = await ana.ask("GET", f"{path}?index={index}", wire.Position)
                assert moment.text
                again = await ana.new_table(table_from(moment.text, game))
                assert again.state == "playing"

    asyncio.run(told())


def test_origami_has_no_text_for_its_moments(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="bo")]
            table = await ana.new_table(wire.NewTable(game="origami", seats=seats, options={"turn-limit": 2}))
            await play_out(ana, table.id)
            assert (await ana.ask("GET", f"/api/tables/{table.id}/position", wire.Position)).text is None

    asyncio.run(told())
