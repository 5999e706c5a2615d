"""The polar cards, and rice paper, which comes with them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from kamishima.games.origami.show.events import DrewRicePaper, HandCounted, Played

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


# -- penguin, seal, polar bear -----------------------------------------------------------------------------------------


def test_penguin_brings_a_rice_paper_that_everybody_sees(table: Table) -> None:
    played = table("p1: penguin seal").then("p1: play penguin left pay seal")
    assert played.offers() == ["use", "skip"]
    assert played.told("p2", "use")[1:2] == [DrewRicePaper(0, 1)]
    after = played.then("p1: use")
    assert (after.hand("p1"), after.rice) == ("rice-paper", 17)
    assert after.known("p1", by="all") == "rice-paper"


def test_penguin_may_be_left_alone(table: Table) -> None:
    after = table("p1: penguin seal").then("p1: play penguin left pay seal, skip")
    assert (after.hand("p1"), after.rice) == ("", 18)


def test_seal_brings_two_rice_papers(table: Table) -> None:
    after = table("p1: seal reindeer").then("p1: play seal left pay reindeer, use")
    assert (after.hand("p1"), after.rice) == ("rice-paper rice-paper", 16)


def test_seal_brings_what_is_left_of_the_rice_papers(table: Table) -> None:
    after = table(f"""
        p1: seal reindeer
        p2: {"rice-paper " * 17}
    """).then("p1: play seal left pay reindeer, use")
    assert (after.hand("p1"), after.rice) == ("rice-paper", 0)


def test_polar_bear_brings_three_rice_papers(table: Table) -> None:
    after = table("p1: polar-bear walrus arctic-wolf").then("p1: play polar-bear left pay walrus arctic-wolf, use")
    assert (after.hand("p1"), after.rice) == ("rice-paper rice-paper rice-paper", 15)


def test_polar_bear_is_not_asked_when_there_is_no_rice_paper_left(table: Table) -> None:
    after = table(f"""
        p1: polar-bear walrus arctic-wolf
        p2: {"rice-paper " * 18}
    """).then("p1: play polar-bear left pay walrus arctic-wolf")
    assert after.turn_of == "p2"


# -- snowy owl ---------------------------------------------------------------------------------------------------------


def test_snowy_owl_draws_a_card_and_takes_a_rice_paper(table: Table) -> None:
    after = table("p1: snowy-owl reindeer").then("p1: play snowy-owl left pay reindeer, use\n~: card walrus")
    assert after.hand("p1") == "walrus rice-paper"
    assert after.known("p1", by="p2") == "rice-paper"


# -- arctic fox --------------------------------------------------------------------------------------------------------


def test_arctic_fox_scores_for_every_two_rice_papers_in_hand(table: Table) -> None:
    for count, bonus in ((0, 0), (1, 0), (2, 1), (5, 2)):
        position = table(f"""
            p1: {"rice-paper " * count} penguin penguin
            p1 shown: {"rice-paper " * count}
            p1 left: arctic-fox
        """)
        assert position.bonus("p1", "arctic-fox") == [bonus]
        assert position.game.scores(position.state) == (4 + bonus, 0)


def test_arctic_fox_shows_others_only_what_they_know_of_the_hand(table: Table) -> None:
    position = table("""
        p1: rice-paper rice-paper rice-paper rice-paper
        p1 shown: rice-paper rice-paper
        p1 left: arctic-fox
    """)
    assert (position.score("p1", by="p1"), position.score("p1", by="p2"), position.score("p1", by="all")) == (6, 5, 5)


def test_arctic_fox_counts_the_true_hand_at_the_end(table: Table) -> None:
    last = table("""
        round: 5
        last round: 5
        turn: p2
        line: penguin penguin seal seal
        p1: rice-paper rice-paper
        p1 left: arctic-fox
    """).then("p2: draw penguin\n~: card walrus")
    assert last.offers() == ["count"]
    assert (last.score("p1", by="p1"), last.score("p1", by="p2")) == (5, 4)
    assert last.told("p2", "count") == [HandCounted(0, 2), HandCounted(1, 0)]
    over = last.then("~: count")
    assert over.result.scores == (5, 0)
    assert over.score("p1", by="p2") == 5


def test_arctic_fox_alone_makes_the_table_count_hands(table: Table) -> None:
    over = table("""
        round: 5
        last round: 5
        turn: p2
        line: penguin
        p1: rice-paper
        p1 left: seal
    """).then("p2: draw penguin\n~: card walrus, card walrus, card seal, card reindeer")
    assert over.result.scores == (4, 0)


# -- arctic wolf -------------------------------------------------------------------------------------------------------


def test_arctic_wolf_turns_rice_papers_into_cards_with_the_draw_action(table: Table) -> None:
    drawn = table("""
        line: seal penguin
        p1: rice-paper rice-paper walrus
        p1 left: arctic-wolf
    """).then("p1: draw seal\n~: card reindeer, card reindeer, card polar-bear")
    assert drawn.offers() == ["discard rice-paper", "done"]
    one = drawn.then("p1: discard rice-paper, done\n~: card penguin")
    assert (one.hand("p1"), one.rice, one.turn_of) == ("penguin seal walrus rice-paper", 17, "p2")
    both = drawn.then("p1: discard rice-paper, discard rice-paper\n~: card penguin, card penguin")
    assert (both.hand("p1"), both.rice, both.discards) == ("penguin penguin seal walrus", 18, "")
    assert (both.known("p1", by="p2"), both.turn_of) == ("seal", "p2")


def test_arctic_wolf_asks_even_if_the_rice_papers_are_in_another_hand(table: Table) -> None:
    # who holds rice paper may be a secret, so being asked must not tell it
    drawn = table("""
        line: seal penguin penguin penguin
        p1: walrus
        p1 left: arctic-wolf
        p2: rice-paper
    """).then("p1: draw seal\n~: card reindeer")
    assert drawn.offers() == ["done"]
    assert drawn.then("p1: done").turn_of == "p2"


def test_arctic_wolf_does_not_ask_while_all_rice_papers_are_in_their_deck(table: Table) -> None:
    drawn = table("""
        line: seal penguin penguin penguin
        p1: walrus
        p1 left: arctic-wolf
    """).then("p1: draw seal\n~: card reindeer")
    assert drawn.turn_of == "p2"


def test_arctic_wolf_that_is_covered_does_nothing(table: Table) -> None:
    drawn = table("""
        line: seal penguin penguin penguin
        p1: rice-paper
        p1 left: arctic-wolf walrus
        p1 right: seal
    """).then("p1: draw penguin\n~: card reindeer")
    assert drawn.turn_of == "p2"


def test_arctic_wolf_on_both_collections_asks_once(table: Table) -> None:
    drawn = table("""
        line: seal penguin penguin penguin
        p1: rice-paper
        p1 left: arctic-wolf
        p1 right: arctic-wolf
    """).then("p1: draw penguin\n~: card reindeer\np1: done")
    assert drawn.turn_of == "p2"


# -- walrus ------------------------------------------------------------------------------------------------------------


def test_walrus_lets_its_owner_hold_ten_cards(table: Table) -> None:
    position = table("""
        line: walrus
        p1: penguin penguin penguin seal seal snowy-owl snowy-owl
        p1 left: walrus
        p2: cat
    """)
    assert [player.hand_limit for player in position.view("all").players] == [10, 8]
    after = position.then("p1: draw walrus\n~: card reindeer, card reindeer, card cat, card cat")
    assert after.turn_of == "p2"


# -- reindeer ----------------------------------------------------------------------------------------------------------


def test_reindeer_brings_a_rice_paper_whenever_its_owner_plays(table: Table) -> None:
    played = table("""
        p1: penguin rice-paper seal
        p1 left: reindeer
    """).then("p1: play penguin right pay seal")
    assert played.hand("p1").count("rice-paper") == 2
    assert played.offers() == ["use", "skip"]


def test_reindeer_does_not_count_itself(table: Table) -> None:
    after = table("p1: reindeer walrus walrus seal").then("p1: play reindeer left pay walrus walrus seal")
    assert (after.hand("p1"), after.rice) == ("", 18)


def test_reindeer_counts_the_origami_that_covers_it(table: Table) -> None:
    position = table("""
        p1: walrus polar-bear polar-bear
        p1 left: reindeer
        p1 right: reindeer
    """)
    played = Played(0, "walrus", "left", False, ("polar-bear", "polar-bear"))
    assert position.told("all", "play walrus left pay polar-bear polar-bear")[:2] == [played, DrewRicePaper(0, 2)]
    after = position.then("p1: play walrus left pay polar-bear polar-bear")
    assert (after.hand("p1"), after.rice) == ("rice-paper rice-paper", 16)


# -- rice paper --------------------------------------------------------------------------------------------------------


def test_rice_paper_is_worth_one_fold_and_returns_to_its_own_deck(table: Table) -> None:
    """O5.5"""
    after = table("p1: penguin rice-paper rice-paper").then("p1: play penguin left pay rice-paper rice-paper, skip")
    assert (after.left("p1"), after.hand("p1"), after.discards, after.rice) == ("penguin", "", "", 18)


def test_rice_paper_is_never_the_paid_card_on_top(table: Table) -> None:
    """O5.5"""
    plays = table("p1: snowy-owl rice-paper penguin seal").offers("play")
    assert [text for text in plays if "play snowy-owl left" in text] == [
        "play snowy-owl left pay seal rice-paper penguin",
        "play snowy-owl left pay penguin rice-paper seal",
    ]


def test_rice_paper_cannot_be_played(table: Table) -> None:
    """O5.5"""
    position = table("""
        p1: rice-paper rice-paper
        p1 left: lion
    """)
    assert position.offers() == ["pass"]


def test_rice_paper_counts_towards_the_hand_limit_and_may_be_discarded_for_it(table: Table) -> None:
    """O2.2, O5.5"""
    drawn = table("""
        line: penguin seal seal walrus
        p1: rice-paper rice-paper rice-paper rice-paper penguin penguin reindeer reindeer
    """).then("p1: draw penguin\n~: card walrus")
    assert drawn.offers() == ["discard penguin", "discard reindeer", "discard rice-paper"]
    after = drawn.then("p1: discard rice-paper")
    assert (after.rice, after.discards, after.turn_of) == (15, "", "p2")


def test_rice_paper_goes_neither_to_the_line_nor_to_the_discards_by_a_swap(table: Table) -> None:
    monkey = table("""
        line: seal seal walrus walrus
        p1: monkey elephant rice-paper
    """).then("p1: play monkey left pay elephant")
    assert monkey.offers() == ["skip"]
    tanuki = table("p1: tanuki seal rice-paper").then("p1: play tanuki left pay seal")
    assert tanuki.offers() == ["skip"]


def test_rice_paper_may_be_traded_in_for_a_line_card(table: Table) -> None:
    after = table("""
        line: walrus penguin seal reindeer
        p1: rice-paper
        p1 left: magpie
    """).then("p1: use magpie, discard rice-paper, take walrus\n~: card reindeer")
    assert (after.hand("p1"), after.rice, after.discards) == ("walrus", 18, "")


def test_rice_paper_that_was_paid_cannot_be_reclaimed(table: Table) -> None:
    crab = table("p1: crab squid rice-paper rice-paper rice-paper").then(
        "p1: play crab left pay rice-paper rice-paper rice-paper squid"
    )
    assert crab.offers() == ["take squid", "skip"]
    only_rice = table(f"p1: crab {'rice-paper ' * 6}").then(f"p1: play crab left pay {'rice-paper ' * 6}".strip())
    assert only_rice.turn_of == "p2"


def test_rice_paper_does_not_hide_what_was_the_top_discard_before(table: Table) -> None:
    after = table("""
        discards: seal
        p1: fly rice-paper rice-paper
    """).then("p1: play fly left pay rice-paper rice-paper, use")
    assert (after.hand("p1"), after.discards) == ("seal", "")


def test_rice_paper_is_hidden_once_it_was_stolen(table: Table) -> None:
    after = table("""
        p1 left: shark
        p2: rice-paper penguin
        p2 shown: rice-paper penguin
        p3:
    """).then("p1: use shark, rob p2\n~: card rice-paper")
    assert (after.hand("p1"), after.known("p1", by="p3"), after.known("p1", by="p2")) == (
        "rice-paper",
        "",
        "rice-paper",
    )
    assert after.known("p2", by="p3") == ""


def test_rice_paper_decides_ties_like_any_card_in_hand(table: Table) -> None:
    """O7.1"""
    over = table("""
        round: 5
        last round: 5
        turn: p2
        line: penguin
        p1: rice-paper rice-paper
        p1 left: walrus
        p2 left: walrus
    """).then("p2: draw penguin\n~: card penguin, card penguin, card seal, card reindeer")
    assert (over.result.scores, over.result.ranks) == ((6, 6), (1, 2))


def test_rice_paper_is_dealt_only_to_hands_when_a_position_is_guessed(table: Table) -> None:
    position = table("""
        p1: penguin
        p2: rice-paper rice-paper
        p3: seal walrus
    """)
    found = set()
    for seed in range(30):
        other = position.game.resample(position.state, None, random.Random(seed))
        assert position.game.faults(other) == []
        found.add(tuple(sum(kind.paper for kind in hand) for hand in other.hands))
    assert len(found) > 3
