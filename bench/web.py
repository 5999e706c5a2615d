"""How quickly the web page draws, next to the budget of a frame, how large its first loads are, and its web vitals.

`python -m bench web` prints these rows alone, `python -m bench.web desk phone` the web vitals. It needs Chromium
and the built page (`make web`). What is measured of an update, and why so, stands in `bench.drawing`. Where the load of
the machine is above 1 per core, times by the clock tell how long the page waited, not how long it worked.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence

from playwright.sync_api import Browser, Response, sync_playwright

from bench.drawing import drawing
from bench.rows import Row, against, show
from bench.visits import LEGENDS, SETTINGS, new_table
from bench.vitals import vitals
from kamishima.testing.server import serving

LOBBY_LIMIT, TABLE_LIMIT = 200, 300
"""Kilobytes of a first load, compressed as they are sent."""


def rows(names: Sequence[str] = ()) -> Iterator[Row]:
    """Every figure of the page, or those of the parts that are named."""
    with serving() as base, sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if chromium is None:
            raise SystemExit("the benchmark of the page needs Chromium: apt-get install chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name in names or PARTS:
            yield from PARTS[name](browser, base)
        browser.close()
    yield Row("page: load of the machine meanwhile", os.getloadavg()[0] / (os.cpu_count() or 1), "per core")


def updates(browser: Browser, base: str) -> Iterator[Row]:
    """How quickly what was told is drawn, in each game."""
    for setting in SETTINGS:
        yield from drawing(browser, base, setting)


def sizes(browser: Browser, base: str) -> list[Row]:
    """First loads, compressed as they were sent."""
    made = browser.new_context()
    table = new_table(made, base, LEGENDS)
    made.close()
    pages = {"lobby": ("/", LOBBY_LIMIT), "table": (f"/table/{table}", TABLE_LIMIT)}
    return [
        against(f"page: first load of the {name}", loaded(browser, base + path), "kB", "limit", limit)
        for name, (path, limit) in pages.items()
    ]


def loaded(browser: Browser, address: str) -> float:
    """Kilobytes of a first visit; without a service worker, through which sizes are not told."""
    context = browser.new_context(service_workers="block", reduced_motion="reduce")
    page = context.new_page()
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)  # Playwright takes no built-in function as a listener

    page.on("response", keep)
    page.goto(address)
    page.wait_for_selector("main svg.figure")
    page.wait_for_load_state("networkidle")
    total = sum([answer.request.sizes()["responseBodySize"] for answer in answers if answer.ok])
    context.close()
    return total / 1000


PARTS: dict[str, Callable[[Browser, str], Iterable[Row]]] = {
    "sizes": sizes,
    "updates": updates,
    "desk": lambda browser, base: vitals(browser, base, ["desk"]),
    "phone": lambda browser, base: vitals(browser, base, ["phone"]),
}


def main(names: list[str]) -> None:
    """Print the rows as they come."""
    if unknown := [name for name in names if name not in PARTS]:
        raise SystemExit(f"there is no part {unknown[0]!r}; the parts are {', '.join(PARTS)}")
    for row in rows(names):
        print(show(row), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
