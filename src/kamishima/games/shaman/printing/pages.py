"""Shaman Island to print: rules, reference cards, tiles, coins, standing pieces and score tables."""

from typing import BinaryIO

from kamishima.art.printing.page import Pages, Typeface
from kamishima.art.printing.rules import draw_reference_page, draw_rules, draw_score_page
from kamishima.art.printing.values import PrintedBox, PrintEntry, PrintReference, PrintScores
from kamishima.art.printing.wording import Wording, told_rules, told_section
from kamishima.games.shaman.pack.content import Content
from kamishima.games.shaman.printing.pieces import PrintTribe, draw_shaman

SECTIONS = (
    "pieces", "land", "placing", "turn", "move", "spirit", "sink", "slide", "end", "scoring",
)  # fmt: skip
FIGURES = ("suns", "moons", "crowns", "arms")
"""The tribes that are drawn; those of a pack with other names are given these figures, seat by seat."""
PIECES = {"shaman": "suns-shaman", "warrior": "moons-warrior", "spirit": "crowns-spirit", "tile": "tile-2"}
ON_CARDS = ("turn", "sink", "slide", "scoring")
REFERENCE_COLUMNS, REFERENCE_PAGES = 2, 2


def print_shaman_box(
    target: BinaryIO, content: Content, wording: Wording, *, paper: str = "a4", typeface: Typeface | None = None
) -> PrintedBox:
    """Everything that four players need; whoever has a piecepack needs the first pages only."""
    pages = Pages(target, f"Kamishima: {wording.say('game-title')}", paper, typeface)
    tribes = told_tribes(content, wording)
    draw_rules(pages, told_rules(wording, "shaman", SECTIONS, **_numbers(content)))
    for _ in range(REFERENCE_PAGES):
        draw_reference_page(pages, told_reference(content, wording), REFERENCE_COLUMNS)
    tiles, coins, stands = draw_shaman(pages, tiles_needed(content), tribes)
    draw_score_page(pages, told_scores(tribes, wording))
    pages.save()
    return PrintedBox(pages.finished, ((tiles, "tiles"), (coins, "coins"), (stands, "standing pieces")))


def _numbers(content: Content) -> dict[str, int]:
    return {
        "shaman": content.shaman.value.value,
        "coins": len(content.coins),
        "sea": content.tiles.sea_level.value,
        "upper": content.tiles.upper.value,
    }


def tiles_needed(content: Content) -> int:
    return 1 + len(content.tribes) * (content.tiles.sea_level.value + content.tiles.upper.value)


def told_tribes(content: Content, wording: Wording) -> list[PrintTribe]:
    coins = tuple(coin.value.value for coin in content.coins.values())
    drawn = [tribe if tribe in FIGURES else seat for tribe, seat in zip(content.tribes, FIGURES, strict=True)]
    if len(set(drawn)) < len(drawn):
        drawn = list(FIGURES)
    return [
        PrintTribe(figure, wording.name("tribe", tribe), coins)
        for figure, tribe in zip(drawn, content.tribes, strict=True)
    ]


def told_reference(content: Content, wording: Wording) -> PrintReference:
    worth = content.shaman.value.value
    pieces = [
        PrintEntry(wording.name("piece", kind), wording.about("piece", kind, value=worth), figure)
        for kind, figure in PIECES.items()
    ]
    sections = [told_section(wording, f"shaman-{section}") for section in ON_CARDS]
    entries = (*pieces, *(PrintEntry(section.title, section.text) for section in sections))
    return PrintReference(wording.say("print-pieces"), entries)


def told_scores(tribes: list[PrintTribe], wording: Wording) -> PrintScores:
    """A line for every island that there can be at the end, one more than players."""
    islands = tuple(wording.say("print-shaman-island", number=number) for number in range(1, len(tribes) + 2))
    names = tuple(tribe.name for tribe in tribes)
    return PrintScores(wording.say("print-scores"), islands, wording.say("print-total"), names)
