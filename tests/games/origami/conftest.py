"""Positions of Origami drawn in words.

    table('''
        line: bee parrot raccoon chick
        discards: cat dog            # the last one is the top
        p1: raccoon owl elephant
        p1 left: shark               # from the bottom to the top
        p2: cat
    ''')

It is the turn of p1 unless `turn: p2` says otherwise. There are as many players as seats or families are named, at
least two. Every other card of their families is in the deck; when the deck is drawn too (`deck: cat`, or `deck:` for
an empty one), the others lie beneath the collections of the last player.

`characters: geisha-red monk-yellow` are in play. A table with a card of Legends is of the combined box, with characters
when one is drawn anywhere; the pairs are then filled up to the number of players. All rice papers that nobody holds
are in their deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kamishima.core.errors import BadWords
from kamishima.core.turn import SeatId
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import RICE_PAPER, Character, house_content
from kamishima.games.origami.rules.actions import names
from kamishima.games.origami.rules.movement import known_hand
from kamishima.games.origami.rules.state import State
from kamishima.games.origami.show.view import View
from kamishima.testing import position

HOUSE = house_content()
ORDER = list(HOUSE.cards)
NUMBERS = ("round", "last round", "runouts", "passes")
SEATS = ("p1", "p2", "p3", "p4")


class Position(position.Position[Origami, State]):
    """A position of Origami."""

    @property
    def turn_of(self) -> str:
        """Whose turn it is, even while the line is being filled for it."""
        return SEATS[self.state.seat]

    # -- where the cards are -------------------------------------------------------------------------------------------

    @property
    def line(self) -> str:
        return " ".join(names(self.state.line))

    @property
    def discards(self) -> str:
        return " ".join(names(self.state.discards))

    @property
    def deck(self) -> str:
        return " ".join(names(self.state.deck))

    def hand(self, seat: str) -> str:
        return " ".join(names(self.state.hands[SEATS.index(seat)]))

    def left(self, seat: str) -> str:
        return " ".join(names(self.state.collection(_seat(seat), 0)))

    def right(self, seat: str) -> str:
        return " ".join(names(self.state.collection(_seat(seat), 1)))

    # -- what an audience gets; `all` is a spectator ------------------------------------------------------------------

    def known(self, owner: str, by: str) -> str:
        """What an audience knows of a hand."""
        return " ".join(names(known_hand(self.state, _seat(owner), _audience(by))))

    def view(self, by: str) -> View:
        view = self.game.view(self.state, _audience(by))
        assert isinstance(view, View)
        return view

    def told(self, by: str, text: str) -> list[object]:
        """The events that an audience would be told if this was said now."""
        return self.events(text, _audience(by))

    @property
    def characters(self) -> str:
        return " ".join(names(self.state.characters))

    @property
    def rice(self) -> int:
        return self.state.rice

    def awards(self, seat: str) -> list[tuple[str, int]]:
        """What a seat would be awarded now, and by which card."""
        return [(award.card, award.points) for award in self.view("all").players[SEATS.index(seat)].awards]

    def score(self, seat: str, by: str = "all") -> int:
        """The points of a seat as an audience sees them."""
        return self.view(by).players[SEATS.index(seat)].score

    def bonus(self, seat: str, card: str) -> list[int]:
        """What each copy of a card in the collections of a seat adds to its printed points."""
        player = self.view("all").players[SEATS.index(seat)]
        return [line.bonus for line in (*player.left, *player.right) if line.card == card]


def _seat(word: str) -> SeatId:
    return SeatId(SEATS.index(word))


def _audience(word: str) -> SeatId | None:
    return None if word == "all" else _seat(word)


# -- from words to a position ------------------------------------------------------------------------------------------


class Drawing:
    """A drawn position taken apart."""

    def __init__(self, text: str) -> None:
        self.parts: dict[str, list[str]] = {}
        for line in text.splitlines():
            spoken = line.partition("#")[0].strip()
            if spoken:
                key, _, words = spoken.partition(":")
                self.parts[_checked(key.strip())] = words.split()

    def words(self, key: str) -> list[str]:
        return self.parts.get(key, [])

    def number(self, key: str, default: int) -> int:
        return int(self.parts[key][0]) if key in self.parts else default

    def seat(self, key: str) -> int:
        return SEATS.index(self.parts[key][0]) if key in self.parts else 0

    @property
    def cards(self) -> list[str]:
        """Every card drawn but rice paper; what is shown of a hand is in that hand already."""
        return [
            word
            for key, words in self.parts.items()
            for word in words
            if word != RICE_PAPER
            and (
                key in ("line", "discards", "deck", "characters")
                or (key.startswith("p") and "shown" not in key and key != "passes")
            )
        ]

    def families(self) -> list[str]:
        named = {HOUSE.cards[card].family for card in self.cards if not isinstance(HOUSE.cards[card], Character)}
        if any(RICE_PAPER in words for words in self.parts.values()):
            named.add(HOUSE.rice_family)
        seats = max([SEATS.index(key[:2]) + 1 for key in self.parts if key[:2] in SEATS], default=2)
        players = max(2, seats, len(named), len(self._named_pairs()))
        likely = ["polar", "exotic", "dinosaurs", "legendary"] if self._named_pairs() else list(HOUSE.families)
        others = [family for family in likely if family not in named]
        chosen = {*named, *others[: players - len(named)]}
        return [family for family in HOUSE.families if family in chosen]

    def _named_pairs(self) -> list[str]:
        cards = [HOUSE.cards[card] for card in self.cards]
        named = {card.pair for card in cards if isinstance(card, Character)}
        return [pair for pair in HOUSE.pairs if pair in named]

    def pairs(self, players: int) -> list[str]:
        """The pairs of the characters drawn, and more until there are enough of them; none if none is drawn."""
        named = self._named_pairs()
        others = [pair for pair in HOUSE.pairs if pair not in named]
        chosen = [*named, *others[: players - len(named)]] if named else []
        return [pair for pair in HOUSE.pairs if pair in chosen]

    def rest(self, families: list[str], pairs: list[str]) -> list[str]:
        """The cards of the families and pairs that are not drawn."""
        left = [
            name
            for name, card in HOUSE.cards.items()
            for _ in range(card.copies.value)
            if (card.pair in pairs if isinstance(card, Character) else card.family in families)
        ]
        for card in self.cards:
            if card not in left:
                raise BadWords(f"there are not so many copies of {card!r}")
            left.remove(card)
        return left

    def rice(self, families: list[str]) -> int:
        """The rice papers left in their deck."""
        held = sum(words.count(RICE_PAPER) for key, words in self.parts.items() if key in SEATS)
        return HOUSE.cards[RICE_PAPER].copies.value - held if HOUSE.rice_family in families else 0


def _checked(key: str) -> str:
    places = [f"{seat}{place}" for seat in SEATS for place in ("", " left", " right", " shown")]
    allowed = ("line", "discards", "deck", "characters", "turn", "starter", *NUMBERS, *places)
    if key not in allowed:
        raise BadWords(f"{key!r} is no part of a drawn position; parts are {', '.join(allowed)}")
    return key


def _sorted(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


def _collections(drawing: Drawing, players: int, buried: list[str]) -> list[list[str]]:
    """All collections; the buried cards lie beneath those of the last player, which stay even."""
    piles = [drawing.words(f"{seat} {side}") for seat in SEATS[:players] for side in ("left", "right")]
    for card in buried:
        smaller = -2 if len(piles[-2]) <= len(piles[-1]) else -1
        piles[smaller] = [card, *piles[smaller]]
    return piles


def _plain(drawing: Drawing, families: list[str], pairs: list[str]) -> dict[str, Any]:
    players, rest = len(families), drawing.rest(families, pairs)
    deck, buried = (drawing.words("deck"), rest) if "deck" in drawing.parts else (rest, [])
    seat = drawing.seat("turn")
    return {
        "families": families,
        "pairs": pairs,
        "deck": _sorted(deck),
        "line": drawing.words("line"),
        "gap": False,
        "rice": drawing.rice(families),
        "characters": drawing.words("characters"),
        "discards": drawing.words("discards"),
        "hands": [_sorted(drawing.words(word)) for word in SEATS[:players]],
        "collections": _collections(drawing, players, buried),
        "shown": [_sorted(drawing.words(f"{word} shown")) for word in SEATS[:players]],
        "privy": [],
        "looked": [],
        "aside": [],
        "gifts": [],
        "drawn": None,
        "paid": 0,
        "prior": False,
        "starter": drawing.seat("starter"),
        "seat": seat,
        "round": drawing.number("round", 1),
        "last_round": drawing.number("last round", 0),
        "runouts": drawing.number("runouts", 0),
        "passes": drawing.number("passes", 0),
        "ended": "",
        "stack": [("turn", seat, 0, False)],
    }


def draw_table(text: str, **options: object) -> Position:
    """The position that a drawing shows; options as at any table (`memory_aid=True`)."""
    drawing = Drawing(text)
    families = drawing.families()
    pairs = drawing.pairs(len(families))
    chosen = {"families": families, **{name.replace("_", "-"): value for name, value in options.items()}}
    if any(HOUSE.families[family] == "legends" for family in families):
        chosen = {"box": "combined", "pairs": pairs, "characters": bool(pairs), **chosen}
    game = Origami(HOUSE, len(families), chosen)
    return Position(game, game.decode(_plain(drawing, families, pairs)))


Table = Callable[..., Position]
"""The type of the fixture `table`."""


@pytest.fixture
def table() -> Table:
    """Draw a position: `table('p1: cat dog')`."""
    return draw_table


def deal_cards(script: str, players: int = 2, **options: object) -> Position:
    """The position after a script from the very start, chance included."""
    return Position.after(Origami(HOUSE, players, options), script)


Deal = Callable[..., Position]
"""The type of the fixture `deal`."""


@pytest.fixture
def deal() -> Deal:
    """Play from the very start: `deal('~: card cat', families=['farm', 'sky'])`."""
    return deal_cards
