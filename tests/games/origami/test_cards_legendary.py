"""The legendary cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kamishima.games.origami.show.events import ChoseGift, GiftPassed, SwappedTop

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


# -- phoenix -----------------------------------------------------------------------------------------------------------


def test_phoenix_discards_a_card_and_draws_two(table: Table) -> None:
    used = table("p1: phoenix tengu kirin oni").then("p1: play phoenix left pay tengu, use")
    assert used.offers() == ["discard oni", "discard kirin"]  # once used, the discard is a must
    after = used.then("p1: discard kirin\n~: card dragon, card kappa")
    assert (after.hand("p1"), after.discards) == ("dragon oni kappa", "tengu kirin")


def test_phoenix_with_an_empty_hand_draws_all_the_same(table: Table) -> None:
    after = table("p1: phoenix tengu").then("p1: play phoenix left pay tengu, use\n~: card dragon, card kappa")
    assert (after.hand("p1"), after.discards) == ("dragon kappa", "tengu")


def test_phoenix_may_be_left_alone(table: Table) -> None:
    after = table("p1: phoenix tengu kirin").then("p1: play phoenix left pay tengu, skip")
    assert after.hand("p1") == "kirin"


def test_phoenix_may_draw_the_very_card_it_discarded_when_the_deck_is_empty(table: Table) -> None:
    """O4.1"""
    after = table("""
        deck:
        p1: phoenix rice-paper rice-paper kirin
    """).then("p1: play phoenix left pay rice-paper rice-paper, use, discard kirin\n~: card kirin")
    assert after.hand("p1") == "kirin"


# -- tanuki ------------------------------------------------------------------------------------------------------------


def test_tanuki_swaps_a_hand_card_with_the_top_discard(table: Table) -> None:
    played = table("p1: tanuki tengu kirin tanuki").then("p1: play tanuki left pay tengu")
    assert played.offers() == ["swap tanuki tengu", "swap kirin tengu", "skip"]
    assert played.told("p2", "swap kirin tengu")[:1] == [SwappedTop(0, "kirin", "tengu")]
    after = played.then("p1: swap kirin tengu")
    assert (after.hand("p1"), after.discards) == ("tanuki tengu", "kirin")
    assert after.known("p1", by="p2") == "tengu"


def test_tanuki_offers_no_swap_of_a_card_with_its_own_copy(table: Table) -> None:
    played = table("p1: tanuki tengu tengu").then("p1: play tanuki left pay tengu")
    assert played.offers() == ["skip"]


# -- dragon ------------------------------------------------------------------------------------------------------------


def test_dragon_lets_its_owner_play_another_origami_and_pay_for_it(table: Table) -> None:
    played = table("p1: dragon kappa kappa tanuki tengu").then("p1: play dragon left pay kappa kappa")
    assert played.offers() == ["play tanuki right pay tengu", "skip"]
    after = played.then("p1: play tanuki right pay tengu")
    assert (after.left("p1"), after.right("p1"), after.hand("p1")) == ("dragon", "tanuki", "")


def test_dragon_may_bring_a_character_with_its_free_play(table: Table) -> None:
    played = table("""
        line: oni
        p1: dragon kappa kappa monk-red kirin
    """).then("p1: play dragon left pay kappa kappa, play monk-red pay kirin")
    assert played.offers() == ["play oni right", "skip"]
    assert played.characters == "monk-red"


# -- nine-tailed fox ---------------------------------------------------------------------------------------------------


def test_nine_tailed_fox_passes_a_card_to_each_side(table: Table) -> None:
    used = table("""
        line: tengu tengu tanuki tanuki
        p1: nine-tailed-fox kirin phoenix oni
        p2: kappa dragon
        p3: walrus seal cat
    """).then("p1: play nine-tailed-fox left pay kirin, use")
    chosen = used.then("p1: give phoenix, give oni\np2: give kappa, give dragon\np3: give walrus")
    assert chosen.hand("p1") == "phoenix oni"  # nothing moves before the last one has chosen
    after = chosen.then("p3: give seal")
    # p1 gives its first card to the left (p2), the second to the right (p3), and so on
    assert (after.hand("p1"), after.hand("p2"), after.hand("p3")) == ("walrus dragon", "seal phoenix", "cat oni kappa")


def test_nine_tailed_fox_tells_givers_and_receivers_alone(table: Table) -> None:
    used = table("""
        line: tengu tengu tanuki tanuki
        p1: nine-tailed-fox kirin phoenix oni
        p2: kappa
        p3:
    """).then("p1: play nine-tailed-fox left pay kirin, use")
    assert used.told("p2", "give phoenix") == [ChoseGift(0, None)]
    last = used.then("p1: give phoenix, give oni")
    assert last.view("p1").left_gift == "phoenix"
    assert last.view("p1").gift == "oni"
    assert last.view("p1").players[0].has_chosen
    events = last.told("p3", "give kappa")
    assert GiftPassed(0, 2, "oni") in events
    assert GiftPassed(0, 1, None) in events
    assert GiftPassed(1, 2, "kappa") in events


def test_nine_tailed_fox_with_one_card_passes_it_left_and_with_none_nothing(table: Table) -> None:
    after = table("""
        line: tengu tengu tanuki tanuki
        p1: nine-tailed-fox kirin
        p2: kappa
        p3: walrus seal
    """).then("p1: play nine-tailed-fox left pay kirin, use\np2: give kappa\np3: give walrus, give seal")
    assert (after.hand("p1"), after.hand("p2"), after.hand("p3")) == ("walrus", "seal", "kappa")


def test_nine_tailed_fox_with_two_players_passes_both_cards_to_the_other(table: Table) -> None:
    after = table("""
        line: tengu tengu tanuki tanuki
        p1: nine-tailed-fox kirin phoenix oni dragon
        p2: walrus seal
    """).then("p1: play nine-tailed-fox left pay kirin, use, give phoenix, give oni\np2: give walrus, give seal")
    assert (after.hand("p1"), after.hand("p2")) == ("seal walrus dragon", "phoenix oni")
    assert after.known("p2", by="p1") == "phoenix oni"


def test_nine_tailed_fox_cannot_give_the_same_card_twice(table: Table) -> None:
    used = table("""
        p1: nine-tailed-fox kirin phoenix oni
        p2: walrus
    """).then("p1: play nine-tailed-fox left pay kirin, use, give phoenix")
    assert used.offers() == ["give oni"]


def test_nine_tailed_fox_is_not_asked_when_nobody_has_cards(table: Table) -> None:
    assert table("p1: nine-tailed-fox kirin").then("p1: play nine-tailed-fox left pay kirin").turn_of == "p2"


# -- oni ---------------------------------------------------------------------------------------------------------------


def test_oni_costs_two_hand_cards_without_being_asked(table: Table) -> None:
    played = table("p1: oni kirin phoenix tanuki dragon").then("p1: play oni left pay kirin")
    assert played.offers() == ["discard phoenix", "discard tanuki", "discard dragon"]
    after = played.then("p1: discard phoenix, discard dragon")
    assert (after.hand("p1"), after.discards) == ("tanuki", "kirin phoenix dragon")


@pytest.mark.parametrize(("hand", "script"), [("", ""), ("tanuki", "p1: discard tanuki")])
def test_oni_takes_what_there_is_of_a_short_hand(table: Table, hand: str, script: str) -> None:
    after = table(f"""
        line: tengu tengu phoenix phoenix
        p1: oni kirin {hand}
    """).then(f"p1: play oni left pay kirin\n{script}")
    assert (after.hand("p1"), after.turn_of) == ("", "p2")


def test_oni_is_no_instant_that_can_be_copied(table: Table) -> None:
    played = table("""
        line: oni
        p1: parrot eagle cat
    """).then("p1: play parrot left pay eagle")
    assert played.turn_of == "p2"


# -- kappa -------------------------------------------------------------------------------------------------------------


def test_kappa_rewards_whoever_has_most_legendary_origami(table: Table) -> None:
    position = table("""
        p1 left: kappa
        p2 left: oni
        p2 right: tengu
    """)
    assert (position.awards("p1"), position.awards("p2")) == ([], [("kappa", 5)])
    assert (position.score("p1"), position.score("p2")) == (5, 15)
    assert position.game.scores(position.state) == (5, 15)


def test_kappa_rewards_all_who_are_tied(table: Table) -> None:
    """O6.3"""
    position = table("""
        p1 left: kappa
        p2 left: oni
        p3 left: walrus
    """)
    assert [position.awards(seat) for seat in ("p1", "p2", "p3")] == [[("kappa", 5)], [("kappa", 5)], []]


def test_kappa_counts_for_itself_each(table: Table) -> None:
    position = table("""
        p1 left: kappa
        p1 right: oni
        p2 left: kappa
    """)
    assert (position.awards("p1"), position.awards("p2")) == ([("kappa", 5), ("kappa", 5)], [])


# -- tengu, kirin ------------------------------------------------------------------------------------------------------


def test_tengu_scores_for_each_card_in_hand(table: Table) -> None:
    position = table("""
        p1: rice-paper oni oni
        p1 left: tengu
        p2 left: tengu
    """)
    assert (position.bonus("p1", "tengu"), position.bonus("p2", "tengu")) == ([3], [0])


def test_kirin_scores_for_each_different_family(table: Table) -> None:
    position = table("""
        p1 left: kirin walrus macaw
        p1 right: oni cat walrus
    """)
    assert position.bonus("p1", "kirin") == [4]
