"""Parts that are told instead of whole fields come to stand where they belong, and nothing else is touched."""

from __future__ import annotations

from tests.web.modules import asked

ASK = """
import { withParts } from %(module)s
const old = %(old)s
const before = JSON.stringify(old)
const now = withParts(old, %(told)s)
console.log(JSON.stringify({
  now, untouched: before === JSON.stringify(old), same: now === old,
  kept: now.players.map((player, place) => player === old.players[place]),
}))
"""
BEFORE = {"round": 2, "players": [{"coins": 3, "lands": [{"rows": ["b.", ".."]}]}, {"coins": 5, "lands": []}]}


def put(*parts: tuple[list[str | int], object]) -> dict[str, object]:
    told = [{"at": at, "value": value} for at, value in parts]
    found: dict[str, object] = asked(ASK, "parts.ts", old=BEFORE, told=told)
    return found


def test_without_parts_everything_is_as_it_was() -> None:
    assert put() == {"now": BEFORE, "untouched": True, "same": True, "kept": [True, True]}


def test_parts_stand_at_their_places_and_whoever_did_nothing_is_the_same() -> None:
    found = put((["players", 0, "coins"], 4), (["players", 0, "lands", 0, "rows"], ["bb", ".."]))
    after = {"round": 2, "players": [{"coins": 4, "lands": [{"rows": ["bb", ".."]}]}, {"coins": 5, "lands": []}]}
    assert found == {"now": after, "untouched": True, "same": False, "kept": [False, True]}
