"""Take the pictures of the web page: `python docs/make_screenshots.py [FOLDER]`, by default docs/images/web.

Every page, on a phone in light and on a desk in dark, with four players, long names and German texts: what is cut off
or overlaps shows here first. It needs Chromium and the built page (`make web`).
"""

from __future__ import annotations

import io
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FOLDER = Path(__file__).parent / "images" / "web"
NAMES = ("Wilhelmina von Sternberg", "Konstantin Brandenburger", "Maximiliane Oberhausener", "Friedrich-Wilhelm Schulz")
"""As long as names may be."""
PATIENCE = 120_000
MOST_WAITING = 600
COLOURS = 240
"""Of a picture's palette: enough for paper, and half as large a file."""
HEADERS = {"X-Kamishima": "1", "Content-Type": "application/json"}
BOT = {"kind": "bot", "level": "uniform"}
FOUR = [{"kind": "me", "name": name} for name in NAMES]
LEGENDS = {"box": "legends", "families": ["legendary", "exotic", "polar", "dinosaurs"]}


class Look(NamedTuple):
    """A screen, and how the page looks on it."""

    name: str
    width: int
    height: int
    scheme: Literal["light", "dark"]


LOOKS = (Look("phone", 360, 740, "light"), Look("desk", 1280, 800, "dark"))
PLAIN = {
    "account": "/account",
    "rules": "/rules/origami#O5",
    "gallery": "/gallery/origami",
    "pieces": "/gallery/islands",
    "folding": "/folding?figure=swan",
    "setup": "/new/legends",
}


def some_action(tree: Mapping[str, Any], rng: random.Random) -> list[str]:
    """Words of an action at random; playing a card comes before everything else, so that the table fills."""
    said: list[str] = []
    node: Any = tree
    while True:
        onward = [word for word in node if word]
        if "" in node and (not onward or rng.random() < 1 / 2):
            closing = rng.choice(node[""])
            return [*said, *closing["bag"], *([closing["last"]] if closing["last"] else [])]
        word = "play" if "play" in onward else rng.choice(onward)
        said.append(word)
        node = node[word]


class Visitor:
    """A browser window that is photographed."""

    def __init__(self, context: BrowserContext, base: str, folder: Path, look: Look) -> None:
        self._context = context
        self._base = base
        self._folder = folder
        self._look = look
        self.page: Page = context.new_page()

    # -- at the table ----------------------------------------------------------------------------------------------

    def post(self, path: str, body: object) -> dict[str, Any]:
        """Something the page would ask for."""
        answer = self._context.request.post(self._base + path, data=json.dumps(body), headers=HEADERS)
        if not answer.ok:
            raise SystemExit(f"{path}: {answer.text()}")
        found: dict[str, Any] = answer.json()
        return found

    def table(self, *seats: object, **more: object) -> str:
        """A new table."""
        found: str = self.post("/api/tables", {"game": "origami", "seats": list(seats), **more})["id"]
        return found

    def hello(self, table: str, seat: int) -> dict[str, Any]:
        """A table as a seat sees it."""
        answer = self._context.request.get(f"{self._base}/api/tables/{table}/poll?seat={seat}&wait=0").json()
        found: dict[str, Any] = next(message for message in answer["messages"] if message["type"] == "hello")
        return found

    def play_on(self, table: str, count: int) -> int:
        """Play some actions in everybody's place; whose turn it is then."""
        rng = random.Random(4)
        for number in range(count):
            acting = int(self.hello(table, 0)["acting"])
            words = some_action(self.hello(table, acting)["words"], rng)
            self.post(f"/api/tables/{table}/submit", {"key": f"{number}", "words": " ".join(words), "seat": acting})
        return int(self.hello(table, 0)["acting"])

    def finished(self, table: str) -> str:
        """Wait until bots have played a match to its end."""
        for _ in range(MOST_WAITING):
            if self._context.request.get(f"{self._base}/api/tables/{table}").json()["state"] == "over":
                return table
            time.sleep(0.5)
        raise SystemExit("the bots did not come to an end")

    # -- with the camera -------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open a page, and wait until everything on it is there."""
        self.page.goto(self._base + path)
        self.page.wait_for_selector("main h1", state="attached")
        self.page.wait_for_load_state("networkidle")

    def take(self, name: str, *, whole: bool = False) -> None:
        """Take a picture of what can be seen, or of the whole page."""
        self.page.wait_for_timeout(400)
        taken = Image.open(io.BytesIO(self.page.screenshot(full_page=whole))).convert("RGB")
        small = taken.quantize(COLOURS, dither=Image.Dither.NONE)
        small.save(self._folder / f"{name}-{self._look.name}.png", optimize=True)


def take_all(visitor: Visitor) -> None:
    """Every page and the states of a table."""
    for name, path in PLAIN.items():
        visitor.go(path)
        visitor.take(name)
    take_tables(visitor)
    take_ends(visitor)
    take_lobby(visitor)


def take_tables(visitor: Visitor) -> None:
    """Tables that wait and tables that are played at."""
    waiting = visitor.table(FOUR[0], {"kind": "open"}, {"kind": "invited", "name": NAMES[1]})
    visitor.go(f"/table/{waiting}")
    visitor.take("waiting")
    running = visitor.table(*FOUR, options=LEGENDS)
    acting = visitor.play_on(running, 34)
    visitor.go(f"/table/{running}?seat={acting}")
    visitor.page.wait_for_selector(".bar.mine")
    visitor.take("table")
    visitor.page.keyboard.press("/")
    visitor.page.locator(".bar .toggle").first.click()
    visitor.page.wait_for_selector(".advice")
    visitor.take("words")
    for game in ("islands", "shaman"):
        visitor.go(f"/table/{visitor.table(FOUR[0], BOT, BOT, BOT, game=game)}")
        visitor.page.wait_for_selector(".bar.mine")
        visitor.take(f"table-{game}")


def take_ends(visitor: Visitor) -> None:
    """How a match ended, and how it came to that."""
    over = visitor.finished(visitor.table(BOT, BOT, BOT, BOT, options={**LEGENDS, "turn-limit": 8}))
    visitor.go(f"/table/{over}")
    visitor.page.locator(".ending summary").click()
    visitor.take("ending")
    visitor.go(f"/review/{over}?at=60&eyes=all")
    visitor.page.wait_for_selector(".controls")
    visitor.take("review", whole=True)


def take_lobby(visitor: Visitor) -> None:
    """The lobby, once somebody has matches there."""
    visitor.go("/")
    visitor.page.wait_for_selector("#running")
    visitor.take("lobby", whole=True)
    visitor.page.locator("button.primary").first.click()
    visitor.page.wait_for_selector("dialog .picture use")
    visitor.take("play-now")


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


def photograph(browser: Browser, base: str, folder: Path, look: Look) -> None:
    """All pictures of one look."""
    context = browser.new_context(
        viewport={"width": look.width, "height": look.height},
        color_scheme=look.scheme,
        locale="de",
        reduced_motion="reduce",
        has_touch=look.name == "phone",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage.kamishima ??= {json.dumps(json.dumps({'name': NAMES[0]}))}")
    take_all(Visitor(context, base, folder, look))
    context.close()


def main(arguments: list[str]) -> int:
    """Take all pictures."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("Chromium is missing: apt-get install chromium")
    with serving() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for look in LOOKS:
            photograph(browser, base, folder, look)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
