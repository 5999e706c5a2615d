from __future__ import annotations

from collections.abc import Sequence

from kamishima.core.game import AnyGame
from kamishima.games.registry import box
from kamishima.terminal.drawing import Drawing
from kamishima.texts.texts import Texts


def drawing_of(game: AnyGame, texts: Texts, names: Sequence[str]) -> Drawing:
    """The drawing of a game, in one language, for players of these names; a plain one where the game has none."""
    kind: type[Drawing] = box(game.name).part(box(game.name).drawing) or Drawing
    return kind(game, texts, names)
