"""Which net knows a table: the one in the folder of its game, unless the table is too strange to it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from kamishima.bots.net import Net, Weights
from kamishima.bots.net_file import NetFile, read_net
from kamishima.bots.net_inputs import NetInputs
from kamishima.core.game import AnyGame
from kamishima.games.registry import GAMES

KNOWN = 0.7
"""A net answers where it knows at least this part of what the rows of a table are made of."""
KEPT = 8
_ready: dict[str, Net] = {}
"""Nets by their tables; making one ready takes longer than a short decision."""


@lru_cache(maxsize=8)
def shipped(game: str) -> NetFile | None:
    """The net in the folder of a game; none where there is no such game or net."""
    box = GAMES.get(game)
    content = None if box is None else box.data("net.weights")
    return None if content is None else read_net(content)


def inputs_of(game: AnyGame) -> NetInputs | None:
    box = GAMES.get(game.name)
    make = None if box is None else box.part(box.net_inputs)
    found: NetInputs | None = None if make is None else make(game)
    return found


def net_of(game: AnyGame) -> Net | None:
    """The net that answers at a table; None where the judge does."""
    key = msgspec.json.encode([game.name, game.players, game.options, game.content_hash]).decode()
    if key not in _ready:
        if doubts(game):
            return None
        known, inputs = shipped(game.name), inputs_of(game)
        assert known is not None
        assert inputs is not None
        if len(_ready) >= KEPT:
            _ready.clear()
        _ready[key] = Net(known.weights, inputs)
    return _ready[key]


def doubts(game: AnyGame) -> str:
    """Why no net answers at this table but the judge written by hand; empty where one does."""
    known, inputs = shipped(game.name), inputs_of(game)
    if known is None or inputs is None:
        return f"there is no net for {game.name}"
    players = known.header.history.players
    if game.players not in players:
        return f"the net of {game.name} has learned tables of {_listed(players)} players, not of {game.players}"
    share = familiarity(known.weights, inputs)
    if share < KNOWN:
        return f"the net of {game.name} knows {share:.0%} of what these cards are, and needs {KNOWN:.0%}"
    return ""


def familiarity(weights: Weights, inputs: NetInputs) -> float:
    """The part of the features of a table, row by row, that a net knows."""
    names = [name for rows in inputs.described() for row in rows for name, _ in row]
    return len([name for name in names if name in weights.features]) / max(1, len(names))


def _listed(numbers: tuple[int, ...]) -> str:
    return " and ".join([str(number) for number in numbers])
