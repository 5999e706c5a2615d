"""What a seat sees of Origami Islands as numbers: named blocks, written from its View alone."""

from __future__ import annotations

from typing import Final, cast

from kamishima.core.cells import MANY, Block, Cells, Seen, Wide, beginnings, fill, put, size_of
from kamishima.games.islands import keys
from kamishima.games.islands.actions import LANDS, TRIGGERS
from kamishima.games.islands.landmarks import COLOURS, FILES, KINDS, SIDE, SIGNS
from kamishima.games.islands.rules import Islands
from kamishima.games.islands.state import TECHNOLOGIES
from kamishima.games.islands.view import LandView, PlayerView, View

PHASES: Final = (
    keys.FREE_SHEETS, keys.DEALING, keys.KEEPING, keys.STARTING, keys.AUCTION_DIE, keys.BIDDING, keys.ACTING, keys.COAL,
    keys.CARD, keys.SQUARE, keys.INCOME, keys.ROUND, keys.OVER, keys.TRIGGERED, keys.VOLCANO, keys.TAKING, keys.GROVE,
    keys.COLOUR_DIE, keys.CARRAMBAH, keys.AUCTIONIS, keys.ECONOMICUS, keys.TIMENAUTICS, keys.TRANSFORM_DIE,
    keys.EXPANCING,
)  # fmt: skip
NUMBERS: Final = ("round", "space", "bid", "Carrambah's bid", "pieces left", "coal reserve", "gold reserve")
OF_A_PLAYER: Final = (
    "coins", "income", "coal any", "coal season", "gold two", "gold one", "volcanoes", "access any", "access regular",
    "passed", "score",
)  # fmt: skip
PLANES: Final = ("empty", *COLOURS, *KINDS, *[f"{colour} outline" for colour in COLOURS])
"""What is drawn of an island, square by square; a landmark or an outline is 1, 2 (mixed, other) or 3 (single, own)."""
DEGREES: Final = {"": 1, "mixed": 2, "other": 2, "single": 3, "own": 3}
PAINT: Final = ".bgr"
"""The signs of the first planes."""
SQUARE_SIGNS: Final = PAINT + SIGNS
"""What is on a square, for those that are told by one number: 1 for the first of them, and so on."""
SQUARES: Final = SIDE * SIDE
CARDS: Final = 6
DIE: Final = 6


def _places(words: tuple[str, ...]) -> dict[str, int]:
    return {word: place for place, word in enumerate(words)}


def blocks(game: Islands) -> list[Block]:
    """What the numbers mean, in their order."""
    players, spaces = game.players, len(game.board.spaces)
    sheets, shapes = len(game.sheets.names), len(game.shapes)
    sciences = len(TECHNOLOGIES) if game.science else 0
    found: list[Block] = [
        ("phase", (len(PHASES),), 0, 1, 1, f"what is being decided: {', '.join(PHASES)}"),
        ("acting", (players,), 0, 1, 1, "whose decision it is"),
        ("turn", (players,), 0, 1, 1, "whose turn it is"),
        ("first", (players,), 0, 1, 1, "the first player"),
        ("leader", (players,), 0, 1, 1, "who has made the highest bid"),
        ("numbers", (len(NUMBERS),), 0, MANY, 10, ", ".join(NUMBERS)),
        ("card", (CARDS,), 0, 1, 1, "the development card that is auctioned"),
        ("season", (spaces, len(COLOURS)), 0, 1, 1, "the season colours from now on: blue, green, red"),
        ("shape", (shapes,), 0, 1, 1, f"the shape being painted: {', '.join([shape.name for shape in game.shapes])}"),
        ("colours", (len(COLOURS),), 0, 1, 1, "the colours it may have"),
        ("dice", (DIE,), 0, DIE, 1, "dice on the table that can be rolled again, by their numbers"),
        ("triggers", (len(TRIGGERS),), 0, MANY, 1, f"what is still to be worked off: {', '.join(TRIGGERS)}"),
        ("levels", (sciences,), 0, MANY, 3, f"researched levels: {', '.join(TECHNOLOGIES)}"),
        ("used", (sciences,), 0, 1, 1, "the technologies used in this round"),
        ("players", (players, len(OF_A_PLAYER)), -MANY, MANY, 20, ", ".join(OF_A_PLAYER)),
        ("sheets", (players, sheets), 0, MANY, 1, "the sheets dealt, or kept"),
        ("begun", (players, LANDS), 0, LANDS, 4, "which of the islands were begun, first to last as 1 to 4"),
        ("scores", (players, LANDS), -MANY, MANY, 30, "what each island is worth now"),
        ("lands", (LANDS, len(PLANES), SIDE, SIDE), 0, 3, 1, f"one's own islands, row by row: {', '.join(PLANES)}"),
        ("others", (players - 1, LANDS, SIDE, SIDE), 0, 12, 4, f"those of others, a number for each of {SQUARE_SIGNS}"),
    ]
    return [block for block in found if 0 not in block[1]]


