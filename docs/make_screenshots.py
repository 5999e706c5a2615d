"""Take the pictures of the web page: `python docs/make_screenshots.py [PICTURE ...]`, by default all of them.

Every page, on a phone in light and on a desk in dark, with full tables, long names and German texts: what is cut off or
overlaps shows here first. The boards that live by colours are taken once more without any. One picture, for the README,
is in English and in light. It needs Chromium and the built page (`make web`). Whoever has changed one page names its
pictures: `python docs/make_screenshots.py daily editor` takes these, on both screens.
"""

from __future__ import annotations

import io
import json
import random
import shutil
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from kamishima.testing.saying import some_action
from kamishima.testing.server import serving

FOLDER = Path(__file__).parent / "images" / "web"
NAMES = (
    "Wilhelmina von Sternberg",
    "Konstantin Brandenburger",
    "Maximiliane Oberhausener",
    "Friedrich-Wilhelm Schulz",
    "Anna-Katharina Hohenfels",
    "Sebastian Wintermantel",
)
"""As long as names may be."""
PATIENCE = 300_000
"""Milliseconds: bots play whole matches meanwhile."""
COLOURS = 240
"""Of a picture's palette: enough for paper, and half as large a file."""
HEADERS = {"X-Kamishima": "1", "Content-Type": "application/json"}
BOT = {"kind": "bot", "level": "uniform"}
SIX = [{"kind": "me", "name": name} for name in NAMES]
FOUR = SIX[:4]
LEGENDS = {"box": "legends", "families": ["legendary", "exotic", "polar", "dinosaurs"]}
FRIENDS = ("Ana", "Ben", "Cleo", "Dora")
PLACED = ("islands", "shaman")
"""The games whose positions are placed by hand."""
LIVELY = ("play", "paint")
"""Words that are rather said than others, so that tables fill."""


class Look(NamedTuple):
    """A screen, and how the page looks on it."""

    name: str
    width: int
    height: int
    scheme: Literal["light", "dark"]
    locale: str = "de"


LOOKS = (Look("phone", 360, 740, "light"), Look("desk", 1280, 800, "dark"))
README = Look("english", 1440, 960, "light", "en")
PLAIN = {
    "account": "/account",
    "rules": "/rules/origami#O5",
    "gallery": "/gallery/origami",
    "pieces": "/gallery/islands",
    "folding": "/folding?figure=swan",
    "setup": "/new/legends",
    "nowhere": "/nowhere",
}


def some_lively_action(tree: Mapping[str, Any], rng: random.Random) -> list[str]:
    """Words of an action at random; some words come before all others, and low bids before high ones."""
    return some_action(tree, rng, lambda said, words: words[0] if said == ["bid"] else rather(words, rng))


def rather(words: Sequence[str], rng: random.Random) -> str:
    """The word to be said now."""
    return next((word for word in LIVELY if word in words), "") or rng.choice(words)


class Album(NamedTuple):
    """Where pictures are kept, and which are wanted: all, if none is named."""

    folder: Path
    wanted: frozenset[str]

    def wants(self, names: Sequence[str]) -> bool:
        """Whether one of these is to be taken."""
        return not self.wanted or not self.wanted.isdisjoint(names)


