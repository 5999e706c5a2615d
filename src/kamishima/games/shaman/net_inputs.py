"""What a net is told about positions of Shaman Island: who stands how strong on each stack and each island.

Strengths are those of the pieces, so other coins are other rows of the same features.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.bots.net_inputs import NetInputs, plain
from kamishima.core.game import State
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.rules.geometry import NOWHERE, bit
from kamishima.games.shaman.rules.scoring import lying, wound_up
from kamishima.games.shaman.rules.state import BUILD, COIN, PLACE, SETTLE, TURN
from kamishima.games.shaman.rules.state import State as Table

PHASES: Final = (BUILD, COIN, PLACE, TURN, SETTLE)
LEVELS: Final = 8
"""Nobody, and strengths from 0 to 6 or more."""
HIGHEST: Final = 3
LARGEST: Final = 12
LEAD: Final = 8
LEADS: Final = (-4, -1, 0, 1, 4)
"""Far behind, behind, level, ahead, far ahead; the leads in between belong to the nearer to 0."""


class ShamanInputs(NetInputs):
    def __init__(self, game: ShamanIsland) -> None:
        super().__init__(game)
        self.values: Final[tuple[int, ...]] = game.scorer.values
        self.limit: Final[int] = game.turn_limit
        strengths = [(mine, theirs) for mine in range(LEVELS) for theirs in range(LEVELS)]
        self.stack: Final[int] = self._seen(
            [f"stack.{high}.{mine}.{theirs}" for high in range(1, HIGHEST + 1) for mine, theirs in strengths]
        )
        self.lead: Final[int] = self._seen(
            [f"lead.{tiles}.{lead}" for tiles in range(LARGEST + 1) for lead in range(-LEAD, LEAD + 1)]
        )
        self.best: Final[int] = self._seen(
            [f"best.{tiles}.{mine}" for tiles in range(LARGEST + 1) for mine in range(LEVELS)]
        )
        self.rival: Final[int] = self._seen(
            [f"rival.{tiles}.{theirs}" for tiles in range(LARGEST + 1) for theirs in range(LEVELS)]
        )
        self.hold: Final[int] = self._seen(
            [f"hold.{lead}.{mine}.{theirs}" for lead in range(len(LEADS)) for mine, theirs in strengths]
        )
        self.cut: Final[int] = self._seen([f"cut.{who}.{share}" for who in range(4) for share in range(3)])
        self.break_up: Final[int] = self._seen(
            [f"break-up.{mine}.{theirs}" for mine in range(4) for theirs in range(4)]
        )
        self.numbers: Final[int] = self.add_own(
            plain("in-hand", "spirit", "deciding", "turn", "actions", "sinkable", "alone", "crowd")
        )
        self.phases: Final[dict[str, int]] = {phase: self.add_table(plain(f"phase.{phase}")) for phase in PHASES}
        self.islands: Final[int] = self.add_table(plain(*[f"islands={count}" for count in range(7)]))
        self.course: Final[int] = self.add_table(plain("rounds", "left", "tiles", "stacks"))
        self.company: Final[int] = self.add_table(plain(f"players={game.players}"))

    def _seen(self, names: list[str]) -> int:
        return self.add_seen(plain(*names))

    def write(self, state: State) -> None:
        assert isinstance(state, Table)
        self.clear()
        table = wound_up(state)
        self._write_course(table)
        board = Board(table, self.values)
        for seat in range(self.players):
            self._write_stacks(board, seat)
            self._write_islands(board, seat)
            self._write_own(table, state, board, seat)

    def _write_course(self, table: Table) -> None:
        bag = self.table
        bag.add(self.company)
        phase = self.phases.get(table.phase)
        if phase is not None:
            bag.add(phase)
        bag.add(self.islands + min(6, len(table.land.islands)))
        rounds = int(table.turns) // self.players
        bag.add(self.course, min(20, rounds))
        bag.add(self.course + 1, min(10, self.limit - rounds))
        bag.add(self.course + 2, int(table.land.tiles))
        bag.add(self.course + 3, len([height for height in table.land.heights if height > 0]))

    def _write_stacks(self, board: Board, seat: int) -> None:
        bag = self.seen[seat]
        for slot in board.slots:
            mine = board.strength(slot, seat)
            theirs = board.rival(slot, seat)
            high = min(HIGHEST, int(board.table.land.heights[slot])) - 1
            bag.add(self.stack + (high * LEVELS + mine) * LEVELS + theirs)
            if board.cuts[slot]:
                who = (1 if mine else 0) + (2 if theirs else 0)
                shaman = (1 if board.reaches(seat, slot) else 0) + (1 if board.others_reach(seat, slot) else 0)
                bag.add(self.cut + 3 * who + shaman)

    def _write_islands(self, board: Board, seat: int) -> None:
        bag = self.seen[seat]
        for number in range(len(board.tiles)):
            tiles = min(LARGEST, board.tiles[number])
            mine = board.best[number][seat]
            total = board.totals[number][seat]
            theirs = most = 0
            for other in range(self.players):
                if other != seat:
                    theirs = max(theirs, board.best[number][other])
                    most = max(most, board.totals[number][other])
            ahead = max(-LEAD, min(LEAD, total - most))
            bag.add(self.lead + tiles * (2 * LEAD + 1) + ahead + LEAD)
            bag.add(self.best + tiles * LEVELS + mine)
            bag.add(self.rival + tiles * LEVELS + theirs)
            bag.add(self.hold + (_step(ahead) * LEVELS + mine) * LEVELS + theirs)

    def _write_own(self, table: Table, state: Table, board: Board, seat: int) -> None:
        """Numbers of a seat; a cut that nobody stands on and that its shaman can sink is the end in its hand."""
        place = self.numbers
        size = int(table.size)
        waiting = len([piece for piece in range(seat * size, (seat + 1) * size) if table.where[piece] == NOWHERE])
        asked = state.settler if state.phase == SETTLE else state.seat
        sinkable, others = board.sinkable[seat], max([board.sinkable[other] for other in board.others(seat)], default=0)
        self.seen[seat].add(self.break_up + 4 * min(3, sinkable) + min(3, others))
        bag = self.own[seat]
        bag.add(place, waiting)
        bag.add(place + 1, 1 if state.dice[seat] >= 0 else 0)
        bag.add(place + 2, 1 if asked == seat else 0)
        bag.add(place + 3, 1 if state.seat == seat else 0)
        bag.add(place + 4, int(state.actions) if state.seat == seat else 0)
        bag.add(place + 5, sinkable)
        bag.add(place + 6, board.alone[seat])
        bag.add(place + 7, board.crowd[seat])


class Board:
    """What follows from where the pieces lie: strengths by stack and by island, and where an island can be cut."""

    def __init__(self, table: Table, values: tuple[int, ...]) -> None:
        self.table: Final = table
        self.players: Final[int] = int(table.players)
        land = table.land
        self.slots: Final[list[int]] = [slot for slot in range(int(land.slots)) if land.heights[slot] > 0]
        count = int(land.slots)
        self._here: Final[list[int]] = [0] * (count * self.players)
        islands = land.islands
        self.island_of: Final[list[int]] = [0] * count
        self.tiles: Final[list[int]] = [int(land.tiles_of(island)) for island in islands]
        for number in range(len(islands)):
            island: i64 = islands[number]
            for slot in self.slots:
                if (island >> slot) & 1:
                    self.island_of[slot] = number
        self.best: Final[list[list[int]]] = [[0] * self.players for _ in islands]
        self.totals: Final[list[list[int]]] = [[0] * self.players for _ in islands]
        self.shamans: Final[list[int]] = [-1] * self.players
        """The island of each shaman that may sink and move tiles."""
        self._occupied: i64 = 0
        self._stand(values)
        self.cuts: Final[list[bool]] = [False] * count
        self.sinkable: Final[list[int]] = [0] * self.players
        self._find_cuts()
        self.alone: Final[list[int]] = [0] * self.players
        self.crowd: Final[list[int]] = [0] * self.players
        self._count()

    def _stand(self, values: tuple[int, ...]) -> None:
        table = self.table
        for piece in range(len(table.where)):
            cell: i64 = lying(table, piece)
            if cell < 0:
                continue
            slot = int(cell >> 2)
            seat = piece // len(values)
            value = values[piece % len(values)]
            level = min(LEVELS - 1, value + 1)
            self._occupied |= bit(slot)
            place = slot * self.players + seat
            self._here[place] = max(self._here[place], level)
            number = self.island_of[slot]
            self.best[number][seat] = max(self.best[number][seat], level)
            self.totals[number][seat] += value
            if piece % len(values) == 0 and table.where[piece] >= 0:
                self.shamans[seat] = number

    def _find_cuts(self) -> None:
        land = self.table.land
        for slot in self.slots:
            rest: i64 = land.islands[self.island_of[slot]] & ~bit(slot)
            if rest == 0:
                continue
            seed: i64 = rest & -rest
            grown: i64 = 0
            while grown != seed:
                grown = seed
                for other in self.slots:
                    if (grown >> other) & 1:
                        seed |= land.touch[other] & rest
            if grown != rest:
                self.cuts[slot] = True
                if land.heights[slot] == 1 and not (self._occupied >> slot) & 1:
                    for seat in range(self.players):
                        self.sinkable[seat] += 1 if self.shamans[seat] == self.island_of[slot] else 0

    def _count(self) -> None:
        for number in range(len(self.tiles)):
            there = [seat for seat in range(self.players) if self.best[number][seat]]
            if len(there) == 1:
                self.alone[there[0]] += self.tiles[number]
            for seat in there:
                self.crowd[seat] += 1

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat]

    def strength(self, slot: int, seat: int) -> int:
        return self._here[slot * self.players + seat]

    def rival(self, slot: int, seat: int) -> int:
        most = 0
        for other in range(self.players):
            if other != seat:
                most = max(most, self._here[slot * self.players + other])
        return most

    def reaches(self, seat: int, slot: int) -> bool:
        return self.shamans[seat] == self.island_of[slot]

    def others_reach(self, seat: int, slot: int) -> bool:
        for other in range(self.players):
            if other != seat and self.shamans[other] == self.island_of[slot]:
                return True
        return False


def _step(lead: int) -> int:
    """Which of `LEADS` a lead belongs to."""
    if lead == 0:
        return 2
    if lead > 0:
        return 4 if lead >= LEADS[4] else 3
    return 0 if lead <= LEADS[0] else 1
