"""Durations counted in buckets: one addition to a list of integers each, without a lock.

Eight buckets double the duration, so each is 6 to 12 per cent wide: quantiles that are interpolated in them, as
Prometheus does, are right within some per cent. A histogram belongs to one thread.
"""

from __future__ import annotations

from typing import Final

LEAST: Final = 6
"""The first bucket holds all below 2 to the power of this, in microseconds."""
OCTAVES: Final = 19
EACH: Final = 3
"""Buckets of an octave, as a power of two."""
SIZE: Final = (OCTAVES << EACH) + 2


class Histogram:
    def __init__(self) -> None:
        self.counts: Final[list[int]] = [0] * SIZE
        self.total = 0.0
        """Seconds, all together."""

    def add(self, seconds: float) -> None:
        self.counts[bucket_of(seconds)] += 1
        self.total += seconds

    def cumulative(self) -> list[tuple[float, int]]:
        """The upper end of each bucket in seconds, and how many durations were not longer."""
        found: list[tuple[float, int]] = []
        below = 0
        for bucket, count in enumerate(self.counts):
            below += count
            found.append((upper_end(bucket), below))
        return found

    def quantile(self, share: float) -> float:
        """The duration, in seconds, below which this share of all lies; interpolated within its bucket."""
        total = sum(self.counts)
        wanted, below = share * total, 0
        for bucket, count in enumerate(self.counts):
            if count and below + count >= wanted:
                low, high = upper_end(bucket - 1) if bucket else 0.0, upper_end(bucket)
                return low if high == float("inf") else low + (high - low) * (wanted - below) / count
            below += count
        return 0.0


def bucket_of(seconds: float) -> int:
    micro = int(seconds * 1e6)
    length = micro.bit_length()
    if length <= LEAST:
        return 0
    bucket = ((length - LEAST - 1) << EACH) + ((micro >> (length - 1 - EACH)) & ((1 << EACH) - 1)) + 1
    return bucket if bucket < SIZE else SIZE - 1


def upper_end(bucket: int) -> float:
    """In seconds; the last bucket has none."""
    if bucket >= SIZE - 1:
        return float("inf")
    octave, part = bucket >> EACH, bucket & ((1 << EACH) - 1)
    return (1 << (octave + LEAST)) * (1 + part / (1 << EACH)) / 1e6
