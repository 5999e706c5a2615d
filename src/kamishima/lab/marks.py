"""What each player had or did in a game: cards played, sheets kept, landmarks surrounded, ways to act.

A mark is written `topic/name`, for example `card/raccoon` or `landmark/temple-single`. A report asks for each of them
whether those who had it won more often than those who had not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from kamishima.core.game import Action, AnyGame, SeatId, State
from kamishima.games.islands.landmarks import KINDS
from kamishima.games.islands.rules import Islands
from kamishima.games.islands.state import State as IslandsTable
from kamishima.games.origami.content import Character
from kamishima.games.origami.rules import Origami

Marks = dict[str, int]
"""How often each mark was made."""
FIRST = "place/first-player"
"""The mark of whoever acts first."""
SETTING_UP = ("keep",)
"""What is done before anybody is first: on islands everybody keeps sheets, and then the first player is drawn."""


class Witness:
    """Watches one game and notes what every seat did."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.counts: list[Counter[str]] = [Counter() for _ in game.seats]
        self._brought: list[str] = []
        self._begun = game.players == 1
        """Whether somebody has acted already; alone nobody is first."""

    def step(self, seat: SeatId | None, action: Action) -> None:
        """Somebody, or chance, said something."""
        words = list(action.phrase().words)
        if seat is None:
            if words[0] in ("family", "pair"):
                self._brought.append(words[1])
            return
        self._note_first(seat, words[0])
        self.counts[seat][f"action/{words[0]}"] += 1
        self.counts[seat].update(self._things(words))

    def _note_first(self, seat: SeatId, verb: str) -> None:
        """Who acts first may follow from a rule, from a lot or from a position: so it is seen in what happens."""
        if not self._begun and verb not in SETTING_UP:
            self._begun = True
            self.counts[seat][FIRST] += 1

    def _things(self, words: list[str]) -> list[str]:
        if isinstance(self.game, Origami) and words[0] in ("play", "use") and len(words) > 1:
            card = words[2] if words[1] == "top" else words[1]
            return [f"{'card' if words[0] == 'play' else 'used'}/{card}"]
        if isinstance(self.game, Islands):
            if words[0] == "keep":
                return [f"sheet/{sheet}" for sheet in words[1:]]
            if words[0] == "research":
                return [f"technology/{words[1]}"]
        return []

    def end(self, state: State) -> list[Marks]:
        """What every seat had in the end."""
        if isinstance(self.game, Islands) and isinstance(state, IslandsTable):
            for seat, player in enumerate(state.players):
                for land in [land for land in player.lands if land.painted]:
                    self.counts[seat][f"island/{land.island.name}"] += 1
                    for mark in land.island.landmarks:
                        if land.surrounded(mark.around):
                            side = "single" if land.single(mark.around) else "mixed"
                            self.counts[seat][f"landmark/{KINDS[mark.kind]}-{side}"] += 1
        return [dict(sorted(counts.items())) for counts in self.counts]

    def absent(self) -> tuple[str, ...]:
        """The marks that nobody could make in this game: cards whose family or pair was not in play."""
        if not isinstance(self.game, Origami):
            return ()
        options = self.game.options
        chosen = {*self._brought, *_listed(options.get("families")), *_listed(options.get("pairs"))}
        homes = {
            name: card.pair if isinstance(card, Character) else card.family
            for name, card in self.game.content.cards.items()
        }
        return tuple([name for name, home in homes.items() if home and home not in chosen])


def _listed(value: object) -> list[str]:
    return msgspec.convert(value, list[str]) if value else []


def topics(marks: Iterable[str]) -> list[str]:
    """The topics of some marks, in order."""
    return sorted({mark.partition("/")[0] for mark in marks})
