"""Whatever is refused leaves the match as it was: state, log and undo."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.kit.tiny_games import DEALS, GUESSES, LADDER_TEXTS, MARKS, Envelope, Ladder, Say

from kamishima.core.chance import SecretDice
from kamishima.core.errors import IllegalAction, KamishimaError, NotYourTurn
from kamishima.core.game import AnyGame
from kamishima.core.match import LogEntry, Match
from kamishima.core.text.finding import find
from kamishima.core.turn import Chance, Decision, SeatId
from kamishima.core.words import follow
from kamishima.testing.walk import actions_of

ALL_TEXTS = (*LADDER_TEXTS, *DEALS, *MARKS, "peek", *GUESSES)
slowly = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])

games: st.SearchStrategy[AnyGame] = st.sampled_from([Ladder(2), Ladder(3), Envelope(2), Envelope(3)])
secrets = st.binary(min_size=32, max_size=32)


@st.composite
def matches(draw: st.DrawFn, *, with_dice: bool = True) -> Match:
    """A match that has gone some way."""
    game = draw(games)
    dice = SecretDice(draw(secrets)) if with_dice else None
    match = Match(game, tuple([f"p{seat + 1}" for seat in game.seats]), dice)
    for _ in range(draw(st.integers(0, 10))):
        turn = match.turn
        if isinstance(turn, Decision):
            match.act(turn.seat, draw(st.sampled_from(turn.actions)))
        elif isinstance(turn, Chance):
            match.chance(draw(st.sampled_from(turn.actions)))
    return match


def snapshot(match: Match) -> tuple[object, list[LogEntry], list[int]]:
    return match.state, list(match.log), [match.undoable(seat) for seat in match.game.seats]


def said(match: Match, seat: SeatId, text: str) -> list[LogEntry] | KamishimaError:
    """The steps that followed, or the refusal."""
    try:
        return match.say(seat, text)
    except KamishimaError as error:
        return error


def texts(game: AnyGame) -> st.SearchStrategy[str]:
    """Words of the game in any order, legal or not."""
    words = st.sampled_from([*game.vocabulary, "jump", ""])
    return st.one_of(st.lists(words, max_size=3).map(" ".join), st.sampled_from(ALL_TEXTS))


@slowly
@given(matches(), st.data())
def test_words_are_taken_or_refused_but_never_half(match: Match, data: st.DataObject) -> None:
    seat = SeatId(data.draw(st.integers(0, match.game.players - 1)))
    text = data.draw(texts(match.game))
    offered = actions_of(match.game, match.state)
    mine = isinstance(match.turn, Decision) and match.turn.seat == seat
    legal = mine and " ".join(text.split()) in [action.text for action in offered]
    before = snapshot(match)
    answer = said(match, seat, text)
    if isinstance(answer, KamishimaError):
        assert not legal
        assert isinstance(answer, IllegalAction if mine else NotYourTurn)
        assert snapshot(match) == before
    else:
        assert legal
        assert answer == match.log[len(before[1]) :]
        assert [step.seat for step in answer] == [seat, *[None] * (len(answer) - 1)]


@slowly
@given(matches(with_dice=False), st.sampled_from(ALL_TEXTS), st.booleans())
def test_an_action_said_at_the_wrong_time_or_by_the_wrong_side_is_refused(
    match: Match, text: str, by_chance: bool
) -> None:
    turn = match.turn
    right_side = isinstance(turn, Chance) if by_chance else isinstance(turn, Decision)
    if right_side and text in [action.text for action in actions_of(match.game, match.state)]:
        return
    before = snapshot(match)
    seat = turn.seat if isinstance(turn, Decision) else SeatId(0)
    with pytest.raises((IllegalAction, NotYourTurn)):
        match.chance(Say(text)) if by_chance else match.act(seat, Say(text))
    assert snapshot(match) == before


@slowly
@given(matches(), st.data())
def test_a_refusal_offers_only_words_that_are_then_taken(match: Match, data: st.DataObject) -> None:
    """Follow the advice of the error, word by word, and the action is accepted."""
    turn = match.turn
    if not isinstance(turn, Decision):
        return
    said: list[str] = []
    phrases = [action.phrase() for action in turn.actions]
    while follow(phrases, said).complete is None:
        with pytest.raises(IllegalAction) as error:
            match.say(turn.seat, " ".join([*said, "jump"]))
        advice = error.value.message.partition("may follow: ")[2].split(", ")
        said.append(data.draw(st.sampled_from(advice)))
    match.say(turn.seat, " ".join(said))
    assert turn.actions[find(phrases, " ".join(said))] in [step.action for step in match.log]
