"""Pictures of an Origami Islands table: they fit, they are complete, and they can be read without colours."""

from __future__ import annotations

import random

import msgspec
import pytest
from rich.text import Text
from tests.cli.islands_scenes import (
    LAND,
    NAMES,
    SIZES,
    drawing_for,
    drawn,
    plain,
    positions,
    printed,
    scene_of,
    table_for,
    texts,
    view_of,
)

from kamishima.core.turn import SeatId
from kamishima.core.words import follow
from kamishima.games.islands.pack.landmarks import KINDS, MOUNTAIN, SEA, SIGNS
from kamishima.games.islands.rules.actions import LAND_WORDS
from kamishima.games.islands.rules.state import State
from kamishima.games.islands.show.view import View
from kamishima.games.islands.terminal.map import BARE, DONE, LETTER_OF, LETTERS, OPEN, land_map
from kamishima.terminal.drawing import Lines
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import actions_of, heard, walk
from kamishima.texts.catalogue import LOCALES

# -- fitting -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES[::2])
@pytest.mark.parametrize("players", range(1, 7))
def test_no_line_is_wider_than_the_terminal(players: int, size: tuple[int, int]) -> None:
    game = table_for(players, "catch-up" if players % 2 else "")
    for state in positions(game):
        for seat in (SeatId(0), None):
            for line in drawn(game, state, seat, size):
                assert line.cell_len <= size[0], line.plain


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("players", "option"), [(6, ""), (1, "science")])
def test_no_line_is_wider_in_any_language(players: int, option: str, locale: str) -> None:
    game = table_for(players, option)
    for state in positions(game):
        for line in drawn(game, state, SeatId(0), (80, 24), locale):
            assert line.cell_len <= 80, line.plain


@pytest.mark.parametrize("size", [(60, 20), (40, 10), (20, 5)])
def test_a_terminal_that_is_far_too_small_still_gets_a_picture(size: tuple[int, int]) -> None:
    game = table_for(4)
    for state in positions(game):
        for line in drawn(game, state, SeatId(0), size):
            assert line.cell_len <= size[0]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_of_six_is_never_scrolled_off_a_hundred_columns_and_forty_rows(seed: int) -> None:
    game = table_for(6)
    for state in positions(game, seed):
        lines = drawn(game, state, SeatId(0), (100, 40))
        assert len(lines) <= 38, plain(lines)  # the prompt and what may follow need two rows
        assert lines[0].plain.startswith("Origami Islands")


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_table_of_up_to_three_fits_a_small_terminal_without_the_story(players: int) -> None:
    game = table_for(players)
    for state in positions(game):
        if view_of(game, state, SeatId(0)).players[0].lands:
            table = drawing_for(game).table(scene_of(game, state, SeatId(0)), 80, 20)
            assert len(table) <= 20, plain(table)


def test_a_title_comes_from_the_view() -> None:
    game = table_for(1, "science")
    view = view_of(game, game.start(), SeatId(0))
    assert drawing_for(game).title(view) == ""
    assert drawing_for(game).title(msgspec.structs.replace(view, title="builder")) == "builder"


# -- what is in it -----------------------------------------------------------------------------------------------------


def is_crowded(view: View, size: tuple[int, int]) -> bool:
    """Whether shape and islands leave no room for those who look on at a painting."""
    return len(view.players) > 4 and size[1] < 30 and (view.shape is not None or view.phase == "card")


@pytest.mark.parametrize("size", SIZES[::2])
@pytest.mark.parametrize("players", [1, 3, 6])
def test_everybodys_coins_tokens_and_points_are_in_the_picture(players: int, size: tuple[int, int]) -> None:
    game = table_for(players)
    for state in positions(game):
        shown = [line.plain for line in drawn(game, state, SeatId(0), size)]
        view = view_of(game, state, SeatId(0))
        for seat, player in enumerate(view.players):
            if is_crowded(view, size) and seat not in (0, view.turn_of, view.leader):
                continue
            row = next(line for line in shown if line[1:].startswith(f" p{seat + 1} {NAMES[seat]}")).split()
            assert str(player.coins) in row
            assert f"+{player.income}" in row
            assert f"{player.coal_any}+{player.coal_season}" in row
            assert f"{player.access_any}+{player.access_regular}" in row
            assert str(player.score).replace("-", "−") in row


