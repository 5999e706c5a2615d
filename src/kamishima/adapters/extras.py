"""Libraries that only some users need: a missing one is told with the extra that brings it."""

from __future__ import annotations

from kamishima.extras import how_to_install


def missing(error: ImportError, extra: str) -> ImportError:
    """What to raise when a library of an extra cannot be imported."""
    library = (error.name or "a library").partition(".")[0]
    return ImportError(
        f"{library} is not installed; it comes with the extra {extra!r}: {how_to_install(extra)}", name=error.name
    )
