"""Preview equals result for everything that the boards show of a placement or a slide, over many random positions."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.test_preview import changed, decisions, done, plain, play_of, table

from kamishima.core.turn import SeatId
from kamishima.server.match.preview import Preview, preview
from kamishima.testing.walk import actions_of, heard

Plain = dict[str, Any]
Setting = tuple[str, int, dict[str, object], str, set[str]]

PLACEMENT = {"painted", "surrounded", "outline-filled", "score", "coins", "island-begun"}
SLIDE = {"tile-slid", "more islands", "fewer islands", "another size"}
SETTINGS: list[Setting] = [
    ("islands", 2, {}, "paint", PLACEMENT),
    ("islands", 3, {"catch-up": True}, "paint", PLACEMENT),
    ("islands", 1, {"science": True}, "paint", PLACEMENT),
    ("shaman", 2, {"turn-limit": 25}, "slide", SLIDE),
    ("shaman", 4, {"turn-limit": 12}, "slide", SLIDE),
]
"""A table, the verb that is previewed, and what must have been promised somewhere."""


def promised_by(told: Preview, before: Plain, seat: SeatId) -> set[str]:
    """The kinds of promises that a preview makes: events, sums of one's own, and islands that would be made."""
    then = {name: plain(value) for name, value in told.view.items()}
    kinds = {plain(event)["event"] for event in told.events}
    if "players" in then:
        kinds |= {what for what in ("score", "coins") if then["players"][seat][what] != before["players"][seat][what]}
    if "islands" in then:
        more = len(then["islands"]) - len(before["islands"])
        kinds.add("more islands" if more > 0 else "fewer islands" if more < 0 else "another size")
    return kinds


@pytest.mark.parametrize(("name", "players", "options", "verb", "wanted"), SETTINGS)
def test_every_kind_of_promise_that_the_boards_show_is_kept(
    name: str, players: int, options: dict[str, object], verb: str, wanted: set[str]
) -> None:
    game = table(name, players, options)
    rng = random.Random(12)
    kept: set[str] = set()
    for seed in range(80):
        if seed >= 8 and wanted <= kept:
            break
        for state, seat, _ in decisions(game, seed, share=0.3):
            chosen = [action.text for action in actions_of(game, state) if action.text.startswith(verb)]
            for words in rng.sample(chosen, min(4, len(chosen))):
                told = preview(play_of(game, state), seat, words)
                real = changed(game, state, done(game, state, words), seat)
                assert {field: plain(value) for field, value in told.view.items()}.items() <= real.items(), words
                narrated = [plain(event) for event in heard(game, state, game.parse(words), seat)]
                assert [event for event in map(plain, told.events) if event not in narrated] == [], words
                kept |= promised_by(told, plain(game.view(state, seat)), seat)
    assert wanted - kept == set()
