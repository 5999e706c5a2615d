"""Text to action, and back."""

from __future__ import annotations

import pytest

from kamishima.core.errors import BadWords
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content

GAME = ShamanIsland(house_content(), 2, {})


@pytest.mark.parametrize(
    "text",
    [
        "start p2", "lay wz10", "raise m35", "coin 5", "place em61", "move m35 m20", "move m35 n37", "ride m35 n36",
        "spirit a10", "settle z48", "sink o35", "slide m35 northwest south",
    ],
)  # fmt: skip
def test_parse_and_show_are_inverses(text: str) -> None:
    assert GAME.show(GAME.parse(text)) == text
    assert set(text.split()) <= set(GAME.vocabulary)


def test_actions_are_made_once() -> None:
    for text in ("lay o35", "move m35 m38", "move m35 p38", "ride m35 m38", "slide m35 east east", "spirit m35"):
        assert GAME.parse(text) is GAME.parse(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "nothing was said"),
        ("dance m35", "'dance' is not something that can be done in Shaman Island"),
        ("move m35", "'move m35' is not an action of Shaman Island"),
        ("sink m35 m36", "'sink m35 m36' is not an action of Shaman Island"),
        ("start p3", "there is no seat 'p3'; seats are p1, p2"),
        ("coin 6", "there is no coin '6'; coins are 0, 1, 2, 3, 4, 5"),
        ("place m62", "there is no space 'm62'; a space is named by its column and its row, like 'm35'"),
        ("place m035", "there is no space 'm035'"),
        ("lay em35", "no tile fits at 'em35', the edge of the sea"),
        ("slide m35 up north", "there is no direction 'up'; directions are north, east, south, west, northeast,"),
        ("slide wn35 west east", "'wn35' cannot slide beyond the edge of the sea"),
        (" sink m35", "' sink m35' should be written 'sink m35'"),
    ],
)
def test_words_that_are_no_action_are_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(BadWords) as refused:
        GAME.parse(text)
    assert message in refused.value.message


def test_the_vocabulary_has_no_word_twice() -> None:
    assert len(set(GAME.vocabulary)) == len(GAME.vocabulary)
