"""A table to be set up again and again, also in other processes: plain values only."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from kamishima.core.game import AnyGame
from kamishima.games.registry import box


class Setting(msgspec.Struct, frozen=True):
    """Which game, for how many, with which options and pack."""

    game: str
    players: int
    options: str = "{}"
    """The options as JSON, so that a setting can be remembered."""
    pack: str | None = None
    """The text of a content pack; none for our own."""

    @property
    def words(self) -> str:
        """For reports: `islands, 1 player, science true`."""
        chosen: dict[str, object] = msgspec.json.decode(self.options)
        options = [f"{key} {msgspec.json.encode(value).decode()}" for key, value in chosen.items()]
        people = "1 player" if self.players == 1 else f"{self.players} players"
        return ", ".join([self.game, people, *[option.replace('"', "") for option in options]])

    def table(self) -> AnyGame:
        """The table; the same one for the same setting."""
        return _table(self)


@lru_cache(maxsize=256)
def _table(setting: Setting) -> AnyGame:
    return box(setting.game).table(setting.players, msgspec.json.decode(setting.options), setting.pack)


def setting(game: str, players: int, options: dict[str, object], pack: str | None = None) -> Setting:
    """A setting from plain options."""
    return Setting(game, players, msgspec.json.encode(options, order="deterministic").decode(), pack)
