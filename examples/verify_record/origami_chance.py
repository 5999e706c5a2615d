"""A match of Origami, followed from line to line: what is done by itself, and whose line is about what."""

from __future__ import annotations

from functools import partial

from origami_cards import FIRST_HAND, PAPER, Verb
from origami_effects import Effects

AFTER_DRAW = ("draw-gift", "look-hand", "rice-redraw")


class Origami(Effects):
    """The steps of a match."""

    def follow(self) -> None:
        """From the first line to the last."""
        self.set_up()
        while self.record.next is not None:
            if self.record.next[1] == "count":
                self.record.drawn("count", {"": 1})
            else:
                self.refill()
                self.turn()

    # -- the set-up ------------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Families, pairs, decks, hands, the starting player."""
        self.choose_families()
        self.make_decks(self.chosen_pairs())
        for hand in self.hands:
            while self.worth(hand) < FIRST_HAND and self.deck.total():
                hand[self.top_of_deck()] += 1
        worth = [self.worth(hand) for hand in self.hands]
        tied = [seat for seat in range(self.players) if worth[seat] == min(worth)]
        self.seat = tied[0]
        if len(tied) > 1:
            self.seat = int(self.record.drawn("start", {f"p{seat + 1}": 1 for seat in tied})[1:]) - 1

    def choose_families(self) -> None:
        box = self.record.options["box"]
        allowed = [family for family, home in self.pack["families"].items() if box in (home, "combined")]
        self.families = list(self.record.options["families"])
        while len(self.families) < self.players:
            left = {family: 1 for family in allowed if family not in self.families}
            self.families.append(self.record.drawn("family", left))

    def chosen_pairs(self) -> list[str]:
        options, every = self.record.options, list(self.pack.get("characters", {}))
        with_characters = any([self.pack["families"][family] == "legends" for family in self.families])
        if options["box"] == "classic" or not options["characters"] or not every or not with_characters:
            return []
        pairs = list(options["pairs"])
        while len(pairs) < self.players:
            pairs.append(self.record.drawn("pair", {pair: 1 for pair in every if pair not in pairs}))
        return pairs

    def make_decks(self, pairs: list[str]) -> None:
        for name, card in self.cards.items():
            if card.family in self.families or card.pair in pairs:
                self.deck[name] = card.copies
        if PAPER in self.cards and self.pack[PAPER]["family"] in self.families:
            self.rice = self.cards[PAPER].copies

    # -- a turn ----------------------------------------------------------------------------------------------------

    def turn(self) -> None:
        """One action and what follows from it, the hand limit, the gap of a free play."""
        seat = self.seat
        words = self.record.said_by(seat)
        if words[0] == "draw":
            self.draw_action(seat, words[1:])
        elif words[0] == "play":
            self.play(seat, words[1:], "")
        elif words[0] == "use":
            self.begin(seat, words[1])
        while self.todo:
            self.todo.pop()()
        while self.record.says_next(seat, "discard"):
            self.hand_to_discards(seat, self.record.said_by(seat)[1])
        if self.gap:
            self.gap = False
            self.refill()
        self.paid, self.prior = 0, False
        self.seat = (seat + 1) % self.players

    def draw_action(self, seat: int, cards: list[str]) -> None:
        tops = [name for name in self.tops(seat) if self.cards[name].when == "ongoing"]
        for name in [*reversed(self.characters), *dict.fromkeys(tops)]:
            for verb in [verb for verb in self.cards[name].verbs if verb["verb"] in AFTER_DRAW][-1:]:
                self.follow_draw(seat, verb)
        self.todo.append(self.refill)
        for card in cards:
            if card == "top":
                self.hands[seat][self.take_discard(len(self.discards) - 1)] += 1
            else:
                self.line_to_hand(seat, card)

    def follow_draw(self, seat: int, verb: Verb) -> None:
        if verb["verb"] == "draw-gift":
            self.todo.append(partial(self.draw_gift, seat, verb["cards"]))
        elif verb["verb"] == "look-hand":
            self.todo.append(partial(self.look_hand, seat))
        else:
            self.todo.append(partial(self.rice_redraw, seat))

    def draw_gift(self, seat: int, cards: int) -> None:
        if PAPER in self.cards and self.pack[PAPER]["family"] in self.families:
            self.take_rice(seat, cards)
        else:
            self.draw(seat, cards)

    def look_hand(self, seat: int) -> None:
        if any([self.holds(other) for other in self.reached_by(seat)]):
            self.record.said_by(seat)

    def rice_redraw(self, seat: int) -> None:
        count = 0
        while self.rice < self.cards[PAPER].copies and self.holds(seat):
            if self.record.said_by(seat)[0] == "done":
                break
            self.hand_to_discards(seat, PAPER)
            count += 1
        self.draw(seat, count)
