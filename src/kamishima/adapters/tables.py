"""Tables for learners: a game by its name, with options as keywords."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from kamishima.core.errors import BadOptions
from kamishima.core.game import AnyGame
from kamishima.games.registry import box


def make_table(
    name: str, players: int | None = None, options: Mapping[str, object] | None = None, pack: str | Path | None = None
) -> AnyGame:
    """A table of a game; `pack` is the path of another content pack.

    Options are those of `kamishima info`, with `_` where they have `-`: `turn_limit=20`, `box="legends"`.
    """
    found = box(name)
    plain = {option.replace("_", "-"): value for option, value in (options or {}).items()}
    return found.table(found.usual_number if players is None else players, plain, read_pack(pack))


def read_pack(pack: str | Path | None) -> str | None:
    """The text of a content pack by its path; nothing for our own."""
    if not pack:
        return None
    path = Path(pack)
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOptions(f"the content pack {path} cannot be read: {error}") from None


def default_options(name: str) -> dict[str, object]:
    options = box(name).options
    plain: dict[str, object] = {} if options is None else msgspec.to_builtins(options())
    return {option.replace("-", "_"): value for option, value in plain.items()}
