"""Many random games with the test kit's checks on, over every set-up of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from kamishima.core.setting import Setting, setting
from kamishima.games.registry import box, open_table
from kamishima.lab.parallel import over_seeds
from kamishima.testing.conformance import quick_check
from kamishima.testing.walk import Fault


class Checked(msgspec.Struct, frozen=True):
    """One random game: how long it was, and what was wrong with it (empty when nothing was)."""

    players: int
    steps: int
    secrecy_checks: int
    fault: str


def check(name: str, seeds: range, *, every: int, processes: int | None = None) -> Iterator[list[Checked]]:
    """Play a random game for each seed, over all set-ups in turn; secrecy is checked at one step in `every`."""
    settings = tuple([setting(name, players, options) for players, options in box(name).setups()])
    return over_seeds(partial(_check_all, settings, every), seeds, processes)


def _check_all(settings: tuple[Setting, ...], every: int, seeds: Sequence[int]) -> list[Checked]:
    return [_check_one(settings[seed % len(settings)], seed, every) for seed in seeds]


def _check_one(place: Setting, seed: int, every: int) -> Checked:
    try:
        steps, secrecy_checks = quick_check(open_table(place), seed, every)
    except Fault as fault:
        return Checked(place.players, 0, 0, str(fault))
    except Exception as error:  # noqa: BLE001  # whatever a broken game raises is to be told, with its seed
        return Checked(place.players, 0, 0, f"{place.game}, {place.players} players, seed {seed}: {error!r}")
    return Checked(place.players, steps, secrecy_checks, "")
