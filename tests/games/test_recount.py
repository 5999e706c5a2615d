"""What the server relies on to be quick: a step is recounted as it is narrated, and what is remembered stays true."""

from __future__ import annotations

import msgspec
import pytest
from tests.kit.tiny_games import Ladder

from kamishima.core.game import AnyGame, Decision
from kamishima.core.words import tree
from kamishima.games.registry import GAMES
from kamishima.testing.walk import audiences, walk

TABLES: dict[str, tuple[str, int, dict[str, object]]] = {
    "origami": ("origami", 3, {}),
    "combined": ("origami", 2, {"box": "combined"}),
    "shaman": ("shaman", 2, {}),
    "islands": ("islands", 2, {}),
    "science": ("islands", 1, {"science": True}),
}


@pytest.fixture(params=list(TABLES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    name, players, options = TABLES[request.param]
    return GAMES[name].table(players, options)


def test_a_step_is_recounted_as_it_is_narrated(game: AnyGame) -> None:
    told = 0
    for visit in walk(game, 11):
        after = game.apply(visit.state, visit.action)
        for seat in audiences(game):
            recounted = game.recount(visit.state, after, visit.action, seat)
            assert recounted == game.narrate(visit.state, visit.action, seat)
            told += len(recounted)
    assert told > 20


@pytest.mark.parametrize("ladder", [Ladder(2)])
def test_a_game_that_only_narrates_recounts_the_same(ladder: AnyGame) -> None:
    for visit in walk(ladder, 3):
        after = ladder.apply(visit.state, visit.action)
        told = ladder.narrate(visit.state, visit.action, None)
        assert ladder.recount(visit.state, after, visit.action, None) == told


def test_what_was_shown_before_does_not_change_what_is_shown(game: AnyGame) -> None:
    """Parts of views are remembered by positions: a position that was never shown is shown just the same."""
    for visit in walk(game, 12):
        fresh = game.decode(game.encode(visit.state))
        for seat in audiences(game):
            seen = msgspec.json.encode(game.view(visit.state, seat))
            assert seen == msgspec.json.encode(game.view(visit.state, seat))
            assert seen == msgspec.json.encode(game.view(fresh, seat))


def test_whether_a_step_reveals_something_does_not_depend_on_what_was_asked_before(game: AnyGame) -> None:
    for visit in walk(game, 13):
        answers = {seat: game.reveals(visit.state, visit.action, seat) for seat in audiences(game)}
        turn = game.turn(visit.state)
        others = turn.actions[:3] if isinstance(turn, Decision) else ()
        for other in others:
            game.reveals(visit.state, other, None)
        assert answers == {seat: game.reveals(visit.state, visit.action, seat) for seat in audiences(game)}


def test_a_decision_finds_what_is_said_and_offers_its_words_as_a_tree(game: AnyGame) -> None:
    turns = [game.turn(visit.state) for visit in walk(game, 14)]
    decisions = [turn for turn in turns if isinstance(turn, Decision)][:40]
    for turn in decisions:
        assert [turn.saying(action.text) for action in turn.actions] == list(turn.actions)
        assert turn.saying("nothing of the kind") is None
        words = tree([action.phrase() for action in turn.actions])
        assert msgspec.json.encode(turn.tree()) == msgspec.json.encode(words), "the same words in the same order"
    assert decisions


def test_actions_with_one_head_are_a_run_that_leaves_none_out() -> None:
    seen = 0
    for visit in walk(GAMES["origami"].table(2, {"box": "combined"}), 15):
        turn = visit.game.turn(visit.state)
        if not isinstance(turn, Decision):
            continue
        for run in turn.runs:
            actions = run.actions()
            start = turn.actions.index(actions[0])
            assert list(turn.actions[start : start + len(actions)]) == actions
            assert {action.phrase().head for action in actions} == {run.head()}
            assert [action.phrase().closing for action in actions] == run.closings.each()
            assert [run.action(number) for number in range(len(actions))] == actions
            seen += 1
    assert seen > 10
