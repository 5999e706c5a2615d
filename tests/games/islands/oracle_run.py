"""Compare the engine with the oracle over many random positions.

    python tests/games/islands/oracle_run.py 20000

Half of the positions are met in random games over all set-ups, half are islands painted at random.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kamishima.core.chance import below
from kamishima.core.turn import Decision
from kamishima.games.islands.game import Islands, variants
from kamishima.games.islands.pack.content import house_content, house_text
from kamishima.games.islands.rules.actions import Paint
from kamishima.games.islands.rules.painting.paint import can_paint, paints
from kamishima.games.islands.rules.state import State
from kamishima.games.islands.show.view import View
from kamishima.testing.walk import Fault, walk

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.games.islands.oracle import Oracle  # the path above makes the folder known

SIGNS = {"R": "regular-harbour", "S": "secret-harbour", "L": "lighthouse", "V": "volcano", "C": "coal-pit",
         "G": "grove", "T": "temple", "$": "gold-mine"}  # fmt: skip


def compare(count: int, seed: int = 0) -> Iterator[int]:
    """Compare so many positions; yields how many are done. `Fault` tells a difference."""
    oracle = Oracle(house_text())
    for done, (game, state, kind) in enumerate(_positions(seed), start=1):
        plain: Any = game.encode(state)
        _compare_islands(game, state, oracle, plain)
        if kind == "game":
            _compare_offers(game, state, oracle, plain)
        else:
            _compare_shapes(game, state, oracle, plain)
        yield done
        if done == count:
            return


def _positions(seed: int) -> Iterator[tuple[Islands, State, str]]:
    """Positions of random games and random paintings in turn."""
    content = house_content()
    games = [Islands(content, players, options) for players, options in variants(content)]
    rng = random.Random(seed)
    while True:
        game = games[below(rng, len(games))]
        for visit in walk(game, rng.getrandbits(32)):
            if below(rng, 4) == 0 and isinstance(visit.state, State) and visit.state.players[0].lands:
                yield game, visit.state, "game"
                yield games[3], _painted(games[3], rng), "painted"


def _painted(game: Islands, rng: random.Random) -> State:
    """A player with random sheets, random paint, random accesses."""
    plain: Any = game.encode(game.start())
    names = game.sheets.names
    for player in plain["players"]:
        player["sheets"] = sorted([names[below(rng, len(names))] for _ in range(2)], key=names.index)
        islands = [island for name in player["sheets"] for island in game.sheets.islands[names.index(name)]]
        begun = [below(rng, 3) > 0 for _ in islands]
        player["lands"] = [
            {"squares": _signs(len(island.cells), rng) if paint else "." * len(island.cells), "own": [], "other": []}
            for island, paint in zip(islands, begun, strict=True)
        ]
        player["begun"] = [place for place, land in enumerate(player["lands"]) if set(land["squares"]) != {"."}]
        player["access"] = [below(rng, 2), below(rng, 2)]
    return game.decode(plain)


def _signs(size: int, rng: random.Random) -> str:
    dense = 1 + below(rng, 11)
    return "".join(["bgr"[below(rng, 1 + below(rng, 3))] if below(rng, 12) < dense else "." for _ in range(size)])


def _compare_islands(game: Islands, state: State, oracle: Oracle, plain: Any) -> None:
    """Surroundings and scores."""
    view = game.view(state, None)
    assert isinstance(view, View)
    for seat, shown in enumerate(view.players):
        player = oracle.player(plain["players"][seat])
        for island, land in zip(player.islands, shown.lands, strict=True):
            expected = {
                (SIGNS[sign], "abcdefgh"[x] + str(y + 1), island.surrounded((x, y)))
                for (x, y), sign in island.map.items()
                if sign in SIGNS
            }
            found = {(mark.kind, mark.square, mark.surrounded) for mark in land.landmarks}
            _demand(found == expected, f"landmarks of {land.name} {land.rows}: {found ^ expected}")
            _demand(land.score == island.score(), f"score of {land.name} {land.rows}: {land.score}")
        total = sum([island.score() for island in player.islands])
        _demand(game.scores(state)[seat] == total, f"score of seat {seat}: {total}")


def _compare_offers(game: Islands, state: State, oracle: Oracle, plain: Any) -> None:
    """What is offered in a real position."""
    turn, frame = game.turn(state), state.stack[-1]
    if not isinstance(turn, Decision) or frame.phase not in ("card", "grove", "square", "coal"):
        return
    view = game.view(state, None)
    assert isinstance(view, View)
    if view.shape is None:
        return
    offered = {action.text for action in turn.actions if isinstance(action, Paint)}
    player = oracle.player(plain["players"][turn.seat])
    expected = oracle.paintings(player, view.shape, list(view.colours), first_of_two=view.pieces == 2)
    _demand(offered == expected, f"offers of {view.shape}: {sorted(offered ^ expected)}")
    _compare_painting(game, state, oracle, player, view)


def _compare_painting(game: Islands, state: State, oracle: Oracle, player: Any, view: View) -> None:
    """Paint something both ways, and compare paint, filled outlines and accesses."""
    turn = game.turn(state)
    assert isinstance(turn, Decision)
    assert view.shape is not None
    paint = [action for action in turn.actions if isinstance(action, Paint)]
    if not paint:
        return
    action = paint[len(paint) // 2]
    words = action.text.split()
    for number, anchor, turned, cells in oracle.pieces(player, view.shape):
        same_place = (f"i{number + 1}", "abcdefgh"[anchor[0]] + str(anchor[1] + 1)) == (words[1], words[2])
        if same_place and turned == ("" if len(words) == 4 else words[3]):
            after = player.after(number, cells, words[-1])
            plain: Any = game.encode(game.apply(state, action))["players"]
            found = oracle.player(plain[turn.seat])
            same = [(island.paint, island.own, island.other) for island in found.islands] == [
                (island.paint, island.own, island.other) for island in after.islands
            ]
            accesses = (found.any_access, found.regular_access) == (after.any_access, after.regular_access)
            _demand(same and accesses, f"after {action.text}")


def _compare_shapes(game: Islands, state: State, oracle: Oracle, plain: Any) -> None:
    """Every shape in a random painting, in two colours."""
    engine = state.players[0]
    player = oracle.player(plain["players"][0])
    for shape in game.shapes:
        found = {action.text for action in paints(engine, shape, shape.pieces, 0b101)}
        expected = oracle.paintings(player, shape.name, ["blue", "red"], first_of_two=shape.pieces == 2)
        _demand(found == expected, f"{shape.name} on {plain['players'][0]}: {sorted(found ^ expected)}")
        _demand(can_paint(engine, shape, shape.pieces, 0b101) == bool(expected), f"{shape.name}: possible or not")


def _demand(condition: bool, message: str) -> None:
    if not condition:
        raise Fault(f"engine and oracle differ: {message}")


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments else 20_000
    for done in compare(count):
        if done % 100 == 0 or done == count:
            sys.stdout.write(f"\r{done:,} of {count:,} positions agree")
            sys.stdout.flush()
    sys.stdout.write("\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
