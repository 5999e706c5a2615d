"""The map of Shaman Island at every size: the land fills the sea, targets are large, and no piece is covered.

What was measured is printed as a table at the end.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect
from tests.web.people import Company, Guest
from tests.web.shaman import (
    PIECE,
    SEA,
    TARGET,
    TILE,
    Moment,
    choosing,
    held_tile_with_targets,
    in_turn,
    played,
    press,
    seated,
    sliding,
)
from tests.web.test_visibility import arrived, kinds
from tests.web.visibility import PHONES

Size = tuple[int, int]
FILLED, SMALLEST = 0.6, 32
tables = pytest.mark.parametrize("players", [2, 3, 4])


def offers(verb: str) -> Callable[[Moment], bool]:
    return lambda moment: any([words.startswith(verb) for words in moment.words])


def halfway(moment: Moment) -> bool:
    """Somebody lays a tile, and others lie there already."""
    return offers("lay")(moment) and len(moment.view["stacks"]) > 2 * len(moment.view["tribes"])


def at_last(players: int) -> Callable[[Moment], bool]:
    last = played(players).moments[-1].at
    return lambda moment: moment.at == last


def moments(players: int) -> dict[str, Callable[[Moment], bool]]:
    """Every phase; turns at the beginning, in the middle and at the end of a match."""
    return {
        "lay first": offers("lay"),
        "lay half": halfway,
        "raise": offers("raise"),
        "coin": choosing,
        "place": offers("place"),
        "turn first": in_turn,
        "turn middle": lambda moment: in_turn(moment) and moment.view["round"] == 4,
        "settle": offers("settle"),
        "turn last": at_last(players),
    }


# The land counts with its smallest box, and with it the tiles that may be laid: they have to be seen. Where spaces are
# small, a press anywhere on a tile brings the map closer, so the tile is what is pressed.
_SEEN = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
  const map = document.querySelector('.sea')
  const sea = map.getBoundingClientRect()
  const spanned = (all) => {
    const [left, right] = [Math.min(...all.map((box) => box.left)), Math.max(...all.map((box) => box.right))]
    const [top, bottom] = [Math.min(...all.map((box) => box.top)), Math.max(...all.map((box) => box.bottom))]
    const across = Math.min(right, sea.right) - Math.max(left, sea.left)
    return across * (Math.min(bottom, sea.bottom) - Math.max(top, sea.top)) / (sea.width * sea.height)
  }
  const smallest = (all) => Math.min(...all.map((box) => Math.min(box.width, box.height)))
  const tiles = boxes('.sea .area.tile')
  const unit = tiles[0].width / 1.96
  const places = boxes('.sea .area.target.on-site').map((box) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    return { left: x - unit, right: x + unit, top: y - unit, bottom: y + unit }
  })
  const pieces = [...document.querySelectorAll('.sea .area.piece')]
  const isCovered = (piece) => {
    const box = piece.getBoundingClientRect()
    return !piece.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
  }
  const isFar = map.classList.contains('far')
  return {
    land: spanned(tiles),
    filled: spanned([...tiles, ...places]),
    target: smallest(isFar ? tiles : boxes('.sea .area')),
    piece: pieces.length ? smallest(boxes('.sea .area.piece')) : null,
    covered: pieces.filter(isCovered).length,
    turned: map.classList.contains('turned'),
    far: isFar,
    unit,
  }
}"""


class Look(NamedTuple):
    """What one look at the map has shown."""

    players: int
    moment: str
    size: Size
    seen: dict[str, Any]

    @property
    def line(self) -> str:
        """One line of the table of figures."""
        seen = self.seen
        piece = "–" if seen["piece"] is None else f"{seen['piece']:.0f}"
        notes = " ".join([note for note in ("turned", "far") if seen[note]])
        return (
            f"{self.players}  {self.moment:<12}{self.size[0]:>5}×{self.size[1]:<5}{seen['land']:>7.0%}"
            f"{seen['filled']:>8.0%}{seen['target']:>8.0f}{piece:>7}{seen['covered']:>9}{seen['unit']:>7.1f}  {notes}"
        )


@pytest.fixture(scope="module")
def looks(request: pytest.FixtureRequest) -> Iterator[list[Look]]:
    """What was measured; the table of it is printed when all was."""
    found: list[Look] = []
    yield found
    capture = request.config.pluginmanager.get_plugin("capturemanager")
    assert capture is not None
    with capture.global_and_fixture_disabled():
        head = f"\n{'':<26}{'land':>7}{'filled':>8}{'target':>8}{'piece':>7}{'covered':>9}{'space':>7}"
        sys.stdout.write("\n".join([head, *[one.line for one in found], ""]))


