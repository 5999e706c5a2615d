"""Positions of Origami Islands as texts: written, placed, refused, and changed by hand."""

from __future__ import annotations

import random

import pytest
from tests.games.texts import moments, try_spoiled

from kamishima.core.errors import BadPosition, IllegalAction
from kamishima.core.turn import Decision, SeatId
from kamishima.games.islands.game import Islands, variants
from kamishima.games.islands.pack.content import house_content
from kamishima.games.islands.position_editor import PositionEditor
from kamishima.games.islands.positions.text import runs, unrolled
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.state import State
from kamishima.testing.conformance import check_game
from kamishima.testing.walk import actions_of, pick

CONTENT = house_content()
ANA = "p1 sheets d k coins 4 i4 6.rg.3b2.rbg2.b2g6."
BO = "p2 sheets e g coins 5 access 0 1 i3 2g2.g2b3g.4b.g.3g3.2r2b."
DIE = f"season 15 first p1; now auction-die; {ANA}; {BO}"
BIDDING = f"season 15 first p1; now bidding p2; card 3 bid 4 by p1; {ANA}; {BO}"
ACTING = f"season 15 first p1; now acting p1 card/corner/b/1; card 3 bid 3 by p1; {ANA}; {BO}"
SCIENCE = "season 9 round 7 first p1; now acting p1 income square; card 4; science re-roll 2; p1 sheets a b coins 9"


def table(players: int = 2, **options: object) -> Islands:
    return Islands(CONTENT, players, {name.replace("_", "-"): value for name, value in options.items()})


def same(game: Islands, one: State, other: State) -> bool:
    """Whether nothing tells two positions apart; what a round has painted matters against Carrambah only."""
    plain = [game.encode(state) for state in (one, other)]
    if not game.science:
        plain = [
            {name: value for name, value in each.items() if name not in ("squares", "landmarks")} for each in plain
        ]
    return plain[0] == plain[1]


def played_well(game: Islands, seed: int) -> list[State]:
    """Positions of a game in which everybody climbs the outlook: islands fill, and much is set off."""
    rng = random.Random(seed)
    state = game.start()
    found: list[State] = []
    while (action := pick(game, state, rng)) is not None:
        turn = game.turn(state)
        if isinstance(turn, Decision):
            seat = turn.seat
            some = [turn.actions[rng.randrange(len(turn.actions))] for _ in range(6)]
            action = max(some, key=lambda each: game.outlook(game.apply(state, each), seat))
        found.append(state)
        state = game.apply(state, action)
    return found


# -- there and back ----------------------------------------------------------------------------------------------------


def test_whoever_is_placed_with_more_coins_than_can_be_earned_has_words_to_bid_them() -> None:
    text = BIDDING.replace("p2 sheets e g coins 5", "p2 sheets e g coins 700")
    game = table(position=text)
    turn = game.turn(game.start())
    assert isinstance(turn, Decision)
    assert "bid 700" in [action.text for action in turn.actions]
    assert {word for action in turn.actions for word in action.phrase().words} <= set(game.vocabulary)


@pytest.mark.parametrize(("players", "options"), variants(CONTENT))
def test_what_is_written_can_be_placed_and_is_the_same_position(players: int, options: dict[str, object]) -> None:
    game = Islands(CONTENT, players, options)
    for state in moments(game, 1, 4):
        text = game.written(state)
        if text:
            placed = game.placed(text)
            assert game.written(placed) == text
            assert same(game, placed, state)
            assert [action.text for action in actions_of(game, placed)] == [a.text for a in actions_of(game, state)]


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"catch-up": True}), (1, {"science": True})])
def test_positions_of_good_games_come_back_too(players: int, options: dict[str, object]) -> None:
    game = Islands(CONTENT, players, options)
    phases: set[str] = set()
    for seed in range(3):
        for state in played_well(game, seed):
            text = game.written(state)
            if text:
                assert same(game, game.placed(text), state)
                phases.add(state.stack[-1].phase)
    assert {keys.BIDDING, keys.CARRAMBAH if game.science else keys.GROVE, keys.CARD, keys.SQUARE} <= phases


