"""One turn of each game as a screen reader tells it: the accessibility tree of the table, and what each key changes.

The positions are those of matches that are the same each time, and what others do after the turn is kept from the page,
so that a transcript is the same each time, too.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import unified_diff
from pathlib import Path
from typing import Final

from playwright.sync_api import WebSocketRoute, expect
from tests.web import isles, origami, shaman
from tests.web.people import Company, Guest

FOLDER: Final = Path(__file__).with_name("screen_reader")
EARLY: Final = 6
"""Rounds after which a match of Origami goes on for a while."""
SIZE: Final = (1366, 768)
FOCUSED: Final = """() => {
  const active = document.activeElement
  const named = active.getAttribute('aria-label') ?? active.querySelector('[aria-label]')?.getAttribute('aria-label')
  return (named ?? active.innerText).replace(/\\s+/g, ' ').trim()
}"""


def _hold_others_back(guest: Guest) -> None:
    """After the answer to what this person has sent, the page hears nothing more."""

    def route(near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        heard = {"is_answered": False}

        def tell(message: str | bytes) -> None:
            if heard["is_answered"]:
                return
            heard["is_answered"] = '"ack"' in str(message)
            near.send(message)

        far.on_message(tell)

    guest.page.route_web_socket("**", route)


def _origami(guest: Guest, players: int, box: str) -> None:
    moment = origami.fullest(
        players, box, lambda moment: origami.lays_on_both(moment) and moment.view["round"] <= EARLY
    )
    origami.seated_at(guest, players, box, moment)
    guest.page.locator(f'.hand .card[data-card="{origami.dear_card(moment)}"] .face.offered').first.focus()


def _islands(guest: Guest, players: int, phase: str) -> None:
    isles.seated_at(guest, players, isles.fullest(players, phase))
    guest.page.locator(".lands .cell.offered").first.focus()
    expect(isles.outcome(guest)).to_be_visible()  # the server works out what it would do


def _shaman(guest: Guest) -> None:
    shaman.seated(guest, 2, shaman.in_turn)
    guest.page.locator(f"{shaman.PIECE}.offered").first.focus()


TURNS: Final[dict[str, Callable[[Guest], None]]] = {
    "origami": lambda guest: _origami(guest, 2, "classic"),
    "legends": lambda guest: _origami(guest, 2, "legends"),
    "islands": lambda guest: _islands(guest, 2, "card"),
    "carrambah": lambda guest: _islands(guest, 1, "card"),
    "shaman": _shaman,
}


def transcript(company: Company, game: str) -> str:
    """A turn from its beginning, after each press of Enter, to what is told after "Confirm"."""
    guest = company.guest("Ana", size=SIZE)
    _hold_others_back(guest)
    TURNS[game](guest)
    tree = _tree(guest)
    told = ["# The turn begins", _focus(guest), *tree]
    for _ in range(12):
        name = guest.page.evaluate(FOCUSED)
        before, is_last = guest.told, name.startswith("Confirm")
        guest.page.keyboard.press("Enter")
        if is_last:
            guest.wait_for_answer(before)
        before_it, tree = tree, _tree(guest)
        changes = [line for line in unified_diff(before_it, tree, n=0) if not line.startswith(("---", "+++", "@@"))]
        told += ["", f"# Enter on: {name}", _focus(guest), *changes]
        if is_last:
            return "\n".join([*told, ""])
    raise AssertionError("the turn does not end")


def _focus(guest: Guest) -> str:
    return f"# The focus is on: {guest.page.evaluate(FOCUSED)}"


def _tree(guest: Guest) -> list[str]:
    """The table, once everything that was asked for is drawn."""
    guest.page.wait_for_load_state("networkidle")
    guest.two_frames()
    return guest.page.locator("main").aria_snapshot().splitlines()
