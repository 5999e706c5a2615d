"""How quickly the web page draws: from the arrival of an update to its paint, next to the budget of a frame; and sizes.

`python -m bench web` prints these rows alone. It needs Chromium and the built page (`make web`). Of every update three
things are measured, at a full table of each game while its motion runs:

- processor time: what the page's main thread itself took for script, style and layout, whatever else the machine did;
- work: the time by the clock from the arrival of the message until script has run and layout is done;
- paint: the time by the clock from the arrival until the next frame is painted, with the waiting for that frame in it.

Where the load of the machine is above 1 per core, the clock tells how long the page waited, not how long it worked.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Response, sync_playwright

from bench.rows import Row, against, show

FRAME = 1000 / 60
"""Milliseconds of a frame."""
LOBBY_LIMIT, TABLE_LIMIT = 200, 300
"""Kilobytes of a first load, compressed as they are sent."""
UPDATES = 60
WARM_UP = 5
HEADERS = {"X-Kamishima": "1", "Content-Type": "application/json"}
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fee")


class Setting(NamedTuple):
    """A full table of a game."""

    title: str
    game: str
    seats: int
    options: Mapping[str, Any]


LEGENDS = Setting("Legends", "origami", 4, {"box": "legends", "turn-limit": 60})
SETTINGS = (LEGENDS, Setting("Islands", "islands", 6, {}), Setting("Shaman", "shaman", 4, {}))

STOPWATCH = """
window.drawn = []
window.reached = () => {}
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
        requestAnimationFrame(() => after(() => {
          drawn.push([laid - arrived, performance.now() - arrived])
          reached()
        }))
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
ONE_MORE = """
count => new Promise((resolve) => {
  window.reached = () => drawn.length >= count && resolve()
  reached()
})
"""
"""Waits without asking again and again, which would be in the page's way."""


def rows() -> list[Row]:
    """Every figure of the page."""
    with serving() as base, sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if chromium is None:
            raise SystemExit("the benchmark of the page needs Chromium: apt-get install chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        found = sizes(browser, base)
        for setting in SETTINGS:
            found.extend(drawing(browser, base, setting))
        browser.close()
    return [*found, Row("page: load of the machine meanwhile", os.getloadavg()[0] / (os.cpu_count() or 1), "per core")]


# -- sizes -------------------------------------------------------------------------------------------------------------


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


# -- drawing -----------------------------------------------------------------------------------------------------------


def drawing(browser: Browser, base: str, setting: Setting) -> list[Row]:
    """Updates of a full table, as a player sees them."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(STOPWATCH)
    table = new_table(context, base, setting)
    page.goto(f"{base}/table/{table}?seat=0")
    page.wait_for_selector(".board .board svg")
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    play(page, session, base, table, WARM_UP)
    page.evaluate("drawn.length = 0")
    processor = sorted(play(page, session, base, table, UPDATES))
    times = page.evaluate("drawn")
    context.close()
    work, painted = sorted([each[0] for each in times]), sorted([each[1] for each in times])
    name = f"page, {setting.title}, update:"
    return [
        against(f"{name} processor, median", at(processor, 0.5), "ms", "frame", FRAME),
        against(f"{name} processor, p95", at(processor, 0.95), "ms", "frame", FRAME),
        against(f"{name} work, median", at(work, 0.5), "ms", "frame", FRAME),
        against(f"{name} work, p95", at(work, 0.95), "ms", "frame", FRAME),
        against(f"{name} paint, median", at(painted, 0.5), "ms", "frame", FRAME),
        against(f"{name} paint, p95", at(painted, 0.95), "ms", "frame", FRAME),
    ]


def at(times: Sequence[float], share: float) -> float:
    """A quantile of sorted times."""
    return times[int(share * (len(times) - 1))]


def spent(session: CDPSession) -> float:
    """Seconds of processor time that the page has taken for script, style and layout, whatever else the machine did."""
    told = session.send("Performance.getMetrics")["metrics"]
    found = {metric["name"]: float(metric["value"]) for metric in told}
    return sum(found[name] for name in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration"))


def play(page: Page, session: CDPSession, base: str, table: str, count: int) -> list[float]:
    """Play some actions in everybody's place, each when the last one is painted; what each took of the processor."""
    context = page.context
    rng = random.Random(count)
    taken: list[float] = []
    for number in range(1, count + 1):
        acting = int(hello(context, base, table, 0)["acting"])
        words = " ".join(some_action(hello(context, base, table, acting)["words"], rng))
        said = json.dumps({"key": f"{rng.random()}", "words": words, "seat": acting})
        before = spent(session)
        context.request.post(f"{base}/api/tables/{table}/submit", data=said, headers=HEADERS)
        page.evaluate(ONE_MORE, number)
        taken.append(1000 * (spent(session) - before))
    return taken


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


def new_table(context: BrowserContext, base: str, setting: Setting) -> str:
    """A table where one person has all seats."""
    seats = [{"kind": "me", "name": name} for name in NAMES[: setting.seats]]
    wanted = json.dumps({"game": setting.game, "options": setting.options, "seats": seats})
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
            try:
                yield "http://" + line.partition("http://")[2].strip()
            finally:
                process.terminate()


def main() -> None:
    """Print the rows."""
    for row in rows():
        print(show(row))


if __name__ == "__main__":
    main()
