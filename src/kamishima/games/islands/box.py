"""What the registry needs to put the game on the shelf."""

from __future__ import annotations

from kamishima.games.islands.content import house_text, read_content
from kamishima.games.islands.options import PLAYERS
from kamishima.games.islands.rules import make, variants

__all__ = ["PLAYERS", "house_text", "make", "read_content", "variants"]
