"""Every field of the figure format: what it may hold, what a fault says, and that all of it is written back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.art.group_text import encode_group

from kamishima.art.figure import (
    DARKEST,
    LIGHTEST,
    Facet,
    Figure,
    FigureFault,
    Group,
    decode_group,
    placed_facets,
)
from kamishima.art.geometry import Point, reflected, show_points
from kamishima.art.library import pieces_in

FACET = '{ shape = "10,10 20,10 20,20" }'

WRONG_IN_FACET = {
    "shape": ["3", "true", '["1,1 2,2 3,3"]'],
    "tone": ['"light"', "1.5", "4", "-4", "true"],
    "paper": ["3", '["sky"]'],
    "over": ['"yes"', "1"],
    "mirror": ['"left"', "0"],
    "folds": ['"10,10 20,20"', "[3]", "[[1, 2]]"],
}
WRONG_IN_FIGURE = {
    "id": ["5", '"Kite"', '"kite "', '"-kite"', '"kite--x"', '""', '"kite_x"'],
    "paper": ["3"],
    "base": ["true"],
    "mirror": ['"yes"', "1"],
    "facets": ['"10,10"', "{}"],
}
WRONG_IN_GROUP = {
    "paper": ["3", "[]"],
    "variants": ['"red"', "[1]"],
    "base": ['"kite"', "[1]"],
}


def cases(wrong: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(field, value) for field, values in wrong.items() for value in values]


def group_text(*facets: str, figure: str = 'id = "kite"', head: str = 'paper = "sky"') -> str:
    return f"{head}\n[[figure]]\n{figure}\nfacets = [{', '.join(facets)}]\n"


def fault_of(text: str) -> str:
    with pytest.raises(FigureFault) as fault:
        decode_group(text, "toys")
    return str(fault.value)


# -- faults ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("field", "value"), cases(WRONG_IN_FACET))
def test_a_wrong_field_of_a_facet_is_named_with_group_figure_and_facet(field: str, value: str) -> None:
    shape = "" if field == "shape" else 'shape = "1,1 2,1 2,2", '
    said = fault_of(group_text(FACET, f"{{ {shape}{field} = {value} }}", FACET))
    assert said.startswith("toys/kite: ")
    assert "facet 2" in said
    assert field in said


@pytest.mark.parametrize(("field", "value"), cases(WRONG_IN_FIGURE))
def test_a_wrong_field_of_a_figure_is_named_with_group_and_figure(field: str, value: str) -> None:
    own = f"{field} = {value}" if field == "id" else f'id = "kite"\n{field} = {value}'
    text = f'paper = "sky"\n[[figure]]\n{own}\n' + ("" if field == "facets" else f"facets = [{FACET}]\n")
    said = fault_of(text)
    assert said.startswith("toys/")
    assert f"{field}`" in said


@pytest.mark.parametrize(("field", "value"), cases(WRONG_IN_GROUP))
def test_a_wrong_field_of_a_group_is_named_with_the_group(field: str, value: str) -> None:
    paper = "" if field == "paper" else 'paper = "sky"\n'
    said = fault_of(group_text(FACET, head=f"{paper}{field} = {value}"))
    assert said.startswith("toys: ")
    assert field in said


@pytest.mark.parametrize("place", [1, 2, 9, 10, 11, 30])
def test_facets_are_counted_as_people_count(place: int) -> None:
    facets = [FACET] * 30
    facets[place - 1] = '{ shape = "10,10 20,10 oops" }'
    assert re.search(rf"`oops` is not a point.*`facet {place} ?`", fault_of(group_text(*facets)))


def test_a_fault_in_a_base_names_the_base() -> None:
    head = f'paper = "sky"\n[[base]]\nid = "shield"\nfacets = [{FACET}, {{ shape = "1,1", tune = 3 }}]'
    said = fault_of(group_text(FACET, head=head))
    assert said.startswith("toys/shield: ")
    assert "facet 2" in said


@pytest.mark.parametrize(
    "text",
    [
        group_text(FACET, figure='id = "kite"\nname = "Kite"'),
        group_text(FACET, figure='id = "kite"\nmirror = 3'),
        group_text("{ tone = 1 }"),
        group_text('{ shape = "1,1", tone = "light" }'),
    ],
    ids=["unknown field", "wrong kind in a figure", "missing field", "wrong kind in a facet"],
)
def test_a_fault_is_written_with_spaces_between_its_words(text: str) -> None:
    # `Expected`int`, got`str`` cannot be read aloud.
    assert not re.search(r"\w`\w", fault_of(text))


def test_a_file_without_figures_says_so_and_an_empty_list_of_them_is_allowed() -> None:
    assert "figure" in fault_of('paper = "sky"\n')
    assert decode_group('paper = "sky"\nfigure = []\n', "toys") == Group("sky", ())


# -- writing back ------------------------------------------------------------------------------------------------------

words = st.sampled_from(["sky", "kite", "t-rex", "0", "a1-b2-c3", "nine-tailed-fox"])
places = st.integers(-500, 10_500).map(lambda number: number / 100)
shapes = st.lists(st.builds(Point, places, places), max_size=5).map(show_points)
facets = st.builds(
    Facet,
    shape=shapes,
    tone=st.integers(DARKEST, LIGHTEST),
    paper=st.none() | words,
    over=st.booleans(),
    mirror=st.none() | st.booleans(),
    folds=st.lists(shapes, max_size=2).map(tuple),
)
figures = st.builds(
    Figure,
    id=words,
    facets=st.lists(facets, max_size=3).map(tuple),
    paper=st.none() | words,
    base=st.none() | words,
    mirror=st.booleans(),
)
groups = st.builds(
    Group,
    paper=words,
    figures=st.lists(figures, min_size=1, max_size=3).map(tuple),
    bases=st.lists(figures, max_size=2).map(tuple),
    variants=st.lists(words, max_size=3).map(tuple),
)


@settings(deadline=None, max_examples=50)
@given(groups)
def test_any_group_is_written_back_exactly(group: Group) -> None:
    text = encode_group(group)
    assert decode_group(text, "toys") == group
    assert encode_group(decode_group(text, "toys")) == text


def test_defaults_are_not_written() -> None:
    text = encode_group(decode_group(group_text(FACET), "toys"))
    assert not set(re.findall(r"(\w+) =", text)) - {"paper", "id", "facets", "shape"}


@pytest.mark.parametrize("shape", ["10,10\n20,10\n20,20", "10,10\t20,10 20,20"], ids=["lines", "tabs"])
def test_a_shape_written_over_several_lines_is_written_back(shape: str) -> None:
    group = decode_group(group_text(f'{{ shape = """{shape}""" }}'), "toys")
    assert decode_group(encode_group(group), "toys") == group


# -- which paper, which twin -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facet", "figure", "base", "expected"),
    [
        (None, None, None, "sky"),
        (None, None, "sea", "sea"),
        (None, "farm", "sea", "farm"),
        ("lawn", "farm", "sea", "lawn"),
        ("lawn", None, None, "lawn"),
    ],
)
def test_the_nearest_paper_counts(facet: str | None, figure: str | None, base: str | None, expected: str) -> None:
    # A facet's own first, then the figure's, then that of its base, then the group's.
    shield = Figure("shield", (Facet("1,1 2,1 2,2"),), base)
    kite = Figure("kite", (Facet("1,1 2,1 2,2", paper=facet),), figure, "shield")
    (piece,) = pieces_in(Group("sky", (kite,), (shield,)), "toys")
    assert [placed.paper for placed in placed_facets(piece.figure, piece.paper)][-1] == expected


def test_a_variant_is_folded_from_its_paper_but_for_facets_with_a_paper_of_their_own() -> None:
    kite = Figure("kite", (Facet("1,1 2,1 2,2"), Facet("1,1 2,1 2,2", paper="gold")), "farm")
    red, yellow = pieces_in(Group("sky", (kite,), variants=("red", "yellow")), "toys")
    assert [placed.paper for placed in placed_facets(red.figure, red.paper)] == ["red", "gold"]
    assert [placed.paper for placed in placed_facets(yellow.figure, yellow.paper)] == ["yellow", "gold"]


@settings(deadline=None)
@given(facets, st.booleans())
def test_a_twin_differs_in_place_and_tone_alone(facet: Facet, mirror: bool) -> None:
    placed = list(placed_facets(Figure("kite", (facet,), mirror=mirror), "sky"))
    assert len(placed) == 1 + (mirror if facet.mirror is None else facet.mirror)
    for twin in placed[1:]:
        assert twin.points == reflected(facet.points)
        assert twin.fold_lines == tuple(reflected(line) for line in facet.fold_lines)
        assert twin.tone == max(facet.tone - 1, DARKEST)
        assert (twin.number, twin.paper, twin.over) == (placed[0].number, placed[0].paper, placed[0].over)


def test_the_facets_of_a_base_are_counted_first() -> None:
    shield = Figure("shield", (Facet("1,1 2,1 2,2"), Facet("3,3 4,3 4,4")))
    kite = Figure("kite", (Facet("5,5 6,5 6,6"),), base="shield")
    (piece,) = pieces_in(Group("sky", (kite,), (shield,)), "toys")
    placed: list[Any] = list(placed_facets(piece.figure, piece.paper))
    assert [(one.number, one.points[0].x) for one in placed] == [(1, 1), (2, 3), (3, 5)]
