from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from kamishima.core.turn import Decision, Over, SeatId, Turn
from kamishima.games.islands.pack.landmarks import COLOURS, KINDS, cell_word
from kamishima.games.islands.pack.schema import Content
from kamishima.games.islands.pack.shapes import SINGLE, TURNS, UNTURNED, Shape
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import TRIGGERS
from kamishima.games.islands.rules.money import income
from kamishima.games.islands.rules.painting.atlas import Island
from kamishima.games.islands.rules.painting.cards import Board
from kamishima.games.islands.rules.scoring import land_score, sheet, title
from kamishima.games.islands.rules.setup import Sheets
from kamishima.games.islands.rules.state import SIGNS, TECHNOLOGIES, Frame, Land, Player, State, painted
from kamishima.games.islands.show.view import (
    CardView,
    LandmarkView,
    LandView,
    OutlineView,
    PlayerView,
    ScoreLine,
    ShapeView,
    View,
    Words,
)

SURROUNDED: Final = ("", "mixed", "single")
FILLED: Final = ("", "other", "own")
ROLLS: Final = (keys.AUCTION_DIE, keys.COLOUR_DIE, keys.CARRAMBAH, keys.TRANSFORM_DIE)


class Showing:
    def __init__(self, board: Board, sheets: Sheets, content: Content) -> None:
        self._board = board
        self._names = sheets.names
        self._season = content.season.spaces
        self._shapes = tuple([_shape_view(shape) for shape in board.shapes])
        self._cards = tuple([_card(content, number) for number in content.cards])
        self._last: tuple[State, View] | None = None
        """What was shown last: everybody sees the same, and asks for it in turn."""

    def view(self, state: State, seat: SeatId | None, turn: Turn) -> View:
        last = self._last
        if last is not None and last[0] is state:
            return replace(last[1], seat=seat)
        view = self._view(state, seat, turn)
        self._last = state, view
        return view

    def _view(self, state: State, seat: SeatId | None, turn: Turn) -> View:
        frame = state.stack[-1]
        result = turn.result if isinstance(turn, Over) else None
        board, science = self._board, bool(state.levels)
        return View(
            seat=seat,
            phase=frame.phase,
            acting=turn.seat if isinstance(turn, Decision) else None,
            turn_of=frame.seat,
            first=state.first,
            round=state.round,
            space=state.space,
            season=self._season,
            colour=self._season[state.space],
            card=state.card or None,
            bid=state.bid,
            leader=state.leader,
            carrambah=state.carrambah or None,
            shape=_shape(board, frame),
            pieces=frame.count if frame.phase in (keys.CARD, keys.GROVE) else 0,
            colours=_colours(board, state, frame),
            dice=frame.items if frame.phase in ROLLS else (),
            triggers=_triggers(state),
            levels=dict(zip(TECHNOLOGIES, state.levels, strict=True)) if science else {},
            used=_used(state) if science else (),
            coal_reserve=state.coal_reserve if board.limited else None,
            gold_reserve=state.gold_reserve if board.limited else None,
            players=tuple(
                [
                    _player(player, self._names, passed=bool((state.passed >> owner) & 1))
                    for owner, player in enumerate(state.players)
                ]
            ),
            shapes=self._shapes,
            cards=self._cards,
            ended=state.ended,
            ranks=result.ranks if result is not None else (),
            title=title(result.scores[0]) if result is not None and science else "",
        )


def _shape(board: Board, frame: Frame) -> str | None:
    if frame.phase in (keys.SQUARE, keys.COAL):
        return board.shapes[SINGLE].name
    if frame.phase in (keys.CARD, keys.GROVE) and frame.shape:
        return board.shapes[frame.shape].name
    return None


def _colours(board: Board, state: State, frame: Frame) -> Words:
    bits = board.colours(state, frame)
    return tuple([word for index, word in enumerate(COLOURS) if (bits >> index) & 1])


def _used(state: State) -> Words:
    return tuple([word for index, word in enumerate(TECHNOLOGIES) if (state.used >> index) & 1])


