"""The broken games are loaded by path: test folders are not packages."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def broken_games() -> ModuleType:
    path = Path(__file__).with_name("broken_games.py")
    spec = importlib.util.spec_from_file_location("broken_games", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["broken_games"] = module
    spec.loader.exec_module(module)
    return module
