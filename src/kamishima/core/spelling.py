"""Words that were mistyped, and what was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST: Final = 40
"""No word of ours is longer; comparing takes time that grows with the square of the length."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'origami'?`, or nothing when no known word is like it."""
    if len(word) > LONGEST:
        return ""
    like = get_close_matches(word.lower(), known, n=1)
    return f"; did you mean {like[0]!r}?" if like else ""
