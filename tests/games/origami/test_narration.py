"""What is told of each step, and to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kamishima.games.origami.show.events import (
    ChoseGift,
    Copied,
    Dealt,
    DeckRanOut,
    Discarded,
    DrewFromDeck,
    DrewFromLine,
    FamilyChosen,
    GameEnded,
    GiftPassed,
    Kept,
    LastRoundCalled,
    LineGrew,
    LineSwept,
    LookedAt,
    Passed,
    Played,
    Robbed,
    ShowedCopy,
    Skipped,
    StarterFound,
    Stole,
    Swapped,
    TookCards,
    TurnBegan,
    TurnedOver,
    UsedAction,
    UsedInstant,
)

if TYPE_CHECKING:
    from tests.games.origami.conftest import Deal, Table

EVERYBODY = ("p1", "p2", "all")
FULL_LINE = "line: cat cat dog dog"


# -- the set-up --------------------------------------------------------------------------------------------------------


def test_the_families_drawn_are_told(deal: Deal) -> None:
    assert deal("").told("all", "family lawn") == [FamilyChosen("lawn")]


def test_dealt_cards_are_told_to_everybody(deal: Deal) -> None:
    for audience in EVERYBODY:
        assert deal("", families=["farm", "sky"]).told(audience, "card fox") == [Dealt(0, "fox")]


def test_the_starting_player_is_told_with_the_last_card_dealt(deal: Deal) -> None:
    position = deal("~: card fox, card fox, card dog, card eagle, card eagle", families=["farm", "sky"])
    assert position.told("all", "card chicken") == [Dealt(1, "chicken"), StarterFound(0)]


def test_the_starting_player_found_by_lot_is_told(deal: Deal) -> None:
    position = deal("~: card fox, card fox, card dog, card eagle, card eagle, card dog", families=["farm", "sky"])
    assert position.told("all", "start p2") == [StarterFound(1)]


# -- the three actions -------------------------------------------------------------------------------------------------


def test_a_draw_is_told_and_each_card_that_refills_the_line(table: Table) -> None:
    position = table(FULL_LINE)
    assert position.told("p2", "draw dog cat") == [DrewFromLine(0, ("cat", "dog"))]
    refill = position.then("p1: draw cat dog\n~: card owl")
    assert refill.told("all", "card fox") == [LineGrew("fox"), TurnBegan(1, 1)]


def test_a_played_origami_is_told_with_its_payment_in_the_order_in_which_it_lies(table: Table) -> None:
    position = table("p1: pig rabbit dog sheep")
    events = position.told("p2", "play pig left pay rabbit sheep dog")
    assert events == [Played(0, "pig", "left", False, ("sheep", "rabbit", "dog"))]


def test_a_snake_slipped_beneath_is_told(table: Table) -> None:
    position = table("""
        p1: snake
        p1 left: lion
        p1 right: rhino
    """).then("p1: use lion")
    assert position.told("p2", "play snake left under")[0] == Played(0, "snake", "left", True, ())


def test_a_new_round_is_told_with_the_turn(table: Table) -> None:
    position = table(f"{FULL_LINE}\nturn: p2\np2: sheep raccoon")
    assert position.told("p1", "play sheep left pay raccoon")[1:] == [TurnBegan(0, 2)]


def test_an_instant_used_and_an_instant_skipped_are_told(table: Table) -> None:
    position = table(f"{FULL_LINE}\np1: cat raccoon").then("p1: play cat left pay raccoon")
    assert position.told("p2", "use") == [UsedInstant(0, "cat")]
    assert position.told("p2", "skip") == [Skipped(0), TurnBegan(1, 1)]


def test_a_special_action_is_told(table: Table) -> None:
    assert table("p1 left: fox").told("p2", "use fox") == [UsedAction(0, "fox")]


def test_a_pass_is_told(table: Table) -> None:
    assert table("deck:").told("p2", "pass") == [Passed(0), TurnBegan(1, 1)]


def test_discards_for_the_hand_limit_are_told(table: Table) -> None:
    position = table("""
        line: dog cat cat fox
        p1: sheep sheep sheep sheep chick chick chick chick
    """).then("""
        p1: draw dog
        ~: card owl
    """)
    assert position.told("p2", "discard chick") == [Discarded(0, ("chick",)), TurnBegan(1, 1)]


# -- cards that only some may see --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("audience", "seen"), [("p1", "pig"), ("p2", None), ("all", None)])
def test_only_the_owner_is_told_which_card_came_from_the_deck(table: Table, audience: str, seen: str | None) -> None:
    position = table(f"{FULL_LINE}\np1: cat raccoon").then("p1: play cat left pay raccoon, use")
    assert position.told(audience, "card pig") == [DrewFromDeck(0, seen), TurnBegan(1, 1)]


@pytest.mark.parametrize(("audience", "seen"), [("p1", None), ("p2", "pig"), ("all", None)])
def test_everybody_is_told_only_of_the_own_card_of_a_dove(table: Table, audience: str, seen: str | None) -> None:
    position = table(f"{FULL_LINE}\np1: dove eagle").then("p1: play dove left pay eagle, use\n~: card fox")
    assert position.told(audience, "card pig") == [DrewFromDeck(1, seen), TurnBegan(1, 1)]


@pytest.mark.parametrize(("audience", "seen"), [("p1", "pig"), ("p2", None), ("all", None)])
def test_only_the_owner_is_told_what_a_skate_draws(table: Table, audience: str, seen: str | None) -> None:
    position = table(f"{FULL_LINE}\np1: skate shark cat").then("p1: play skate left pay shark, discard cat")
    assert position.told(audience, "done") == []
    assert position.then("p1: done").told(audience, "card pig") == [DrewFromDeck(0, seen), TurnBegan(1, 1)]


@pytest.mark.parametrize(("audience", "seen"), [("p1", "pig"), ("p2", None), ("all", None)])
def test_only_the_looker_is_told_which_cards_are_looked_at(table: Table, audience: str, seen: str | None) -> None:
    assert table("p1 left: fox").then("p1: use fox").told(audience, "card pig") == [LookedAt(0, seen)]


@pytest.mark.parametrize(("audience", "seen"), [("p1", ("pig", "owl")), ("p2", None), ("all", None)])
def test_the_card_discarded_by_a_fox_is_told_to_all_the_kept_ones_are_not(
    table: Table, audience: str, seen: tuple[str, ...] | None
) -> None:
    position = table(f"{FULL_LINE}\np1 left: fox").then("p1: use fox\n~: card pig, card owl, card dove")
    assert position.told(audience, "discard dove") == [Discarded(0, ("dove",)), Kept(0, 2, seen), TurnBegan(1, 1)]


@pytest.mark.parametrize(("audience", "seen"), [("p1", ("cat", "owl")), ("p2", None), ("all", None)])
def test_cards_kept_because_there_were_no_more_are_told(
    table: Table, audience: str, seen: tuple[str, ...] | None
) -> None:
    # the fox can draw two cards only, and keeps both
    position = table("""
        deck: cat owl
        line: pig pig dog dog
        p1 left: fox
    """).then("p1: use fox\n~: card cat")
    assert position.told(audience, "card owl") == [
        LookedAt(0, "owl" if seen else None),
        Kept(0, 2, seen),
        DeckRanOut(1),
        TurnBegan(1, 1),
    ]


def test_a_single_card_kept_because_there_were_no_more_is_told(table: Table) -> None:
    position = table("""
        deck: cat
        line: pig pig dog dog
        p1 left: fox
    """).then("p1: use fox")
    assert position.told("p2", "card cat") == [LookedAt(0, None), Kept(0, 1, None), DeckRanOut(1), TurnBegan(1, 1)]


@pytest.mark.parametrize(("audience", "seen"), [("p1", "cat"), ("p2", "cat"), ("p3", None), ("all", None)])
def test_a_stolen_card_is_told_to_thief_and_victim(table: Table, audience: str, seen: str | None) -> None:
    position = table(f"{FULL_LINE}\np1 left: shark\np2: cat\np3:").then("p1: use shark")
    assert position.told(audience, "rob p2") == [Robbed(0, 1)]
    assert position.then("p1: rob p2").told(audience, "card cat") == [Stole(0, 1, seen), TurnBegan(1, 1)]


ZEBRA = f"""
    {FULL_LINE}
    p1: zebra lion monkey
    p2: cat
    p3: pig
