"""O2: the turn. O3: draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kamishima.core.errors import IllegalAction, NotYourTurn

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


def test_o2_1_a_turn_is_one_of_three_actions(table: Table) -> None:
    position = table("""
        line: cat fox dog pig
        discards: sheep
        p1: sheep sheep cat
        p1 left: raccoon
    """)
    verbs = {text.split()[0] for text in position.offers()}
    assert verbs == {"draw", "play", "use"}


@pytest.mark.parametrize(
    "action",
    [
        pytest.param("draw dog", id="draw"),
        pytest.param("play sheep right pay sheep cat", id="play"),
        pytest.param("use raccoon, take dog", id="use"),
    ],
)
def test_o2_1_after_one_action_the_turn_is_over(table: Table, action: str) -> None:
    after = table("""
        line: dog fox fox pig
        discards: sheep
        p1: sheep sheep cat
        p1 left: raccoon
    """).then(f"p1: {action}")
    after = after.then("~: card owl") if after.acting == "~" else after
    assert after.acting == "p2"


def test_o2_1_nobody_may_pass_while_an_action_is_possible(table: Table) -> None:
    position = table("line: fox")
    assert position.offers() == ["draw fox"]
    with pytest.raises(IllegalAction, match="'pass' is not offered; now may follow: draw"):
        position.then("p1: pass")


def test_o2_1_a_turn_without_any_possible_action_is_a_pass(table: Table) -> None:
    position = table("""
        deck:
        p1: fox eagle             # each costs 8, and the other pays only 4
    """)
    assert position.offers() == ["pass"]
    assert position.then("p1: pass").acting == "p2"


def test_o2_2_the_hand_is_cut_down_to_eight_cards_after_the_action(table: Table) -> None:
    drawn = table("""
        line: dog raccoon fox fox
        p1: cat cat cat cat sheep sheep sheep
    """).then("""
        p1: draw dog raccoon
        ~: card owl, card owl
    """)
    assert (drawn.acting, drawn.offers()) == (
        "p1",
        ["discard cat", "discard sheep", "discard raccoon", "discard dog"],
    )
    after = drawn.then("p1: discard sheep")
    assert (after.discards, after.acting) == ("sheep", "p2")


def test_o2_2_several_cards_beyond_the_limit_are_discarded_one_after_the_other(table: Table) -> None:
    drawn = table("""
        line: cat cat sheep sheep
        p1: cat cat sheep sheep chick chick chick chick
    """).then("""
        p1: draw cat cat sheep sheep
        ~: card owl, card owl, card dog, card dog
    """)
    after = drawn.then("p1: discard cat, discard cat, discard chick, discard sheep")
    assert len(after.state.hands[0]) == 8
    assert (after.discards, after.acting) == ("cat cat chick sheep", "p2")


def test_o2_2_eight_cards_may_be_kept(table: Table) -> None:
    after = table("""
        line: dog fox fox pig
        p1: cat cat cat cat sheep sheep sheep
    """).then("""
        p1: draw dog
        ~: card owl
    """)
    assert after.acting == "p2"


def test_o2_2_the_limit_is_checked_only_after_the_action(table: Table) -> None:
    # nine cards at the beginning of a turn, six after playing: nothing is discarded but the payment
    after = table("""
        line: dog fox fox pig
        p1: cat cat cat cat sheep sheep sheep sheep chick
    """).then("""
        p1: play sheep left pay cat cat
    """)
    assert (after.discards, after.acting) == ("cat cat", "p2")


def test_o2_3_play_goes_clockwise(table: Table) -> None:
    position = table("""
        turn: p2
        line: cat sheep chick minnow
        p3:
    """)
    third = position.then("""
        p2: draw cat
        ~: card owl
    """)
    assert third.acting == "p3"
    assert third.then("p3: draw sheep\n~: card owl").acting == "p1"


def test_o2_3_nobody_speaks_out_of_turn(table: Table) -> None:
    with pytest.raises(NotYourTurn, match="p1 decides now, not p2"):
        table("line: cat").then("p2: draw cat")


def test_o3_1_any_cards_worth_at_most_four_folds_together_may_be_drawn(table: Table) -> None:
    position = table("line: cat dog pig fox")
    assert position.offers("draw") == [
        "draw cat",
        "draw cat pig",
        "draw cat dog",
        "draw pig",
        "draw dog",
        "draw fox",
    ]


def test_o3_1_four_small_cards_may_be_drawn_at_once_and_copies_are_alike(table: Table) -> None:
    position = table("line: cat cat sheep sheep")
    assert "draw cat cat sheep sheep" in position.offers()
    assert len(position.offers("draw")) == 8  # 0 to 2 cats with 0 to 2 sheep, but not nothing


def test_o3_1_at_least_one_card_is_drawn(table: Table) -> None:
    with pytest.raises(IllegalAction, match="'draw' is not finished"):
        table("line: cat dog pig fox").then("p1: draw")


def test_o3_1_cards_may_be_named_in_any_order(table: Table) -> None:
    after = table("line: cat dog pig fox").then("p1: draw pig cat")
    assert after.hand("p1") == "cat pig"


def test_o3_2_the_line_is_refilled_when_the_taking_is_done(table: Table) -> None:
    drawn = table("line: cat dog pig fox").then("p1: draw cat pig")
    assert (drawn.acting, drawn.line) == ("~", "dog fox")
    after = drawn.then("~: card owl, card cat")
    assert (after.line, after.acting) == ("dog fox owl cat", "p2")


def test_o3_2_a_line_longer_than_any_character_allows_is_a_fault(table: Table) -> None:
    position = table("""
        characters: merchant-yellow
        line: oni tengu kirin phoenix dragon
    """)
    crowded = position.state.copy()
    crowded.line, crowded.deck = (*crowded.line, crowded.deck[0]), crowded.deck[1:]
    assert position.game.faults(crowded) == ["the draw line has 6 cards, but never more than 5"]
    usual = table("line: cat dog pig fox")
    crowded = usual.state.copy()
    crowded.line, crowded.deck = (*crowded.line, crowded.deck[0]), crowded.deck[1:]
    assert usual.game.faults(crowded) == ["the draw line has 5 cards, but never more than 4"]


def test_o3_2_the_line_stays_short_when_the_deck_cannot_fill_it(table: Table) -> None:
    after = table("""
        deck: owl
        line: cat dog pig fox
    """).then("""
        p1: draw cat pig
        ~: card owl
    """)
    assert (after.line, after.acting) == ("dog fox owl", "p2")


def test_o3_3_an_effect_refills_the_line_only_when_it_is_done(table: Table) -> None:
    # the raccoon takes from the line first and the top discard then; only after that the line is refilled
    taken = table("""
        line: cat dog pig fox
        discards: owl
        p1 left: raccoon
    """).then("""
        p1: use raccoon
        p1: take cat dog
    """)
    assert (taken.hand("p1"), taken.line, taken.acting) == ("cat dog owl", "pig fox", "~")
    assert taken.then("~: card cat, card cat").line == "pig fox cat cat"


def test_o3_3_a_line_that_came_up_short_is_filled_by_the_next_effect(table: Table) -> None:
    after = table("""
        line: dog fox
        p1: cat sheep sheep
    """).then("""
        p1: play cat left pay sheep sheep
        p1: use
        ~: card pig               # drawn by the cat
        ~: card owl, card dove    # the line
    """)
    assert (after.line, after.acting) == ("dog fox owl dove", "p2")


def test_o3_3_a_deck_made_by_a_payment_fills_the_line_after_the_instant_that_was_paid_for(table: Table) -> None:
    played = table("""
        deck:
        line: dog fox
        p1: owl sheep sheep sheep sheep
    """).then("p1: play owl left pay sheep sheep sheep sheep")
    assert (played.line, played.deck, played.acting) == ("dog fox", "sheep sheep sheep sheep", "p1")
    looked = played.then("""
        p1: use
        ~: card sheep, card sheep, card sheep
        p1: discard sheep, discard sheep
    """)
    assert (looked.turn_of, looked.acting) == ("p1", "~")
    assert looked.then("~: card sheep, card sheep").line == "dog fox sheep sheep"


def test_o3_3_without_an_effect_the_next_turn_begins_with_a_full_line(table: Table) -> None:
    played = table("""
        deck:
        line: dog fox
        p1: rabbit pig dog cat
    """).then("p1: play rabbit left pay pig dog cat")
    assert (played.turn_of, played.acting, played.line) == ("p2", "~", "dog fox")
    assert played.then("~: card cat, card pig").line == "dog fox cat pig"
