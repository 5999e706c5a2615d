"""O7: scoring and the examples of the book."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.games.origami.conftest import Deal, Table


def test_o7_1_the_most_points_win(table: Table) -> None:
    over = table("""
        round: 5
        last round: 5
        turn: p2
        line: cat sheep dog dog
        p1 left: fox
        p1 right: pig
        p2 left: rabbit           # 5, and nothing for a single card in hand
        p2 right: cat
    """).then("p2: draw cat\n~: card owl")
    assert (over.result.scores, over.result.ranks) == ((12, 7), (1, 2))
    assert over.result.winners == (0,)


@pytest.mark.parametrize(("hand", "ranks"), [("", (2, 1)), ("sheep", (1, 1)), ("sheep sheep", (1, 2))])
def test_o7_1_ties_go_to_the_larger_hand_and_then_the_victory_is_shared(
    table: Table, hand: str, ranks: tuple[int, int]
) -> None:
    over = table(f"""
        round: 5
        last round: 5
        turn: p2
        line: cat
        p1: {hand}
        p1 left: fox
        p2 left: fox
    """).then("""
        p2: draw cat
        ~: card pig, card pig, card owl, card owl
    """)
    assert over.result.scores == (7, 7)
    assert over.result.ranks == ranks


def test_o7_1_cards_in_hand_score_nothing(table: Table) -> None:
    position = table("p1: fox fox eagle eagle")
    assert position.game.scores(position.state) == (0, 0)


def test_o7_2_the_example_of_the_book_makes_forty_one_points(table: Table) -> None:
    # chick 3, chick 3, chicken 3+4, rabbit 5+1 (three cards in hand), magpie 6, bee 3+3, ant 5, ant 5
    position = table("""
        p1: cat cat cat
        p1 left: chick chicken rabbit ant
        p1 right: chick magpie bee ant
    """)
    player = position.view("p1").players[0]
    worth = {line.card: line.points + line.bonus for line in (*player.left, *player.right)}
    assert worth == {"chick": 3, "chicken": 7, "rabbit": 6, "magpie": 6, "bee": 6, "ant": 5}
    assert player.score == position.game.scores(position.state)[0] == 41


def test_o7_2_the_example_of_legends_makes_forty_eight_points(table: Table) -> None:
    # 4, 4, a kappa 5+5, a tengu 3+3 (three cards in hand), 6, 8, and two macaws that touch, 2+3 each
    position = table("""
        p1: walrus walrus seal
        p1 left: seal kappa tengu jaguar
        p1 right: sloth polar-bear macaw macaw
        p2 left: phoenix
    """)
    player = position.view("p1").players[0]
    worth = {line.card: line.points + line.bonus for line in (*player.left, *player.right)}
    assert worth == {"seal": 4, "sloth": 4, "kappa": 5, "tengu": 6, "polar-bear": 6, "jaguar": 8, "macaw": 5}
    assert position.awards("p1") == [("kappa", 5)]
    assert player.score == position.game.scores(position.state)[0] == 48


@pytest.mark.parametrize("payment", ["butterfly", "owl elephant", "elephant owl"])
def test_o7_3_a_raccoon_is_paid_with_a_butterfly_or_with_owl_and_elephant(table: Table, payment: str) -> None:
    position = table("p1: raccoon butterfly owl elephant pig")
    assert f"play raccoon left pay {payment}" in position.offers()


def test_o7_3_a_raccoon_is_not_paid_with_a_pig_and_two_folds_more(table: Table) -> None:
    position = table("p1: raccoon butterfly owl elephant pig")
    payments = {" ".join(sorted(text.split()[4:])) for text in position.offers("play") if "play raccoon" in text}
    assert payments == {"butterfly", "elephant owl"}


def test_o7_3_the_line_bee_parrot_raccoon_chick_offers_what_the_book_says(table: Table) -> None:
    drawn = {frozenset(text.split()[1:]) for text in table("line: bee parrot raccoon chick").offers("draw")}
    assert {frozenset({"bee"}), frozenset({"parrot", "raccoon"}), frozenset({"parrot", "chick"})} <= drawn
    assert {taken for taken in drawn if "bee" in taken} == {frozenset({"bee"})}  # nothing goes with the bee
    assert frozenset({"parrot", "raccoon", "chick"}) not in drawn


def test_o7_3_a_seal_is_paid_with_a_reindeer_or_with_velociraptor_and_ninja(table: Table) -> None:
    position = table("p1: seal reindeer velociraptor ninja-red dragon")
    payments = {" ".join(sorted(text.split()[4:])) for text in position.offers("play") if "play seal left" in text}
    assert payments == {"reindeer", "ninja-red velociraptor"}


def test_o7_3_the_line_t_rex_ninja_macaw_phoenix_offers_what_the_book_says(table: Table) -> None:
    position = table("line: t-rex ninja-red macaw phoenix")
    drawn = {frozenset(text.split()[1:]) for text in position.offers("draw")}
    assert {frozenset({"t-rex"}), frozenset({"ninja-red", "macaw"}), frozenset({"phoenix", "ninja-red"})} <= drawn
    assert {taken for taken in drawn if "t-rex" in taken} == {frozenset({"t-rex"})}


def test_o7_3_a_first_hand_of_thirteen_folds(deal: Deal) -> None:
    # 3 + 4 + 2 are only 9 folds, so a fourth card is dealt; with 13 folds the next player gets the cards
    families = ["sky", "sea", "savannah", "lawn"]
    after = deal("~: card chicken, card bee, card elephant, card whale, card fly", 4, families=families)
    assert after.hand("p1") == "chicken whale elephant bee"
    assert sum(kind.folds for kind in after.state.hands[0]) == 13
    assert after.hand("p2") == "fly"
