"""The table as text: what the terminal draws for a seat, and never what is hidden from it."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from rich.text import Text
from tests.adapters.tables_played import EVERY, Setup, named

from kamishima.adapters.render import drawn
from kamishima.adapters.steps import Table
from kamishima.adapters.tables import make_table
from kamishima.cli.drawings import drawing_of
from kamishima.cli.still import HEIGHT, WIDTH
from kamishima.cli.table import Scene, picture
from kamishima.cli.terminal import load_texts
from kamishima.core.game import Decision, SeatId
from kamishima.games.registry import GAMES, box


def walked(table: Table, words: int, seed: int = 1) -> None:
    """Say some words at random; not those that would end the match."""
    rng = random.Random(seed)
    table.reset(seed)
    for _ in range(words):
        if table.fork is not None:
            table.say(rng.choice(table.fork.numbers))


def plain(text: str) -> str:
    return Text.from_ansi(text).plain


@pytest.mark.parametrize("setup", EVERY, ids=named)
def test_the_picture_is_that_of_the_terminal(setup: Setup) -> None:
    table = Table(make_table(*setup))
    walked(table, 30)
    seat, turn, fork = table.seat, table.turn, table.fork
    assert seat is not None
    assert fork is not None
    assert isinstance(turn, Decision)
    game = table.game
    drawing = drawing_of(game, load_texts(game.name, "en", None), [f"player_{place}" for place in game.seats])
    view = game.view(table.state, seat)
    scene = Scene(
        view=view,
        phrases=[action.phrase() for action in turn.actions],
        said=tuple(table.speech.text(fork.said).split()),
        hint=drawing.hint(view),
    )
    lines = [line.plain.rstrip() for line in picture(drawing, scene, WIDTH, HEIGHT)]
    assert [line.rstrip() for line in plain(drawn(table, seat)).split("\n")][: len(lines)] == lines


@pytest.mark.parametrize("setup", EVERY, ids=named)
def test_nothing_hidden_is_in_the_picture(setup: Setup) -> None:
    """What is hidden from a seat is drawn anew, and the picture stays the same; at any time of a match."""
    table, rng = Table(make_table(*setup)), random.Random(2)
    for words in (10, 25, 40, 55):
        walked(table, words, seed=words)
        for seat in map(SeatId, range(setup[1])):
            if seat == table.seat:
                shown = drawn(table, seat)
                true, table.state = table.state, table.game.resample(table.state, seat, rng)
                assert drawn(table, seat) == shown
                table.state = true
            else:
                assert "may follow" not in drawn(table, seat)


def test_the_texts_of_a_pack_are_those_of_the_pack(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(box("origami").house_text().replace("points = { is = 2,", "points = { is = 9,", 1), "utf-8")
    table = Table(make_table("origami", 2, {}, pack))
    walked(table, 3)
    assert table.seat is not None
    assert drawn(table, table.seat, pack)


@pytest.mark.parametrize("name", GAMES)
def test_no_line_is_wider_than_the_picture(name: str) -> None:
    table = Table(make_table(name, 2))
    walked(table, 20)
    assert table.seat is not None
    picture_alone = plain(drawn(table, table.seat)).rpartition("\nplayer_")[0]
    assert max([len(line) for line in picture_alone.split("\n")]) <= WIDTH


def test_without_the_terminal_the_extra_is_told() -> None:
    code = (
        "import sys\n"
        "sys.modules['rich'] = None\n"
        "from kamishima.adapters.render import drawn\n"
        "from kamishima.adapters.steps import Table\n"
        "from kamishima.adapters.tables import make_table\n"
        "table = Table(make_table('shaman', 2))\n"
        "table.reset(1)\n"
        "try:\n    drawn(table, table.seat)\n"
        "except ImportError as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("rich is not installed; it comes with the extra 'terminal'")
