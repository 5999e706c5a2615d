"""One screen for every decision of Origami Islands: bids, paint, coal pits, volcanoes, and science."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.isles import LIT, fullest, seated_at
from tests.web.people import Company
from tests.web.test_visibility import arrived, figures, kinds, look
from tests.web.visibility import PHONES, Figures

__all__ = ["figures"]
Sizes = tuple[tuple[int, int], ...]
PHASES = {
    2: ("bidding", "card", "square", "grove", "coal"),
    3: ("bidding", "card", "coal", "triggered", "volcano"),
    4: ("bidding", "card", "square", "triggered", "volcano"),
    6: ("bidding", "card", "coal", "triggered", "volcano"),
}
SCIENCE = ("bidding", "card", "square", "coal", "expancing", "auction-die", "carrambah", "auctionis", "timenautics")


@kinds
@pytest.mark.parametrize("players", PHASES)
def test_bids_and_paint_are_one_screen(company: Company, figures: list[Figures], players: int, sizes: Sizes) -> None:
    ana = arrived(company, sizes)
    for phase in PHASES[players]:
        seated_at(ana, players, fullest(players, phase))
        look(ana, "islands", f"islands {players} {phase}", sizes, figures)
        lit = ana.page.locator(LIT)
        if lit.count():
            lit.first.click()
            expect(ana.page.locator(".outcome[data-words]")).to_be_visible()
            look(ana, "islands", f"islands {players} {phase}, laid", sizes, figures)


@kinds
@pytest.mark.parametrize("players", [1, 2])
def test_sheets_are_one_screen(company: Company, figures: list[Figures], players: int, sizes: Sizes) -> None:
    ana = arrived(company, sizes)
    seated_at(ana, players, fullest(players, "free-sheets" if players == 1 else "keeping"))
    look(ana, "sheets", f"islands {players} sheets", sizes, figures)


@kinds
def test_science_is_one_screen(company: Company, figures: list[Figures], sizes: Sizes) -> None:
    ana = arrived(company, sizes)
    for phase in SCIENCE:
        seated_at(ana, 1, fullest(1, phase))
        look(ana, "science", f"science {phase}", sizes, figures)
        if sizes is PHONES:
            ana.page.locator(".sheet-pick").click()
            expect(ana.page.locator(".science")).to_be_visible()
            look(ana, "science sheet", f"science {phase}, the sheet", sizes, figures)
