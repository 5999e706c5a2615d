"""Finding the action that words mean among all that a turn offers, and saying what would be right where none does."""

from __future__ import annotations

from collections.abc import Sequence

from kamishima.core.errors import IllegalAction
from kamishima.core.turn import Action, Decision
from kamishima.core.words import Phrase, follow


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


def find(phrases: Sequence[Phrase], text: str) -> int:
    """The index of the phrase that `text` says, its bag in any order."""
    said = tuple(text.split())
    for index, phrase in enumerate(phrases):
        if phrase.words == said:
            return index
    complete = follow(phrases, said).complete
    if complete is None:
        raise IllegalAction(explain(phrases, said))
    return complete


def explain(phrases: Sequence[Phrase], said: Sequence[str]) -> str:
    """Why `said` is not offered: the first word that does not fit, and what would."""
    good = good_words(phrases, said)
    after = f"after {' '.join(said[:good])!r}" if good else "now"
    allowed = ", ".join(follow(phrases, said[:good]).words) or "nothing more"
    if good == len(said):
        return f"{' '.join(said)!r} is not finished; {after} may follow: {allowed}"
    return f"{said[good]!r} is not offered; {after} may follow: {allowed}"


def good_words(phrases: Sequence[Phrase], said: Sequence[str]) -> int:
    """How many of these words lead to something that is offered."""
    good = 0
    while good < len(said) and leads_on(phrases, said[: good + 1]):
        good += 1
    return good


def leads_on(phrases: Sequence[Phrase], said: Sequence[str]) -> bool:
    following = follow(phrases, said)
    return bool(following.words) or following.complete is not None


def complete(phrases: Sequence[Phrase], text: str) -> list[str]:
    """Completions of the word being typed: `text` ends in a part of a word, or in a space."""
    said = text.split()
    typed = "" if not said or text.endswith(" ") else said.pop()
    return [word for word in follow(phrases, said).words if word.startswith(typed)]
