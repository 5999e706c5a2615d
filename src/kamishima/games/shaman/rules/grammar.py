from __future__ import annotations

from kamishima.core import plain
from kamishima.core.errors import BadWords
from kamishima.core.turn import Action
from kamishima.games.shaman.rules.actions import SPACE_NAMED, STARTS, Coin, Move, Site, Space, site_at
from kamishima.games.shaman.rules.geometry import SITES, STEP_X, STEP_Y, WAYS


class Grammar(plain.Grammar):
    def __init__(self, players: int, coins: tuple[str, ...]) -> None:
        super().__init__("Shaman Island", players, {})
        self._coins = {name: Coin(index, name) for index, name in enumerate(coins)}
        self.add("start", lambda said: STARTS[self.seat(said[0])])
        self.add("coin", lambda said: self._coin(said[0]))
        self.add("lay", lambda said: _site(said[0]).lay)
        self.add("raise", lambda said: _site(said[0]).raising)
        self.add("sink", lambda said: _site(said[0]).sink)
        self.add("place", lambda said: _space(said[0]).place)
        self.add("spirit", lambda said: _space(said[0]).spirit)
        self.add("settle", lambda said: _space(said[0]).settle)
        self.add("move", lambda said: _move(_space(said[0]), _space(said[1])), 2)
        self.add("ride", lambda said: _space(said[0]).ride(_space(said[1])), 2)
        self.add("slide", lambda said: _slide(_site(said[0]), _way(said[1]), _way(said[2])), 3)

    def unknown(self, words: list[str]) -> BadWords:
        verb = words[0]
        if len(words) == 2 and verb not in ("move", "ride", "slide"):
            return BadWords(f"{verb!r} is not something that can be done in Shaman Island{self.meant(verb)}")
        return super().unknown(words)

    def _coin(self, word: str) -> Action:
        if word not in self._coins:
            raise BadWords(f"there is no coin {word!r}; coins are {', '.join(self._coins)}")
        return self._coins[word]


def _move(start: Space, end: Space) -> Action:
    """Straight and diagonal moves are shared; anything else can be said, but is never legal."""
    x, y = int(end.x - start.x), int(end.y - start.y)
    far = max(abs(x), abs(y))
    for way in range(8):
        if far > 0 and STEP_X[way] * far == x and STEP_Y[way] * far == y:
            return start.move(way, far - 1)
    return Move(start, end)


def _slide(site: Site, first: int, second: int) -> Action:
    for x, y in (
        (site.x + STEP_X[first], site.y + STEP_Y[first]),
        (site.x + STEP_X[first] + STEP_X[second], site.y + STEP_Y[first] + STEP_Y[second]),
    ):
        if not (0 <= x < SITES and 0 <= y < SITES):
            raise BadWords(f"{site.name!r} cannot slide beyond the edge of the sea")
    return site.slide(8 * first + second)


def _space(word: str) -> Space:
    if word not in SPACE_NAMED:
        raise BadWords(f"there is no space {word!r}; a space is named by its column and its row, like 'm35'")
    return SPACE_NAMED[word]


def _site(word: str) -> Site:
    space = _space(word)
    if space.x >= SITES or space.y >= SITES:
        raise BadWords(f"no tile fits at {word!r}, the edge of the sea")
    return site_at(space.x, space.y)


def _way(word: str) -> int:
    if word not in WAYS:
        raise BadWords(f"there is no direction {word!r}; directions are {', '.join(WAYS)}")
    return WAYS.index(word)
