"""Re-Color and Transforming: the auctioned shape is altered before it is painted (I10.8, I10.10)."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import Action
from kamishima.games.islands.pack.shapes import Shape
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import Use
from kamishima.games.islands.rules.money import player_to_reserve, reserve_to_player
from kamishima.games.islands.rules.painting.triggers import ANY_COLOUR
from kamishima.games.islands.rules.rolls import Roll, is_open, mark_used
from kamishima.games.islands.rules.state import RE_COLOR, TRANSFORMING, Frame, State

GREEN: Final = 2
PRICES: Final[dict[int, tuple[int, int]]] = {RE_COLOR: (3, 5), TRANSFORMING: (3, 7)}
"""What levels 1 and 2 cost."""
GAIN: Final = 5
"""What level 3 brings."""
LAST_SHAPE: Final = 4
"""The shape of card #5."""


def alterations(table: State, shapes: list[Shape]) -> list[Action]:
    found: list[Action] = []
    coins = table.players[table.first].coins
    if is_open(table, RE_COLOR):
        for level in range(1, table.levels[RE_COLOR] + 1):
            if level == 3 or coins >= PRICES[RE_COLOR][level - 1]:
                found.append(Use(RE_COLOR, level))
    if is_open(table, TRANSFORMING):
        level = table.levels[TRANSFORMING]
        if coins >= PRICES[TRANSFORMING][0]:
            found.append(Use(TRANSFORMING, 1))
        if level >= 2 and coins >= PRICES[TRANSFORMING][1]:
            found.extend([Use(TRANSFORMING, 2, shape.name) for shape in shapes[1:LAST_SHAPE]])
        if level >= 3:
            found.append(Use(TRANSFORMING, 3))
    return found


def alter(table: State, frame: Frame, use: Use, shapes: list[Shape]) -> None:
    """Alter the shape of a frame that has been taken off the stack."""
    mark_used(table, use.technology)
    if use.level == 3:
        reserve_to_player(table, frame.seat, GAIN)
    else:
        player_to_reserve(table, frame.seat, PRICES[use.technology][use.level - 1])
    if use.technology == RE_COLOR:
        table.push(Frame(keys.CARD, frame.seat, frame.shape, _new_colours(use.level), count=frame.count))
        if use.level == 3:
            table.push(Frame(keys.COLOUR_DIE, frame.seat))
    elif use.level == 3:
        table.push(frame)
        table.push(Frame(keys.TRANSFORM_DIE, frame.seat))
    else:
        shape = shapes[LAST_SHAPE]
        for other in shapes:
            if other.name == use.detail:
                shape = other
        table.push(Frame(keys.CARD, frame.seat, shape.index, frame.colours, count=shape.pieces))


def _new_colours(level: int) -> int:
    if level == 3:
        return 0
    return GREEN if level == 1 else ANY_COLOUR


class TransformDie(Roll):
    """A random card's shape; 1 and 6 let the player choose, and the colour stays (I10.10)."""

    def __init__(self, cards: list[tuple[int, str]], shapes: list[Shape]) -> None:
        super().__init__(keys.TRANSFORM_DIE)
        self.cards = cards
        self.shapes = shapes

    def deliver(self, table: State, frame: Frame, value: int) -> None:
        waiting = table.pop()
        shape = self.cards[value][0]
        table.push(Frame(keys.CARD, waiting.seat, shape, waiting.colours, count=self.shapes[shape].pieces))
