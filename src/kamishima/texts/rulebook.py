"""A game's RULES.md as plain values: blocks and spans with the clauses and cards they speak of, for pages to show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from kamishima.core.errors import KamishimaError
from kamishima.games.registry import box

CLAUSE = re.compile(r"\b[A-Z]{1,2}[0-9]+(?:\.[0-9]+)?\b")
"""`O5` is a chapter and `O5.2` a clause."""
ANCHOR = re.compile(rf"^(?:## |\s*- \*\*)({CLAUSE.pattern})", re.MULTILINE)
"""Where they begin: what only looks like one is no reference."""

Span = str | tuple[str, str] | tuple[str, Sequence["Span"]]
"""Words, or what they are and the words: b (strong), i (emphasis), c (said to the table), r (a clause)."""


class BadRules(KamishimaError):
    """A rulebook that cannot be read; the message says which and why."""

    code = "bad-rules"


class Heading(msgspec.Struct, frozen=True, tag="heading"):
    level: int
    anchor: str
    """The chapter, if it has a number."""
    spans: list[Span]


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    spans: list[Span]


class Item(msgspec.Struct, frozen=True):
    """An entry of a list: perhaps a clause, or a note about cards."""

    blocks: list[Block]
    anchor: str = ""
    cards: tuple[str, ...] = ()


class List(msgspec.Struct, frozen=True, tag="list"):
    items: list[Item]


class Row(msgspec.Struct, frozen=True):
    cells: list[list[Span]]
    cards: tuple[str, ...] = ()
    """The card, or both cards of a pair of characters, that the row describes."""


class Table(msgspec.Struct, frozen=True, tag="table"):
    head: list[list[Span]]
    rows: list[Row]


class Code(msgspec.Struct, frozen=True, tag="code"):
    text: str


class Picture(msgspec.Struct, frozen=True, tag="picture"):
    """What a fence with a caption draws: the game's folder of the page knows its kinds of maps."""

    kind: str
    caption: str
    text: str


Block = Heading | Paragraph | List | Table | Code | Picture


class Rulebook(msgspec.Struct, frozen=True):
    game: str
    locale: str
    """The language that it is written in: English where there is no translation."""
    blocks: list[Block]

    def clauses(self) -> list[str]:
        return [item.anchor for item in self.items() if item.anchor]

    def items(self) -> Iterator[Item]:
        """All entries of lists, also of lists in lists."""
        for block in self.blocks:
            yield from _items(block)


def _items(block: Block) -> Iterator[Item]:
    if isinstance(block, List):
        for item in block.items:
            yield item
            for inner in item.blocks:
                yield from _items(inner)


def has_rules(game: str) -> bool:
    return box(game).file("RULES.md") is not None


def rules_text(game: str, locale: str) -> tuple[str, str]:
    """The source of a rulebook and the language it is in: English where there is no translation."""
    own = box(game).file(f"RULES.{locale}.md") if locale != "en" else None
    source = own or box(game).file("RULES.md")
    if source is None:
        raise BadRules(f"{game} has no RULES.md")
    return source, locale if own else "en"


def read_rulebook(game: str, locale: str, source: str, names: Mapping[str, Sequence[str]]) -> Rulebook:
    """The rules from their source; `names` are the cards that a name stands for."""
    reader = _Reader(f"{game}, {locale}", names, frozenset(ANCHOR.findall(source)))
    return Rulebook(game, locale, reader.blocks(MarkdownIt("commonmark").enable("table").parse(source)))


