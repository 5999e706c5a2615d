"""Web vitals of the lobby, a table of each game and a review, on a slow machine with a slow network.

Chromium slows the processor down four times and the network to 1.6 Mbit/s with 150 ms there and back, as Lighthouse
does for a phone. Of a first visit, with nothing cached:

- LCP, largest contentful paint: milliseconds until the largest thing in the window is drawn;
- INP, interaction to next paint: the longest time from a press to the frame that answers it, of twelve presses;
- CLS, cumulative layout shift: how much moved by itself, from the first frame on.

Chromium tells the time of a press in steps of 8 ms.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from bench.rows import Row, against
from bench.visits import SETTINGS, Setting, hello, new_table, play_on

LCP_LIMIT, INP_LIMIT, CLS_LIMIT = 2000.0, 100.0, 0.02
SLOWED = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
VISITS = 3
"""So many visits to each page; the middle one counts."""
PRESSES = 12
PAUSE = 200
"""Milliseconds between two presses."""
REST = 1500
"""Milliseconds in which what a press or an update sets in motion comes to rest."""
SIZES = {"desk": (1366, 768), "phone": (390, 844)}
LIT = ".board .offered:not(.chosen):visible, .next .word"
OBSERVER = """
window.vitals = { lcp: 0, cls: 0, inp: 0 }
function observe(type, read) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(read))
  observer.observe({ type, buffered: true, durationThreshold: 16 })
}
observe('largest-contentful-paint', (entry) => { vitals.lcp = entry.startTime })
observe('layout-shift', (entry) => { if (!entry.hadRecentInput) vitals.cls += entry.value })
observe('event', (entry) => { if (entry.interactionId) vitals.inp = Math.max(vitals.inp, entry.duration) })
observe('first-input', (entry) => { vitals.inp = Math.max(vitals.inp, entry.duration) })
"""


class Visit(NamedTuple):
    """A page that is visited, and what is pressed there."""

    title: str
    address: Callable[[BrowserContext], str]
    press: Callable[[Page], None]


def vitals(browser: Browser, base: str, sizes: Iterable[str] = tuple(SIZES)) -> Iterator[Row]:
    """The rows of every page, on a desk and on a phone."""
    visits = [
        Visit("lobby", lambda _: "/", _press_boxes),
        *[Visit(f"table {setting.title}", _table(base, setting), _press_lit) for setting in SETTINGS],
        Visit("review", _review(base), _press_steps),
    ]
    for size in sizes:
        for visit in visits:
            yield from _rows(f"{visit.title}, {size}", [_measured(browser, base, size, visit) for _ in range(VISITS)])


def _table(base: str, setting: Setting) -> Callable[[BrowserContext], str]:
    """A table at its beginning, for the seat that acts."""

    def address(context: BrowserContext) -> str:
        table = new_table(context, base, setting)
        return f"/table/{table}?seat={hello(context, base, table, 0)['acting']}"

    return address


def _review(base: str) -> Callable[[BrowserContext], str]:
    """A whole match of Islands, played at random."""

    def address(context: BrowserContext) -> str:
        table, rng = new_table(context, base, Setting("Islands", "islands", 2, {})), random.Random(1)
        while play_on(context, base, table, rng):
            pass
        return f"/review/{table}"

    return address


def _rows(title: str, visits: list[dict[str, float]]) -> list[Row]:
    middle = {name: statistics.median([visit[name] for visit in visits]) for name in ("lcp", "inp", "cls")}
    return [
        against(f"page: LCP of the {title}", middle["lcp"], "ms", "limit", LCP_LIMIT),
        against(f"page: INP of the {title}", middle["inp"], "ms", "limit", INP_LIMIT),
        against(f"page: CLS of the {title}, in thousandths", 1000 * middle["cls"], "", "limit", 1000 * CLS_LIMIT),
    ]


def _measured(browser: Browser, base: str, size: str, visit: Visit) -> dict[str, float]:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, service_workers="block")
    path = visit.address(context)
    page = context.new_page()
    page.add_init_script(OBSERVER)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", NETWORK)
    page.goto(base + path)
    page.wait_for_selector("main svg.figure", state="attached")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(REST)
    visit.press(page)
    page.wait_for_timeout(REST)
    found: dict[str, float] = page.evaluate("vitals")
    context.close()
    return found


def _press_boxes(page: Page) -> None:
    """Open what a box tells of itself and close it again."""
    for _ in range(PRESSES // 2):
        page.locator("main button:visible").first.click()
        page.wait_for_timeout(PAUSE)
        page.keyboard.press("Escape")
        page.wait_for_timeout(PAUSE)


def _press_lit(page: Page) -> None:
    """Choose what is lit at the table, and take it back."""
    lit = page.locator(LIT)
    for number in range(PRESSES // 2):
        if count := lit.count():  # else it was sent at once, and is another's turn
            lit.nth(number % count).click()
        page.wait_for_timeout(PAUSE)
        page.keyboard.press("Escape")
        page.wait_for_timeout(PAUSE)


def _press_steps(page: Page) -> None:
    page.keyboard.press("Home")
    for _ in range(PRESSES):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(PAUSE)
