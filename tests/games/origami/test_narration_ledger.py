"""The events account for everything that the table sees: who only listens knows counts, line and collections."""

from __future__ import annotations

import pytest

from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import house_content
from kamishima.games.origami.show import events as told
from kamishima.games.origami.show.view import View
from kamishima.testing.walk import heard, walk


class Ledger:
    """What a listener writes down."""

    def __init__(self, players: int) -> None:
        self.hands = [0] * players
        self.aside = 0
        self.line: list[str] = []
        self.left: list[list[str]] = [[] for _ in range(players)]
        self.right: list[list[str]] = [[] for _ in range(players)]
        self.characters: list[str] = []

    def hear(self, event: object) -> None:
        self._hear_of_hands(event)
        self._hear_of_effects(event)
        self._hear_of_plays(event)
        self._hear_of_the_line(event)

    def _hear_of_hands(self, event: object) -> None:
        if isinstance(event, told.Dealt | told.DrewFromDeck):
            self.hands[event.seat] += 1
        elif isinstance(event, told.DrewFromLine | told.TookCards):
            self.hands[event.seat] += len(event.cards)
        elif isinstance(event, told.DrewRicePaper):
            self.hands[event.seat] += event.count
        elif isinstance(event, told.Stole):
            self._move(event.victim, event.seat)
        elif isinstance(event, told.GiftPassed):
            self._move(event.seat, event.to)

    def _move(self, giver: int, receiver: int) -> None:
        self.hands[giver] -= 1
        self.hands[receiver] += 1

    def _hear_of_effects(self, event: object) -> None:
        """Cards held aside by an effect go before those of the hand."""
        if isinstance(event, told.LookedAt | told.TurnedOver):
            self.aside += 1
        elif isinstance(event, told.Kept):
            self.aside -= event.count
            self.hands[event.seat] += event.count
        elif isinstance(event, told.Discarded):
            self._give_up(event.seat, len(event.cards))

    def _hear_of_plays(self, event: object) -> None:
        if isinstance(event, told.Played | told.PlayedFrom):
            pile = self._pile(event.seat, event.side)
            pile.insert(0 if event.under else len(pile), event.card)
        elif isinstance(event, told.CharacterPlayed):
            self.characters.append(event.card)
        elif isinstance(event, told.CharacterLeft):
            self.characters.remove(event.card)
        elif isinstance(event, told.Moved):
            self._pile(event.seat, event.side).pop(event.place - 1)
            self._pile(event.seat, event.to_side).insert(event.to_place - 1, event.card)
        elif isinstance(event, told.Sunk):
            pile = self._pile(event.victim, event.side)
            pile.insert(0, pile.pop(event.place - 1))
        if isinstance(event, told.Played | told.PlayedFrom | told.CharacterPlayed):
            self._give_up(event.seat, len(event.paid))
            self.hands[event.seat] -= 1 if getattr(event, "source", "hand") == "hand" else 0

    def _pile(self, seat: int, side: str) -> list[str]:
        return (self.left if side == "left" else self.right)[seat]

    def _give_up(self, seat: int, cards: int) -> None:
        held = min(self.aside, cards)
        self.aside -= held
        self.hands[seat] -= cards - held

    def _hear_of_the_line(self, event: object) -> None:
        if isinstance(event, told.LineGrew):
            self.line.append(event.card)
        elif isinstance(event, told.LineSwept):
            self.line.clear()
        elif isinstance(event, told.Swapped):
            self.line[self.line.index(event.other)] = event.mine
        elif isinstance(event, told.PlayedFrom | told.CharacterPlayed) and event.source == "line":
            self.line.remove(event.card)
        elif isinstance(event, told.DrewFromLine) or (isinstance(event, told.TookCards) and event.source == "line"):
            for card in event.cards:
                self.line.remove(card)

    def agrees_with(self, view: View) -> bool:
        return (
            self.hands == [player.hand_size for player in view.players]
            and self.aside == view.aside_size
            and tuple(self.line) == view.line
            and tuple(self.characters) == view.characters
            and self.left == [[line.card for line in player.left] for player in view.players]
            and self.right == [[line.card for line in player.right] for player in view.players]
        )


@pytest.mark.parametrize("box", ["classic", "legends", "combined"])
@pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (2, 3, 4) for seed in range(4)])
def test_a_listener_knows_the_whole_visible_table(players: int, seed: int, box: str) -> None:
    game = Origami(house_content(), players, {"box": box})
    ledger = Ledger(players)
    for visit in walk(game, seed):
        for event in heard(visit.game, visit.state, visit.action, None):
            ledger.hear(event)
        view = visit.game.view(visit.game.apply(visit.state, visit.action), None)
        assert isinstance(view, View)
        assert ledger.agrees_with(view), f"the listener lost track at step {visit.step}, {visit.action.text!r}"
