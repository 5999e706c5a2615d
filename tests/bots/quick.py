"""Every bot with so few iterations that a whole game of it can be tested; without a clock, so that seeds decide all."""

from __future__ import annotations

from kamishima.bots.levels import LEVELS
from kamishima.bots.registry import BOTS

ITERATIONS = {"paper": 2, "crane": 5, "dragon": 9, "master": 9}
QUICK = tuple([f"{name}@{ITERATIONS[name]}" if name in LEVELS else name for name in BOTS])
