"""Texts say what the rules do: options, technologies, the volcano, conditions of cards, and whom the Shark robs."""

from __future__ import annotations

import re

import msgspec
import pytest
from tests.texts.corpus import clause, page, rule_texts
from tests.texts.shelf import load

from kamishima.art.printing.wording import print_texts
from kamishima.core.turn import Decision, SeatId, seat_word
from kamishima.games.islands.rules.painting.triggers import POOR
from kamishima.games.islands.rules.science.carrambah import TIMENAUTICS_GAINS
from kamishima.games.islands.show import events as narration
from kamishima.games.origami.pack.content import Content
from kamishima.games.origami.pack.schema import Bonus
from kamishima.games.registry import box
from kamishima.games.shaman.show.events import IslandScored
from kamishima.testing.walk import heard, walk
from kamishima.texts.catalogue import LOCALES, Catalogue
from kamishima.texts.texts import Texts

every_language = pytest.mark.parametrize("locale", LOCALES)


def option(locale: str, name: str) -> str:
    """What the page says about an option."""
    return page(locale, "texts/").text(f"option-{name}-about", {})


# -- conditions of cards -----------------------------------------------------------------------------------------------


def conditional(content: Content, verb: Bonus) -> Content:
    """Our own pack with a Cat that scores on a condition."""
    cat = content.cards["cat"]
    effect = msgspec.structs.replace(cat.effect, when="scoring", verbs=(verb,))
    return msgspec.structs.replace(content, cards={**content.cards, "cat": msgspec.structs.replace(cat, effect=effect)})


def with_article(locale: str, name: str) -> str:
    """A card as a sentence names any one of its copies."""
    if locale == "de":
        return f"eine Karte „{name}“"
    if locale == "pl":
        return f"karta {name}"
    return f"an {name}" if name[0] in "AEIO" else f"a {name}"


@every_language
def test_a_condition_names_its_card_with_an_article_whatever_the_card_is(locale: str, content: Content) -> None:
    catalogue = Catalogue.load("origami", locale)
    for card in content.cards:
        named = with_article(locale, load("origami", locale).card_name(card))
        for verb in (Bonus(points=2, having=card), Bonus(points=2, beneath=card)):
            said = Texts(catalogue, conditional(content, verb)).card_text("cat")
            assert re.search(rf" {re.escape(named)}[ .]", said), said


SHEEP = {
    "en": "Scoring. +1 point if a Dog is in your collections.",
    "de": "Wertung. +1 Punkt, wenn eine Karte „Hund“ in deinen Sammlungen liegt.",
    "pl": "Punktacja. +1 punkt, jeśli w twoich kolekcjach jest karta Pies.",
}


def test_the_condition_of_the_sheep(texts: Texts) -> None:
    assert texts.card_text("sheep") == SHEEP[texts.locale]


# -- the Shark ---------------------------------------------------------------------------------------------------------

ANOTHER = {"en": "another player", "de": "einer anderen Person", "pl": "innego gracza"}


def test_the_shark_robs_another_player(texts: Texts) -> None:
    other = ANOTHER[texts.locale]
    assert other in texts.card_text("shark")
    rows = [text for text in rule_texts("origami", texts.locale) if other in text]
    assert (
        len([text for text in rows if re.match(r"Action: take a random|Aktion: Nimm eine zuf|Akcja: wybierz", text)])
        == 1
    )


def test_nobody_is_offered_to_rob_themselves() -> None:
    game = box("origami").table(3, {"families": ["sea", "farm", "sky"]})
    offered: list[tuple[str, str]] = []
    for seed in range(12):
        for visit in walk(game, seed):
            turn = game.turn(visit.state)
            if isinstance(turn, Decision):
                own = f"rob {seat_word(turn.seat)}"
                offered += [(own, action.text) for action in turn.actions if action.text.startswith("rob ")]
    assert offered
    assert [pair for pair in offered if pair[0] == pair[1]] == []


# -- options -----------------------------------------------------------------------------------------------------------

CATCHING_UP = {
    "en": ("reserve", "another player"),
    "de": ("Vorrat", "einer anderen Person"),
    "pl": ("rezerw", "innemu graczowi"),
}


@every_language
def test_catch_up_takes_from_another_player_once_the_reserve_is_out(locale: str) -> None:
    printed = Catalogue(locale, print_texts("islands", locale)).text("print-islands-catch-up", {}, "about")
    for words in CATCHING_UP[locale]:
        for text in (option(locale, "catch-up"), clause("islands", locale, "I9.1"), printed):
            assert words in text
    assert not re.search("first|zuerst|pierwszy", option(locale, "catch-up"))


def test_catching_up_takes_tokens_from_others_as_its_text_says() -> None:
    game = box("islands").table(3, {"catch-up": True})
    taken = 0
    for seed in range(6):
        for visit in walk(game, seed):
            events = heard(game, visit.state, visit.action, None)
            taken += len([event for event in events if isinstance(event, narration.TokenTaken)])
    assert taken


CARRAMBAH = {"en": "Carrambah’s dice", "de": "Carrambahs Würfel", "pl": "kostkom Carrambaha"}


