"""Random games: repeatable, fair, within their bound, and faults that tell how to see them again."""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace

import pytest
from tests.kit.tiny_games import DIE, Envelope, Ladder, Rungs, Say

from kamishima.core.game import AnyGame
from kamishima.core.turn import Decision, Over, SeatId, Turn
from kamishima.testing import walk as walk_module
from kamishima.testing.conformance import check_game, encoded
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import Fault, actions_of, audiences, final_state, pick, walk

GAMES: list[AnyGame] = [Ladder(2), Ladder(3), Envelope(2), Envelope(3)]


def texts(game: AnyGame, seed: int) -> list[str]:
    return [visit.action.text for visit in walk(game, seed)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}")
class TestEveryWalk:
    def test_starts_at_the_start_and_goes_step_by_step_to_the_end(self, game: AnyGame) -> None:
        state = game.start()
        for number, visit in enumerate(walk(game, 5)):
            assert visit.step == number
            assert encoded(game, visit.state) == encoded(game, state)
            assert visit.action in actions_of(game, visit.state)
            state = game.apply(state, visit.action)
        assert isinstance(game.turn(state), Over)
        assert encoded(game, final_state(game, 5)) == encoded(game, state)

    def test_is_the_same_for_the_same_seed_and_another_for_others(self, game: AnyGame) -> None:
        assert texts(game, 5) == texts(game, 5)
        assert len({tuple(texts(game, seed)) for seed in range(20)}) > 10

    def test_can_be_stopped_anywhere(self, game: AnyGame) -> None:
        visits = walk(game, 5)
        assert [next(visits).action.text for _ in range(3)] == texts(game, 5)[:3]


def test_chance_is_drawn_by_its_weights_and_choices_are_even() -> None:
    """Of 600 first dice about 300, 200 and 100; of 600 first steps half of each."""
    state = play_script(Ladder(), "p1: step 1, roll").state
    rng = random.Random(1)
    rolled = Counter([str(pick(Ladder(), state, rng)) for _ in range(600)])
    assert [abs(rolled[f"<{die}>"] - fair) < 50 for die, fair in zip(DIE, (300, 200, 100), strict=True)] == [True] * 3
    stepped = Counter([texts(Ladder(), seed)[0] for seed in range(600)])
    assert abs(stepped["step 1"] - 300) < 60
    assert sum(stepped.values()) == 600


def test_nothing_is_picked_once_it_is_over() -> None:
    over = final_state(Ladder(), 1)
    assert pick(Ladder(), over, random.Random(1)) is None
    assert actions_of(Ladder(), over) == ()


def test_the_spectators_are_an_audience_too() -> None:
    assert audiences(Envelope(3)) == (0, 1, 2, None)


# -- the bound ---------------------------------------------------------------------------------------------------------


class Bounded(Ladder):
    """A Ladder on which everybody rolls, so that a game has exactly twelve steps, with another bound."""

    def __init__(self, bound: int) -> None:
        super().__init__()
        self.declared = bound

    @property
    def bound(self) -> int:
        return self.declared

    def offer(self, state: Rungs) -> Turn:
        turn = super().offer(state)
        return Decision(turn.seat, (Say("roll"),)) if state.due == "choice" and isinstance(turn, Decision) else turn


def test_a_game_may_be_exactly_as_long_as_its_bound() -> None:
    assert len(texts(Bounded(12), 3)) == 12


@pytest.mark.parametrize("bound", [0, 1, 11])
def test_a_game_longer_than_its_bound_is_stopped_there(bound: int) -> None:
    with pytest.raises(Fault, match=f"step {bound}, .* beyond its bound of {bound} steps"):
        list(walk(Bounded(bound), 3))


class OffersNothing(Ladder):
    """Asks a seat that has nothing to say."""

    def offer(self, state: Rungs) -> Turn:
        turn = super().offer(state)
        return Decision(turn.seat, ()) if state.due == "choice" and isinstance(turn, Decision) else turn


class Patient(random.Random):
    """A generator that notices when somebody asks for ever."""

    asked = 0

    def getrandbits(self, k: int, /) -> int:
        self.asked += 1
        if self.asked > 10_000:
            raise TimeoutError("the generator was asked for ever")
        return super().getrandbits(k)


def test_a_turn_without_actions_is_a_fault_and_not_an_endless_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk_module, "random", SimpleNamespace(Random=Patient))
    with pytest.raises(Fault, match="nothing is offered"):
        check_game(OffersNothing(), 1)


# -- faults and scripts ------------------------------------------------------------------------------------------------


def test_a_fault_names_everything_that_is_needed_to_see_it_again() -> None:
    game = Ladder(3, rounds=4)
    visit = list(walk(game, 77))[4]
    told = str(visit.fault("the ladder broke"))
    assert told == (
        f"ladder, 3 players, options {{'rounds': 4}}, seed 77, step 4, action {visit.action.text!r}: the ladder broke"
    )
    again = next(other for other in walk(Ladder(3, rounds=4), 77) if other.step == 4)
    assert encoded(game, again.state) == encoded(game, visit.state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}")
def test_a_random_game_can_be_written_as_a_script(game: AnyGame) -> None:
    """And its second half goes on from any position."""
    lines = []
    for visit in walk(game, 8):
        turn = game.turn(visit.state)
        lines.append(
            f"p{turn.seat + 1}: {visit.action.text}" if isinstance(turn, Decision) else f"~:{visit.action.text}"
        )
    final = encoded(game, final_state(game, 8))
    assert encoded(game, play_script(game, "\n".join(lines)).state) == final
    half = play_script(game, "# first\n" + "  # and\n".join(lines[:3]) + "\n\n").state
    assert encoded(game, play_script(game, "\n".join(lines[3:]), half).state) == final


def test_a_script_can_let_one_side_speak_several_times_in_a_line() -> None:
    match = play_script(Ladder(), "p1: step 1,stay\np2:step 2 , roll #, stay\n~: die 2")
    assert [(step.seat, step.action.text) for step in match.log] == [
        (SeatId(0), "step 1"),
        (SeatId(0), "stay"),
        (SeatId(1), "step 2"),
        (SeatId(1), "roll"),
        (None, "die 2"),
    ]
