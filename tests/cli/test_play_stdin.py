"""Whole games typed line by line, as through a pipe."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kamishima.cli.session.saves import load
from kamishima.core.chance import commitment
from kamishima.core.match import Match
from kamishima.core.record import verify
from kamishima.core.turn import Decision
from kamishima.games.registry import box

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Play

FIRST = "take the first thing offered"


def script_of(*lines: str) -> Callable[[Match], str | None]:
    """Say these lines, then close the input; `FIRST` stands for the first action that is offered."""
    left = list(lines)

    def script(match: Match) -> str | None:
        if not left:
            return None
        line = left.pop(0)
        turn = match.turn
        assert isinstance(turn, Decision)
        return turn.actions[0].text if line == FIRST else line

    return script


def only_file(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


# -- a whole game ------------------------------------------------------------------------------------------------------


def first_legal(match: Match) -> str:
    """The person who always says the first thing that is offered."""
    turn = match.turn
    assert isinstance(turn, Decision)
    return turn.actions[0].text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_with_a_record_that_verifies(play: Play, data_folder: Path, players: int) -> None:
    evening = play(first_legal, players=players, seed=players)
    assert evening.match.result is not None
    path = only_file(data_folder / "records")
    value = load(path)
    assert verify(value, box("origami").table(players)).result == evening.match.result
    assert list((data_folder / "saves").iterdir()) == []


def test_the_end_tells_reason_ranking_points_secret_and_what_to_do_with_the_record(
    play: Play, data_folder: Path
) -> None:
    evening = play()
    path = only_file(data_folder / "records")
    ending = evening.shown[evening.shown.index("Final scores") :]
    assert "The game is over: " in ending
    assert "1. " in ending
    assert "2. " in ending
    assert ending.count("Total") == 2
    assert load(path).header.secret in ending
    assert f"kamishima verify {path}" in ending
    assert f"kamishima replay {path}" in ending


def test_the_score_sheet_adds_up(play: Play) -> None:
    # The total beneath each player's cards is the score of the result.
    evening = play(players=3)
    assert evening.match.result is not None
    ending = evening.shown[evening.shown.index("Final scores") :]
    totals = [int(number) for number in re.findall(r"Total +(\d+)", ending)]
    assert sorted(totals) == sorted(evening.match.result.scores)


def test_the_seal_is_shown_before_the_first_move_and_fits_the_secret(play: Play, data_folder: Path) -> None:
    evening = play()
    secret = bytes.fromhex(load(only_file(data_folder / "records")).header.secret)
    first_prompt = evening.shown.index("Your move ›")
    first_bot_move = evening.shown.find("Kumo draws")
    seal = evening.shown.index(commitment(secret))
    assert seal < first_prompt
    assert first_bot_move == -1 or seal < first_bot_move
    assert secret.hex() not in evening.shown[: evening.shown.index("Final scores")]


def test_the_command_reads_a_pipe_and_plays_the_same_game(play: Play, data_folder: Path) -> None:
    evening = play(seed=5)
    expected = only_file(data_folder / "records")
    told = expected.read_text("utf-8")
    expected.unlink()
    command = [sys.executable, "-m", "kamishima", "play", "origami", "--seed", "5"]
    lines = "".join([f"{line}\n" for line in evening.said])
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert only_file(data_folder / "records").read_text("utf-8") == told
    assert "\x1b" not in done.stdout


# -- talking -----------------------------------------------------------------------------------------------------------


def test_an_empty_line_says_what_may_be_said(play: Play) -> None:
    evening = play(script_of(""))
    assert "This may follow: draw (take cards from the draw line" in evening.shown


def test_a_wrong_word_is_named_and_changes_nothing(play: Play) -> None:
    evening = play(script_of("draw unicorn"))
    assert "“unicorn” is not possible now. This may follow: " in evening.shown
    assert all([step.seat != evening.lineup.person for step in evening.match.log])


def test_words_of_a_bag_come_in_any_order_and_in_capitals(play: Play, begin: Callable[[int, int], Match]) -> None:
    # The first pair of cards that can be drawn, said backwards.
    match = begin(2, 9)
    turn = match.turn
    assert isinstance(turn, Decision)
    assert turn.seat == 0
    draw = next(action for action in turn.actions if action.text.count(" ") == 2 and action.text.startswith("draw"))
    verb, one, other = draw.text.split()
    evening = play(script_of(f"{verb} {other} {one}".upper()), seed=9)
    own = [step.action for step in evening.match.log if step.seat == 0]
    assert own == [draw]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("?", "A save file holds the secret of its match"),
        ("help", "take back your last choice"),
        ("card fox", "Special action. Look at the top 3 cards of the deck"),
        ("card Fox", "Cost 8 · 4 folds · 7 points · 2 copies in the deck"),
        ("card unicorn", "There is no card “unicorn”."),
        ("cards", "Card · cost/folds/points"),
        ("discards", "Discard pile, top card first"),
        ("log", "What has happened · The "),
        ("score", "Total"),
        ("undo", "That cannot be taken back"),
        ("card", "There is no card “”."),
    ],
)
def test_commands_answer_and_change_nothing(play: Play, line: str, answer: str) -> None:
    evening = play(script_of(line))
    before_leaving = evening.shown[: evening.shown.index("The match is saved in")]
    assert answer in " ".join(before_leaving.split())
    assert all([step.seat != evening.lineup.person for step in evening.match.log])


def test_the_table_can_be_shown_again(play: Play) -> None:
    assert play(script_of("table")).shown.count("── Draw line") == play(script_of("?")).shown.count("── Draw line") + 1


@pytest.mark.parametrize("locale", ["de", "pl"])
def test_the_table_speaks_other_languages(play: Play, locale: str) -> None:
    evening = play(locale=locale)
    assert evening.match.result is not None
    assert "Draw line" not in evening.shown
