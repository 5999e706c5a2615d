"""What a seat sees of Origami as numbers: named blocks, written from its View alone."""

from __future__ import annotations

from typing import Final, cast

from kamishima.core.cells import MANY, Block, Cells, Seen, Wide, beginnings, fill, put, size_of
from kamishima.games.origami.rules import Origami
from kamishima.games.origami.setup import DEAL, FAMILIES, LOT, PAIRS, REFILL, TURN
from kamishima.games.origami.turns import COUNTING, END, LIMIT, OVER
from kamishima.games.origami.view import CardLine, Player, View

PHASES: Final = (FAMILIES, PAIRS, DEAL, LOT, REFILL, TURN, "free", LIMIT, END, COUNTING, OVER)
NUMBERS: Final = ("round", "last-round", "deck", "runouts", "rice", "line-size", "aside")
Lines = tuple[CardLine, ...]
OF_A_PLAYER: Final = ("hand", "score", "hand-limit", "draw-folds", "chosen", "left", "right", "awards")


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


class At:
    """Where each block begins; one that a table does not have begins at the end."""

    def __init__(self, some: list[Block], end: int) -> None:
        found = beginnings(some)
        self.phase: Final = found.get("phase", end)
        self.effect: Final = found.get("effect", end)
        self.acting: Final = found.get("acting", end)
        self.turn: Final = found.get("turn", end)
        self.starter: Final = found.get("starter", end)
        self.numbers: Final = found.get("numbers", end)
        self.families: Final = found.get("families", end)
        self.pairs: Final = found.get("pairs", end)
        self.characters: Final = found.get("characters", end)
        self.line: Final = found.get("line", end)
        self.discards: Final = found.get("discards", end)
        self.top: Final = found.get("top", end)
        self.aside: Final = found.get("aside", end)
        self.gift: Final = found.get("gift", end)
        self.drawn: Final = found.get("drawn", end)
        self.hand: Final = found.get("hand", end)
        self.known: Final = found.get("known", end)
        self.collections: Final = found.get("collections", end)
        self.places: Final = found.get("places", end)
        self.bonus: Final = found.get("bonus", end)
        self.players: Final = found.get("players", end)


class Piles:
    """Both collections of a player as numbers, card by card: copies, highest places, and bonuses."""

    def __init__(self, left: Lines, right: Lines, cards: dict[str, int]) -> None:
        self.left: Final = left
        self.right: Final = right
        self.counts: Final = bytearray(2 * len(cards))
        self.places: Final = bytearray(2 * len(cards))
        self.bonus: Final = bytearray(2 * len(cards))
        self.wide: Final[Wide] = []
        """Bonuses that are too wide for their cells."""
        self._write(0, left, cards)
        self._write(len(cards), right, cards)

    def _write(self, shift: int, lines: Lines, cards: dict[str, int]) -> None:
        counts, places = self.counts, self.places
        extra: dict[int, int] = {}
        for height, line in enumerate(lines, start=1):
            cell = shift + cards[line.card]
            counts[cell] += 1
            places[cell] = height
            more = line.bonus
            if more:
                extra[cell] = extra.get(cell, 0) + more
        for place, points in extra.items():
            put(self.bonus, self.wide, place, points)

    def is_of(self, player: Player) -> bool:
        """Whether a player has these collections."""
        return self.left == player.left and self.right == player.right


class Written:
    """A player as numbers."""

    def __init__(self, player: Player, piles: Piles, cards: dict[str, int]) -> None:
        self.player: Final = player
        self.piles: Final = piles
        hand, known = player.hand, player.known
        self.hand: Final = None if hand is None else _counted(hand, cards)
        self.known: Final = None if known is None else _counted(known, cards)
        self.numbers: Final = bytearray(len(OF_A_PLAYER))
        self.wide: Final[Wide] = []
        """Numbers that are too wide for their cells."""
        numbers = self.numbers
        numbers[0] = player.hand_size
        put(numbers, self.wide, 1, player.score)
        numbers[2] = player.hand_limit
        numbers[3] = player.draw_folds
        numbers[4] = 1 if player.has_chosen else 0
        numbers[5] = len(piles.left)
        numbers[6] = len(piles.right)
        if player.awards:
            put(numbers, self.wide, 7, sum([award.points for award in player.awards]))


def _counted(names: tuple[str, ...], cards: dict[str, int]) -> Cells:
    """How many copies of each card there are."""
    cells = bytearray(len(cards))
    for name in names:
        cells[cards[name]] += 1
    return cells


class Sight:
    """What an audience saw last as numbers: only what has changed is written again."""

    def __init__(self, size: int, players: int) -> None:
        self.cells: Final = bytearray(size)
        self.families: tuple[str, ...] = ()
        self.pairs: tuple[str, ...] = ()
        self.discards: tuple[str, ...] = ()
        self.players: Final[list[Written | None]] = [None] * players


