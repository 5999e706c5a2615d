"""The games whose positions can be placed by hand: each is read, changed and drawn in its own way."""

from __future__ import annotations

import random
from abc import abstractmethod

import msgspec

from kamishima.core.game import AnyGame, Chance, Decision, Over, SeatId
from kamishima.core.notation import Remark
from kamishima.core.words import Phrase
from kamishima.games.islands.editing import Editor as IslandsEditor
from kamishima.games.islands.landmarks import COLOURS
from kamishima.games.islands.rules import Islands
from kamishima.games.islands.shapes import SINGLE
from kamishima.games.shaman.editing import TILE
from kamishima.games.shaman.editing import Editor as ShamanEditor
from kamishima.games.shaman.rules import ShamanIsland
from kamishima.games.shaman.state import BUILD
from kamishima.server.errors import NotOffered

EDITING = "edit"
"""The phase of a view that is edited: nothing that a board would explain is going on."""


class Easel:
    """What is done with the texts of one table's positions."""

    @abstractmethod
    def begin(self) -> str:
        """A position to begin with."""

    @abstractmethod
    def remarks(self, text: str) -> list[Remark]:
        """What is wrong with a text."""

    @abstractmethod
    def edited(self, text: str, tool: str, words: str, seat: int) -> str:
        """The text after an edit."""

    @abstractmethod
    def phrases(self, text: str, tool: str, seat: int) -> list[Phrase]:
        """What a tool can do."""

    @abstractmethod
    def facts(self, text: str) -> dict[str, str | int]:
        """What is said about the table, for whoever wants to change it."""

    @abstractmethod
    def view(self, text: str, tool: str, seat: int) -> object:
        """The view to draw, so that the board sees what the tool can do; None when there is nothing to draw."""


class IslandsEasel(Easel):
    """Everything lies open; one player's islands lie in front."""

    def __init__(self, game: Islands) -> None:
        self._game = game
        self._editor = IslandsEditor(game.placer, game.content.setup.coins.value)

    def begin(self) -> str:
        return self._editor.begin()

    def remarks(self, text: str) -> list[Remark]:
        return self._game.examined(text).reading.remarks

    def edited(self, text: str, tool: str, words: str, seat: int) -> str:
        return self._editor.edited(self._game.examined(text), tool, words, seat)

    def phrases(self, text: str, tool: str, seat: int) -> list[Phrase]:
        return self._editor.phrases(self._game.examined(text), tool, seat)

    def facts(self, text: str) -> dict[str, str | int]:
        return self._editor.facts(self._game.examined(text))

    def view(self, text: str, tool: str, seat: int) -> object:
        state = self._editor.state(self._game.examined(text))
        shown = self._game.shown.view(state, SeatId(seat), Decision(SeatId(seat), ()))
        square = self._game.shapes[SINGLE].name
        return msgspec.structs.replace(shown, phase=EDITING, shape=square, colours=COLOURS, pieces=1)


class ShamanEasel(Easel):
    """Seen as spectators see it: no coin is known."""

    def __init__(self, game: ShamanIsland) -> None:
        self._game = game
        self._editor = ShamanEditor(game.placer)

    def begin(self) -> str:
        return self._editor.begin()

    def remarks(self, text: str) -> list[Remark]:
        return self._game.examined(text).reading.remarks

    def edited(self, text: str, tool: str, words: str, seat: int) -> str:
        return self._editor.edited(self._game.examined(text), tool, words, seat)

    def phrases(self, text: str, tool: str, seat: int) -> list[Phrase]:
        return self._editor.phrases(self._game.examined(text), tool, seat)

    def facts(self, text: str) -> dict[str, str | int]:
        return self._editor.facts(self._game.examined(text))

    def view(self, text: str, tool: str, seat: int) -> object:
        state = self._editor.state(self._game.examined(text))
        if not state.land.tiles:
            return None
        shown = self._game.viewer.view(state, None, Decision(state.seat, ()))
        return msgspec.structs.replace(shown, phase=BUILD if tool == TILE else shown.phase)


def easel(game: AnyGame) -> Easel:
    """The easel of a table."""
    if isinstance(game, Islands):
        return IslandsEasel(game)
    if isinstance(game, ShamanIsland):
        return ShamanEasel(game)
    raise NotOffered(f"positions of {game.name} cannot be placed; those of islands and shaman can", "game")


def random_position(game: AnyGame, rng: random.Random) -> str:
    """A moment of the second half of a random match, as text."""
    found: list[str] = []
    state = game.start()
    turn = game.turn(state)
    while isinstance(turn, Decision | Chance):
        if isinstance(turn, Decision):
            found.append(game.written(state))
            action = turn.actions[rng.randrange(len(turn.actions))]
        else:
            action = turn.draw(rng)
        state = game.apply(state, action)
        turn = game.turn(state)
    assert isinstance(turn, Over)
    return found[rng.randrange(len(found) // 2, len(found))]
