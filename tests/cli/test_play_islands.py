"""Origami Islands and Shaman Island at the terminal: every mode to its end, and words previewed on the map."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.cli.conftest import Evening, any_legal

from kamishima.cli.commands.play import secret_of
from kamishima.cli.main import main
from kamishima.cli.session.lineup import make_lineup
from kamishima.cli.session.saves import MatchSaver, load
from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.core.record import verify
from kamishima.core.turn import Decision
from kamishima.games.islands.show.view import View
from kamishima.games.islands.terminal.drawing import IslandsDrawing
from kamishima.games.registry import box

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import OpenTerminal, Script

MODES = {
    "plain": (2, {}),
    "near": (2, {"near": True}),
    "catch-up": (3, {"catch-up": True}),
    "science": (1, {"science": True}),
    "crowd": (6, {}),
}
"""Players and options."""


def begun(game: str, players: int, options: dict[str, bool], seed: int) -> Match:
    names = make_lineup("player", ["uniform"] * (players - 1)).recorded
    return Match(box(game).table(players, options), names, SecretDice(secret_of(seed)))


def sat_through(
    game: str, players: int, options: dict[str, bool], script: Script = any_legal, seed: int = 5
) -> Evening:
    return Evening(begun(game, players, options, seed), secret_of(seed), script, None, "en")


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_of_islands_is_played_to_a_record_that_verifies(mode: str, data_folder: Path) -> None:
    players, options = MODES[mode]
    evening = sat_through("islands", players, options)
    assert evening.match.result is not None
    (path,) = (data_folder / "records").iterdir()
    value = load(path)
    assert verify(value, box("islands").table(players, options)).result == evening.match.result
    assert "Final scores" in evening.shown
    tables = evening.shown.partition("Final scores")[0].splitlines()
    assert max(len(line.rpartition("Your move › ")[2]) for line in tables) <= 100


def test_alone_the_end_tells_points_and_no_winner() -> None:
    evening = sat_through("islands", 1, {"science": True})
    assert evening.match.result is not None
    assert f"You reach {evening.match.result.scores[0]} point" in evening.shown
    assert "wins" not in evening.shown.partition("Final scores")[2]


def test_a_title_that_was_earned_is_told_at_the_table_and_in_the_replay(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Random play never earns one.
    monkeypatch.setattr(IslandsDrawing, "title", lambda _drawing, _view: "builder")
    evening = sat_through("islands", 1, {"science": True})
    assert "You earn the title “The Builder”." in evening.shown
    (path,) = (data_folder / "records").iterdir()
    assert main(["replay", str(path), "--text"]) == 0
    assert "the title “The Builder”" in capsys.readouterr().out.splitlines()[-1]


def test_science_needs_no_number_of_players(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.readline", lambda: "", raising=False)
    assert main(["play", "islands", "--option", "science=true", "--seed", "3"]) == 0
    (path,) = (data_folder / "saves").iterdir()
    assert len(load(path).header.seats) == 1
    assert main(["play", "islands", "--option", "science=true", "--players", "2"]) == 2


@pytest.mark.parametrize("players", [2, 4])
def test_shaman_island_is_played_to_its_end(players: int, data_folder: Path) -> None:
    evening = sat_through("shaman", players, {})
    assert evening.match.result is not None
    assert len(list((data_folder / "records").iterdir())) == 1


# -- the words so far, on the map --------------------------------------------------------------------------------------


def saved_where(game: str, players: int, found: Callable[[Match], bool], path: Path) -> Match:
    """A save of the first position like this in which the person is asked."""
    for seed in range(20):
        match, rng = begun(game, players, {}, seed), random.Random(seed)
        while isinstance(turn := match.turn, Decision):
            if turn.seat == 0 and found(match):
                MatchSaver(secret_of(seed), "house", path).save(match)
                return match
            match.act(turn.seat, rng.choice(turn.actions))
    raise AssertionError("there is no such position")


def is_painting_a_shape(match: Match) -> bool:
    view = match.game.view(match.state, match.game.seats[0])
    assert isinstance(view, View)
    return view.shape in ("corner", "zigzag", "angle")


def first_action(match: Match) -> str:
    turn = match.turn
    assert isinstance(turn, Decision)
    return turn.actions[0].text


def test_a_shape_is_previewed_while_its_words_are_typed(terminal: OpenTerminal, tmp_path: Path) -> None:
    match = saved_where("islands", 2, is_painting_a_shape, tmp_path / "save.txt")
    _, island, anchor, turn, colour = first_action(match).split()
    screen = terminal("play", "islands", "--resume", tmp_path / "save.txt", width=80, height=24)
    assert "@@" not in screen.wait_for("Your move ›", "* can be named now")
    screen.type(f"paint {island} {anchor} ")
    assert "##" not in screen.wait_for("@@", f"paint {island} {anchor}")
    screen.type(f"{turn} ")
    assert screen.wait_for("@@", "##").count("##") >= 2
    screen.type("", *["BSpace"] * len(f"{anchor} {turn} "))
    assert "@@" not in screen.wait_for("* can be named now")
    screen.type(f"{anchor} {turn} {colour}", "Enter")
    screen.wait_for("You paint")


def test_the_targets_of_a_piece_are_marked_while_it_is_named(terminal: OpenTerminal, tmp_path: Path) -> None:
    match = saved_where("shaman", 2, lambda match: first_action(match).startswith("move "), tmp_path / "save.txt")
    _, start, _ = first_action(match).split()
    screen = terminal("play", "shaman", "--resume", tmp_path / "save.txt", width=100, height=30)
    assert "+" not in table_in(screen.wait_for("Your move ›", "── Tribes"))
    screen.type(f"move {start} ")
    assert "+" in table_in(screen.wait_for(">", f"move {start}", "Next: "))


def table_in(screen: str) -> str:
    """The map, without the strengths of the islands beside it."""
    return "\n".join([line.partition("│")[0] for line in screen.splitlines() if line[:2].isdecimal()])


def test_words_that_lead_nowhere_leave_the_picture_as_it_is(terminal: OpenTerminal, tmp_path: Path) -> None:
    saved_where("islands", 2, is_painting_a_shape, tmp_path / "save.txt")
    screen = terminal("play", "islands", "--resume", tmp_path / "save.txt", width=100, height=30)
    before = screen.wait_for("Your move ›", "Next: paint").partition("Your move ›")[0]
    screen.type("paint nowhere at all ")
    assert screen.wait_for("paint nowhere at all").partition("Your move ›")[0] == before
    screen.type("", "Enter")
    screen.wait_for("“nowhere” is not possible now.")


def test_an_unfinished_action_is_previewed_when_it_is_asked_about(terminal: OpenTerminal, tmp_path: Path) -> None:
    match = saved_where("islands", 2, is_painting_a_shape, tmp_path / "save.txt")
    words = first_action(match).split()[:4]
    screen = terminal("play", "islands", "--resume", tmp_path / "save.txt", width=100, height=40)
    screen.wait_for("Your move ›")
    screen.type(" ".join(words), "Enter")
    screen.wait_for("@@", "##", "This may follow:")


def test_a_pipe_gets_no_previews() -> None:
    evening = sat_through("islands", 2, {}, script=lambda match: None if len(match.log) > 30 else any_legal(match))
    assert "@@" not in evening.shown
