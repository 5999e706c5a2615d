"""The export in Portable Piecepack Notation (S9.1)."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from tests.adapters.ppn_reader import Board, read

from kamishima.core.chance import SecretDice, below
from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame
from kamishima.core.match import Match
from kamishima.core.record import Record, record
from kamishima.core.turn import Decision
from kamishima.games.registry import box
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content
from kamishima.games.shaman.ppn import RANKS, SUITS, export
from kamishima.games.shaman.rules.scoring import lying
from kamishima.games.shaman.rules.state import State

NAMES = ("ana", "bo {b}", "cy; di", "ed")


def played(game: AnyGame, seed: int, most: int = 10_000, fond: int = 2) -> tuple[Record, Match]:
    """A random match, ended or broken off; spirits are preferred whenever `fond` of six sides of a die say so."""
    secret = seed.to_bytes(32, "big")
    match = Match(game, NAMES[: game.players], SecretDice(secret))
    rng = random.Random(seed)
    while isinstance(match.turn, Decision) and len(match.log) < most:
        actions = match.turn.actions
        spirits = [action for action in actions if action.text.split()[0] in ("spirit", "ride", "settle")]
        some = spirits if spirits and below(rng, 6) < fond else actions
        match.act(match.turn.seat, some[below(rng, len(some))])
    return record(match, "house", "test", secret, publish=True), match


def final_board(text: str) -> Board:
    board = Board()
    for _, parts in read(text).moves:
        for part in parts:
            board.play(part)
    return board


def expected(state: State) -> Counter[tuple[str, str, str, float, float]]:
    """What lies on the table: kind, suit, rank and place."""
    found: Counter[tuple[str, str, str, float, float]] = Counter()
    for slot in range(state.land.slots):
        site = state.land.sites[slot]
        if site is not None:
            found["t", "", "", float(site.x) + 1.5, float(site.y) + 1.5] = state.land.heights[slot]
    for piece in range(len(state.where)):
        space = state.land.space(lying(state, piece))
        suit, coin = SUITS[state.owner(piece)], piece % state.size - 1
        found[
            "p" if coin < 0 else "c", suit, "" if coin < 0 else RANKS[coin], float(space.x + 1), float(space.y + 1)
        ] += 1
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_s9_1_the_notation_replays_to_the_same_final_position(players: int, seed: int) -> None:
    game = ShamanIsland(house_content(), players, {"turn-limit": 15})
    made, match = played(game, seed)
    assert isinstance(match.state, State)
    assert lies(final_board(export(made, game))) == expected(match.state)


def lies(board: Board) -> Counter[tuple[str, str, str, float, float]]:
    """What lies on the board: kind, suit, rank and place."""
    return Counter((piece.kind, piece.suit, piece.rank, piece.x, piece.y) for piece in board.pieces.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s9_1_spirit_movements_that_end_together_lead_every_piece_to_its_place(players: int) -> None:
    """Short games full of spirits: shamans come back onto spirits, and riders carry shamans down."""
    game = ShamanIsland(house_content(), players, {"turn-limit": 3})
    riding = 0
    for seed in range(120):
        made, match = played(game, seed, fond=5)
        assert isinstance(match.state, State)
        assert lies(final_board(export(made, game))) == expected(match.state)
        riding += rode_each_other(match)
    assert riding > 0


def rode_each_other(match: Match) -> bool:
    """Whether a piece of one spirit movement rode another one that was completed in the same step."""
    state = match.game.start()
    for step in match.log:
        state = match.game.apply(state, step.action)
        assert isinstance(state, State)
        riders = {back.rider for back in state.returns}
        if any(back.host in riders or state.shaman(back.seat) in riders for back in state.returns):
            return True
    return False


def test_s9_1_coins_show_their_suit_until_they_are_turned_over_at_the_end() -> None:
    game = ShamanIsland(house_content(), 2, {})
    made, _ = played(game, 1)
    text = export(made, game)
    board = Board()
    *moves, (number, last) = read(text).moves
    for _, parts in moves:
        for part in parts:
            board.play(part)
    assert {piece.side for piece in board.pieces.values() if piece.kind == "c"} == {"b"}
    assert number == "coins."
    for part in last:
        board.play(part)
    assert {piece.side for piece in board.pieces.values() if piece.kind == "c"} == {"f"}


def test_s9_1_a_match_that_is_not_over_is_refused() -> None:
    game = ShamanIsland(house_content(), 2, {})
    made, _ = played(game, 1, most=40)
    with pytest.raises(KamishimaError, match="the match is not over"):
        export(made, game)


def test_s9_1_another_game_is_refused() -> None:
    game = box("origami").table(2)
    made, _ = played(game, 1)
    with pytest.raises(KamishimaError, match="only Shaman Island is played with a piecepack"):
        export(made, game)


def test_the_front_matter_tells_who_played_and_how_it_ended() -> None:
    game = ShamanIsland(house_content(), 3, {})
    made, match = played(game, 2)
    about = read(export(made, game)).about
    assert match.result is not None
    assert about["GameType"] == "Shaman Island"
    assert about["SetUp"] == "None"
    assert about["Players"] == list(NAMES[:3])
    assert about["Suits"] == ["S", "M", "C"]
    assert about["Scores"] == list(match.result.scores)
    assert about["Length"] == len(match.log)


def test_numbers_are_unique_and_every_turn_has_its_own() -> None:
    game = ShamanIsland(house_content(), 2, {})
    made, match = played(game, 3)
    numbers = [number for number, _ in read(export(made, game)).moves]
    assert len(set(numbers)) == len(numbers)
    assert numbers[:2] == ["setup.", "tile1."]
    assert isinstance(match.state, State)
    turns = [int(number.rstrip(".")) for number in numbers if number.rstrip(".").isdigit()]
    assert turns == sorted(turns)
    assert len([number for number in numbers if number.startswith("piece")]) == 14


def test_comments_say_the_words_and_cannot_break_out_of_their_braces() -> None:
    game = ShamanIsland(house_content(), 3, {})
    made, match = played(game, 2)
    comments = re.findall(r"\{ (.*?) \}", export(made, game))
    assert any(comment.startswith("bo (b): ") for comment in comments)
    assert any(comment.startswith("cy, di: ") for comment in comments)
    said = [step.action.text for step in match.log if step.action.text.split()[0] not in ("start", "coin")]
    assert [comment.split(": ", 1)[1] for comment in comments[:-1]] == said


def test_a_slide_is_two_half_steps_with_everything_that_stands_on_the_tile() -> None:
    game = ShamanIsland(house_content(), 2, {})
    made, _ = played(game, 3)
    slides = re.findall(r"([^;.]*) ; ([^;.]*) \{ [^}]*: slide", export(made, game))
    assert slides
    for first, second in slides:
        assert [token.split("-")[0] for token in first.split()] == [token.split("-")[0] for token in second.split()]
