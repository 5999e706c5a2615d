"""Placing a position by hand: what can be put where with each tool, and what that does to the text.

The words are those of the game wherever there are any, so that whatever draws the game can offer them: `lay` and
`raise` for tiles, `place` for pieces, `move`, `ride`, `spirit` and `sink` with a free hand; only to `take` pieces away
is no action of the game. The rules do not count here; whether it is a position to play from is said by the remarks.
"""

from __future__ import annotations

from typing import Final

import msgspec

from kamishima.core.errors import IllegalAction
from kamishima.core.text.notation import is_number, seat_of
from kamishima.core.turn import Decision, SeatId, seat_word
from kamishima.core.words import Phrase
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.positions.text import KINDS, LATEST, Reader, Sketch, site_named, state_of, text_of
from kamishima.games.shaman.rules.actions import SPACE_NAMED, site_at
from kamishima.games.shaman.rules.geometry import CENTRE, SITES
from kamishima.games.shaman.rules.state import BUILD, PLACE, TURN
from kamishima.games.shaman.show.view import View

HAND: Final = "hand"
TILE: Final = "tile"
REMOVE: Final = "remove"
TABLE: Final = "table"
AROUND: Final = 3
"""Tiles are offered so far from the land."""


class PositionEditor:
    def __init__(self, game: ShamanIsland) -> None:
        self.game: Final = game
        self.placer: Final = game.placer

    def read(self, text: str) -> Reader:
        return self.game.examined(text)

    def begin(self) -> str:
        """A position to begin with: the first tile lies, and the first player builds."""
        sketch = Sketch(self.placer.players)
        sketch.phase = BUILD
        sketch.stacks[site_at(CENTRE, CENTRE).name] = 1
        return text_of(sketch)

    def view(self, reader: Reader, tool: str, seat: int) -> View | None:
        """What spectators see, so no coin is known; None while there is no land to draw."""
        state = state_of(reader.sketch, self.placer.size, self.placer.slots)
        if not state.land.tiles:
            return None
        shown = self.game.viewer.view(state, None, Decision(state.seat, ()))
        return msgspec.structs.replace(shown, phase=BUILD if tool == TILE else shown.phase)

    def facts(self, reader: Reader) -> dict[str, str | int]:
        sketch = reader.sketch
        return {"phase": sketch.phase, "seat": sketch.seat, "turn": sketch.turn, "actions": sketch.actions}

    def phrases(self, reader: Reader, tool: str, seat: int) -> list[Phrase]:
        sketch = reader.sketch
        if tool == HAND:
            return _moves(sketch) + _spirit_starts(sketch) + _sinks(sketch)
        if tool == TILE:
            return self._tiles(sketch)
        if tool == REMOVE:
            taken = sorted({*sketch.pieces(), *sketch.spirits()})
            return [Phrase(("take", space)) for space in taken] + _sinks(sketch)
        kind, owner = self._piece_of(tool)
        if kind == KINDS[1] and len(sketch.tribes[owner].warriors) >= self.placer.size - 1:
            return []
        return [Phrase(("place", space)) for space in _empty(sketch)]

    def _tiles(self, sketch: Sketch) -> list[Phrase]:
        if sketch.tiles >= self.placer.slots:
            return []
        found = [Phrase(("lay", site)) for site in _sites(sketch)]
        return found + [Phrase(("raise", site)) for site in sketch.stacks]

    def _piece_of(self, tool: str) -> tuple[str, int]:
        kind, _, whose = tool.partition(" ")
        owner = seat_of(whose, self.placer.players)
        if kind not in KINDS or owner is None:
            seats = f"p1 to p{self.placer.players}"
            raise IllegalAction(f"there is no tool {tool!r}: hand, tile, remove, table, shaman and warrior of {seats}")
        return kind, owner

    def edited(self, reader: Reader, tool: str, words: str, seat: int) -> str:
        said = words.split()
        if tool == TABLE:
            self._table(reader.sketch, said)
        elif any([phrase.text == words for phrase in self.phrases(reader, tool, seat)]):
            self._do(reader.sketch, tool, said)
        else:
            raise IllegalAction(f"{words!r} cannot be done with {tool!r} here")
        return text_of(reader.sketch)

    def _do(self, sketch: Sketch, tool: str, said: list[str]) -> None:
        verb, at = said[0], said[1]
        if verb == "lay":
            sketch.stacks[at] = 1
        elif verb == "raise":
            sketch.stacks[at] += 1
        elif verb == "sink":
            sketch.stacks[at] -= 1
            if sketch.stacks[at] == 0:
                del sketch.stacks[at]
        elif verb in ("move", "ride"):
            _move(sketch, at, said[2])
        elif verb == "spirit":
            tribe = sketch.tribes[sketch.pieces()[at][0]]
            tribe.spirit, tribe.host, tribe.shaman = tribe.shaman, at, ""
        elif verb == "take":
            _remove(sketch, at)
        else:
            self._put(sketch, tool, at)

    def _put(self, sketch: Sketch, tool: str, at: str) -> None:
        kind, owner = self._piece_of(tool)
        tribe = sketch.tribes[owner]
        if kind == KINDS[1]:
            tribe.warriors.append(at)
        else:
            tribe.shaman, tribe.spirit, tribe.host = at, "", ""
            if sketch.rider == owner and sketch.rider_kind == kind:
                sketch.rider = None

    def _table(self, sketch: Sketch, said: list[str]) -> None:
        """What is going on: `phase turn`, `seat p2`, `turn 7`, `actions 1`."""
        name, value = said if len(said) == 2 else ["", ""]
        seat = seat_of(value, sketch.players)
        if name == "phase" and value in (BUILD, PLACE, TURN):
            sketch.phase, sketch.rider = value, None
            sketch.actions = sketch.actions or 2
        elif name == "seat" and seat is not None:
            sketch.seat = seat
        elif name == "turn" and is_number(value) and 1 <= int(value) <= LATEST:
            sketch.turn = int(value)
        elif name == "actions" and value in ("1", "2"):
            sketch.actions = int(value)
        else:
            example = f"'phase turn', 'seat {seat_word(SeatId(sketch.seat))}', 'turn 7' or 'actions 1'"
            raise IllegalAction(f"{' '.join(said)!r} says nothing about the table; say {example}")


