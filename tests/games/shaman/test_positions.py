"""Positions of Shaman Island as texts: written, placed, refused, and changed by hand."""

from __future__ import annotations

import random
import re

import pytest
from tests.games.texts import moments, try_spoiled

from kamishima.core.errors import BadPosition, IllegalAction
from kamishima.core.turn import Chance, SeatId
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content
from kamishima.games.shaman.position_editor import PositionEditor
from kamishima.games.shaman.positions.text import Sketch, text_of
from kamishima.games.shaman.rules.actions import SPACE_NAMED, site_at, space_at
from kamishima.games.shaman.rules.geometry import SITES
from kamishima.games.shaman.rules.state import COIN, DEAL, PLACE, SETTLE, TURN, State
from kamishima.games.shaman.show.view import View
from kamishima.testing.conformance import check_game
from kamishima.testing.walk import actions_of, is_read

CONTENT = house_content()
LAND = "tiles m35x4 o35 o37x2 k35 k37x2 m37"
ANA = "p1 shaman m35 warriors n35 o35 p35 o36 p36 k35"
BO = "p2 shaman m36 warriors n36 m37 n37 k37 l37 l38"
GOOD = f"turn 5 p1; {LAND}; {ANA}; {BO}"
BUILT = "build p1; tiles m35 o35 k35 m37"
HOST_IN_THE_AIR = (
    "turn 5 p1; rider p2 warrior by p1; tiles k35 m35x4 o35 k37x2 m37 o37x2; "
    "p1 shaman m35 warriors k35 n35 o35 p35 o36 p36; p2 spirit m36 host rider warriors n36 k37 l37 m37 n37"
)
"""The warrior that p1 sets down carries the shaman of p2."""
ENDING = (
    "turn 81 p2 actions 0; rider p2 warrior by p1; tiles k35 m35x4 o35 k37x2 m37 o37x2; "
    "p1 shaman m35 warriors k35 n35 o35 p35 o36 p36; p2 shaman m36 warriors n36 k37 l37 m37 n37"
)
"""The last turn is over, and a rider is to be set down before the islands are scored."""
LAST_OF_ALL = (
    "turn 4001 p4 actions 0; rider p2 warrior by p1; tiles k35 m35x12 o35 q35 k37x2 m37 o37x2 q37; "
    "p1 shaman m35 warriors k35 n35 o35 p35 o36 p36; p2 shaman m36 warriors n36 k37 l37 m37 n37; "
    "p3 shaman k36 warriors l35 l36 k38 l38 m38 n38; p4 shaman o37 warriors q35 r35 q36 r36 q37 r37"
)
SETTLED = f"turn 5 p1; rider p2 warrior by p1; {LAND}; {ANA}; p2 shaman m36 warriors n36 m37 n37 k37 l37"


def table(players: int = 2, **options: object) -> ShamanIsland:
    return ShamanIsland(CONTENT, players, options)


def dealt(game: ShamanIsland, state: State, seed: int = 0) -> State:
    """The position after chance has dealt the coins."""
    rng = random.Random(seed)
    while state.phase == DEAL:
        turn = game.turn(state)
        assert isinstance(turn, Chance)
        state = game.apply(state, turn.draw(rng))
    return state


def words(game: ShamanIsland, state: State) -> list[str]:
    """What can be said; which coin is chosen depends on what was dealt."""
    return sorted([action.text for action in actions_of(game, state) if not action.text.startswith("coin")])


# -- there and back ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("limit", [40, 5])
def test_what_is_written_can_be_placed_and_is_written_alike(players: int, limit: int) -> None:
    game = table(players, **{"turn-limit": limit})
    phases: set[str] = set()
    for seed in range(4):
        for state in moments(game, seed, 5)[1:]:
            text = game.written(state)
            placed = game.placed(text)
            after = dealt(game, placed)
            assert game.written(placed) == game.written(after) == text
            assert game.faults(placed) == game.faults(after) == []
            if state.phase != PLACE or state.coin < 0:  # a coin that was chosen secretly is chosen again
                assert after.phase == state.phase
                assert words(game, after) == words(game, state)
            phases.add(after.phase)
    assert {COIN, TURN} <= phases


def test_a_rider_in_the_air_is_written_and_set_down() -> None:
    game = table()
    after = dealt(game, game.placed(SETTLED))
    assert after.phase == SETTLE
    assert game.written(after) == game.written(game.placed(game.written(after)))
    assert words(game, after)[0].startswith("settle")


