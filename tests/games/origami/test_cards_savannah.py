"""The cards of the savannah."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


# -- monkey ------------------------------------------------------------------------------------------------------------


def test_monkey_swaps_a_hand_card_with_a_line_card_which_keeps_its_place(table: Table) -> None:
    played = table("""
        line: zebra lion rhino snake
        p1: monkey elephant gorilla
    """).then("p1: play monkey left pay elephant")
    assert played.offers() == [
        "swap gorilla rhino",
        "swap gorilla zebra",
        "swap gorilla lion",
        "swap gorilla snake",
        "skip",
    ]
    after = played.then("p1: swap gorilla rhino")
    assert (after.hand("p1"), after.line, after.acting) == ("rhino", "zebra lion gorilla snake", "p2")


def test_monkey_offers_no_swap_of_a_card_with_its_own_copy(table: Table) -> None:
    # nothing sensible is left, but the player is asked all the same: nobody learns anything about the hand
    played = table("""
        line: zebra zebra
        p1: monkey monkey monkey monkey
    """).then("p1: play monkey left pay monkey monkey")
    assert played.offers() == ["swap monkey zebra", "skip"]
    only_skip = table("""
        line: zebra
        p1: monkey elephant zebra
    """).then("p1: play monkey left pay elephant")
    assert only_skip.offers() == ["skip"]


def test_monkey_swaps_openly(table: Table) -> None:
    after = table("""
        line: zebra lion rhino snake
        p1: monkey elephant gorilla
    """).then("""
        p1: play monkey left pay elephant
        p1: swap gorilla lion
    """)
    assert after.known("p1", by="p2") == "lion"


def test_monkey_is_not_asked_with_an_empty_hand_or_an_empty_line(table: Table) -> None:
    no_hand = table("""
        line: zebra lion rhino snake
        p1: monkey elephant
    """)
    no_line = table("p1: monkey elephant gorilla")
    for position in (no_hand, no_line):
        assert position.then("p1: play monkey left pay elephant").turn_of == "p2"


# -- cheetah -----------------------------------------------------------------------------------------------------------


def test_cheetah_plays_another_origami_and_pays_for_it(table: Table) -> None:
    played = table("""
        p1: cheetah snake rhino zebra lion
    """).then("p1: play cheetah left pay snake rhino")
    assert played.offers() == ["play zebra right pay lion", "skip"]
    after = played.then("p1: play zebra right pay lion")
    assert (after.left("p1"), after.right("p1")) == ("cheetah", "zebra")
    assert (after.hand("p1"), after.discards) == ("", "snake rhino lion")


def test_cheetah_may_rest(table: Table) -> None:
    after = table("""
        line: cat cat dog dog
        p1: cheetah snake rhino zebra lion
    """).then("""
        p1: play cheetah left pay snake rhino
        p1: skip
    """)
    assert (after.hand("p1"), after.acting) == ("zebra lion", "p2")


def test_cheetah_is_asked_even_when_nothing_can_be_paid(table: Table) -> None:
    played = table("p1: cheetah snake rhino lion").then("p1: play cheetah left pay snake rhino")
    assert played.offers() == ["skip"]


def test_cheetah_is_not_asked_with_an_empty_hand(table: Table) -> None:
    assert table("p1: cheetah snake rhino").then("p1: play cheetah left pay snake rhino").turn_of == "p2"


def test_cheetah_can_be_followed_by_the_other_cheetah(table: Table) -> None:
    played = table("""
        p1: cheetah cheetah snake rhino gorilla zebra monkey elephant
    """).then("""
        p1: play cheetah left pay snake rhino
        p1: play cheetah right pay zebra gorilla
    """)
    assert played.offers("play") == ["play monkey left pay elephant", "play monkey right pay elephant"]


# -- rhino -------------------------------------------------------------------------------------------------------------


def test_rhino_discards_the_whole_line_and_lays_out_a_new_one(table: Table) -> None:
    after = table("""
        line: zebra lion monkey snake
        p1: rhino gorilla elephant
    """).then("""
        p1: play rhino left pay gorilla elephant
        p1: use
        ~: card cat, card cat, card dog, card pig
    """)
    assert after.discards == "gorilla elephant zebra lion monkey snake"
    assert (after.line, after.acting) == ("cat cat dog pig", "p2")


def test_rhino_may_leave_the_line_alone(table: Table) -> None:
    after = table("""
        line: zebra lion monkey snake
        p1: rhino gorilla elephant
    """).then("""
        p1: play rhino left pay gorilla elephant
        p1: skip
    """)
    assert after.line == "zebra lion monkey snake"


def test_rhino_sweeps_the_line_into_the_new_deck_when_the_deck_runs_out(table: Table) -> None:
    laid = table("""
        deck: cat
        line: zebra lion monkey snake
        p1: rhino gorilla elephant
    """).then("""
        p1: play rhino left pay elephant gorilla
        p1: use
        ~: card cat
    """)
    assert laid.deck == "monkey gorilla elephant zebra lion snake"
    assert laid.then("~: card lion, card zebra, card snake").line == "cat lion zebra snake"


def test_rhino_is_not_asked_when_the_line_is_empty(table: Table) -> None:
    assert table("p1: rhino gorilla elephant").then("p1: play rhino left pay gorilla elephant").turn_of == "p2"


# -- gorilla -----------------------------------------------------------------------------------------------------------


def test_gorilla_is_worth_two_more_for_each_monkey_of_its_owner(table: Table) -> None:
    position = table("""
        p1 left: monkey gorilla
        p1 right: monkey monkey
        p2 left: monkey
    """)
    assert position.bonus("p1", "gorilla") == [6]


# -- elephant ----------------------------------------------------------------------------------------------------------


def test_elephant_takes_a_card_of_one_or_two_folds_out_of_the_discards(table: Table) -> None:
    # the zebra just paid can be taken, too; snake and lion are too large
    played = table("""
        discards: cat snake dog lion
        p1: elephant zebra zebra
    """).then("p1: play elephant left pay zebra zebra")
    assert played.offers() == ["take cat", "take dog", "take zebra", "skip"]
    after = played.then("p1: take dog")
    assert (after.hand("p1"), after.discards) == ("dog", "cat snake lion zebra zebra")


def test_elephant_takes_the_topmost_copy(table: Table) -> None:
    after = table("""
        discards: cat dog cat lion
        p1: elephant zebra zebra
    """).then("""
        p1: play elephant left pay zebra zebra
        p1: take cat
    """)
    assert after.discards == "cat dog lion zebra zebra"


def test_elephant_is_not_asked_when_no_small_card_was_discarded(table: Table) -> None:
    after = table("""
        discards: snake
        p1: elephant lion
    """).then("p1: play elephant left pay lion")
    assert (after.discards, after.turn_of) == ("snake lion", "p2")


# -- zebra -------------------------------------------------------------------------------------------------------------


def test_zebra_makes_everybody_pass_a_card_to_the_right(table: Table) -> None:
    # play goes clockwise, to the left: the right neighbour is the one who played before
    used = table("""
        line: snake snake rhino rhino
        p1: zebra lion monkey
        p2: cat
        p3: dog pig
    """).then("""
        p1: play zebra left pay lion
        p1: use
    """)
    assert (used.acting, used.offers()) == ("p1", ["give monkey"])
    after = used.then("""
        p1: give monkey
        p2: give cat
        p3: give dog
    """)
    assert [after.hand(seat) for seat in ("p1", "p2", "p3")] == ["cat", "dog", "pig monkey"]
    assert after.acting == "p2"


def test_zebra_with_two_players_exchanges_one_card_each(table: Table) -> None:
    after = table("""
        p1: zebra lion monkey
        p2: cat dog
    """).then("""
        p1: play zebra left pay lion
        p1: use
        p1: give monkey
        p2: give dog
    """)
    assert (after.hand("p1"), after.hand("p2")) == ("dog", "cat monkey")


def test_zebra_gives_to_an_empty_hand_and_takes_nothing_from_it(table: Table) -> None:
    after = table("""
        p1: zebra lion
        p2: cat dog
        p3:
    """).then("""
        p1: play zebra left pay lion
        p1: use
        p2: give cat
    """)
    assert [after.hand(seat) for seat in ("p1", "p2", "p3")] == ["cat", "dog", ""]


def test_zebra_is_not_asked_when_all_hands_are_empty(table: Table) -> None:
    assert table("p1: zebra lion").then("p1: play zebra left pay lion").turn_of == "p2"


def test_zebra_lets_nobody_give_what_was_just_received(table: Table) -> None:
    chosen = table("""
        p1: zebra lion monkey
        p2: cat
    """).then("""
        p1: play zebra left pay lion
        p1: use
        p1: give monkey
    """)
    assert chosen.hand("p2") == "cat"  # nothing changes hands before all have chosen
    assert chosen.offers() == ["give cat"]


def test_zebra_shows_a_choice_to_nobody_before_all_have_chosen(table: Table) -> None:
    chosen = table("""
        p1: zebra lion monkey
        p2: cat
    """).then("""
        p1: play zebra left pay lion
        p1: use
        p1: give monkey
    """)
    assert (chosen.view("p1").gift, chosen.view("p2").gift, chosen.view("all").gift) == ("monkey", None, None)
    assert [player.has_chosen for player in chosen.view("p2").players] == [True, False]


def test_zebra_lets_only_giver_and_receiver_know_the_card(table: Table) -> None:
    after = table("""
        p1: zebra lion monkey snake
        p2: cat dog
        p2 shown: cat dog
        p3: pig rabbit
        p3 shown: pig rabbit
    """).then("""
        p1: play zebra left pay lion
        p1: use
        p1: give monkey           # to p3
        p2: give cat              # to p1
        p3: give pig              # to p2
    """)
    assert after.known("p3", by="p1") == "monkey"  # p1 gave it, and did not see what p3 gave away
    assert after.known("p2", by="p1") == "dog"  # p1 received the cat, and knows the rest as before
    assert after.known("p1", by="p2") == "cat"
    assert after.known("p3", by="p2") == "rabbit"
    assert after.known("p2", by="p3") == "pig"
    assert [after.known(seat, by="all") for seat in ("p1", "p2", "p3")] == ["", "", ""]


# -- lion --------------------------------------------------------------------------------------------------------------


def test_lion_plays_an_origami_free_of_cost(table: Table) -> None:
    begun = table("""
        p1: gorilla snake
        p1 left: lion
    """).then("p1: use lion")
    assert begun.offers() == ["play gorilla right", "play snake right"]
    after = begun.then("p1: play gorilla right")
    assert (after.right("p1"), after.hand("p1"), after.discards) == ("gorilla", "snake", "")


def test_lion_can_be_covered_by_what_it_plays(table: Table) -> None:
    after = table("""
        p1: gorilla
        p1 left: lion
        p1 right: rhino
    """).then("""
        p1: use lion
        p1: play gorilla left
    """)
    assert after.left("p1") == "lion gorilla"


def test_lion_cannot_be_used_with_an_empty_hand(table: Table) -> None:
    assert table("p1 left: lion").offers("use") == []


# -- snake -------------------------------------------------------------------------------------------------------------


def test_snake_may_slip_beneath_a_collection(table: Table) -> None:
    position = table("""
        p1: snake gorilla elephant
        p1 left: lion
        p1 right: gorilla
    """)
    assert [text for text in position.offers() if text.endswith("pay gorilla elephant")] == [
        "play snake left pay gorilla elephant",
        "play snake left under pay gorilla elephant",
        "play snake right pay gorilla elephant",
        "play snake right under pay gorilla elephant",
    ]
    after = position.then("p1: play snake left under pay elephant gorilla")
    assert after.left("p1") == "snake lion"  # the lion stays on top


def test_snake_beneath_a_collection_leaves_its_special_action_usable(table: Table) -> None:
    after = table("""
        line: zebra zebra cat cat
        p1: snake rhino rhino monkey
        p1 left: lion
        p1 right: gorilla
        p2: dog
    """).then("""
        p1: play snake left under pay rhino rhino
        p2: draw cat
        ~: card pig
    """)
    assert after.offers("use") == ["use lion"]


def test_snake_beneath_a_collection_obeys_the_size_rule(table: Table) -> None:
    position = table("""
        p1: snake gorilla elephant
        p1 left: monkey lion
        p1 right: gorilla
    """)
    assert [text for text in position.offers() if text.endswith("pay gorilla elephant")] == [
        "play snake right pay gorilla elephant",
        "play snake right under pay gorilla elephant",
    ]


def test_snake_lies_in_an_empty_collection_only_in_one_way(table: Table) -> None:
    begun = table("""
        p1: snake
        p1 right: lion
    """).then("p1: use lion")
    assert begun.offers() == ["play snake left"]
