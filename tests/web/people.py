"""People at the page: each has a browser window of their own, with its own cookie."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

PATIENCE = 10_000
"""Milliseconds that a page may take for anything."""
LONG_PATIENCE = 180_000
"""For a whole match of bots: hundreds of steps, each thought about in a worker."""
PHONE = (360, 740)
DESK = (1440, 900)
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

expect.set_options(timeout=PATIENCE)

Plan = dict[str, object]
ME: Plan = {"kind": "me"}
BOT: Plan = {"kind": "bot", "level": "uniform"}
OPEN: Plan = {"kind": "open"}


class Guest:
    """Somebody with a browser."""

    def __init__(self, context: BrowserContext, base: str, name: str) -> None:
        self.context = context
        self.base = base
        self.name = name
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", self._stumble)

    def _hear(self, message: ConsoleMessage) -> None:
        # A refused request is told on the page; the browser's own line about it is no fault of the page.
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.complaints.append(message.text)

    def _stumble(self, error: Error) -> None:
        self.complaints.append(str(error))

    # -- going about -----------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open a page of the site, and wait until it is drawn."""
        self.page.goto(self.base + path)
        expect(self.page.locator("main h1").first).to_be_attached()

    def post(self, path: str, body: object = None) -> Any:
        """A request as the page would make it, with this person's cookie."""
        answer = self.context.request.post(
            self.base + path, data=json.dumps({} if body is None else body), headers=_OWN, timeout=PATIENCE
        )
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        """What the server says to this person."""
        answer = self.context.request.get(self.base + path, timeout=LONG_PATIENCE)  # a poll waits for news
        assert answer.ok, answer.text()
        return answer.json()

    def set_up(self, *plans: Plan, game: str = "origami", **more: object) -> str:
        """The id of a new table; `ME` is this person."""
        seats = [{"name": self.name, **plan} if plan["kind"] == "me" else plan for plan in plans]
        table: str = self.post("/api/tables", {"game": game, "seats": seats, **more})["id"]
        return table

    def sit_at(self, table: str) -> None:
        """Open a table and wait until it is drawn."""
        self.page.goto(f"{self.base}/table/{table}")
        expect(self.page.locator(".table-page")).to_be_visible()

    def two_frames(self) -> None:
        """Wait until the page has drawn what it had to draw: what it does by then it does at once."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def watch_to_the_end(self, table: str) -> None:
        """Look on until bots have played a match to its end."""
        self.page.goto(f"{self.base}/table/{table}")
        expect(self.page.locator(".ending")).to_be_visible(timeout=LONG_PATIENCE)

    # -- playing ---------------------------------------------------------------------------------------------------

    @property
    def is_on_turn(self) -> bool:
        """Whether the page asks this person for a choice."""
        return self.page.locator(".bar.mine").count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until it is this person's turn; false when the match is over."""
        expect(self.page.locator(".bar.mine, .ending").first).to_be_visible()
        return self.is_on_turn

    def say(self, words: str) -> None:
        """Play by the command line."""
        line = self.command_line()
        line.fill(words)
        line.press("Enter")

    def command_line(self) -> Any:
        """The command line, opened with its key if it was not open."""
        line = self.page.get_by_role("combobox")
        if line.count() == 0:
            self.page.locator("body").press("/")
        expect(line).to_be_visible()
        return line

    @property
    def told(self) -> int:
        """How many entries of the log the page has drawn."""
        return int(self.page.locator(".table-page").get_attribute("data-index") or 0)

    def wait_for_answer(self, before: int) -> None:
        """Wait until what was sent is done and drawn."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('.table-page')?.dataset.index) !== before",
            arg=before,
            timeout=PATIENCE,
        )

    # -- looking ---------------------------------------------------------------------------------------------------

    def violations(self) -> list[str]:
        """What axe-core finds wrong with the page as it stands."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("async () => (await axe.run(document)).violations")
        return [
            f"{each['id']}: {node['html'][:160]}: {node['failureSummary']}" for each in found for node in each["nodes"]
        ]

    @property
    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return wide


_OWN = {"X-Kamishima": "1", "Content-Type": "application/json"}


class Company:
    """Everybody who comes in one test."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._browser = browser
        self._base = base
        self._guests: list[Guest] = []

    def guest(
        self,
        name: str,
        *,
        locale: str = "en",
        size: tuple[int, int] = DESK,
        scheme: Literal["light", "dark"] = "light",
        touch: bool = False,
        moves: bool = False,
        workers: Literal["allow", "block"] = "allow",
        **kept: object,
    ) -> Guest:
        """Somebody new; `kept` is what their browser remembers, such as `allWords=True`.

        They see what others do at once, so that a test need not wait for it; `pace="normal"` is what people have.
        """
        context = self._browser.new_context(
            locale=locale,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            has_touch=touch,
            service_workers=workers,
            reduced_motion="no-preference" if moves else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        remembered = json.dumps({"name": name, "pace": "once", **kept})
        context.add_init_script(f"localStorage.kamishima ??= {json.dumps(remembered)}")
        guest = Guest(context, self._base, name)
        self._guests.append(guest)
        return guest

    def leave(self) -> None:
        """Everybody goes; a page that complained fails the test."""
        complaints = [f"{guest.name}: {line}" for guest in self._guests for line in guest.complaints]
        for guest in self._guests:
            guest.context.close()
        assert not complaints, "\n".join(complaints)
