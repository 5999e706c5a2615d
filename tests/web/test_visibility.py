"""One screen for every decision: whatever is legal, one's own things and the others' are seen without scrolling.

By hit tests in a real browser, at the fullest moments of matches that are the same each time; the table of figures is
printed at the end.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.web.origami import Moment, dear_card, fullest, lays_on_both, played, seated_at
from tests.web.people import Company, Guest
from tests.web.visibility import DESK_BAR, DESKS, HEADER, PHONE_BAR, PHONES, Figures, frame, measured

WHOLE, NEARLY = 1.0, 0.95
PLAIN = {"draw", "play", "skip", "done"}
"""The words of a turn that is neither a special action nor an effect."""
kinds = pytest.mark.parametrize("sizes", [DESKS, PHONES], ids=["desks", "phones"])


@pytest.fixture(scope="module")
def figures(request: pytest.FixtureRequest) -> Iterator[list[Figures]]:
    """What was measured; the table of it is printed when all was."""
    found: list[Figures] = []
    yield found
    capture = request.config.pluginmanager.get_plugin("capturemanager")
    assert capture is not None
    with capture.global_and_fixture_disabled():
        head = f"\n{'':<45}{'legal':>8}{'own':>12}{'others':>13}"
        sys.stdout.write("\n".join([head, *[one.line for one in found], ""]))


def look(guest: Guest, game: str, title: str, sizes: tuple[tuple[int, int], ...], found: list[Figures]) -> None:
    """Measure at all sizes, and hold the figures against the promise."""
    faults: list[object] = []
    for size in sizes:
        seen = measured(guest, game, title, size)
        found.append(seen)
        shape = frame(guest)
        assert shape["header"] <= HEADER, size
        assert shape["bar"] <= (PHONE_BAR if size in PHONES else DESK_BAR), size
        assert (shape["down"], shape["right"]) == (0, 0), size
        assert all(seen.counts[1:]), "the things of a table are on it"
        if seen.legal < WHOLE or seen.own < NEARLY or seen.others < NEARLY:
            faults.append((size, seen.hidden))
    assert faults == [], title


# -- Origami -----------------------------------------------------------------------------------------------------------

tables = pytest.mark.parametrize(
    ("players", "box"), [(players, box) for box in ("classic", "legends") for players in (2, 3, 4)]
)


def arrived(company: Company, sizes: tuple[tuple[int, int], ...]) -> Guest:
    return company.guest("Ana", size=sizes[0], touch=sizes is PHONES)


def in_turn(*verbs: str) -> Callable[[Moment], bool]:
    """It is somebody's turn, and all of that may be done."""
    return lambda moment: moment.view["phase"] == "turn" and moment.verbs >= set(verbs)


@kinds
@tables
def test_drawing_choosing_a_collection_and_paying_are_one_screen(
    company: Company, figures: list[Figures], players: int, box: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    ana, title = arrived(company, sizes), f"{box} {players}"
    seated_at(ana, players, box, fullest(players, box, in_turn("draw", "play")))
    look(ana, "origami", f"{title} draw or play", sizes, figures)
    moment = fullest(players, box, lays_on_both)
    seated_at(ana, players, box, moment)
    ana.page.locator(f'.hand .card[data-card="{dear_card(moment)}"] .face.offered').first.click()
    expect(ana.page.locator(".board .lay")).to_have_count(2)
    look(ana, "origami", f"{title} collection", sizes, figures)
    ana.page.locator(".board .lay").first.click()
    expect(ana.page.locator(".bar .hint")).to_contain_text("Pay ")
    look(ana, "origami", f"{title} paying", sizes, figures)
    ana.page.locator(".hand .face.offered").first.click()
    look(ana, "origami", f"{title} paying on", sizes, figures)


@kinds
@pytest.mark.parametrize("box", ["classic", "legends"])
def test_special_actions_and_effects_are_one_screen(
    company: Company, figures: list[Figures], box: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    ana = arrived(company, sizes)
    moments = [moment for players in (2, 3, 4) for moment in played(players, box)[1] if moment.verbs - PLAIN]
    for verb in sorted({verb for moment in moments for verb in moment.verbs} - PLAIN):
        moment = max([moment for moment in moments if verb in moment.verbs], key=lambda moment: moment.lying)
        players = len(moment.view["players"])
        seated_at(ana, players, box, moment)
        look(ana, "origami", f"{box} {players} {verb}: {moment.view['phase']}", sizes, figures)