def test_the_usual_beginning_is_the_empty_text() -> None:
    for options in ({}, {"science": True}):
        game = table(1, **options)
        assert game.written(game.start()) == ""
        assert "position" not in game.options
        assert game.encode(table(1, **options, position="").start()) == game.encode(game.start())


@pytest.mark.parametrize("text", [DIE, BIDDING, ACTING])
def test_the_kit_is_content_with_games_from_a_placed_position(text: str) -> None:
    game = table(position=text)
    assert game.options["position"] == text
    check_game(game, 2)


def test_the_kit_is_content_with_a_placed_position_of_science() -> None:
    check_game(table(1, science=True, position=SCIENCE), 2)


def test_tokens_and_accesses_follow_from_the_paint() -> None:
    player = table().placed(DIE).players[1]
    assert (player.access_any, player.access_regular) == (0, 1)
    alike = table().placed(DIE.replace("access 0 1 ", "")).players[1]
    assert (alike.access_any, alike.access_regular) == (0, 1)


def test_what_goes_by_itself_is_done_when_play_begins() -> None:
    state = table().placed(f"season 15 first p1; now acting p1; card 3 bid 4 by p1; {ANA}; {BO}")
    assert state.players[0].coins == 0  # the bid is paid
    assert state.stack[-1].phase == keys.CARD


