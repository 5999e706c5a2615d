"""O4: the deck and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


def test_o4_1_the_discards_become_the_deck_when_its_last_card_leaves(table: Table) -> None:
    after = table("""
        deck: owl
        line: cat dog pig fox
        discards: sheep rabbit sheep
    """).then("""
        p1: draw cat
        ~: card owl
    """)
    assert (after.deck, after.discards) == ("sheep sheep rabbit", "")
    assert after.view("all").deck_runouts == 1


def test_o4_1_the_deck_is_made_anew_in_the_middle_of_a_refill(table: Table) -> None:
    after = table("""
        deck: owl
        line: cat sheep sheep fox
        discards: pig rabbit
    """).then("""
        p1: draw cat sheep sheep
        ~: card owl, card rabbit, card pig
    """)
    assert after.line == "fox owl rabbit pig"
    assert after.view("all").deck_runouts == 2  # it ran out twice: the second time nothing was left to shuffle


def test_o4_1_the_top_discard_is_gone_after_the_shuffle(table: Table) -> None:
    # the cricket's draw empties the deck, so the fly played after it finds no discard
    after = table("""
        deck: owl
        line: bee bee ant ant
        discards: pig
        p1: fly ant
        p1 left: cricket
        p3:
    """).then("""
        p1: use cricket
        ~: card owl
        p1: play fly right pay ant
    """)
    assert (after.deck, after.discards, after.acting) == ("pig", "ant", "p2")


def test_o4_1_cards_that_cannot_be_drawn_are_not_drawn(table: Table) -> None:
    after = table("""
        deck:
        line: cat dog pig fox
    """).then("p1: draw cat pig")
    assert (after.line, after.acting) == ("dog fox", "p2")


def test_o4_1_the_next_discard_becomes_the_deck_when_there_was_nothing_to_shuffle(table: Table) -> None:
    after = table("""
        deck:
        line: dog fox
        p1: cat cat cat cat sheep sheep sheep sheep chick
    """).then("p1: draw dog, discard cat, discard chick")
    assert (after.deck, after.discards) == ("cat", "chick")  # one after the other: the first one is the deck
    assert after.view("all").deck_runouts == 0  # no card left the deck


def test_o4_1_all_cards_paid_together_become_the_deck(table: Table) -> None:
    after = table("""
        deck:
        line: dog fox fly eagle
        p1: pig cat dog pig
    """).then("p1: play pig left pay cat dog pig, skip")
    assert (after.deck, after.discards) == ("cat pig dog", "")
    assert after.view("all").deck_runouts == 0


def test_o4_1_the_card_that_helped_to_pay_becomes_the_deck_with_the_others(table: Table) -> None:
    # the vulture's card was the last of the deck, and nothing lay on the discards
    after = table("""
        deck: owl
        line: dog fox pig fly
        p1: raccoon dog
        p1 left: vulture
    """).then("""
        p1: use vulture
        ~: card owl
        p1: play raccoon right pay dog owl
    """)
    assert (after.deck, after.discards) == ("dog owl", "")


def test_o4_1_a_line_swept_away_becomes_the_deck_as_a_whole(table: Table) -> None:
    swept = table("""
        deck:
        line: dog fox fly cat
        p1: rhino rice-paper rice-paper rice-paper rice-paper rice-paper rice-paper
    """).then("p1: play rhino left pay " + "rice-paper " * 6 + ", use")
    assert (swept.deck, swept.discards, swept.line, swept.acting) == ("cat dog fox fly", "", "", "~")


def test_o4_2_the_second_time_calls_the_last_round(table: Table) -> None:
    after = table("""
        round: 7
        runouts: 1
        deck: owl
        line: cat sheep pig fox
        discards: rabbit
    """).then("""
        p1: draw cat
        ~: card owl
    """)
    assert (after.view("all").deck_runouts, after.view("all").last_round) == (2, 8)
    assert after.deck == "rabbit"  # the discards are shuffled as usual


def test_o4_2_the_first_time_calls_nothing(table: Table) -> None:
    after = table("""
        deck: owl
        line: cat sheep pig fox
        discards: rabbit
    """).then("""
        p1: draw cat
        ~: card owl
    """)
    assert after.view("all").last_round == 0


def test_o4_2_the_round_is_finished_and_then_everybody_has_one_last_turn(table: Table) -> None:
    # p2 started, so p1 is the last to act; the deck runs out in the turn of p3
    position = table("""
        starter: p2
        turn: p3
        round: 4
        runouts: 1
        deck: owl
        line: cat sheep chick minnow
        discards: rabbit chick chick chick cat
        p3:
    """).then("p3: draw cat\n~: card owl")
    assert position.view("all").last_round == 5
    last_turns = position.then("p1: draw sheep\n~: card cat")
    assert (last_turns.acting, last_turns.view("all").round) == ("p2", 5)
    late = last_turns.then("p2: draw chick\n~: card chick").then("p3: draw minnow\n~: card chick")
    assert late.acting == "p1"
    over = late.then("p1: draw cat\n~: card chick")
    assert over.result.reason == "deck"


def test_o4_2_a_third_time_does_not_put_the_end_off(table: Table) -> None:
    after = table("""
        round: 5
        last round: 5
        runouts: 2
        deck: owl
        line: cat sheep chick chick
    """).then("p1: draw cat\n~: card owl")
    assert (after.view("all").deck_runouts, after.view("all").last_round) == (3, 5)


def test_o4_3_the_game_ends_when_everybody_has_had_as_many_turns_as_the_table_allows(table: Table) -> None:
    position = table(
        """
        round: 3
        turn: p2
        line: cat sheep chick chick
        """,
        turn_limit=3,
    )
    assert position.then("p2: draw cat\n~: card owl").result.reason == "turn-limit"


def test_o4_3_the_limit_is_sixty_turns_unless_the_host_says_otherwise(table: Table) -> None:
    text = """
        round: 59
        turn: p2
        line: cat sheep chick chick
    """
    after = table(text).then("p2: draw cat\n~: card owl")
    assert (after.acting, after.view("all").round) == ("p1", 60)
    over = after.then("p1: draw sheep\n~: card owl").then("p2: draw chick\n~: card dog")
    assert over.result.reason == "turn-limit"


def test_o4_4_a_whole_round_of_passes_ends_the_game(table: Table) -> None:
    position = table("""
        deck:
        p1: fox
        p2: eagle
    """)
    once = position.then("p1: pass")
    assert once.acting == "p2"
    over = once.then("p2: pass")
    assert over.result.reason == "standstill"


def test_o4_4_passes_in_a_row_are_counted_anew_after_any_action(table: Table) -> None:
    after = table("""
        deck:
        p1: fox
        p2: sheep
        p2 left: lion
        p3:
    """).then("""
        p1: pass
        p2: use lion, play sheep right
        p3: pass
        p1: pass
    """)
    assert after.acting == "p2"
