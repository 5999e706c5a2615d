"""`import kamishima`: every public name is there, has an example that runs, and a page of its own."""

from __future__ import annotations

import ast
import doctest
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kamishima

ROOT = Path(__file__).parent.parent
API: dict[str, Any] = runpy.run_path(str(ROOT / "docs" / "make_api.py"))
EXAMPLES = ["play_a_game.py", "write_a_bot.py", "many_matches.py"]


def check_examples(text: str, name: str) -> None:
    test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_public_names_are_these() -> None:
    assert kamishima.__all__ == ["Chance", "Decision", "Match", "Over", "make_bot", "read_record", "simulate", "table"]
    for name in kamishima.__all__:
        assert getattr(kamishima, name).__name__ == name


@pytest.mark.parametrize("name", kamishima.__all__)
def test_every_public_name_has_an_example_that_runs(name: str) -> None:
    _, node = API["definition"](name)
    check_examples(ast.get_docstring(node) or "", name)


def test_the_example_of_the_package_runs() -> None:
    check_examples(kamishima.__doc__ or "", "kamishima")


def test_a_name_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(AttributeError, match="it has Chance, Decision"):
        kamishima.board  # noqa: B018  # type: ignore[attr-defined]


def test_importing_the_package_loads_no_game() -> None:
    code = "import sys, kamishima; print([name for name in sys.modules if name.startswith('kamishima.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[]"


def test_the_pages_of_the_api_are_as_the_source_is() -> None:
    folder = ROOT / "docs" / "api"
    assert {path.name: path.read_text("utf-8") for path in folder.glob("*.md")} == API["pages"]()


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_run(name: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name)], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
