"""Whether what a player still has to do can lie on each other like that: the stack of a written position."""

from __future__ import annotations

from typing import Final

from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.painting.cards import Board
from kamishima.games.islands.rules.painting.paint import COAL, GOLD, VOLCANIC
from kamishima.games.islands.rules.science.research import EXPANSES
from kamishima.games.islands.rules.state import Frame, Player

SET_OFF: Final = (keys.TRIGGERED, keys.VOLCANO, keys.TAKING, keys.GROVE)
ABOVE: Final[dict[str, tuple[str, ...]]] = {
    keys.INCOME: (keys.SQUARE, *SET_OFF),
    keys.CARD: (keys.COAL, keys.COLOUR_DIE, keys.TRANSFORM_DIE),
    keys.COAL: SET_OFF,
    keys.TRIGGERED: SET_OFF,
    keys.GROVE: (keys.COLOUR_DIE,),
    keys.EXPANCING: SET_OFF,
}
"""What can be to do before a thing; nothing where nothing is said."""
MOST: Final = 16


def frame_fault(frames: list[Frame], player: Player, board: Board, *, won: bool, science: bool) -> str:
    """What is wrong with what is to be done; nothing for what can be."""
    bottom = (keys.CARD, *SET_OFF) if won else (keys.INCOME, keys.EXPANCING, *SET_OFF) if science else (keys.INCOME,)
    if len(frames) > MOST:
        return f"nobody has more than {MOST} things to do"
    for place, frame in enumerate(frames):
        allowed = bottom if place == 0 else ABOVE.get(frames[place - 1].phase, ())
        if frame.phase not in allowed:
            before = f"before {frames[place - 1].phase!r}" if place else "at the bottom"
            return f"{frame.phase!r} cannot be to do {before}; there can be {', '.join(allowed) or 'nothing'}"
        fault = _fault(frame, player, board, science=science)
        if fault:
            return fault
    return ""


def _fault(frame: Frame, player: Player, board: Board, *, science: bool) -> str:
    if frame.phase in (keys.CARD, keys.GROVE):
        return _shape_fault(frame, board)
    if frame.phase == keys.COAL:
        if len(frame.items) != 2:
            return "coal says how many tokens are left with any and with the season colour, as in 'coal/1+0'"
        if frame.items[0] > player.coal_any or frame.items[1] > player.coal_season:
            return f"coal: the player has {player.coal_any} and {player.coal_season} tokens"
    if frame.phase == keys.TAKING and not (board.limited and COAL <= frame.count < VOLCANIC):
        return "taking: coal and gold tokens are taken where they are limited"
    if frame.phase in (keys.COLOUR_DIE, keys.TRANSFORM_DIE):
        if len(frame.items) > 1 or any([not 1 <= value <= 6 for value in frame.items]):
            return f"{frame.phase}: a die shows 1 to 6"
        if frame.phase == keys.TRANSFORM_DIE and not science:
            return "transform-die belongs to Science vs. Carrambah"
    if frame.phase == keys.EXPANCING and any([size not in EXPANSES[frame.count] for size in frame.items]):
        return (
            f"expancing {frame.count + 1} paints {' and '.join([str(size) for size in EXPANSES[frame.count]])} squares"
        )
    return "" if board.limited or not _has_tokens(frame) else "tokens are taken at once where they are not limited"


def _shape_fault(frame: Frame, board: Board) -> str:
    shape = board.shapes[frame.shape]
    most = shape.pieces if frame.shape else 1
    if frame.count > most or (frame.shape and frame.count == 0):
        return f"{frame.phase}: of {shape.name if frame.shape else 'a shape to choose'} 1 to {most} pieces are left"
    if frame.items and frame.count == most:
        return f"{frame.phase}: nothing was set off before the first piece is painted"
    return "" if board.limited or not _has_tokens(frame) else "tokens are taken at once where they are not limited"


def _has_tokens(frame: Frame) -> bool:
    if frame.phase not in (keys.CARD, keys.GROVE, keys.TRIGGERED):
        return False
    return any([COAL <= trigger < GOLD + 2 for trigger in frame.items])
