"""Previews: what an action would do, told without telling a secret, and true when it is then done."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.client import Person, Refused, pick
from tests.server.nodes import RunningNode, running_node

from kamishima.core.errors import IllegalAction, NotYourTurn
from kamishima.core.game import AnyGame, State
from kamishima.core.play import Play
from kamishima.core.turn import Chance, Decision, SeatId
from kamishima.games.box import OpenParts
from kamishima.games.registry import GAMES, box
from kamishima.server.infra.config import Limits
from kamishima.server.match import preview as previews
from kamishima.server.match.preview import Preview, preview
from kamishima.server.protocol import messages as wire
from kamishima.testing.walk import actions_of, heard, taken, walk

Plain = dict[str, Any]

SETTINGS: list[tuple[str, int, dict[str, object]]] = [
    ("shaman", 2, {"turn-limit": 8}),
    ("shaman", 3, {"turn-limit": 5}),
    ("shaman", 4, {"turn-limit": 3}),
    ("islands", 2, {}),
    ("islands", 3, {"catch-up": True}),
    ("islands", 1, {"science": True}),
    ("origami", 2, {"turn-limit": 14}),
    ("origami", 3, {"box": "legends", "turn-limit": 10}),
]
settings = pytest.mark.parametrize(("name", "players", "options"), SETTINGS)


def table(name: str, players: int, options: dict[str, object]) -> AnyGame:
    game: AnyGame = box(name).table(players, options)
    return game


def play_of(game: AnyGame, state: State, index: int = 7) -> Play:
    return Play(game, state, index, 0)


def decisions(game: AnyGame, seed: int, share: float = 1.0) -> Iterator[tuple[State, SeatId, str]]:
    """Decisions of a random game, each with an action that could be chosen; only a share of them."""
    rng = random.Random(seed)
    for visit in walk(game, seed):
        turn = game.turn(visit.state)
        if isinstance(turn, Decision) and rng.random() < share:
            yield visit.state, turn.seat, rng.choice(turn.actions).text


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def changed(game: AnyGame, before: State, after: State, seat: SeatId) -> Plain:
    """The fields of a view that an action has changed."""
    one, two = plain(game.view(before, seat)), plain(game.view(after, seat))
    return {name: value for name, value in two.items() if one[name] != value}


def done(game: AnyGame, state: State, words: str) -> State:
    after: State = game.apply(state, game.parse(words))
    return after


# -- preview equals result ---------------------------------------------------------------------------------------------


@settings
@pytest.mark.parametrize("seed", [1, 2])
def test_what_was_promised_is_what_the_engine_then_does(
    name: str, players: int, options: dict[str, object], seed: int
) -> None:
    game = table(name, players, options)
    promised = 0
    for state, seat, words in decisions(game, seed, share=0.4):
        told = preview(play_of(game, state), seat, words)
        real = changed(game, state, done(game, state, words), seat)
        if not told.reveals or game.name == "islands":  # where nothing is ever hidden, only chance is left open
            assert set(told.view) == set(real), words
        for field, value in told.view.items():
            assert plain(value) == real[field], (words, field)
            promised += 1
    assert promised > 10


@settings
def test_the_events_of_a_preview_are_those_that_are_then_narrated(
    name: str, players: int, options: dict[str, object]
) -> None:
    game = table(name, players, options)
    compared = 0
    for state, seat, words in decisions(game, 3, share=0.3):
        told = preview(play_of(game, state), seat, words)
        narrated = [plain(event) for event in heard(game, state, game.parse(words), seat)]
        events = [plain(event) for event in told.events]
        if told.reveals:
            assert [event for event in narrated if event in events] == events, words
        else:
            assert events == narrated, words
        compared += len(events)
    assert compared > 10


def test_the_position_before_chance_is_told_and_chance_is_left_open() -> None:
    game = table("islands", 2, {})
    found = 0
    for state, seat, words in decisions(game, 4):
        after = done(game, state, words)
        if isinstance(game.turn(after), Chance):
            told = preview(play_of(game, state), seat, words)
            assert told.reveals
            assert {field: plain(value) for field, value in told.view.items()} == changed(game, state, after, seat)
            found += 1
    assert found > 3


# -- secrets -----------------------------------------------------------------------------------------------------------


@settings
def test_the_answer_is_the_same_when_what_is_hidden_is_resampled(
    name: str, players: int, options: dict[str, object]
) -> None:
    game = table(name, players, options)
    rng = random.Random(5)
    other_worlds = 0
    for state, seat, words in decisions(game, 6, share=0.3):
        told = msgspec.json.encode(preview(play_of(game, state), seat, words))
        for _ in range(3):
            other = game.resample(state, seat, rng)
            other_worlds += game.encode(other) != game.encode(state)
            assert msgspec.json.encode(preview(play_of(game, other), seat, words)) == told, words
    assert other_worlds > 0 or name != "shaman"  # the others hide little, or nothing


def ending_slides(players: int) -> Iterator[tuple[AnyGame, State, SeatId, str]]:
    """Actions that end a game of Shaman Island, of many games."""
    game = table("shaman", players, {"turn-limit": 6})
    for seed in range(12):
        for visit in walk(game, seed):
            turn = game.turn(visit.state)
            for action in actions_of(game, visit.state):
                if isinstance(turn, Decision) and game.reveals(taken(game, visit.state, action), turn.seat):
                    yield game, visit.state, turn.seat, action.text
                    break


@pytest.mark.parametrize("players", [2, 4])
def test_an_action_that_ends_the_game_shows_the_land_but_no_coin_and_no_winner(players: int) -> None:
    """All coins are turned over then (S8.2): who asks beforehand must not learn them."""
    found = 0
    for game, state, seat, words in ending_slides(players):
        told = preview(play_of(game, state), seat, words)
        assert told.reveals
        assert set(told.view) <= box("shaman").open_parts.fields
        assert plain(told.view["phase"]) == "over"
        assert not {"tribes", "tallies", "scores", "ranks"} & set(told.view)
        tags = [plain(event)["event"] for event in told.events]
        assert ("game-ended" in tags) == ("ended" in told.view)  # not when only a rider was still to be set down
        assert "island-scored" not in tags
        found += 1
    assert found > 3


def test_every_open_part_is_a_field_or_an_event_of_its_game() -> None:
    told = {name: found.open_parts for name, found in GAMES.items() if found.open_parts != OpenParts()}
    assert set(told) == {"shaman"}
    for name, parts in told.items():
        game = table(name, 2, {})
        assert parts.fields <= set(plain(game.view(game.start(), SeatId(0))))
        seen = {
            plain(event)["event"]
            for seed in range(3)
            for visit in walk(game, seed)
            for event in heard(game, visit.state, visit.action, None)
        }
        assert parts.events & seen
        assert "island-scored" not in parts.events


def test_a_game_without_open_parts_tells_nothing_of_an_action_that_reveals() -> None:
    game = table("origami", 3, {"box": "legends", "turn-limit": 6})
    found = 0
    for seed in range(6):
        for state, seat, words in decisions(game, seed):
            if game.reveals(taken(game, state, game.parse(words)), seat):
                told = preview(play_of(game, state), seat, words)
                assert (told.view, told.events, told.reveals) == ({}, [], True)
                found += 1
    assert found > 0


def test_the_test_finds_a_preview_that_looks_at_the_real_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted leak: the real position in the place of a guess."""
    monkeypatch.setattr(previews, "_guess", lambda _game, state, _seat, _number: state)
    monkeypatch.setattr(previews, "_shows_something", lambda *_: False)
    leaks = 0
    for game, state, seat, words in ending_slides(2):
        other = game.resample(state, seat, random.Random(8))
        one, two = (preview(play_of(game, world), seat, words) for world in (state, other))
        leaks += msgspec.json.encode(one) != msgspec.json.encode(two)
    assert leaks > 0


