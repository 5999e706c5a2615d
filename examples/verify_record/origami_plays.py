"""Playing an origami: the payment, and what waits to be done when the card lies on the table."""

from __future__ import annotations

from functools import partial

from origami_cards import LINE, PAPER, SIDES, Cards


class Plays(Cards):
    """How cards come to the table."""

    def begin(self, seat: int, name: str) -> None:
        """Do what a card does; `Effects` knows how."""
        raise NotImplementedError

    def offer(self, seat: int, name: str) -> None:
        """Ask whether the instant of a card is used."""
        raise NotImplementedError

    def models(self, seat: int, shown: list[str]) -> list[str]:
        """The cards of these whose instants can be copied."""
        raise NotImplementedError

    def play(self, seat: int, words: list[str], helper: str) -> None:
        """`[top] CARD [left|right [under]] [pay CARD...]`; the helper lies aside and pays with the hand."""
        watching = self.watching(seat)
        is_top = words[0] == "top"
        card = words[1 if is_top else 0]
        paid = words[words.index("pay") + 1 :] if "pay" in words else []
        if is_top:
            self.take_discard(len(self.discards) - 1)
        self.pay(seat, paid, helper)
        if not is_top:
            self.hands[seat][card] -= 1
        self.arrive(seat, card, words, watching)

    def pay(self, seat: int, cards: list[str], helper: str) -> None:
        self.prior = len(self.discards) > 0
        self.paid = len([card for card in cards if card != PAPER])
        for card in cards:
            if card == helper:
                helper = ""
                self.aside.remove(card)
            else:
                self.hands[seat][card] -= 1
        self.discard(*cards)

    def play_free(self, seat: int) -> None:
        """After a character a card of the line may be played free."""
        if not self.line:
            return
        words = self.record.said_by(seat)
        if words[0] == "play":
            watching = self.watching(seat)
            self.prior, self.paid = len(self.discards) > 0, 0
            self.line.remove(words[1])
            self.gap = True
            self.arrive(seat, words[1], words, watching)

    def watching(self, seat: int) -> list[int]:
        """Rice papers that the own top cards bring when an origami is played."""
        verbs = [self.verbs_on([top], "rice-per-play")[-1:] for top in self.tops(seat)]
        return [int(verb["cards"]) for found in verbs for verb in found]

    def arrive(self, seat: int, name: str, words: list[str], watching: list[int]) -> None:
        card = self.cards[name]
        if card.when == "table":
            self.enter_middle(seat, name)
        else:
            pile = self.collections[seat][SIDES.index("left" if "left" in words else "right")]
            pile.insert(0 if "under" in words else len(pile), name)
            if card.when in ("instant", "price"):
                self.todo.append(partial(self.offer, seat, name))
            if card.when != "price":
                self.offer_others(seat, 1 if card.when == "instant" else 0)
        for count in watching:
            self.todo.append(partial(self.take_rice, seat, count))

    def enter_middle(self, seat: int, name: str) -> None:
        """The other colour is discarded; cards may be added to the line, then one may be played free."""
        self.paid, self.prior = 0, False
        for other in [other for other in self.characters if self.cards[other].pair == self.cards[name].pair]:
            self.characters.remove(other)
            self.discard(other)
        self.characters.append(name)
        self.todo.append(partial(self.play_free, seat))
        for verb in self.verbs_on([name], "line"):
            more = int(verb["cards"]) - LINE
            self.todo.append(partial(self.add_to_line, more))

    def add_to_line(self, count: int) -> None:
        while count > 0 and self.deck.total() and len(self.line) < self.line_size():
            self.line.append(self.top_of_deck())
            count -= 1

    def offer_others(self, seat: int, replaced: int) -> None:
        for _ in self.verbs_on(self.characters, "instead"):
            self.todo.append(partial(self.instead, seat, replaced))
            replaced += 1

    def instead(self, seat: int, replaced: int) -> None:
        """An instant of the line in place of the card's own, which waits beneath."""
        if self.models(seat, self.line):
            words = self.record.said_by(seat)
            if words[0] == "copy":
                del self.todo[len(self.todo) - replaced :]
                self.begin(seat, words[1])
