"""Playing in a real terminal: every key goes through tmux, and what is asserted was really on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kamishima.cli.session.saves import load
from kamishima.core.match import Match
from kamishima.core.turn import Decision, SeatId

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import OpenTerminal, Terminal

PERSON = SeatId(0)


def opening_play(match: Match) -> str | None:
    """An origami with which the person can begin, so that the turn is over and can be taken back; if there is one."""
    turn = match.turn
    assert isinstance(turn, Decision)
    if turn.seat != PERSON:
        return None
    for action in turn.actions:
        if action.text.startswith("play"):
            after = match.game.turn(match.game.apply(match.state, action))
            if isinstance(after, Decision) and after.seat != PERSON:
                return action.text
    return None


@pytest.fixture
def opening(begin: Callable[[int, int], Match]) -> tuple[int, str]:
    """A seed, and the words of such a play."""
    for seed in range(100):
        if text := opening_play(begin(2, seed)):
            return seed, text
    raise AssertionError("no seed below 100 begins with a play that can be taken back")


def test_turns_with_completion_a_wrong_word_a_card_undo_quit_and_resume(
    terminal: OpenTerminal, opening: tuple[int, str], data_folder: Path
) -> None:
    seed, play = opening
    card = play.split()[1]
    screen = terminal("play", "origami", "--seed", str(seed))
    screen.wait_for(
        "── Draw line", "── Your hand", "Your move ›", "Next: draw play", "The chance of this match is sealed"
    )

    screen.type("pl", "Tab")
    screen.wait_for("Your move › play")
    screen.type(card[:-1], "Tab")
    screen.wait_for(f"Your move › play {card}", "Next: left")

    screen.type("unicorn", "Enter")
    screen.wait_for("“unicorn” is not possible now. This may follow: left")
    screen.type("", "C-u")
    screen.type(f"card {card}", "Enter")
    screen.wait_for("copies in the deck")

    screen.type(play, "Enter")
    screen.wait_for("· You play ", "Press Enter to end your turn, or say “undo” to take it back.")
    screen.type("undo", "Enter")
    screen.wait_for(f"· Taken back: {play}", "Your move ›")

    screen.type(play, "Enter")
    screen.wait_for("Press Enter to end your turn")
    screen.type("", "Enter")
    screen.wait_for("· Kumo ", "Your move ›")
    screen.type("draw ", "Tab")
    screen.type("", "C-u")
    screen.type("quit", "Enter")
    screen.wait_for("The match is saved in", "Go on later with: kamishima play origami --resume", "exit code 0")

    (save,) = (data_folder / "saves").iterdir()
    again = terminal("play", "origami", "--resume", save)
    shown = again.wait_for("Welcome back!", "Your move ›")
    assert "· You play " in shown
    assert "· Kumo " in shown
    again.type("", "C-d")
    again.wait_for("The match is saved in", "exit code 0")
    assert load(save).lines[-1].name != "player"


def test_control_c_leaves_politely_and_keeps_the_match(
    terminal: OpenTerminal, opening: tuple[int, str], tmp_path: Path
) -> None:
    save = tmp_path / "evening.txt"
    screen = terminal("play", "origami", "--seed", str(opening[0]), "--save", save, "--locale", "de")
    screen.wait_for("Dein Zug ›")
    screen.type("dra", "C-c")
    shown = screen.wait_for("Die Partie ist gespeichert: ", "exit code 0")
    assert "Traceback" not in shown
    assert f"kamishima play origami --resume {save} --locale de" in shown.replace("\n", "")
    assert load(save).header.seats == ("player", "Kumo (greedy)")


def test_whoever_does_not_begin_presses_enter_first(terminal: OpenTerminal, begin: Callable[[int, int], Match]) -> None:
    seed = next(seed for seed in range(100) if _first_to_move(begin(4, seed)) != PERSON)
    screen = terminal("play", "origami", "--seed", str(seed), "--players", "4", width=100, height=40)
    shown = screen.wait_for("Press Enter to begin, or say “?” for help.")
    assert "The chance of this match is sealed" in shown
    assert "is the starting player." in shown
    screen.type("", "Enter")
    shown = screen.wait_for("Your move ›", "── What happened")
    assert shown.startswith("Origami · Round 1")


def test_a_short_game_to_its_end(terminal: OpenTerminal, opening: tuple[int, str], data_folder: Path) -> None:
    # Two turns each; the person draws the first card that the line beneath names.
    screen = terminal("play", "origami", "--seed", str(opening[0]), "--option", "turn-limit=2")
    for turn in (1, 2):
        screen.wait_for(f"Round {turn}", "Your move ›", "Next: draw")
        screen.type("draw ")
        screen.type(_next_word(screen), "Enter")
    screen.wait_for("Final scores", "the agreed number of turns has been played", "kamishima verify", "exit code 0")
    (path,) = (data_folder / "records").iterdir()
    assert load(path).header.reason == "turn-limit"


def _next_word(screen: Terminal) -> str:
    """The first word that may follow `draw`."""
    shown = screen.wait_for("Your move › draw", "Next: ")
    while "Next: draw" in shown:
        shown = screen.wait_for("Next: ")
    return shown.rpartition("Next: ")[2].split()[0]


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (160, 50)])
def test_the_whole_table_is_on_the_screen(
    terminal: OpenTerminal, opening: tuple[int, str], width: int, height: int
) -> None:
    screen = terminal("play", "origami", "--seed", str(opening[0]), width=width, height=height)
    screen.wait_for("Origami · Round 1", "── Draw line", "── Collections", "p2 Kumo", "── Your hand", "Next: draw play")


def _first_to_move(match: Match) -> SeatId:
    turn = match.turn
    assert isinstance(turn, Decision)
    return turn.seat
