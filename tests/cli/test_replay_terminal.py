"""Stepping through a match in a real terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kamishima.cli.commands.replay import played
from kamishima.cli.replay.playback import Playback
from kamishima.cli.session.saves import load
from kamishima.terminal.wording import load_texts

if TYPE_CHECKING:
    from tests.cli.conftest import OpenTerminal, Play


def test_forward_back_to_the_ends_and_with_other_eyes(terminal: OpenTerminal, finished: Path) -> None:
    value = load(finished)
    total = len(value.lines)
    screen = terminal("replay", finished)
    screen.wait_for(f"Step 0 of {total}", "seen from outside, hands closed", "q quit")
    screen.type("", "Right")
    screen.wait_for(f"Step 1 of {total}", value.lines[0].text)
    screen.type("n ")
    screen.wait_for(f"Step 3 of {total}", value.lines[2].text)
    screen.type("", "Left")
    screen.wait_for(f"Step 2 of {total}", value.lines[1].text)
    screen.type("p")
    screen.wait_for(f"Step 1 of {total}")

    screen.type("", "End")
    shown = screen.wait_for(f"Step {total} of {total}", "The game is over.")
    assert "     hand  " not in shown
    screen.type("2")
    shown = screen.wait_for("seen by Kumo")
    assert shown.count("     hand  ") == 1
    screen.type("a")
    shown = screen.wait_for("all hands open")
    assert shown.count("     hand  ") == 3
    screen.type("0")
    screen.wait_for("seen from outside")

    playback = Playback(played(finished, None), load_texts("origami", "en", None))
    screen.type("g")
    screen.wait_for(f"Step 0 of {total}")
    screen.type("", "NPage")
    playback.go_turn(1)
    screen.wait_for(f"Step {playback.place} of {total}")
    screen.type("", "Home")
    screen.wait_for(f"Step 0 of {total}")
    screen.type("G")
    screen.wait_for(f"Step {total} of {total}")
    screen.type("", "PPage")
    playback.go_to(total)
    playback.go_turn(-1)
    screen.wait_for(f"Step {playback.place} of {total}")
    screen.type("q")
    screen.wait_for("exit code 0")


def test_a_running_match_keeps_its_hands_closed(terminal: OpenTerminal, play: Play, tmp_path: Path) -> None:
    path = tmp_path / "running.txt"
    play(lambda _match: None, save=path)
    screen = terminal("replay", path)
    screen.wait_for("Step 0 of ")
    screen.type("a")
    screen.wait_for("All hands are opened only when a match is over")
    screen.type("", "C-c")
    screen.wait_for("exit code 0")
