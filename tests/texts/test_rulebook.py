"""The rulebooks as pages show them, and their translations: same clauses, same cards, same numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from kamishima.games.origami.pack.content import Card, Character, house_content
from kamishima.games.registry import GAMES
from kamishima.texts.booklet import export, main, names_in, rulebook
from kamishima.texts.catalogue import LOCALES
from kamishima.texts.rulebook import (
    BadRules,
    Block,
    Code,
    Heading,
    Item,
    List,
    Paragraph,
    Picture,
    Rulebook,
    Span,
    Table,
    read_rulebook,
    rules_text,
)

TRANSLATED = [locale for locale in LOCALES if locale != "en"]
RULING = {"en": "Ruling", "de": "Festlegung", "pl": "Ustalenie"}


def words(spans: Sequence[Span]) -> str:
    """What is read, without what it is."""
    return "".join([span if isinstance(span, str) else words(list(span[1])) for span in spans])


def read(source: str) -> Rulebook:
    """A little rulebook, with a cat, a dog and a pair of poets."""
    names = {"cat": ["cat"], "dog": ["dog"], "poet": ["poet-red", "poet-yellow"]}
    return read_rulebook("origami", "en", source, names)


def shape(block: Block) -> object:
    """What must be the same in every language."""
    match block:
        case Heading():
            return block.level, block.anchor
        case List():
            return [(item.anchor, item.cards, [shape(inner) for inner in item.blocks]) for item in block.items]
        case Table():
            return [(row.cards, len(row.cells)) for row in block.rows]
        case Code():
            return block.text
    return "paragraph"


def rulings(book: Rulebook) -> list[tuple[str, int]]:
    """How many decisions of our own each clause and each note has."""
    return [(item.anchor or " ".join(item.cards), _count(item, RULING[book.locale])) for item in book.items()]


def _count(item: Item, ruling: str) -> int:
    spans = [span for block in item.blocks if isinstance(block, Paragraph) for span in block.spans]
    return sum(span == ("b", [f"{ruling}:"]) for span in spans)


def references(book: Rulebook) -> list[str]:
    """All clauses that are referred to."""
    return re.findall(r'\["r","(\S+?)"\]', msgspec.json.encode(book).decode())


def said(book: Rulebook) -> list[str]:
    """All words of the table that are named."""
    return re.findall(r'\["c","(.+?)"\]', msgspec.json.encode(book).decode())


def card_rows(book: Rulebook) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Every row that describes a card, with its cells."""
    for block in book.blocks:
        for row in block.rows if isinstance(block, Table) else ():
            if row.cards:
                yield row.cards, [words(cell) for cell in row.cells]


# -- reading -----------------------------------------------------------------------------------------------------------


def test_a_clause_is_an_entry_that_can_be_linked_to() -> None:
    book = read("## O1 Set-up\n\n- **O1.1** Take cards (O1.2, not O7).\n- **O1.2** Begin.\n")
    assert book.clauses() == ["O1.1", "O1.2"]
    assert book.blocks[0] == Heading(2, "O1", [("r", "O1"), " Set-up"])
    (first, _) = book.items()
    assert first.blocks == [Paragraph([("b", ["O1.1"]), " Take cards (", ("r", "O1.2"), ", not O7)."])]


def test_a_note_knows_the_cards_it_is_about() -> None:
    book = read("- **Cat, Dog.** They agree.\n- **Poet.** He writes.\n- **Nobody.** Nothing.\n- plain\n")
    assert [item.cards for item in book.items()] == [("cat", "dog"), ("poet-red", "poet-yellow"), (), ()]


def test_a_row_of_a_table_knows_its_card() -> None:
    book = read("| card | folds |\n|---|---|\n| Cat | 1 |\n| `pass` | nothing |\n")
    (table,) = book.blocks
    assert isinstance(table, Table)
    assert table.head == [["card"], ["folds"]]
    assert [(row.cards, row.cells) for row in table.rows] == [
        (("cat",), [["Cat"], ["1"]]),
        ((), [[("c", "pass")], ["nothing"]]),
    ]


def test_lists_may_stand_in_lists_and_lines_may_break() -> None:
    book = read("- **O5.3** Four\n  kinds.\n  - *Instant*: once.\n\n  And more.\n")
    (clause, inner) = book.items()
    assert [type(block).__name__ for block in clause.blocks] == ["Paragraph", "List", "Paragraph"]
    assert words(clause.blocks[0].spans if isinstance(clause.blocks[0], Paragraph) else []) == "O5.3 Four kinds."
    assert inner.blocks == [Paragraph([("i", ["Instant"]), ": once."])]


