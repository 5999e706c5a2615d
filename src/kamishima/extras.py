"""Extras: libraries that only some people need, and how they are installed."""

from __future__ import annotations


def how_to_install(extra: str) -> str:
    """What works where the package is: in a checkout, or as the file of a wheel; it is in no index."""
    return f"pip install '.[{extra}]' in a checkout, or pip install 'FILE.whl[{extra}]' with the file of a wheel"


def missing(error: ImportError, extra: str) -> ImportError:
    """What to raise when a library of an extra cannot be imported."""
    library = (error.name or "a library").partition(".")[0]
    return ImportError(
        f"{library} is not installed; it comes with the extra {extra!r}: {how_to_install(extra)}", name=error.name
    )
