"""What a person reads: names, rules, what to do now, and what happened, in one language.

A game's Fluent files follow one convention, so nothing here knows any game:

- `card-cat`, `family-farm`, `landmark-temple`, `tribe-suns` are names; the attribute `.about` says what the thing does.
  `group-table` is what a card without a family is.
- `word-draw` is the meaning of a word, its attributes what it means in a phase, and its `.now` with details;
  `level-re-roll-1` is the meaning of a number after another word; `reason-deck` is a way to end.
- An event is told by the message of its tag; where it has a value for each seat, `.each` tells a seat's part of it.
- A card's effect is told by `effect-instant`, by `verb-draw` for each of its verbs, and by `effect-table.also` at the
  end; a card without an effect by `card-text`.
- `phase-turn` says what to do now, and its `.now` with details. A phase that is a card, or a verb of a card
  (`raccoon.0`), says what the verb says, or its `.hint`.
- The fields of an event, a verb or a card are the arguments of its message, and so are details: see `_field`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from kamishima.core.turn import Result, SeatId, seat_word
from kamishima.games.registry import box
from kamishima.texts.catalogue import Catalogue, MissingText
from kamishima.texts.naming import Card, Naming

UNLIMITED = 99
"""What content says for no limit at all."""
SEAT_FIELDS = ("seat", "to", "victim", "owner", "first")
SHARERS = "controllers"
"""The field with the seats that have a part of an event; its other tuples then hold a value for each seat."""
_NO_DETAILS: Mapping[str, object] = MappingProxyType({})
PLACE = re.compile(r"(?!p[1-9]$)[a-z]{1,2}[1-9][0-9]?")
"""Words such as `c3` and `m35` are places on a map, and explain themselves; `p1` is a seat."""


class Texts:
    """The texts of one game in one language, true to one content pack."""

    def __init__(self, catalogue: Catalogue, content: object) -> None:
        self.locale = catalogue.locale
        self._catalogue = catalogue
        self._naming = Naming(catalogue, content)
        self._cards = self._naming.cards

    @classmethod
    def load(cls, game: str, locale: str, pack: str | None = None) -> Texts:
        """The texts of a game; `pack` is the text of another content pack, whose numbers and effects they then say."""
        return cls(Catalogue.load(game, locale), box(game).content(pack))

    def say(self, message_id: str, **arguments: str | int) -> str:
        return self._catalogue.text(message_id, arguments)

    def join(self, items: Sequence[str]) -> str:
        """A list in words: `Ana, Ben and Cleo`."""
        return self._catalogue.join(items)

    def name(self, kind: str, word: str) -> str:
        """The name of a thing: `name("landmark", "temple")`, `name("island", "tortoise")`, `name("tribe", "suns")`."""
        return self._naming.name(kind, word)

    def names(self, kind: str, words: Sequence[str]) -> str:
        return self._naming.names(kind, words)

    def about(self, kind: str, word: str, **arguments: str | int) -> str:
        """What a thing of the rules does."""
        return self._catalogue.text(f"{kind}-{word}", arguments, "about")

    def card_name(self, card: str) -> str:
        return self.name("card", card)

    def card_names(self, cards: Sequence[str]) -> str:
        return self.names("card", cards)

    def family_name(self, family: str) -> str:
        return self.name("family", family)

    def group_name(self, card: str) -> str:
        """The family of a card, or what it is instead: a character, or paper."""
        printed = self._card(card)
        return self.family_name(printed.family) if printed.family else self.say(f"group-{printed.effect.when}")

    def parts_of(self, word: str) -> str:
        """The names of the parts of a thing, as a list: the islands of a sheet."""
        return self._naming.parts_of(word)

    def card_text(self, card: str) -> str:
        if card not in self._cards:
            return self._plain_card(card)
        effect = self._card(card).effect
        sentences = [self.say(f"effect-{effect.when}"), *[self._verb(verb) for verb in effect.verbs]]
        if self._catalogue.has(f"effect-{effect.when}", "also"):
            sentences.append(self._catalogue.text(f"effect-{effect.when}", {}, "also"))
        return " ".join(sentences)

    def _plain_card(self, card: str) -> str:
        printed = self._naming.printed("card", card)
        if printed is None:
            raise MissingText(f"{self.locale}: there is no card {card!r}")
        return self._catalogue.text("card-text", {**self._fields(printed, (), None), "card": card})

    def effect_text(self, card: str) -> str:
        """What the effect of a card does, without when it works."""
        return " ".join([self._verb(verb) for verb in self._card(card).effect.verbs])

    def level_text(self, technology: str, level: int) -> str:
        return self.say(f"level-{technology}-{level}")

    def _card(self, card: str) -> Card:
        if card not in self._cards:
            raise MissingText(f"{self.locale}: there is no card {card!r}")
        return self._cards[card]

    def _verb(self, verb: object, attribute: str | None = None) -> str:
        message_id = f"verb-{_tag(verb)}"
        found = attribute if self._catalogue.has(message_id, attribute) else None
        return self._catalogue.text(message_id, self._fields(verb, (), None), found)

    def phase_hint(self, phase: str, limit: int = 0, **details: object) -> str:
        """What the player has to do now.

        `limit` is how many cards the hand may hold, 0 to leave the number out. `details` are values of a view as they
        are, such as `colours=("blue",)`: with them the hint says more, where the phase has more to say.
        """
        card, _, place = phase.partition(".")
        if card not in self._cards:
            return self._hint(f"phase-{phase}", limit, details)
        verbs = self._cards[card].effect.verbs
        if place:
            return self.say("phase-verb", card=self.card_name(card), text=self._verb(verbs[int(place)], "hint"))
        return self.say("phase-instant", card=self.card_name(card), text=" ".join([self._verb(verb) for verb in verbs]))

    def _hint(self, message_id: str, limit: int, details: Mapping[str, object]) -> str:
        arguments: dict[str, str | int] = {"limit": limit, **self._details(details)}
        return self._catalogue.text(message_id, arguments, self._now(message_id, details))

    def _details(self, details: Mapping[str, object]) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {}
        for field, value in details.items():
            arguments.update(self._field(field, value))
        return arguments

    def _now(self, message_id: str, details: Mapping[str, object]) -> str | None:
        """The attribute that says more with details, if there is one and there are any."""
        return "now" if details and self._catalogue.has(message_id, "now") else None

    def word(
        self,
        word: str,
        names: Sequence[str] = (),
        phase: str = "",
        said: Sequence[str] = (),
        details: Mapping[str, object] = _NO_DETAILS,
    ) -> str:
        """What a word of an action means.

        In a phase if it is given, and after the words that have been `said`; seats (`p1`) are the players so named.
        `details` are as for `phase_hint`.
        """
        message_id = f"word-{word}"
        if self._catalogue.has(message_id):
            task = self._task(phase)
            found = task if self._catalogue.has(message_id, task) else self._now(message_id, details)
            return self._catalogue.text(message_id, self._details(details), found)
        for seat, name in enumerate(names):
            if word == seat_word(SeatId(seat)):
                return name
        if word.isdecimal():
            level = f"level-{said[-1]}-{word}" if said else ""
            return self.say(level) if self._catalogue.has(level) else word
        return self._name_of(word)

    def _task(self, phase: str) -> str:
        """What a phase is about: the verb of a card, or the phase itself."""
        card, _, place = phase.partition(".")
        return _tag(self._card(card).effect.verbs[int(place)]) if place else phase

    def _name_of(self, word: str) -> str:
        kind = self._naming.kind_of(word)
        if kind is not None:  # the parts of a thing say more than its own word, which was said already
            return self.parts_of(word) or self.name(kind, word)
        if PLACE.fullmatch(word) or self._catalogue.shows_words:
            return word
        raise MissingText(f"{self.locale}: the word {word!r} means nothing")

    def event(self, event: object, names: Sequence[str], seat: int | None) -> str:
        """One sentence about an event, for the player at a seat or for a spectator (None)."""
        tag = _tag(event)
        if self._catalogue.shows_words:
            return _in_words(tag, msgspec.structs.asdict(_struct(event)), names)
        arguments = self._fields(event, names, seat)
        if self._catalogue.has(tag, "each"):
            arguments["each"] = self._shares(tag, msgspec.structs.asdict(_struct(event)), names, seat)
        return self._catalogue.text(tag, arguments)

    def _shares(self, tag: str, fields: Mapping[str, object], names: Sequence[str], seat: int | None) -> str:
        """The parts of several seats in one event, each with its own values."""
        sharers = fields[SHARERS]
        assert isinstance(sharers, tuple)
        values = {field: value for field, value in fields.items() if isinstance(value, tuple) and field != SHARERS}
        parts: list[str] = []
        for sharer in sharers:
            assert isinstance(sharer, int)
            arguments: dict[str, str | int] = {"name": names[sharer], "you": "yes" if sharer == seat else "no"}
            arguments.update({field: value[sharer] for field, value in values.items()})
            parts.append(self._catalogue.text(tag, arguments, "each"))
        return self.join(parts)

    def _fields(self, struct: object, names: Sequence[str], seat: int | None) -> dict[str, str | int]:
        plain = msgspec.structs.asdict(_struct(struct))
        seats = {field: value for field, value in plain.items() if field in SEAT_FIELDS and isinstance(value, int)}
        you = [field for field, value in seats.items() if value == seat]
        arguments: dict[str, str | int] = {"you": you[0] if you else "nobody"}
        arguments["own"] = "yes" if len(seats) > len(set(seats.values())) else "no"
        for field, value in plain.items():
            if field in seats:
                arguments[field] = names[seats[field]]
            else:
                arguments.update(self._field(field.replace("_", "-"), value))
        if "least" in plain and "most" in plain:
            arguments["range"] = _range(plain["least"], plain["most"])
        return arguments

    def _field(self, field: str, value: object) -> dict[str, str | int]:
        """Names of things or words, with how many there are; numbers with their sizes; `yes` and `no`.

        The first letter of a name is there for articles that depend on it.
        """
        if isinstance(value, bool):
            return {field: "yes" if value else "no"}
        if isinstance(value, int):
            return {field: value, f"{field}-size": abs(value), f"{field}-sign": "less" if value < 0 else "more"}
        words = _words(value)
        kind = self._naming.kind_of_field(field)
        if kind is None:
            return {field: self.join(words), f"{field}-count": len(words)}
        names = self.names(kind, words)
        return {
            field: names,
            f"{field}-word": " ".join(words),
            f"{field}-count": len(words),
            f"{field}-initial": names[:1].casefold(),
        }

    def ending(self, reason: str) -> str:
        return self.say(f"reason-{reason}")

    def result_lines(self, result: Result, names: Sequence[str], seat: int | None = None, title: str = "") -> list[str]:
        """The end in sentences: why, who won, and everybody's place; or alone what was reached, with a title earned."""
        if len(names) == 1:
            return self._lines_alone(result, names[0], title, you=seat == 0)
        lines = [self.ending(result.reason), self._victory(result, names, seat)]
        best = max(result.scores)
        if any([result.scores[other] == best and result.ranks[other] > 1 for other in range(len(names))]):
            lines.insert(1, self.say("tie-break"))
        for player in sorted(range(len(names)), key=lambda player: result.ranks[player]):
            place, points = result.ranks[player], result.scores[player]
            lines.append(self.say("result-place", rank=place, name=names[player], points=points))
        return lines

    def _lines_alone(self, result: Result, name: str, title: str, *, you: bool) -> list[str]:
        whose = "yes" if you else "no"
        lines = [self.ending(result.reason), self.say("result-alone", you=whose, name=name, points=result.scores[0])]
        if title:
            lines.append(self.say("title-earned", you=whose, name=name, title=self.name("title", title)))
        return lines

    def _victory(self, result: Result, names: Sequence[str], seat: int | None) -> str:
        winners = result.winners
        others = self.join([names[winner] for winner in winners if winner != seat])
        message_id = "result-win" if len(winners) == 1 else "result-shared"
        you = "yes" if seat in winners else "no"
        return self.say(message_id, you=you, names=others, points=result.scores[winners[0]])


def _struct(value: object) -> msgspec.Struct:
    assert isinstance(value, msgspec.Struct)
    return value


def _tag(struct: object) -> str:
    """The tag of a tagged struct, which is the name of its text."""
    return str(_struct(struct).__struct_config__.tag)


def _in_words(tag: str, fields: Mapping[str, object], names: Sequence[str]) -> str:
    """An event without a text: its tag, and its fields by their names; `drifted: seat Ana, stones 2`."""
    seats = {field: names[value] for field, value in fields.items() if field in SEAT_FIELDS and isinstance(value, int)}
    told = [f"{field} {value}" for field, value in {**fields, **seats}.items()]
    return f"{tag}: {', '.join(told)}" if told else tag


def _range(least: int, most: int) -> str:
    if least == most:
        return "one"
    return "open" if most == UNLIMITED else "closed"


def _words(value: object) -> list[str]:
    """One word, several, or none: what is hidden or left out."""
    if isinstance(value, tuple):
        return [str(word) for word in value]
    return [value] if isinstance(value, str) and value else []
