"""Origami Islands in every language."""

from __future__ import annotations

import re

import pytest
from tests.games.islands.conftest import HOME, Seat, draw_table
from tests.texts.sentences import Values, assert_no_gaps, assert_whole, every
from tests.texts.shelf import CONTENTS, kinds_of, load

from kamishima.core.turn import Result
from kamishima.core.wire import Event
from kamishima.games.islands.pack.content import house_text, read_content
from kamishima.games.islands.pack.landmarks import COLOURS, KINDS, REGULAR, SECRET, TEMPLE
from kamishima.games.islands.rules.actions import TRIGGERS
from kamishima.games.islands.rules.keys import COAL, EXPANCING, GROVE, SQUARE, VOLCANO
from kamishima.games.islands.rules.rolls import REROLL_GAIN, REROLL_PRICE
from kamishima.games.islands.rules.science.carrambah import (
    AUCTIONIS_GAINS,
    ECONOMICUS_GAINS,
    STILL_BID,
    TIMENAUTICS_GAINS,
)
from kamishima.games.islands.rules.science.technologies import GAIN, PRICES
from kamishima.games.islands.rules.scoring import TITLES, worth
from kamishima.games.islands.rules.state import RE_COLOR, TECHNOLOGIES, TRANSFORMING
from kamishima.games.islands.show import events as told
from kamishima.texts.catalogue import LOCALES, Catalogue
from kamishima.texts.texts import Texts

NAMES = ("Ana", "Ben", "Cleo")
KINDS_OF_EVENTS = kinds_of("islands")

VALUES: Values = {
    "seat": (0,),
    "victim": (1,),
    "first": (0,),
    "sheet": ("a",),
    "sheets": (("a", "c"),),
    "card": (1, 3, 6),
    "die": (4,),
    "dice": ((3, 6),),
    "colour": COLOURS,
    "coins": (1, 2, 5, 22),
    "broke": (False, True),
    "shape": ("domino", "angle"),
    "phase": (COAL, GROVE, SQUARE, VOLCANO, EXPANCING, "card"),
    "land": (2,),
    "island": ("twin-bays",),
    "squares": (("c3",), ("c3", "c4", "c5")),
    "volcanoes": (0, 1, 2, 5),
    "landmark": KINDS,
    "token": ("coal-pit", "gold-mine"),
    "square": ("b2",),
    "single": (False, True),
    "own": (False, True),
    "points": (1, 5, 10),
    "trigger": TRIGGERS,
    "technology": TECHNOLOGIES,
    "level": (1, 3),
    "round": (24,),
    "space": (0,),
    "reason": ("season",),
}


