"""Full tables for the benchmarks of the page, and real matches at them."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, WebSocket

from kamishima.testing.saying import some_action

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


def new_table(context: BrowserContext, base: str, setting: Setting) -> str:
    """A table where one person has all seats."""
    seats = [{"kind": "me", "name": name} for name in NAMES[: setting.seats]]
    wanted = json.dumps({"game": setting.game, "options": setting.options, "seats": seats})
    answer = context.request.post(f"{base}/api/tables", data=wanted, headers=HEADERS)
    if not answer.ok:
        raise SystemExit(f"no table could be set up: {answer.text()}")
    found: str = answer.json()["id"]
    return found


def recorded(context: BrowserContext, base: str, table: str, updates: int) -> list[str]:
    """What the server tells the first seat of a table, from its greeting on, while the match is played."""
    told: list[str] = []

    def keep(message: str | bytes) -> None:
        told.append(str(message))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", keep)

    page = context.new_page()
    page.on("websocket", listen)
    page.goto(f"{base}/table/{table}?seat=0")
    page.wait_for_selector(".board .board svg")
    rng = random.Random(updates)
    while sum(map(is_update, told)) < updates and play_on(context, base, table, rng):
        page.wait_for_timeout(0)  # what has arrived is heard
    page.close()
    return told


def is_update(message: str) -> bool:
    """Whether a message tells of something that has happened."""
    return message.startswith('{"type":"update"')


def play_on(context: BrowserContext, base: str, table: str, rng: random.Random) -> bool:
    """Play an action at random in somebody's place; whether there was one to be played."""
    acting = hello(context, base, table, 0)["acting"]
    if acting is None:
        return False
    words = " ".join(some_action(hello(context, base, table, acting)["words"], rng))
    said = json.dumps({"key": f"{rng.random()}", "words": words, "seat": acting})
    return context.request.post(f"{base}/api/tables/{table}/submit", data=said, headers=HEADERS).ok


def hello(context: BrowserContext, base: str, table: str, seat: int) -> dict[str, Any]:
    """A table as a seat sees it."""
    polled = context.request.get(f"{base}/api/tables/{table}/poll?wait=0&seat={seat}").json()
    found: dict[str, Any] = next(message for message in polled["messages"] if message["type"] == "hello")
    return found
