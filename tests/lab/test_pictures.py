"""Pictures of reports: round values on the axes, whole numbers in the bins, and a page that a browser opens offline."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import sync_playwright

from kamishima.core.setting import setting
from kamishima.lab.intervals import Interval
from kamishima.lab.reports.study import Side, report
from kamishima.lab.reports.svg import Mark, curve, histogram, intervals, ticks, written
from kamishima.lab.study import study


def heights(picture: str) -> list[float]:
    """The heights of the bars of a histogram."""
    return [float(height) for height in re.findall(r'height="([\d.]+)" fill="#2f6f8f"><title>', picture)]


@pytest.mark.parametrize(
    ("bounds", "expected"),
    [
        ((0.0, 10.0), [0, 2, 4, 6, 8, 10]),
        ((18.0, 56.0), [20, 30, 40, 50]),
        ((-10.2, 15.4), [-10, -5, 0, 5, 10, 15]),
        ((0.0, 1.0), [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]),
    ],
)
def test_an_axis_has_round_values(bounds: tuple[float, float], expected: list[float]) -> None:
    assert ticks(bounds) == pytest.approx(expected)


@given(st.floats(-1e4, 1e4), st.floats(0.01, 1e4))
def test_an_axis_has_some_values_and_all_within_its_bounds(low: float, span: float) -> None:
    found = ticks((low, low + span))
    assert 1 <= len(found) <= 7
    assert all(low - 1e-6 * span <= tick <= low + span + 1e-6 * span for tick in found)


def test_every_bin_of_a_histogram_holds_as_many_whole_numbers() -> None:
    """Each number from 0 to 99 once: with 40 bins they would not come out even, so there are fewer."""
    found = heights(histogram("even", [("one", [float(value) for value in range(99)])]))
    assert len(found) == 33
    assert len(set(found)) == 1


def test_a_single_value_is_one_bar() -> None:
    assert heights(histogram("one", [("one", [7.0, 7.0])])) == [198.0]


def test_only_several_series_need_a_legend() -> None:
    series = [("house", [1.0, 2.0]), ("mine", [2.0, 3.0])]
    for draw in (histogram, curve):
        assert ">house<" not in draw("title", series[:1])
        assert ">house<" in draw("title", series)
        assert ">mine<" in draw("title", series)


def test_where_there_is_nothing_a_picture_says_so() -> None:
    for picture in (histogram("title", [("one", [])]), curve("title", []), intervals("title", [("one", [])])):
        assert "nothing to show" in picture


def test_values_below_zero_have_a_proper_minus() -> None:
    picture = intervals("title", [("one", [Mark("less", Interval(-3.0, -4.0, -2.0))])], form="{:+.0f}", middle=0.0)
    assert ">−3<" in picture
    assert ">-" not in picture


def test_two_series_share_their_rows() -> None:
    """Ana is in both, Bo only in the second: two names, three values."""
    ana, bo = Mark("ana", Interval(1.0, 0.0, 2.0)), Mark("bo", Interval(3.0, 2.0, 4.0))
    picture = intervals("title", [("house", [ana]), ("mine", [bo, ana])])
    assert [picture.count(f">{word}<") for word in ("ana", "bo", "house", "mine")] == [1, 1, 1, 1]
    assert picture.count("<circle") == 3
    assert picture.index(">ana<") < picture.index(">bo<")


@pytest.mark.parametrize(("value", "expected"), [(-0.3, "0"), (0.2, "0"), (-3.2, "−3"), (3.2, "+3")])
def test_nothing_has_no_sign(value: float, expected: str) -> None:
    assert written(value, "{:+.0f}") == expected


def test_a_title_is_shown_and_read_aloud_and_never_markup() -> None:
    picture = curve("a <b> & c", [("one", [1.0, 2.0])])
    assert "<figcaption>a &lt;b&gt; &amp; c</figcaption>" in picture
    assert 'aria-label="a &lt;b&gt; &amp; c"' in picture


def test_a_report_opens_in_a_browser_without_a_network_and_asks_for_nothing(tmp_path: Path) -> None:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found is not None, "this needs Chromium: apt-get install chromium"
    place = setting("origami", 2, {"turn-limit": 6})
    games = [game for chunk in study(place, ["uniform", "uniform"], range(40), processes=1) for game in chunk]
    path = tmp_path / "lab.html"
    path.write_text(report([Side("house", place, tuple(games)), Side("mine", place, tuple(games))]), "utf-8")
    asked: list[str] = []
    told: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_context(offline=True, viewport={"width": 390, "height": 800}).new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: told.append(message.text))
        page.goto(path.as_uri())
        drawn = page.locator("svg").count()
        sizes = [box["height"] for box in [svg.bounding_box() for svg in page.locator("svg").all()] if box is not None]
        wide = page.evaluate("document.documentElement.scrollWidth")
        browser.close()
    assert asked == [path.as_uri()]
    assert told == []
    assert drawn == len(sizes) >= 7
    assert min(sizes) > 20
    assert wide <= 390
