"""Golden playthroughs: whole games as readable text. After a change of the rules that was meant: `make golden`.

A change of the rules is a new number (`docs/versions.md`), and some playthroughs of the old one stay.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kamishima.games.registry import GAMES
from kamishima.testing.playthrough import playthrough

GOLDEN = Path(__file__).parent.parent / "golden"
EVERY_TABLE = [(name, players) for name, shelf in GAMES.items() for players in shelf.players]
OLDER = sorted([path.name for path in GOLDEN.glob("*-rules-*.txt")])


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_the_game_goes_as_it_did(name: str, players: int) -> None:
    expected = (GOLDEN / f"{name}-{players}.txt").read_text("utf-8")
    assert playthrough(GAMES[name].table(players), seed=players) == expected


@pytest.mark.parametrize("file", OLDER)
def test_the_game_goes_as_it_did_by_older_rules(file: str) -> None:
    found = re.fullmatch(r"(\w+)-(\d+)-rules-(\d+)\.txt", file)
    assert found is not None
    name, players, rules = found[1], int(found[2]), int(found[3])
    table = GAMES[name].table(players, rules=rules)
    assert playthrough(table, seed=players) == (GOLDEN / file).read_text("utf-8")


def test_every_older_version_of_the_rules_has_a_playthrough() -> None:
    older = {(name, version.number) for name, shelf in GAMES.items() for version in shelf.versions[:-1]}
    assert older == {(file.split("-")[0], int(file.removesuffix(".txt").split("-")[-1])) for file in OLDER}


def test_no_playthrough_is_left_over() -> None:
    newest = {path.name for path in GOLDEN.iterdir()} - set(OLDER)
    assert newest == {f"{name}-{players}.txt" for name, players in EVERY_TABLE}
