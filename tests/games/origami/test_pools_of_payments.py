"""Turns with very many payments are told by pools, which say exactly what the payments are."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
import pytest

from kamishima.core.pools import Pool
from kamishima.core.text.finding import find_action
from kamishima.core.turn import Chance, Decision, Run
from kamishima.games.registry import box
from kamishima.server.match.broadcast import words_json
from kamishima.testing.saying import some_action

if TYPE_CHECKING:
    from tests.games.origami.conftest import Position, Table

LARGE = "cat caterpillar chick cricket dog dove eagle fly fox minnow owl raccoon sheep shell skate whale"
"""Sixteen cards that can be played in more than forty thousand ways."""


def closed_by(pool: Pool, said: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every bag and last word that a pool allows, in every order in which they can be said."""
    if pool.is_complete(said):
        yield tuple(sorted(said[:-1])), said[-1]
    for word in pool.next_words(said):
        yield from closed_by(pool, (*said, word))


def assert_same(run: Run) -> None:
    pool = run.closings.pool()
    assert pool is not None
    listed = {(tuple(sorted(closing.bag)), closing.last) for closing in run.closings.each()}
    assert set(closed_by(pool)) == listed
    assert run.closings.count == len(run.closings.each())


def runs_of(position: Position) -> list[Run]:
    turn = position.game.turn(position.state)
    assert isinstance(turn, Decision)
    return list(turn.runs)


def test_pools_are_the_payments_in_whole_games() -> None:
    seen = 0
    for kept in ("classic", "legends", "combined"):
        game, rng = box("origami").table(2, {"box": kept}), random.Random(8)
        state = game.start()
        while isinstance(turn := game.turn(state), Decision | Chance):
            for run in turn.runs if isinstance(turn, Decision) else ():
                if run.closings.count < 30:
                    assert_same(run)
                    seen += 1
            state = game.apply(state, rng.choice(turn.actions))
    assert seen > 200


PRICES = {
    "rice paper": ("p1: walrus seal penguin penguin rice-paper rice-paper rice-paper rice-paper", ""),
    "overpaying": ("p1: seal penguin penguin macaw toucan\np1 left: caiman", ""),
    "helper": ("p1: cat dog sheep sheep chick owl\np1 left: vulture\nline: pig", "p1: use vulture\n~: card owl"),
    "barred": ("p1: cat dog sheep sheep raccoon\np1 left: cricket\nline: pig", "p1: use cricket\n~: card dog"),
    "top discard": ("p1: oni tengu phoenix tanuki\ncharacters: geisha-yellow\ndiscards: kirin kappa", ""),
    "cheaper": ("p1: rhino pig dog owl elephant\np1 left: dolphin\nline: pig", "p1: use dolphin"),
}


@pytest.mark.parametrize(("drawn", "words"), PRICES.values(), ids=PRICES)
def test_pools_are_the_payments_whatever_changes_the_price(table: Table, drawn: str, words: str) -> None:
    runs = runs_of(table(drawn).then(words))
    assert runs
    for run in runs:
        assert_same(run)


def test_the_top_discard_is_offered_as_a_run(table: Table) -> None:
    position = table("p1: oni tengu phoenix tanuki seal\ncharacters: geisha-yellow\ndiscards: kirin kappa")
    assert [run.head()[:3] for run in runs_of(position)][-2:] == [("play", "top", "kappa")] * 2
    assert "play top kappa left pay oni tengu seal" in position.offers("play")


def test_a_large_hand_has_a_short_tree_from_which_every_action_can_be_said(table: Table) -> None:
    position = table(f"p1: {LARGE}\nline: ant bee pig crab")
    turn, rng = position.game.offer(position.state), random.Random(1)
    assert isinstance(turn, Decision)
    tree = msgspec.json.decode(words_json(turn))
    for _ in range(300):
        said = " ".join(some_action(tree, rng))
        assert find_action(turn, said).text.split()[:2] == said.split()[:2]


def test_few_payments_are_listed_one_by_one(table: Table) -> None:
    position = table("p1: cat dog sheep sheep raccoon\nline: pig")
    turn = position.game.turn(position.state)
    assert isinstance(turn, Decision)
    assert words_json(turn, most=300) == words_json(turn, most=sys.maxsize)
    assert words_json(turn, most=0) != words_json(turn, most=sys.maxsize)