def look(guest: Guest, players: int, title: str, size: Size, found: list[Look]) -> Look:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.two_frames()
    found.append(Look(players, title, size, guest.page.evaluate(_SEEN)))
    return found[-1]


@kinds
@tables
def test_land_fills_the_sea_and_whatever_is_pressed_is_large(
    company: Company, looks: list[Look], players: int, sizes: tuple[Size, ...]
) -> None:
    ana = arrived(company, sizes)
    for title, until in moments(players).items():
        seated(ana, players, until)
        for size in sizes:
            one = look(ana, players, title, size, looks)
            assert one.seen["filled"] >= FILLED, one
            assert title.startswith("lay") or one.seen["land"] >= FILLED, one
            assert one.seen["target"] >= SMALLEST, one
            assert one.seen["covered"] == 0, one


@kinds
@tables
def test_whatever_can_be_done_with_what_is_held_is_large(
    company: Company, looks: list[Look], players: int, sizes: tuple[Size, ...]
) -> None:
    ana = arrived(company, sizes)
    seated(ana, players, lambda moment: sliding(moment) and moment.view["round"] >= 4)
    for size in sizes:
        look(ana, players, "before", size, [])
        held_tile_with_targets(ana)
        one = look(ana, players, "held", size, looks)
        assert one.seen["target"] >= SMALLEST, one
        press(ana.page.locator(f"{TILE}.chosen"))
        expect(ana.page.locator(TARGET)).to_have_count(0)


def test_where_spaces_are_too_small_a_touch_comes_closer_first(company: Company) -> None:
    ana = company.guest("Ana", size=PHONES[1], touch=True)
    seated(ana, 4, at_last(4))
    far = ana.page.locator(f"{SEA}.far")
    expect(far).to_be_visible()
    own = ana.page.locator(f"{PIECE}.offered").first
    own.tap()
    expect(far).to_have_count(0)
    box = own.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    own.tap()
    expect(ana.page.locator(f"{PIECE}.chosen")).to_have_count(1)
    ana.page.get_by_role("button", name="Let go").click()
    expect(far).to_be_visible()
    # Keys need no size.
    ana.page.locator(f"{PIECE}.offered").first.press("Enter")
    expect(ana.page.locator(f"{PIECE}.chosen")).to_have_count(1)


def test_long_land_is_turned_in_a_low_window_and_is_played_on_as_ever(company: Company) -> None:
    ana = company.guest("Ana", size=(1366, 640))
    seated(ana, 4, at_last(4))
    expect(ana.page.locator(f"{SEA}.turned .north")).to_contain_text("north")
    moved = ana.page.locator(f"{PIECE}.offered")
    for place in range(moved.count()):
        press(moved.nth(place))
        if ana.page.locator(TARGET).count():
            break
        ana.page.keyboard.press("Escape")
    target = ana.page.locator(TARGET).first
    words = target.get_attribute("data-target") or ""
    target.click()
    expect(ana.page.locator(f"{SEA} .way")).to_be_attached()
    assert words.split()[-1] in ana.page.locator(".chips").inner_text()


def test_a_tile_whose_spaces_are_all_taken_is_taken_in_hand_by_a_piece_on_it(company: Company) -> None:
    ana = company.guest("Ana", size=PHONES[0], touch=True)
    seated(ana, 4, full_tile)
    site, space = found_on_full_tile(next(moment for moment in played(4).moments if full_tile(moment)))
    press(ana.page.locator(f'{PIECE}[data-at="{space}"]'))
    below = ana.page.get_by_role("button", name="Take the tile below")
    box = below.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= SMALLEST
    below.tap()
    expect(ana.page.locator(f'{TILE}.chosen[data-at="{site}"]')).to_have_count(1)


def found_on_full_tile(moment: Moment) -> tuple[str, str]:
    """A tile that can be slid or sunk with pieces on all its spaces, and one of these; empty when there is none."""
    tribes = moment.view["tribes"]
    taken = {warrior["space"] for tribe in tribes for warrior in tribe["warriors"]}
    taken |= {tribe["shaman"] for tribe in tribes}
    can_move = {words.split()[1] for words in moment.words if words.startswith(("slide", "sink"))}
    full = [stack for stack in moment.view["stacks"] if stack["site"] in can_move and taken >= set(stack["spaces"])]
    return (full[0]["site"], full[0]["spaces"][0]) if full else ("", "")


def full_tile(moment: Moment) -> bool:
    return found_on_full_tile(moment) != ("", "")
