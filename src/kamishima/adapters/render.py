"""The table as text, as the terminal draws it for one seat: what nobody there may see is not in it."""

from __future__ import annotations

from pathlib import Path

from kamishima.adapters.tables import read_pack
from kamishima.adapters.word_steps import WordPlay
from kamishima.core.turn import SeatId
from kamishima.extras import missing


def drawn(play: WordPlay, seat: SeatId, pack: str | Path | None = None) -> str:
    """The picture of a table for a seat, and beneath it what can be said."""
    try:
        from kamishima.terminal.still import still  # noqa: PLC0415  # an extra that few need
    except ImportError as error:
        raise missing(error, "terminal") from None
    choice, vocabulary = play.choice, play.vocabulary
    words = vocabulary.text(choice.said).split() if choice is not None else []
    names = [f"player_{place}" for place in play.game.seats]
    text = still(play.game, play.state, seat, said=words, names=names, pack=read_pack(pack))
    if choice is None or play.seat != seat:  # nobody else hears the words of an action that is not complete
        return text
    allowed = ", ".join([vocabulary.words[number] for number in choice.numbers])
    return f"{text}\n{names[seat]} has said {' '.join(words) or 'nothing yet'}; may follow: {allowed}\n"
