"""RULES.md: every clause has its test, its words are actions, its numbers are those of the content."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from kamishima.games.islands.game import Islands
from kamishima.games.islands.pack.content import house_content

PAGE = resources.files("kamishima.games.islands").joinpath("RULES.md").read_text("utf-8")


def clauses() -> list[str]:
    return re.findall(r"^- \*\*(I\d+\.\d+)\*\*", PAGE, re.MULTILINE)


@cache
def written_tests() -> list[str]:
    """The name and the docstring of every test in this folder but those of this file."""
    files = [path for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name]
    return [
        f"{node.name} {ast.get_docstring(node) or ''}"
        for path in files
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_clauses_are_numbered_in_order_and_once() -> None:
    numbers = [tuple(int(part) for part in clause[1:].split(".")) for clause in clauses()]
    assert numbers == sorted(set(numbers))
    assert len(numbers) > 35


@pytest.mark.parametrize("clause", clauses())
def test_every_clause_is_cited_by_a_test(clause: str) -> None:
    word = f"test_{clause.lower().replace('.', '_')}_"
    assert any(test.startswith(word) for test in written_tests())


def test_the_words_of_the_page_are_actions_of_the_game() -> None:
    game = Islands(house_content(), 3, {})
    block = PAGE.split("```text\n")[1].split("```")[0]
    for line in block.splitlines():
        assert game.parse(line).text == line


def test_the_numbers_of_the_page_are_those_of_the_content() -> None:
    content = house_content()
    assert (content.setup.coins.value, content.setup.copies.value, len(content.sheets)) == (15, 20, 12)
    assert len(content.season.spaces) == 24
    assert "24 rounds" in PAGE
    assert "15 coins" in PAGE


def test_that_tokens_never_run_out_is_a_ruling() -> None:
    (clause,) = re.findall(r"^- \*\*I5\.7\*\* (.*?)(?=^- )", PAGE, re.MULTILINE | re.DOTALL)
    assert "**Ruling:** tokens of coal pits, gold mines and volcanoes never run out" in " ".join(clause.split())
