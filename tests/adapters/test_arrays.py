"""Observations as numbers: named, within their bounds, and without anything hidden."""

from __future__ import annotations

import numpy as np
import pytest
from tests.adapters.array_secrecy import check_game
from tests.adapters.tables_played import ALL, Setup, named
from tests.kit.tiny_games import Envelope

from kamishima.adapters.arrays import SAID, Numbers, Observer, Plan, encoder_of
from kamishima.adapters.observation import Encoder
from kamishima.adapters.tables import make_table
from kamishima.adapters.word_steps import Vocabulary, WordChoice, WordPlay
from kamishima.core.game import AnyGame, State
from kamishima.core.observation import Block
from kamishima.core.turn import SeatId
from kamishima.testing.walk import Fault, final_state, walk


def observer_of(game: AnyGame) -> Observer:
    return Observer(game, Vocabulary(game))


def test_a_plan_names_every_number() -> None:
    plan = Plan([Block("one", (2, 3), 0, 1, 1, "first"), Block("two", (4,), -5, 9, 3, "second")])
    assert plan.size == 10
    parts = plan.split(np.arange(10, dtype=np.float32))
    assert parts["one"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert parts["two"].tolist() == [6, 7, 8, 9]
    assert plan.low.tolist() == [0] * 6 + [-5] * 4
    assert plan.high.tolist() == [1] * 6 + [9] * 4


def test_a_plan_splits_many_observations_at_once_without_copying() -> None:
    plan = Plan([Block("one", (2,), 0, 1, 1, ""), Block("two", (1,), 0, 1, 1, "")])
    many = np.zeros((5, 3), np.float32)
    plan.split(many)["two"][3] = 7
    assert many[3].tolist() == [0, 0, 7]


def test_scaled_numbers_are_divided_by_what_is_a_lot() -> None:
    plan = Plan([Block("one", (2,), 0, 100, 10, "")])
    assert plan.scaled(np.array([5, 20], np.float32)).tolist() == [0.5, 2.0]


def own_encoder(game: AnyGame) -> Encoder:
    encoder = encoder_of(game)
    assert encoder is not None
    return encoder


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_every_block_has_a_name_a_shape_and_a_meaning(setup: Setup) -> None:
    game = make_table(*setup)
    encoder, plan = own_encoder(game), observer_of(game).plan
    names = [block.name for block in plan.blocks]
    assert len(set(names)) == len(names)
    assert names[-1] == SAID
    assert all(block.meaning and block.size > 0 and block.low < block.high for block in plan.blocks)
    assert plan.size == encoder.size + len(game.vocabulary) + 1


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_all_numbers_of_a_match_are_within_their_bounds(setup: Setup) -> None:
    game = make_table(*setup)
    observer = observer_of(game)
    states: list[State] = [visit.state for visit in walk(game, seed=5) if visit.step % 7 == 0]
    for state in [*states, final_state(game, 5)]:
        for seat in (*game.seats, None):
            seen = observer.observation(state, seat)
            assert seen.dtype == np.float32
            assert (seen >= observer.plan.low).all()
            assert (seen <= observer.plan.high).all()


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_no_number_shows_anything_hidden(setup: Setup) -> None:
    game = make_table(*setup)
    assert check_game(game, observer_of(game), seed=11, every=4) > 5


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_nothing_that_was_seen_before_shows_through(setup: Setup) -> None:
    """Views and numbers share what has not changed; they are those of positions that nobody has looked at before."""
    game = make_table(*setup)
    used, checked = own_encoder(game), 0
    for one, two in zip(walk(game, seed=3), walk(game, seed=4), strict=False):
        for visit in (one, two):
            for seat in (*game.seats, None):
                view = game.view(visit.state, seat)
                written = used.write(view)
                if visit.step % 23 == 0:
                    bare = game.view(game.decode(game.encode(visit.state)), seat)
                    assert view == bare
                    assert written == own_encoder(game).write(bare)
                    checked += 1
    assert checked > 5


class Leaky(Observer):
    """Shows the first coin of seat 1 to everybody."""

    def observation(self, state: State, seat: SeatId | None, choice: WordChoice | None = None) -> Numbers:
        seen = super().observation(state, seat, choice).copy()
        seen[0] = state.where[1 + state.size]  # type: ignore[attr-defined]  # of a position of Shaman Island
        return seen


def test_a_planted_leak_is_found() -> None:
    game = make_table("shaman", 2)
    leaky = Leaky(game, Vocabulary(game))
    with pytest.raises(Fault, match="show something hidden: phase"):
        check_game(game, leaky, seed=1, every=1)


def test_what_was_said_is_seen_by_who_said_it_alone() -> None:
    play = WordPlay(make_table("shaman", 2))
    observer = Observer(play.game, play.vocabulary)
    play.reset(3)
    while play.choice is not None and not play.choice.said:
        play.say(play.choice.numbers[0])
    assert play.choice is not None
    assert play.seat is not None
    mine = observer.plan.split(observer.observe(play, play.seat))[SAID]
    other = observer.plan.split(observer.observe(play, SeatId(1 - play.seat)))[SAID]
    assert [mine[number] for number in play.choice.said] == list(range(1, len(play.choice.said) + 1))
    assert mine.sum() == sum(range(1, len(play.choice.said) + 1))
    assert other.sum() == 0


def test_observations_are_fresh_arrays() -> None:
    play = WordPlay(make_table("origami", 2))
    observer = Observer(play.game, play.vocabulary)
    play.reset(1)
    one, two = observer.observe(play, play.seat), observer.observe(play, play.seat)
    one[:] = 0
    assert two.any()
    assert observer.observe(play, play.seat).any()


def test_a_mask_allows_exactly_the_words_that_can_follow() -> None:
    play = WordPlay(make_table("origami", 2))
    observer = Observer(play.game, play.vocabulary)
    play.reset(1)
    assert play.choice is not None
    mask = observer.mask(play.choice)
    assert np.flatnonzero(mask).tolist() == sorted(play.choice.numbers)
    assert observer.mask(None).sum() == 0


def test_the_seat_that_looks_is_always_the_first() -> None:
    game = make_table("origami", 3)
    observer = observer_of(game)
    for visit in walk(game, seed=2):
        for seat in game.seats:
            players = observer.plan.split(observer.observation(visit.state, seat))["players"]
            assert players[0][0] == len(visit.state.hands[seat])  # type: ignore[attr-defined]  # of Origami


def test_a_game_without_an_encoder_is_seen_by_the_words_of_its_turns() -> None:
    """Each audience has cells of its own: what a seat has said of its action, nobody else sees."""
    game = Envelope(2)
    assert encoder_of(game) is None
    table = WordPlay(game)
    table.reset(1)
    observer = Observer(game, table.vocabulary)
    assert [block.name for block in observer.plan.blocks] == [SAID]
    word = table.vocabulary.words.index("guess")
    for said in ("sun", "guess"):
        table.say(table.vocabulary.words.index(said))
    me, other = SeatId(0), SeatId(1)
    for _ in range(2):
        assert observer.observe(table, me).nonzero()[0].tolist() == [word]
        assert not observer.observe(table, other).any()
        assert not observer.observe(table, None).any()
