"""The text of a playthrough: stable, complete, and enough to play the game again."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from tests.kit.tiny_games import ENVELOPE, LADDER, Envelope, Ladder

from kamishima.core.game import AnyGame
from kamishima.core.turn import Decision
from kamishima.testing import playthrough as playthrough_module
from kamishima.testing.conformance import encoded
from kamishima.testing.playthrough import playthrough, write_all
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import final_state, heard, walk

GAMES: list[AnyGame] = [Ladder(2), Ladder(3, rounds=1), Envelope(2), Envelope(3)]
STEP = re.compile(r"^ *(\d+) (p\d|~): (.+?)    (\[.*\])$", re.MULTILINE)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}")


def test_a_short_game_reads_like_this() -> None:
    assert playthrough(Ladder(rounds=1), 4) == SHORT


SHORT = """\
ladder, 2 players, rules 1, seed 4
option rounds = 1

     p1 may say 2 things: step
   0 p1: step 1    [{"event":"told","seat":0,"verb":"step","word":"1"}]

     p1 may say 2 things: stay roll
   1 p1: roll    [{"event":"told","seat":0,"verb":"roll","word":""}]
   2 ~: die 1    [{"event":"told","seat":0,"verb":"die","word":"1"}]

     p2 may say 2 things: step
   3 p2: step 2    [{"event":"told","seat":1,"verb":"step","word":"2"}]

     p2 may say 2 things: stay roll
   4 p2: roll    [{"event":"told","seat":1,"verb":"roll","word":""}]
   5 ~: die 1    [{"event":"told","seat":1,"verb":"die","word":"1"}]

over: top; scores (2, 3); ranks (2, 1)
"""


@every_game
def test_every_step_of_the_game_is_told_once_in_order(game: AnyGame) -> None:
    told = STEP.findall(playthrough(game, 3))
    visits = list(walk(game, 3))
    assert [int(number) for number, _, _, _ in told] == list(range(len(visits)))
    assert [text for _, _, text, _ in told] == [visit.action.text for visit in visits]


@every_game
def test_the_game_can_be_played_again_from_its_text(game: AnyGame) -> None:
    script = "\n".join([f"{who}: {text}" for _, who, text, _ in STEP.findall(playthrough(game, 3))])
    assert encoded(game, play_script(game, script).state) == encoded(game, final_state(game, 3))


@every_game
def test_the_number_of_choices_stands_above_every_decision(game: AnyGame) -> None:
    turns = [game.turn(visit.state) for visit in walk(game, 3)]
    expected = [(str(turn.seat + 1), str(len(turn.actions))) for turn in turns if isinstance(turn, Decision)]
    assert re.findall(r"^     p(\d) may say (\d+) things: ", playthrough(game, 3), re.MULTILINE) == expected


@every_game
def test_what_is_told_is_what_a_spectator_hears(game: AnyGame) -> None:
    told = [events for *_, events in STEP.findall(playthrough(game, 3))]
    spectator = [msgspec.json.encode(heard(game, visit.state, visit.action, None)).decode() for visit in walk(game, 3)]
    assert told == spectator


@every_game
def test_the_same_seed_gives_the_same_text(game: AnyGame) -> None:
    assert playthrough(game, 3) == playthrough(game, 3)
    assert len({playthrough(game, seed) for seed in range(8)}) == 8


def test_all_playthroughs_of_the_shelf_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playthrough_module, "GAMES", {"ladder": LADDER, "envelope": ENVELOPE})
    monkeypatch.setattr(playthrough_module, "OURS", ("ladder", "envelope"))
    (tmp_path / "ladder-2.txt").write_text("old", "utf-8")
    write_all(tmp_path)
    assert sorted([path.name for path in tmp_path.iterdir()]) == [
        "envelope-2.txt", "envelope-3.txt", "ladder-2.txt", "ladder-3.txt"
    ]  # fmt: skip
    assert (tmp_path / "ladder-2.txt").read_text("utf-8") == playthrough(LADDER.table(2), 2)
