"""What the server relies on to be quick: steps are told alike however often, and what is remembered stays true."""

from __future__ import annotations

import sys

import msgspec
import pytest

from kamishima.core.game import AnyGame
from kamishima.core.turn import Decision
from kamishima.core.words import tree
from kamishima.games.registry import GAMES
from kamishima.server.match.broadcast import words_json
from kamishima.testing.walk import audiences, taken, walk

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


def test_a_step_is_told_alike_from_a_position_that_was_read_anew(game: AnyGame) -> None:
    told = 0
    for visit in walk(game, 11):
        fresh, action = game.decode(game.encode(visit.state)), game.parse(visit.action.text)
        narration = game.narrate(taken(game, visit.state, visit.action))
        again = game.narrate(taken(game, fresh, action))
        assert narration.readers == again.readers
        assert [narration.events(seat) for seat in audiences(game)] == [again.events(seat) for seat in audiences(game)]
        told += len(narration.items)
    assert told > 20


def test_seats_that_no_tag_names_are_told_what_spectators_are_told(game: AnyGame) -> None:
    for visit in walk(game, 11):
        narration = game.narrate(taken(game, visit.state, visit.action))
        for seat in [seat for seat in game.seats if seat not in narration.insiders]:
            assert narration.events(seat) == narration.events(None)
            assert narration.is_read_by(seat) == narration.is_read_by(None)


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
        answers = {seat: game.reveals(taken(game, visit.state, visit.action), seat) for seat in audiences(game)}
        turn = game.turn(visit.state)
        others = turn.actions[:3] if isinstance(turn, Decision) else ()
        for other in others:
            game.reveals(taken(game, visit.state, other), None)
        assert answers == {seat: game.reveals(taken(game, visit.state, visit.action), seat) for seat in audiences(game)}


def test_a_decision_finds_what_is_said_and_offers_its_words_as_a_tree(game: AnyGame) -> None:
    turns = [game.turn(visit.state) for visit in walk(game, 14)]
    decisions = [turn for turn in turns if isinstance(turn, Decision)][:40]
    for turn in decisions:
        assert [turn.saying(action.text) for action in turn.actions] == list(turn.actions)
        assert turn.saying("nothing of the kind") is None
        words = tree([action.phrase() for action in turn.actions])
        told = bytes(words_json(turn, most=sys.maxsize))
        assert told == msgspec.json.encode(words), "the same words in the same order"
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
