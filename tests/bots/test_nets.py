"""Nets: integers as vectors, rows made of features, weights in a file, and a judge that answers where no net does."""

from __future__ import annotations

import math
import random
import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kit.tiny_games import Ladder

from kamishima.bots.advice import evaluate
from kamishima.bots.judge import LEARNED
from kamishima.bots.lanes import HALF, Lanes
from kamishima.bots.learned import LearnedJudge
from kamishima.bots.levels import MASTER, Thinker
from kamishima.bots.net import OUTPUTS, Net, Weights
from kamishima.bots.net_file import FORMAT, Header, History, read_net, write_net
from kamishima.bots.net_inputs import NetInputs
from kamishima.bots.nets import chosen, doubts, familiarity, inputs_of, net_of, shipped
from kamishima.bots.registry import make_bot
from kamishima.bots.seat import Seat
from kamishima.bots.values import judge_of
from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Decision
from kamishima.games.registry import GAMES, box
from kamishima.testing.walk import walk

HIDDEN = 6
TABLES: list[AnyGame] = [
    box("origami").table(2),
    box("origami").table(3, {"box": "combined"}),
    box("shaman").table(2),
    box("shaman").table(4),
]
tables = pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.players}")
lanes = st.lists(st.integers(-(2**29), 2**29), min_size=5, max_size=5)


def inputs_for(game: AnyGame) -> NetInputs:
    inputs = inputs_of(game)
    assert inputs is not None
    return inputs


def some_weights(inputs: NetInputs, seed: int = 1) -> Weights:
    """Weights that are whole multiples of what a file and a net can hold."""
    rng = random.Random(seed)

    def row(count: int) -> list[float]:
        return [rng.randrange(-64, 65) / 256 for _ in range(count)]

    names = sorted({name for rows in inputs.described() for made in rows for name, _ in made})
    return Weights(
        {name: row(HIDDEN + OUTPUTS) for name in names},
        bias=row(HIDDEN + OUTPUTS),
        out=[row(OUTPUTS) for _ in range(HIDDEN)],
        gain=1.0,
    )


def states(game: AnyGame, seed: int = 2) -> list[State]:
    return [visit.state for visit in walk(game, seed) if isinstance(game.turn(visit.state), Decision)][::7]


# -- lanes -------------------------------------------------------------------------------------------------------------


