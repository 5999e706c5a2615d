"""What the engine is: compiled, or as it was written."""

from __future__ import annotations

from kamishima.core import game


def is_compiled() -> bool:
    """Whether the engine is compiled."""
    return not game.__file__.endswith(".py")
