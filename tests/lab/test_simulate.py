"""Simulations: reproducible on any number of processes, and summed up rightly."""

from __future__ import annotations

import pytest

from kamishima.core.setting import setting
from kamishima.games.registry import GAMES
from kamishima.lab.check import check
from kamishima.lab.parallel import over_seeds
from kamishima.lab.simulate import Outcome, Summary, simulate


def flat(chunks: object) -> list[Outcome]:
    return [outcome for chunk in chunks for outcome in chunk]  # type: ignore[attr-defined]  # an iterator of lists


def test_the_number_of_processes_changes_nothing() -> None:
    place = setting("origami", 3, {})
    alone = flat(simulate(place, ["uniform"] * 3, range(10, 80), processes=1))
    together = flat(simulate(place, ["uniform"] * 3, range(10, 80), processes=2))
    assert alone == together
    assert [outcome.seed for outcome in alone] == list(range(10, 80))


def test_bots_change_seats_from_game_to_game() -> None:
    outcomes = flat(simulate(setting("origami", 2, {}), ["greedy", "uniform"], range(4), processes=1))
    assert [outcome.bots[0] for outcome in outcomes] == ["greedy", "uniform", "greedy", "uniform"]


def test_a_summary_counts_shared_wins_in_parts() -> None:
    summary = Summary()
    summary.add(Outcome(0, ("a", "b"), (10, 10), (1, 1), "deck", 5, 9))
    summary.add(Outcome(1, ("b", "a"), (20, 4), (1, 2), "turn-limit", 7, 9))
    assert (summary.games, summary.decisions, summary.reasons) == (2, 12, {"deck": 1, "turn-limit": 1})
    assert summary.by_bot["b"].win_rate == 0.75
    assert summary.by_bot["a"].mean_score == 7.0
    assert summary.by_seat["p1"].wins == 1.5


def square(numbers: object) -> list[int]:
    return [number * number for number in numbers]  # type: ignore[attr-defined]  # a range


def test_results_come_in_the_order_of_the_seeds() -> None:
    found = [number for chunk in over_seeds(square, range(500), 2) for number in chunk]
    assert found == [number * number for number in range(500)]


@pytest.mark.parametrize("name", list(GAMES))
def test_random_games_over_every_set_up_keep_their_promises(name: str) -> None:
    results = [result for chunk in check(name, range(56), every=25, processes=1) for result in chunk]
    assert [result.fault for result in results if result.fault] == []
    assert {result.players for result in results} == set(GAMES[name].players)
    assert sum([result.secrecy_checks for result in results]) > 100