@given(lanes, lanes, st.integers(-3, 3))
def test_adding_two_packed_vectors_adds_every_lane(one: list[int], other: list[int], times: int) -> None:
    made = Lanes(5)
    assert made.unpack(made.pack(one)) == one
    assert made.unpack(made.pack(one) + made.pack(other)) == [a + b for a, b in zip(one, other, strict=True)]
    small = [number // 4 for number in one]
    assert made.unpack(times * made.pack(small)) == [times * number for number in small]
    assert made.raised(made.pack(one)) == tuple([number + HALF for number in one])


# -- what a net says ---------------------------------------------------------------------------------------------------


def by_hand(weights: Weights, inputs: NetInputs, seat: int) -> tuple[float, float]:
    """The same with lists of floats, row by row."""
    table, own, other, seen = inputs.described()
    total = list(weights.bias)
    bags = [(table, inputs.table), (own, inputs.own[seat]), (seen, inputs.seen[seat])]
    bags += [(other, inputs.own[rival]) for rival in range(inputs.players) if rival != seat]
    for rows, bag in bags:
        for place, times in zip(bag.rows, bag.times, strict=True):
            for name, count in rows[place]:
                for lane, weight in enumerate(weights.features[name]):
                    total[lane] += times * count * weight
    hidden = [max(0.0, number) for number in total[:HIDDEN]]
    logit, points = (
        total[HIDDEN + lane] + sum([number * pair[lane] for number, pair in zip(hidden, weights.out, strict=True)])
        for lane in range(OUTPUTS)
    )
    return logit, points


@tables
def test_a_net_of_large_integers_says_what_one_of_lists_would(game: AnyGame) -> None:
    inputs = inputs_for(game)
    weights = some_weights(inputs)
    net = Net(weights, inputs)
    for state in states(game):
        net.ask(state)
        for seat in range(game.players):
            logit, points = by_hand(weights, inputs, seat)
            assert math.isclose(net.logits[seat], logit, abs_tol=0.01)
            assert math.isclose(net.points[seat], points, abs_tol=0.01)


@tables
def test_asking_changes_nothing_and_gives_the_same_twice(game: AnyGame) -> None:
    net = Net(some_weights(inputs_for(game)), inputs_for(game))
    for state in states(game):
        before = game.encode(state)
        net.ask(state)
        first = list(net.logits)
        net.ask(state)
        assert (first, game.encode(state)) == (net.logits, before)


@tables
def test_a_learned_judge_gives_every_seat_a_chance_and_they_add_up(game: AnyGame) -> None:
    judge = LearnedJudge(judge_of(game), Net(some_weights(inputs_for(game)), inputs_for(game)))
    for state in states(game):
        reading = judge.read(state)
        assert math.isclose(sum(reading.shares), 1.0)
        assert len(reading.hopes) == game.players
        assert judge.hopes(state) == reading.hopes


@tables
def test_a_net_that_says_nothing_leaves_the_chances_to_the_judge(game: AnyGame) -> None:
    judge = judge_of(game)
    silent = Weights({}, bias=[0.0] * (HIDDEN + OUTPUTS), out=[[0.0, 0.0]] * HIDDEN, gain=1.0)
    learned = LearnedJudge(judge, Net(silent, inputs_for(game)))
    for state in states(game):
        told, known = learned.read(state), judge.read(state)
        assert told.hopes == known.hopes
        assert all(math.isclose(a, b) for a, b in zip(told.shares, known.shares, strict=True))


def test_a_seat_that_has_everything_the_other_has_is_told_the_same() -> None:
    """Rows of a seat do not say which seat it is: seats that are alike get the same."""
    game = box("shaman").table(2)
    inputs = inputs_for(game)
    net = Net(some_weights(inputs), inputs)
    net.ask(game.start())
    deciding = game.turn(game.start())
    assert deciding is not None
    inputs.write(game.start())
    assert sorted(inputs.seen[0].rows) == sorted(inputs.seen[1].rows)


# -- files -------------------------------------------------------------------------------------------------------------


def header(weights: Weights) -> Header:
    history = History("0", "hash", ("origami, 2 players",), (2,))
    return Header(FORMAT, "origami", HIDDEN, weights.gain, tuple(weights.features), history)


def test_weights_are_read_as_they_were_written() -> None:
    weights = some_weights(inputs_for(TABLES[0]))
    content = write_net(header(weights), weights)
    found = read_net(content)
    assert found.header == header(weights)
    assert found.weights.features == weights.features
    assert (found.weights.bias, found.weights.out) == (weights.bias, weights.out)
    assert write_net(found.header, found.weights) == content


def test_the_hash_of_a_net_is_of_its_weights_alone() -> None:
    weights, other = some_weights(inputs_for(TABLES[0])), some_weights(inputs_for(TABLES[0]), seed=2)
    one, same, different = (read_net(write_net(header(weights), made)) for made in (weights, weights, other))
    assert one.hash == same.hash != different.hash


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"nonsense", "these are no weights of a net"),
        (b'{"format":1}\n', "these are no weights of a net"),
        (b"", "these are no weights of a net"),
    ],
)
def test_a_file_that_holds_no_weights_is_refused(content: bytes, told: str) -> None:
    with pytest.raises(KamishimaError, match=told):
        read_net(content)


def test_weights_that_were_cut_off_are_refused() -> None:
    weights = some_weights(inputs_for(TABLES[0]))
    with pytest.raises(KamishimaError, match=r"weights of \d+ bytes; a net like this has"):
        read_net(write_net(header(weights), weights)[:-2])


# -- which net answers -------------------------------------------------------------------------------------------------


def test_a_net_by_what_cards_are_knows_a_pack_with_other_values() -> None:
    text = box("origami").house_text()
    changed = text.replace("cost = { is = 2,", "cost = { is = 3,").replace("points = { is = 3,", "points = { is = 4,")
    game, other = box("origami").table(2), box("origami").table(2, pack=changed)
    assert game.content_hash != other.content_hash
    weights = some_weights(inputs_for(game))
    assert familiarity(weights, inputs_for(other)) == 1.0


def test_a_net_that_has_never_seen_a_family_knows_less_of_it() -> None:
    classic, legends = box("origami").table(2), box("origami").table(2, {"box": "legends"})
    weights = some_weights(inputs_for(classic))
    assert familiarity(weights, inputs_for(legends)) < familiarity(weights, inputs_for(classic)) == 1.0


