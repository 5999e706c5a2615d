"""What an audience is told: the whole view once, then the fields that changed, and nothing of other audiences."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from tests.server.client import put

from kamishima.core.chance import SecretDice
from kamishima.core.play import Play
from kamishima.core.turn import Decision, SeatId
from kamishima.core.words import tree
from kamishima.games.registry import GAMES
from kamishima.server.match.broadcast import (
    NOTHING,
    Audience,
    Channel,
    encode,
    step_told,
    told,
    words_offered,
)
from kamishima.server.match.log_steps import LogStep, take, take_back
from kamishima.server.protocol.live import Part
from kamishima.server.protocol.messages import Update

DICE = SecretDice(bytes(range(32)))


def began(game: str) -> Play:
    play = Play.begin(GAMES[game].table(2))
    while (drawn := play.draw(DICE)) is not None:
        play = play.advance(drawn)
    return play


def moved(play: Play, rng: random.Random) -> tuple[Play, list[LogStep]]:
    """After a random decision and the chance that follows."""
    turn = play.turn
    assert isinstance(turn, Decision)
    play, step = take(play, rng.choice(turn.actions))
    steps = [step]
    while (drawn := play.draw(DICE)) is not None:
        play, step = take(play, drawn)
        steps.append(step)
    return play, steps


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


def steps_for(audience: Audience, play: Play, steps: list[LogStep]) -> list[object]:
    """Each by itself: nothing that was written for others."""
    return [msgspec.json.decode(step_told(play.game, step, audience)) for step in steps]


@pytest.mark.parametrize("game", list(GAMES))
def test_what_changes_leads_every_audience_from_view_to_view(game: str) -> None:
    rng, play = random.Random(1), began(game)
    channels = [Channel(SeatId(0)), Channel(SeatId(1)), Channel(None)]
    known = [msgspec.json.decode(channel.full_view(play)) for channel in channels]
    for _ in range(40):
        if play.result is not None:
            break
        play, steps = moved(play, rng)
        every = [steps_for(channel.audience, play, steps) for channel in channels]
        for channel, view, expected in zip(channels, known, every, strict=True):
            update = encode(channel.update(play, steps, words_offered(play), UNSET, UNSET))
            heard = msgspec.json.decode(update)
            assert all(view[name] != value for name, value in heard["view"].items()), "only what changed is told"
            view.update(heard["view"])
            for part in parts_in(update):
                assert at(view, part) != part.value, "only what changed is told"
                put(view, part)
            assert view == whole(play, channel.audience)
            assert heard["steps"] == expected
            assert (heard["words"] is not None) == (play.acting is not None and play.acting == channel.audience)


def test_everybody_sees_the_line_alike_and_nobody_the_hand_of_another() -> None:
    play = began("origami")
    mine, yours = [Channel(SeatId(seat)).changes(play) for seat in range(2)]
    assert mine["line"] == yours["line"]
    assert mine["players"] != yours["players"]
    assert b'"hand":null' in bytes(mine["players"])


def test_of_long_maps_only_what_was_painted_is_told_to_everybody_alike() -> None:
    rng, play, channels = random.Random(2), began("islands"), [Channel(SeatId(seat)) for seat in range(2)]
    for channel in channels:
        channel.full_view(play)
    pairs: list[list[bytes]] = []
    for _ in range(60):
        play, steps = moved(play, rng)
        pairs.append([encode(channel.update(play, steps, NOTHING, UNSET, UNSET)) for channel in channels])
    assert all("players" not in msgspec.json.decode(update)["view"] for pair in pairs for update in pair)
    assert all(parts_in(one) == parts_in(other) for one, other in pairs)
    places = {part.at[2] for one, _ in pairs for part in parts_in(one)}
    assert {"coins", "lands"} <= places
    rows = [len(part.at) for one, _ in pairs for part in parts_in(one) if part.at[-1] == "rows"]
    assert rows
    assert set(rows) == {len(("players", 0, "lands", 1, "rows"))}


AUDIENCES = (None, SeatId(0), SeatId(1))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_step_is_told_later_without_its_positions_and_written_once_for_all_who_are_told_alike(game: str) -> None:
    rng, play = random.Random(3), began(game)
    alike = 0
    for _ in range(30):
        if play.result is not None:
            break
        play, entries = moved(play, rng)
        for entry in entries:
            step = entry.step
            assert step is not None
            narration = play.game.narrate(step)
            is_alike = [narration.events(seat) for seat in AUDIENCES] == [narration.events(None)] * len(AUDIENCES)
            is_alike = is_alike and narration.readers is None
            expected = [step_told(play.game, entry, audience) for audience in AUDIENCES]
            versions = [told(play.game, entry, audience) for audience in AUDIENCES]
            assert versions == expected
            assert entry.step is None
            assert (versions[0] is versions[1] is versions[2]) == is_alike
            alike += is_alike
    assert alike > 0


def test_a_channel_that_has_shown_nothing_yet_tells_every_field() -> None:
    play = began("shaman")
    assert set(Channel(None).changes(play)) == set(whole(play, None))


def test_a_step_that_was_taken_back_has_neither_words_nor_events() -> None:
    play = began("islands")
    rng = random.Random(4)
    while not play.undoable(play.whose):
        play, _ = moved(play, rng)
    assert play.whose is not None
    before = play.trail[-1].state
    play, entry = take_back(play, play.whose)
    assert play.state is before
    undone = msgspec.json.decode(step_told(play.game, entry, None))
    assert undone == {"index": entry.at, "seat": entry.seat, "words": None, "events": [], "undone": True}


@pytest.mark.parametrize("game", list(GAMES))
def test_the_words_that_are_offered_are_the_tree_of_the_turn(game: str) -> None:
    rng, play = random.Random(2), began(game)
    for _ in range(30):
        if play.result is not None:
            break
        turn = play.turn
        assert isinstance(turn, Decision)
        assert bytes(words_offered(play)) == msgspec.json.encode(tree([action.phrase() for action in turn.actions]))
        play, _ = moved(play, rng)
