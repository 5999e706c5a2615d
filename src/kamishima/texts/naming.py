"""The names of things: those of the rules have texts; what a content pack adds is called by its word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from kamishima.texts.catalogue import Catalogue

SHELVES = {
    "families": "family",
    "pairs": "pair",
    "cards": "card",
    "sheets": "sheet",
    "shapes": "shape",
    "tribes": "tribe",
    "coins": "coin",
}
"""Where content keeps its things, and what kind they are."""

PARTS = {"islands": "island"}
"""Where content says of things what they are a part of, and what kind they are."""

RULED = ("colour", "landmark", "technology", "piece", "title")
"""Kinds that the rules name, whatever a pack says."""

FIELDS = {
    **dict.fromkeys(("card", "cards", "paid", "mine", "other", "per", "having", "beneath"), "card"),
    **dict.fromkeys(("sheet", "sheets"), "sheet"),
    **dict.fromkeys(("colour", "colours"), "colour"),
    **dict.fromkeys(("landmark", "token"), "landmark"),
    **{kind: kind for kind in ("family", "pair", "island", "shape", "technology")},
}
"""The kinds of thing that the fields of events, verbs and cards name."""


class Effect(Protocol):
    @property
    def when(self) -> str: ...
    @property
    def verbs(self) -> Sequence[object]: ...


@runtime_checkable
class Card(Protocol):
    @property
    def family(self) -> str: ...
    @property
    def effect(self) -> Effect: ...


class Naming:
    """What everything in one content pack is called in one language."""

    def __init__(self, catalogue: Catalogue, content: object) -> None:
        self._catalogue = catalogue
        places = {**SHELVES, **PARTS}.items()
        self._known = {kind: dict(_each(getattr(content, place, ()))) for place, kind in places}
        self.cards: Mapping[str, Card] = {
            word: card for word, card in self._known["card"].items() if isinstance(card, Card)
        }
        """The cards with an effect; other games have none."""

    def name(self, kind: str, word: str) -> str:
        """The name of a thing; what a pack adds has no translation, so its word is then its name."""
        if word in self._known.get(kind, {}) and not self._catalogue.has(f"{kind}-{word}"):
            return word.replace("-", " ").title()
        return self._catalogue.text(f"{kind}-{word}", {})

    def names(self, kind: str, words: Sequence[str]) -> str:
        return self._catalogue.join([self.name(kind, word) for word in words])

    def printed(self, kind: str, word: str) -> object | None:
        """What content says about a thing; None when it does not have it."""
        return self._known.get(kind, {}).get(word)

    def kind_of_field(self, field: str) -> str | None:
        """The kind of thing that a field names in this game; None when it holds plain words."""
        kind = FIELDS.get(field, "")
        return kind if kind in RULED or self._known.get(kind) else None

    def kind_of(self, word: str) -> str | None:
        for kind, known in self._known.items():
            if word in known:
                return kind
        for kind in RULED:
            if self._catalogue.has(f"{kind}-{word}"):
                return kind
        return None

    def parts_of(self, word: str) -> str:
        """The names of the parts of a thing, as a list; empty where it has none."""
        parts = [(kind, part) for kind in PARTS.values() for part, whole in self._known[kind].items() if whole == word]
        return self._catalogue.join([self.name(kind, part) for kind, part in parts])


def _each(things: object) -> Mapping[str, object]:
    """Things by their words; some content only lists the words."""
    if isinstance(things, Mapping):
        return things
    assert isinstance(things, Sequence)
    return dict.fromkeys(things)
