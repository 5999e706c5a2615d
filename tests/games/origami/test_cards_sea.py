"""The cards of the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


# -- minnow ------------------------------------------------------------------------------------------------------------


def test_minnow_is_worth_one_more_for_each_other_minnow_of_its_owner(table: Table) -> None:
    position = table("""
        p1 left: minnow minnow
        p1 right: minnow
        p2 left: minnow
    """)
    assert position.bonus("p1", "minnow") == [2, 2, 2]
    assert position.bonus("p2", "minnow") == [0]


# -- shell -------------------------------------------------------------------------------------------------------------


def test_shell_takes_the_top_two_discards(table: Table) -> None:
    after = table("""
        line: minnow minnow whale whale
        discards: cat squid pig
        p1 left: shell
    """).then("p1: use shell")
    assert (after.hand("p1"), after.discards, after.acting) == ("pig squid", "cat", "p2")


def test_shell_takes_a_single_discard_when_there_is_only_one(table: Table) -> None:
    after = table("""
        discards: cat
        p1 left: shell
    """).then("p1: use shell")
    assert (after.hand("p1"), after.discards) == ("cat", "")


def test_shell_cannot_be_used_without_discards(table: Table) -> None:
    assert table("p1 left: shell").offers("use") == []


# -- skate -------------------------------------------------------------------------------------------------------------


def test_skate_discards_any_number_of_hand_cards_and_draws_as_many(table: Table) -> None:
    played = table("""
        line: minnow minnow whale whale
        p1: skate shark cat dog pig
    """).then("p1: play skate left pay shark")
    assert played.offers() == ["discard cat", "discard pig", "discard dog", "done"]
    after = played.then("""
        p1: discard pig, discard cat, done
        ~: card fox, card squid
    """)
    assert after.hand("p1") == "dog fox squid"
    assert after.discards == "shark pig cat"
    assert after.acting == "p2"


def test_skate_may_discard_nothing(table: Table) -> None:
    after = table("""
        line: minnow minnow whale whale
        p1: skate shark cat
    """).then("""
        p1: play skate left pay shark
        p1: done
    """)
    assert (after.hand("p1"), after.acting) == ("cat", "p2")


def test_skate_may_discard_the_whole_hand(table: Table) -> None:
    discarded = table("p1: skate shark cat dog").then("""
        p1: play skate left pay shark
        p1: discard cat, discard dog
    """)
    assert discarded.offers() == ["done"]


def test_skate_is_not_asked_with_an_empty_hand(table: Table) -> None:
    assert table("p1: skate shark").then("p1: play skate left pay shark").turn_of == "p2"


def test_skate_draws_its_own_discards_again_when_the_deck_is_empty(table: Table) -> None:
    # a free skate pays nothing; the discarded cat becomes the deck at once, the dog lies on the discards
    discarded = table("""
        deck:
        line: minnow minnow whale whale
        p1: skate cat dog
        p1 left: lion
    """).then("""
        p1: use lion
        p1: play skate right
        p1: discard cat, discard dog
    """)
    assert (discarded.deck, discarded.discards) == ("cat", "dog")
    after = discarded.then("""
        p1: done
        ~: card cat, card dog
    """)
    assert (after.hand("p1"), after.acting) == ("cat dog", "p2")


# -- whale -------------------------------------------------------------------------------------------------------------


def test_whale_is_worth_one_more_for_each_other_sea_origami(table: Table) -> None:
    position = table("""
        p1 left: minnow whale     # the whale itself does not count, the cat is no sea origami
        p1 right: shark cat
        p2 left: squid
    """)
    assert position.bonus("p1", "whale") == [2]


def test_whale_counts_the_other_whale(table: Table) -> None:
    position = table("""
        p1 left: whale
        p1 right: whale
    """)
    assert position.bonus("p1", "whale") == [1, 1]


# -- squid -------------------------------------------------------------------------------------------------------------


def test_squid_makes_every_other_player_discard_a_card_of_their_choice_clockwise(table: Table) -> None:
    used = table("""
        turn: p2
        line: minnow minnow whale whale
        p1: cat dog
        p2: squid crab crab pig
        p3: owl dove
    """).then("""
        p2: play squid left pay crab crab
        p2: use
    """)
    assert (used.acting, used.offers()) == ("p3", ["discard owl", "discard dove"])
    second = used.then("p3: discard owl")
    assert (second.acting, second.offers()) == ("p1", ["discard cat", "discard dog"])
    after = second.then("p1: discard dog")
    assert [after.hand(seat) for seat in ("p1", "p2", "p3")] == ["cat", "pig", "dove"]
    assert after.discards == "crab crab owl dog"
    assert after.acting == "p3"


def test_squid_passes_over_empty_hands(table: Table) -> None:
    used = table("""
        p1: squid crab crab
        p2:
        p3: owl
    """).then("""
        p1: play squid left pay crab crab
        p1: use
    """)
    assert used.acting == "p3"


def test_squid_is_not_asked_when_nobody_else_holds_a_card(table: Table) -> None:
    after = table("p1: squid crab crab cat").then("p1: play squid left pay crab crab")
    assert after.turn_of == "p2"


def test_squid_may_be_merciful(table: Table) -> None:
    after = table("""
        p1: squid crab crab
        p2: cat
    """).then("""
        p1: play squid left pay crab crab
        p1: skip
    """)
    assert (after.hand("p2"), after.turn_of) == ("cat", "p2")


# -- crab --------------------------------------------------------------------------------------------------------------


def test_crab_takes_back_one_of_the_cards_just_paid(table: Table) -> None:
    played = table("""
        line: shell shell squid squid
        discards: shark
        p1: crab minnow minnow whale
    """).then("p1: play crab left pay minnow minnow whale")
    assert played.offers() == ["take minnow", "take whale", "skip"]
    after = played.then("p1: take whale")
    assert (after.hand("p1"), after.discards, after.acting) == ("whale", "shark minnow minnow", "p2")


def test_crab_is_not_asked_when_nothing_was_paid(table: Table) -> None:
    after = table("""
        discards: shark
        p1: crab
        p1 left: lion
    """).then("""
        p1: use lion
        p1: play crab right
    """)
    assert (after.hand("p1"), after.discards) == ("", "shark")


def test_crab_finds_nothing_when_its_payment_became_the_deck(table: Table) -> None:
    played = table("""
        deck:
        p1: crab squid dolphin
    """).then("p1: play crab left pay squid dolphin")
    assert (played.deck, played.discards) == ("squid dolphin", "")
    assert played.turn_of == "p2"  # nobody was asked for an instant


def test_crab_may_leave_everything_paid(table: Table) -> None:
    after = table("p1: crab squid dolphin").then("""
        p1: play crab left pay squid dolphin
        p1: skip
    """)
    assert after.discards == "squid dolphin"


# -- dolphin -----------------------------------------------------------------------------------------------------------


def test_dolphin_makes_an_origami_cheaper_by_two_folds(table: Table) -> None:
    begun = table("""
        p1: squid shell skate     # the squid costs 6, now 4
        p1 left: dolphin
    """).then("p1: use dolphin")
    assert begun.offers() == [
        "play shell right pay skate",  # 4 becomes 2
        "play skate right pay shell",
        "play squid right pay skate shell",
        "play squid right pay shell skate",
    ]


def test_dolphin_makes_a_cost_of_two_free(table: Table) -> None:
    after = table("""
        p1: minnow
        p1 left: dolphin
    """).then("""
        p1: use dolphin
        p1: play minnow right
    """)
    assert (after.right("p1"), after.discards) == ("minnow", "")


def test_dolphin_asks_exactly_the_lower_cost(table: Table) -> None:
    begun = table("""
        p1: ant squid minnow      # the ant costs 3, now 1; the squid's 3 folds are too many, the squid itself costs 4
        p1 left: dolphin
    """).then("p1: use dolphin")
    assert begun.offers() == ["play minnow right", "play ant right pay minnow"]


def test_dolphin_cannot_be_used_when_nothing_becomes_payable(table: Table) -> None:
    position = table("""
        p1: crab squid            # both cost 4 now, and are worth 3
        p1 left: dolphin
    """)
    assert position.offers("use") == []


def test_dolphin_lets_the_played_instant_work(table: Table) -> None:
    after = table("""
        line: minnow minnow whale whale
        p1: cat
        p1 left: dolphin
    """).then("""
        p1: use dolphin
        p1: play cat right
        p1: use
        ~: card fox
    """)
    assert after.hand("p1") == "fox"


# -- shark -------------------------------------------------------------------------------------------------------------


def test_shark_takes_a_random_card_from_the_hand_of_a_chosen_player(table: Table) -> None:
    begun = table("""
        line: minnow minnow whale whale
        p1 left: shark
        p2: cat
        p3: dog dog pig
    """).then("p1: use shark")
    assert begun.offers() == ["rob p2", "rob p3"]
    robbed = begun.then("p1: rob p3")
    assert robbed.weights == {"card pig": 1, "card dog": 2}  # every copy is as likely
    after = robbed.then("~: card dog")
    assert [after.hand(seat) for seat in ("p1", "p2", "p3")] == ["dog", "cat", "pig dog"]
    assert after.acting == "p2"


def test_shark_finds_no_victim_with_an_empty_hand(table: Table) -> None:
    begun = table("""
        p1 left: shark
        p2:
        p3: dog
    """).then("p1: use shark")
    assert begun.offers() == ["rob p3"]


def test_shark_cannot_be_used_when_all_other_hands_are_empty(table: Table) -> None:
    assert table("p1 left: shark").offers("use") == []


def test_shark_lets_only_thief_and_victim_know_the_card(table: Table) -> None:
    after = table("""
        p1 left: shark
        p2: cat dog
        p2 shown: cat dog
        p3:
    """).then("""
        p1: use shark
        p1: rob p2
        ~: card cat
    """)
    assert after.known("p1", by="p2") == "cat"  # the victim saw it go
    assert after.known("p2", by="p1") == "dog"  # the thief still knows the rest
    assert after.known("p1", by="p3") == after.known("p2", by="p3") == after.known("p2", by="all") == ""
