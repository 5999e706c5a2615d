"""Positions of Shaman Island, drawn in text as `tests.games.shaman.drawing` draws them."""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Protocol

from tests.games.shaman.drawing import draw_text

from kamishima.core.turn import Decision, SeatId
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content
from kamishima.games.shaman.rules.actions import SPACE_NAMED, Site, Space, site_at, space_at
from kamishima.games.shaman.rules.land import Land
from kamishima.games.shaman.rules.state import TURN, State
from kamishima.games.shaman.show.view import View
from kamishima.testing.position import Position

ROW = re.compile(r" *(\d\d) ?(.*)")
SPIRIT = re.compile(r"([abcd]) .*spirit on (\S+), shaman on the warrior on ([^\s;]+)")
COIN = re.compile(r"(\S+)=(\d)")
LETTERS = "abcd"


def plain(drawing: str) -> str:
    """A drawing without the indentation that it has in a test; notes stand beneath the map."""
    lines = [line for line in drawing.splitlines() if line.strip()]
    rows = dedent("\n".join([line for line in lines if ": " not in line]))
    return "\n".join([rows, *[line.strip() for line in lines if ": " in line]])


class Table(Position[ShamanIsland, State]):
    """A game and a position of it."""

    @property
    def seat(self) -> SeatId | None:
        """Who decides."""
        turn = self.game.turn(self.state)
        return turn.seat if isinstance(turn, Decision) else None

    def targets(self, *words: str) -> set[str]:
        """The last words of everything on offer that begins with these words."""
        return {text.split()[-1] for text in self.offers(*words)}

    def view(self, seat: int | None = None) -> View:
        view = self.game.view(self.state, None if seat is None else SeatId(seat))
        assert isinstance(view, View)
        return view

    @property
    def drawn(self) -> str:
        """The position as a spectator would draw it."""
        return plain(draw_text(self.view()))

    def told(self, text: str, seat: int | None = None) -> list[str]:
        """What an audience is told about an action."""
        return [repr(event) for event in self.events(text, None if seat is None else SeatId(seat))]


class Drawn(Protocol):
    """How a test draws a position."""

    def __call__(self, drawing: str, players: int = 2, *, seat: int = 0, actions: int = 2, turns: int = 0) -> Table: ...


def read_drawing(game: ShamanIsland, drawing: str) -> State:
    """The position of a drawing: warriors get the coins that are noted, else the lowest ones as they come."""
    rows, notes = _rows_and_notes(plain(drawing))
    stacks: list[tuple[Site, int] | None] = []
    pieces: list[tuple[str, Space]] = []
    for y, cells in rows.items():
        for x, cell in cells.items():
            if cell.strip() in ("", "~"):
                continue
            if cell[0] == "/":
                stacks.append((site_at(x, y - 1), int(cell[1])))
            mark = cell[2] if cell[0] in "/\\" else cell[1]
            pieces.append((mark, space_at(x, y)))
    while len(stacks) < game.slots:
        stacks.append(None)
    state = State.empty(game.players, game.size, Land.of(stacks))
    state.sunk = game.slots - state.land.tiles
    state.phase = TURN
    _stand(state, pieces, notes)
    return state


def _rows_and_notes(drawing: str) -> tuple[dict[int, dict[int, str]], list[str]]:
    lines = drawing.splitlines()
    count = next(place for place, line in enumerate(lines) if ROW.fullmatch(line) is None)
    first = SPACE_NAMED[f"{lines[count].split()[0]}10"].x
    rows: dict[int, dict[int, str]] = {}
    for line in lines[:count]:
        match = ROW.fullmatch(line)
        assert match is not None
        cells = match[2]
        y = SPACE_NAMED[f"a{match[1]}"].y
        rows[y] = {first + at // 3: cells[at : at + 3] for at in range(0, len(cells), 3)}
    return rows, lines[count + 1 :]


def _stand(state: State, pieces: list[tuple[str, Space]], notes: list[str]) -> None:
    noted = {SPACE_NAMED[name]: int(coin) for note in notes for name, coin in COIN.findall(note)}
    later: list[tuple[int, int]] = []
    for mark, space in pieces:
        cell = state.land.cell_at(space)
        if mark.lower() not in LETTERS or mark == " ":
            continue
        seat = LETTERS.index(mark.lower())
        if mark.isupper():
            state.where[state.shaman(seat)] = cell
        elif space in noted:
            state.where[state.shaman(seat) + 1 + noted[space]] = cell
        else:
            later.append((seat, cell))
    for seat, cell in later:
        first = state.shaman(seat) + 1
        free = next(piece for piece in range(first, first + state.size) if state.where[piece] < 0)
        state.where[free] = cell
    for note in notes:
        for letter, die, host in SPIRIT.findall(note):
            _set_spirit(state, LETTERS.index(letter), SPACE_NAMED[die], SPACE_NAMED[host])


def _set_spirit(state: State, seat: int, die: Space, host: Space) -> None:
    state.set_spirit(seat, state.land.cell_at(die), state.piece_on(state.land.cell_at(host)))


def table_of(
    drawing: str, players: int = 2, *, seat: int = 0, actions: int = 2, turns: int = 0, limit: int = 40
) -> Table:
    """A table with the drawn position, which may have fewer pieces than a game can have."""
    game = ShamanIsland(house_content(), players, {"turn-limit": limit})
    state = read_drawing(game, drawing)
    state.seat = SeatId(seat)
    state.starter = SeatId(0)
    state.actions = actions
    state.turns = turns
    return Table(game, state, checked=not game.faults(state))
