"""The games as the page needs them: players, options with what they allow, bots, texts. No rules are in the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from kamishima.bots.registry import BOTS
from kamishima.games.box import Box
from kamishima.games.registry import GAMES
from kamishima.server.protocol.errors import NotFound
from kamishima.server.protocol.messages import CardTexts, GameInfo, GameTexts, OptionInfo
from kamishima.texts.catalogue import LOCALES, source_texts
from kamishima.texts.naming import SHELVES
from kamishima.texts.texts import Texts


def find_box(game: str) -> Box:
    """A game, or that there is none."""
    if game not in GAMES:
        raise NotFound(f"there is no game {game!r}; the games are {', '.join(GAMES)}", "game")
    return GAMES[game]


@lru_cache(maxsize=16)
def game_info(game: str) -> GameInfo:
    box = find_box(game)
    made = box.table(box.usual_number)
    details = box.option_details(box.content()) if box.option_details is not None else {}
    return GameInfo(
        name=game,
        rules=made.rules,
        pack=box.pack_name(),
        content=made.content_hash,
        players=list(box.players),
        options=described(box.options, details) if box.options is not None else [],
        bots=list(BOTS),
        languages=list(LOCALES),
    )


def described(options: type[msgspec.Struct], details: Mapping[str, Mapping[str, Any]]) -> list[OptionInfo]:
    """The options of a game with their kinds, defaults and allowed values."""
    known = inspect.type_info(options)
    assert isinstance(known, inspect.StructType)
    return [_described(field, details.get(field.encode_name, {})) for field in known.fields]


def _described(field: inspect.Field, detail: Mapping[str, Any]) -> OptionInfo:
    default: Any = list(field.default) if isinstance(field.default, tuple) else field.default
    kind = field.type
    name = field.encode_name
    if isinstance(kind, inspect.BoolType):
        return OptionInfo(name=name, kind="flag", default=default, **detail)
    if isinstance(kind, inspect.IntType):
        return OptionInfo(name=name, kind="number", default=default, **detail)
    if isinstance(kind, inspect.LiteralType):
        return OptionInfo(name=name, kind="choice", default=default, values=[str(value) for value in kind.values])
    if isinstance(kind, inspect.StrType):
        return OptionInfo(name=name, kind="text", default=default, **detail)
    return OptionInfo(name=name, kind="words", default=default, **detail)


@lru_cache(maxsize=16)
def game_texts(game: str, language: str) -> GameTexts:
    box = find_box(game)
    if language not in LOCALES:
        raise NotFound(f"there are no texts in {language!r}; the languages are {', '.join(LOCALES)}", "language")
    content = box.content()
    texts = Texts.load(game, language)
    names = {kind: _names(texts, kind, getattr(content, place, ())) for place, kind in SHELVES.items()}
    return GameTexts(
        game=game,
        language=language,
        fluent=list(source_texts(game, language)),
        names={kind: known for kind, known in names.items() if known},
        cards={card: CardTexts(texts.card_name(card), texts.card_text(card)) for card in names["card"]},
    )


def _names(texts: Texts, kind: str, things: Sequence[str] | Mapping[str, object]) -> dict[str, str]:
    return {word: texts.name(kind, word) for word in things}


@lru_cache(maxsize=16)
def game_content(game: str) -> bytes:
    """The content of a game as JSON: what is printed on cards, sheets and pieces; empty without content."""
    content = find_box(game).content()
    return msgspec.json.encode({} if content is None else content)
