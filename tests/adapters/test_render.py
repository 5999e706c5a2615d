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
from kamishima.adapters.tables import make_table
from kamishima.adapters.word_steps import WordPlay
from kamishima.core.turn import Decision, SeatId
from kamishima.games.registry import GAMES, box
from kamishima.terminal.drawing import Scene, picture
from kamishima.terminal.drawings import drawing_of
from kamishima.terminal.still import HEIGHT, WIDTH
from kamishima.terminal.wording import load_texts


def walked(play: WordPlay, words: int, seed: int = 1) -> None:
    """Say some words at random; not those that would end the match."""
    rng = random.Random(seed)
    play.reset(seed)
    for _ in range(words):
        if play.choice is not None:
            play.say(rng.choice(play.choice.numbers))


def plain(text: str) -> str:
    return Text.from_ansi(text).plain


@pytest.mark.parametrize("setup", EVERY, ids=named)
def test_the_picture_is_that_of_the_terminal(setup: Setup) -> None:
    play = WordPlay(make_table(*setup))
    walked(play, 30)
    seat, turn, choice = play.seat, play.turn, play.choice
    assert seat is not None
    assert choice is not None
    assert isinstance(turn, Decision)
    game = play.game
    drawing = drawing_of(game, load_texts(game.name, "en", None), [f"player_{place}" for place in game.seats])
    view = game.view(play.state, seat)
    scene = Scene(
        view=view,
        phrases=[action.phrase() for action in turn.actions],
        said=tuple(play.vocabulary.text(choice.said).split()),
        hint=drawing.hint(view),
    )
    lines = [line.plain.rstrip() for line in picture(drawing, scene, WIDTH, HEIGHT)]
    assert [line.rstrip() for line in plain(drawn(play, seat)).split("\n")][: len(lines)] == lines


@pytest.mark.parametrize("setup", EVERY, ids=named)
def test_nothing_hidden_is_in_the_picture(setup: Setup) -> None:
    """What is hidden from a seat is drawn anew, and the picture stays the same; at any time of a match."""
    play, rng = WordPlay(make_table(*setup)), random.Random(2)
    for words in (10, 25, 40, 55):
        walked(play, words, seed=words)
        for seat in map(SeatId, range(setup[1])):
            if seat == play.seat:
                shown = drawn(play, seat)
                true, play.state = play.state, play.game.resample(play.state, seat, rng)
                assert drawn(play, seat) == shown
                play.state = true
            else:
                assert "may follow" not in drawn(play, seat)


def test_the_texts_of_a_pack_are_those_of_the_pack(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(box("origami").house_text().replace("points = { is = 2,", "points = { is = 9,", 1), "utf-8")
    play = WordPlay(make_table("origami", 2, {}, pack))
    walked(play, 3)
    assert play.seat is not None
    assert drawn(play, play.seat, pack)


@pytest.mark.parametrize("name", GAMES)
def test_no_line_is_wider_than_the_picture(name: str) -> None:
    play = WordPlay(make_table(name, 2))
    walked(play, 20)
    assert play.seat is not None
    picture_alone = plain(drawn(play, play.seat)).rpartition("\nplayer_")[0]
    assert max([len(line) for line in picture_alone.split("\n")]) <= WIDTH


def test_without_the_terminal_the_extra_is_told() -> None:
    code = (
        "import sys\n"
        "sys.modules['rich'] = None\n"
        "from kamishima.adapters.render import drawn\n"
        "from kamishima.adapters.word_steps import WordPlay\n"
        "from kamishima.adapters.tables import make_table\n"
        "play = WordPlay(make_table('shaman', 2))\n"
        "play.reset(1)\n"
        "try:\n    drawn(play, play.seat)\n"
        "except ImportError as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("rich is not installed; it comes with the extra 'terminal'")
