"""O6: characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kamishima.games.origami.show.events import CharacterLeft, CharacterPlayed, PlayedFrom

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


def test_o6_1_a_character_is_paid_for_and_goes_to_the_middle_of_the_table(table: Table) -> None:
    position = table("p1: monk-red kirin oni")
    assert position.offers("play") == ["play oni left pay kirin", "play oni right pay kirin", "play monk-red pay kirin"]
    assert position.told("p2", "play monk-red pay kirin")[0] == CharacterPlayed(0, "monk-red", "hand", ("kirin",))
    after = position.then("p1: play monk-red pay kirin")
    assert (after.characters, after.left("p1"), after.right("p1"), after.discards) == ("monk-red", "", "", "kirin")


def test_o6_1_the_other_colour_makes_room_and_is_discarded(table: Table) -> None:
    position = table("""
        characters: monk-yellow ninja-red
        p1: monk-red phoenix dragon       # a ninja makes the monk cost 3
    """)
    assert CharacterLeft("monk-yellow") in position.told("all", "play monk-red pay dragon")
    after = position.then("p1: play monk-red pay dragon")
    assert (after.characters, after.discards) == ("ninja-red monk-red", "dragon monk-yellow")


def test_o6_1_different_characters_are_in_play_together(table: Table) -> None:
    after = table("""
        characters: ninja-yellow geisha-red
        p1: monk-red kirin
    """).then("p1: play monk-red pay kirin")
    assert after.characters == "ninja-yellow geisha-red monk-red"


def test_o6_1_a_character_pays_like_any_card(table: Table) -> None:
    after = table("p1: oni monk-red monk-yellow").then("p1: play oni left pay monk-yellow monk-red")
    assert after.discards == "monk-yellow monk-red"


def test_o6_2_after_a_character_a_card_of_the_line_may_be_played_free(table: Table) -> None:
    played = table("""
        line: kirin oni tengu phoenix
        p1: monk-red kirin
        p1 left: oni
    """).then("p1: play monk-red pay kirin")
    assert played.offers() == ["play phoenix right", "play oni right", "play tengu right", "play kirin right", "skip"]
    assert played.told("all", "play kirin right")[0] == PlayedFrom(0, "kirin", "line", "right", False, ())
    after = played.then("p1: play kirin right")
    assert (after.right("p1"), after.hand("p1"), after.discards) == ("kirin", "", "kirin")


def test_o6_2_the_free_play_may_be_declined(table: Table) -> None:
    after = table("""
        line: kirin oni tengu phoenix
        p1: monk-red kirin
    """).then("p1: play monk-red pay kirin, skip")
    assert (after.line, after.turn_of) == ("kirin oni tengu phoenix", "p2")


def test_o6_2_the_instant_of_a_card_played_free_may_be_used(table: Table) -> None:
    used = table("""
        line: pterodactyl t-rex t-rex velociraptor
        p1: monk-red brontosaurus phoenix
    """).then("p1: play monk-red pay brontosaurus phoenix, play pterodactyl left, use\n~: card mesosaurus")
    assert used.hand("p1") == "mesosaurus"


def test_o6_2_a_character_of_the_line_has_its_own_free_play(table: Table) -> None:
    chained = table("""
        line: ninja-red monk-yellow oni tengu
        p1: monk-red kirin
    """).then("p1: play monk-red pay kirin, play ninja-red, play monk-yellow")
    assert (chained.characters, chained.discards) == ("ninja-red monk-yellow", "kirin monk-red")
    assert chained.offers() == ["play oni left", "play oni right", "play tengu left", "play tengu right", "skip"]


def test_o6_2_a_snake_of_the_line_may_go_beneath(table: Table) -> None:
    played = table("""
        line: snake
        p1: monk-red gorilla
        p1 left: lion
        p1 right: lion
        p2: oni
    """).then("p1: play monk-red pay gorilla")
    assert "play snake left under" in played.offers()
    assert played.then("p1: play snake left under").left("p1") == "snake lion"


def test_o6_2_an_oni_played_free_still_takes_its_price(table: Table) -> None:
    played = table("""
        line: oni
        p1: monk-red kirin phoenix tanuki dragon
    """).then("p1: play monk-red pay kirin, play oni left")
    assert played.offers() == ["discard phoenix", "discard tanuki", "discard dragon"]


def test_o3_2_after_a_free_play_the_line_is_filled_only_at_the_end_of_the_turn(table: Table) -> None:
    played = table("""
        line: phoenix oni tengu kirin
        p1: monk-red kirin
    """).then("p1: play monk-red pay kirin, play phoenix left, use\n~: card dragon, card dragon")
    assert (played.turn_of, played.line, played.acting) == ("p1", "oni tengu kirin", "~")
    filled = played.then("~: card tanuki")
    assert (filled.turn_of, filled.line) == ("p2", "oni tengu kirin tanuki")


def test_o3_2_hands_are_cut_down_before_the_gap_of_a_free_play_is_filled(table: Table) -> None:
    played = table("""
        line: oni tengu kirin phoenix
        p1: monk-yellow kirin phoenix phoenix tanuki tanuki dragon dragon kappa
    """).then("p1: play monk-yellow pay kirin, play tengu left")
    assert (played.view("p1").phase, played.line) == ("limit", "oni kirin phoenix")


def test_o4_2_a_deck_that_runs_out_at_the_end_of_a_turn_has_run_out_in_its_round(table: Table) -> None:
    last = table("""
        round: 3
        runouts: 1
        turn: p2
        deck: dragon
        line: tengu oni kirin nine-tailed-fox
        p2: monk-red kirin
    """).then("p2: play monk-red pay kirin, play tengu right\n~: card dragon")
    assert (last.turn_of, last.view("all").round, last.view("all").last_round) == ("p1", 4, 4)


def test_o3_3_an_effect_that_takes_from_the_line_fills_it_even_after_a_free_play(table: Table) -> None:
    taken = table("""
        line: jaguar macaw macaw toucan
        p1: monk-red jaguar
    """).then("p1: play monk-red pay jaguar, play jaguar left, take macaw")
    assert (taken.turn_of, taken.line) == ("p1", "macaw toucan")
    assert taken.then("~: card sloth, card sloth").turn_of == "p2"


def test_o3_3_a_swept_line_is_laid_out_anew_even_after_a_free_play(table: Table) -> None:
    swept = table("""
        line: rhino lion zebra zebra
        p1: monk-red gorilla
        p2: oni
    """).then("p1: play monk-red pay gorilla, play rhino left, use")
    assert (swept.turn_of, swept.line, swept.acting) == ("p1", "", "~")


def test_o6_3_points_that_characters_award_go_to_every_tied_player(table: Table) -> None:
    position = table("""
        characters: sumo-wrestler-yellow
        p1 left: oni
        p2 left: tengu
        p3:
    """)
    award = [("sumo-wrestler-yellow", 5)]
    assert [position.awards(seat) for seat in ("p1", "p2", "p3")] == [award, award, []]
