"""Records of whole games, edited in every way that comes to mind."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.kit.tiny_games import Envelope, Ladder

from kamishima.core.chance import SecretDice, below, drawn_below
from kamishima.core.errors import BadRecord
from kamishima.core.game import AnyGame
from kamishima.core.match import Match, is_name
from kamishima.core.record import read, record, replay, verify, write
from kamishima.core.turn import Chance, Decision
from kamishima.testing.conformance import encoded

SECRET = bytes(range(200, 232))
GAME = Ladder()
slowly = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def play(game: AnyGame, decisions: int = 1000, names: tuple[str, ...] = ("ana", "bo", "cy")) -> Match:
    """A match by random players: whole, or its first decisions."""
    match = Match(game, names[: game.players], SecretDice(SECRET))
    rng = random.Random(8)
    while isinstance(turn := match.turn, Decision) and decisions:
        match.act(turn.seat, turn.actions[below(rng, len(turn.actions))])
        decisions -= 1
    return match


def written(match: Match, pack: str = "house") -> str:
    return write(record(match, pack, "0.1.0", SECRET, publish=True))


TEXT = written(play(GAME))
ROWS = TEXT.split("\n")
HEADER_KEYS = [row.split(" =")[0] for row in ROWS[1 : ROWS.index("+++", 1)] if " = " in row]
FIRST_STEP = ROWS.index("+++", 1) + 1


def row_of(key: str) -> int:
    """The index of a key's row."""
    return next(index for index, row in enumerate(ROWS) if row.startswith(f"{key} ="))


def refused(rows: list[str]) -> BadRecord:
    """The refusal, which always names a line of the text."""
    with pytest.raises(BadRecord) as error:
        verify(read("\n".join(rows)), GAME)
    assert 1 <= error.value.line <= len(rows)
    assert error.value.message.startswith(f"line {error.value.line}: ")
    return error.value


# -- what can be written can be read -----------------------------------------------------------------------------------

all_names = st.lists(st.text(min_size=1, max_size=24).filter(is_name), min_size=2, max_size=2, unique=True)


@slowly
@given(all_names)
def test_whatever_may_be_a_name_stands_in_a_record(names: list[str]) -> None:
    text = written(play(GAME, names=(names[0], names[1])))
    assert verify(read(text), GAME).names == tuple(names)


@pytest.mark.parametrize(
    "name",
    ["Zoë", "李小龍", "عمر", "🦊", "O'Neil", '"', "\\", "#1", "[x]", "a = b", "+++", "ana.", "p1", "-", "~~", "İ"],
)
def test_names_that_look_like_something_else_are_only_names(name: str) -> None:
    match = play(GAME, names=(name, "bo"))
    assert replay(read(written(match)), GAME).log == match.log


@slowly
@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x7f"), max_size=20))
def test_a_pack_may_have_any_name(name: str) -> None:
    assert read(written(play(GAME, 2), name)).header.pack == name


def test_a_pack_whose_name_holds_a_delete_character_can_be_read_again() -> None:
    """JSON writes it as it is, TOML forbids that."""
    assert read(written(play(GAME, 2), "\x7f")).header.pack == "\x7f"


@pytest.mark.parametrize("game", [Ladder(2), Ladder(3, rounds=1), Envelope(2), Envelope(3)], ids=lambda game: game.name)
def test_a_match_goes_on_from_every_decision_as_if_it_had_never_stopped(game: AnyGame) -> None:
    whole = play(game)
    for decisions in range(sum([step.seat is not None for step in whole.log]) + 1):
        part = play(game, decisions)
        again = verify(read(written(part)), game)
        assert encoded(game, again.state) == encoded(game, part.state)
        again.dice = SecretDice(SECRET)
        for step in whole.log[len(part.log) :]:
            if step.seat is not None:
                again.say(step.seat, step.action.text)
        assert again.log == whole.log
        assert again.result == whole.result


@pytest.mark.parametrize("decisions", range(8))
def test_a_record_tells_the_result_once_there_is_one(decisions: int) -> None:
    header = read(written(play(Ladder(rounds=1), decisions))).header
    assert header.over == (decisions >= 4)
    assert (header.scores != (), header.ranks != ()) == (header.over, header.over)


# -- what was not written is refused -----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", HEADER_KEYS)
def test_a_header_line_that_was_taken_out_is_missed(key: str) -> None:
    row = row_of(key)
    refused(ROWS[:row] + ROWS[row + 1 :])


def test_a_header_line_that_stands_twice_is_refused_where_it_stands() -> None:
    blamed = {key: refused(ROWS[: row_of(key) + 1] + ROWS[row_of(key) :]).line - row_of(key) for key in HEADER_KEYS}
    assert {key: line for key, line in blamed.items() if line not in (1, 2)} == {}


