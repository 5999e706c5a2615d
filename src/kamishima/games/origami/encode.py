"""What a seat sees of Origami as numbers: named blocks, written from its View alone."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from kamishima.games.origami.rules import Origami
from kamishima.games.origami.setup import DEAL, FAMILIES, LOT, PAIRS, REFILL, TURN
from kamishima.games.origami.turns import COUNTING, END, LIMIT, OVER
from kamishima.games.origami.view import CardLine, Player, View

Block = tuple[str, tuple[int, ...], int, int, int, str]
"""Name, shape, least value, greatest value, what is usually a lot, and meaning."""

Cells = bytearray
"""A number for each place of the blocks, one byte each; numbers that do not fit a byte stand beside them."""
Wide = list[tuple[int, int]]

PHASES: Final = (FAMILIES, PAIRS, DEAL, LOT, REFILL, TURN, "free", LIMIT, END, COUNTING, OVER)
NUMBERS: Final = ("round", "last-round", "deck", "runouts", "rice", "line-size", "aside")
OF_A_PLAYER: Final = ("hand", "score", "hand-limit", "draw-folds", "chosen", "left", "right", "awards")
MANY: Final = 9999
"""Nothing is counted further than this."""


def blocks(game: Origami) -> list[Block]:
    """What the numbers mean, in their order."""
    cards, players = len(game.kinds), game.players
    most = max([kind.copies for kind in game.kinds])
    found: list[Block] = [
        ("phase", (len(PHASES),), 0, 1, 1, f"what is being decided: {', '.join(PHASES)}"),
        ("effect", (cards,), 0, MANY, 1, "the card whose effect is being worked off: 1 for whether, then its steps"),
        ("acting", (players,), 0, 1, 1, "whose decision it is"),
        ("turn", (players,), 0, 1, 1, "whose turn it is"),
        ("starter", (players,), 0, 1, 1, "who began"),
        ("numbers", (len(NUMBERS),), 0, MANY, 20, ", ".join(NUMBERS)),
        ("families", (len(game.families),), 0, 1, 1, "the families in play"),
        ("pairs", (len(game.pairs),), 0, 1, 1, "the pairs of characters in play"),
        ("characters", (cards,), 0, 1, 1, "the characters on the table"),
        ("line", (cards,), 0, most, 1, "copies of each card in the line"),
        ("discards", (cards,), 0, most, 1, "copies of each card among the discards"),
        ("top", (cards,), 0, 1, 1, "the top discard"),
        ("aside", (cards,), 0, most, 1, "copies of each card held by an effect, where the seat sees them"),
        ("gift", (2, cards), 0, 1, 1, "the cards chosen to be passed to the right, to the left"),
        ("drawn", (cards,), 0, 1, 1, "the card just drawn that may not be played"),
        ("hand", (cards,), 0, MANY, 1, "copies of each card in one's own hand"),
        (
            "known",
            (players if game.chosen.memory_aid else 0, cards),
            0,
            MANY,
            1,
            "what the table shows of every hand (memory-aid)",
        ),
        ("collections", (players, 2, cards), 0, most, 1, "copies of each card in the left and the right collection"),
        ("places", (players, 2, cards), 0, MANY, 10, "the highest place of each card there, the bottom is 1"),
        ("bonus", (players, 2, cards), -MANY, MANY, 5, "what the cards there are worth beyond their own points"),
        ("players", (players, len(OF_A_PLAYER)), -MANY, MANY, 10, ", ".join(OF_A_PLAYER)),
    ]
    return [block for block in found if 0 not in block[1]]


class Encoder:
    """Writes views of one table as numbers; seats count from the one that looks. A tail is left for others to fill."""

    def __init__(self, game: Origami, tail: int = 0) -> None:
        self.blocks: Final[list[Block]] = blocks(game)
        self.size: Final[int] = sum([_size(block[1]) for block in self.blocks])
        self._players: Final[int] = game.players
        self._cards: Final[dict[str, int]] = {kind.name: kind.index for kind in game.kinds}
        self._count: Final[int] = len(game.kinds)
        self._families: Final[dict[str, int]] = {name: place for place, name in enumerate(game.families)}
        self._pairs: Final[dict[str, int]] = {name: place for place, name in enumerate(game.pairs)}
        self._phases: Final[dict[str, int]] = {name: place for place, name in enumerate(PHASES)}
        self._at: Final[dict[str, int]] = _offsets(self.blocks)
        self._blank: Final = bytes(self.size + tail)

    def write(self, shown: object) -> tuple[Cells, Wide]:
        """A view as numbers, and those that are too wide for their cells."""
        view = cast(View, shown)
        cells = bytearray(self._blank)
        wide: Wide = []
        me = view.seat if view.seat is not None else 0
        self._write_course(cells, wide, view, me)
        self._write_table(cells, view)
        for owner, player in enumerate(view.players):
            self._write_player(cells, wide, player, (owner - me) % self._players)
        return cells, wide

    def _write_course(self, cells: Cells, wide: Wide, view: View, me: int) -> None:
        at, phase = self._at, view.phase
        if phase in self._phases:
            cells[at["phase"] + self._phases[phase]] = 1
        else:
            card, _, step = phase.partition(".")
            cells[at["effect"] + self._cards[card]] = 2 + int(step) if step else 1
        if view.acting is not None:
            cells[at["acting"] + (view.acting - me) % self._players] = 1
        cells[at["turn"] + (view.turn_of - me) % self._players] = 1
        if view.starter is not None:
            cells[at["starter"] + (view.starter - me) % self._players] = 1
        start = at["numbers"]
        put(cells, wide, start, view.round)
        put(cells, wide, start + 1, view.last_round)
        put(cells, wide, start + 2, view.deck_size)
        cells[start + 3] = view.deck_runouts
        cells[start + 4] = view.rice_size or 0
        cells[start + 5] = view.line_size
        cells[start + 6] = view.aside_size

    def _write_table(self, cells: Cells, view: View) -> None:
        at = self._at
        for family in view.families:
            cells[at["families"] + self._families[family]] = 1
        for pair in view.pairs:
            cells[at["pairs"] + self._pairs[pair]] = 1
        self._count_cards(cells, at["characters"], view.characters)
        self._count_cards(cells, at["line"], view.line)
        self._count_cards(cells, at["discards"], view.discards)
        if view.discards:
            cells[at["top"] + self._cards[view.discards[-1]]] = 1
        if view.aside is not None:
            self._count_cards(cells, at["aside"], view.aside)
        if view.gift is not None:
            cells[at["gift"] + self._cards[view.gift]] = 1
        if view.left_gift is not None:
            cells[at["gift"] + self._count + self._cards[view.left_gift]] = 1
        if view.drawn is not None:
            cells[at["drawn"] + self._cards[view.drawn]] = 1

    def _count_cards(self, cells: Cells, start: i64, names: tuple[str, ...]) -> None:
        for name in names:
            cells[start + self._cards[name]] += 1

    def _write_player(self, cells: Cells, wide: Wide, player: Player, place: i64) -> None:
        at, count = self._at, self._count
        if player.hand is not None:
            self._count_cards(cells, at["hand"], player.hand)
        if player.known is not None:
            self._count_cards(cells, at["known"] + place * count, player.known)
        self._write_collection(cells, wide, 2 * place * count, player.left)
        self._write_collection(cells, wide, (2 * place + 1) * count, player.right)
        start = at["players"] + place * len(OF_A_PLAYER)
        cells[start] = player.hand_size
        put(cells, wide, start + 1, player.score)
        cells[start + 2] = player.hand_limit
        cells[start + 3] = player.draw_folds
        cells[start + 4] = 1 if player.has_chosen else 0
        cells[start + 5] = len(player.left)
        cells[start + 6] = len(player.right)
        put(cells, wide, start + 7, sum([award.points for award in player.awards]))

    def _write_collection(self, cells: Cells, wide: Wide, shift: i64, lines: tuple[CardLine, ...]) -> None:
        counts, places, bonus = self._at["collections"], self._at["places"], self._at["bonus"]
        extra: dict[int, int] = {}
        for height, line in enumerate(lines, start=1):
            cell = shift + self._cards[line.card]
            cells[counts + cell] += 1
            cells[places + cell] = height
            if line.bonus:
                extra[bonus + cell] = extra.get(bonus + cell, 0) + line.bonus
        for place, points in extra.items():
            put(cells, wide, place, points)


def put(cells: Cells, wide: Wide, place: int, number: int) -> None:
    """Write a number that may be too wide for its cell."""
    if 0 <= number < 256:
        cells[place] = number
    else:
        wide.append((place, number))


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for side in shape:
        size *= side
    return size


def _offsets(some: list[Block]) -> dict[str, int]:
    """Where each block begins."""
    found: dict[str, int] = {}
    start = 0
    for block in some:
        found[block[0]] = start
        start += _size(block[1])
    return found