# -- what cannot be ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("nonsense", "unreadable", "no part begins with 'nonsense'"),
        (f"{ANA}; {BO}", "no-turn", "say what is going on"),
        (f"{DIE}; now starting", "said-twice", "'now' is said twice"),
        (DIE.replace("season 15", "season 25"), "number", "season: 25 is not between 1 and 24"),
        (DIE.replace("season 15 first p1", "season"), "missing", "the season is missing: a space from 1 to 24"),
        (DIE.replace("first p1", "first"), "missing", "something is missing after 'first'"),
        (DIE.replace("first p1", "last p1"), "unreadable", "'last' is none of round, first"),
        (DIE.replace("first p1", "first p3"), "unreadable", "there is no seat 'p3'"),
        (DIE.replace("auction-die", "lunch"), "no-turn", "what is going on is one of"),
        (BIDDING.replace("bidding p2", "bidding"), "missing", "whose it is is missing"),
        (BIDDING.replace("bidding p2", "bidding p2 p1"), "unreadable", "'p1' is too much after 'bidding'"),
        (BIDDING.replace("card 3", "card"), "missing", "the number of the card is missing"),
        (BIDDING.replace("card 3", "card 7"), "number", "card: 7 is not between 1 and 6"),
        (ACTING.replace("card/corner/b/1", "dance"), "unreadable", "'dance' is nothing that can be to do"),
        (ACTING.replace("card/corner/b/1", "card/corner/x/1"), "unreadable", "is nothing that can be to do"),
        (DIE.replace("sheets d k", "d sheets d k"), "unreadable", "'d': say first what it is"),
        (DIE.replace("sheets d k", "sheets d z"), "no-sheet", "there is no sheet 'z' at this table"),
        (DIE.replace("coins 4", "coins"), "missing", "coins needs 1 number, as in 'coins 12'"),
        (DIE.replace("coins 4", "coins 4 coins 5"), "said-twice", "p1 has said 'coins' already"),
        (DIE.replace("access 0 1", "access 1"), "missing", "access needs 2 numbers, as in 'access 1 0'"),
        (DIE.replace("i4 6.rg.3b2.rbg2.b2g6.", "i4"), "missing", "i4 needs its squares"),
        (DIE.replace("6.rg.3b2.rbg2.b2g6.", "6.rg"), "squares", "orchard has 28 squares, written with . b g r"),
        (DIE.replace("sheets d k", "sheets d"), "sheets-first", "islands have paint when two sheets are kept"),
        (DIE.replace("b2g6.;", "b2g6. filled x;"), "filled", "'x' is not the number of an outline"),
        (DIE.replace("coins 4", "filled 1 coins 4"), "filled", "filled outlines stand after the squares"),
        (DIE.replace("b2g6.;", "b2g6. filled 9;"), "filled", "there is no outline 9"),
        (DIE.replace("b2g6.;", "b2g6. filled 1;"), "outline", "outline 1 is filled when"),
        (DIE.replace("auction-die", "carrambah"), "science-only", "'carrambah' belongs to Science vs. Carrambah"),
        (f"{DIE}; science re-roll 1", "science-only", "technologies belong to Science vs. Carrambah"),
        (DIE.replace("season 15", "season 15 round 3"), "round", "space 15 of the season is round 15"),
        (f"{DIE}; card 3", "too-early", "no card is auctioned yet"),
        (f"season 1 first p1; now bidding p1; {ANA}; {BO}", "card-needed", "a card is auctioned: say which"),
        (BIDDING.replace("bid 4", "bid 2"), "bid-low", "a bid for card 3 is at least 3, not 2"),
        (BIDDING.replace(" by p1", ""), "bidder", "a bid and who made it belong together"),
        (BIDDING.replace("bid 4 by p1", "bid 9 by p1"), "bid-coins", "p1 has bid 9 coins and has 4"),
        (BIDDING.replace("by p1", "by p1 passed p1"), "passed", "p1 has passed and cannot be the highest bidder"),
        (ACTING.replace("by p1", "by p1 passed p2"), "passed", "who has passed matters only during the bidding"),
        (ACTING.replace("first p1", "first p2"), "winner-first", "who won the bidding is the first player"),
        (DIE.replace("sheets d k", "sheets d k a").replace(" i4 6.rg.3b2.rbg2.b2g6.", ""), "sheets", "p1 has 2 sheets"),
        (DIE.replace("6.rg.3b2.rbg2.b2g6.", "27.b"), "harbour", "paint begins next to the Regular Harbour"),
        (DIE.replace("6.rg.3b2.rbg2.b2g6.", "6.r20.b"), "together", "all paint of an island hangs together"),
        (DIE.replace("i4 6.rg.3b2.rbg2.b2g6.", "i3 9.3b4.2b2.r6. i4 6.r21."), "lighthouses", "p1 has begun 2 islands"),
        (DIE.replace("access 0 1", "access 1 0"), "accesses", "p2: accesses do not match, 1 are left"),
        (DIE.replace("coins 4", "coins 4 coal 1 0"), "tokens", "tokens follow from the paint at this table"),
        (DIE.replace("coins 4", "coins 99999"), "coins", "coins are too many by now"),
        (ACTING.replace("card/corner/b/1", "square"), "todo", "'square' cannot be to do at the bottom"),
        (ACTING.replace("card/corner/b/1", "card/corner/b/2"), "todo", "of corner 1 to 1 pieces are left"),
        (ACTING.replace("card/corner/b/1", "card/corner/b/1 coal/3+0"), "todo", "coal: the player has 0 and 0 tokens"),
        (f"season 24 first p1; now acting p2 income; card 1; {ANA}; {BO}", "over-here", "the game is over here"),
        (f"season 3 first p1; now keeping p1; {ANA}; {BO}", "too-early", "the season begins when the sheets are kept"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(text: str, code: str, message: str) -> None:
    game = table()
    remarks = game.examined(text).reading.remarks
    assert code in [remark.code for remark in remarks], [remark.message for remark in remarks]
    assert any([message in remark.message for remark in remarks]), [remark.message for remark in remarks]
    with pytest.raises(BadPosition):
        table(position=text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (SCIENCE.replace("science re-roll 2", "science re-roll 2 re-color 1"), "science-pair"),
        (SCIENCE.replace("science re-roll 2", "science used auctionis"), "science-pair"),
        (SCIENCE.replace("science re-roll 2", "science alchemy 2"), "unreadable"),
        (SCIENCE.replace("card 4", "card 4 bid 5 by p1"), "carrambah"),
        (SCIENCE.replace("acting p1 income square", "carrambah"), "carrambah"),
    ],
)
def test_science_has_its_own_faults(text: str, code: str) -> None:
    game = table(1, science=True)
    assert code in [remark.code for remark in game.examined(text).reading.remarks]


def test_limited_tokens_are_counted() -> None:
    game = table(catch_up=True)
    text = DIE.replace("coins 4", "coins 4 coal 3 1")
    assert [remark.code for remark in game.examined(text).reading.remarks] == ["reserve"]
    assert game.placed(DIE.replace("coins 4", "coins 4 coal 2 1")).coal_reserve == 0


