"""What is in a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kamishima.games.origami.show.view import CardLine, Player, View

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


def test_a_view_holds_exactly_what_the_allow_list_names() -> None:
    assert View.__struct_fields__ == (
        "seat",
        "phase",
        "acting",
        "turn_of",
        "starter",
        "round",
        "last_round",
        "box",
        "families",
        "pairs",
        "characters",
        "rice_size",
        "line",
        "line_size",
        "deck_size",
        "deck_runouts",
        "discards",
        "aside",
        "aside_size",
        "gift",
        "left_gift",
        "drawn",
        "reach",
        "players",
        "ended",
        "ranks",
    )
    assert Player.__struct_fields__ == (
        "hand_size",
        "hand",
        "known",
        "left",
        "right",
        "awards",
        "score",
        "hand_limit",
        "draw_folds",
        "has_chosen",
    )


def test_a_view_says_who_looks_who_acts_and_whose_turn_it_is(table: Table) -> None:
    used = table("""
        p1: squid crab crab
        p2: cat
    """).then("""
        p1: play squid left pay crab crab
        p1: use
    """)
    view = used.view("p1")
    assert (view.seat, view.acting, view.turn_of, view.starter, view.phase) == (0, 1, 0, 0, "squid.0")
    assert used.view("all").seat is None


def test_nobody_acts_while_chance_is_due(table: Table) -> None:
    assert table("line: cat").then("p1: draw cat").view("p1").acting is None


def test_a_view_scores_every_card_by_itself(table: Table) -> None:
    player = (
        table("""
        p1: fox fox
        p1 left: dog sheep
        p1 right: rabbit
    """)
        .view("p2")
        .players[0]
    )
    assert player.left == (CardLine("dog", 4, 0), CardLine("sheep", 3, 1))
    assert player.right == (CardLine("rabbit", 5, 1),)
    assert player.score == 14


def test_the_breakdown_of_every_scoring_card(table: Table) -> None:
    position = table("""
        p1: cat cat
        p1 left: sheep dog rabbit chick chicken minnow whale
        p1 right: caterpillar butterfly bee ant ant minnow
        p4: fox
    """)
    bonuses = {line.card: line.bonus for pile in _piles(position.view("all"), 0) for line in pile if line.bonus}
    assert bonuses == {
        "sheep": 1,
        "rabbit": 1,
        "chicken": 2,
        "minnow": 1,
        "whale": 2,
        "butterfly": 3,
        "bee": 5,
        "ant": 2,
    }


def _piles(view: View, seat: int) -> tuple[tuple[CardLine, ...], ...]:
    return (view.players[seat].left, view.players[seat].right)


def test_the_breakdown_of_every_scoring_card_of_legends(table: Table) -> None:
    position = table("""
        characters: actor-yellow emperor-red
        p1: rice-paper rice-paper
        p1 shown: rice-paper rice-paper
        p1 left: arctic-fox macaw macaw toucan tengu
        p1 right: velociraptor velociraptor anaconda kirin toucan
        p2: oni
        p4:
    """)
    bonuses = {line.card: line.bonus for pile in _piles(position.view("all"), 0) for line in pile if line.bonus}
    assert bonuses == {
        "arctic-fox": 1,
        "macaw": 3,
        "tengu": 2,
        "velociraptor": 1,
        "toucan": 2,
        "kirin": 4,
        "anaconda": 2,  # 5 + 5 + 5 + 2 + 5 on the left, 4 + 4 + 3 + 9 + 4 on the right
    }
    assert position.awards("p1") == [("actor-yellow", 5), ("emperor-red", 2)]


def test_a_view_shows_the_middle_of_the_table(table: Table) -> None:
    view = table("""
        characters: merchant-yellow monk-red
        p1: rice-paper
    """).view("p2")
    assert (view.box, view.pairs, view.characters) == (
        "combined",
        ("merchant", "monk"),
        ("merchant-yellow", "monk-red"),
    )
    assert (view.rice_size, view.line_size) == (17, 5)


def test_the_cards_of_an_empty_table_score_nothing(table: Table) -> None:
    assert [player.score for player in table("p3:").view("all").players] == [0, 0, 0]


def test_ranks_and_reason_are_shown_when_the_game_is_over(table: Table) -> None:
    over = table("""
        deck:
        p1: fox
        p2: eagle
        p2 left: pig
    """).then("""
        p1: pass
        p2: pass
    """)
    view = over.view("all")
    assert (view.ended, view.ranks, view.acting) == ("standstill", (2, 1), None)


def test_a_running_game_shows_no_ranks(table: Table) -> None:
    view = table("line: cat").view("all")
    assert (view.ended, view.ranks) == ("", ())


def test_a_view_is_plain_json(table: Table) -> None:
    text = msgspec.json.encode(table("line: cat\np1: fox").view("p1"))
    assert msgspec.json.decode(text, type=View) == table("line: cat\np1: fox").view("p1")
