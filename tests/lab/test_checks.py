"""Mass checks: every set-up in turn, and a broken game is told with all that is needed to see it again."""

from __future__ import annotations

import pytest
from tests.kit.tiny_games import ENVELOPE, House, Ladder, Rungs

from kamishima.core.turn import Action
from kamishima.games.box import Box, Variant
from kamishima.games.registry import GAMES
from kamishima.lab.check import Checked, check
from kamishima.testing.walk import walk

VARIANTS: list[Variant] = [(2, {"rounds": 1}), (3, {"rounds": 1}), (2, {"rounds": 2})]


class TallLadder(Ladder):
    """Nobody may be higher than five: that happens in the longer games only."""

    def faults(self, state: Rungs) -> list[str]:
        return ["somebody is above the roof"] if max(state.heights) > 5 else []


class RottenLadder(Ladder):
    """Breaks in the middle of a game."""

    def advance(self, state: Rungs, action: Action) -> Rungs:
        if state.turns == 1:
            raise ZeroDivisionError("a rung broke")
        return super().advance(state, action)


def shelf(name: str, kind: type[Ladder]) -> Box:
    return Box(
        name=name,
        players=range(2, 4),
        house_text=lambda: "house",
        read_content=House,
        make=lambda _, players, options, __: kind(players, 1 if options["rounds"] == 1 else 2),
        variants=lambda _: VARIANTS,
    )


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of their own: tables are remembered by name."""
    monkeypatch.setitem(GAMES, "checked-envelope", ENVELOPE)
    monkeypatch.setitem(GAMES, "checked-tall", shelf("checked-tall", TallLadder))
    monkeypatch.setitem(GAMES, "checked-rotten", shelf("checked-rotten", RottenLadder))


def checked(name: str, seeds: range, every: int = 5) -> list[Checked]:
    return [result for chunk in check(name, seeds, every=every, processes=1) for result in chunk]


def test_a_good_game_has_no_faults_and_all_its_steps_are_counted() -> None:
    results = checked("checked-envelope", range(40))
    assert [result.fault for result in results] == [""] * 40
    lengths = [len(list(walk(ENVELOPE.table(2 + seed % 2), seed))) for seed in range(40)]
    assert [result.steps for result in results] == lengths
    assert 0 < sum([result.secrecy_checks for result in results]) < sum(lengths) / 2


def test_secrecy_can_be_checked_at_every_step() -> None:
    assert all(result.secrecy_checks == result.steps > 0 for result in checked("checked-envelope", range(6), every=1))


def test_the_set_ups_take_turns_by_seed_wherever_one_begins() -> None:
    assert [result.players for result in checked("checked-tall", range(7, 13))] == [3, 2, 2, 3, 2, 2]


def test_a_broken_game_is_told_with_its_table_seed_and_step_and_the_others_go_on() -> None:
    results = checked("checked-tall", range(60))
    faults = [(seed, result.fault) for seed, result in enumerate(results) if result.fault]
    assert 0 < len(faults) < 40
    for seed, fault in faults:
        assert f"seed {seed}, step " in fault
        assert f"{VARIANTS[seed % 3][0]} players, options {VARIANTS[seed % 3][1]}" in fault
        assert fault.endswith("somebody is above the roof")


def test_a_told_fault_can_be_seen_again() -> None:
    seed = next(seed for seed, result in enumerate(checked("checked-tall", range(60))) if result.fault)
    players, options = VARIANTS[seed % 3]
    table = GAMES["checked-tall"].table(players, options)
    assert any(table.faults(visit.state) for visit in walk(table, seed))


def test_a_game_that_crashes_is_told_with_its_seed_too() -> None:
    """Of a hundred thousand games one must know which."""
    results = checked("checked-rotten", range(3))
    for seed, result in enumerate(results):
        assert f"seed {seed}" in result.fault
        assert "a rung broke" in result.fault
