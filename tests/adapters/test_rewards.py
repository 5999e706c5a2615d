"""What the end of a match is worth."""

from __future__ import annotations

import pytest

from kamishima.adapters.rewards import chosen_reward, rewards
from kamishima.core.errors import BadOptions
from kamishima.core.turn import Result


def result(*ranks: int) -> Result:
    return Result(tuple([10 - rank for rank in ranks]), ranks, "test")


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ((1, 2), (1.0, -1.0)),
        ((2, 1), (-1.0, 1.0)),
        ((1, 1), (0.0, 0.0)),
        ((1, 2, 3), (1.0, 0.0, -1.0)),
        ((1, 1, 3), (0.5, 0.5, -1.0)),
        ((1, 2, 2), (1.0, -0.5, -0.5)),
        ((1, 1, 1, 1), (0.0, 0.0, 0.0, 0.0)),
        ((1,), (0.0,)),
    ],
)
def test_ranks_are_spread_evenly_and_sum_to_nothing(ranks: tuple[int, ...], expected: tuple[float, ...]) -> None:
    found = rewards(result(*ranks), "rank")
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)


def test_a_win_is_shared() -> None:
    assert rewards(result(1, 2, 3), "win") == (1.0, 0.0, 0.0)
    assert rewards(result(1, 3, 1), "win") == (0.5, 0.0, 0.5)


def test_scores_are_taken_as_they_are() -> None:
    assert rewards(result(1, 2), "score") == (9.0, 8.0)


def test_alone_there_are_only_points() -> None:
    assert chosen_reward(None, 1) == "score"
    assert chosen_reward(None, 2) == "rank"


def test_an_unknown_reward_is_refused() -> None:
    assert chosen_reward("win", 1) == "win"
    with pytest.raises(BadOptions, match="there is no reward 'money'; rewards are rank, win, score"):
        chosen_reward("money", 2)
