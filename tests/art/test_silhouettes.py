"""Figures seen from afar and without colour: each has a shape of its own, fills its sheet, and keeps its shades."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.art.seeing import Raster, difference, overlap, raster

from kamishima.art.figure import Facet, Figure, placed_facets
from kamishima.art.library import Piece, find_piece, group_names, pieces, pieces_of

ANIMALS = ("farm", "sky", "sea", "savannah", "lawn", "polar", "exotic", "dinosaurs", "legendary")
ON_ONE_BASE = ("islands", "boxes")
"""Tokens and boxes share a base, so it is what lies on it that tells them apart."""
TRIBES = ("suns", "moons", "crowns", "arms")


def pairs(group: str) -> list[tuple[Piece, Piece]]:
    """Any two pieces of a group that are not the same figure in two papers."""
    return [(one, other) for one, other in combinations(pieces_of(group), 2) if one.figure is not other.figure]


# -- the measures themselves -------------------------------------------------------------------------------------------


def square_at(x: int, tone: int = 0) -> Raster:
    return raster(
        Piece("square", "toys", Figure("square", (Facet(f"{x},0 {x + 50},0 {x + 50},50 {x},50", tone=tone),)), "sky")
    )


def test_a_quarter_of_the_sheet_is_a_quarter_of_the_grid() -> None:
    assert sum(shade is not None for shade in square_at(0)) == 32 * 32 / 4


def test_overlap_and_difference_of_known_squares() -> None:
    assert overlap(square_at(0), square_at(0)) == 1
    assert overlap(square_at(0), square_at(50)) == 0
    assert overlap(square_at(0), square_at(25)) == pytest.approx(1 / 3)
    assert difference(square_at(0), square_at(50)) == pytest.approx(1 / 2)
    assert difference(square_at(0), square_at(0, tone=-3)) == pytest.approx(1 / 4)
    assert difference(square_at(0), square_at(0)) == 0


# -- telling figures apart ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("group", [*ANIMALS, "characters", "origami", "bots"])
def test_no_two_figures_of_a_group_have_nearly_the_same_silhouette(group: str) -> None:
    for one, other in pairs(group):
        assert overlap(raster(one), raster(other)) < 0.8, (one.id, other.id)


@pytest.mark.parametrize("group", [*ANIMALS, "characters", "origami", "bots"])
def test_any_two_figures_of_a_group_differ_on_a_quarter_of_the_sheet_even_in_grey(group: str) -> None:
    for one, other in pairs(group):
        assert difference(raster(one), raster(other)) > 0.25, (one.id, other.id)


@pytest.mark.parametrize("group", ON_ONE_BASE)
def test_what_lies_on_a_common_base_can_be_told_apart_in_grey(group: str) -> None:
    for one, other in pairs(group):
        assert difference(raster(one), raster(other)) > 0.09, (one.id, other.id)


@pytest.mark.parametrize("kind", ["shaman", "warrior", "spirit"])
def test_tribes_have_emblems_and_not_only_colours(kind: str) -> None:
    for one, other in combinations(TRIBES, 2):
        apart = difference(raster(find_piece(f"{one}-{kind}"), 64), raster(find_piece(f"{other}-{kind}"), 64))
        assert apart > 0.005, (one, other)


def test_a_shaman_a_warrior_and_a_spirit_of_one_tribe_are_of_different_shapes() -> None:
    for tribe in TRIBES:
        shapes = [raster(find_piece(f"{tribe}-{kind}")) for kind in ("shaman", "warrior", "spirit")]
        assert all(overlap(one, other) < 0.8 for one, other in combinations(shapes, 2))


def test_tiles_of_different_heights_are_not_alike() -> None:
    tiles = [raster(find_piece(f"tile-{height}")) for height in range(1, 5)]
    assert all(difference(one, other) > 0.1 for one, other in combinations(tiles, 2))


# -- filling the sheet -------------------------------------------------------------------------------------------------


def extent(piece: Piece) -> tuple[float, float]:
    corners = [point for facet in placed_facets(piece.figure, piece.paper) for point in facet.points]
    across, down = [point.x for point in corners], [point.y for point in corners]
    return max(across) - min(across), max(down) - min(down)


@pytest.mark.parametrize("group", group_names())
def test_every_figure_fills_its_sheet(group: str) -> None:
    for piece in pieces_of(group):
        width, height = extent(piece)
        assert max(width, height) >= 85, piece.id
        assert min(width, height) >= 50, piece.id
        assert sum(shade is not None for shade in raster(piece)) >= 0.2 * 32 * 32, piece.id


@pytest.mark.parametrize("group", group_names())
def test_every_figure_sits_near_the_middle_of_its_sheet(group: str) -> None:
    for piece in pieces_of(group):
        covered = [square for square, shade in enumerate(raster(piece)) if shade is not None]
        across = sum(square % 32 for square in covered) / len(covered)
        assert 11 <= across <= 20, piece.id


def test_ink_and_shades_are_left_at_24_pixels() -> None:
    for piece in pieces().values():
        shades = [shade for shade in raster(piece, 24) if shade is not None]
        assert len(shades) > 0.2 * 24 * 24, piece.id
        assert max(shades) - min(shades) > 0.15, piece.id
        assert len({round(shade, 2) for shade in shades}) >= 4, piece.id
