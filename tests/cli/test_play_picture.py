"""Pictures of the table: they fit, they are complete, and they show nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from rich.text import Text

from kamishima.core.turn import SeatId
from kamishima.games.origami.game import Origami
from kamishima.games.origami.rules.state import State
from kamishima.games.origami.show.view import View
from kamishima.games.origami.terminal.drawing import OrigamiDrawing
from kamishima.games.registry import box
from kamishima.terminal.drawing import Lines, Scene, picture
from kamishima.terminal.wording import load_texts
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import actions_of, final_state, walk
from kamishima.texts.texts import Texts

NAMES = ("Anna", "Kumo", "Nami", "Sora")
SIZES = [(80, 24), (100, 40), (120, 45), (160, 50), (200, 60)]
EVERY = 23
"""One in so many steps of a random game is drawn."""


@cache
def texts(locale: str) -> Texts:
    return load_texts("origami", locale, None)


@cache
def table_for(players: int, *, memory_aid: bool = False) -> Origami:
    game = box("origami").table(players, {"memory-aid": memory_aid})
    assert isinstance(game, Origami)
    return game


def positions(game: Origami, seed: int) -> Iterator[State]:
    """Some positions of a random game, and its last one."""
    for visit in walk(game, seed):
        if visit.step % EVERY == 0:
            assert isinstance(visit.state, State)
            yield visit.state
    yield ended(game, seed)


def ended(game: Origami, seed: int) -> State:
    """The last position of a random game."""
    state = final_state(game, seed)
    assert isinstance(state, State)
    return state


def drawn(game: Origami, state: State, seat: SeatId | None, size: tuple[int, int], locale: str = "en") -> Lines:
    drawing = OrigamiDrawing(game, texts(locale), NAMES[: game.players])
    view = game.view(state, seat)
    mine = [action.phrase() for action in actions_of(game, state)] if seat == _acting(view) else []
    story = [f"Anna draws a card, and this is sentence number {number}." for number in range(6)]
    hint = drawing.hint(view)
    scene = Scene(view=view, phrases=mine, story_title="What happened", story=story, earlier=story, hint=hint)
    return picture(drawing, scene, *size)


def _acting(view: object) -> int | None:
    assert isinstance(view, View)
    return view.acting


def plain(lines: Lines) -> str:
    return "\n".join([line.plain for line in lines])


# -- fitting -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_the_terminal(players: int, size: tuple[int, int]) -> None:
    game = table_for(players, memory_aid=True)
    for state in positions(game, seed=players):
        for seat in (SeatId(0), SeatId(players - 1), None):
            for line in drawn(game, state, seat, size):
                assert line.cell_len <= size[0], line.plain


@pytest.mark.parametrize("locale", ["de", "pl"])
def test_no_line_is_wider_in_other_languages(locale: str) -> None:
    game = table_for(4)
    for state in positions(game, seed=1):
        for line in drawn(game, state, SeatId(0), (80, 24), locale):
            assert line.cell_len <= 80, line.plain


@pytest.mark.parametrize("seed", range(4))
def test_a_table_of_four_is_never_scrolled_off_a_hundred_columns_and_forty_rows(seed: int) -> None:
    game = table_for(4)
    for state in positions(game, seed):
        lines = drawn(game, state, SeatId(0), (100, 40))
        assert len(lines) <= 38, plain(lines)  # the prompt and what may follow need two rows
        assert lines[0].plain.startswith("Origami")


@pytest.mark.parametrize("size", [(80, 24), (40, 10), (20, 5)])
def test_a_terminal_that_is_far_too_small_still_gets_a_picture(size: tuple[int, int]) -> None:
    game = table_for(4)
    for line in drawn(game, ended(game, 1), SeatId(0), size):
        assert line.cell_len <= size[0]


def test_where_there_is_no_room_the_story_scrolls_away_and_not_the_table() -> None:
    game = table_for(4)
    state = ended(game, 1)
    lines = drawn(game, state, SeatId(0), (80, 24))
    assert lines[0].plain.startswith("── What happened")
    assert lines[1].plain == "· Anna draws a card, and this is sentence number 0."
    assert "Origami · The game is over." in plain(lines)


def test_in_a_wide_terminal_the_story_stands_beside_the_table() -> None:
    game = table_for(2)
    first = drawn(game, ended(game, 1), SeatId(0), (160, 50))[0].plain
    assert first.startswith("Origami")
    assert "│ ── What happened" in first


# -- what is in it -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_a_seat_may_see_is_in_the_picture(players: int, size: tuple[int, int]) -> None:
    game = table_for(players)
    for state in positions(game, seed=7):
        view = game.view(state, SeatId(0))
        assert isinstance(view, View)
        shown = plain(drawn(game, state, SeatId(0), size))
        own = view.players[0].hand
        assert own is not None
        for card in (*view.line, *own):
            assert texts("en").card_name(card) in shown
        for player in view.players:
            for line in (*player.left, *player.right):
                points = f"{line.points}+{line.bonus}" if line.bonus else f"{line.points}"
                assert f"{texts('en').card_name(line.card)} {points}" in shown
        for seat in range(players):
            assert f"p{seat + 1} {NAMES[seat]}" in shown


BEGINNING = """
    ~: card fox, card pig, card pig                    # Anna is dealt 10 folds
    ~: card fox, card raccoon, card raccoon, card owl  # and so is Kumo
    ~: start p2
    ~: card chick, card dog, card chicken, card parrot
    p2: play raccoon right pay raccoon owl
    p1: draw chick chicken
    ~: card cat, card dove
    p2: draw cat dog
    ~: card rabbit, card owl
