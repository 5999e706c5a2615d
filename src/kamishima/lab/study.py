"""A study: many games between bots, with what happened in each; the same seeds give the same games anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal

from kamishima.bots.registry import rollout
from kamishima.core.game import AnyGame, State
from kamishima.core.setting import Setting
from kamishima.core.turn import Decision, SeatId
from kamishima.games.registry import open_table
from kamishima.lab.features import Marks, collector_of
from kamishima.lab.parallel import over_seeds
from kamishima.lab.simulate import BotGame, seated

Engine = Literal["local", "ray"]
CHUNK = 20
LATER = 40
"""The branching of so many decisions is kept one by one, from the beginning."""


class StudiedGame(BotGame, frozen=True):
    steps: int
    decisions: tuple[int, ...]
    """How often each seat had a choice."""
    forced: int
    """Decisions with only one action."""
    branching: float
    """How many actions a decision offered on average."""
    widest: int
    course: tuple[int, ...]
    """How many actions each of the first decisions offered."""
    marks: tuple[Marks, ...]
    """What each seat had or did."""
    absent: tuple[str, ...] = ()
    """The names that could not occur in this game."""


def play(game: AnyGame, names: tuple[str, ...], seed: int) -> StudiedGame:
    return watched(game, names, seed)[0]


def watched(game: AnyGame, names: tuple[str, ...], seed: int) -> tuple[StudiedGame, State]:
    """One game between bots, and the position that it ended in."""
    features, played = collector_of(game), rollout(game, names, seed)
    offers: list[tuple[SeatId, int]] = []
    for _, turn, action in played:
        if isinstance(turn, Decision):
            offers.append((turn.seat, len(turn.actions)))
        features.step(turn.seat if isinstance(turn, Decision) else None, action)
    widths = [width for _, width in offers]
    free = Counter([seat for seat, width in offers if width > 1])
    made = StudiedGame(
        seed,
        names,
        *played.result,
        steps=played.steps,
        decisions=tuple([free[seat] for seat in game.seats]),
        forced=widths.count(1),
        branching=sum(widths) / max(1, len(widths)),
        widest=max(widths, default=0),
        course=tuple(widths[:LATER]),
        marks=tuple(features.end(played.state)),
        absent=features.absent(),
    )
    return made, played.state


def _play_all(setting: Setting, bots: tuple[str, ...], seeds: Sequence[int]) -> list[StudiedGame]:
    return [play(open_table(setting), seated(bots, seed), seed) for seed in seeds]


def study(
    setting: Setting,
    bots: Sequence[str],
    seeds: range,
    *,
    engine: Engine = "local",
    processes: int | None = None,
    address: str | None = None,
) -> Iterator[list[StudiedGame]]:
    """Play one game for each seed, the bots changing seats from game to game."""
    work = partial(_play_all, setting, tuple(bots))
    if engine == "ray":
        from kamishima.lab.ray_engine import over_seeds_on_ray  # noqa: PLC0415  # an extra that local studies do not need

        return over_seeds_on_ray(work, seeds, processes, CHUNK, address=address)
    return over_seeds(work, seeds, processes, CHUNK)
