"""Everything that is wrong with a plain value that should be of some kind, and what would be right.

msgspec stops at the first mistake and does not say what is allowed; so whatever it refuses is looked into again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from kamishima.core.text.spelling import did_you_mean

T = TypeVar("T")

Mistake = tuple[str, str]
"""A dotted path such as `cards.cat.cost`, and what is wrong there."""

MOST = 500
"""How many mistakes of a text are told."""

_PLACE = re.compile(r"^(.*?) - at `\$?(.*)`$", re.DOTALL)


class MistakeList:
    """Mistakes as they are found, up to so many: a text may have more of them than anybody reads."""

    def __init__(self, most: int) -> None:
        self.mistakes: list[Mistake] = []
        self._most = most

    def add(self, more: Iterable[Mistake]) -> None:
        """Add mistakes; none is looked for any more when there are enough."""
        self.mistakes += islice(more, self._most - len(self.mistakes))

    def read(self, plain: object, kind: type[T], path: str = "") -> T | None:
        """A plain value as a typed one; None when that is impossible, and then its mistakes are added."""
        try:
            return msgspec.convert(plain, kind)
        except msgspec.ValidationError:
            self.add(mistakes(plain, kind, path))
            return None


def mistakes(plain: object, kind: Any, path: str = "") -> Iterator[Mistake]:  # noqa: ANN401  # any annotation
    try:
        msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        inside = _inside(plain, kind, path)
        yield next(inside, None) or _outermost(plain, kind, path, str(error))
        yield from inside


def _inside(plain: object, kind: Any, path: str) -> Iterator[Mistake]:  # noqa: ANN401
    """The mistakes of the parts that a value has."""
    origin, arguments = get_origin(kind), get_args(kind)
    if isinstance(plain, list) and origin in (tuple, list):
        for place, each in enumerate(plain):
            yield from mistakes(each, arguments[0], f"{path}[{place}]")
    elif isinstance(plain, dict) and origin is dict:
        for key, each in plain.items():
            yield from mistakes(each, arguments[1], _beneath(path, str(key)))
    elif isinstance(plain, dict) and origin in (Union, UnionType):
        yield from _tagged(plain, arguments, path)
    elif isinstance(plain, dict) and _is_struct(origin or kind):
        yield from _fields(plain, kind, path)


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _fields(plain: dict[str, object], kind: Any, path: str) -> Iterator[Mistake]:  # noqa: ANN401
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    tag = (get_origin(kind) or kind).__struct_config__.tag_field
    for key in plain:
        if key not in fields and key != tag:
            hint = did_you_mean(key, fields) or f"; there are {', '.join(fields) or 'none'}"
            yield path, f"Object contains unknown field `{key}`{hint}"
    for name, field in fields.items():
        if name in plain:
            yield from mistakes(plain[name], field.type, _beneath(path, name))
        elif field.required:
            yield path, f"Object missing required field `{name}`"


def _tagged(plain: dict[str, object], kinds: tuple[Any, ...], path: str) -> Iterator[Mistake]:
    """The mistakes of one of several structs that a field tells apart."""
    structs = [kind for kind in kinds if _is_struct(kind) and kind.__struct_config__.tag_field]
    if not structs:
        return
    field = str(structs[0].__struct_config__.tag_field)
    known = {str(kind.__struct_config__.tag): kind for kind in structs}
    tag = plain.get(field)
    if isinstance(tag, str) and tag in known:
        yield from mistakes(plain, known[tag], path)
    elif isinstance(tag, str):
        yield _beneath(path, field), f"Invalid value {tag!r}{_allowed(tag, list(known))}"


def _outermost(plain: object, kind: Any, path: str, told: str) -> Mistake:  # noqa: ANN401
    """What msgspec tells of a value, with what is allowed where it is one of a few."""
    place = _PLACE.match(told)
    reason, inner = (place[1], place[2].strip(".")) if place else (told, "")
    if get_origin(kind) is Literal and not inner:
        reason += _allowed(str(plain), [str(word) for word in get_args(kind)])
    return _beneath(path, inner) if inner else path, reason


def _allowed(word: str, known: list[str]) -> str:
    return f"; there are {', '.join(known)}{did_you_mean(word, known)}"


def _beneath(path: str, key: str) -> str:
    return f"{path}.{key}" if path and not key.startswith("[") else f"{path}{key}"
