"""Each check of the conformance kit alone, on Ladders that break one promise."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.kit.tiny_games import Envelope, Ladder, Rungs, Say

from kamishima.core.errors import BadRecord, KamishimaError
from kamishima.core.game import Plain
from kamishima.core.turn import Action, Chance, Decision, Over, Result, SeatId, Turn
from kamishima.core.words import Phrase
from kamishima.testing.conformance import (
    CHECKS,
    Check,
    check_actions,
    check_conservation,
    check_game,
    check_plain_form,
    check_purity,
    check_record,
    check_refusals,
    check_texts,
    quick_check,
)
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import Fault, Visit, walk

STEP_1 = Say("step 1")


def first_visit(game: Ladder, script: str = "", action: Action = STEP_1) -> Visit:
    return Visit(game, play_script(game, script).state, action, 0, 0)


def found(check: Check, game: Ladder, script: str = "", action: Action = STEP_1) -> str:
    """What the check says about the step after a script."""
    visit = first_visit(game, script, action)
    with pytest.raises(Fault) as fault:
        check(visit)
    return str(fault.value).partition(f"action {action.text!r}: ")[2]


class Offers(Ladder):
    """A Ladder that offers something else at its first step, or instead of its die."""

    def __init__(self, instead: Callable[[], Turn]) -> None:
        super().__init__()
        self.instead = instead

    def offer(self, state: Rungs) -> Turn:
        first = state.turns == 0 and state.due in ("step", "die")
        return self.instead() if first and (state.due == "die" or state.heights == (0, 0)) else super().offer(state)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_good_game_passes_each_check_at_every_step(check: Check) -> None:
    for game in (Ladder(3), Envelope(3)):
        for visit in walk(game, seed=2):
            check(visit)


# -- actions -----------------------------------------------------------------------------------------------------------

TWO = (Say("step 1"), Say("step 2"))


@pytest.mark.parametrize(
    ("instead", "fault"),
    [
        (lambda: Decision(SeatId(0), ()), "nothing is offered, and the game is not over"),
        (lambda: Chance((), ()), "nothing is offered, and the game is not over"),
        (lambda: Over(Result((0, 0), (1, 1), "top")), "a step was taken when the game was over"),
        (lambda: Decision(SeatId(0), (*TWO, TWO[0])), "an action is offered twice"),
        (lambda: Decision(SeatId(2), TWO), "there is no seat 2"),
        (lambda: Decision(SeatId(-1), TWO), "there is no seat -1"),
        (lambda: Chance(TWO, (1, 0)), "the weights are not positive, or not one for each outcome: (1, 0)"),
        (lambda: Chance(TWO, (1, -1)), "the weights are not positive, or not one for each outcome: (1, -1)"),
        (lambda: Chance(TWO, (1, 2, 3)), "the weights are not positive, or not one for each outcome: (1, 2, 3)"),
    ],
)
def test_an_impossible_offer_is_found(instead: Callable[[], Turn], fault: str) -> None:
    game = Offers(instead)
    visit = Visit(game, game.start(), STEP_1, 0, 0)
    with pytest.raises(Fault) as error:
        check_actions(visit)
    assert str(error.value).endswith(f": {fault}")


class Turncoat(Ladder):
    """Offers the other way round every other time."""

    asked = 0

    def offer(self, state: Rungs) -> Turn:
        turn = super().offer(state)
        self.asked += 1
        if isinstance(turn, Decision) and self.asked % 2:
            return Decision(turn.seat, turn.actions[::-1])
        return turn


def test_an_order_that_changes_is_found() -> None:
    assert found(check_actions, Turncoat()) == "the same position offers other actions, or in another order"


# -- texts -------------------------------------------------------------------------------------------------------------


class Whisper(Say):
    """Says the same as another class."""


class ParsesAs(Ladder):
    """`parse` gives something else."""

    def __init__(self, parsed: Action) -> None:
        super().__init__()
        self.parsed = parsed

    def parse(self, text: str) -> Action:
        return self.parsed


@pytest.mark.parametrize("parsed", [Say("step 2"), Say("stay"), Whisper("step 1")], ids=repr)
def test_a_text_that_is_read_as_something_else_is_found(parsed: Action) -> None:
    assert found(check_texts, ParsesAs(parsed)).startswith("'step 1' is parsed as <")


class Blurts(Say):
    """Claims to begin with another word than it does."""

    def head_word(self, depth: int) -> str | None:
        return "stay" if depth == 0 else None


class Misleads(Ladder):
    def offer(self, state: Rungs) -> Turn:
        return Decision(SeatId(0), (Blurts("step 1"),))

    def parse(self, text: str) -> Action:
        return Blurts(text)


def test_a_word_of_a_head_that_is_another_is_found() -> None:
    assert found(check_texts, Misleads()) == "word 1 of 'step 1' is said to be 'stay'"


class Mumbles(Ladder):
    @property
    def vocabulary(self) -> tuple[str, ...]:
        return ("step", "stay", "roll")


def test_words_outside_the_vocabulary_are_found_and_named() -> None:
    assert found(check_texts, Mumbles()) == "words that are not in the vocabulary: ['1']"


# -- positions ---------------------------------------------------------------------------------------------------------


class Scribbles(Ladder):
    """`advance` writes into the position that it was given."""

    def advance(self, state: Rungs, action: Action) -> Rungs:
        state.turns += self.players
        return super().advance(state, action)


def test_a_position_that_is_written_into_is_found() -> None:
    assert found(check_purity, Scribbles()) == "apply changed the position that it was given"


class Drifts(Ladder):
    """Every step goes a little higher than the one before."""

    lift = 0

    def advance(self, state: Rungs, action: Action) -> Rungs:
        self.lift += 1
        after = super().advance(state, action)
        return Rungs((after.heights[0] + self.lift, *after.heights[1:]), after.turns, after.due)


def test_an_apply_that_remembers_is_found() -> None:
    assert found(check_purity, Drifts()) == "apply gives two different positions for the same action"


class Forgets(Ladder):
    """The plain form has no turns."""

    def decode(self, plain: Plain) -> Rungs:
        return super().decode({**plain, "turns": 0})


def test_a_plain_form_that_forgets_is_found_once_there_is_something_to_forget() -> None:
    check_plain_form(first_visit(Forgets()))
    assert "another one after encoding and decoding" in found(check_plain_form, Forgets(), "p1: step 1, stay")


class Falls(Ladder):
    def faults(self, state: Rungs) -> list[str]:
        return ["a rung is missing", "somebody fell"] if state.heights[0] > 1 else []


def test_all_faults_of_a_position_are_told() -> None:
    check_conservation(first_visit(Falls()))
    assert found(check_conservation, Falls(), "p1: step 2", Say("stay")) == "a rung is missing; somebody fell"


# -- refusals ----------------------------------------------------------------------------------------------------------


class Polite(Ladder):
    """Takes whatever it is told."""

    def apply(self, state: Rungs, action: Action) -> Rungs:
        return self.advance(state, action)


def test_an_action_that_is_taken_without_being_offered_is_found() -> None:
    everything: list[Action] = [Say("step 1"), Say("step 2"), Say("stay")]
    check_refusals(first_visit(Ladder()), everything)
    check_refusals(first_visit(Polite()), everything[:2])  # those are offered
    with pytest.raises(Fault, match="'stay' was accepted, but is not offered"):
        check_refusals(first_visit(Polite()), everything)


# -- records -----------------------------------------------------------------------------------------------------------


class LoadedDie(Ladder):
    """The outcomes change places every time, so nobody can redraw them."""

    asked = 0

    def offer(self, state: Rungs) -> Turn:
        turn = super().offer(state)
        if not isinstance(turn, Chance):
            return turn
        self.asked += 1
        shift = self.asked % 3
        return Chance(turn.actions[shift:] + turn.actions[:shift], turn.weights[shift:] + turn.weights[:shift])


class Paragraph(Action):
    def phrase(self) -> Phrase:
        return Phrase(("step\n1",))


def check_many_records(game: Ladder) -> None:
    for seed in range(12):
        check_record(game, seed)


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (LoadedDie(), "the secret draws 'die"),
        (Drifts(), "the stated result is wrong|gives another position|ends in another position"),
        (Offers(lambda: Decision(SeatId(0), (Paragraph(),))), "is not a step"),
    ],
    ids=["a die that cannot be redrawn", "a game that plays differently again", "a word with a line break"],
)
def test_a_game_whose_records_do_not_hold_is_found(game: Ladder, fault: str) -> None:
    with pytest.raises((Fault, BadRecord), match=fault):
        check_many_records(game)


# -- whole games -------------------------------------------------------------------------------------------------------


def test_a_quick_check_counts_its_steps_and_looks_as_often_as_it_is_told() -> None:
    steps = len(list(walk(Envelope(3), seed=6)))
    assert quick_check(Envelope(3), 6, every=1) == (steps, steps)
    assert quick_check(Envelope(3), 6, every=10**9) == (steps, 0)
    with pytest.raises(Fault, match="somebody fell"):
        quick_check(Falls(), 6, every=1)


class BreaksAtTheEnd(Ladder):
    """The last position is impossible; all others are good."""

    def faults(self, state: Rungs) -> list[str]:
        return ["the ladder broke"] if state.turns == self.rounds * self.players else []


class GoesOnAfterTheEnd(Ladder):
    """A finished game takes one more step."""

    def apply(self, state: Rungs, action: Action) -> Rungs:
        return state if isinstance(self.turn(state), Over) else super().apply(state, action)


class CrownsNobody(Ladder):
    """The result has one score too few, and nobody has won."""

    def offer(self, state: Rungs) -> Turn:
        turn = super().offer(state)
        return Over(Result(state.heights[1:], (2, 2), "top")) if isinstance(turn, Over) else turn


@pytest.mark.parametrize(
    "game", [BreaksAtTheEnd(), GoesOnAfterTheEnd(), CrownsNobody()], ids=lambda game: type(game).__name__
)
def test_the_last_position_is_checked_like_all_others(game: Ladder) -> None:
    with pytest.raises((Fault, KamishimaError)):
        check_game(game, 1)
