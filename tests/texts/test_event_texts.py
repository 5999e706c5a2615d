"""What happened, told to the player who did it, to the others and to spectators."""

from __future__ import annotations

import random

import pytest
from tests.texts.sentences import assert_whole, every
from tests.texts.shelf import kinds_of

from kamishima.core.wire import Event
from kamishima.games.origami.show import events as told
from kamishima.games.registry import box
from kamishima.testing.walk import audiences, heard, walk
from kamishima.texts.catalogue import MissingText
from kamishima.texts.texts import Texts

NAMES = ("Ana", "Ben", "Cleo")
KINDS = kinds_of("origami")

VALUES: dict[str, tuple[object, ...]] = {
    "seat": (0,),
    "to": (1,),
    "victim": (1,),
    "card": ("bee",),
    "cards": (("bee",), ("bee", "cat", "owl")),
    "paid": ((), ("dog", "owl")),
    "mine": ("bee",),
    "other": ("owl",),
    "family": ("sea",),
    "side": ("left", "right"),
    "pair": ("geisha",),
    "source": ("line", "discards", "hand"),
    "reason": ("deck", "turn-limit", "standstill"),
    "under": (False, True),
    "times": (1, 2, 3),
    "round": (1, 25),
    "count": (0, 1, 2, 5),
    "place": (1, 12),
    "to_side": ("left", "right"),
    "to_place": (1, 12),
    "points": (1, 2, 5),
}
"""What the fields of events can hold; those that may be hidden hold nothing, too."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__struct_config__.tag)
def test_every_event_is_a_sentence_for_the_actor_for_others_and_for_spectators(texts: Texts, kind: type[Event]) -> None:
    for event in every(kind, VALUES):
        for audience in (0, 1, 2, None):
            assert_whole(texts.event(event, NAMES, audience))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__struct_config__.tag)
def test_who_acts_is_you_to_the_actor_and_a_name_to_everybody_else(texts: Texts, kind: type[Event]) -> None:
    if "seat" not in kind.__struct_fields__:
        return
    for event in every(kind, VALUES):
        assert "Ana" not in texts.event(event, NAMES, 0)
        assert "Ana" in texts.event(event, NAMES, 2)
        assert texts.event(event, NAMES, 2) == texts.event(event, NAMES, None)


def test_who_suffers_is_you_to_the_victim(texts: Texts) -> None:
    events = (
        told.Stole(0, 1, "bee"),
        told.GiftPassed(0, 1, "bee"),
        told.Robbed(0, 1),
        told.Sunk(0, 1, "bee", "left", 2),
        told.LookedAtHand(0, 1, ("bee",)),
    )
    for event in events:
        assert "Ben" not in texts.event(event, NAMES, 1)
        assert "Ana" in texts.event(event, NAMES, 1)
        assert "Ben" in texts.event(event, NAMES, 0)


def test_every_card_that_is_seen_is_named(texts: Texts) -> None:
    played = texts.event(told.Played(0, "bee", "left", under=False, paid=("dog", "owl")), NAMES, 2)
    for card in ("bee", "dog", "owl"):
        assert texts.card_name(card) in played
    swapped = texts.event(told.Swapped(0, "bee", "owl"), NAMES, 0)
    assert texts.card_name("bee") in swapped
    assert texts.card_name("owl") in swapped


def test_log_lines_in_english(english: Texts) -> None:
    draws = told.DrewFromLine(0, ("bee", "parrot"))
    assert english.event(draws, NAMES, 0) == "You draw Bee and Parrot."
    assert english.event(draws, NAMES, 1) == "Ana draws Bee and Parrot."
    plays = told.Played(1, "raccoon", "left", under=False, paid=("owl", "elephant"))
    assert english.event(plays, NAMES, None) == (
        "Ben plays Raccoon onto the left collection, paid with Owl and Elephant."
    )
    slips = told.Played(1, "snake", "right", under=True, paid=())
    assert english.event(slips, NAMES, 1) == "You play Snake underneath your right collection, free of cost."


def test_log_lines_in_german(german: Texts) -> None:
    draws = told.DrewFromLine(0, ("bee", "parrot"))
    assert german.event(draws, NAMES, 0) == "Du ziehst Biene und Papagei."
    assert german.event(draws, NAMES, 1) == "Ana zieht Biene und Papagei."
    plays = told.Played(1, "raccoon", "left", under=False, paid=("owl", "elephant"))
    assert (
        german.event(plays, NAMES, 1) == "Du spielst Waschbär auf die linke Sammlung und bezahlst mit Eule und Elefant."
    )
    assert (
        german.event(plays, NAMES, 0) == "Ben spielt Waschbär auf die linke Sammlung und bezahlt mit Eule und Elefant."
    )


def test_log_lines_in_polish(polish: Texts) -> None:
    draws = told.DrewFromLine(0, ("bee", "parrot"))
    assert polish.event(draws, NAMES, 0) == "Dobierasz z rzędu: Pszczoła i Papuga."
    assert polish.event(draws, NAMES, 1) == "Ana dobiera z rzędu: Pszczoła i Papuga."
    slips = told.Played(1, "snake", "right", under=True, paid=("owl",))
    assert polish.event(slips, NAMES, 0) == "Ben zagrywa kartę Wąż na spód prawej kolekcji, płacąc: Sowa."


HIDDEN = {
    "en": (
        "Ana draws a card from the deck.",
        "Ana keeps 2 cards.",
        "Ana takes a card from Ben.",
        "Ana looks at Ben’s hand.",
    ),
    "de": (
        "Ana zieht eine Karte vom Stapel.",
        "Ana behält 2 Karten.",
        "Ana nimmt Ben eine Karte weg.",
        "Ana sieht sich die Hand von Ben an.",
    ),
    "pl": (
        "Ana dobiera kartę z talii.",
        "Ana zatrzymuje 2 karty.",
        "Ana zabiera kartę graczowi Ben.",
        "Ana ogląda karty na ręce gracza Ben.",
    ),
}


def test_hidden_cards_are_just_cards(texts: Texts) -> None:
    events = (
        told.DrewFromDeck(0, None),
        told.Kept(0, 2, None),
        told.Stole(0, 1, None),
        told.LookedAtHand(0, 1, None),
    )
    assert tuple([texts.event(event, NAMES, None) for event in events]) == HIDDEN[texts.locale]


def test_a_replay_with_open_cards_names_them_to_everybody(english: Texts) -> None:
    assert english.event(told.DrewFromDeck(0, "cat"), NAMES, None) == "Ana draws Cat from the deck."
    assert english.event(told.Stole(0, 1, "cat"), NAMES, None) == "Ana takes Cat from Ben."


LISTS = {
    "en": ("", "Bee", "Bee and Owl", "Bee, Owl and Cat"),
    "de": ("", "Biene", "Biene und Eule", "Biene, Eule und Katze"),
    "pl": ("", "Pszczoła", "Pszczoła i Sowa", "Pszczoła, Sowa i Kot"),
}


def test_lists_are_written_as_in_each_language(texts: Texts) -> None:
    cards = ("bee", "owl", "cat")
    assert tuple([texts.card_names(cards[:count]) for count in range(4)]) == LISTS[texts.locale]


def test_an_event_that_has_no_text_is_an_error(english: Texts) -> None:
    class Exploded(Event, frozen=True):
        seat: int

    with pytest.raises(MissingText, match="no text 'exploded'"):
        english.event(Exploded(0), NAMES, None)


@pytest.mark.parametrize("name", ["classic", "legends", "combined"])
def test_a_whole_game_can_be_told_to_everybody(texts: Texts, name: str) -> None:
    game = box("origami").table(3, {"box": name})
    rng = random.Random(7)
    for visit in walk(game, 7):
        audience = rng.choice(audiences(game))
        for event in heard(game, visit.state, visit.action, audience):
            assert_whole(texts.event(event, NAMES, audience))
