"""The engine agrees with an independent oracle; `oracle_run.py` compares many more positions."""

from __future__ import annotations

from tests.games.islands.oracle import Oracle
from tests.games.islands.oracle_run import compare

from kamishima.games.islands.pack.content import house_text


def test_engine_and_oracle_agree_on_placements_surroundings_and_scores() -> None:
    assert max(compare(150, seed=1)) == 150


def test_the_oracle_reads_the_shapes_of_the_pack() -> None:
    shapes = Oracle(house_text()).shapes
    assert {name: len(turns) for name, turns in shapes.items()} == {
        "domino": 2, "corner": 4, "zigzag": 2, "angle": 4, "square": 1,
    }  # fmt: skip