def _sites(sketch: Sketch) -> list[str]:
    """Where a tile can be laid: around the land, or in the middle when there is none."""
    land = sketch.land()
    spots = [SPACE_NAMED[space] for space in land] or list(site_at(CENTRE, CENTRE).spaces)
    columns = range(
        max(0, min([int(spot.x) for spot in spots]) - AROUND),
        min(SITES, max([int(spot.x) for spot in spots]) + AROUND),
    )
    rows = range(
        max(0, min([int(spot.y) for spot in spots]) - AROUND),
        min(SITES, max([int(spot.y) for spot in spots]) + AROUND),
    )
    sites = [site_at(x, y) for y in rows for x in columns]
    return [site.name for site in sites if not any([space.name in land for space in site.spaces])]


def _empty(sketch: Sketch) -> list[str]:
    """Spaces of land with nothing on them."""
    pieces, spirits = sketch.pieces(), sketch.spirits()
    spaces = [space.name for site in sketch.stacks for space in site_named(site).spaces]
    return [space for space in spaces if space not in pieces and space not in spirits]


def _moves(sketch: Sketch) -> list[Phrase]:
    """A free hand moves every piece anywhere, onto spirits too."""
    pieces, spirits, empty = sketch.pieces(), sketch.spirits(), _empty(sketch)
    found: list[Phrase] = []
    for start in pieces:
        found += [Phrase(("move", start, end)) for end in empty]
        for end, owner in spirits.items():
            if end not in pieces and sketch.tribes[owner].host != start:
                found.append(Phrase(("ride", start, end)))
    return found


def _spirit_starts(sketch: Sketch) -> list[Phrase]:
    """A shaman on the land leaves for any warrior of its tribe; its spirit stays where it was."""
    spirits = sketch.spirits()
    return [
        Phrase(("spirit", warrior))
        for tribe in sketch.tribes
        if tribe.shaman and tribe.shaman not in spirits
        for warrior in tribe.warriors
    ]


def _sinks(sketch: Sketch) -> list[Phrase]:
    """The top tile of a stack is taken away; the last one only when nothing is on it."""
    taken = {*sketch.pieces(), *sketch.spirits()}
    if sketch.tiles == 1:
        return []  # the map needs some land
    return [
        Phrase(("sink", site))
        for site, height in sketch.stacks.items()
        if height > 1 or not any([space.name in taken for space in site_named(site).spaces])
    ]


def _move(sketch: Sketch, start: str, end: str) -> None:
    owner, kind = sketch.pieces()[start]
    tribe = sketch.tribes[owner]
    if kind == KINDS[0]:
        tribe.shaman = end
        return
    tribe.warriors = [end if space == start else space for space in tribe.warriors]
    if tribe.host == start:
        tribe.host = end


def _remove(sketch: Sketch, at: str) -> None:
    """Take away who is there; without anybody, the spirit. A spirit goes with its host."""
    found = sketch.pieces().get(at)
    if found is None:
        tribe = sketch.tribes[sketch.spirits()[at]]
        tribe.spirit = tribe.host = ""
        return
    tribe = sketch.tribes[found[0]]
    if tribe.host == at:
        tribe.spirit = tribe.host = ""
    if found[1] == KINDS[0]:
        tribe.shaman = ""
    else:
        tribe.warriors.remove(at)
