"""A wheel in an empty environment: no Node.js, no compiler and no sources are there, and a match is played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.web.people import BOT, ME, Company
from tests.web.ways import by_clicks, finished, play_match

from kamishima.testing.server import serving

ROOT = Path(__file__).parents[2]
UV = str(Path(sys.executable).with_name("uv"))


def run(*command: str, **environment: str) -> str:
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(command, env={**kept, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure wheel and the sources, built from a copy: builds leave files in the tree."""
    copy, dist = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("dist")
    for name in ("LICENSE", "README.md", "pyproject.toml", "setup.py"):
        shutil.copy2(ROOT / name, copy)
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    plain = ["env", "--chdir", str(copy), "KAMISHIMA_PLAIN=1", sys.executable]
    run(*plain, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(dist), ".")
    run(*plain, "-c", f"import setuptools.build_meta as build; build.build_sdist({str(dist)!r})")
    return dist


@pytest.fixture(scope="module")
def installed(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and what it needs."""
    environment = tmp_path_factory.mktemp("environment")
    (wheel,) = packages.glob("*.whl")
    python = str(environment / "bin" / "python")
    run(UV, "venv", "--quiet", "--allow-existing", "--python", sys.executable, str(environment))
    pins = str(ROOT / "requirements-table.txt")
    run(
        UV,
        "pip",
        "install",
        "--quiet",
        "--python",
        python,
        "--constraint",
        pins,
        f"kamishima[server] @ {wheel.as_uri()}",
    )
    return environment / "bin"


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server of that environment, which finds no program but its own."""
    environment = {"PATH": str(installed), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    with serving(str(installed / "python"), environment) as base:
        yield base


def test_the_wheel_is_for_every_system_and_holds_the_page(packages: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "kamishima/page/index.html" in names
    assert not [name for name in names if name.endswith((".so", ".c"))]


def test_the_sources_hold_the_page(packages: Path) -> None:
    (sources,) = packages.glob("*.tar.gz")
    listed = run("tar", "--list", "--file", str(sources)).splitlines()
    inner = {name.partition("/")[2] for name in listed}
    assert {"src/kamishima/page/index.html", "setup.py", "src/kamishima/games/origami/content/cards.toml"} <= inner


def test_only_what_a_table_needs_is_installed_and_nothing_of_the_sources_is_used(installed: Path) -> None:
    found = run(str(installed / "python"), "-c", "import kamishima; print(kamishima.__file__)")
    assert found.startswith(str(installed.parent))
    listed = run(UV, "pip", "list", "--quiet", "--python", str(installed / "python"))
    assert not [name for name in ("nodejs", "mypy ", "pytest", "numpy", "setuptools") if name in listed]


def test_a_match_is_played_in_a_browser_from_the_wheel_alone(browser: Browser, served: str) -> None:
    company = Company(browser, served)
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT, options={"turn-limit": 3}))
    assert play_match(ana, by_clicks) > 0
    finished(ana)
    company.leave()
