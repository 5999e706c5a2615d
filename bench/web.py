"""How quickly the web page draws: from the arrival of an update to its paint, next to the budget of a frame; and sizes.

`python -m bench.web` prints these rows alone; `rows()` gives them to the other benchmarks. It needs Chromium and the
built page (`make web`).
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Response, sync_playwright

from bench.rows import Row, against, show

FRAME = 1000 / 60
"""Milliseconds of a frame."""
LOBBY_LIMIT, TABLE_LIMIT = 200, 300
"""Kilobytes of a first load, compressed as they are sent."""
UPDATES = 60
WARM_UP = 5
POLLING = 50
"""Milliseconds: rarely enough not to be in the page's way."""
HEADERS = {"X-Kamishima": "1", "Content-Type": "application/json"}
SEATS = [{"kind": "me", "name": name} for name in ("Ana", "Ben", "Cleo", "Dora")]
OPTIONS = {"box": "legends", "turn-limit": 60}

STOPWATCH = """
window.drawn = []
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given)
    // Heard before the page hears it.
    this.addEventListener('message', (event) => {
      if (!event.data.startsWith('{"type":"update"')) return
      const arrived = performance.now()
      after(() => {
        document.body.getBoundingClientRect()
        const laid = performance.now()
        requestAnimationFrame(() => after(() => drawn.push([laid - arrived, performance.now() - arrived])))
      })
    })
  }
}
function after(then) {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = then
  port2.postMessage(0)
}
"""
"""`after` runs when the page has done everything it does about an event; layout is asked for, so it is counted."""


def rows() -> list[Row]:
    """Every figure of the page."""
    with serving() as base, sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if chromium is None:
            raise SystemExit("the benchmark of the page needs Chromium: apt-get install chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        found = [*sizes(browser, base), *drawing(browser, base)]
        browser.close()
    return found


# -- sizes -------------------------------------------------------------------------------------------------------------


def sizes(browser: Browser, base: str) -> list[Row]:
    """First loads, compressed as they were sent."""
    made = browser.new_context()
    table = new_table(made, base)
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


# -- drawing -----------------------------------------------------------------------------------------------------------


def drawing(browser: Browser, base: str) -> list[Row]:
    """Updates of a full table of Legends, as a player sees them."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(STOPWATCH)
    table = new_table(context, base)
    page.goto(f"{base}/table/{table}?seat=0")
    page.wait_for_selector(".board .card")
    play(context, page, base, table, WARM_UP)
    page.evaluate("drawn.length = 0")
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = spent(session)
    play(context, page, base, table, UPDATES)
    times = page.evaluate("drawn")
    processor = 1000 * (spent(session) - before) / len(times)
    context.close()
    work, painted = sorted([each[0] for each in times]), sorted([each[1] for each in times])
    return [
        against("page: processor time of an update, mean", processor, "ms", "frame", FRAME),
        against("page: work of an update, median", at(work, 0.5), "ms", "frame", FRAME),
        against("page: work of an update, p95", at(work, 0.95), "ms", "frame", FRAME),
        against("page: arrival to paint, median", at(painted, 0.5), "ms", "frame", FRAME),
        against("page: arrival to paint, p95", at(painted, 0.95), "ms", "frame", FRAME),
    ]


def at(times: Sequence[float], share: float) -> float:
    """A quantile of sorted times."""
    return times[int(share * (len(times) - 1))]


def spent(session: CDPSession) -> float:
    """Seconds of processor time that the page has taken for script, style and layout, whatever else the machine did."""
    told = session.send("Performance.getMetrics")["metrics"]
    found = {metric["name"]: float(metric["value"]) for metric in told}
    return sum(found[name] for name in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration"))


def play(context: BrowserContext, page: Page, base: str, table: str, count: int) -> None:
    """Play some actions in everybody's place, each when what came of the last one is painted."""
    rng = random.Random(count)
    for number in range(1, count + 1):
        acting = int(hello(context, base, table, 0)["acting"])
        words = " ".join(some_action(hello(context, base, table, acting)["words"], rng))
        said = json.dumps({"key": f"{rng.random()}", "words": words, "seat": acting})
        context.request.post(f"{base}/api/tables/{table}/submit", data=said, headers=HEADERS)
        page.wait_for_function("number => drawn.length >= number", arg=number, polling=POLLING)


def hello(context: BrowserContext, base: str, table: str, seat: int) -> dict[str, Any]:
    """A table as a seat sees it."""
    polled = context.request.get(f"{base}/api/tables/{table}/poll?wait=0&seat={seat}").json()
    found: dict[str, Any] = next(message for message in polled["messages"] if message["type"] == "hello")
    return found


def some_action(tree: Mapping[str, Any], rng: random.Random) -> list[str]:
    """Words of an action at random."""
    said: list[str] = []
    node: Any = tree
    while True:
        onward = [word for word in node if word]
        if "" in node and (not onward or rng.random() < 1 / 2):
            closing = rng.choice(node[""])
            return [*said, *closing["bag"], *([closing["last"]] if closing["last"] else [])]
        said.append(rng.choice(onward))
        node = node[said[-1]]


# -- the server --------------------------------------------------------------------------------------------------------


def new_table(context: BrowserContext, base: str) -> str:
    """A table where one person has all seats."""
    wanted = json.dumps({"game": "origami", "options": OPTIONS, "seats": SEATS})
    answer = context.request.post(f"{base}/api/tables", data=wanted, headers=HEADERS)
    if not answer.ok:
        raise SystemExit(f"no table could be set up: {answer.text()}")
    found: str = answer.json()["id"]
    return found


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server with an empty data folder."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "kamishima", "serve", "--port", "0", "--data", data, "--unlimited"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603  # our own command
            assert process.stdout is not None
            line = next((line for line in process.stdout if "http://" in line), "")
            if not line:
                raise SystemExit("the server did not start")
            yield "http://" + line.partition("http://")[2].strip()
            process.terminate()


def main() -> None:
    """Print the rows."""
    for row in rows():
        print(show(row))


if __name__ == "__main__":
    main()