@pytest.mark.parametrize("size", SIZES)
def test_the_season_track_is_whole_and_its_marker_stands_in_brackets(size: tuple[int, int]) -> None:
    game = table_for(2)
    for state in positions(game):
        view = view_of(game, state, SeatId(0))
        shown = plain(drawn(game, state, SeatId(0), size))
        track = "".join([colour[0] for colour in view.season])
        marked = [f"{letter}" if space != view.space else f"[{letter}]" for space, letter in enumerate(track)]
        assert f"{''.join(marked[:12])} {''.join(marked[12:])}" in shown


def test_an_island_has_coordinates_letters_paint_outlines_and_marks() -> None:
    assert [line.plain for line in land_map(LAND, 2, {"d1": OPEN, "b3": OPEN})] == [
        "   a b c d e",
        "1  ~rrrr*· R",
        "2  Srrbb≠T ·",
        "3  g*g · · ^",
        "4  L ggg=$ ~",
    ]


def test_a_small_island_shows_no_outlines_since_only_colour_would_tell_them_from_paint() -> None:
    assert [line.plain for line in land_map(LAND, 1)] == ["~rr·R", "SrbT·", "····^", "L·g$~"]


def test_a_wide_island_has_squares_of_three_columns() -> None:
    assert [line.plain.rstrip() for line in land_map(LAND, 3, {"d1": OPEN})][:2] == [
        "   a  b  c  d  e",
        "1  ~ rrrrrr*·  R",
    ]


BIDDING = """
    p1: keep a c
    ~: die 3
    p1: bid 3
    ~: dice 1 1
"""


def test_a_tight_picture_of_a_position() -> None:
    game = table_for(1, "science")
    state = play_script(game, BIDDING).state
    assert isinstance(state, State)
    table = [line.plain.rstrip() for line in drawing_for(game).table(scene_of(game, state, SeatId(0)), 80, 20)]
    assert table[:4] == [
        "Origami Islands · Round 1                     Season [b]bbggggggrrr bbbggggggrrr",
        "  Card 3: corner, season colour (blue) · Anna bids 3 · Carrambah bids 2",
        "── Your islands ────────────────────────────────────────── * can be named now ──",
        "i1 Tortoise         i2 Crescent         i3 Meadow           i4 Twin Bays",
    ]
    assert table[-8:] == [
        "── Players coins  income  bid    C    $  V    L  points ────────────────────────",
        "▸ p1 Anna     12      +3    3  0+0  0+0  0  0+0       0  you · first player",
        "  north  east  south  west",
        "  #      @ #   # @      #",
        "  @ #    #       #    # @",
        "── Science ────────────────────────────── ● researched · ! used in this round ──",
        "  Expancing ○○○       Auctionis ○○○       Economicus ○○○      Re-Color ○○○",
        "  Re-Roll ○○○         Transforming ○○○    Timenautics ○○○",
    ]


def test_the_squares_that_may_be_painted_are_marked_and_no_others() -> None:
    game = table_for(2)
    seen = 0
    for visit in walk(game, 6):
        assert isinstance(visit.state, State)
        view = view_of(game, visit.state, SeatId(0))
        phrases = [action.phrase() for action in actions_of(game, visit.state)]
        if view.acting != 0 or phrases[0].words[0] != "paint":
            continue
        for word, land in zip(LAND_WORDS, view.players[0].lands, strict=True):
            legal = follow(phrases, ["paint", word]).words
            assert plain(land_map(land, 2, dict.fromkeys(legal, OPEN))).count(OPEN) == len(legal)
            seen += len(legal)
    assert seen


def test_sheets_are_chosen_by_their_islands() -> None:
    game = table_for(1, "science")
    shown = plain(drawn(game, game.start(), SeatId(0), (100, 40)))
    for sheet, content in game.content.sheets.items():
        for island in content.islands:
            assert f"{sheet} {texts('en').name('island', island)}"[:8] in shown


def test_surrounded_landmarks_are_marked_by_how_they_are_surrounded() -> None:
    game = table_for(2)
    marks: set[str] = set()
    for seed in (1, 2):
        for player in view_of(game, positions(game, seed)[-1], None).players:
            for land in player.lands:
                shown = plain(land_map(land, 2))
                for mark in land.landmarks:
                    if mark.surrounded:
                        marks.add(mark.surrounded)
                        assert f"{DONE[mark.surrounded]}{LETTER_OF[mark.kind]}" in shown
    assert marks == {"single", "mixed"}


