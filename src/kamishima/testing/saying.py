"""Saying something that a turn offers, for whoever plays by the tree of words alone, as a client does."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Choose = Callable[[Sequence[str], Sequence[str]], str]
"""The next word, by what was said before and what may follow."""


def some_action(tree: Mapping[str, Any], rng: random.Random, choose: Choose | None = None) -> list[str]:
    """Words of an action at random; where something must follow or may, it does as often as not."""
    said: list[str] = []
    node: Any = tree
    while True:
        onward = [word for word in node if word]
        if "" in node and (not onward or rng.random() < 1 / 2):
            closing = rng.choice(node[""])
            return [*said, *closing["bag"], *([closing["last"]] if closing["last"] else [])]
        said.append(rng.choice(onward) if choose is None else choose(said, onward))
        node = node[said[-1]]
