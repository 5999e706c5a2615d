"""How to fold the starting figures: every diagram is real paper, and every step has its words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.people import PHONE, Company, Guest

from kamishima.texts.catalogue import LOCALES

STEPS = {"dog": 5, "whale": 6, "swan": 9, "helmet": 8}
SHEET = 20_000
"""The area of the square sheet in the units of the diagrams."""
AREA = """polygons => polygons.reduce((sum, polygon) => {
    const points = [...polygon.points]
    return sum + Math.abs(points.reduce((part, p, place) => {
        const q = points[(place + 1) % points.length]
        return part + (p.x * q.y - q.x * p.y) / 2
    }, 0))
}, 0)"""


def folded(company: Company, figure: str, **more: Any) -> Guest:
    """Somebody who looks at a figure."""
    guest = company.guest("Ana", **more)
    look_at(guest, figure)
    return guest


def look_at(guest: Guest, figure: str) -> None:
    """Open a figure and wait until it is drawn."""
    guest.go(f"/folding?figure={figure}")
    expect(guest.page.locator(".stage polygon").first).to_be_attached()
    expect(guest.page.locator(".strip svg")).to_have_count(STEPS[figure])


def test_no_paper_is_lost_or_won_by_folding(company: Company) -> None:
    ana = company.guest("Ana")
    for figure in STEPS:
        look_at(ana, figure)
        for stage in ana.page.locator(".strip svg").all():
            area = stage.locator("polygon").evaluate_all(AREA)
            assert area == pytest.approx(SHEET, rel=0.001), figure


def test_every_fold_is_drawn_with_its_line_and_its_arrow(company: Company) -> None:
    ana = company.guest("Ana")
    for figure in STEPS:
        look_at(ana, figure)
        for stage in ana.page.locator(".strip svg").all()[:-1]:
            assert stage.locator(".arrow[marker-end]").count() >= 1, figure
        last = ana.page.locator(".strip svg").last
        expect(last.locator(".arrow, .valley, .mountain")).to_have_count(0)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_step_is_told_in_every_language(company: Company, locale: str) -> None:
    ana = company.guest("Ana", locale=locale, size=PHONE)
    for figure, steps in STEPS.items():
        look_at(ana, figure)
        assert ana.overflow == 0
        told: list[str] = []
        for step in range(steps):
            ana.page.locator(".strip button").nth(step).click()
            told.append(ana.page.locator(".work .text").inner_text())
        assert len(set(told)) == steps
        assert not [text for text in told if text.startswith("folding-")]


def test_the_paper_moves_where_nobody_minds(company: Company) -> None:
    ana = folded(company, "dog", moves=True)
    corners = "polygons => polygons.map(polygon => polygon.getAttribute('points')).join(' ')"
    stage = ana.page.locator(".stage polygon")
    ana.page.get_by_role("button", name="Show it again").click()
    before = stage.evaluate_all(corners)
    ana.page.wait_for_function(
        "before => [...document.querySelectorAll('.stage polygon')]"
        ".map(polygon => polygon.getAttribute('points')).join(' ') !== before",
        arg=before,
    )


def test_the_arrow_keys_go_from_step_to_step(company: Company) -> None:
    ana = folded(company, "dog")
    count = ana.page.locator(".count")
    expect(count).to_have_text("Step 1 of 5")
    presses = {"ArrowRight ArrowRight": 3, "ArrowLeft": 2, "End": 5, "ArrowRight": 5, "Home": 1}
    for keys, step in presses.items():
        for key in keys.split():
            ana.page.keyboard.press(key)
        expect(count).to_have_text(f"Step {step} of 5")


def test_buttons_do_the_same_and_stop_at_the_ends(company: Company) -> None:
    ana = folded(company, "whale")
    back, onward = (ana.page.get_by_role("button", name=name, exact=True) for name in ("Back", "Next"))
    expect(back).to_be_disabled()
    for _ in range(STEPS["whale"] - 1):
        onward.click()
    expect(onward).to_be_disabled()
    expect(ana.page.locator(".stage circle")).to_have_count(1)
    back.click()
    expect(ana.page.locator(".count")).to_have_text("Step 5 of 6")


def test_another_figure_begins_at_its_first_step(company: Company) -> None:
    ana = folded(company, "dog")
    ana.page.keyboard.press("End")
    ana.page.get_by_role("link", name="Swan").click()
    expect(ana.page.locator(".count")).to_have_text("Step 1 of 9")
    expect(ana.page).to_have_url(re.compile("figure=swan"))


def test_with_reduced_motion_the_paper_lies_still(company: Company) -> None:
    ana = folded(company, "helmet")
    corners = "polygons => polygons.map(polygon => polygon.getAttribute('points'))"
    before = ana.page.locator(".stage polygon").evaluate_all(corners)
    ana.page.get_by_role("button", name="Show it again").click()
    assert ana.page.locator(".stage polygon").evaluate_all(corners) == before
    expect(ana.page.locator(".stage .valley").first).to_be_attached()  # a level line has no height


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong_with_folding(company: Company, scheme: Any) -> None:
    ana = folded(company, "swan", scheme=scheme)
    assert ana.violations() == []
