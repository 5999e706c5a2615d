"""Golden playthroughs: a whole random game as text that a person can read, kept to notice every change of the rules."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from kamishima.core.game import AnyGame
from kamishima.core.turn import Decision, Over
from kamishima.core.words import follow
from kamishima.games.registry import GAMES, OURS
from kamishima.testing.walk import Visit, final_state, heard, walk

_MOST_WORDS = 12


def playthrough(game: AnyGame, seed: int) -> str:
    """What is offered, said and told at every step of a random game, and how it ends."""
    lines = [f"{game.name}, {game.players} players, rules {game.rules}, seed {seed}"]
    lines += [f"option {name} = {value}" for name, value in game.options.items()]
    for visit in walk(game, seed):
        lines += _step(visit)
    turn = game.turn(final_state(game, seed))
    assert isinstance(turn, Over)
    lines += ["", f"over: {turn.result.reason}; scores {turn.result.scores}; ranks {turn.result.ranks}"]
    return "\n".join(lines) + "\n"


def _step(visit: Visit) -> list[str]:
    game, turn = visit.game, visit.game.turn(visit.state)
    told = msgspec.json.encode(heard(game, visit.state, visit.action, None)).decode()
    if not isinstance(turn, Decision):
        return [f"{visit.step:4} ~: {visit.action.text}    {told}"]
    words = follow([action.phrase() for action in turn.actions], []).words
    shown = " ".join(words[:_MOST_WORDS])
    offer = f"     p{turn.seat + 1} may say {len(turn.actions)} things: {shown}"
    return ["", offer, f"{visit.step:4} p{turn.seat + 1}: {visit.action.text}    {told}"]


def write_all(folder: Path) -> None:
    """Write the golden playthroughs of our own games anew."""
    for name in OURS:
        for players in GAMES[name].players:
            text = playthrough(GAMES[name].table(players), seed=players)
            (folder / f"{name}-{players}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
