"""Painting: where a shape may be laid (I4), and what a painting does to a land (I5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.core.turn import Action, SeatId
from kamishima.games.islands.pack.landmarks import COAL_PIT, GOLD_MINE, GROVE, LIGHTHOUSE, VOLCANO
from kamishima.games.islands.pack.shapes import Shape
from kamishima.games.islands.rules.actions import PAINTS, first_paint
from kamishima.games.islands.rules.painting.atlas import Placement
from kamishima.games.islands.rules.state import Land, Player, State

OUTLINE: Final = 0
COAL: Final = 2
GOLD: Final = 4
VOLCANIC: Final = 6
GROWN: Final = 8
"""Triggers in pairs, as in `TRIGGERS`: the better half first, the other one number higher."""


def gate(player: Player, place: int) -> i64:
    """The squares one of which must be painted to paint this land now; none when it is closed."""
    land = player.lands[place]
    if land.painted != 0:
        return land.reach  # I4.2
    if not player.begun:
        return land.island.regular  # I4.2
    if player.access_any > 0:
        return land.island.regular | land.island.secret  # I5.1
    return land.island.regular if player.access_regular > 0 else 0  # I4.3


def can_lay(player: Player, place: int, shape: int) -> bool:
    way = gate(player, place)
    painted = player.lands[place].painted
    if way & ~painted == 0:
        return False
    for placement in player.lands[place].island.placements[shape]:
        squares = placement.squares
        if squares & painted == 0 and squares & way != 0:
            return True
    return False


def can_lay_anywhere(player: Player, shape: int) -> bool:
    for place in range(len(player.lands)):
        if can_lay(player, place, shape):
            return True
    return False


def can_paint(player: Player, shape: Shape, pieces: int, colours: int) -> bool:
    """Whether the pieces left of a shape can be painted now in one of these colours."""
    if pieces == 1:
        return can_lay_anywhere(player, shape.index)
    for place in range(len(player.lands)):
        if _add_first_pieces([], player, place, shape, colours, enough=1):
            return True
    return False


def paints(player: Player, shape: Shape, pieces: int, colours: int) -> list[Action]:
    """Every way to paint the next piece of a shape of which so many pieces are left, in the colours allowed."""
    found: list[Action] = []
    for place in range(len(player.lands)):
        if pieces == 1:
            _add_pieces(found, player, place, shape.index, colours)
        else:
            _add_first_pieces(found, player, place, shape, colours, enough=len(PAINTS))
    return found


def _add_first_pieces(
    found: list[Action], player: Player, place: int, shape: Shape, colours: int, *, enough: int
) -> bool:
    """Find the first pieces of a shape of two that leave room for the second; whether enough are found (I4.4)."""
    way = gate(player, place)
    land = player.lands[place]
    painted = land.painted
    if way & ~painted == 0:
        return False
    elsewhere = painted != 0 and _elsewhere(player, place, shape.index)
    for placement in land.island.placements[shape.index]:
        squares = placement.squares
        if squares & painted == 0 and squares & way != 0:
            fitting = colours if elsewhere else second_colours(player, place, shape.index, placement, colours)
            _add(found, place, placement.place, placement.turn, fitting)
            if len(found) >= enough:
                return True
    return False


def _elsewhere(player: Player, place: int, shape: int) -> bool:
    """Whether a piece fits on another land with paint: painting this one, which has some too, cannot prevent that."""
    for other in player.begun:
        if other != place and can_lay(player, other, shape):
            return True
    return False


def second_colours(player: Player, place: int, shape: int, first: Placement, colours: int) -> int:
    """In which of these colours the first piece leaves room for the second; a Lighthouse may open other harbours."""
    land = player.lands[place]
    painted = land.painted | first.squares
    way = land.reach | first.touching
    for placement in land.island.placements[shape]:
        if placement.squares & painted == 0 and placement.squares & way != 0:
            return colours
    fitting = 0
    for colour in range(3):
        if (colours >> colour) & 1:
            after = player.copy()
            lay(after, place, first.squares, first.touching, colour)
            if can_lay_anywhere(after, shape):
                fitting |= 1 << colour
    return fitting


def _add_pieces(found: list[Action], player: Player, place: int, shape: int, colours: int) -> None:
    way = gate(player, place)
    land = player.lands[place]
    painted = land.painted
    if way & ~painted == 0:
        return
    for placement in land.island.placements[shape]:
        squares = placement.squares
        if squares & painted == 0 and squares & way != 0:
            _add(found, place, placement.place, placement.turn, colours)


def _add(found: list[Action], land: int, place: int, turn: int, colours: int) -> None:
    first = first_paint(land, place, turn)
    if colours & 1:
        found.append(PAINTS[first])
    if colours & 2:
        found.append(PAINTS[first + 1])
    if colours & 4:
        found.append(PAINTS[first + 2])


def lay(player: Player, place: int, squares: i64, touching: i64, colour: int) -> Land:
    """Paint squares of a land of a player that is worked on; begin it if need be, and open what Lighthouses open."""
    land = player.lands[place]
    if land.painted == 0:
        _begin(player, place, squares)
    after = land.with_paint(squares, touching, colour)
    player.lands = player.lands[:place] + (after,) + player.lands[place + 1 :]
    for landmark in land.island.landmarks:
        around = landmark.around
        if landmark.kind == LIGHTHOUSE and around & squares != 0 and after.surrounded(around):
            if after.single(around):
                player.access_any += 1
            else:
                player.access_regular += 1
    return after


def _begin(player: Player, place: int, squares: i64) -> None:
    """The first paint on a land spends an access, a mixed one first where that will do (I5.1)."""
    if player.begun:
        if squares & player.lands[place].island.regular != 0 and player.access_regular > 0:
            player.access_regular -= 1
        else:
            player.access_any -= 1
    player.begun = player.begun + (place,)


def paint(
    table: State, seat: SeatId, place: int, placement: Placement, colour: int, *, limited: bool
) -> tuple[int, ...]:
    """Paint squares; returns what is to be worked off after the painting action, in canonical order.

    Tokens from an unlimited reserve are taken at once, since nothing can come of waiting.
    """
    player = table.players[seat].copy()
    land = player.lands[place]
    squares = placement.squares
    after = lay(player, place, squares, placement.touching, colour)
    pending: list[int] = []
    if after.own != land.own:
        pending.append(OUTLINE)
    elif after.other != land.other:
        pending.append(OUTLINE + 1)
    for landmark in land.island.landmarks:
        around = landmark.around
        if around & squares != 0 and after.surrounded(around):
            table.landmarks += 1
            _surround(player, landmark.kind, after.single(around), pending, limited)
    table.put(seat, player)
    pending.sort()
    return tuple(pending)


def _surround(player: Player, kind: int, single: bool, pending: list[int], limited: bool) -> None:
    side = 0 if single else 1
    if kind == COAL_PIT:
        if limited:
            pending.append(COAL + side)
        elif single:
            player.coal_any += 1  # I5.3
        else:
            player.coal_season += 1
    elif kind == GOLD_MINE:
        if limited:
            pending.append(GOLD + side)
        elif single:
            player.gold_two += 1  # I5.7
        else:
            player.gold_one += 1
    elif kind == VOLCANO:
        pending.append(VOLCANIC + side)
    elif kind == GROVE:
        pending.append(GROWN + side)
