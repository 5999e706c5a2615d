"""The rulebook and the gallery of cards: complete, linked, searchable, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.people import PHONE, Company

from kamishima.games.islands.pack.content import house_content as islands_content
from kamishima.games.origami.pack.content import house_content
from kamishima.games.registry import GAMES
from kamishima.texts.booklet import rulebook
from kamishima.texts.catalogue import LOCALES
from kamishima.texts.texts import Texts

TITLES = {"en": "Origami — the rules", "de": "Origami — die Regeln", "pl": "Origami — zasady"}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_of_origami_are_there_with_every_clause(company: Company, locale: str) -> None:
    ana = company.guest("Ana", locale=locale)
    ana.go("/rules/origami")
    expect(ana.page.locator("h1")).to_have_text(TITLES[locale])
    shown = ana.page.locator(".clauses > li[id]").evaluate_all("entries => entries.map(entry => entry.id)")
    assert shown == rulebook("origami", locale).clauses()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rules(company: Company, game: str) -> None:
    ana = company.guest("Ana")
    ana.go(f"/rules/{game}")
    expect(ana.page.locator("article h2").first).to_be_visible()
    expect(ana.page.locator(f'a[href="/rules/{game}"][aria-current="page"]')).to_be_visible()


def test_a_link_to_a_clause_leads_there(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/rules/origami#O5.2")
    expect(ana.page.locator('[id="O5.2"]')).to_be_in_viewport()


def test_clauses_that_are_mentioned_are_links_to_what_is_there(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/rules/origami")
    targets = ana.page.locator('article a[href^="/rules/origami#"]').evaluate_all(
        "links => [...new Set(links.map(link => link.hash.slice(1)))]"
    )
    assert len(targets) > 10
    for target in targets:
        expect(ana.page.locator(f'[id="{target}"]')).to_have_count(1)


def test_the_language_of_the_rules_changes_without_a_reload(company: Company) -> None:
    ana = company.guest("Ana", locale="en")
    ana.go("/rules/origami")
    ana.page.evaluate("window.stayed = true")
    ana.page.locator("header button").last.click()
    ana.page.get_by_text("Deutsch").click()
    expect(ana.page.locator("h1")).to_have_text(TITLES["de"])
    assert ana.page.evaluate("window.stayed") is True


def test_the_rules_lead_to_a_card_and_the_card_leads_back(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/rules/origami")
    ana.page.locator("#card-sloth").get_by_role("link").click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Sloth")).to_be_visible()
    expect(dialog).to_contain_text("Within a collection any order is allowed")
    dialog.get_by_role("link", name="In the rules").click()
    expect(ana.page.locator("#card-sloth")).to_be_in_viewport()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_gallery_shows_every_card_by_its_name(company: Company, locale: str) -> None:
    ana = company.guest("Ana", locale=locale)
    ana.go("/gallery")
    expect(ana.page.locator(".cards .card").first).to_be_visible()
    texts = Texts.load("origami", locale)
    names = ana.page.locator(".cards .name").all_inner_texts()
    assert names == [texts.card_name(card) for card in house_content().cards]


def test_filters_narrow_the_gallery_and_can_be_taken_back(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/gallery")
    page, cards = ana.page, house_content().cards
    page.get_by_label("Family").select_option("farm")
    expect(page.locator(".cards .card")).to_have_count(sum(card.family == "farm" for card in cards.values()))
    page.get_by_label("Effect").select_option("action")
    expect(page.locator(".spread [role=status]")).to_have_text("2 cards")
    page.get_by_role("combobox", name="Folds").select_option("4")
    expect(page.locator(".cards .name")).to_have_text(["Fox"])
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(".cards .card")).to_have_count(len(cards))


def test_a_box_shows_only_its_own_families(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/gallery")
    page, families = ana.page, house_content().families
    page.get_by_label("Family").select_option("farm")
    page.get_by_label("Box").select_option("legends")
    offered = page.get_by_label("Family").locator("option").evaluate_all("all => all.map(one => one.value)")
    assert offered == ["", *[name for name, home in families.items() if home == "legends"], "table", "paper"]
    expect(page.get_by_label("Family")).to_have_value("")


def test_words_are_found_in_names_and_in_texts(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/gallery")
    ana.page.get_by_label("Search").fill("random card")
    expect(ana.page.locator(".cards .name")).to_have_text(["Shark"])
    ana.page.get_by_label("Search").fill("nothing is like this")
    expect(ana.page.locator(".spread [role=status]")).to_have_text("No card is like that.")


def test_a_card_opens_with_its_text_by_keyboard(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/gallery")
    card = ana.page.get_by_role("button", name=re.compile("^Raccoon:"))
    card.focus()
    card.press("Enter")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.locator(".text")).to_contain_text(Texts.load("origami", "en").card_text("raccoon"))
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(card).to_be_focused()


PLACES = (
    *[f"/rules/{game}" for game in GAMES], *[f"/gallery/{game}" for game in GAMES], "/gallery?card=nine-tailed-fox",
)  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_wider_than_a_phone(company: Company, locale: str) -> None:
    ana = company.guest("Ana", locale=locale, size=PHONE)
    for path in PLACES:
        ana.go(path)
        expect(ana.page.locator(".page.ready")).to_be_visible()
        assert ana.overflow == 0, path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong(company: Company, scheme: Any) -> None:
    ana = company.guest("Ana", scheme=scheme)
    for path in PLACES:
        ana.go(path)
        expect(ana.page.locator(".page.ready")).to_be_visible()
        assert ana.violations() == [], path


# -- games without cards to collect ------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_gallery_shows_landmarks_cards_technologies_and_islands(company: Company, locale: str) -> None:
    ana = company.guest("Ana", locale=locale)
    ana.go("/gallery/islands")
    texts = Texts.load("islands", locale)
    expect(ana.page.locator(".islands svg")).to_have_count(24)
    names = ana.page.locator(".pieces h3").all_inner_texts()
    assert [texts.name("landmark", word) for word in ("lighthouse", "temple", "sea")] == [names[2], names[6], names[9]]
    expect(ana.page.locator(".pieces ol li")).to_have_count(7 * 3)
    expect(ana.page.locator("svg.shape")).to_have_count(4)
    figures = ana.page.locator(".pieces svg.figure image")
    expect(figures).not_to_have_count(0)
    for figure in figures.all():
        expect(figure).to_have_attribute("href", re.compile("^data:image/svg"))


def test_an_island_is_drawn_as_it_is_printed(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/gallery/islands")
    content = islands_content()
    printed = content.sheets["a"].islands["tortoise"]
    island = ana.page.get_by_role("img", name=re.compile("^Tortoise: "))
    squares = [sign for row in printed.map.split() for sign in row if sign != "~"]
    expect(island.locator("rect")).to_have_count(len(squares))
    expect(island.locator("image")).to_have_count(len([sign for sign in squares if sign != "."]))
    expect(island.locator("path.outline")).to_have_count(len(printed.outlines))


def test_the_gallery_shows_the_pieces_of_every_tribe(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/gallery/shaman")
    expect(ana.page.locator(".pieces h3")).to_have_text(["Shaman", "Warrior", "Spirit", "Tile"])
    expect(ana.page.locator(".pieces svg.figure")).to_have_count(16)
    ana.page.get_by_role("link", name="Origami", exact=True).click()
    expect(ana.page.locator(".cards .card").first).to_be_visible()
