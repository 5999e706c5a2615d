"""Matches: who may speak, undo from information flow, names."""

from __future__ import annotations

import pytest

from kamishima.core.chance import SecretDice
from kamishima.core.errors import BadOptions, IllegalAction, NotYourTurn, NoUndo
from kamishima.core.game import AnyGame
from kamishima.core.match import Match
from kamishima.core.turn import Decision, Over, Result, SeatId, ranked
from kamishima.games.registry import box
from kamishima.testing.scripts import play_script

ANA, BO = SeatId(0), SeatId(1)

# Two players, farm and lawn: ana has the fewer folds and starts.
OPENING = """
~: card cat, card cat, card fox, card bee              # p1: 1 + 1 + 4 + 4 = 10
~: card dog, card dog, card raccoon, card pig, card fox   # p2: 2 + 2 + 2 + 3 + 4 = 13
~: card ant, card ant, card sheep, card sheep          # the draw line
"""


@pytest.fixture
def game() -> AnyGame:
    return box("origami").table(2, {"families": ["farm", "lawn"]})


@pytest.fixture
def match(game: AnyGame) -> Match:
    return play_script(game, OPENING)


def test_chance_is_drawn_from_the_dice_up_to_the_first_decision(game: AnyGame) -> None:
    match = Match(game, ("ana", "bo"), SecretDice(bytes(32)))
    assert isinstance(match.turn, Decision)
    assert all(step.seat is None for step in match.log)


def test_the_same_secret_deals_the_same_cards(game: AnyGame) -> None:
    one, other = (Match(game, ("ana", "bo"), SecretDice(bytes(32))) for _ in range(2))
    assert one.log == other.log


def test_words_of_a_bag_are_taken_in_any_order(match: Match) -> None:
    match.say(ANA, "draw sheep ant")
    assert match.log[-1].action.text == "draw sheep ant"  # canonical order: sheep is a farm card, ant a lawn card
    assert match.log[-1].seat == ANA


def test_somebody_else_cannot_speak(match: Match) -> None:
    with pytest.raises(NotYourTurn, match="p1 decides now, not p2"):
        match.say(BO, "draw ant")


def test_what_is_not_offered_is_refused_and_changes_nothing(match: Match) -> None:
    before = (match.state, len(match.log))
    with pytest.raises(IllegalAction, match="'owl' is not offered; after 'draw' may follow: "):
        match.say(ANA, "draw owl")
    assert (match.state, len(match.log)) == before


def test_an_action_can_be_given_instead_of_words(match: Match) -> None:
    match.act(ANA, match.game.parse("draw ant"))
    assert match.log[-1].action.text == "draw ant"
    with pytest.raises(IllegalAction, match="is not offered now"):
        play_script(match.game, OPENING).act(ANA, match.game.parse("draw bee"))


def test_a_chance_step_is_refused_when_none_is_due(match: Match) -> None:
    with pytest.raises(IllegalAction, match="none is due"):
        match.chance(match.game.parse("card cat"))


def test_nobody_decides_while_chance_is_due(match: Match) -> None:
    match.say(ANA, "draw ant")
    with pytest.raises(NotYourTurn, match="a chance step is due"):
        match.say(BO, "draw ant")


def test_a_finished_game_takes_no_more_actions(game: AnyGame) -> None:
    match = Match(game, ("ana", "bo"), SecretDice(bytes(32)))
    while isinstance(turn := match.turn, Decision):
        match.act(turn.seat, turn.actions[0])
    assert isinstance(match.turn, Over)
    assert match.result is not None
    with pytest.raises(NotYourTurn, match="the game is over"):
        match.say(ANA, "pass")


class TestUndo:
    """Allowed while nobody else has acted, no chance has been drawn and nothing hidden has been seen."""

    def test_an_own_choice_can_be_taken_back(self, match: Match) -> None:
        before = match.game.encode(match.state)
        match.say(ANA, "draw ant")  # chance is due, but not drawn yet
        assert match.undoable(ANA) == 1
        assert match.undo(ANA).action.text == "draw ant"
        assert match.game.encode(match.state) == before

    def test_not_once_chance_has_been_drawn(self, match: Match) -> None:
        match.say(ANA, "draw ant")
        match.chance(match.game.parse("card sheep"))
        with pytest.raises(NoUndo, match="something hidden was seen"):
            match.undo(ANA)

    def test_not_by_somebody_else(self, match: Match) -> None:
        match.say(ANA, "draw ant")
        assert match.undoable(BO) == 0

    def test_not_before_anything_was_done(self, match: Match) -> None:
        with pytest.raises(NoUndo):
            match.undo(ANA)


def test_ties_share_a_rank_and_the_next_is_skipped() -> None:
    assert ranked([(5, 1), (9, 0), (5, 1), (5, 0)]) == (2, 1, 2, 4)


def test_a_shared_victory_has_several_winners() -> None:
    result = Result((7, 7, 3), (1, 1, 3), "deck")
    assert result.winners == (0, 1)
    assert result == Result((7, 7, 3), (1, 1, 3), "deck")
    assert result != Result((7, 7, 3), (1, 1, 3), "turn-limit")
    assert repr(result) == "Result(scores=(7, 7, 3), ranks=(1, 1, 3), reason='deck')"


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (("ana",), "2 players need 2 names"),
        (("ana", "ana"), "a name of its own"),
        (("ana", "~"), "cannot be a name"),
        (("ana", "a:b"), "cannot be a name"),
        (("ana", " bo"), "cannot be a name"),
        (("ana", "b\no"), "cannot be a name"),
        (("ana", ""), "cannot be a name"),
        (("ana", "x" * 25), "cannot be a name"),
    ],
)
def test_names_that_no_record_could_hold_are_refused(game: AnyGame, names: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        Match(game, names)
