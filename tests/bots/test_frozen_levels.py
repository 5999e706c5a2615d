"""The measure stays as it is: what the frozen levels choose in fixed positions was written down once, for good.

A change that makes one of these tests fail leaves the file beside it alone, and the frozen levels what they had.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kamishima.bots.judge import JUDGE_1, Judge
from kamishima.bots.levels import FROZEN, Thinker
from kamishima.bots.registry import BOTS, level_of, make_bot
from kamishima.bots.seat import Seat
from kamishima.bots.values import judge_of
from kamishima.core.errors import KamishimaError
from kamishima.core.turn import Decision
from kamishima.games.registry import box
from kamishima.testing.walk import Visit, walk

CHOICES = [line.split(" | ") for line in (Path(__file__).parent / "frozen_choices.txt").read_text("utf-8").splitlines()]
TABLES = sorted({(game, int(players)) for game, players, *_ in CHOICES})
HOPES = {
    "origami": [7.6, 36.6, 69.556],
    "islands": [83.28, 108.461, 109.903],
    "shaman": [66.0, 66.0],
}
"""What all seats hope for together, at every fortieth step of a random game."""
EFFORTS = {"origami": (36, 200, 1200), "islands": (6, 27, 333), "shaman": (150, 310, 4500)}


def visited(game: str, players: int) -> dict[int, Visit]:
    return {visit.step: visit for visit in walk(box(game).table(players), 5)}


def seat_of(visit: Visit) -> Seat:
    turn = visit.game.turn(visit.state)
    assert isinstance(turn, Decision)
    return Seat(visit.game, visit.state, turn.seat, random.Random(1))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_frozen_levels_choose_what_they_have_always_chosen(game: str, players: int) -> None:
    visits = visited(game, players)
    for name, table, step, level, words in CHOICES:
        if (name, int(table)) == (game, players):
            assert make_bot(level, 7).choose(seat_of(visits[int(step)])).text == words, (step, level)


@pytest.mark.parametrize("game", sorted(EFFORTS))
def test_the_frozen_levels_make_as_many_iterations_as_ever_and_have_no_clock(game: str) -> None:
    table = box(game).table(2)
    judge = judge_of(table, JUDGE_1)
    paid = [state.state for state in walk(table, 5) if judge.price(state.state) == 1]
    efforts = tuple([level.effort(judge, paid[0]) for level in FROZEN.values()])
    assert (tuple(FROZEN), efforts) == (("paper-1", "crane-1", "dragon-1"), EFFORTS[game])
    assert {level.seconds for level in FROZEN.values()} == {None}
    assert {level.judge for level in FROZEN.values()} == {JUDGE_1}


@pytest.mark.parametrize("game", sorted(EFFORTS))
def test_the_first_judges_hope_for_what_they_have_always_hoped_for(game: str) -> None:
    hopes = [round(sum(judge_of(visit.game).hopes(visit.state)), 3) for visit in walk(box(game).table(2), 5)]
    assert hopes[20::40] == HOPES[game]


def test_frozen_levels_are_for_measuring_and_nobody_is_asked_to_play_them() -> None:
    assert not set(FROZEN) & set(BOTS)
    assert isinstance(make_bot("dragon-1", 1), Thinker)
    assert level_of("dragon-1@80").iterations == 80


def test_a_judge_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KamishimaError, match="there is no judge 'judge-9'"):
        judge_of(box("shaman").table(2), "judge-9")
    assert isinstance(judge_of(box("shaman").table(2), JUDGE_1), Judge)
