from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from kamishima.core.turn import SeatId, seat_word
from kamishima.core.words import follow
from kamishima.games.islands.pack.landmarks import EMPTY, cell_of
from kamishima.games.islands.pack.schema import Content
from kamishima.games.islands.rules.actions import LAND_WORDS
from kamishima.games.islands.show.view import LandView, PlayerView, View
from kamishima.games.islands.terminal.map import (
    GAP,
    INK,
    LETTERS,
    OPEN,
    PAINT,
    Block,
    abreast,
    block,
    land_map,
    previewed,
    printed_outlines,
    sheet_map,
)
from kamishima.games.islands.terminal.names import Names
from kamishima.games.islands.terminal.players import PlayersPicture, card_of, signed
from kamishima.terminal.drawing import Lines, Scene, flow, rule

YEAR = 12
"""So many spaces of the season track are a line of its own on the board."""

LEAST_ROOM = 18
"""Four of these stand in eighty columns."""


class Layout(NamedTuple):
    others: str
    """The islands of the others: as `maps`, as `lines`, or not at all."""
    legend: bool
    wide: bool
    """Whether sheets to choose from are drawn like islands, with coordinates."""
    shapes: bool = True
    """Whether shapes are drawn while they are bid for, and not only while they are painted."""
    brief: bool = False
    """Whether only those players are listed who matter at this moment."""


LAYOUTS = (
    Layout(others="maps", legend=True, wide=True),
    Layout(others="maps", legend=False, wide=True),
    Layout(others="lines", legend=True, wide=True),
    Layout(others="lines", legend=False, wide=True),
    Layout(others="lines", legend=False, wide=False),
    Layout(others="", legend=False, wide=False),
    Layout(others="", legend=False, wide=False, shapes=False),
)
"""From roomy to tight."""
CROWDED = Layout(others="", legend=False, wide=False, shapes=False, brief=True)
CROWD = 5
"""So many players take more room than what happened is worth."""


def layouts(players: int) -> tuple[Layout, ...]:
    """All layouts for so many players, from roomy to tight."""
    return (*LAYOUTS, CROWDED) if players >= CROWD else LAYOUTS


