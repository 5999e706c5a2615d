from __future__ import annotations

from typing import Final

from kamishima.core.text.notation import Clause, Reading, Word, is_number, seat_of
from kamishima.core.turn import SeatId, seat_word
from kamishima.games.islands.positions.text import (
    ANY,
    AT_THE_TABLE,
    CARD,
    NOW,
    OF_ONE,
    PAINTS,
    ROLLS,
    SCIENCE,
    SEASON,
    UNKNOWN,
    Holding,
    Painting,
    Sketch,
    unrolled,
)
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import LAND_WORDS, TRIGGERS
from kamishima.games.islands.rules.painting.cards import Board
from kamishima.games.islands.rules.setup import Sheets
from kamishima.games.islands.rules.state import SIGNS, TECHNOLOGIES, Frame

LATEST: Final = 999
MOST_COINS: Final = 99999
MOST_TOKENS: Final = 99
HOLDING_WORDS: Final = ("sheets", "coins", "coal", "gold", "access", "filled", *LAND_WORDS)
FRAMES: Final = (
    keys.INCOME, keys.SQUARE, keys.CARD, keys.COAL, keys.GROVE, keys.COLOUR_DIE, keys.TRANSFORM_DIE, keys.TRIGGERED,
    keys.VOLCANO, keys.TAKING, keys.EXPANCING,
)  # fmt: skip


