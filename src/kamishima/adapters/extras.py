"""Libraries that only some users need: a missing one is told with the extra that brings it."""

from __future__ import annotations


def missing(error: ImportError, extra: str) -> ImportError:
    """What to raise when a library of an extra cannot be imported."""
    library = (error.name or "a library").partition(".")[0]
    return ImportError(
        f"{library} is not installed; it comes with the extra {extra!r}: pip install 'kamishima[{extra}]'",
        name=error.name,
    )
