"""The players of an Origami Islands table in a terminal: coins, tokens, bids and points; shapes; science."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kamishima.core.turn import SeatId, seat_word
from kamishima.games.islands.rules.keys import CARD
from kamishima.games.islands.show.view import CardView, PlayerView, View
from kamishima.games.islands.terminal.map import Block, abreast, shape_block, turn_blocks
from kamishima.games.islands.terminal.names import Names
from kamishima.terminal.drawing import Lines, grid, rule

LEVELS = 3
"""So many levels has a technology."""


class PlayersPicture:
    """A line for each player, and what belongs to them."""

    def __init__(self, view: View, named: Names, names: Sequence[str], width: int) -> None:
        self.view = view
        self.named = named
        self.texts = named.texts
        self.names = names
        self.width = width

    def lines(self, *, shapes: bool, brief: bool = False) -> Lines:
        """Players, the shapes that matter now, and the science sheet; in brief, without who looks on at a painting."""
        is_painting = self.view.shape is not None or self.view.phase == CARD
        figures = self._shapes() if shapes or is_painting else []
        everybody = [SeatId(seat) for seat in range(len(self.view.players))]
        seats = [seat for seat in everybody if self._matters(seat)] if brief and is_painting else everybody
        return [*self._players(seats, figures), *self._science()]

    def _matters(self, seat: SeatId) -> bool:
        view = self.view
        return seat in (view.seat, view.leader, view.turn_of, view.acting)

    def _players(self, seats: Sequence[SeatId], shapes: Lines) -> Lines:
        rows = [self._player(seat, self.view.players[seat]) for seat in seats]
        title = self.texts.say("terminal-islands-players")
        table = Columns(["", "", *self.named.heads, ""], rows, title)
        lines, heading = table.lines, table.heading(self.width, self._reserve())
        if not shapes:
            return [heading, *lines]
        room = _widest(lines) + 4
        if room + _widest(shapes) > self.width:
            return [heading, *lines, *[Text("  ").append_text(line) for line in shapes]]
        return [heading, *abreast([Block(lines, room), Block(shapes, _widest(shapes))], self.width, gap=0)]

    def _reserve(self) -> list[str]:
        view = self.view
        if view.coal_reserve is None or view.gold_reserve is None:
            return []
        return [self.texts.say("terminal-islands-reserve", coal=view.coal_reserve, gold=view.gold_reserve)]

    def _player(self, seat: SeatId, player: PlayerView) -> list[str]:
        view = self.view
        acting = view.turn_of if view.acting is None else view.acting
        return [
            f"{'▸' if seat == acting and not view.ended else ' '} {seat_word(seat)}",
            self.names[seat],
            str(player.coins),
            f"+{player.income}",
            self._bid(seat, player),
            f"{player.coal_any}+{player.coal_season}",
            f"{player.gold_two}+{player.gold_one}",
            str(player.volcanoes),
            f"{player.access_any}+{player.access_regular}",
            signed(player.score),
            self._badges(seat),
        ]

    def _bid(self, seat: SeatId, player: PlayerView) -> str:
        if self.view.leader == seat:
            return str(self.view.bid)
        return "—" if player.passed else ""

    def _badges(self, seat: SeatId) -> str:
        view, say = self.view, self.texts.say
        badges = [say("terminal-you")] if seat == view.seat else []
        if seat == view.first and view.round:
            badges.append(say("terminal-islands-first"))
        return " · ".join(badges)

    def _shapes(self) -> Lines:
        """The shape that is painted or auctioned in its turns, or all shapes where one is to be chosen."""
        view = self.view
        shape = view.shape or (card_of(view, view.card).shape if view.card is not None else None)
        shapes = {one.name: one for one in view.shapes}
        if view.card is None or view.ended or (shape is not None and len(shapes[shape].turns) == 1):
            return []
        blocks = [shape_block(one) for one in shapes.values() if len(one.turns) > 1]
        if shape is not None:
            blocks = turn_blocks(shapes[shape])
        return abreast(blocks, self.width - 2, gap=2)

    def _science(self) -> Lines:
        view, say = self.view, self.texts.say
        if not view.levels:
            return []
        cells = [self._technology(word, level) for word, level in view.levels.items()]
        right = [f"● {say('terminal-islands-researched')}", f"! {say('terminal-islands-used')}"]
        return [rule(say("terminal-islands-science"), self.width, right=right), *grid(cells, self.width, gap=2)]

    def _technology(self, word: str, level: int) -> Text:
        line = Text("  ").append(self.texts.name("technology", word), style="bold" if level else "")
        line.append(f" {'●' * level}{'○' * (LEVELS - level)}")
        return line.append(" !" if word in self.view.used else "")


def card_of(view: View, number: int) -> CardView:
    return next(iter([card for card in view.cards if card.number == number]))


def signed(number: int) -> str:
    """A number of points with a real minus."""
    return f"−{-number}" if number < 0 else str(number)


def _widest(lines: Lines) -> int:
    return max([line.cell_len for line in lines])


class Columns:
    """Cells in rows: a mark with the seat, a name, numbers under their heads, and notes."""

    def __init__(self, heads: Sequence[str], rows: Sequence[Sequence[str]], title: str) -> None:
        self._heads = heads
        self._title = title
        self._widths = [max([Text(cells[place]).cell_len for cells in (heads, *rows)]) for place in range(len(heads))]
        self._widths[1] = max(self._widths[1], Text(f"── {title} ").cell_len - self._widths[0] - 3)
        self.lines = [self._line(cells) for cells in rows]

    def _line(self, cells: Sequence[str]) -> Text:
        is_marked = not cells[0].startswith(" ")
        line = Text()
        for place, (cell, width) in enumerate(zip(cells, self._widths, strict=True)):
            made = Text(cell)
            made.align("right" if 1 < place < len(cells) - 1 else "left", width)
            made.stylize("bold" if is_marked and place < 2 else "dim" if place == len(cells) - 1 else "")
            line.append_text(made).append(" " if place == 0 else "  ")
        line.rstrip()
        return line

    def heading(self, width: int, right: Sequence[str]) -> Text:
        """The title where the names stand, and the heads above their numbers."""
        heads = self._line(self._heads).plain
        offset = Text(f"── {self._title} ").cell_len
        return rule(self._title, width, columns=Text(f"{heads[offset:]} "), right=right)