class Visitor:
    """A browser window that is photographed."""

    def __init__(self, context: BrowserContext, base: str, album: Album, look: Look) -> None:
        self._context = context
        self._base = base
        self._album = album
        self.look = look
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
            words = some_lively_action(self.hello(table, acting)["words"], rng)
            self.post(f"/api/tables/{table}/submit", {"key": f"{number}", "words": " ".join(words), "seat": acting})
        return int(self.hello(table, 0)["acting"])

    def attempt(self, name: str) -> None:
        """Today's challenge, played to its end."""
        table = self.post("/api/daily", {"name": name, "practice": False})["id"]
        rng = random.Random(name)
        while (now := self.hello(table, 0))["ending"] is None:
            words = " ".join(some_lively_action(now["words"], rng))
            self.post(f"/api/tables/{table}/submit", {"key": f"{rng.random()}", "words": words})

    def finished(self, table: str) -> str:
        """Wait until bots have played a match to its end."""
        self.page.goto(f"{self._base}/table/{table}")
        self.page.wait_for_selector(".ending")
        return table

    # -- with the camera -------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open a page, and wait until everything on it is there."""
        self.page.goto(self._base + path)
        self.page.wait_for_selector("main h1", state="attached")
        self.page.wait_for_load_state("networkidle")

    def take(self, name: str, *, whole: bool = False) -> None:
        """Take a picture of what can be seen, or of the whole page."""
        if not self._album.wants([name]):
            return
        if whole:
            self.page.evaluate("scrollTo(0, 0)")  # what stays in sight while one scrolls lies in its own place then
        self.page.wait_for_timeout(400)
        taken = Image.open(io.BytesIO(self.page.screenshot(full_page=whole))).convert("RGB")
        small = taken.quantize(COLOURS, dither=Image.Dither.NONE)
        small.save(self._album.folder / f"{name}-{self.look.name}.png", optimize=True)

    def take_rest(self, name: str) -> None:
        """What lies below: on a phone the whole page, on a desk the end of what scrolls there."""
        self.page.evaluate("for (const part of document.querySelectorAll('.main')) part.scrollTop = part.scrollHeight")
        self.take(name, whole=self.look.name == "phone")

    def take_grey(self, name: str) -> None:
        """Take a picture as somebody sees it who sees no colours."""
        session = self._context.new_cdp_session(self.page)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
        self.take(name)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        session.detach()


def take_plain(visitor: Visitor, _: Visitor) -> None:
    """Pages that look the same for everybody."""
    for name, path in PLAIN.items():
        visitor.go(path)
        visitor.take(name)


def take_join(visitor: Visitor, host: Visitor) -> None:
    """An invitation."""
    visitor.go(f"/join/{host.table(FOUR[1], {'kind': 'open'})}")
    visitor.take("join")


def take_daily(visitor: Visitor, host: Visitor) -> None:
    """The challenge of the day: before one's own attempt, and after it, with everybody's results."""
    own, other = NAMES[:2] if visitor.look.name == "phone" else NAMES[2:4]  # everybody has one attempt a day
    host.attempt(other)
    visitor.go("/daily")
    visitor.take("daily-before", whole=True)
    visitor.attempt(own)
    visitor.go("/daily")
    visitor.take("daily", whole=True)


def take_editor(visitor: Visitor, _: Visitor) -> None:
    """An island on the drawing board, with what bots have made of it."""
    visitor.go("/editor")
    visitor.page.wait_for_selector(".page.ready")
    visitor.take("editor")
    visitor.page.locator("section:has(> #trial-title) select").last.select_option("uniform")
    visitor.page.locator("section:has(> #trial-title) button").click()
    visitor.page.wait_for_selector(".results")
    visitor.page.wait_for_selector("progress", state="detached")
    visitor.take("editor-whole", whole=True)


def take_positions(visitor: Visitor, _: Visitor) -> None:
    """Positions that are placed by hand."""
    for game in PLACED:
        visitor.go(f"/position/{game}?players=4")
        before = visitor.page.locator("textarea").input_value()
        visitor.page.locator(".tools .row > button").nth(1).click()  # a position at random
        visitor.page.wait_for_function("before => document.querySelector('textarea').value !== before", arg=before)
        visitor.take(f"position-{game}", whole=True)


def take_tables(visitor: Visitor, _: Visitor) -> None:
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
    if visitor.look.name == "phone":
        visitor.page.locator("header button[aria-expanded]").click()
    visitor.page.locator(".leave").click()
    visitor.page.wait_for_selector("dialog[open]")
    visitor.take("leave")


def take_boards(visitor: Visitor, _: Visitor) -> None:
    """The boards of the other games in mid-match, with as many players as there may be."""
    for game, seats, count in (("islands", SIX, 90), ("shaman", FOUR, 40)):
        table = visitor.table(*seats, game=game)
        visitor.go(f"/table/{table}?seat={visitor.play_on(table, count)}")
        visitor.page.wait_for_selector(".bar.mine")
        visitor.take(f"table-{game}")
        visitor.take_grey(f"table-{game}-grey")
        visitor.take_rest(f"table-{game}-rest")


