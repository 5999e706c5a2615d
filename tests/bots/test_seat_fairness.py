"""A seat gives a bot what its player knows, and no more: tried in every world that looks the same from there."""

from __future__ import annotations

import gc
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from types import FunctionType, ModuleType

import msgspec
import pytest
from tests.bots.quick import QUICK
from tests.kit.tiny_games import COLOURS, Envelope, Ladder, Letters

from kamishima.bots.registry import Bot, make_bot
from kamishima.bots.seat import Seat
from kamishima.core.game import AnyGame, State
from kamishima.core.rollout import draw_chance
from kamishima.core.turn import Action, Decision, SeatId
from kamishima.games.registry import GAMES
from kamishima.testing.conformance import encoded
from kamishima.testing.scripts import play_script
from kamishima.testing.secrecy import seen_by
from kamishima.testing.walk import final_state, walk

ANA = SeatId(0)
MARKED = "~: card red, card blue\n p1: mark sun"


def letters(game: Envelope, script: str) -> Letters:
    state = play_script(game, script).state
    assert isinstance(state, Letters)
    return state


def decisions(game: AnyGame, seed: int) -> Iterator[tuple[State, SeatId]]:
    """The positions of a random game in which somebody decides, and who."""
    for visit in walk(game, seed):
        turn = game.turn(visit.state)
        if isinstance(turn, Decision):
            yield visit.state, turn.seat


def worlds(game: Envelope, state: Letters, seat: SeatId) -> list[Letters]:
    """All positions that look the same from a seat."""
    marks = [("sun", "moon") if mark else (None,) for mark in state.marks]
    found = [
        Letters(cards, chosen, state.guesses, state.peeked)
        for cards in product(COLOURS, repeat=game.players)
        for chosen in product(*marks)
    ]
    seen = seen_by(game, state, seat)
    return [world for world in found if not game.faults(world) and seen_by(game, world, seat) == seen]


# -- what can be dug out of a seat -------------------------------------------------------------------------------------


