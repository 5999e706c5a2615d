"""What everybody is told in Legends, beside what the tests of single cards ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kamishima.games.origami.show.events import (
    Awarded,
    Copied,
    Discarded,
    DrewFromDeck,
    DrewRicePaper,
    GameEnded,
    LineGrew,
    PairChosen,
    UsedInstant,
)

if TYPE_CHECKING:
    from tests.games.origami.conftest import Deal, Table


def test_the_pairs_drawn_are_told(deal: Deal) -> None:
    start = deal("~: family polar, family exotic", 2, box="legends")
    assert start.told("all", "pair monk") == [PairChosen("monk")]


def test_the_card_that_a_merchant_adds_is_told(table: Table) -> None:
    entering = table("""
        line: oni tengu kirin phoenix
        p1: merchant-yellow kirin
    """).then("p1: play merchant-yellow pay kirin")
    assert entering.told("p2", "card dragon") == [LineGrew("dragon")]


def test_rice_paper_that_follows_a_hidden_card_is_told_to_all(table: Table) -> None:
    used = table("p1: snowy-owl reindeer").then("p1: play snowy-owl left pay reindeer, use")
    assert used.told("p2", "card walrus")[:2] == [DrewFromDeck(0, None), DrewRicePaper(0, 1)]


def test_rice_paper_used_and_taken_in_one_step_is_told(table: Table) -> None:
    played = table("p1: penguin rice-paper rice-paper").then("p1: play penguin left pay rice-paper rice-paper")
    assert played.told("all", "use")[:2] == [UsedInstant(0, "penguin"), DrewRicePaper(0, 1)]


def test_rice_paper_that_is_discarded_is_told(table: Table) -> None:
    drawn = table("""
        line: seal penguin penguin penguin
        p1: rice-paper rice-paper
        p1 left: arctic-wolf
    """).then("p1: draw seal\n~: card reindeer")
    assert drawn.told("p2", "discard rice-paper") == [Discarded(0, ("rice-paper",))]


def test_an_instant_used_thanks_to_a_poet_is_told(table: Table) -> None:
    played = table("""
        characters: poet-red
        line: polar-bear oni walrus kirin
        p1: penguin seal
    """).then("p1: play penguin left pay seal")
    assert played.told("all", "copy polar-bear")[:2] == [Copied(0, "polar-bear"), DrewRicePaper(0, 3)]


def test_awards_are_told_when_the_game_ends(table: Table) -> None:
    last = table("""
        round: 5
        last round: 5
        turn: p2
        characters: sumo-wrestler-yellow
        line: oni
        p1 left: kappa
        p2 left: tengu
    """).then("p2: draw oni\n~: card dragon, card dragon, card phoenix")
    assert last.told("all", "card phoenix") == [
        LineGrew("phoenix"),
        GameEnded("deck"),
        Awarded(0, "sumo-wrestler-yellow", 5),
        Awarded(0, "kappa", 5),
        Awarded(1, "sumo-wrestler-yellow", 5),
        Awarded(1, "kappa", 5),
    ]
