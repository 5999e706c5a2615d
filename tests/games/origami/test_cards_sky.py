"""The cards of the sky."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


# -- chick -------------------------------------------------------------------------------------------------------------


def test_chick_takes_one_one_fold_card_from_the_line(table: Table) -> None:
    played = table("""
        line: cat sheep sheep dog
        p1: chick owl
    """).then("p1: play chick left pay owl")
    assert played.offers() == ["take cat", "take sheep", "skip"]
    after = played.then("""
        p1: take sheep
        ~: card fox
    """)
    assert after.hand("p1") == "sheep"
    assert after.line == "cat sheep dog fox"


def test_chick_may_be_skipped(table: Table) -> None:
    after = table("""
        line: cat sheep sheep dog
        p1: chick owl
    """).then("""
        p1: play chick left pay owl
        p1: skip
    """)
    assert (after.hand("p1"), after.acting) == ("", "p2")


def test_chick_is_not_asked_when_no_one_fold_card_lies_in_the_line(table: Table) -> None:
    after = table("""
        line: dog owl pig fox
        p1: chick owl
    """).then("p1: play chick left pay owl")
    assert after.acting == "p2"


# -- owl ---------------------------------------------------------------------------------------------------------------


def test_owl_looks_at_three_cards_takes_one_and_discards_the_others(table: Table) -> None:
    looked = table("""
        line: dog dog fox fox
        p1: owl eagle
    """).then("""
        p1: play owl left pay eagle
        p1: use
        ~: card cat, card pig, card dove
    """)
    assert looked.offers() == ["discard cat", "discard pig", "discard dove"]
    after = looked.then("p1: discard dove, discard cat")
    assert after.hand("p1") == "pig"
    assert after.discards == "eagle dove cat"
    assert after.acting == "p2"


def test_owl_keeps_its_card_secret(table: Table) -> None:
    after = table("p1: owl eagle").then("""
        p1: play owl left pay eagle
        p1: use
        ~: card cat, card pig, card dove
        p1: discard dove, discard cat
    """)
    assert after.known("p1", by="p2") == ""
    assert after.view("p2").players[0].hand is None


def test_owl_sees_fewer_cards_when_there_are_not_three(table: Table) -> None:
    # the discarded card becomes the deck at once, but the looking is over
    looked = table("""
        deck: cat pig
        line: dog dog fox fox
        p1: owl
        p1 left: lion
    """).then("""
        p1: use lion
        p1: play owl right
        p1: use
        ~: card cat, card pig
    """)
    assert looked.offers() == ["discard cat", "discard pig"]
    after = looked.then("p1: discard cat")
    assert (after.hand("p1"), after.deck, after.acting) == ("pig", "cat", "p2")


# -- dove --------------------------------------------------------------------------------------------------------------


def test_dove_lets_every_player_draw_one_card(table: Table) -> None:
    after = table("""
        line: dog dog fox fox
        p1: dove eagle
        p2: cat
        p3:
    """).then("""
        p1: play dove left pay eagle
        p1: use
        ~: card pig, card owl, card whale     # p1 first, then clockwise
    """)
    assert [after.hand(seat) for seat in ("p1", "p2", "p3")] == ["pig", "cat owl", "whale"]
    assert after.acting == "p2"


def test_dove_may_push_another_hand_beyond_the_limit_until_that_players_turn_ends(table: Table) -> None:
    after = table("""
        line: dog dog fox fox
        p1: dove eagle
        p2: cat cat cat cat sheep sheep sheep sheep
    """).then("""
        p1: play dove left pay eagle
        p1: use
        ~: card pig, card owl
    """)
    assert after.view("all").players[1].hand_size == 9
    assert after.offers("discard") == []


def test_dove_gives_nothing_to_those_for_whom_no_card_is_left(table: Table) -> None:
    # the deck holds one card, and the paid eagle becomes the second one: p3 gets nothing
    after = table("""
        deck: pig
        line: dog dog fox fox
        p1: dove eagle
        p2:
        p3:
    """).then("""
        p1: play dove left pay eagle
        p1: use
        ~: card pig, card eagle
    """)
    assert [after.hand(seat) for seat in ("p1", "p2", "p3")] == ["pig", "eagle", ""]
    assert after.acting == "p2"


# -- chicken -----------------------------------------------------------------------------------------------------------


def test_chicken_is_worth_two_more_for_each_chick_of_its_owner(table: Table) -> None:
    position = table("""
        p1 left: chick chicken    # covered chicks count
        p1 right: chick
        p2 left: chick
    """)
    assert position.bonus("p1", "chicken") == [4]


# -- eagle -------------------------------------------------------------------------------------------------------------


def test_eagle_takes_any_one_card_from_the_line(table: Table) -> None:
    played = table("""
        line: cat dog fox fox
        p1: eagle eagle chicken chick
    """).then("p1: play eagle left pay eagle chicken chick")
    assert played.offers() == ["take cat", "take dog", "take fox", "skip"]
    after = played.then("""
        p1: take fox
        ~: card pig
    """)
    assert (after.hand("p1"), after.line) == ("fox", "cat dog fox pig")


def test_eagle_is_not_asked_when_the_line_is_empty(table: Table) -> None:
    after = table("p1: eagle eagle chicken chick").then("p1: play eagle left pay eagle chicken chick")
    assert after.turn_of == "p2"


# -- magpie ------------------------------------------------------------------------------------------------------------


def test_magpie_takes_a_line_card_worth_at_most_two_folds_more_than_the_discarded_one(table: Table) -> None:
    begun = table("""
        line: cat dog pig fox
        p1: chick
        p1 left: magpie
    """).then("p1: use magpie")
    assert begun.offers() == ["discard chick"]
    discarded = begun.then("p1: discard chick")
    assert discarded.offers() == ["take cat", "take pig", "take dog"]  # the fox is worth three folds more
    after = discarded.then("""
        p1: take pig
        ~: card fox
    """)
    assert (after.hand("p1"), after.discards, after.line) == ("pig", "chick", "cat dog fox fox")


def test_magpie_may_trade_down(table: Table) -> None:
    after = table("""
        line: cat dog pig fox
        p1: eagle
        p1 left: magpie
    """).then("""
        p1: use magpie
        p1: discard eagle
        p1: take cat
    """)
    assert after.hand("p1") == "cat"


def test_magpie_discards_only_what_can_be_traded(table: Table) -> None:
    begun = table("""
        line: fox fox eagle eagle
        p1: chick owl
        p1 left: magpie
    """).then("p1: use magpie")
    assert begun.offers() == ["discard owl"]


def test_magpie_cannot_be_used_when_no_trade_is_possible(table: Table) -> None:
    too_dear = table("""
        line: fox fox eagle eagle
        p1: chick
        p1 left: magpie
    """)
    empty_hand = table("""
        line: cat cat dog dog
        p1 left: magpie
    """)
    assert too_dear.offers("use") == empty_hand.offers("use") == []
