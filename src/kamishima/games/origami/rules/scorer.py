"""The score sheet: cards, scoring effects and awards put together (O7.1)."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import SeatId
from kamishima.games.origami.pack import schema
from kamishima.games.origami.pack.content import Content
from kamishima.games.origami.rules.awards import AwardRule, award_of
from kamishima.games.origami.rules.cards import Kind
from kamishima.games.origami.rules.scoring import Difference, Holding, PerRice, ScoringRule, rule_of
from kamishima.games.origami.rules.state import State


class CardScore:
    def __init__(self, card: Kind, side: int, bonus: int) -> None:
        self.card: Final = card
        self.side: Final = side
        self.bonus: Final = bonus


class Award:
    """Points that a seat gets from a character, or from a card that may be another player's."""

    def __init__(self, card: Kind, points: int) -> None:
        self.card: Final = card
        self.points: Final = points


def rice_in(hand: tuple[Kind, ...]) -> int:
    count = 0
    for kind in hand:
        if kind.paper:
            count += 1
    return count


class Scorer:
    def __init__(self, content: Content, kinds: tuple[Kind, ...]) -> None:
        self._rules: Final[list[list[ScoringRule]]] = []
        self._awards: Final[list[list[AwardRule]]] = []
        for kind in kinds:
            effect = content.cards[kind.name].effect
            verbs = list(effect.verbs) if effect.when in ("scoring", "table") else []
            awards = [verb for verb in verbs if isinstance(verb, schema.Awarding)]
            self._awards.append([award_of(verb) for verb in awards])
            rest = [verb for verb in verbs if verb not in awards]
            self._rules.append([rule_of(verb) for verb in rest] if effect.when == "scoring" else [])
        self._any_awards: Final[bool] = any([len(awards) > 0 for awards in self._awards])

    def sheet(self, table: State, seat: SeatId, rice: int) -> list[CardScore]:
        """The score of a seat card by card, left collection first, each from the bottom.

        `rice` are the rice papers in its hand, as far as whoever asks may know.
        """
        left, right = table.collection(seat, 0), table.collection(seat, 1)
        holding = Holding(left, right, len(table.hands[seat]), rice, len(table.families))
        found: list[CardScore] = []
        late = False
        for side in range(2):
            pile = holding.piles[side]
            for place in range(len(pile)):
                card = pile[place]
                total = 0
                for rule in self._rules[card.index]:
                    total += rule.bonus(card, side, place, holding)
                    late = late or isinstance(rule, Difference)
                found.append(CardScore(card, side, total))
        return self._with_difference(found) if late else found

    def _with_difference(self, sheet: list[CardScore]) -> list[CardScore]:
        """What the two collections differ by, the bonuses for this very difference left out."""
        totals = [0, 0]
        for line in sheet:
            totals[line.side] += line.card.points + line.bonus
        difference = abs(totals[0] - totals[1])
        found: list[CardScore] = []
        for line in sheet:
            times = 0
            for rule in self._rules[line.card.index]:
                if isinstance(rule, Difference):
                    times += 1
            found.append(CardScore(line.card, line.side, line.bonus + times * difference))
        return found

    def awards(self, table: State) -> list[list[Award]]:
        """What characters and cards like Kappa give to each seat, each of them by itself."""
        found: list[list[Award]] = [[] for _ in range(table.players)]
        if not self._any_awards:
            return found
        givers = list(table.characters)
        for pile in table.collections:
            givers.extend(pile)
        for card in givers:
            for rule in self._awards[card.index]:
                points = rule.points_for(table)
                for seat in range(table.players):
                    if points[seat]:
                        found[seat].append(Award(card, points[seat]))
        return found

    def counts_rice(self, table: State) -> bool:
        for pile in table.collections:
            for card in pile:
                for rule in self._rules[card.index]:
                    if isinstance(rule, PerRice):
                        return True
        return False

    def scores(self, table: State) -> tuple[int, ...]:
        awards = self.awards(table)
        found: list[int] = []
        for seat in range(table.players):
            total = sum([award.points for award in awards[seat]])
            for line in self.sheet(table, SeatId(seat), rice_in(table.hands[seat])):
                total += line.card.points + line.bonus
            found.append(total)
        return tuple(found)
