"""One screen for every decision of Shaman Island: the land fills the sea that is shown, and targets are large."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.people import Company, Guest
from tests.web.shaman import (
    TARGET,
    Moment,
    choosing,
    held_tile_with_targets,
    in_turn,
    seated,
    sliding,
    under_way,
)
from tests.web.test_visibility import arrived, figures, kinds, look
from tests.web.visibility import Figures

__all__ = ["figures"]
Sizes = tuple[tuple[int, int], ...]
FILLED = 0.6
SMALLEST = 32
tables = pytest.mark.parametrize("players", [2, 3, 4])

MOMENTS: dict[str, Callable[[Moment], bool]] = {
    "coin": choosing,
    "turn": in_turn,
    "spirit movement": under_way,
    "slide": sliding,
    "sink": lambda moment: any(words.startswith("sink") for words in moment.words),
    "place": lambda moment: bool(moment.view["phase"] == "place"),
}
_FILLED = """() => {
  const frame = document.querySelector('.sea').getBoundingClientRect()
  const tiles = [...document.querySelectorAll('.sea .area.tile')].map((tile) => tile.getBoundingClientRect())
  const across = Math.max(...tiles.map((tile) => tile.right)) - Math.min(...tiles.map((tile) => tile.left))
  const down = Math.max(...tiles.map((tile) => tile.bottom)) - Math.min(...tiles.map((tile) => tile.top))
  return (across * down) / (frame.width * frame.height)
}"""


def filled(guest: Guest) -> float:
    """How much of the sea that is shown the land spans."""
    found: float = guest.page.evaluate(_FILLED)
    return found


@kinds
@tables
def test_every_moment_is_one_screen(company: Company, figures: list[Figures], players: int, sizes: Sizes) -> None:
    ana = arrived(company, sizes)
    for title, until in MOMENTS.items():
        seated(ana, players, until)
        look(ana, "shaman", f"shaman {players} {title}", sizes, figures)
        assert filled(ana) >= FILLED, title


@kinds
@tables
def test_the_targets_of_what_is_held_are_seen_and_large(
    company: Company, figures: list[Figures], players: int, sizes: Sizes
) -> None:
    ana = arrived(company, sizes)
    seated(ana, players, sliding)
    for size in sizes:
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        ana.two_frames()
        targets = held_tile_with_targets(ana)
        look(ana, "shaman targets", f"shaman {players} held", (size,), figures)
        boxes = [target.bounding_box() for target in targets.all()]
        assert all(box and min(box["width"], box["height"]) >= SMALLEST for box in boxes), (size, boxes)
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator(TARGET)).to_have_count(0)


@kinds
def test_the_first_tile_can_be_laid_beside_with_a_finger(company: Company, sizes: Sizes) -> None:
    ana = arrived(company, sizes)
    seated(ana, 2)
    for size in sizes:
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        ana.two_frames()
        boxes = [target.bounding_box() for target in ana.page.locator(TARGET).all()]
        assert all(box and min(box["width"], box["height"]) >= SMALLEST for box in boxes), (size, boxes)
