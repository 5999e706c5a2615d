"""The texts of a game in the terminal: its own, those of all games, and what only the terminal says."""

from __future__ import annotations

from importlib import resources

from kamishima.games.registry import box
from kamishima.texts.catalogue import Catalogue, source_texts
from kamishima.texts.texts import Texts


def load_texts(game: str, locale: str, pack: str | None) -> Texts:
    """The texts of a game together with those of the terminal; `pack` is the text of another content pack."""
    sources = [*source_texts(game, locale), *terminal_texts(game, locale)]
    return Texts(Catalogue(locale, sources), box(game).content(pack))


def terminal_texts(game: str, locale: str) -> list[str]:
    """The Fluent sources of what the terminal says at every table, and of what it says about this game."""
    shared = resources.files("kamishima.terminal").joinpath("texts", f"{locale}.ftl").read_text("utf-8")
    own = box(game).file("terminal", "texts", f"{locale}.ftl")
    return [shared] if own is None else [shared, own]