@every_language
def test_science_is_a_bidding_against_the_dice_of_carrambah(locale: str) -> None:
    assert CARRAMBAH[locale] in option(locale, "science")


OWN_MEMORY = {"en": "what they have seen", "de": "was sie von fremden Händen gesehen haben", "pl": "znane mu karty"}


@every_language
def test_the_memory_aid_shows_everybody_what_they_have_seen_themselves(locale: str) -> None:
    assert OWN_MEMORY[locale] in option(locale, "memory-aid")


def test_the_memory_aid_does_not_show_all_players_the_same() -> None:
    """Who passed a card on with a Zebra knows it in the neighbour's hand; the third player does not."""
    game = box("origami").table(3, {"memory-aid": True, "families": ["savannah", "sea", "sky"]})
    differ = [
        owner
        for seed in range(6)
        for visit in walk(game, seed)
        for owner in game.seats
        if len({_known(game.view(visit.state, seat), owner) for seat in game.seats if seat != owner}) > 1
    ]
    assert differ


def _known(view: object, owner: SeatId) -> tuple[str, ...]:
    known: tuple[str, ...] = tuple(msgspec.to_builtins(view)["players"][owner]["known"])
    return known


# -- the box Legends ---------------------------------------------------------------------------------------------------


@every_language
def test_the_box_legends_has_one_name(locale: str) -> None:
    name = load("origami", locale).say("box-legends")
    assert "Legends" in name
    assert name in clause("origami", locale, "O1.1")
    plain = re.sub(r"^(?:The|Die) ", "", name)
    assert plain.removesuffix(" box").casefold() in option(locale, "box").casefold().replace("pudełka", "pudełko")
    assert page(locale, "games/origami/").text("box-legends-title", {}).endswith("Legends")


# -- Origami Islands ---------------------------------------------------------------------------------------------------

THAN_USUAL = {"en": "more than usual", "de": "mehr vor als sonst", "pl": "więcej niż zwykle"}
FURTHER = {"en": "(1) one space more", "de": "(1) ein Feld mehr", "pl": "(1) o jedno pole więcej"}


@every_language
def test_timenautics_moves_the_marker_further_than_usual(locale: str) -> None:
    texts = load("islands", locale)
    for level, gain in enumerate(TIMENAUTICS_GAINS[:2], 1):
        assert THAN_USUAL[locale] in texts.level_text("timenautics", level)
        assert str(gain) in texts.level_text("timenautics", level)
    assert THAN_USUAL[locale] not in texts.level_text("timenautics", 3)
    assert FURTHER[locale] in clause("islands", locale, "I10.11")


RESERVE = {
    "en": "against Carrambah it takes them from the reserve",
    "de": "gegen Carrambah nimmt er sie aus dem Vorrat",
    "pl": "przeciw Carrambahowi bierze je z rezerwy",
}


@every_language
def test_the_volcano_says_where_its_coins_come_from_alone(locale: str) -> None:
    about = load("islands", locale).about("landmark", "volcano")
    assert RESERVE[locale] in about
    assert {8, 4, POOR} <= set(map(int, re.findall(r"\d+", about)))
    assert str(POOR) in clause("islands", locale, "I10.2")


ALREADY = {"en": "already", "de": "schon", "pl": "już"}


@every_language
def test_the_game_ends_when_the_marker_stands_on_the_last_space_already(locale: str) -> None:
    assert ALREADY[locale] in clause("islands", locale, "I3.4")


AT_LEAST = {
    "en": "at least as high",
    "de": "mindestens ebenso hoch ist|ebenso hoch ist oder höher",
    "pl": "co najmniej równie wysoka",
}


@every_language
def test_carrambah_loses_to_an_equal_bid_and_to_a_higher_one(locale: str) -> None:
    printed = Catalogue(locale, print_texts("islands", locale)).text("print-islands-science", {}, "about")
    for text in (clause("islands", locale, "I10.1"), printed):
        assert re.search(AT_LEAST[locale], text)


def test_the_example_round_has_the_figures_of_the_rules() -> None:
    example = clause("islands", "en", "I6.2")
    assert "3 − 1 + 2 = 4 coins" in example


# -- Shaman Island -----------------------------------------------------------------------------------------------------

DESERTED = {
    "en": "The island at m35, 2 tiles, brings nobody any points.",
    "de": "Die Insel bei m35, 2 Plättchen, bringt niemandem Punkte.",
    "pl": "Wyspa m35 (2 kafelki) nikomu nie daje punktów, bo stoi pusta.",
}


@every_language
def test_an_island_without_anybody_brings_nobody_points(locale: str) -> None:
    deserted = IslandScored("m35", 2, (0, 0), (), (0, 0))
    assert load("shaman", locale).event(deserted, ("Ana", "Ben"), None) == DESERTED[locale]


FIRST_OF_TWO = {
    "en": "Take the first of 2 actions:",
    "de": "Wähle die erste von 2 Aktionen:",
    "pl": "Wykonaj pierwszą z 2 akcji:",
}


@every_language
def test_a_turn_says_how_many_actions_it_has(locale: str) -> None:
    hint = load("shaman", locale).phase_hint("turn", actions=2, coin=None, raising=False)
    assert hint.startswith(FIRST_OF_TWO[locale])
