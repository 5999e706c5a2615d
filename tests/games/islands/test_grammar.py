"""Text and actions are exact inverses."""

from __future__ import annotations

import pytest
from tests.games.islands.conftest import PACK

from kamishima.core.errors import BadWords
from kamishima.games.islands.game import Islands
from kamishima.testing.walk import actions_of, walk

GAME = Islands(PACK, 3, {})


@pytest.mark.parametrize(
    "text",
    [
        "sheet a", "keep a c", "keep b b", "deal", "start p3", "die 6", "dice 2 5", "bid 12", "pass", "shape angle",
        "paint i1 c3 red", "paint i4 h8 west blue", "paint i2 c3 d3 e3 green", "decline", "resolve coal-mixed",
        "rob p2", "take p1 single", "research expancing", "use auctionis 3", "use re-roll 1 6",
        "use transforming 2 domino", "skip",
    ],
)  # fmt: skip
def test_every_kind_of_action_is_read_as_it_is_written(text: str) -> None:
    assert GAME.parse(text).text == text
    assert GAME.parse(text) == GAME.parse(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "nothing was said"),
        ("dance", "'dance' is not an action of Origami Islands"),
        ("bid many", "'many' is not a number"),
        ("bid 05", "'bid 05' should be written 'bid 5'"),
        ("bid 1 2", "'bid 1 2' is not an action"),
        ("keep a", "'keep a' is not an action"),
        ("keep a z", "there is no sheet 'z'; there are a, b, c"),
        ("keep c a", "'keep c a' should be written 'keep a c'"),
        ("shape circle", "there is no shape 'circle'; shapes are domino, corner, zigzag, angle"),
        ("paint i1 c3", "paint like 'paint i1 c3 red'"),
        ("paint i5 c3 red", "there is no island 'i5'; there are i1, i2, i3, i4"),
        ("paint i1 c9 red", "'c9' is not a square; squares are a1 to h8"),
        ("paint i1 c3 pink", "there is no colour 'pink'; there are blue, green, red"),
        ("paint i1 c3 up red", "there is no turn 'up'; there are north, east, south, west"),
        ("paint i1 d3 c3 e3 green", "should be written 'paint i1 c3 d3 e3 green'"),
        ("resolve harbour", "there is no trigger 'harbour'"),
        ("rob p4", "there is no seat 'p4'; seats are p1, p2, p3"),
        ("take p1 double", "there is no side 'double'; there are single, mixed"),
        ("research alchemy", "there is no technology 'alchemy'"),
        ("use re-roll", "is not an action"),
        (" pass", "' pass' should be written 'pass'"),
    ],
)
def test_what_is_no_action_is_refused_with_what_there_is(text: str, message: str) -> None:
    with pytest.raises(BadWords) as refused:
        GAME.parse(text)
    assert message in refused.value.message


def test_words_are_stable_small_and_in_the_vocabulary() -> None:
    words = GAME.vocabulary
    assert len(set(words)) == len(words)
    for word in words:
        assert word == word.lower()
        assert " " not in word


def test_bids_have_words_up_to_what_one_player_can_have_however_many_play() -> None:
    bids = [[word for word in Islands(PACK, players, {}).vocabulary if word.isdecimal()] for players in (1, 2, 6)]
    assert bids[0] == bids[1] == bids[2]
    assert int(bids[0][-1]) == GAME.most_of_one < GAME.most_coins


def test_squares_of_a_free_form_may_be_named_in_any_order() -> None:
    phrase = GAME.parse("paint i2 c3 d3 e3 green").phrase()
    assert phrase.head == ("paint", "i2")
    assert phrase.bag == ("c3", "d3", "e3")
    assert phrase.last == "green"


def test_all_actions_of_a_game_are_read_back() -> None:
    game = Islands(PACK, 1, {"science": True})
    for visit in walk(game, seed=5):
        for action in actions_of(game, visit.state)[:20]:
            assert game.parse(action.text) == action
