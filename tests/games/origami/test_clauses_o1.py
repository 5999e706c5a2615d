"""O1: box, players and set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kamishima.core.errors import BadOptions
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import Character, house_content

if TYPE_CHECKING:
    from tests.games.origami.conftest import Deal

FARM_AND_SKY = ["farm", "sky"]
DEALT = """
    ~: card fox, card fox, card dog             # p1: 10 folds
    ~: card eagle, card eagle, card chicken     # p2: 11 folds
"""


@pytest.mark.parametrize(
    ("box", "families"),
    [("classic", "farm sky sea savannah lawn"), ("legends", "polar exotic dinosaurs legendary")],
)
def test_o1_1_a_box_holds_families_of_eighteen_cards(box: str, families: str) -> None:
    content = house_content()
    assert [family for family, home in content.families.items() if home == box] == families.split()
    for family in families.split():
        assert sum(card.copies.value for card in content.cards.values() if card.family == family) == 18


def test_o1_1_the_boxes_have_thirty_eight_and_thirty_two_cards() -> None:
    content = house_content()
    homes = [content.families[card.family] for card in content.cards.values() if card.family]
    assert (homes.count("classic"), homes.count("legends")) == (38, 32)


def test_o1_1_legends_has_ten_pairs_of_characters_and_eighteen_rice_papers() -> None:
    content = house_content()
    characters = [card for card in content.cards.values() if isinstance(card, Character)]
    assert len(content.pairs) == 10
    assert [(card.pair, card.colour) for card in characters] == [
        (pair, colour) for pair in content.pairs for colour in ("red", "yellow")
    ]
    assert content.cards["rice-paper"].copies.value == 18


def test_o1_1_the_combined_box_holds_all_nine_families(deal: Deal) -> None:
    start = deal("", 2, box="combined")
    assert start.weights == {f"family {name}": 1 for name in house_content().families}


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


def test_o1_2_legends_adds_as_many_pairs_of_characters_as_players_in_both_colours(deal: Deal) -> None:
    start = deal("~: family polar, family exotic", 2, box="legends")
    assert start.weights == {f"pair {pair}": 1 for pair in house_content().pairs}
    second = start.then("~: pair monk")
    assert "pair monk" not in second.offers()
    drawn = second.then("~: pair geisha")
    assert drawn.view("all").pairs == ("geisha", "monk")
    assert len(drawn.state.deck) == 36 + 4
    assert {"card geisha-red", "card geisha-yellow", "card monk-red", "card monk-yellow"} <= set(drawn.offers())


def test_o1_2_pairs_may_be_chosen_in_any_order(deal: Deal) -> None:
    start = deal("", 2, box="legends", families=["exotic", "polar"], pairs=["poet", "actor"])
    assert (start.view("all").families, start.view("all").pairs) == (("polar", "exotic"), ("actor", "poet"))


@pytest.mark.parametrize(
    ("families", "options", "pairs"),
    [
        ("farm sky", {}, 0),
        ("farm sky", {"pairs": ["poet", "actor"]}, 0),
        ("farm polar", {}, 2),
        ("farm polar", {"pairs": ["poet", "actor"]}, 2),
        ("farm polar", {"characters": False}, 0),
    ],
)
def test_o1_2_combined_uses_characters_when_a_family_of_legends_is_in(
    deal: Deal, families: str, options: dict[str, object], pairs: int
) -> None:
    first, second = families.split()
    drawn = deal(f"~: family {first}, family {second}", 2, box="combined", **options)
    if pairs and "pairs" not in options:
        drawn = drawn.then("~: pair poet, pair actor")
    assert len(drawn.view("all").pairs) == pairs
    assert len(drawn.state.deck) == 36 + 2 * pairs


@pytest.mark.parametrize(("families", "rice"), [(["polar", "exotic"], 18), (["exotic", "dinosaurs"], None)])
def test_o1_3_the_rice_paper_deck_is_on_the_table_only_with_the_polar_family(
    deal: Deal, families: list[str], rice: int | None
) -> None:
    start = deal("", 2, box="legends", families=families, pairs=["poet", "actor"])
    assert start.view("all").rice_size == rice


def test_o1_4_characters_are_dealt_like_other_cards(deal: Deal) -> None:
    start = deal("~: card monk-red", 2, box="legends", families=["polar", "exotic"], pairs=["monk", "actor"])
    assert (start.hand("p1"), start.weights["card monk-yellow"]) == ("monk-red", 1)
    assert "card monk-red" not in start.offers()


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
