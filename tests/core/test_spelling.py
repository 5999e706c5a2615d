"""Mistyped words: what was probably meant, or nothing rather than nonsense."""

from __future__ import annotations

import pytest

from kamishima.core.text.spelling import LONGEST, did_you_mean, nearest

GAMES = ("origami", "islands", "shaman")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("origmi", "origami"),
        ("Origami", "origami"),
        ("shamn", "shaman"),
        ("island", "islands"),
        ("chess", ""),
        ("", ""),
    ],
)
def test_the_word_that_is_most_like_it_is_meant(typed: str, meant: str) -> None:
    assert nearest(typed, GAMES) == meant
    assert did_you_mean(typed, GAMES) == (f"; did you mean {meant!r}?" if meant else "")


def test_a_word_that_is_known_needs_no_other() -> None:
    assert nearest("shaman", GAMES) == ""


def test_a_very_long_word_is_not_compared_at_all() -> None:
    assert nearest("o" * LONGEST + "rigami", ["o" * LONGEST]) == ""
