"""Hints: the best actions in words, with the chance to win and the score to hope for."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.kit.tiny_games import Envelope, Ladder

from kamishima.bots.advice import Evaluation, evaluate
from kamishima.bots.levels import Thinker
from kamishima.bots.registry import level_of
from kamishima.bots.seat import Seat
from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame
from kamishima.core.turn import Decision
from kamishima.games.registry import GAMES, box
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import walk


def seat_after(game: AnyGame, script: str) -> Seat:
    state = play_script(game, script).state
    turn = game.turn(state)
    assert isinstance(turn, Decision)
    return Seat(game, state, turn.seat, random.Random(1))


def some_seats(name: str) -> list[Seat]:
    game = box(name).table(3)
    found = []
    for visit in walk(game, 4):
        turn = game.turn(visit.state)
        if isinstance(turn, Decision) and len(turn.actions) > 3:
            found.append(Seat(game, visit.state, turn.seat, random.Random(1)))
    return found[::12]


@pytest.mark.parametrize("name", list(GAMES))
def test_three_actions_are_advised_with_chances_and_scores(name: str) -> None:
    for seat in some_seats(name):
        found = evaluate(seat, "crane@12", random.Random(3))
        offered = [action.text for action in seat.actions]
        assert len(found.best) == 3
        assert all(advice.words in offered and 0.0 <= advice.chance <= 1.0 for advice in found.best)
        assert [advice.tries for advice in found.best] == sorted([advice.tries for advice in found.best], reverse=True)
        assert abs(sum(found.chances) - 1.0) < 1e-6
        assert len(found.scores) == 3
        assert found.iterations == 12


def test_the_first_advice_is_what_the_bot_of_that_level_would_do() -> None:
    for seat in some_seats("shaman"):
        seed = random.Random(8).getrandbits(64)
        chosen = Thinker(seed, level_of("crane@10")).choose(seat).text
        assert evaluate(seat, "crane@10", random.Random(8)).best[0].words == chosen


def test_who_knows_the_card_is_advised_to_say_it_and_may_hope_for_more_points() -> None:
    seat = seat_after(Envelope(), "~: card red, card blue\n p1: mark sun, peek")
    found = evaluate(seat, "dragon@80", random.Random(1))
    assert found.best[0].words == "guess blue"
    assert found.best[0].score > max([advice.score for advice in found.best[1:]])
    assert (found.chances[0], found.scores[0]) == (found.best[0].chance, found.best[0].score)


def test_with_fewer_actions_there_is_less_advice() -> None:
    assert len(evaluate(seat_after(Ladder(), ""), "paper@5", random.Random(1)).best) == 2
    assert len(evaluate(seat_after(Ladder(), ""), "paper@5", random.Random(1), best=1).best) == 1


def test_advice_goes_over_the_wire_as_plain_values() -> None:
    found = evaluate(seat_after(Ladder(), ""), "paper@5", random.Random(1))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Evaluation) == found


def test_only_levels_give_advice() -> None:
    with pytest.raises(KamishimaError, match="there is no level 'greedy'; the levels are paper, crane, dragon, master"):
        evaluate(seat_after(Ladder(), ""), "greedy")
