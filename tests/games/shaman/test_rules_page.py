"""RULES.md says what the content says, and every clause has its test."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content
from kamishima.games.shaman.rules.geometry import SEA
from kamishima.games.shaman.rules.options import TURN_LIMIT

PAGE = resources.files("kamishima.games.shaman").joinpath("RULES.md").read_text("utf-8")
ROW = re.compile(r"^\| (\w+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
HERE = Path(__file__).parent


def clauses() -> list[str]:
    return re.findall(r"^- \*\*(S\d\.\d+)\*\*", PAGE, re.MULTILINE)


@cache
def written_tests() -> list[ast.FunctionDef]:
    """Every test function in this folder but those of this file, and those of the export."""
    files = [path for path in HERE.glob("test_*.py") if path.name != Path(__file__).name]
    files += (HERE.parent.parent / "adapters").glob("test_ppn*.py")
    return [
        node
        for path in files
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_the_table_of_pieces_is_that_of_the_content() -> None:
    content = house_content()
    printed = {row[0]: (int(row[1]), int(row[2])) for row in ROW.findall(PAGE)}
    values = dict(zip(("shaman", *content.coins), content.values, strict=True))
    assert printed == {name: (value, 1) for name, value in values.items()}


def test_the_words_of_the_page_are_actions_of_the_game() -> None:
    game = ShamanIsland(house_content(), 2, {})
    block = PAGE.split("```text\n")[1].split("```")[0]
    verbs = set()
    for line in block.splitlines():
        assert game.parse(line).text == line
        verbs.add(line.split()[0])
    assert verbs == set(re.findall(r"^\| `(\w+)`", PAGE, re.MULTILINE))


def test_the_numbers_of_the_page_are_those_of_the_rules() -> None:
    words = " ".join(PAGE.split())
    assert f"everybody has had {TURN_LIMIT} turns" in words
    assert f"the sea is {SEA} spaces wide and {SEA} deep" in words


def test_clauses_are_numbered_in_order_and_once() -> None:
    numbers = [tuple(int(part) for part in clause[1:].split(".")) for clause in clauses()]
    assert numbers == sorted(set(numbers))
    assert {number[0] for number in numbers} == set(range(1, 10))


@pytest.mark.parametrize("clause", clauses())
def test_every_clause_is_cited_by_a_test(clause: str) -> None:
    word = f"test_{clause.lower().replace('.', '_')}_"
    assert any(test.name.startswith(word) or clause in (ast.get_docstring(test) or "") for test in written_tests())


@pytest.mark.parametrize(
    ("clause", "ruling"),
    [
        ("S5.1", "that warrior may ride a spirit itself"),
        ("S5.2", "such a shaman stands on the land, though: it may sink and move tiles of that island"),
    ],
)
def test_what_riders_may_do_is_a_ruling(clause: str, ruling: str) -> None:
    (text,) = re.findall(rf"^- \*\*{re.escape(clause)}\*\* (.*?)(?=^- |^## )", PAGE, re.MULTILINE | re.DOTALL)
    assert f"**Ruling:** {ruling}" in " ".join(text.split())
