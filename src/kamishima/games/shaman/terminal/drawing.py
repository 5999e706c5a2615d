"""How Shaman Island looks in a terminal: pictures, score sheets, pieces, and what happened."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kamishima.core.turn import SeatId
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.show.events import CoinChosen, GameEnded, TurnBegan
from kamishima.games.shaman.show.view import View
from kamishima.games.shaman.terminal.map import tribe_letters
from kamishima.games.shaman.terminal.names import PIECES, Names
from kamishima.games.shaman.terminal.picture import TablePicture, strengths
from kamishima.terminal.drawing import Drawing, Lines, Scene
from kamishima.texts.texts import Texts

EXAMPLE = "move m35 m38"


class ShamanDrawing(Drawing):
    things = "pieces"
    has_discards = True
    turn_events = (TurnBegan,)
    quiet_events = (CoinChosen, TurnBegan, GameEnded)

    @property
    def example(self) -> str:
        return EXAMPLE

    def __init__(self, game: ShamanIsland, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(game, texts, names)
        self._content = game.content
        self._tribes = tuple(game.content.tribes)[: game.players]
        self._named = Names(texts)
        self._values = {coin: piece.value.value for coin, piece in game.content.coins.items()}
        self._values["shaman"] = game.content.shaman.value.value

    def table(self, scene: Scene, width: int, height: int) -> Lines:
        return TablePicture(self._named, self._names, self._values, scene, width).best(height)

    def opened(self, view: object, others: Sequence[object]) -> object:
        assert isinstance(view, View)
        for other in others:
            assert isinstance(other, View)
            assert other.seat is not None
            tribes = list(view.tribes)
            tribes[other.seat] = other.tribes[other.seat]
            coin = view.coin if other.coin is None else other.coin
            is_own_rider = other.rider is not None and other.rider.seat == other.seat
            rider = other.rider if is_own_rider else view.rider
            view = msgspec.structs.replace(view, tribes=tuple(tribes), coin=coin, rider=rider)
        return view

    def hint(self, view: object) -> str:
        assert isinstance(view, View)
        laid = sum([stack.height for stack in view.stacks]) - 1  # one tile lies there already
        raising = laid >= len(view.tribes) * self._content.tiles.sea_level.value
        if view.acting != view.seat:  # the details are those of whoever acts
            return self._texts.phase_hint(view.phase)
        return self._texts.phase_hint(view.phase, actions=view.actions_left, coin=view.coin, raising=raising)

    def legend(self) -> list[list[str]]:
        names = [self._named.tribe(tribe) for tribe in self._tribes]
        letters = tribe_letters(names)
        tribes = [f"{letter} {name}" for letter, name in zip(letters, names, strict=True)]
        signs = self._named.legend(letters)
        return [tribes, signs]

    def sheet(self, view: object) -> RenderableType:
        """Island by island: the value of each tribe there, as far as it can be seen, and in the end the points."""
        assert isinstance(view, View)
        say = self._texts.say
        table = Table(box=None, padding=(0, 1), show_footer=bool(view.scores))
        table.add_column(say("terminal-shaman-island"), footer=say("table-sheet-total"))
        table.add_column(say("terminal-shaman-size"), justify="right")
        for seat, name in enumerate(self._names):
            table.add_column(name, justify="right", footer=str(view.scores[seat]) if view.scores else "")
        for place, island in enumerate(view.islands):
            table.add_row(island.name, str(island.tiles), *self._sheet_row(view, place))
        return table

    def _sheet_row(self, view: View, place: int) -> list[Text]:
        seen = {strength.seat: strength for strength in strengths(view, view.islands[place], self._values)}
        cells: list[Text] = []
        for seat in range(len(view.tribes)):
            strength = seen.get(SeatId(seat))
            cell = Text("—" if strength is None else str(strength.total))
            if strength is not None and strength.hidden:
                cell.append(f"+{strength.hidden}?")
            if view.tallies:
                points = view.tallies[place].points[seat]
                cell.append(f" → {points}", style="bold" if points else "dim")
            cells.append(cell)
        return cells

    def card(self, name: str) -> RenderableType | None:
        """A kind of piece, or a tribe."""
        wanted = name.strip().lower()
        for word in PIECES:
            if wanted in (word, self._named.piece(word).lower()):
                return self._page(word)
        for seat, word in enumerate(self._tribes):
            if wanted in (word, self._named.tribe(word).lower()):
                return Text(f"{self._named.tribe(word)}: {self._names[seat]}")
        return None

    def _page(self, word: str) -> RenderableType:
        title = Text(self._named.piece(word), style="bold")
        if word == "warrior":
            values = " ".join([str(self._values[coin]) for coin in self._content.coins])
            title.append(f"  {self._texts.say('terminal-shaman-worth', values=values)}", style="not bold")
        return Group(title, Text(self._texts.about("piece", word, value=self._values["shaman"])))

    @property
    def words(self) -> tuple[str, ...]:
        return (*PIECES, *self._tribes)

    def cards(self, view: object) -> RenderableType:
        return Group(*[self._page(word) for word in PIECES])

    def discards(self, view: object) -> RenderableType:
        """Tiles are all that ever leaves this game."""
        assert isinstance(view, View)
        return Text(self._texts.say("terminal-shaman-sunk", count=view.sunk))
