"""The dinosaurs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import house_text, read_content
from kamishima.games.origami.show.view import View

if TYPE_CHECKING:
    from tests.games.origami.conftest import Position, Table


def limit(position: Position, seat: int = 0) -> int:
    """The hand limit of a seat as everybody sees it."""
    return position.view("all").players[seat].hand_limit


# -- velociraptor, pterodactyl -----------------------------------------------------------------------------------------


def test_velociraptor_scores_for_each_other_one(table: Table) -> None:
    position = table("""
        p1 left: velociraptor velociraptor
        p1 right: velociraptor
        p2 left: velociraptor
    """)
    assert (position.bonus("p1", "velociraptor"), position.bonus("p2", "velociraptor")) == ([2, 2, 2], [0])


def test_pterodactyl_draws_a_card(table: Table) -> None:
    after = table("p1: pterodactyl mesosaurus").then("p1: play pterodactyl left pay mesosaurus, use\n~: card t-rex")
    assert (after.hand("p1"), after.known("p1", by="p2")) == ("t-rex", "")


# -- hand modifiers ----------------------------------------------------------------------------------------------------


def test_ankylosaurus_takes_a_card_off_the_hand_limit(table: Table) -> None:
    position = table("""
        line: velociraptor velociraptor pterodactyl pterodactyl
        p1: velociraptor stegosaurus stegosaurus triceratops triceratops brontosaurus brontosaurus
        p1 left: ankylosaurus
    """)
    assert limit(position) == 7
    drawn = position.then("p1: draw velociraptor\n~: card t-rex")
    assert drawn.acting == "p1"
    assert drawn.then("p1: discard velociraptor").turn_of == "p2"


def test_brontosaurus_adds_three_cards(table: Table) -> None:
    assert limit(table("p1 left: brontosaurus")) == 11


def test_stegosaurus_adds_a_card(table: Table) -> None:
    assert limit(table("p1 left: stegosaurus\np1 right: brontosaurus")) == 12


def test_stegosaurus_that_is_covered_adds_nothing(table: Table) -> None:
    assert limit(table("p1 left: stegosaurus velociraptor\np1 right: velociraptor")) == 8


def test_t_rex_takes_two_cards_off_the_hand_limit(table: Table) -> None:
    position = table("p1 left: t-rex\np1 right: t-rex")
    assert (limit(position), limit(position, 1)) == (4, 8)


def test_t_rex_is_checked_only_after_the_own_turn(table: Table) -> None:
    """O2.2"""
    after = table("""
        p1: t-rex t-rex brontosaurus pterodactyl velociraptor velociraptor velociraptor velociraptor mesosaurus
        p2: cat
    """).then("p1: play t-rex left pay pterodactyl brontosaurus t-rex")
    assert after.turn_of == "p2"  # five cards are left, and six are allowed


def test_t_rex_never_brings_the_limit_below_nothing(table: Table) -> None:
    """O2.2"""
    position = table("p1 left: t-rex\np1 right: t-rex")
    fierce = read_content(house_text().replace("more = -2", "more = -8"))
    game = Origami(fierce, 2, position.game.options)
    view = game.view(game.decode(position.game.encode(position.state)), None)
    assert isinstance(view, View)
    assert view.players[0].hand_limit == 0


# -- mesosaurus --------------------------------------------------------------------------------------------------------


def test_mesosaurus_with_brontosaurus_draws_six_folds(table: Table) -> None:
    position = table("""
        line: t-rex velociraptor velociraptor velociraptor
        p1 left: mesosaurus
        p1 right: brontosaurus
    """)
    assert position.view("p1").players[0].draw_folds == 6
    assert "draw velociraptor velociraptor velociraptor" in position.offers()
    assert "draw velociraptor t-rex" in position.offers()


def test_mesosaurus_alone_does_not_lower_the_four_folds(table: Table) -> None:
    position = table("""
        line: t-rex velociraptor velociraptor velociraptor
        p1 left: mesosaurus
        p1 right: t-rex
    """)
    assert position.view("p1").players[0].draw_folds == 4


def test_mesosaurus_counts_the_modifiers_of_characters(table: Table) -> None:
    position = table("""
        characters: sumo-wrestler-red
        p1 left: mesosaurus
        p1 right: stegosaurus
        p2 left: mesosaurus
    """)
    assert [player.draw_folds for player in position.view("all").players] == [6, 5]


def test_mesosaurus_that_is_covered_does_nothing(table: Table) -> None:
    position = table("""
        p1 left: mesosaurus velociraptor
        p1 right: brontosaurus
    """)
    assert position.view("p1").players[0].draw_folds == 4


# -- triceratops: effects of other players pass its owner by ----------------------------------------------------------


def test_triceratops_spares_its_owner_a_squid_and_a_dove(table: Table) -> None:
    squid = table("""
        p1: squid crab crab
        p2: cat
        p2 left: triceratops
        p3: velociraptor
    """).then("p1: play squid left pay crab crab, use")
    assert squid.acting == "p3"
    dove = table("""
        p1: dove owl owl
        p2: cat
        p2 left: triceratops
        p3: velociraptor
    """).then("p1: play dove left pay owl owl, use\n~: card cat, card cat")
    assert [len(hand) for hand in dove.state.hands] == [1, 1, 2]


def test_triceratops_cannot_be_robbed(table: Table) -> None:
    position = table("""
        p1 left: shark
        p2: cat
        p2 left: triceratops
        p3: velociraptor
    """)
    assert position.then("p1: use shark").offers() == ["rob p3"]


def test_triceratops_of_the_only_other_player_makes_an_effect_impossible(table: Table) -> None:
    position = table("""
        line: velociraptor
        p1 left: shark
        p2: cat
        p2 left: triceratops
    """)
    assert position.offers("use") == []


def test_triceratops_is_skipped_when_cards_are_passed(table: Table) -> None:
    passed = table("""
        line: cat cat dog dog
        p1: zebra lion pig
        p2: velociraptor
        p2 left: triceratops
        p3: t-rex
        p4:
    """).then("p1: play zebra left pay lion, use, give pig\np3: give t-rex")
    # to the right: p1 gives to p4, p4 has nothing to give, and p3 gives past p2 to p1
    assert [passed.hand(seat) for seat in ("p1", "p2", "p3", "p4")] == ["t-rex", "velociraptor", "", "pig"]


def test_triceratops_protects_the_collections_from_a_sloth(table: Table) -> None:
    played = table("""
        p1: sloth jaguar
        p2 left: velociraptor triceratops
        p2 right: velociraptor velociraptor
        p3 left: macaw macaw
        p3 right: macaw
    """).then("p1: play sloth left pay jaguar")
    assert played.offers() == ["sink p3 left 2", "skip"]


def test_triceratops_hides_the_hand_from_a_ninja(table: Table) -> None:
    drawn = table("""
        characters: ninja-yellow
        line: velociraptor velociraptor velociraptor velociraptor
        p2: t-rex
        p2 left: triceratops
    """).then("p1: draw velociraptor\n~: card t-rex")
    assert drawn.turn_of == "p2"


def test_triceratops_does_not_hinder_the_effects_of_its_owner(table: Table) -> None:
    zebra = table("""
        p1: zebra lion monkey
        p1 left: triceratops
        p2: t-rex
    """).then("p1: play zebra right pay lion, use, give monkey\np2: give t-rex")
    assert (zebra.hand("p1"), zebra.hand("p2")) == ("t-rex", "monkey")


def test_triceratops_that_is_covered_protects_nobody(table: Table) -> None:
    position = table("""
        p1 left: shark
        p2: cat
        p2 left: triceratops velociraptor
        p2 right: velociraptor
    """)
    assert position.then("p1: use shark").offers() == ["rob p2"]


@pytest.mark.parametrize("card", ["ankylosaurus", "brontosaurus", "stegosaurus", "t-rex"])
def test_hand_modifiers_of_others_do_not_count(table: Table, card: str) -> None:
    """O2.2"""
    assert limit(table(f"p1: velociraptor\np2 left: {card}")) == 8
