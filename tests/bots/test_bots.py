"""Bots see a seat, never the state."""

from __future__ import annotations

import random

import msgspec
import pytest

from kamishima.bots.bot import BOTS, make_bot
from kamishima.bots.seat import Seat
from kamishima.core.errors import KamishimaError
from kamishima.core.game import Decision
from kamishima.games.registry import GAMES, box
from kamishima.lab.simulate import play
from kamishima.testing.walk import Visit, walk

EVERY_BOT = [(bot, game) for bot in BOTS for game in GAMES]


def decisions(game: str, seed: int) -> list[Visit]:
    """Some positions of a random game in which somebody decides."""
    table = box(game).table(3)
    return [visit for visit in walk(table, seed) if isinstance(table.turn(visit.state), Decision)][::4]


@pytest.mark.parametrize(("bot", "game"), EVERY_BOT)
def test_what_is_hidden_changes_no_choice(bot: str, game: str) -> None:
    """Swap the hidden part, keep the seed: the bot chooses the same."""
    for visit in decisions(game, seed=2):
        turn = visit.game.turn(visit.state)
        assert isinstance(turn, Decision)
        other = visit.game.resample(visit.state, turn.seat, random.Random(99))
        seats = [Seat(visit.game, state, turn.seat, random.Random(5)) for state in (visit.state, other)]
        choices = [make_bot(bot, 7).choose(seat) for seat in seats]
        assert choices[0] == choices[1]


def test_a_seat_shows_the_view_and_the_actions_of_the_real_position() -> None:
    for visit in decisions("origami", seed=4):
        turn = visit.game.turn(visit.state)
        assert isinstance(turn, Decision)
        seat = Seat(visit.game, visit.state, turn.seat, random.Random(1))
        assert seat.actions == turn.actions
        assert msgspec.json.encode(seat.view) == msgspec.json.encode(visit.game.view(visit.state, turn.seat))


def test_a_seat_does_not_hold_the_real_position() -> None:
    """Whatever a bot digs out of its seat, the hidden cards are guesses."""
    different = 0
    for visit in decisions("origami", seed=4):
        turn = visit.game.turn(visit.state)
        assert isinstance(turn, Decision)
        seat = Seat(visit.game, visit.state, turn.seat, random.Random(1))
        kept = [value for value in vars(seat).values() if hasattr(value, "hands")]
        assert visit.state not in kept
        different += visit.game.encode(kept[0]) != visit.game.encode(visit.state)
    assert different > 0


@pytest.mark.parametrize(("bot", "game"), EVERY_BOT)
def test_the_same_seed_plays_the_same_game(bot: str, game: str) -> None:
    table = box(game).table(2)
    assert play(table, (bot, bot), 3) == play(table, (bot, bot), 3)


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(KamishimaError, match="there is no bot 'deep'; the bots are uniform, greedy"):
        make_bot("deep", 0)


@pytest.mark.parametrize("game", list(GAMES))
def test_greedy_beats_uniform(game: str) -> None:
    """Eighty games with seats swapped: by luck alone, 52 wins would come less than once in two hundred runs."""
    table = box(game).table(2)
    wins = 0
    for seed in range(80):
        names = ("greedy", "uniform") if seed % 2 else ("uniform", "greedy")
        outcome = play(table, names, seed)
        wins += outcome.ranks[names.index("greedy")] == 1
    assert wins >= 52
