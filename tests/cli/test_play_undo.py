"""Taking steps back at the terminal table."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from kamishima.core.match import Match
from kamishima.core.turn import Decision

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Play


class UndoingPerson:
    """Says anything; as soon as an own step can be taken back while it is still their turn, takes it back once."""

    def __init__(self) -> None:
        self.undone = ""
        self.before = 0

    def __call__(self, match: Match) -> str | None:
        if self.undone:
            return None
        if match.undoable(match.game.seats[0]):
            self.undone = match.log[-1].action.text
            self.before = len(match.log)
            return "undo"
        turn = match.turn
        assert isinstance(turn, Decision)
        return random.Random(len(match.log)).choice(turn.actions).text


def test_an_own_step_is_taken_back_while_nobody_has_acted_and_nothing_was_seen(play: Play) -> None:
    # An instant asks `use` or `skip` after its card is played; until then the card can be taken back.
    person = UndoingPerson()
    evening = play(person, seed=4)
    assert person.undone
    assert len(evening.match.log) == person.before - 1
    assert f"Taken back: {person.undone}" in " ".join(evening.shown.split())
    turn = evening.match.turn
    assert isinstance(turn, Decision)
    assert person.undone in [action.text for action in turn.actions]


def test_a_draw_cannot_be_taken_back_since_chance_has_refilled_the_line(
    play: Play, begin: Callable[[int, int], Match]
) -> None:
    turn = begin(2, 9).turn
    assert isinstance(turn, Decision)
    assert turn.seat == 0
    lines = [turn.actions[0].text, "undo"]
    evening = play(lambda _match: lines.pop(0) if lines else None, seed=9)
    assert "That cannot be taken back: somebody has acted since, or something hidden has been seen." in evening.shown