class Reader:
    """Reads one text; what is wrong becomes a remark and is left out."""

    def __init__(self, text: str, players: int, board: Board, sheets: Sheets) -> None:
        self.reading: Final = Reading(text)
        self.sketch: Final = Sketch(players)
        self.players: Final = players
        self.board: Final = board
        self.sheets: Final = sheets

    def read(self) -> None:
        for clause in self.reading.clauses():
            seat = seat_of(clause.key.text, self.players)
            if clause.key.text not in (SEASON, NOW, CARD, SCIENCE) and seat is None:
                message = f"no part begins with {clause.key.text!r}: parts are season, now, card, science"
                self.reading.misread(clause.key, f"{message}, p1 to p{self.players}")
            elif not self.reading.mark(clause.key.text, clause.key):
                self.reading.misread(clause.key, f"{clause.key.text!r} is said twice", code="said-twice")
            elif seat is not None:
                self._holding(clause, self.sketch.players[seat], seat_word(SeatId(seat)))
            elif clause.key.text == SEASON:
                self._season(clause)
            elif clause.key.text == NOW:
                self._now(clause)
            elif clause.key.text == CARD:
                self._card(clause)
            else:
                self._science(clause)
        if NOW not in self.reading.marks:
            message = "say what is going on, such as 'now auction-die', 'now bidding p1', 'now acting p1'"
            self.reading.amiss(NOW, "no-turn", message)

    def _season(self, clause: Clause) -> None:
        words, spaces = clause.words, len(self.board.spaces)
        if not words:
            self.reading.wrong(clause.key, "missing", f"the season is missing: a space from 1 to {spaces}", said=SEASON)
            return
        self.sketch.space = self.reading.number(words[0], 1, spaces, SEASON) - 1
        for name, word in self._pairs(words[1:], ("round", "first")):
            if name == "round":
                self.sketch.round = self.reading.number(word, 1, LATEST, "round")
            else:
                self.sketch.first = self._seat(word)

    def _pairs(self, words: list[Word], names: tuple[str, ...]) -> list[tuple[str, Word]]:
        """Names, each with the word that follows it."""
        found: list[tuple[str, Word]] = []
        for place in range(0, len(words), 2):
            word = words[place]
            if word.text not in names:
                self.reading.misread(word, f"{word.text!r} is none of {', '.join(names)}")
            elif place + 1 == len(words):
                self.reading.misread(word, f"something is missing after {word.text!r}", code="missing")
            else:
                found.append((word.text, words[place + 1]))
        return found

    def _seat(self, word: Word) -> int:
        seat = seat_of(word.text, self.players)
        if seat is None:
            self.reading.misread(word, f"there is no seat {word.text!r}; seats are p1 to p{self.players}")
        return seat or 0

    def _now(self, clause: Clause) -> None:
        words, sketch = clause.words, self.sketch
        if not words or words[0].text not in AT_THE_TABLE:
            message = f"what is going on is one of {', '.join(AT_THE_TABLE)}"
            self.reading.wrong(words[0] if words else clause.key, "no-turn", message)
            return
        sketch.now = words[0].text
        rest = words[1:]
        if sketch.now in OF_ONE:
            if not rest:
                message = f"whose it is is missing: a seat from p1 to p{self.players}"
                self.reading.wrong(words[0], "missing", message, said=sketch.now)
                return
            sketch.seat = self._seat(rest[0])
            rest = rest[1:]
        if sketch.now in ROLLS:
            most = 1 if sketch.now == keys.AUCTION_DIE else 2
            sketch.dice = tuple([self.reading.number(word, 1, 6, "die") for word in rest[:most]])
            rest = rest[most:]
        for word in rest:
            frame = self._frame(word) if sketch.now == keys.ACTING else None
            if frame is not None:
                sketch.frames.append(frame)
            elif sketch.now != keys.ACTING:
                self.reading.misread(word, f"{word.text!r} is too much after {sketch.now!r}")

    def _card(self, clause: Clause) -> None:
        sketch, mode = self.sketch, CARD
        for word in clause.words:
            if word.text in ("bid", "by", "passed", "carrambah"):
                mode = word.text
            elif mode == CARD:
                sketch.card = self.reading.number(word, 1, len(self.board.cards) - 1, CARD)
            elif mode == "bid":
                sketch.bid = self.reading.number(word, 1, MOST_COINS, "bid")
            elif mode == "by":
                sketch.leader = self._seat(word)
            elif mode == "passed":
                sketch.passed.add(self._seat(word))
            else:
                sketch.carrambah = self.reading.number(word, 2, 99, "carrambah")
        if not sketch.card:
            message = f"the number of the card is missing: 1 to {len(self.board.cards) - 1}"
            self.reading.wrong(clause.key, "missing", message, said=CARD)

    def _science(self, clause: Clause) -> None:
        mode, sketch = "", self.sketch
        for word in clause.words:
            is_name = word.text in TECHNOLOGIES
            if word.text in ("used", "squares", "landmarks") or (is_name and mode != "used"):
                mode = word.text
            elif mode == "used" and is_name:
                sketch.used.add(TECHNOLOGIES.index(word.text))
            elif mode in TECHNOLOGIES:
                sketch.levels[TECHNOLOGIES.index(mode)] = self.reading.number(word, 0, 3, mode)
            elif mode == "squares":
                sketch.squares = self.reading.number(word, 0, 999, mode)
            elif mode == "landmarks":
                sketch.landmarks = self.reading.number(word, 0, 99, mode)
            else:
                self.reading.misread(word, f"{word.text!r} is no technology: {', '.join(TECHNOLOGIES)}")

    def _holding(self, clause: Clause, holding: Holding, name: str) -> None:
        groups: list[list[Word]] = []
        for word in clause.words:
            if word.text in HOLDING_WORDS:
                groups.append([word])
            elif groups:
                groups[-1].append(word)
            else:
                self.reading.misread(word, f"{word.text!r}: say first what it is: sheets, coins, i1 to i4")
        land: int | None = None
        for group in sorted(groups, key=lambda group: group[0].text != "sheets"):  # islands are known by their sheets
            key, words = group[0], group[1:]
            if key.text != "filled" and not self.reading.mark(f"{name} {key.text}", key):
                self.reading.misread(key, f"{name} has said {key.text!r} already", code="said-twice")
            elif key.text == "sheets":
                self._sheets(holding, words)
            elif key.text in LAND_WORDS:
                land = LAND_WORDS.index(key.text)
                self._land(holding, key, land, words)
            elif key.text == "filled":
                self._filled(holding, key, land, words)
            else:
                self._count(holding, key, words)

    def _sheets(self, holding: Holding, words: list[Word]) -> None:
        playing = [self.sheets.names[sheet] for sheet in self.sheets.playing]
        for word in words:
            if word.text in playing:
                holding.sheets.append(word.text)
            else:
                message = f"there is no sheet {word.text!r} at this table; sheets are {', '.join(playing)}"
                self.reading.misread(word, message, code="no-sheet")

    def _count(self, holding: Holding, key: Word, words: list[Word]) -> None:
        wanted = 1 if key.text == "coins" else 2
        if len(words) != wanted:
            example = "coins 12" if wanted == 1 else f"{key.text} 1 0"
            message = f"{key.text} needs {wanted} number{'s' if wanted > 1 else ''}, as in '{example}'"
            self.reading.misread(key, message, code="missing")
            return
        most = MOST_COINS if wanted == 1 else MOST_TOKENS
        numbers = [self.reading.number(word, 0, most, key.text) for word in words]
        if key.text == "coins":
            holding.coins = numbers[0]
        elif key.text == "coal":
            holding.coal = (numbers[0], numbers[1])
        elif key.text == "gold":
            holding.gold = (numbers[0], numbers[1])
        else:
            holding.access = (numbers[0], numbers[1])

    def _land(self, holding: Holding, key: Word, land: int, words: list[Word]) -> None:
        islands = [island for sheet in holding.sheets for island in self.sheets.islands[self.sheets.names.index(sheet)]]
        if len(words) != 1:
            self.reading.misread(key, f"{key.text} needs its squares, as in '{key.text} 5.2br20.'", code="missing")
        elif len(holding.sheets) != 2 or land >= len(islands):
            self.reading.wrong(key, "sheets-first", "islands have paint when two sheets are kept, as in 'sheets a c'")
        else:
            squares = len(islands[land].cells)
            signs = unrolled(words[0].text, squares)
            if signs is None or len(signs) != squares:
                message = f"{islands[land].name} has {squares} squares, written with {' '.join(SIGNS)} and numbers"
                count = "" if signs is None else f", not {len(signs)}"
                self.reading.wrong(words[0], "squares", message + count, count=squares)
            elif signs.strip(SIGNS[0]):
                holding.lands[land] = Painting(signs, [])

    def _filled(self, holding: Holding, key: Word, land: int | None, words: list[Word]) -> None:
        if land is None or land not in holding.lands:
            message = "filled outlines stand after the squares of their island, as in 'i1 5.2br20. filled 1'"
            self.reading.wrong(key, "filled", message)
            return
        for word in words:
            if is_number(word.text) and int(word.text) not in holding.lands[land].filled:
                holding.lands[land].filled.append(int(word.text))
            else:
                self.reading.wrong(word, "filled", f"{word.text!r} is not the number of an outline, said once")

    def _frame(self, word: Word) -> Frame | None:
        parts = word.text.split("/")
        frame = self._frame_of(parts[0], parts[1:]) if parts[0] in FRAMES else None
        if frame is None:
            message = f"{word.text!r} is nothing that can be to do: {', '.join(FRAMES)} with what they need"
            self.reading.misread(word, f"{message}, as in 'card/corner/b/1'")
        return frame

    def _frame_of(self, phase: str, parts: list[str]) -> Frame | None:
        seat = SeatId(self.sketch.seat)
        if phase in (keys.INCOME, keys.SQUARE):
            return None if parts else Frame(phase, seat)
        if phase in (keys.CARD, keys.GROVE):
            return self._shape_frame(phase, seat, parts)
        if phase == keys.VOLCANO:
            return Frame(phase, seat, count=int(parts[0])) if parts in (["4"], ["8"]) else None
        if phase == keys.TAKING:
            taken = _triggers(parts[0]) if len(parts) == 1 else None
            return Frame(phase, seat, count=taken[0]) if taken is not None and len(taken) == 1 else None
        if phase == keys.TRIGGERED:
            items = _triggers(parts[0]) if len(parts) == 1 else None
            return Frame(phase, seat, items=items) if items else None
        if phase == keys.EXPANCING:
            sizes = _numbers(parts[1]) if len(parts) == 2 and parts[0] in ("1", "2", "3") else None
            return Frame(phase, seat, count=int(parts[0]) - 1, items=sizes) if sizes is not None else None
        numbers = _numbers(parts[0]) if len(parts) == 1 else () if not parts else None
        return None if numbers is None else Frame(phase, seat, items=numbers)

    def _shape_frame(self, phase: str, seat: SeatId, parts: list[str]) -> Frame | None:
        names = {shape.name: shape.index for shape in self.board.shapes[1:]}
        names[ANY] = 0
        if len(parts) not in (3, 4) or parts[0] not in names or parts[2] not in ("0", "1", "2"):
            return None
        if parts[1] != UNKNOWN and (not parts[1] or set(parts[1]) - set(PAINTS)):
            return None
        colours = sum([1 << index for index in range(3) if PAINTS[index] in parts[1]])
        items = _triggers(parts[3]) if len(parts) == 4 else ()
        if items is None:
            return None
        return Frame(phase, seat, names[parts[0]], colours, count=int(parts[2]), items=items)


def _triggers(text: str) -> tuple[int, ...] | None:
    words = text.split("+")
    if any([word not in TRIGGERS for word in words]):
        return None
    return tuple(sorted([TRIGGERS.index(word) for word in words]))


def _numbers(text: str) -> tuple[int, ...] | None:
    words = text.split("+")
    if any([not is_number(word) for word in words]):
        return None
    return tuple([int(word) for word in words])
