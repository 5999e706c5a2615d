"""What the panels of a table say: how well bots play, what numbers are, which box it is, what is unread."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web import isles, origami
from tests.web.people import BOT, ME, PHONE, Company
from tests.web.ways import seated_pair


@pytest.mark.parametrize(
    ("game", "panel"), [("origami", "[data-others]"), ("islands", ".others article"), ("shaman", ".tribes article")]
)
def test_panels_name_the_level_of_a_bot(company: Company, game: str, panel: str) -> None:
    ana = company.guest("Ana")
    if game == "islands":
        isles.seated_at(ana, 2, isles.fullest(2, "bidding"))
    else:
        ana.sit_at(ana.set_up(ME, BOT, game=game))
    expect(ana.page.locator(panel).filter(has_text="At random")).to_have_count(1)
    expect(ana.page.locator(".players li").filter(has_text="At random")).to_have_count(1)


def test_numbers_of_a_panel_say_what_they_are(company: Company) -> None:
    ana = company.guest("Ana")
    origami.seated_at(ana, 2, "classic", origami.fullest(2, "classic", origami.lays_on_both))
    for heading in ana.page.locator(".pile h4").all():
        assert heading.inner_text().split()[-1].startswith(("point", "empty"))
    for number in ana.page.locator(".held, .limit, .sum").all():
        assert number.get_attribute("title")


@pytest.mark.parametrize(
    ("box", "title"), [("classic", "Origami"), ("legends", "Origami: Legends"), ("combined", "Origami with Legends")]
)
def test_each_box_has_a_title_of_its_own(company: Company, box: str, title: str) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT, options={"box": box}))
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(title)
    expect(ana.page.locator("header .title b")).to_have_text(title)
    ana.go("/")
    expect(ana.page.get_by_role("heading", name=title, exact=True).first).to_be_visible()


def test_on_a_phone_it_is_said_what_there_is_none_of(company: Company) -> None:
    ana = company.guest("Ana", size=PHONE, touch=True)
    ana.sit_at(ana.set_up(ME, BOT, options={"box": "legends"}))
    expect(ana.page.locator(".characters .note")).to_have_text("No characters yet.")


def test_only_what_was_not_read_is_counted(company: Company) -> None:
    ana, ben = seated_pair(company)
    ana.page.get_by_role("button", name="Chat").click()
    ben.page.get_by_role("button", name="Chat").click()
    for text in ("one", "two"):
        ana.page.get_by_label("Write something").fill(text)
        ana.page.get_by_role("button", name="Send").click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("two")
    ben.page.get_by_role("button", name="Log").click()
    expect(ben.page.locator(".side .badge")).to_have_count(0)
    ana.page.get_by_label("Write something").fill("three")
    ana.page.get_by_role("button", name="Send").click()
    expect(ben.page.locator(".side .badge")).to_have_text("1")
    expect(ana.page.locator(".side .badge")).to_have_count(0)
    ben.page.reload()
    expect(ben.page.locator(".side .badge")).to_have_text("1")


def test_covered_cards_do_not_light_up_where_the_top_one_is_meant(company: Company) -> None:
    ana = company.guest("Ana")
    moment = origami.fullest(2, "classic", lambda moment: "use" in moment.verbs)
    origami.seated_at(ana, 2, "classic", moment)
    expect(ana.page.locator("[data-own] .pile li.top .offered").first).to_be_visible()
    expect(ana.page.locator("[data-own] .pile li:not(.top) .offered")).to_have_count(0)


def test_header_and_table_have_one_width(company: Company) -> None:
    ana = company.guest("Ana", size=(1920, 1080))
    ana.sit_at(ana.set_up(ME, BOT))
    widths = [ana.page.locator(part).bounding_box() for part in ("header .inside", ".table-page")]
    assert [(box["x"], box["width"]) for box in widths if box] == [(0, 1920), (0, 1920)]
