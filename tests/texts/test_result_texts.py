"""The end in sentences, and the plurals of each language."""

from __future__ import annotations

import pytest

from kamishima.core.turn import Result
from kamishima.texts.texts import Texts

NAMES = ("Ana", "Ben", "Cleo")

# Ana 41, Ben 38, Cleo 38 with as many cards in hand as Ben.
CLEAR = Result((41, 38, 38), (1, 2, 2), "deck")
# Ana and Ben have 30 points; Ben holds more cards.
TIE_BROKEN = Result((30, 30, 12), (2, 1, 3), "turn-limit")
# Ana and Cleo have as many points and cards.
SHARED = Result((25, 9, 25), (1, 3, 1), "standstill")


def test_a_clear_victory(english: Texts) -> None:
    assert english.result_lines(CLEAR, NAMES) == [
        "The game is over: the deck ran out twice, and everybody has had a last turn.",
        "Ana wins with 41 points!",
        "1. Ana: 41 points",
        "2. Ben: 38 points",
        "2. Cleo: 38 points",
    ]


VICTORIES = {
    "en": ("You win with 41 points!", "Ana wins with 41 points!"),
    "de": ("Du gewinnst mit 41 Punkten!", "Ana gewinnt mit 41 Punkten!"),
    "pl": ("Wygrywasz, zdobywając 41 punktów!", "Wygrywa Ana, zdobywając 41 punktów!"),
}


def test_the_winner_is_you_to_the_winner(texts: Texts) -> None:
    mine, theirs = VICTORIES[texts.locale]
    assert mine in texts.result_lines(CLEAR, NAMES, 0)
    assert theirs in texts.result_lines(CLEAR, NAMES, 1)


def test_a_tie_that_the_hands_decide_is_explained(texts: Texts) -> None:
    assert texts.say("tie-break") in texts.result_lines(TIE_BROKEN, NAMES)
    assert texts.say("tie-break") not in texts.result_lines(CLEAR, NAMES)
    assert texts.say("tie-break") not in texts.result_lines(SHARED, NAMES)


SHARES = {
    "en": ("You share the victory with Cleo, at 25 points each!", "Ana and Cleo share the victory, at 25 points each!"),
    "de": (
        "Du teilst dir den Sieg mit Cleo, mit je 25 Punkten!",
        "Ana und Cleo teilen sich den Sieg, mit je 25 Punkten!",
    ),
    "pl": (
        "Remis! Zwyciężasz, a razem z tobą: Cleo (po 25 punktów).",
        "Remis! Zwycięstwem dzielą się: Ana i Cleo (po 25 punktów).",
    ),
}


def test_a_shared_victory_names_all_winners(texts: Texts) -> None:
    mine, theirs = SHARES[texts.locale]
    assert mine in texts.result_lines(SHARED, NAMES, 0)
    assert theirs in texts.result_lines(SHARED, NAMES, 1)
    assert theirs in texts.result_lines(SHARED, NAMES)


@pytest.mark.parametrize("reason", ["deck", "turn-limit", "standstill"])
def test_every_way_to_end_has_its_sentence(texts: Texts, reason: str) -> None:
    assert texts.result_lines(Result((1, 0, 0), (1, 2, 2), reason), NAMES)[0] == texts.ending(reason)
    assert texts.ending(reason).endswith(".")


FOLDS = {
    "en": {1: "1 fold", 2: "2 folds", 5: "5 folds", 21: "21 folds", 22: "22 folds"},
    "de": {1: "1 Faltung", 2: "2 Faltungen", 5: "5 Faltungen", 21: "21 Faltungen", 22: "22 Faltungen"},
    "pl": {1: "1 zagięcie", 2: "2 zagięcia", 5: "5 zagięć", 12: "12 zagięć", 21: "21 zagięć", 22: "22 zagięcia"},
}


def test_folds_are_counted_as_in_each_language(texts: Texts) -> None:
    for count, said in FOLDS[texts.locale].items():
        assert texts.say("table-folds", count=count) == said


def test_polish_counts_one_few_and_many_cards(polish: Texts) -> None:
    decks = [polish.say("table-deck", count=count) for count in (0, 1, 3, 5, 13, 23)]
    assert decks == [
        "Talia: pusta",
        "Talia: 1 karta",
        "Talia: 3 karty",
        "Talia: 5 kart",
        "Talia: 13 kart",
        "Talia: 23 karty",
    ]


def test_an_empty_discard_pile_has_no_top_card(texts: Texts) -> None:
    assert "Cat" in texts.say("table-discards", count=3, top="Cat")
    assert "Cat" not in texts.say("table-discards", count=0, top="Cat")
