"""The forge proposes islands that the validator accepts."""

from __future__ import annotations

import pytest

from kamishima.core.errors import KamishimaError
from kamishima.games.islands.lab.forge import (
    Plan,
    Proposal,
    check_room,
    extended,
    forge,
    free_words,
    names_for,
    plan_for,
    read_terrain,
    sheets_of,
)
from kamishima.games.islands.lab.hints import hints
from kamishima.games.islands.pack.content import house_content, house_text, read_content
from kamishima.games.islands.pack.maps import chart_problems, outline_problems
from kamishima.games.islands.pack.schema import shape_list

HOUSE = house_content()
SHAPES = shape_list(HOUSE)
CHAIN = ["~.....~", ".......", "..~~...", "..~^...", ".......", "~.....~"]


def forged(count: int) -> dict[str, Proposal]:
    return {name: forge(Plan(), seed, tries=1) for seed, name in enumerate(names_for(1, count, HOUSE), start=1)}


@pytest.mark.parametrize("seed", range(4))
def test_every_proposal_is_a_valid_island(seed: int) -> None:
    island = forge(Plan(), seed, tries=3)
    assert chart_problems(list(island.rows), near=False) == []
    assert outline_problems(list(island.rows), [squares.split() for _, squares in island.outlines], SHAPES) == []


def test_the_same_seed_gives_the_same_island() -> None:
    assert forge(Plan(), 7, tries=2) == forge(Plan(), 7, tries=2)


def test_a_terrain_keeps_its_sea_and_mountains() -> None:
    island = forge(Plan(outlines=("three", "five", "domino")), 1, CHAIN, tries=2)
    for drawn, row in zip(CHAIN, island.rows, strict=True):
        for before, after in zip(drawn, row, strict=True):
            assert before in (".", after)


def test_a_near_island_has_no_volcano() -> None:
    island = forge(Plan(landmarks="RSLTTC$G", near=True), 2, tries=2)
    assert chart_problems(list(island.rows), near=True) == []


def test_a_terrain_without_room_is_refused() -> None:
    with pytest.raises(KamishimaError, match="no valid island"):
        forge(Plan(), 1, ["....", "....", "...."])


def test_a_proposal_can_be_pasted_into_a_pack() -> None:
    text = house_text()
    start = text.index("[sheets.l.islands.spiral]")
    pasted = text[:start] + forge(Plan(), 3, tries=2).toml("l", "newfound")
    assert "newfound" in read_content(pasted).sheets["l"].islands


# -- sheets and packs --------------------------------------------------------------------------------------------------


def test_two_islands_make_a_sheet_and_the_pack_with_it_is_good() -> None:
    sheets = sheets_of(forged(4), HOUSE, near=False)
    assert [sheet.word for sheet in sheets] == ["m", "n"]
    made = read_content(extended(house_text(), 'the "new" ones', sheets))
    assert made.name == 'the "new" ones'
    assert list(made.sheets) == [*HOUSE.sheets, "m", "n"]
    assert list(made.sheets["n"].islands) == ["forged-3", "forged-4"]
    assert {key: sheet for key, sheet in made.sheets.items() if key in HOUSE.sheets} == HOUSE.sheets


def test_near_sheets_stay_near_in_the_pack() -> None:
    plan = plan_for(HOUSE, near=True)
    islands = {name: forge(plan, seed, tries=1) for seed, name in enumerate(("one", "two"))}
    made = read_content(extended(house_text(), "near", sheets_of(islands, HOUSE, near=True)))
    assert made.sheets["m"].near


def test_words_of_new_sheets_are_free_and_good_however_many_there_are() -> None:
    words = free_words(HOUSE, 40)
    assert len(set(words)) == 40
    assert not set(words) & set(HOUSE.sheets)
    assert words[13:16] == ["z", "s1", "s2"]


def test_an_island_that_is_in_the_pack_already_is_not_forged_again() -> None:
    made = read_content(extended(house_text(), "forged", sheets_of(forged(2), HOUSE, near=False)))
    assert names_for(3, 2, made) == ["forged-3", "forged-4"]
    with pytest.raises(KamishimaError, match="has an island 'forged-2' already"):
        names_for(2, 2, made)


def test_a_pack_with_other_shapes_gets_outlines_that_its_cards_can_fill() -> None:
    text = house_text().replace("shapes.corner", "shapes.hook").replace('"corner"', '"hook"')
    other = read_content(text)
    plan = plan_for(other, near=False)
    assert plan.outlines == ("domino", "hook")
    islands = {name: forge(plan, seed, tries=1, content=other) for seed, name in enumerate(names_for(1, 2, other))}
    made = read_content(extended(text, "made", sheets_of(islands, other, near=False)))
    assert "unfillable" not in [hint.code for hint in hints(made)]


# -- terrains ----------------------------------------------------------------------------------------------------------


def test_a_terrain_is_read_row_by_row() -> None:
    assert read_terrain("\n".join(["", *CHAIN, "", ""])) == CHAIN
    check_room(CHAIN, Plan())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", r"^row 1: a terrain has 1 to 8 columns, not 0$"),
        ("...\n.R.\n...", r"^row 2: 'R' is no sign of a terrain; signs are \. ~ \^$"),
        ("...\n..", r"^row 2: this row has 2 squares, the first one 3$"),
        ("." * 9, r"^row 1: a terrain has 1 to 8 columns, not 9$"),
        ("..\n" * 9, r"^row 9: a terrain has at most 8 rows, not 9$"),
        ("..\n.. \n", r"^row 2: ' ' is no sign"),
    ],
)
def test_a_malformed_terrain_is_refused_with_its_row(text: str, message: str) -> None:
    with pytest.raises(KamishimaError, match=message):
        read_terrain(text)


@pytest.mark.parametrize("rows", [["......"] * 5, ["........"] * 8])
def test_a_terrain_that_is_too_small_or_too_large_is_refused_before_the_work(rows: list[str]) -> None:
    with pytest.raises(KamishimaError, match=r"^a terrain needs 31 to 43 squares of land, this one has (30|64)$"):
        check_room(rows, Plan())
