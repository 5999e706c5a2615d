"""What the end of a match is worth to each seat."""

from __future__ import annotations

from kamishima.core.errors import BadOptions
from kamishima.core.turn import Result

KINDS = ("rank", "win", "score")


def chosen_reward(kind: str | None, players: int) -> str:
    """What is asked for, checked; else ranks, or points where somebody plays alone."""
    kind = kind or ("rank" if players > 1 else "score")
    if kind not in KINDS:
        raise BadOptions(f"there is no reward {kind!r}; rewards are {', '.join(KINDS)}")
    return kind


def rewards(result: Result, kind: str) -> tuple[float, ...]:
    """What each seat gets.

    `rank`: 1 for the first to −1 for the last, evenly between, ties in the middle of their ranks; the sum is 0.
    `win`: 1 for a winner, shared when several win, and 0 for everybody else. `score`: the points.
    """
    if kind == "score":
        return tuple([float(score) for score in result.scores])
    if kind == "win":
        share = 1 / len(result.winners)
        return tuple([share if rank == 1 else 0.0 for rank in result.ranks])
    ranks = result.ranks
    if len(ranks) == 1:
        return (0.0,)
    return tuple([_between(ranks, rank) for rank in ranks])


def _between(ranks: tuple[int, ...], rank: int) -> float:
    """The middle of the places that seats of this rank share, from 1 down to −1."""
    place = rank - 1 + (ranks.count(rank) - 1) / 2
    return 1 - 2 * place / (len(ranks) - 1)
