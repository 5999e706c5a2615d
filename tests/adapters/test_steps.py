"""Matches played word by word."""

from __future__ import annotations

import random

import pytest
from tests.adapters.tables_played import ALL, Setup, named

from kamishima.adapters.tables import make_table
from kamishima.adapters.word_steps import END, Vocabulary, WordChoice, WordPlay, left_of
from kamishima.core.errors import IllegalAction
from kamishima.core.turn import Action, Decision
from kamishima.core.words import Phrase
from kamishima.testing.walk import walk


class Said(Action):
    """An action that is nothing but its words."""

    def __init__(self, head: str, bag: str = "", last: str | None = None) -> None:
        self.made = Phrase(tuple(head.split()), tuple(bag.split()), last)

    def phrase(self) -> Phrase:
        return self.made


def vocabulary() -> Vocabulary:
    return Vocabulary(make_table("origami", 2))


def opened(*actions: Action) -> WordChoice:
    choice = vocabulary().open(actions)
    assert isinstance(choice, WordChoice)
    return choice


def words_of(choice: WordChoice) -> list[str]:
    words = vocabulary().words
    return [words[number] for number in choice.numbers]


def after(choice: WordChoice, *words: str) -> WordChoice | Action:
    here: WordChoice | Action = choice
    for word in words:
        assert isinstance(here, WordChoice)
        here = here.follow(vocabulary().numbers[word])
    return here


def test_words_without_an_alternative_are_said_by_themselves() -> None:
    choice = opened(Said("play cat left"), Said("play cat right"))
    assert words_of(choice) == ["left", "right"]
    assert vocabulary().text(choice.said) == "play cat"


def test_a_single_action_needs_no_word() -> None:
    only = Said("draw", "cat fox")
    assert vocabulary().open([only]) is only


def test_an_action_that_could_go_on_is_ended_by_a_word_of_its_own() -> None:
    short, long = Said("draw", "cat"), Said("draw", "cat fox")
    choice = opened(short, long)
    assert words_of(choice) == ["cat", "fox"]
    assert after(choice, "fox") is long
    between = after(choice, "cat")
    assert isinstance(between, WordChoice)
    assert words_of(between) == ["fox", END]
    assert after(between, END) is short
    assert after(between, "fox") is long


def test_a_bag_can_be_said_in_any_order_and_its_last_word_closes_it() -> None:
    one, two = Said("play owl left pay", "cat fox", "dog"), Said("play owl left pay", "cat dog", "fox")
    choice = opened(one, two)
    assert words_of(choice) == ["cat", "fox", "dog"]
    assert after(choice, "fox") is one
    assert after(choice, "dog") is two
    between = after(choice, "cat")
    assert isinstance(between, WordChoice)
    assert words_of(between) == ["fox", "dog"]


def test_copies_in_a_bag_are_said_one_by_one() -> None:
    pair, single = Said("draw", "cat cat"), Said("draw", "cat")
    choice = opened(pair, single)
    assert words_of(choice) == ["cat", END]
    assert vocabulary().text(choice.said) == "draw cat"
    assert after(choice, "cat") is pair


def test_a_word_keeps_the_actions_that_can_still_be_meant() -> None:
    one, two, three = Said("draw", "cat"), Said("draw", "cat fox"), Said("use fox")
    choice = opened(one, two, three)
    numbers = vocabulary().numbers
    assert choice.actions(numbers["draw"]) == [one, two]
    assert choice.actions(numbers["use"]) == [three]
    between = after(choice, "draw", "cat")
    assert isinstance(between, WordChoice)
    assert between.actions(0) == [one]


def test_what_is_left_of_a_bag_is_said_once_each() -> None:
    phrase = Phrase(("draw",), ("cat", "cat", "fox", "owl"))
    assert left_of(phrase, ("draw",)) == ["cat", "fox", "owl"]
    assert left_of(phrase, ("draw", "cat", "owl")) == ["cat", "fox"]


def test_a_word_that_is_not_offered_is_refused_with_those_that_are() -> None:
    choice = opened(Said("play cat left"), Said("play cat right"))
    with pytest.raises(IllegalAction, match=r"'draw', which is not offered; after 'play cat' may follow: left, right"):
        choice.follow(vocabulary().numbers["draw"])
    with pytest.raises(IllegalAction, match="999 is no word at all"):
        choice.follow(999)
    with pytest.raises(IllegalAction, match=r"0 is '\.', which is not offered"):
        choice.follow(0)


def reached(choice: WordChoice) -> set[str]:
    """All actions that can be said from here, but for other orders of the same bag."""
    found: set[str] = set()
    for number in choice.numbers:
        following = choice.follow(number)
        found |= reached(following) if isinstance(following, WordChoice) else {following.text}
    return found


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_every_action_of_every_decision_can_be_said_and_nothing_else(setup: Setup) -> None:
    game = make_table(*setup)
    language, seen = Vocabulary(game), 0
    for visit in walk(game, seed=3):
        turn = game.turn(visit.state)
        if not isinstance(turn, Decision) or len(turn.actions) > 60 or visit.step % 3:
            continue
        choice = language.open(turn.actions)
        said = reached(choice) if isinstance(choice, WordChoice) else {choice.text}
        assert said == {action.text for action in turn.actions}
        seen += 1
    assert seen


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_masked_words_play_any_match_to_its_end(setup: Setup) -> None:
    play, rng = WordPlay(make_table(*setup)), random.Random(1)
    play.reset(1)
    steps = 0
    while play.choice is not None:
        assert len(play.choice.numbers) > 1, "a step without a choice"
        play.say(rng.choice(play.choice.numbers))
        steps += 1
    assert play.result is not None
    assert steps > 0
    with pytest.raises(IllegalAction, match="the match is over"):
        play.say(1)


def played(seed: int) -> list[tuple[int, object]]:
    """The words of a match, each with the position in which it was said, and the last position."""
    play, rng = WordPlay(make_table("origami", 3)), random.Random(5)
    play.reset(seed)
    said: list[tuple[int, object]] = []
    while play.choice is not None:
        number = rng.choice(sorted(play.choice.numbers))
        said.append((number, play.game.encode(play.state)))
        play.say(number)
    return [*said, (0, play.game.encode(play.state))]


def test_the_same_seed_and_words_give_the_same_match() -> None:
    assert played(4) == played(4)
    assert played(4) != played(5)


def test_a_refused_word_changes_nothing() -> None:
    play = WordPlay(make_table("shaman", 2))
    play.reset(1)
    before, choice = play.state, play.choice
    with pytest.raises(IllegalAction):
        play.say(play.vocabulary.numbers["ride"])
    assert play.state is before
    assert play.choice is choice


def test_a_bot_can_do_a_whole_action_at_once() -> None:
    play = WordPlay(make_table("shaman", 2))
    play.reset(1)
    before, turn = play.state, play.turn
    assert isinstance(turn, Decision)
    play.act(turn.actions[0])
    after = play.game.apply(before, turn.actions[0])
    assert isinstance(play.game.turn(after), Decision)  # so nothing went on by itself
    assert play.game.encode(play.state) == play.game.encode(after)