@pytest.fixture(params=LOCALES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return load("islands", request.param)


@pytest.fixture
def english() -> Texts:
    return load("islands", "en")


def numbers(text: str) -> set[int]:
    return set(map(int, re.findall(r"\d+", text)))


# -- what happened -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS_OF_EVENTS, ids=lambda kind: kind.__struct_config__.tag)
def test_every_event_is_a_sentence_for_everybody(texts: Texts, kind: type[Event]) -> None:
    for event in every(kind, VALUES):
        for audience in (0, 1, 2, None):
            assert_whole(texts.event(event, NAMES, audience))


@pytest.mark.parametrize("kind", KINDS_OF_EVENTS, ids=lambda kind: kind.__struct_config__.tag)
def test_who_acts_is_you_to_the_actor_and_a_name_to_everybody_else(texts: Texts, kind: type[Event]) -> None:
    if not {"seat", "first"} & set(kind.__struct_fields__):
        return
    for event in every(kind, VALUES):
        assert "Ana" not in texts.event(event, NAMES, 0)
        assert "Ana" in texts.event(event, NAMES, 2)
        assert texts.event(event, NAMES, 2) == texts.event(event, NAMES, None)


def test_who_loses_something_is_you_to_the_loser(texts: Texts) -> None:
    for event in (told.CoinsTaken(0, 1, 8), told.TokenTaken(0, 1, "coal-pit")):
        assert "Ben" not in texts.event(event, NAMES, 1)
        assert "Ben" in texts.event(event, NAMES, 0)


LOG = {
    "en": [
        "Ana is dealt sheet A.",
        "Ana paints c3, c4 and c5 on Twin Bays in red.",
        "Ana surrounds the Secret Harbour on b2 of Twin Bays, in a single colour.",
        "Ana fills an outline on Twin Bays in its own colour, worth 10 points.",
        "Ana does not have enough coins to bid.",
        "Ana rolls Carrambah’s dice: 3 and 6.",
        "Round 2 begins: the season colour is blue, Ben is first player.",
    ],
    "de": [
        "Ana bekommt Bogen A.",
        "Ana bemalt c3, c4 und c5 auf Twin Bays in Rot.",
        "Ana umringt den Geheimhafen auf b2 von Twin Bays, einfarbig.",
        "Ana füllt einen Umriss auf Twin Bays in seiner Farbe: 10 Punkte am Ende.",
        "Ana hat nicht genug Münzen, um zu bieten.",
        "Ana würfelt für Carrambah: 3 und 6.",
        "Runde 2 beginnt: Die Farbe der Jahreszeit ist Blau, Ben ist zuerst dran.",
    ],
    "pl": [
        "Ana dostaje arkusz A.",
        "Ana maluje c3, c4 i c5 na wyspie Twin Bays na czerwono.",
        "Ana otacza tajny port na polu b2 wyspy Twin Bays, jednym kolorem.",
        "Ana wypełnia kontur na wyspie Twin Bays jego własnym kolorem: 10 punktów na koniec gry.",
        "Ana ma za mało monet, by licytować.",
        "Ana rzuca kostkami za Carrambaha: 3 i 6.",
        "Zaczyna się runda 2: kolor pory roku to niebieski, zaczyna Ben.",
    ],
}


def test_log_lines(texts: Texts) -> None:
    events = [
        told.SheetDealt(0, "a"),
        told.Painted(0, 1, "twin-bays", ("c3", "c4", "c5"), "red"),
        told.Surrounded(0, 1, "twin-bays", "secret-harbour", "b2", single=True),
        told.OutlineFilled(0, 1, "twin-bays", own=True, points=10),
        told.Passed(0, broke=True),
        told.DiceRolled(0, (3, 6)),
        told.RoundBegan(2, 1, "blue", 1),
    ]
    assert [texts.event(event, NAMES, None) for event in events] == LOG[texts.locale]


# -- names, cards and technologies -------------------------------------------------------------------------------------


def test_sheets_and_islands_are_called_the_same_in_every_language(texts: Texts) -> None:
    assert texts.name("sheet", "a") == "A"
    assert texts.name("island", "twin-bays") == "Twin Bays"
    assert texts.names("island", ("ember", "cinder")).startswith("Ember ")


def test_a_sheet_is_explained_by_its_islands(english: Texts) -> None:
    assert english.word("a") == english.parts_of("a") == "Tortoise and Crescent"


def test_every_landmark_says_what_it_does(texts: Texts) -> None:
    for landmark in (*KINDS, "sea", "mountain", "outline", "unpainted"):
        assert texts.name("landmark", landmark)[0].isupper()
        assert_no_gaps(texts.about("landmark", landmark))


def test_landmarks_say_the_points_of_the_rules(texts: Texts) -> None:
    for kind in (REGULAR, SECRET, TEMPLE):
        assert {worth(kind, True), worth(kind, False)} <= numbers(texts.about("landmark", KINDS[kind]))


CARDS = {
    "en": "Card #2: two dominoes, season colour. The least bid is 2; Carrambah bids 2 more.",
    "de": "Karte #2: zwei Dominosteine, Farbe der Jahreszeit. Das Mindestgebot ist 2; Carrambah bietet 2 mehr.",
    "pl": "Karta nr 2: dwie kostki domina, kolor pory roku. Najniższa oferta to 2; Carrambah oferuje o 2 więcej.",
}


def test_a_development_card_says_what_the_content_says(texts: Texts) -> None:
    assert texts.card_text("2") == CARDS[texts.locale]
    for card in CONTENTS["islands"].cards:
        assert_whole(texts.card_text(card))


def test_what_a_pack_adds_is_called_by_its_words() -> None:
    pack = house_text().replace("[sheets.a.islands.tortoise]", "[sheets.a.islands.sea-snail]")
    pack = pack.replace("[shapes.corner]", "[shapes.small-bend]").replace('shape = "corner"', 'shape = "small-bend"')
    english = Texts(Catalogue.load("islands", "en"), read_content(pack))
    assert english.word("a") == "Sea Snail and Crescent"
    assert english.event(told.ShapeChosen(0, "small-bend"), NAMES, 0) == "You choose a shape: Small Bend."
    assert english.card_text("3").startswith("Card #3: Small Bend,")


LEVEL_NUMBERS = {
    "expancing": ({3}, {5}, {3, 5}),
    "auctionis": tuple([{gain} for gain in AUCTIONIS_GAINS]),
    "economicus": tuple([{gain} for gain in ECONOMICUS_GAINS]),
    "re-color": (*[{price} for price in PRICES[RE_COLOR]], {GAIN}),
    "re-roll": ({REROLL_PRICE}, {REROLL_PRICE}, {REROLL_GAIN}),
    "transforming": (*[{price} for price in PRICES[TRANSFORMING]], {GAIN}),
    "timenautics": ({TIMENAUTICS_GAINS[0]}, {TIMENAUTICS_GAINS[1]}, {STILL_BID}),
}


def test_every_level_of_a_technology_shows_the_numbers_of_the_rules(texts: Texts) -> None:
    assert tuple(LEVEL_NUMBERS) == TECHNOLOGIES
    for technology, levels in LEVEL_NUMBERS.items():
        for level, shown in enumerate(levels, 1):
            assert_whole(texts.level_text(technology, level))
            assert shown <= numbers(texts.level_text(technology, level))


def test_a_number_after_a_technology_means_its_level(english: Texts) -> None:
    assert english.word("1", phase="card", said=("use", "re-color")) == english.level_text("re-color", 1)
    assert english.word("6", phase="carrambah", said=("use", "re-roll", "1")) == "6"
    assert english.word("1", phase="bidding", said=("bid",)) == "1"


# -- what to do now ----------------------------------------------------------------------------------------------------

PAINTING = {
    "en": [
        "Choose the shape that you paint, or decline.",
        "Paint two dominoes, one after the other; the colour is blue.",
        "Paint the second domino; the colour is blue.",
        "Paint this shape: angle; the colour is up to you.",
    ],
    "de": [
        "Wähle die Form, die du malst, oder verzichte.",
        "Male zwei Dominosteine nacheinander; die Farbe ist Blau.",
        "Male den zweiten Dominostein; die Farbe ist Blau.",
        "Male diese Form: Winkel; die Farbe ist frei.",
    ],
    "pl": [
        "Wybierz kształt, który namalujesz, albo zrezygnuj.",
        "Namaluj dwie kostki domina, jedną po drugiej; kolor: niebieski.",
        "Namaluj drugą kostkę domina; kolor: niebieski.",
        "Namaluj ten kształt: kąt; kolor: dowolny.",
    ],
}


def hint(texts: Texts, phase: str, shape: str | None, pieces: int, colours: tuple[str, ...], *dice: int) -> str:
    """A hint with the details of a view, as a drawing asks for it."""
    return texts.phase_hint(phase, card=3, least=5, shape=shape, pieces=pieces, colours=colours, dice=dice)


def test_a_hint_with_details_says_what_is_painted(texts: Texts) -> None:
    assert [
        hint(texts, "card", None, 0, ()),
        hint(texts, "card", "domino", 2, ("blue",)),
        hint(texts, "card", "domino", 1, ("blue",)),
        hint(texts, "card", "angle", 1, COLOURS),
    ] == PAINTING[texts.locale]


def test_a_hint_with_details_names_the_least_bid(english: Texts) -> None:
    assert english.phase_hint("bidding") == "Bid for the card, or pass."
    assert hint(english, "bidding", None, 0, ()) == "Card #3 is auctioned: bid 5 coins or more, or pass."


def test_a_shape_that_fits_nowhere_can_only_be_altered(english: Texts) -> None:
    # Card #1 in a random colour: it is rolled only for a shape that could be painted.
    assert hint(english, "card", "angle", 1, ()).endswith("cannot be painted as it is: alter it, or decline.")


def test_every_hint_with_details_is_whole(texts: Texts) -> None:
    for phase in ("auction-die", "carrambah", "colour-die", "transform-die"):
        assert_whole(hint(texts, phase, None, 0, ()))
        assert_whole(hint(texts, phase, None, 0, (), 6))
        assert_whole(hint(texts, phase, None, 0, (), 3, 6))
    for phase in ("card", "grove", "square", "coal", "expancing", "triggered", "taking", "over"):
        for colours in (("blue",), COLOURS):
            for shape, pieces in (("square", 0), ("domino", 2), ("domino", 1), ("zigzag", 1)):
                assert_whole(hint(texts, phase, shape, pieces, colours))
    assert_whole(hint(texts, "grove", "corner", 1, ()))


def test_a_word_means_what_it_does_in_the_phase(english: Texts) -> None:
    assert english.word("decline", phase="square") == "do not paint"
    assert english.word("decline", phase="volcano") == "take coins from nobody"
    assert english.word("skip", phase="carrambah") == "let the dice stand"
    assert english.word("c3") == "c3"


# -- how it ended ------------------------------------------------------------------------------------------------------

ALONE = {
    "en": ("You reach 212 points.", "You earn the title “The Architect”."),
    "de": ("Du erreichst 212 Punkte.", "Du erringst den Titel „Architektur“."),
    "pl": ("Zdobywasz 212 punktów.", "Zdobywasz tytuł „Architekt”."),
}


def test_alone_one_reaches_points_and_a_title(texts: Texts) -> None:
    result = Result((212,), (1,), "season")
    reached, title = ALONE[texts.locale]
    assert texts.result_lines(result, ("Ana",), 0, "architect") == [texts.ending("season"), reached, title]
    assert texts.result_lines(result, ("Ana",), 0) == [texts.ending("season"), reached]
    assert all("Ana" in line for line in texts.result_lines(result, ("Ana",), None, "architect")[1:])


def test_every_title_has_a_name_of_its_own(texts: Texts) -> None:
    assert len({texts.name("title", title) for _, title in TITLES}) == len(TITLES)


def test_a_tie_goes_to_the_richest(texts: Texts) -> None:
    lines = texts.result_lines(Result((30, 30), (2, 1), "season"), ("Ana", "Ben"))
    assert lines[1] == texts.say("tie-break")


def test_a_round_that_goes_by_itself_reads_as_a_bid_that_wins_and_is_paid(texts: Texts) -> None:
    """Nothing can be painted any more, so the next round begins in the same step."""
    position = draw_table(Seat(i1=HOME.replace(".", "b"), coins=13)).then("~: die 3")
    said = [texts.event(event, NAMES, 0) for event in position.told("bid 13")]
    won = (told.MadeBid(0, 13), told.AuctionWon(0, 13), told.Paid(0, 13), told.RoundBegan(2, 1, "blue", 0))
    assert said == [texts.event(event, NAMES, 0) for event in won]
    assert not any("#0" in sentence for sentence in said)
