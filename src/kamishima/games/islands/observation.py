"""What a seat sees of Origami Islands as numbers: named blocks, written from its View alone."""

from __future__ import annotations

from typing import Final, cast

from kamishima.core.observation import MANY, Block, BlockLayout, Buffer, Cells, Seen, WideCells, places
from kamishima.games.islands.game import Islands
from kamishima.games.islands.pack.landmarks import COLOURS, FILES, KINDS, SIDE, SIGNS
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import LANDS, TRIGGERS
from kamishima.games.islands.rules.state import TECHNOLOGIES
from kamishima.games.islands.show.view import LandView, PlayerView, View

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


class Blocks(BlockLayout):
    """Where each block begins."""

    def __init__(self, game: Islands) -> None:
        super().__init__(game.players)
        players, colours = game.players, len(COLOURS)
        shapes = [shape.name for shape in game.shapes]
        sciences = len(TECHNOLOGIES) if game.science else 0
        self.phase: Final = self.add("phase", (len(PHASES),), f"what is being decided: {', '.join(PHASES)}")
        self.acting: Final = self.add_seat("acting", "whose decision it is")
        self.turn: Final = self.add_seat("turn", "whose turn it is")
        self.first: Final = self.add_seat("first", "the first player")
        self.leader: Final = self.add_seat("leader", "who has made the highest bid")
        self.numbers: Final = self.add("numbers", (len(NUMBERS),), ", ".join(NUMBERS), MANY, 10)
        self.card: Final = self.add("card", (CARDS,), "the development card that is auctioned")
        seasons = (len(game.board.spaces), colours)
        self.season: Final = self.add("season", seasons, "the season colours from now on: blue, green, red")
        self.shape: Final = self.add("shape", (len(shapes),), f"the shape being painted: {', '.join(shapes)}")
        self.colours: Final = self.add("colours", (colours,), "the colours it may have")
        self.dice: Final = self.add("dice", (DIE,), "dice on the table that can be rolled again, by their numbers", DIE)
        triggers = f"what is still to be worked off: {', '.join(TRIGGERS)}"
        self.triggers: Final = self.add("triggers", (len(TRIGGERS),), triggers, MANY)
        self.levels: Final = self.add("levels", (sciences,), f"researched levels: {', '.join(TECHNOLOGIES)}", MANY, 3)
        self.used: Final = self.add("used", (sciences,), "the technologies used in this round")
        numbers = (players, len(OF_A_PLAYER))
        self.players: Final = self.add("players", numbers, ", ".join(OF_A_PLAYER), MANY, 20, least=-MANY)
        sheets = (players, len(game.sheets.names))
        self.sheets: Final = self.add("sheets", sheets, "the sheets dealt, or kept", MANY)
        begun = "which of the islands were begun, first to last as 1 to 4"
        self.begun: Final = self.add("begun", (players, LANDS), begun, LANDS, 4)
        self.scores: Final = self.add(
            "scores", (players, LANDS), "what each island is worth now", MANY, 30, least=-MANY
        )
        planes = (LANDS, len(PLANES), SIDE, SIDE)
        self.lands: Final = self.add("lands", planes, f"one's own islands, row by row: {', '.join(PLANES)}", 3)
        others = (players - 1, LANDS, SIDE, SIDE)
        self.others: Final = self.add("others", others, f"those of others, a number for each of {SQUARE_SIGNS}", 12, 4)


class LandCells:
    """An island as planes and as squares, each row by row."""

    def __init__(self, shown: LandView | None) -> None:
        self.shown: Final = shown
        grid = b"" if shown is None else as_grid(shown)
        self.planes: Final = bytearray(len(PLANES) * SQUARES) if shown is None else land_planes(shown, grid)
        self.squares: Final = bytearray(SQUARES) if shown is None else bytearray(grid.translate(SIGN_NUMBERS))


class PlayerCells(WideCells):
    """A player as numbers: what is told of everybody, and the islands, those that are not there yet empty."""

    def __init__(self, player: PlayerView, sheets: dict[str, int], lands: list[LandCells]) -> None:
        super().__init__(len(OF_A_PLAYER))
        self.player: Final = player
        self.lands: Final = lands
        self.sheets: Final = bytearray(len(sheets))
        self.begun: Final = bytearray(LANDS)
        self.scores: Final = WideCells(LANDS)
        for place, number in enumerate(_numbers_of(player)):
            self.put(place, number)
        for sheet in player.sheets:
            self.sheets[sheets[sheet]] += 1
        for order, land in enumerate(player.begun):
            self.begun[land] = order + 1
            self.scores.put(land, player.lands[land].score)


def _numbers_of(player: PlayerView) -> tuple[int, ...]:
    return (
        player.coins, player.income, player.coal_any, player.coal_season, player.gold_two, player.gold_one,
        player.volcanoes, player.access_any, player.access_regular, int(player.passed), player.score,
    )  # fmt: skip


