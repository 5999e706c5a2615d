"""Many comparisons in one report: one in twenty 95 % intervals misses by chance alone, so they are corrected.

The correction is Holm's: with it the chance that even one of the comparisons that stand is a false alarm is at most
5 %, however they depend on each other. They do here, since all of them are made on the same games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from kamishima.lab.intervals import CONFIDENCE, Interval

LEVEL = 0.05
CORRECTION = "Holm's correction"


class Comparison(msgspec.Struct, frozen=True):
    """A value next to the one that it would have if nothing stood out."""

    name: str
    found: Interval
    equal: float = 0.0
    within: float = 0.0
    """So far off is still nothing."""

    @property
    def doubt(self) -> float:
        """The p-value: how likely a value so far off is if nothing stands out; below 5 % where the interval says so."""
        found = self.found
        off = abs(found.value - self.equal) - self.within
        half = found.value - found.low if found.value > self.equal else found.high - found.value
        if off <= 0:
            return 1.0
        return math.erfc(CONFIDENCE * off / half / math.sqrt(2)) if half else 0.0


def standing(comparisons: Sequence[Comparison]) -> frozenset[str]:
    """The names of those that stand: the surest of n has to at 5 %/n, the next one at 5 %/(n - 1), and so on."""
    found: set[str] = set()
    for place, one in enumerate(sorted(comparisons, key=lambda comparison: comparison.doubt)):
        if one.doubt * (len(comparisons) - place) > LEVEL:
            break
        found.add(one.name)
    return frozenset(found)


def counted(comparisons: Sequence[Comparison], stand: frozenset[str]) -> str:
    """How many comparisons there are, and how many of them stand, in a sentence or two."""
    if not comparisons:
        return "Nothing was compared."
    many = len(comparisons)
    made = "1 comparison was made" if many == 1 else f"{many} comparisons were made"
    alone = sum([one.doubt < LEVEL for one in comparisons])
    told = f"{made}, and about {many * LEVEL:.1f} would stand out by chance alone."
    if not alone:
        return f"{told} None does by its own 95 % interval."
    left = "none does" if not stand else f"{len(stand)} still do" if len(stand) > 1 else "1 still does"
    does = f"{alone} do by their" if alone > 1 else "1 does by its"
    return (
        f"{told} {does} own 95 % interval; {left} after {CORRECTION}, "
        f"with which at most one report in {1 / LEVEL:.0f} raises any false alarm."
    )
