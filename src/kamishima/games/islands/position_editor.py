"""Placing a position by hand: paint with a free brush, coins and tokens, seasons and cards.

Painting is said in the words of the game, so that whatever draws the game can offer it; a square that is painted in the
colour it has becomes empty again. Everything else is said about the table. The rules do not count here; whether it is
a position to play from is said by the remarks.
"""

from __future__ import annotations

from typing import Final

import msgspec

from kamishima.core.errors import IllegalAction
from kamishima.core.text.notation import is_number, seat_of
from kamishima.core.turn import Decision, SeatId
from kamishima.core.words import Phrase
from kamishima.games.islands.game import Islands
from kamishima.games.islands.pack.landmarks import COLOURS, cell_of, cell_word
from kamishima.games.islands.pack.shapes import SINGLE
from kamishima.games.islands.positions.placing import KEPT
from kamishima.games.islands.positions.reader import LATEST, MOST_COINS, MOST_TOKENS, Reader
from kamishima.games.islands.positions.text import (
    BEFORE_THE_ROUND,
    OF_ONE,
    PAINTS,
    SET_UP,
    Holding,
    Painting,
    Sketch,
    text_of,
)
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import LAND_WORDS
from kamishima.games.islands.rules.state import SIGNS, TECHNOLOGIES
from kamishima.games.islands.show.view import View

EDITING: Final = "edit"
"""The phase of a view that is edited: nothing that a board would explain is going on."""
PAINT: Final = "paint"
TABLE: Final = "table"
AT_A_TURN: Final = (keys.AUCTION_DIE, keys.BIDDING, keys.ACTING)
"""What can be going on in a position that is placed by hand; texts can say more."""
EXAMPLES: Final = (
    "'season 5', 'round 5', 'first p1', 'now bidding p2', 'card 3', 'bid 4 p1', 'passed p2', 'coins p1 12', "
    "'sheet p1 1 c', 'filled p1 i1 2', 'coal p1 1 0', 'gold p1 1 0', 'access p1 1 0', 'level re-roll 2'"
)


