"""The way of one move through the server, file by file, is what docs/server.md lists."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_FILES = 12
DECLARATIONS = {"protocol/messages.py", "protocol/live.py"}
"""Structs alone: msgspec reads and writes them in C, where no function of these files is called."""


def listed() -> list[str]:
    section = (ROOT / "docs/server.md").read_text("utf-8").partition("### One move")[2].partition("\n#")[0]
    return re.findall(r"^\d+\. `([a-z_/]+\.py)`", section, re.MULTILINE)


def called() -> set[str]:
    # With the source tree, since functions of compiled modules cannot be traced.
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.server.one_move"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_a_move_passes_through_the_files_that_the_documentation_lists_and_no_others() -> None:
    files = listed()
    assert len(files) == len(set(files)) <= MOST_FILES
    assert called() | DECLARATIONS == set(files)
