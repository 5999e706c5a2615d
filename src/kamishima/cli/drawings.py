"""Which drawing a game has."""

from __future__ import annotations

from collections.abc import Sequence

from kamishima.cli.draw_islands import IslandsDrawing
from kamishima.cli.draw_origami import OrigamiDrawing
from kamishima.cli.draw_shaman import ShamanDrawing
from kamishima.cli.table import Drawing
from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame
from kamishima.games.islands.rules import Islands
from kamishima.games.origami.rules import Origami
from kamishima.games.shaman.rules import ShamanIsland
from kamishima.texts.texts import Texts


def drawing_of(game: AnyGame, texts: Texts, names: Sequence[str]) -> Drawing:
    """The drawing of a game, in one language, for players of these names."""
    if isinstance(game, Origami):
        return OrigamiDrawing(game, texts, names)
    if isinstance(game, Islands):
        return IslandsDrawing(game, texts, names)
    if isinstance(game, ShamanIsland):
        return ShamanDrawing(game, texts, names)
    raise KamishimaError(f"{game.name} has no picture for the terminal yet")
