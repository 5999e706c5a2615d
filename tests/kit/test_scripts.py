"""Scripts of words."""

from __future__ import annotations

import pytest

from kamishima.core.errors import BadWords, IllegalAction
from kamishima.games.registry import box
from kamishima.testing.scripts import play_script

GAME = box("origami").table(2, {"families": ["farm", "lawn"]})

SCRIPT = """
# Both players get ten folds or more; p1 has fewer.
~: card fox, card bee, card raccoon                    # 4 + 4 + 2
~: card dog, card dog, card raccoon, card pig, card fox

~: card ant, card ant, card sheep, card sheep
p1: draw sheep sheep ant
"""


def test_a_script_is_played_line_by_line() -> None:
    match = play_script(GAME, SCRIPT)
    assert [step.action.text for step in match.log][-2:] == ["card sheep", "draw sheep sheep ant"]
    assert match.names == ("p1", "p2")


def test_a_script_goes_on_from_any_position() -> None:
    state = play_script(GAME, SCRIPT).state
    after = play_script(GAME, "~: card ant, card cat, card cat", state).state
    assert GAME.encode(after)["line"] == ["ant", "ant", "cat", "cat"]


def test_a_speaker_who_is_not_there_is_refused_with_the_line() -> None:
    with pytest.raises(BadWords, match="script line 2: 'p3: pass' should begin with one of ~, p1, p2"):
        play_script(GAME, "\np3: pass")


def test_what_is_not_offered_is_refused() -> None:
    with pytest.raises(IllegalAction, match="'owl' is not offered"):
        play_script(GAME, "~: card owl")
