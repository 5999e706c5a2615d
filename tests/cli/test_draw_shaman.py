"""Pictures of a Shaman Island table: they fit, they are complete, and they show nothing hidden."""

from __future__ import annotations

import io
import random
from functools import cache

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from kamishima.core import game as core
from kamishima.core.turn import SeatId
from kamishima.core.words import Phrase
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content
from kamishima.games.shaman.rules.state import State
from kamishima.games.shaman.show.view import View
from kamishima.games.shaman.terminal.drawing import ShamanDrawing
from kamishima.games.shaman.terminal.map import (
    CHOSEN,
    DIGITS,
    HIDDEN,
    HOST,
    LEVELS,
    SPIRIT,
    TARGET,
    TRIBE_STYLES,
    WATER,
    Choice,
    choice,
    tribe_letters,
)
from kamishima.games.shaman.terminal.picture import strengths
from kamishima.terminal.drawing import Lines, Scene, picture
from kamishima.terminal.drawings import drawing_of
from kamishima.terminal.wording import load_texts
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import actions_of, heard, walk
from kamishima.texts.catalogue import LOCALES
from kamishima.texts.texts import Texts

NAMES = ("Anna", "Kumo", "Nami", "Sora")
SIZES = [(80, 24), (100, 40), (120, 45), (160, 50), (200, 60)]
EVERY = 19
"""One in so many steps of a random game is drawn."""


@cache
def texts(locale: str) -> Texts:
    return load_texts("shaman", locale, None)


@cache
def table_for(players: int) -> ShamanIsland:
    return ShamanIsland(house_content(), players, {})


def drawing_for(game: ShamanIsland, locale: str = "en") -> ShamanDrawing:
    drawing = drawing_of(game, texts(locale), NAMES[: game.players])
    assert isinstance(drawing, ShamanDrawing)
    return drawing


@cache
def positions(game: ShamanIsland, seed: int = 1) -> list[State]:
    """Some positions of a random game, and its last one."""
    found: list[core.State] = []
    last: core.State = game.start()
    for visit in walk(game, seed):
        if visit.step % EVERY == 0:
            found.append(visit.state)
        last = visit.game.apply(visit.state, visit.action)
    return [state for state in (*found, last) if isinstance(state, State)]


def view_of(game: ShamanIsland, state: core.State, seat: SeatId | None) -> View:
    assert isinstance(state, State)
    view = game.view(state, seat)
    assert isinstance(view, View)
    return view


def scene_of(game: ShamanIsland, state: core.State, seat: SeatId | None, locale: str = "en") -> Scene:
    view = view_of(game, state, seat)
    mine = [action.phrase() for action in actions_of(game, state)] if seat == view.acting else []
    story = [f"Anna moves a warrior, and this is sentence number {number}." for number in range(6)]
    hint = drawing_for(game, locale).hint(view)
    return Scene(view=view, phrases=mine, story_title="What happened", story=story, earlier=story, hint=hint)


def drawn(
    game: ShamanIsland, state: core.State, seat: SeatId | None, size: tuple[int, int], locale: str = "en"
) -> Lines:
    return picture(drawing_for(game, locale), scene_of(game, state, seat, locale), *size)


def plain(lines: Lines) -> str:
    return "\n".join([line.plain for line in lines])


def printed(page: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=100, highlight=False, markup=False, emoji=False)
    console.print(page)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# -- fitting -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES[::2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_the_terminal(players: int, size: tuple[int, int]) -> None:
    game = table_for(players)
    for state in positions(game):
        for seat in (SeatId(0), SeatId(players - 1), None):
            for line in drawn(game, state, seat, size):
                assert line.cell_len <= size[0], line.plain


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_is_wider_in_any_language(locale: str) -> None:
    game = table_for(4)
    for state in positions(game):
        for line in drawn(game, state, SeatId(0), (80, 24), locale):
            assert line.cell_len <= 80, line.plain


@pytest.mark.parametrize("size", [(60, 20), (40, 10), (20, 5)])
def test_a_terminal_that_is_far_too_small_still_gets_a_picture(size: tuple[int, int]) -> None:
    game = table_for(4)
    for state in positions(game):
        for line in drawn(game, state, SeatId(0), size):
            assert line.cell_len <= size[0]


# -- what is in it -----------------------------------------------------------------------------------------------------

HILL = """
    ~: start p1
    p1: lay m37
    p2: lay o35
    p1: lay m33
    p2: lay k35
    p1: lay l39
    p2: lay p37
    p1: raise m35
    p2: raise m35
    p1: raise o35
    p2: raise k35
    p1: place m35
    p2: place n36
    p1: coin 5
    p1: place l39
    p2: coin 4
    p2: place p37
"""


