"""Playing by keys alone: every press is counted, and every frame is looked at for a focus that is lost."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import expect
from tests.web.people import Guest

MOST_PRESSES: Final = 40
"""For one action, with walking about before anything is chosen."""
ARROWS: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

# From the first key on, the focus must not be on the page as such in any frame; nor is anything pointed at.
WATCH: Final = """(() => {
  window.lost = []
  window.pointed = 0
  let begun = false
  addEventListener('pointerdown', () => (window.pointed += 1), true)
  const look = () => {
    const { activeElement: active, body } = document
    begun ||= active !== null && active !== body
    const index = document.querySelector('.table-page')?.dataset.index
    if (begun && (active === null || active === body)) window.lost.push(index)
    requestAnimationFrame(look)
  }
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(look))
})()"""
# What has the focus: something to choose, sending it, or something else.
FOCUSED: Final = """() => {
  const active = document.activeElement
  if (active.matches('.confirm')) return 'confirm'
  if (active.matches('.offered, .word')) return 'offered'
  return active === document.body ? 'body' : 'other'
}"""
# Whether the focus is on a collection beside which another one can be chosen.
SIDE: Final = """() => {
  const pile = document.activeElement.matches('.lay') && document.querySelectorAll('.lay').length === 2
    ? document.activeElement.closest('.pile') : null
  return pile === null ? '' : pile.matches('.left') ? 'left' : 'right'
}"""
# After a word the focus is led on as soon as the page has drawn what may follow.
LED: Final = f"() => ['confirm', 'offered'].includes(({FOCUSED})()) || !document.querySelector('.bar.mine')"
READY: Final = "() => document.querySelector('.confirm:not([aria-disabled=true])') !== null"


class Keyboard:
    """Somebody without a pointer."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.presses = 0
        self.after_first: list[tuple[int, int]] = []
        """For each action, how many presses led from the first thing that was chosen to sending it, and how many of
        them said a word."""
        guest.page.add_init_script(WATCH)

    def press(self, key: str) -> None:
        self.guest.page.keyboard.press(key)
        self.presses += 1

    @property
    def focused(self) -> str:
        """What has the focus now."""
        found: str = self.guest.page.evaluate(FOCUSED)
        return found

    @property
    def lost(self) -> list[str]:
        """The moments of the match in which nothing had the focus."""
        found: list[str] = self.guest.page.evaluate("window.lost")
        return found

    def act(self, rng: random.Random) -> None:
        """Choose something, then whatever the focus is led to, and send it."""
        before, start, first = self.guest.told, self.presses, -1
        walked = words = 0
        while self.guest.told == before:
            assert self.presses - start < MOST_PRESSES, "the keys lead nowhere"
            focused, is_ready = self.focused, self.guest.page.evaluate(READY)
            if focused == "confirm" and is_ready:
                self.press("Enter")
                break
            if is_ready and rng.random() < 0.7:
                self.press("Control+Enter")
                break
            if focused != "offered" or (first < 0 and walked < 4 and rng.random() < 0.6):
                self.press(rng.choice(ARROWS))
                walked += 1
                continue
            if first < 0:
                first = self.presses + 1
            elif rng.random() < 0.5 and (side := self.guest.page.evaluate(SIDE)):
                self.press("ArrowRight" if side == "left" else "ArrowLeft")
            words += 1
            self.press("Enter")
            self.guest.two_frames()
            if self.guest.page.locator(".bar .confirm, .bar .chip, .board .chosen").count() == 0:
                break  # it needed no confirmation
            self.guest.page.wait_for_function(LED)
        self.guest.wait_for_answer(before)
        self.after_first.append((self.presses - first if first >= 0 else 0, words))

    def play(self, seed: int, most: int = 300) -> int:
        """Play on until the match is over; how many actions it took."""
        rng = random.Random(seed)
        for count in range(most):
            expect(self.guest.page.locator(".bar.mine, .ending").first).to_be_visible()
            if not self.guest.is_on_turn:
                return count
            self.act(rng)
        raise AssertionError(f"the match was not over after {most} actions")
