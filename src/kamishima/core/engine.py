"""What the engine is: compiled, or as it was written."""

from __future__ import annotations

from kamishima.core import game


def is_compiled(file: str = "") -> bool:
    """Whether the engine is compiled: that is told by the file of any of its modules."""
    return not (file or game.__file__).endswith(".py")
