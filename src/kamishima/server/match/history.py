"""What happened long ago in a match: played again from the log, and told to one audience."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Raw

from kamishima.core.errors import BadPosition
from kamishima.core.game import AnyGame
from kamishima.core.play import Play
from kamishima.core.turn import SeatId
from kamishima.server.match.broadcast import NOTHING, Audience, encode, step_told, words_offered
from kamishima.server.match.log_steps import LogStep, follow
from kamishima.server.protocol.messages import Position
from kamishima.server.store.log_rows import UNDO
from kamishima.server.store.matches import Entry
from kamishima.texts.texts import Texts


def played_again(game: AnyGame, entries: Sequence[Entry]) -> Iterator[tuple[Play, LogStep]]:
    """Every entry of a log from its beginning, with the match after it."""
    play = Play.begin(game, _undoer(entries))
    for entry in entries:
        play, step = follow(play, entry)
        yield play, step


def told(game: AnyGame, entries: Sequence[Entry], audience: Audience, since: int) -> list[Raw]:
    """The steps from an index on; `entries` are the log from its beginning."""
    return [step_told(game, step, audience) for _, step in played_again(game, entries) if step.at >= since]


def log(
    game: AnyGame,
    entries: Sequence[Entry],
    audience: Audience,
    since: int,
    *,
    language: str,
    names: Sequence[str],
    pack: str = "",
) -> list[tuple[Raw, list[str]]]:
    """The steps from an index on, each with its sentences when a language is named."""
    texts = _texts(game.name, language, pack) if language else None
    lines: list[tuple[Raw, list[str]]] = []
    for _, step in played_again(game, entries):
        if step.at >= since:
            sentences = _sentences(texts, game, step, audience, names) if texts is not None else []
            lines.append((step_told(game, step, audience), sentences))
    return lines


@lru_cache(maxsize=32)
def _texts(game: str, language: str, pack: str) -> Texts:
    """Reading the files of a language takes longer than telling a match; nobody changes what was read."""
    return Texts.load(game, language, pack or None)


def _sentences(texts: Texts, game: AnyGame, entry: LogStep, audience: Audience, names: Sequence[str]) -> list[str]:
    if entry.step is None:
        return []
    return [texts.event(event, names, audience) for event in game.narrate(entry.step).events(audience)]


def play_at(game: AnyGame, entries: Sequence[Entry], index: int) -> Play:
    """The match when its log had so many entries."""
    play = Play.begin(game, _undoer(entries))
    for entry in entries[:index]:
        play, _ = follow(play, entry)
    return play


def _undoer(entries: Sequence[Entry]) -> SeatId | None:
    """The only seat that has taken steps back: whether it practised or not, it came back to its own last decision."""
    seats = {entry.seat for entry in entries if entry.kind == UNDO}
    only = seats.pop() if len(seats) == 1 else None
    return None if only is None else SeatId(only)


def position(game: AnyGame, entries: Sequence[Entry], index: int, audience: Audience) -> Position:
    """How an audience saw the match when its log had so many entries."""
    play = play_at(game, entries, max(0, index - 1))
    step = NOTHING
    if index:
        play, last = follow(play, entries[index - 1])
        step = step_told(game, last, audience)
    return Position(
        index=index,
        last=len(entries),
        seat=audience,
        view=Raw(encode(game.view(play.state, audience))),
        acting=play.acting,
        words=words_offered(play),
        step=step,
        text=_text(game, play),
    )


def _text(game: AnyGame, play: Play) -> str | None:
    try:
        return game.written(play.state)
    except BadPosition:
        return None  # not every game has a notation
