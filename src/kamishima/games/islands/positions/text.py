"""Positions of Origami Islands as texts: what a table can be set up with instead of the usual beginning.

    season 5 first p1; now bidding p2; card 3 bid 4 by p1; p1 sheets a c coins 12 i1 5.2br24. filled 1; …

Squares are written row by row as on the map, `.` for empty and `b`, `g`, `r` for paint, each with how often it comes.
Islands stand in the order in which they were begun. What follows from the paint is not written: tokens (unless they are
limited), volcanoes, points.
"""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import SeatId, seat_word
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import LAND_WORDS, TRIGGERS
from kamishima.games.islands.rules.painting.cards import Board
from kamishima.games.islands.rules.state import SIGNS, TECHNOLOGIES, Frame, Player, State, painted

NOW: Final = "now"
SEASON: Final = "season"
CARD: Final = "card"
SCIENCE: Final = "science"
ANY: Final = "any"
UNKNOWN: Final = "?"
PAINTS: Final = SIGNS[1:]

AT_THE_TABLE: Final = (
    keys.FREE_SHEETS, keys.DEALING, keys.KEEPING, keys.STARTING, keys.AUCTION_DIE, keys.BIDDING, keys.CARRAMBAH,
    keys.AUCTIONIS, keys.ACTING, keys.ECONOMICUS, keys.TIMENAUTICS,
)  # fmt: skip
"""What can be going on; within the actions of one player, more is to be said."""
SET_UP: Final = (keys.FREE_SHEETS, keys.DEALING, keys.KEEPING, keys.STARTING)
OF_ONE: Final = (keys.DEALING, keys.KEEPING, keys.BIDDING, keys.ACTING)
"""Those that say whose it is."""
ROLLS: Final = (keys.AUCTION_DIE, keys.CARRAMBAH)
BEFORE_THE_ROUND: Final = (*SET_UP, keys.AUCTION_DIE)
_BENEATH: Final = (keys.ROUND, keys.TIMENAUTICS, keys.ECONOMICUS, keys.ACTING)


class Painting:
    """The paint on one island: a sign for each square, and the outlines that count as filled, from 1."""

    def __init__(self, signs: str, filled: list[int]) -> None:
        self.signs = signs
        self.filled: Final = filled


class Holding:
    """What one player has; tokens and accesses are `None` where nothing is said about them."""

    def __init__(self) -> None:
        self.sheets: list[str] = []
        self.coins = 0
        self.coal: tuple[int, int] | None = None
        self.gold: tuple[int, int] | None = None
        self.access: tuple[int, int] | None = None
        self.lands: dict[int, Painting] = {}
        """By place, in the order in which they were begun."""


class Sketch:
    """A position as it is written, right or wrong."""

    def __init__(self, players: int) -> None:
        self.players: Final[list[Holding]] = [Holding() for _ in range(players)]
        self.space = 0
        self.round = 0
        """0 when nothing is said about it: it follows from the season."""
        self.first = 0
        self.now = keys.AUCTION_DIE
        self.seat = 0
        self.dice: tuple[int, ...] = ()
        self.frames: list[Frame] = []
        """What the acting player still has to do; the last is next."""
        self.card = 0
        self.bid = 0
        self.leader: int | None = None
        self.passed: set[int] = set()
        self.carrambah = 0
        self.levels: list[int] = [0] * len(TECHNOLOGIES)
        self.used: set[int] = set()
        self.squares = 0
        self.landmarks = 0


def written(state: State, names: list[str], board: Board) -> str:
    """The text of a position; nothing for the usual beginning."""
    return "" if is_start(state) else text_of(sketched(state, names, board.limited), board, science=bool(state.levels))


def is_start(state: State) -> bool:
    phase = state.stack[-1].phase
    return phase == keys.FREE_SHEETS or (phase == keys.DEALING and not any([player.sheets for player in state.players]))


def sketched(state: State, names: list[str], limited: bool) -> Sketch:
    sketch = Sketch(len(state.players))
    sketch.space = state.space
    sketch.round = 0 if state.round in (0, state.space + 1) else state.round
    sketch.first = int(state.first)
    sketch.card = state.card
    sketch.bid = state.bid
    sketch.leader = None if state.leader is None else int(state.leader)
    sketch.carrambah = state.carrambah
    sketch.levels = list(state.levels)
    sketch.used = {index for index in range(len(TECHNOLOGIES)) if (state.used >> index) & 1}
    sketch.squares = state.squares
    sketch.landmarks = state.landmarks
    for seat, player in enumerate(state.players):
        _sketch_player(sketch.players[seat], player, names, limited)
    _sketch_now(sketch, state)
    if sketch.now == keys.BIDDING:
        sketch.passed = {seat for seat in range(len(state.players)) if (state.passed >> seat) & 1}
    return sketch


def _sketch_player(holding: Holding, player: Player, names: list[str], limited: bool) -> None:
    holding.sheets = [names[sheet] for sheet in player.sheets]
    holding.coins = player.coins
    if limited:
        holding.coal = (player.coal_any, player.coal_season)
        holding.gold = (player.gold_two, player.gold_one)
    if player.access_any or player.access_regular:
        holding.access = (player.access_any, player.access_regular)
    for place in player.begun:
        land = player.lands[place]
        done = land.own | land.other
        filled = [number + 1 for number in range(len(land.island.outlines)) if (done >> number) & 1]
        holding.lands[place] = Painting(painted(land), filled)


