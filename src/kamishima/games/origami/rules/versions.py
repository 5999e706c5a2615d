"""What changed in the rules, by number; `docs/versions.md` says how a number is added, and how one is retired."""

from __future__ import annotations

from typing import Final

from kamishima.games.versions import RulesVersion

VERSIONS: Final = (RulesVersion(1, "2026-11-15", "first", "The rules as they were first written."),)
NEWEST: Final = VERSIONS[-1].number
