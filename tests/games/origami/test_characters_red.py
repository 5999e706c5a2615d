"""The characters in red, pair by pair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kamishima.games.origami.show.events import DrewFromLine, DrewRicePaper, TookCards

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


# -- geisha ------------------------------------------------------------------------------------------------------------


def test_geisha_red_lets_the_draw_action_take_the_top_discard(table: Table) -> None:
    position = table("""
        characters: geisha-red
        line: kirin tengu
        discards: kappa phoenix
    """)
    assert position.offers("draw") == ["draw tengu", "draw kirin", "draw top", "draw tengu top"]
    assert position.told("p2", "draw tengu top")[:2] == [
        DrewFromLine(0, ("tengu",)),
        TookCards(0, ("phoenix",), "discards"),
    ]
    after = position.then("p1: draw top tengu")
    assert (after.hand("p1"), after.discards, after.known("p1", by="p2")) == ("phoenix tengu", "kappa", "phoenix tengu")


def test_geisha_red_counts_the_folds_of_the_top_discard(table: Table) -> None:
    position = table("""
        characters: geisha-red
        line: tengu phoenix phoenix
        discards: kappa
    """)
    assert [text for text in position.offers("draw") if "top" in text] == ["draw top", "draw phoenix top"]


def test_geisha_red_has_nothing_to_give_without_discards(table: Table) -> None:
    position = table("""
        characters: geisha-red
        line: tengu
    """)
    assert position.offers() == ["draw tengu"]


# -- merchant ----------------------------------------------------------------------------------------------------------


def test_merchant_red_lets_everybody_draw_five_folds(table: Table) -> None:
    position = table("""
        characters: merchant-red
        line: kirin phoenix tengu dragon
    """)
    assert [player.draw_folds for player in position.view("all").players] == [5, 5]
    assert {"draw phoenix kirin", "draw dragon tengu"} <= set(position.offers())
    assert "draw tengu kirin" not in position.offers()


# -- actor -------------------------------------------------------------------------------------------------------------


def test_actor_red_rewards_the_fewest_cards_in_hand(table: Table) -> None:
    position = table("""
        characters: actor-red
        p1: oni
        p2: tengu rice-paper
        p3: kirin
    """)
    award = [("actor-red", 5)]
    assert [position.awards(seat) for seat in ("p1", "p2", "p3")] == [award, [], award]


# -- sumo wrestler -----------------------------------------------------------------------------------------------------


def test_sumo_wrestler_red_lets_everybody_hold_two_cards_more(table: Table) -> None:
    position = table("""
        characters: sumo-wrestler-red
        p1 left: t-rex
    """)
    assert [player.hand_limit for player in position.view("all").players] == [8, 10]


# -- samurai -----------------------------------------------------------------------------------------------------------


def test_samurai_red_rewards_the_single_dearest_origami(table: Table) -> None:
    position = table("""
        characters: samurai-red
        p1 left: kirin
        p2 left: dragon caiman
        p2 right: dragon
        p3 left: t-rex
    """)
    award = [("samurai-red", 5)]
    assert [position.awards(seat) for seat in ("p1", "p2", "p3")] == [award, [], award]


def test_samurai_red_rewards_nobody_on_an_empty_table(table: Table) -> None:
    assert table("characters: samurai-red").awards("p1") == []


# -- ninja -------------------------------------------------------------------------------------------------------------


def test_ninja_red_makes_origami_of_cost_four_or_more_cheaper(table: Table) -> None:
    position = table("""
        characters: ninja-red
        p1: oni dragon phoenix phoenix monk-red
    """)
    plays = position.offers("play")
    assert "play oni left pay dragon" in plays  # 4 - 1
    assert "play monk-red pay dragon" in plays  # characters are origami, too
    assert "play phoenix left pay phoenix" not in plays  # a cost of 2 stays
    assert "play phoenix left pay oni" in plays


def test_ninja_red_adds_to_the_discount_of_a_dolphin(table: Table) -> None:
    used = table("""
        characters: ninja-red
        p1: oni phoenix
        p1 left: dolphin
    """).then("p1: use dolphin")
    assert used.offers() == ["play phoenix right", "play oni right pay phoenix"]


# -- monk --------------------------------------------------------------------------------------------------------------


def test_monk_red_checks_the_hand_limit_only_after_draw_actions(table: Table) -> None:
    position = table("""
        characters: monk-red
        line: kirin tengu tengu oni
        p1: phoenix phoenix phoenix tanuki tanuki dragon dragon kappa kappa kirin oni
    """)
    played = position.then("p1: play phoenix left pay oni, skip")
    assert (len(played.state.hands[0]), played.turn_of) == (9, "p2")
    drawn = position.then("p1: draw kirin\n~: card nine-tailed-fox")
    assert (drawn.turn_of, drawn.acting, drawn.view("p1").phase) == ("p1", "p1", "limit")


def test_monk_red_that_comes_into_play_works_in_the_same_turn(table: Table) -> None:
    after = table("""
        p1: monk-red kirin phoenix phoenix phoenix tanuki tanuki dragon dragon kappa kappa
    """).then("p1: play monk-red pay kirin")
    assert after.turn_of == "p2"


# -- emperor -----------------------------------------------------------------------------------------------------------


def test_emperor_red_rewards_everybody_for_origami_of_cost_two(table: Table) -> None:
    position = table("""
        characters: emperor-red
        p1 left: phoenix oni
        p1 right: tanuki
        p2 left: kirin
    """)
    assert (position.awards("p1"), position.awards("p2")) == ([("emperor-red", 2)], [])


# -- fisherman ---------------------------------------------------------------------------------------------------------


def test_fisherman_red_brings_a_rice_paper_after_each_draw_action(table: Table) -> None:
    position = table("""
        characters: fisherman-red
        line: penguin seal seal walrus
    """)
    after = position.then("p1: draw penguin\n~: card reindeer")
    assert (after.hand("p1"), after.rice, after.turn_of) == ("penguin rice-paper", 17, "p2")
    refilled = position.then("p1: draw penguin")
    assert DrewRicePaper(0, 1) in refilled.told("all", "card reindeer")


def test_fisherman_red_brings_a_card_of_the_deck_without_the_polar_family(table: Table) -> None:
    drawn = table("""
        characters: fisherman-red
        line: oni tengu macaw macaw
    """).then("p1: draw oni\n~: card kirin")
    after = drawn.then("~: card dragon")
    assert (after.hand("p1"), after.known("p1", by="p2"), after.turn_of) == ("dragon oni", "oni", "p2")


def test_fisherman_red_brings_nothing_after_a_play(table: Table) -> None:
    after = table("""
        characters: fisherman-red
        p1: walrus polar-bear polar-bear
    """).then("p1: play walrus left pay polar-bear polar-bear")
    assert (after.hand("p1"), after.rice) == ("", 18)


# -- poet --------------------------------------------------------------------------------------------------------------


def test_poet_red_offers_an_instant_of_the_line_instead_of_the_own_one(table: Table) -> None:
    played = table("""
        characters: poet-red
        line: polar-bear oni walrus kirin
        p1: penguin seal
    """).then("p1: play penguin left pay seal")
    assert played.offers() == ["copy polar-bear", "skip"]
    copied = played.then("p1: copy polar-bear")
    assert (copied.hand("p1").count("rice-paper"), copied.turn_of) == (3, "p2")
    own = played.then("p1: skip")
    assert own.offers() == ["use", "skip"]
    assert own.then("p1: use").hand("p1") == "rice-paper"


def test_poet_red_works_for_cards_without_an_instant(table: Table) -> None:
    after = table("""
        characters: poet-red
        line: polar-bear oni walrus kirin
        p1: arctic-fox reindeer
    """).then("p1: play arctic-fox left pay reindeer, copy polar-bear")
    assert after.rice == 15


def test_poet_red_does_not_replace_the_price_of_an_oni(table: Table) -> None:
    played = table("""
        characters: poet-red
        line: polar-bear
        p1: oni kirin phoenix
    """).then("p1: play oni left pay kirin")
    assert played.offers() == ["discard phoenix"]


def test_poet_red_asks_nothing_when_the_line_shows_no_instant(table: Table) -> None:
    after = table("""
        characters: poet-red
        line: oni walrus kirin kirin
        p1: arctic-fox reindeer
    """).then("p1: play arctic-fox left pay reindeer")
    assert after.turn_of == "p2"


def test_poet_red_follows_a_free_play_but_not_a_character(table: Table) -> None:
    played = table("""
        characters: poet-red
        line: polar-bear arctic-fox
        p1: monk-red kirin
    """).then("p1: play monk-red pay kirin")
    assert played.offers("copy") == []
    assert played.then("p1: play arctic-fox left").offers() == ["copy polar-bear", "skip"]
