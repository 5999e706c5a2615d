from __future__ import annotations

from typing import TypeAlias

from kamishima.core import phases
from kamishima.games.islands.rules.state import Frame, State

Phase: TypeAlias = phases.Phase[State, Frame]