def test_the_shapes_are_shown_in_every_turn_while_one_is_auctioned() -> None:
    game = table_for(1, "science")
    state = play_script(game, "p1: keep a c\n~: die 5").state
    assert isinstance(state, State)
    shown = [line.plain.split() for line in drawn(game, state, SeatId(0), (100, 40))]
    assert ["north", "east", "south", "west"] in [words[-4:] for words in shown]


def test_the_science_sheet_shows_researched_levels_and_what_was_used() -> None:
    game = table_for(1, "science")
    state = play_script(game, "p1: keep a c\n~: die 5\np1: pass\np1: research re-roll").state
    assert isinstance(state, State)
    shown = plain(drawn(game, state, SeatId(0), (80, 24)))
    assert "Re-Roll ●○○" in shown
    assert "Timenautics ○○○" in shown


# -- signs -------------------------------------------------------------------------------------------------------------


def test_every_landmark_ground_colour_and_mark_has_a_sign_of_its_own() -> None:
    signs = [*LETTER_OF.values(), SEA, MOUNTAIN, BARE, *LETTERS.values(), OPEN, *DONE.values()]
    assert len(set(signs)) == len(signs)
    assert "".join(LETTER_OF.values()) == SIGNS


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_explains_every_sign(locale: str) -> None:
    legend = "\n".join([sign for signs in drawing_for(table_for(2), locale).legend() for sign in signs])
    for kind in KINDS:
        assert f"{LETTER_OF[kind]} {texts(locale).name('landmark', kind)}" in legend
    for colour, letter in LETTERS.items():
        assert f"{letter}{letter} {texts(locale).name('colour', colour)}" in legend
    for sign in (SEA, MOUNTAIN, OPEN, *DONE.values()):
        assert f"{sign} " in legend


# -- who sees it -------------------------------------------------------------------------------------------------------


def test_a_resampled_position_looks_the_same() -> None:
    game, rng = table_for(3), random.Random(5)
    for state in positions(game):
        for seat in (*game.seats, None):
            other = game.resample(state, seat, rng)
            assert _styled(drawn(game, state, seat, (120, 45))) == _styled(drawn(game, other, seat, (120, 45)))


def test_a_spectator_sees_the_islands_of_whoever_is_on_turn() -> None:
    game = table_for(3)
    for state in positions(game):
        view = view_of(game, state, None)
        if view.players[view.turn_of].lands:
            assert f"Islands of {NAMES[view.turn_of]} " in plain(drawn(game, state, None, (100, 40)))


def _styled(lines: Lines) -> list[tuple[str, list[object]]]:
    return [(line.plain, list(line.spans)) for line in [Text.assemble(line) for line in lines]]


# -- on request --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_has_a_page_and_nothing_else_has(locale: str) -> None:
    drawing = drawing_for(table_for(1, "science"), locale)
    for word in drawing.words:
        page = drawing.card(word)
        assert page is not None
        assert len(printed(page).splitlines()) > 1
    assert drawing.card("unicorn") is None
    harbour = drawing.card(texts(locale).name("landmark", "secret-harbour").upper())
    assert harbour is not None
    assert printed(harbour).startswith("S ")


@pytest.mark.parametrize("locale", LOCALES)
def test_all_landmarks_cards_and_technologies_can_be_read_at_once(locale: str) -> None:
    game = table_for(1, "science")
    drawing = drawing_for(game, locale)
    page = printed(drawing.cards(game.view(game.start(), SeatId(0))))
    for kind in KINDS:
        assert texts(locale).name("landmark", kind) in page
    for number in game.content.cards:
        assert texts(locale).card_text(number)[:20] in page
    assert "Timenautics" in page


def test_a_score_sheet_adds_up_in_the_picture() -> None:
    game = table_for(2)
    view = view_of(game, positions(game)[-1], SeatId(0))
    page = printed(drawing_for(game).sheet(view))
    for seat, player in enumerate(view.players):
        assert NAMES[seat] in page
        assert str(player.score).replace("-", "−") in page
        assert all([line.where.split()[0] in page for line in player.lines])


def test_nothing_is_discarded() -> None:
    game = table_for(2)
    assert "Nothing is discarded" in printed(drawing_for(game).discards(game.view(game.start(), None)))


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_happens_can_be_told_and_every_round_begins_a_part_of_the_story(locale: str) -> None:
    game = table_for(2)
    drawing = drawing_for(game, locale)
    parts = 0
    for visit in walk(game, 8):
        events = heard(visit.game, visit.state, visit.action, SeatId(0))
        parts += sum([drawing.begins_turn(event) for event in events])
        assert all(drawing.retold(events, SeatId(0)))
    assert parts == 24
