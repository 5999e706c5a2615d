"""Where Windows and macOS differ from Linux: what they lack is taken away, and everything goes on another way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from kamishima.testing.server import serving

LACKING = """
import importlib.util, os, signal, sys
import asyncio, multiprocessing, select, socket, sqlite3, subprocess, tempfile, threading, uuid

MISSING = {"uvloop", "resource", "fcntl", "termios", "tty", "pty", "pwd", "grp", "readline"}


class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


for name in MISSING:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Refuse())
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in MISSING else real(name, package)
for module, names in (
    (os, "fork nice killpg getuid geteuid setsid getpgid"),
    (signal, "setitimer pthread_sigmask SIGALRM SIGHUP SIGUSR1 ITIMER_REAL ITIMER_PROF"),
):
    for name in names.split():
        if hasattr(module, name):
            delattr(module, name)
"""
"""What is there on Linux alone, as `sitecustomize` of every process that is started. What it imports first looks at the
system itself."""


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    """The environment of a process on such a system."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(LACKING, "utf-8")
    own = [str(Path(folder).resolve()) for folder in os.environ.get("PYTHONPATH", "").split(os.pathsep) if folder]
    path = os.pathsep.join([str(tmp_path / "site"), *own])
    return {**os.environ, "PYTHONPATH": path, "KAMISHIMA_DATA": str(tmp_path / "data")}


def kamishima(environment: dict[str, str], *words: str) -> str:
    command = [sys.executable, "-m", "kamishima", *words]
    there = Path(environment["KAMISHIMA_DATA"]).parent  # reports are written where one is
    done = subprocess.run(command, env=environment, cwd=there, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_parts_are_really_missing(elsewhere: dict[str, str]) -> None:
    looks = "import os, signal, importlib.util as u; print(u.find_spec('uvloop'), hasattr(os, 'fork'), dir(signal))"
    found = subprocess.run([sys.executable, "-c", looks], env=elsewhere, capture_output=True, text=True, check=True)
    assert found.stdout.startswith("None False [")
    assert "SIGALRM" not in found.stdout


@pytest.mark.parametrize(
    "words",
    [
        "info",
        "check shaman --games 2",
        "simulate origami --games 4 --bots greedy,uniform --option turn-limit=5 --processes 2",
        "arena shaman --games 4 --bots greedy,uniform --option turn-limit=2 --processes 2",
        "lab islands --players 2 --games 4 --bots uniform --processes 1",
        "content export islands",
    ],
)
def test_commands_work_without_them(elsewhere: dict[str, str], words: str) -> None:
    assert kamishima(elsewhere, *words.split())


def test_a_trial_of_a_pack_works_without_them(elsewhere: dict[str, str]) -> None:
    pack = kamishima(elsewhere, "content", "export", "islands")
    order = {"game": "islands", "pack": pack, "players": 2, "bot": "uniform", "games": 2, "seed": 1}
    command = [sys.executable, "-m", "kamishima.server.tables.trial_process"]
    done = subprocess.run(command, env=elsewhere, input=json.dumps(order), capture_output=True, text=True, check=True)
    assert len(done.stdout.splitlines()) == 2


def test_a_server_without_them_seats_bots_and_does_what_strangers_ask_in_workers(
    elsewhere: dict[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    with serving(environment=elsewhere) as base:
        ana = httpx.Client(base_url=base, headers={"origin": base, "x-kamishima": "1"}, timeout=60)
        seats = [{"kind": "bot", "level": level} for level in ("greedy", "paper")]
        plan = {"game": "shaman", "options": {"turn-limit": 1}, "seats": seats}
        table = f"/api/tables/{ana.post('/api/tables', json=plan).json()['id']}"
        until = time.monotonic() + 60
        while ana.get(table).json()["state"] != "over" and time.monotonic() < until:
            time.sleep(0.1)
        assert ana.get(table).json()["state"] == "over"
        checked = ana.post("/api/packs/check", json={"game": "islands", "pack": "a = ["})
        assert "not TOML" in checked.text
        ana.close()
    assert "error" not in capfd.readouterr().err
