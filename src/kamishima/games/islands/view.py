"""What the table shows. Everything lies open in this game, so every audience sees the same."""

from __future__ import annotations

import msgspec

from kamishima.core.game import Decision, Over, SeatId, Turn
from kamishima.games.islands import keys
from kamishima.games.islands.actions import TRIGGERS
from kamishima.games.islands.atlas import Island
from kamishima.games.islands.cards import Board
from kamishima.games.islands.codec import SIGNS, painted
from kamishima.games.islands.content import Content
from kamishima.games.islands.landmarks import COLOURS, KINDS, cell_word
from kamishima.games.islands.money import income
from kamishima.games.islands.scoring import land_score, player_score, sheet, title
from kamishima.games.islands.setup import Sheets
from kamishima.games.islands.shapes import SINGLE, TURNS, UNTURNED, Shape
from kamishima.games.islands.state import TECHNOLOGIES, Frame, Land, Player, State

Words = tuple[str, ...]
ROLLS = (keys.AUCTION_DIE, keys.COLOUR_DIE, keys.CARRAMBAH, keys.TRANSFORM_DIE)
Offset = tuple[int, int]


class OutlineView(msgspec.Struct, frozen=True):
    """An outline and whether it is filled: `own`, `other`, or empty."""

    colour: str
    squares: Words
    filled: str


class LandmarkView(msgspec.Struct, frozen=True):
    """A landmark with an effect and how it is surrounded: `single`, `mixed`, or empty."""

    kind: str
    square: str
    surrounded: str


class LandView(msgspec.Struct, frozen=True):
    """One island of a player: its map, where painted squares show `b`, `g` or `r`."""

    name: str
    rows: Words
    landmarks: tuple[LandmarkView, ...]
    outlines: tuple[OutlineView, ...]
    begun: bool
    score: int


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    land: int
    what: str
    where: str
    single: bool
    points: int


class PlayerView(msgspec.Struct, frozen=True):
    """One seat."""

    sheets: Words
    coins: int
    income: int
    """What a passed bidding would bring now."""
    coal_any: int
    coal_season: int
    gold_two: int
    gold_one: int
    volcanoes: int
    access_any: int
    access_regular: int
    lands: tuple[LandView, ...]
    begun: tuple[int, ...]
    """The places of the islands begun, in that order."""
    passed: bool
    score: int
    lines: tuple[ScoreLine, ...]


class ShapeView(msgspec.Struct, frozen=True):
    """A shape: for each turn by its word, the squares seen from the anchor as columns and rows."""

    name: str
    pieces: int
    turns: dict[str, tuple[Offset, ...]]


class CardView(msgspec.Struct, frozen=True):
    """A development card; no shape means any of them."""

    number: int
    shape: str | None
    colour: str
    surcharge: int


class View(msgspec.Struct, frozen=True):
    """The table."""

    seat: int | None
    """Who looks; nobody is a spectator."""
    phase: str
    acting: int | None
    """Whose decision it is; nobody's while chance is due or the game is over."""
    turn_of: int
    first: int
    round: int
    space: int
    """Where the season marker stands, counted from 0."""
    season: Words
    """The colours of the whole season track."""
    colour: str
    """The season colour."""
    card: int | None
    bid: int
    leader: int | None
    carrambah: int | None
    shape: str | None
    """The shape that is being painted; `square` for a single one."""
    pieces: int
    """How many pieces of it are left."""
    colours: Words
    """The colours it may have."""
    dice: tuple[int, ...]
    """Dice that lie on the table and can be rolled again."""
    triggers: Words
    """What the last painting action set off and is still to be worked off."""
    levels: dict[str, int]
    """Researched levels by technology; empty without science."""
    used: Words
    """The technologies used in this round."""
    coal_reserve: int | None
    """Tokens left, where they are limited."""
    gold_reserve: int | None
    players: tuple[PlayerView, ...]
    shapes: tuple[ShapeView, ...]
    cards: tuple[CardView, ...]
    ended: str
    ranks: tuple[int, ...]
    title: str
    """The title earned against Carrambah, once it is over."""


class Showing:
    """Shows positions of one game."""

    def __init__(self, board: Board, sheets: Sheets, content: Content) -> None:
        self._board = board
        self._names = sheets.names
        self._season = content.season.spaces
        self._shapes = tuple([_shape_view(shape) for shape in board.shapes])
        self._cards = tuple([_card(content, number) for number in content.cards])

    def view(self, state: State, seat: SeatId | None, turn: Turn) -> View:
        """The table as it lies."""
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
            used=tuple([word for index, word in enumerate(TECHNOLOGIES) if (state.used >> index) & 1]),
            coal_reserve=state.coal_reserve if board.limited else None,
            gold_reserve=state.gold_reserve if board.limited else None,
            players=tuple([_player(state, self._names, owner) for owner in range(len(state.players))]),
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
    bits = frame.colours
    if frame.phase in (keys.SQUARE, keys.EXPANCING):
        bits = board.season(state)
    if frame.phase == keys.COAL:
        bits = 7 if frame.items[0] else board.season(state)
    return tuple([word for index, word in enumerate(COLOURS) if (bits >> index) & 1])


def _triggers(state: State) -> Words:
    waiting = [frame.items for frame in state.stack if frame.phase == keys.TRIGGERED]
    return tuple([TRIGGERS[trigger] for items in waiting for trigger in items])


def _player(state: State, names: list[str], seat: int) -> PlayerView:
    player = state.players[seat]
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
        lands=tuple([_remembered(land) for land in player.lands]),
        begun=player.begun,
        passed=bool((state.passed >> seat) & 1),
        score=player_score(player),
        lines=score_lines(player),
    )


def score_lines(player: Player) -> tuple[ScoreLine, ...]:
    """The score of a player line by line."""
    return tuple([ScoreLine(item.land, item.what, item.where, item.single, item.points) for item in sheet(player)])


def _remembered(land: Land) -> LandView:
    if not isinstance(land.shown, LandView):
        land.shown = land_view(land)
    return land.shown


def land_view(land: Land) -> LandView:
    """An island with its paint."""
    island = land.island
    landmarks = [
        LandmarkView(KINDS[mark.kind], cell_word(mark.cell), _surrounded(land, mark.around))
        for mark in island.landmarks
    ]
    outlines = [
        OutlineView(COLOURS[outline.colour], tuple(island.words_of(outline.squares)), _filled(land, number))
        for number, outline in enumerate(island.outlines)
    ]
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


def _surrounded(land: Land, around: int) -> str:
    if not land.surrounded(around):
        return ""
    return "single" if land.single(around) else "mixed"


def _filled(land: Land, number: int) -> str:
    if (land.own >> number) & 1:
        return "own"
    return "other" if (land.other >> number) & 1 else ""


def _shape_view(shape: Shape) -> ShapeView:
    turns = {("" if turn == UNTURNED else TURNS[turn]): tuple(offsets) for turn, offsets in shape.turns}
    return ShapeView(shape.name, shape.pieces, turns)


def _card(content: Content, number: str) -> CardView:
    card = content.cards[number]
    return CardView(int(number), None if card.shape == "any" else card.shape, card.colour, card.surcharge)
