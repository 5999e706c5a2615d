"""Every rulebook in every language: same headings, clauses, tables and figures, and the names that the table uses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

import msgspec
import pytest
from tests.texts.shelf import load

from kamishima.games.islands.pack.landmarks import KINDS
from kamishima.games.islands.rules.scoring import TITLES
from kamishima.games.islands.rules.state import TECHNOLOGIES
from kamishima.games.registry import GAMES
from kamishima.texts.booklet import rulebook
from kamishima.texts.catalogue import LOCALES
from kamishima.texts.rulebook import (
    Block,
    Code,
    Heading,
    Item,
    Paragraph,
    Picture,
    Rulebook,
    Span,
    Table,
    read_rulebook,
)

TRANSLATED = [locale for locale in LOCALES if locale != "en"]
RULING = {"en": "Ruling", "de": "Festlegung", "pl": "Ustalenie"}

every_translation = pytest.mark.parametrize(
    ("game", "locale"), [(game, locale) for game in GAMES for locale in TRANSLATED]
)


def words(spans: Sequence[Span]) -> str:
    """What is read, without what it is."""
    return "".join([span if isinstance(span, str) else words(list(span[1])) for span in spans])


def figures(text: str) -> list[str]:
    """The numbers of a text; languages put them in different orders."""
    return sorted(re.findall(r"\d+", text), key=int)


def headings(book: Rulebook) -> list[tuple[int, str]]:
    return [(block.level, block.anchor) for block in book.blocks if isinstance(block, Heading)]


def tables(book: Rulebook) -> list[Table]:
    return [block for block in book.blocks if isinstance(block, Table)]


def rows(table: Table) -> list[list[list[Span]]]:
    """All rows of a table, its head first."""
    return [table.head, *[row.cells for row in table.rows]]


def sizes(book: Rulebook) -> list[list[int]]:
    """How many columns each row of each table has."""
    return [[len(cells) for cells in rows(table)] for table in tables(book)]


def printed(book: Rulebook) -> list[list[list[list[str]]]]:
    """The figures in every cell of every table."""
    return [[[figures(words(cell)) for cell in cells] for cells in rows(table)] for table in tables(book)]


def pictures(book: Rulebook) -> list[Picture]:
    return [block for block in book.blocks if isinstance(block, Picture)]


def kinds(book: Rulebook) -> list[str]:
    """What stands one below the other."""
    return [type(block).__name__ for block in book.blocks]


def spoken(blocks: Sequence[Block]) -> str:
    """The paragraphs of a stretch of blocks."""
    return "\n".join([words(block.spans) for block in blocks if isinstance(block, Paragraph)])


def stated(book: Rulebook) -> Iterator[tuple[str, list[str]]]:
    """Every entry of a list with the figures it states, then the figures of each paragraph outside of lists."""
    for item in book.items():
        yield item.anchor or " ".join(item.cards), figures(spoken(item.blocks))
    for place, block in enumerate(book.blocks):
        yield str(place), figures(spoken([block]))


def rulings(book: Rulebook) -> list[tuple[str, int]]:
    """How many decisions of our own each entry has."""
    return [(item.anchor, _marks(item).count(f"{RULING[book.locale]}:")) for item in book.items()]


def _marks(item: Item) -> list[str]:
    spans = [span for block in item.blocks if isinstance(block, Paragraph) for span in block.spans]
    return [words([span]) for span in spans if not isinstance(span, str) and span[0] == "b"]


def marked(book: Rulebook, mark: str) -> list[str]:
    """All clauses that are referred to (r), or all that is said to the table (c)."""
    return re.findall(rf'\["{mark}","(.+?)"\]', msgspec.json.encode(book).decode())


def names(locale: str, game: str, kind: str, members: Sequence[str]) -> list[str]:
    """What the table calls things."""
    texts = load(game, locale)
    return [texts.name(kind, word) for word in members]


# -- every game, every language ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_rulebook_is_there_in_every_language(game: str) -> None:
    assert [rulebook(game, locale).locale for locale in LOCALES] == list(LOCALES)


@every_translation
def test_a_translation_has_the_same_clauses(game: str, locale: str) -> None:
    assert rulebook(game, locale).clauses() == rulebook(game, "en").clauses()


@every_translation
def test_a_translation_has_the_same_headings_in_the_same_order(game: str, locale: str) -> None:
    english, other = rulebook(game, "en"), rulebook(game, locale)
    assert headings(other) == headings(english)
    assert kinds(other) == kinds(english)


@every_translation
def test_a_translation_has_the_same_tables_with_the_same_figures(game: str, locale: str) -> None:
    english, other = rulebook(game, "en"), rulebook(game, locale)
    assert sizes(other) == sizes(english) != []
    assert printed(other) == printed(english)


@every_translation
def test_a_translation_states_the_same_figures_clause_by_clause(game: str, locale: str) -> None:
    assert list(stated(rulebook(game, locale))) == list(stated(rulebook(game, "en")))


@every_translation
def test_a_translation_marks_the_same_decisions_of_ours(game: str, locale: str) -> None:
    ours = rulings(rulebook(game, "en"))
    assert rulings(rulebook(game, locale)) == ours
    assert sum(count for _, count in ours) > 10


@every_translation
def test_a_translation_refers_to_the_same_clauses_and_leaves_the_words_of_the_table(game: str, locale: str) -> None:
    english, other = rulebook(game, "en"), rulebook(game, locale)
    assert marked(other, "r") == marked(english, "r")
    assert marked(other, "c") == marked(english, "c")
    assert [block for block in other.blocks if isinstance(block, Code)] == [
        block for block in english.blocks if isinstance(block, Code)
    ]


@every_translation
def test_nothing_is_left_untranslated(game: str, locale: str) -> None:
    english, other = rulebook(game, "en"), rulebook(game, locale)
    for ours, theirs in zip(english.items(), other.items(), strict=True):
        assert spoken(ours.blocks) != spoken(theirs.blocks)
    for block, counterpart in zip(english.blocks, other.blocks, strict=True):
        if isinstance(block, Paragraph):
            assert block != counterpart


@every_translation
def test_a_translation_has_the_same_pictures_with_captions_of_its_own(game: str, locale: str) -> None:
    ours, theirs = pictures(rulebook(game, "en")), pictures(rulebook(game, locale))
    assert [(each.kind, each.text) for each in theirs] == [(each.kind, each.text) for each in ours]
    assert [figures(each.caption) for each in theirs] == [figures(each.caption) for each in ours]
    assert not {each.caption for each in theirs} & {each.caption for each in ours}
    assert len(ours) >= (0 if game == "origami" else 3)


# -- the names are those of the table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_signs_of_an_island_are_explained_by_the_names_of_the_landmarks(locale: str) -> None:
    cells = [words(cell) for row in tables(rulebook("islands", locale))[0].rows for cell in row.cells]
    expected = names(locale, "islands", "landmark", [*KINDS, "sea", "mountain"])
    assert {name.casefold() for name in expected} <= {cell.casefold() for cell in cells}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_technology_and_every_title_has_the_name_that_the_table_uses(locale: str) -> None:
    clauses = {item.anchor: spoken(item.blocks) for item in rulebook("islands", locale).items()}
    titles = [title for _, title in TITLES]
    for name in names(locale, "islands", "technology", TECHNOLOGIES):
        assert name in clauses["I10.3"]
    for name in names(locale, "islands", "title", titles):
        assert name.removeprefix("The ") in clauses["I10.12"]


@pytest.mark.parametrize("locale", LOCALES)
def test_colours_and_shapes_have_the_names_that_the_table_uses(locale: str) -> None:
    clauses = {item.anchor: spoken(item.blocks) for item in rulebook("islands", locale).items()}
    for name in names(locale, "islands", "colour", ["blue", "green", "red"]):
        assert name in clauses["I1.3"]
        assert name in clauses["I2.2"]
    for name in names(locale, "islands", "shape", ["corner", "zigzag", "angle"]):
        assert name in clauses["I2.3"]


@pytest.mark.parametrize("locale", LOCALES)
def test_pieces_and_tribes_of_shaman_island_have_the_names_that_the_table_uses(locale: str) -> None:
    book = rulebook("shaman", locale)
    clauses = {item.anchor: spoken(item.blocks).casefold() for item in book.items()}
    (shaman,) = names(locale, "shaman", "piece", ["shaman"])
    assert words(tables(book)[-1].rows[0].cells[0]).casefold() == shaman.casefold()
    for name in names(locale, "shaman", "piece", ["shaman", "warrior", "spirit"]):
        assert name.casefold() in clauses["S5.3"]
    for name in names(locale, "shaman", "tribe", ["suns", "moons", "crowns", "arms"]):
        assert name.casefold() in clauses["S9.1"]


# -- the tests would notice --------------------------------------------------------------------------------------------

SOURCE = "## S1 Land\n\n- **S1.1** Take 2 of 3. **Ruling:** see S1.1, say `pass`.\n\n| a | b |\n|---|---|\n| 1 | x |\n"


def read(source: str) -> Rulebook:
    return read_rulebook("shaman", "en", source, {})


@pytest.mark.parametrize(
    ("old", "new", "look"),
    [
        ("S1.1**", "S1.2**", Rulebook.clauses),
        ("## S1", "### S1", headings),
        ("| 1 | x |", "| 2 | x |", printed),
        ("| 1 | x |", "| 1 | x |\n| 1 | x |", sizes),
        ("2 of 3", "2 of 4", lambda book: list(stated(book))),
        ("**Ruling:**", "Ruling:", rulings),
        ("see S1.1", "see it", lambda book: marked(book, "r")),
        ("`pass`", "`passen`", lambda book: marked(book, "c")),
    ],
)
def test_a_slip_of_the_translator_is_seen(old: str, new: str, look: Callable[[Rulebook], object]) -> None:
    assert look(read(SOURCE.replace(old, new))) != look(read(SOURCE))


def test_the_order_of_figures_within_a_sentence_is_free() -> None:
    assert list(stated(read(SOURCE.replace("2 of 3", "of 3, 2")))) == list(stated(read(SOURCE)))
