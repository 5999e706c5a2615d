"""Papers and tones: what can be told apart, and what can be read, with and without colour."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.art.seeing import blended, contrast, luminance

from kamishima.art.contact import BANDS
from kamishima.art.figure import DARKEST, LIGHTEST
from kamishima.art.palette import Lab, Tint, _hex_of, _lab_of, _toned, colour, papers, towards_white

TONES = range(DARKEST, LIGHTEST + 1)
FAMILIES = ["farm", "sky", "sea", "savannah", "lawn", "polar", "exotic", "dinosaurs", "legendary"]
TRIBES = ["suns", "moons", "crowns", "arms"]
SMALL_TEXT, SHAPES = 4.5, 3.0
PRINTERS_INK = "#2d2b33"

patient = settings(deadline=None)

colours = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


def distance(one: str, other: str) -> float:
    """How different two colours look."""
    a, b = _lab_of(one), _lab_of(other)
    return float(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)


# -- tones -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tint", Tint)
@pytest.mark.parametrize("paper", papers())
def test_each_tone_is_lighter_than_the_one_before(paper: str, tint: Tint) -> None:
    shades = [luminance(colour(paper, tone, tint)) for tone in TONES]
    assert all(dark < light for dark, light in pairwise(shades))


@pytest.mark.parametrize("paper", papers())
def test_a_grey_paper_is_as_light_as_the_coloured_one(paper: str) -> None:
    for tone in TONES:
        assert contrast(colour(paper, tone), colour(paper, tone, Tint.GREY)) < 1.15


@pytest.mark.parametrize("paper", papers())
def test_the_steps_from_tone_to_tone_look_even(paper: str) -> None:
    lights = [_toned(_lab_of(papers()[paper]), tone).lightness for tone in TONES]
    for half in (lights[:4], lights[3:]):
        steps = [light - dark for dark, light in pairwise(half)]
        assert max(steps) < 1.2 * min(steps)


@patient
@given(colours, st.sampled_from(TONES))
def test_no_tone_changes_what_colour_a_paper_is(base: str, tone: int) -> None:
    # Both colour axes shrink by the same part, so that the hue stays.
    lab, toned = _lab_of(base), _toned(_lab_of(base), tone)
    assert toned.a * lab.b == pytest.approx(toned.b * lab.a)
    assert toned.a * lab.a >= 0
    assert toned.b * lab.b >= 0


@patient
@given(colours)
def test_any_base_colour_is_its_own_tone_zero(base: str) -> None:
    assert _hex_of(_toned(_lab_of(base), 0)) == base


@patient
@given(st.floats(0, 1), st.floats(-0.5, 0.5), st.floats(-0.5, 0.5))
def test_a_colour_that_no_screen_has_becomes_the_nearest_that_can_be_written(light: float, a: float, b: float) -> None:
    written = _hex_of(Lab(light, a, b))
    assert len(written) == 7
    assert 0 <= int(written[1:], 16) <= 0xFFFFFF


# -- telling papers apart ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [FAMILIES, TRIBES, ["red", "yellow"]], ids=["families", "tribes", "characters"])
def test_papers_that_stand_for_different_things_look_different(names: list[str]) -> None:
    for one, other in combinations(names, 2):
        assert distance(papers()[one], papers()[other]) > 0.1, (one, other)


@patient
@given(colours, st.floats(0, 1), st.floats(0, 1))
def test_a_thicker_veil_is_never_darker(base: str, one: float, other: float) -> None:
    thin, thick = sorted((one, other))
    assert luminance(towards_white(base, thin)) <= luminance(towards_white(base, thick))
    assert towards_white(base, 0) == base
    assert towards_white(base, 1) == "#ffffff"


# -- reading -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("band", BANDS, ids=lambda band: band.ground)
@pytest.mark.parametrize("paper", papers())
def test_an_outline_stands_out_from_every_ground(paper: str, band: tuple[str, str, Tint]) -> None:
    # On light tables it is the dark rim that carries a figure, on dark ones the pale halo around it.
    ground, _, tint = band
    rims = (colour(paper, DARKEST, tint), blended("#ffffff", ground, 0.5))
    assert max(contrast(rim, ground) for rim in rims) > SHAPES
    if luminance(ground) > 0.5:
        assert contrast(rims[0], ground) > SMALL_TEXT


@pytest.mark.parametrize("paper", papers())
def test_printed_words_can_be_read_on_every_paper(paper: str) -> None:
    assert contrast(PRINTERS_INK, colour(paper, LIGHTEST)) > 7
    assert contrast("#ffffff", colour(paper, DARKEST)) > SMALL_TEXT
    assert contrast(colour(paper, DARKEST), colour(paper, LIGHTEST)) > 4


def test_an_eye_in_ink_is_seen_on_the_middle_tone_of_every_family() -> None:
    for family in FAMILIES:
        assert contrast(colour("ink", 0), colour(family, 0)) > 2.5, family


@pytest.mark.parametrize("band", BANDS, ids=lambda band: band.ground)
def test_the_names_on_contact_sheets_can_be_read(band: tuple[str, str, Tint]) -> None:
    assert contrast(band[0], band[1]) > 7
