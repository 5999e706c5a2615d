"""What players of Origami Islands had or did: sheets kept, technologies, islands, landmarks surrounded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kamishima.core.game import State
from kamishima.games.islands.pack.landmarks import KINDS
from kamishima.games.islands.rules import state as rules
from kamishima.lab.features import FeatureCollector


class IslandsFeatures(FeatureCollector):
    """Everybody keeps sheets before the first player is drawn."""

    setting_up: ClassVar[tuple[str, ...]] = ("keep",)

    def marks(self, words: Sequence[str]) -> list[str]:
        if words[0] == "keep":
            return [f"sheet/{sheet}" for sheet in words[1:]]
        return [f"technology/{words[1]}"] if words[0] == "research" else []

    def marks_at_end(self, state: State) -> list[list[str]]:
        assert isinstance(state, rules.State)
        return [_marks_of(player) for player in state.players]


def _marks_of(player: rules.Player) -> list[str]:
    found: list[str] = []
    for land in [land for land in player.lands if land.painted]:
        found.append(f"island/{land.island.name}")
        for mark in land.island.landmarks:
            if land.surrounded(mark.around):
                side = "single" if land.single(mark.around) else "mixed"
                found.append(f"landmark/{KINDS[mark.kind]}-{side}")
    return found
