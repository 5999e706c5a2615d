"""RULES.md says what the content says, every card and every clause has its test."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import Character, house_content
from kamishima.games.origami.rules.options import TURN_LIMIT

PAGE = resources.files("kamishima.games.origami").joinpath("RULES.md").read_text("utf-8")
CONTENT = house_content()
ROW = re.compile(r"^\| ([\w -]+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (.+) \|$", re.MULTILINE)
CHARACTER_ROW = re.compile(r"^\| ([\w ]+) \| (\d+) \| (\d+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
EFFECTS = {
    "instant": "Instant: ",
    "action": "Action: ",
    "scoring": "Scoring: ",
    "placement": "When you play it, ",
    "ongoing": "Ongoing: ",
    "price": "Mandatory: ",
}
FAMILY_CARDS = {name: card for name, card in CONTENT.cards.items() if card.family}
CHARACTERS = {name: card for name, card in CONTENT.cards.items() if isinstance(card, Character)}


def word(name: str) -> str:
    """The word of a card that the page names."""
    return name.lower().replace(" ", "-")


def clauses() -> list[str]:
    return re.findall(r"^- \*\*(O\d\.\d+)\*\*", PAGE, re.MULTILINE)


@cache
def written_tests() -> list[ast.FunctionDef]:
    """Every test function in this folder but those of this file."""
    files = [path for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name]
    return [
        node
        for path in files
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_the_tables_of_the_page_are_those_of_the_content() -> None:
    printed = {word(row[0]): tuple(int(number) for number in row[1:5]) for row in ROW.findall(PAGE)}
    assert printed == {
        name: (card.copies.value, card.cost.value, card.folds.value, card.points.value)
        for name, card in FAMILY_CARDS.items()
    }


def test_the_table_of_characters_is_that_of_the_content() -> None:
    rows = CHARACTER_ROW.findall(PAGE)
    assert [word(row[0]) for row in rows] == list(CONTENT.pairs)
    for row in rows:
        for colour in ("red", "yellow"):
            card = CHARACTERS[f"{word(row[0])}-{colour}"]
            assert (int(row[1]), int(row[2])) == (card.cost.value, card.folds.value)
            shown = set(map(int, re.findall(r"\d+", row[3 if colour == "red" else 4])))
            numbers = [value for verb in card.effect.verbs for value in msgspec.structs.astuple(verb)]
            said = {abs(value) for value in numbers if isinstance(value, int) and 1 < abs(value) < 99}
            assert said <= shown, (row, card.effect.verbs)


def test_the_page_knows_how_many_rice_papers_there_are() -> None:
    rice = CONTENT.cards["rice-paper"]
    assert f"{rice.copies.value} rice papers" in " ".join(PAGE.split())
    assert rice.folds.value == 1


def test_the_page_lists_the_cards_in_canonical_order_and_says_what_kind_of_effect_each_has() -> None:
    rows = ROW.findall(PAGE)
    assert [word(row[0]) for row in rows] == list(FAMILY_CARDS)
    for row in rows:
        assert row[5].startswith(EFFECTS[CONTENT.cards[word(row[0])].effect.when])


def test_the_words_of_the_page_are_actions_of_the_game() -> None:
    game = Origami(CONTENT, 2, {"box": "combined"})
    block = PAGE.split("```text\n")[1].split("```")[0]
    for line in block.splitlines():
        assert game.parse(line).text == line


def test_the_turn_limit_of_the_page_is_the_default() -> None:
    assert f"everybody has had {TURN_LIMIT} turns" in " ".join(PAGE.split())


def clause(page: str, number: str) -> str:
    """The text of a clause in a page, on one line."""
    found = re.search(rf"^- \*\*{re.escape(number)}\*\* (.*?)(?=^- \*\*O|^#)", page, re.MULTILINE | re.DOTALL)
    assert found is not None
    return " ".join(found[1].split())


@pytest.mark.parametrize(
    ("language", "filled", "ruling"),
    [
        ("", "when the next effect is done, whatever it does, or else at the beginning of the next turn", "Ruling"),
        (".de", "wenn der nächste Effekt ausgeführt ist, was er auch tut, sonst zu Beginn", "Festlegung"),
        (".pl", "po wykonaniu najbliższego efektu, cokolwiek on robi, a w przeciwnym razie na początku", "Ustalenie"),
    ],
)
def test_every_page_marks_the_rulings_on_a_short_line_and_on_the_oni(language: str, filled: str, ruling: str) -> None:
    page = resources.files("kamishima.games.origami").joinpath(f"RULES{language}.md").read_text("utf-8")
    assert clause(page, "O3.3").startswith(f"**{ruling}:**")
    assert filled in clause(page, "O3.3")  # as test_o3_3_a_line_that_came_up_short_is_filled_by_the_next_effect has it
    about_the_oni = clause(page, "O5.3").split(f"**{ruling}:**")[1]
    assert "oni" in about_the_oni.lower()


def test_clauses_are_numbered_in_order_and_once() -> None:
    numbers = [tuple(int(part) for part in clause[1:].split(".")) for clause in clauses()]
    assert numbers == sorted(set(numbers))
    assert len(numbers) > 20


@pytest.mark.parametrize("clause", clauses())
def test_every_clause_is_cited_by_a_test(clause: str) -> None:
    word = f"test_{clause.lower().replace('.', '_')}_"
    assert any(test.name.startswith(word) or clause in (ast.get_docstring(test) or "") for test in written_tests())


@pytest.mark.parametrize("card", list(CONTENT.cards))
def test_every_card_has_a_test_that_is_named_after_it(card: str) -> None:
    assert any(test.name.startswith(f"test_{card.replace('-', '_')}_") for test in written_tests())
