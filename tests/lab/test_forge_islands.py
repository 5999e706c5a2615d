"""The forge proposes islands that the validator accepts."""

from __future__ import annotations

import pytest

from kamishima.games.islands.content import house_content, house_text, read_content, shape_list
from kamishima.games.islands.maps import chart_problems, outline_problems
from kamishima.lab.forge_islands import Plan, forge, main

SHAPES = shape_list(house_content())


@pytest.mark.parametrize("seed", range(4))
def test_every_proposal_is_a_valid_island(seed: int) -> None:
    island = forge(Plan(), seed, tries=3)
    assert chart_problems(list(island.rows), near=False) == []
    assert outline_problems(list(island.rows), [squares.split() for _, squares in island.outlines], SHAPES) == []


def test_the_same_seed_gives_the_same_island() -> None:
    assert forge(Plan(), 7, tries=2) == forge(Plan(), 7, tries=2)


def test_a_terrain_keeps_its_sea_and_mountains() -> None:
    terrain = ["~.....~", ".......", "..~~...", "..~^...", ".......", "~.....~"]
    island = forge(Plan(outlines=("three", "five", "domino")), 1, terrain, tries=2)
    for drawn, row in zip(terrain, island.rows, strict=True):
        for before, after in zip(drawn, row, strict=True):
            assert before in (".", after)


def test_a_near_island_has_no_volcano() -> None:
    island = forge(Plan(landmarks="RSLTTC$G", near=True), 2, tries=2)
    assert chart_problems(list(island.rows), near=True) == []


def test_a_terrain_without_room_is_refused() -> None:
    with pytest.raises(ValueError, match="no valid island"):
        forge(Plan(), 1, ["....", "....", "...."])


def test_a_proposal_can_be_pasted_into_a_pack() -> None:
    text = house_text()
    start = text.index("[sheets.l.islands.spiral]")
    pasted = text[:start] + forge(Plan(), 3, tries=2).toml("l", "newfound")
    assert "newfound" in read_content(pasted).sheets["l"].islands


def test_the_command_prints_proposals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2", "--seed", "5"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("map = '''") == 2
