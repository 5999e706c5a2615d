"""The figure format: strict, and written back exactly."""

from __future__ import annotations

import pytest
from tests.art.group_text import encode_group

from kamishima.art.figure import FigureFault, Group, decode_group, placed_facets
from kamishima.art.geometry import Point, parse_points, show_points
from kamishima.art.library import group_names, load_group, pieces_in

KITE = """
paper = "sky"

[[figure]]
id = "kite"
facets = [
    { shape = "50,10 20,40 50,60", tone = 1, mirror = true },
    { shape = "40,60 60,60 50,90", tone = -2, paper = "red", folds = ["50,60 50,90"] },
]
"""


def kite(old: str = "", new: str = "") -> Group:
    assert old in KITE
    return decode_group(KITE.replace(old, new), "toys")


@pytest.mark.parametrize("name", group_names())
def test_every_group_is_written_back_exactly(name: str) -> None:
    group = load_group(name)
    assert decode_group(encode_group(group), name) == group


def test_points_are_written_back_exactly() -> None:
    points = (Point(0, 0), Point(12.5, 99), Point(3.25, 100))
    assert show_points(points) == "0,0 12.5,99 3.25,100"
    assert parse_points(show_points(points)) == points


def test_a_mirrored_facet_has_a_twin_one_tone_darker_on_the_other_side() -> None:
    left, right, tail = placed_facets(kite().figures[0], "sky")
    assert right.points == parse_points("50,10 80,40 50,60")
    assert (left.tone, right.tone, tail.tone) == (1, 0, -2)
    assert (left.number, right.number, tail.number) == (1, 1, 2)
    assert (left.paper, tail.paper) == ("sky", "red")


def test_the_twin_of_the_darkest_tone_is_as_dark() -> None:
    group = kite("tone = 1, mirror", "tone = -3, mirror")
    assert [facet.tone for facet in placed_facets(group.figures[0], "sky")][:2] == [-3, -3]


def test_a_mirrored_figure_mirrors_every_facet_that_does_not_refuse() -> None:
    group = kite('id = "kite"', 'id = "kite"\nmirror = true').figures[0]
    assert len(list(placed_facets(group, "sky"))) == 4
    alone = kite('id = "kite"', 'id = "kite"\nmirror = true').figures[0].facets[1]
    refusing = kite('paper = "red"', 'paper = "red", mirror = false').figures[0]
    assert alone.mirror is None
    assert len(list(placed_facets(refusing, "sky"))) == 3


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("tone = 1", "tune = 1", ["toys/kite", "facet 1", "tune"]),
        ("tone = -2", "tone = 9", ["toys/kite", "facet 2", "<= 3"]),
        ("20,40", "20;40", ["toys/kite", "facet 1", "`20;40` is not a point"]),
        ('"50,60 50,90"', '"50,60 fifty"', ["toys/kite", "facet 2", "`fifty`"]),
        ('shape = "40,60 60,60 50,90", ', "", ["toys/kite", "facet 2", "shape"]),
        ('id = "kite"', 'id = "Kite"', ["toys/Kite", "id"]),
        ('id = "kite"', 'id = "kite"\nname = "Kite"', ["toys/kite", "name"]),
        ('id = "kite"', "", ["toys/(no id)", "id"]),
        ('paper = "sky"', "", ["toys", "paper"]),
        ('paper = "sky"', 'paper = "sky"\ncolour = "blue"', ["toys", "colour"]),
        ("[[figure]]", "[[figure]", ["toys"]),
    ],
)
def test_a_fault_in_the_text_is_named_with_its_place(old: str, new: str, words: list[str]) -> None:
    with pytest.raises(FigureFault) as fault:
        kite(old, new)
    assert [word for word in words if word not in str(fault.value)] == []


def test_variants_are_one_figure_in_several_papers() -> None:
    group = kite('paper = "sky"', 'paper = "sky"\nvariants = ["red", "yellow"]')
    assert [(piece.id, piece.paper) for piece in pieces_in(group, "toys")] == [
        ("kite-red", "red"),
        ("kite-yellow", "yellow"),
    ]


def test_a_figure_comes_after_the_facets_of_its_base() -> None:
    based = KITE.replace("[[figure]]", "[[base]]") + '[[figure]]\nid = "flag"\nbase = "kite"\nfacets = []\n'
    (flag,) = pieces_in(decode_group(based, "toys"), "toys")
    assert flag.id == "flag"
    assert flag.figure.facets == kite().figures[0].facets


@pytest.mark.parametrize(
    ("old", "new"), [('base = "kite"', 'base = "comet"'), ("facets = []", "mirror = true\nfacets = []")]
)
def test_a_base_must_exist_and_agree_on_mirroring(old: str, new: str) -> None:
    based = KITE.replace("[[figure]]", "[[base]]") + '[[figure]]\nid = "flag"\nbase = "kite"\nfacets = []\n'
    with pytest.raises(FigureFault, match="toys/flag"):
        pieces_in(decode_group(based.replace(old, new), "toys"), "toys")
