"""Saying something that a turn offers, for whoever plays by the tree of words alone, as a client does."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kamishima.core.pools import Pool, PoolWord

Choose = Callable[[Sequence[str], Sequence[str]], str]
"""The next word, by what was said before and what may follow."""


def some_action(tree: Mapping[str, Any], rng: random.Random, choose: Choose | None = None) -> list[str]:
    """Words of an action at random; where something must follow or may, it does as often as not."""
    said: list[str] = []
    node: Any = tree
    while True:
        onward = [word for word in node if word]
        if "" in node and (not onward or rng.random() < 1 / 2):
            return [*said, *some_closing(rng.choice(node[""]), rng)]
        said.append(rng.choice(onward) if choose is None else choose(said, onward))
        node = node[said[-1]]


def some_closing(closing: Mapping[str, Any], rng: random.Random) -> list[str]:
    """Words that close an action at random, in the order of a record: a bag with its last one, or some of a pool."""
    if "of" not in closing:
        return [*closing["bag"], *([closing["last"]] if closing["last"] else [])]
    of = [PoolWord(*one) for one in closing["of"]]
    must, inner = tuple(closing["must"]), tuple(closing["inner"])
    pool = Pool(of, closing["least"], closing["most"], must=must, inner=inner)
    said: list[str] = []
    while not pool.is_complete(said):
        said.append(rng.choice(pool.next_words(said)))
    order = [one.word for one in of]
    return [*sorted(said[:-1], key=order.index), said[-1]]
