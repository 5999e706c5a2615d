"""A match as a value: the same as `Match`, step by step, with undo and snapshots."""

from __future__ import annotations

import random

import pytest

from kamishima.core.chance import SecretDice
from kamishima.core.errors import IllegalAction, NotYourTurn, NoUndo
from kamishima.core.game import AnyGame
from kamishima.core.match import Match
from kamishima.core.play import Play
from kamishima.core.turn import Decision, SeatId
from kamishima.games.registry import GAMES, box
from kamishima.server.match.log_steps import follow, resume, snapshot_of
from kamishima.server.store.log_rows import STEP, UNDO
from kamishima.server.store.matches import Entry

DICE = SecretDice(bytes(range(32)))


def beginning(game: AnyGame) -> Play:
    """A match up to its first decision."""
    return drawn_out(Play.begin(game))


def drawn_out(play: Play) -> Play:
    while (drawn := play.draw(DICE)) is not None:
        play = play.advance(drawn)
    return play


def twin(game: AnyGame) -> Match:
    names = tuple([f"player {seat + 1}" for seat in game.seats])
    return Match(game, names, DICE)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_play_follows_the_same_way_as_a_match(name: str) -> None:
    game, rng = box(name).table(2), random.Random(7)
    match, play = twin(game), beginning(game)
    while isinstance(turn := match.turn, Decision):
        action = rng.choice(turn.actions)
        match.act(turn.seat, action)
        play = drawn_out(play.advance(play.find(turn.seat, action.text)))
        assert game.encode(play.state) == game.encode(match.state)
        assert play.index == len(match.log)
    assert play.result == match.result


@pytest.mark.parametrize("name", list(GAMES))
def test_undo_is_allowed_exactly_where_a_match_allows_it(name: str) -> None:
    game, rng = box(name).table(2), random.Random(3)
    match, play = twin(game), beginning(game)
    for _ in range(300):
        turn = match.turn
        if not isinstance(turn, Decision):
            break
        assert [play.undoable(seat) for seat in game.seats] == [match.undoable(seat) for seat in game.seats]
        undoers = [seat for seat in game.seats if match.undoable(seat)]
        if undoers and rng.random() < 0.3:
            match.undo(undoers[0])
            play = play.undo(undoers[0])
        else:
            action = rng.choice(turn.actions)
            match.act(turn.seat, action)
            play = drawn_out(play.advance(play.find(turn.seat, action.text)))
        assert game.encode(play.state) == game.encode(match.state)


def test_the_log_grows_also_when_a_step_is_taken_back() -> None:
    play = beginning(box("shaman").table(2))
    seat = play.acting
    assert seat is not None
    turn = play.turn
    assert isinstance(turn, Decision)
    after = play.advance(turn.actions[0])
    assert (after.index, after.undo(seat).index) == (play.index + 1, play.index + 2)
    assert after.undo(seat).state is play.state


def test_nobody_takes_back_a_step_of_somebody_else() -> None:
    play = beginning(box("shaman").table(2))
    with pytest.raises(NoUndo, match="nothing can be taken back"):
        play.undo(SeatId(0))


def log_of(game: AnyGame, seed: int, undos: float = 0.2) -> tuple[list[Entry], Play]:
    """A random match with steps taken back, as it stands in a log."""
    rng, play, entries = random.Random(seed), Play.begin(game), list[Entry]()

    def add(kind: int, seat: SeatId | None, words: str) -> None:
        entries.append(Entry(len(entries), kind, seat, words, "", 0.0))

    while play.result is None:
        drawn = play.draw(DICE)
        if drawn is not None:
            add(STEP, None, drawn.text)
            play = play.advance(drawn)
            continue
        if play.whose is not None and play.undoable(play.whose) and rng.random() < undos:
            add(UNDO, play.whose, "")
            play = play.undo(play.whose)
            continue
        turn = play.turn
        assert isinstance(turn, Decision)
        action = rng.choice(turn.actions)
        add(STEP, turn.seat, action.text)
        play = play.advance(action)
    return entries, play


@pytest.mark.parametrize("name", list(GAMES))
def test_a_log_leads_to_the_same_position(name: str) -> None:
    game = box(name).table(2)
    entries, end = log_of(game, seed=5)
    play = Play.begin(game)
    for entry in entries:
        play, _ = follow(play, entry)
    assert game.encode(play.state) == game.encode(end.state)
    assert play.chances == end.chances


@pytest.mark.parametrize("name", list(GAMES))
def test_a_snapshot_and_the_rest_of_the_log_are_as_good_as_the_whole_log(name: str) -> None:
    game = box(name).table(2)
    entries, _ = log_of(game, seed=11)
    play = Play.begin(game)
    for entry in entries[: len(entries) // 2]:
        play, _ = follow(play, entry)
    snapshot = snapshot_of(play)
    again = resume(game, snapshot)
    for entry in entries[snapshot.index : len(entries) // 2]:
        again, _ = follow(again, entry)
    assert game.encode(again.state) == game.encode(play.state)
    assert (again.index, again.chances) == (play.index, play.chances)
    assert [again.undoable(seat) for seat in game.seats] == [play.undoable(seat) for seat in game.seats]


def test_a_snapshot_is_of_a_position_that_cannot_be_taken_back() -> None:
    game = box("shaman").table(2)
    play = beginning(game)
    before = play.index
    seat = play.acting
    assert seat is not None
    for _ in range(2):
        turn = play.turn
        assert isinstance(turn, Decision)
        if turn.seat != seat:
            break
        play = play.advance(turn.actions[0])
    assert play.settled.index == before


def test_words_are_found_in_any_order_of_a_bag_and_refused_with_what_would_fit() -> None:
    play = beginning(box("origami").table(2))
    seat = play.acting
    assert seat is not None
    with pytest.raises(IllegalAction, match="'dance' is not offered; now may follow: "):
        play.find(seat, "dance")
    with pytest.raises(IllegalAction, match="say some words"):
        play.find(seat, "  ")


def test_only_the_acting_seat_may_speak() -> None:
    play = beginning(box("origami").table(2))
    other = SeatId(1 - (play.acting or 0))
    with pytest.raises(NotYourTurn):
        play.find(other, "draw")


def test_a_log_that_does_not_fit_is_told_with_its_index() -> None:
    play = Play.begin(box("shaman").table(2))
    with pytest.raises(IllegalAction, match="entry 0: 'dance' is not offered"):
        follow(play, Entry(0, STEP, None, "dance", "", 0.0))
