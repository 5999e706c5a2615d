"""What things are called at an Origami Islands table, and which signs stand for them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from rich.text import Text

from kamishima.games.islands.pack.landmarks import MOUNTAIN, SEA
from kamishima.games.islands.show.view import CardView
from kamishima.games.islands.terminal.map import DONE, LETTER_OF, LETTERS, OPEN
from kamishima.terminal.drawing import Lines, flow, rule
from kamishima.texts.texts import Texts

TOKENS = ("coal-pit", "gold-mine", "volcano", "lighthouse")
"""The landmarks that bring tokens, in the order in which tokens are counted."""


class Names:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        say = texts.say
        self.heads = (
            say("terminal-islands-coins"),
            say("terminal-islands-income"),
            say("terminal-islands-bids"),
            *[LETTER_OF[kind] for kind in TOKENS],
            say("terminal-points"),
        )
        """Over the numbers of a player; tokens are known by the letter of the landmark that brings them."""

    def landmark(self, kind: str) -> str:
        """A landmark, or a line of a score sheet that is none."""
        return self.texts.name("landmark", kind)

    def card(self, card: CardView, season: str) -> str:
        """A development card: its number, which is the least bid, its shape and its colour in this season."""
        name = self.texts.name
        colour = name("colour", card.colour)
        if card.colour == "season":
            colour = f"{colour} ({name('colour', season)})"
        shape = name("shape", card.shape or "any")
        return self.texts.say("terminal-islands-card", number=card.number, shape=shape, colour=colour)

    def legend(self) -> list[list[str]]:
        say = self.texts.say
        paint = [f"{letter}{letter} {self.texts.name('colour', colour)}" for colour, letter in LETTERS.items()]
        marks = [
            self._outline_sign(),
            f"{OPEN} {say('terminal-islands-open')}",
            f"{DONE['single']} {say('terminal-islands-single')}",
            f"{DONE['mixed']} {say('terminal-islands-mixed')}",
        ]
        return [self._places(), [*paint, *marks]]

    def printed_legend(self) -> list[list[str]]:
        """The signs of an island that nobody has painted."""
        return [self._places(), [self._outline_sign()]]

    def drawn(self, signs: Sequence[Sequence[str]], width: int) -> Lines:
        """A legend beneath its title, each group of signs on lines of its own."""
        lines = [flow(Text("  "), [Text(sign) for sign in group], "  ", width) for group in signs]
        return [rule(self.texts.say("terminal-islands-legend"), width), *chain(*lines)]

    def _places(self) -> list[str]:
        landmarks = [f"{letter} {self.landmark(kind)}" for kind, letter in LETTER_OF.items()]
        return [*landmarks, f"{SEA} {self.landmark('sea')}", f"{MOUNTAIN} {self.landmark('mountain')}"]

    def _outline_sign(self) -> str:
        return f"{' '.join(LETTERS.values())} {self.texts.say('terminal-islands-outline-sign')}"
