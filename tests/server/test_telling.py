"""What an audience is told: the whole view once, then the fields that changed, and nothing of other audiences."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from tests.server.client import put

from kamishima.core.game import Decision, SeatId
from kamishima.games.registry import GAMES
from kamishima.server.play import NOWHERE, Happening, Play
from kamishima.server.telling import NOTHING, Audience, Channel, Written, acknowledged, step_told, told, words_offered
from kamishima.server.wire import Update
from kamishima.server.wire_parts import Part

SECRET = bytes(range(32))


def began(game: str) -> Play:
    play = Play.begin(GAMES[game].table(2))
    while (drawn := play.drawn(SECRET)) is not None:
        play = play.step(None, drawn)
    return play


def moved(play: Play, rng: random.Random) -> tuple[Play, list[Happening]]:
    """After a random decision and the chance that follows."""
    turn = play.turn
    assert isinstance(turn, Decision)
    play, happening = play.taken(turn.seat, rng.choice(turn.actions))
    happenings = [happening]
    while (drawn := play.drawn(SECRET)) is not None:
        play, happening = play.taken(None, drawn)
        happenings.append(happening)
    return play, happenings


def parts_in(update: bytes) -> list[Part]:
    parts = msgspec.json.decode(update, type=Update).parts
    return parts if isinstance(parts, list) else []


def at(view: Any, part: Part) -> object:
    """What stands there before the part is put there."""
    for name in part.at:
        view = view[name]
    found: object = view
    return found


def whole(play: Play, audience: Audience) -> dict[str, object]:
    seen: dict[str, object] = msgspec.json.decode(msgspec.json.encode(play.game.view(play.state, audience)))
    return seen


def steps_for(audience: Audience, play: Play, happenings: list[Happening]) -> list[object]:
    """Each by itself: nothing that was written for others."""
    return [msgspec.json.decode(step_told(play.game, happening, audience)) for happening in happenings]


@pytest.mark.parametrize("game", list(GAMES))
def test_what_changes_leads_every_audience_from_view_to_view(game: str) -> None:
    rng, play = random.Random(1), began(game)
    channels = [Channel(SeatId(0)), Channel(SeatId(1)), Channel(None)]
    known = [msgspec.json.decode(channel.full_view(play)) for channel in channels]
    for _ in range(40):
        if play.result is not None:
            break
        play, happenings = moved(play, rng)
        written = Written()
        every = [steps_for(channel.audience, play, happenings) for channel in channels]
        for channel, view, steps in zip(channels, known, every, strict=True):
            update = channel.update(play, happenings, words_offered(play), UNSET, UNSET, written=written)
            heard = msgspec.json.decode(update)
            assert all(view[name] != value for name, value in heard["view"].items()), "only what changed is told"
            view.update(heard["view"])
            for part in parts_in(update):
                assert at(view, part) != msgspec.json.decode(part.value), "only what changed is told"
                put(view, part)
            assert view == whole(play, channel.audience)
            assert heard["steps"] == steps
            assert (heard["words"] is not None) == (play.acting is not None and play.acting == channel.audience)


def test_fields_that_everybody_sees_alike_are_written_once_and_others_are_not_shared() -> None:
    play, written = began("origami"), Written()
    mine, yours = [Channel(SeatId(seat)).changes(play, written) for seat in range(2)]
    assert mine["line"] is yours["line"]
    assert mine["players"] != yours["players"]
    assert b'"hand":null' in bytes(mine["players"])


@pytest.mark.parametrize(
    "value", [0, 1, True, False, None, 255, 256, -1, 10**20, 1.0, "", "p1", 'a "word"', "żuraw", (), (1, "a"), {"a": 1}]
)
def test_a_field_is_written_as_what_it_is_however_alike_another_looks(value: object) -> None:
    for _ in range(2):
        assert bytes(Written().field("field", value)) == msgspec.json.encode(value)


def test_a_thing_that_stays_is_not_written_again_and_one_that_changes_is_written_once_for_all() -> None:
    rng, play = random.Random(4), began("origami")
    channels = [Channel(SeatId(0)), Channel(SeatId(1)), Channel(None)]
    play, happenings = moved(play, rng)
    for _ in range(20):
        before = {id(player): player for channel in channels for player in listed(channel)}
        written = Written()
        for channel in channels:
            update = channel.update(play, happenings, NOTHING, UNSET, UNSET, written=written)
            shown = whole(play, channel.audience)["players"]
            assert msgspec.json.decode(update)["view"].get("players", shown) == shown
        new = {id(player) for channel in channels for player in listed(channel)} - set(before)
        assert set(written.things) == new
        assert len(new) <= 4, "two players, each as seen by itself and by everybody else"
        play, happenings = moved(play, rng)


def listed(channel: Channel) -> tuple[object, ...]:
    """The players as a channel has shown them."""
    return next((field for field in channel.seen if isinstance(field, tuple) and _are_players(field)), ())


def _are_players(field: tuple[object, ...]) -> bool:
    return bool(field) and all(isinstance(player, msgspec.Struct) for player in field)


def test_of_long_maps_only_what_was_painted_is_told_to_everybody_alike() -> None:
    rng, play, channels = random.Random(2), began("islands"), [Channel(SeatId(seat)) for seat in range(2)]
    for channel in channels:
        channel.full_view(play)
    pairs: list[list[bytes]] = []
    for _ in range(60):
        play, happenings = moved(play, rng)
        written = Written()
        pairs.append([channel.update(play, happenings, NOTHING, UNSET, UNSET, written=written) for channel in channels])
    assert all("players" not in msgspec.json.decode(update)["view"] for pair in pairs for update in pair)
    assert all(parts_in(one) == parts_in(other) for one, other in pairs)
    places = {part.at[2] for one, _ in pairs for part in parts_in(one)}
    assert {"coins", "lands"} <= places
    rows = [len(part.at) for one, _ in pairs for part in parts_in(one) if part.at[-1] == "rows"]
    assert rows
    assert set(rows) == {len(("players", 0, "lands", 1, "rows"))}


@pytest.mark.parametrize("game", ["origami", "islands"])
def test_a_step_of_which_all_are_told_alike_is_told_later_without_its_positions(game: str) -> None:
    rng, play = random.Random(3), began(game)
    alike = 0
    for _ in range(30):
        if play.result is not None:
            break
        play, happenings = moved(play, rng)
        for happening in happenings:
            is_alike = happening.action is not None and play.game.tells_alike(happening.before, happening.action)
            expected = [step_told(play.game, happening, audience) for audience in (None, SeatId(0), SeatId(1))]
            assert [told(play.game, happening, audience) for audience in (None, SeatId(0), SeatId(1))] == expected
            assert (happening.before is NOWHERE and happening.after is NOWHERE) == is_alike
            alike += is_alike
    assert alike > 0


def test_a_channel_that_has_shown_nothing_yet_tells_every_field() -> None:
    play = began("shaman")
    assert set(Channel(None).changes(play)) == set(whole(play, None))


def test_an_update_carries_the_key_of_its_submission() -> None:
    assert msgspec.json.decode(acknowledged(b'{"type":"update","index":3}', 'a "key"')) == {
        "type": "update",
        "index": 3,
        "ack": 'a "key"',
    }


def test_a_step_that_was_taken_back_has_neither_words_nor_events() -> None:
    play = began("islands")
    rng = random.Random(4)
    while not play.undoable(play.whose):
        play, _ = moved(play, rng)
    assert play.whose is not None
    before = play.trail[-1].state
    play, happening = play.taken_back(play.whose)
    assert happening.after is before
    assert play.state is before
    undone = msgspec.json.decode(step_told(play.game, happening, None))
    assert undone == {"index": happening.at, "seat": happening.seat, "words": None, "events": [], "undone": True}


@pytest.mark.parametrize("game", list(GAMES))
def test_the_words_that_are_offered_are_the_tree_of_the_turn(game: str) -> None:
    rng, play = random.Random(2), began(game)
    for _ in range(30):
        if play.result is not None:
            break
        turn = play.turn
        assert isinstance(turn, Decision)
        assert bytes(words_offered(play)) == msgspec.json.encode(turn.tree())
        play, _ = moved(play, rng)