@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (2, {"catch-up": True}), (1, {"science": True}), (2, {"near": True})]
)
def test_spoiled_texts_are_refused_or_can_be_played(players: int, options: dict[str, object]) -> None:
    game = Islands(CONTENT, players, options)
    texts = [game.written(state) for seed in range(3) for state in moments(game, seed, 9)]
    taken, refused = try_spoiled(game, [text for text in texts if text], random.Random(players), 400)
    assert refused > 250
    assert taken > 0


@pytest.mark.parametrize(("signs", "text"), [("..b", "2.b"), ("b", "b"), ("bbbrr.", "3b2r."), ("", "")])
def test_runs_of_signs_are_counted(signs: str, text: str) -> None:
    assert runs(signs) == text
    assert unrolled(text, 34) == signs


@pytest.mark.parametrize("text", ["3", "x", "9999.", "35.", "b2", "3b²"])
def test_other_runs_are_none(text: str) -> None:
    assert unrolled(text, 34) is None


# -- by hand -----------------------------------------------------------------------------------------------------------


def hand(text: str, *edits: tuple[str, str], seat: int = 0) -> str:
    """The text after some edits, each a tool and words."""
    game = table()
    editor = PositionEditor(game)
    for tool, said in edits:
        text = editor.edited(game.examined(text), tool, said, seat)
    return text


def test_a_position_begins_with_two_sheets_for_everybody() -> None:
    begun = PositionEditor(table()).begin()
    assert begun == "season 1 first p1; now auction-die; p1 sheets a b coins 15; p2 sheets c d coins 15"
    assert table().placed(begun).stack[-1].phase == keys.AUCTION_DIE


def test_paint_comes_and_goes_again() -> None:
    painted = hand(DIE, ("paint", "paint i3 a2 blue"))
    assert "i4 6.rg.3b2.rbg2.b2g6. i3 2.b24." in painted
    assert hand(painted, ("paint", "paint i3 a2 blue")) == hand(DIE, ("table", "season 15"))
    assert hand(painted, ("paint", "paint i3 a2 red")) != painted
    assert "p2 sheets e g coins 5 access 0 1 i3" in painted
    assert "access" not in hand(DIE, ("paint", "paint i3 a2 blue"), seat=1)


def test_the_table_is_set_by_words() -> None:
    said = hand(
        DIE, ("table", "season 3"), ("table", "now bidding p2"), ("table", "card 2"), ("table", "bid 4 p1"),
        ("table", "coins p1 20"), ("table", "first p2"),
    )  # fmt: skip
    assert said.startswith("season 3 first p2; now bidding p2; card 2 bid 4 by p1; p1 sheets d k coins 20")
    assert "now acting p1; card 2 bid 4 by p1" in hand(said, ("table", "now acting p1"))
    assert "card" not in hand(said, ("table", "now auction-die"))
    assert "passed p2" in hand(said, ("table", "passed p2"))
    assert "bid" not in hand(said, ("table", "bid 0")).partition("card")[2]
    assert "p1 sheets a k coins 4" in hand(DIE, ("table", "sheet p1 1 a"))
    assert "i4" not in hand(DIE, ("table", "sheet p1 2 a"))
    assert "access 1 0" in hand(DIE, ("table", "access p1 1 0"))
    assert "filled 1" in hand(DIE, ("table", "filled p1 i4 1"))
    assert hand(DIE, ("table", "filled p1 i4 1"), ("table", "filled p1 i4 1")) == hand(DIE, ("table", "season 15"))


@pytest.mark.parametrize(
    ("tool", "said"),
    [
        ("paint", "paint i1 z9 red"),
        ("brush", "paint i1 a1 red"),
        ("table", "season 25"),
        ("table", "coins p9 3"),
        ("table", "coal p1 1 0"),
        ("table", "sheet p1 3 a"),
        ("table", "filled p1 i1 1"),
        ("table", "now dealing p1"),
        ("table", ""),
    ],
)
def test_what_cannot_be_done_by_hand_is_refused(tool: str, said: str) -> None:
    with pytest.raises(IllegalAction):
        hand(DIE, (tool, said))


def test_the_first_player_of_a_placed_position_rolls() -> None:
    state = table().placed(DIE.replace("first p1", "first p2"))
    assert state.first == SeatId(1)
