"""The characters in yellow, pair by pair."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from kamishima.core.turn import SeatId
from kamishima.games.origami.rules.actions import names
from kamishima.games.origami.rules.movement import known_hand
from kamishima.games.origami.show.events import CharacterPlayed, LookedAtHand, PlayedFrom
from kamishima.testing.walk import taken

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table


# -- geisha ------------------------------------------------------------------------------------------------------------


def test_geisha_yellow_lets_the_top_discard_be_played_for_its_cost(table: Table) -> None:
    position = table("""
        characters: geisha-yellow
        discards: tengu oni
        p1: kirin
    """)
    assert position.offers() == ["play top oni left pay kirin", "play top oni right pay kirin"]
    text = "play top oni left pay kirin"
    assert position.told("p2", text)[0] == PlayedFrom(0, "oni", "discards", "left", False, ("kirin",))
    after = position.then(f"p1: {text}")
    assert (after.left("p1"), after.hand("p1"), after.discards) == ("oni", "", "tengu kirin")


def test_geisha_yellow_does_not_let_the_top_discard_pay(table: Table) -> None:
    position = table("""
        characters: geisha-yellow
        line: kirin
        discards: kirin
        p1: oni
    """)
    assert position.offers("play") == []


def test_geisha_yellow_brings_back_a_character(table: Table) -> None:
    position = table("""
        characters: geisha-yellow
        discards: monk-red
        p1: kirin
    """)
    event = CharacterPlayed(0, "monk-red", "discards", ("kirin",))
    assert position.told("all", "play top monk-red pay kirin")[0] == event
    assert position.then("p1: play top monk-red pay kirin").characters == "geisha-yellow monk-red"


def test_geisha_yellow_slips_a_snake_beneath_a_collection(table: Table) -> None:
    position = table("""
        characters: geisha-yellow
        discards: snake
        p1: rhino rhino
        p1 left: lion
        p1 right: lion
        p2: oni
    """)
    after = position.then("p1: play top snake right under pay rhino rhino")
    assert after.right("p1") == "snake lion"


def test_geisha_yellow_gives_a_fly_what_lay_beneath_it(table: Table) -> None:
    after = table("""
        characters: geisha-yellow
        discards: kirin fly
        p1: tengu
    """).then("p1: play top fly left pay tengu, use")
    assert (after.hand("p1"), after.discards) == ("kirin", "tengu")


# -- merchant ----------------------------------------------------------------------------------------------------------


def test_merchant_yellow_adds_a_card_to_the_line_at_once(table: Table) -> None:
    entering = table("""
        line: oni tengu kirin phoenix
        p1: merchant-yellow kirin
    """).then("p1: play merchant-yellow pay kirin")
    assert entering.acting == "~"
    entered = entering.then("~: card dragon")
    assert (entered.line, entered.acting) == ("oni tengu kirin phoenix dragon", "p1")
    assert "play dragon left" in entered.offers()


def test_merchant_yellow_keeps_the_line_at_five(table: Table) -> None:
    drawn = table("""
        characters: merchant-yellow
        line: oni tengu kirin phoenix dragon
    """).then("p1: draw oni\n~: card tanuki")
    assert (drawn.line, drawn.turn_of) == ("tengu kirin phoenix dragon tanuki", "p2")


def test_merchant_yellow_leaves_the_line_as_it_is_when_it_goes(table: Table) -> None:
    gone = table("""
        characters: merchant-yellow
        line: oni tengu kirin phoenix dragon
        p1: merchant-red kirin
    """).then("p1: play merchant-red pay kirin, skip")
    assert (gone.line, gone.turn_of, gone.acting) == ("oni tengu kirin phoenix dragon", "p2", "p2")
    drawn = gone.then("p2: draw oni tengu\n~: card tanuki")
    assert (drawn.line, drawn.turn_of) == ("kirin phoenix dragon tanuki", "p1")  # the refill is to four again


def test_merchant_yellow_adds_nothing_to_a_line_that_has_five_cards_already(table: Table) -> None:
    # it left and comes back before the line was refilled: five cards are what it is for
    back = table("""
        characters: merchant-red
        line: oni tengu kirin phoenix dragon
        p1: merchant-yellow kirin
    """).then("p1: play merchant-yellow pay kirin")
    assert (back.line, back.acting) == ("oni tengu kirin phoenix dragon", "p1")
    assert "play dragon left" in back.offers()
    assert len(back.line.split()) == back.view("p1").line_size


def test_merchant_yellow_is_refilled_to_five_after_it_came_back(table: Table) -> None:
    after = table("""
        characters: merchant-red
        line: oni tengu kirin phoenix dragon
        p1: merchant-yellow kirin
    """).then("p1: play merchant-yellow pay kirin, skip\np2: draw oni\n~: card tanuki")
    assert (after.line, after.turn_of) == ("tengu kirin phoenix dragon tanuki", "p1")


# -- actor, sumo wrestler, samurai -------------------------------------------------------------------------------------


def test_actor_yellow_rewards_the_most_different_families(table: Table) -> None:
    position = table("""
        characters: actor-yellow
        p1 left: oni walrus
        p1 right: oni
        p2 left: macaw
        p2 right: walrus
        p3 left: tengu phoenix
        p3 right: tengu
    """)
    award = [("actor-yellow", 5)]
    assert [position.awards(seat) for seat in ("p1", "p2", "p3")] == [award, award, []]


def test_actor_yellow_counts_a_chameleon_as_all_families(table: Table) -> None:
    position = table("""
        characters: actor-yellow
        p1 left: oni
        p1 right: walrus
        p2 left: chameleon
        p3:
    """)
    assert [position.awards(seat) for seat in ("p1", "p2")] == [[], [("actor-yellow", 5)]]


def test_sumo_wrestler_yellow_rewards_the_most_cards_in_collections(table: Table) -> None:
    position = table("""
        characters: sumo-wrestler-yellow
        p1 left: oni
        p2 left: phoenix
        p2 right: phoenix
    """)
    assert [position.awards(seat) for seat in ("p1", "p2")] == [[], [("sumo-wrestler-yellow", 5)]]


def test_samurai_yellow_rewards_the_most_points_on_the_two_top_cards(table: Table) -> None:
    position = table("""
        characters: samurai-yellow
        p1 left: kirin phoenix
        p1 right: t-rex phoenix
        p2 left: oni
        p3 left: tengu       # 3, whatever its scoring effect adds
        p3 right: phoenix
        p3: kirin walrus walrus
    """)
    assert [position.awards(seat) for seat in ("p1", "p2", "p3")] == [[], [("samurai-yellow", 5)], []]


# -- ninja -------------------------------------------------------------------------------------------------------------


def test_ninja_yellow_lets_the_player_look_at_a_hand_after_a_draw_action(table: Table) -> None:
    drawn = table("""
        characters: ninja-yellow
        line: oni tengu kirin phoenix
        p2: walrus seal
        p2 shown: seal
        p3: dragon
    """).then("p1: draw oni\n~: card tanuki")
    assert drawn.offers() == ["look p2", "look p3", "skip"]
    assert drawn.told("p1", "look p2")[0] == LookedAtHand(0, 1, ("seal", "walrus"))
    assert drawn.told("p3", "look p2")[0] == LookedAtHand(0, 1, None)
    looked = drawn.then("p1: look p2")
    assert (looked.known("p2", by="p1"), looked.known("p2", by="p3")) == ("seal walrus", "seal")
    assert drawn.then("p1: skip").known("p2", by="p1") == "seal"


def test_ninja_yellow_gives_knowledge_that_guesses_respect(table: Table) -> None:
    looked = table("""
        characters: ninja-yellow
        line: oni tengu kirin phoenix
        p2: walrus seal
    """).then("p1: draw oni\n~: card tanuki\np1: look p2")
    for seed in range(5):
        other = looked.game.resample(looked.state, SeatId(0), random.Random(seed))
        assert names(other.hands[1]) == ("seal", "walrus")


def test_ninja_yellow_is_remembered_by_the_others_though_they_do_not_know_what_was_seen(table: Table) -> None:
    looked = table("""
        characters: ninja-yellow
        line: oni tengu kirin phoenix
        p2: walrus seal
        p3:
    """).then("p1: draw oni\n~: card tanuki\np1: look p2")
    later = looked.then("p2: draw tengu tanuki\n~: card penguin, card penguin\np2: skip")
    for position in (looked, later):
        for audience in (SeatId(2), None):
            other = position.game.resample(position.state, audience, random.Random(1))
            assert known_hand(other, SeatId(1), SeatId(0)) == other.hands[1]


def test_ninja_yellow_does_not_see_what_comes_to_the_hand_later(table: Table) -> None:
    looked = table("""
        characters: ninja-yellow
        line: oni tengu kirin phoenix
        p2: pterodactyl walrus seal
        p3:
    """).then("p1: draw oni\n~: card tanuki\np1: look p2\np2: play pterodactyl left pay seal, use\n~: card t-rex")
    assert (looked.hand("p2"), looked.known("p2", by="p1")) == ("walrus t-rex", "walrus")
    other = looked.game.resample(looked.state, SeatId(2), random.Random(1))
    assert len(known_hand(other, SeatId(1), SeatId(0))) == 1


def test_ninja_yellow_is_forgotten_when_a_card_leaves_the_hand_face_down(table: Table) -> None:
    """O8.2"""
    looked = table("""
        characters: ninja-yellow
        line: tengu tengu kirin oni
        p1 left: shark
        p2: walrus seal
        p3 left: shark
    """).then("p1: draw oni\n~: card phoenix\np1: look p2\np2: draw kirin\n~: card phoenix\np2: skip")
    assert looked.state.looked == ((0, 1, 0),)
    robbed = looked.then("p3: use shark, rob p2\n~: card walrus")
    assert (robbed.known("p2", by="p1"), robbed.state.looked) == ("", ())
    thief = looked.then("p3: draw phoenix\n~: card phoenix\np3: skip\np1: use shark, rob p2\n~: card walrus")
    assert (thief.known("p2", by="p1"), thief.state.looked) == ("seal kirin", ((0, 1, 0),))


def test_ninja_yellow_reveals_only_to_the_player_who_looks(table: Table) -> None:
    drawn = table("""
        characters: ninja-yellow
        line: oni tengu kirin phoenix
        p2: walrus seal
        p3:
    """).then("p1: draw oni\n~: card tanuki")
    step = taken(drawn.game, drawn.state, drawn.game.parse("look p2"))
    reveals = [drawn.game.reveals(step, audience) for audience in (SeatId(0), SeatId(1), SeatId(2), None)]
    assert reveals == [True, False, False, False]


def test_ninja_yellow_is_silent_after_a_play_and_when_other_hands_are_empty(table: Table) -> None:
    played = table("""
        characters: ninja-yellow
        p1: arctic-fox reindeer
        p2: oni
    """).then("p1: play arctic-fox left pay reindeer")
    assert played.turn_of == "p2"
    empty = table("""
        characters: ninja-yellow
        line: oni tengu kirin phoenix
    """).then("p1: draw oni\n~: card tanuki")
    assert empty.turn_of == "p2"


# -- monk, emperor, fisherman ------------------------------------------------------------------------------------------


def test_monk_yellow_takes_two_cards_off_everybodys_limit(table: Table) -> None:
    position = table("""
        characters: monk-yellow
        p1 left: walrus
    """)
    assert [player.hand_limit for player in position.view("all").players] == [8, 6]


def test_emperor_yellow_rewards_everybody_for_origami_of_cost_eight_or_more(table: Table) -> None:
    position = table("""
        characters: emperor-yellow
        p1 left: kirin reindeer
        p1 right: lion
        p2 left: dragon
        p3:
    """)
    assert [position.awards(seat) for seat in ("p1", "p2", "p3")] == [[("emperor-yellow", 3)], [], []]


def test_fisherman_yellow_frees_a_one_fold_card_of_the_draw_limit(table: Table) -> None:
    position = table("""
        characters: fisherman-yellow
        line: kirin phoenix tanuki tengu
    """)
    drawn = {frozenset(text.split()[1:]) for text in position.offers("draw")}
    assert frozenset({"kirin", "phoenix"}) in drawn  # 4 folds, and one card for nothing
    assert frozenset({"kirin", "phoenix", "tanuki"}) not in drawn  # only one
    assert frozenset({"phoenix", "tanuki", "tengu"}) in drawn
    assert frozenset({"kirin", "tengu"}) not in drawn


def test_fisherman_yellow_frees_the_top_discard_as_well(table: Table) -> None:
    position = table("""
        characters: fisherman-yellow geisha-red
        line: kirin tengu
        discards: phoenix
    """)
    assert "draw kirin top" in position.offers()


# -- poet --------------------------------------------------------------------------------------------------------------


def test_poet_yellow_keeps_special_actions_alive_beneath_one_card(table: Table) -> None:
    position = table("""
        characters: poet-yellow
        line: oni
        discards: kirin kirin
        p1 left: shell phoenix
        p1 right: raccoon tengu tengu
        p2: oni
        p4:
    """)
    assert position.offers("use") == ["use shell"]
    assert position.then("p1: use shell").hand("p1") == "kirin kirin"


def test_poet_yellow_offers_a_card_on_top_and_covered_once(table: Table) -> None:
    position = table("""
        characters: poet-yellow
        discards: kirin kirin
        p1 left: shell shell
        p1 right: phoenix
    """)
    assert position.offers("use") == ["use shell"]
