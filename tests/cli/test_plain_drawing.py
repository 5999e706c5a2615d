"""A game without a drawing of its own: its view field by field, and the words that are offered."""

from __future__ import annotations

import msgspec
import pytest

from kamishima.core.game import State
from kamishima.core.turn import SeatId
from kamishima.core.words import Phrase
from kamishima.games.registry import GAMES, box
from kamishima.terminal.drawing import Drawing, Scene, fields, picture
from kamishima.terminal.drawings import drawing_of
from kamishima.terminal.still import WIDTH, still
from kamishima.terminal.wording import load_texts


class Boat(msgspec.Struct):
    stones: int
    cargo: dict[str, int]


class River(msgspec.Struct):
    boats: tuple[Boat, ...]
    winds: tuple[str, ...]
    phase: str = "sailing"
    coins: dict[str, int] = {}


RIVER = River((Boat(3, {"rice": 2}), Boat(0, {})), ("east", "west"), coins={"ana": 2, "bo": 1})


def drawing(game: str = "shaman") -> Drawing:
    return Drawing(box(game).table(2), load_texts(game, "en", None), ("Ana", "Bo"))


def test_fields_stand_line_by_line_and_what_they_hold_beneath_them() -> None:
    assert fields(RIVER) == [
        "boats:",
        "  0:",
        "    stones: 3",
        "    cargo: rice 2",
        "  1:",
        "    stones: 0",
        "    cargo: ",
        "winds: east, west",
        "phase: sailing",
        "coins: ana 2, bo 1",
    ]
    assert fields("nothing yet") == ["nothing yet"]


def test_the_words_that_may_follow_stand_beneath_the_view() -> None:
    phrases = [Phrase(("sail", "east")), Phrase(("sail", "west")), Phrase(("wait",))]
    shown = drawing().table(Scene(RIVER, phrases), 80, 40)
    assert shown[-1].plain == "Next: sail wait"
    shown = drawing().table(Scene(RIVER, phrases, said=("sail",)), 80, 40)
    assert shown[-1].plain == "Next: east west"


def test_no_line_is_wider_than_the_terminal() -> None:
    for line in picture(drawing(), Scene(River((), ("a long wind",) * 40)), 60, 20):
        assert line.cell_len <= 60


def test_a_replay_shows_what_a_seat_sees_and_all_views_when_hands_are_open() -> None:
    one, other = River((), ("east",)), River((), ("west",))
    assert drawing().opened(RIVER, []) is RIVER
    assert drawing().opened(RIVER, [one]) is one
    shown = fields(drawing().opened(RIVER, [one, other]))
    assert [line.strip() for line in shown if "winds" in line] == ["winds: east", "winds: west"]


@pytest.mark.parametrize("name", GAMES)
def test_any_game_of_ours_can_be_drawn_plainly(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = box(name).table(2)
    monkeypatch.setitem(GAMES, name, msgspec.structs.replace(box(name), drawing=""))
    assert type(drawing_of(game, load_texts(name, "en", None), ("Ana", "Bo"))) is Drawing
    state: State = game.start()
    shown = still(game, state, SeatId(0), said=(), names=("Ana", "Bo"), pack=None)
    assert "phase: " in shown
    assert max([len(line) for line in shown.splitlines()]) <= WIDTH
