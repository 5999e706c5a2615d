"""Words: the text of actions, and the tree of words that a turn offers.

An action is a path of words. Its *head* is said in order; then may come a *bag*, words that may be said in any order
(cards taken together), and a *last* word that must close it (the card that ends on top). The canonical text says the
bag in the game's own order. One tree of these serves clicks, completion, records and learners.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, cast

from kamishima.core.errors import IllegalAction
from kamishima.core.pools import Pool


class Closing:
    """What is said after a head: words in any order, then perhaps a last one. Actions that are alike may share it."""

    def __init__(self, bag: tuple[str, ...] = (), last: str | None = None) -> None:
        self.bag: Final = bag
        self.last: Final = last
        self.written: object = None
        """What a `Form` has made of it, for the next time."""


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
        """The canonical text."""
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

    def __init__(self) -> None:
        self.written: object = None
        """What a `Form` has made of all of them, for the next head."""

    @abstractmethod
    def each(self) -> list[Closing]:
        """All of them. Most turns are never asked for their tree."""

    def parts(self) -> Sequence[Closings]:
        """The same in pieces, where other turns may offer some of these as well."""
        return (self,)

    @property
    def count(self) -> int:
        """How many there are."""
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
    """The words without repetitions, in order."""
    return list(dict.fromkeys(words))


def follow(phrases: Sequence[Phrase], said: Sequence[str]) -> Following:
    """What may follow `said` when these phrases are offered."""
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


def find(phrases: Sequence[Phrase], text: str) -> int:
    """The index of the phrase that `text` says, its bag in any order."""
    said = tuple(text.split())
    for index, phrase in enumerate(phrases):
        if phrase.words == said:
            return index
    complete = follow(phrases, said).complete
    if complete is None:
        raise IllegalAction(explain(phrases, said))
    return complete


def explain(phrases: Sequence[Phrase], said: Sequence[str]) -> str:
    """Why `said` is not offered: the first word that does not fit, and what would."""
    good = 0
    while good < len(said) and _leads_on(phrases, said[: good + 1]):
        good += 1
    after = f"after {' '.join(said[:good])!r}" if good else "now"
    allowed = ", ".join(follow(phrases, said[:good]).words) or "nothing more"
    if good == len(said):
        return f"{' '.join(said)!r} is not finished; {after} may follow: {allowed}"
    return f"{said[good]!r} is not offered; {after} may follow: {allowed}"


def _leads_on(phrases: Sequence[Phrase], said: Sequence[str]) -> bool:
    following = follow(phrases, said)
    return bool(following.words) or following.complete is not None


def complete(phrases: Sequence[Phrase], text: str) -> list[str]:
    """Completions of the word being typed: `text` ends in a part of a word, or in a space."""
    said = text.split()
    typed = "" if not said or text.endswith(" ") else said.pop()
    return [word for word in follow(phrases, said).words if word.startswith(typed)]


class Form:
    """How the ends of a tree are given: as plain values, or as something else that means the same.

    Whoever sends trees may have written these parts already, so that a turn with very many actions is written quickly.
    """

    def __init__(self, whole: object = None, most: int | None = None) -> None:
        self.whole: Final = {"": _COMPLETE} if whole is None else whole
        """The node after a word that completes an action, when nothing else may follow it; most ends are so."""
        self.most: Final = most
        """Of turns whose runs have more closings than this, pools are given instead; None for never."""

    def closing(self, closing: Closing) -> object:
        """What may close an action after its head."""
        return {"bag": list(closing.bag), "last": closing.last}

    def closings(self, closings: Closings) -> object:
        """The same for all that may close one head."""
        return [self.closing(closing) for closing in closings.each()]

    def pool(self, pool: Pool) -> object:
        """The same as a pool."""
        of = [[one.word, one.weight, one.times] for one in pool.of]
        must, inner = list(pool.must), list(pool.inner)
        return [{"of": of, "least": pool.least, "most": pool.most, "must": must, "inner": inner}]


def tree(phrases: Sequence[Phrase], form: Form | None = None) -> dict[str, object]:
    """The phrases as a plain tree for the wire.

    A node maps each next word to its node. The key "" holds what may close the action there: a list of bags, each
    `{"bag": [...], "last": word | None}`; an empty bag without a last word means that the action is complete. Where a
    `Form` gives pools, the list may hold `{"of": [[word, weight, times], ...], "least", "most", "must", "inner"}`: all
    that this `pools.Pool` allows.
    """
    growing = Growing(form)
    for phrase in phrases:
        growing.add(phrase)
    return growing.root


class Growing:
    """A tree to which phrases are added."""

    def __init__(self, form: Form | None = None) -> None:
        self.root: Final[dict[str, object]] = {}
        self._form: Final = form or _PLAIN
        self._head: tuple[str, ...] = ()
        self._node: dict[str, object] | None = None
        """Where the last phrase was closed, if it was more than its head."""

    def add(self, phrase: Phrase) -> None:
        """One phrase."""
        closing, head, node = phrase.closing, phrase.head, self._node
        if closing is NOTHING_MORE:
            _add_whole(self.root, head, self._form.whole)
            self._node = None
            return
        if node is None or (head is not self._head and head != self._head):
            # Those with one head mostly come one after the other.
            node = self._walk(head)
        _close(node, self._form.closing(closing))

    def add_all(self, head: tuple[str, ...], closings: Closings, pool: Pool | None = None) -> None:
        """All phrases of a run, perhaps as a pool; no other phrase has its head."""
        node = self._walk(head)
        assert "" not in node
        node[""] = self._form.closings(closings) if pool is None else self._form.pool(pool)
        self._node = None

    def _walk(self, head: tuple[str, ...]) -> dict[str, object]:
        node = self.root
        for word in head:
            node = _inner(node, word, self._form.whole)
        self._head, self._node = head, node
        return node


_COMPLETE: Final[list[object]] = [{"bag": [], "last": None}]
"""What closes most actions: made once, since a turn may offer very many."""
_PLAIN: Final = Form()


def _add_whole(node: dict[str, object], head: tuple[str, ...], end: object) -> None:
    """Add an action that is nothing but its head."""
    last = len(head) - 1
    for place in range(last):
        node = _inner(node, head[place], end)
    if last >= 0 and head[last] not in node:
        node[head[last]] = end
    else:
        _close(_inner(node, head[last], end) if last >= 0 else node, _COMPLETE[0])


def _close(node: dict[str, object], bag: object) -> None:
    """Something more may close an action here."""
    closed = node.get("")
    if closed is None:
        node[""] = [bag]
    elif closed is _COMPLETE:
        node[""] = [*_COMPLETE, bag]
    else:
        cast("list[object]", closed).append(bag)


def _inner(node: dict[str, object], word: str, end: object) -> dict[str, object]:
    """The node after a word, as one that can be added to."""
    child = node.get(word)
    if child is None or child is end:
        found: dict[str, object] = {} if child is None else {"": _COMPLETE}
        node[word] = found
        return found
    return cast("dict[str, object]", child)
