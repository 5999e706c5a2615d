"""Leaks planted in Envelope, one for each way in which a secret can get out."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.kit.tiny_games import Envelope, Letters, Say, Told

from kamishima.core.errors import IllegalAction
from kamishima.core.game import State, Step
from kamishima.core.narration import Item, Narration, Tagged
from kamishima.core.turn import Action, Decision, SeatId, Turn
from kamishima.games.registry import box
from kamishima.testing.scripts import play_script
from kamishima.testing.secrecy import check_secrecy, offered_to, seen_by, told_to
from kamishima.testing.strategies import steps
from kamishima.testing.walk import Audience, Fault, Visit, audiences, walk

# Ana holds red, Bo blue; Ana has set her mark.
DEALT = "~: card red, card blue"
MARKED = f"{DEALT}\n p1: mark sun"
ANA, BO = SeatId(0), SeatId(1)


def visit(game: Envelope, script: str, action: str) -> Visit:
    """The step that is taken after a script."""
    return Visit(game, play_script(game, script).state, Say(action), 5, 9)


def leak(game: Envelope, script: str, action: str) -> str:
    """What the kit finds, with one guess of the hidden part or another."""
    step = visit(game, script, action)
    with pytest.raises(Fault) as fault:
        check_often(step)
    return str(fault.value)


def also(narration: Narration, item: Item) -> Narration:
    """With one more event."""
    return Narration([*narration.items, item], narration.readers)


def check_often(step: Visit) -> None:
    for seed in range(30):
        check_secrecy(step, random.Random(seed))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(steps(Envelope(3)), st.integers(0, 1000))
def test_a_game_without_leaks_passes_at_every_step(step: tuple[State, Action], seed: int) -> None:
    check_secrecy(Visit(Envelope(3), *step, 0, seed), random.Random(seed))


# -- what is seen ------------------------------------------------------------------------------------------------------


class ShowsTo(Envelope):
    """One audience sees how many red cards are out."""

    def __init__(self, audience: Audience) -> None:
        super().__init__()
        self.audience = audience

    def view(self, state: Letters, seat: SeatId | None) -> object:
        sight = super().view(state, seat)
        return [sight, state.cards.count("red")] if seat == self.audience else sight


@pytest.mark.parametrize("audience", [ANA, BO, None])
def test_a_view_that_shows_too_much_is_found_whoever_sees_it(audience: Audience) -> None:
    assert f"the view of {audience} shows something hidden" in leak(ShowsTo(audience), MARKED, "guess red")


class CountsMarks(Envelope):
    """The view tells whether a secret mark is the moon."""

    def view(self, state: Letters, seat: SeatId | None) -> object:
        return [super().view(state, seat), "moon" in state.marks]


def test_a_hidden_choice_is_as_secret_as_a_hidden_card() -> None:
    assert "shows something hidden" in leak(CountsMarks(), MARKED, "guess red")


class OffersTheTruth(Envelope):
    """Whoever may guess can only guess right, or green."""

    def offer(self, state: Letters) -> Turn:
        turn = super().offer(state)
        if not isinstance(turn, Decision) or len(turn.actions) < 3:
            return turn
        truth = f"guess {state.cards[self.neighbour(turn.seat)]}"
        kept = [action for action in turn.actions if action.text in (truth, "guess green", "peek")]
        return Decision(turn.seat, tuple(kept))


def test_legal_actions_that_depend_on_a_hidden_card_are_found() -> None:
    assert "the legal actions of 0 depend on something hidden" in leak(OffersTheTruth(), MARKED, "guess blue")


class SkipsGreen(Envelope):
    """Whoever holds the green card is not asked for a mark."""

    def offer(self, state: Letters) -> Turn:
        turn = super().offer(state)
        if isinstance(turn, Decision) and state.cards[turn.seat] == "green":
            return Decision(SeatId(self.neighbour(turn.seat)), turn.actions)
        return turn


def test_whose_turn_it_is_must_not_depend_on_a_hidden_card() -> None:
    assert "the legal actions of 1 depend on something hidden" in leak(SkipsGreen(), DEALT, "mark sun")


# -- what is told ------------------------------------------------------------------------------------------------------


class CheersForRightGuesses(Envelope):
    """Everybody hears at once whether a guess was right."""

    def narrate(self, step: Step[Letters]) -> Narration:
        state = step.before
        guesser = state.guesses.index(None) if None in state.guesses else 0
        is_right = step.action.text == f"guess {state.cards[self.neighbour(guesser)]}"
        return also(super().narrate(step), Told(guesser, "cheer", str(is_right)))


def test_events_that_depend_on_a_hidden_card_are_found() -> None:
    assert "what 0 is told, or sees after it, depends on something" in leak(
        CheersForRightGuesses(), MARKED, "guess red"
    )


class NamesTheMark(Envelope):
    """The words of a secret mark are told to everybody."""

    def narrate(self, step: Step[Letters]) -> Narration:
        return also(super().narrate(step), Told(0, "said", step.action.text))


@pytest.mark.parametrize(("script", "action"), [(DEALT, "mark sun"), ("", "card red"), ("~: card red", "card blue")])
def test_events_that_tell_concealed_words_are_found(script: str, action: str) -> None:
    assert "which is concealed as well" in leak(NamesTheMark(), script, action)


class GossipsWhileMarking(Envelope):
    """While a mark is set in secret, the others are told the card of who sets it."""

    def narrate(self, step: Step[Letters]) -> Narration:
        narration = super().narrate(step)
        if not step.action.text.startswith("mark") or narration.readers is None:
            return narration
        gossip = Told(0, "gossip", step.before.cards[0])
        return also(narration, Tagged(Told(0, "gossip", None), narration.readers, gossip))


def test_events_of_a_concealed_step_that_tell_another_secret_are_found() -> None:
    assert "something hidden" in leak(GossipsWhileMarking(), DEALT, "mark sun")


class PeeksQuietly(Envelope):
    """A peek is not declared to show anything."""

    def reveals(self, step: Step[Letters], seat: SeatId | None) -> bool:
        return step.action.text != "peek" and super().reveals(step, seat)


def test_a_step_that_shows_something_without_saying_so_is_found() -> None:
    assert "what 0 is told, or sees after it, depends on something hidden" in leak(PeeksQuietly(), MARKED, "peek")


class EndsQuietly(Envelope):
    """The end, at which all is shown, is not declared."""

    def reveals(self, step: Step[Letters], seat: SeatId | None) -> bool:
        return step.action.text == "peek" and super().reveals(step, seat)


def test_an_end_that_shows_everything_without_saying_so_is_found() -> None:
    script = f"{MARKED}, guess red\n p2: mark sun"
    assert "depends on something hidden" in leak(EndsQuietly(), script, "guess red")


class SaysMarksAloud(Envelope):
    """The words of the hidden choices stand in everybody's log; views and events keep the secret."""

    def narrate(self, step: Step[Letters]) -> Narration:
        narration = super().narrate(step)
        return narration if step.action.text.startswith("card") else Narration(narration.items)


