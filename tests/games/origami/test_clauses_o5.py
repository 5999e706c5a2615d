"""O5: play an origami."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kamishima.core.errors import IllegalAction

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


def test_o5_1_the_cost_is_paid_exactly_with_other_hand_cards(table: Table) -> None:
    # the pig costs 6: rabbit + dog + cat, or rabbit + rabbit; its own 3 folds do not pay
    position = table("p1: pig rabbit rabbit dog cat")
    payments = {
        " ".join(sorted(text.split()[4:])) for text in position.offers("play") if text.startswith("play pig left")
    }
    assert payments == {"cat dog rabbit", "rabbit rabbit"}


def test_o5_1_overpaying_is_refused(table: Table) -> None:
    with pytest.raises(IllegalAction, match="'pig' is not offered"):
        table("p1: cat dog pig").then("p1: play cat left pay pig")


def test_o5_1_underpaying_is_refused(table: Table) -> None:
    with pytest.raises(IllegalAction, match="is not finished"):
        table("p1: cat sheep sheep").then("p1: play cat left pay sheep")


def test_o5_1_paid_cards_go_to_the_discards_with_the_last_named_on_top(table: Table) -> None:
    position = table("""
        discards: owl
        p1: pig rabbit dog sheep
    """)
    assert position.then("p1: play pig left pay rabbit sheep dog").discards == "owl sheep rabbit dog"
    assert position.then("p1: play pig left pay dog rabbit sheep").discards == "owl dog rabbit sheep"


def test_o5_1_the_other_paid_cards_lie_in_the_canonical_order_whatever_was_said(table: Table) -> None:
    position = table("p1: pig rabbit dog sheep")
    one = position.then("p1: play pig left pay dog rabbit sheep")
    other = position.then("p1: play pig left pay rabbit dog sheep")
    assert one.discards == other.discards


def test_o5_1_each_paid_card_can_be_the_top_one_and_copies_are_alike(table: Table) -> None:
    offers = table("p1: dog cat cat sheep sheep").offers("play")
    assert [text for text in offers if text.startswith("play dog left")] == [
        "play dog left pay cat sheep sheep cat",
        "play dog left pay cat cat sheep sheep",
    ]


def test_o5_2_an_origami_goes_on_top_of_a_collection(table: Table) -> None:
    after = table("""
        p1: cat dog
        p1 left: fox
        p1 right: pig
    """).then("p1: play cat left pay dog")
    assert (after.left("p1"), after.right("p1")) == ("fox cat", "pig")


def test_o5_2_collections_never_differ_by_more_than_one(table: Table) -> None:
    # the example of the book: the left collection is smaller, so the raccoon must go there, and covers the shark
    position = table("""
        line: cat sheep dog dog
        p1: raccoon whale
        p1 left: cat shark
        p1 right: minnow shell squid
        p2: pig
    """)
    assert position.offers("play") == ["play raccoon left pay whale"]
    assert position.offers("use") == ["use shark"]
    after = position.then("""
        p1: play raccoon left pay whale
        p2: draw cat
        ~: card fox
    """)
    assert after.offers("use") == ["use raccoon"]


def test_o5_2_the_first_two_origami_begin_the_two_collections(table: Table) -> None:
    first = table("""
        line: pig pig fox fox
        p1: cat dog sheep raccoon
    """)
    assert {text.split()[2] for text in first.offers("play")} == {"left", "right"}
    second = first.then("""
        p1: play sheep right pay dog
        p2: draw pig
        ~: card owl
    """)
    assert {text.split()[2] for text in second.offers("play")} == {"left"}


def test_o5_2_a_covered_special_action_is_lost(table: Table) -> None:
    position = table("""
        p1 left: fox cat
        p1 right: raccoon
        discards: sheep
    """)
    assert position.offers("use") == ["use raccoon"]


def test_o5_2_a_covered_card_still_counts(table: Table) -> None:
    position = table("""
        p1 left: fox cat
        p1 right: pig
    """)
    assert position.game.scores(position.state) == (7 + 2 + 5, 0)


def test_o5_3_an_instant_is_offered_once_right_after_playing_and_may_be_skipped(table: Table) -> None:
    position = table("""
        line: pig pig fox fox
        p1: cat dog
    """)
    played = position.then("p1: play cat left pay dog")
    assert played.offers() == ["use", "skip"]
    later = played.then("""
        p1: skip
        p2: draw pig
        ~: card owl
    """)
    assert (later.acting, later.offers("use")) == ("p1", [])


def test_o5_3_a_special_action_waits_for_the_next_turn(table: Table) -> None:
    after = table("""
        line: cat cat sheep sheep
        p1: raccoon dog dog
    """).then("p1: play raccoon left pay dog dog")
    assert after.acting == "p2"
    again = after.then("p2: draw cat\n~: card owl")
    assert again.offers("use") == ["use raccoon"]


def test_o5_3_a_special_action_may_be_used_in_every_turn_once(table: Table) -> None:
    used = table("""
        line: cat cat pig fox
        p1 left: raccoon
    """).then("""
        p1: use raccoon
        p1: take cat
        ~: card owl
    """)
    assert used.acting == "p2"
    again = used.then("p2: draw fox\n~: card dove")
    assert again.offers("use") == ["use raccoon"]


def test_o5_3_two_copies_of_a_special_action_are_offered_once(table: Table) -> None:
    position = table("""
        p1 left: fox
        p1 right: fox
    """)
    assert position.offers("use") == ["use fox"]


def test_o5_3_nobody_uses_the_special_action_of_another_player(table: Table) -> None:
    assert table("p2 left: fox").offers("use") == []


def test_o5_3_scoring_effects_count_when_covered(table: Table) -> None:
    position = table("""
        p1: cat cat
        p1 left: rabbit fox
        p1 right: pig
    """)
    assert position.bonus("p1", "rabbit") == [1]


def test_o5_4_an_effect_that_plays_another_origami_asks_for_its_cost(table: Table) -> None:
    # the lion is free, the dolphin cheaper, the cheetah neither
    played = table("p1: cheetah snake rhino monkey elephant").then("p1: play cheetah left pay snake rhino")
    assert played.offers("play") == ["play monkey right pay elephant"]


def test_o5_4_discard_and_pass_effects_mean_hand_cards(table: Table) -> None:
    used = table("""
        p1: squid crab crab
        p2: cat
        p2 left: fox
        p2 right: pig
    """).then("""
        p1: play squid left pay crab crab
        p1: use
    """)
    assert used.offers() == ["discard cat"]


def test_o5_6_an_effect_that_can_visibly_do_nothing_is_not_offered(table: Table) -> None:
    after = table("""
        line: pig pig fox fox     # no card of one fold
        p1: chick dog
    """).then("p1: play chick left pay dog")
    assert after.acting == "p2"


def test_o5_6_who_can_only_skip_because_of_a_hidden_hand_is_asked_all_the_same(table: Table) -> None:
    played = table("p1: cheetah snake rhino lion").then("p1: play cheetah left pay snake rhino")
    assert (played.acting, played.offers()) == ("p1", ["skip"])
