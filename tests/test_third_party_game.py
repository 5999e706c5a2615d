"""A game of another package: *Drift* of CONTRIBUTING, installed without an edit anywhere else, can do what ours can."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import Person, Tree
from tests.test_documents import ROOT, blocks

import kamishima
from kamishima.server.protocol import messages as wire
from kamishima.testing.server import TestServer

DRIFT = ROOT / "examples" / "drift"
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
QUOTED = [*blocks(GUIDE, "python"), *blocks(GUIDE, "toml")]
HOME = Path(next(iter(kamishima.__path__))).parent
"""Where Kamishima is imported from, here and in every process that is started here."""


def install(folder: Path, name: str, points: Sequence[str]) -> None:
    """Write what an installer writes beside a package: its name, and its entry points."""
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("\n".join(points), "utf-8")


@pytest.fixture(autouse=True)
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where packages are installed that every process finds which is started here: Drift, as its project says it."""
    folder = tmp_path / "site"
    folder.mkdir()
    project = tomllib.loads((DRIFT / "pyproject.toml").read_text("utf-8"))["project"]
    for group, points in project["entry-points"].items():
        install(folder, project["name"], [f"[{group}]", *[f"{name} = {value}" for name, value in points.items()]])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(HOME), str(folder), str(DRIFT.parent)]))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return folder


def done(*command: str, said: str = "") -> subprocess.CompletedProcess[str]:
    command = (sys.executable, *command)
    return subprocess.run(command, input=said, capture_output=True, text=True, timeout=240, check=False)


def run(*command: str, said: str = "") -> str:
    """What a Python program says that does well."""
    it = done(*command, said=said)
    assert it.returncode == 0, it.stdout + it.stderr
    return it.stdout


def command(*arguments: str, said: str = "") -> str:
    return run("-m", "kamishima", *arguments, said=said)


# -- the package -------------------------------------------------------------------------------------------------------


def file_of(block: str) -> Path:
    """The file that a block of CONTRIBUTING shows: its first line says which."""
    return ROOT / "examples" / block.split("\n", 1)[0].removeprefix("# ")


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: file_of(block).name)
def test_contributing_shows_the_files_of_drift_as_they_are(block: str) -> None:
    assert file_of(block).read_text("utf-8") == block


def test_every_file_of_drift_stands_in_contributing() -> None:
    assert {path.name for path in DRIFT.glob("*.*")} == {file_of(block).name for block in QUOTED} | {"__init__.py"}


def test_its_own_tests_pass() -> None:
    assert "2 passed" in run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(DRIFT / "test_drift.py"))


def test_a_broken_package_is_named_and_harms_no_other_game(site: Path) -> None:
    install(site, "acme-rivers", ["[kamishima.games]", "rivers = acme.rivers:BOX"])
    assert "1 games" in command("simulate", "drift", "--games", "1")
    assert all([word in command(name, "--help") for name, word in {"export": "--ppn", "print": "--backs"}.items()])
    broken = done("-m", "kamishima", "simulate", "rivers", "--games", "1")
    assert broken.returncode == 2
    told = "the game 'rivers' (acme.rivers:BOX of the package acme-rivers) cannot be made: ModuleNotFoundError"
    assert broken.stderr.startswith(f"kamishima: {told}")
    assert broken.stderr.count("\n") == 1


# -- played ------------------------------------------------------------------------------------------------------------


def test_it_is_among_the_games() -> None:
    assert "drift (2–4 players" in command("info")


def test_it_keeps_every_promise() -> None:
    assert "; 0 violations;" in command("check", "drift", "--games", "60", "--every", "1")


def test_bots_play_it(tmp_path: Path) -> None:
    told = command("simulate", "drift", "--games", "40", "--bots", "crane@50,uniform", "--csv", "games.csv")
    assert "ended by river 40" in told
    wins = {line.split()[0]: float(line.split()[2].rstrip("%")) for line in told.splitlines() if "%" in line}
    assert wins["crane@50"] > wins["uniform"]
    assert len((tmp_path / "games.csv").read_text("utf-8").splitlines()) == 1 + 2 * 40


def test_a_report_of_the_lab_is_drawn(tmp_path: Path) -> None:
    command("lab", "drift", "--games", "60", "--bots", "uniform", "--html", "drift.html")
    page = (tmp_path / "drift.html").read_text("utf-8")
    assert "Study: drift" in page
    assert "<svg" in page
    assert "By place" in page


def test_it_is_played_in_the_terminal() -> None:
    told = command("play", "drift", "--name", "Ana", "--seed", "3", "--bots", "uniform", said="sail\n" * 40)
    assert "Welcome to Drift, Ana and" in told
    assert "drifted: seat Ana, stones" in told
    assert "\nriver\n" in told
    assert "\n1. " in told


