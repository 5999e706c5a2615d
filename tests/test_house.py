"""The order of the house: one folder a game, a small contract, folders and files that one can take in."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kamishima"
MOST_FILES = 20
GAME_NAMES = re.compile("Origami|Islands|Shaman")
MAY_NAME_GAMES = {"games/registry.py", "server/tables/daily.py", "server/store/daily.py", "server/http/daily.py"}
BUILT = {"page", "generated", "__pycache__", "node_modules"}


def folders(root: Path) -> list[Path]:
    found = [path for path in root.rglob("*") if path.is_dir() and BUILT.isdisjoint(path.relative_to(root).parts)]
    return [root, *found]


@pytest.mark.parametrize("root", [SOURCE, ROOT / "web" / "src"], ids=["src", "web"])
def test_no_folder_has_more_than_twenty_files_of_its_own(root: Path) -> None:
    counts = {
        str(folder.relative_to(ROOT)): len([path for path in folder.iterdir() if path.is_file()])
        for folder in folders(root)
    }
    assert {folder: count for folder, count in counts.items() if count > MOST_FILES} == {}


@pytest.mark.parametrize(("name", "most"), [("game.py", 300), ("words.py", 180)])
def test_the_contract_stays_small(name: str, most: int) -> None:
    assert (SOURCE / "core" / name).read_text("utf-8").count("\n") < most


def test_games_are_named_only_in_their_folders_the_registry_and_the_daily_challenge() -> None:
    naming = {
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        if not str(path.relative_to(SOURCE)).startswith(("games/origami/", "games/islands/", "games/shaman/"))
        and GAME_NAMES.search(path.read_text("utf-8"))
    }
    assert naming <= MAY_NAME_GAMES


def test_no_attribute_of_the_core_is_of_any_type_at_all() -> None:
    found = []
    for path in (SOURCE / "core").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) in ("object", "Any", "Final[object]"):
                found.append(f"{path.name}:{node.lineno}")
    assert found == []
