"""The grammar of Shaman Island's actions: `parse` is the exact inverse of an action's text."""

from __future__ import annotations

from kamishima.core.errors import BadWords
from kamishima.core.game import Action, SeatId, seat_word
from kamishima.core.spelling import did_you_mean
from kamishima.games.shaman.actions import SPACE_NAMED, STARTS, Coin, Move, Site, Space, site_at
from kamishima.games.shaman.geometry import SITES, STEP_X, STEP_Y, WAYS

_VERBS = ("start", "coin", "lay", "raise", "sink", "place", "spirit", "settle", "move", "ride", "slide")
_LENGTHS = {"move": 3, "ride": 3, "slide": 4}
"""How many words an action has; two when nothing is said here."""


class Grammar:
    """Reads actions of one game."""

    def __init__(self, players: int, coins: tuple[str, ...]) -> None:
        self._starts = {seat_word(SeatId(seat)): STARTS[seat] for seat in range(players)}
        self._coins = {name: Coin(index, name) for index, name in enumerate(coins)}

    def parse(self, text: str) -> Action:
        """The action that a canonical text says."""
        words = text.split()
        if not words:
            raise BadWords("nothing was said")
        if len(words) != _LENGTHS.get(words[0], 2):
            raise BadWords(f"{text!r} is not an action of Shaman Island{did_you_mean(words[0], _VERBS)}")
        action = self._action(words)
        if action.text != text:
            raise BadWords(f"{text!r} should be written {action.text!r}")
        return action

    def _action(self, words: list[str]) -> Action:
        verb, word = words[0], words[1]
        if verb == "start":
            return self._start(word)
        if verb == "coin":
            return self._coin(word)
        if verb in ("lay", "raise", "sink"):
            return _tile_action(verb, _site(word))
        if verb in ("place", "spirit", "settle"):
            return _space_action(verb, _space(word))
        if verb == "move":
            return _move(_space(word), _space(words[2]))
        if verb == "ride":
            return _space(word).ride(_space(words[2]))
        if verb == "slide":
            return _slide(_site(word), _way(words[2]), _way(words[3]))
        raise BadWords(f"{verb!r} is not something that can be done in Shaman Island{did_you_mean(verb, _VERBS)}")

    def _start(self, word: str) -> Action:
        if word not in self._starts:
            raise BadWords(f"there is no seat {word!r}; seats are {', '.join(self._starts)}")
        return self._starts[word]

    def _coin(self, word: str) -> Action:
        if word not in self._coins:
            raise BadWords(f"there is no coin {word!r}; coins are {', '.join(self._coins)}")
        return self._coins[word]


def _tile_action(verb: str, site: Site) -> Action:
    if verb == "lay":
        return site.lay
    return site.raising if verb == "raise" else site.sink


def _space_action(verb: str, space: Space) -> Action:
    if verb == "place":
        return space.place
    return space.spirit if verb == "spirit" else space.settle


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
