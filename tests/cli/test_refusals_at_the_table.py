"""What the rules refuse is answered with their reason, and the person is asked again."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from tests.cli.conftest import Evening

from kamishima.cli.commands.play import secret_of
from kamishima.cli.session.lineup import make_lineup
from kamishima.core.chance import SecretDice
from kamishima.core.errors import IllegalAction, KamishimaError
from kamishima.core.match import Match
from kamishima.core.turn import Decision, SeatId
from kamishima.games.islands.show.view import View
from kamishima.games.registry import box

if TYPE_CHECKING:
    from collections.abc import Callable

PERSON = SeatId(0)
SQUARES = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]


def view_of(match: Match) -> View:
    view = match.game.view(match.state, PERSON)
    assert isinstance(view, View)
    return view


def reached(found: Callable[[Match], bool], players: int = 2, *, science: bool = False) -> tuple[Match, bytes]:
    """The first position like this, over some random games, in which the person is asked."""
    for seed in range(60):
        names = make_lineup("player", ["uniform"] * (players - 1)).recorded
        match = Match(box("islands").table(players, {"science": science}), names, SecretDice(secret_of(seed)))
        rng = random.Random(seed)
        while isinstance(turn := match.turn, Decision):
            if turn.seat == PERSON and found(match):
                return match, secret_of(seed)
            match.act(turn.seat, rng.choice(turn.actions))
    raise AssertionError("there is no such position")


def answer(match: Match, secret: bytes, line: str, locale: str = "en") -> str:
    """What is answered to a line; nothing has happened by it."""
    steps, lines = len(match.log), iter([line])
    evening = Evening(match, secret, lambda _match: next(lines, None), None, locale)
    assert len(match.log) == steps
    return " ".join(evening.shown.partition("Your move ›")[2].split())


def refused_by(match: Match, lines: list[str], part: str) -> str:
    """The first of these lines that the rules refuse for this reason."""
    for line in lines:
        try:
            match.game.apply(match.state, match.game.parse(line))
        except IllegalAction as error:
            if part in error.message:
                return line
        except KamishimaError:
            continue
    raise AssertionError(f"nothing is refused because of {part!r}")


def is_bidding(match: Match) -> bool:
    return view_of(match).phase == "bidding"


def is_painting(shape: str) -> Callable[[Match], bool]:
    return lambda match: view_of(match).phase == "card" and view_of(match).shape == shape


def test_a_bid_above_ones_coins() -> None:
    match, secret = reached(is_bidding)
    coins = view_of(match).players[0].coins
    told = answer(match, secret, f"bid {coins + 1}")
    assert told.startswith(
        f"“bid {coins + 1}” is not possible now: you have {coins} coins, and nobody can bid more than they have. "
        "This may follow: "
    )


def test_a_shape_over_the_edge() -> None:
    match, secret = reached(is_painting("angle"))
    colour = view_of(match).colours[0]
    lines = [f"paint i1 {square} {turn} {colour}" for square in SQUARES for turn in ("north", "east", "south", "west")]
    told = answer(match, secret, refused_by(match, lines, "beyond the edge"))
    assert "is not possible now: the shape reaches beyond the edge of the island. This may follow: " in told


def test_a_mirrored_s() -> None:
    match, secret = reached(is_painting("zigzag"))
    told = answer(match, secret, f"paint i1 b2 c2 c3 d3 {view_of(match).colours[0]}")
    assert "these squares are the zigzag mirrored; a shape may be turned, never mirrored. This may follow: " in told


def test_a_second_domino_where_the_first_one_lies() -> None:
    match, secret = reached(is_painting("domino"))
    turn = match.turn
    assert isinstance(turn, Decision)
    first = turn.actions[0].text
    match.say(PERSON, first)
    turn = match.turn
    assert isinstance(turn, Decision)
    assert turn.seat == PERSON
    assert f"“{first}” is not possible now: {first.split()[2]} is painted already." in answer(match, secret, first)


def test_a_technology_used_twice() -> None:
    match, secret = reached(lambda match: bool(view_of(match).used), players=1, science=True)
    technology = view_of(match).used[0]
    told = answer(match, secret, f"use {technology} 1")
    assert f"{technology} was used in this round; each technology works once a round. This may follow: " in told


@pytest.mark.parametrize(("locale", "said"), [("de", "ist jetzt nicht möglich: "), ("pl", "nie jest teraz możliwe: ")])
def test_the_reason_is_told_in_any_language_table(locale: str, said: str) -> None:
    match, secret = reached(is_bidding)
    steps, lines = len(match.log), iter(["bid 999"])
    evening = Evening(match, secret, lambda _match: next(lines, None), None, locale)
    assert len(match.log) == steps
    assert said in evening.shown


def test_what_is_no_action_is_answered_by_its_first_wrong_word() -> None:
    match, secret = reached(is_bidding)
    assert answer(match, secret, "bid many").startswith("“many” is not possible now. This may follow: ")


def test_a_game_that_gives_no_reasons_names_the_first_wrong_word() -> None:
    match = Match(box("origami").table(2), make_lineup("player", ["uniform"]).recorded, SecretDice(secret_of(2)))
    turn = match.turn
    assert isinstance(turn, Decision)
    lines = iter(["keep elephant"])
    evening = Evening(match, secret_of(2), lambda _match: next(lines, None), None, "en")
    assert "“keep” is not possible now." in evening.shown
