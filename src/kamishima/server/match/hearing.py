"""Who hears what somebody says: nobody hears the muted, and everybody chooses whom else they do not want to hear."""

from __future__ import annotations

import time
from collections.abc import Mapping


class Hearing:
    """What a node knows of it, in memory: every line of every chat asks here for each listener."""

    def __init__(self) -> None:
        self._muted: Mapping[str, float | None] = {}
        """Until when; None for good."""
        self._relations: dict[str, dict[str, str]] = {}
        """Whom each person has muted or blocked, where there is anybody."""

    def set_muted(self, people: Mapping[str, float | None]) -> None:
        self._muted = people

    def relate(self, person: str, other: str, kind: str) -> None:
        """What a person has chosen about another: `mute`, `block` or `none`."""
        own = self._relations.setdefault(person, {})
        own[other] = kind
        if kind == "none":
            del own[other]
        if not own:
            del self._relations[person]

    def is_muted(self, person: str) -> bool:
        if person not in self._muted:
            return False
        until = self._muted[person]
        return until is None or time.time() < until

    def relation(self, person: str, other: str) -> str:
        return self._relations.get(person, {}).get(other, "none")

    def hears(self, listener: str, speaker: str) -> bool:
        """Who blocks somebody is not heard by them either."""
        if not speaker:
            return True
        if self.is_muted(speaker) or self.relation(listener, speaker) != "none":
            return False
        return self.relation(speaker, listener) != "block"
