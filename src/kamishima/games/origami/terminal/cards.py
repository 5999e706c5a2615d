"""Cards of Origami in a terminal: printed values, family signs and colours, rows and cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kamishima.games.origami.pack.content import Content
from kamishima.terminal.drawing import is_said_like, padded
from kamishima.texts.texts import Texts

SIGNS = {
    "instant": "!",
    "action": "»",
    "scoring": "+",
    "placement": "↓",
    "ongoing": "~",
    "price": "−",
    "table": "◆",
    "paper": "·",
}
"""When an effect works, in one sign."""
COLOURS = {
    "farm": "yellow",
    "sky": "cyan",
    "sea": "bright_blue",
    "savannah": "magenta",
    "lawn": "green",
    "polar": "bright_cyan",
    "exotic": "bright_magenta",
    "dinosaurs": "red",
    "legendary": "bright_green",
    "table": "bright_red",
    "paper": "default",
}
"""Of families, and of cards without one: characters change the rules of the whole table, rice paper is paper."""
OTHER_COLOURS = ("red", "bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_red")
"""For the families of other packs."""


class Widths(NamedTuple):
    """The first columns of rows: the name alone, and together with the word for it."""

    name: int
    label: int


class Cards:
    def __init__(self, content: Content, texts: Texts) -> None:
        self._content = content
        self._texts = texts
        groups = {self.group(card): texts.group_name(card) for card in content.cards}
        self.codes = short_codes({family: texts.family_name(family) for family in content.families} | groups)
        others = [family for family in content.families if family not in COLOURS]
        spare = {family: OTHER_COLOURS[place % len(OTHER_COLOURS)] for place, family in enumerate(others)}
        self.colours = COLOURS | spare
        heads = [texts.say(f"terminal-{head}") for head in ("cost", "folds", "points")]
        self._heads: tuple[str, ...] = tuple(heads)

    def name(self, card: str) -> str:
        return self._texts.card_name(card)

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self._content.cards)

    def find(self, said: str) -> str | None:
        """The card that a person means by a word or a name."""
        wanted = said.strip().lower()
        found = [card for card in self.words if wanted in (card, self.name(card).lower())]
        return found[0] if found else None

    def kind(self, card: str) -> str:
        """When its effect works."""
        return self._content.cards[card].effect.when

    def group(self, card: str) -> str:
        """The family of a card, or what it is instead."""
        return self._content.cards[card].family or self.kind(card)

    def tag(self, card: str) -> Text:
        """A card with the sign and colour of its family."""
        group = self.group(card)
        return Text(f"{self.codes[group]} {self.name(card)}", style=self.colours[group])

    def label(self, card: str, name_width: int = 0) -> Text:
        """A card as it is named and, where that is not the same, as it is said."""
        label = self.tag(card)
        if is_said_like(self.name(card), card):
            return label
        return padded(label, max(label.cell_len, name_width)).append(f" {card}", style="dim default")

    def widths(self, cards: Sequence[str], titles: Sequence[str]) -> Widths:
        """The widths of the first columns, so that rows line up and titles fit above them."""
        name = max([self.tag(card).cell_len for card in cards], default=0)
        labels = [self.label(card, name).cell_len for card in cards]
        return Widths(name, max([*labels, *[Text(title).cell_len for title in titles]]))

    def columns(self, title: str, widths: Widths) -> Text:
        """What stands over the columns, behind the title of a section."""
        # Two columns for the mark and three for the count, where a title has `── ` before it and a space on each side.
        filling = "─" * (widths.label - Text(title).cell_len)
        return Text(f"{filling} {'  '.join(self._heads)}  {self._texts.say('terminal-effect')} ")

    def row(self, card: str, count: int, marked: bool, widths: Widths) -> Text:
        printed = self._content.cards[card]
        line = Text("* " if marked else "  ", style="bold" if marked else "")
        line.append_text(padded(self.label(card, widths.name), widths.label)).append(
            f" ×{count}" if count > 1 else "   "
        )
        values = (printed.cost.value, printed.folds.value, printed.points.value)
        for head, value in zip(self._heads, values, strict=True):
            line.append(f"{value:>{len(head)}}  ", style="not bold")
        return line.append(f"{SIGNS[self.kind(card)]} {self._texts.card_text(card)}", style="not bold")

    def cell_heading(self) -> str:
        """What the numbers in a cell mean."""
        return "/".join(self._heads)

    def cell(self, card: str, count: int, marked: bool) -> Text:
        """A card with its values in little room."""
        cell = Text("* " if marked else "  ", style="bold" if marked else "").append_text(self.label(card))
        cell.append(f" {self._values(card)} {SIGNS[self.kind(card)]}", style="not bold")
        return cell.append(f" ×{count}" if count > 1 else "")

    def page(self, card: str) -> RenderableType:
        """Everything that is printed on a card."""
        say, printed = self._texts.say, self._content.cards[card]
        title = self.label(card)
        title.stylize("bold")
        title.append(f"  {self._texts.group_name(card)}", style="not bold default")
        facts = [
            say("table-cost", count=printed.cost.value),
            say("table-folds", count=printed.folds.value),
            say("table-points", count=printed.points.value),
            say("table-copies", count=printed.copies.value),
        ]
        return Group(title, Text(" · ".join(facts)), Text(f"{SIGNS[self.kind(card)]} {self._texts.card_text(card)}"))

    def list_of(self, cards: Sequence[str]) -> RenderableType:
        table = Table(box=None, padding=(0, 1), show_header=False)
        for _ in range(3):
            table.add_column(no_wrap=True)
        for card in cards:
            text = f"{SIGNS[self.kind(card)]} {self._texts.card_text(card)}"
            table.add_row(self.label(card), f"×{self._content.cards[card].copies.value}", self._values(card), text)
        return Group(Text(f" {self._texts.say('table-sheet-card')} · {self.cell_heading()}", style="bold"), table)

    def _values(self, card: str) -> str:
        printed = self._content.cards[card]
        return f"{printed.cost.value}/{printed.folds.value}/{printed.points.value}"


def short_codes(names: dict[str, str]) -> dict[str, str]:
    """The shortest beginnings of equal length that tell all names apart."""
    longest = max([len(name) for name in names.values()])
    for length in range(1, longest + 1):
        codes = {key: name[:length].ljust(length) for key, name in names.items()}
        if len(set(codes.values())) == len(codes):
            return codes
    return names
