"""Phases of a turn: the action, the hand limit, the end of the turn and of the game (O2, O4.2)."""

from __future__ import annotations

from kamishima.core.game import Action, Decision, Over, Result, SeatId, Turn, ranked
from kamishima.games.origami.actions import PASS, Draw, Lexicon, OneCard, Play, Use
from kamishima.games.origami.cards import in_order, sub_bags
from kamishima.games.origami.effects import CardEffect
from kamishima.games.origami.movement import hand_to_discards, line_to_hand
from kamishima.games.origami.phases import Phase
from kamishima.games.origami.playing import PLAIN_TERMS, perform, plays
from kamishima.games.origami.scoring import Scorer
from kamishima.games.origami.setup import REFILL, TURN
from kamishima.games.origami.state import Frame, State

DRAW_FOLDS = 4
HAND_LIMIT = 8

LIMIT = "limit"
END = "end"
OVER = "over"


class TakeTurn(Phase):
    """Exactly one action: draw, play an origami, or use a special action (O2.1)."""

    def __init__(self, effects: dict[str, CardEffect]) -> None:
        super().__init__(TURN)
        self.effects = effects

    def ready(self, table: State, frame: Frame) -> bool:
        return True

    def offer(self, table: State, frame: Frame) -> Turn:
        seat = frame.seat
        actions: list[Action] = [Draw(bag) for bag in sub_bags(in_order(list(table.line)), DRAW_FOLDS)]
        actions.extend(plays(table, seat, PLAIN_TERMS))
        actions.extend(self._special_actions(table, seat))
        return Decision(seat, tuple(actions) if actions else (PASS,))

    def _special_actions(self, table: State, seat: SeatId) -> list[Action]:
        found: list[Action] = []
        tops = table.tops(seat)
        if len(tops) == 2 and tops[0] is tops[1]:
            tops.pop()
        for kind in tops:
            if kind.special and self.effects[kind.name].usable(table, seat):
                found.append(Use(kind))
        return found

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        table.push(Frame(END, seat))
        table.push(Frame(LIMIT, seat))
        table.passes = table.passes + 1 if action is PASS else 0
        if isinstance(action, Draw):
            table.push(Frame(REFILL, seat))
            for kind in action.cards:
                line_to_hand(table, seat, kind)
        elif isinstance(action, Play):
            perform(table, seat, action, None)
        elif isinstance(action, Use):
            self.effects[action.card.name].begin(table, seat, optional=False)


class Limit(Phase):
    """Discard down to the hand limit (O2.2)."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(LIMIT)
        self.lexicon = lexicon

    def ready(self, table: State, frame: Frame) -> bool:
        if len(table.hands[frame.seat]) > HAND_LIMIT:
            return True
        table.pop()
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        return Decision(frame.seat, tuple(self.lexicon.discard_one_of(table.hands[frame.seat])))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, OneCard)
        table.push(frame)
        hand_to_discards(table, frame.seat, action.card)


class End(Phase):
    """The next player's turn, or the end of the game (O2.3, O4.2)."""

    def __init__(self, turn_limit: int) -> None:
        super().__init__(END)
        self.turn_limit = turn_limit

    def ready(self, table: State, frame: Frame) -> bool:
        table.pop()
        table.paid = 0
        table.prior = False
        table.seat = SeatId((frame.seat + 1) % table.players)
        if table.seat == table.starter:
            table.round += 1
        table.ended = self._reason_to_end(table)
        table.push(Frame(OVER if table.ended else TURN, table.seat))
        if not table.ended:  # O3.3: a line that ran short while there was no deck is filled as soon as there is one
            table.push(Frame(REFILL, table.seat))
        return False

    def _reason_to_end(self, table: State) -> str:
        if table.last_round and table.round > table.last_round:
            return "deck"
        if table.passes == table.players:
            return "standstill"
        return "turn-limit" if table.round > self.turn_limit else ""

    def offer(self, table: State, frame: Frame) -> Turn:
        raise AssertionError("the end of a turn offers nothing")

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        raise AssertionError("the end of a turn offers nothing")


class GameOver(Phase):
    """Most points win; ties go to the larger hand, then they are shared (O7.1)."""

    def __init__(self, scorer: Scorer) -> None:
        super().__init__(OVER)
        self.scorer = scorer

    def ready(self, table: State, frame: Frame) -> bool:
        return True

    def offer(self, table: State, frame: Frame) -> Turn:
        scores = self.scorer.scores(table)
        keys = [(scores[seat], len(table.hands[seat])) for seat in range(table.players)]
        return Over(Result(scores, ranked(keys), table.ended))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        raise AssertionError("nothing happens after the end")
