"""What players and chance say in Shaman Island.

Every action is made once and then shared: spaces and tile sites know the actions that are said about them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.core.turn import SeatId, Start, WordedAction
from kamishima.games.shaman.rules.geometry import SEA, SITES, STEP_X, STEP_Y, WAYS, space_name


class Space:
    """One space of the sea, be it land or water at the moment."""

    def __init__(self, x: i64, y: i64) -> None:
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.name: Final[str] = space_name(x, y)
        self.place: Final = Place(self)
        self.spirit: Final = Spirit(self)
        self.settle: Final = Settle(self)
        self._moves: Final[list[list[Move]]] = [[], [], [], [], [], [], [], []]
        self._rides: Final[dict[str, Ride]] = {}
        self.warrior: object = None
        """How a warrior is shown that stands here, whoever it is, once asked for."""

    def move(self, way: i64, steps: i64) -> Move:
        """The move from here: one space far for 0 steps more, and so on."""
        ray = self._moves[way]
        while len(ray) <= steps:
            far = len(ray) + 1
            ray.append(Move(self, space_at(self.x + far * STEP_X[way], self.y + far * STEP_Y[way])))
        return ray[steps]

    def ride(self, end: Space) -> Ride:
        if end.name not in self._rides:
            self._rides[end.name] = Ride(self, end)
        return self._rides[end.name]


class Site:
    """One place where a tile can lie: it covers four spaces and is named after the south-western one."""

    def __init__(self, x: i64, y: i64) -> None:
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.spaces: Final = [space_at(x, y), space_at(x + 1, y), space_at(x, y + 1), space_at(x + 1, y + 1)]
        self.name: Final[str] = self.spaces[0].name
        self.lay: Final = Lay(self)
        self.raising: Final = Raise(self)
        self.sink: Final = Sink(self)
        self._slides: Final[dict[int, Slide]] = {}
        self.shown: Final[dict[int, object]] = {}
        """How a stack here is shown, by its height, once asked for."""

    def slide(self, path: int) -> Slide:
        """The slide from here along a path: eight times the first way, plus the second."""
        if path not in self._slides:
            self._slides[path] = Slide(self, path // 8, path % 8)
        return self._slides[path]


class Lay(WordedAction):
    """Lay a tile at sea level (S2.1)."""

    def __init__(self, site: Site) -> None:
        super().__init__("lay", site.name)
        self.site: Final = site


class Raise(WordedAction):
    """Lay a tile on top of a stack (S2.1)."""

    def __init__(self, site: Site) -> None:
        super().__init__("raise", site.name)
        self.site: Final = site


class Coin(WordedAction):
    """Choose secretly which warrior to place next (S2.2)."""

    def __init__(self, index: int, name: str) -> None:
        super().__init__("coin", name)
        self.index: Final = index
        self.name: Final = name


class Place(WordedAction):
    """Place the shaman, or the chosen warrior (S2.2)."""

    def __init__(self, space: Space) -> None:
        super().__init__("place", space.name)
        self.space: Final = space


class Move(WordedAction):
    """Move a piece to an empty space (S4.1)."""

    def __init__(self, start: Space, end: Space) -> None:
        super().__init__("move", start.name, end.name)
        self.start: Final = start
        self.end: Final = end


class Ride(WordedAction):
    """Move a piece onto a spirit (S5.4)."""

    def __init__(self, start: Space, end: Space) -> None:
        super().__init__("ride", start.name, end.name)
        self.start: Final = start
        self.end: Final = end


class Spirit(WordedAction):
    """Start a spirit movement towards the warrior on this space (S5.1)."""

    def __init__(self, space: Space) -> None:
        super().__init__("spirit", space.name)
        self.space: Final = space


class Settle(WordedAction):
    """Set a rider down (S5.4)."""

    def __init__(self, space: Space) -> None:
        super().__init__("settle", space.name)
        self.space: Final = space


class Sink(WordedAction):
    """Sink a tile (S6.1)."""

    def __init__(self, site: Site) -> None:
        super().__init__("sink", site.name)
        self.site: Final = site


class Slide(WordedAction):
    """Move a tile: where its first half step leads, and its second (S7.1)."""

    def __init__(self, site: Site, first: i64, second: i64) -> None:
        super().__init__("slide", site.name, WAYS[first], WAYS[second])
        self.site: Final = site
        self.first: Final[i64] = first
        self.second: Final[i64] = second

    @property
    def half_way(self) -> Site:
        return site_at(self.site.x + STEP_X[self.first], self.site.y + STEP_Y[self.first])

    @property
    def end(self) -> Site:
        middle = self.half_way
        return site_at(middle.x + STEP_X[self.second], middle.y + STEP_Y[self.second])


def space_at(x: i64, y: i64) -> Space:
    return SPACES[y * SEA + x]


def site_at(x: i64, y: i64) -> Site:
    """The tile site whose south-western space has this column and row."""
    return _SITES[y * SITES + x]


SPACES: Final[list[Space]] = [Space(index % SEA, index // SEA) for index in range(SEA * SEA)]
_SITES: Final[list[Site]] = [Site(index % SITES, index // SITES) for index in range(SITES * SITES)]
STARTS: Final[list[Start]] = [Start(SeatId(seat)) for seat in range(4)]

SPACE_NAMED: Final[dict[str, Space]] = {space.name: space for space in SPACES}
VERBS: Final = ("start", "lay", "raise", "coin", "place", "move", "ride", "spirit", "settle", "sink", "slide")