@pytest.mark.parametrize("game", [Ladder(), box("islands").table(2)], ids=["ladder", "islands"])
def test_where_there_is_no_net_the_judge_answers_and_it_is_said_why(game: AnyGame) -> None:
    assert net_of(game) is None
    assert doubts(game) == f"there is no net for {game.name}"
    assert type(judge_of(game, LEARNED)) is type(judge_of(game))


NETS = [(game, name) for game in GAMES for name in shipped(game)]


@pytest.mark.parametrize("game", ["origami", "shaman"])
def test_the_nets_of_a_game_are_small(game: str) -> None:
    assert 0 < sum([len(content) for content in box(game).nets().values()]) <= 300_000


@pytest.mark.parametrize(("game", "name"), NETS)
def test_weights_say_how_they_came_about(game: str, name: str) -> None:
    found = shipped(game)[name]
    history = found.header.history
    assert found.header.game == game
    assert history.rounds
    assert all(one.games > 0 and one.positions > 0 and one.figures for one in history.rounds)
    assert history.content_hash == box(game).table(2).content_hash


@pytest.mark.parametrize(
    ("game", "players", "options", "name"),
    [
        ("origami", 2, {}, "two"),
        ("origami", 3, {}, "all"),
        ("origami", 4, {"box": "combined"}, "all"),
        ("origami", 2, {"box": "legends"}, "all"),
        ("shaman", 2, {}, "two"),
    ],
)
def test_the_net_that_knows_a_table_answers(game: str, players: int, options: dict[str, object], name: str) -> None:
    table = box(game).table(players, options)
    assert (chosen(table), doubts(table)) == (name, "")
    assert isinstance(judge_of(table, LEARNED), LearnedJudge)
    assert net_of(table) is net_of(box(game).table(players, options))


def test_a_number_of_players_that_no_net_has_learned_is_left_to_the_judge() -> None:
    table = box("shaman").table(3)
    assert doubts(table) == "the nets of shaman have learned tables of 2 players, not of 3"
    assert not isinstance(judge_of(table, LEARNED), LearnedJudge)


def test_a_pack_that_is_too_strange_is_left_to_the_judge() -> None:
    """Its families are others than those that the nets have learned."""
    text = re.sub(r'\b(farm|sky|sea|savannah|lawn)\b(?="| = "classic")', r"new-\1", box("origami").house_text())
    table = box("origami").table(2, pack=text)
    assert re.fullmatch(r"the nets of origami know \d+% of what is played with here, and need 75%", doubts(table))
    assert not isinstance(judge_of(table, LEARNED), LearnedJudge)


# -- the master --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["origami", "shaman"])
def test_the_master_chooses_the_same_when_what_is_hidden_is_exchanged(game: str) -> None:
    """At a table where a net answers: it is asked about imagined positions alone."""
    table = box(game).table(2)
    exchanged = 0
    for visit in list(walk(table, 2))[::3]:
        turn = table.turn(visit.state)
        if isinstance(turn, Decision) and len(turn.actions) > 1:
            other = table.resample(visit.state, turn.seat, random.Random(99))
            seats = [Seat(table, state, turn.seat, random.Random(5)) for state in (visit.state, other)]
            texts = [make_bot("master@12", 7).choose(seat).text for seat in seats]
            assert texts[0] == texts[1]
            exchanged += table.encode(other) != table.encode(visit.state)
    assert exchanged > 2


def test_the_master_thinks_three_seconds_at_most_and_less_where_the_choice_is_clear() -> None:
    assert MASTER.seconds is not None
    assert MASTER.seconds < 3.0
    table = box("shaman").table(2)
    visit = next(visit for visit in walk(table, 3) if table.encode(visit.state)["phase"] == "turn")
    turn = table.turn(visit.state)
    assert isinstance(turn, Decision)
    seat = Seat(table, visit.state, turn.seat, random.Random(1), 0.05)
    began = time.perf_counter()
    Thinker(1, MASTER).choose(seat)
    assert time.perf_counter() - began < 3.0


def test_hints_can_come_from_the_master() -> None:
    table = box("origami").table(2)
    visit = next(visit for visit in list(walk(table, 3))[30:] if isinstance(table.turn(visit.state), Decision))
    turn = table.turn(visit.state)
    assert isinstance(turn, Decision)
    found = evaluate(Seat(table, visit.state, turn.seat, random.Random(1)), "master@20", random.Random(1))
    assert math.isclose(sum(found.chances), 1.0, abs_tol=1e-6)
    assert all(-50 < score < 200 for score in found.scores)
