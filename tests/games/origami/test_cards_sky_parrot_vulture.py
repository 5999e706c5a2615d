"""The two trickiest cards of the sky: Parrot and Vulture."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


# -- parrot ------------------------------------------------------------------------------------------------------------


def test_parrot_copies_an_instant_on_top_of_any_collection_or_in_the_line(table: Table) -> None:
    # instants: cat (line), pig (own top), eagle (another player's top); the covered dog and the actions are not offered
    played = table("""
        line: cat cat raccoon rabbit
        p1: parrot owl owl
        p1 left: dog pig
        p1 right: fox
        p2 left: eagle
        p2 right: magpie
    """).then("p1: play parrot right pay owl owl")
    assert played.offers() == ["copy cat", "copy pig", "copy eagle", "skip"]


def test_parrot_does_what_the_copied_card_does(table: Table) -> None:
    after = table("""
        line: cat cat raccoon rabbit
        p1: parrot owl owl
        p2 left: pig
    """).then("""
        p1: play parrot left pay owl owl
        p1: copy pig
        ~: card fox, card dove
    """)
    assert after.hand("p1") == "fox dove"
    assert after.acting == "p2"


def test_parrot_never_copies_another_parrot(table: Table) -> None:
    after = table("""
        line: parrot raccoon raccoon fox
        p1: parrot owl owl
    """).then("p1: play parrot left pay owl owl")
    assert after.acting == "p2"


def test_parrot_may_stay_silent(table: Table) -> None:
    after = table("""
        line: cat raccoon rabbit fox
        p1: parrot owl owl
    """).then("""
        p1: play parrot left pay owl owl
        p1: skip
    """)
    assert after.acting == "p2"


def test_parrot_may_still_decline_what_it_copies_by_a_choice(table: Table) -> None:
    copied = table("""
        line: chick cat rabbit fox
        p1: parrot owl owl
    """).then("""
        p1: play parrot left pay owl owl
        p1: copy chick
    """)
    assert copied.offers() == ["take cat", "take chick", "skip"]


def test_parrot_copying_a_crab_takes_back_what_was_paid_for_the_parrot(table: Table) -> None:
    copied = table("""
        discards: shell
        p1: parrot owl dove
        p2 left: crab
    """).then("""
        p1: play parrot left pay owl dove
        p1: copy crab
    """)
    assert copied.offers() == ["take owl", "take dove", "skip"]
    after = copied.then("p1: take owl")
    assert (after.hand("p1"), after.discards) == ("owl", "shell dove")


def test_parrot_copying_a_fly_takes_what_lay_on_the_discards_before_paying(table: Table) -> None:
    after = table("""
        discards: ant eagle
        p1: parrot owl dove
        p2 left: fly
    """).then("""
        p1: play parrot left pay owl dove
        p1: copy fly
    """)
    assert (after.hand("p1"), after.discards) == ("eagle", "ant owl dove")


def test_parrot_copying_a_cheetah_plays_another_origami(table: Table) -> None:
    after = table("""
        p1: parrot chick owl owl dove
        p2 left: cheetah
    """).then("""
        p1: play parrot left pay owl owl
        p1: copy cheetah
        p1: play chick right pay dove
    """)
    assert (after.left("p1"), after.right("p1")) == ("parrot", "chick")


# -- vulture -----------------------------------------------------------------------------------------------------------


def test_vulture_turns_over_a_card_that_pays_together_with_hand_cards(table: Table) -> None:
    # the pig (3) of the deck and a hand card of 1 pay for the raccoon (4)
    turned = table("""
        line: dog dog fox fox
        p1: raccoon cat sheep
        p1 left: vulture
    """).then("""
        p1: use vulture
        ~: card pig
    """)
    assert "play raccoon right pay cat pig" in turned.offers()
    after = turned.then("p1: play raccoon right pay pig cat")
    assert after.right("p1") == "raccoon"
    assert after.discards == "pig cat"
    assert after.hand("p1") == "sheep"


def test_vulture_may_pay_with_the_turned_card_alone(table: Table) -> None:
    turned = table("""
        p1: raccoon
        p1 left: vulture
    """).then("""
        p1: use vulture
        ~: card eagle
    """)
    assert turned.offers() == ["play raccoon right pay eagle", "skip"]


def test_vulture_lets_no_hand_pay_without_the_turned_card(table: Table) -> None:
    # owl and dove would pay for the raccoon, but the turned chick has to be part of the payment
    turned = table("""
        p1: raccoon owl dove
        p1 left: vulture
    """).then("""
        p1: use vulture
        ~: card chick
    """)
    assert turned.offers() == ["skip"]


def test_vulture_never_overpays(table: Table) -> None:
    turned = table("""
        p1: cat dove              # cat costs 2, the eagle is worth 4; it pays for the dove
        p1 left: vulture
    """).then("""
        p1: use vulture
        ~: card eagle
    """)
    assert turned.offers() == ["play dove right pay eagle", "skip"]


def test_vulture_discards_the_turned_card_when_it_is_not_used(table: Table) -> None:
    after = table("""
        line: dog dog fox fox
        p1: raccoon
        p1 left: vulture
    """).then("""
        p1: use vulture
        ~: card eagle
        p1: skip
    """)
    assert (after.hand("p1"), after.discards, after.acting) == ("raccoon", "eagle", "p2")


def test_vulture_discards_the_turned_card_at_once_when_the_hand_is_empty(table: Table) -> None:
    after = table("""
        line: dog dog fox fox
        p1 left: vulture
    """).then("""
        p1: use vulture
        ~: card eagle
    """)
    assert (after.discards, after.acting) == ("eagle", "p2")


def test_vulture_shows_the_turned_card_to_everybody(table: Table) -> None:
    turned = table("""
        p1: raccoon
        p1 left: vulture
    """).then("""
        p1: use vulture
        ~: card eagle
    """)
    assert turned.view("p2").aside == turned.view("all").aside == ("eagle",)


def test_vulture_tells_the_turned_copy_from_one_in_hand(table: Table) -> None:
    after = table("""
        p1: raccoon owl
        p1 left: vulture
    """).then("""
        p1: use vulture
        ~: card owl
        p1: play raccoon right pay owl owl
    """)
    assert (after.hand("p1"), after.discards) == ("", "owl owl")


def test_vulture_cannot_be_used_without_a_deck(table: Table) -> None:
    position = table("""
        deck:
        line: dog dog fox fox
        p1: raccoon
        p1 left: vulture
    """)
    assert position.offers("use") == []


def test_vulture_may_turn_over_the_last_card_of_the_deck(table: Table) -> None:
    turned = table("""
        deck: eagle
        discards: cat sheep
        p1: raccoon
        p1 left: vulture
    """).then("""
        p1: use vulture
        ~: card eagle
    """)
    assert (turned.deck, turned.discards) == ("cat sheep", "")
    assert turned.then("p1: skip").discards == "eagle"
