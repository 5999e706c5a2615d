"""What positions of Origami are worth: points on the table, and what hands and time may still bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kamishima.bots.judge import Judge
from kamishima.core.game import Action, Decision, State
from kamishima.games.origami.actions import Play
from kamishima.games.origami.cards import folds_of
from kamishima.games.origami.playing import PlayedOne
from kamishima.games.origami.rules import Origami
from kamishima.games.origami.setup import TURN
from kamishima.games.origami.state import State as Table

EFFORT: Final = {"paper": 36, "crane": 200, "dragon": 1200}
MANY = 24
"""So many actions are all looked at; of more, only the best payments of each play."""
PAYMENTS = 2
"""How many payments of one play are looked at."""


class OrigamiJudge(Judge):
    """Counts what lies there, and believes in folds in hand as long as there is time to pay with them."""

    def __init__(self, game: Origami) -> None:
        super().__init__(game)
        self.table: Origami = game
        self.fold: float = 0.3
        self.ripe: float = 3.0

    def hopes(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        scores = self.table.scorer.scores(state)
        fold = self.fold * min(1.0, self.turns_left(state) / self.ripe)
        return [scores[seat] + fold * folds_of(state.hands[seat]) for seat in range(len(scores))]

    def turns_left(self, state: Table) -> float:
        """How many turns each player may still have."""
        if state.last_round:
            return float(state.last_round - state.round + 1)
        cards = len(state.deck) + (len(state.discards) + 10 if state.runouts == 0 else 0)
        return 2.0 + cards / (1.8 * state.players)

    def spread(self, state: State) -> float:
        assert isinstance(state, Table)
        return float(2.0 + 1.2 * self.turns_left(state) ** 0.5)

    def effort(self, level: str) -> int:
        return EFFORT[level]

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Table)
        return state.stack[-1].phase == TURN

    def last_spread(self) -> float:
        return 10.0

    def notable(self, state: State, turn: Decision) -> list[Action]:
        """Of the many ways to pay for the same play, those that keep the most valuable cards.

        Payments that a turn offers as a run are chosen before they are made: large hands have tens of thousands.
        """
        runs = [run for run in turn.runs if isinstance(run, PlayedOne)]
        if len(turn.others) + sum([run.count for run in runs]) <= MANY:
            return list(turn.actions)
        found: list[Action] = []
        place = 0
        for run in runs:
            found.extend(_fewer(turn.others[place : run.place]))
            found.extend(run.cheapest(PAYMENTS))
            place = run.place
        found.extend(_fewer(turn.others[place:]))
        return found


def _fewer(actions: Sequence[Action]) -> list[Action]:
    """The same for actions that are made already."""
    found: list[Action] = []
    group: list[Play] = []
    for action in actions:
        if group and not (isinstance(action, Play) and _same_play(group[0], action)):
            found.extend(_cheapest(group))
            group = []
        if isinstance(action, Play):
            group.append(action)
        else:
            found.append(action)
    found.extend(_cheapest(group))
    return found


def _same_play(one: Play, other: Play) -> bool:
    return one.card is other.card and one.side == other.side and one.under == other.under


def _cheapest(group: list[Play]) -> list[Play]:
    """The payments that give the fewest points away."""
    if len(group) <= PAYMENTS:
        return group
    order = sorted([(_points_paid(play), place) for place, play in enumerate(group)])
    chosen = sorted([place for _, place in order[:PAYMENTS]])
    return [group[place] for place in chosen]


def _points_paid(play: Play) -> int:
    total = 0
    for kind in play.payment.cards:
        total += kind.points
    return total
