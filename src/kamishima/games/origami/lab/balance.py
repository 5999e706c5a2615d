"""How Origami's cards do in simple play: how often each is played, and how its players fare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from kamishima.bots.registry import rollout
from kamishima.core.game import AnyGame
from kamishima.core.setting import Setting
from kamishima.core.turn import Decision
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import Character, Content
from kamishima.games.registry import open_table
from kamishima.lab.comparisons import Comparison, standing
from kamishima.lab.effects import RARE, Contrast
from kamishima.lab.intervals import Interval
from kamishima.lab.parallel import over_seeds
from kamishima.lab.simulate import seated


class GamePlays(msgspec.Struct, frozen=True):
    families: tuple[str, ...]
    """The words that chance or the host put into play: families and character pairs."""
    played: tuple[tuple[str, ...], ...]
    gains: tuple[float, ...]
    """1 for a win, parts for a shared one, less the share of an equal player."""


class CardBalance(msgspec.Struct, frozen=True):
    """One card over many games; a player is counted when the card was in the game."""

    card: str
    players: int
    plays: int
    games: int
    """In how many games somebody played it, or in how many somebody did not, whichever are fewer."""
    difference: Interval
    """How much more often those win who played it than those who did not."""

    @property
    def rate(self) -> float:
        """How often a player plays it in a game."""
        return self.plays / self.players if self.players else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the difference."""
        return self.difference.high - self.difference.value


class Verdict(msgspec.Struct, frozen=True):
    compared: list[Comparison]
    """The cards of which something can be said, next to no difference."""
    standing: frozenset[str]
    """Those whose players win more or less often, after the correction for so many comparisons."""
    far_out: frozenset[str]
    """Those whose players surely win so much more or less often that it matters, after the same correction."""
    unplayed: list[str]
    """Cards that were in a game, and that nobody played."""
    absent: list[str]
    """Cards that were in none of the games."""
    rare: list[str]
    """Cards that were played, or not played, in too few games to say anything."""


def watch_games(
    settings: Sequence[Setting], bots: Sequence[str], seeds: range, *, processes: int | None = None
) -> Iterator[list[GamePlays]]:
    """Play one game for each seed, over the settings in turn."""
    return over_seeds(partial(_watch_all, tuple(settings), tuple(bots)), seeds, processes)


def _watch_all(settings: tuple[Setting, ...], bots: tuple[str, ...], seeds: Sequence[int]) -> list[GamePlays]:
    return [_watch_one(settings[seed % len(settings)], bots, seed) for seed in seeds]


def _watch_one(place: Setting, bots: tuple[str, ...], seed: int) -> GamePlays:
    game = open_table(place)
    played: list[list[str]] = [[] for _ in game.seats]
    chosen: list[str] = []
    names = tuple([bots[seat % len(bots)] for seat in range(place.players)])
    run = rollout(game, seated(names, seed), seed)
    for _, turn, action in run:
        words = action.phrase().words
        if not isinstance(turn, Decision) and words[0] in ("family", "pair"):
            chosen.append(words[1])
        elif isinstance(turn, Decision) and words[0] == "play":
            played[turn.seat].append(words[2] if words[1] == "top" else words[1])
    share = 1 / place.players
    winners = run.result.ranks.count(1)
    gains = tuple([(1 / winners if rank == 1 else 0.0) - share for rank in run.result.ranks])
    chosen += msgspec.convert(game.options.get("families", []), list[str])
    chosen += msgspec.convert(game.options.get("pairs", []), list[str])
    return GamePlays(tuple(chosen), tuple([tuple(cards) for cards in played]), gains)


def homes(content: Content) -> dict[str, str]:
    """The family or character pair that brings each card into a game; rice paper is never played."""
    found = {name: card.family for name, card in content.cards.items() if card.family}
    pairs = {name: card.pair for name, card in content.cards.items() if isinstance(card, Character)}
    return found | pairs


def homes_at(table: AnyGame) -> dict[str, str]:
    """The same for the cards of the box that a table plays with."""
    assert isinstance(table, Origami)
    cards = {kind.name for kind in table.kinds}
    return {card: home for card, home in homes(table.content).items() if card in cards}


def weigh(games: Sequence[GamePlays], home: dict[str, str]) -> list[CardBalance]:
    """The balance of every card; `home` tells the family or pair that brings a card into a game."""
    return [_weighed(card, [game for game in games if home[card] in game.families]) for card in home]


def _weighed(card: str, games: Sequence[GamePlays]) -> CardBalance:
    contrast, players, plays = Contrast(), 0, 0
    for game in games:
        seats = list(zip(game.played, game.gains, strict=True))
        contrast.add([gain for mine, gain in seats if card in mine], [gain for mine, gain in seats if card not in mine])
        players += len(seats)
        plays += sum([mine.count(card) for mine, _ in seats])
    return CardBalance(card, players, plays, contrast.least, contrast.difference())


def judge(rows: Sequence[CardBalance], far: float) -> Verdict:
    sure = [row for row in rows if row.games >= RARE]
    compared = [Comparison(row.card, row.difference) for row in sure]
    return Verdict(
        compared,
        standing(compared),
        standing([Comparison(row.card, row.difference, within=far) for row in sure]),
        [row.card for row in rows if row.players and not row.plays],
        [row.card for row in rows if not row.players],
        [row.card for row in rows if row.plays and row.games < RARE],
    )
