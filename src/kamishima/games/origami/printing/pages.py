"""Origami to print: every card, the rules on one page, and score tables."""

from typing import BinaryIO

from kamishima.art.library import pieces
from kamishima.art.printing.cards import draw_cards
from kamishima.art.printing.page import Pages, Typeface
from kamishima.art.printing.rules import draw_rules, draw_score_page
from kamishima.art.printing.values import UNFOLDED, PrintCard, PrintedBox, PrintScores
from kamishima.art.printing.wording import CardWording, told_rules
from kamishima.games.origami.pack.content import Card, Content

SECTIONS = ("setup", "turn", "draw", "play", "effects", "characters", "paper", "end", "scoring")
SCORE_LINES = ("print-points-cards", "print-points-effects", "print-points-awards")
PLAYERS = 4


def print_origami_box(
    target: BinaryIO,
    content: Content,
    wording: CardWording,
    *,
    paper: str = "a4",
    typeface: Typeface | None = None,
    backs: bool = False,
) -> PrintedBox:
    """Cards come first, so that fronts and backs fall on the two sides of a sheet."""
    pages = Pages(target, f"Kamishima: {wording.say('game-title')}", paper, typeface)
    cards = draw_cards(pages, [told_card(name, card, wording) for name, card in content.cards.items()], backs=backs)
    draw_rules(pages, told_rules(wording, "origami", SECTIONS))
    draw_score_page(pages, told_scores(wording))
    pages.save()
    return PrintedBox(pages.finished, ((cards, "cards"),))


def told_scores(wording: CardWording) -> PrintScores:
    heading, total, tie = (wording.say(line) for line in ("print-scores", "print-total", "print-hand"))
    return PrintScores(heading, tuple(wording.say(line) for line in SCORE_LINES), total, ("",) * PLAYERS, (tie,))


def told_card(name: str, card: Card, wording: CardWording) -> PrintCard:
    """A card as it is printed: rice paper has no cost, and only origami have points."""
    when = card.effect.when
    kind = wording.say(f"effect-{when}")
    return PrintCard(
        id=name if name in pieces() else UNFOLDED,
        name=wording.card_name(name),
        family=card.family,
        cost=None if when == "paper" else card.cost.value,
        folds=card.folds.value,
        points=card.points.value if card.family else None,
        copies=card.copies.value,
        text=wording.effect_text(name) or wording.card_text(name).removeprefix(kind).strip(),
        kind=kind.rstrip("."),
        group=wording.group_name(name),
    )
