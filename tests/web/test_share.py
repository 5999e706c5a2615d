"""What the page keeps of a view when a new one is told: equal parts are the very same objects."""

from __future__ import annotations

import pytest
from tests.web.modules import asked

ASK = """
import { share } from %(module)s
const old = %(old)s, next = %(next)s
const shared = share(old, next)
const kept = Object.keys(shared ?? {}).filter((name) => old?.[name] === shared[name])
console.log(JSON.stringify({ shared, is_old: shared === old, kept }))
"""
BEFORE = {"players": [{"hand": ["cat"], "score": 3}, {"hand": None, "score": 5}], "line": ["dog", "owl"], "round": 2}


def shared(old: object, new: object) -> tuple[object, bool, list[str]]:
    """What comes out, whether it is the old value itself, and which of its parts are those of the old one."""
    told = asked(ASK, "share.ts", old=old, next=new)
    return told["shared"], told["is_old"], told["kept"]


def test_an_equal_view_is_the_old_one() -> None:
    assert shared(BEFORE, BEFORE) == (BEFORE, True, ["players", "line", "round"])


def test_only_what_has_changed_is_new() -> None:
    after = {**BEFORE, "line": ["dog"]}
    assert shared(BEFORE, after) == (after, False, ["players", "round"])


def test_a_player_who_did_nothing_is_the_same_in_a_new_list() -> None:
    before = BEFORE["players"]
    after = [{"hand": ["cat", "owl"], "score": 3}, {"hand": None, "score": 5}]
    assert shared(before, after) == (after, False, ["1"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (None, {"a": 1}),
        ({"a": 1}, None),
        ([1], {"0": 1}),
        ({"a": 1, "b": 2}, {"a": 1}),
        ([1, 2], [1]),
        ({"a": 1}, {"b": 1}),
    ],
)
def test_what_is_not_equal_is_never_taken_for_it(old: object, new: object) -> None:
    assert shared(old, new)[:2] == (new, False)
