"""Positions of Origami Islands drawn in text, on two islands that are made for tests.

    home             away
      a b c d e f      a b c d e f
    1 R . . L . .    1 R . . . . .
    2 . . . . . .    2 . . . L . .
    3 . . C . $ ~    3 . T . . . .
    4 G . . . . .    4 . . . C . .
    5 . . V . . T    5 . $ . . G .
    6 S . . ^ . .    6 . . . . . S

    red: a2 a3 b3  green: c4 d4 e4 e5 e6  blue: e1 f1        red: e3 f3 f4

Every player has home as i1 and i3, away as i2 and i4. A drawing repeats the map with `b`, `g` and `r` on paint;
`table(Seat(i1='Rb.L.. ...'))` begins with the roll of the auction die.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kamishima.core.errors import IllegalAction
from kamishima.core.turn import SeatId
from kamishima.games.islands.game import Islands
from kamishima.games.islands.pack.content import house_text, read_content
from kamishima.games.islands.pack.schema import Content
from kamishima.games.islands.rules.state import TECHNOLOGIES, Player, State
from kamishima.games.islands.show.view import View
from kamishima.testing import position

HOME: str = "R..L.. ...... ..C.$~ G..... ..V..T S..^.."
AWAY: str = "R..... ...L.. .T.... ...C.. .$..G. .....S"
HOME_OUTLINES = (("red", "a2 a3 b3"), ("green", "c4 d4 e4 e5 e6"), ("blue", "e1 f1"))
AWAY_OUTLINES = (("red", "e3 f3 f4"),)
SEATS = ("p1", "p2", "p3", "p4", "p5", "p6")
SEASONS = {"blue": 0, "green": 3, "red": 9}
"""The first space of each colour."""


def island_text(sheet: str, name: str, rows: str, outlines: tuple[tuple[str, str], ...]) -> str:
    """An island as it stands in a pack."""
    drawn = "\n".join(rows.split())
    listed = ", ".join([f'{{ colour = "{colour}", squares = "{squares}" }}' for colour, squares in outlines])
    return f"[sheets.{sheet}.islands.{name}]\nmap = '''\n{drawn}\n'''\noutlines = [{listed}]\n"


def pack_text() -> str:
    """The pack for tests: the board of the house pack, and sheets of our two islands."""
    parts = [house_text().split("\n[sheets.a]")[0]]
    for sheet, names in (("a", ("home", "away")), ("b", ("home-too", "away-too")), ("c", ("near-one", "near-two"))):
        near = sheet == "c"
        parts.append(f'\n[sheets.{sheet}]\nfrom = "ours"\nnear = {str(near).lower()}\n')
        parts.append(island_text(sheet, names[0], *((AWAY, AWAY_OUTLINES) if near else (HOME, HOME_OUTLINES))))
        parts.append(island_text(sheet, names[1], AWAY, AWAY_OUTLINES))
    return "\n".join(parts)


PACK: Content = read_content(pack_text())


def painted(rows: str, **colours: str) -> str:
    """A drawing of an island with paint: `painted(HOME, red='b1 a2', blue='c3')`."""
    drawn = [list(row) for row in rows.split()]
    for colour, words in colours.items():
        for word in words.split():
            drawn[int(word[1]) - 1]["abcdefgh".index(word[0])] = colour[0]
    return " ".join(["".join(row) for row in drawn])


class Seat(msgspec.Struct, frozen=True):
    """What one player has."""

    i1: str = ""
    i2: str = ""
    i3: str = ""
    i4: str = ""
    coins: int = 15
    coal: tuple[int, int] = (0, 0)
    """Tokens with any colour, and with the season colour."""
    gold: tuple[int, int] = (0, 0)
    """Tokens with +2 and with +1."""
    access: tuple[int, int] = (0, 0)
    """Accesses through any harbour, and through the Regular one."""
    begun: tuple[int, ...] = ()
    """The order in which islands were begun, when it is another than their own."""

    @property
    def lands(self) -> list[dict[str, object]]:
        return [_land(*pair) for pair in zip((self.i1, self.i2, self.i3, self.i4), (HOME, AWAY) * 2, strict=True)]

    @property
    def order(self) -> list[int]:
        drawn = (self.i1, self.i2, self.i3, self.i4)
        return list(self.begun) or [place for place, rows in enumerate(drawn) if set(rows) & set("bgr")]


def _land(drawn: str, rows: str) -> dict[str, object]:
    drawn, rows = "".join((drawn or rows).split()), "".join(rows.split())
    assert len(drawn) == len(rows), f"{drawn} should be a drawing of {rows}"
    for sign, own in zip(drawn, rows, strict=True):
        assert sign == own or (own == "." and sign in "bgr"), f"{drawn} should be a drawing of {rows}"
    return {"squares": "".join([sign for sign in drawn if sign in ".bgr"]), "own": [], "other": []}


class Position(position.Position[Islands, State]):
    """A position of Origami Islands."""

    def refusal(self, text: str) -> str:
        """Why an action is refused."""
        with pytest.raises(IllegalAction) as refused:
            self.game.apply(self.state, self.game.parse(text))
        return refused.value.message

    @property
    def phase(self) -> str:
        return self.state.stack[-1].phase

    def player(self, seat: str = "p1") -> Player:
        return self.state.players[SEATS.index(seat)]

    def coins(self, seat: str = "p1") -> int:
        return self.player(seat).coins

    def score(self, seat: str = "p1") -> int:
        return self.game.scores(self.state)[SEATS.index(seat)]

    def rows(self, island: str, seat: str = "p1") -> str:
        """An island with its paint."""
        return " ".join(self.view.players[SEATS.index(seat)].lands[int(island[1]) - 1].rows)

    @property
    def view(self) -> View:
        view = self.game.view(self.state, None)
        assert isinstance(view, View)
        return view

    def told(self, text: str) -> list[object]:
        """The events if this was said now."""
        return self.events(text)


def draw_table(
    *seats: Seat,
    season: str = "blue",
    space: int | None = None,
    levels: dict[str, int] | None = None,
    **options: object,
) -> Position:
    """A position before the auction die is rolled; options as at any table (`catch_up=True`)."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    game = Islands(PACK, len(seats), chosen)
    plain: dict[str, Any] = game.encode(game.start())
    plain["players"] = [
        {
            "sheets": ["a", "b"], "lands": seat.lands, "begun": seat.order, "coins": seat.coins,
            "coal": seat.coal, "gold": seat.gold, "access": seat.access,
        }
        for seat in seats
    ]  # fmt: skip
    plain["issued"] = sum([seat.coins for seat in seats])
    plain["round"] = plain["space"] + 1
    plain["space"] = SEASONS[season] if space is None else space
    plain["levels"] = [(levels or {}).get(name, 0) for name in TECHNOLOGIES] if game.science else []
    if game.limited:
        coal, gold = [sum([sum(getattr(seat, kind)) for seat in seats]) for kind in ("coal", "gold")]
        plain["reserve"] = [len(seats) + 1 - coal, len(seats) + 1 - gold]
    plain["stack"] = [("auction-die", 0, 0, 0, 0, [])]
    state = game.decode(plain)
    return Position(game, state, checked=not game.faults(state))


Table = Callable[..., Position]
"""The type of the fixture `table`."""


@pytest.fixture
def table() -> Table:
    """Draw a position: `table(Seat(coins=5), Seat())`."""
    return draw_table


def begin_game(script: str, players: int = 2, **options: object) -> Position:
    """The position after a script from the very start, chance included."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Position.after(Islands(PACK, players, chosen), script)


Begin = Callable[..., Position]
"""The type of the fixture `begin`."""


@pytest.fixture
def begin() -> Begin:
    """Play from the very start."""
    return begin_game


def seat_id(word: str) -> SeatId:
    """The seat of a word."""
    return SeatId(SEATS.index(word))
