"""Each adapter needs its own extra only, and says which one when it is not there."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kamishima.extras import missing

BLOCKED = """
import sys
for name in {blocked!r}:
    sys.modules[name] = None
try:
    import kamishima.adapters.{module}
except ImportError as error:
    print(error)
else:
    print("imported")
"""


def imported_without(module: str, *blocked: str) -> str:
    """What is told when a module is imported where some libraries are not installed."""
    code = BLOCKED.format(module=module, blocked=blocked)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("arrays", "numpy", "arrays"),
        ("vector", "numpy", "arrays"),
        ("pettingzoo", "numpy", "pettingzoo"),
        ("gymnasium", "numpy", "gymnasium"),
        ("openspiel", "numpy", "openspiel"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_told_with_its_extra(module: str, library: str, extra: str) -> None:
    told = imported_without(module, library)
    assert told.startswith(f"{library} is not installed; it comes with the extra '{extra}': pip install '.[{extra}]' ")


@pytest.mark.parametrize(
    ("module", "others"),
    [
        ("word_steps", ("numpy", "pettingzoo", "gymnasium", "pyspiel")),
        ("vector", ("pettingzoo", "gymnasium", "pyspiel")),
        ("gymnasium", ("pettingzoo", "pyspiel")),
        ("pettingzoo", ("pyspiel",)),
        ("openspiel", ("pettingzoo", "gymnasium")),
    ],
)
def test_nobody_needs_the_libraries_of_others(module: str, others: tuple[str, ...]) -> None:
    assert imported_without(module, *others) == "imported"


def test_the_games_themselves_need_none_of_them() -> None:
    code = (
        "import sys\n"
        "for name in ('numpy', 'pettingzoo', 'gymnasium', 'pyspiel'): sys.modules[name] = None\n"
        "from kamishima.games.registry import GAMES\n"
        "from kamishima.games.islands import observation\nfrom kamishima.games.origami import observation\n"
        "from kamishima.games.shaman import observation\n"
        "print(len(GAMES))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=240)
    assert done.stdout.strip() == "3", done.stderr


def test_the_message_names_the_library_even_when_a_part_of_it_is_missing() -> None:
    error = missing(ImportError("no", name="gymnasium.spaces"), "gymnasium")
    assert str(error).startswith("gymnasium is not installed")
    assert error.name == "gymnasium.spaces"
    assert str(missing(ImportError("no"), "arrays")).startswith("a library is not installed")
