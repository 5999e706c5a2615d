"""Finding the action that words mean among all that a turn offers."""

from __future__ import annotations

from collections.abc import Sequence

from kamishima.core.game import Action, Decision
from kamishima.core.words import find


def find_action(turn: Decision, text: str) -> Action:
    """The action that a text says, its bag in any order; `IllegalAction` says what could be said instead."""
    said = turn.saying(text)
    if said is None:
        near = _near(turn, text.split())
        said = turn.saying(near[find([action.phrase() for action in near], text)].text)
        assert said is not None
    return said


def _near(turn: Decision, said: Sequence[str]) -> list[Action]:
    """The actions that these words may mean, and one of each run with another head, which says what else there is.

    A turn may offer tens of thousands, and to put them all together for one wrong word would take a second.
    """
    found: list[Action] = []
    place = 0
    for run in turn.runs:
        found.extend(turn.others[place : run.place])
        head = run.head()
        found.extend(run.actions() if tuple(said[: len(head)]) == head else [run.action(0)])
        place = run.place
    found.extend(turn.others[place:])
    return found
