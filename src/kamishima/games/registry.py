"""All games: our own, and those of installed packages. Whatever is listed here is played and served everywhere.

Others come by the entry point group `kamishima.games`: each names a `Box`, under the name of its game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableMapping
from contextlib import suppress
from functools import lru_cache
from importlib.metadata import EntryPoint

from kamishima.core.errors import BadContent, BadRecord, KamishimaError, UnknownVersion
from kamishima.core.game import AnyGame
from kamishima.core.record import Record, line_of_key
from kamishima.core.setting import Setting
from kamishima.core.text.spelling import did_you_mean
from kamishima.games.box import Box
from kamishima.plugins import installed, load, origin

GROUP = "kamishima.games"
OURS = ("origami", "islands", "shaman")
"""The games of this package, each a folder beside this file with a `box.py`."""


class Games(MutableMapping[str, Box]):
    """The boxes by the names of their games, each imported when it is asked for: a broken one harms no other game."""

    def __init__(self, points: Iterable[EntryPoint]) -> None:
        self._points: dict[str, list[EntryPoint]] = {}
        self._boxes: dict[str, Box | None] = {}
        """None for those that are not imported yet."""
        for point in points:
            self._points.setdefault(point.name, []).append(point)
            self._boxes[point.name] = None

    def __getitem__(self, name: str) -> Box:
        found = self._boxes[name]
        if found is None:
            found = self._boxes[name] = _loaded(self._points[name])
        return found

    def __setitem__(self, name: str, box: Box) -> None:
        self._boxes[name] = box

    def __delitem__(self, name: str) -> None:
        del self._boxes[name]

    def __contains__(self, name: object) -> bool:
        return name in self._boxes

    def __iter__(self) -> Iterator[str]:
        return iter(self._boxes)

    def __len__(self) -> int:
        return len(self._boxes)


def _loaded(points: list[EntryPoint]) -> Box:
    name = points[0].name
    if len(points) > 1:
        places = " and ".join([origin(point) for point in points])
        raise KamishimaError(f"there are several games {name!r}: {places}; only one of them can be installed")
    found = load(points[0], "game", Box)
    if found.name != name:
        raise KamishimaError(f"the game {name!r} ({origin(points[0])}) calls itself {found.name!r}")
    return found


def _points() -> list[EntryPoint]:
    ours = [EntryPoint(name, f"kamishima.games.{name}.box:BOX", GROUP) for name in OURS]
    return [*ours, *installed(GROUP)]


GAMES = Games(_points())


def box(name: str) -> Box:
    if name not in GAMES:
        raise KamishimaError(f"there is no game {name!r}; the games are {', '.join(GAMES)}{did_you_mean(name, GAMES)}")
    return GAMES[name]


@lru_cache(maxsize=256)
def open_table(setting: Setting) -> AnyGame:
    """The table of a setting; the same one for the same setting."""
    return box(setting.game).table(setting.players, setting.chosen, setting.pack, setting.rules)


def house_hash(game: str) -> str:
    """The hash of the content that new tables of a game have."""
    return open_table(Setting(game, box(game).usual_number)).content_hash


@lru_cache(maxsize=64)
def earlier_pack(game: str, content: str) -> str | None:
    """The text of our own pack of an earlier release, by its hash; None for today's, and for those of others."""
    return None if content == house_hash(game) else box(game).released_pack(content)


def table_of(value: Record, pack: str | None) -> AnyGame:
    """The table that a record was played at: its rules, and this pack, or our own of whatever release it names."""
    header = value.header
    if header.game not in GAMES:
        hint = did_you_mean(header.game, GAMES)
        raise BadRecord(line_of_key(value, "game"), f"there is no game {header.game!r}{hint}")
    try:
        text = earlier_pack(header.game, header.content) if pack is None else pack
        return box(header.game).table(len(header.seats), header.options, text, header.rules)
    except BadContent:
        raise  # this is about the pack, not about the record
    except UnknownVersion as error:
        raise BadRecord(line_of_key(value, "rules"), error.message) from None
    except KamishimaError as error:
        raise BadRecord(line_of_key(value, "seats"), f"this table cannot be set up: {error.message}") from None


def sound_boxes() -> list[Box]:
    """Every game whose box can be imported; a broken one is told when it is asked for by its name."""
    found: list[Box] = []
    for name in GAMES:
        with suppress(KamishimaError):
            found.append(GAMES[name])
    return found
