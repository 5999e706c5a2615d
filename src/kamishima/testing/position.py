"""Positions for tests: what can be asked about one, and what can be said in it."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from kamishima.core.game import Game, State
from kamishima.core.match import CHANCE_NAME
from kamishima.core.text.finding import find
from kamishima.core.turn import Action, Chance, Decision, Over, Result, SeatId, seat_word
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import actions_of, heard

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S", bound=State)


class Position(Generic[G, S]):
    """A game and a position of it, without faults unless it is said to be unchecked.

    >>> from kamishima.games.registry import box
    >>> position = Position.after(box("shaman").table(2, {}), "~: start p1")
    >>> position.acting
    'p1'
    >>> position.offers("lay")[:2]
    ['lay l37', 'lay m37']
    >>> position.then("p1: lay l37").acting
    'p2'
    """

    def __init__(self, game: G, state: S, *, checked: bool = True) -> None:
        self.game = game
        self.state = state
        self.checked = checked
        assert not checked or game.faults(state) == []

    @classmethod
    def after(cls, game: G, script: str) -> Self:
        """The position after a script from the very start, chance included; see `kamishima.testing.scripts`."""
        state: Any = play_script(game, script).state
        return cls(game, state)

    def then(self, script: str) -> Self:
        """The position after a script; every step on the way is checked like the first."""
        position = self
        for line in script.splitlines():
            name, _, words = line.partition("#")[0].strip().partition(":")
            for text in words.split(",") if name else []:
                state: Any = play_script(self.game, f"{name}: {text.strip()}", position.state).state
                position = type(self)(self.game, state, checked=self.checked)
        return position

    def say(self, *texts: str) -> Self:
        """The position after these words, each said by whoever is to speak."""
        position = self
        for text in texts:
            assert position.acting, "the game is over"
            position = position.then(f"{position.acting}: {text}")
        return position

    def offers(self, *words: str) -> list[str]:
        """The texts that can be said now, by chance too; only those that begin with some words, if any are given."""
        start = " ".join([*words, ""])
        texts = [action.text for action in actions_of(self.game, self.state)]
        return [text for text in texts if f"{text} ".startswith(start)]

    def action(self, text: str) -> Action:
        """The action of these words, which must be offered."""
        actions = actions_of(self.game, self.state)
        return actions[find([offered.phrase() for offered in actions], text)]

    def events(self, text: str, seat: SeatId | None = None) -> list[object]:
        """What a seat, or a spectator, would be told if this was said now."""
        return list(heard(self.game, self.state, self.action(text), seat))

    @property
    def acting(self) -> str:
        """Who speaks next: a seat, chance (`~`), or nobody."""
        turn = self.game.turn(self.state)
        if isinstance(turn, Decision):
            return seat_word(turn.seat)
        return CHANCE_NAME if isinstance(turn, Chance) else ""

    @property
    def weights(self) -> dict[str, int]:
        """What chance may say now, with the weights."""
        turn = self.game.turn(self.state)
        assert isinstance(turn, Chance)
        return {action.text: weight for action, weight in zip(turn.actions, turn.weights, strict=True)}

    @property
    def result(self) -> Result:
        turn = self.game.turn(self.state)
        assert isinstance(turn, Over)
        return turn.result