class TablePicture:
    def __init__(self, content: Content, named: Names, names: Sequence[str], scene: Scene, width: int) -> None:
        assert isinstance(scene.view, View)
        self.view = scene.view
        self.content = content
        self.named = named
        self.texts = named.texts
        self.names = names
        self.width = width
        self.scene = scene
        self.seat = SeatId(self.view.turn_of if self.view.seat is None else self.view.seat)
        """Whose islands are drawn large: the viewer's own, else those of whoever is on turn."""

        # The same in every layout, and most of the work.
        self._large = self._islands()

    def lines(self, layout: Layout) -> Lines:
        return [
            *self._header(),
            *self._auction(),
            *self._sheets(layout),
            *self._large,
            *self._players(layout),
            *self._others(layout),
            *self._legend(layout),
        ]

    def _players(self, layout: Layout) -> Lines:
        drawn = PlayersPicture(self.view, self.named, self.names, self.width)
        return drawn.lines(shapes=layout.shapes, brief=layout.brief)

    def _header(self) -> Lines:
        view, say = self.view, self.texts.say
        round_text = say("phase-over") if view.ended else say("table-round", round=max(view.round, 1))
        line = Text(say("game-title"), style="bold").append(f" · {round_text}", style="not bold")
        season = self._season()
        gap = self.width - line.cell_len - season.cell_len
        if gap < 3:
            return [line, season]
        return [Text().append_text(line).append(" " * gap).append_text(season)]

    def _season(self) -> Text:
        """The season track with brackets around the space of the marker."""
        view = self.view
        line = Text(f"{self.texts.say('terminal-islands-season')} ")
        for space, colour in enumerate(view.season):
            letter = LETTERS[colour]
            if space and space % YEAR == 0:
                line.append(" ")
            if space == view.space:
                line.append("[", style="bold").append(letter, style=f"bold {PAINT[letter]}").append("]", style="bold")
            else:
                line.append(letter, style=f"{INK[letter]} dim" if space < view.space else INK[letter])
        return line

    def _auction(self) -> Lines:
        """The card that is auctioned, how the bidding stands, and what is still to come."""
        view, say = self.view, self.texts.say
        if view.card is None or view.ended:
            return []
        parts = [Text(self.named.card(card_of(view, view.card), view.colour))]
        if view.leader is not None:
            parts.append(Text(say("terminal-islands-bid", name=self.names[view.leader], coins=view.bid), style="bold"))
        if view.carrambah is not None:
            parts.append(Text(say("terminal-islands-carrambah", coins=view.carrambah)))
        if view.dice:
            parts.append(Text(say("terminal-islands-dice", dice=" ".join([str(die) for die in view.dice]))))
        lines = flow(Text("  "), parts, " · ", self.width)
        if view.triggers:
            lines += flow(Text(f"  {say('terminal-islands-triggers')} "), _texts(view.triggers), ", ", self.width)
        return lines

    def _islands(self) -> Lines:
        lands = self.view.players[self.seat].lands
        if not lands:
            return []
        say = self.texts.say
        own = self.seat == self.view.seat
        title = say("terminal-islands-yours") if own else say("terminal-islands-of", name=self.names[self.seat])
        marks = [self._marks(word) for word in LAND_WORDS]
        right = [f"{OPEN} {say('terminal-islands-open')}"] if any([OPEN in mark.values() for mark in marks]) else []
        cell = 3 if sum([_room(land, 3) + GAP for land in lands]) - GAP <= self.width else 2
        blocks = [self._land(place, land, cell, marks[place]) for place, land in enumerate(lands)]
        return [rule(title, self.width, right=right), *abreast(blocks, self.width)]

    def island(self, word: str) -> str:
        return self.texts.name("island", word)

    def _marks(self, land: str) -> dict[str, str]:
        """The squares of an island that may be named now, or those that the words said so far would paint."""
        path = ("paint", land, *self.scene.said[2:])
        if self.scene.said != path[: len(self.scene.said)]:
            return {}
        following = follow(self.scene.phrases, path).words
        marks = {word: OPEN for word in following if cell_of(word) is not None}
        return marks | previewed(self.view, path[2:])

    def _land(self, place: int, land: LandView, cell: int, marks: dict[str, str]) -> Block:
        room = _room(land, cell)
        return Block([self._land_title(LAND_WORDS[place], land, room), *land_map(land, cell, marks)], room)

    def _land_title(self, word: str, land: LandView, room: int) -> Text:
        score = f" {signed(land.score)}" if land.begun else ""
        name = Text(self.island(land.name))
        name.truncate(room - len(word) - 1 - len(score), overflow="ellipsis")
        return Text(f"{word} ", style="bold").append_text(name).append(score, style="not bold")

    def _sheets(self, layout: Layout) -> Lines:
        """The sheets that are offered, or that have been dealt, with their islands as printed."""
        player = self.view.players[self.seat]
        sheets = list(dict.fromkeys(follow(self.scene.phrases, ["keep"]).words or player.sheets))
        if player.lands or not sheets:
            return []
        blocks = [
            self._printed(sheet, island, 2 if layout.wide else 1)
            for sheet in sheets
            for island in self.content.sheets[sheet].islands
        ]
        title = self.texts.say("terminal-islands-sheets")
        return [rule(title, self.width), *abreast(blocks, self.width, gap=2)]

    def _printed(self, sheet: str, island: str, cell: int) -> Block:
        printed = self.content.sheets[sheet].islands[island]
        title = Text(f"{sheet} ", style="bold").append(self.island(island), style="not bold")
        if cell == 1:
            title.truncate(11, overflow="ellipsis")
        return block(title, sheet_map(printed.rows, printed_outlines(printed), cell))

    def _others(self, layout: Layout) -> Lines:
        others = [
            (SeatId(seat), player)
            for seat, player in enumerate(self.view.players)
            if seat != self.seat and player.begun
        ]
        if not others or not layout.others:
            return []
        if layout.others == "maps":
            lines = abreast([one for seat, player in others for one in self._small(seat, player)], self.width)
        else:
            lines = [line for seat, player in others for line in self._in_a_line(seat, player)]
        return [rule(self.texts.say("terminal-islands-others"), self.width), *lines]

    def _small(self, seat: SeatId, player: PlayerView) -> list[Block]:
        blocks: list[Block] = []
        for place in sorted(player.begun):
            land = player.lands[place]
            title = Text(f"{seat_word(seat)} {LAND_WORDS[place]}", style="bold")
            title.append(f" {signed(land.score)}", style="not bold")
            blocks.append(block(title, land_map(land, 1)))
        return blocks

    def _in_a_line(self, seat: SeatId, player: PlayerView) -> Lines:
        pieces: list[Text] = []
        for place in sorted(player.begun):
            land = player.lands[place]
            bare = "".join(land.rows).count(EMPTY)
            painted = sum(["".join(land.rows).count(letter) for letter in PAINT])
            name = f"{LAND_WORDS[place]} {self.island(land.name)}"
            pieces.append(Text(f"{name} {painted}/{painted + bare} {signed(land.score)}"))
        return flow(Text(f"  {seat_word(seat)} "), pieces, " · ", self.width)

    def _legend(self, layout: Layout) -> Lines:
        if not layout.legend:
            return []
        has_paint = bool(self.view.players[self.seat].lands)
        return self.named.drawn(self.named.legend() if has_paint else self.named.printed_legend(), self.width)


def _room(land: LandView, cell: int) -> int:
    """How wide an island is with its coordinates; small ones still have room for their names."""
    return max(2 + cell * len(land.rows[0]), LEAST_ROOM)


def _texts(words: Sequence[str]) -> list[Text]:
    return [Text(word) for word in words]
