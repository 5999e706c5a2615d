"""Which net knows a table: one of those in the folder of its game, unless the table is too strange to all of them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from kamishima.bots.net import Net, Weights
from kamishima.bots.net_file import NetFile, read_net
from kamishima.bots.net_inputs import NetInputs
from kamishima.core.game import AnyGame
from kamishima.games.registry import GAMES

KNOWN = 0.75
"""A net answers where it knows at least this part of what the rows of a table are made of."""
KEPT = 8
_ready: dict[str, Net] = {}
"""Nets by their tables; making one ready takes longer than a short decision."""


@lru_cache(maxsize=8)
def shipped(game: str) -> dict[str, NetFile]:
    """The nets in the folder of a game, by their names."""
    box = GAMES.get(game)
    return {} if box is None else {name: read_net(content) for name, content in box.nets().items()}


def inputs_of(game: AnyGame) -> NetInputs | None:
    box = GAMES.get(game.name)
    make = None if box is None else box.part(box.net_inputs)
    found: NetInputs | None = None if make is None else make(game)
    return found


def net_of(game: AnyGame) -> Net | None:
    """The net that answers at a table; None where the judge does."""
    key = msgspec.json.encode([game.name, game.players, game.options, game.content_hash]).decode()
    if key not in _ready:
        name, inputs = chosen(game), inputs_of(game)
        if not name or inputs is None:
            return None
        if len(_ready) >= KEPT:
            _ready.clear()
        _ready[key] = Net(shipped(game.name)[name].weights, inputs)
    return _ready[key]


def chosen(game: AnyGame) -> str:
    """The name of the net that answers at a table: of those that know it well enough, the one that knows least else."""
    inputs = inputs_of(game)
    if inputs is None:
        return ""
    fitting = [
        (len(net.header.history.tables), name)
        for name, net in shipped(game.name).items()
        if game.players in net.header.history.players and familiarity(net.weights, inputs) >= KNOWN
    ]
    return min(fitting)[1] if fitting else ""


def doubts(game: AnyGame) -> str:
    """Why no net answers at this table but the judge written by hand; empty where one does."""
    nets, inputs = shipped(game.name), inputs_of(game)
    if not nets or inputs is None:
        return f"there is no net for {game.name}"
    players = sorted({count for net in nets.values() for count in net.header.history.players})
    if game.players not in players:
        learned = " and ".join([str(count) for count in players])
        return f"the nets of {game.name} have learned tables of {learned} players, not of {game.players}"
    if not chosen(game):
        share = max([familiarity(net.weights, inputs) for net in nets.values()])
        return f"the nets of {game.name} know {share:.0%} of what is played with here, and need {KNOWN:.0%}"
    return ""


def familiarity(weights: Weights, inputs: NetInputs) -> float:
    """The part of the rows of a seat of which a net has met everything that they are made of."""
    _, own, _, _ = inputs.described()
    known = weights.features
    return len([row for row in own if all([name in known for name, _ in row])]) / max(1, len(own))
