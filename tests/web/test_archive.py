"""The archive: finished matches by game, people and day, with filters that stand in the address."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.server.hostile import random_record
from tests.web.people import Company

from kamishima.games.registry import box


def test_finished_matches_are_found_by_game_and_by_people(company: Company) -> None:
    ana = company.guest("Ana")
    for game in ("shaman", "origami"):
        ana.post("/api/records", {"record": random_record(box(game).table(2))})
    ana.go("/")
    ana.page.get_by_role("link", name="All finished matches").click()
    found = ana.page.get_by_role("list", name="Finished matches").locator("li.sheet")
    expect(found).to_have_count(2)
    ana.page.get_by_label("Game").select_option("shaman")
    expect(found).to_have_count(1)
    expect(ana.page).to_have_url(re.compile("game=shaman"))
    ana.page.get_by_label("People").fill("ANA, bo")
    ana.page.get_by_role("button", name="Find").click()
    expect(found).to_have_count(1)
    ana.page.get_by_label("People").fill("nobody")
    ana.page.get_by_role("button", name="Find").click()
    expect(ana.page.get_by_text("No match fits.")).to_be_visible()
    ana.page.get_by_label("People").fill("")
    ana.page.get_by_role("button", name="Find").click()
    found.get_by_role("link", name="Look at it again").click()
    expect(ana.page.get_by_role("heading", name="The match again")).to_be_visible()


def test_a_link_to_the_archive_has_its_filters(company: Company) -> None:
    ana = company.guest("Ana")
    ana.post("/api/records", {"record": random_record(box("shaman").table(2))})
    ana.go("/archive?game=shaman&since=2001-01-01&until=2001-01-02")
    expect(ana.page.get_by_label("Game")).to_have_value("shaman")
    expect(ana.page.get_by_label("From", exact=True)).to_have_value("2001-01-01")
    expect(ana.page.get_by_text("No match fits.")).to_be_visible()
    ana.page.get_by_label("To", exact=True).fill("")
    ana.page.get_by_role("button", name="Find").click()
    expect(ana.page.get_by_role("list", name="Finished matches").locator("li.sheet")).to_have_count(1)


def test_somebody_deletes_everything_of_theirs_after_being_asked(company: Company) -> None:
    ana = company.guest("Ana")
    ana.post("/api/records", {"record": random_record(box("shaman").table(2))})
    ana.go("/account")
    data = ana.page.get_by_role("region", name="What is kept of you")
    with ana.page.expect_download() as download:
        data.get_by_role("link", name="Download everything").click()
    assert download.value.suggested_filename == "kamishima.json"
    data.get_by_role("button", name="Delete everything").click()
    ana.page.get_by_role("button", name="Delete it for good").click()
    expect(ana.page.get_by_text("Everything is deleted.")).to_be_visible()
    assert ana.get("/api/tables/mine")["tables"] == []
