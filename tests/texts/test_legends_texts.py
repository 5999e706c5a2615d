"""What Legends adds: characters, rice paper, effects that go on, and words that mean more than one thing."""

from __future__ import annotations

import re

import pytest

from kamishima.games.origami.pack.content import Character, Content, house_text
from kamishima.games.origami.rules.modifiers import HAND_LIMIT
from kamishima.texts.catalogue import LOCALES, MissingText
from kamishima.texts.texts import Texts


def changed(locale: str, text: str, instead: str) -> Texts:
    """The texts of our own pack with one thing changed."""
    assert house_text().count(text) == 1
    return Texts.load("origami", locale, house_text().replace(text, instead))


def in_one_line(lines: str) -> str:
    """What a card says, however it is wrapped here."""
    return " ".join(lines.split())


# -- characters --------------------------------------------------------------------------------------------------------

COLOURS = {
    "en": ("Red Monk", "Yellow Monk"),
    "de": ("Mönch (rot)", "Mönch (gelb)"),
    "pl": ("Czerwony mnich", "Żółty mnich"),
}


def test_a_character_has_a_name_in_each_colour(texts: Texts) -> None:
    assert (texts.card_name("monk-red"), texts.card_name("monk-yellow")) == COLOURS[texts.locale]


YELLOW_MONK = {
    "en": """
        For everybody. Your hand limit is 2 cards lower.
        Whoever plays this card may then play a card of the draw line free of cost.
    """,
    "de": """
        Für alle. Dein Handlimit ist um 2 Karten niedriger.
        Wer diese Karte ausspielt, darf danach eine Karte der Auslage kostenlos ausspielen.
    """,
    "pl": """
        Dla wszystkich. Twój limit kart na ręce jest o 2 niższy.
        Kto zagra tę kartę, może potem zagrać za darmo jedną kartę z rzędu.
    """,
}


def test_a_character_has_a_rule_for_everybody(texts: Texts) -> None:
    assert texts.card_text("monk-yellow") == in_one_line(YELLOW_MONK[texts.locale])


def test_every_pair_has_a_name_that_both_its_cards_bear(texts: Texts, content: Content) -> None:
    assert len({texts.name("pair", pair) for pair in content.pairs}) == len(content.pairs)
    for word, card in content.cards.items():
        if isinstance(card, Character):
            assert texts.name("pair", card.pair).lower() in texts.card_name(word).lower()


def test_every_character_says_something_of_its_own_and_that_a_card_is_free(texts: Texts, content: Content) -> None:
    characters = [word for word, card in content.cards.items() if isinstance(card, Character)]
    rules = [texts.card_text(word) for word in characters]
    assert len(set(rules)) == len(characters) == 20
    frees = {re.split(r"(?<=\.) ", rule)[-1] for rule in rules}
    assert len(frees) == 1


def test_a_character_that_a_pack_adds_is_called_by_its_words() -> None:
    added = """
[characters.tea-master]
cost = { is = 4, from = "ours" }
folds = { is = 2, from = "ours" }
red = { from = "ours", do = [{ verb = "draw-folds", folds = 6 }] }
yellow = { from = "ours", do = [{ verb = "hand", more = -1 }] }
"""
    english = Texts.load("origami", "en", house_text() + added)
    assert english.name("pair", "tea-master") == "Tea Master"
    assert english.card_name("tea-master-red") == "Tea Master Red"
    assert english.card_text("tea-master-red").startswith("For everybody. Your draw action allows up to 6 folds.")


def test_a_pair_that_nobody_knows_has_no_name(texts: Texts) -> None:
    with pytest.raises(MissingText):
        texts.name("pair", "astronaut")


GROUPS = {
    "en": ("Polar", "Character", "Paper"),
    "de": ("Polartiere", "Charakter", "Papier"),
    "pl": ("Bieguny", "Postać", "Papier"),
}


def test_cards_without_a_family_are_characters_or_paper(texts: Texts) -> None:
    found = tuple([texts.group_name(card) for card in ("seal", "poet-red", "rice-paper")])
    assert found == GROUPS[texts.locale]


# -- effects -----------------------------------------------------------------------------------------------------------


def test_rice_paper_is_only_for_paying(english: Texts) -> None:
    assert english.card_name("rice-paper") == "Rice Paper"
    assert english.card_text("rice-paper") == (
        "Only for paying. It cannot be played, and it always returns to its own deck."
    )


SHEETS = {
    "en": ["Instant. Take 1 sheet of rice paper.", "Instant. Take 2 sheets of rice paper."],
    "de": ["Sofort. Nimm 1 Blatt Reispapier.", "Sofort. Nimm 2 Blatt Reispapier."],
    "pl": ["Natychmiast. Weź 1 arkusz papieru ryżowego.", "Natychmiast. Weź 2 arkusze papieru ryżowego."],
}


def test_rice_paper_is_counted_in_sheets(texts: Texts) -> None:
    assert [texts.card_text("penguin"), texts.card_text("seal")] == SHEETS[texts.locale]


