"""The search: every iteration is counted once, seeds decide everything, and what is clearly best is found."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.kit.tiny_games import Envelope, Ladder

from kamishima.bots.judge import Judge, SearchConfig
from kamishima.bots.search import Search
from kamishima.bots.seat import Seat
from kamishima.bots.tree import Edge, Node
from kamishima.bots.values import judge_of
from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Decision
from kamishima.games.registry import GAMES, box
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import walk

GAMES_HERE: list[AnyGame] = [Ladder(2), Ladder(3), Envelope(2), Envelope(3), *[box(name).table(2) for name in GAMES]]
MARKED = "~: card red, card blue\n p1: mark sun"


def seats(game: AnyGame, seed: int, every: int) -> Iterator[Seat]:
    """Some decisions of a random game."""
    visits = [visit for visit in walk(game, seed) if isinstance(game.turn(visit.state), Decision)]
    for visit in visits[::every]:
        turn = game.turn(visit.state)
        assert isinstance(turn, Decision)
        yield Seat(game, visit.state, turn.seat, random.Random(1))


def searched(seat: Seat, iterations: int, seed: int = 1, config: SearchConfig | None = None) -> Search:
    rng = random.Random(seed)
    search = Search(seat.game, judge_of(seat.game), int(seat.seat), rng, config)
    for _ in range(iterations):
        search.iterate(seat.sample(rng))
    return search


def all_nodes(node: Node) -> list[Node]:
    found = [node]
    for edge in node.edges:
        for child in edge.children.values():
            found += all_nodes(child)
    return found


@pytest.mark.parametrize("game", GAMES_HERE, ids=lambda game: f"{game.name}-{game.players}")
def test_every_iteration_is_counted_once_on_its_way(game: AnyGame) -> None:
    """The first visit of a node opens it, every further one goes through one of its edges."""
    for seat in seats(game, 3, 11 if game.name in GAMES else 2):
        search = searched(seat, 12)
        assert search.root.visits == search.iterations == 12
        for node in all_nodes(search.root):
            assert sum([edge.visits for edge in node.edges]) == max(0, node.visits - 1)
            for edge in node.edges:
                children = sum([child.visits for child in edge.children.values() if child.edges])
                assert children <= edge.visits <= edge.available


@pytest.mark.parametrize("game", GAMES_HERE, ids=lambda game: f"{game.name}-{game.players}")
def test_chances_are_chances_and_those_of_all_seats_make_one(game: AnyGame) -> None:
    for seat in seats(game, 5, 13 if game.name in GAMES else 3):
        for edge in searched(seat, 8).root.edges:
            means = [edge.mean(other) for other in range(game.players)]
            assert all(0.0 <= mean <= 1.0 for mean in means)
            if edge.visits:
                assert abs(sum(means) - 1.0) < 1e-6


@pytest.mark.parametrize("game", GAMES_HERE, ids=lambda game: f"{game.name}-{game.players}")
def test_the_same_seed_searches_the_same_tree(game: AnyGame) -> None:
    for seat in seats(game, 8, 17 if game.name in GAMES else 3):
        trees = [searched(seat, 10, seed=4) for _ in range(2)]
        seen = [[(edge.key, edge.visits, edge.totals) for edge in tree.ranking()] for tree in trees]
        assert seen[0] == seen[1]


def test_the_root_has_only_what_is_offered() -> None:
    for game in GAMES_HERE:
        for seat in seats(game, 2, 19 if game.name in GAMES else 3):
            assert set(searched(seat, 5).root.by_key) <= {action.text for action in seat.actions}


def test_edges_stand_in_the_order_of_the_attention_they_deserve() -> None:
    for seat in seats(box("shaman").table(2), 1, 9):
        weights = [edge.weight for edge in searched(seat, 3).root.edges]
        assert weights == sorted(weights, reverse=True)
        assert weights[0] == 1.0


def seat_after(game: AnyGame, script: str) -> Seat:
    state = play_script(game, script).state
    turn = game.turn(state)
    assert isinstance(turn, Decision)
    return Seat(game, state, turn.seat, random.Random(1))


@pytest.mark.parametrize(
    ("game", "script", "best"),
    [
        (Ladder(), "", "step 2"),
        (Ladder(), "p1: step 2", "roll"),
        (Envelope(), f"{MARKED}, peek", "guess blue"),
        (Envelope(), "~: card red, card green\n p1: mark sun, peek", "guess green"),
    ],
)
def test_what_is_clearly_best_is_tried_most(game: AnyGame, script: str, best: str) -> None:
    assert searched(seat_after(game, script), 60).ranking()[0].key == best


def test_more_actions_are_let_in_as_visits_grow() -> None:
    """With room for one action at first, only a few of many have been tried after some iterations."""
    narrow = SearchConfig(widening=0.5, first=1, quiescence_depth=0)
    for seat in list(seats(box("shaman").table(2), 1, 40))[:3]:
        few = [edge for edge in searched(seat, 5, config=narrow).root.edges if edge.visits]
        more = [edge for edge in searched(seat, 200, config=narrow).root.edges if edge.visits]
        assert 1 <= len(few) <= 2
        assert len(few) <= len(more) <= 1 + 0.5 * 200**0.5


def edge_of(visits: int) -> Edge:
    edge = Edge(play_script(Ladder(), "").game.turn(Ladder().start()).actions[0], "step 1", [0.5, 0.5], [3.0, 2.0], 0)  # type: ignore[attr-defined]  # it is a decision
    edge.visits = visits
    return edge


@pytest.mark.parametrize(
    ("visits", "left", "settled"),
    [([10, 4], 5, True), ([10, 4], 6, False), ([10], 9, True), ([100, 10], 999, True), ([100, 11], 999, False)],
)
def test_a_choice_is_settled_when_it_cannot_be_overtaken_or_is_clear(
    visits: list[int], left: int, settled: bool
) -> None:
    search = Search(Ladder(), Judge(Ladder()), 0, random.Random(1), SearchConfig())
    search.root.edges = [edge_of(count) for count in visits]
    assert search.settled(left, 6) is settled


def test_an_edge_believes_its_first_sight_until_it_was_tried() -> None:
    edge = edge_of(0)
    assert (edge.mean(0), edge.value(0), edge.score(0), edge.score(1)) == (0.5, 0.5, 3.0, 2.0)
    edge.add([1.0, 0.0], [7.0, 1.0])
    assert (edge.mean(0), edge.value(0), edge.score(0), edge.score(1)) == (1.0, 0.75, 7.0, 1.0)


class Blind(Judge):
    """Finds every position alike."""

    def hopes(self, state: State) -> list[float]:
        return [0.0] * self.players


def test_without_any_judgement_the_end_of_the_game_still_teaches() -> None:
    """One round of Ladder is so short that the tree reaches its end."""
    game = Ladder(2, rounds=1)
    seat = seat_after(game, "")
    rng = random.Random(2)
    search = Search(game, Blind(game), 0, rng, SearchConfig())
    for _ in range(600):
        search.iterate(seat.sample(rng))
    assert search.ranking()[0].key == "step 2"


def test_few_outcomes_of_chance_lead_to_nodes_of_their_own() -> None:
    search = searched(seat_after(Ladder(2), "p1: step 2"), 80)
    roll = search.root.by_key["roll"]
    assert len(roll.children) == 3
    assert len(search.root.by_key["stay"].children) <= 1
