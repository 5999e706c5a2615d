from __future__ import annotations

from kamishima.bots.judge import Judge
from kamishima.core.game import AnyGame
from kamishima.games.registry import GAMES


def judge_of(game: AnyGame) -> Judge:
    """The judge of a table; games that bring none are judged by their own outlook."""
    box = GAMES.get(game.name)
    make = None if box is None else box.part(box.judge)
    judge: Judge = Judge(game) if make is None else make(game)
    return judge