HAND_LIMITS = {
    "en": ("Ongoing. Your hand limit is 2 cards higher.", "Ongoing. Your hand limit is 1 card lower."),
    "de": ("Dauerhaft. Dein Handlimit ist um 2 Karten höher.", "Dauerhaft. Dein Handlimit ist um 1 Karte niedriger."),
    "pl": (
        "Efekt stały. Twój limit kart na ręce jest o 2 wyższy.",
        "Efekt stały. Twój limit kart na ręce jest o 1 niższy.",
    ),
}


def test_a_hand_limit_is_higher_or_lower(texts: Texts) -> None:
    assert (texts.card_text("walrus"), texts.card_text("ankylosaurus")) == HAND_LIMITS[texts.locale]


PRICES = {
    "en": "Mandatory. Discard 2 hand cards, or as many as you have.",
    "de": "Pflicht. Wirf 2 Handkarten ab; hast du weniger, dann alle.",
    "pl": "Obowiązkowo. Odrzuć 2 karty z ręki, a jeśli masz mniej, to wszystkie.",
}


def test_a_price_is_a_must(texts: Texts) -> None:
    assert texts.card_text("oni") == PRICES[texts.locale]


KAPPA = {
    "en": """
        Scoring. +5 points at the end to whoever has the most Legendary origami in their collections;
        tied players all get them.
    """,
    "de": """
        Wertung. +5 Punkte am Ende für die Person mit den meisten Origami der Familie Fabelwesen in ihren Sammlungen;
        bei Gleichstand für alle Beteiligten.
    """,
    "pl": """
        Punktacja. +5 punktów na koniec gry dla gracza, który ma w kolekcjach najwięcej origami z rodziny Legendy;
        przy remisie dla wszystkich remisujących.
    """,
}


def test_an_award_says_who_gets_it_and_what_a_tie_means(texts: Texts) -> None:
    assert texts.card_text("kappa") == in_one_line(KAPPA[texts.locale])


COSTS = {
    "en": ("costs exactly 2.", "costs 8 or more.", "costs 8 to 9."),
    "de": ("das genau 2 kostet.", "das 8 oder mehr kostet.", "das 8 bis 9 kostet."),
    "pl": ("kosztuje dokładnie 2.", "kosztuje 8 lub więcej.", "kosztuje od 8 do 9."),
}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_range_of_costs_is_one_cost_open_or_closed(locale: str) -> None:
    closed = changed(locale, "least = 8, most = 99", "least = 8, most = 9")
    ours = Texts.load("origami", locale)
    one, open_, bounded = COSTS[locale]
    assert one in ours.card_text("emperor-red")
    assert open_ in ours.card_text("emperor-yellow")
    assert bounded in closed.card_text("emperor-yellow")


# -- what to do now, and what words mean -------------------------------------------------------------------------------

TOO_MANY = {
    "en": ("You hold too many cards: discard down to 8.", "You hold too many cards: discard down to your hand limit."),
    "de": (
        "Du hast zu viele Karten auf der Hand: Wirf welche ab, bis es 8 sind.",
        "Du hast zu viele Karten auf der Hand: Wirf welche ab, bis dein Handlimit erreicht ist.",
    ),
    "pl": (
        "Masz za dużo kart na ręce: odrzucaj, aż zostanie 8.",
        "Masz za dużo kart na ręce: odrzucaj, aż zmieścisz się w limicie.",
    ),
}


def test_too_many_cards_are_discarded_down_to_the_limit_of_the_moment(texts: Texts) -> None:
    assert (texts.phase_hint("limit", HAND_LIMIT), texts.phase_hint("limit")) == TOO_MANY[texts.locale]
    assert "10" in texts.phase_hint("limit", 10)


def test_polish_keeps_one_few_or_many_cards(polish: Texts) -> None:
    kept = [polish.phase_hint("limit", limit).partition("aż ")[2] for limit in (1, 3, 5)]
    assert kept == ["zostanie 1.", "zostaną 3.", "zostanie 5."]


def test_hints_of_legends_in_english(english: Texts) -> None:
    assert english.phase_hint("free") == "You may play a card of the draw line free of cost."
    assert english.phase_hint("ninja-yellow.0") == "Yellow Ninja: You may choose whose hand you look at."
    assert english.phase_hint("nine-tailed-fox.0") == (
        "Nine-tailed Fox: Choose a card for your left-hand neighbour, then one for your right-hand neighbour."
    )
    assert english.phase_hint("zebra.0") == "Zebra: Choose the card that your right-hand neighbour will receive."


def test_a_word_means_what_it_does_in_the_phase(english: Texts) -> None:
    assert english.word("play") == english.word("play", phase="turn") == "play an origami from your hand"
    assert english.word("play", phase="free") == "play a card of the draw line free of cost"
    assert english.word("left", phase="turn") == "onto your left collection"
    assert english.word("left", phase="sloth.0") == "the left collection"
    assert english.word("swap", phase="monkey.0") == "swap a hand card with a card of the draw line"
    assert english.word("swap", phase="tanuki.0") == "swap a hand card with the top card of the discard pile"


def test_pairs_mean_their_names_and_numbers_themselves(german: Texts) -> None:
    assert german.word("monk") == "Mönch"
    assert german.word("monk-red") == "Mönch (rot)"
    assert german.word("12") == "12"
