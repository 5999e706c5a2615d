"""How a page is loaded: everything in one round, and nothing twice."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Request, Response, expect
from tests.web.people import BOT, ME, Company, Guest

OPTIONS: dict[str, dict[str, object]] = {"origami": {"turn-limit": 1}}
LATER = re.compile(r"\.woff2$|/icon|manifest|/content$")
"""The typeface comes after what is drawn with it; icons are the browser's own wish."""
IN_ONE_ROUND = re.compile(r"/assets/.*\.(js|css)$")


class Visit:
    """What a browser asks for while a page is loaded for the first time, and what it was told to ask for."""

    def __init__(self, guest: Guest, path: str, until: str) -> None:
        self.asked: list[str] = []
        self.named: set[str] = set()
        self._path = path

        def ask(request: Request) -> None:
            self.asked.append(request.url.removeprefix(guest.base))

        def hear(response: Response) -> None:
            if response.request.is_navigation_request():
                self.named |= set(re.findall(r"<([^>]*)>", response.headers.get("link", "")))
                self.named |= set(re.findall(r'(?:src|href)="([^"]*)"', response.text()))

        guest.page.on("request", ask)
        guest.page.on("response", hear)
        guest.page.goto(guest.base + path)
        expect(guest.page.locator(until).first).to_be_visible()
        guest.page.wait_for_load_state("networkidle")

    @property
    def unforeseen(self) -> list[str]:
        """Scripts and styles that the page has found out about by itself, one round later."""
        return [path for path in self.asked if IN_ONE_ROUND.search(path) and path not in self.named]

    @property
    def twice(self) -> list[str]:
        counted = Counter(path for path in self.asked if not LATER.search(path))
        return [path for path, count in counted.items() if count > 1]


def test_the_lobby_comes_in_one_round(company: Company) -> None:
    visit = Visit(company.guest("Ana"), "/", ".boxes .box")
    assert visit.unforeseen == visit.twice == []


@pytest.mark.parametrize("game", ["origami", "islands", "shaman"])
def test_a_table_comes_in_one_round(company: Company, game: str) -> None:
    ana = company.guest("Ana")
    table = ana.set_up(ME, {**ME, "name": "Bo"}, game=game)
    visit = Visit(ana, f"/table/{table}", ".table-page .board svg")
    assert visit.unforeseen == visit.twice == []
    if game != "origami":  # there each family has figures of its own
        assert f"/figures/{game}.svg" in visit.named & set(visit.asked)


def test_a_review_comes_with_its_match_in_one_round(company: Company) -> None:
    ana = company.guest("Ana")
    table = ana.set_up(BOT, BOT, options=OPTIONS["origami"])
    ana.watch_to_the_end(table)
    ben = company.guest("Ben")
    visit = Visit(ben, f"/review/{table}", ".review-page .board svg")
    assert visit.unforeseen == visit.twice == []
    assert f"/api/tables/{table}/story" in visit.named & set(visit.asked)
