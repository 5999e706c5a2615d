"""Origami Islands to print: rules, board, reference, island sheets, science sheet, scores, tokens and coins."""

from collections.abc import Iterator
from itertools import groupby
from typing import BinaryIO

from kamishima.art.printing.page import Pages, Typeface
from kamishima.art.printing.rules import draw_reference_page, draw_rules, draw_score_page
from kamishima.art.printing.tokens import draw_coins, draw_tokens
from kamishima.art.printing.values import (
    PrintCoin,
    PrintedBox,
    PrintEntry,
    PrintFace,
    PrintReference,
    PrintScores,
    PrintToken,
)
from kamishima.art.printing.wording import CardWording, Wording, told_rules
from kamishima.games.islands.pack.landmarks import COLOURS, KINDS, cell_of
from kamishima.games.islands.pack.schema import CARD_NUMBERS, Colour, Content, IslandMap
from kamishima.games.islands.pack.shapes import drawn, form
from kamishima.games.islands.printing.board import draw_board
from kamishima.games.islands.printing.science import draw_science
from kamishima.games.islands.printing.sheets import draw_islands
from kamishima.games.islands.printing.values import (
    PrintBoard,
    PrintDevelopment,
    PrintIsland,
    PrintLegend,
    PrintOutline,
    PrintScience,
    PrintTechnology,
    PrintTitle,
    ScienceWording,
)
from kamishima.games.islands.rules.options import PLAYERS
from kamishima.games.islands.rules.science.research import TOP_LEVEL, rival
from kamishima.games.islands.rules.scoring import TITLES
from kamishima.games.islands.rules.state import TECHNOLOGIES

SECTIONS = (
    "need", "setup", "bidding", "actions", "painting", "access", "rings", "outlines", "end", "catch-up", "science",
)  # fmt: skip
POINTS = ("print-harbours", "print-temples", "print-outlines", "print-unpainted", "print-total")
BESIDE_LANDMARKS = ("outline", "unpainted")
REFERENCE_COLUMNS = 3
COINS = (PrintCoin(1, 54), PrintCoin(5, 36), PrintCoin(10, 18))
TOKENS_OF_A_KIND = 23


def print_islands_box(
    target: BinaryIO,
    content: Content,
    wording: ScienceWording,
    *,
    paper: str = "a4",
    typeface: Typeface | None = None,
    copies: int = 1,
) -> PrintedBox:
    """Everything on paper that a table needs; `copies` is how often each island sheet is printed."""
    pages = Pages(target, f"Kamishima: {wording.say('game-title')}", paper, typeface)
    points = tuple(wording.say(line) for line in POINTS)
    numbers = {"coins": content.setup.coins.value, "rounds": len(content.season.spaces)}
    draw_rules(pages, told_rules(wording, "islands", SECTIONS, **numbers))
    draw_board(pages, told_board(content, wording))
    draw_reference_page(pages, told_reference(wording), REFERENCE_COLUMNS)
    islands = [island for sheet in content.sheets for island in list(told_sheet(content, sheet, wording)) * copies]
    draw_islands(pages, islands, told_legend(wording), points)
    draw_science(pages, told_science(content, wording, points))
    draw_score_page(pages, told_scores(wording, points))
    tokens = draw_tokens(pages, told_tokens(wording))
    coins = draw_coins(pages, COINS)
    pages.save()
    return PrintedBox(pages.finished, ((len(islands), "islands"), (tokens, "tokens"), (coins, "coins")))


