"""Checks that hold for the whole run."""

from __future__ import annotations

import os

import pytest

from kamishima.cli.info import is_compiled


def pytest_configure() -> None:
    """`make test` runs everything twice; make sure that each run tests the engine that it is meant to test."""
    expected = os.environ.get("KAMISHIMA_EXPECT")
    found = "compiled" if is_compiled() else "plain"
    if expected not in (None, found):
        pytest.exit(f"this run should test the {expected} engine, but found the {found} one", returncode=3)