class PlayerBuffer(Buffer):
    """What an audience saw last."""

    def __init__(self, size: int, players: int, seat: int) -> None:
        super().__init__(size, players, seat)
        self.players: Final[list[PlayerCells | None]] = [None] * players


class Encoder:
    def __init__(self, game: Islands, tail: int = 0) -> None:
        self._at: Final = Blocks(game)
        self.blocks: Final[list[Block]] = self._at.blocks
        self.size: Final[int] = self._at.size
        self._sheets: Final[dict[str, int]] = places(tuple(game.sheets.names))
        self._shapes: Final[dict[str, int]] = places(tuple([shape.name for shape in game.shapes]))
        self._phases: Final[dict[str, int]] = places(PHASES)
        self._colours: Final[dict[str, int]] = places(COLOURS)
        self._triggers: Final[dict[str, int]] = places(TRIGGERS)
        self._technologies: Final[dict[str, int]] = places(TECHNOLOGIES)
        self._courses: Final[list[Cells]] = self._with_seasons(game.board.spaces)
        self._blank: Final = LandCells(None)
        players = game.players
        self._players: Final[list[PlayerCells | None]] = [None] * players
        """As they were written last."""
        self._buffers: Final = [PlayerBuffer(self.size + tail, players, seat) for seat in range(players + 1)]
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
        view = cast(View, shown)
        seat = view.seat
        buffer = self._buffers[-1 if seat is None else seat]
        buffer.wide = []
        buffer.fill(0, self._courses[view.space])
        self._write_seats(buffer, view)
        self._write_course(buffer, view)
        for owner, player in enumerate(view.players):
            known = self._players[owner]
            if known is None or known.player is not player:
                known = self._keep(owner, player, known)
            self._write_player(buffer, known, buffer.place_of(owner))
        return buffer.cells, buffer.wide

    def _keep(self, owner: int, player: PlayerView, before: PlayerCells | None) -> PlayerCells:
        """A player who has changed; islands that have not are taken over."""
        lands = [self._blank] * LANDS
        for place, shown in enumerate(player.lands):
            same = before is not None and before.lands[place].shown is shown
            lands[place] = before.lands[place] if before is not None and same else LandCells(shown)
        kept = self._players[owner] = PlayerCells(player, self._sheets, lands)
        return kept

    def _write_seats(self, buffer: Buffer, view: View) -> None:
        at = self._at
        buffer.cells[at.phase + self._phases[view.phase]] = 1
        buffer.mark_seat(at.acting, view.acting)
        buffer.mark_seat(at.turn, view.turn_of)
        buffer.mark_seat(at.first, view.first)
        buffer.mark_seat(at.leader, view.leader)

    def _write_course(self, buffer: Buffer, view: View) -> None:
        at, cells = self._at, buffer.cells
        start = at.numbers
        buffer.put(start, view.round)
        cells[start + 1] = view.space
        buffer.put(start + 2, view.bid)
        buffer.put(start + 3, view.carrambah or 0)
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

    def _write_player(self, buffer: PlayerBuffer, player: PlayerCells, place: int) -> None:
        numbers, scores = self._at.players + place * len(OF_A_PLAYER), self._at.scores + LANDS * place
        before = buffer.players[place]
        if before is not player:
            buffer.players[place] = player
            buffer.fill(numbers, player.cells)
            buffer.fill(self._at.sheets + place * len(self._sheets), player.sheets)
            buffer.fill(self._at.begun + LANDS * place, player.begun)
            buffer.fill(scores, player.scores.cells)
            self._write_lands(buffer, before, player, place)
        if player.wide or player.scores.wide:
            buffer.add_wide(numbers, player)
            buffer.add_wide(scores, player.scores)

    def _write_lands(self, buffer: Buffer, before: PlayerCells | None, player: PlayerCells, place: int) -> None:
        """The islands that have changed: one's own plane by plane, those of others square by square."""
        for land in range(LANDS):
            drawing = player.lands[land]
            if before is not None and before.lands[land] is drawing:
                continue
            if place == 0:
                buffer.fill(self._at.lands + land * len(PLANES) * SQUARES, drawing.planes)
            else:
                buffer.fill(self._at.others + ((place - 1) * LANDS + land) * SQUARES, drawing.squares)


def as_grid(shown: LandView) -> bytes:
    """The signs of an island on the full grid, row by row."""
    return "".join([row.ljust(SIDE) for row in shown.rows]).ljust(SQUARES).encode()


def land_planes(shown: LandView, grid: bytes) -> Cells:
    cells = bytearray().join([grid.translate(ONLY[sign]) for sign in PAINT])
    cells.extend(bytes((len(PLANES) - len(PAINT)) * SQUARES))
    for mark in shown.landmarks:
        cells[PLANE_OF[mark.kind] + SQUARE_OF[mark.square]] = DEGREES[mark.surrounded]
    for outline in shown.outlines:
        plane, degree = PLANE_OF[outline.colour], DEGREES[outline.filled]
        for word in outline.squares:
            cells[plane + SQUARE_OF[word]] = degree
    return cells


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
