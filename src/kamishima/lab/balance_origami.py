"""How Origami's cards do in simple play: how often each is played, and how its players fare."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from kamishima.core.game import Action, SeatId
from kamishima.games.origami.content import Character, Content
from kamishima.lab.parallel import over_seeds
from kamishima.lab.setting import Setting
from kamishima.lab.simulate import play, seated

CONFIDENCE = 1.96
"""Standard errors on each side of a 95 % interval."""


class GamePlays(msgspec.Struct, frozen=True):
    """What each seat of one game played, and how much more than its share it won."""

    families: tuple[str, ...]
    """The words that chance or the host put into play: families and character pairs."""
    played: tuple[tuple[str, ...], ...]
    gains: tuple[float, ...]
    """1 for a win, parts for a shared one, less the share of an equal player."""


class CardBalance(msgspec.Struct):
    """One card over many games; a player is counted when the card was in the game."""

    card: str
    players: int = 0
    plays: int = 0
    with_card: list[float] = msgspec.field(default_factory=lambda: [0.0, 0.0, 0.0])
    """Number, sum and sum of squares of the gains of players who played it."""
    without_card: list[float] = msgspec.field(default_factory=lambda: [0.0, 0.0, 0.0])

    def add(self, times: int, gain: float) -> None:
        """Count one player of one game."""
        self.players += 1
        self.plays += times
        group = self.with_card if times else self.without_card
        group[0] += 1
        group[1] += gain
        group[2] += gain * gain

    @property
    def rate(self) -> float:
        """How often a player plays it in a game."""
        return self.plays / self.players if self.players else 0.0

    @property
    def difference(self) -> float:
        """How much more often those win who played it than those who did not."""
        return _mean(self.with_card) - _mean(self.without_card)

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the difference."""
        return CONFIDENCE * math.sqrt(_error(self.with_card) + _error(self.without_card))


def _mean(group: list[float]) -> float:
    return group[1] / group[0] if group[0] else 0.0


def _error(group: list[float]) -> float:
    """The squared standard error of the mean, with two imagined wins and losses: three defeats alone prove little."""
    count = group[0] + 4
    return ((group[2] + 4 * 0.25) / count - (group[1] / count) ** 2) / count


def watch_games(
    settings: Sequence[Setting], bots: Sequence[str], seeds: range, *, processes: int | None = None
) -> Iterator[list[GamePlays]]:
    """Play one game for each seed, over the settings in turn."""
    return over_seeds(partial(_watch_all, tuple(settings), tuple(bots)), seeds, processes)


def _watch_all(settings: tuple[Setting, ...], bots: tuple[str, ...], seeds: Sequence[int]) -> list[GamePlays]:
    return [_watch_one(settings[seed % len(settings)], bots, seed) for seed in seeds]


def _watch_one(place: Setting, bots: tuple[str, ...], seed: int) -> GamePlays:
    game = place.table()
    played: list[list[str]] = [[] for _ in game.seats]
    chosen: list[str] = []

    def watch(seat: SeatId | None, action: Action) -> None:
        words = action.phrase().words
        if seat is None and words[0] in ("family", "pair"):
            chosen.append(words[1])
        elif seat is not None and words[0] == "play":
            played[seat].append(words[2] if words[1] == "top" else words[1])

    names = tuple([bots[seat % len(bots)] for seat in range(place.players)])
    outcome = play(game, seated(names, seed), seed, watch)
    share = 1 / place.players
    winners = outcome.ranks.count(1)
    gains = tuple([(1 / winners if rank == 1 else 0.0) - share for rank in outcome.ranks])
    chosen += msgspec.convert(game.options.get("families", []), list[str])
    chosen += msgspec.convert(game.options.get("pairs", []), list[str])
    return GamePlays(tuple(chosen), tuple([tuple(cards) for cards in played]), gains)


def homes(content: Content) -> dict[str, str]:
    """The family or character pair that brings each card into a game; rice paper is never played."""
    found = {name: card.family for name, card in content.cards.items() if card.family}
    pairs = {name: card.pair for name, card in content.cards.items() if isinstance(card, Character)}
    return found | pairs


def weigh(games: Sequence[GamePlays], home: dict[str, str]) -> list[CardBalance]:
    """The balance of every card; `home` tells the family or pair that brings a card into a game."""
    cards = {card: CardBalance(card) for card in home}
    for game in games:
        for card, balance in cards.items():
            if home[card] in game.families:
                for mine, gain in zip(game.played, game.gains, strict=True):
                    balance.add(mine.count(card), gain)
    return list(cards.values())