def reachable(root: object) -> list[object]:
    """Everything that can be reached from an object, code and modules aside."""
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, ModuleType | FunctionType | type):
            found[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return list(found.values())


OPEN_GAMES = {"islands"}
"""Games in which everybody sees everything: the position is no secret there."""


@pytest.mark.parametrize("name", sorted(OPEN_GAMES))
def test_in_an_open_game_a_seat_can_tell_every_position_apart(name: str) -> None:
    table = GAMES[name].table(3)
    for state, seat in list(decisions(table, 3))[::9]:
        assert table.encode(table.resample(state, seat, random.Random(1))) == table.encode(state)


@pytest.mark.parametrize("name", sorted(set(GAMES) - OPEN_GAMES))
def test_no_path_leads_from_a_seat_to_the_real_position(name: str) -> None:
    table = GAMES[name].table(3)
    for state, seat in list(decisions(table, 3))[::9]:
        chair = Seat(table, state, seat, random.Random(1))
        assert chair.actions  # use it first: what it remembers counts too
        assert chair.sample(random.Random(2)) is not state
        assert not any(thing is state for thing in reachable(chair))


def test_the_search_would_find_a_position_hidden_deep_inside() -> None:
    state = letters(Envelope(), MARKED)
    chair = Seat(Envelope(), state, ANA, random.Random(1))
    hidden = {"page": [("margin", {"truth": state})]}
    object.__setattr__(chair.game, "notes", hidden)
    assert any(thing is state for thing in reachable(chair))


def test_the_hidden_cards_of_a_seat_are_guessed_anew_and_not_the_truth_by_design() -> None:
    state = letters(Envelope(), MARKED)
    chairs = [Seat(Envelope(), state, ANA, random.Random(seed)) for seed in range(40)]
    imagined = [thing.cards for chair in chairs for thing in reachable(chair) if isinstance(thing, Letters)]
    assert set(imagined) == {("red", "red"), ("red", "blue"), ("red", "green")}


# -- the same in every world -------------------------------------------------------------------------------------------


def agrees(make: Callable[[Letters], Bot], game: Envelope, state: Letters, seat: SeatId) -> bool:
    """Whether a bot chooses the same in all worlds that look the same."""
    choices = {
        make(world).choose(Seat(game, world, seat, random.Random(4))).text for world in worlds(game, state, seat)
    }
    return len(choices) == 1


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("players", [2, 3])
def test_an_honest_bot_chooses_the_same_in_every_world(name: str, players: int) -> None:
    game = Envelope(players)
    compared = 0
    for seed in range(4):
        for state, seat in decisions(game, seed):
            assert isinstance(state, Letters)
            assert agrees(lambda _: make_bot(name, 11), game, state, seat)
            compared += len(worlds(game, state, seat)) > 1
    assert compared > 4


class Cheat(Bot):
    """Was handed the truth beforehand, and guesses by it."""

    def __init__(self, truth: Letters) -> None:
        super().__init__(0)
        self.peep: Callable[[SeatId], str | None] = lambda seat: truth.cards[Envelope().neighbour(seat)]

    def choose(self, seat: Seat) -> Action:
        right = [action for action in seat.actions if action.text == f"guess {self.peep(seat.seat)}"]
        return right[0] if right else seat.actions[0]


def test_a_bot_that_was_handed_the_truth_is_found_out() -> None:
    state = letters(Envelope(), MARKED)
    assert agrees(lambda _: make_bot("greedy", 1), Envelope(), state, ANA)
    assert not agrees(Cheat, Envelope(), state, ANA)


def test_a_seat_looks_the_same_in_every_world() -> None:
    game = Envelope(3)
    for state, seat in decisions(game, 6):
        assert isinstance(state, Letters)
        chairs = [Seat(game, world, seat, random.Random(1)) for world in worlds(game, state, seat)]
        assert len({msgspec.json.encode(chair.view) for chair in chairs}) == 1
        assert len({tuple([action.text for action in chair.actions]) for chair in chairs}) == 1
        assert len({encoded(game, chair.sample(random.Random(2))) for chair in chairs}) == 1


def test_samples_come_as_often_as_the_cards_that_are_left() -> None:
    """Ana holds one of two reds: of the four cards left, one is red, two are blue and one is green."""
    chair = Seat(Envelope(), letters(Envelope(), MARKED), ANA, random.Random(1))
    rng = random.Random(2)
    samples = [chair.sample(rng) for _ in range(800)]
    counts = Counter([sample.cards[1] for sample in samples if isinstance(sample, Letters)])
    assert abs(counts["red"] - 200) < 50
    assert abs(counts["blue"] - 400) < 60
    assert abs(counts["green"] - 200) < 50
    assert {seen_by(Envelope(), sample, ANA) for sample in samples} == {msgspec.json.encode(chair.view)}


# -- choosing ----------------------------------------------------------------------------------------------------------


def choices(name: str, game: AnyGame, script: str, times: int = 30) -> Counter[str]:
    """What bots of this name choose after a script."""
    state = play_script(game, script).state
    turn = game.turn(state)
    assert isinstance(turn, Decision)
    bots = [make_bot(name, seed) for seed in range(times)]
    return Counter([bot.choose(Seat(game, state, turn.seat, random.Random(1))).text for bot in bots])


@pytest.mark.parametrize(
    ("game", "script", "best"),
    [
        (Ladder(), "", "step 2"),
        (Ladder(), "p1: step 2", "roll"),
        (Ladder(), "p1: step 2, roll\n ~: die 1", "step 2"),
        (Envelope(), f"{MARKED}, peek", "guess blue"),
        (Envelope(), "~: card red, card green\n p1: mark sun, peek", "guess green"),
    ],
)
def test_greedy_takes_what_is_obviously_best(game: AnyGame, script: str, best: str) -> None:
    assert set(choices("greedy", game, script)) == {best}


def test_greedy_takes_any_of_the_best_when_they_look_alike() -> None:
    """A mark is worth the same either way as long as nobody else has set one."""
    assert set(choices("greedy", Envelope(), "~: card red, card blue")) == {"mark sun", "mark moon"}


def test_uniform_takes_every_action_equally_often() -> None:
    taken = choices("uniform", Envelope(), MARKED, times=800)
    assert set(taken) == {"peek", "guess red", "guess blue", "guess green"}
    assert all(abs(count - 200) < 50 for count in taken.values())


@pytest.mark.parametrize("name", QUICK)
def test_choosing_changes_nothing_at_the_table(name: str) -> None:
    game = Envelope(3)
    for state, seat in decisions(game, 1):
        before = encoded(game, state)
        chair = Seat(game, state, seat, random.Random(1))
        view = msgspec.json.encode(chair.view)
        make_bot(name, 3).choose(chair)
        assert encoded(game, state) == before
        assert msgspec.json.encode(chair.view) == view


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_is_its_seed(name: str) -> None:
    def series(seed: int) -> list[str]:
        bot = make_bot(name, seed)
        return [bot.choose(Seat(Envelope(3), state, seat, random.Random(1))).text for state, seat in places]

    places = [place for seed in range(6) for place in decisions(Envelope(3), seed)]
    assert series(1) == series(1)
    assert series(1) != series(2)


def test_chance_is_drawn_out_up_to_the_next_decision_and_no_further() -> None:
    game, rng = Envelope(3), random.Random(1)
    state = draw_chance(game, game.start(), rng)
    assert isinstance(state, Letters)
    assert None not in state.cards
    assert draw_chance(game, state, rng) is state
    over = final_state(game, 1)
    assert draw_chance(game, over, rng) is over
