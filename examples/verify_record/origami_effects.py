"""What the cards of Origami do: one method for each verb of a content pack that moves cards."""

from __future__ import annotations

from functools import partial
from itertools import combinations

from origami_cards import SIDES, Verb
from origami_plays import Plays

SILENT = ("draw", "look", "discard", "others-discard", "rice", "take-top", "recover", "sweep", "pass")
"""Verbs that do not begin with a choice: whoever played the card is asked first whether to `use` them."""


class Effects(Plays):
    """Instants and special actions."""

    def offer(self, seat: int, name: str) -> None:
        """An instant is offered if anything is possible; nobody is asked twice, and a price is no question at all."""
        if self.can_do(seat, name) and (not self.is_asked_for(name) or self.record.said_by(seat)[0] == "use"):
            self.begin(seat, name)

    def is_asked_for(self, name: str) -> bool:
        verbs = self.cards[name].verbs
        return self.cards[name].when == "instant" and (len(verbs) > 1 or verbs[0]["verb"] in SILENT)

    def begin(self, seat: int, name: str) -> None:
        """The verbs in their order, then the line is refilled; what can be counted now is counted now."""
        self.todo.append(self.refill)
        for verb in reversed(self.cards[name].verbs):
            self.put(seat, verb)

    def put(self, seat: int, verb: Verb) -> None:
        if verb["verb"] == "draw":
            count = verb["cards"] + self.visible(verb.get("per", ""))
            drawers = [seat, *self.reached_by(seat)] if verb.get("who") == "everyone" else [seat]
            for drawer in reversed(drawers):
                self.todo.append(partial(self.draw, drawer, count))
        elif verb["verb"] == "others-discard":
            for other in reversed(self.reached_by(seat)):
                self.todo.append(partial(self.do_discard, other, verb))
        else:
            method = getattr(self, "do_" + verb["verb"].replace("-", "_"))
            self.todo.append(partial(method, seat, verb))

    def visible(self, name: str) -> int:
        """How many cards of a name lie in the line and on top of collections."""
        return self.shown().count(name)

    def refill(self) -> None:
        """The draw line, as long as there is a deck and no gap that waits for the end of the turn."""
        while len(self.line) < self.line_size() and self.deck.total() and not self.gap:
            self.line.append(self.top_of_deck())

    # -- whether a verb could do anything ----------------------------------------------------------------------------

    def can_do(self, seat: int, name: str) -> bool:
        return any([self.possible(seat, verb) for verb in self.cards[name].verbs])

    def possible(self, seat: int, verb: Verb) -> bool:
        kind = verb["verb"]
        if kind in ("draw", "look") or (kind == "play" and verb.get("reveal")):
            return self.deck.total() > 0
        if kind in ("redraw", "discard", "play"):
            return self.holds(seat)
        if kind in ("swap", "trade"):
            return len(self.line) > 0 and self.holds(seat)
        if kind in ("others-discard", "steal"):
            return any([self.holds(other) for other in self.reached_by(seat)])
        if kind == "salvage":
            return any([self.cards[card].folds <= verb["folds"] for card in self.discards])
        return self.possible_too(seat, verb)

    def possible_too(self, seat: int, verb: Verb) -> bool:
        sizes = [len(pile) for pile in self.collections[seat]]
        circle = self.circle()
        return {
            "take": lambda: self.can_take(verb),
            "take-top": lambda: len(self.discards) > 0,
            "reclaim": lambda: self.paid > 0,
            "recover": lambda: self.prior,
            "swap-top": lambda: len(self.discards) > 0 and self.holds(seat),
            "sweep": lambda: len(self.line) > 0,
            "copy": lambda: len(self.models(seat, self.shown())) > 0,
            "rice": lambda: self.rice > 0,
            "pass": lambda: len(circle) > 1 and any([self.holds(other) for other in circle]),
            "move": lambda: sizes[0] != sizes[1] or sizes[0] > 1,
            "sink": lambda: any(
                [len(pile) > 1 for who in [seat, *self.reached_by(seat)] for pile in self.collections[who]]
            ),
        }[verb["verb"]]()

    def can_take(self, verb: Verb) -> bool:
        """Whether some cards of the line fit: each of few folds, together of few folds or exactly so many."""
        exactly = verb.get("exactly", 0)
        folds = [self.cards[card].folds for card in self.line if self.cards[card].folds <= verb.get("each", 99)]
        sums = [
            sum(some)
            for size in range(1, len(folds) + 1)
            for some in combinations(folds, size)
            if size <= verb.get("cards", 99)
        ]
        return any([total == exactly if exactly else total <= verb.get("folds", 99) for total in sums])

    def shown(self) -> list[str]:
        return [*self.line, *[top for seat in range(self.players) for top in self.tops(seat)]]

    def models(self, seat: int, shown: list[str]) -> list[str]:
        """The cards of these whose instants can be copied: never one that copies itself."""
        instants = [name for name in shown if self.cards[name].when == "instant"]
        return [name for name in instants if self.cards[name].verbs[0]["verb"] != "copy" and self.can_do(seat, name)]

    # -- the deck ----------------------------------------------------------------------------------------------------

    def draw(self, seat: int, count: int) -> None:
        while count > 0 and self.deck.total():
            self.hands[seat][self.top_of_deck()] += 1
            count -= 1

    def do_look(self, seat: int, verb: Verb) -> None:
        for _ in range(verb["cards"]):
            if self.deck.total():
                self.aside.append(self.top_of_deck())
        while len(self.aside) > verb["keep"]:
            card = self.record.said_by(seat)[1]
            self.aside.remove(card)
            self.discard(card)
        self.hands[seat].update(self.aside)
        self.aside = []

    def do_redraw(self, seat: int, _verb: Verb) -> None:
        count = 0
        while (words := self.record.said_by(seat))[0] == "discard":
            self.hand_to_discards(seat, words[1])
            count += 1
        self.draw(seat, count)

    def do_rice(self, seat: int, verb: Verb) -> None:
        self.take_rice(seat, verb["cards"])

    # -- hands -------------------------------------------------------------------------------------------------------

    def do_discard(self, seat: int, verb: Verb) -> None:
        for _ in range(verb["cards"]):
            if self.holds(seat):
                self.hand_to_discards(seat, self.record.said_by(seat)[1])

    def do_steal(self, seat: int, _verb: Verb) -> None:
        """A random card of the hand that was named; the only one that does not come from the deck."""
        words = self.record.said_by(seat)
        if words[0] == "rob":
            victim = self.hands[int(words[1][1:]) - 1]
            card = self.card_of(victim)
            victim[card] -= 1
            self.hands[seat][card] += 1

    def circle(self) -> list[int]:
        """Those who pass cards: neighbours are counted without those whom effects pass by."""
        return [seat for seat in range(self.players) if not self.is_shielded(seat)]

    def do_pass(self, _seat: int, verb: Verb) -> None:
        """All choose first, from the player whose turn it is; of two cards the first goes to the left."""
        circle = self.circle()
        steps = (1, -1) if verb["to"] == "both" else (-1,)
        gifts: list[tuple[int, int, str]] = []
        for giver in self.clockwise(self.seat):
            for step in steps[: self.hands[giver].total()] if giver in circle else ():
                receiver = circle[(circle.index(giver) + step) % len(circle)]
                gifts.append((giver, receiver, self.record.said_by(giver)[1]))
        for giver, receiver, card in gifts:
            self.hands[giver][card] -= 1
            self.hands[receiver][card] += 1

    def do_play(self, seat: int, verb: Verb) -> None:
        """Another origami; one that was turned over may help to pay, and is discarded if it does not."""
        helper = ""
        if verb.get("reveal"):
            if not self.deck.total():
                return
            helper = self.top_of_deck()
            self.aside.append(helper)
        if self.holds(seat):
            words = self.record.said_by(seat)
            if words[0] == "play":
                self.play(seat, words[1:], helper)
        for card in self.aside:
            self.discard(card)
        self.aside = []

    # -- the line and the discards -----------------------------------------------------------------------------------

    def do_take(self, seat: int, verb: Verb) -> None:
        if self.can_take(verb):
            for card in self.record.said_by(seat)[1:]:
                self.line_to_hand(seat, card)

    def do_take_top(self, seat: int, verb: Verb) -> None:
        for _ in range(min(verb["cards"], len(self.discards))):
            self.hands[seat][self.take_discard(len(self.discards) - 1)] += 1

    def do_salvage(self, seat: int, _verb: Verb) -> None:
        for card in self.record.said_by(seat)[1:]:
            self.take_topmost(seat, card)

    def do_reclaim(self, seat: int, verb: Verb) -> None:
        self.do_salvage(seat, verb)

    def do_recover(self, seat: int, _verb: Verb) -> None:
        self.hands[seat][self.take_discard(len(self.discards) - self.paid - 1)] += 1

    def do_swap(self, seat: int, _verb: Verb) -> None:
        words = self.record.said_by(seat)
        if words[0] == "swap":
            mine, other = words[1:]
            self.line[self.line.index(other)] = mine
            self.hands[seat][mine] -= 1
            self.hands[seat][other] += 1

    def do_swap_top(self, seat: int, _verb: Verb) -> None:
        words = self.record.said_by(seat)
        if words[0] == "swap":
            self.hands[seat][self.take_discard(len(self.discards) - 1)] += 1
            self.hand_to_discards(seat, words[1])

    def do_sweep(self, _seat: int, _verb: Verb) -> None:
        swept, self.line, self.gap = self.line, [], False
        self.discard(*swept)

    def do_trade(self, seat: int, _verb: Verb) -> None:
        words = self.record.said_by(seat)
        if words[0] == "discard":
            self.hand_to_discards(seat, words[1])
            self.line_to_hand(seat, self.record.said_by(seat)[1])

    def do_copy(self, seat: int, _verb: Verb) -> None:
        words = self.record.said_by(seat)
        if words[0] == "copy":
            self.begin(seat, words[1])

    # -- collections -------------------------------------------------------------------------------------------------

    def do_move(self, seat: int, _verb: Verb) -> None:
        words = self.record.said_by(seat)
        if words[0] == "move":
            card = self.collections[seat][SIDES.index(words[1])].pop(int(words[2]) - 1)
            self.collections[seat][SIDES.index(words[3])].insert(int(words[4]) - 1, card)

    def do_sink(self, seat: int, _verb: Verb) -> None:
        words = self.record.said_by(seat)
        if words[0] == "sink":
            pile = self.collections[int(words[1][1:]) - 1][SIDES.index(words[2])]
            pile.insert(0, pile.pop(int(words[3]) - 1))
