"""What a seat sees of Origami as numbers: named blocks, written from its View alone."""

from __future__ import annotations

from typing import Final, cast

from kamishima.core.observation import MANY, Block, BlockLayout, Buffer, Cells, Seen, WideCells, places
from kamishima.games.origami.game import Origami
from kamishima.games.origami.rules.setup import DEAL, FAMILIES, LOT, PAIRS, REFILL, TURN
from kamishima.games.origami.rules.turns import COUNTING, END, LIMIT, OVER
from kamishima.games.origami.show.view import CardLine, Player, View

PHASES: Final = (FAMILIES, PAIRS, DEAL, LOT, REFILL, TURN, "free", LIMIT, END, COUNTING, OVER)
NUMBERS: Final = ("round", "last-round", "deck", "runouts", "rice", "line-size", "aside")
Lines = tuple[CardLine, ...]
OF_A_PLAYER: Final = ("hand", "score", "hand-limit", "draw-folds", "chosen", "left", "right", "awards")


class Blocks(BlockLayout):
    """Where each block begins."""

    def __init__(self, game: Origami) -> None:
        super().__init__(game.players)
        cards, players = len(game.kinds), game.players
        most = max([kind.copies for kind in game.kinds])
        sides = (players, 2, cards)
        self.phase: Final = self.add("phase", (len(PHASES),), f"what is being decided: {', '.join(PHASES)}")
        effect = "the card whose effect is being worked off: 1 for whether, then its steps"
        self.effect: Final = self.add("effect", (cards,), effect, MANY)
        self.acting: Final = self.add_seat("acting", "whose decision it is")
        self.turn: Final = self.add_seat("turn", "whose turn it is")
        self.starter: Final = self.add_seat("starter", "who began")
        self.numbers: Final = self.add("numbers", (len(NUMBERS),), ", ".join(NUMBERS), MANY, 20)
        self.families: Final = self.add("families", (len(game.families),), "the families in play")
        self.pairs: Final = self.add("pairs", (len(game.pairs),), "the pairs of characters in play")
        self.characters: Final = self.add("characters", (cards,), "the characters on the table")
        self.line: Final = self.add("line", (cards,), "copies of each card in the line", most)
        self.discards: Final = self.add("discards", (cards,), "copies of each card among the discards", most)
        self.top: Final = self.add("top", (cards,), "the top discard")
        aside = "copies of each card held by an effect, where the seat sees them"
        self.aside: Final = self.add("aside", (cards,), aside, most)
        self.gift: Final = self.add("gift", (2, cards), "the cards chosen to be passed to the right, to the left")
        self.drawn: Final = self.add("drawn", (cards,), "the card just drawn that may not be played")
        self.hand: Final = self.add("hand", (cards,), "copies of each card in one's own hand", MANY)
        shown = (players if game.chosen.memory_aid else 0, cards)
        self.known: Final = self.add("known", shown, "what the table shows of every hand (memory-aid)", MANY)
        collections = "copies of each card in the left and the right collection"
        self.collections: Final = self.add("collections", sides, collections, most)
        highest = "the highest place of each card there, the bottom is 1"
        self.places: Final = self.add("places", sides, highest, MANY, 10)
        bonus = "what the cards there are worth beyond their own points"
        self.bonus: Final = self.add("bonus", sides, bonus, MANY, 5, least=-MANY)
        numbers = (players, len(OF_A_PLAYER))
        self.players: Final = self.add("players", numbers, ", ".join(OF_A_PLAYER), MANY, 10, least=-MANY)


class Piles:
    """Both collections of a player as numbers, card by card: copies, highest places, and bonuses."""

    def __init__(self, left: Lines, right: Lines, cards: dict[str, int]) -> None:
        self.left: Final = left
        self.right: Final = right
        self.counts: Final = bytearray(2 * len(cards))
        self.places: Final = bytearray(2 * len(cards))
        self.bonus: Final = WideCells(2 * len(cards))
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
            self.bonus.put(place, points)

    def is_of(self, player: Player) -> bool:
        return self.left == player.left and self.right == player.right


class PlayerCells(WideCells):
    def __init__(self, player: Player, piles: Piles, cards: dict[str, int]) -> None:
        super().__init__(len(OF_A_PLAYER))
        self.player: Final = player
        self.piles: Final = piles
        hand, known, numbers = player.hand, player.known, self.cells
        self.hand: Final = None if hand is None else _counted(hand, cards)
        self.known: Final = None if known is None else _counted(known, cards)
        numbers[0] = player.hand_size
        self.put(1, player.score)
        numbers[2] = player.hand_limit
        numbers[3] = player.draw_folds
        numbers[4] = 1 if player.has_chosen else 0
        numbers[5] = len(piles.left)
        numbers[6] = len(piles.right)
        if player.awards:
            self.put(7, sum([award.points for award in player.awards]))


def _counted(names: tuple[str, ...], cards: dict[str, int]) -> Cells:
    cells = bytearray(len(cards))
    for name in names:
        cells[cards[name]] += 1
    return cells


class PlayerBuffer(Buffer):
    """What an audience saw last."""

    def __init__(self, size: int, players: int, seat: int) -> None:
        super().__init__(size, players, seat)
        self.families: tuple[str, ...] = ()
        self.pairs: tuple[str, ...] = ()
        self.discards: tuple[str, ...] = ()
        self.players: Final[list[PlayerCells | None]] = [None] * players