class _Reader:
    def __init__(self, where: str, names: Mapping[str, Sequence[str]], anchors: frozenset[str]) -> None:
        self._where = where
        self._names = names
        self._anchors = anchors

    def blocks(self, tokens: Sequence[Token]) -> list[Block]:
        return [self._block(part[0], part[1:-1]) for part in _children(tokens)]

    def _block(self, opening: Token, inside: Sequence[Token]) -> Block:
        match opening.type:
            case "heading_open":
                clause = CLAUSE.match(inside[0].content)
                return Heading(int(opening.tag[1:]), clause[0] if clause else "", self._inline(inside[0]))
            case "paragraph_open":
                return Paragraph(self._inline(inside[0]))
            case "bullet_list_open":
                return List([self._item(tokens) for tokens in _children(inside)])
            case "table_open":
                return self._table(inside)
            case "fence":
                kind, _, caption = opening.info.partition(" ")
                text = opening.content.rstrip("\n")
                return Picture(kind, caption.strip(), text) if caption else Code(text)
        raise BadRules(f"{self._where}, line {_line(opening)}: {opening.type} is not shown by the page")

    def _item(self, tokens: Sequence[Token]) -> Item:
        blocks = self.blocks(tokens[1:-1])
        strong = _first_strong(blocks)
        if CLAUSE.fullmatch(strong):
            return Item(blocks, anchor=strong)
        return Item(blocks, cards=self._cards_of(strong))

    def _cards_of(self, strong: str) -> tuple[str, ...]:
        """The cards that a note such as `Piranha, Sloth.` is about."""
        if not strong.endswith("."):
            return ()
        found = [self._names.get(name.casefold(), ()) for name in strong.removesuffix(".").split(", ")]
        return tuple([card for cards in found for card in cards])

    def _table(self, tokens: Sequence[Token]) -> Table:
        head, *rows = [self._cells(row) for part in _children(tokens) for row in _children(part[1:-1])]
        return Table(head, [Row(cells, self._cards_in(cells[0])) for cells in rows])

    def _cells(self, row: Sequence[Token]) -> list[list[Span]]:
        return [self._inline(token) for token in row if token.type == "inline"]

    def _cards_in(self, cell: list[Span]) -> tuple[str, ...]:
        return tuple(self._names.get(cell[0].casefold(), ())) if cell and isinstance(cell[0], str) else ()

    def _inline(self, token: Token) -> list[Span]:
        return self._spans(token.children or [])

    def _spans(self, tokens: Sequence[Token]) -> list[Span]:
        return _joined([span for part in _children(tokens) for span in self._span(part[0], part[1:-1])])

    def _span(self, token: Token, inside: Sequence[Token]) -> list[Span]:
        match token.type:
            case "text":
                return _with_references(token.content, self._anchors)
            case "softbreak":
                return [" "]
            case "code_inline":
                return [("c", token.content)]
            case "strong_open" | "em_open":
                return [("b" if token.type == "strong_open" else "i", self._plain(inside))]
        raise BadRules(f"{self._where}: {token.type} is not shown by the page")

    def _plain(self, tokens: Sequence[Token]) -> list[Span]:
        """What stands in strong or emphasised words; a clause there is the clause itself, no reference to it."""
        return _joined([" " if token.type == "softbreak" else token.content for token in tokens])


def _closing(tokens: Sequence[Token], at: int) -> int:
    """Where what begins at `at` ends."""
    depth = 0
    for place in range(at, len(tokens)):
        depth += tokens[place].nesting
        if depth == 0:
            return place
    return len(tokens)


def _children(tokens: Sequence[Token]) -> list[Sequence[Token]]:
    """Stretches of tokens that open and close, side by side."""
    found: list[Sequence[Token]] = []
    at = 0
    while at < len(tokens):
        end = _closing(tokens, at)
        found.append(tokens[at : end + 1])
        at = end + 1
    return found


def _line(token: Token) -> int:
    return token.map[0] + 1 if token.map else 0


def _first_strong(blocks: Sequence[Block]) -> str:
    first = blocks[0] if blocks else None
    span = first.spans[0] if isinstance(first, Paragraph) and first.spans else ""
    if isinstance(span, str) or span[0] != "b":
        return ""
    return "".join([word for word in span[1] if isinstance(word, str)])


def _with_references(text: str, anchors: frozenset[str]) -> list[Span]:
    found: list[Span] = []
    at = 0
    for hit in CLAUSE.finditer(text):
        if hit[0] in anchors:
            found += [text[at : hit.start()], ("r", hit[0])]
            at = hit.end()
    return [*found, text[at:]]


def _joined(spans: Sequence[Span]) -> list[Span]:
    """Neighbouring words as one, and no empty ones."""
    found: list[Span] = []
    for span in spans:
        if isinstance(span, str) and found and isinstance(found[-1], str):
            found[-1] += span
        elif span != "":
            found.append(span)
    return found