def test_a_tight_picture_of_a_position() -> None:
    game = table_for(2)
    state = play_script(game, HILL).state
    table = [line.plain.rstrip() for line in drawing_for(game).table(scene_of(game, state, SeatId(0)), 80, 12)]
    assert table == [
        "Shaman Island",
        "41      ~   ~   ~   ~                   │ ── Tribes ────────────────────────────",
        "40      ~  /·  ·  \\ ~                   │ ▸ S Anna (Suns) · you",
        "39      ~  \\·s5·  / ~   ~   ~   ~   ~   │     starting player",
        "38      ~   ~  /·  ·  \\ ~  /·  ·  \\ ~   │     coins in hand 0 1 2 3 4",
        "37  ~   ~   ~  \\·  ·  / ~  \\·m?·  / ~   │   M Kumo (Moons) · 5 coins in hand",
        "36  ~  /2  2  \\/3  3M6\\/2  2  \\ ~   ~   │ ── 1 island ──────────── end with 3 ──",
        "35  ~  \\2  2  /\\3S63  /\\2  2  / ~       │   m33 ×11  S 11  M 6+1?",
        "34  ~   ~   ~  /·  ·  \\ ~   ~   ~       │",
        "33          ~  \\·  ·  / ~               │",
        "32          ~   ~   ~   ~               │",
        "    j   k   l   m   n   o   p   q   r   │",
    ]


@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_piece_that_stands_is_in_the_picture(players: int, size: tuple[int, int]) -> None:
    game = table_for(players)
    letters = tribe_letters([texts("en").name("tribe", tribe) for tribe in game.content.tribes][:players])
    for state in positions(game):
        view = view_of(game, state, SeatId(0))
        table = plain(drawing_for(game).table(Scene(view=view), size[0], 999))
        for seat, tribe in enumerate(view.tribes):
            assert f"{letters[seat]} {NAMES[seat]}" in table
            if tribe.shaman is not None:
                assert f"{letters[seat]}6" in table
            for warrior in tribe.warriors:
                assert f"{letters[seat].lower()}{warrior.coin or HIDDEN}" in table
            if tribe.spirit is not None:
                assert f"spirit on {tribe.spirit}" in table.replace("\n", " ")


def test_own_warriors_have_their_values_on_the_map_or_in_a_list_beside_it() -> None:
    game = table_for(4)
    for state in positions(game):
        view = view_of(game, state, SeatId(0))
        table = plain(drawing_for(game).table(Scene(view=view), 80, 1))
        for warrior in view.tribes[0].warriors:
            assert f"s{warrior.coin}" in table or f"{warrior.coin}={warrior.space}" in table


@pytest.mark.parametrize("players", [2, 4])
def test_every_island_stands_there_with_its_size_and_what_can_be_seen_of_each_tribe(players: int) -> None:
    game = table_for(players)
    for state in positions(game):
        view = view_of(game, state, SeatId(0))
        shown = [line.split() for line in plain(drawing_for(game).table(Scene(view=view), 100, 999)).splitlines()]
        for island in view.islands:
            row = next(words for words in shown if island.name in words)
            assert row[row.index(island.name) + 1].startswith("×")
            assert str(island.tiles) in " ".join(row)


def test_strength_counts_what_is_seen_and_says_how_many_warriors_are_hidden() -> None:
    game = table_for(2)
    values = {coin: int(coin) for coin in "012345"} | {"shaman": 6}
    for state in positions(game):
        view = view_of(game, state, SeatId(0))
        found = [strength for island in view.islands for strength in strengths(view, island, values)]
        own = sum([strength.total for strength in found if strength.seat == 0])
        coins = [warrior.coin for warrior in view.tribes[0].warriors]
        has_shaman = (view.tribes[0].shaman or view.tribes[0].host) is not None
        assert own == sum([values[coin] for coin in coins if coin is not None]) + 6 * has_shaman
        hidden = sum([strength.hidden for strength in found if strength.seat == 1])
        assert hidden == sum([warrior.coin is None for warrior in view.tribes[1].warriors])


def test_turn_actions_left_and_the_number_of_islands_that_ends_the_game_are_shown() -> None:
    game = table_for(3)
    for state in positions(game):
        view = view_of(game, state, SeatId(0))
        shown = plain(drawn(game, state, SeatId(0), (100, 40)))
        assert "end with 4 ──" in shown
        if view.actions_left:
            assert f"Round {view.round} of 40" in shown
            assert f"{view.actions_left} action" in shown


# -- what may be named -------------------------------------------------------------------------------------------------


def test_the_places_for_a_tile_or_a_piece_are_all_marked() -> None:
    game = table_for(2)
    for script in ("~: start p1", f"{HILL}    p1: coin 2"):
        state = play_script(game, script).state
        table = drawing_for(game).table(scene_of(game, state, SeatId(0)), 80, 12)
        land = [line.plain.partition("│")[0] for line in table if "│" in line.plain]
        assert "".join(land).count(TARGET) == len(actions_of(game, state))


def test_the_targets_of_a_chosen_piece_are_marked() -> None:
    phrases = [Phrase(("move", "m35", "m36")), Phrase(("move", "m35", "m39")), Phrase(("ride", "m35", "n35"))]
    assert choice(phrases) == Choice("m35", frozenset({"m36", "m39", "n35"}))


