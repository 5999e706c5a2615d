from __future__ import annotations

from kamishima.core import plain
from kamishima.core.errors import BadWords
from kamishima.core.text.spelling import did_you_mean
from kamishima.core.turn import Action, Start
from kamishima.games.origami.rules.actions import (
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
    Swap,
    Take,
    Use,
)
from kamishima.games.origami.rules.cards import Kind, in_order

_PLAIN: dict[str, Action] = {"use": USE, "skip": SKIP, "done": DONE, "pass": PASS, "count": COUNT}
_LONG = ("swap", "move", "sink")
"""Verbs that more than one word follows."""


class Grammar(plain.Grammar):
    def __init__(
        self, kinds: tuple[Kind, ...], players: int, families: tuple[str, ...], pairs: tuple[str, ...], places: int
    ) -> None:
        super().__init__("Origami", players, _PLAIN)
        self._kinds = {kind.name: kind for kind in kinds}
        self._families = families
        self._pairs = pairs
        self._places = {str(place): place for place in range(1, places + 1)}
        for verb in CARD_VERBS:
            self.add(verb, self._one_card(verb))
        self.add("draw", self._draw, 0, plain.ANY_NUMBER)
        self.add("take", lambda said: Take(in_order(self._cards(said))), 0, plain.ANY_NUMBER)
        self.add("play", self._play, 0, plain.ANY_NUMBER)
        self.add("use", lambda said: Use(self._card(said[0])))
        self.add("swap", lambda said: Swap(self._card(said[0]), self._card(said[1])), 2)
        self.add("rob", lambda said: Rob(self.seat(said[0])))
        self.add("look", lambda said: LookAt(self.seat(said[0])))
        self.add("move", self._move, 4)
        self.add("sink", lambda said: Sink(self.seat(said[0]), self._side(said[1]), self._place(said[2])), 3)
        self.add("start", lambda said: Start(self.seat(said[0])))
        self.add("family", self._family)
        self.add("pair", self._pair)

    def unknown(self, words: list[str]) -> BadWords:
        if len(words) == 2 and words[0] not in _LONG:
            return BadWords(f"{words[0]!r} {words[1]!r} is not an action of Origami{self.meant(words[0])}")
        return super().unknown(words)

    def _one_card(self, verb: str) -> plain.ActionParser:
        return lambda said: OneCard(verb, self._card(said[0]))

    def _draw(self, said: list[str]) -> Action:
        if "top" not in said:
            return Draw(in_order(self._cards(said)))
        place = said.index("top")
        return DrawTop(in_order(self._cards(said[:place] + said[place + 1 :], none=True)))

    def _move(self, said: list[str]) -> Action:
        return Move(self._side(said[0]), self._place(said[1]), self._side(said[2]), self._place(said[3]))

    def _family(self, said: list[str]) -> Action:
        if said[0] not in self._families:
            raise self.unknown(["family", *said])
        return Family(said[0])

    def _pair(self, said: list[str]) -> Action:
        if said[0] not in self._pairs:
            raise self.unknown(["pair", *said])
        return Pair(said[0])

    def _play(self, said: list[str]) -> Action:
        made = PlayTop if said[:1] == ["top"] else Play
        rest = said[1:] if made is PlayTop else said
        if not rest:
            raise _bad_play(said, "an origami is played like 'play cat left pay dog'")
        card, side, under = self._card(rest[0]), 0, False
        rest = rest[1:]
        if not card.character:
            if not rest or rest[0] not in SIDES:
                raise _bad_play(said, "an origami is played like 'play cat left pay dog'")
            side, under = SIDES.index(rest[0]), rest[1:2] == ["under"]
            rest = rest[2:] if under else rest[1:]
        if not rest:
            return made(card, side, under, NO_PAYMENT)
        if rest[0] != "pay" or len(rest) < 2:
            raise _bad_play(said, "after the collection comes 'pay' with the cards paid, or nothing")
        others = in_order(self._cards(rest[1:-1], none=True))
        return made(card, side, under, Payment(others, self._card(rest[-1])))

    def _cards(self, words: list[str], *, none: bool = False) -> list[Kind]:
        if not words and not none:
            raise BadWords("cards must be named")
        return [self._card(word) for word in words]

    def _card(self, word: str) -> Kind:
        if word not in self._kinds:
            raise BadWords(f"there is no card {word!r}{did_you_mean(word, self._kinds)}")
        return self._kinds[word]

    def _side(self, word: str) -> int:
        if word not in SIDES:
            raise BadWords(f"there is no collection {word!r}; they are {' and '.join(SIDES)}")
        return SIDES.index(word)

    def _place(self, word: str) -> int:
        if word not in self._places:
            raise BadWords(f"there is no place {word!r} in a collection; places are 1 to {len(self._places)}")
        return self._places[word]


def _bad_play(said: list[str], reason: str) -> BadWords:
    return BadWords(f"{' '.join(['play', *said])!r}: {reason}")
