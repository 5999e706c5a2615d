"""Walking through a match: every place looks the same whichever way one came, and with whosever eyes one looked."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

import pytest

from kamishima.cli.replay.playback import ALL, Playback
from kamishima.core.chance import SeededDice
from kamishima.core.match import Match
from kamishima.core.record import record
from kamishima.core.turn import Decision, seat_word
from kamishima.games.registry import box
from kamishima.terminal.wording import load_texts
from kamishima.texts.texts import Texts

TABLES = [
    pytest.param("classic", 3, id="classic for three"),
    pytest.param("combined", 2, id="combined for two"),
]
EYES = ["", "p1", "p2", ALL]


@cache
def english() -> Texts:
    return load_texts("origami", "en", None)


@cache
def match_of(table: str, players: int) -> Match:
    """A whole random match."""
    game = box("origami").table(players, {"box": table, "turn-limit": 15})
    rng = random.Random(players)
    match = Match(game, ("Ana", "Kumo (greedy)", "Nami (uniform)")[:players], SeededDice(players))
    while isinstance(turn := match.turn, Decision):
        match.act(turn.seat, rng.choice(turn.actions))
    return match


def playback_of(table: str, players: int, eyes: str = "") -> Playback:
    return Playback(match_of(table, players), english(), eyes)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("table", "players"), TABLES)
def test_a_place_looks_the_same_whichever_way_one_came(table: str, players: int, eyes: str) -> None:
    playback = playback_of(table, players, eyes)
    places = range(0, playback.length + 1, 5)
    seen = {}
    for place in places:
        playback.go_to(place)
        seen[place] = playback.scene()
    wandering = random.Random(1).sample(places, len(places))
    for place in wandering:
        playback.go_to(place)
        assert playback.scene() == seen[place]


@pytest.mark.parametrize(("table", "players"), TABLES)
def test_looking_with_other_eyes_and_back_changes_nothing(table: str, players: int) -> None:
    playback = playback_of(table, players)
    playback.go_to(playback.length // 2)
    before = {eyes: playback_at(playback, eyes) for eyes in EYES}
    after = {eyes: playback_at(playback, eyes) for eyes in reversed(EYES)}
    assert before == after
    assert len({repr(scene) for scene in before.values()}) == len(EYES)
    assert playback.place == playback.length // 2


def playback_at(playback: Playback, eyes: str) -> object:
    playback.view_as(eyes)
    return playback.scene()


@pytest.mark.parametrize(("table", "players"), TABLES)
def test_forwards_and_backwards_by_turns_reach_both_ends(table: str, players: int) -> None:
    playback = playback_of(table, players)
    forwards = [playback.place]
    while playback.place < playback.length:
        playback.go_turn(1)
        forwards.append(playback.place)
    backwards = [playback.place]
    while playback.place > 0:
        playback.go_turn(-1)
        backwards.append(playback.place)
    assert all(one < other for one, other in pairwise(forwards))
    assert all(one > other for one, other in pairwise(backwards))
    assert (forwards[0], forwards[-1], backwards[-1]) == (0, playback.length, 0)
    assert len(forwards) < playback.length


@pytest.mark.parametrize("step", [1, -1])
def test_a_step_on_and_a_step_back_is_no_step(step: int) -> None:
    playback = playback_of("classic", 3)
    playback.go_to(20)
    before = playback.scene()
    playback.go_to(playback.place + step)
    assert playback.scene() != before
    playback.go_to(playback.place - step)
    assert playback.scene() == before


@pytest.mark.parametrize(("table", "players"), TABLES)
def test_with_all_eyes_open_the_lines_are_those_of_the_record(table: str, players: int) -> None:
    match = match_of(table, players)
    lines = record(match, "house", "0", bytes(32), publish=True).lines
    playback = playback_of(table, players, ALL)
    assert [playback.line(step) for step in range(playback.length)] == [line.text for line in lines]


@pytest.mark.parametrize(("table", "players"), TABLES)
def test_a_seat_may_always_read_what_it_said_itself(table: str, players: int) -> None:
    match = match_of(table, players)
    for seat in match.game.seats:
        playback = playback_of(table, players, seat_word(seat))
        own = [step for step, said in enumerate(match.log) if said.seat == seat]
        assert own
        assert all(playback.line(step) for step in own)


@pytest.mark.parametrize(("table", "players"), TABLES)
def test_some_lines_are_for_one_seat_and_neither_for_others_nor_for_spectators(table: str, players: int) -> None:
    outside = playback_of(table, players)
    closed = [step for step in range(outside.length) if not outside.line(step)]
    seats = [seat_word(seat) for seat in match_of(table, players).game.seats]
    opened = [[step for step in closed if playback_of(table, players, seat).line(step)] for seat in seats]
    assert any(opened)
    assert any(set(one) != set(closed) for one in opened)


@pytest.mark.parametrize(("table", "players"), TABLES)
def test_whatever_a_seat_reads_or_is_told_is_told_with_all_eyes_open_too(table: str, players: int) -> None:
    everyone = playback_of(table, players, ALL)
    for eyes in EYES[:-1]:
        one = playback_of(table, players, eyes)
        for step in range(one.length):
            assert one.line(step) in ("", everyone.line(step))
            assert len(one.sentences(step)) == len(everyone.sentences(step))


def test_the_first_place_has_no_story_and_every_other_has_one() -> None:
    playback = playback_of("classic", 3, ALL)
    assert playback.scene().story == []
    for place in range(1, playback.length + 1, 7):
        playback.go_to(place)
        assert playback.scene().story


def test_players_are_called_without_what_kind_of_bot_they_are() -> None:
    assert playback_of("classic", 3).names == ("Ana", "Kumo", "Nami")


@pytest.mark.parametrize("eyes", ["p4", "p0", "P1", "Ana", "everyone", " "])
def test_eyes_that_nobody_has_are_refused_and_the_old_ones_kept(eyes: str) -> None:
    playback = playback_of("classic", 3, "p2")
    playback.try_view_as(eyes)
    assert playback.viewer == "p2"
    assert "p1, p2, p3" in playback.message
