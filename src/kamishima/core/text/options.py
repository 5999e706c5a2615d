"""Options of a table: decoded strictly; a mistake is told with what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from kamishima.core.errors import BadOptions
from kamishima.core.text.spelling import did_you_mean

T = TypeVar("T", bound=msgspec.Struct)


def decode_options(plain: Mapping[str, object], kind: type[T], game: str, players: int, allowed: range) -> T:
    """The options that somebody has chosen for so many players; `BadOptions` says which are allowed."""
    try:
        options = msgspec.convert(dict(plain), kind)
    except msgspec.ValidationError as error:
        raise BadOptions(_reason(plain, kind, game) or str(error)) from None
    if players not in allowed:
        raise BadOptions(f"{game} is for {allowed[0]} to {allowed[-1]} players, not {players}")
    return options


def encode_options(options: msgspec.Struct) -> dict[str, object]:
    """The options as they stand in a record, defaults included; of the position nothing is said where there is none."""
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(options))
    if plain.get("position") == "":
        del plain["position"]
    return plain


def check_turn_limit(limit: int) -> None:
    """`BadOptions` for a limit that no table has."""
    if not 1 <= limit <= 1000:
        raise BadOptions(f"turn-limit is between 1 and 1000, not {limit}")


def _reason(plain: Mapping[str, object], kind: type[T], game: str) -> str:
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    for key, value in plain.items():
        if key not in fields:
            return (
                f"there is no option {key!r}{did_you_mean(str(key), fields)}; "
                f"the options of {game} are {', '.join(fields)}"
            )
        try:
            msgspec.convert(value, fields[key])
        except msgspec.ValidationError:
            return f"{key} is {_wanted(fields[key], value)}, not {_shown(value)}"
    return ""


def _wanted(kind: Any, value: object) -> str:  # noqa: ANN401  # any annotation
    if get_origin(kind) is Literal:
        words = [str(word) for word in get_args(kind)]
        meant = did_you_mean(str(value), words).removeprefix("; ")
        return f"{', '.join(words[:-1])} or {words[-1]}{f' ({meant})' if meant else ''}"
    if get_origin(kind) is tuple:
        return "a list of words"
    return {bool: "true or false", int: "a whole number", str: "a text"}.get(kind, "something else")


def _shown(value: object) -> str:
    """A value as somebody wrote it; the beginning of a long one."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"