class Encoder:
    def __init__(self, game: Origami, tail: int = 0) -> None:
        self._at: Final = Blocks(game)
        self.blocks: Final[list[Block]] = self._at.blocks
        self.size: Final[int] = self._at.size
        self._cards: Final[dict[str, int]] = {kind.name: kind.index for kind in game.kinds}
        self._count: Final[int] = len(game.kinds)
        self._families: Final[dict[str, int]] = places(game.families)
        self._pairs: Final[dict[str, int]] = places(game.pairs)
        self._phases: Final[dict[str, int]] = places(PHASES)
        at, players = self._at, game.players
        self._no_course: Final = bytearray(at.families)
        self._no_families: Final = bytearray(at.characters - at.families)
        self._no_line: Final = bytearray(at.discards - at.characters)
        self._no_cards: Final = bytearray(self._count)
        self._nothing_held: Final = bytearray(at.hand - at.top)
        self._players: Final[list[PlayerCells | None]] = [None] * (2 * players)
        """Players as they were written last, for others and for themselves."""
        self._buffers: Final = [PlayerBuffer(self.size + tail, players, seat) for seat in range(players + 1)]
        """By seat; the last is that of spectators."""

    def write(self, shown: object) -> Seen:
        view = cast(View, shown)
        seat = view.seat
        buffer = self._buffers[-1 if seat is None else seat]
        buffer.wide = []
        self._write_course(buffer, view)
        self._write_table(buffer, view)
        self._write_held(buffer, view)
        for owner, player in enumerate(view.players):
            self._write_player(buffer, self._keep(owner, player), buffer.place_of(owner))
        return buffer.cells, buffer.wide

    def _write_course(self, buffer: Buffer, view: View) -> None:
        at, phase, cells = self._at, view.phase, buffer.cells
        buffer.fill(0, self._no_course)
        known = self._phases.get(phase)
        if known is not None:
            cells[at.phase + known] = 1
        else:
            card, _, step = phase.partition(".")
            cells[at.effect + self._cards[card]] = 2 + int(step) if step else 1
        buffer.mark_seat(at.acting, view.acting)
        buffer.mark_seat(at.turn, view.turn_of)
        buffer.mark_seat(at.starter, view.starter)
        start = at.numbers
        buffer.put(start, view.round)
        buffer.put(start + 1, view.last_round)
        buffer.put(start + 2, view.deck_size)
        cells[start + 3] = view.deck_runouts
        cells[start + 4] = view.rice_size or 0
        cells[start + 5] = view.line_size
        cells[start + 6] = view.aside_size

    def _write_table(self, buffer: PlayerBuffer, view: View) -> None:
        at, cells, first = self._at, buffer.cells, self._at.characters
        if buffer.families is not view.families or buffer.pairs is not view.pairs:
            buffer.families, buffer.pairs = view.families, view.pairs
            buffer.fill(at.families, self._no_families)
            for family in view.families:
                cells[at.families + self._families[family]] = 1
            for pair in view.pairs:
                cells[at.pairs + self._pairs[pair]] = 1
        buffer.fill(first, self._no_line)
        self._count_cards(cells, first, view.characters)
        self._count_cards(cells, at.line, view.line)
        self._write_discards(buffer, view.discards)

    def _write_discards(self, buffer: PlayerBuffer, discards: tuple[str, ...]) -> None:
        """Mostly cards come on top, so only those are counted that did not lie there before."""
        start, before = self._at.discards, buffer.discards
        buffer.discards = discards
        if discards[: len(before)] == before:
            discards = discards[len(before) :]
        else:
            buffer.fill(start, self._no_cards)
        self._count_cards(buffer.cells, start, discards)

    def _write_held(self, buffer: Buffer, view: View) -> None:
        at, cells, discards, aside = self._at, buffer.cells, view.discards, view.aside
        gift, left_gift, drawn = view.gift, view.left_gift, view.drawn
        buffer.fill(at.top, self._nothing_held)
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

    def _keep(self, owner: int, player: Player) -> PlayerCells:
        """A player who has changed; collections that have not are taken over, whoever saw them last."""
        own = 2 * owner + (1 if player.hand is not None else 0)
        known = self._players[own]
        if known is not None and known.player is player:
            return known
        if known is None or not known.piles.is_of(player):
            known = self._players[own ^ 1]
        if known is None or not known.piles.is_of(player):
            piles = Piles(player.left, player.right, self._cards)
        else:
            piles = known.piles
        kept = self._players[own] = PlayerCells(player, piles, self._cards)
        return kept

    def _write_player(self, buffer: PlayerBuffer, player: PlayerCells, place: int) -> None:
        at, count, piles = self._at, self._count, player.piles
        numbers, shift = at.players + place * len(OF_A_PLAYER), 2 * place * count
        before = buffer.players[place]
        if before is not player:
            buffer.players[place] = player
            hand, known = player.hand, player.known
            buffer.fill(numbers, player.cells)
            if hand is not None:
                buffer.fill(at.hand, hand)
            if known is not None:
                buffer.fill(at.known + place * count, known)
            if before is None or before.piles is not piles:
                buffer.fill(at.collections + shift, piles.counts)
                buffer.fill(at.places + shift, piles.places)
                buffer.fill(at.bonus + shift, piles.bonus.cells)
        buffer.add_wide(numbers, player)
        buffer.add_wide(at.bonus + shift, piles.bonus)
