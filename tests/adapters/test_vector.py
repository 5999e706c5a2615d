"""Many matches at once see and do the same as single ones."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Iterator

import numpy as np
import pytest
from tests.adapters.tables_played import ALL, Setup, named

from kamishima.adapters import collector
from kamishima.adapters.arrays import Observer
from kamishima.adapters.rewards import rewards
from kamishima.adapters.tables import make_table
from kamishima.adapters.vector import Vector
from kamishima.adapters.word_steps import WordPlay
from kamishima.core.errors import BadOptions, IllegalAction
from kamishima.core.turn import Decision
from kamishima.games.registry import GAMES


def some_words(vector: Vector, rng: random.Random) -> list[int]:
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in vector.masks]


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_rows_are_what_single_tables_show(setup: Setup) -> None:
    game, rng = make_table(*setup), random.Random(1)
    vector = Vector(game, 3, seed=2)
    plays = [WordPlay(game, vector.vocabulary) for _ in range(3)]
    observer = Observer(game, vector.vocabulary)
    for row, play in enumerate(plays):
        play.reset(2 * 3 + row)
    for _ in range(80):
        for row, play in enumerate(plays):
            assert vector.seats[row] == play.seat
            assert (vector.observations[row] == observer.observe(play, play.seat)).all()
            assert (vector.masks[row] == observer.mask(play.choice)).all()
        words = some_words(vector, rng)
        vector.step(words)
        for row, play in enumerate(plays):
            play.say(words[row])
            assert vector.finished[row] == (play.choice is None)
            if play.result is not None:
                assert vector.rewards[row].tolist() == pytest.approx(rewards(play.result, vector.reward))
                assert tuple(vector.scores[row]) == play.result.scores
                play.reset()


def test_a_match_that_is_over_begins_again() -> None:
    vector, rng = Vector(make_table("shaman", 2, {"turn_limit": 1}), 4), random.Random(3)
    ended = 0
    for _ in range(120):
        vector.step(np.array(some_words(vector, rng)))
        ended += int(vector.finished.sum())
        assert (vector.rewards[~vector.finished] == 0).all()
        assert (vector.masks.sum(axis=1) > 1).all()
    assert ended >= 4


def test_a_bot_can_act_in_one_row_while_the_others_wait() -> None:
    vector = Vector(make_table("origami", 2), 2)
    before = vector.observations.copy()
    turn = vector.plays[1].turn
    assert isinstance(turn, Decision)
    vector.act(1, turn.actions[0])
    assert (vector.observations[0] == before[0]).all()
    assert (vector.observations[1] != before[1]).any()


def test_the_same_seed_gives_the_same_matches() -> None:
    game = make_table("origami", 2)
    one, two, other = Vector(game, 2, seed=1), Vector(game, 2, seed=1), Vector(game, 2, seed=2)
    assert (one.observations == two.observations).all()
    assert (one.observations != other.observations).any()


def test_the_rows_differ_from_each_other() -> None:
    vector = Vector(make_table("origami", 2), 2)
    assert (vector.observations[0] != vector.observations[1]).any()


def test_bad_numbers_are_refused() -> None:
    game = make_table("origami", 2)
    with pytest.raises(BadOptions, match="at least one match is played, not 0"):
        Vector(game, 0)
    with pytest.raises(BadOptions, match="2 matches need 2 words, not 3"):
        Vector(game, 2).step([1, 2, 3])
    with pytest.raises(BadOptions, match="no reward 'money'"):
        Vector(game, 2, reward="money")
    with pytest.raises(IllegalAction, match="which is not offered"):
        Vector(game, 1).step([0])


def test_a_word_that_is_not_offered_in_one_match_moves_none() -> None:
    vector = Vector(make_table("origami", 2), 2)
    before, states = vector.observations.copy(), [play.state for play in vector.plays]
    choices = [play.choice for play in vector.plays]
    with pytest.raises(IllegalAction, match="which is not offered"):
        vector.step([vector.allowed[0][0], 0])
    assert (vector.observations == before).all()
    assert [play.state for play in vector.plays] == states
    assert [play.choice for play in vector.plays] == choices
    vector.step([words[0] for words in vector.allowed])


def test_it_knows_how_many_matches_it_plays() -> None:
    assert len(Vector(make_table("shaman", 2), 5)) == 5


# -- the garbage collector ---------------------------------------------------------------------------------------------


@pytest.fixture
def collected() -> Iterator[list[int]]:
    """The generation of each collection that has run."""
    found: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "stop":
            found.append(about["generation"])

    gc.collect()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


@pytest.mark.parametrize("name", GAMES)
def test_the_collector_does_not_look_through_the_matches_in_every_step(name: str, collected: list[int]) -> None:
    vector, rng = Vector(make_table(name, 2), 64), random.Random(1)
    del collected[:]
    for _ in range(12):
        vector.step([rng.choice(words) for words in vector.allowed])
    assert [generation for generation in collected if generation < 2] == []
    assert gc.isenabled()


@pytest.mark.parametrize("name", GAMES)
def test_matches_have_no_cycles_that_only_the_collector_could_free(name: str) -> None:
    vector, rng = Vector(make_table(name, 2), 8), random.Random(2)
    gc.collect()
    gc.disable()
    try:
        for _ in range(60):
            vector.step([rng.choice(words) for words in vector.allowed])
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_collector_that_is_off_stays_off_and_is_left_alone(collected: list[int]) -> None:
    vector = Vector(make_table("shaman", 2), 2)
    del collected[:]
    gc.disable()
    try:
        vector.step([words[0] for words in vector.allowed])
        assert not gc.isenabled()
        assert collected == []
    finally:
        gc.enable()


def test_the_collector_is_on_again_after_a_word_that_is_not_offered() -> None:
    vector = Vector(make_table("origami", 2), 2)
    with pytest.raises(IllegalAction):
        vector.step([0, 0])
    assert gc.isenabled()


class Ring:
    """Something that holds itself, as only the collector can free it."""

    def __init__(self) -> None:
        self.me = self


def test_cycles_of_others_are_still_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "LEAST", 0.0)
    vector = Vector(make_table("shaman", 2), 2)
    ring = weakref.ref(Ring())
    while ring() is not None:
        vector.step([words[0] for words in vector.allowed])
    assert gc.isenabled()


def test_objects_that_somebody_has_frozen_stay_frozen() -> None:
    gc.freeze()
    try:
        frozen = gc.get_freeze_count()
        vector = Vector(make_table("shaman", 2), 2)
        vector.step([words[0] for words in vector.allowed])
        assert gc.get_freeze_count() > frozen // 2  # some of them were let go by others
    finally:
        gc.unfreeze()
