"""What a person reads: names, card texts, what to do now, and what happened, in one language.

A game's Fluent files follow one convention, so nothing here knows any game:

- `card-cat`, `family-farm`, `box-classic` are names; `word-draw` is the meaning of a word; `reason-deck` a way to end.
- An event is told by the message of its tag; a card's effect by `effect-instant` and `verb-draw` for each of its verbs.
- `phase-turn` says what to do now. A phase that is a card, or a verb of a card (`raccoon.0`), says what the verb says,
  or its `.hint`.
- The fields of an event or a verb are the arguments of its message: see `_field`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from kamishima.core.game import Result, SeatId, seat_word
from kamishima.games.registry import box
from kamishima.texts.catalogue import Catalogue, MissingText

SEAT_FIELDS = ("seat", "to", "victim")
CARD_FIELDS = ("card", "cards", "paid", "mine", "other", "per", "having", "beneath")
FAMILY_FIELDS = ("family",)


class Effect(Protocol):
    """What a card does, as content says it."""

    @property
    def when(self) -> str: ...
    @property
    def verbs(self) -> Sequence[object]: ...


class Card(Protocol):
    """A card of a content pack."""

    @property
    def effect(self) -> Effect: ...


class Content(Protocol):
    """A content pack."""

    @property
    def cards(self) -> Mapping[str, Card]: ...
    @property
    def families(self) -> Mapping[str, str]: ...


class Texts:
    """The texts of one game in one language, true to one content pack."""

    def __init__(self, catalogue: Catalogue, content: Content) -> None:
        self.locale = catalogue.locale
        self._catalogue = catalogue
        self._content = content

    @classmethod
    def load(cls, game: str, locale: str, pack: str | None = None) -> Texts:
        """The texts of a game; `pack` is the text of another content pack, whose numbers and effects they then say."""
        shelf = box(game)
        return cls(Catalogue.load(game, locale), shelf.read_content(shelf.house_text() if pack is None else pack))

    def say(self, message_id: str, **arguments: str | int) -> str:
        """A message of the interface."""
        return self._catalogue.text(message_id, arguments)

    def join(self, items: Sequence[str]) -> str:
        """A list in words: `Ana, Ben and Cleo`."""
        return self._catalogue.join(items)

    # -- names -----------------------------------------------------------------------------------------------------

    def card_name(self, card: str) -> str:
        """The name of a card."""
        return self._name("card", card, self._content.cards)

    def card_names(self, cards: Sequence[str]) -> str:
        """The names of cards as a list."""
        return self.join([self.card_name(card) for card in cards])

    def family_name(self, family: str) -> str:
        """The name of a family."""
        return self._name("family", family, self._content.families)

    def box_name(self, box_word: str) -> str:
        """The name of a box."""
        return self.say(f"box-{box_word}")

    def _name(self, kind: str, word: str, known: Mapping[str, object]) -> str:
        """What a pack adds has no translation: its word is then its name."""
        if word in known and not self._catalogue.has(f"{kind}-{word}"):
            return word.replace("-", " ").title()
        return self.say(f"{kind}-{word}")

    # -- rules -----------------------------------------------------------------------------------------------------

    def card_text(self, card: str) -> str:
        """What a card does, as the content says it."""
        if card not in self._content.cards:
            raise MissingText(f"{self.locale}: there is no card {card!r}")
        effect = self._content.cards[card].effect
        return " ".join([self.say(f"effect-{effect.when}"), *[self._verb(verb) for verb in effect.verbs]])

    def _verb(self, verb: object, attribute: str | None = None) -> str:
        message_id = f"verb-{_tag(verb)}"
        found = attribute if self._catalogue.has(message_id, attribute) else None
        return self._catalogue.text(message_id, self._fields(verb, (), None), found)

    def phase_hint(self, phase: str) -> str:
        """What the player has to do now."""
        card, _, place = phase.partition(".")
        if card not in self._content.cards:
            return self.say(f"phase-{phase}")
        verbs = self._content.cards[card].effect.verbs
        if place:
            return self.say("phase-verb", card=self.card_name(card), text=self._verb(verbs[int(place)], "hint"))
        return self.say("phase-instant", card=self.card_name(card), text=" ".join([self._verb(verb) for verb in verbs]))

    def word(self, word: str, names: Sequence[str] = ()) -> str:
        """What a word of an action means; seats (`p1`) are the players of these names."""
        if self._catalogue.has(f"word-{word}"):
            return self.say(f"word-{word}")
        for seat, name in enumerate(names):
            if word == seat_word(SeatId(seat)):
                return name
        return self.family_name(word) if word in self._content.families else self.card_name(word)

    # -- what happened ---------------------------------------------------------------------------------------------

    def event(self, event: object, names: Sequence[str], seat: int | None) -> str:
        """One sentence about an event, for the player at a seat or for a spectator (None)."""
        return self._catalogue.text(_tag(event), self._fields(event, names, seat))

    def _fields(self, struct: object, names: Sequence[str], seat: int | None) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {"you": "nobody"}
        assert isinstance(struct, msgspec.Struct)
        for field, value in msgspec.structs.asdict(struct).items():
            if field in SEAT_FIELDS and isinstance(value, int):
                arguments[field] = names[value]
                if value == seat:
                    arguments["you"] = field
            else:
                arguments.update(self._field(field.replace("_", "-"), value))
        return arguments

    def _field(self, field: str, value: object) -> dict[str, str | int]:
        """Names of cards and families with how many are seen, numbers as they are, `yes` and `no`, and words."""
        if isinstance(value, bool):
            return {field: "yes" if value else "no"}
        if isinstance(value, int):
            return {field: value}
        words = _words(value)
        if field in FAMILY_FIELDS:
            return {field: self.join([self.family_name(word) for word in words]), f"{field}-count": len(words)}
        if field in CARD_FIELDS:
            return {field: self.card_names(words), f"{field}-count": len(words)}
        return {field: " ".join(words)}

    # -- how it ended ----------------------------------------------------------------------------------------------

    def ending(self, reason: str) -> str:
        """Why the game is over."""
        return self.say(f"reason-{reason}")

    def result_lines(self, result: Result, names: Sequence[str], seat: int | None = None) -> list[str]:
        """The end in sentences: why, who won, and everybody's place."""
        lines = [self.ending(result.reason), self._victory(result, names, seat)]
        best = max(result.scores)
        if any([result.scores[other] == best and result.ranks[other] > 1 for other in range(len(names))]):
            lines.insert(1, self.say("tie-break"))
        for player in sorted(range(len(names)), key=lambda player: result.ranks[player]):
            place, points = result.ranks[player], result.scores[player]
            lines.append(self.say("result-place", rank=place, name=names[player], points=points))
        return lines

    def _victory(self, result: Result, names: Sequence[str], seat: int | None) -> str:
        winners = result.winners
        others = self.join([names[winner] for winner in winners if winner != seat])
        message_id = "result-win" if len(winners) == 1 else "result-shared"
        you = "yes" if seat in winners else "no"
        return self.say(message_id, you=you, names=others, points=result.scores[winners[0]])


def _tag(struct: object) -> str:
    """The tag of a tagged struct, which is the name of its text."""
    assert isinstance(struct, msgspec.Struct)
    return str(struct.__struct_config__.tag)


def _words(value: object) -> list[str]:
    """One word, several, or none: what is hidden or left out."""
    if isinstance(value, tuple):
        return [str(word) for word in value]
    return [value] if isinstance(value, str) and value else []
