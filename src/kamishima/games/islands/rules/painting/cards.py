"""Painting the shape of a development card: the auctioned one, or one that a grove allows (I2.2, I4, I5.4)."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import Action, Decision, SeatId, Turn
from kamishima.games.islands.pack.shapes import SINGLE, UNTURNED, Shape
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import DECLINE, ChooseShape, Paint, Use
from kamishima.games.islands.rules.painting.paint import can_paint, paint, paints
from kamishima.games.islands.rules.painting.triggers import ANY_COLOUR, set_off
from kamishima.games.islands.rules.phases import Phase
from kamishima.games.islands.rules.rolls import Roll
from kamishima.games.islands.rules.science.technologies import alter, alterations
from kamishima.games.islands.rules.state import Frame, State

CHOOSE: Final = 0
"""The shape of a frame whose shape is still to be chosen."""


class Board:
    def __init__(
        self, shapes: list[Shape], cards: list[tuple[int, str]], surcharges: list[int], season: list[int], limited: bool
    ) -> None:
        self.shapes: Final = shapes
        self.cards: Final = cards
        """Shape and colour of each card; card 0 is none."""
        self.surcharges: Final = surcharges
        self.spaces: Final = season
        self.limited: Final = limited
        """Whether tokens come from a limited reserve (I9.1)."""
        self.choices: Final[list[Action]] = [ChooseShape(shape.index, shape.name) for shape in shapes]

    def season(self, table: State) -> int:
        """The season colour, as a bit."""
        return 1 << self.spaces[table.space]

    def colours(self, table: State, frame: Frame) -> int:
        """The colours of the painting under way, as bits."""
        if frame.phase in (keys.SQUARE, keys.EXPANCING) or (frame.phase == keys.COAL and not frame.items[0]):
            return self.season(table)
        return ANY_COLOUR if frame.phase == keys.COAL else frame.colours

    def card_frame(self, table: State, seat: SeatId) -> Frame:
        """The painting of the auctioned card (I2.2)."""
        shape, colour = self.cards[table.card]
        colours = self.season(table) if colour == "season" else ANY_COLOUR if colour == "any" else 0
        return Frame(keys.CARD, seat, shape, colours, count=self.shapes[shape].pieces)

    def paint_square(self, table: State, seat: SeatId, action: Paint) -> None:
        place = table.players[seat].lands[action.land].island.found[SINGLE][8 * action.place + UNTURNED]
        table.squares += 1
        set_off(table, seat, paint(table, seat, action.land, place, action.colour, limited=self.limited))


class BoardPhase(Phase):
    def __init__(self, key: str, board: Board) -> None:
        super().__init__(key)
        self.board = board


class CardPainting(BoardPhase):
    """A shape is chosen if need be, its colour is rolled if need be, and its pieces are painted or declined.

    In its frame `count` is the number of pieces left, and `items` are the triggers of those painted.
    """

    def __init__(self, key: str, board: Board) -> None:
        super().__init__(key, board)
        self.auctioned = key == keys.CARD

    def ready(self, table: State, frame: Frame) -> bool:
        player = table.players[frame.seat]
        if frame.shape == CHOOSE:
            possible = len(self._shapes(table, frame)) > 0
        else:
            shape = self.board.shapes[frame.shape]
            possible = can_paint(player, shape, frame.count, frame.colours or ANY_COLOUR)
            if possible and frame.colours == 0:
                table.push(Frame(keys.COLOUR_DIE, frame.seat))
                return False
        if possible or self._alterations(table, frame):
            return True
        table.pop()
        return False

    def _shapes(self, table: State, frame: Frame) -> list[Action]:
        """The shapes that could be painted (I2.2)."""
        found: list[Action] = []
        colours = frame.colours or ANY_COLOUR
        for shape in self.board.shapes:
            if shape.index != SINGLE and can_paint(table.players[frame.seat], shape, shape.pieces, colours):
                found.append(self.board.choices[shape.index])
        return found

    def _alterations(self, table: State, frame: Frame) -> list[Action]:
        if not self.auctioned or not table.levels or self._under_way(frame):
            return []
        return alterations(table, self.board.shapes)

    def _under_way(self, frame: Frame) -> bool:
        return frame.shape != CHOOSE and frame.count < self.board.shapes[frame.shape].pieces

    def offer(self, table: State, frame: Frame) -> Turn:
        actions: list[Action] = []
        if frame.shape == CHOOSE:
            actions = self._shapes(table, frame)
        elif frame.colours:
            actions = paints(table.players[frame.seat], self.board.shapes[frame.shape], frame.count, frame.colours)
        actions.extend(self._alterations(table, frame))
        if not self._under_way(frame):  # I4.5; both dominoes must be painted (I4.4)
            actions.append(DECLINE)
        return Decision(frame.seat, tuple(actions))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Paint):
            self._paint(table, frame, action)
        elif isinstance(action, ChooseShape):
            pieces = self.board.shapes[action.shape].pieces
            table.push(Frame(self.key, frame.seat, action.shape, frame.colours, count=pieces))
        elif isinstance(action, Use):
            alter(table, frame, action, self.board.shapes)

    def _paint(self, table: State, frame: Frame, action: Paint) -> None:
        shape = self.board.shapes[frame.shape]
        land = table.players[frame.seat].lands[action.land]
        place = land.island.found[frame.shape][8 * action.place + action.turn]
        table.squares += shape.size
        pending = paint(table, frame.seat, action.land, place, action.colour, limited=self.board.limited)
        if frame.items:
            pending = tuple(sorted(frame.items + pending))
        if frame.count > 1:
            table.push(self._second(frame, action.colour, pending))
        else:
            set_off(table, frame.seat, pending)

    def _second(self, frame: Frame, colour: int, pending: tuple[int, ...]) -> Frame:
        return Frame(self.key, frame.seat, frame.shape, 1 << colour, count=frame.count - 1, items=pending)


class ColourDie(Roll):
    """A random colour for the shape that waits (I2.2, I5.4)."""

    def deliver(self, table: State, frame: Frame, value: int) -> None:
        waiting = table.pop()
        colours = 1 << ((value - 1) // 2)
        table.push(Frame(waiting.phase, waiting.seat, waiting.shape, colours, count=waiting.count, items=waiting.items))
