"""Words that were mistyped, and what was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST: Final = 40
"""No word of ours is longer; comparing takes time that grows with the square of the length."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like this one; nothing when none is, or when it is known itself."""
    words = list(known)
    if len(word) > LONGEST or word in words:
        return ""
    like = get_close_matches(word.lower(), words, n=1)
    return like[0] if like else ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'origami'?`, or nothing when no known word is like it."""
    like = nearest(word, known)
    return f"; did you mean {like!r}?" if like else ""
