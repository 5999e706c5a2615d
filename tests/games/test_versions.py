"""Versions of the rules: numbered, named, dated; old numbers stay playable."""

from __future__ import annotations

import re

import pytest

import kamishima
from kamishima.core.errors import UnknownVersion
from kamishima.core.setting import Setting
from kamishima.games.registry import OURS, box, open_table
from kamishima.games.versions import FIRST, RulesVersion, known_version

THREE = (FIRST, RulesVersion(2, "2026-01-01", "second", "…"), RulesVersion(4, "2026-02-01", "fourth", "…"))


def test_without_a_number_the_newest_rules_are_meant() -> None:
    assert known_version("drift", THREE, None) == 4


def test_old_numbers_stay_playable() -> None:
    assert [known_version("drift", THREE, number) for number in (1, 2)] == [1, 2]


def test_a_number_that_is_newer_than_the_program_is_told_from_one_that_was_retired() -> None:
    with pytest.raises(UnknownVersion, match="rules 5 of drift are newer than this program, which knows them up to 4"):
        known_version("drift", THREE, 5)
    with pytest.raises(UnknownVersion, match="drift has no rules 3; this program knows 1, 2, 4"):
        known_version("drift", THREE, 3)


@pytest.mark.parametrize("game", OURS)
def test_versions_are_counted_named_and_dated_in_order(game: str) -> None:
    versions = box(game).versions
    assert [version.number for version in versions] == list(range(1, len(versions) + 1))
    assert sorted([version.date for version in versions]) == [version.date for version in versions]
    for version in versions:
        assert re.fullmatch(r"20\d\d-\d\d-\d\d", version.date)
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", version.name)
        assert version.what.endswith(".")


@pytest.mark.parametrize("game", OURS)
def test_every_version_makes_tables_that_name_it(game: str) -> None:
    for version in box(game).versions:
        assert box(game).table(box(game).usual_number, rules=version.number).rules == version.number
    assert box(game).table(box(game).usual_number).rules == box(game).versions[-1].number


def test_a_setting_names_its_rules() -> None:
    assert open_table(Setting("islands", 2, rules=1)).rules == 1
    assert open_table(Setting("islands", 2)).rules == 2


def test_a_table_of_older_rules_is_a_call_away() -> None:
    assert kamishima.table("islands", players=2, rules=1).rules == 1
    with pytest.raises(UnknownVersion):
        kamishima.table("islands", players=2, rules=77)
