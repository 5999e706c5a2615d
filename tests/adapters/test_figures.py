"""The figures of the research pages are made by a command, and the pages hold them."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest

from kamishima.adapters.game_sizes import HEADS, Figures, alike, blocks, main, many, markdown, tables, written
from kamishima.adapters.tables import make_table
from kamishima.core.errors import KamishimaError
from kamishima.core.turn import SeatId
from kamishima.games.registry import GAMES
from kamishima.testing.walk import walk

PAGES = Path(__file__).parent.parent.parent / "docs" / "research"


def test_a_table_has_a_figure_for_every_head() -> None:
    found = Figures(make_table("shaman", 2, {"turn_limit": 2}), matches=2)
    assert len(found.row("2 players")) == len(HEADS)
    assert len(found.steps) == len(found.decisions) == len(found.chances) == 2
    assert min(found.words) > 1


def test_an_open_game_has_nothing_that_looks_alike() -> None:
    game = make_table("islands", 2)
    state = next(visit.state for visit in walk(game, seed=1) if visit.step == 30)
    assert alike(game, state, SeatId(0), random.Random(1)) == 1
    assert many(1) == "1"


def test_what_is_hidden_is_counted_by_guesses_that_agree() -> None:
    game = make_table("shaman", 2)
    placed = [visit.state for visit in walk(game, seed=1) if visit.state.phase == "turn"]  # type: ignore[attr-defined]
    assert alike(game, placed[0], SeatId(0), random.Random(1)) > 100  # six coins lie in any of 720 ways
    assert many(math.inf) == "> 19,900"


def test_every_number_of_players_has_a_row() -> None:
    for name, shelf in GAMES.items():
        assert {game.players for _, game in tables(name)} == set(shelf.players)
    assert [title for title, _ in tables("shaman")] == ["2 players", "3 players", "4 players"]
    assert "1 player, science" in [title for title, _ in tables("islands")]


@pytest.mark.parametrize("name", GAMES)
def test_the_pages_tell_the_blocks_as_they_are(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text("utf-8")
    assert blocks(name) in page
    for title, _ in tables(name):
        assert f"| {title} |" in page


def test_a_page_is_written_between_its_marks() -> None:
    page = "one\n<!-- figures: x -->\nold\n<!-- figures: x -->\ntwo\n"
    assert written(page, "x", "new") == "one\n<!-- figures: x -->\nnew\n<!-- figures: x -->\ntwo\n"
    with pytest.raises(KamishimaError, match="needs two marks <!-- figures: y -->, not 0"):
        written(page, "y", "new")


def test_a_table_is_written_in_markdown() -> None:
    assert markdown(("a", "b"), [("1", "2")]) == "| a | b |\n| --- | --- |\n| 1 | 2 |"


def test_the_command_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shaman", "--matches", "1"]) == 0
    assert "| 4 players |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "there is no game 'chess'"),
        (["shaman", "--matches", "0"], "at least one match"),
        (["shaman", "--matches", "1", "--write", "/nowhere"], "No such file or directory"),
    ],
)
def test_bad_arguments_are_told_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert message in told
    assert told.count("\n") == 1