def test_a_word_that_is_not_offered_is_refused_in_the_terminal() -> None:
    assert "“swim” is not possible now" in command("play", "drift", "--seed", "3", said="swim\nquit\n")


# -- stepped by learners -----------------------------------------------------------------------------------------------

STEPPED = """
import random
import pettingzoo
import kamishima.adapters.pettingzoo
from pettingzoo.test import api_test

env = pettingzoo.make("aec", "kamishima/drift-v0", players=3, render_mode="ansi")
api_test(env, num_cycles=50)
env.reset(seed=1)
rng, rewards = random.Random(1), {}
print(env.render())
while env.agents:
    observation, reward, termination, truncation, _ = env.last()
    allowed = observation["action_mask"].nonzero()[0].tolist()
    env.step(None if termination else rng.choice(allowed))
    rewards.update({agent: reward for agent, reward in env.rewards.items() if reward})
print("rewards", sum(rewards.values()), len(rewards))
"""

ALONE = """
import gymnasium
import kamishima.adapters.gymnasium

env = gymnasium.make("kamishima/drift-v0", opponents="uniform")
seen, told = env.reset(seed=1)
while "ranks" not in told:
    seen, reward, over, _, told = env.step(told["action_mask"].nonzero()[0][0])
print("ranks", sorted(told["ranks"]))
"""

WALKED = """
import random
import pyspiel
import kamishima.adapters.openspiel

state = pyspiel.load_game("kamishima_drift(players=2)").new_initial_state()
rng = random.Random(1)
while not state.is_terminal():
    state.apply_action(rng.choice(state.legal_actions()))
print("returns", sorted(state.returns()))
"""


def test_it_is_stepped_through_pettingzoo() -> None:
    told = run("-W", "ignore", "-c", STEPPED)
    assert "may follow: sail, wait" in told
    assert "rewards 0.0" in told


def test_it_is_stepped_through_gymnasium_against_bots() -> None:
    assert "ranks [1, 2]" in run("-W", "ignore", "-c", ALONE)


def test_it_is_walked_through_openspiel() -> None:
    assert "returns [-1.0, 1.0]" in run("-W", "ignore", "-c", WALKED)


# -- served ------------------------------------------------------------------------------------------------------------

END: Tree = {"": [{"bag": [], "last": None}]}
"""Where an action ends in the tree of words."""


@pytest.fixture
def server(site: Path) -> Iterator[str]:
    made = TestServer(site.parent / "data")
    try:
        yield made.open()
    finally:
        made.close()


def test_the_page_finds_it_among_the_games_with_all_that_it_needs(server: str) -> None:
    async def look() -> None:
        async with Person(server) as ana:
            games = {game.name: game for game in (await ana.ask("GET", "/api/games", wire.GameList)).games}
            assert list(games) == ["origami", "islands", "shaman", "drift"]
            assert (games["drift"].players, games["drift"].options, games["drift"].pack) == ([2, 3, 4], [], "drift")
            texts = await ana.ask("GET", "/api/games/drift/texts/de", wire.GameTexts)
            assert "game-title = Drift" in texts.fluent[1]
            assert await ana.ask("GET", "/api/games/drift/content", dict[str, Any]) == {}

    asyncio.run(look())


def test_it_is_played_over_a_socket(server: str, tmp_path: Path) -> None:
    path = tmp_path / "drift.record"
    path.write_text(asyncio.run(played(server)), "utf-8")
    assert command("verify", str(path))
    assert "river" in command("replay", str(path))


async def played(base: str) -> str:
    """Somebody plays a match against a bot, and sees it in messages; the record of it."""
    async with Person(base, "ana") as ana:
        seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("bot", "uniform")]
        table = await ana.new_table(wire.NewTable(game="drift", seats=seats))
        line = await ana.sit(table.id)
        while line.ending is None:
            if line.my_turn:
                assert line.words == {"sail": END, "wait": END}
                await line.submit("sail")
            else:
                await line.hear()
        assert line.ending.reason == "river"
        assert msgspec.json.decode(line.view["boats"]) == drifted(list(line.steps.values())) == line.ending.scores
        await line.close()
        return await ana.record(table.id)


def drifted(steps: list[wire.Step]) -> list[int]:
    """Where the dice of all steps took the boats; every die was told with the boat that it moved."""
    boats, seat = [0, 0], 0
    for step in steps:
        assert step.words is not None
        if step.seat is not None:
            seat = step.seat
            assert step.events == []
        else:
            stones = int(step.words.removeprefix("die "))
            (event,) = step.events
            assert msgspec.json.decode(event) == {"event": "drifted", "seat": seat, "stones": stones}
            boats[seat] += stones
    return boats