"""


@pytest.mark.parametrize(("audience", "seen"), [("p1", "monkey"), ("p2", None), ("p3", None), ("all", None)])
def test_a_gift_is_told_only_to_its_giver_before_all_have_chosen(table: Table, audience: str, seen: str | None) -> None:
    position = table(ZEBRA).then("p1: play zebra left pay lion, use")
    assert position.told(audience, "give monkey") == [ChoseGift(0, seen)]


@pytest.mark.parametrize(
    ("audience", "monkey", "cat", "pig"),
    [
        ("p1", "monkey", "cat", None),
        ("p2", None, "cat", "pig"),
        ("p3", "monkey", None, "pig"),
        ("all", None, None, None),
    ],
)
def test_passed_cards_are_told_to_giver_and_receiver(
    table: Table, audience: str, monkey: str | None, cat: str | None, pig: str | None
) -> None:
    position = table(ZEBRA).then("p1: play zebra left pay lion, use, give monkey\np2: give cat")
    assert position.told(audience, "give pig") == [
        ChoseGift(2, pig),
        GiftPassed(0, 2, monkey),
        GiftPassed(1, 0, cat),
        GiftPassed(2, 1, pig),
        TurnBegan(1, 1),
    ]


# -- open effects ------------------------------------------------------------------------------------------------------


def test_cards_taken_by_an_effect_are_told_with_their_source(table: Table) -> None:
    raccoon = table("line: cat dog pig fox\ndiscards: owl\np1 left: raccoon").then("p1: use raccoon")
    assert raccoon.told("p2", "take cat dog") == [
        TookCards(0, ("cat", "dog"), "line"),
        TookCards(0, ("owl",), "discards"),
    ]
    elephant = table(f"{FULL_LINE}\np1: elephant zebra zebra").then("p1: play elephant left pay zebra zebra")
    assert elephant.told("p2", "take zebra")[0] == TookCards(0, ("zebra",), "discards")


def test_discards_taken_without_a_choice_are_told(table: Table) -> None:
    shell = table(f"{FULL_LINE}\ndiscards: cat squid pig\np1 left: shell")
    assert shell.told("p2", "use shell")[:2] == [UsedAction(0, "shell"), TookCards(0, ("pig", "squid"), "discards")]
    fly = table(f"{FULL_LINE}\ndiscards: pig\np1: fly ant").then("p1: play fly left pay ant")
    assert fly.told("p2", "use")[:2] == [UsedInstant(0, "fly"), TookCards(0, ("pig",), "discards")]


def test_a_copied_instant_is_told(table: Table) -> None:
    position = table(f"{FULL_LINE}\np1: parrot eagle").then("p1: play parrot left pay eagle")
    assert position.told("p2", "copy cat") == [Copied(0, "cat")]


def test_what_a_copied_fly_takes_is_told(table: Table) -> None:
    position = table("discards: ant\np1: parrot eagle\np2 left: fly").then("p1: play parrot left pay eagle")
    assert position.told("p2", "copy fly")[:2] == [Copied(0, "fly"), TookCards(0, ("ant",), "discards")]


def test_a_swap_is_told(table: Table) -> None:
    position = table(f"{FULL_LINE}\np1: monkey elephant lion").then("p1: play monkey left pay elephant")
    assert position.told("p2", "swap lion dog")[0] == Swapped(0, "lion", "dog")


def test_a_swept_line_is_told(table: Table) -> None:
    position = table(f"{FULL_LINE}\np1: rhino lion elephant").then("p1: play rhino left pay lion elephant")
    assert position.told("p2", "use") == [UsedInstant(0, "rhino"), LineSwept(("cat", "cat", "dog", "dog"))]


def test_a_line_swept_by_a_copied_rhino_is_told(table: Table) -> None:
    position = table(f"{FULL_LINE}\np1: parrot eagle\np2 left: rhino").then("p1: play parrot left pay eagle")
    assert position.told("p2", "copy rhino") == [Copied(0, "rhino"), LineSwept(("cat", "cat", "dog", "dog"))]


def test_a_card_turned_over_by_a_vulture_is_told_to_all(table: Table) -> None:
    position = table(f"{FULL_LINE}\np1: raccoon\np1 left: vulture").then("p1: use vulture")
    for audience in EVERYBODY:
        assert position.told(audience, "card eagle") == [TurnedOver(0, "eagle")]
    turned = position.then("~: card eagle")
    assert turned.told("p2", "skip") == [Skipped(0), Discarded(0, ("eagle",)), TurnBegan(1, 1)]
    assert turned.told("p2", "play raccoon right pay eagle")[0] == Played(0, "raccoon", "right", False, ("eagle",))


def test_a_turned_card_that_an_empty_hand_cannot_use_is_told_to_be_discarded(table: Table) -> None:
    position = table(f"{FULL_LINE}\np1 left: vulture").then("p1: use vulture")
    assert position.told("p2", "card eagle") == [TurnedOver(0, "eagle"), Discarded(0, ("eagle",)), TurnBegan(1, 1)]


@pytest.mark.parametrize("shown", ["", "fly"], ids=["unseen before", "seen before"])
def test_a_copy_shown_for_a_cricket_is_told(table: Table, shown: str) -> None:
    position = table(f"p1: fly ant\np1 shown: {shown}\np1 left: cricket").then("p1: use cricket\n~: card fly")
    assert position.told("p2", "play fly right pay ant") == [
        Played(0, "fly", "right", False, ("ant",)),
        ShowedCopy(0, "fly"),
    ]


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_end_of_the_deck_is_told_and_the_last_round_it_calls(table: Table) -> None:
    position = table("""
        round: 7
        runouts: 1
        deck: owl
        line: cat sheep pig fox
    """).then("p1: draw cat")
    assert position.told("p2", "card owl") == [LineGrew("owl"), DeckRanOut(2), LastRoundCalled(8), TurnBegan(1, 7)]


def test_the_end_of_the_game_is_told_with_its_reason(table: Table) -> None:
    position = table("deck:\np1: fox\np2: eagle").then("p1: pass")
    assert position.told("all", "pass") == [Passed(1), GameEnded("standstill")]
