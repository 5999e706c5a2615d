"""What players of Origami did: the cards that they played and used."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kamishima.games.origami.game import Origami
from kamishima.games.origami.lab.balance import homes
from kamishima.lab.features import FeatureCollector


class OrigamiFeatures(FeatureCollector):
    """Of a game only some families and pairs are in play, so most cards are in few games."""

    def __init__(self, game: Origami) -> None:
        super().__init__(game)
        self._table = game
        self._brought: list[str] = []

    def drawn(self, words: Sequence[str]) -> None:
        if words[0] in ("family", "pair"):
            self._brought.append(words[1])

    def marks(self, words: Sequence[str]) -> list[str]:
        if words[0] not in ("play", "use") or len(words) == 1:
            return []
        card = words[2] if words[1] == "top" else words[1]
        return [f"{'card' if words[0] == 'play' else 'used'}/{card}"]

    def absent(self) -> tuple[str, ...]:
        """Cards whose family or pair was not in play."""
        options = self._table.options
        chosen = {*self._brought, *_listed(options.get("families")), *_listed(options.get("pairs"))}
        return tuple([name for name, home in homes(self._table.content).items() if home not in chosen])


def _listed(value: object) -> list[str]:
    return msgspec.convert(value, list[str]) if value else []