def test_hidden_words_that_are_not_concealed_from_the_log_are_found() -> None:
    """Resampling says that two marks look alike to the others, the tag of the words says that they have read them."""
    assert "action 'mark sun'" in leak(SaysMarksAloud(), DEALT, "mark sun")


class TellsMarks(Envelope):
    """Hidden choices stand in everybody's log and are told to everybody, and yet resampling takes them for hidden."""

    def narrate(self, step: Step[Letters]) -> Narration:
        narration = super().narrate(step)
        return narration if step.action.text.startswith("card") else Narration(narration.full)


def test_words_that_are_read_and_told_but_forgotten_by_resampling_are_found() -> None:
    """Whoever has heard `mark sun` must not be given worlds with a moon, as if nothing had been heard."""
    assert "action 'mark sun'" in leak(TellsMarks(), DEALT, "mark sun")


class RefusesWithTheTruth(Envelope):
    """A wrong guess is refused, with a hint."""

    def apply(self, state: Letters, action: Action) -> Letters:
        if action.text == "guess red" and state.cards[1] == "green":
            raise IllegalAction("not red, your neighbour holds the green one")
        return super().apply(state, action)


def test_errors_that_depend_on_a_hidden_card_are_found() -> None:
    found = leak(RefusesWithTheTruth(), MARKED, "guess red")
    assert "the error that 0 gets for 'guess red' depends on something hidden" in found


