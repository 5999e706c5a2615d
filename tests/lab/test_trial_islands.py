"""Trials of islands, and hints about their balance."""

from __future__ import annotations

import msgspec

from kamishima.games.islands.lab.hints import hints
from kamishima.games.islands.lab.trial import on_trial, report, trial
from kamishima.games.islands.pack.content import house_content
from kamishima.games.islands.pack.schema import Content, IslandMap
from kamishima.lab.intervals import share_of

HOUSE = house_content()


def with_isle(island: IslandMap) -> Content:
    """Our own pack with another island in the place of the first one."""
    first = HOUSE.sheets["a"]
    islands = {"moon-bay": island, "crescent": first.islands["crescent"]}
    return msgspec.structs.replace(HOUSE, sheets={**HOUSE.sheets, "a": msgspec.structs.replace(first, islands=islands)})


TORTOISE = HOUSE.sheets["a"].islands["tortoise"]
CHANGED = with_isle(TORTOISE)


def test_the_sheets_on_trial_are_those_that_are_not_printed_like_this() -> None:
    assert on_trial(CHANGED) == ["a"]
    assert on_trial(HOUSE) == list(HOUSE.sheets)


def test_each_game_of_a_trial_has_the_sheet_and_two_others_and_the_same_seed_gives_the_same_game() -> None:
    games = list(trial(CHANGED, 3, "uniform", range(4)))
    for game in games:
        sheets = {mark.partition("/")[2] for marks in game.game.marks for mark in marks if mark.startswith("sheet/")}
        assert len(sheets | {"a"}) <= 3
        assert len(game.lands) == 12
    assert games == list(trial(CHANGED, 3, "uniform", range(4)))


def test_a_report_counts_what_happened_on_each_island() -> None:
    games = list(trial(CHANGED, 2, "uniform", range(12)))
    told = report(CHANGED, games)
    assert (told.games, len(told.seats)) == (12, 2)
    assert sum([share.value for share in told.seats]) > 0.99
    mine = next(one for one in told.islands if one.island == "moon-bay")
    held = [land for game in games for land in game.lands if land.name == "moon-bay"]
    begun = [land for land in held if land.begun]
    assert mine.held == len(held) > 0
    assert mine.score.value == sum([land.score for land in begun]) / len(begun)
    temples = [how for land in begun for kind, how in land.landmarks if kind == "temple"]
    share = next(one for one in mine.landmarks if one.kind == "temple")
    assert share.count == len(temples)
    assert share.single.value == temples.count("single") / len(temples)
    assert share.surrounded.value == 1 - temples.count("") / len(temples)


def test_the_intervals_of_a_trial_count_games_not_players() -> None:
    """Each game with its players four times over: the mean is the same, and no surer than before."""
    games = list(trial(CHANGED, 2, "uniform", range(8)))
    alike = [msgspec.structs.replace(game, lands=game.lands * 4) for game in games]
    for one, other in zip(report(CHANGED, games).islands, report(CHANGED, alike).islands, strict=True):
        assert other.held == 4 * one.held
        assert other.score.value == one.score.value
        assert other.score.high == one.score.high
        assert other.begun.value == one.begun.value
        seats = share_of(other.begun.value * other.held, other.held)
        assert other.begun.high - other.begun.low > seats.high - seats.low


def test_printed_islands_give_no_hints() -> None:
    assert hints(HOUSE) == []
    assert hints(CHANGED) == []


def test_an_island_with_fewer_points_than_any_printed_one_is_poor_and_a_landmark_with_few_neighbours_a_gift() -> None:
    fewer = msgspec.structs.replace(TORTOISE, map=TORTOISE.map.replace("T", "$", 1), outlines=TORTOISE.outlines[:1])
    assert "poor" in [hint.code for hint in hints(with_isle(fewer))]
    corner = msgspec.structs.replace(TORTOISE, map=TORTOISE.map.replace("L......", "L.^^..."))
    assert "gift" in [hint.code for hint in hints(with_isle(corner))]
    for hint in hints(with_isle(corner)):
        assert (hint.sheet, hint.island) == ("a", "moon-bay")
