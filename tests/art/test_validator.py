"""Planted faults: the validator must find each of them, and nothing in a clean figure."""

from __future__ import annotations

import pytest

from kamishima.art.check import check_piece, check_pieces
from kamishima.art.figure import Facet, Figure
from kamishima.art.library import Piece, pieces

# Eight triangles around the middle of a square.
RIM = ("20,20", "50,20", "80,20", "80,50", "80,80", "50,80", "20,80", "20,50")
WHEEL = tuple(Facet(f"50,50 {start} {end}") for start, end in zip(RIM, RIM[1:] + RIM[:1], strict=True))


def faults_of(*facets: Facet) -> list[str]:
    return check_piece(Piece("wheel", "toys", Figure("wheel", facets), "sky"))


def test_a_clean_figure_has_no_fault() -> None:
    assert faults_of(*WHEEL) == []


def test_all_our_figures_are_clean() -> None:
    assert check_pieces(pieces().values()) == []


@pytest.mark.parametrize(
    ("facet", "fault"),
    [
        (Facet("0,0 10,10"), "facet 9 has 2 points"),
        (Facet("20,20 10,10 15,15"), "facet 9 has no area"),
        (Facet("0,0 10,10 10,0 0,10"), "facet 9 is not a simple polygon"),
        (Facet("80,20 101,20 90,40"), "facet 9 leaves the sheet at 101,20"),
        (Facet("80,20 95,20 80,50", folds=("80,20 80,-1",)), "facet 9 leaves the sheet at 80,-1"),
        (Facet("80,20 95,20 80,50", paper="velvet"), "facet 9 is on paper `velvet`"),
        (Facet("40,40 60,40 50,60"), "facet 9 covers facet 1 without `over = true`"),
        (Facet("80,20 95,20 80,50", over=True), "facet 9 says `over = true` but covers nothing"),
        (Facet("2,2 12,2 2,12"), "facet 9 floats apart"),
    ],
)
def test_a_planted_fault_is_found(facet: Facet, fault: str) -> None:
    (found,) = faults_of(*WHEEL, facet)
    assert found.startswith(f"wheel: {fault}")


def test_a_facet_may_lie_over_others_when_it_says_so() -> None:
    assert faults_of(*WHEEL, Facet("40,40 60,40 50,60", over=True)) == []


def test_neighbours_may_share_a_strip_as_thin_as_a_crease() -> None:
    assert faults_of(*WHEEL, Facet("79.6,20 95,20 95,50 79.6,50")) == []
    assert faults_of(*WHEEL, Facet("78,20 95,20 95,50 78,50")) != []


def test_a_mirrored_facet_must_not_cover_its_twin() -> None:
    assert faults_of(*WHEEL, Facet("20,80 60,80 40,95", mirror=True)) != []
    assert faults_of(*WHEEL, Facet("20,80 50,80 40,95", mirror=True)) == []


def test_a_figure_needs_enough_facets_to_look_folded() -> None:
    assert faults_of(*WHEEL[:7]) == ["wheel: has 7 facets, a figure needs 8"]
