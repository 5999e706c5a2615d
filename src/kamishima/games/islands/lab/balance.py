"""How strong each sheet of Origami Islands plays.

Bots that look a painting ahead play many games with sheets kept at random; `sheet_report.py` makes a report of them.
`kamishima islands balance` is the command.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from kamishima import interrupts
from kamishima.bots.registry import Bot, Uniform, chooser
from kamishima.bots.seat import Seat
from kamishima.core.chance import below
from kamishima.core.rollout import Rollout
from kamishima.core.setting import Setting
from kamishima.core.turn import Action, Chance, Decision, Over, SeatId
from kamishima.games.islands.game import Islands
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import PASS, SKIP, Bid, Keep, Paint, Research, Use
from kamishima.games.islands.rules.scoring import player_score
from kamishima.games.islands.rules.state import AUCTIONIS, ECONOMICUS, EXPANCING, RE_ROLL, TIMENAUTICS
from kamishima.games.islands.rules.state import State as Table
from kamishima.games.registry import open_table
from kamishima.lab.parallel import over_seeds

CHUNK = 4
"""So many games are reported together: a game of bots that look ahead takes seconds."""
BEAM = 6
"""How many of the best-looking actions are looked into further."""
DEPTH = 4
MINE = (keys.CARD, keys.GROVE, keys.TRIGGERED, keys.VOLCANO, keys.EXPANCING, keys.TAKING)
"""Phases in which the same player goes on within one painting."""
ROLLS = (keys.COLOUR_DIE, keys.TRANSFORM_DIE)
RESEARCH: dict[int, tuple[float, float, float]] = {
    AUCTIONIS: (0.86, 0.55, 0.12),
    ECONOMICUS: (0.3, 0.3, 0.2),
    RE_ROLL: (0.1, 0.1, 0.2),
}
"""What a level is worth for each round to come; Expancing is looked at, the others are not researched."""
EAGER = 1.15
"""How dear coins are when they are bid."""


class Painter(Bot):
    """Looks through its own painting to the end, bids what winning seems worth, keeps sheets at random."""

    def choose(self, seat: Seat) -> Action:
        table = seat.sample(self.rng)
        assert isinstance(seat.game, Islands)
        assert isinstance(table, Table)
        lookahead = Lookahead(seat.game, seat.seat)
        actions = seat.actions
        if isinstance(actions[-1], Keep):
            return self._keep(actions)
        if isinstance(actions[0], Bid):
            return lookahead.bid(table, actions)
        if isinstance(actions[0], Use) and actions[-1] is SKIP:
            return lookahead.technology(table, actions)
        return lookahead.best(table, actions)[1]

    def _keep(self, actions: tuple[Action, ...]) -> Action:
        kept = [action for action in actions if isinstance(action, Keep)]
        return kept[below(self.rng, len(kept))]


class Lookahead:
    def __init__(self, game: Islands, seat: SeatId) -> None:
        self.game = game
        self.seat = seat
        self.outlook = game.guess

    def value(self, table: Table) -> float:
        return self.outlook.standing(table, self.seat)

    def best(self, table: Table, actions: Sequence[Action], depth: int = DEPTH) -> tuple[float, Action]:
        interrupts.check()
        after = [(self.game.advance(table, action), action) for action in actions]
        quick = sorted([(-self._glance(table, state, action), place) for place, (state, action) in enumerate(after)])
        best = (float("-inf"), actions[0])
        for glance, place in quick[:BEAM]:
            state, action = after[place]
            bonus = -glance - self.value(state)
            worth = self.deep(state, depth - 1) + bonus
            if worth > best[0]:
                best = (worth, action)
        return best

    def _glance(self, table: Table, after: Table, action: Action) -> float:
        worth = self.value(after)
        if isinstance(action, Research):
            level = table.levels[action.technology]
            left = len(self.game.board.spaces) - table.space - 1
            if action.technology in RESEARCH:
                return worth + RESEARCH[action.technology][level] * left
            return worth + (2.0 if action.technology == EXPANCING else -9.0)
        return worth

    def deep(self, table: Table, depth: int) -> float:
        """How well one stands when one's own painting is through."""
        turn = self.game.turn(table)
        phase = table.stack[-1].phase
        if isinstance(turn, Chance) and phase in ROLLS:
            outcomes = turn.actions[::2] if phase == keys.COLOUR_DIE else turn.actions
            return sum([self.deep(self.game.advance(table, action), depth) for action in outcomes]) / len(outcomes)
        if depth > 0 and isinstance(turn, Decision) and turn.seat == self.seat and phase in MINE:
            return self.best(table, turn.actions, depth)[0]
        return self.value(table)

    def bid(self, table: Table, actions: Sequence[Action]) -> Action:
        """Bid while winning is worth it; against Carrambah the amount with the best chances."""
        bids = [action for action in actions if isinstance(action, Bid)]
        coin = self._coin(table)
        won = self._won(table, bids[0]) + coin * bids[0].coins
        lost = self._lost(table)
        if not self.game.science:
            return bids[0] if won - coin * bids[0].coins > lost else PASS
        best: tuple[float, Action] = (lost, PASS)
        for bid in bids:
            chance = chance_to_win(bid.coins - self.game.board.surcharges[table.card])
            gain, solace = self._auctionis(table, bid.coins)
            worth = chance * (won - coin * (bid.coins - gain)) + (1 - chance) * (lost + coin * solace)
            if worth > best[0]:
                best = (worth, bid)
        return best[1]

    def _coin(self, table: Table) -> float:
        """What a coin is worth now: less than usual when there are more than can be spent."""
        time = self.outlook.time(table)
        spare = table.players[self.seat].coins > self.outlook.weights.purse * time.left
        return EAGER * time.coin * (0.2 if spare else 1.0)

    def _auctionis(self, table: Table, coins: int) -> tuple[int, int]:
        """What Auctionis would pay for winning, and for losing."""
        level = table.levels[AUCTIONIS]
        gain = 5 if level >= 1 and coins <= 6 else 3 if level >= 2 and 7 <= coins <= 9 else 0
        return gain, 7 if level >= 3 and coins >= 9 else 0

    def _won(self, table: Table, bid: Bid) -> float:
        """How well one stands after winning with this bid and painting."""
        after = self._until_mine(self.game.advance(table, bid))
        return self._through(after)

    def _lost(self, table: Table) -> float:
        after = self._until_mine(self.game.advance(table, PASS))
        turn = self.game.turn(after)
        if isinstance(turn, Decision) and after.stack[-1].phase == keys.SQUARE:
            squares = [action for action in turn.actions if isinstance(action, Paint)]
            if squares:
                return self.best(after, squares, 1)[0]
        return self.value(after)

    def _until_mine(self, table: Table) -> Table:
        """Everybody else passes and declines until the seat acts; Carrambah's dice are low."""
        for _ in range(60):
            turn = self.game.turn(table)
            if isinstance(turn, Over):
                return table
            assert isinstance(turn, (Decision, Chance))
            phase = table.stack[-1].phase
            if isinstance(turn, Chance):
                if phase != keys.CARRAMBAH:
                    return table
                table = self.game.advance(table, turn.actions[0])
            elif phase in (keys.CARRAMBAH, keys.AUCTIONIS) or turn.seat != self.seat:
                table = self.game.advance(table, turn.actions[-1])
            else:
                return table
        return table

    def _through(self, table: Table) -> float:
        """The best way through coal pits and the shape."""
        turn = self.game.turn(table)
        while isinstance(turn, Decision) and turn.seat == self.seat and table.stack[-1].phase == keys.COAL:
            table = self.game.advance(table, self.best(table, turn.actions, 1)[1])
            turn = self.game.turn(table)
        return self.deep(table, DEPTH)

    def technology(self, table: Table, actions: Sequence[Action]) -> Action:
        """Take what pays; roll again when the dice are against us; leave time alone."""
        uses = [action for action in actions if isinstance(action, Use)]
        if uses[0].technology == TIMENAUTICS:
            return SKIP
        if uses[0].technology != RE_ROLL:
            return uses[-1]
        if uses[-1].level == 3:
            return uses[-1]
        dice = table.stack[-1].items
        losing = table.stack[-1].phase == keys.CARRAMBAH and sum(dice) > table.bid
        return uses[-1] if losing else SKIP


