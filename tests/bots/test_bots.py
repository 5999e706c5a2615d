"""Bots see a seat, never the state."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from zlib import crc32

import msgspec
import pytest
from tests.bots.quick import QUICK

from kamishima.bots.registry import BOTS, Bot, make_bot
from kamishima.bots.seat import Seat
from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Action, Decision, SeatId
from kamishima.games.registry import GAMES, box
from kamishima.lab.simulate import play
from kamishima.testing.walk import Visit, walk

EVERY_BOT = [(bot, game) for bot in QUICK for game in GAMES]


def decisions(game: str, seed: int, every: int = 4) -> list[Visit]:
    """Some positions of a random game in which somebody decides."""
    table = box(game).table(3)
    return [visit for visit in walk(table, seed) if isinstance(table.turn(visit.state), Decision)][::every]


def decider(visit: Visit) -> SeatId:
    turn = visit.game.turn(visit.state)
    assert isinstance(turn, Decision)
    return turn.seat


def swapped(visit: Visit) -> State:
    """The same position with what is hidden from the mover swapped."""
    other: State = visit.game.resample(visit.state, decider(visit), random.Random(99))
    return other


def same_choice(make: Callable[[State], Bot], visit: Visit) -> bool:
    """Whether a bot chooses the same when what is hidden is swapped and the seed is kept."""
    seat = decider(visit)
    choices = [
        make(state).choose(Seat(visit.game, state, seat, random.Random(5))) for state in (visit.state, swapped(visit))
    ]
    return choices[0] == choices[1]


@pytest.mark.parametrize(("bot", "game"), EVERY_BOT)
def test_what_is_hidden_changes_no_choice(bot: str, game: str) -> None:
    """Swap the hidden part, keep the seed: the bot chooses the same."""
    visits = decisions(game, seed=2, every=9)
    assert visits
    assert all(same_choice(lambda _: make_bot(bot, 7), visit) for visit in visits)


class Peeper(Bot):
    """Was handed the real position beforehand, and lets what is hidden in it decide."""

    def __init__(self, truth: State, game: AnyGame) -> None:
        super().__init__(0)
        self._secret = crc32(msgspec.json.encode(game.encode(truth)))

    def choose(self, seat: Seat) -> Action:
        return seat.actions[self._secret % len(seat.actions)]


@pytest.mark.parametrize("game", ["origami", "shaman"])
def test_a_bot_that_peeps_at_the_real_position_fails_the_same_test(game: str) -> None:
    visits = [visit for visit in decisions(game, seed=2) if visit.state is not swapped(visit)]
    assert not all(same_choice(lambda truth: Peeper(truth, visits[0].game), visit) for visit in visits)


def test_in_origami_islands_nothing_is_hidden_so_there_is_nothing_to_peep_at() -> None:
    assert all(swapped(visit) is visit.state for visit in decisions("islands", seed=2))


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
        kept = [value for value in gc.get_referents(seat) if hasattr(value, "hands")]
        assert visit.state not in kept
        different += visit.game.encode(kept[0]) != visit.game.encode(visit.state)
    assert different > 0


SHORT = {"origami": {"turn-limit": 3}, "islands": {}, "shaman": {"turn-limit": 2}}
"""Options that make games short."""


@pytest.mark.parametrize(("bot", "game"), [(bot, game) for bot, game in EVERY_BOT if game != "islands"])
def test_the_same_seed_plays_the_same_game(bot: str, game: str) -> None:
    table = box(game).table(2, SHORT[game])
    assert play(table, (bot, bot), 3) == play(table, (bot, bot), 3)


@pytest.mark.parametrize("bot", QUICK)
def test_every_bot_says_only_what_is_offered(bot: str) -> None:
    for game in GAMES:
        for visit in decisions(game, seed=6, every=17):
            seat = Seat(visit.game, visit.state, decider(visit), random.Random(1))
            assert make_bot(bot, 1).choose(seat) in seat.actions


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(KamishimaError, match="there is no bot 'deep'; the bots are uniform, greedy, paper"):
        make_bot("deep", 0)


def test_the_levels_have_the_same_names_in_every_game() -> None:
    assert list(BOTS)[-6:] == ["uniform", "greedy", "paper", "crane", "dragon", "master"]


@pytest.mark.parametrize(("game", "games"), [("origami", 12), ("shaman", 8), ("islands", 2)])
def test_greedy_beats_uniform(game: str, games: int) -> None:
    """With seats swapped; over many games nine of ten are won, over few three of four will do."""
    table = box(game).table(2)
    wins = 0
    for seed in range(games):
        names = ("greedy", "uniform") if seed % 2 else ("uniform", "greedy")
        outcome = play(table, names, seed)
        wins += outcome.ranks[names.index("greedy")] == 1
    assert wins >= 0.75 * games
