"""Where on the table the words lie that each phase offers: a cat of the hand is played, a cat of the line is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kamishima.games.origami.rules.effects import Copy, Instead
from kamishima.games.origami.rules.phases import Phase
from kamishima.games.origami.rules.turns import FreePlay, Limit, TakeTurn
from kamishima.games.origami.rules.verbs.collections import MoveOwn, SinkAny
from kamishima.games.origami.rules.verbs.deck import Look
from kamishima.games.origami.rules.verbs.hand import Discard, LookHand, OthersDiscard, PlayAnother, Redraw, Steal
from kamishima.games.origami.rules.verbs.line import Reclaim, Salvage, SwapLine, SwapTop, TakeLine, Trade
from kamishima.games.origami.rules.verbs.passing import PassCards
from kamishima.games.origami.rules.verbs.rice import RiceRedraw
from kamishima.games.origami.show.view import Reach

_DISCARD: Final[Reach] = {"discard": (("hand",),)}
_TAKE: Final[Reach] = {"take": (("line",),)}
_SALVAGE: Final[Reach] = {"take": (("discards",),)}
_PLAY: Final[Reach] = {"play": (("hand",), ("sides",)), "pay": (("hand", "aside"),)}
_TURN: Final[Reach] = {
    "draw": (("line",),),
    "play": (("hand",), ("sides",)),
    "play top": (("discards",), ("sides",)),
    "pay": (("hand",),),
    "use": (("own",),),
}

_REACHES: Final[dict[type[Phase], Reach]] = {
    TakeTurn: _TURN,
    FreePlay: {"play": (("line",), ("sides",))},
    PlayAnother: _PLAY,
    Limit: _DISCARD,
    Discard: _DISCARD,
    OthersDiscard: _DISCARD,
    Redraw: _DISCARD,
    RiceRedraw: _DISCARD,
    Look: {"discard": (("aside",),)},
    Trade: {**_DISCARD, **_TAKE},
    TakeLine: _TAKE,
    Salvage: _SALVAGE,
    Reclaim: _SALVAGE,
    SwapLine: {"swap": (("hand",), ("line",))},
    SwapTop: {"swap": (("hand",), ("discards",))},
    PassCards: {"give": (("hand",),)},
    Copy: {"copy": (("line", "tops"),)},
    Instead: {"copy": (("line",),)},
    Steal: {"rob": (("seats",),)},
    LookHand: {"look": (("seats",),)},
    MoveOwn: {"move": (("own-places",),)},
    SinkAny: {"sink": (("places",),)},
}


def reaches_of(phases: Mapping[str, Phase]) -> dict[str, Reach]:
    """By the keys of the phases; nothing where only plain words are offered."""
    return {key: _REACHES.get(type(phase), {}) for key, phase in phases.items()}