def _triggers(state: State) -> Words:
    waiting = [frame.items for frame in state.stack if frame.phase == keys.TRIGGERED]
    return tuple([TRIGGERS[trigger] for items in waiting for trigger in items])


def _player(player: Player, names: list[str], *, passed: bool) -> PlayerView:
    """A player as shown; worked out once, since most actions change one player at most."""
    known = player.shown
    if not isinstance(known, PlayerView) or known.passed != passed:
        known = player.shown = _player_view(player, names, passed=passed)
    return known


def _player_view(player: Player, names: list[str], *, passed: bool) -> PlayerView:
    lands = [_remembered(land) for land in player.lands]
    return PlayerView(
        sheets=tuple([names[sheet] for sheet in player.sheets]),
        coins=player.coins,
        income=income(player),
        coal_any=player.coal_any,
        coal_season=player.coal_season,
        gold_two=player.gold_two,
        gold_one=player.gold_one,
        volcanoes=player.volcano_tokens,
        access_any=player.access_any,
        access_regular=player.access_regular,
        lands=tuple(lands),
        begun=player.begun,
        passed=passed,
        score=sum([lands[place].score for place in player.begun]),
        lines=score_lines(player),
    )


def score_lines(player: Player) -> tuple[ScoreLine, ...]:
    found: list[ScoreLine] = []
    for place in range(len(player.lands)):
        land = player.lands[place]
        if land.painted:
            found.extend(_lines(place, land))
    return tuple(found)


def _lines(place: int, land: Land) -> list[ScoreLine]:
    known = land.lines
    if not isinstance(known, list):
        known = land.lines = [ScoreLine(*item) for item in sheet(place, land)]
    return known


def _remembered(land: Land) -> LandView:
    known = land.shown
    if not isinstance(known, LandView):
        known = land.shown = land_view(land)
    return known


class Parts:
    """The landmarks and outlines of an island in all their states: made once, since most stay as they are."""

    def __init__(self, island: Island) -> None:
        self.landmarks: Final = [
            [LandmarkView(KINDS[mark.kind], cell_word(mark.cell), state) for state in SURROUNDED]
            for mark in island.landmarks
        ]
        self.outlines: Final = [
            [OutlineView(COLOURS[line.colour], tuple(island.words_of(line.squares)), state) for state in FILLED]
            for line in island.outlines
        ]


def _parts(island: Island) -> Parts:
    known = island.parts
    if not isinstance(known, Parts):
        known = island.parts = Parts(island)
    return known


def land_view(land: Land) -> LandView:
    island, parts = land.island, _parts(land.island)
    landmarks = [
        parts.landmarks[number][_surrounded(land, mark.around)] for number, mark in enumerate(island.landmarks)
    ]
    outlines = [parts.outlines[number][_filled(land, number)] for number in range(len(island.outlines))]
    return LandView(
        island.name, painted_rows(island, painted(land)), tuple(landmarks), tuple(outlines), bool(land.painted),
        land_score(land),
    )  # fmt: skip


def painted_rows(island: Island, signs: str) -> Words:
    """The map with painted squares shown by their colour's first letter."""
    rows = [list(row) for row in island.rows]
    for (column, row), sign in zip(island.cells, signs, strict=True):
        if sign != SIGNS[0]:
            rows[row][column] = sign
    return tuple(["".join(row) for row in rows])


def _surrounded(land: Land, around: i64) -> int:
    if not land.surrounded(around):
        return 0
    return 2 if land.single(around) else 1


def _filled(land: Land, number: int) -> int:
    if (land.own >> number) & 1:
        return 2
    return 1 if (land.other >> number) & 1 else 0


def _shape_view(shape: Shape) -> ShapeView:
    turns = {("" if turn == UNTURNED else TURNS[turn]): tuple(offsets) for turn, offsets in shape.turns}
    return ShapeView(shape.name, shape.pieces, turns)


def _card(content: Content, number: str) -> CardView:
    card = content.cards[number]
    return CardView(int(number), None if card.shape == "any" else card.shape, card.colour, card.surcharge)
