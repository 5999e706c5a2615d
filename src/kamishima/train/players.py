"""Who plays in training: a search of so many iterations with a net that lies in a file, or with `judge-1`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from kamishima.bots.bot import Bot
from kamishima.bots.judge import Judge
from kamishima.bots.learned import LearnedJudge
from kamishima.bots.levels import Level, Thinker
from kamishima.bots.net import Net
from kamishima.bots.net_file import NetFile, read_net
from kamishima.bots.net_inputs import NetInputs
from kamishima.bots.nets import inputs_of
from kamishima.bots.registry import make_bot
from kamishima.bots.values import judge_of
from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame
from kamishima.core.setting import Setting
from kamishima.games.registry import open_table


class Player(msgspec.Struct, frozen=True):
    """A bot by its name, or a net by its file; with a file, `name` is a number of iterations."""

    name: str
    net: str = ""
    paced: bool = False
    """Whether a net thinks less where thought tells little, as levels do."""

    @property
    def words(self) -> str:
        return f"{Path(self.net).stem}@{self.name}" if self.net else self.name


def trainable(game: AnyGame) -> NetInputs:
    inputs = inputs_of(game)
    if inputs is None:
        raise KamishimaError(f"{game.name} has no inputs of a net yet, so nothing can be trained")
    if game.players < 2:
        raise KamishimaError("alone at the table nobody wins, so there is nothing to be learned")
    return inputs


def seated(player: Player, setting: Setting, seed: int) -> Bot:
    if not player.net:
        return make_bot(player.name, seed)
    iterations = int(player.name)
    bot = Thinker(seed, Level("net", None, None if player.paced else iterations))
    bot.ask(LearnedJudge(_judge(setting), ready(player.net, setting), iterations))
    return bot


@lru_cache(maxsize=16)
def _judge(setting: Setting) -> Judge:
    return judge_of(open_table(setting))


@lru_cache(maxsize=16)
def ready(path: str, setting: Setting) -> Net:
    """A net in a file, ready for a table; each process reads it once."""
    return Net(read_file(Path(path)).weights, trainable(open_table(setting)))


def read_file(path: Path) -> NetFile:
    try:
        return read_net(path.read_bytes())
    except OSError as error:
        raise KamishimaError(f"{path}: {error.strerror}") from None
    except KamishimaError as error:
        raise KamishimaError(f"{path}: {error.message}") from None
