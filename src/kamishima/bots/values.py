from __future__ import annotations

from kamishima.bots.judge import JUDGE_1, Judge
from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame
from kamishima.games.registry import GAMES


def judge_of(game: AnyGame, name: str = JUDGE_1) -> Judge:
    """The judge of a table; games that bring none are judged by their own outlook."""
    if name != JUDGE_1:
        raise KamishimaError(f"there is no judge {name!r}; there is {JUDGE_1}")
    box = GAMES.get(game.name)
    make = None if box is None else box.part(box.judge)
    judge: Judge = Judge(game) if make is None else make(game)
    return judge
