"""The measure stays as it is: what the frozen levels choose in fixed positions was written down once, for good.

A change that makes one of these tests fail leaves the file beside it alone, and the frozen levels what they had.
"""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from kamishima.bots.judge import JUDGE_1, Judge
from kamishima.bots.levels import FROZEN, Thinker
from kamishima.bots.registry import BOTS, level_of, make_bot
from kamishima.bots.seat import Seat
from kamishima.bots.values import judge_of
from kamishima.core.errors import KamishimaError
from kamishima.core.turn import Decision
from kamishima.games.registry import box
from kamishima.testing.walk import walk


class Fixed(msgspec.Struct, frozen=True):
    """A position, what the first judge hopes for in it, and what each frozen level chooses."""

    game: str
    players: int
    hopes: list[float]
    choices: dict[str, str]
    position: dict[str, object]


LINES = (Path(__file__).parent / "frozen_choices.jsonl").read_bytes().splitlines()
POSITIONS = [msgspec.json.decode(line, type=Fixed) for line in LINES]
fixed = pytest.mark.parametrize("one", POSITIONS, ids=lambda one: f"{one.game}-{one.players}")
EFFORTS = {"origami": (36, 200, 1200), "islands": (6, 27, 333), "shaman": (150, 310, 4500)}


@fixed
def test_the_frozen_levels_choose_what_they_have_always_chosen(one: Fixed) -> None:
    table = box(one.game).table(one.players)
    state = table.decode(one.position)
    turn = table.turn(state)
    assert isinstance(turn, Decision)
    chosen = {
        level: make_bot(level, 7).choose(Seat(table, state, turn.seat, random.Random(1))).text for level in one.choices
    }
    assert chosen == one.choices


@fixed
def test_the_first_judges_hope_for_what_they_have_always_hoped_for(one: Fixed) -> None:
    table = box(one.game).table(one.players)
    assert judge_of(table, JUDGE_1).hopes(table.decode(one.position)) == pytest.approx(one.hopes, abs=1e-5)


@pytest.mark.parametrize("game", sorted(EFFORTS))
def test_the_frozen_levels_make_as_many_iterations_as_ever_and_have_no_clock(game: str) -> None:
    table = box(game).table(2)
    judge = judge_of(table, JUDGE_1)
    paid = [state.state for state in walk(table, 5) if judge.price(state.state) == 1]
    efforts = tuple([level.effort(judge, paid[0]) for level in FROZEN.values()])
    assert (tuple(FROZEN), efforts) == (("paper-1", "crane-1", "dragon-1"), EFFORTS[game])
    assert {level.seconds for level in FROZEN.values()} == {None}
    assert {level.judge for level in FROZEN.values()} == {JUDGE_1}


def test_frozen_levels_are_for_measuring_and_nobody_is_asked_to_play_them() -> None:
    assert not set(FROZEN) & set(BOTS)
    assert isinstance(make_bot("dragon-1", 1), Thinker)
    assert level_of("dragon-1@80").iterations == 80


def test_a_judge_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KamishimaError, match="there is no judge 'judge-9'"):
        judge_of(box("shaman").table(2), "judge-9")
    assert isinstance(judge_of(box("shaman").table(2), JUDGE_1), Judge)