OTHER_VALUES = {
    "format": "7",
    "game": '"chess"',
    "rules": "2",
    "content": '"other content"',
    "seats": '["ana", "eve"]',
    "commitment": f'"{"0" * 64}"',
    "secret": f'"{"1" * 64}"',
    "steps": "1",
    "digest": f'"{"0" * 64}"',
    "scores": "[0, 0]",
    "ranks": "[2, 2]",
    "reason": '"boredom"',
    "rounds": "3",
}


@pytest.mark.parametrize("key", OTHER_VALUES)
def test_a_header_field_with_another_value_is_refused(key: str) -> None:
    """Only the engine's version and the pack's name are for information."""
    row = row_of(key)
    refused([*ROWS[:row], f"{key} = {OTHER_VALUES[key]}", *ROWS[row + 1 :]])


def test_every_header_field_is_tried_with_another_value() -> None:
    assert set(OTHER_VALUES) | {"engine", "pack"} == set(HEADER_KEYS)


@pytest.mark.parametrize("key", HEADER_KEYS)
def test_a_header_field_of_another_kind_is_refused_where_it_stands(key: str) -> None:
    row = row_of(key)
    assert refused([*ROWS[:row], f"{key} = 1.5", *ROWS[row + 1 :]]).line == row + 1


def test_a_seat_too_many_is_refused_where_the_seats_stand() -> None:
    row = row_of("seats")
    assert refused([*ROWS[:row], 'seats = ["ana", "bo", "cy"]', *ROWS[row + 1 :]]).line == row + 1


def test_a_running_match_has_no_scores_yet() -> None:
    rows = written(play(GAME, 3)).split("\n")
    end = rows.index("")
    refused([*rows[:end], "scores = [9, 0]", "ranks = [1, 2]", *rows[end:]])


@pytest.mark.parametrize("respelt", [str.upper, lambda digits: f"{digits[:2]} {digits[2:]}"], ids=["upper", "spaced"])
def test_the_secret_has_one_spelling(respelt: Callable[[str], str]) -> None:
    rows = TEXT.replace(SECRET.hex(), respelt(SECRET.hex())).split("\n")
    assert rows != ROWS
    refused(rows)


def test_line_endings_of_another_system_are_refused_at_once() -> None:
    assert refused(TEXT.replace("\n", "\r\n").split("\n")).line == 1


Edit = Callable[[list[str], int], list[str]]
EDITS: dict[str, Edit] = {
    "taken out": lambda rows, at: rows[:at] + rows[at + 1 :],
    "doubled": lambda rows, at: rows[: at + 1] + rows[at:],
    "swapped": lambda rows, at: [*rows[:at], rows[at + 1], rows[at], *rows[at + 2 :]],
    "emptied": lambda rows, at: [*rows[:at], "", *rows[at + 1 :]],
    "spaced": lambda rows, at: [*rows[:at], rows[at] + " ", *rows[at + 1 :]],
    "shouted": lambda rows, at: [*rows[:at], rows[at].upper(), *rows[at + 1 :]],
    "said by chance": lambda rows, at: [*rows[:at], "~" + rows[at].removeprefix("ana"), *rows[at + 1 :]],
    "halved": lambda rows, at: [*rows[:at], rows[at].partition(" ")[0], *rows[at + 1 :]],
}


@pytest.mark.parametrize("edit", EDITS)
def test_a_step_edited_in_any_way_is_refused(edit: str) -> None:
    for at in range(FIRST_STEP, len(ROWS) - 2):
        rows = EDITS[edit](ROWS, at)
        if rows != ROWS:
            refused(rows)


@slowly
@given(st.integers(0, len(TEXT) - 1), st.sampled_from(["", "#", '"', "\n", "]", "é", "0", " ", "\x00", "= "]))
def test_no_slip_of_the_pen_does_worse_than_being_refused(place: int, slip: str) -> None:
    """Either it is refused with a line, or it was in a field that is only for information."""
    text = TEXT[:place] + slip + TEXT[place + 1 :]
    try:
        again = verify(read(text), GAME)
    except BadRecord as error:
        line = error.line
    else:
        line = 1
        assert again.log == play(GAME).log
    assert 1 <= line <= text.count("\n") + 1


def test_a_forged_die_that_fits_everything_else_is_found_by_the_secret_alone() -> None:
    """The forger rolls what he likes, and writes digest, scores and ranks to fit."""
    match = Match(GAME, ("ana", "bo"))
    while not match.result:
        turn = match.turn
        if isinstance(turn, Chance):
            match.chance(turn.actions[2])  # always a three
        else:
            assert isinstance(turn, Decision)
            match.act(turn.seat, turn.actions[-1])
    forged = read(written(match))
    assert replay(forged, GAME).result == match.result
    rolls = [index for index, step in enumerate(match.log) if step.seat is None]
    honest = [drawn_below(SECRET, roll, 6) == 5 for roll in range(len(rolls))]
    assert not all(honest)
    with pytest.raises(BadRecord, match="the secret draws") as error:
        verify(forged, GAME)
    assert error.value.line == forged.first_line + rolls[honest.index(False)]
