from __future__ import annotations

import msgspec

from kamishima.core.setting import Setting


class Plan(msgspec.Struct, frozen=True):
    tables: tuple[Setting, ...]
    rounds: int
    games: int
    """A round: half of them at the first table, if there are others, the rest at those."""
    iterations: int
    noise: float
    epochs: int
    gate_games: int
    gate_iterations: int
    final_games: int
    """Against `dragon-1` with its thinking time, at the first table, once the last round is over; 0 for none."""
    seed: int
