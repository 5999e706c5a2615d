"""Test the test: each planted fault makes the kit fail, with the reason that it should give."""

from __future__ import annotations

from types import ModuleType

import pytest

from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame
from kamishima.testing.conformance import check_game
from kamishima.testing.walk import Fault

# A hand that is fully known, or a deck that follows from it, is no secret: such a leak shows first at a hidden draw.
PLANTED = {
    "LeakyView": "can tell it apart from",
    "LeakyDeck": "can tell it apart from",
    "LeakyNarration": "can tell it apart from",
    "HidesNothing": "reads these words, but cannot tell what follows",
    "TagsNoWords": "reads these words, but cannot tell what follows",
    "TagsTheNextSeat": "can tell it apart from",
    "HidesItsOwnWords": "may not read its own words",
    "LeakyQuestion": "shows something hidden",
    "LeakyActions": "depend on something hidden",
    "AcceptsAnything": "was accepted, but is not offered",
    "LosesACard": "a card was lost or made",
    "BiasedDie": "the weights are not positive",
    "OffersTwice": "offered twice",
    "ShufflesTheOffer": "in another order",
    "RollsInSecret": "two different positions",
    "ChangesTheGiven": "apply changed the position",
    "ForgetsAField": "another one after encoding and decoding",
    "NeverEnds": "beyond its bound of 30 steps",
    "MisreadsText": "is parsed as",
    "SpeaksUnknownWords": "not in the vocabulary: ['pay']",
    "PeeksWhileResampling": "depends on something hidden",
    "ResamplesWhatIsSeen": "depends on something hidden",
}


def test_the_unbroken_game_passes(broken_games: ModuleType) -> None:
    check_game(broken_games.Broken(), seed=1)


@pytest.mark.parametrize("name", list(PLANTED))
def test_a_planted_fault_is_found(broken_games: ModuleType, name: str) -> None:
    with pytest.raises((Fault, KamishimaError)) as error:
        check_many(getattr(broken_games, name)())
    assert PLANTED[name] in str(error.value)


def check_many(game: AnyGame) -> None:
    for seed in range(20):
        check_game(game, seed)


def test_every_broken_game_is_tried(broken_games: ModuleType) -> None:
    planted = {name for name in vars(broken_games) if isinstance(getattr(broken_games, name), type)}
    planted = {name for name in planted if broken_games.Broken in getattr(broken_games, name).__mro__[1:]}
    assert planted == set(PLANTED)


def test_a_fault_tells_how_to_see_it_again(broken_games: ModuleType) -> None:
    with pytest.raises(Fault) as error:
        check_game(broken_games.LeakyView(), seed=4)
    assert "broken, 3 players, options {" in str(error.value)
    assert "seed 4, step " in str(error.value)
