"""Words: the text of actions, and the tree of words that a turn offers.

An action is a path of words. Its *head* is said in order; then may come a *bag*, words that may be said in any order
(cards taken together), and a *last* word that must close it (the card that ends on top). The canonical text says the
bag in the game's own order. One tree of these serves clicks, completion, records and learners.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, cast

from kamishima.core.pools import Pool


class Closing:
    """What is said after a head: words in any order, then perhaps a last one. Actions that are alike may share it."""

    def __init__(self, bag: tuple[str, ...] = (), last: str | None = None) -> None:
        self.bag: Final = bag
        self.last: Final = last


NOTHING_MORE: Final = Closing()
"""What closes an action that is nothing but its head."""


class Phrase:
    """The words of one action."""

    def __init__(
        self,
        head: tuple[str, ...],
        bag: tuple[str, ...] = (),
        last: str | None = None,
        closing: Closing | None = None,
    ) -> None:
        self.head: Final = head
        if closing is None:
            closing = Closing(bag, last) if bag or last is not None else NOTHING_MORE
        self.closing: Final = closing

    @property
    def bag(self) -> tuple[str, ...]:
        """What is said after the head in any order."""
        return self.closing.bag

    @property
    def last(self) -> str | None:
        """What closes it after the bag."""
        return self.closing.last

    @property
    def words(self) -> tuple[str, ...]:
        """All words in canonical order."""
        closing = self.closing
        if closing is NOTHING_MORE:
            return self.head
        if closing.last is None:
            return self.head + closing.bag
        return (*self.head, *closing.bag, closing.last)

    @property
    def text(self) -> str:
        return " ".join(self.words)

    def next_words(self, said: Sequence[str]) -> list[str] | None:
        """What may follow `said` on the way to this phrase; [] when it is complete, None when it leads elsewhere."""
        heads = len(self.head)
        if len(said) < heads:
            return [self.head[len(said)]] if tuple(said) == self.head[: len(said)] else None
        if tuple(said[:heads]) != self.head:
            return None
        return self._next_in_bag(list(said[heads:]))

    def _next_in_bag(self, said: list[str]) -> list[str] | None:
        left = list(self.bag)
        closed = self.last is not None and len(said) == len(left) + 1
        if closed and said.pop() != self.last:
            return None
        for word in said:
            if word not in left:
                return None
            left.remove(word)
        if left:
            return unique(left)
        return [] if closed or self.last is None else [self.last]

    def __repr__(self) -> str:
        return f"Phrase({self.head!r}, {self.bag!r}, {self.last!r})"


class Closings:
    """What may close actions that have one head, each of them in turn; several heads may share it."""

    @abstractmethod
    def each(self) -> list[Closing]:
        """All of them. Most turns are never asked for their tree."""

    def parts(self) -> Sequence[Closings]:
        """The same in pieces, where other turns may offer some of these as well."""
        return (self,)

    @property
    def count(self) -> int:
        return len(self.each())

    def pool(self) -> Pool | None:
        """The same in one piece, where they are all that a pool allows."""
        return None


class Following:
    """What may be said after some words: the next words, and whether the words are an action already."""

    def __init__(self, words: tuple[str, ...], complete: int | None) -> None:
        self.words = words
        self.complete = complete
        """The index of the action that has just been completed, if any."""


def unique(words: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(words))


def follow(phrases: Sequence[Phrase], said: Sequence[str]) -> Following:
    words: list[str] = []
    complete: int | None = None
    for index, phrase in enumerate(phrases):
        following = phrase.next_words(said)
        if following is None:
            continue
        if not following:
            complete = index
        words.extend(following)
    return Following(tuple(unique(words)), complete)


def tree(phrases: Sequence[Phrase]) -> dict[str, object]:
    """The phrases as a plain tree.

    A node maps each next word to its node. The key "" holds what may close the action there: a list of bags, each
    `{"bag": [...], "last": word | None}`; an empty bag without a last word means that the action is complete.
    """
    root: dict[str, object] = {}
    for phrase in phrases:
        node = root
        for word in phrase.head:
            node = cast("dict[str, object]", node.setdefault(word, {}))
        closed = cast("list[object]", node.setdefault("", []))
        closed.append({"bag": list(phrase.bag), "last": phrase.last})
    return root