# -- only whose turn it is, only what is offered -----------------------------------------------------------------------


def test_words_that_are_not_offered_are_refused_as_the_action_would_be() -> None:
    game = table("shaman", 2, {})
    state, seat, _ = next(decisions(game, 1))
    play = play_of(game, state)
    with pytest.raises(IllegalAction, match="may follow"):
        preview(play, seat, "lay a10")
    with pytest.raises(IllegalAction, match="not finished"):
        preview(play, seat, "lay")
    with pytest.raises(IllegalAction, match="say some words"):
        preview(play, seat, "  ")


def test_nobody_thinks_for_somebody_else() -> None:
    game = table("shaman", 2, {})
    state, seat, words = next(decisions(game, 1))
    with pytest.raises(NotYourTurn):
        preview(play_of(game, state), SeatId(1 - seat), words)


def test_the_words_come_back_in_their_canonical_form() -> None:
    game = table("shaman", 2, {})
    state, seat, words = next(decisions(game, 1))
    told = preview(play_of(game, state, 3), seat, f"  {words.replace(' ', '   ')} ")
    assert (told.words, told.index) == (words, 3)


# -- over HTTP ---------------------------------------------------------------------------------------------------------

Pair = tuple[Person, Person, str]


def tell(node: RunningNode, story: Callable[[Pair], Awaitable[None]], game: str = "shaman") -> None:
    """Run a story at a table of Ana and Bo."""

    async def told() -> None:
        async with Person(node.base, "ana") as ana, Person(node.base, "bo") as bo:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("open")]
            made = await ana.new_table(wire.NewTable(game=game, seats=seats))
            await bo.join(made.id)
            await story((ana, bo, made.id))

    asyncio.run(told())


