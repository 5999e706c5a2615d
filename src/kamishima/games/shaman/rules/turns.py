"""The course of the game after the set-up: turns of two actions, and how turns and game end (S3, S5.5, S8.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.core.turn import Action, Decision, Over, Result, SeatId, Turn, ranked
from kamishima.games.shaman.rules.actions import Move, Ride, Settle, Sink, Slide, Spirit
from kamishima.games.shaman.rules.geometry import NOWHERE
from kamishima.games.shaman.rules.moves import all_actions, any_action
from kamishima.games.shaman.rules.phases import Phase
from kamishima.games.shaman.rules.scoring import Scorer
from kamishima.games.shaman.rules.spirits import complete, places_for_rider
from kamishima.games.shaman.rules.state import OVER, TURN, State

ACTIONS: Final = 2


class Course:
    """How turns follow each other, until the game is over."""

    def __init__(self, turn_limit: int) -> None:
        self.turn_limit: Final[int] = turn_limit

    def begin_turn(self, table: State) -> None:
        """A turn has two actions (S3.1)."""
        table.phase = TURN
        table.actions = ACTIONS

    def end_action(self, table: State) -> None:
        """The game ends at once when there are enough islands (S8.1); else the turn goes on, or the next one begins."""
        if len(table.land.islands) > table.players:
            self.finish(table, "islands")
            return
        table.actions -= 1
        if table.actions == 0:
            self.end_turn(table)
        else:
            self.end_turn_if_stuck(table)

    def end_turn_if_stuck(self, table: State) -> None:
        """Without any legal action the rest of the turn is lost (S3.1)."""
        if not any_action(table):
            self.end_turn(table)

    def end_turn(self, table: State) -> None:
        """The next player who can do anything; a spirit movement is completed first, for free (S3.1, S3.2, S5.3)."""
        while True:
            table.turns += 1
            if table.turns == self.turn_limit * table.players:
                self.finish(table, "turn-limit")
                return
            table.seat = SeatId((table.seat + 1) % table.players)
            self.begin_turn(table)
            if complete(table, table.seat) or any_action(table):
                return

    def finish(self, table: State, reason: str) -> None:
        """Before scoring, spirit movements are completed, beginning with the player who ended the game (S5.5)."""
        table.ended = reason
        table.actions = 0
        for step in range(table.players):
            if complete(table, SeatId((table.seat + step) % table.players)):
                return
        table.phase = OVER


class CoursePhase(Phase):
    def __init__(self, key: str, course: Course) -> None:
        super().__init__(key)
        self.course: Final = course


class TakeTurn(CoursePhase):
    """One of the actions of a turn (S3.1)."""

    def offer(self, table: State) -> Turn:
        return Decision(table.seat, tuple(all_actions(table)))

    def advance(self, table: State, action: Action) -> None:
        land = table.land
        if isinstance(action, Move):
            table.where[table.piece_on(land.cell_at(action.start))] = land.cell_at(action.end)
        elif isinstance(action, Slide):
            slide(table, action)
        elif isinstance(action, Sink):
            table.land = land.sunk(land.slot_at(action.site))
            table.sunk += 1
        elif isinstance(action, Spirit):
            shaman = table.shaman(table.seat)
            table.set_spirit(table.seat, table.where[shaman], table.piece_on(land.cell_at(action.space)))
            table.where[shaman] = NOWHERE
        elif isinstance(action, Ride):
            table.where[table.piece_on(land.cell_at(action.start))] = land.cell_at(action.end)
        self.course.end_action(table)


def slide(table: State, action: Slide) -> None:
    """Move a tile with everything that is on it (S7.1)."""
    land = table.land
    slot = land.slot_at(action.site)
    if land.heights[slot] == 1:
        table.land = land.slid(slot, action.end)
        return
    into = land.free_slot()
    table.land = land.slid_off(slot, action.end, into)
    table.where = _carried(table.where, slot, into)
    table.dice = _carried(table.dice, slot, into)


def _carried(cells: list[i64], slot: i64, into: i64) -> list[i64]:
    """The cells after everything on one stack has gone to another slot."""
    return [4 * into + (cell & 3) if cell >> 2 == slot else cell for cell in cells]


class SettleRider(CoursePhase):
    """A rider is set down on one of several equally near spaces (S5.4)."""

    def offer(self, table: State) -> Turn:
        land = table.land
        actions: list[Action] = [land.space(cell).settle for cell in places_for_rider(table, table.settler)]
        return Decision(table.settler, tuple(actions))

    def advance(self, table: State, action: Action) -> None:
        assert isinstance(action, Settle)
        table.where[table.rider] = table.land.cell_at(action.space)
        table.rider = NOWHERE
        if table.ended:
            self.course.finish(table, table.ended)
        else:
            table.phase = TURN
            self.course.end_turn_if_stuck(table)


class GameOver(Phase):
    """Most points win; ties are shared (S8.3)."""

    def __init__(self, scorer: Scorer) -> None:
        super().__init__(OVER)
        self.scorer: Final = scorer

    def offer(self, table: State) -> Turn:
        scores = self.scorer.scores(table)
        return Over(Result(scores, ranked([(score,) for score in scores]), table.ended))

    def advance(self, table: State, action: Action) -> None:
        raise AssertionError("nothing happens after the end")
