"""The land: stacks of tiles on the sea, how their spaces hang together, and what tiles can do.

Every stack has a slot; slots are reused. A cell is a space of land, four for each slot: cell 4·slot + 0, 1, 2, 3 is the
south-western, south-eastern, north-western and north-eastern space of the stack. Pieces stand on cells, so they go
along by themselves when a tile slides. A land is never changed once it has been returned; new ones share its parts.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kamishima.games.shaman.rules.actions import Site, Slide, Space
from kamishima.games.shaman.rules.geometry import EAST, NORTH, NOWHERE, SOUTH, WEST, bit
from kamishima.games.shaman.rules.slides import beyond_the_sea, footprint, sea_level_paths, upper_paths

_INNER: Final[list[i64]] = [2, 1, -1, -1, 3, -1, -1, 0, -1, 3, 0, -1, -1, -1, 1, 2]
"""Which cell of the same tile lies next to each of its cells, by way; NOWHERE when the tile ends there."""


class Land:
    """All stacks of tiles, and what follows from where they lie."""

    derived: ClassVar[tuple[str, ...]] = ("shown",)

    def __init__(self, slots: i64) -> None:
        self.slots: i64 = slots
        self.tiles: i64 = 0
        self.sites: list[Site | None] = [None] * slots
        """Where the stack of each slot lies."""
        self.heights: list[i64] = [0] * slots
        self.links: list[i64] = [NOWHERE] * (16 * slots)
        """The neighbour of each cell to each of the four sides."""
        self.touch: list[i64] = [0] * slots
        """For each slot, the set of slots it touches (S1.2)."""
        self.windows: list[i64] = [0] * slots
        """For each slot, what lies around it; see `slides`."""
        self.paths: list[list[Slide] | None] = [None] * slots
        """For each slot the slides of its top tile, once worked out."""
        self.islands: list[i64] = []
        """The sets of slots that hang together, by their lowest slot (S1.2)."""
        self.shown: object = None
        """Cache: how the land is shown."""

    def copy(self) -> Land:
        other = Land(0)
        other.slots = self.slots
        other.tiles = self.tiles
        other.sites = self.sites[:]
        other.heights = self.heights[:]
        other.links = self.links[:]
        other.touch = self.touch[:]
        other.windows = self.windows[:]
        other.paths = self.paths[:]
        other.islands = self.islands[:]
        return other

    def site(self, slot: i64) -> Site:
        site = self.sites[slot]
        assert site is not None
        return site

    def space(self, cell: i64) -> Space:
        return self.site(cell >> 2).spaces[cell & 3]

    def slot_at(self, site: Site) -> i64:
        """The slot of the stack at a site; NOWHERE when none lies exactly there."""
        for slot in range(self.slots):
            if self.sites[slot] is site:
                return slot
        return NOWHERE

    def cell_at(self, space: Space) -> i64:
        """The cell of a space; NOWHERE when it is water."""
        x = space.x
        y = space.y
        for slot in range(self.slots):
            site = self.sites[slot]
            if site is not None and 0 <= x - site.x <= 1 and 0 <= y - site.y <= 1:
                return 4 * slot + 2 * (y - site.y) + x - site.x
        return NOWHERE

    def free_slot(self) -> i64:
        """The lowest slot without a stack."""
        for slot in range(self.slots):
            if self.sites[slot] is None:
                return slot
        raise AssertionError("there are as many slots as tiles")

    def island_of(self, slot: i64) -> i64:
        """The set of slots that hang together with this one."""
        for island in self.islands:
            if (island >> slot) & 1:
                return island
        return 0

    def tiles_of(self, island: i64) -> i64:
        """How many tiles an island has, buried ones included (S1.2)."""
        tiles: i64 = 0
        for slot in range(self.slots):
            if (island >> slot) & 1:
                tiles += self.heights[slot]
        return tiles

    def diagonal(self, cell: i64, upward: i64, sideways: i64) -> i64:
        """The cell that a shaman reaches by one diagonal step; at least one space beside it must be land (S4.2)."""
        links = self.links
        beside = links[4 * cell + upward]
        if beside >= 0:
            beside = links[4 * beside + sideways]
            if beside >= 0:
                return beside
        beside = links[4 * cell + sideways]
        return links[4 * beside + upward] if beside >= 0 else NOWHERE

    def slides(self, slot: i64) -> list[Slide]:
        """The slides of the top tile of a stack (S7)."""
        known = self.paths[slot]
        if known is None:
            site = self.site(slot)
            barred = beyond_the_sea(site.x, site.y)
            window = self.windows[slot]
            paths = sea_level_paths(window, barred) if self.heights[slot] == 1 else upper_paths(window, barred)
            known = [site.slide(path) for path in paths]
            self.paths[slot] = known  # a cache: slides follow from windows and heights
        return known

    @staticmethod
    def of(stacks: list[tuple[Site, int] | None]) -> Land:
        """The land of these stacks, slot by slot: their sites and heights."""
        land = Land(len(stacks))
        for slot, stack in enumerate(stacks):
            if stack is not None:
                land.attach(slot, stack[0], stack[1])
                land.tiles += stack[1]
        land.islands = land.partition()
        return land

    # -- changing, on a copy ---------------------------------------------------------------------------------------

    def laid(self, site: Site) -> Land:
        """With one more tile at sea level."""
        other = self.copy()
        other.tiles += 1
        other.attach(other.free_slot(), site, 1)
        other.islands = other.partition()
        return other

    def raised(self, slot: i64) -> Land:
        """With one more tile on a stack."""
        other = self.copy()
        other.tiles += 1
        other.heights[slot] += 1
        other.paths[slot] = None
        return other

    def sunk(self, slot: i64) -> Land:
        """Without the single tile of a slot (S6.1)."""
        other = self.copy()
        other.tiles -= 1
        other.detach(slot)
        other.islands = other.partition()
        return other

    def slid(self, slot: i64, site: Site) -> Land:
        """With the single tile of a slot at another site (S7.3)."""
        other = self.copy()
        other.detach(slot)
        other.attach(slot, site, 1)
        other.islands = other.partition()
        return other

    def slid_off(self, slot: i64, site: Site, into: i64) -> Land:
        """With the top tile of a stack at another site, in a free slot (S7.2)."""
        other = self.copy()
        other.heights[slot] -= 1
        other.paths[slot] = None
        other.attach(into, site, 1)
        other.islands = other.partition()
        return other

    def attach(self, slot: i64, site: Site, height: i64) -> None:
        """Put a stack into a free slot; only on a land that has not been returned yet."""
        window: i64 = 0
        for other in range(self.slots):
            there = self.sites[other]
            if there is not None:
                x: i64 = there.x - site.x
                y: i64 = there.y - site.y
                if -4 <= x <= 4 and -4 <= y <= 4:
                    window |= footprint(x, y)
                    self.windows[other] |= footprint(-x, -y)
                    self.paths[other] = None
                    self._join(slot, other, x, y)
        self.sites[slot] = site
        self.heights[slot] = height
        self.windows[slot] = window
        self.paths[slot] = None
        for place in range(16):
            if _INNER[place] >= 0:
                self.links[16 * slot + place] = 4 * slot + _INNER[place]

    def _join(self, slot: i64, other: i64, x: i64, y: i64) -> None:
        """Link the cells of two stacks that touch; the other one lies at this offset."""
        if y * y == 4 and -1 <= x <= 1:
            self._join_edge(slot, other, x, 1, NORTH if y == 2 else SOUTH)
        elif x * x == 4 and -1 <= y <= 1:
            self._join_edge(slot, other, y, 2, EAST if x == 2 else WEST)
        else:
            return
        self.touch[slot] |= bit(other)
        self.touch[other] |= bit(slot)

    def _join_edge(self, slot: i64, other: i64, shift: i64, along: i64, way: i64) -> None:
        """Link two cells along an edge, or one when the stacks are shifted; `along` is the step between its cells."""
        across: i64 = 3 - along
        near: i64 = across if way <= EAST else 0
        back: i64 = (way + 2) % 4
        for place in range(2):
            if 0 <= place - shift <= 1:
                mine: i64 = 4 * slot + near + place * along
                theirs: i64 = 4 * other + across - near + (place - shift) * along
                self.links[4 * mine + way] = theirs
                self.links[4 * theirs + back] = mine

    def detach(self, slot: i64) -> None:
        """Take the stack of a slot away; only on a land that has not been returned yet."""
        site = self.site(slot)
        for place in range(16):
            neighbour: i64 = self.links[16 * slot + place]
            if neighbour >= 0:
                self.links[16 * slot + place] = NOWHERE
                self.links[4 * neighbour + (place + 2) % 4] = NOWHERE
        for other in range(self.slots):
            there = self.sites[other]
            if there is not None:
                x: i64 = site.x - there.x
                y: i64 = site.y - there.y
                if -4 <= x <= 4 and -4 <= y <= 4:
                    self.windows[other] &= ~footprint(x, y)
                    self.paths[other] = None
                    self.touch[other] &= ~bit(slot)
        self.sites[slot] = None
        self.heights[slot] = 0
        self.touch[slot] = 0
        self.windows[slot] = 0
        self.paths[slot] = None

    def partition(self) -> list[i64]:
        """The islands: slots that touch, directly or through others (S1.2)."""
        found: list[i64] = []
        done: i64 = 0
        for slot in range(self.slots):
            if self.heights[slot] > 0 and not (done >> slot) & 1:
                island = self._flood(bit(slot))
                done |= island
                found.append(island)
        return found

    def _flood(self, island: i64) -> i64:
        grown: i64 = 0
        while grown != island:
            grown = island
            for slot in range(self.slots):
                if (island >> slot) & 1:
                    island |= self.touch[slot]
        return island
