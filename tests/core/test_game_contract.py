"""What the core itself promises about actions, turns and results, whatever the game."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.tiny_games import Envelope, Ladder, Rungs, Say

from kamishima.core.errors import IllegalAction, NotYourTurn
from kamishima.core.game import Game
from kamishima.core.match import CHANCE_NAME, LogEntry, Match, is_name
from kamishima.core.turn import Action, Chance, Over, Result, SeatId, Turn, ranked, seat_word
from kamishima.core.wire import Event, kebab
from kamishima.core.words import Phrase
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import final_state

calmly = settings(max_examples=60, deadline=None)

# -- actions -----------------------------------------------------------------------------------------------------------


class Shout(Action):
    """Another class that can say the same words."""

    def __init__(self, head: tuple[str, ...], bag: tuple[str, ...]) -> None:
        self.head = head
        self.bag = bag

    def phrase(self) -> Phrase:
        return Phrase(self.head, self.bag)


def test_actions_are_equal_when_they_say_the_same_words() -> None:
    assert Say("step 1") == Say("step 1") == Shout(("step",), ("1",))
    assert hash(Say("step 1")) == hash(Shout(("step",), ("1",)))
    assert len({Say("step 1"), Say("step 2"), Say("step 1")}) == 2


def test_an_action_is_not_equal_to_its_text() -> None:
    said: object = "stay"
    assert Say("stay") != said
    assert repr(Say("stay")) == "<stay>"


def test_show_says_the_canonical_text() -> None:
    action = Shout(("take",), ("bee", "ant"))
    assert Ladder().show(action) == action.text == "take bee ant"


@calmly
@given(st.integers(0, 9))
def test_seats_are_named_from_one(number: int) -> None:
    assert seat_word(SeatId(number)) == f"p{number + 1}"
    assert Ladder(players=number + 1).seats == tuple(range(number + 1))


# -- turns -------------------------------------------------------------------------------------------------------------


class Counted(Ladder):
    """Counts how often the rules are asked, and keeps what they are given."""

    def __init__(self) -> None:
        super().__init__()
        self.offers: Counter[int] = Counter()
        self.given: list[Action] = []

    def offer(self, state: Rungs) -> Turn:
        self.offers[id(state)] += 1
        return super().offer(state)

    def advance(self, state: Rungs, action: Action) -> Rungs:
        self.given.append(action)
        return super().advance(state, action)


def test_a_turn_is_worked_out_once_for_each_position() -> None:
    game = Counted()
    match = Match(game, ("ana", "bo"))
    kept = [match.state]  # so that no two positions share an address
    for text in ("step 1", "roll"):
        match.say(SeatId(0), text)
        kept.append(match.state)
    assert match.turn is match.turn
    assert set(game.offers.values()) == {1}
    assert len(game.offers) == 3


def test_the_rules_are_given_the_offered_action_not_a_lookalike() -> None:
    """So the rules may rely on the class of what they offered."""
    game = Counted()
    game.apply(game.start(), Shout(("step",), ("2",)))
    assert [type(action) for action in game.given] == [Say]


@pytest.mark.parametrize("text", ["stay", "die 1", "step 3", "step", ""])
def test_whatever_is_not_offered_never_reaches_the_rules(text: str) -> None:
    game = Counted()
    with pytest.raises(IllegalAction, match=f"'{text}' is not offered now"):
        game.apply(game.start(), Say(text))
    assert game.given == []


def test_nothing_can_be_done_once_the_game_is_over() -> None:
    game = Ladder(rounds=1)
    over = final_state(game, 1)
    assert isinstance(over, Rungs)
    with pytest.raises(IllegalAction, match="'step 1' is not offered: the game is over"):
        game.apply(over, Say("step 1"))


def test_a_chance_step_can_be_applied_while_it_is_due() -> None:
    game = Ladder()
    state = play_script(game, "p1: step 1, roll").state
    assert isinstance(state, Rungs)
    assert isinstance(game.turn(state), Chance)
    assert game.apply(state, Say("die 3")).heights == (4, 0)
    with pytest.raises(IllegalAction):
        game.apply(state, Say("stay"))


class Optional(Envelope):
    """Takes any options."""

    def __init__(self, options: dict[str, object]) -> None:
        Game.__init__(self, "optional", 1, 2, options, "no content")


def test_a_game_keeps_its_own_copy_of_its_options() -> None:
    options: dict[str, object] = {"turn-limit": 5}
    game = Optional(options)
    options["turn-limit"] = 6
    assert game.options == {"turn-limit": 5}


# -- results -----------------------------------------------------------------------------------------------------------

keys = st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=6)


@calmly
@given(keys)
def test_a_rank_is_one_more_than_the_number_of_better_ones(given_keys: list[tuple[int, int]]) -> None:
    ranks = ranked(given_keys)
    best_first = sorted(given_keys, reverse=True)
    assert list(ranks) == [1 + best_first.index(key) for key in given_keys]


@calmly
@given(keys, st.randoms(use_true_random=False))
def test_ranks_move_with_the_seats(given_keys: list[tuple[int, int]], rng: random.Random) -> None:
    order = list(range(len(given_keys)))
    rng.shuffle(order)
    ranks = ranked(given_keys)
    assert ranked([given_keys[place] for place in order]) == tuple([ranks[place] for place in order])


@calmly
@given(keys)
def test_somebody_always_wins_and_only_the_best(given_keys: list[tuple[int, int]]) -> None:
    scores = tuple([key[0] for key in given_keys])
    winners = Result(scores, ranked(given_keys), "top").winners
    assert winners
    assert {given_keys[seat] for seat in winners} == {max(given_keys)}


def test_results_are_values() -> None:
    one = Result((3, 1), (1, 2), "top")
    assert {one, Result((3, 1), (1, 2), "top")} == {one}
    others = [Result((3, 2), (1, 2), "top"), Result((3, 1), (1, 1), "top"), Result((3, 1), (1, 2), "end")]
    assert one not in others
    scores: object = (3, 1)
    assert one != scores


def test_the_end_of_a_match_is_its_result() -> None:
    match = play_script(Ladder(rounds=1), "p1: step 2, roll\n ~: die 1\n p2: step 1, stay")
    turn = match.turn
    assert isinstance(turn, Over)
    assert match.result == turn.result == Result((3, 1), (1, 2), "top")


# -- steps, names, wire ------------------------------------------------------------------------------------------------


def test_steps_are_values_and_know_chance_from_a_seat() -> None:
    assert LogEntry(None, Say("die 1")) == LogEntry(None, Say("die 1"))
    assert hash(LogEntry(SeatId(0), Say("stay"))) == hash(LogEntry(SeatId(0), Say("stay")))
    assert LogEntry(None, Say("stay")) != LogEntry(SeatId(0), Say("stay"))
    assert LogEntry(SeatId(0), Say("stay")) != LogEntry(SeatId(1), Say("stay"))
    assert repr(LogEntry(SeatId(1), Say("stay"))) == "LogEntry(1, <stay>)"


def test_chance_has_a_name_that_nobody_can_take() -> None:
    match = play_script(Envelope(), "~: card red, card blue")
    assert [match.name_of(step.seat) for step in match.log] == [CHANCE_NAME] * 2
    assert match.name_of(SeatId(1)) == "p2"
    assert not is_name(CHANCE_NAME)


def test_somebody_who_does_not_sit_at_the_table_is_refused() -> None:
    match = Match(Ladder(), ("ana", "bo"))
    with pytest.raises(NotYourTurn):
        match.say(SeatId(2), "step 1")


@pytest.mark.parametrize(("name", "tag"), [("Drew", "drew"), ("DeckRanOut", "deck-ran-out"), ("HOf", "h-of")])
def test_tags_are_names_in_kebab_case(name: str, tag: str) -> None:
    assert kebab(name) == tag


def test_an_event_is_tagged_by_its_class_name() -> None:
    class TideTurned(Event, frozen=True):
        height: int

    assert msgspec.json.encode(TideTurned(3)) == b'{"event":"tide-turned","height":3}'
