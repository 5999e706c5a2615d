"""Where the engine and the oracle differ about a position."""

from __future__ import annotations

from tests.games.shaman.oracle import Position, name, spot

from kamishima.core.turn import Action, Decision
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.rules.actions import Slide
from kamishima.games.shaman.rules.state import State
from kamishima.games.shaman.show.view_builder import islands


def disagreements(game: ShamanIsland, state: State) -> list[str]:
    """Everything about which the two do not agree; [] when all is well."""
    turn = game.offer(state)
    assert isinstance(turn, Decision)
    sites = [island.sites for island in islands(state)]
    return differences(Position(game.encode(state)), turn.actions, sites)


def differences(position: Position, actions: tuple[Action, ...], sites: list[tuple[str, ...]]) -> list[str]:
    """What the oracle says against these actions and islands."""
    texts = {action.text for action in actions}
    found = _compare("moves", {text for text in texts if text.split()[0] in ("move", "ride")}, position.piece_moves())
    found += _compare("sinks", {text for text in texts if text.startswith("sink")}, position.sinks())
    found += _compare_slides([action for action in actions if isinstance(action, Slide)], position)
    mine = {" ".join(sorted(island)) for island in sites}
    theirs = {" ".join(sorted(name(tile) for tile in island)) for island in position.islands()}
    return found + _compare("islands", mine, theirs)


def _compare(what: str, engine: set[str], oracle: set[str]) -> list[str]:
    if engine == oracle:
        return []
    return [f"{what}: only the engine has {sorted(engine - oracle)}, only the oracle has {sorted(oracle - engine)}"]


def _compare_slides(slides: list[Slide], position: Position) -> list[str]:
    """The same ends, each once, over a half-way place that is possible."""
    ends = {tile: position.slide_ends(tile) for tile in position.shaman_island()}
    oracle = {f"{name(tile)} to {name(end)}" for tile, reached in ends.items() for end in reached}
    engine = [f"{slide.site.name} to {slide.end.name}" for slide in slides]
    found = _compare("slides", set(engine), oracle)
    if len(set(engine)) != len(engine):
        found.append("slides: an end is offered twice")
    for slide in slides:
        reached = ends.get(spot(slide.site.name), {})
        if spot(slide.half_way.name) not in reached.get(spot(slide.end.name), {spot(slide.half_way.name)}):
            found.append(f"slides: {slide.text} has a half-way place that is impossible")
    return found