def test_a_chosen_tile_is_marked_with_where_it_can_end() -> None:
    phrases = [Phrase(("slide", "m35", "north", "north")), Phrase(("slide", "m35", "north", "northeast"))]
    assert choice(phrases) == Choice("m35", frozenset({"m37", "n37"}))


def test_nothing_is_marked_while_several_pieces_are_to_choose_from() -> None:
    assert choice([Phrase(("move", "m35", "m36")), Phrase(("move", "n35", "n36"))]) == Choice(None, frozenset())
    assert choice([Phrase(("sink", "m35")), Phrase(("spirit", "n35"))]) == Choice(None, frozenset())
    assert choice([]) == Choice(None, frozenset())


# -- signs -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tribe_has_a_letter_of_its_own_in_every_language(players: int, locale: str) -> None:
    game = table_for(players)
    names = [texts(locale).name("tribe", tribe) for tribe in list(game.content.tribes)[:players]]
    letters = tribe_letters(names)
    assert len(set(letters)) == players == len(set(TRIBE_STYLES[:players]))
    assert all([letter.lower() != letter for letter in letters])  # shamans are capital, warriors small letters
    legend = drawing_for(game, locale).legend()
    assert legend[0] == [f"{letter} {name}" for letter, name in zip(letters, names, strict=True)]


def test_every_height_every_value_and_every_mark_has_a_sign_of_its_own() -> None:
    assert len(set(LEVELS)) == len(LEVELS) > 21  # no stack can be higher than all tiles of four players
    assert len(set(DIGITS)) == len(DIGITS) > 20  # no piece may be worth more
    marks = [SPIRIT, HOST, CHOSEN, TARGET, WATER, HIDDEN]
    assert len(set(marks)) == len(marks)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_explains_every_sign(locale: str) -> None:
    legend = "\n".join([sign for signs in drawing_for(table_for(2), locale).legend() for sign in signs])
    for sign in (SPIRIT, HOST, CHOSEN, TARGET, WATER, HIDDEN, "/\\", " ".join(LEVELS[1:4])):
        assert f"{sign} " in legend


# -- what is not in it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_coins_never_change_the_picture(players: int) -> None:
    game, rng = table_for(players), random.Random(5)
    for state in positions(game, seed=2):
        for seat in (*game.seats, None):
            other = game.resample(state, seat, rng)
            assert _styled(drawn(game, state, seat, (120, 45))) == _styled(drawn(game, other, seat, (120, 45)))


def test_that_test_would_notice_an_open_coin() -> None:
    game, rng = table_for(2), random.Random(5)
    drawing = drawing_for(game)
    leaks = 0
    for state in positions(game):
        pictures = []
        for one in (state, game.resample(state, SeatId(0), rng)):
            view = drawing.opened(game.view(one, SeatId(0)), [game.view(one, SeatId(1))])
            pictures.append(plain(picture(drawing, Scene(view=view), 120, 45)))
        leaks += pictures[0] != pictures[1]
    assert leaks


def test_opened_views_show_every_coin() -> None:
    game = table_for(3)
    for state in positions(game):
        opened = drawing_for(game).opened(game.view(state, None), [game.view(state, seat) for seat in game.seats])
        assert isinstance(opened, View)
        assert all([warrior.coin is not None for tribe in opened.tribes for warrior in tribe.warriors])
        assert opened.rider is None or opened.rider.piece == "shaman" or opened.rider.coin is not None


def _styled(lines: Lines) -> list[tuple[str, list[object]]]:
    return [(line.plain, list(line.spans)) for line in [Text.assemble(line) for line in lines]]


# -- on request --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_has_a_page_and_nothing_else_has(locale: str) -> None:
    game = table_for(4)
    drawing = drawing_for(game, locale)
    for word in drawing.words:
        assert drawing.card(word) is not None
    assert drawing.card("unicorn") is None
    page = printed(drawing.cards(game.view(game.start(), None)))
    assert all([texts(locale).name("piece", piece) in page for piece in ("shaman", "warrior", "spirit", "tile")])


def test_a_score_sheet_shows_the_points_when_they_are_known() -> None:
    game = table_for(3)
    drawing = drawing_for(game)
    view = view_of(game, positions(game)[-1], SeatId(0))
    last = printed(drawing.sheet(view)).splitlines()[-1].split()
    assert last == ["Total", *[str(score) for score in view.scores]]
    assert "?" not in printed(drawing.sheet(view))
    assert "?" in printed(drawing.sheet(view_of(game, positions(game)[-2], SeatId(0))))


def test_tiles_are_all_that_leaves_the_game() -> None:
    game = table_for(2)
    assert "no tile has been sunk" in printed(drawing_for(game).discards(game.view(game.start(), None)))


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_happens_can_be_told(locale: str) -> None:
    game = table_for(2)
    drawing = drawing_for(game, locale)
    parts = 0
    for visit in walk(game, 8):
        events = heard(visit.game, visit.state, visit.action, SeatId(0))
        parts += sum([drawing.begins_turn(event) for event in events])
        assert all(drawing.retold(events, SeatId(0)))
    assert parts > 1