@pytest.mark.parametrize("column", range(SITES))
def test_s1_4_a_tile_in_any_column_is_read_as_it_was_written(column: int) -> None:
    """Columns `x` and `wx` end like the sign between a stack and its height."""
    for row in range(SITES):
        for height in range(1, 12):
            site = site_at(column, row)
            sketch = Sketch(2)
            sketch.stacks[site.name] = height
            read = table().examined(text_of(sketch))
            assert read.sketch.stacks == {site.name: height}
            assert "unreadable" not in [remark.code for remark in read.reading.remarks]


@pytest.mark.parametrize("text", [GOOD, SETTLED])
def test_s1_4_a_position_anywhere_in_the_sea_is_placed_as_it_was_written(text: str) -> None:
    game = table()
    for east in range(-23, 23):
        there = moved_east(text, east)
        assert game.written(dealt(game, game.placed(there))) == there


def moved_east(text: str, spaces: int) -> str:
    """The same position, so many spaces farther east."""
    return re.sub(
        r"\b([a-z]+\d\d)(?=x\d|\b)",
        lambda found: space_at(SPACE_NAMED[found[1]].x + spaces, SPACE_NAMED[found[1]].y).name,
        game_text(text),
    )


def game_text(text: str) -> str:
    """A text as the game writes it."""
    game = table()
    return game.written(game.placed(text))


@pytest.mark.parametrize("text", [HOST_IN_THE_AIR, ENDING, LAST_OF_ALL])
def test_s5_4_a_rider_that_is_a_host_and_one_after_the_last_action_are_read_as_they_are_written(text: str) -> None:
    options = {"turn-limit": 1000} if text == LAST_OF_ALL else {}
    game = table(4 if text == LAST_OF_ALL else 2, **options)
    after = dealt(game, game.placed(text))
    assert after.phase == SETTLE
    assert game.written(after) == text
    assert (after.ended != "") == ("actions 0" in text)


def test_the_usual_beginning_is_the_empty_text() -> None:
    game = table()
    assert game.written(game.start()) == ""
    assert table(position="").options == {"turn-limit": 40}
    assert game.encode(table(position="").start()) == game.encode(game.start())


def test_a_table_states_the_position_it_begins_from() -> None:
    game = table(position=GOOD)
    assert game.options == {"turn-limit": 40, "position": GOOD}
    assert game.written(game.start()) == game.written(game.placed(GOOD))


@pytest.mark.parametrize("text", [GOOD, BUILT, SETTLED, f"place p1; {LAND}; p1 shaman m35; p2 shaman m36"])
def test_the_kit_is_content_with_games_from_a_placed_position(text: str) -> None:
    check_game(ShamanIsland(CONTENT, 2, {"turn-limit": 12, "position": text}), 3)


def test_the_kit_is_content_with_random_positions_of_three() -> None:
    game = table(3, **{"turn-limit": 5})
    for seed, state in enumerate(moments(game, 1, 37)[1:]):
        check_game(ShamanIsland(CONTENT, 3, {"turn-limit": 5, "position": game.written(state)}), seed)


# -- what is hidden ----------------------------------------------------------------------------------------------------


def test_no_coin_is_written() -> None:
    game = table()
    one, other = dealt(game, game.placed(GOOD), 1), dealt(game, game.placed(GOOD), 2)
    assert game.encode(one) != game.encode(other)
    assert game.written(one) == game.written(other)


def test_everybody_learns_their_own_coins_as_they_are_dealt_and_nobody_elses() -> None:
    game = table()
    state = game.placed(GOOD)
    assert known(game, state, 0) == known(game, state, 1) == known(game, state, None) == 0
    for count in range(1, 5):
        assert is_read(game, state, actions_of(game, state)[0], SeatId(0))
        assert not is_read(game, state, actions_of(game, state)[0], SeatId(1))
        state = game.apply(state, actions_of(game, state)[-1])
        assert known(game, state, 0) == count
        assert known(game, state, 1) == known(game, state, None) == 0
    assert known(game, dealt(game, state), 1) == 12 - 6


def known(game: ShamanIsland, state: State, seat: int | None) -> int:
    view = game.view(state, None if seat is None else SeatId(seat))
    assert isinstance(view, View)
    return sum([warrior.coin is not None for tribe in view.tribes for warrior in tribe.warriors])


def test_every_deal_is_as_likely() -> None:
    game = table()
    turn = game.turn(game.placed(GOOD))
    assert isinstance(turn, Chance)
    assert turn.weights == (1,) * 6


