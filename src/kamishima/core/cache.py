"""What was worked out before, as far back as memory allows."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class RecentCache(Generic[K, V]):
    """The newest so many answers.

    For each that comes the oldest goes: to let go of all at once would take a moment in which everybody waits.
    """

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._known: Final[dict[K, V]] = {}
        self._keys: Final[list[K]] = []
        """In the order in which they came, round and round."""
        self._oldest = 0

    def __len__(self) -> int:
        return len(self._known)

    def get(self, key: K) -> V | None:
        return self._known.get(key)

    def keep(self, key: K, value: V) -> V:
        """Keep an answer that was not known, and give it back; or that of another thread which was quicker."""
        kept = self._known.setdefault(key, value)
        if kept is not value:
            return kept
        keys = self._keys
        if len(keys) < self._most:
            keys.append(key)
        else:
            place = self._oldest
            gone, keys[place] = keys[place], key
            self._oldest = (place + 1) % self._most
            self._known.pop(gone, None)
        return value
