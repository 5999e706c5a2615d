"""Words: phrases, what may follow, completion, and errors that say what would be right."""

from __future__ import annotations

import pytest

from kamishima.core.errors import IllegalAction
from kamishima.core.text.finding import complete, explain, find
from kamishima.core.words import Closing, Phrase, follow, tree

# What a turn might offer: two draws that share a word, plays with a card that must end on top, and a plain word.
OFFER = [
    Phrase(("draw",), ("bee",)),
    Phrase(("draw",), ("bee", "chick")),
    Phrase(("draw",), ("chick", "chick", "owl")),
    Phrase(("play", "fox", "left", "pay"), ("owl",), "pig"),
    Phrase(("play", "fox", "left", "pay"), ("pig",), "owl"),
    Phrase(("play", "cat", "right")),
    Phrase(("pass",)),
]


def test_the_text_is_head_bag_and_last() -> None:
    assert OFFER[3].text == "play fox left pay owl pig"
    assert OFFER[5].words == ("play", "cat", "right")


def test_the_first_words_are_offered_once_each() -> None:
    assert follow(OFFER, []).words == ("draw", "play", "pass")


def test_a_head_is_said_in_order() -> None:
    assert follow(OFFER, ["play"]).words == ("fox", "cat")
    assert follow(OFFER, ["fox"]).words == ()


def test_a_complete_action_may_still_go_on() -> None:
    following = follow(OFFER, ["draw", "bee"])
    assert following.complete == 0
    assert following.words == ("chick",)


@pytest.mark.parametrize("text", ["draw chick chick owl", "draw owl chick chick", "draw chick owl chick"])
def test_a_bag_may_be_said_in_any_order(text: str) -> None:
    assert find(OFFER, text) == 2


def test_a_bag_holds_each_copy_once() -> None:
    assert follow(OFFER, ["draw", "owl", "owl"]).words == ()
    assert follow(OFFER, ["draw", "chick"]).words == ("bee", "chick", "owl")


def test_the_last_word_decides_which_action_it_is() -> None:
    assert find(OFFER, "play fox left pay owl pig") == 3
    assert find(OFFER, "play fox left pay pig owl") == 4


def test_an_unknown_word_is_refused_with_what_would_fit() -> None:
    with pytest.raises(IllegalAction) as error:
        find(OFFER, "play dog left")
    assert error.value.message == "'dog' is not offered; after 'play' may follow: fox, cat"


def test_an_unfinished_action_says_what_may_follow() -> None:
    assert explain(OFFER, ["play", "fox"]) == "'play fox' is not finished; after 'play fox' may follow: left"


def test_words_after_the_end_are_refused() -> None:
    assert explain(OFFER, ["pass", "now"]) == "'now' is not offered; after 'pass' may follow: nothing more"


def test_nothing_said_is_not_finished() -> None:
    assert explain(OFFER, []) == "'' is not finished; now may follow: draw, play, pass"


def test_the_word_being_typed_is_completed() -> None:
    assert complete(OFFER, "") == ["draw", "play", "pass"]
    assert complete(OFFER, "p") == ["play", "pass"]
    assert complete(OFFER, "draw ") == ["bee", "chick", "owl"]
    assert complete(OFFER, "draw o") == ["owl"]
    assert complete(OFFER, "jump ") == []


def test_the_tree_holds_every_phrase() -> None:
    assert tree(OFFER) == {
        "draw": {
            "": [
                {"bag": ["bee"], "last": None},
                {"bag": ["bee", "chick"], "last": None},
                {"bag": ["chick", "chick", "owl"], "last": None},
            ]
        },
        "play": {
            "fox": {"left": {"pay": {"": [{"bag": ["owl"], "last": "pig"}, {"bag": ["pig"], "last": "owl"}]}}},
            "cat": {"right": {"": [{"bag": [], "last": None}]}},
        },
        "pass": {"": [{"bag": [], "last": None}]},
    }


def test_a_phrase_shows_how_to_build_it() -> None:
    assert repr(OFFER[3]) == "Phrase(('play', 'fox', 'left', 'pay'), ('owl',), 'pig')"


def test_a_complete_action_that_may_also_go_on_closes_in_both_ways_and_leaves_other_actions_alone() -> None:
    offer = [Phrase(("take",)), Phrase(("take",), ("owl",)), Phrase(("pass",)), Phrase(("take",), (), "fox")]
    whole: dict[str, object] = {"bag": [], "last": None}
    expected = {
        "take": {"": [whole, {"bag": ["owl"], "last": None}, {"bag": [], "last": "fox"}]},
        "pass": {"": [whole]},
    }
    assert tree(offer) == expected
    assert tree(offer) == expected, "a tree is not changed by the next one"


def test_an_action_that_is_the_beginning_of_another_closes_where_it_ends() -> None:
    """In whichever order they are offered; the same action twice is there twice."""
    short, long = Phrase(("take", "fox")), Phrase(("take", "fox", "under"))
    whole: dict[str, object] = {"bag": [], "last": None}
    expected = {"take": {"fox": {"": [whole], "under": {"": [whole]}}}}
    assert tree([short, long]) == tree([long, short]) == expected
    assert tree([short, short]) == {"take": {"fox": {"": [whole, whole]}}}
    assert tree([Phrase((), ("owl",)), Phrase(())]) == {"": [{"bag": ["owl"], "last": None}, whole]}


def test_actions_that_are_paid_alike_can_share_what_closes_them() -> None:
    paid = Closing(("fox", "owl"), "bee")
    offer = [Phrase(("left", "pay"), closing=paid), Phrase(("right", "pay"), closing=paid)]
    assert [phrase.text for phrase in offer] == ["left pay fox owl bee", "right pay fox owl bee"]
    closed = {"pay": {"": [{"bag": ["fox", "owl"], "last": "bee"}]}}
    assert tree(offer) == {"left": closed, "right": closed}
