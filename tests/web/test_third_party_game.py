"""A game of another package at the page, which was built without it: it is found in the lobby and played as text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.test_third_party_game import site
from tests.web.people import BOT, ME, Company
from tests.web.ways import by_words, finished, play_match

from kamishima.testing.server import TestServer

__all__ = ["site"]


@pytest.fixture
def company(browser: Browser, site: Path, tmp_path: Path) -> Iterator[Company]:
    """People who come to a server that finds Drift installed."""
    assert site.is_dir()
    server = TestServer(tmp_path / "data")
    guests = Company(browser, server.open())
    yield guests
    guests.leave()
    server.close()


def test_drift_is_played_to_its_end_on_the_text_board(company: Company) -> None:
    ana = company.guest("Ana", allWords=True)
    ana.sit_at(ana.set_up(ME, BOT, game="drift"))
    assert play_match(ana, by_words) > 0
    finished(ana)
    expect(ana.page.get_by_text("Boats").first).to_be_visible()
