"""Undo follows what has flowed to whom: checked against the log of whole games, not against single positions."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.kit.tiny_games import Envelope, Ladder

from kamishima.core.chance import SecretDice, below, drawn_below
from kamishima.core.errors import NoUndo
from kamishima.core.game import AnyGame, State
from kamishima.core.match import Match
from kamishima.core.record import record, replay
from kamishima.core.turn import Action, Decision, Over, SeatId
from kamishima.games.registry import box
from kamishima.testing.conformance import encoded
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import actions_of, taken

ANA, BO = SeatId(0), SeatId(1)
GAMES: list[AnyGame] = [Ladder(2), Ladder(3, rounds=1), Envelope(2), Envelope(3)]

slowly = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
games = st.sampled_from(GAMES)


class Watched:
    """A match, and everything that happened in it, position by position."""

    def __init__(self, game: AnyGame) -> None:
        self.match = Match(game, tuple([f"p{seat + 1}" for seat in game.seats]))
        self.history: list[tuple[SeatId | None, State, Action]] = []

    def take(self, action: Action) -> None:
        """One more step, by whoever is due."""
        turn, before = self.match.turn, self.match.state
        if isinstance(turn, Decision):
            self.match.act(turn.seat, action)
            self.history.append((turn.seat, before, action))
        else:
            self.match.chance(action)
            self.history.append((None, before, action))

    def undoable(self, seat: SeatId) -> int:
        """The rule written out: own decisions at the end of the log, back to the last thing that anybody has seen."""
        count, game = 0, self.match.game
        for who, before, action in reversed(self.history):
            step = taken(game, before, action)
            if who != seat or any([game.reveals(step, eyes) for eyes in (*game.seats, None)]):
                break
            count += 1
        return 0 if self.match.result is not None else count


@st.composite
def watched(draw: st.DrawFn) -> Watched:
    table = Watched(draw(games))
    for _ in range(draw(st.integers(0, 14))):
        actions = actions_of(table.match.game, table.match.state)
        if actions:
            table.take(draw(st.sampled_from(actions)))
    return table


@slowly
@given(watched())
def test_exactly_the_own_decisions_since_anything_was_seen_can_be_taken_back(table: Watched) -> None:
    for seat in table.match.game.seats:
        assert table.match.undoable(seat) == table.undoable(seat)


@slowly
@given(watched())
def test_undoing_and_saying_the_same_again_changes_nothing(table: Watched) -> None:
    match = table.match
    seat = match.log[-1].seat if match.log else None
    if seat is None:
        return
    before, log = encoded(match.game, match.state), list(match.log)
    taken_back = [match.undo(seat) for _ in range(match.undoable(seat))]
    assert match.log == log[: len(log) - len(taken_back)]
    for step in reversed(taken_back):
        match.say(seat, step.action.text)
    assert (encoded(match.game, match.state), match.log) == (before, log)
    assert match.undoable(seat) == len(taken_back)


@slowly
@given(watched())
def test_undo_goes_back_through_the_very_positions_that_there_were(table: Watched) -> None:
    match = table.match
    for who, before, action in reversed(table.history):
        if who is None or not match.undoable(who):
            break
        assert match.undo(who).action == action
        assert match.state is before


@slowly
@given(watched())
def test_a_refused_undo_changes_nothing(table: Watched) -> None:
    match = table.match
    before, log = match.state, list(match.log)
    for seat in match.game.seats:
        if not match.undoable(seat):
            with pytest.raises(NoUndo):
                match.undo(seat)
    assert match.state is before
    assert match.log == log


@slowly
@given(watched())
def test_a_match_that_is_replayed_can_undo_what_the_first_one_could(table: Watched) -> None:
    match = table.match
    again = replay(record(match, "house", "test", bytes(32), publish=False), match.game)
    for seat in match.game.seats:
        assert again.undoable(seat) == match.undoable(seat)


def test_a_look_at_a_hidden_card_ends_all_undo_before_it() -> None:
    match = play_script(Envelope(), "~: card red, card blue\n p1: mark sun")
    assert match.undoable(ANA) == 1
    match.say(ANA, "peek")
    assert match.undoable(ANA) == 0
    match.say(ANA, "guess blue")
    assert match.undoable(ANA) == 1  # the guess alone
    match.undo(ANA)
    with pytest.raises(NoUndo):
        match.undo(ANA)


def test_the_step_that_shows_everything_at_the_end_is_final() -> None:
    match = play_script(Envelope(), "~: card red, card blue\n p1: mark sun, guess red\n p2: mark sun, guess red")
    assert isinstance(match.turn, Over)
    assert [match.undoable(seat) for seat in match.game.seats] == [0, 0]


def test_what_somebody_else_takes_back_does_not_bring_back_an_own_undo() -> None:
    """Bo has shown what he would do: Ana has learnt from it, whether he takes it back or not."""
    match = play_script(Ladder(), "p1: step 1, stay\n p2: step 2")
    match.undo(BO)
    assert (match.undoable(ANA), match.undoable(BO)) == (0, 0)
    match.say(BO, "step 1")
    assert match.undoable(BO) == 1


@pytest.mark.parametrize("changes_of_mind", range(4))
def test_nobody_gets_another_die_by_changing_their_mind(changes_of_mind: int) -> None:
    secret = bytes(range(32))
    match = Match(Ladder(), ("ana", "bo"), SecretDice(secret))
    die = ["die 1", "die 1", "die 1", "die 2", "die 2", "die 3"][drawn_below(secret, 0, 6)]
    for choice in range(changes_of_mind):
        match.say(ANA, f"step {1 + choice % 2}")
        match.undo(ANA)
    match.say(ANA, "step 2")
    assert [step.action.text for step in match.say(ANA, "roll")] == ["roll", die]
    assert match.undoable(ANA) == 0


@pytest.mark.parametrize("seed", range(3))
def test_the_rule_holds_in_origami(seed: int) -> None:
    game = box("origami").table(3, {"families": ["farm", "lawn", "sea"], "turn-limit": 6})
    rng, table = random.Random(seed), Watched(game)
    undone = 0
    while actions := actions_of(game, table.match.state):
        table.take(actions[below(rng, len(actions))])
        assert [table.match.undoable(seat) for seat in game.seats] == [table.undoable(seat) for seat in game.seats]
        undone += any([table.match.undoable(seat) > 1 for seat in game.seats])
    assert undone > 0
