"""The grammar of Origami's actions: `parse` is the exact inverse of an action's text."""

from __future__ import annotations

from kamishima.core.errors import BadWords
from kamishima.core.game import Action, SeatId, seat_word
from kamishima.games.origami.actions import (
    CARD_VERBS,
    DONE,
    PASS,
    SIDES,
    SKIP,
    USE,
    Draw,
    Family,
    OneCard,
    Play,
    Rob,
    Start,
    Swap,
    Take,
    Use,
)
from kamishima.games.origami.cards import Kind, in_order

_PLAIN: dict[str, Action] = {"use": USE, "skip": SKIP, "done": DONE, "pass": PASS}


class Grammar:
    """Reads actions of one game."""

    def __init__(self, kinds: tuple[Kind, ...], players: int, families: tuple[str, ...]) -> None:
        self._kinds = {kind.name: kind for kind in kinds}
        self._seats = {seat_word(SeatId(seat)): SeatId(seat) for seat in range(players)}
        self._families = families

    def parse(self, text: str) -> Action:
        """The action that a canonical text says."""
        words = text.split()
        if not words:
            raise BadWords("nothing was said")
        action = self._action(words)
        if action.text != text:
            raise BadWords(f"{text!r} should be written {action.text!r}")
        return action

    def _action(self, words: list[str]) -> Action:
        verb, rest = words[0], words[1:]
        if not rest and verb in _PLAIN:
            return _PLAIN[verb]
        if verb == "draw":
            return Draw(in_order(self._cards(rest)))
        if verb == "take":
            return Take(in_order(self._cards(rest)))
        if verb == "play":
            return self._play(words)
        return self._short_action(verb, self._exactly(words, 2 if verb == "swap" else 1))

    def _short_action(self, verb: str, rest: list[str]) -> Action:
        if verb in CARD_VERBS:
            return OneCard(verb, self._card(rest[0]))
        if verb == "use":
            return Use(self._card(rest[0]))
        if verb == "swap":
            return Swap(self._card(rest[0]), self._card(rest[1]))
        if verb == "rob":
            return Rob(self._seat(rest[0]))
        if verb == "start":
            return Start(self._seat(rest[0]))
        if verb == "family" and rest[0] in self._families:
            return Family(rest[0])
        raise BadWords(f"{verb!r} {rest[0]!r} is not an action of Origami")

    def _exactly(self, words: list[str], count: int) -> list[str]:
        if len(words) != count + 1:
            raise BadWords(f"{' '.join(words)!r} is not an action of Origami")
        return words[1:]

    def _play(self, words: list[str]) -> Action:
        if len(words) < 3 or words[2] not in SIDES:
            raise BadWords(f"{' '.join(words)!r}: an origami is played like 'play cat left pay dog'")
        card, side, rest = self._card(words[1]), SIDES.index(words[2]), words[3:]
        under = bool(rest) and rest[0] == "under"
        if under:
            rest = rest[1:]
        if not rest:
            return Play(card, side, under, (), None)
        if rest[0] != "pay" or len(rest) < 2:
            raise BadWords(f"{' '.join(words)!r}: after the collection comes 'pay' with the cards paid, or nothing")
        return Play(card, side, under, in_order(self._cards(rest[1:-1], none=True)), self._card(rest[-1]))

    def _cards(self, words: list[str], *, none: bool = False) -> list[Kind]:
        if not words and not none:
            raise BadWords("cards must be named")
        return [self._card(word) for word in words]

    def _card(self, word: str) -> Kind:
        if word not in self._kinds:
            raise BadWords(f"there is no card {word!r}")
        return self._kinds[word]

    def _seat(self, word: str) -> SeatId:
        if word not in self._seats:
            raise BadWords(f"there is no seat {word!r}; seats are {', '.join(self._seats)}")
        return self._seats[word]
