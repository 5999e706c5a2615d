"""Tables for learners: a game by its name, with options as keywords."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from kamishima.core.errors import BadOptions
from kamishima.core.game import AnyGame
from kamishima.games.islands import options as islands
from kamishima.games.origami import options as origami
from kamishima.games.registry import box
from kamishima.games.shaman import options as shaman


def make_table(
    name: str, players: int | None = None, options: Mapping[str, object] | None = None, pack: str | Path | None = None
) -> AnyGame:
    """A table of a game; `pack` is the path of another content pack.

    Options are those of `kamishima info`, with `_` where they have `-`: `turn_limit=20`, `box="legends"`.
    """
    shelf = box(name)
    text = read_pack(pack)
    plain = {option.replace("_", "-"): value for option, value in (options or {}).items()}
    return shelf.table(usual_players(name) if players is None else players, plain, text)


def usual_players(name: str) -> int:
    """Two, wherever a game can be played by two."""
    allowed = box(name).players
    return 2 if 2 in allowed else allowed[0]


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
    """The options of a game with their defaults, named as keywords."""
    made = {"origami": origami.Options, "islands": islands.Options, "shaman": shaman.Options}
    plain: dict[str, object] = msgspec.to_builtins(made[name]())
    return {option.replace("-", "_"): value for option, value in plain.items()}