class At:
    """Where each block begins; one that a table does not have begins at the end."""

    def __init__(self, some: list[Block], end: int) -> None:
        found = beginnings(some)
        self.phase: Final = found.get("phase", end)
        self.acting: Final = found.get("acting", end)
        self.turn: Final = found.get("turn", end)
        self.first: Final = found.get("first", end)
        self.leader: Final = found.get("leader", end)
        self.numbers: Final = found.get("numbers", end)
        self.card: Final = found.get("card", end)
        self.season: Final = found.get("season", end)
        self.shape: Final = found.get("shape", end)
        self.colours: Final = found.get("colours", end)
        self.dice: Final = found.get("dice", end)
        self.triggers: Final = found.get("triggers", end)
        self.levels: Final = found.get("levels", end)
        self.used: Final = found.get("used", end)
        self.players: Final = found.get("players", end)
        self.sheets: Final = found.get("sheets", end)
        self.begun: Final = found.get("begun", end)
        self.scores: Final = found.get("scores", end)
        self.lands: Final = found.get("lands", end)
        self.others: Final = found.get("others", end)


class Drawing:
    """An island as planes and as squares, each row by row."""

    def __init__(self, shown: LandView | None) -> None:
        self.shown: Final = shown
        self.planes: Final = bytearray(len(PLANES) * SQUARES) if shown is None else land_planes(shown)
        self.squares: Final = bytearray(SQUARES) if shown is None else land_squares(shown)


class Written:
    """A player as numbers: what is told of everybody, and the islands, those that are not there yet empty."""

    def __init__(self, player: PlayerView, sheets: dict[str, int], lands: list[Drawing]) -> None:
        self.player: Final = player
        self.lands: Final = lands
        self.numbers: Final = bytearray(len(OF_A_PLAYER))
        self.sheets: Final = bytearray(len(sheets))
        self.begun: Final = bytearray(LANDS)
        self.scores: Final = bytearray(LANDS)
        self.wide: Final[Wide] = []
        """Numbers that are too wide for theirs."""
        self.wide_scores: Final[Wide] = []
        for place, number in enumerate(_numbers_of(player)):
            put(self.numbers, self.wide, place, number)
        for sheet in player.sheets:
            self.sheets[sheets[sheet]] += 1
        for order, land in enumerate(player.begun):
            self.begun[land] = order + 1
            put(self.scores, self.wide_scores, land, player.lands[land].score)


def _numbers_of(player: PlayerView) -> tuple[int, ...]:
    return (
        player.coins, player.income, player.coal_any, player.coal_season, player.gold_two, player.gold_one,
        player.volcanoes, player.access_any, player.access_regular, int(player.passed), player.score,
    )  # fmt: skip


class Sight:
    """What an audience saw last as numbers: only what has changed is written again."""

    def __init__(self, size: int, players: int) -> None:
        self.cells: Final = bytearray(size)
        self.players: Final[list[Written | None]] = [None] * players


