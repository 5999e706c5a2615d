from __future__ import annotations

from kamishima.bots.judge import JUDGE_1, LEARNED, Judge
from kamishima.bots.learned import LearnedJudge
from kamishima.bots.nets import net_of
from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame
from kamishima.games.registry import GAMES


def judge_of(game: AnyGame, name: str = JUDGE_1) -> Judge:
    """The judge of a table; games that bring none are judged by their own outlook.

    Where the net of a game does not know a table, `judge-1` answers in its place; `nets.doubts` says why.
    """
    if name not in (JUDGE_1, LEARNED):
        raise KamishimaError(f"there is no judge {name!r}; the judges are {JUDGE_1} and {LEARNED}")
    box = GAMES.get(game.name)
    make = None if box is None else box.part(box.judge)
    judge: Judge = Judge(game) if make is None else make(game)
    net = net_of(game) if name == LEARNED else None
    return judge if net is None else LearnedJudge(judge, net)
