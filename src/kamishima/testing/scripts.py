"""Positions written as scripts of words.

    ~: card cat, card dog     # chance says several things in a row
    p1: draw bee              # seat 1 speaks

Blank lines and everything after a `#` are ignored. Seats are named by their words, `p1` and so on.
"""

from __future__ import annotations

from kamishima.core.errors import BadWords
from kamishima.core.game import AnyGame, State, seat_word
from kamishima.core.match import CHANCE_NAME, Match
from kamishima.core.words import find
from kamishima.testing.walk import actions_of


def play_script(game: AnyGame, script: str) -> Match:
    """A match that has gone exactly as the script says."""
    match = Match(game, tuple([seat_word(seat) for seat in game.seats]))
    run(match, script)
    return match


def continue_from(game: AnyGame, state: State, script: str) -> State:
    """The position after the script, begun in another position."""
    match = Match(game, tuple([seat_word(seat) for seat in game.seats]))
    match.state = state
    run(match, script)
    return match.state


def run(match: Match, script: str) -> None:
    """Go on with a match as the script says."""
    for number, line in enumerate(script.splitlines(), start=1):
        spoken = line.split("#")[0].strip()
        if spoken:
            name, colon, words = spoken.partition(":")
            if not colon or (name != CHANCE_NAME and name not in match.names):
                raise BadWords(f"script line {number}: {spoken!r} should begin with one of ~, {', '.join(match.names)}")
            for text in words.split(","):
                _speak(match, name, text.strip())


def _speak(match: Match, name: str, text: str) -> None:
    if name == CHANCE_NAME:
        actions = actions_of(match.game, match.state)
        match.chance(actions[find([action.phrase() for action in actions], text)])
    else:
        match.say(match.game.seats[match.names.index(name)], text)