# -- what cannot be ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("nonsense", "unreadable", "no part begins with 'nonsense'"),
        (LAND, "no-turn", "say whose turn it is"),
        ("turn 5 p1; turn 6 p2; tiles m35", "said-twice", "'turn' is said twice"),
        ("turn 5; tiles m35", "missing", "whose turn it is is missing: a seat from p1 to p2"),
        ("turn 5 p3; tiles m35", "missing", "whose turn it is is missing: a seat from p1 to p2"),
        ("turn 0 p1; tiles m35", "number", "turn: 0 is not between 1 and 4001"),
        ("turn 5 p1 actions 3; tiles m35", "number", "actions: 3 is not between 0 and 2"),
        ("turn 5 p1 now; tiles m35", "unreadable", "'now' is too much"),
        ("turn 5 p1; rider p2 horse by p1; tiles m35", "unreadable", "a rider is written"),
        ("turn 5 p1; tiles m99", "unreadable", "no tile lies at 'm99'"),
        ("turn 5 p1; tiles m35x", "unreadable", "no tile lies at 'm35x'"),
        ("turn 5 p1; tiles m35 n36", "overlap", "the tile at n36 overlaps another one"),
        ("turn 5 p1; tiles m35x12", "number", "height: 12 is not between 1 and 11"),
        ("turn 5 p1; tiles m35x11 o35", "too-many-tiles", "with 2 players there are 11"),
        (f"turn 5 p1; {LAND}; p1 m36", "unreadable", "say first what is there"),
        (f"turn 5 p1; {LAND}; p1 shaman zz9", "unreadable", "there is no space 'zz9'"),
        (f"turn 5 p1; {LAND}; p1 shaman a12", "water", "a12 is water"),
        (f"turn 5 p1; {LAND}; p1 shaman m36 warriors m36", "two-there", "two pieces stand on m36"),
        (f"turn 5 p1; {LAND}; p1 spirit m36; p2 spirit m36", "two-there", "two spirits are on m36"),
        (f"turn 5 p1; {LAND}; p1 warriors m35 n35 m36 n36 o35 p35 o36", "too-many-warriors", "a tribe has 6"),
        (f"turn 5 p1; {LAND}; p1 shaman m35 n35", "one-each", "a tribe has one shaman"),
        ("build p1; tiles o35", "centre", "its first tile lies at m35"),
        (f"build p1; {LAND}", "build-done", "all 11 tiles are laid"),
        ("build p1; tiles m35x2", "build-low", "the first 7 tiles are laid at sea level"),
        ("build p1; tiles m35x8", "build-grounds", "7 tiles lie at sea level before any is raised, not 1"),
        ("build p1; tiles m35 q35", "one-island", "there is one island"),
        (f"{BUILT}; p1 shaman m35", "too-early", "there are no pieces while the island is built"),
        ("place p1; tiles m35", "tiles-first", "all 11 tiles are laid before pieces are placed, not 1"),
        (f"place p1; {LAND}; {ANA}; {BO}", "all-placed", "all pieces are placed"),
        ("place p1; tiles m35x11", "no-room", "14 pieces are to be placed, and 4 spaces are empty"),
        (f"place p1; {LAND}; p1 shaman m35", "in-turn", "with p1 next, p2 has 1 pieces, not 0"),
        (f"place p2; {LAND}; p1 warriors m35", "shaman-first", "the shaman of p1 is placed before any warrior"),
        (f"place p2; {LAND}; p1 spirit m35", "too-early", "there are no spirits before the first turn"),
        (GOOD.replace("turn 5", "turn 81"), "over-turns", "the game is over after 80 turns"),
        (GOOD.replace("p1;", "p1 actions 0;"), "actions", "a turn has two actions"),
        (GOOD.replace(" k35;", ";"), "warriors", "p1 has 5 warriors; all 6 are on the land by now"),
        (GOOD.replace("shaman m35 ", ""), "one-shaman", "p1 has one shaman"),
        (GOOD.replace("p1 shaman m35", "p1 spirit m35"), "host", "a spirit and a host belong together"),
        (GOOD.replace("p2 shaman m36", "p2 spirit m36 host m35"), "host", "the host on m35 is no warrior of p2"),
        (GOOD.replace("p2 shaman m36", "p2 spirit n36 host n36"), "host", "the host stands elsewhere"),
        (GOOD.replace("p2 shaman m36", "p2 spirit m36 host rider"), "host", "there is no rider of this tribe"),
        (GOOD.replace("p1 shaman m35", "p1 spirit m35 host n35"), "spirit-first", "p1 completes the spirit movement"),
        (SETTLED.replace("by p1", "by p2"), "rider", "a rider is set down by the player whose turn begins"),
        (SETTLED.replace("turn 5 p1", "turn 5 p1 actions 1"), "actions", "a rider is set down before both actions"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(text: str, code: str, message: str) -> None:
    game = table()
    with pytest.raises(BadPosition) as refused:
        game.placed(text)
    assert message in refused.value.message
    assert code in [remark.code for remark in game.examined(text).reading.remarks]
    with pytest.raises(BadPosition):
        table(position=text)


def test_too_many_islands_end_the_game_before_it_begins() -> None:
    text = GOOD.replace("k35 k37x2 m37", "s35 w37x2 m37").replace("k35;", "s35;").replace("k37 l37 l38", "w37 x37 x38")
    with pytest.raises(BadPosition, match="the game is over with 3 islands: with 2 players it goes on with 2 at most"):
        table().placed(text)


def test_a_player_who_could_do_nothing_cannot_begin() -> None:
    # Four warriors fill their island, the host stays, the sixth is shut in; the shaman is in the spirit world.
    text = (
        "turn 5 p1 actions 1; tiles m35x5 s35x4 u35 u37; p1 spirit t35 host s35 "
        "warriors m35 n35 m36 n36 s35 s36; p2 shaman t36 warriors t35 u35 v35 u36 v36 u37"
    )
    with pytest.raises(BadPosition, match="p1 could do nothing here"):
        table().placed(text)


def test_spoiled_texts_are_refused_or_can_be_played() -> None:
    for players, limit in ((2, 40), (3, 5)):
        game = table(players, **{"turn-limit": limit})
        texts = [game.written(state) for seed in range(3) for state in moments(game, seed, 9)[1:]]
        taken, refused = try_spoiled(game, texts, random.Random(players), 400)
        assert refused > 300
        assert taken > 0


# -- by hand -----------------------------------------------------------------------------------------------------------


def hand(text: str, *edits: tuple[str, str]) -> str:
    """The text after some edits, each a tool and words."""
    game = table()
    editor = PositionEditor(game)
    for tool, said in edits:
        text = editor.edited(game.examined(text), tool, said, 0)
    return text


def test_a_position_grows_tile_by_tile_and_piece_by_piece() -> None:
    begun = PositionEditor(table()).begin()
    assert begun == "build p1; tiles m35"
    assert hand(begun, ("tile", "lay o36"), ("tile", "raise m35")) == "build p1; tiles m35x2 o36"
    placed = hand(begun, ("shaman p1", "place m35"), ("warrior p2", "place n36"), ("warrior p2", "place n35"))
    assert placed == "build p1; tiles m35; p1 shaman m35; p2 warriors n35 n36"
    assert hand(placed, ("shaman p1", "place m36"), ("remove", "take n36")).endswith("p1 shaman m36; p2 warriors n35")


def test_a_free_hand_moves_sends_spirits_rides_and_sinks() -> None:
    away = hand(GOOD, ("hand", "spirit n35"))
    assert "p1 spirit m35 host n35 warriors" in away
    ridden = hand(away, ("hand", "ride l38 m35"))
    assert "p2 shaman m36 warriors m35" in ridden
    assert "p1 spirit m35 host k36" in hand(ridden, ("hand", "move n35 k36"))
    assert "shaman m35" not in hand(ridden, ("remove", "take n35"))
    assert "m35x3" in hand(GOOD, ("hand", "sink m35"))


def test_what_is_going_on_is_said_about_the_table() -> None:
    said = hand(GOOD, ("table", "seat p2"), ("table", "turn 9"), ("table", "actions 1"))
    assert said.startswith("turn 9 p2 actions 1; ")
    assert hand(said, ("table", "phase place")).startswith("place p2; ")


@pytest.mark.parametrize(
    ("tool", "said"),
    [
        ("hand", "move m35 m36"),
        ("hand", "sink o35"),
        ("tile", "lay m35"),
        ("warrior p1", "place o38"),
        ("warrior p3", "place m35"),
        ("wand", "place m35"),
        ("table", "turn 0"),
        ("table", "weather fine"),
        ("table", ""),
    ],
)
def test_what_cannot_be_done_by_hand_is_refused(tool: str, said: str) -> None:
    with pytest.raises(IllegalAction):
        hand(GOOD, (tool, said))
