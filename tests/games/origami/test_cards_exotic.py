"""The exotic cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kamishima.games.origami.show.events import Moved, Sunk

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


# -- macaw, toucan -----------------------------------------------------------------------------------------------------


def test_macaw_scores_when_it_touches_another(table: Table) -> None:
    position = table("""
        p1 left: macaw macaw jaguar
        p1 right: sloth macaw
    """)
    assert position.bonus("p1", "macaw") == [3, 3, 0]


def test_macaw_scores_once_between_two_others(table: Table) -> None:
    position = table("""
        p1 left: macaw macaw macaw
        p1 right: sloth sloth
    """)
    assert position.bonus("p1", "macaw") == [3, 3, 3]


def test_macaw_does_not_reach_over_another_card_or_to_the_other_collection(table: Table) -> None:
    position = table("""
        p1 left: macaw sloth macaw
        p1 right: macaw jaguar
    """)
    assert position.bonus("p1", "macaw") == [0, 0, 0]


def test_toucan_scores_on_top_only(table: Table) -> None:
    position = table("""
        p1 left: toucan
        p1 right: toucan jaguar
    """)
    assert position.bonus("p1", "toucan") == [2, 0]


# -- caiman ------------------------------------------------------------------------------------------------------------


def test_caiman_lets_its_owner_overpay_by_a_fold(table: Table) -> None:
    without = table("p1: sloth caiman piranha")
    assert without.offers("play") == []
    plays = table("""
        p1: sloth jaguar jaguar piranha toucan
        p1 left: caiman
    """).offers("play")
    assert [text for text in plays if text.startswith("play sloth right")] == [
        "play sloth right pay jaguar",
        "play sloth right pay jaguar toucan",
        "play sloth right pay toucan jaguar",
    ]


def test_caiman_does_not_make_anybody_overpay_what_is_free(table: Table) -> None:
    used = table("""
        p1: toucan chameleon
        p1 left: caiman
        p1 right: dolphin
    """).then("p1: use dolphin")
    assert used.offers() == [
        "play toucan left",
        "play toucan right",
        "play chameleon left",
        "play chameleon right",
    ]


def test_caiman_on_both_collections_still_means_one_fold(table: Table) -> None:
    plays = table("""
        p1: toucan jaguar
        p1 left: caiman
        p1 right: caiman
    """).offers("play")
    assert plays == []  # 4 folds for a cost of 2 are two too many


def test_caiman_helps_with_special_actions_that_play_an_origami(table: Table) -> None:
    position = table("""
        p1: sloth caiman
        p1 left: caiman
        p1 right: dolphin
    """)
    assert "use dolphin" in position.offers()
    assert "play sloth left pay caiman" in position.then("p1: use dolphin").offers()


# -- anaconda ----------------------------------------------------------------------------------------------------------


def test_anaconda_scores_the_difference_of_twenty_and_sixteen(table: Table) -> None:
    # 3 + 8 + 4 + 5 = 20 on the left, 8 + 4 + 4 = 16 on the right: the book's example
    position = table("""
        p1 left: anaconda jaguar sloth caiman
        p1 right: jaguar piranha piranha
    """)
    assert position.bonus("p1", "anaconda") == [4]
    assert position.score("p1") == 40


def test_anaconda_counts_scoring_effects_but_not_the_bonus_of_another_anaconda(table: Table) -> None:
    position = table("""
        p1 left: anaconda macaw macaw
        p1 right: anaconda toucan
    """)  # 3 + 5 + 5 against 3 + 4
    assert position.bonus("p1", "anaconda") == [6, 6]


def test_anaconda_does_not_look_at_awards(table: Table) -> None:
    position = table("""
        characters: sumo-wrestler-yellow
        p1 left: anaconda
        p1 right: anaconda
        p2: toucan
    """)
    assert position.bonus("p1", "anaconda") == [0, 0]


# -- piranha -----------------------------------------------------------------------------------------------------------


def test_piranha_moves_an_origami_to_another_place(table: Table) -> None:
    played = table("""
        p1: piranha jaguar
        p1 left: sloth toucan
        p1 right: caiman
    """).then("p1: play piranha right pay jaguar")
    assert played.told("p2", "move left 1 left 2")[:1] == [Moved(0, "sloth", "left", 1, "left", 2)]
    assert played.then("p1: move left 1 left 2").left("p1") == "toucan sloth"
    assert played.then("p1: move right 2 right 1").right("p1") == "piranha caiman"
    assert played.offers() == [
        "move left 1 left 2",
        "move left 2 left 1",
        "move right 1 right 2",
        "move right 2 right 1",
        "skip",
    ]


def test_piranha_keeps_the_sizes_of_the_collections_within_one(table: Table) -> None:
    played = table("""
        p1: piranha jaguar
        p1 left: sloth
        p1 right: caiman
    """).then("p1: play piranha right pay jaguar")
    assert played.offers() == [
        "move right 1 right 2",
        "move right 1 left 1",
        "move right 1 left 2",
        "move right 2 right 1",
        "move right 2 left 1",
        "move right 2 left 2",
        "skip",
    ]
    moved = played.then("p1: move right 1 left 2")
    assert (moved.left("p1"), moved.right("p1")) == ("sloth caiman", "piranha")


def test_piranha_exposes_an_ongoing_effect_that_works_again(table: Table) -> None:
    played = table("""
        p1: piranha jaguar
        p1 left: walrus sloth
        p1 right: seal
    """).then("p1: play piranha right pay jaguar")
    assert played.view("p1").players[0].hand_limit == 8
    moved = played.then("p1: move left 1 left 2")
    assert (moved.left("p1"), moved.view("p1").players[0].hand_limit) == ("sloth walrus", 10)


def test_piranha_does_not_wake_an_instant(table: Table) -> None:
    moved = table("""
        line: macaw macaw macaw macaw
        p1: piranha jaguar
        p1 left: penguin sloth
        p1 right: seal
    """).then("p1: play piranha right pay jaguar, move left 1 left 2")
    assert (moved.left("p1"), moved.turn_of, moved.rice) == ("sloth penguin", "p2", 18)


def test_piranha_alone_may_change_its_collection(table: Table) -> None:
    played = table("p1: piranha jaguar").then("p1: play piranha left pay jaguar")
    assert played.offers() == ["move left 1 right 1", "skip"]


# -- sloth -------------------------------------------------------------------------------------------------------------


def test_sloth_sinks_an_origami_of_any_player(table: Table) -> None:
    played = table("""
        p1: sloth jaguar
        p1 left: macaw
        p2 left: walrus toucan caiman
        p2 right: toucan macaw
    """).then("p1: play sloth right pay jaguar")
    assert played.offers() == ["sink p2 left 2", "sink p2 left 3", "sink p2 right 2", "skip"]
    assert played.told("p2", "sink p2 left 3")[:1] == [Sunk(0, 1, "caiman", "left", 3)]
    assert played.then("p1: sink p2 left 3").left("p2") == "caiman walrus toucan"


def test_sloth_exposes_an_ongoing_effect_that_works_again(table: Table) -> None:
    played = table("""
        p1: sloth jaguar
        p1 left: walrus macaw
        p1 right: macaw
    """).then("p1: play sloth right pay jaguar, sink p1 left 2")
    assert (played.left("p1"), played.view("p1").players[0].hand_limit) == ("macaw walrus", 10)


def test_sloth_is_not_asked_when_no_collection_has_two_cards(table: Table) -> None:
    assert table("p1: sloth jaguar").then("p1: play sloth right pay jaguar").turn_of == "p2"


# -- chameleon ---------------------------------------------------------------------------------------------------------


def test_chameleon_counts_for_every_family(table: Table) -> None:
    position = table("""
        p1 left: bee whale
        p1 right: chameleon
        p3:
    """)
    assert (position.bonus("p1", "bee"), position.bonus("p1", "whale")) == ([2], [1])


def test_chameleon_brings_all_families_in_play_together(table: Table) -> None:
    alone = table("p1 left: kirin\np2: macaw\np3: cat\np4: seal")
    both = table("p1 left: kirin\np1 right: chameleon\np3: cat\np4: seal")
    assert (alone.bonus("p1", "kirin"), both.bonus("p1", "kirin")) == ([1], [4])


def test_chameleon_is_a_legendary_origami_for_a_kappa(table: Table) -> None:
    position = table("""
        p1 left: kappa
        p2 left: chameleon
        p2 right: chameleon
    """)
    assert (position.awards("p1"), position.awards("p2")) == ([], [("kappa", 5)])


# -- jaguar ------------------------------------------------------------------------------------------------------------


def test_jaguar_takes_any_card_of_the_line(table: Table) -> None:
    played = table("""
        line: macaw toucan sloth jaguar
        p1: jaguar caiman caiman piranha
    """).then("p1: play jaguar left pay caiman caiman piranha")
    assert played.offers() == ["take macaw", "take toucan", "take sloth", "take jaguar", "skip"]
    after = played.then("p1: take sloth\n~: card toucan")
    assert (after.hand("p1"), after.line) == ("sloth", "macaw toucan jaguar toucan")
