"""Phases of a turn: the action, a free play, the hand limit, the end of the turn and of the game (O2, O4.2, O6.2)."""

from __future__ import annotations

from typing import Final

from kamishima.core.cache import RecentCache
from kamishima.core.turn import Action, Chance, Decision, Over, Result, SeatId, Turn, ranked
from kamishima.games.origami.rules.actions import COUNT, PASS, Draw, DrawTop, Play, Use
from kamishima.games.origami.rules.cards import Kind, Pile, folds_of, in_order, sub_bags
from kamishima.games.origami.rules.effects import CardEffect
from kamishima.games.origami.rules.modifiers import (
    covered_actions,
    draw_folds,
    draws_top,
    free_folds,
    hand_limit,
    has_late_limit,
)
from kamishima.games.origami.rules.movement import discards_to_hand, line_to_hand
from kamishima.games.origami.rules.phases import FromHand, Phase, choice
from kamishima.games.origami.rules.playing import (
    FREE,
    PLAIN_TERMS,
    Plays,
    add_plays,
    add_plays_of_top,
    free_plays,
    perform,
    perform_free,
)
from kamishima.games.origami.rules.scorer import Scorer
from kamishima.games.origami.rules.setup import REFILL, TURN
from kamishima.games.origami.rules.state import Frame, State

LIMIT: Final = "limit"
END: Final = "end"
COUNTING: Final = "count"
OVER: Final = "over"
_draws: Final[RecentCache[Pile, Draw]] = RecentCache(16384)


def draws(table: State, seat: SeatId) -> list[Action]:
    """Every way to draw from the line, and with a character's help from the discards, too (O3.1)."""
    most = draw_folds(table, seat)
    line = in_order(list(table.line))
    if not table.characters:
        return [_draw_of(bag) for bag in sub_bags(line, most)]
    spare = free_folds(table)
    bags = sub_bags(line, most + spare)
    found: list[Action] = [_draw_of(bag) for bag in bags if _is_within(bag, most, spare)]
    if draws_top(table):
        top = table.discards[-1]
        found.extend([DrawTop(bag) for bag in [(), *bags] if _is_within((*bag, top), most, spare)])
    return found


def _draw_of(bag: Pile) -> Action:
    """The same action for the same cards: the line changes slowly, and the words are known then."""
    known = _draws.get(bag)
    return _draws.keep(bag, Draw(bag)) if known is None else known


def _is_within(bag: Pile, most: int, spare: int) -> bool:
    """Whether cards are worth no more than that when the best one of at most `spare` folds is not counted."""
    free = 0
    for kind in bag:
        if free < kind.folds <= spare:
            free = kind.folds
    return folds_of(bag) - free <= most


class TakeTurn(Phase):
    """Exactly one action: draw, play an origami, or use a special action (O2.1)."""

    def __init__(self, effects: dict[str, CardEffect]) -> None:
        super().__init__(TURN)
        self.effects = effects

    def offer(self, table: State, frame: Frame) -> Turn:
        seat = frame.seat
        found = Plays(draws(table, seat))
        add_plays(table, seat, PLAIN_TERMS, found)
        others = found.others
        if table.characters:
            add_plays_of_top(table, seat, found)
        others.extend(self._special_actions(table, seat))
        return Decision(seat, tuple(others) if others or found.runs else (PASS,), found.runs)

    def _special_actions(self, table: State, seat: SeatId) -> list[Action]:
        found: list[Action] = []
        tops = table.tops(seat)
        if table.characters:
            tops.extend(_still_working(table, seat))
        for place in range(len(tops)):
            kind = tops[place]
            if kind.special and kind not in tops[:place] and self.effects[kind.name].usable(table, seat):
                found.append(Use(kind))
        return found

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        table.push(Frame(END, seat))
        table.push(Frame(LIMIT, seat, 1 if isinstance(action, Draw) else 0))
        table.passes = table.passes + 1 if action is PASS else 0
        if isinstance(action, Draw):
            _draw(table, seat, action)
        elif isinstance(action, Play):
            perform(table, seat, action, None)
        elif isinstance(action, Use):
            self.effects[action.card.name].begin(table, seat, optional=False)


def _still_working(table: State, seat: SeatId) -> list[Kind]:
    """Covered cards whose special actions can be used all the same."""
    found: list[Kind] = []
    for depth in covered_actions(table):
        for side in range(2):
            pile = table.collection(seat, side)
            if len(pile) > depth:
                found.append(pile[len(pile) - 1 - depth])
    return found


def _draw(table: State, seat: SeatId, action: Draw) -> None:
    """Take the cards, refill the line, then whatever follows a draw action."""
    for kind in reversed(table.characters):
        if kind.ongoing.after_draw:
            table.push(Frame(kind.ongoing.after_draw, seat, optional=True))
    last = ""
    for kind in table.tops(seat):
        if kind.ongoing.after_draw and kind.ongoing.after_draw != last:
            last = kind.ongoing.after_draw
            table.push(Frame(last, seat, optional=True))
    table.push(Frame(REFILL, seat))
    for kind in action.cards:
        line_to_hand(table, seat, kind)
    if isinstance(action, DrawTop):
        discards_to_hand(table, seat, len(table.discards) - 1)


class FreePlay(Phase):
    """After a character one card of the line may be played free of cost (O6.2)."""

    def waits(self, table: State, frame: Frame) -> bool:
        return len(table.line) > 0

    def offer(self, table: State, frame: Frame) -> Turn:
        return choice(Frame(FREE, frame.seat, optional=True), free_plays(table, frame.seat))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Play):
            perform_free(table, frame.seat, action)


class Limit(FromHand):
    """Discard down to the hand limit (O2.2)."""

    counts = 0

    def waits(self, table: State, frame: Frame) -> bool:
        """The frame counts draw actions: after others a character may spare the players this."""
        is_checked = frame.count > 0 or not has_late_limit(table)
        return is_checked and len(table.hands[frame.seat]) > hand_limit(table, frame.seat)


class End(Phase):
    """The next player's turn, or the end of the game (O2.3, O4.2)."""

    def __init__(self, turn_limit: int, scorer: Scorer) -> None:
        super().__init__(END)
        self.turn_limit = turn_limit
        self.scorer = scorer

    def ready(self, table: State, frame: Frame) -> bool:
        if table.gap:  # O3.2: the turn ends with the gap of a free play filled
            table.gap = False
            table.push(Frame(REFILL, frame.seat))
            return False
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
        elif self.scorer.counts_rice(table):
            table.push(Frame(COUNTING, table.seat))
        return False

    def _reason_to_end(self, table: State) -> str:
        if table.last_round and table.round > table.last_round:
            return "deck"
        if table.passes == table.players:
            return "standstill"
        return "turn-limit" if table.round > self.turn_limit else ""


class HandCount(Phase):
    """Rice papers in hands are counted: a step of its own, since it may show what was hidden (O7.1)."""

    def offer(self, table: State, frame: Frame) -> Turn:
        return Chance((COUNT,), (1,))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        """Nothing moves: from now on everybody sees the scores as they are."""

    def reveals(self, table: State, frame: Frame, seat: SeatId | None) -> bool:
        return True


class GameOver(Phase):
    """Most points win; ties go to the larger hand, then they are shared (O7.1)."""

    def __init__(self, scorer: Scorer) -> None:
        super().__init__(OVER)
        self.scorer = scorer

    def offer(self, table: State, frame: Frame) -> Turn:
        scores = self.scorer.scores(table)
        keys = [(scores[seat], len(table.hands[seat])) for seat in range(table.players)]
        return Over(Result(scores, ranked(keys), table.ended))
