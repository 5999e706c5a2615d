from __future__ import annotations

import random
from typing import Any, Protocol, TypeVar

from kamishima.core.game import AnyGame
from kamishima.core.rollout import Rollout, at_random
from kamishima.core.text.notation import Reading
from kamishima.core.turn import Decision
from kamishima.core.words import Phrase
from kamishima.games.registry import GAMES, box
from kamishima.server.protocol.errors import NotOffered


class Read(Protocol):
    """A text that was read, with everything that is wrong about it."""

    @property
    def reading(self) -> Reading: ...


R = TypeVar("R", bound=Read)


class PositionEditor(Protocol[R]):
    """What is done with the texts of one table's positions; a text is read once, whatever is asked about it."""

    def begin(self) -> str:
        """A position to begin with."""
        ...

    def read(self, text: str) -> R:
        """A text as far as it can be read."""
        ...

    def edited(self, reader: R, tool: str, words: str, seat: int) -> str:
        """The text after an edit."""
        ...

    def phrases(self, reader: R, tool: str, seat: int) -> list[Phrase]:
        """What a tool can do."""
        ...

    def facts(self, reader: R) -> dict[str, str | int]:
        """What is said about the table, for whoever wants to change it."""
        ...

    def view(self, reader: R, tool: str, seat: int) -> object:
        """The view to draw, so that the board sees what the tool can do; None when there is nothing to draw."""
        ...


def editor_of(game: AnyGame) -> PositionEditor[Any]:
    make = box(game.name).part(box(game.name).position_editor)
    if make is None:
        able = " and ".join([name for name in GAMES if box(name).position_editor])
        raise NotOffered(f"positions of {game.name} cannot be placed; those of {able} can", "game")
    editor: PositionEditor[Any] = make(game)
    return editor


def random_position(game: AnyGame, rng: random.Random) -> str:
    """A moment of the second half of a random match, as text."""
    played = Rollout(game, at_random(rng), rng)
    found = [game.written(state) for state, turn, _ in played if isinstance(turn, Decision)]
    return found[rng.randrange(len(found) // 2, len(found))]