def chance_to_win(target: int) -> float:
    """How likely two dice show at most so much."""
    return sum([low + high <= target for low in range(1, 7) for high in range(1, 7)]) / 36


class Played(msgspec.Struct, frozen=True):
    sheets: tuple[str, ...]
    score: int


BOTS: dict[str, Callable[[int], Bot]] = {"painter": Painter, "uniform": Uniform}


def play(game: Islands, bots: Sequence[Bot], seed: int) -> list[Played]:
    rng = random.Random(seed)
    table = Rollout(game, chooser(bots, rng), rng).finish().state
    assert isinstance(table, Table)
    names = game.sheets.names
    return [Played(tuple([names[sheet] for sheet in player.sheets]), player_score(player)) for player in table.players]


def _play_all(setting: Setting, bot: str, seeds: Sequence[int]) -> list[list[Played]]:
    game = open_table(setting)
    assert isinstance(game, Islands)
    made = BOTS[bot]
    return [play(game, [made(seed * 10 + seat) for seat in range(setting.players)], seed) for seed in seeds]


def measure(setting: Setting, bot: str, seeds: range, *, processes: int | None = None) -> Iterator[list[list[Played]]]:
    """Play one game for each seed; what was played comes in chunks."""
    return over_seeds(partial(_play_all, setting, bot), seeds, processes, CHUNK)
