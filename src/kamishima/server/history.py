"""What happened long ago in a match: played again from the log, and told to one audience."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Raw

from kamishima.core.errors import BadPosition
from kamishima.core.game import AnyGame
from kamishima.server.play import Happening, Play
from kamishima.server.store.matches import Entry
from kamishima.server.telling import NOTHING, Audience, encode, step_told, words_offered
from kamishima.server.wire import Position
from kamishima.texts.texts import Texts


def played_again(game: AnyGame, entries: Sequence[Entry]) -> Iterator[tuple[Play, Happening]]:
    """Every entry of a log from its beginning, with the match after it."""
    play = Play.begin(game)
    for entry in entries:
        play, happening = play.followed(entry)
        yield play, happening


def told(game: AnyGame, entries: Sequence[Entry], audience: Audience, since: int) -> list[Raw]:
    """The steps from an index on; `entries` are the log from its beginning."""
    return [
        step_told(game, happening, audience) for _, happening in played_again(game, entries) if happening.at >= since
    ]


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
    for _, happening in played_again(game, entries):
        if happening.at >= since:
            sentences = _sentences(texts, game, happening, audience, names) if texts is not None else []
            lines.append((step_told(game, happening, audience), sentences))
    return lines


@lru_cache(maxsize=32)
def _texts(game: str, language: str, pack: str) -> Texts:
    """Reading the files of a language takes longer than telling a match; nobody changes what was read."""
    return Texts.load(game, language, pack or None)


def _sentences(
    texts: Texts, game: AnyGame, happening: Happening, audience: Audience, names: Sequence[str]
) -> list[str]:
    if happening.action is None:
        return []
    events = game.narrate(happening.before, happening.action, audience)
    return [texts.event(event, names, audience) for event in events]


def play_at(game: AnyGame, entries: Sequence[Entry], index: int) -> Play:
    """The match when its log had so many entries."""
    play = Play.begin(game)
    for entry in entries[:index]:
        play, _ = play.followed(entry)
    return play


def position(game: AnyGame, entries: Sequence[Entry], index: int, audience: Audience) -> Position:
    """How an audience saw the match when its log had so many entries."""
    play = play_at(game, entries, max(0, index - 1))
    step = NOTHING
    if index:
        play, happening = play.followed(entries[index - 1])
        step = step_told(game, happening, audience)
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
