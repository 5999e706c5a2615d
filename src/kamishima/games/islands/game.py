from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from kamishima.core import game as core
from kamishima.core.errors import IllegalAction
from kamishima.core.game import Step
from kamishima.core.narration import Narration
from kamishima.core.phases import StackGame
from kamishima.core.text.options import encode_options
from kamishima.core.turn import Action, SeatId, seat_word
from kamishima.games.islands.pack.landmarks import COLOURS, FILES, cell_of
from kamishima.games.islands.pack.schema import CARD_NUMBERS, Content, shape_list
from kamishima.games.islands.pack.shapes import TURNS, Shape
from kamishima.games.islands.positions.pending import frame_fault
from kamishima.games.islands.positions.placing import Check, Placer
from kamishima.games.islands.positions.reader import Reader
from kamishima.games.islands.positions.text import written
from kamishima.games.islands.rules import keys, versions
from kamishima.games.islands.rules.acting import Acting, Coal, Income, Square
from kamishima.games.islands.rules.actions import LAND_WORDS, PLAIN_WORDS, SIDES, TRIGGERS
from kamishima.games.islands.rules.bidding import AuctionDie, Bidding
from kamishima.games.islands.rules.codec import Decoder, encode
from kamishima.games.islands.rules.faults import faults
from kamishima.games.islands.rules.grammar import Grammar
from kamishima.games.islands.rules.options import PLAYERS, Options, read_options, sheets_of
from kamishima.games.islands.rules.outlook import Outlook, Weights
from kamishima.games.islands.rules.painting.atlas import Island
from kamishima.games.islands.rules.painting.cards import Board, CardPainting, ColourDie
from kamishima.games.islands.rules.painting.triggers import Token, Triggered, Volcano
from kamishima.games.islands.rules.phases import Phase
from kamishima.games.islands.rules.refusal import reason
from kamishima.games.islands.rules.science.carrambah import Auctionis, Carrambah, Economicus, Timenautics
from kamishima.games.islands.rules.science.research import Expancing
from kamishima.games.islands.rules.science.technologies import TransformDie
from kamishima.games.islands.rules.scoring import GameOver, scores
from kamishima.games.islands.rules.setup import Dealing, FreeSheets, Keeping, Round, Sheets, Starting
from kamishima.games.islands.rules.state import TECHNOLOGIES, Frame, Player, State
from kamishima.games.islands.show.narrator import narrate
from kamishima.games.islands.show.view_builder import Showing

VERBS = (
    "sheet", "keep", "start", "die", "dice", "bid", "shape", "paint", "resolve", "rob", "take", "research", "use",
)  # fmt: skip


