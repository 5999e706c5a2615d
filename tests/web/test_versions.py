"""A table of older rules names them; one of the newest says nothing about it."""

from __future__ import annotations

import zipfile
from pathlib import Path

from playwright.sync_api import expect
from tests.web.people import BOT, DESK, ME, Company
from tests.web.test_rules_drawer import open_rules

CORPUS = Path(__file__).parents[1] / "corpus"
NOTE = "Played to its end as it began: rules version 1, and the cards of that time. New tables are newer."


def test_a_table_of_older_rules_says_so_beside_the_log_and_above_the_rules(company: Company) -> None:
    with zipfile.ZipFile(next(CORPUS.glob("islands-1-*.zip"))) as archive:
        text = archive.read("2.txt").decode()
    ana = company.guest("Ana", size=DESK)
    old = ana.post("/api/records", {"record": text})["id"]
    table = ana.post(f"/api/tables/{old}/branch", {"index": 12, "seat": 0, "name": "Ana"})["id"]
    assert (ana.get(f"/api/tables/{table}")["rules"], ana.get(f"/api/tables/{table}")["earlier"]) == (1, True)
    ana.sit_at(table)
    expect(ana.page.locator(".side").get_by_text(NOTE)).to_be_visible()
    open_rules(ana)
    expect(ana.page.locator(".rules").get_by_text(NOTE)).to_be_visible()
    assert ana.violations() == []


def test_a_table_of_the_newest_rules_says_nothing_about_them(company: Company) -> None:
    ana = company.guest("Ana", size=DESK)
    table = ana.set_up(ME, BOT, game="islands")
    assert ana.get(f"/api/tables/{table}")["rules"] == 2
    ana.sit_at(table)
    open_rules(ana)
    expect(ana.page.get_by_text("rules version")).to_have_count(0)