async def ask(person: Person, made: str, words: str, **more: object) -> Preview:
    return await person.ask("POST", f"/api/tables/{made}/preview", Preview, {"words": words, **more})


async def hello(person: Person, made: str) -> Plain:
    polled = await person.ask("GET", f"/api/tables/{made}/poll?wait=0", wire.Polled)
    first: Plain = msgspec.json.decode(polled.messages[0])
    return first


async def acting(pair: Pair) -> tuple[Person, Person, str]:
    """Who decides, who waits, and something that could be said."""
    ana, bo, made = pair
    told = await hello(ana, made)
    actor, other = (ana, bo) if told["words"] is not None else (bo, ana)
    return actor, other, pick((await hello(actor, made))["words"], random.Random(1))


def test_a_preview_changes_nothing_and_is_not_in_the_log(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        actor, other, words = await acting(pair)
        before = [await hello(person, pair[2]) for person in (actor, other)]
        told = await ask(actor, pair[2], words, index=before[0]["index"])
        assert told.index == before[0]["index"]
        assert told.view
        assert [await hello(person, pair[2]) for person in (actor, other)] == before

    tell(node, story)


def test_a_preview_is_what_the_submission_then_changes(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        for number in range(6):
            actor, _, words = await acting(pair)
            before = (await hello(actor, pair[2]))["view"]
            told = await ask(actor, pair[2], words)
            body = wire.PostedSubmit(f"k{number}", words)
            await actor.ask("POST", f"/api/tables/{pair[2]}/submit", wire.Posted, body)
            after = (await hello(actor, pair[2]))["view"]
            assert {**before, **{name: plain(value) for name, value in told.view.items()}} == after

    tell(node, story)


def test_only_the_seat_whose_turn_it_is_gets_a_preview(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        actor, other, words = await acting(pair)
        with pytest.raises(Refused) as waiting:
            await ask(other, pair[2], words)
        assert (waiting.value.status, waiting.value.failure.code) == (409, "not-your-turn")
        async with Person(node.base, "eve") as eve:
            with pytest.raises(Refused) as stranger:
                await ask(eve, pair[2], words)
        assert (stranger.value.status, stranger.value.failure.code) == (403, "not-seated")
        with pytest.raises(Refused) as foreign:
            await ask(actor, pair[2], words, seat=7)
        assert foreign.value.failure.code == "not-seated"

    tell(node, story)


def test_an_old_index_is_stale_and_bad_words_say_what_would_be_right(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        actor, _, words = await acting(pair)
        with pytest.raises(Refused) as stale:
            await ask(actor, pair[2], words, index=99)
        assert stale.value.failure.code == "stale"
        with pytest.raises(Refused) as bad:
            await ask(actor, pair[2], "dance")
        assert bad.value.failure.code == "illegal-action"
        assert "may follow" in bad.value.failure.message
        with pytest.raises(Refused) as empty:
            await ask(actor, pair[2], "")
        assert empty.value.status == 400

    tell(node, story)


def test_a_table_that_has_not_begun_has_no_preview(node: RunningNode) -> None:
    async def story() -> None:
        async with Person(node.base, "ana") as ana:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("open")]
            made = await ana.new_table(wire.NewTable(game="shaman", seats=seats))
            with pytest.raises(Refused) as refused:
                await ask(ana, made.id, "lay o35")
            assert refused.value.failure.code == "not-running"

    asyncio.run(story())


def test_a_seat_that_a_bot_plays_has_no_preview(node: RunningNode) -> None:
    async def story(pair: Pair) -> None:
        ana = pair[0]
        await ana.ask("POST", f"/api/tables/{pair[2]}/leave", wire.TableInfo, wire.Leave(sure=True))
        with pytest.raises(Refused) as refused:
            await ask(ana, pair[2], "lay o35")
        assert refused.value.failure.code == "bot-plays"

    tell(node, story)


def test_previews_have_their_share_of_the_rates(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(request_rate=0.001, request_burst=4)
    with running_node(tmp_path_factory.mktemp("limited"), limits=limits) as limited:
        path = f"{limited.base}/api/tables/nowhere/preview"
        headers = {"x-kamishima": "1"}
        codes = [httpx.post(path, json={"words": "lay o35"}, headers=headers).json()["code"] for _ in range(8)]
    assert codes[0] == "no-table"
    assert codes[-1] == "too-many"
