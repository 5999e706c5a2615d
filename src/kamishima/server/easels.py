"""The games whose positions can be placed by hand: each is read, changed and drawn in its own way."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from kamishima.core.game import AnyGame, Chance, Decision, Over, SeatId
from kamishima.core.notation import Reading
from kamishima.core.words import Phrase
from kamishima.games.islands.editing import Editor as IslandsEditor
from kamishima.games.islands.landmarks import COLOURS
from kamishima.games.islands.reading import Reader as IslandsReader
from kamishima.games.islands.rules import Islands
from kamishima.games.islands.shapes import SINGLE
from kamishima.games.shaman.editing import TILE
from kamishima.games.shaman.editing import Editor as ShamanEditor
from kamishima.games.shaman.positions import Reader as ShamanReader
from kamishima.games.shaman.rules import ShamanIsland
from kamishima.games.shaman.state import BUILD
from kamishima.server.errors import NotOffered

EDITING = "edit"
"""The phase of a view that is edited: nothing that a board would explain is going on."""


R = TypeVar("R", bound="Read")
R_contra = TypeVar("R_contra", contravariant=True)


class Read(Protocol):
    """A text that was read, with everything that is wrong about it."""

    @property
    def reading(self) -> Reading: ...


class Editor(Protocol[R_contra]):
    """What the `editing.py` of a game gives."""

    def begin(self) -> str: ...
    def edited(self, reader: R_contra, tool: str, words: str, seat: int) -> str: ...
    def phrases(self, reader: R_contra, tool: str, seat: int) -> list[Phrase]: ...
    def facts(self, reader: R_contra) -> dict[str, str | int]: ...


class Easel(Generic[R]):
    """What is done with the texts of one table's positions; a text is read once, whatever is asked about it."""

    def __init__(self, editor: Editor[R], read: Callable[[str], R]) -> None:
        self._editor = editor
        self.read = read

    def begin(self) -> str:
        """A position to begin with."""
        return self._editor.begin()

    def edited(self, text: str, tool: str, words: str, seat: int) -> str:
        """The text after an edit."""
        return self._editor.edited(self.read(text), tool, words, seat)

    def phrases(self, read: R, tool: str, seat: int) -> list[Phrase]:
        """What a tool can do."""
        return self._editor.phrases(read, tool, seat)

    def facts(self, read: R) -> dict[str, str | int]:
        """What is said about the table, for whoever wants to change it."""
        return self._editor.facts(read)

    @abstractmethod
    def view(self, read: R, tool: str, seat: int) -> object:
        """The view to draw, so that the board sees what the tool can do; None when there is nothing to draw."""


class IslandsEasel(Easel[IslandsReader]):
    """Everything lies open; one player's islands lie in front."""

    def __init__(self, game: Islands) -> None:
        self._game = game
        self._islands = IslandsEditor(game.placer, game.content.setup.coins.value)
        super().__init__(self._islands, game.examined)

    def view(self, read: IslandsReader, tool: str, seat: int) -> object:
        shown = self._game.shown.view(self._islands.state(read), SeatId(seat), Decision(SeatId(seat), ()))
        square = self._game.shapes[SINGLE].name
        return msgspec.structs.replace(shown, phase=EDITING, shape=square, colours=COLOURS, pieces=1)


class ShamanEasel(Easel[ShamanReader]):
    """Seen as spectators see it: no coin is known."""

    def __init__(self, game: ShamanIsland) -> None:
        self._game = game
        self._shaman = ShamanEditor(game.placer)
        super().__init__(self._shaman, game.examined)

    def view(self, read: ShamanReader, tool: str, seat: int) -> object:
        state = self._shaman.state(read)
        if not state.land.tiles:
            return None
        shown = self._game.viewer.view(state, None, Decision(state.seat, ()))
        return msgspec.structs.replace(shown, phase=BUILD if tool == TILE else shown.phase)


def easel(game: AnyGame) -> Easel[Any]:
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
