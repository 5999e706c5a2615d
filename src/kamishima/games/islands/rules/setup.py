"""Phases of the set-up: sheets are dealt and kept, and the first player is drawn (I1.1)."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import Action, Chance, Decision, SeatId, Start, Turn
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import DEAL, Keep, Sheet
from kamishima.games.islands.rules.painting.atlas import Island
from kamishima.games.islands.rules.phases import Phase
from kamishima.games.islands.rules.state import Frame, State, bare

DEALT: Final = 3


class Sheets:
    def __init__(self, names: list[str], playing: list[int], copies: int, islands: list[list[Island]]) -> None:
        self.names: Final = names
        self.playing: Final = playing
        self.copies: Final = copies
        self.islands: Final = islands

    def keep(self, one: int, other: int) -> Keep:
        """Keep these two, in canonical order."""
        low, high = min(one, other), max(one, other)
        return Keep((low, high), (self.names[low], self.names[high]))


class SheetsPhase(Phase):
    def __init__(self, key: str, sheets: Sheets) -> None:
        super().__init__(key)
        self.sheets = sheets


class FreeSheets(SheetsPhase):
    """Alone against Carrambah any two sheets may be chosen, or three dealt (I1.2)."""

    def offer(self, table: State, frame: Frame) -> Turn:
        playing = self.sheets.playing
        actions: list[Action] = [self.sheets.keep(one, two) for one in playing for two in playing if one <= two]
        return Decision(frame.seat, (DEAL, *actions))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        table.push(Frame(keys.STARTING, SeatId(0)))
        if isinstance(action, Keep):
            keep_sheets(table, frame.seat, action, self.sheets)
        else:
            table.push(Frame(keys.DEALING, frame.seat))


class Dealing(SheetsPhase):
    """Three sheets for each player in turn, open for all to see; every copy is as likely.

    Dealt `apart`, nobody gets a sheet that they have already, while there are others (I1.1, since version 2).
    """

    def __init__(self, key: str, sheets: Sheets, *, apart: bool) -> None:
        super().__init__(key, sheets)
        self.apart = apart

    def ready(self, table: State, frame: Frame) -> bool:
        if len(table.players[frame.seat].sheets) < DEALT:
            return True
        table.pop()
        if frame.seat + 1 < len(table.players):
            table.push(Frame(keys.DEALING, SeatId(frame.seat + 1)))
        else:
            for seat in reversed(range(len(table.players))):
                table.push(Frame(keys.KEEPING, SeatId(seat)))
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        dealt: list[int] = []
        for player in table.players:
            dealt.extend(player.sheets)
        left = [(sheet, self.sheets.copies - dealt.count(sheet)) for sheet in self.sheets.playing]
        left = [(sheet, copies) for sheet, copies in left if copies > 0]
        if self.apart:
            own = table.players[frame.seat].sheets
            left = [(sheet, copies) for sheet, copies in left if sheet not in own] or left
        return Chance(
            tuple([Sheet(sheet, self.sheets.names[sheet]) for sheet, _ in left]), tuple([copies for _, copies in left])
        )

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, Sheet)
        player = table.players[frame.seat].copy()
        player.sheets = (*player.sheets, action.sheet)
        table.put(frame.seat, player)
        table.push(frame)


class Keeping(SheetsPhase):
    """Keep two of the three."""

    def offer(self, table: State, frame: Frame) -> Turn:
        one, two, three = sorted(table.players[frame.seat].sheets)
        pairs = sorted({(one, two), (one, three), (two, three)})
        return Decision(frame.seat, tuple([self.sheets.keep(low, high) for low, high in pairs]))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, Keep)
        keep_sheets(table, frame.seat, action, self.sheets)


def keep_sheets(table: State, seat: SeatId, action: Keep, sheets: Sheets) -> None:
    player = table.players[seat].copy()
    player.sheets = action.sheets
    player.lands = tuple([bare(island) for sheet in action.sheets for island in sheets.islands[sheet]])
    table.put(seat, player)


class Starting(Phase):
    """The first player is drawn; then the first round begins."""

    def ready(self, table: State, frame: Frame) -> bool:
        if len(table.players) > 1:
            return True
        table.pop()
        begin_round(table)
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        seats = len(table.players)
        return Chance(tuple([Start(SeatId(seat)) for seat in range(seats)]), (1,) * seats)

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, Start)
        table.first = action.seat
        begin_round(table)


def begin_round(table: State) -> None:
    """Forget the last round, and roll the auction die."""
    table.round += 1
    table.card = 0
    table.bid = 0
    table.leader = None
    table.passed = 0
    table.carrambah = 0
    table.used = 0
    table.squares = 0
    table.landmarks = 0
    table.push(Frame(keys.AUCTION_DIE, table.first))


class Round(Phase):
    """The season marker advances by `count` spaces; when it cannot, the game is over (I3.4)."""

    def __init__(self, spaces: int) -> None:
        super().__init__(keys.ROUND)
        self.spaces = spaces

    def ready(self, table: State, frame: Frame) -> bool:
        table.pop()
        if table.space + frame.count < self.spaces:
            table.space += frame.count
            begin_round(table)
        else:
            table.ended = "season"
            table.push(Frame(keys.OVER, table.first))
        return False
