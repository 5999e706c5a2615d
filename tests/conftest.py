"""Checks that hold for the whole run."""

from __future__ import annotations

import os

import hypothesis
import pytest

from kamishima.core.engine import is_compiled

hypothesis.settings.register_profile("kamishima", deadline=None)  # a test must not fail because a machine is busy
hypothesis.settings.load_profile("kamishima")


def pytest_configure() -> None:
    """`make test` runs tests with two engines; make sure that each run tests the engine that it is meant to test."""
    expected = os.environ.get("KAMISHIMA_EXPECT")
    found = "compiled" if is_compiled() else "plain"
    if expected not in (None, found):
        pytest.exit(f"this run should test the {expected} engine, but found the {found} one", returncode=3)
