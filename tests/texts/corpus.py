"""Everything that people read in a language: the texts of games, terminal, print and page, and the rulebooks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from kamishima.art.printing.wording import print_texts
from kamishima.games.registry import GAMES
from kamishima.terminal.wording import terminal_texts
from kamishima.texts.booklet import rulebook
from kamishima.texts.catalogue import Catalogue, source_texts
from kamishima.texts.rulebook import Block, Code, Heading, List, Paragraph, Picture, Span, Table

WEB = Path(__file__).parents[2] / "web" / "src"
FILLED = "◯"
"""What stands where a value is filled in."""
MOST_WAYS = 2_000


def page_sources(locale: str) -> dict[str, str]:
    """The Fluent files of the page in a language, by their paths without the language."""
    files = [*(WEB / "texts").glob("*.ftl"), *(WEB / "games").glob("*/texts/*.ftl")]
    ours = {path: path.name.removesuffix(f"{locale}.ftl") for path in files if path.name.split(".")[-2] == locale}
    named = {f"{path.parent.relative_to(WEB)}/{start}": path.read_text("utf-8") for path, start in ours.items()}
    return dict(sorted(named.items()))


def sources(locale: str) -> dict[str, str]:
    """All Fluent sources of a language, by where they are."""
    games = {game: source_texts(game, locale) for game in GAMES}
    return {
        **{game: own for game, (_, own) in games.items()},
        "interface": games["origami"][0],
        "terminal": terminal_texts("origami", locale)[0],
        **{f"terminal of {game}": terminal_texts(game, locale)[1] for game in GAMES},
        "print": print_texts("origami", locale)[0],
        **{f"print of {game}": print_texts(game, locale)[1] for game in GAMES},
        **page_sources(locale),
    }


@cache
def page(locale: str, *names: str) -> Catalogue:
    """Messages of the page, from the files whose paths begin with these names."""
    return Catalogue(locale, [text for path, text in page_sources(locale).items() if path.startswith(names)])


@cache
def corpus(locale: str) -> tuple[tuple[str, str], ...]:
    """Every text with where it stands: all ways to say a message, and every paragraph and cell of the rulebooks."""
    told = [
        (f"{where}: {entry.id.name}", text)
        for where, source in sources(locale).items()
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
        for pattern in [entry.value, *[attribute.value for attribute in entry.attributes]]
        if pattern is not None
        for text in _ways(pattern)
    ]
    written = [(f"rules of {game}", text) for game in GAMES for text in rule_texts(game, locale)]
    return (*told, *written)


def rule_texts(game: str, locale: str) -> list[str]:
    """The headings, paragraphs and cells of a rulebook; what is said to the table is left out."""
    return [text for block in rulebook(game, locale).blocks for text in _written(block)]


def clause(game: str, locale: str, number: str) -> str:
    """What a clause says."""
    (item,) = [item for item in rulebook(game, locale).items() if item.anchor == number]
    return " ".join([text for block in item.blocks for text in _written(block)])


def _written(block: Block) -> Iterator[str]:
    match block:
        case Heading() | Paragraph():
            yield plain(block.spans)
        case List():
            for item in block.items:
                for inner in item.blocks:
                    yield from _written(inner)
        case Table():
            for row in (block.head, *[row.cells for row in block.rows]):
                yield from [plain(cell) for cell in row]
        case Picture():
            yield block.caption
        case Code():
            pass


def plain(spans: Sequence[Span]) -> str:
    """The words of spans; those that the table understands are a gap."""
    return "".join([_span(span) for span in spans])


def _span(span: Span) -> str:
    if isinstance(span, str):
        return span
    kind, words = span
    if kind == "c":
        return FILLED
    return words if isinstance(words, str) else plain(list(words))


def _ways(pattern: ast.Pattern) -> list[str]:
    """A text with each choice made in turn; what is filled in is a gap."""
    return [" ".join(way.split()) for way in _combined(pattern)]


def _combined(pattern: ast.Pattern) -> list[str]:
    """All choices with all choices; texts with very many say them all before the list ends."""
    ways = [""]
    for element in pattern.elements:
        choices = _choices(element)
        ways = [way + choice for way in ways for choice in choices][:MOST_WAYS]
    return ways


def _choices(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        return list(dict.fromkeys([way for variant in expression.variants for way in _combined(variant.value)]))
    if isinstance(expression, ast.StringLiteral):
        return [str(expression.parse()["value"])]
    return [FILLED]
