from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from kamishima.core.turn import SeatId
from kamishima.games.shaman.show.view import Island, Tribe, View
from kamishima.games.shaman.terminal.map import CELLS, TRIBE_STYLES, LandMap, choice
from kamishima.games.shaman.terminal.names import Names
from kamishima.terminal.drawing import Lines, Scene, beside, flow, rule

PANEL = 35
"""So many columns beside the map are enough for tribes and islands."""


class Layout(NamedTuple):
    cell: int
    """The columns of a space."""
    is_beside: bool
    """Whether tribes and islands stand beside the map, or beneath it."""
    has_legend: bool
    is_brief: bool = False
    """Whether tribes and islands are told in as few lines as possible."""


LAYOUTS = (
    *[Layout(cell, is_beside=True, has_legend=True) for cell in CELLS[:2]],
    *[Layout(cell, is_beside=False, has_legend=True) for cell in CELLS[:2]],
    *[Layout(cell, is_beside=True, has_legend=False) for cell in CELLS[:2]],
    *[Layout(cell, is_beside=False, has_legend=False) for cell in CELLS[:2]],
    Layout(CELLS[2], is_beside=True, has_legend=False),
    Layout(CELLS[2], is_beside=False, has_legend=False),
    *[Layout(cell, is_beside=False, has_legend=False, is_brief=True) for cell in CELLS],
)
"""From roomy to tight."""


class Strength(NamedTuple):
    seat: SeatId
    total: int
    hidden: int
    """How many warriors there are of which it does not know the value."""