def take_ends(visitor: Visitor, _: Visitor) -> None:
    """How a match ended, and how it came to that."""
    over = visitor.finished(visitor.table(BOT, BOT, BOT, BOT, options={**LEGENDS, "turn-limit": 8}))
    visitor.go(f"/table/{over}")
    visitor.page.locator(".ending summary").click()
    visitor.take("ending")
    matches = {"review": over}
    for game in ("islands", "shaman"):
        matches[f"review-{game}"] = visitor.finished(visitor.table(BOT, BOT, BOT, game=game))
    for name, match in matches.items():
        visitor.go(f"/review/{match}?at=60&eyes=all")
        visitor.page.wait_for_selector(".controls")
        visitor.take(name, whole=True)


def take_lobby(visitor: Visitor, _: Visitor) -> None:
    """The lobby, once somebody has matches there."""
    visitor.go("/")
    visitor.page.wait_for_selector("#running")
    visitor.take("lobby", whole=True)
    visitor.page.locator("button.primary").first.click()
    visitor.page.wait_for_selector("dialog .figure image")
    visitor.take("play-now")


SCENES: dict[tuple[str, ...], Callable[[Visitor, Visitor], None]] = {
    tuple(PLAIN): take_plain,
    ("join",): take_join,
    ("daily-before", "daily"): take_daily,
    ("editor", "editor-whole"): take_editor,
    tuple(f"position-{game}" for game in PLACED): take_positions,
    ("waiting", "table", "words", "leave"): take_tables,
    tuple(f"table-{game}{which}" for game in ("islands", "shaman") for which in ("", "-grey", "-rest")): take_boards,
    ("ending", "review", "review-islands", "review-shaman"): take_ends,
    ("lobby", "play-now"): take_lobby,
}
"""The pictures that are taken together, and by whom: somebody who visits, and somebody who was there before.

The lobby comes last: there are matches in it then.
"""
PICTURES = [name for names in SCENES for name in names]


@contextmanager
def visiting(browser: Browser, base: str, album: Album, look: Look, name: str) -> Iterator[Visitor]:
    """Somebody with a browser of their own."""
    context = browser.new_context(
        viewport={"width": look.width, "height": look.height},
        color_scheme=look.scheme,
        locale=look.locale,
        reduced_motion="reduce",
        has_touch=look.name == "phone",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage.kamishima ??= {json.dumps(json.dumps({'name': name, 'pace': 'once'}))}")
    yield Visitor(context, base, album, look)
    context.close()


def photograph(browser: Browser, base: str, album: Album, look: Look) -> None:
    """All pictures of one look."""
    with (
        visiting(browser, base, album, look, NAMES[0]) as visitor,
        visiting(browser, base, album, look, NAMES[1]) as host,
    ):
        for names, take in SCENES.items():
            if album.wants(names):
                take(visitor, host)


def introduce(browser: Browser, base: str, album: Album) -> None:
    """The picture of the README: a table of friends."""
    with visiting(browser, base, album, README, FRIENDS[0]) as visitor:
        table = visitor.table(*[{"kind": "me", "name": name} for name in FRIENDS], options=LEGENDS)
        visitor.go(f"/table/{table}?seat={visitor.play_on(table, 44)}")
        visitor.page.wait_for_selector(".bar.mine")
        visitor.take("table")


def asked_for() -> Album:
    """What the command line says."""
    parser = ArgumentParser(description="Take the pictures of the web page.")
    parser.add_argument(
        "picture", nargs="*", help=f"the pictures to be taken; all, if none is named: {', '.join(PICTURES)}"
    )
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are kept (default: %(default)s)")
    asked = parser.parse_args()
    if unknown := [name for name in asked.picture if name not in PICTURES]:
        parser.error(f"there is no picture {unknown[0]!r}; there are {', '.join(PICTURES)}")
    return Album(asked.folder, frozenset(asked.picture))


def main() -> None:
    """Take the pictures."""
    album = asked_for()
    album.folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("Chromium is missing: apt-get install chromium")
    with serving() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        if album.wants(["table"]):
            introduce(browser, base, album)
        for look in LOOKS:
            photograph(browser, base, album, look)
        browser.close()


if __name__ == "__main__":
    main()
