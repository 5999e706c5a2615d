"""The tree of a search: nodes where somebody decides, edges for what can be decided."""

from __future__ import annotations

from kamishima.core.turn import Action


class Edge:
    """One action at a node: how good it looked at first, and what trying it has brought."""

    def __init__(self, action: Action, key: str, first: list[float], hopes: list[float], seat: int) -> None:
        self.action: Action = action
        """As the latest imagined position offers it."""
        self.key: str = key
        self.first: float = first[seat]
        """What the mover thought of it at first sight."""
        self.weight: float = 0.0
        """How much of the attention it deserves by that."""
        self.visits: int = 0
        self.available: int = 0
        """In how many visits of the node it could be chosen."""
        self.stamp: int = -1
        """The iteration in which it was available last."""
        self.totals: list[float] = [0.0] * len(first)
        self.hopes: list[float] = [0.0] * len(first)
        self.glimpse: list[float] = hopes
        """The scores hoped for at first sight."""
        self.children: dict[int, Node] = {}
        """What follows, by what chance did and who is next."""

    def value(self, seat: int) -> float:
        """What it is worth to the mover: the mean of all tries, with the first sight as one of them."""
        return (self.first + self.totals[seat]) / (1 + self.visits)

    def mean(self, seat: int) -> float:
        """The mean of all tries; the first sight when there was none."""
        return self.totals[seat] / self.visits if self.visits else self.first

    def score(self, seat: int) -> float:
        """The score hoped for, likewise."""
        return self.hopes[seat] / self.visits if self.visits else self.glimpse[seat]

    def add(self, shares: list[float], hopes: list[float]) -> None:
        self.visits += 1
        for seat in range(len(shares)):
            self.totals[seat] += shares[seat]
            self.hopes[seat] += hopes[seat]


class Node:
    """A decision, as far as the searching seat can tell it from others."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.visits: int = 0
        self.edges: list[Edge] = []
        """Those that deserve most attention first."""
        self.by_key: dict[str, Edge] = {}
        self.best: float = 0.0
        """How good the best action looked when the node was new."""

    def put(self, edge: Edge) -> None:
        """Add an edge at the place that its weight gives it."""
        self.by_key[edge.key] = edge
        place = len(self.edges)
        while place > 0 and self.edges[place - 1].weight < edge.weight:
            place -= 1
        self.edges.insert(place, edge)
