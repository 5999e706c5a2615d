"""A table to be set up again and again, also in other processes: plain values only."""

from __future__ import annotations

import msgspec


class Setting(msgspec.Struct, frozen=True):
    """Which game, for how many, with which options, pack and rules; `games.registry.open_table` sets it up."""

    game: str
    players: int
    options: str = "{}"
    """The options as JSON, so that a setting can be remembered."""
    pack: str | None = None
    """The text of a content pack; none for our own."""
    rules: int | None = None
    """The version of the rules; none for the newest."""

    @property
    def chosen(self) -> dict[str, object]:
        """The options as plain values."""
        plain: dict[str, object] = msgspec.json.decode(self.options)
        return plain

    @property
    def words(self) -> str:
        """For reports: `islands, 1 player, science true`."""
        options = [f"{key} {msgspec.json.encode(value).decode()}" for key, value in self.chosen.items()]
        people = "1 player" if self.players == 1 else f"{self.players} players"
        return ", ".join([self.game, people, *[option.replace('"', "") for option in options]])


def setting(game: str, players: int, options: dict[str, object], pack: str | None = None) -> Setting:
    return Setting(game, players, msgspec.json.encode(options, order="deterministic").decode(), pack)
