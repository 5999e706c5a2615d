"""The grammar of Origami's actions: `parse` is the exact inverse of an action's text."""

from __future__ import annotations

from kamishima.core.errors import BadWords
from kamishima.core.game import Action, SeatId, seat_word
from kamishima.core.spelling import did_you_mean
from kamishima.games.origami.actions import (
    CARD_VERBS,
    COUNT,
    DONE,
    NO_PAYMENT,
    PASS,
    SIDES,
    SKIP,
    USE,
    Draw,
    DrawTop,
    Family,
    LookAt,
    Move,
    OneCard,
    Pair,
    Payment,
    Play,
    PlayTop,
    Rob,
    Sink,
    Start,
    Swap,
    Take,
    Use,
)
from kamishima.games.origami.cards import Kind, in_order

_PLAIN: dict[str, Action] = {"use": USE, "skip": SKIP, "done": DONE, "pass": PASS, "count": COUNT}
_LENGTHS = {"swap": 2, "move": 4, "sink": 3}
"""How many words follow a verb; one follows all others."""
_VERBS = (
    *_PLAIN,
    *CARD_VERBS,
    "draw",
    "take",
    "play",
    "swap",
    "rob",
    "look",
    "move",
    "sink",
    "start",
    "family",
    "pair",
)


class Grammar:
    """Reads actions of one game."""

    def __init__(
        self, kinds: tuple[Kind, ...], players: int, families: tuple[str, ...], pairs: tuple[str, ...], places: int
    ) -> None:
        self._kinds = {kind.name: kind for kind in kinds}
        self._seats = {seat_word(SeatId(seat)): SeatId(seat) for seat in range(players)}
        self._families = families
        self._pairs = pairs
        self._places = {str(place): place for place in range(1, places + 1)}

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
            return self._draw(rest)
        if verb == "take":
            return Take(in_order(self._cards(rest)))
        if verb == "play":
            return self._play(words)
        return self._short_action(verb, self._exactly(words, _LENGTHS.get(verb, 1)))

    def _draw(self, words: list[str]) -> Action:
        if "top" not in words:
            return Draw(in_order(self._cards(words)))
        place = words.index("top")
        return DrawTop(in_order(self._cards(words[:place] + words[place + 1 :], none=True)))

    def _short_action(self, verb: str, rest: list[str]) -> Action:
        if verb in CARD_VERBS:
            return OneCard(verb, self._card(rest[0]))
        if verb == "use":
            return Use(self._card(rest[0]))
        if verb == "swap":
            return Swap(self._card(rest[0]), self._card(rest[1]))
        if verb == "rob":
            return Rob(self._seat(rest[0]))
        if verb == "look":
            return LookAt(self._seat(rest[0]))
        if verb == "move":
            return Move(self._side(rest[0]), self._place(rest[1]), self._side(rest[2]), self._place(rest[3]))
        if verb == "sink":
            return Sink(self._seat(rest[0]), self._side(rest[1]), self._place(rest[2]))
        return self._of_the_setup(verb, rest)

    def _of_the_setup(self, verb: str, rest: list[str]) -> Action:
        if verb == "start":
            return Start(self._seat(rest[0]))
        if verb == "family" and rest[0] in self._families:
            return Family(rest[0])
        if verb == "pair" and rest[0] in self._pairs:
            return Pair(rest[0])
        raise BadWords(f"{verb!r} {rest[0]!r} is not an action of Origami{did_you_mean(verb, _VERBS)}")

    def _exactly(self, words: list[str], count: int) -> list[str]:
        if len(words) != count + 1:
            raise BadWords(f"{' '.join(words)!r} is not an action of Origami{did_you_mean(words[0], _VERBS)}")
        return words[1:]

    def _play(self, words: list[str]) -> Action:
        made = PlayTop if words[1:2] == ["top"] else Play
        rest = words[2:] if made is PlayTop else words[1:]
        if not rest:
            raise self._bad_play(words)
        card, side, under = self._card(rest[0]), 0, False
        rest = rest[1:]
        if not card.character:
            if not rest or rest[0] not in SIDES:
                raise self._bad_play(words)
            side, under = SIDES.index(rest[0]), rest[1:2] == ["under"]
            rest = rest[2:] if under else rest[1:]
        if not rest:
            return made(card, side, under, NO_PAYMENT)
        if rest[0] != "pay" or len(rest) < 2:
            raise BadWords(f"{' '.join(words)!r}: after the collection comes 'pay' with the cards paid, or nothing")
        others = in_order(self._cards(rest[1:-1], none=True))
        return made(card, side, under, Payment(others, self._card(rest[-1])))

    def _bad_play(self, words: list[str]) -> BadWords:
        return BadWords(f"{' '.join(words)!r}: an origami is played like 'play cat left pay dog'")

    def _cards(self, words: list[str], *, none: bool = False) -> list[Kind]:
        if not words and not none:
            raise BadWords("cards must be named")
        return [self._card(word) for word in words]

    def _card(self, word: str) -> Kind:
        if word not in self._kinds:
            raise BadWords(f"there is no card {word!r}{did_you_mean(word, self._kinds)}")
        return self._kinds[word]

    def _seat(self, word: str) -> SeatId:
        if word not in self._seats:
            raise BadWords(f"there is no seat {word!r}; seats are {', '.join(self._seats)}")
        return self._seats[word]

    def _side(self, word: str) -> int:
        if word not in SIDES:
            raise BadWords(f"there is no collection {word!r}; they are {' and '.join(SIDES)}")
        return SIDES.index(word)

    def _place(self, word: str) -> int:
        if word not in self._places:
            raise BadWords(f"there is no place {word!r} in a collection; places are 1 to {len(self._places)}")
        return self._places[word]
