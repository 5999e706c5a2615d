"""Names, card texts, what to do now and what words mean: true to the content, in every language."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from kamishima.core.phases import Phase
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import Box, Content, house_text
from kamishima.games.origami.pack.schema import Verb
from kamishima.games.origami.rules.modifiers import DRAW_FOLDS
from kamishima.texts.catalogue import LOCALES, MissingText
from kamishima.texts.texts import Texts

UNLIMITED = 99
"""What `take` says for no limit at all."""


def pack_with(change: str, instead: str) -> str:
    """Our own pack with one thing changed."""
    assert house_text().count(change) == 1
    return house_text().replace(change, instead)


def effect_of_cat(effect: str) -> str:
    """Our own pack with another effect of Cat."""
    head, cat, rest = house_text().partition("[cards.cat]")
    old = 'effect = { when = "instant", from = "ours", do = [{ verb = "draw", cards = 1 }] }'
    assert old in rest.partition("[cards.")[0]
    return head + cat + rest.replace(old, f"effect = {effect}", 1)


def assert_well_formed(text: str) -> None:
    """No gaps, no leftovers of the engine, and one sentence after the other."""
    assert re.search(r"[.!?]$", text), text
    assert not re.search(r"  |\{|\}|None|\d \.| [.,:;]", text), text


def numbers_of(verb: Verb) -> list[int]:
    """The numbers that a verb's text has to show."""
    values = msgspec.structs.asdict(verb).values()
    return [abs(value) for value in values if type(value) is int and value not in (0, UNLIMITED)]


def test_every_card_has_a_name_of_its_own(texts: Texts, content: Content) -> None:
    names = [texts.card_name(card) for card in content.cards]
    assert len(set(names)) == len(content.cards)
    assert all(name[0].isupper() for name in names)


def test_every_card_text_is_whole(texts: Texts, content: Content) -> None:
    for card in content.cards:
        assert_well_formed(texts.card_text(card))


def test_every_card_text_shows_the_numbers_of_the_content(texts: Texts, content: Content) -> None:
    # A single card is often better said without a number: `the top card`, `each card`.
    for card, printed in content.cards.items():
        shown = set(map(int, re.findall(r"\d+", texts.card_text(card))))
        for verb in printed.effect.verbs:
            assert {number for number in numbers_of(verb) if number > 1} <= shown, card


def test_card_texts_in_english(english: Texts) -> None:
    assert english.card_text("cat") == "Instant. Draw 1 card from the deck."
    assert english.card_text("dolphin") == "Special action. Play an origami for 2 folds less."
    assert english.card_text("whale") == "Scoring. +1 point for each other Sea origami in your collections."


def test_card_texts_in_german(german: Texts) -> None:
    assert german.card_text("cat") == "Sofort. Zieh 1 Karte vom Stapel."
    assert german.card_text("dolphin") == "Sonderaktion. Spiel ein Origami für 2 Faltungen weniger aus."
    assert german.card_text("whale") == (
        "Wertung. +1 Punkt für jedes andere Origami der Familie Meer in deinen Sammlungen."
    )