class Encoder:
    """Writes views of one table as numbers; seats count from the one that looks. A tail is left for others to fill.

    Most actions change one player, and views share what has not changed; so what was written last is remembered, and
    only players that have become other objects are written anew.
    """

    def __init__(self, game: Origami, tail: int = 0) -> None:
        self.blocks: Final[list[Block]] = blocks(game)
        self.size: Final[int] = sum([size_of(block[1]) for block in self.blocks])
        self._players: Final[int] = game.players
        self._cards: Final[dict[str, int]] = {kind.name: kind.index for kind in game.kinds}
        self._count: Final[int] = len(game.kinds)
        self._families: Final[dict[str, int]] = {name: place for place, name in enumerate(game.families)}
        self._pairs: Final[dict[str, int]] = {name: place for place, name in enumerate(game.pairs)}
        self._phases: Final[dict[str, int]] = {name: place for place, name in enumerate(PHASES)}
        self._at: Final = At(self.blocks, self.size)
        at = self._at
        self._no_course: Final = bytearray(at.families)
        self._no_families: Final = bytearray(at.characters - at.families)
        self._no_line: Final = bytearray(at.discards - at.characters)
        self._no_cards: Final = bytearray(self._count)
        self._nothing_held: Final = bytearray(at.hand - at.top)
        self._written: Final[list[Written | None]] = [None] * (2 * game.players)
        """Players as they were written last, for others and for themselves."""
        self._sights: Final = [Sight(self.size + tail, game.players) for _ in range(game.players + 1)]
        """By seat; the last is that of spectators."""

    def write(self, shown: object) -> Seen:
        """A view as numbers, and those that are too wide for their cells; the same audience gets the same cells."""
        view = cast(View, shown)
        seat = view.seat
        me = seat if seat is not None else 0
        sight = self._sights[seat if seat is not None else self._players]
        wide: Wide = []
        self._write_course(sight.cells, wide, view, me)
        self._write_table(sight, view)
        self._write_held(sight.cells, view)
        for owner, player in enumerate(view.players):
            self._write_player(sight, wide, self._keep(owner, player), (owner - me) % self._players)
        return sight.cells, wide

    def _write_course(self, cells: Cells, wide: Wide, view: View, me: int) -> None:
        at, phase, starter = self._at, view.phase, view.starter
        fill(cells, 0, self._no_course)
        known = self._phases.get(phase)
        if known is not None:
            cells[at.phase + known] = 1
        else:
            card, _, step = phase.partition(".")
            cells[at.effect + self._cards[card]] = 2 + int(step) if step else 1
        if view.acting is not None:
            cells[at.acting + (view.acting - me) % self._players] = 1
        cells[at.turn + (view.turn_of - me) % self._players] = 1
        if starter is not None:
            cells[at.starter + (starter - me) % self._players] = 1
        start = at.numbers
        put(cells, wide, start, view.round)
        put(cells, wide, start + 1, view.last_round)
        put(cells, wide, start + 2, view.deck_size)
        cells[start + 3] = view.deck_runouts
        cells[start + 4] = view.rice_size or 0
        cells[start + 5] = view.line_size
        cells[start + 6] = view.aside_size

    def _write_table(self, sight: Sight, view: View) -> None:
        at, cells, first = self._at, sight.cells, self._at.characters
        if sight.families is not view.families or sight.pairs is not view.pairs:
            sight.families, sight.pairs = view.families, view.pairs
            fill(cells, at.families, self._no_families)
            for family in view.families:
                cells[at.families + self._families[family]] = 1
            for pair in view.pairs:
                cells[at.pairs + self._pairs[pair]] = 1
        fill(cells, first, self._no_line)
        self._count_cards(cells, first, view.characters)
        self._count_cards(cells, at.line, view.line)
        self._write_discards(sight, view.discards)

    def _write_discards(self, sight: Sight, discards: tuple[str, ...]) -> None:
        """Mostly cards come on top, so only those are counted that did not lie there before."""
        start, before = self._at.discards, sight.discards
        sight.discards = discards
        if discards[: len(before)] == before:
            discards = discards[len(before) :]
        else:
            fill(sight.cells, start, self._no_cards)
        self._count_cards(sight.cells, start, discards)

    def _write_held(self, cells: Cells, view: View) -> None:
        """The top discard, and what an effect holds."""
        at, discards, aside = self._at, view.discards, view.aside
        gift, left_gift, drawn = view.gift, view.left_gift, view.drawn
        fill(cells, at.top, self._nothing_held)
        if discards:
            cells[at.top + self._cards[discards[-1]]] = 1
        if aside:
            self._count_cards(cells, at.aside, aside)
        if gift is not None:
            cells[at.gift + self._cards[gift]] = 1
        if left_gift is not None:
            cells[at.gift + self._count + self._cards[left_gift]] = 1
        if drawn is not None:
            cells[at.drawn + self._cards[drawn]] = 1

    def _count_cards(self, cells: Cells, start: int, names: tuple[str, ...]) -> None:
        for name in names:
            cells[start + self._cards[name]] += 1

    def _keep(self, owner: int, player: Player) -> Written:
        """A player who has changed; collections that have not are taken over, whoever saw them last."""
        own = 2 * owner + (1 if player.hand is not None else 0)
        known = self._written[own]
        if known is not None and known.player is player:
            return known
        if known is None or not known.piles.is_of(player):
            known = self._written[own ^ 1]
        if known is None or not known.piles.is_of(player):
            piles = Piles(player.left, player.right, self._cards)
        else:
            piles = known.piles
        written = self._written[own] = Written(player, piles, self._cards)
        return written

    def _write_player(self, sight: Sight, wide: Wide, player: Written, place: int) -> None:
        at, count, piles = self._at, self._count, player.piles
        numbers, shift = at.players + place * len(OF_A_PLAYER), 2 * place * count
        before = sight.players[place]
        if before is not player:
            sight.players[place] = player
            cells, hand, known = sight.cells, player.hand, player.known
            fill(cells, numbers, player.numbers)
            if hand is not None:
                fill(cells, at.hand, hand)
            if known is not None:
                fill(cells, at.known + place * count, known)
            if before is None or before.piles is not piles:
                fill(cells, at.collections + shift, piles.counts)
                fill(cells, at.places + shift, piles.places)
                fill(cells, at.bonus + shift, piles.bonus)
        for number, value in player.wide:
            wide.append((numbers + number, value))
        for number, value in piles.wide:
            wide.append((at.bonus + shift + number, value))
