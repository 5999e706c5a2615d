"""What a net is told about positions of Origami: cards by what is printed on them, and where they lie."""

from __future__ import annotations

from typing import Any, Final

from kamishima.bots.net_inputs import NetInputs, Row, plain
from kamishima.core.game import State
from kamishima.core.wire import kebab
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import Card
from kamishima.games.origami.rules.cards import Kind, Pile
from kamishima.games.origami.rules.state import State as Table

AMOUNTS: Final = ("cards", "folds", "points", "more", "less", "keep")
"""Fields of verbs that say how much."""


class OrigamiInputs(NetInputs):
    def __init__(self, game: Origami) -> None:
        super().__init__(game)
        self.scorer: Final = game.scorer
        kinds = game.kinds
        cards = [described(game.content.cards[kind.name]) for kind in kinds]
        self.names: Final[dict[str, int]] = {kind.name: kind.index for kind in kinds}
        self.hand: Final[int] = self._own_cards("hand", cards)
        self.ready: Final[int] = self._own_cards("ready", cards)
        self.built: Final[int] = self._own_cards("built", cards)
        self.top: Final[int] = self._own_cards("top", cards)
        self.numbers: Final[int] = self.add_own(
            plain("score", "bonus", "cards", "folds", "height", "deciding", "turn", "rice")
        )
        self.sizes: Final[int] = self.add_own(plain(*[f"hand={size}" for size in range(10)]))
        self.line: Final[int] = self._table_cards("line", cards)
        self.discards: Final[int] = self._table_cards("discards", cards)
        self.effect: Final[int] = self._table_cards("effect", cards)
        self.characters: Final[int] = self._table_cards("characters", cards)
        self.course: Final[int] = self.add_table(plain("deck", "discards", "runouts", "ending", "left", "aside"))
        self.company: Final[int] = self.add_table(plain(f"players={game.players}"))
        self.families: Final[dict[str, int]] = {
            family: self.add_table(plain(f"family.{family}")) for family in game.families
        }

    def _own_cards(self, place: str, cards: list[Row]) -> int:
        return self.add_own([_at(place, card) for card in cards])

    def _table_cards(self, place: str, cards: list[Row]) -> int:
        return self.add_table([_at(place, card) for card in cards])

    def write(self, state: State) -> None:
        assert isinstance(state, Table)
        self.clear()
        self._write_table(state)
        scores = self.scorer.scores(state)
        for seat in range(self.players):
            self._write_own(state, seat, scores[seat])

    def _write_table(self, table: Table) -> None:
        bag = self.table
        self._lay(table.line, self.line)
        self._lay(table.discards, self.discards)
        self._lay(table.characters, self.characters)
        source = self.names.get(table.stack[-1].phase.partition(".")[0])
        if source is not None:
            bag.add(self.effect + source)
        bag.add(self.company)
        course = self.course
        bag.add(course, len(table.deck))
        bag.add(course + 1, len(table.discards))
        bag.add(course + 2, table.runouts)
        if table.last_round:
            bag.add(course + 3)
            bag.add(course + 4, table.last_round - table.round + 1)
        bag.add(course + 5, len(table.aside))
        for family in table.families:
            bag.add(self.families[family])

    def _lay(self, pile: Pile, place: int) -> None:
        bag = self.table
        for kind in pile:
            bag.add(place + kind.index)

    def _write_own(self, table: Table, seat: int, score: int) -> None:
        bag = self.own[seat]
        hand = table.hands[seat]
        folds = 0
        rice = 0
        for kind in hand:
            folds += kind.folds
            rice += 1 if kind.paper else 0
            bag.add(self.hand + kind.index)
        for kind in hand:
            if not kind.paper and kind.cost <= folds - kind.folds:
                bag.add(self.ready + kind.index)
        printed = self._write_collection(table.collections[2 * seat], seat)
        printed += self._write_collection(table.collections[2 * seat + 1], seat)
        height = len(table.collections[2 * seat]) + len(table.collections[2 * seat + 1])
        deciding = 1 if table.stack[-1].seat == seat else 0
        place = self.numbers
        for number in (score, score - printed, len(hand), folds, height, deciding, int(table.seat == seat), rice):
            bag.add(place, number)
            place += 1
        bag.add(self.sizes + min(9, len(hand)))

    def _write_collection(self, pile: Pile, seat: int) -> int:
        """The printed points of a collection."""
        bag = self.own[seat]
        points = 0
        last: Kind | None = None
        for kind in pile:
            bag.add(self.built + kind.index)
            points += kind.points
            last = kind
        if last is not None:
            bag.add(self.top + last.index)
        return points


def _at(place: str, card: Row) -> Row:
    return [(f"{place}.{name}", times) for name, times in card]


def described(card: Card) -> Row:
    """What a card is: its numbers, its family, when its effect works and what it does."""
    row: Row = [
        ("one", 1),
        ("cost", card.cost.value),
        ("folds", card.folds.value),
        (f"folds={card.folds.value}", 1),
        ("points", card.points.value),
        ("gain", card.points.value - card.cost.value),
        (f"when.{card.effect.when}", 1),
        (f"family.{card.family or 'none'}", 1),
    ]
    for verb in card.effect.verbs:
        fields: dict[str, Any] = {name: getattr(verb, name) for name in verb.__struct_fields__}
        row.append((f"verb.{kebab(type(verb).__name__)}", 1))
        row.append((f"amount.{card.effect.when}", sum([_amount(fields.get(name, 0)) for name in AMOUNTS])))
        if fields.get("family", ""):
            row.append((f"for.{fields['family']}", 1))
    return [(name, times) for name, times in row if times]


def _amount(value: object) -> int:
    """How much a field says; 99 is as much as one likes."""
    return value if isinstance(value, int) and value < 99 else 0