class Islands(StackGame[State, Frame]):
    def __init__(
        self, content: Content, players: int, options: Mapping[str, object], rules: int = versions.NEWEST
    ) -> None:
        self.chosen: Final[Options] = read_options(options, players, content)
        super().__init__("islands", rules, players, encode_options(self.chosen), content.hash)
        self.content: Final[Content] = content
        self.science: Final[bool] = self.chosen.science
        self.limited: Final[bool] = self.chosen.catch_up
        self.shapes: Final[list[Shape]] = shape_list(content)
        self.sheets: Final[Sheets] = _sheets(content, self.chosen, self.shapes)
        self.board: Final[Board] = _board(content, self.shapes, self.limited)
        self._phases = self._make_phases()
        self._decoder: Final[Decoder] = Decoder(self.sheets, players, list(self._phases))
        self.shown: Final[Showing] = Showing(self.board, self.sheets, content)
        self._grammar: Final[Grammar] = Grammar(self.sheets, self.shapes, players)
        self.guess: Final[Outlook] = Outlook(self.board.spaces, Weights())
        self._vocabulary: Final[tuple[str, ...]] = self._words()
        self.placer: Final[Placer] = Placer(players, self.board, self.sheets, science=self.science)
        self._placed: Final[State | None] = self.placed(self.chosen.position) if self.chosen.position else None

    def _make_phases(self) -> dict[str, Phase]:
        board, sheets = self.board, self.sheets
        phases: list[Phase] = [
            FreeSheets(keys.FREE_SHEETS, sheets),
            Dealing(keys.DEALING, sheets, apart=self.rules >= versions.ALIKE_SHEETS),
            Keeping(keys.KEEPING, sheets),
            Starting(keys.STARTING),
            AuctionDie(keys.AUCTION_DIE),
            Bidding(self.science),
            Carrambah(board.surcharges),
            Auctionis(),
            Acting(keys.ACTING, board),
            Coal(keys.COAL, board),
            CardPainting(keys.CARD, board),
            CardPainting(keys.GROVE, board),
            ColourDie(keys.COLOUR_DIE),
            TransformDie(board.cards, self.shapes),
            Square(keys.SQUARE, board),
            Expancing(board.spaces, self.limited),
            Income(keys.INCOME),
            Triggered(self.science),
            Volcano(self.science),
            Token(keys.TAKING),
            Economicus(),
            Timenautics(),
            Round(len(board.spaces)),
            GameOver(keys.OVER),
        ]
        return {phase.key: phase for phase in phases}

    def start(self) -> State:
        if self._placed is not None:
            return self._placed
        state = State()
        player = Player()
        player.coins = self.content.setup.coins.value  # I1.1
        state.players = (player,) * self.players
        state.issued = player.coins * self.players
        if self.limited:
            state.coal_reserve = state.gold_reserve = self.players + 1  # I9.1
        if self.science:
            state.levels = (0,) * len(TECHNOLOGIES)
            state.stack = (Frame(keys.FREE_SHEETS, SeatId(0)),)
        else:
            state.stack = (Frame(keys.STARTING, SeatId(0)), Frame(keys.DEALING, SeatId(0)))
        return state

    def apply(self, state: State, action: Action) -> State:
        try:
            return super().apply(state, action)
        except IllegalAction:
            raise IllegalAction(reason(self.board, self.turn(state), state, action)) from None

    @property
    def most_coins(self) -> int:
        """Together they never have more: income with eight mines in every round, outlines, volcanoes, technologies."""
        return self._coins_by(len(self.board.spaces)) * self.players + 200

    @property
    def most_of_one(self) -> int:
        """What one player can have at most; in a position that was placed by hand that may be everything."""
        return self.most_coins if self.chosen.position else self._coins_by(len(self.board.spaces)) + 200

    def _coins_by(self, number: int) -> int:
        """How many coins one player can have got by a round."""
        return self.content.setup.coins.value + number * (50 if self.science else 19)

    @property
    def bound(self) -> int:
        rounds = len(self.board.spaces)
        if self.science:  # time can stand still only as long as the coins last (I10.11)
            rounds += self.most_coins // 7 + 60
            return 10 + rounds * 60
        return 10 * self.players + rounds * (self.most_coins + 60 * self.players)

    def view(self, state: State, seat: SeatId | None) -> object:
        return self.shown.view(state, seat, self.turn(state))

    def resample(self, state: State, seat: SeatId | None, rng: random.Random) -> State:
        return state  # everything lies open (I1.3)

    def reveals(self, step: Step[State], seat: SeatId | None) -> bool:
        return False

    def narrate(self, step: Step[State]) -> Narration:
        return narrate(self.board, step)

    def parse(self, text: str) -> Action:
        return self._grammar.parse(text)

    @property
    def vocabulary(self) -> tuple[str, ...]:
        return self._vocabulary

    def _words(self) -> tuple[str, ...]:
        words = [*VERBS, *PLAIN_WORDS, *LAND_WORDS, *TURNS, *COLOURS, *SIDES, *TRIGGERS, *TECHNOLOGIES]
        words += [f"{letter}{row}" for row in range(1, 9) for letter in FILES]
        words += [shape.name for shape in self.shapes[1:]]
        words += [seat_word(seat) for seat in self.seats]
        words += self.sheets.names
        words += [str(number) for number in range(1, self.most_of_one + 1)]
        return tuple(words)

    def encode(self, state: State) -> core.Plain:
        return encode(state, self.sheets.names)

    def decode(self, plain: core.Plain) -> State:
        return self._decoder.decode(plain)

    def written(self, state: State) -> str:
        return written(state, self.sheets.names, self.board)

    def placed(self, text: str) -> State:
        reader = self.examined(text)
        reader.reading.check()
        state = self.placer.state_of(reader.sketch)
        self._settle(state)
        return state

    def examined(self, text: str) -> Reader:
        reader = self.placer.read(text)
        sketch, reading = reader.sketch, reader.reading
        state = self.placer.state_of(sketch)
        if not reading.remarks:
            Check(self.placer, reader, state, self._coins_by(state.round) * self.players + 200).run()
        if not reading.remarks and sketch.frames:
            won = state.leader == sketch.seat
            player = state.players[sketch.seat]
            fault = frame_fault(sketch.frames, player, self.board, won=won, science=self.science)
            if fault:
                reading.amiss("now", "todo", fault)
        if not reading.remarks:
            for fault in self.faults(state):
                reading.amiss("now", "impossible", fault, fault=fault)
        if not reading.remarks:
            self._settle(state)
            if state.ended:
                reading.amiss("now", "over-here", "the game is over here: nothing is left to do")
        return reader

    def scores(self, state: State) -> tuple[int, ...]:
        return scores(state)

    def outlook(self, state: State, seat: SeatId) -> float:
        return self.guess.of(state, seat)

    def faults(self, state: State) -> list[str]:
        return faults(state, limited=self.limited)


def _sheets(content: Content, options: Options, shapes: list[Shape]) -> Sheets:
    islands: list[list[Island]] = []
    for sheet in content.sheets.values():
        pair: list[Island] = []
        for name, drawing in sheet.islands.items():
            outlines = [
                (COLOURS.index(outline.colour), [cell for word in outline.squares.split() if (cell := cell_of(word))])
                for outline in drawing.outlines
            ]
            pair.append(Island(name, drawing.rows, outlines, shapes))
        islands.append(pair)
    return Sheets(list(content.sheets), sheets_of(content, options), content.setup.copies.value, islands)


def _board(content: Content, shapes: list[Shape], limited: bool) -> Board:
    indices = {shape.name: shape.index for shape in shapes[1:]}
    cards = [content.cards[number] for number in CARD_NUMBERS]
    table = [(0, ""), *[(indices.get(card.shape, 0), card.colour) for card in cards]]
    season = [COLOURS.index(colour) for colour in content.season.spaces]
    return Board(shapes, table, [0, *[card.surcharge for card in cards]], season, limited)


def variants(content: Content) -> list[tuple[int, dict[str, object]]]:
    assert content.sheets
    found: list[tuple[int, dict[str, object]]] = []
    for players in PLAYERS:
        found.extend([(players, {}), (players, {"near": True}), (players, {"catch-up": True})])
    found.append((3, {"near": True, "catch-up": True}))
    found.extend([(1, {"science": True}), (1, {"science": True, "near": True})])
    found.append((1, {"science": True, "catch-up": True}))
    return found