class TablePicture:
    def __init__(self, named: Names, names: Sequence[str], values: Mapping[str, int], scene: Scene, width: int) -> None:
        assert isinstance(scene.view, View)
        self.view = scene.view
        self.named = named
        self.texts = named.texts
        self.names = names
        self.values = values
        self.width = width
        self.letters = named.letters(self.view)
        self.choice = choice(scene.possible)
        self.land = LandMap(self.view, self.letters, values, self.choice)

    def best(self, height: int) -> Lines:
        """The clearest layout that fits; where none is low enough the lowest, where all are too wide the narrowest."""
        fitting = [layout for layout in LAYOUTS if self._needs(layout) <= self.width]
        drawn: list[Lines] = []
        for layout in fitting or LAYOUTS[-1:]:
            drawn.append(self.lines(layout))
            if len(drawn[-1]) <= height:
                return drawn[-1]
        return min(drawn, key=len)

    def _needs(self, layout: Layout) -> int:
        return self.land.width(layout.cell) + (PANEL + 3 if layout.is_beside else 0)

    def lines(self, layout: Layout) -> Lines:
        legend = self._legend(self.width) if layout.has_legend else []
        land = self.land.lines(layout.cell)
        if not layout.is_beside:
            return [*self._header(), *land, *self._panel(self.width, layout), *legend]
        left = self.land.width(layout.cell)
        return [*self._header(), *beside(land, self._panel(self.width - left - 3, layout), left), *legend]

    def _panel(self, width: int, layout: Layout) -> Lines:
        if layout.is_brief:
            return [*self._brief_tribes(width), *self._brief_islands(width)]
        return [*self._tribes(width, layout), *self._islands(width)]

    def _header(self) -> Lines:
        view, say = self.view, self.texts.say
        parts = [Text(say("game-title"), style="bold")]
        if view.ended:
            parts.append(Text(say("phase-over")))
        elif view.actions_left:
            parts.append(Text(say("terminal-round-of", round=view.round, last=view.last_round)))
            parts.append(Text(say("terminal-shaman-actions", count=view.actions_left)))
        if view.sunk:
            parts.append(Text(say("terminal-shaman-sunk", count=view.sunk)))
        if view.coin is not None:
            parts.append(Text(say("terminal-shaman-coin", value=self.values[view.coin]), style="bold"))
        if view.rider is not None:
            parts.append(self._rider())
        return flow(Text(), parts, " · ", self.width)

    def _rider(self) -> Text:
        rider = self.view.rider
        assert rider is not None
        worth = "?" if rider.coin is None else str(self.values[rider.coin])
        letter = self.letters[rider.seat]
        sign = letter if rider.piece == "shaman" else f"{letter.lower()}{worth}"
        return Text(f"{self.texts.say('terminal-shaman-rider')} ").append(sign, style=TRIBE_STYLES[rider.seat])

    def _tribes(self, width: int, layout: Layout) -> Lines:
        lines = [rule(self.texts.say("terminal-shaman-tribes"), width)]
        for seat, tribe in enumerate(self.view.tribes):
            notes = self._notes(tribe) + (self._coins(tribe) if layout.cell == CELLS[-1] else [])
            lines += self._tribe(SeatId(seat), tribe, notes, width)
        return lines

    def _is_acting(self, seat: SeatId) -> bool:
        view = self.view
        acting = view.turn_of if view.acting is None else view.acting
        return seat == acting and view.starter is not None and not view.ended

    def _brief_tribes(self, width: int) -> Lines:
        pieces: list[Text] = []
        for seat, tribe in enumerate(self.view.tribes):
            sign = "▸" if self._is_acting(SeatId(seat)) else ""
            name = Text(sign).append(self.letters[seat], style=TRIBE_STYLES[seat]).append(f" {self.names[seat]}")
            pieces.append(Text(", ").join([name, *self._notes(tribe)]))
        return flow(Text("  "), pieces, " · ", width)

    def _brief_islands(self, width: int) -> Lines:
        pieces: list[Text] = []
        for place, island in enumerate(self.view.islands):
            tally = [self._scored(place)] if self.view.tallies else []
            size = Text(f"{island.name} ").append(self.texts.say("terminal-shaman-tiles", count=str(island.tiles)))
            pieces.append(Text(" ").join([size, *self._strengths(island), *tally]))
        return flow(Text("  "), pieces, " · ", width)

    def _tribe(self, seat: SeatId, tribe: Tribe, notes: list[Text], width: int) -> Lines:
        view, say = self.view, self.texts.say
        is_acting = self._is_acting(seat)
        first = Text("▸ " if is_acting else "  ").append(self.letters[seat], style=TRIBE_STYLES[seat]).append(" ")
        name = Text(self.names[seat], style="bold" if is_acting else "")
        name.append(f" ({self.named.tribe(tribe.name)})", style="not bold dim")
        pieces = [name]
        if seat == view.seat:
            pieces.append(Text(say("terminal-you"), style="dim"))
        if seat == view.starter:
            pieces.append(Text(say("table-starter"), style="dim"))
        if view.scores:
            pieces.append(Text(say("table-points", count=view.scores[seat]), style="bold"))
        return flow(first, [*pieces, *notes], " · ", width)

    def _notes(self, tribe: Tribe) -> list[Text]:
        say = self.texts.say
        notes: list[Text] = []
        if tribe.spirit is not None:
            notes.append(Text(say("terminal-shaman-spirit-way", spirit=tribe.spirit, host=tribe.host or "…")))
        if tribe.coins_in_hand:
            coins = " ".join([str(self.values[coin]) for coin in tribe.coins_in_hand])
            notes.append(Text(say("terminal-shaman-hand", coins=coins)))
        elif tribe.in_hand:
            notes.append(Text(say("terminal-shaman-hand-hidden", count=tribe.in_hand)))
        return notes

    def _coins(self, tribe: Tribe) -> list[Text]:
        """Where the known warriors stand, for maps without room for their values."""
        known = [(warrior.coin, warrior.space) for warrior in tribe.warriors]
        return [Text(f"{self.values[coin]}={space}") for coin, space in known if coin is not None]

    def _islands(self, width: int) -> Lines:
        view, say = self.view, self.texts.say
        right = [say("terminal-shaman-end", count=view.islands_to_end)]
        lines = [rule(say("terminal-shaman-islands", count=len(view.islands)), width, right=right)]
        widest = max([len(str(island.tiles)) for island in view.islands], default=0)
        for place, island in enumerate(view.islands):
            first = Text(f"  {island.name} ").append(say("terminal-shaman-tiles", count=f"{island.tiles:>{widest}}"))
            tally = [self._scored(place)] if view.tallies else []
            lines += flow(first.append("  "), [*self._strengths(island), *tally], "  ", width)
        return lines

    def _strengths(self, island: Island) -> list[Text]:
        """Who is there, the strongest by what can be seen first."""
        pieces: list[Text] = []
        for place, strength in enumerate(strengths(self.view, island, self.values)):
            piece = Text(self.letters[strength.seat], style=TRIBE_STYLES[strength.seat])
            hidden = f"+{strength.hidden}?" if strength.hidden else ""
            piece.append(f" {strength.total}{hidden}", style="bold" if place == 0 else "not bold default")
            pieces.append(piece)
        return pieces or [Text("—", style="dim")]

    def _scored(self, place: int) -> Text:
        tally = self.view.tallies[place]
        points = [f"{self.letters[seat]} {tally.points[seat]}" for seat in tally.controllers]
        return Text("→ " + ", ".join(points) if points else "")

    def _legend(self, width: int) -> Lines:
        pieces = [Text(piece) for piece in self.named.legend(self.letters)]
        return [rule(self.texts.say("terminal-shaman-legend"), width), *flow(Text("  "), pieces, "   ", width)]


def strengths(view: View, island: Island, values: Mapping[str, int]) -> list[Strength]:
    """What can be seen of each tribe on an island, the strongest first; a shaman away lies on its warrior."""
    spaces = {space for stack in view.stacks if stack.site in island.sites for space in stack.spaces}
    found: list[Strength] = []
    for seat, tribe in enumerate(view.tribes):
        coins = [warrior.coin for warrior in tribe.warriors if warrior.space in spaces]
        has_shaman = (tribe.shaman or tribe.host) in spaces
        if coins or has_shaman:
            known = sum([values[coin] for coin in coins if coin is not None])
            found.append(Strength(SeatId(seat), known + has_shaman * values["shaman"], coins.count(None)))
    return sorted(found, key=lambda strength: (-strength.total, -strength.hidden, strength.seat))
