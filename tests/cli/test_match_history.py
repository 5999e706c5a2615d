"""A history follows a match forwards and backwards, and tells every audience what it may know."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import msgspec
import pytest

from kamishima.cli.match_history import MatchHistory
from kamishima.core.chance import SeededDice
from kamishima.core.game import AnyGame
from kamishima.core.match import Match
from kamishima.core.turn import Decision
from kamishima.games.registry import box
from kamishima.testing.walk import audiences, heard

TABLES = [
    pytest.param(2, {}, id="classic for two"),
    pytest.param(4, {"turn-limit": 12}, id="classic for four"),
    pytest.param(3, {"box": "legends", "turn-limit": 15}, id="legends for three"),
]


def table(players: int, options: dict[str, object]) -> AnyGame:
    return box("origami").table(players, options)


def playing(game: AnyGame, seed: int) -> Iterator[Match]:
    """A random match after every decision; whenever a choice can be taken back, it is now and then."""
    rng = random.Random(seed)
    match = Match(game, tuple(f"player {seat + 1}" for seat in game.seats), SeededDice(seed))
    yield match
    while isinstance(turn := match.turn, Decision):
        match.act(turn.seat, rng.choice(turn.actions))
        yield match
        while match.undoable(turn.seat) and rng.random() < 0.3:
            match.undo(turn.seat)
            yield match


def played(game: AnyGame, seed: int) -> tuple[Match, MatchHistory]:
    history = MatchHistory(game)
    *_, match = playing(game, seed)
    history.follow(match)
    return match, history


def gaps(event: object) -> int:
    """How many fields of an event are kept back."""
    return sum(value is None for value in msgspec.to_builtins(event).values())


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_chronicle_always_stands_where_the_match_stands(players: int, options: dict[str, object], seed: int) -> None:
    game = table(players, options)
    history = MatchHistory(game)
    for match in playing(game, seed):
        history.follow(match)
        assert history.steps == match.log
        assert len(history.states) == len(match.log) + 1
        assert history.states[-1] is match.state or game.encode(history.states[-1]) == game.encode(match.state)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_following_step_by_step_or_at_once_is_the_same(players: int, options: dict[str, object]) -> None:
    game = table(players, options)
    slowly = MatchHistory(game)
    for match in playing(game, 5):
        slowly.follow(match)
    _, at_once = played(game, 5)
    assert slowly.steps == at_once.steps
    assert [game.encode(state) for state in slowly.states] == [game.encode(state) for state in at_once.states]


def test_a_choice_that_was_taken_back_and_made_otherwise_leaves_no_trace() -> None:
    game = table(2, {})
    for match in itertools.chain.from_iterable(playing(game, seed) for seed in range(50)):
        last = match.log[-1] if match.log else None
        if last is not None and last.seat is not None and match.undoable(last.seat):
            history = MatchHistory(game)
            history.follow(match)
            match.undo(last.seat)
            turn = match.turn
            assert isinstance(turn, Decision)
            match.act(last.seat, next(action for action in turn.actions if action != last.action))
            history.follow(match)
            assert history.steps == match.log
            assert game.encode(history.states[-1]) == game.encode(match.state)
            return
    pytest.fail("no match had a choice that could be taken back")


def test_following_a_match_that_has_not_moved_does_nothing() -> None:
    match, history = played(table(2, {}), 1)
    before = list(history.states)
    history.follow(match)
    assert all(one is other for one, other in zip(history.states, before, strict=True))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_audience_is_told_what_the_rules_tell_it(players: int, options: dict[str, object]) -> None:
    game = table(players, options)
    match, history = played(game, 2)
    state = game.start()
    for index, step in enumerate(match.log):
        for audience in audiences(game):
            assert history.events(index, audience) == heard(game, state, step.action, audience)
        state = game.apply(state, step.action)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_with_nothing_hidden_each_event_is_told_by_whoever_sees_most_of_it(
    players: int, options: dict[str, object]
) -> None:
    game = table(players, options)
    opened = sum(opened_in(game, *played(game, seed)) for seed in range(6))
    assert opened, "nothing was ever hidden, so these matches show nothing"


def opened_in(game: AnyGame, match: Match, history: MatchHistory) -> int:
    """How many events a spectator sees less of than somebody else; all of them are told openly."""
    opened = 0
    for index in range(len(match.log)):
        tellings: list[tuple[object, ...]] = [history.events(index, audience) for audience in audiences(game)]
        for event, *versions in zip(history.narration(index).full, *tellings, strict=True):
            assert event in versions
            assert gaps(event) == min(gaps(version) for version in versions)
            opened += gaps(event) < gaps(versions[-1])
    return opened
