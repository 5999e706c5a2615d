"""Copies of positions: rules write `copy` field by field for speed, so somebody has to see that none is forgotten."""

from __future__ import annotations

from typing import Any

MUTABLE = (list, dict, set, bytearray)


def copy_faults(value: Any) -> list[str]:  # noqa: ANN401  # any position, compiled or not
    """What is wrong with the copies of a position and of its parts: fields that are not copied, or that are shared.

    A class names in `derived` the fields that follow from others, or are no part of its value.
    """
    if not hasattr(value, "copy") or isinstance(value, MUTABLE):
        return []
    names = _fields(value.copy())
    found = _compared(value, value.copy(), names)
    changed = _changed(value.copy(), names)  # most fields have the value that a new object has, too
    found += _compared(changed, changed.copy(), names)
    for name in names:
        field = getattr(value, name)
        for part in field if isinstance(field, tuple) else (field,):
            found += copy_faults(part)
    return list(dict.fromkeys(found))


def _fields(value: object) -> list[str]:
    """The names of what can be set; compiled classes have no `__dict__`."""
    apart = {"offered", "derived", "_is_protocol", *getattr(value, "derived", ())}
    names = [name for name in dir(value) if not name.startswith("__") and name not in apart]
    return [name for name in names if not callable(getattr(value, name)) and _can_set(value, name)]


def _can_set(value: object, name: str) -> bool:
    try:
        setattr(value, name, getattr(value, name))
    except AttributeError:  # a property
        return False
    return True


def _compared(value: object, copy: object, names: list[str]) -> list[str]:
    found: list[str] = []
    for name in names:
        one, other = getattr(value, name), getattr(copy, name)
        if one != other:
            found.append(f"{type(value).__name__}.{name} is not copied")
        elif isinstance(one, MUTABLE) and one is other:
            found.append(f"{type(value).__name__}.{name} is shared by copies")
    return found


def _changed(value: Any, names: list[str]) -> Any:  # noqa: ANN401
    """A value with other numbers, texts and tuples in its fields."""
    for name in names:
        field = getattr(value, name)
        if isinstance(field, bool):
            setattr(value, name, not field)
        elif isinstance(field, int):
            setattr(value, name, field + 1)
        elif isinstance(field, str):
            setattr(value, name, f"{field} changed")
        elif isinstance(field, tuple):
            setattr(value, name, field * 2 or ("changed",))
    return value