class Encoder:
    """Writes views of one table as numbers; seats count from the one that looks. A tail is left for others to fill.

    Most actions change one player and one island at most, and views share what has not changed; so what was written
    last is remembered, and only what has become another object is written anew.
    """

    def __init__(self, game: Islands, tail: int = 0) -> None:
        self.blocks: Final[list[Block]] = blocks(game)
        self.size: Final[int] = sum([size_of(block[1]) for block in self.blocks])
        self._players: Final[int] = game.players
        self._sheets: Final[dict[str, int]] = _places(tuple(game.sheets.names))
        self._shapes: Final[dict[str, int]] = _places(tuple([shape.name for shape in game.shapes]))
        self._phases: Final[dict[str, int]] = _places(PHASES)
        self._colours: Final[dict[str, int]] = _places(COLOURS)
        self._triggers: Final[dict[str, int]] = _places(TRIGGERS)
        self._technologies: Final[dict[str, int]] = _places(TECHNOLOGIES)
        self._at: Final = At(self.blocks, self.size)
        self._courses: Final[list[Cells]] = self._with_seasons(game.board.spaces)
        self._blank: Final = Drawing(None)
        self._written: Final[list[Written | None]] = [None] * game.players
        self._sights: Final = [Sight(self.size + tail, game.players) for _ in range(game.players + 1)]
        """By seat; the last is that of spectators."""

    def _with_seasons(self, spaces: list[int]) -> list[Cells]:
        """For each space of the season track, the numbers before those of players: only the season from there on."""
        found: list[Cells] = []
        for space in range(len(spaces)):
            cells = bytearray(self._at.players)
            for place, colour in enumerate(spaces[space:]):
                cells[self._at.season + len(COLOURS) * place + colour] = 1
            found.append(cells)
        return found

    def write(self, shown: object) -> Seen:
        """A view as numbers, and those that are too wide for their cells; the same audience gets the same cells."""
        view = cast(View, shown)
        seat = view.seat
        me = seat if seat is not None else 0
        sight = self._sights[seat if seat is not None else self._players]
        cells = sight.cells
        wide: Wide = []
        fill(cells, 0, self._courses[view.space])
        self._write_seats(cells, view, me)
        self._write_course(cells, wide, view)
        for owner, player in enumerate(view.players):
            written = self._written[owner]
            if written is None or written.player is not player:
                written = self._keep(owner, player, written)
            self._write_player(sight, wide, written, (owner - me) % self._players)
        return cells, wide

    def _keep(self, owner: int, player: PlayerView, before: Written | None) -> Written:
        """A player who has changed; islands that have not are taken over."""
        lands = [self._blank] * LANDS
        for place, shown in enumerate(player.lands):
            same = before is not None and before.lands[place].shown is shown
            lands[place] = before.lands[place] if before is not None and same else Drawing(shown)
        written = self._written[owner] = Written(player, self._sheets, lands)
        return written

    def _write_seats(self, cells: Cells, view: View, me: int) -> None:
        at, players = self._at, self._players
        cells[at.phase + self._phases[view.phase]] = 1
        acting, leader = view.acting, view.leader
        if acting is not None:
            cells[at.acting + (acting - me) % players] = 1
        cells[at.turn + (view.turn_of - me) % players] = 1
        cells[at.first + (view.first - me) % players] = 1
        if leader is not None:
            cells[at.leader + (leader - me) % players] = 1

    def _write_course(self, cells: Cells, wide: Wide, view: View) -> None:
        at = self._at
        start = at.numbers
        put(cells, wide, start, view.round)
        cells[start + 1] = view.space
        put(cells, wide, start + 2, view.bid)
        put(cells, wide, start + 3, view.carrambah or 0)
        cells[start + 4] = view.pieces
        cells[start + 5] = view.coal_reserve or 0
        cells[start + 6] = view.gold_reserve or 0
        card, shape = view.card, view.shape
        if card is not None:
            cells[at.card + card - 1] = 1
        if shape is not None:
            cells[at.shape + self._shapes[shape]] = 1
        for colour in view.colours:
            cells[at.colours + self._colours[colour]] = 1
        for die in view.dice:
            cells[at.dice + die - 1] += 1
        for trigger in view.triggers:
            cells[at.triggers + self._triggers[trigger]] += 1
        if view.levels:
            self._write_science(cells, view)

    def _write_science(self, cells: Cells, view: View) -> None:
        for technology, level in view.levels.items():
            cells[self._at.levels + self._technologies[technology]] = level
        for technology in view.used:
            cells[self._at.used + self._technologies[technology]] = 1

    def _write_player(self, sight: Sight, wide: Wide, player: Written, place: int) -> None:
        numbers, scores = self._at.players + place * len(OF_A_PLAYER), self._at.scores + LANDS * place
        before = sight.players[place]
        if before is not player:
            sight.players[place] = player
            cells = sight.cells
            fill(cells, numbers, player.numbers)
            fill(cells, self._at.sheets + place * len(self._sheets), player.sheets)
            fill(cells, self._at.begun + LANDS * place, player.begun)
            fill(cells, scores, player.scores)
            self._write_lands(cells, before, player, place)
        for number, value in player.wide:
            wide.append((numbers + number, value))
        for number, value in player.wide_scores:
            wide.append((scores + number, value))

    def _write_lands(self, cells: Cells, before: Written | None, player: Written, place: int) -> None:
        """The islands that have changed: one's own plane by plane, those of others square by square."""
        for land in range(LANDS):
            drawing = player.lands[land]
            if before is not None and before.lands[land] is drawing:
                continue
            if place == 0:
                fill(cells, self._at.lands + land * len(PLANES) * SQUARES, drawing.planes)
            else:
                fill(cells, self._at.others + ((place - 1) * LANDS + land) * SQUARES, drawing.squares)


