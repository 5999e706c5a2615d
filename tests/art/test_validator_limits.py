"""Where the validator draws its lines: how thin, how near, how small, and what it says of several faults at once."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamishima.art import check
from kamishima.art.check import check_piece, check_pieces
from kamishima.art.figure import Facet, Figure
from kamishima.art.geometry import Point, Polygon, Segment, edges, show_points, signed_area
from kamishima.art.library import Piece, find_piece

# Eight triangles around the middle of a square.
RIM = ("20,20", "50,20", "80,20", "80,50", "80,80", "50,80", "20,80", "20,50")
WHEEL = tuple(Facet(f"50,50 {start} {end}") for start, end in zip(RIM, RIM[1:] + RIM[:1], strict=True))


def toy(*facets: Facet, paper: str = "sky") -> Piece:
    return Piece("wheel", "toys", Figure("wheel", facets), paper)


def faults_with(*facets: Facet) -> list[str]:
    """What is wrong with the wheel when these facets are added."""
    return [fault.removeprefix("wheel: ") for fault in check_piece(toy(*WHEEL, *facets))]


def strip(left: float, right: float, *, over: bool = False) -> Facet:
    return Facet(f"{left},20 {right},20 {right},50 {left},50", over=over)


# -- simple polygons against an oracle ---------------------------------------------------------------------------------


def side_of(line: Segment, point: Point) -> int:
    """On which side of a line a point lies; coordinates are whole, so this is exact."""
    (a, b), c = line, point
    cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    return (cross > 0) - (cross < 0)


def within(segment: Segment, point: Point) -> bool:
    (a, b), c = segment, point
    return min(a.x, b.x) <= c.x <= max(a.x, b.x) and min(a.y, b.y) <= c.y <= max(a.y, b.y)


def meet(one: Segment, other: Segment) -> bool:
    """Whether two segments have a point in common."""
    if side_of(one, other[0]) != side_of(one, other[1]) and side_of(other, one[0]) != side_of(other, one[1]):
        return True
    ends = [(one, other[0]), (one, other[1]), (other, one[0]), (other, one[1])]
    return any(side_of(segment, end) == 0 and within(segment, end) for segment, end in ends)


def is_simple(polygon: Polygon) -> bool:
    """Neighbouring edges share one corner only, other edges nothing at all."""
    around = edges(polygon)
    for (at, one), (later, other) in combinations(enumerate(around), 2):
        if later - at == 1 or (at, later) == (0, len(around) - 1):
            first, second = (one, other) if later - at == 1 else (other, one)
            folded_back = side_of(first, second[1]) == 0 and (within(first, second[1]) or within(second, first[0]))
            if folded_back:
                return False
        elif meet(one, other):
            return False
    return True


small = st.integers(0, 6).map(lambda step: 10.0 * step)


@settings(deadline=None)
@given(st.lists(st.builds(Point, small, small), min_size=3, max_size=7, unique=True).map(tuple))
def test_polygons_that_cross_touch_or_fold_back_onto_themselves_are_found(polygon: Polygon) -> None:
    found = [fault for fault in faults_with(Facet(show_points(polygon))) if "facet 9" in fault]
    flat = any("has no area" in fault for fault in found)
    crossed = any("is not a simple polygon" in fault for fault in found)
    assert crossed == (not is_simple(polygon) and not flat)
    if flat:
        assert signed_area(polygon) == 0


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "said"), [(80, []), (79.3, []), (78.9, ["facet 9 covers facet 3"])])
def test_a_strip_in_common_may_be_as_wide_as_a_crease(left: float, said: list[str]) -> None:
    assert [fault.partition(" without")[0] for fault in faults_with(strip(left, 95))] == said


@pytest.mark.parametrize(("left", "floats"), [(80, False), (80.7, False), (80.9, True)])
def test_a_gap_may_be_as_wide_as_a_seam(left: float, floats: bool) -> None:
    assert (faults_with(strip(left, 95)) == ["facet 9 floats apart from the rest"]) == floats
    assert bool(faults_with(strip(left, 95))) == floats


@pytest.mark.parametrize(("height", "clean"), [(0.1, False), (0.5, True)])
def test_a_facet_needs_a_real_area(height: float, clean: bool) -> None:
    sliver = Facet(f"80,20 84,20 80,{20 + height}")
    assert (faults_with(sliver) == []) == clean


def test_a_facet_may_reach_the_very_edge_of_the_sheet_and_not_beyond() -> None:
    assert faults_with(Facet("80,20 100,0 100,100 80,80")) == []
    assert faults_with(Facet("80,20 100.01,0 100,100 80,80")) == ["facet 9 leaves the sheet at 100.01,0"]
    assert faults_with(Facet("80,20 100,-0.5 100,100 80,80")) == ["facet 9 leaves the sheet at 100,-0.5"]


@pytest.mark.parametrize("fold", ["", "85,30"])
def test_a_crease_has_two_ends(fold: str) -> None:
    # Whether it cannot be read at all or is found here, it must not be drawn.
    try:
        found = faults_with(Facet("80,20 95,20 80,50", folds=(fold,)))
    except ValueError:
        return
    assert found


def test_a_facet_that_lies_over_others_may_also_stick_out() -> None:
    assert faults_with(strip(70, 95, over=True)) == []


def test_only_earlier_facets_can_be_covered() -> None:
    # The same two facets: laid on top it is fine, but written first it is idle, and the other one covers it.
    patch = Facet("40,40 60,40 50,60", over=True)
    assert faults_with(patch) == []
    turned = check_piece(toy(patch, *WHEEL))
    assert "wheel: facet 1 says `over = true` but covers nothing" in turned
    assert any("without `over = true`" in fault for fault in turned)


def test_a_twin_that_covers_something_is_enough_for_its_facet() -> None:
    # Beside the wheel on the left, on the wheel on the right.
    lopsided = (*WHEEL, Facet("80,50 95,50 95,70 80,70"))
    assert check_piece(toy(*lopsided, Facet("5,55 20,55 20,65 5,65", over=True, mirror=True))) == []


def test_the_smaller_part_is_the_one_that_floats() -> None:
    crumbs = [Facet("2,2 8,2 2,8"), Facet("98,98 92,98 98,92")]
    assert faults_with(*crumbs) == ["facet 9 floats apart from the rest", "facet 10 floats apart from the rest"]


# -- reports -----------------------------------------------------------------------------------------------------------


def test_all_faults_of_facets_are_told_together_and_layers_only_when_these_are_mended() -> None:
    broken = (Facet("0,0 10,10"), Facet("80,20 101,20 90,40", paper="velvet"), Facet("40,40 60,40 50,60"))
    assert faults_with(*broken) == [
        "facet 9 has 2 points, a polygon needs 3",
        "facet 10 is on paper `velvet`, which the palette does not have",
        "facet 10 leaves the sheet at 101,20",
    ]
    assert faults_with(broken[2]) == ["facet 9 covers facet 1 without `over = true`"]


def test_every_facet_of_a_figure_on_an_unknown_paper_is_named() -> None:
    assert len(check_piece(toy(*WHEEL, paper="velvet"))) == len(WHEEL)


def test_faults_of_several_pieces_come_in_their_order() -> None:
    one, two = toy(*WHEEL[:7]), toy(*WHEEL[:6])._replace(id="cart")
    assert check_pieces([one, two]) == [
        "wheel: has 7 facets, a figure needs 8",
        "cart: has 6 facets, a figure needs 8",
    ]


def test_the_command_tells_how_many_figures_are_clean(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "pieces", lambda: {"wheel": toy(*WHEEL), "cat": find_piece("cat")})
    assert check.main() == 0
    assert capsys.readouterr().out == "2 figures, no fault\n"


def test_the_command_fails_when_a_figure_is_broken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "pieces", lambda: {"wheel": toy(*WHEEL[:7]), "good": toy(*WHEEL)})
    assert check.main() == 1
    assert capsys.readouterr().out == "wheel: has 7 facets, a figure needs 8\n"