class PositionEditor:
    def __init__(self, game: Islands) -> None:
        self.game: Final = game
        self.placer: Final = game.placer
        self._playing: Final = [self.placer.sheets.names[sheet] for sheet in self.placer.sheets.playing]

    def read(self, text: str) -> Reader:
        return self.game.examined(text)

    def begin(self) -> str:
        """A position to begin with: everybody has kept two sheets, and the first round begins."""
        sketch = Sketch(self.placer.players)
        for seat, holding in enumerate(sketch.players):
            holding.coins = self.game.content.setup.coins.value
            holding.sheets = [self._playing[(2 * seat + place) % len(self._playing)] for place in range(KEPT)]
        return self._text(sketch)

    def _text(self, sketch: Sketch) -> str:
        return text_of(sketch, self.placer.board, science=self.placer.science)

    def view(self, reader: Reader, tool: str, seat: int) -> View:
        """Everything lies open; the islands of one seat lie in front, ready to be painted square by square."""
        state, square = self.placer.state_of(reader.sketch), self.game.shapes[SINGLE].name
        shown = self.game.shown.view(state, SeatId(seat), Decision(SeatId(seat), ()))
        return msgspec.structs.replace(shown, phase=EDITING, shape=square, colours=COLOURS, pieces=1)

    def facts(self, reader: Reader) -> dict[str, str | int]:
        """What can be said about the table; nobody has bid while the bid is 0."""
        sketch = reader.sketch
        facts: dict[str, str | int] = {"season": sketch.space + 1, "first": sketch.first, "now": sketch.now}
        facts["seat"] = sketch.seat
        facts["card"] = sketch.card
        facts["bid"] = sketch.bid
        facts["leader"] = 0 if sketch.leader is None else sketch.leader
        return facts

    def phrases(self, reader: Reader, tool: str, seat: int) -> list[Phrase]:
        holding = reader.sketch.players[seat]
        if tool != PAINT:
            raise IllegalAction(f"there is no tool {tool!r}: paint, table")
        if len(holding.sheets) != KEPT or reader.sketch.now in SET_UP:
            return []
        return [
            Phrase(("paint", LAND_WORDS[place], cell_word(cell), colour))
            for place, island in enumerate(self.placer.islands(holding))
            for cell in island.cells
            for colour in COLOURS
        ]

    def edited(self, reader: Reader, tool: str, words: str, seat: int) -> str:
        said = words.split()
        if tool == TABLE:
            self._table(reader.sketch, said)
        elif any([phrase.text == words for phrase in self.phrases(reader, tool, seat)]):
            self._paint(reader.sketch.players[seat], said)
        else:
            raise IllegalAction(f"{words!r} cannot be done with {tool!r} here")
        return self._text(reader.sketch)

    def _paint(self, holding: Holding, said: list[str]) -> None:
        place, cell = LAND_WORDS.index(said[1]), cell_of(said[2])
        island = self.placer.islands(holding)[place]
        assert cell is not None
        number, sign = island.numbers[cell], PAINTS[COLOURS.index(said[3])]
        before = holding.lands[place].signs if place in holding.lands else SIGNS[0] * len(island.cells)
        signs = before[:number] + (SIGNS[0] if before[number] == sign else sign) + before[number + 1 :]
        holding.access = None  # it follows from the paint again
        if not signs.strip(SIGNS[0]):
            del holding.lands[place]
            return
        if place not in holding.lands:
            holding.lands[place] = Painting(signs, [])
        painting = holding.lands[place]
        painting.signs = signs
        for outline in painting.filled[:]:  # what was repainted is not filled with one shape any more
            known = 1 <= outline <= len(island.outlines)
            if not known or (island.outlines[outline - 1].squares >> number) & 1:
                painting.filled.remove(outline)

    def _table(self, sketch: Sketch, said: list[str]) -> None:
        name, values = (said[0], said[1:]) if said else ("", [])
        numbers = [int(value) for value in values if is_number(value)]
        seats = [seat for value in values for seat in [seat_of(value, len(sketch.players))] if seat is not None]
        done = (
            self._course(sketch, name, values, numbers, seats)
            or self._bidding(sketch, name, numbers, seats)
            or (len(seats) == 1 and self._of_player(sketch.players[seats[0]], name, values, numbers))
        )
        if not done:
            raise IllegalAction(f"{' '.join(said)!r} says nothing about the table; say {EXAMPLES}")

    def _course(self, sketch: Sketch, name: str, values: list[str], numbers: list[int], seats: list[int]) -> bool:
        if name == "season" and len(numbers) == 1 and 1 <= numbers[0] <= len(self.placer.board.spaces):
            sketch.space = numbers[0] - 1
        elif name == "round" and len(numbers) == 1 and 1 <= numbers[0] <= LATEST and self.placer.science:
            sketch.round = 0 if numbers[0] == sketch.space + 1 else numbers[0]
        elif name == "first" and len(seats) == 1:
            sketch.first = seats[0]
        elif name == "now" and values and values[0] in AT_A_TURN and (len(seats) == 1) == (values[0] in OF_ONE):
            _go_to(sketch, values[0], seats)
        elif (
            name == "level" and len(values) == 2 and values[0] in TECHNOLOGIES and len(numbers) == 1 and numbers[0] <= 3
        ):
            sketch.levels[TECHNOLOGIES.index(values[0])] = numbers[0]
        else:
            return False
        return True

    def _bidding(self, sketch: Sketch, name: str, numbers: list[int], seats: list[int]) -> bool:
        if name == "card" and len(numbers) == 1 and 1 <= numbers[0] < len(self.placer.board.cards):
            sketch.card = numbers[0]
        elif name == "bid" and numbers == [0]:
            sketch.bid, sketch.leader, sketch.carrambah = 0, None, 0
        elif name == "bid" and len(numbers) == 1 and len(seats) == 1 and numbers[0] <= MOST_COINS:
            sketch.bid, sketch.leader = numbers[0], seats[0]
            sketch.passed.discard(seats[0])
        elif name == "passed" and len(seats) == 1:
            sketch.passed ^= {seats[0]}
        else:
            return False
        return True

    def _of_player(self, holding: Holding, name: str, values: list[str], numbers: list[int]) -> bool:
        pair = (numbers[0], numbers[1]) if len(numbers) == 2 and max(numbers) <= MOST_TOKENS else None
        if name == "coins" and len(numbers) == 1 and numbers[0] <= MOST_COINS:
            holding.coins = numbers[0]
        elif name == "coal" and pair is not None and self.placer.board.limited:
            holding.coal = pair
        elif name == "gold" and pair is not None and self.placer.board.limited:
            holding.gold = pair
        elif name == "access" and pair is not None:
            holding.access = pair
        elif name == "sheet" and len(values) == 3 and len(numbers) == 1 and values[2] in self._playing:
            return _swap_sheet(holding, numbers[0], values[2])
        elif name == "filled" and len(values) == 3 and values[1] in LAND_WORDS and len(numbers) == 1:
            return self._fill(holding, LAND_WORDS.index(values[1]), numbers[0])
        else:
            return False
        return True

    def _fill(self, holding: Holding, place: int, number: int) -> bool:
        if place not in holding.lands or not 1 <= number <= len(self.placer.islands(holding)[place].outlines):
            return False
        filled = holding.lands[place].filled
        if number in filled:
            filled.remove(number)
        else:
            filled.append(number)
        return True


def _go_to(sketch: Sketch, now: str, seats: list[int]) -> None:
    """Another moment of the round; what cannot be known there is forgotten."""
    sketch.now, sketch.frames, sketch.dice = now, [], ()
    sketch.seat = seats[0] if seats else sketch.first
    if now in BEFORE_THE_ROUND:
        sketch.card, sketch.bid, sketch.leader, sketch.carrambah = 0, 0, None, 0
    elif not sketch.card:
        sketch.card = 1
    if now != keys.BIDDING:
        sketch.passed = set()
    if now == keys.ACTING and sketch.leader is not None:
        sketch.first = sketch.leader


def _swap_sheet(holding: Holding, which: int, sheet: str) -> bool:
    """Another sheet in one of the two places; the paint on its islands goes with it."""
    if not 1 <= which <= len(holding.sheets):
        return False
    holding.sheets[which - 1] = sheet
    for place in (2 * which - 2, 2 * which - 1):
        holding.lands.pop(place, None)
    holding.access = None
    return True
