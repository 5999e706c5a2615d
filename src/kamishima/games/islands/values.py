"""What positions of Origami Islands are worth: the game's own outlook, and what the auctioned card would bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.bots.judge import Judge
from kamishima.core.game import State
from kamishima.core.turn import Action, Decision, SeatId
from kamishima.games.islands.game import Islands
from kamishima.games.islands.pack.shapes import SINGLE
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import PaintFree
from kamishima.games.islands.rules.money import income
from kamishima.games.islands.rules.painting.atlas import size_of
from kamishima.games.islands.rules.painting.paint import gate, lay
from kamishima.games.islands.rules.state import Frame, Land, Player
from kamishima.games.islands.rules.state import State as Table

EFFORT: Final = {"paper": 6, "crane": 27, "dragon": 333, "master": 1000}
REMEMBERED = 20000
"""So many guesses are kept; then they are made anew."""
PAINTING = (keys.COAL, keys.CARD, keys.GROVE, keys.TRIGGERED, keys.VOLCANO, keys.TAKING, keys.EXPANCING)
"""Phases in which a painting is under way: what it will bring shows only when it is done."""
ALWAYS = 1000
"""More than any painting covers."""
SECOND = 0.75
"""What the second domino brings of what the first one does."""
MANY = 100
"""So many actions are all looked at; of more paintings, those that cover most around landmarks."""


class Guess:
    """What was once thought about a player: a value, so it is true as long as the player is the same."""

    def __init__(self, player: Player, worth: float) -> None:
        self.player: Player = player
        self.worth: float = worth


class IslandsJudge(Judge):
    """Believes in rings and outlines as far as the seasons to come allow, and in the card that is being auctioned."""

    def __init__(self, game: Islands) -> None:
        super().__init__(game)
        self.table: Islands = game
        self._standings: dict[int, Guess] = {}
        """For all spaces together: those of spaces that are over would stay for the rest of the match otherwise."""
        self._gains: dict[int, Guess] = {}
        self._painted: dict[tuple[int, ...], float] = {}
        """Gains by what the player has painted: a search comes to the same paintings again and again."""

    def hopes(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        hopes = [self.standing(state, SeatId(seat)) for seat in range(self.players)]
        if state.stack[-1].phase == keys.BIDDING:
            for seat in range(self.players):
                hopes[seat] += self._acting(state, SeatId(seat))
        else:
            for frame in state.stack:
                hopes[frame.seat] += self._waiting(state, frame)
        return hopes

    def _waiting(self, state: Table, frame: Frame) -> float:
        """What somebody will make of what is still to be done in this round."""
        if frame.phase == keys.ACTING:
            return self._acting(state, frame.seat)
        if frame.phase == keys.CARD and not frame.items:
            return max(0.0, self.gain(state, frame.seat, state.card))
        if frame.phase == keys.SQUARE:
            return max(0.0, self.gain(state, frame.seat, 0))
        if frame.phase == keys.INCOME:
            return self._coins(state, frame.seat, income(state.players[frame.seat]))
        return self.table.guess.weights.gift if frame.phase == keys.GROVE else 0.0

    def _acting(self, state: Table, seat: SeatId) -> float:
        """Who leads will pay and paint the card; the others will paint a square and gain an income."""
        if seat == state.leader:
            return max(0.0, self.gain(state, seat, state.card)) + self._coins(state, seat, -state.bid)
        return max(0.0, self.gain(state, seat, 0)) + self._coins(state, seat, income(state.players[seat]))

    def _coins(self, state: Table, seat: SeatId, more: int) -> float:
        """What so many coins more are worth: less to those who have more than they can spend."""
        guess = self.table.guess
        time = guess.time(state)
        coins = float(state.players[seat].coins)
        most = guess.weights.purse * time.left
        useful = min(coins + more, most) - min(coins, most)
        return time.coin * (0.8 * useful + 0.2 * more)

    def standing(self, state: Table, seat: SeatId) -> float:
        """How well one player stands, in points; remembered, since most players stay the same from move to move."""
        player = state.players[seat]
        key = id(player) * 32 + (0 if state.ended else state.space + 1)
        guess = self._standings.get(key)
        if guess is not None and guess.player is player:
            return guess.worth
        worth = self.table.guess.standing(state, seat)
        if len(self._standings) > REMEMBERED:
            self._standings.clear()
        self._standings[key] = Guess(player, worth)
        return worth

    def gain(self, state: Table, seat: SeatId, card: int) -> float:
        """What painting a card's shape would add at best; card 0 is a single square."""
        player = state.players[seat]
        key = (id(player) * 32 + state.space) * 8 + card
        guess = self._gains.get(key)
        if guess is not None and guess.player is player:
            return guess.worth
        worth = self._known_gain(state, seat, card)
        if len(self._gains) > REMEMBERED:
            self._gains.clear()
        self._gains[key] = Guess(player, worth)
        return worth

    def _known_gain(self, state: Table, seat: SeatId, card: int) -> float:
        key = _paintings(state.players[seat], 8 * state.space + card)
        known = self._painted.get(key)
        if known is None:
            # Coins and tokens cancel out but for the last digits, which must not tell who asked first.
            known = round(self._best_gain(state, seat, card), 6)
            if len(self._painted) > REMEMBERED:
                self._painted.clear()
            self._painted[key] = known
        return known

    def _best_gain(self, state: Table, seat: SeatId, card: int) -> float:
        board = self.table.board
        season = board.spaces[state.space]
        if card == 0:
            return self._gain_of(state, seat, SINGLE, season)
        shape, colour = board.cards[card]
        if colour == "season":
            second = SECOND * (board.shapes[shape].pieces - 1)
            return self._gain_of(state, seat, shape, season) * (1.0 + second)
        gains = [self._gain_of(state, seat, len(board.shapes) - 1, other) for other in range(3)]
        return max(gains) if colour == "any" else sum(gains) / 3.0

    def _gain_of(self, state: Table, seat: SeatId, shape: int, colour: int) -> float:
        """What one piece of a shape adds in a colour, where it adds most."""
        player = state.players[seat]
        before = self.standing(state, seat)
        best = -1.0e9
        table = state.copy()
        for place in range(len(player.lands)):
            way: i64 = gate(player, place)
            painted: i64 = player.lands[place].painted
            if way & ~painted == 0:
                continue
            for placement in player.lands[place].island.placements[shape]:
                squares: i64 = placement.squares
                if squares & painted == 0 and squares & way != 0:
                    after = player.copy()
                    lay(after, place, squares, placement.touching, colour)
                    table.put(seat, after)
                    best = max(best, self.table.guess.standing(table, seat))
        return best - before if best > -1.0e8 else 0.0

    def spread(self, state: State) -> float:
        assert isinstance(state, Table)
        left = len(self.table.board.spaces) - state.space
        return float(6.0 + 3.0 * left**0.5)

    def effort(self, level: str) -> int:
        return EFFORT[level]

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Table)
        return state.stack[-1].phase not in PAINTING

    def notable(self, state: State, turn: Decision) -> list[Action]:
        """Free forms are so many that most of them get only a glance: those around landmarks are looked at."""
        assert isinstance(state, Table)
        actions = turn.actions
        if len(actions) <= MANY or not isinstance(actions[0], PaintFree):
            return list(actions)
        lands = state.players[turn.seat].lands
        order = sorted([(-_touched(lands, action), place) for place, action in enumerate(actions)])
        return [actions[place] for place in sorted([place for _, place in order[:MANY]])]

    def goal(self) -> float:
        return 180.0

    def last_spread(self) -> float:
        return 20.0


def _paintings(player: Player, what: int) -> tuple[int, ...]:
    """All that decides what a painting would add."""
    found = [what, player.access_any, player.access_regular]
    for land in player.lands:
        found.append(id(land.island))
        if land.painted != 0:
            found.extend([int(land.blue), int(land.green), int(land.red), int(land.own), int(land.other)])
    return tuple(found)


def _touched(lands: tuple[Land, ...], action: Action) -> int:
    """How many squares around landmarks a free painting covers; whatever else is offered comes first."""
    if not isinstance(action, PaintFree):
        return ALWAYS
    land = lands[action.land]
    squares: i64 = land.island.bits(list(action.cells))
    return sum([size_of(squares & mark.around) for mark in land.island.landmarks])
