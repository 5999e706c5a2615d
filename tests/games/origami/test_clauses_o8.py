"""O8: what a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


def test_o8_1_everybody_sees_collections_line_discards_and_counts(table: Table) -> None:
    position = table("""
        line: pig dog
        discards: cat sheep
        p1: fox
        p1 left: raccoon cat
        p1 right: rabbit
        p2: owl owl
    """)
    for audience in ("p1", "p2", "all"):
        view = position.view(audience)
        assert (view.line, view.discards) == (("pig", "dog"), ("cat", "sheep"))
        assert [line.card for line in view.players[0].left] == ["raccoon", "cat"]
        assert [line.card for line in view.players[0].right] == ["rabbit"]
        assert [player.hand_size for player in view.players] == [1, 2]
        assert view.deck_size == 36 - 10


def test_o8_1_only_the_owner_sees_a_hand(table: Table) -> None:
    position = table("""
        p1: fox
        p2: owl owl
    """)
    assert [player.hand for player in position.view("p1").players] == [("fox",), None]
    assert [player.hand for player in position.view("p2").players] == [None, ("owl", "owl")]
    assert [player.hand for player in position.view("all").players] == [None, None]


def test_o8_1_cards_taken_face_up_are_known_until_they_visibly_leave(table: Table) -> None:
    drawn = table("""
        line: cat dog fox pig
        p1: sheep
    """).then("""
        p1: draw cat dog
        ~: card owl, card owl
    """)
    assert drawn.known("p1", by="p2") == "cat dog"  # the sheep was there before, unseen
    later = drawn.then("""
        p2: draw owl owl
        ~: card rabbit, card rabbit
        p1: play sheep left pay dog
    """)
    assert later.known("p1", by="p2") == later.known("p1", by="all") == "cat"


def test_o8_1_cards_drawn_from_the_deck_are_known_only_to_their_owner(table: Table) -> None:
    after = table("p1: cat dog").then("""
        p1: play cat left pay dog
        p1: use
        ~: card pig
    """)
    assert after.known("p1", by="p2") == after.known("p1", by="all") == ""
    assert after.view("p1").players[0].hand == ("pig",)


def test_o8_1_a_stolen_card_is_known_to_thief_and_victim_even_when_it_moves_on(table: Table) -> None:
    stolen = table("""
        line: minnow minnow whale whale
        p1 left: shark
        p2: cat
        p3:
    """).then("""
        p1: use shark
        p1: rob p2
        ~: card cat
    """)
    assert (stolen.known("p1", by="p2"), stolen.known("p1", by="p3")) == ("cat", "")


def test_o8_1_private_knowledge_ends_when_the_card_is_seen_to_leave(table: Table) -> None:
    after = table("""
        line: minnow minnow whale whale
        p1: sheep shell
        p1 left: shark
        p2: cat
    """).then("""
        p1: use shark
        p1: rob p2
        ~: card cat
        p2: draw whale
        ~: card pig
        p1: play cat right pay shell
    """)
    assert after.known("p1", by="p2") == ""


def test_o8_2_a_card_that_leaves_face_down_makes_the_others_forget_that_hand(table: Table) -> None:
    stolen = table("""
        p1 left: shark
        p2: cat dog pig
        p2 shown: cat dog pig
        p3:
    """).then("""
        p1: use shark
        p1: rob p2
        ~: card dog
    """)
    assert stolen.known("p2", by="p3") == stolen.known("p2", by="all") == ""
    assert stolen.known("p2", by="p1") == "cat pig"  # the thief saw which card it was


def test_o8_2_hands_of_others_are_only_counted_without_the_memory_aid(table: Table) -> None:
    position = table("""
        p1: cat dog
        p1 shown: cat
    """)
    assert position.view("p2").players[0].known is None


def test_o8_2_the_memory_aid_shows_what_the_audience_has_seen(table: Table) -> None:
    stolen = table(
        """
        p1: minnow
        p1 left: shark
        p2: cat dog
        p2 shown: cat
        p3: owl
        p3 shown: owl
        """,
        memory_aid=True,
    ).then("""
        p1: use shark
        p1: rob p2
        ~: card dog
    """)
    assert [player.known for player in stolen.view("p1").players] == [(), ("cat",), ("owl",)]
    assert [player.known for player in stolen.view("p2").players] == [("dog",), (), ("owl",)]
    assert [player.known for player in stolen.view("all").players] == [(), (), ("owl",)]
