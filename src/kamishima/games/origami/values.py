"""What positions of Origami are worth: points on the table, and what hands and time may still bring."""

from __future__ import annotations

from typing import Final

from kamishima.bots.judge import Judge
from kamishima.core.game import State
from kamishima.core.turn import Action, Decision
from kamishima.games.origami.game import Origami
from kamishima.games.origami.rules.cards import folds_of
from kamishima.games.origami.rules.playing import PlayedOne
from kamishima.games.origami.rules.setup import TURN
from kamishima.games.origami.rules.state import State as Table

EFFORT: Final = {"paper": 36, "crane": 200, "dragon": 1200, "master": 5000}
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
            found.extend(turn.others[place : run.place])
            found.extend(run.cheapest(PAYMENTS))
            place = run.place
        found.extend(turn.others[place:])
        return found
