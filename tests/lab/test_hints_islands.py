"""Hints about islands that can be played with, and are unusual."""

from __future__ import annotations

import pytest

from kamishima.games.islands.lab.hints import hints, lines
from kamishima.games.islands.pack.content import all_faults, decode, house_content, house_text, read_content
from kamishima.games.islands.pack.landmarks import cell_of
from kamishima.games.islands.pack.schema import shape_list
from kamishima.games.islands.pack.shapes import form

CORNER = 'squares = "e4 e5 f5"'
LINE = 'squares = "h3 h4 h5"'
"""Three in a row: no card has that shape."""


def test_every_outline_of_ours_has_the_shape_of_a_card() -> None:
    content = house_content()
    forms = [form(cells) for shape in shape_list(content)[1:] for _, cells in shape.turns]
    islands = [island for sheet in content.sheets.values() for island in sheet.islands.values()]
    outlines = [outline.squares.split() for island in islands for outline in island.outlines]
    assert len(outlines) == 50
    for words in outlines:
        assert form([cell for word in words if (cell := cell_of(word)) is not None]) in forms


def test_nothing_is_unusual_about_our_own_islands() -> None:
    assert hints(house_content()) == []


def test_an_outline_that_no_card_can_fill_is_a_hint_and_the_pack_stays_good() -> None:
    content = read_content(house_text().replace(CORNER, LINE))
    (hint,) = hints(content)
    assert (hint.code, hint.sheet, hint.island) == ("unfillable", "l", "labyrinth")
    assert (hint.squares, hint.given) == (["h3", "h4", "h5"], {"squares": "h3 h4 h5"})
    assert lines(content) == [f"sheets.l.islands.labyrinth: {hint.message}"]
    assert "h3 h4 h5" in hint.message


def test_outlines_are_judged_by_the_shapes_of_the_packs_own_cards() -> None:
    """With a bracket in place of the angle nobody can fill the angles that are drawn."""
    content = read_content(house_text().replace("#..\n#..\n@##", "##.\n#..\n@#."))
    found = [hint for hint in hints(content) if hint.code == "unfillable"]
    assert len(found) == 12
    assert {len(hint.squares) for hint in found} == {5}


@pytest.mark.parametrize("squares", ["", "h9", "h3 h3 h4 zz", "e3 e4 e5 f5", "h3 h4 h5 h5"])
def test_an_outline_that_is_no_outline_is_a_fault_and_no_hint(squares: str) -> None:
    content = decode(house_text().replace(CORNER, f'squares = "{squares}"'))
    assert all_faults(content)
    assert [hint.code for hint in hints(content) if hint.code == "unfillable"] == []


def test_a_pack_whose_shapes_cannot_be_used_is_judged_by_ours() -> None:
    content = decode(house_text().replace("#\n@", "#\n#", 1).replace(CORNER, LINE))
    assert [hint.code for hint in hints(content)] == ["unfillable"]
