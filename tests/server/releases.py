"""Two releases of the program, for tests: the one that is left behind (N), and the one that comes (N+1).

N knows the first rules of Islands alone. N+1 has the second ones, and in Origami a bee is worth more. A process is of a
release when `release_site` is on its path and `RELEASE_OF_TEST` names one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec

from kamishima.games.box import Box
from kamishima.games.registry import GAMES, earlier_pack, open_table

Release = Literal["N", "N+1"]

NAME = "RELEASE_OF_TEST"
SITE = Path(__file__).parent / "release_site"
BEE = '[cards.bee]\nfamily = "lawn"\ncopies = { is = 2, from = "public" }\ncost = { is = 8, from = "book" }\n'
FOLDS = 'folds = { is = 4, from = "book" }\npoints = { is = %d, from = "book" }\n'


def boxes_of(release: Release) -> dict[str, Box]:
    islands, origami = GAMES["islands"], GAMES["origami"]
    if release == "N":
        return {"islands": msgspec.structs.replace(islands, versions=islands.versions[:1])}
    ours = origami.house_text()
    changed = ours.replace(BEE + FOLDS % 3, BEE + FOLDS % 9)
    assert changed != ours
    return {"origami": msgspec.structs.replace(origami, house_text=lambda: changed)}


def install(release: Release) -> dict[str, Box]:
    """Be of a release from now on; what was there before."""
    boxes = boxes_of(release)
    before = {name: GAMES[name] for name in boxes}
    _put(boxes)
    return before


def _put(boxes: Mapping[str, Box]) -> None:
    for name, box in boxes.items():
        GAMES[name] = box
    open_table.cache_clear()
    earlier_pack.cache_clear()


@contextmanager
def installed(release: Release) -> Iterator[None]:
    before = install(release)
    try:
        yield
    finally:
        _put(before)


def environment(release: Release) -> dict[str, str]:
    """What a process of this release is started with."""
    kept = os.environ.get("PYTHONPATH", "")
    root = SITE.parents[2]
    return {NAME: release, "PYTHONPATH": os.pathsep.join([str(SITE), str(root), *([kept] if kept else [])])}
