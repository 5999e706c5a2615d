"""What changed in the rules, by number; `docs/versions.md` says how a number is added, and how one is retired."""

from __future__ import annotations

from typing import Final

from kamishima.games.versions import RulesVersion

ALIKE_SHEETS: Final = 2

VERSIONS: Final = (
    RulesVersion(1, "2026-11-15", "first", "The rules as they were first written."),
    RulesVersion(
        ALIKE_SHEETS,
        "2026-11-18",
        "alike-sheets",
        "Nobody is dealt a sheet that they were dealt already, while there are others (I1.1).",
    ),
)
NEWEST: Final = VERSIONS[-1].number
