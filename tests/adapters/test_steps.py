"""Matches played word by word."""

from __future__ import annotations

import random

import pytest
from tests.adapters.tables_played import ALL, Setup, named

from kamishima.adapters.recall import steps_of
from kamishima.adapters.steps import END, Fork, Speech, Table, left_of
from kamishima.adapters.tables import make_table
from kamishima.core.errors import IllegalAction
from kamishima.core.game import Action, Decision
from kamishima.core.words import Phrase
from kamishima.testing.walk import walk


class Said(Action):
    """An action that is nothing but its words."""

    def __init__(self, head: str, bag: str = "", last: str | None = None) -> None:
        self.made = Phrase(tuple(head.split()), tuple(bag.split()), last)

    def phrase(self) -> Phrase:
        return self.made


def speech() -> Speech:
    return Speech(make_table("origami", 2))


def opened(*actions: Action) -> Fork:
    fork = speech().open(actions)
    assert isinstance(fork, Fork)
    return fork


def words_of(fork: Fork) -> list[str]:
    words = speech().words
    return [words[number] for number in fork.numbers]


def after(fork: Fork, *words: str) -> Fork | Action:
    here: Fork | Action = fork
    for word in words:
        assert isinstance(here, Fork)
        here = here.follow(speech().numbers[word])
    return here


def test_words_without_an_alternative_are_said_by_themselves() -> None:
    fork = opened(Said("play cat left"), Said("play cat right"))
    assert words_of(fork) == ["left", "right"]
    assert speech().text(fork.said) == "play cat"


def test_a_single_action_needs_no_word() -> None:
    only = Said("draw", "cat fox")
    assert speech().open([only]) is only


def test_an_action_that_could_go_on_is_ended_by_a_word_of_its_own() -> None:
    short, long = Said("draw", "cat"), Said("draw", "cat fox")
    fork = opened(short, long)
    assert words_of(fork) == ["cat", "fox"]
    assert after(fork, "fox") is long
    between = after(fork, "cat")
    assert isinstance(between, Fork)
    assert words_of(between) == ["fox", END]
    assert after(between, END) is short
    assert after(between, "fox") is long


def test_a_bag_can_be_said_in_any_order_and_its_last_word_closes_it() -> None:
    one, two = Said("play owl left pay", "cat fox", "dog"), Said("play owl left pay", "cat dog", "fox")
    fork = opened(one, two)
    assert words_of(fork) == ["cat", "fox", "dog"]
    assert after(fork, "fox") is one
    assert after(fork, "dog") is two
    between = after(fork, "cat")
    assert isinstance(between, Fork)
    assert words_of(between) == ["fox", "dog"]


def test_copies_in_a_bag_are_said_one_by_one() -> None:
    pair, single = Said("draw", "cat cat"), Said("draw", "cat")
    fork = opened(pair, single)
    assert words_of(fork) == ["cat", END]
    assert speech().text(fork.said) == "draw cat"
    assert after(fork, "cat") is pair


def test_a_word_keeps_the_actions_that_can_still_be_meant() -> None:
    one, two, three = Said("draw", "cat"), Said("draw", "cat fox"), Said("use fox")
    fork = opened(one, two, three)
    numbers = speech().numbers
    assert fork.actions(numbers["draw"]) == [one, two]
    assert fork.actions(numbers["use"]) == [three]
    between = after(fork, "draw", "cat")
    assert isinstance(between, Fork)
    assert between.actions(0) == [one]


def test_what_is_left_of_a_bag_is_said_once_each() -> None:
    phrase = Phrase(("draw",), ("cat", "cat", "fox", "owl"))
    assert left_of(phrase, ("draw",)) == ["cat", "fox", "owl"]
    assert left_of(phrase, ("draw", "cat", "owl")) == ["cat", "fox"]


def test_a_word_that_is_not_offered_is_refused_with_those_that_are() -> None:
    fork = opened(Said("play cat left"), Said("play cat right"))
    with pytest.raises(IllegalAction, match=r"'draw', which is not offered; after 'play cat' may follow: left, right"):
        fork.follow(speech().numbers["draw"])
    with pytest.raises(IllegalAction, match="999 is no word at all"):
        fork.follow(999)
    with pytest.raises(IllegalAction, match=r"0 is '\.', which is not offered"):
        fork.follow(0)


def reached(fork: Fork) -> set[str]:
    """All actions that can be said from here, but for other orders of the same bag."""
    found: set[str] = set()
    for number in fork.numbers:
        following = fork.follow(number)
        found |= reached(following) if isinstance(following, Fork) else {following.text}
    return found


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_every_action_of_every_decision_can_be_said_and_nothing_else(setup: Setup) -> None:
    game = make_table(*setup)
    language, seen = Speech(game), 0
    for visit in walk(game, seed=3):
        turn = game.turn(visit.state)
        if not isinstance(turn, Decision) or len(turn.actions) > 60 or visit.step % 3:
            continue
        fork = language.open(turn.actions)
        said = reached(fork) if isinstance(fork, Fork) else {fork.text}
        assert said == {action.text for action in turn.actions}
        seen += 1
    assert seen


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_masked_words_play_any_match_to_its_end(setup: Setup) -> None:
    table, rng = Table(make_table(*setup)), random.Random(1)
    table.reset(1)
    steps = 0
    while table.fork is not None:
        assert len(table.fork.numbers) > 1, "a step without a choice"
        table.say(rng.choice(table.fork.numbers))
        steps += 1
    assert table.result is not None
    assert steps > 0
    with pytest.raises(IllegalAction, match="the match is over"):
        table.say(1)


def played(seed: int) -> list[str]:
    table, rng = Table(make_table("origami", 3), remember=True), random.Random(5)
    table.reset(seed)
    while table.fork is not None:
        table.say(rng.choice(sorted(table.fork.numbers)))
    return [entry.action.text for entry in steps_of(table.log)]


def test_the_same_seed_and_words_give_the_same_match() -> None:
    assert played(4) == played(4)
    assert played(4) != played(5)


def test_the_log_replays_to_the_same_position() -> None:
    game = make_table("shaman", 2)
    table, rng = Table(game, remember=True), random.Random(2)
    table.reset(2)
    while table.fork is not None:
        table.say(rng.choice(table.fork.numbers))
    state = game.start()
    for entry in steps_of(table.log):
        assert game.encode(state) == game.encode(entry.state)
        state = game.apply(state, entry.action)
    assert game.encode(state) == game.encode(table.state)


def test_a_refused_word_changes_nothing() -> None:
    table = Table(make_table("shaman", 2))
    table.reset(1)
    before, fork = table.state, table.fork
    with pytest.raises(IllegalAction):
        table.say(table.speech.numbers["ride"])
    assert table.state is before
    assert table.fork is fork


def test_a_bot_can_do_a_whole_action_at_once() -> None:
    table = Table(make_table("shaman", 2), remember=True)
    table.reset(1)
    turn = table.turn
    assert isinstance(turn, Decision)
    table.act(turn.actions[0])
    assert table.log is not None
    assert any(entry.action is turn.actions[0] for entry in steps_of(table.log))


def test_a_log_is_kept_only_where_it_is_asked_for() -> None:
    table = Table(make_table("shaman", 2))
    table.reset(1)
    assert table.log is None