"""


def test_a_tight_picture_of_a_position() -> None:
    game = box("origami").table(2, {"families": ["farm", "sky"]})
    assert isinstance(game, Origami)
    state = play_script(game, BEGINNING).state
    assert isinstance(state, State)
    table = [line.plain.rstrip() for line in drawn(game, state, SeatId(0), (80, 24)) if line.plain]
    start = table.index(next(line for line in table if line.startswith("Origami")))
    assert table[start : start + 10] == [
        "Origami · Round 2                 Deck: 21 cards · Discards: 2 cards, Owl on top",
        "── Draw line ─ cost/folds/points ───────────────────────────────────────────────",
        "  Sk Parrot 4/2/4 !   Sk Dove 4/2/4 !     Fa Rabbit 6/3/5 +   Sk Owl 4/2/4 !",
        "── Collections ─────────────────────────────────────────────── top card first ──",
        "▸ p1 Anna  0 points  5 cards in hand  you",
        "     left  —   right —",
        "  p2 Kumo  4 points  3 cards in hand  starting player",
        "     left  —",
        "     right [Fa Raccoon 4 »]",
        "── Your hand ─ cost  folds  points  effect ────────────── * can be played now ──",
    ]
    assert table[start + 10].startswith("* Fa Pig     ×2   6      3       5  ! Instant. Draw 2 cards")


def test_colour_is_never_the_only_sign_of_a_family() -> None:
    game = table_for(4)
    drawing = OrigamiDrawing(game, texts("en"), NAMES)
    kinds, families = drawing.legend()
    assert families == ["Fa Farm", "Sk Sky", "Se Sea", "Sa Savannah", "La Lawn"]
    assert kinds == ["! Instant", "» Special action", "+ Scoring", "↓ When played"]


def test_an_own_hand_is_not_shown_to_a_spectator_but_its_size_is() -> None:
    game = box("origami").table(2, {"families": ["farm", "sky"]})
    assert isinstance(game, Origami)
    state = play_script(game, BEGINNING).state
    assert isinstance(state, State)
    shown = plain(drawn(game, state, None, (100, 40)))
    assert "Your hand" not in shown
    assert "Fox" not in shown
    assert "p1 Anna  0 points  5 cards in hand" in shown


# -- what is not in it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_cards_never_change_the_picture(players: int) -> None:
    game = table_for(players)
    rng = random.Random(5)
    for state in positions(game, seed=players + 20):
        for seat in (*game.seats, None):
            other = game.resample(state, seat, rng)
            assert _styled(drawn(game, state, seat, (120, 45))) == _styled(drawn(game, other, seat, (120, 45)))


def test_that_test_would_notice_an_open_hand() -> None:
    game = table_for(2)
    rng = random.Random(5)
    drawing = OrigamiDrawing(game, texts("en"), NAMES[:2])
    leaks = 0
    for state in positions(game, seed=3):
        other = game.resample(state, SeatId(0), rng)
        pictures = [
            picture(
                drawing, Scene(view=drawing.opened(game.view(one, SeatId(0)), [game.view(one, SeatId(1))])), 120, 45
            )
            for one in (state, other)
        ]
        leaks += plain(pictures[0]) != plain(pictures[1])
    assert leaks


def _styled(lines: Lines) -> list[tuple[str, list[object]]]:
    return [(line.plain, list(line.spans)) for line in [Text.assemble(line) for line in lines]]
