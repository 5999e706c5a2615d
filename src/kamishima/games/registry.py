"""All games. Whatever is listed here is played, tested and served everywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from kamishima.core.errors import BadContent, KamishimaError
from kamishima.core.game import AnyGame
from kamishima.core.spelling import did_you_mean
from kamishima.games.islands import content as islands_content
from kamishima.games.islands import options as islands_options
from kamishima.games.islands import rules as islands_rules
from kamishima.games.origami import content as origami_content
from kamishima.games.origami import options as origami_options
from kamishima.games.origami import rules as origami_rules
from kamishima.games.shaman import content as shaman_content
from kamishima.games.shaman import options as shaman_options
from kamishima.games.shaman import rules as shaman_rules

Variant = tuple[int, dict[str, object]]
"""A number of players, and options."""


class Box(msgspec.Struct, frozen=True):
    """A game as it stands on the shelf: its content can be read, and tables of it can be made."""

    name: str
    players: range
    house_text: Callable[[], str]
    """The text of our own content pack."""
    read_content: Callable[[str], Any]
    make: Callable[[Any, int, Mapping[str, object]], AnyGame]
    variants: Callable[[Any], list[Variant]]
    """Every set-up that the test kit should play."""
    mistakes: Callable[[str], list[BadContent]] | None = None
    """Everything that is wrong with a pack; without it only the first mistake is known."""

    def table(self, players: int, options: Mapping[str, object] | None = None, pack: str | None = None) -> AnyGame:
        """A table of this game; `pack` is the text of another content pack."""
        content = self.read_content(self.house_text() if pack is None else pack)
        return self.make(content, players, options or {})

    def all_mistakes(self, pack: str) -> list[BadContent]:
        """Everything that is wrong with a pack; nothing when it can be played with."""
        if self.mistakes is not None:
            return self.mistakes(pack)
        try:
            self.read_content(pack)
        except BadContent as error:
            return [error]
        return []

    def pack_name(self, pack: str | None = None) -> str:
        """The name that a pack gives itself."""
        content = self.read_content(self.house_text() if pack is None else pack)
        name: str = content.name
        return name


GAMES: dict[str, Box] = {
    "origami": Box(
        "origami",
        origami_options.PLAYERS,
        origami_content.house_text,
        origami_content.read_content,
        origami_rules.make,
        origami_rules.variants,
        origami_content.all_mistakes,
    ),
    "islands": Box(
        "islands",
        islands_options.PLAYERS,
        islands_content.house_text,
        islands_content.read_content,
        islands_rules.make,
        islands_rules.variants,
        islands_content.all_mistakes,
    ),
    "shaman": Box(
        "shaman",
        shaman_options.PLAYERS,
        shaman_content.house_text,
        shaman_content.read_content,
        shaman_rules.make,
        shaman_rules.variants,
        shaman_content.all_mistakes,
    ),
}


def box(name: str) -> Box:
    """The game of this name."""
    if name not in GAMES:
        raise KamishimaError(f"there is no game {name!r}; the games are {', '.join(GAMES)}{did_you_mean(name, GAMES)}")
    return GAMES[name]
