"""What is told about bids and coins, kept like a book over many random games: every entry has its reason."""

from __future__ import annotations

import random

import pytest
from tests.games.islands.conftest import AWAY, HOME, PACK, Position, Seat, draw_table

from kamishima.core.turn import Action, Chance, Decision, Over
from kamishima.games.islands.game import Islands
from kamishima.games.islands.rules.money import income
from kamishima.games.islands.rules.state import State
from kamishima.games.islands.show import events as told
from kamishima.testing.walk import heard, walk

OUTLINES = {True: 10, False: 5}
TECHNOLOGIES = {
    ("auctionis", 1): 5, ("auctionis", 2): 3, ("auctionis", 3): 7,
    ("economicus", 1): 3, ("economicus", 2): 3, ("economicus", 3): 5,
    ("re-color", 1): -3, ("re-color", 2): -5, ("re-color", 3): 5,
    ("re-roll", 1): -3, ("re-roll", 2): -3, ("re-roll", 3): 7,
    ("transforming", 1): -3, ("transforming", 2): -7, ("transforming", 3): 5,
    ("timenautics", 1): 7, ("timenautics", 2): 17, ("timenautics", 3): 0,
}  # fmt: skip
"""What each level pays (I10.6 to I10.11)."""
VOLCANOES = {True: 8, False: 4}


class Ledger:
    """A book of one game that knows the position of its beginning, and then only what is told."""

    def __init__(self, game: Islands, state: State) -> None:
        self.science = game.science
        self.purses = [player.coins for player in state.players]
        self.round = state.round
        self.expected: list[tuple[int, int]] = []
        """What a seat is to gain, or to pay, for something else than bid and income."""
        self.eruptions: list[tuple[int, int]] = []
        """Whose volcanoes have not taken anything yet, and how much each takes at most."""
        self.whole_rounds = 0
        self.begin_round()

    def begin_round(self) -> None:
        self.card = 0
        self.bids: list[tuple[int, int]] = []
        self.passed: set[int] = set()
        self.carrambah = 0
        self.decided = False
        self.winner: int | None = None
        self.paid = False
        self.gained: set[int] = set()

    def enter(self, event: object, action: Action, after: State) -> None:
        """Enter one event."""
        if isinstance(event, told.CardRolled):
            self.card = event.card
        elif isinstance(event, told.MadeBid):
            assert action.text == f"bid {event.coins}"
            assert event.coins >= self.least
            self.bids.append((event.seat, event.coins))
        elif isinstance(event, told.Passed):
            self._pass(event, action)
        elif isinstance(event, told.CarrambahBid):
            self.carrambah = event.coins
        elif isinstance(event, told.AuctionWon | told.NobodyWon):
            self._decide(event)
        elif isinstance(event, told.RoundBegan):
            self._close_round(event)
        else:
            self._note(event)
            self._coins(event, after)

    @property
    def least(self) -> int:
        return max(self.card, self.bids[-1][1] + 1 if self.bids else 0)

    def _pass(self, event: told.Passed, action: Action) -> None:
        assert event.seat not in self.passed
        assert not self.bids or event.seat != self.bids[-1][0], "who leads does not pass"
        assert event.broke == (self.purses[event.seat] < self.least)
        assert event.broke or action.text == "pass"
        self.passed.add(event.seat)

    def _decide(self, event: told.AuctionWon | told.NobodyWon) -> None:
        assert not self.decided, "a card is won once a round"
        self.decided = True
        won = bool(self.bids) and self.carrambah <= self.bids[-1][1]
        if isinstance(event, told.NobodyWon):
            assert (won, event.card) == (False, self.card)
        else:
            assert won
            assert (event.seat, event.coins) == self.bids[-1]
            self.winner = event.seat

    def _note(self, event: object) -> None:
        if isinstance(event, told.OutlineFilled):
            self.expected.append((event.seat, OUTLINES[event.own]))
        elif isinstance(event, told.Surrounded) and event.landmark == "volcano":
            self.eruptions.append((event.seat, VOLCANOES[event.single]))
        elif isinstance(event, told.UsedTechnology):
            coins = TECHNOLOGIES[event.technology, event.level]
            self.expected += [(event.seat, coins)] if coins else []
        elif isinstance(event, told.Researched):
            self.gained.add(event.seat)  # no income

    def _coins(self, event: object, after: State) -> None:
        if isinstance(event, told.Paid):
            self._pay(event)
        elif isinstance(event, told.Gained):
            self._gain(event, after)
        elif isinstance(event, told.CoinsTaken):
            due = next(coins for seat, coins in self.eruptions if seat == event.seat and self._takes(event, coins))
            self.eruptions.remove((event.seat, due))
            assert self.purses[event.victim] == max(self.purses) > 0
            self.purses[event.victim] -= event.coins
            self.purses[event.seat] += event.coins

    def _takes(self, event: told.CoinsTaken, most: int) -> bool:
        return event.coins == min(most, self.purses[event.victim])

    def _pay(self, event: told.Paid) -> None:
        self.purses[event.seat] -= event.coins
        assert self.purses[event.seat] >= 0
        if (event.seat, -event.coins) in self.expected:
            self.expected.remove((event.seat, -event.coins))
            return
        assert (event.seat, event.coins) == (self.winner, self.bids[-1][1])
        assert not self.paid
        self.paid = True

    def _gain(self, event: told.Gained, after: State) -> None:
        self.purses[event.seat] += event.coins
        if (event.seat, event.coins) in self.expected:
            self.expected.remove((event.seat, event.coins))
        elif self.science and (event.seat, event.coins) in self.eruptions:
            self.eruptions.remove((event.seat, event.coins))  # I10.2
        else:
            assert event.seat != self.winner, "who won gains no income"
            assert event.coins == income(after.players[event.seat])
            assert event.seat not in self.gained
            self.gained.add(event.seat)

    def _close_round(self, event: told.RoundBegan) -> None:
        if self.round:
            assert self.decided
            assert self.paid == (self.winner is not None)
            assert self.expected == []
            self.whole_rounds += 1
        self.eruptions = []  # a volcano of the richest player takes nothing
        self.round += 1
        assert event.round == self.round
        self.begin_round()


