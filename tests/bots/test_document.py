"""What docs/bots.md says is true: its ten lines are a bot, and its hint is a hint."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from kamishima.bots.registry import BOTS, Bot
from kamishima.bots.seat import Seat
from kamishima.core.turn import Decision
from kamishima.games.registry import GAMES, box
from kamishima.lab.simulate import play
from kamishima.testing.walk import walk

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
MINE, HINT = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_the_ten_lines_are_ten_lines() -> None:
    assert len([line for line in MINE.splitlines() if line]) <= 10


@pytest.mark.parametrize("game", list(GAMES))
def test_the_bot_of_ten_lines_plays(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names: dict[str, object] = {}
    exec(MINE, names)
    made = names["Miser"]
    assert isinstance(made, type)
    assert issubclass(made, Bot)
    monkeypatch.setitem(BOTS, "miser", made)
    options: dict[str, object] = {} if game == "islands" else {"turn-limit": 2}
    outcome = play(box(game).table(2, options), ("miser", "uniform"), 1)
    assert outcome.bots == ("miser", "uniform")
    assert outcome == play(box(game).table(2, options), ("miser", "uniform"), 1)


def test_the_hint_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    game = box("shaman").table(2)
    visit = next(visit for visit in walk(game, 1) if isinstance(game.turn(visit.state), Decision))
    turn = game.turn(visit.state)
    assert isinstance(turn, Decision)
    seat = Seat(game, visit.state, turn.seat, random.Random(1))
    exec(HINT.replace('"crane"', '"crane@6"'), {"seat": seat})
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 4
    assert all(line.startswith("lay ") for line in printed[:3])


def test_the_page_names_every_bot_and_its_limit() -> None:
    for name, limit in {"paper": "10 ms", "crane": "300 ms", "dragon": "2 s", "master": "3 s"}.items():
        assert re.search(rf"\| `{name}` \|.*at most {limit} \|", PAGE)
    assert all(f"| `{name}` |" in PAGE for name in BOTS)