def test_what_is_said_to_the_table_is_kept_as_it_is() -> None:
    assert read("```text\nplay cat left\npass\n```\n").blocks == [Code("play cat left\npass")]


def test_a_fence_with_a_caption_is_a_picture() -> None:
    assert read("```island Where to begin\n.*.\n*R*\n```\n").blocks == [Picture("island", "Where to begin", ".*.\n*R*")]


@pytest.mark.parametrize("source", ["1. one\n", "> quoted\n", "a [link](x)\n", "---\n"])
def test_what_the_page_does_not_show_is_refused(source: str) -> None:
    with pytest.raises(BadRules, match=r"^origami, en.* is not shown by the page$"):
        read(source)


# -- our rulebooks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_rulebook_can_be_shown_and_refers_only_to_what_is_there(game: str, locale: str) -> None:
    book = rulebook(game, locale)
    chapters = [block.anchor for block in book.blocks if isinstance(block, Heading) and block.anchor]
    clauses = book.clauses()
    assert len(clauses) == len(set(clauses)) > 10
    assert chapters == sorted(set(chapters), key=lambda chapter: int(chapter[1:]))
    assert set(references(book)) <= {*chapters, *clauses}


def test_origami_is_there_in_every_language_and_other_games_at_least_in_english() -> None:
    assert [rulebook("origami", locale).locale for locale in LOCALES] == list(LOCALES)
    for game in GAMES:
        for locale in LOCALES:
            assert rules_text(game, locale)[1] in ("en", locale)


@pytest.mark.parametrize("locale", TRANSLATED)
def test_a_translation_has_the_same_clauses_notes_and_tables(locale: str) -> None:
    english, other = rulebook("origami", "en"), rulebook("origami", locale)
    assert other.clauses() == english.clauses()
    assert [shape(block) for block in other.blocks] == [shape(block) for block in english.blocks]


@pytest.mark.parametrize("locale", TRANSLATED)
def test_a_translation_marks_the_same_decisions_of_ours(locale: str) -> None:
    assert rulings(rulebook("origami", locale)) == rulings(rulebook("origami", "en"))


@pytest.mark.parametrize("locale", TRANSLATED)
def test_a_translation_refers_to_the_same_clauses_and_says_the_same_words(locale: str) -> None:
    english, other = rulebook("origami", "en"), rulebook("origami", locale)
    assert references(other) == references(english)
    assert said(other) == said(english)


@pytest.mark.parametrize("locale", TRANSLATED)
def test_nothing_is_left_untranslated(locale: str) -> None:
    english, other = rulebook("origami", "en"), rulebook("origami", locale)
    for ours, theirs in zip(english.items(), other.items(), strict=True):
        assert msgspec.json.encode(ours.blocks) != msgspec.json.encode(theirs.blocks)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_tables_print_what_the_content_says(locale: str) -> None:
    cards = house_content().cards
    rows = dict(card_rows(rulebook("origami", locale)))
    described = [card for cards_of_row in rows for card in cards_of_row]
    assert described == [card for card in cards if card != "rice-paper"]
    for names, cells in rows.items():
        assert _numbers(cells) == _printed(cards[names[0]])


def _numbers(cells: list[str]) -> list[int]:
    return [int(cell) for cell in cells if cell.isdecimal()]


def _printed(card: Card) -> list[int]:
    values = [card.cost.value, card.folds.value]
    return values if isinstance(card, Character) else [card.copies.value, *values, card.points.value]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_name_in_the_tables_is_the_name_on_the_card(locale: str) -> None:
    names = names_in("origami", locale)
    for cards, cells in card_rows(rulebook("origami", locale)):
        assert names[cells[0].casefold()] == cards


# -- the command -------------------------------------------------------------------------------------------------------


def test_every_rulebook_is_written_for_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "booklet")]) == 0
    printed = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert [path.name for path in printed] == [f"rules-{game}.{locale}.json" for game in GAMES for locale in LOCALES]
    book = json.loads((tmp_path / "booklet" / "rules-origami.de.json").read_text("utf-8"))
    assert (book["game"], book["locale"], book["blocks"][0]["type"]) == ("origami", "de", "heading")


def test_the_same_rules_are_the_same_bytes_every_time(tmp_path: Path) -> None:
    first, second = export(tmp_path / "one"), export(tmp_path / "two")
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]


def test_a_folder_that_cannot_be_made_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(SystemExit) as leaving:
        main([str(tmp_path / "file")])
    assert leaving.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith("file: File exists")