def as_grid(shown: LandView) -> bytes:
    """The signs of an island on the full grid, row by row."""
    return "".join([row.ljust(SIDE) for row in shown.rows]).ljust(SQUARES).encode()


def land_planes(shown: LandView) -> Cells:
    """An island plane by plane, each row by row."""
    grid = as_grid(shown)
    cells = bytearray().join([grid.translate(ONLY[sign]) for sign in PAINT])
    cells.extend(bytes((len(PLANES) - len(PAINT)) * SQUARES))
    for mark in shown.landmarks:
        cells[PLANE_OF[mark.kind] + SQUARE_OF[mark.square]] = DEGREES[mark.surrounded]
    for outline in shown.outlines:
        plane, degree = PLANE_OF[outline.colour], DEGREES[outline.filled]
        for word in outline.squares:
            cells[plane + SQUARE_OF[word]] = degree
    return cells


def land_squares(shown: LandView) -> Cells:
    """An island row by row, a number for what is on each square."""
    return bytearray(as_grid(shown).translate(SIGN_NUMBERS))


def _telling(signs: str) -> bytes:
    """A table that turns signs into numbers: 1 for the first, and so on; 0 for any other."""
    table = bytearray(256)
    for number, sign in enumerate(signs, start=1):
        table[ord(sign)] = number
    return bytes(table)


SIGN_NUMBERS: Final = _telling(SQUARE_SIGNS)
ONLY: Final = {sign: _telling(sign) for sign in PAINT}
"""For each sign of the first planes, what tells it from all others."""
SQUARE_OF: Final = {
    f"{letter}{row + 1}": SIDE * row + column for row in range(SIDE) for column, letter in enumerate(FILES)
}
PLANE_OF: Final = {word: SQUARES * place for place, word in enumerate((*KINDS, *COLOURS), start=len(PAINT))}
"""Where the plane of each landmark, and of the outlines of each colour, begins."""
