"""The action step (I3): the winner pays and paints, everybody else paints a square and gains coins."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import Action, Decision, Turn
from kamishima.games.islands.pack.shapes import SINGLE
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import DECLINE, RESEARCHES, Paint, Research
from kamishima.games.islands.rules.money import income, player_to_reserve, reserve_to_player
from kamishima.games.islands.rules.painting.cards import BoardPhase
from kamishima.games.islands.rules.painting.paint import can_lay_anywhere, paints
from kamishima.games.islands.rules.painting.triggers import ANY_COLOUR
from kamishima.games.islands.rules.phases import Phase
from kamishima.games.islands.rules.science.research import open_technologies, research
from kamishima.games.islands.rules.state import Frame, State

ONE: Final = 1


class Acting(BoardPhase):
    """One player's actions: what they are depends on who won the bidding."""

    def ready(self, table: State, frame: Frame) -> bool:
        table.pop()
        seat = frame.seat
        if seat != table.leader:
            table.push(Frame(keys.INCOME, seat))
            table.push(Frame(keys.SQUARE, seat))
            return False
        player_to_reserve(table, seat, table.bid)  # I3.2
        table.push(self.board.card_frame(table, seat))
        player = table.players[seat]
        table.push(Frame(keys.COAL, seat, items=(player.coal_any, player.coal_season)))
        return False


class Coal(BoardPhase):
    """One optional square for each coal pit token; `items` are those left with any and with the season colour."""

    def waits(self, table: State, frame: Frame) -> bool:
        return frame.items[0] + frame.items[1] > 0 and can_lay_anywhere(table.players[frame.seat], SINGLE)

    def offer(self, table: State, frame: Frame) -> Turn:
        colours = ANY_COLOUR if frame.items[0] > 0 else self.board.season(table)
        actions = paints(table.players[frame.seat], self.board.shapes[SINGLE], ONE, colours)
        actions.append(DECLINE)
        return Decision(frame.seat, tuple(actions))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Paint):
            of_any, of_season = frame.items
            in_season = self.board.season(table) == 1 << action.colour
            if of_season > 0 and in_season:  # the token that can do less is spent first
                of_season -= 1
            else:
                of_any -= 1
            table.push(Frame(keys.COAL, frame.seat, items=(of_any, of_season)))
            self.board.paint_square(table, frame.seat, action)


class Square(BoardPhase):
    """Who did not win may paint one square in the season colour; alone, one may research instead (I3.3, I10.3)."""

    def waits(self, table: State, frame: Frame) -> bool:
        return can_lay_anywhere(table.players[frame.seat], SINGLE) or len(open_technologies(table)) > 0

    def offer(self, table: State, frame: Frame) -> Turn:
        actions = paints(table.players[frame.seat], self.board.shapes[SINGLE], ONE, self.board.season(table))
        actions.extend([RESEARCHES[technology] for technology in open_technologies(table)])
        actions.append(DECLINE)
        return Decision(frame.seat, tuple(actions))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Paint):
            self.board.paint_square(table, frame.seat, action)
        elif isinstance(action, Research):
            table.pop()  # no income
            research(table, frame.seat, action.technology)


class Income(Phase):
    """3 coins, more for gold mines, less for volcanoes (I3.3)."""

    def ready(self, table: State, frame: Frame) -> bool:
        table.pop()
        reserve_to_player(table, frame.seat, income(table.players[frame.seat]))
        return False
