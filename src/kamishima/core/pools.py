"""Pools: what may close actions with one head, told in one piece where to list all of it would be very long.

A hand of sixteen cards pays for an origami in thousands of ways. All of them are words of one pool whose weights come
to a total, so the pool says as much as the list. Whoever follows words needs no rule of a game for that, only sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class PoolWord:
    """A word, what it weighs, and how often it may be said."""

    def __init__(self, word: str, weight: int, times: int) -> None:
        self.word: Final = word
        self.weight: Final = weight
        self.times: Final = times


class Pool:
    """Words that may be said in any order when their weights come to at least `least` and at most `most`.

    Every word of `must` is among them. A word of `inner` is not the last one, unless all are such words.
    """

    def __init__(
        self,
        of: Sequence[PoolWord],
        least: int,
        most: int,
        *,
        must: tuple[str, ...] = (),
        inner: tuple[str, ...] = (),
    ) -> None:
        self.of: Final = of
        """In the game's own order; every weight is positive."""
        self.least: Final = least
        self.most: Final = most
        self.must: Final = must
        self.inner: Final = inner

    def next_words(self, said: Sequence[str]) -> list[str]:
        """What may follow `said`; also when `said` is complete already."""
        return [one.word for one in self.of if self.leads_on([*said, one.word])]

    def leads_on(self, said: Sequence[str]) -> bool:
        """Whether these words close an action, or begin to."""
        return self.is_complete(said) or self._can_go_on(said)

    def is_complete(self, said: Sequence[str]) -> bool:
        total = self._total(said)
        if total is None or not said or self._missing(said) or not self.least <= total <= self.most:
            return False
        return said[len(said) - 1] not in self.inner or self._all_inner(said)

    def _total(self, said: Sequence[str]) -> int | None:
        """What the words weigh; None when one of them is not in the pool, or too often."""
        total = 0
        counted = 0
        for one in self.of:
            times = said.count(one.word)
            if times > one.times:
                return None
            counted += times
            total += times * one.weight
        return total if counted == len(said) else None

    def _missing(self, said: Sequence[str]) -> list[str]:
        left = list(said)
        missing: list[str] = []
        for word in self.must:
            if word in left:
                left.remove(word)
            else:
                missing.append(word)
        return missing

    def _all_inner(self, said: Sequence[str]) -> bool:
        for word in said:
            if word not in self.inner:
                return False
        return True

    def _can_go_on(self, said: Sequence[str]) -> bool:
        """Whether some more words complete these; bits of a number are the weights that can still be said."""
        total = self._total(said)
        if total is None:
            return False
        missing = self._missing(said)
        plain, outer = 1, 0  # with words of `inner` alone, and with at least one other
        for one in self.of:
            for number in range(one.times - said.count(one.word)):
                weight = one.weight
                if number < missing.count(one.word):
                    outer = outer << weight if one.word in self.inner else (outer | plain) << weight
                    plain = plain << weight if one.word in self.inner else 0
                elif one.word in self.inner:
                    plain, outer = plain | plain << weight, outer | outer << weight
                else:
                    outer = outer | (outer | plain) << weight
        reached = outer if not self._all_inner(said) else outer | plain
        for sum_ in range(max(self.least, total + 1), self.most + 1):
            if (reached >> (sum_ - total)) & 1 == 1:
                return True
        return False
