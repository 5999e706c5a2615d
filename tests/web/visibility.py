"""What can be seen of a table without scrolling, by hit tests: of each thing, the share of points that show it.

A game has a row in `THINGS`. Boards mark parts with `data-own` and `data-others` where classes do not tell them apart.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tests.web.people import Guest

DESKS: Final = ((1366, 768), (1280, 720), (1920, 1080), (768, 1024))
PHONES: Final = ((390, 844), (360, 740))
LEGAL = ".board .offered, .bar .word, .bar .confirm"
"""Whatever stands for a word that may follow, and sending it."""
PHONE_BAR, DESK_BAR, HEADER = 104, 72, 44


class Things(NamedTuple):
    """The selectors of a game: the own things, those of the others on a desk, and their summary on a phone."""

    own: str
    others: str
    summary: str


THINGS: Final = {
    "origami": Things(
        own=".hand .card, [data-own] .lying, [data-own] .hole, .hand .score, .hand .limit",
        others="[data-others] .lying, [data-others] .hole, [data-others] .score, [data-others] .held",
        summary=".chip[data-others]",
    ),
    "islands": Things(
        own=".lands .field, .picks .pick, .own .holdings, .season .track",
        others=".others .map, .others .holdings, .others .score, .others .who",
        summary=".others-pick",
    ),
    # While sheets are chosen nobody has anything.
    "sheets": Things(own=".sheets .page", others=".sheets .map", summary=".sheets .map"),
    "science": Things(
        own=".lands .field, .picks .pick, .own .holdings, .season .track",
        others=".science .level",
        summary=".sheet-pick",
    ),
    "science sheet": Things(own=".science .level", others=".science .level", summary=".picks .pick, .sheet-pick"),
    "shaman": Things(
        own=".sea .area.piece, .tribes .own",
        others=".tribes article, .board .islands",
        summary=".tribes article, .tribes .more",
    ),
    # What is held lies close on a small screen, and only its targets matter then.
    "shaman targets": Things(own=".panel", others=".tribes article, .board .islands", summary=".tribes article"),
}

# A point shows a thing when what lies there is the thing, a part of it, or the box that it fills (a card and its face).
# Of a drawn shape only the points within it count.
_SHARES: Final = """selector => [...document.querySelectorAll(selector)]
  .filter(thing => thing.getClientRects().length > 0)
  .map(thing => {
    const box = thing.getBoundingClientRect()
    let whole = thing
    const fills = parent => {
      const outer = parent.getBoundingClientRect()
      return Math.abs(outer.width - box.width) < 1 && Math.abs(outer.height - box.height) < 1
    }
    while (whole.parentElement && fills(whole.parentElement)) whole = whole.parentElement
    const inverse = thing.isPointInFill && thing.getScreenCTM().inverse()
    let all = 0, seen = 0
    for (const right of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const [x, y] = [box.left + right * box.width, box.top + down * box.height]
        if (inverse && !thing.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse))) continue
        all += 1
        const hit = document.elementFromPoint(x, y)
        if (hit && (whole.contains(hit))) seen += 1
      }
    }
    const name = (thing.getAttribute('aria-label') || thing.textContent || thing.getAttribute('class')).trim()
    return { name: name.replace(/\\s+/g, ' ').slice(0, 40), share: all ? seen / all : 0 }
  })"""


class Figures(NamedTuple):
    """How much is seen of the things at one table and size: the least of each kind, and which things lack something."""

    title: str
    size: tuple[int, int]
    legal: float
    own: float
    others: float
    hidden: tuple[str, ...]
    counts: tuple[int, int, int]

    @property
    def line(self) -> str:
        """One line of the table of figures."""
        shares = "".join(
            f"{share:6.0%} of {count:<3}"
            for share, count in zip((self.legal, self.own, self.others), self.counts, strict=True)
        )
        return f"{self.title:<34}{self.size[0]:>5}×{self.size[1]:<5}{shares}"


def shares(guest: Guest, selector: str) -> list[dict[str, Any]]:
    """The name of each thing, and how much of it is seen."""
    found: list[dict[str, Any]] = guest.page.evaluate(_SHARES, selector)
    return found


def measured(guest: Guest, game: str, title: str, size: tuple[int, int]) -> Figures:
    """What this person sees at a window of that size."""
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.two_frames()
    things = THINGS[game]
    kinds = (LEGAL, things.own, things.summary if size in PHONES else things.others)
    found = [shares(guest, kind) for kind in kinds]
    legal, own, others = (min([each["share"] for each in kind], default=1.0) for kind in found)
    hidden = tuple(f"{each['name']} {each['share']:.0%}" for kind in found for each in kind if each["share"] < 1)
    one, two, three = (len(kind) for kind in found)
    return Figures(title, size, legal, own, others, hidden, (one, two, three))


def frame(guest: Guest) -> dict[str, int]:
    """How high header and bar are, and by how much the page is larger than the window."""
    found: dict[str, int] = guest.page.evaluate(
        """() => ({
          header: document.querySelector('header').offsetHeight,
          bar: document.querySelector('.bar').offsetHeight,
          down: document.documentElement.scrollHeight - innerHeight,
          right: document.documentElement.scrollWidth - innerWidth,
        })"""
    )
    return found
