"""The size of texts, cards and boards: chosen in the settings, kept, and whatever is legal stays in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web import isles, origami, shaman
from tests.web.people import BOT, ME, Company, Guest
from tests.web.visibility import measured

WINDOWS = ((1366, 768), (390, 844))


def shares(guest: Guest, game: str, title: str) -> None:
    """Everything that is legal is seen at both windows."""
    for window in WINDOWS:
        seen = measured(guest, game, title, window)
        assert seen.legal == 1.0, (title, window, seen.hidden)
        assert guest.overflow == 0


@pytest.mark.parametrize("scale", ["small", "large"])
@pytest.mark.parametrize(("players", "box"), [(2, "classic"), (4, "classic"), (4, "legends")])
def test_origami_fits_the_window_at_every_size(company: Company, scale: str, players: int, box: str) -> None:
    ana = company.guest("Ana", scale=scale)
    moment = origami.fullest(players, box, origami.lays_on_both)
    origami.seated_at(ana, players, box, moment)
    shares(ana, "origami", "draw or play")
    ana.page.locator(f'.hand .card[data-card="{origami.dear_card(moment)}"] .face.offered').first.click()
    shares(ana, "origami", "collection")
    ana.page.locator(".board .lay").first.click()
    shares(ana, "origami", "paying")


@pytest.mark.parametrize("scale", ["small", "large"])
@pytest.mark.parametrize("players", [1, 2, 6])
def test_islands_fits_the_window_at_every_size(company: Company, scale: str, players: int) -> None:
    ana = company.guest("Ana", scale=scale)
    for phase in ("bidding", "card", "coal"):
        isles.seated_at(ana, players, isles.fullest(players, phase))
        shares(ana, "science" if players == 1 else "islands", phase)


@pytest.mark.parametrize("scale", ["small", "large"])
@pytest.mark.parametrize("players", [2, 4])
def test_shaman_fits_the_window_at_every_size(company: Company, scale: str, players: int) -> None:
    ana = company.guest("Ana", scale=scale)
    for until in (shaman.choosing, shaman.in_turn, shaman.sliding):
        shaman.seated(ana, players, until)
        shares(ana, "shaman", until.__name__)


def test_the_size_is_chosen_at_the_table_and_kept(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT))
    text = "parseFloat(getComputedStyle(document.querySelector('.bar .hint')).fontSize)"
    before = ana.page.evaluate(text)
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("radio", name="Large").check()
    assert ana.violations() == []
    ana.page.keyboard.press("Escape")
    assert ana.page.evaluate(text) > before
    ana.page.reload()
    expect(ana.page.locator(".table-page")).to_be_visible()
    assert ana.page.evaluate(text) > before