def _sketch_now(sketch: Sketch, state: State) -> None:
    top = state.stack[-1]
    frames = [frame for frame in state.stack if frame.phase not in _BENEATH]
    sketch.seat = int(top.seat)
    if state.stack[0].phase != keys.ROUND or not frames or frames[0].phase == keys.AUCTIONIS:
        sketch.now = top.phase
        sketch.dice = top.items if top.phase in ROLLS else ()
    else:
        sketch.now = keys.ACTING
        sketch.frames = frames


def text_of(sketch: Sketch, board: Board, *, science: bool) -> str:
    """The one way to write a position."""
    clauses: list[str] = []
    if sketch.now not in SET_UP:
        again = f" round {sketch.round}" if sketch.round else ""
        clauses.append(f"{SEASON} {sketch.space + 1}{again} first {_seat(sketch.first)}")
    clauses.append(" ".join([NOW, *_now_words(sketch, board)]))
    if sketch.card:
        clauses.append(" ".join([CARD, str(sketch.card), *_auction_words(sketch)]))
    learned = _science_words(sketch) if science else []
    if learned:
        clauses.append(" ".join([SCIENCE, *learned]))
    for seat, holding in enumerate(sketch.players):
        clauses.append(" ".join([_seat(seat), *_holding_words(holding)]))
    return "; ".join(clauses)


def _seat(seat: int) -> str:
    return seat_word(SeatId(seat))


def _now_words(sketch: Sketch, board: Board) -> list[str]:
    words = [sketch.now]
    if sketch.now in OF_ONE:
        words.append(_seat(sketch.seat))
    words += [str(value) for value in sketch.dice]
    return words + [frame_word(frame, board) for frame in sketch.frames]


def _auction_words(sketch: Sketch) -> list[str]:
    words: list[str] = []
    if sketch.bid:
        words += ["bid", str(sketch.bid)]
        if not sketch.carrambah and sketch.leader is not None:
            words += ["by", _seat(sketch.leader)]
    if sketch.carrambah:
        words += ["carrambah", str(sketch.carrambah)]
    if sketch.passed:
        words += ["passed", *[_seat(seat) for seat in sorted(sketch.passed)]]
    return words


def _science_words(sketch: Sketch) -> list[str]:
    words: list[str] = []
    for name, level in zip(TECHNOLOGIES, sketch.levels, strict=True):
        words += [name, str(level)] if level else []
    if sketch.used:
        words += ["used", *[TECHNOLOGIES[index] for index in sorted(sketch.used)]]
    if sketch.squares:
        words += ["squares", str(sketch.squares)]
    if sketch.landmarks:
        words += ["landmarks", str(sketch.landmarks)]
    return words


def _holding_words(holding: Holding) -> list[str]:
    words = ["sheets", *holding.sheets] if holding.sheets else []
    words += ["coins", str(holding.coins)]
    for name, pair in (("coal", holding.coal), ("gold", holding.gold), ("access", holding.access)):
        if pair is not None:
            words += [name, str(pair[0]), str(pair[1])]
    for place, painting in holding.lands.items():
        words += [LAND_WORDS[place], runs(painting.signs)]
        if painting.filled:
            words += ["filled", *[str(number) for number in sorted(painting.filled)]]
    return words


def frame_word(frame: Frame, board: Board) -> str:
    """What is still to be done as one word: `card/corner/b/1`, `coal/1+0`, `triggered/coal-single+grove-mixed`."""
    parts = [frame.phase]
    if frame.phase in (keys.CARD, keys.GROVE):
        parts.append(board.shapes[frame.shape].name if frame.shape else ANY)
        parts.append("".join([PAINTS[index] for index in range(3) if (frame.colours >> index) & 1]) or UNKNOWN)
        parts.append(str(frame.count))
    elif frame.phase == keys.VOLCANO:
        parts.append(str(frame.count))
    elif frame.phase == keys.TAKING:
        parts.append(TRIGGERS[frame.count])
    elif frame.phase == keys.EXPANCING:
        parts.append(str(frame.count + 1))
    if frame.items:
        triggers = frame.phase in (keys.CARD, keys.GROVE, keys.TRIGGERED)
        parts.append("+".join([TRIGGERS[item] if triggers else str(item) for item in frame.items]))
    return "/".join(parts)


def runs(signs: str) -> str:
    """Signs with how often each comes in a row: `..b` is `2.b`."""
    found: list[str] = []
    start = 0
    for place in range(1, len(signs) + 1):
        if place == len(signs) or signs[place] != signs[start]:
            found.append((str(place - start) if place - start > 1 else "") + signs[start])
            start = place
    return "".join(found)


def unrolled(text: str, longest: int) -> str | None:
    """The inverse of `runs`; None when it is none, or too long."""
    signs, count = "", ""
    for sign in text:
        if sign.isascii() and sign.isdecimal() and len(count) < 3:
            count += sign
        elif sign in SIGNS:
            signs += sign * (int(count) if count else 1)
            count = ""
        else:
            return None
        if len(signs) > longest:
            return None
    return None if count else signs
