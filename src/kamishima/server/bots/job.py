"""What a bot worker is asked and what it answers: plain values, with nothing in them that the bot may not know."""

from __future__ import annotations

import random

import msgspec

from kamishima.bots.advice import Advice, evaluate
from kamishima.bots.registry import make_bot
from kamishima.bots.seat import Seat
from kamishima.core.chance import below
from kamishima.core.game import AnyGame, State
from kamishima.core.setting import Setting
from kamishima.core.turn import Decision, SeatId
from kamishima.games.registry import open_table


class BotJob(msgspec.Struct, frozen=True, kw_only=True):
    """A decision to be thought about: the table, what the seat knows, and who thinks.

    The position is not the real one. It is one that the seat cannot tell apart from it, drawn before anything is sent:
    so a worker, its memory and its pipe hold no card of anybody else. By the contract of `resample` every guess that
    the bot makes from it is as likely as from the real one.
    """

    setting: Setting
    position: msgspec.Raw
    seat: SeatId
    bot: str
    seed: int
    """The same seed makes the same choice, also after the first worker has died."""
    fallback: str
    """A legal action at random: said when the bot does not manage to say anything."""
    best: int = 0
    """If not 0, how many good actions are to be told with their chances, instead of choosing one."""


class Answer(msgspec.Struct, frozen=True):
    """The words of the chosen action, or the kind of error that the bot made."""

    words: str = ""
    error: str = ""
    advice: tuple[Advice, ...] = ()
    """If it was asked for: the best actions, the chosen one first."""


def bot_job(setting: Setting, state: State, bot: str, seed: int, best: int = 0) -> BotJob:
    """What a worker needs to choose for the seat that decides in this position."""
    game: AnyGame = open_table(setting)
    turn = game.turn(state)
    if not isinstance(turn, Decision):
        raise ValueError("nobody decides in this position")
    rng = random.Random(seed)
    imagined = game.resample(state, turn.seat, rng)
    return BotJob(
        setting=setting,
        position=msgspec.Raw(msgspec.json.encode(game.encode(imagined))),
        seat=turn.seat,
        bot=bot,
        seed=rng.getrandbits(64),
        fallback=turn.actions[below(rng, len(turn.actions))].text,
        best=best,
    )


def decide(asked: BotJob) -> Answer:
    """Let the bot choose. Only the kind of an error is told: its text could quote a hand."""
    try:
        game = open_table(asked.setting)
        state = game.decode(msgspec.json.decode(asked.position, type=dict[str, object]))
        seat = Seat(game, state, asked.seat, random.Random(asked.seed))
        if asked.best:
            advice = evaluate(seat, asked.bot, random.Random(asked.seed), asked.best).best
            return Answer(words=advice[0].words, advice=advice)
        return Answer(words=make_bot(asked.bot, asked.seed).choose(seat).text)
    except Exception as error:  # noqa: BLE001  # a bot of any kind may fail in any way, and its table goes on
        return Answer(error=type(error).__name__)
