"""How Origami Islands looks in a terminal: pictures, score sheets, landmarks and cards, and what happened."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kamishima.core.turn import SeatId
from kamishima.games.islands.game import Islands
from kamishima.games.islands.rules.actions import LAND_WORDS
from kamishima.games.islands.rules.state import TECHNOLOGIES
from kamishima.games.islands.show.events import CardRolled, GameEnded, RoundBegan, SheetDealt
from kamishima.games.islands.show.view import CardView, View
from kamishima.games.islands.terminal.map import (
    LETTER_OF,
    Block,
    abreast,
    block,
    printed_outlines,
    sheet_map,
    turn_blocks,
)
from kamishima.games.islands.terminal.names import Names
from kamishima.games.islands.terminal.picture import TablePicture, layouts
from kamishima.games.islands.terminal.players import LEVELS, signed
from kamishima.terminal.drawing import Drawing, Lines, Scene, clearest
from kamishima.texts.texts import Texts

EXAMPLE = "paint i1 c3 east red"
SHEET_WIDTH = 76


class IslandsDrawing(Drawing):
    things = "landmarks"
    turn_events = (CardRolled,)
    quiet_events = (RoundBegan, SheetDealt, GameEnded)

    @property
    def example(self) -> str:
        return EXAMPLE

    def __init__(self, game: Islands, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(game, texts, names)
        self._game = game
        self._named = Names(texts)

    def table(self, scene: Scene, width: int, height: int) -> Lines:
        drawn = TablePicture(self._game.content, self._named, self._names, scene, width)
        return clearest((drawn.lines(layout) for layout in layouts(len(self._names))), height)

    def opened(self, view: object, others: Sequence[object]) -> object:
        return view  # everything lies open already

    def hint(self, view: object) -> str:
        assert isinstance(view, View)
        least = (view.card or 0) if view.leader is None else view.bid + 1
        return self._texts.phase_hint(
            view.phase,
            card=view.card,
            shape=view.shape,
            pieces=view.pieces,
            colours=view.colours,
            dice=view.dice,
            least=least,
        )

    def title(self, view: object) -> str:
        assert isinstance(view, View)
        return view.title

    def legend(self) -> list[list[str]]:
        return self._named.legend()

    def sheet(self, view: object) -> RenderableType:
        assert isinstance(view, View)
        return Columns([self._sheet_of(view, SeatId(seat)) for seat in range(len(view.players))], padding=(1, 4))

    def _sheet_of(self, view: View, seat: SeatId) -> Table:
        say, player = self._texts.say, view.players[seat]
        title = f"{self._names[seat]} · {say('terminal-islands-coins-short', count=player.coins)}"
        table = Table(title=Text(title), box=None, padding=(0, 1), title_style="bold", title_justify="left")
        table.add_column("", footer=say("table-sheet-total"))
        table.add_column("")
        table.add_column(say("table-sheet-points"), justify="right", footer=signed(player.score))
        table.show_footer = True
        for line in player.lines:
            where = f"×{line.where}" if line.where.isdecimal() else line.where
            table.add_row(f"{LAND_WORDS[line.land]} {self._named.landmark(line.what)}", where, signed(line.points))
        return table

    def card(self, name: str) -> RenderableType | None:
        """A landmark, a technology, or a sheet."""
        wanted = name.strip().lower()
        for kind, letter in LETTER_OF.items():
            if wanted in (kind, letter.lower(), self._named.landmark(kind).lower()):
                title = f"{letter} {self._named.landmark(kind)}"
                return Group(Text(title, style="bold"), Text(self._texts.about("landmark", kind)))
        if wanted in TECHNOLOGIES:
            return Group(Text(self._texts.name("technology", wanted), style="bold"), *self._levels(wanted))
        return self._sheet_page(wanted) if wanted in self._game.content.sheets else None

    @property
    def words(self) -> tuple[str, ...]:
        return (*LETTER_OF, *(TECHNOLOGIES if self._game.science else ()), *self._game.content.sheets)

    def _levels(self, technology: str) -> Lines:
        return [Text(f"{level} {self._texts.level_text(technology, level)}") for level in range(1, LEVELS + 1)]

    def _sheet_page(self, sheet: str) -> RenderableType:
        printed = self._game.content.sheets[sheet].islands
        return Group(*abreast([self._printed(sheet, island) for island in printed], SHEET_WIDTH))

    def _printed(self, sheet: str, island: str) -> Block:
        title = Text(f"{sheet} {self._texts.name('island', island)}", style="bold")
        printed = self._game.content.sheets[sheet].islands[island]
        return block(title, sheet_map(printed.rows, printed_outlines(printed), 2))

    def cards(self, view: object) -> RenderableType:
        """Landmarks, technologies, and development cards with their shapes."""
        assert isinstance(view, View)
        table = Table(box=None, padding=(0, 1), show_header=False)
        table.add_column(no_wrap=True)
        table.add_column()
        for kind, letter in LETTER_OF.items():
            table.add_row(Text(f"{letter} {self._named.landmark(kind)}"), self._texts.about("landmark", kind))
        for word in view.levels:
            table.add_row(Text(self._texts.name("technology", word)), Group(*self._levels(word)))
        return Group(table, *[line for card in view.cards for line in self._card_lines(view, card)])

    def _card_lines(self, view: View, card: CardView) -> Lines:
        shapes = [shape for shape in view.shapes if shape.name == card.shape]
        figures = abreast([one for shape in shapes for one in turn_blocks(shape)], SHEET_WIDTH)
        return [
            Text(f" {self._texts.card_text(str(card.number))}"),
            *[Text("   ").append_text(line) for line in figures],
        ]

    def discards(self, view: object) -> RenderableType:
        return Text(self._texts.say("terminal-islands-no-discards"))