# -- what is guessed ---------------------------------------------------------------------------------------------------


class KeepsTheCards(Envelope):
    """Resampling changes marks, but leaves the cards as they are."""

    def resample(self, state: Letters, seat: SeatId | None, rng: random.Random) -> Letters:
        guess = super().resample(state, seat, rng)
        keep = rng.random() < 0.5
        return Letters(state.cards if keep else guess.cards, guess.marks, guess.guesses, guess.peeked)


class SwapsTheCards(Envelope):
    """A guess is the truth turned round, so whoever guesses twice knows the truth."""

    def resample(self, state: Letters, seat: SeatId | None, rng: random.Random) -> Letters:
        return Letters(state.cards[::-1], state.marks, state.guesses, state.peeked)


@pytest.mark.parametrize("game", [KeepsTheCards(), SwapsTheCards()], ids=lambda game: type(game).__name__)
def test_guesses_that_follow_from_the_truth_are_found(game: Envelope) -> None:
    assert "depends on something hidden" in leak(game, MARKED, "guess red")


class ForgetsOwnCard(Envelope):
    """Resampling deals all cards anew, one's own too."""

    def resample(self, state: Letters, seat: SeatId | None, rng: random.Random) -> Letters:
        return super().resample(state, None, rng)


def test_guesses_that_forget_what_a_seat_sees_are_found() -> None:
    assert "the view of 0 shows something hidden" in leak(ForgetsOwnCard(), MARKED, "guess red")


class ForgetsWhatWasSaid(Envelope):
    """Everybody reads the words of a mark, but guesses of it are made as if nobody had."""

    def narrate(self, step: Step[Letters]) -> Narration:
        narration = super().narrate(step)
        return narration if step.action.text.startswith("card") else Narration(narration.full)


def test_guesses_that_forget_words_which_were_read_are_found() -> None:
    assert "1 reads these words, but cannot tell what follows from 'mark moon'" in leak(
        ForgetsWhatWasSaid(), DEALT, "mark sun"
    )


def test_pieces_whose_values_nobody_knows_may_change_places() -> None:
    """A step in which the second of two hidden warriors ends where the first one would have ended by other words."""
    game = box("shaman").table(2)
    step = next(step for step in walk(game, 8070) if step.step == 88)
    one, two = [game.encode(game.apply(step.state, game.parse(f"move {where} p37"))) for where in ("m37", "p39")]
    assert one != two
    assert game.view(game.decode(one), ANA) == game.view(game.decode(two), ANA)
    check_often(step)


class MakesCards(Envelope):
    """A guess may hold more green cards than there are."""

    def resample(self, state: Letters, seat: SeatId | None, rng: random.Random) -> Letters:
        cards = tuple(
            [card if self.sees_card(state, seat, owner) else "green" for owner, card in enumerate(state.cards)]
        )
        return Letters(cards, super().resample(state, seat, rng).marks, state.guesses, state.peeked)


def test_guesses_that_cannot_be_are_found() -> None:
    assert "resampling for None gives an impossible position: a card was made: green" in leak(
        MakesCards(), MARKED, "guess red"
    )


# -- the channels themselves -------------------------------------------------------------------------------------------


def test_only_the_seat_that_decides_is_offered_anything() -> None:
    game = Envelope()
    marking, dealing = play_script(game, DEALT).state, game.start()
    offered = [offered_to(game, marking, audience) for audience in audiences(game)]
    assert offered == [["mark sun", "mark moon"], [], []]
    assert [offered_to(game, dealing, audience) for audience in audiences(game)] == [[], [], []]


def test_what_is_told_is_the_events_and_the_view_after_them() -> None:
    game = Envelope()
    state = play_script(game, DEALT).state

    def concealed() -> Iterator[bytes]:
        for word in ("sun", "moon"):
            yield told_to(game, state, Say(f"mark {word}"), BO)

    assert len(set(concealed())) == 1
    seen = msgspec.json.decode(seen_by(game, play_script(game, MARKED).state, ANA))
    assert (seen["cards"], seen["marks"]) == (["red", None], ["sun", None])
