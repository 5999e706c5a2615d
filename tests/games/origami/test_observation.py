"""What a seat sees of Origami as numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from kamishima.adapters.arrays import Plan
from kamishima.core.turn import SeatId
from kamishima.games.origami.game import Origami
from kamishima.games.origami.observation import NUMBERS, OF_A_PLAYER, PHASES, Blocks, Encoder
from kamishima.games.origami.pack.content import house_content
from kamishima.games.origami.rules.state import State
from kamishima.games.origami.show.view import View
from kamishima.testing.walk import final_state, walk

if TYPE_CHECKING:
    from tests.games.origami.conftest import Position

Draw = Callable[[str], "Position"]

SOME = """
    line: chick parrot raccoon
    discards: cat dog
    p1: raccoon owl owl
    p1 left: sheep rabbit
    p1 right: cat
    p2: chick
"""


class Seen:
    """The named numbers of a seat; cards are asked for by name."""

    def __init__(self, game: Origami, view: object) -> None:
        encoder = Encoder(game)
        plan = Plan(encoder.blocks)
        cells, wide = encoder.write(view)
        numbers = np.frombuffer(cells, np.uint8).astype(np.float32)
        for place, number in wide:
            numbers[place] = number
        self.parts: dict[str, NDArray[np.float32]] = plan.split(numbers)
        self._names = [kind.name for kind in game.kinds]

    def cards(self, name: str, *place: int) -> dict[str, float]:
        """The cards of a block that are not nothing."""
        row = self.parts[name][place]
        return {self._names[index]: float(row[index]) for index in np.flatnonzero(row)}

    def players(self, place: int) -> dict[str, float]:
        return dict(zip(OF_A_PLAYER, self.parts["players"][place].tolist(), strict=True))


def seen(position: Position, by: str) -> Seen:
    return Seen(position.game, position.view(by))


def positions(game: Origami, seed: int) -> list[State]:
    """The positions of a random match, the last one included."""
    found = [*[visit.state for visit in walk(game, seed)], final_state(game, seed)]
    return [state for state in found if isinstance(state, State)]


def test_cards_are_counted_where_they_lie(table: Draw) -> None:
    mine = seen(table(SOME), "p1")
    assert mine.cards("line") == {"chick": 1, "parrot": 1, "raccoon": 1}
    assert mine.cards("discards") == {"cat": 1, "dog": 1}
    assert mine.cards("top") == {"dog": 1}
    assert mine.cards("hand") == {"raccoon": 1, "owl": 2}
    assert mine.cards("collections", 0, 0) == {"sheep": 1, "rabbit": 1}
    assert mine.cards("places", 0, 0) == {"sheep": 1, "rabbit": 2}
    assert mine.cards("collections", 0, 1) == {"cat": 1}


def test_the_seat_that_looks_is_the_first(table: Draw) -> None:
    theirs = seen(table(SOME), "p2")
    assert theirs.cards("hand") == {"chick": 1}
    assert theirs.cards("collections", 1, 1) == {"cat": 1}
    assert theirs.players(0)["hand"] == 1
    assert theirs.players(1)["hand"] == 3
    assert theirs.parts["acting"].tolist() == [0, 1]


def test_a_spectator_sees_no_hand(table: Draw) -> None:
    assert seen(table(SOME), "all").cards("hand") == {}


def test_players_are_told_number_by_number(table: Draw) -> None:
    position = table(SOME)
    view = position.view("p1").players[0]
    assert seen(position, "p1").players(0) == {
        "hand": 3, "score": view.score, "hand-limit": view.hand_limit, "draw-folds": view.draw_folds, "chosen": 0,
        "left": 2, "right": 1, "awards": 0,
    }  # fmt: skip


def test_bonus_points_stand_with_their_cards(table: Draw) -> None:
    position = table(SOME)
    lines = {line.card: line.bonus for line in position.view("p1").players[0].left if line.bonus}
    assert seen(position, "p1").cards("bonus", 0, 0) == lines
    assert lines


def test_the_course_of_the_game_is_told(table: Draw) -> None:
    position = table(SOME)
    mine, view = seen(position, "p1"), position.view("p1")
    assert mine.parts["phase"][PHASES.index("turn")] == 1
    told = dict(zip(NUMBERS, mine.parts["numbers"].tolist(), strict=True))
    assert told == {
        "round": view.round, "last-round": 0, "deck": view.deck_size, "runouts": 0, "rice": 0,
        "line-size": view.line_size, "aside": 0,
    }  # fmt: skip
    assert mine.parts["families"].sum() == len(view.families)


def test_the_card_whose_effect_is_worked_off_is_told() -> None:
    game = Origami(house_content(), 2, {"box": "combined"})
    found: set[float] = set()
    for seed in range(4):
        for state in positions(game, seed):
            phase = state.stack[-1].phase
            told = Seen(game, game.view(state, SeatId(0)))
            if phase in PHASES:
                assert told.cards("effect") == {}
            else:
                card, _, step = phase.partition(".")
                assert told.cards("effect") == {card: 2 + int(step) if step else 1}
                found |= set(told.cards("effect").values())
    assert {1.0, 2.0} <= found


def test_gifts_and_drawn_cards_are_told_to_their_owner_alone() -> None:
    game = Origami(house_content(), 3, {"box": "combined"})
    told = 0
    for seed in range(6):
        for state in positions(game, seed):
            for seat in game.seats:
                view = game.view(state, seat)
                assert isinstance(view, View)
                numbers = Seen(game, view)
                for name, card in (("gift", view.gift), ("drawn", view.drawn)):
                    row = numbers.cards(name, 0) if name == "gift" else numbers.cards(name)
                    assert row == ({} if card is None else {card: 1})
                    told += card is not None
    assert told


def test_what_the_table_shows_of_hands_is_told_with_the_memory_aid_only() -> None:
    plain, aided = Origami(house_content(), 2, {}), Origami(house_content(), 2, {"memory-aid": True})
    assert "known" not in [block[0] for block in Blocks(plain).blocks]
    told = 0.0
    for state in positions(aided, seed=1):
        told += Seen(aided, aided.view(state, SeatId(0))).parts["known"][1].sum()
    assert told > 0


def test_a_tail_is_left_empty(table: Draw) -> None:
    position = table(SOME)
    with_tail, _ = Encoder(position.game, tail=2).write(position.view("p1"))
    assert with_tail[:-2] == Encoder(position.game).write(position.view("p1"))[0]
    assert list(with_tail[-2:]) == [0, 0]


def test_every_block_has_a_meaning(table: Draw) -> None:
    found = Blocks(table(SOME).game).blocks
    assert all([name and meaning and low < high and much > 0 for name, _, low, high, much, meaning in found])