def seasons(spaces: tuple[Colour, ...]) -> tuple[str, ...]:
    """The season of each space: blue is winter, red is autumn, and green is spring that becomes summer half-way."""
    found: list[str] = []
    for colour, run in groupby(spaces):
        length = len(list(run))
        if colour == "green":
            found += ["spring"] * (length - length // 2) + ["summer"] * (length // 2)
        else:
            found += ["winter" if colour == "blue" else "autumn"] * length
    return tuple(found)


def told_board(content: Content, wording: CardWording) -> PrintBoard:
    cards = tuple(_told_development(content, number, wording) for number in CARD_NUMBERS)
    return PrintBoard(
        wording.say("print-board"), seasons(content.season.spaces), cards, wording.say("phase-colour-die")
    )


def _told_development(content: Content, number: str, wording: CardWording) -> PrintDevelopment:
    text, shape = wording.card_text(number), content.shapes.get(content.cards[number].shape)
    if shape is None:
        return PrintDevelopment(number, text)
    return PrintDevelopment(number, text, form(drawn(shape.map.strip("\n").split("\n"))), shape.pieces)


def told_reference(wording: Wording) -> PrintReference:
    named = [(kind, kind) for kind in (*KINDS, "sea", "mountain")] + [(kind, "") for kind in BESIDE_LANDMARKS]
    entries = [
        PrintEntry(wording.name("landmark", kind), wording.about("landmark", kind), piece) for kind, piece in named
    ]
    return PrintReference(wording.say("print-landmarks"), tuple(entries))


def told_sheet(content: Content, sheet: str, wording: Wording) -> Iterator[PrintIsland]:
    name = wording.say("print-sheet", sheet=wording.name("sheet", sheet))
    for island, drawing in content.sheets[sheet].islands.items():
        outlines = tuple(_told_outlines(drawing, wording))
        yield PrintIsland(wording.name("island", island), tuple(drawing.rows), outlines, name)


def _told_outlines(drawing: IslandMap, wording: Wording) -> Iterator[PrintOutline]:
    for outline in drawing.outlines:
        squares = tuple(cell for word in outline.squares.split() if (cell := cell_of(word)))
        yield PrintOutline(outline.colour, squares, wording.name("colour", outline.colour)[0].upper())


def told_legend(wording: Wording) -> list[PrintLegend]:
    """What stands at the foot of every island sheet."""
    landmarks = [PrintLegend(kind, wording.say(f"print-legend-{kind}")) for kind in KINDS]
    outlines = [PrintLegend("", wording.say(f"print-legend-{colour}"), colour) for colour in COLOURS]
    return [*landmarks, PrintLegend("mountain", wording.say("print-legend-closed")), *outlines]


def told_science(content: Content, wording: ScienceWording, points: tuple[str, ...]) -> PrintScience:
    technologies = tuple(_told_technology(at, wording) for at in range(len(TECHNOLOGIES)))
    titles = tuple(PrintTitle(least, wording.name("title", title)) for least, title in TITLES)
    return PrintScience(wording.say("print-science"), seasons(content.season.spaces), technologies, titles, points)


def _told_technology(at: int, wording: ScienceWording) -> PrintTechnology:
    technology, other = TECHNOLOGIES[at], rival(at)
    levels = tuple(wording.level_text(technology, level) for level in range(1, TOP_LEVEL + 1))
    excluded = wording.name("technology", TECHNOLOGIES[other]) if other != at else ""
    return PrintTechnology(wording.name("technology", technology), levels, excluded)


def told_scores(wording: Wording, points: tuple[str, ...]) -> PrintScores:
    *lines, total = points
    tie = wording.say("print-coins-tie")
    return PrintScores(wording.say("print-scores"), tuple(lines), total, ("",) * PLAYERS[-1], (tie,))


def told_tokens(wording: Wording) -> list[PrintToken]:
    """The better side of each token in front, the lesser one behind; then the marker and the first player's token."""
    any_colour, season = wording.say("print-token-any"), wording.say("print-token-season")
    marker, first = PrintFace("autumn", wording.say("print-token-marker")), wording.say("print-token-first")
    start = PrintFace("lighthouse", first)
    return [
        PrintToken(PrintFace("coal-token", any_colour), PrintFace("coal-token", season), TOKENS_OF_A_KIND),
        PrintToken(PrintFace("gold-token", "+2"), PrintFace("gold-token", "+1"), TOKENS_OF_A_KIND),
        PrintToken(PrintFace("volcano-token", "−1"), PrintFace("volcano-token", "−1"), TOKENS_OF_A_KIND + 1),
        PrintToken(marker, marker, 1),
        PrintToken(start, start, 1),
    ]
