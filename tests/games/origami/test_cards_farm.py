"""The cards of the farm."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


# -- cat ---------------------------------------------------------------------------------------------------------------


def test_cat_draws_a_card_from_the_deck(table: Table) -> None:
    after = table("p1: cat sheep sheep").then("""
        p1: play cat left pay sheep sheep
        p1: use
        ~: card pig
    """)
    assert after.hand("p1") == "pig"


def test_cat_may_stay_unused(table: Table) -> None:
    played = table("p1: cat sheep sheep").then("p1: play cat left pay sheep sheep")
    assert played.offers() == ["use", "skip"]
    after = played.then("p1: skip")
    assert (after.hand("p1"), after.turn_of) == ("", "p2")


def test_cat_is_not_asked_when_there_is_nothing_to_draw(table: Table) -> None:
    after = table("""
        deck:                     # and no discards either: a free cat pays nothing that could become a deck
        line: pig pig dog dog
        p1: cat
        p1 left: dolphin
    """).then("""
        p1: use dolphin
        p1: play cat right
    """)
    assert after.acting == "p2"


# -- sheep -------------------------------------------------------------------------------------------------------------


def test_sheep_is_worth_one_more_with_a_dog(table: Table) -> None:
    position = table("""
        p1 left: dog sheep        # the dog is covered, and counts
        p1 right: sheep
    """)
    assert position.bonus("p1", "sheep") == [1, 1]


def test_sheep_gains_nothing_from_two_dogs_or_from_the_dog_of_another_player(table: Table) -> None:
    position = table("""
        p1 left: sheep
        p2 left: dog sheep
        p2 right: dog
    """)
    assert position.bonus("p1", "sheep") == [0]
    assert position.bonus("p2", "sheep") == [1]


# -- raccoon -----------------------------------------------------------------------------------------------------------


def test_raccoon_takes_up_to_three_folds_and_the_top_discard(table: Table) -> None:
    begun = table("""
        line: sheep dog pig fox
        discards: cat rabbit
        p1 left: raccoon
    """).then("p1: use raccoon")
    assert begun.offers() == ["take sheep", "take sheep dog", "take pig", "take dog", "skip"]
    after = begun.then("p1: take dog sheep")
    assert after.hand("p1") == "sheep dog rabbit"
    assert after.discards == "cat"


def test_raccoon_refills_the_line_when_it_is_done(table: Table) -> None:
    after = table("""
        line: sheep dog pig fox
        discards: cat
        p1 left: raccoon
    """).then("""
        p1: use raccoon
        p1: take sheep dog
        ~: card owl, card dove
    """)
    assert after.line == "pig fox owl dove"
    assert after.acting == "p2"


def test_raccoon_may_take_nothing_from_the_line_when_there_is_a_top_discard(table: Table) -> None:
    after = table("""
        line: sheep dog pig fox
        discards: cat rabbit
        p1 left: raccoon
    """).then("""
        p1: use raccoon
        p1: skip
    """)
    assert after.hand("p1") == "rabbit"
    assert after.line == "sheep dog pig fox"


def test_raccoon_must_take_from_the_line_when_there_is_no_discard(table: Table) -> None:
    begun = table("""
        line: sheep dog pig fox
        p1 left: raccoon
    """).then("p1: use raccoon")
    assert "skip" not in begun.offers()


def test_raccoon_takes_only_the_top_discard_when_the_line_is_too_dear(table: Table) -> None:
    after = table("""
        line: fox fox eagle eagle
        discards: cat rabbit
        p1 left: raccoon
    """).then("p1: use raccoon")
    assert after.hand("p1") == "rabbit"
    assert after.acting == "p2"


def test_raccoon_cannot_be_used_when_it_would_get_nothing(table: Table) -> None:
    position = table("""
        line: fox fox eagle eagle
        p1: cat
        p1 left: raccoon
    """)
    assert position.offers("use") == []


# -- pig ---------------------------------------------------------------------------------------------------------------


def test_pig_draws_two_cards(table: Table) -> None:
    after = table("""
        line: sheep dog fox fox
        p1: pig rabbit rabbit
    """).then("""
        p1: play pig left pay rabbit rabbit
        p1: use
        ~: card cat, card owl
    """)
    assert after.hand("p1") == "cat owl"
    assert after.acting == "p2"


def test_pig_goes_on_drawing_when_the_deck_runs_out_in_between(table: Table) -> None:
    drawn = table("""
        deck: cat
        line: sheep dog fox fox
        discards: sheep
        p1: pig rabbit rabbit
    """).then("""
        p1: play pig left pay rabbit rabbit
        p1: use
        ~: card cat
    """)
    assert drawn.deck == "sheep rabbit rabbit"
    assert drawn.discards == ""
    assert drawn.then("~: card rabbit").hand("p1") == "cat rabbit"


def test_pig_draws_what_there_is_when_deck_and_discards_run_out(table: Table) -> None:
    after = table("""
        deck: sheep
        line: cat cat dog dog
        p1: pig
        p1 left: lion             # the pig is free, so nothing is paid that could be drawn again
    """).then("""
        p1: use lion
        p1: play pig right
        p1: use
        ~: card sheep
    """)
    assert after.hand("p1") == "sheep"
    assert after.acting == "p2"


# -- dog ---------------------------------------------------------------------------------------------------------------


def test_dog_draws_one_card_when_no_sheep_is_visible(table: Table) -> None:
    after = table("""
        line: pig fox fox owl
        p1: dog raccoon raccoon
    """).then("""
        p1: play dog left pay raccoon raccoon
        p1: use
        ~: card cat
    """)
    assert after.hand("p1") == "cat"
    assert after.acting == "p2"


def test_dog_draws_one_more_for_each_visible_sheep_of_line_and_collections(table: Table) -> None:
    # the example of the book: two sheep lie open, so three cards are drawn; the covered sheep does not count
    after = table("""
        line: sheep pig fox fox
        p1: dog raccoon raccoon
        p1 left: sheep pig
        p1 right: rabbit
        p2 left: sheep
    """).then("""
        p1: play dog right pay raccoon raccoon
        p1: use
        ~: card cat, card cat, card owl
    """)
    assert after.hand("p1") == "cat cat owl"
    assert after.acting == "p2"


def test_dog_counts_the_sheep_on_top_of_its_owners_collections_too(table: Table) -> None:
    drawing = table("""
        line: sheep sheep fox fox
        p1: dog raccoon raccoon
        p1 left: sheep
    """).then("""
        p1: play dog right pay raccoon raccoon
        p1: use
        ~: card cat, card cat, card cat
    """)
    assert drawing.acting == "~"
    assert drawing.then("~: card cat").hand("p1") == "cat cat cat cat"


# -- fox ---------------------------------------------------------------------------------------------------------------


def test_fox_draws_three_discards_one_of_them_and_keeps_the_others(table: Table) -> None:
    looked = table("""
        line: sheep pig dog rabbit
        p1: rabbit
        p1 left: fox
    """).then("""
        p1: use fox
        ~: card cat, card owl, card dove
    """)
    assert looked.offers() == ["discard cat", "discard owl", "discard dove"]  # never the rabbit of the hand
    after = looked.then("p1: discard owl")
    assert after.hand("p1") == "cat rabbit dove"
    assert after.discards == "owl"


def test_fox_discards_openly_and_keeps_secretly(table: Table) -> None:
    looked = table("p1 left: fox").then("""
        p1: use fox
        ~: card cat, card owl, card dove
    """)
    assert looked.view("p1").aside == ("cat", "owl", "dove")
    assert (looked.view("p2").aside, looked.view("p2").aside_size) == (None, 3)
    after = looked.then("p1: discard owl")
    assert after.known("p1", by="p2") == ""
    assert after.view("p2").discards == ("owl",)


def test_fox_shuffles_the_discards_when_the_deck_runs_out_while_drawing(table: Table) -> None:
    after = table("""
        deck: cat
        discards: owl dove
        p1 left: fox
        p2 left: pig
        p2 right: rabbit
    """).then("""
        p1: use fox
        ~: card cat, card dove, card owl
        p1: discard cat
    """)
    assert after.hand("p1") == "owl dove"
    assert after.deck == "cat"  # the deck was empty, so the discard became the deck at once


def test_fox_keeps_both_when_only_two_cards_can_be_drawn(table: Table) -> None:
    after = table("""
        deck: cat owl
        line: pig pig dog dog
        p1 left: fox
    """).then("""
        p1: use fox
        ~: card cat, card owl
    """)
    assert after.hand("p1") == "cat owl"
    assert after.acting == "p2"


def test_fox_cannot_be_used_when_there_is_nothing_to_draw(table: Table) -> None:
    position = table("""
        deck:
        line: pig pig dog dog
        p1 left: fox
    """)
    assert position.offers("use") == []


# -- rabbit ------------------------------------------------------------------------------------------------------------


def test_rabbit_is_worth_one_more_for_every_two_cards_in_hand_rounded_down(table: Table) -> None:
    position = table("""
        p1: cat cat cat cat dog   # the example of the book: five cards, two points
        p1 left: rabbit
        p2: pig
        p2 left: rabbit
    """)
    assert position.bonus("p1", "rabbit") == [2]
    assert position.bonus("p2", "rabbit") == [0]
