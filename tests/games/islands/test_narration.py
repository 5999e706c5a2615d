"""What is told about each step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.islands.conftest import AWAY, HOME, Seat, painted

from kamishima.games.islands.rules.state import State
from kamishima.games.islands.show import events as told
from kamishima.testing.walk import heard, walk

if TYPE_CHECKING:
    from tests.games.islands.conftest import Begin, Table


def test_the_set_up_is_told(begin: Begin) -> None:
    position = begin("")
    assert position.told("sheet b") == [told.SheetDealt(0, "b")]
    position = position.then("~: sheet a, sheet b, sheet c, sheet a, sheet c, sheet b")
    assert position.told("keep a c") == [told.SheetsKept(0, ("a", "c"))]
    position = position.then("p1: keep a c\np2: keep a b")
    assert position.told("start p2") == [told.StarterFound(1), told.RoundBegan(1, 0, "blue", 1)]


def test_the_bidding_is_told_with_those_who_cannot_bid(table: Table) -> None:
    position = table(Seat(coins=9), Seat(coins=2), Seat(coins=9))
    assert position.told("die 3") == [told.CardRolled(0, 3)]
    position = position.then("~: die 3")
    assert position.told("bid 4") == [told.MadeBid(0, 4), told.Passed(1, broke=True)]
    position = position.then("p1: bid 4")
    assert position.told("pass") == [told.Passed(2, broke=False), told.AuctionWon(0, 4), told.Paid(0, 4)]


def test_a_bidding_without_a_winner_is_told(table: Table) -> None:
    position = table(Seat(), Seat()).then("~: die 3\np1: pass")
    assert position.told("pass") == [told.Passed(1, broke=False), told.NobodyWon(3)]
    assert table(Seat(coins=0), Seat(coins=0)).told("die 3") == [
        told.CardRolled(0, 3), told.Passed(0, broke=True), told.Passed(1, broke=True), told.NobodyWon(3),
    ]  # fmt: skip


FULL = HOME.replace(".", "b")
"""An island on which nothing can be painted any more."""


def test_a_round_that_goes_by_itself_is_told_with_its_winner_and_its_card(table: Table) -> None:
    position = table(Seat(i1=FULL, coins=13)).then("~: die 3")
    assert position.told("bid 13") == [
        told.MadeBid(0, 13), told.AuctionWon(0, 13), told.Paid(0, 13), told.RoundBegan(2, 1, "blue", 0),
    ]  # fmt: skip
    assert position.told("pass") == [
        told.Passed(0, broke=False), told.NobodyWon(3), told.Gained(0, 3), told.RoundBegan(2, 1, "blue", 0),
    ]  # fmt: skip
    assert table(Seat(i1=FULL, coins=2)).told("die 3") == [
        told.CardRolled(0, 3), told.Passed(0, broke=True), told.NobodyWon(3), told.Gained(0, 3),
        told.RoundBegan(2, 1, "blue", 0),
    ]  # fmt: skip


def test_a_bid_that_another_pays_in_the_same_step_is_no_work_of_a_volcano(table: Table) -> None:
    position = table(Seat(i1=FULL), Seat(i1=FULL)).then("~: die 3\np1: bid 3\np2: bid 4")
    assert position.told("pass") == [
        told.Passed(0, broke=False), told.AuctionWon(1, 4), told.Paid(1, 4), told.Gained(0, 3),
        told.RoundBegan(2, 1, "blue", 1),
    ]  # fmt: skip


def test_the_last_round_that_goes_by_itself_is_told_with_its_winner(table: Table) -> None:
    position = table(Seat(i1=FULL), Seat(i1=FULL, coins=4), space=23).then("~: die 3\np1: bid 3\np2: bid 4")
    assert position.told("pass") == [
        told.Passed(0, broke=False), told.AuctionWon(1, 4), told.Paid(1, 4), told.Gained(0, 3),
        told.GameEnded("season"),
    ]  # fmt: skip


def test_against_carrambah_a_round_that_goes_by_itself_is_told_with_both_bids(table: Table) -> None:
    levels = {"expancing": 3, "auctionis": 3, "re-color": 3, "transforming": 3}  # nothing is left to be researched
    position = table(Seat(i1=FULL, coins=8), science=True, levels=levels).then("~: die 3\np1: bid 8")
    assert position.told("dice 6 6") == [
        told.DiceRolled(0, (6, 6)), told.CarrambahBid(12), told.NobodyWon(3), told.Gained(0, 3),
        told.RoundBegan(2, 1, "blue", 0),
    ]  # fmt: skip


def test_a_volcano_and_an_income_in_one_step_are_told_apart(table: Table) -> None:
    """p1 takes 8 coins of p2, who can paint nothing and gains 3 in the same step."""
    seat = Seat(i1=painted(HOME, red="b4 c4 d4 b5 d5 b6"), coins=0)
    position = table(seat, Seat(i1=FULL, coins=9), season="red").then("~: die 6\np2: pass")
    events = position.told("paint i1 c6 red")
    assert [event for event in events if isinstance(event, told.CoinsTaken | told.Gained)] == [
        told.CoinsTaken(0, 1, 8), told.Gained(0, 3), told.Gained(1, 3),
    ]  # fmt: skip


def test_painting_is_told_with_what_it_begins_surrounds_and_fills(table: Table) -> None:
    position = table(Seat(coins=0)).then("~: die 6")
    assert position.told("paint i1 b1 blue") == [
        told.IslandBegun(0, 0, "home", 1),
        told.Painted(0, 0, "home", ("b1",), "blue"),
        told.Gained(0, 2),
        told.RoundBegan(2, 1, "blue", 0),
    ]
    position = table(Seat(i1=painted(HOME, red="b1 a2"), coins=0), season="red").then("~: die 6")
    assert told.Surrounded(0, 0, "home", "regular-harbour", "a1", single=True) in position.told("paint i1 b2 red")
    position = table(Seat(i1=painted(HOME, green="b2")), Seat(coins=0)).then("~: die 3\np1: bid 3")
    events = position.told("paint i1 a3 north blue")
    assert told.OutlineFilled(0, 0, "home", own=False, points=5) in events
    assert told.Gained(0, 5) in events


def test_a_volcano_is_told_with_its_victim(table: Table) -> None:
    seat = Seat(i1=painted(HOME, red="b4 c4 d4 b5 d5 b6"), coins=0)
    position = table(seat, Seat(coins=5), season="red").then("~: die 6")
    events = position.told("paint i1 c6 red")
    assert told.CoinsTaken(0, 1, 5) in events
    assert told.Gained(0, 3) in events


def test_groves_and_colours_are_told(table: Table) -> None:
    seat = Seat(i1=painted(HOME, red="a3 b3 b4 a5"), coins=0)
    position = table(seat, season="green").then("~: die 6\np1: paint i1 b5 green")
    assert position.told("shape corner") == [told.ShapeChosen(0, "corner")]
    assert position.told("decline")[0] == told.Declined(0, "grove")
    assert position.then("p1: shape corner").told("die 5") == [told.ColourRolled(0, 5, "red")]


def test_tokens_that_change_hands_are_told(table: Table) -> None:
    seat = Seat(i1=painted(HOME, red="b2 c2 d2 b3 d3 b4 c4"), coins=0)
    position = table(seat, Seat(coins=0, coal=(3, 0)), catch_up=True, season="red").then("~: die 6")
    assert told.TokenTaken(0, 1, "coal-pit") in position.told("paint i1 d4 red")


def test_science_is_told(table: Table) -> None:
    position = table(Seat(i2=painted(AWAY, red="b1")), science=True, levels={"re-roll": 1}).then("~: die 3\np1: skip")
    assert position.told("pass") == [told.Passed(0, broke=False), told.NobodyWon(3)]
    assert told.Researched(0, "re-roll", 2) in position.then("p1: pass").told("research re-roll")
    position = position.then("p1: bid 5")
    assert position.told("dice 1 2") == [told.DiceRolled(0, (1, 2))]
    position = position.then("~: dice 1 2")
    assert position.told("use re-roll 1 2") == [told.UsedTechnology(0, "re-roll", 1), told.Paid(0, 3)]
    assert position.told("skip") == [told.CarrambahBid(3), told.AuctionWon(0, 5), told.Paid(0, 5)]


def test_the_end_is_told(table: Table) -> None:
    position = table(Seat(coins=0), space=23).then("~: die 6")
    assert position.told("decline")[-1] == told.GameEnded("season")


def test_the_coins_told_add_up_over_a_whole_game(table: Table) -> None:
    """Whatever is told about coins explains every purse at every step."""
    for players in (1, 2, 4):
        game = table(*[Seat()] * players).game
        for visit in walk(game, seed=players):
            assert isinstance(visit.state, State)
            purses = [player.coins for player in visit.state.players]
            for event in heard(game, visit.state, visit.action, None):
                if isinstance(event, told.Gained):
                    purses[event.seat] += event.coins
                if isinstance(event, told.Paid):
                    purses[event.seat] -= event.coins
                if isinstance(event, told.CoinsTaken):
                    purses[event.seat] += event.coins
                    purses[event.victim] -= event.coins
            after = game.apply(visit.state, visit.action)
            assert purses == [player.coins for player in after.players]
