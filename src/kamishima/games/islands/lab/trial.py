"""A trial of islands: bots play some games in which the islands in question come often, next to others.

A pack has a dozen sheets, and a player gets three of them: most games would not show a new sheet at all. So each game
of a trial is played with three sheets only: one that is on trial, and two others, which change from game to game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import msgspec

from kamishima.games.box import Trial
from kamishima.games.islands.game import Islands
from kamishima.games.islands.pack.content import house_content
from kamishima.games.islands.pack.schema import Content, Sheet
from kamishima.games.islands.rules.state import State
from kamishima.games.islands.show.view import LandView, View
from kamishima.lab.effects import score_mean, seat_wins
from kamishima.lab.intervals import Interval, mean_by_game, mean_of, share_by_game
from kamishima.lab.study import StudiedGame, watched

SHEETS = 3
"""So many sheets are in a game of a trial: as many as a player is dealt."""


class Land(msgspec.Struct, frozen=True):
    name: str
    begun: bool
    score: int
    landmarks: tuple[tuple[str, str], ...]
    """The kind of each, and how it was surrounded: `single`, `mixed`, or empty."""
    outlines: tuple[str, ...]
    """How each was filled: `own`, `other`, or empty."""


class TrialGame(msgspec.Struct, frozen=True):
    game: StudiedGame
    lands: tuple[Land, ...]


class Share(msgspec.Struct, frozen=True):
    """How often the landmarks of a kind were surrounded at all, and in one colour."""

    kind: str
    count: int
    surrounded: Interval
    single: Interval


class IslandReport(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one island."""

    sheet: str
    island: str
    on_trial: bool
    held: int
    """How many players had it."""
    begun: Interval
    """How many of them painted on it."""
    score: Interval
    """The points of those."""
    outlines: Interval
    """How often its outlines were filled, by those."""
    landmarks: list[Share]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a trial so far."""

    games: int
    score: Interval
    """Of a player, at the end."""
    steps: Interval
    """How long a game was."""
    seats: list[Interval]
    """How often each seat won."""
    others: Interval
    """The points of an island that is not on trial, of those who painted on it."""
    islands: list[IslandReport]


def on_trial(content: Content) -> list[str]:
    """The sheets that are not printed like this in our own pack; all of them if they all are."""
    house = house_content().sheets
    return [key for key, sheet in content.sheets.items() if not _same(sheet, house.get(key))] or list(content.sheets)


def _same(sheet: Sheet, other: Sheet | None) -> bool:
    return other is not None and list(sheet.islands.items()) == list(other.islands.items())


def trial(content: Content, players: int, bot: str, seeds: range) -> Iterator[TrialGame]:
    tested = on_trial(content)
    for seed in seeds:
        yield _play(content, tested[seed % len(tested)], players, bot, seed)


def _play(content: Content, tested: str, players: int, bot: str, seed: int) -> TrialGame:
    others = [key for key in content.sheets if key != tested]
    chosen = {tested, *random.Random(seed).sample(others, SHEETS - 1)}
    sheets = {key: sheet for key, sheet in content.sheets.items() if key in chosen}
    table = Islands(msgspec.structs.replace(content, sheets=sheets), players, {})
    game, state = watched(table, (bot,) * players, seed)
    assert isinstance(state, State)
    view = table.view(state, None)
    assert isinstance(view, View)
    lands = [_land(land) for player in view.players for land in player.lands]
    return TrialGame(game, tuple(lands))


def _land(land: LandView) -> Land:
    return Land(
        land.name,
        land.begun,
        land.score,
        tuple([(mark.kind, mark.surrounded) for mark in land.landmarks]),
        tuple([outline.filled for outline in land.outlines]),
    )


Lands = list[Land]
"""Some islands of one game: the intervals count games, since players of one game are not independent."""


def report(content: Content, played: Sequence[TrialGame]) -> Report:
    """The games in numbers, each with its interval; islands in the order of their sheets."""
    games, tested = [one.game for one in played], set(on_trial(content))
    lands: dict[str, list[Lands]] = {}
    for one in played:
        for name in {land.name: None for land in one.lands}:
            lands.setdefault(name, []).append([land for land in one.lands if land.name == name])
    return Report(
        games=len(games),
        score=score_mean(games),
        steps=mean_of([float(game.steps) for game in games]),
        seats=seat_wins(games),
        others=_scores(_others(content, played)),
        islands=[
            _reported(key, name, lands[name], is_tested=key in tested)
            for key, sheet in content.sheets.items()
            for name in sheet.islands
            if name in lands
        ],
    )


def _others(content: Content, played: Sequence[TrialGame]) -> list[Lands]:
    tested = {name for key in on_trial(content) for name in content.sheets[key].islands}
    return [[land for land in one.lands if land.begun and land.name not in tested] for one in played]


def _scores(games: Sequence[Lands]) -> Interval:
    return mean_by_game([(float(sum([land.score for land in lands])), len(lands)) for lands in games])


def _reported(sheet: str, name: str, games: Sequence[Lands], *, is_tested: bool) -> IslandReport:
    begun = [[land for land in lands if land.begun] for lands in games]
    return IslandReport(
        sheet=sheet,
        island=name,
        on_trial=is_tested,
        held=sum([len(lands) for lands in games]),
        begun=share_by_game([(float(len(some)), len(lands)) for some, lands in zip(begun, games, strict=True)]),
        score=_scores(begun),
        outlines=_rate([[how != "" for land in lands for how in land.outlines] for lands in begun]),
        landmarks=_shares(begun),
    )


def _rate(games: Sequence[Sequence[bool]]) -> Interval:
    return share_by_game([(float(sum(some)), len(some)) for some in games])


def _shares(games: Sequence[Lands]) -> list[Share]:
    kinds = sorted({kind for lands in games for land in lands for kind, _ in land.landmarks})
    return [_share(kind, [_ways(kind, lands) for lands in games]) for kind in kinds]


def _ways(kind: str, lands: Lands) -> list[str]:
    return [how for land in lands for found, how in land.landmarks if found == kind]


def _share(kind: str, games: Sequence[list[str]]) -> Share:
    surrounded = _rate([[how != "" for how in ways] for ways in games])
    single = _rate([[how == "single" for how in ways] for ways in games])
    return Share(kind, sum([len(ways) for ways in games]), surrounded, single)


TRIAL = Trial(trial, TrialGame, report, Report)
