"""The scripts that set the project up, with programs of our own in the place of real ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent / "scripts"
THIS = f'exec "{sys.executable}" "$@"'
SLOW = f'"{sys.executable}" "$@" | sed \'s/^[0-9]*$/&000/\''
"""This Python, which says that everything takes a thousand times as long."""
OLD = "exit 1"


def program(path: Path, does: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\n{does}\n", "utf-8")
    path.chmod(0o755)
    return path


@pytest.mark.parametrize(
    ("first", "second", "taken"),
    [(THIS, SLOW, "first"), (SLOW, THIS, "second"), (OLD, SLOW, "second"), (THIS, OLD, "first"), (OLD, OLD, "first")],
)
def test_the_quickest_python_that_can_be_used_is_taken(tmp_path: Path, first: str, second: str, taken: str) -> None:
    usual = program(tmp_path / "bin" / "python3", first)
    other = program(tmp_path / "other", second)
    environment = {"PATH": f"{usual.parent}:{os.environ['PATH']}", "OTHER_PYTHONS": str(other)}
    found = subprocess.run([SCRIPTS / "python"], env=environment, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == {"first": "python3", "second": str(other)}[taken]
