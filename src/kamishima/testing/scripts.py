"""Positions written as scripts of words.

    ~: card cat, card dog     # chance says several things in a row
    p1: draw bee              # seat 1 speaks

Blank lines and everything after a `#` are ignored. Seats are named by their words, `p1` and so on.
"""

from __future__ import annotations

from kamishima.core.errors import BadWords
from kamishima.core.game import AnyGame, State
from kamishima.core.match import CHANCE_NAME, Match
from kamishima.core.text.finding import find
from kamishima.core.turn import seat_word
from kamishima.testing.walk import actions_of


def play_script(game: AnyGame, script: str, start: State | None = None) -> Match:
    """A match after the script, from its usual start or from another position."""
    match = Match(game, tuple([seat_word(seat) for seat in game.seats]), start=start)
    for number, line in enumerate(script.splitlines(), start=1):
        spoken = line.split("#")[0].strip()
        if spoken:
            name, colon, words = spoken.partition(":")
            if not colon or (name != CHANCE_NAME and name not in match.names):
                raise BadWords(f"script line {number}: {spoken!r} should begin with one of ~, {', '.join(match.names)}")
            for text in words.split(","):
                _speak(match, name, text.strip())
    return match


def _speak(match: Match, name: str, text: str) -> None:
    if name == CHANCE_NAME:
        actions = actions_of(match.game, match.state)
        match.chance(actions[find([action.phrase() for action in actions], text)])
    else:
        match.say(match.game.seats[match.names.index(name)], text)