def keep(position: Position, seed: int, steps: int) -> tuple[Ledger, int]:
    """Play at random and keep the book; how many biddings went through to the next round by themselves."""
    game, state, rng = position.game, position.state, random.Random(seed)
    ledger, at_once = Ledger(game, state), 0
    for _ in range(steps):
        turn = game.turn(state)
        if isinstance(turn, Over):
            break
        assert isinstance(turn, Decision | Chance)
        action = turn.draw(rng) if isinstance(turn, Chance) else rng.choice(turn.actions)
        after = game.apply(state, action)
        events = heard(game, state, action, None)
        for event in events:
            ledger.enter(event, action, after)
        assert ledger.purses == [player.coins for player in after.players]
        won = any(isinstance(event, told.AuctionWon) for event in events)
        at_once += won and any(isinstance(event, told.RoundBegan) for event in events)
        state = after
    return ledger, at_once


def nearly_painted(rng: random.Random, rows: str, empty: int) -> str:
    """An island on which only few squares are left."""
    places = [place for place, sign in enumerate(rows) if sign == "."]
    drawn = list(rows)
    for place in rng.sample(places, len(places) - empty):
        drawn[place] = rng.choice("bgr")
    return "".join(drawn)


def late(seed: int, players: int, *, catch_up: bool = False, science: bool = False) -> Position:
    """A table on which little can be painted any more, so that most things go by themselves."""
    rng = random.Random(seed)
    seats = [
        Seat(
            i1=nearly_painted(rng, HOME, rng.randrange(4)),
            i2=nearly_painted(rng, AWAY, rng.randrange(3)),
            coins=rng.randrange(16),
            gold=(rng.randrange(2), 0) if not catch_up else (0, 0),
        )
        for _ in range(players)
    ]
    return draw_table(*seats, season=rng.choice(("blue", "green", "red")), catch_up=catch_up, science=science)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_coin_that_is_told_has_its_reason_when_little_can_be_painted(players: int) -> None:
    rounds = alone = 0
    for seed in range(40):
        for catch_up in (False, True):
            ledger, at_once = keep(late(seed, players, catch_up=catch_up), seed, 200)
            rounds += ledger.whole_rounds
            alone += at_once
    assert rounds > 300
    assert alone > 20


def test_every_coin_that_is_told_has_its_reason_against_carrambah() -> None:
    rounds = 0
    for seed in range(60):
        levels = {"auctionis": seed % 4, "re-color": seed % 3, "transforming": (seed + 1) % 4}
        position = late(seed, 1, science=True)
        position = draw_table(
            Seat(i1=position.rows("i1"), i2=position.rows("i2"), coins=seed % 20), science=True, levels=levels
        )
        rounds += keep(position, seed, 150)[0].whole_rounds
    assert rounds > 300


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {}), (4, {"catch-up": True}), (1, {"science": True})])
def test_every_coin_that_is_told_has_its_reason_over_whole_games(players: int, options: dict[str, object]) -> None:
    game = Islands(PACK, players, options)
    for seed in range(4):
        first = next(iter(walk(game, seed))).state
        assert isinstance(first, State)
        ledger, _ = keep(Position(game, first), seed, 5000)
        assert ledger.round == 24 or options.get("science")