def test_card_texts_in_polish(polish: Texts) -> None:
    assert polish.card_text("cat") == "Natychmiast. Dobierz 1 kartę z talii."
    assert polish.card_text("dolphin") == "Akcja specjalna. Zagraj origami o 2 zagięcia taniej."
    assert polish.card_text("whale") == (
        "Punktacja. +1 punkt za każde inne origami z rodziny Morze w twoich kolekcjach."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_a_pack_with_other_numbers_still_reads_true(locale: str) -> None:
    changed = Texts.load("origami", locale, pack_with("exactly = 6", "exactly = 7"))
    assert "7" in changed.card_text("spider")
    assert "6" not in changed.card_text("spider")


def test_a_pack_with_another_effect_still_reads_true() -> None:
    # The owner of a printed copy corrects what Cat does; the text follows.
    scoring = '{ when = "scoring", from = "book", do = [{ verb = "per", points = 2, card = "dog" }] }'
    changed = Texts.load("origami", "en", effect_of_cat(scoring))
    assert changed.card_text("cat") == "Scoring. +2 points for each Dog in your collections."


LIMITS = [
    ("cards = 2, each = 1", "Take up to 2 cards worth at most 1 fold each from the draw line."),
    ("each = 3", "Take any number of cards worth at most 3 folds each from the draw line."),
    ("folds = 1", "Take any number of cards from the draw line, altogether worth at most 1 fold."),
    ("cards = 1, exactly = 2", "Take 1 card from the draw line, altogether worth exactly 2 folds."),
]


@pytest.mark.parametrize(("limits", "said"), LIMITS)
def test_taking_from_the_line_says_all_its_limits(limits: str, said: str) -> None:
    taking = f'{{ when = "instant", from = "ours", do = [{{ verb = "take", {limits} }}] }}'
    assert Texts.load("origami", "en", effect_of_cat(taking)).card_text("cat") == f"Instant. {said}"


PLAYS = ["less = 1", "free = true", "reveal = true, less = 3", "not-drawn = true, free = true", "less = 5"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("how", PLAYS)
def test_every_way_to_play_another_origami_can_be_said(locale: str, how: str) -> None:
    playing = f'{{ when = "action", from = "ours", do = [{{ verb = "play", {how} }}] }}'
    changed = Texts.load("origami", locale, effect_of_cat(playing))
    assert_well_formed(changed.card_text("cat"))
    assert_well_formed(changed.phase_hint("cat.0"))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_that_a_pack_adds_is_called_by_its_word(locale: str) -> None:
    added = """
[cards.red-panda]
family = "farm"
copies = { is = 2, from = "ours" }
cost = { is = 4, from = "ours" }
folds = { is = 2, from = "ours" }
points = { is = 4, from = "ours" }
effect = { when = "instant", from = "ours", do = [{ verb = "sweep" }] }
"""
    changed = Texts.load("origami", locale, house_text() + added)
    assert changed.card_name("red-panda") == "Red Panda"
    assert_well_formed(changed.card_text("red-panda"))


def test_a_card_that_nobody_knows_has_neither_name_nor_text(texts: Texts) -> None:
    with pytest.raises(MissingText):
        texts.card_name("unicorn")
    with pytest.raises(MissingText):
        texts.card_text("unicorn")


def test_families_and_boxes_have_names(texts: Texts, content: Content) -> None:
    assert len({texts.family_name(family) for family in content.families}) == len(content.families)
    assert len({texts.say(f"box-{box}") for box in get_args(Box)}) == len(get_args(Box))


def test_every_phase_that_waits_for_somebody_says_what_to_do(texts: Texts, content: Content) -> None:
    game: Any = Origami(content, 3, {"box": "combined"})
    for key, phase in game._phases.items():
        if type(phase).offer is not Phase.offer:
            assert_well_formed(texts.phase_hint(key))


def test_hints_in_english(english: Texts) -> None:
    assert english.phase_hint("cat") == "You may use the effect of Cat: Draw 1 card from the deck."
    assert english.phase_hint("squid.0") == "Squid: Discard a card of your choice."
    assert english.phase_hint("magpie.0").startswith("Magpie: Discard a hand card and take")


def test_the_draw_limit_of_the_rules_is_that_of_the_texts(texts: Texts) -> None:
    assert str(DRAW_FOLDS) in texts.word("draw")


def test_every_word_of_an_action_means_something(texts: Texts, content: Content) -> None:
    names = ("Ana", "Ben", "Cleo")
    for word in Origami(content, 3, {"box": "combined"}).vocabulary:
        assert texts.word(word, names)


def test_words_that_are_names_mean_their_names(german: Texts) -> None:
    assert german.word("owl") == "Eule"
    assert german.word("sea") == "Meer"
    assert german.word("p2", ("Ana", "Ben")) == "Ben"
    with pytest.raises(MissingText):
        german.word("p3", ("Ana", "Ben"))
