"""Which judge knows which game."""

from __future__ import annotations

from kamishima.bots.judge import Judge
from kamishima.bots.search import Manner
from kamishima.bots.values_islands import IslandsJudge
from kamishima.bots.values_origami import OrigamiJudge
from kamishima.bots.values_shaman import ShamanJudge
from kamishima.core.game import AnyGame
from kamishima.games.islands.rules import Islands
from kamishima.games.origami.rules import Origami
from kamishima.games.shaman.rules import ShamanIsland


def judge_of(game: AnyGame) -> Judge:
    """The judge for a table; games that nobody has taught us are judged by their own outlook."""
    if isinstance(game, Origami):
        return OrigamiJudge(game)
    if isinstance(game, Islands):
        return IslandsJudge(game)
    return ShamanJudge(game) if isinstance(game, ShamanIsland) else Judge(game)


def manner_of(game: AnyGame) -> Manner:
    """How a search divides its attention at a table."""
    if isinstance(game, ShamanIsland):
        return Manner(patience=0)
    return Manner()
