"""Scoring: harbours, temples and outlines, less the unpainted squares of every begun island (I6.1)."""

from __future__ import annotations

from typing import Final, NamedTuple

from kamishima.core.turn import Over, Result, Turn, ranked
from kamishima.games.islands.pack.landmarks import KINDS, REGULAR, SECRET, TEMPLE, cell_word
from kamishima.games.islands.rules.painting.atlas import size_of
from kamishima.games.islands.rules.phases import Phase
from kamishima.games.islands.rules.state import Frame, Land, Player, State

TITLES: Final = (
    (300, "creator"), (250, "founder"), (200, "architect"), (150, "builder"), (100, "master"), (75, "apprentice"),
)  # fmt: skip


class Item(NamedTuple):
    """One line of a score sheet: what, where on which island, in a single colour or mixed, and its points."""

    land: int
    what: str
    where: str
    single: bool
    points: int


def worth(kind: int, single: bool) -> int:
    """The points of a surrounded landmark (I5.2, I5.5)."""
    if kind in (REGULAR, SECRET):
        return 20 if single else 10
    if kind == TEMPLE:
        return 10 if single else 5
    return 0


def land_score(land: Land) -> int:
    if land.painted == 0:
        return 0
    total = -size_of(land.island.everything & ~land.painted)
    for landmark in land.island.landmarks:
        if landmark.kind in (REGULAR, SECRET, TEMPLE) and land.surrounded(landmark.around):
            total += worth(landmark.kind, land.single(landmark.around))
    return total + 10 * size_of(land.own) + 5 * size_of(land.other)


def player_score(player: Player) -> int:
    total = 0
    for place in player.begun:
        total += land_score(player.lands[place])
    return total


def scores(table: State) -> tuple[int, ...]:
    return tuple([player_score(player) for player in table.players])


def sheet(place: int, land: Land) -> list[Item]:
    """The score of an island line by line: surrounded harbours and temples, filled outlines, what is unpainted."""
    if land.painted == 0:
        return []
    found: list[Item] = []
    for landmark in land.island.landmarks:
        single = land.single(landmark.around)
        points = worth(landmark.kind, single)
        if points and land.surrounded(landmark.around):
            found.append(Item(place, KINDS[landmark.kind], cell_word(landmark.cell), single=single, points=points))
    for number, outline in enumerate(land.island.outlines):
        own = (land.own >> number) & 1 == 1
        if own or (land.other >> number) & 1:
            where = " ".join(land.island.words_of(outline.squares))
            found.append(Item(place, "outline", where, single=own, points=10 if own else 5))
    left = size_of(land.island.everything & ~land.painted)
    if left:
        found.append(Item(place, "unpainted", str(left), single=False, points=-left))
    return found


def title(points: int) -> str:
    """The title that a score against Carrambah earns; empty below the first (I10.12)."""
    for least, name in TITLES:
        if points >= least:
            return name
    return ""


class GameOver(Phase):
    """Most points win; ties go to the richest, then they are shared (I6.1)."""

    def offer(self, table: State, frame: Frame) -> Turn:
        points = scores(table)
        ranks = [(points[seat], table.players[seat].coins) for seat in range(len(points))]
        return Over(Result(points, ranked(ranks), table.ended))
