"""The games as the page needs them: players, options with what they allow, bots, texts. No rules are in the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from kamishima.bots.bot import BOTS
from kamishima.games.islands import options as islands
from kamishima.games.origami import options as origami
from kamishima.games.origami.content import Content as OrigamiContent
from kamishima.games.registry import GAMES, Box
from kamishima.games.shaman import options as shaman
from kamishima.server.errors import NotFound
from kamishima.server.wire import CardTexts, GameInfo, GameTexts, OptionInfo
from kamishima.texts.catalogue import LOCALES, source_texts
from kamishima.texts.naming import SHELVES
from kamishima.texts.texts import Texts

OPTIONS: dict[str, type[msgspec.Struct]] = {
    "origami": origami.Options,
    "islands": islands.Options,
    "shaman": shaman.Options,
}
TURN_LIMITS = (1, 1000)
BOXES = ("classic", "legends", "combined")


def _origami_details(content: OrigamiContent) -> dict[str, dict[str, Any]]:
    """What the types of the options do not say."""
    pairs = list(content.pairs)
    return {
        "turn-limit": {"least": TURN_LIMITS[0], "most": TURN_LIMITS[1]},
        "families": {
            "values": list(content.families),
            "values_by": {"box": {name: list(origami.families_of(content, name)) for name in BOXES}},
        },
        "pairs": {"values": pairs, "values_by": {"box": {"classic": [], "legends": pairs, "combined": pairs}}},
    }


def _shaman_details(_content: object) -> dict[str, dict[str, Any]]:
    return {"turn-limit": {"least": TURN_LIMITS[0], "most": TURN_LIMITS[1]}}


def _islands_details(_content: object) -> dict[str, dict[str, Any]]:
    return {"science": {"players": [1]}}


DETAILS: dict[str, Callable[[Any], dict[str, dict[str, Any]]]] = {
    "origami": _origami_details,
    "islands": _islands_details,
    "shaman": _shaman_details,
}


def shelf_box(game: str) -> Box:
    """A game, or that there is none."""
    if game not in GAMES:
        raise NotFound(f"there is no game {game!r}; the games are {', '.join(GAMES)}", "game")
    return GAMES[game]


@lru_cache(maxsize=16)
def game_info(game: str) -> GameInfo:
    """A game as it stands on the shelf."""
    shelf = shelf_box(game)
    content = shelf.read_content(shelf.house_text())
    made = shelf.table(max(shelf.players[0], 2) if 2 in shelf.players else shelf.players[0])
    return GameInfo(
        name=game,
        rules=made.rules,
        pack=shelf.pack_name(),
        content=made.content_hash,
        players=list(shelf.players),
        options=described(OPTIONS[game], DETAILS[game](content)) if game in OPTIONS else [],
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


# -- texts -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def game_texts(game: str, language: str) -> GameTexts:
    """All texts of a game in one language."""
    shelf = shelf_box(game)
    if language not in LOCALES:
        raise NotFound(f"there are no texts in {language!r}; the languages are {', '.join(LOCALES)}", "language")
    content = shelf.read_content(shelf.house_text())
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
    """The content of a game as JSON: what is printed on cards, sheets and pieces."""
    shelf = shelf_box(game)
    return msgspec.json.encode(shelf.read_content(shelf.house_text()))
