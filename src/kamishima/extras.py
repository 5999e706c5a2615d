"""Extras: libraries that only some people need, and how they are installed."""

from __future__ import annotations


def how_to_install(extra: str) -> str:
    """What works where the package is: in a checkout, or as the file of a wheel; it is in no index."""
    return f"pip install '.[{extra}]' in a checkout, or pip install 'FILE.whl[{extra}]' with the file of a wheel"
