"""The cards of the lawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


# -- ant ---------------------------------------------------------------------------------------------------------------


def test_ant_is_worth_five_instead_of_three_when_there_are_two_of_them(table: Table) -> None:
    position = table("""
        p1 left: ant bee          # a covered ant counts
        p1 right: ant
        p2 left: ant
    """)
    assert position.bonus("p1", "ant") == [2, 2]
    assert position.bonus("p2", "ant") == [0]


def test_ant_is_worth_no_more_than_five_with_three_of_them(table: Table) -> None:
    position = table("""
        p1 left: ant ant
        p1 right: ant
    """)
    assert position.bonus("p1", "ant") == [2, 2, 2]
    assert position.view("all").players[0].score == 15


# -- butterfly ---------------------------------------------------------------------------------------------------------


def test_butterfly_is_worth_three_more_over_a_caterpillar(table: Table) -> None:
    position = table("""
        p1 left: caterpillar ant butterfly    # not necessarily directly beneath
        p1 right: bee bee
    """)
    assert position.bonus("p1", "butterfly") == [3]


def test_butterfly_gains_nothing_from_a_caterpillar_above_it_or_in_the_other_collection(table: Table) -> None:
    position = table("""
        p1 left: butterfly caterpillar
        p1 right: caterpillar
    """)
    assert position.bonus("p1", "butterfly") == [0]


def test_butterfly_gains_only_once_from_two_caterpillars(table: Table) -> None:
    position = table("""
        p1 left: caterpillar caterpillar butterfly
        p1 right: ant ant
    """)
    assert position.bonus("p1", "butterfly") == [3]


# -- bee ---------------------------------------------------------------------------------------------------------------


def test_bee_is_worth_one_more_for_each_lawn_origami_itself_included(table: Table) -> None:
    position = table("""
        p1 left: bee ant          # unlike the whale
        p1 right: fly cat
        p2 left: spider
    """)
    assert position.bonus("p1", "bee") == [3]


# -- cricket -----------------------------------------------------------------------------------------------------------


def test_cricket_draws_a_card_and_then_may_play_an_origami(table: Table) -> None:
    drawn = table("""
        p1: caterpillar ant
        p1 left: cricket
    """).then("""
        p1: use cricket
        ~: card fox
    """)
    assert drawn.offers() == ["play caterpillar right pay ant", "skip"]
    after = drawn.then("p1: play caterpillar right pay ant")
    assert (after.right("p1"), after.hand("p1")) == ("caterpillar", "fox")


def test_cricket_may_only_draw(table: Table) -> None:
    after = table("""
        line: ant ant bee bee
        p1 left: cricket
    """).then("""
        p1: use cricket
        ~: card pig
        p1: skip
    """)
    assert (after.hand("p1"), after.acting) == ("pig", "p2")


def test_cricket_does_not_play_the_card_just_drawn(table: Table) -> None:
    drawn = table("""
        p1: ant ant
        p1 left: cricket
    """).then("""
        p1: use cricket
        ~: card fly
    """)
    assert drawn.offers() == ["play ant right pay fly ant", "play ant right pay ant fly", "skip"]


def test_cricket_lets_the_drawn_card_help_to_pay(table: Table) -> None:
    after = table("""
        p1: caterpillar fly
        p1 left: cricket
    """).then("""
        p1: use cricket
        ~: card fly
        p1: play caterpillar right pay fly fly
    """)
    assert (after.right("p1"), after.discards) == ("caterpillar", "fly fly")


def test_cricket_may_play_another_copy_of_the_drawn_card_which_is_then_shown(table: Table) -> None:
    after = table("""
        p1: fly ant
        p1 left: cricket
    """).then("""
        p1: use cricket
        ~: card fly
        p1: play fly right pay ant
    """)
    assert (after.right("p1"), after.hand("p1")) == ("fly", "fly")
    assert after.known("p1", by="p2") == after.known("p1", by="all") == "fly"


def test_cricket_may_pay_for_another_copy_with_the_drawn_card_itself(table: Table) -> None:
    after = table("""
        p1: ant fly
        p1 left: cricket
    """).then("""
        p1: use cricket
        ~: card ant
        p1: play ant right pay fly ant
    """)
    assert (after.right("p1"), after.hand("p1"), after.known("p1", by="p2")) == ("ant", "", "")


def test_cricket_keeps_the_drawn_card_secret_when_something_else_is_played(table: Table) -> None:
    drawn = table("""
        p1: caterpillar ant
        p1 left: cricket
    """).then("""
        p1: use cricket
        ~: card pig
    """)
    assert (drawn.view("p1").drawn, drawn.view("p2").drawn) == ("pig", None)
    after = drawn.then("p1: play caterpillar right pay ant")
    assert after.known("p1", by="p2") == ""
    assert after.view("p1").drawn is None


def test_cricket_cannot_be_used_when_there_is_nothing_to_draw(table: Table) -> None:
    position = table("""
        deck:
        p1: caterpillar ant
        p1 left: cricket
    """)
    assert position.offers("use") == []


# -- caterpillar -------------------------------------------------------------------------------------------------------


def test_caterpillar_takes_up_to_two_folds_from_the_line(table: Table) -> None:
    played = table("""
        line: fly cat ant spider
        p1: caterpillar ant
    """).then("p1: play caterpillar left pay ant")
    assert played.offers() == ["take cat", "take cat fly", "take ant", "take fly", "skip"]
    after = played.then("p1: take fly cat")
    assert (after.hand("p1"), after.line) == ("cat fly", "ant spider")


def test_caterpillar_is_not_asked_when_the_line_holds_only_larger_cards(table: Table) -> None:
    after = table("""
        line: bee bee spider spider
        p1: caterpillar ant
    """).then("p1: play caterpillar left pay ant")
    assert after.acting == "p2"


# -- spider ------------------------------------------------------------------------------------------------------------


def test_spider_takes_exactly_six_folds_from_the_line(table: Table) -> None:
    begun = table("""
        line: ant ant bee fly
        p1 left: spider
    """).then("p1: use spider")
    assert begun.offers() == ["take ant bee"]
    after = begun.then("p1: take bee ant")
    assert (after.hand("p1"), after.line) == ("ant bee", "ant fly")


def test_spider_may_choose_among_several_sets_of_six_folds(table: Table) -> None:
    begun = table("""
        line: ant cat spider bee
        p1 left: spider
    """).then("p1: use spider")
    assert begun.offers() == ["take cat ant spider", "take ant bee"]


def test_spider_cannot_be_used_when_no_set_gives_exactly_six_folds(table: Table) -> None:
    position = table("""
        line: fly fly caterpillar ant     # 5 in all
        p1 left: spider
    """)
    assert position.offers("use") == []


# -- fly ---------------------------------------------------------------------------------------------------------------


def test_fly_takes_the_card_that_was_the_top_discard_before_it_was_paid(table: Table) -> None:
    played = table("""
        line: ant ant bee bee
        discards: pig dog
        p1: fly cat caterpillar
    """).then("p1: play fly left pay cat caterpillar")
    assert played.offers() == ["use", "skip"]
    after = played.then("p1: use")
    assert (after.hand("p1"), after.discards, after.acting) == ("dog", "pig cat caterpillar", "p2")


def test_fly_is_not_asked_when_there_were_no_discards(table: Table) -> None:
    after = table("p1: fly ant").then("p1: play fly left pay ant")
    assert (after.discards, after.turn_of) == ("ant", "p2")


def test_fly_finds_nothing_when_paying_made_the_discards_a_new_deck(table: Table) -> None:
    # nobody can lie on discards when the deck is empty: they are the deck at once, and so is the ant
    after = table("""
        deck:
        p1: fly ant
    """).then("p1: play fly left pay ant")
    assert (after.deck, after.discards, after.turn_of) == ("ant", "", "p2")


def test_fly_played_free_takes_the_top_discard(table: Table) -> None:
    after = table("""
        discards: pig dog
        p1: fly
        p1 left: lion
    """).then("""
        p1: use lion
        p1: play fly right
        p1: use
    """)
    assert (after.hand("p1"), after.discards) == ("dog", "pig")
