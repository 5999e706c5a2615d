"""O1: box, players and set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kamishima.core.errors import BadOptions
from kamishima.games.origami.content import house_content
from kamishima.games.origami.rules import Origami

if TYPE_CHECKING:
    from tests.games.origami.conftest import Deal

FARM_AND_SKY = ["farm", "sky"]
DEALT = """
    ~: card fox, card fox, card dog             # p1: 10 folds
    ~: card eagle, card eagle, card chicken     # p2: 11 folds
"""


def test_o1_1_the_box_holds_five_families_of_eighteen_cards() -> None:
    content = house_content()
    counts = dict.fromkeys(content.families, 0)
    for card in content.cards.values():
        counts[card.family] += card.copies.value
    assert counts == {"farm": 18, "sky": 18, "sea": 18, "savannah": 18, "lawn": 18}
    assert len(content.cards) == 38


@pytest.mark.parametrize("players", [1, 5])
def test_o1_1_two_to_four_play(players: int) -> None:
    with pytest.raises(BadOptions, match=f"Origami is for 2 to 4 players, not {players}"):
        Origami(house_content(), players, {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_o1_2_there_are_as_many_families_as_players(deal: Deal, players: int) -> None:
    families = ["farm", "sky", "sea", "savannah"][:players]
    assert len(deal("", players, families=families).state.deck) == 18 * players


def test_o1_2_families_that_nobody_chose_are_drawn_at_random(deal: Deal) -> None:
    start = deal("", 2)
    assert start.weights == {f"family {name}": 1 for name in ("farm", "sky", "sea", "savannah", "lawn")}
    second = start.then("~: family lawn")
    assert "family lawn" not in second.offers()
    drawn = second.then("~: family sky")
    assert drawn.view("all").families == ("sky", "lawn")
    assert len(drawn.state.deck) == 36


def test_o1_4_cards_are_dealt_one_player_at_a_time_until_ten_folds(deal: Deal) -> None:
    nine = deal("~: card fox, card fox, card cat", families=FARM_AND_SKY)
    after = nine.then("~: card cat, card cat")
    assert after.hand("p1") == "cat cat fox fox"  # 10 folds: the next card is for p2
    assert after.hand("p2") == "cat"


def test_o1_4_the_last_card_dealt_may_go_beyond_ten_folds(deal: Deal) -> None:
    after = deal("~: card fox, card fox, card cat, card eagle, card dove", families=FARM_AND_SKY)
    assert after.hand("p1") == "cat fox fox eagle"
    assert after.hand("p2") == "dove"


def test_o1_4_every_card_of_the_deck_is_as_likely(deal: Deal) -> None:
    weights = deal("~: card cat", families=FARM_AND_SKY).weights
    assert (weights["card cat"], weights["card sheep"], weights["card fox"]) == (3, 4, 2)


def test_o1_4_the_player_with_the_fewest_folds_starts(deal: Deal) -> None:
    ready = deal(DEALT, families=FARM_AND_SKY).then("~: card cat, card cat, card dog, card owl")
    assert (ready.view("all").starter, ready.acting) == (0, "p1")
    other = deal(
        """
        ~: card eagle, card eagle, card chicken     # p1: 11 folds
        ~: card fox, card fox, card dog             # p2: 10 folds
        ~: card cat, card cat, card dog, card owl
        """,
        families=FARM_AND_SKY,
    )
    assert (other.view("all").starter, other.acting) == (1, "p2")


def test_o1_4_ties_for_the_start_are_decided_by_lot(deal: Deal) -> None:
    tied = deal(
        """
        ~: card fox, card fox, card dog             # p1: 10 folds
        ~: card eagle, card chicken, card pig       # p2: 10 folds
        ~: card eagle, card chicken, card pig       # p3: 10 folds
        ~: card whale, card whale, card vulture     # p4: 11 folds
        """,
        4,
        families=["farm", "sky", "sea", "lawn"],
    )
    assert tied.weights == {"start p1": 1, "start p2": 1, "start p3": 1}
    assert tied.then("~: start p3").view("all").starter == 2


def test_o1_4_what_was_dealt_is_known_to_all_though_hands_are_secret_now(deal: Deal) -> None:
    ready = deal(DEALT, families=FARM_AND_SKY)
    assert ready.known("p1", by="p2") == ready.known("p1", by="all") == "dog fox fox"
    assert ready.view("p2").players[0].hand is None


def test_o1_5_four_cards_are_turned_up_beside_the_deck(deal: Deal) -> None:
    ready = deal(DEALT, families=FARM_AND_SKY).then("~: card cat, card cat, card dog, card owl")
    assert ready.line == "cat cat dog owl"
    assert ready.acting == "p1"
