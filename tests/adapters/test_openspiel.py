"""The games in OpenSpiel: its own tests and its own algorithms run on them."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation
from tests.adapters.tables_played import ALL, EVERY, Setup, named

from kamishima.adapters.openspiel import TableState, chosen_options, parameters, register
from kamishima.adapters.recall import GUESSED, HIDDEN, LOG, parts_of
from kamishima.adapters.spots import Spot, kit_of
from kamishima.core.errors import KamishimaError
from kamishima.core.turn import SeatId
from kamishima.testing.walk import is_read

PACKS = Path(__file__).parent.parent.parent / "docs" / "research"
TINY: list[Setup] = [
    (name, players, {"pack": str(PACKS / f"tiny-{name}.toml"), **({} if name == "islands" else {"turn_limit": 1})})
    for name, players, _ in EVERY
]
"""Every game with every number of players, cut down for algorithms that want a small tree."""


def loaded(setup: Setup) -> Any:
    name, players, options = setup
    return pyspiel.load_game(f"kamishima_{name}", {"players": players, **options})


def tiny() -> Any:
    name, players, options = next(setup for setup in TINY if setup[:2] == ("origami", 2))
    return loaded((name, players, {**options, "families": "farm+sky"}))


def at_random(state: Any, rng: random.Random) -> int:
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    words, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(words, chances)[0])


def states(game: Any, seed: int) -> Iterator[Any]:
    """The positions of a random match, the last one included."""
    state, rng = game.new_initial_state(), random.Random(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(at_random(state, rng))
        yield state


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_the_random_simulation_test_passes_with_serialisation(setup: Setup) -> None:
    game = loaded(setup)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == setup[1]


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_chances_are_those_of_the_game(setup: Setup) -> None:
    seen = 0
    for state in states(loaded(setup), seed=3):
        if state.is_chance_node():
            seen += 1
            chances = [chance for _, chance in state.chance_outcomes()]
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0
    assert seen


def test_two_dice_are_rolled_with_their_real_chances() -> None:
    for state in states(pyspiel.load_game("kamishima_islands(players=1,science=true)"), seed=1):
        said = state.spot.kit.vocabulary.text(state.spot.choice.said) if state.spot.choice else ""
        if said == "dice":
            lower = {state.action_to_string(word): chance for word, chance in state.chance_outcomes()}
            assert lower == pytest.approx({str(low): (13 - 2 * low) / 36 for low in range(1, 7)})
            return
    pytest.fail("nobody rolled two dice")


def test_actions_are_words() -> None:
    game = pyspiel.load_game("kamishima_origami(players=2,families=sky+sea)")
    state = next(state for state in states(game, seed=1) if not state.is_chance_node())
    assert [state.action_to_string(word) for word in state.legal_actions()] == ["draw", "play"]
    assert state.string_to_action("play") == state.legal_actions()[1]


def test_a_serialised_state_goes_on_in_the_same_way() -> None:
    game, rng = loaded(("shaman", 2, {})), random.Random(1)
    *_, state = (state.clone() for state, _ in zip(states(game, seed=6), range(25), strict=False))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    for _ in range(10):
        word = at_random(state, rng)
        state.apply_action(word)
        again.apply_action(word)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_a_place_is_shared_by_copies_and_found_again_after_pickling() -> None:
    *_, state = (state.clone() for state, _ in zip(states(tiny(), seed=2), range(12), strict=False))
    assert isinstance(state, TableState)
    assert state.clone().spot is state.spot
    again = pickle.loads(pickle.dumps(state.spot))
    assert isinstance(again, Spot)
    assert again.way.path == state.spot.way.path
    assert again.kit is state.spot.kit


def test_a_copy_goes_its_own_way() -> None:
    state = tiny().new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert copy.history() != state.history()
    assert str(copy) != str(state)


@pytest.mark.parametrize("setup", [("origami", 3, {}), ("shaman", 2, {})], ids=named)
def test_who_may_not_read_a_step_remembers_the_same_for_all_words_it_could_have(setup: Setup) -> None:
    hidden = 0
    for state in states(loaded(setup), seed=4):
        spot = state.spot
        if spot.choice is None or hidden > 12:
            continue
        for seat in map(SeatId, range(setup[1])):
            ends = {word: spot.after(word) for word in spot.numbers}
            logs = [end.way.log for end in ends.values() if end.way.log is not spot.way.log]
            kept = [log for log in logs if not is_read(spot.kit.game, spot.state, log.step.action, seat)]
            told = {spot.kit.recall.text(log, seat, None) for log in kept if log.previous is spot.way.log}
            assert len(told) <= 1
            hidden += len(kept) > 1
    assert hidden


def test_what_a_seat_has_seen_is_never_forgotten() -> None:
    """The log of a seat only grows, and every line of it stays."""
    lines: dict[int, list[str]] = {0: [], 1: []}
    for state in states(loaded(("origami", 2, {"box": "legends"})), seed=5):
        for seat in (0, 1):
            now = state.information_state_string(seat).split("\n")[:-1]
            assert now[: len(lines[seat])] == lines[seat]
            lines[seat] = now
    assert any(HIDDEN in line for line in lines[0])
    assert lines[0] != lines[1]


def test_different_memories_have_different_tensors() -> None:
    met: dict[bytes, str] = {}
    for seed in range(3):
        for state in states(loaded(("origami", 2, {})), seed):
            tensor = np.array(state.information_state_tensor(0), np.float32).tobytes()
            text = state.information_state_string(0)
            assert met.setdefault(tensor, text) == text
    assert len(set(met.values())) == len(met)


def test_what_is_too_long_ago_is_told_as_a_digest() -> None:
    *_, state = states(loaded(("islands", 6, {})), seed=1)
    spot = state.spot
    early, late = spot.kit.recall.numbers(spot.way.log, SeatId(0), None)
    whole = sum([len(spot.kit.recall.text(spot.way.log, SeatId(0), None).split())])
    assert len(late) == min(LOG, len(late))
    assert (early != [0, 0, 0, 0]) == (whole > LOG)
    assert parts_of(b"one") != parts_of(b"two")
    assert max(parts_of(b"one")) < 1 << 20


def test_named_observations_are_those_of_the_plan() -> None:
    game = loaded(("shaman", 2, {}))
    seen = make_observation(game)
    assert seen is not None
    state = next(state for state in states(game, seed=1) if not state.is_chance_node())
    seen.set_from(state, player=1)
    plan = state.spot.kit.observer.plan
    assert list(seen.dict) == [block.name for block in plan.blocks]
    assert (seen.tensor == state.spot.kit.observer.observation(state.spot.state, SeatId(1))).all()
    assert str(seen.string_from(state, player=1)).startswith('{"seat":1')


@pytest.mark.parametrize("setup", EVERY, ids=named)
def test_python_mcts_plays_a_match(setup: Setup) -> None:
    game, rng = loaded(setup), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.5, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state, luck = game.new_initial_state(), random.Random(2)
    thoughts = 0
    while not state.is_terminal():
        think = not state.is_chance_node() and thoughts < 3
        thoughts += think
        state.apply_action(bot.step(state) if think else at_random(state, luck))
    assert thoughts == 3
    assert setup[1] == 1 or sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("setup", EVERY, ids=named)
def test_python_information_set_mcts_plays_a_match(setup: Setup) -> None:
    game, rng = loaded(setup), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.5, 2, random_state=rng)
    state, luck = game.new_initial_state(), random.Random(2)
    thoughts = 0
    while not state.is_terminal():
        think = not state.is_chance_node() and thoughts < 3
        thoughts += think
        state.apply_action(bot.step(state) if think else at_random(state, luck))
    assert thoughts == 3
    assert setup[1] == 1 or sum(state.returns()) == pytest.approx(0)


def numbers(seed: int) -> Callable[[], float]:
    """What OpenSpiel draws its numbers from, with a seed."""
    return random.Random(seed).random


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_a_resampled_state_is_the_same_to_the_player(setup: Setup) -> None:
    luck, drawn = random.Random(7), 0
    for state in states(loaded(setup), seed=8):
        if luck.random() < 0.08 or state.is_terminal():
            for player in range(setup[1]):
                other = state.resample_from_infostate(player, numbers(drawn))
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.current_player() == state.current_player()
                if state.current_player() == player:
                    assert other.legal_actions() == state.legal_actions()
                drawn += 1
    assert drawn > 5


@pytest.mark.parametrize("setup", [("origami", 2, {}), ("shaman", 3, {"turn_limit": 2})], ids=named)
def test_a_match_can_be_played_to_its_end_from_any_resampled_state(setup: Setup) -> None:
    luck = random.Random(3)
    for count, state in enumerate(states(loaded(setup), seed=4)):
        if count % 25 == 0 and not state.is_terminal():
            other = state.resample_from_infostate(luck.randrange(setup[1]), numbers(count))
            while not other.is_terminal():
                other.apply_action(at_random(other, luck))
            assert sum(other.returns()) == pytest.approx(0)


def late() -> Any:
    """A position of Shaman Island with much that is hidden: shortly before the end of a random match."""
    found = [state.clone() for state in states(loaded(("shaman", 2, {})), seed=6)]
    return [state for state in found[:-12] if not state.is_chance_node()][-1]


def test_the_same_numbers_resample_the_same_state_and_others_another() -> None:
    state = late()
    me = state.current_player()
    assert str(state.resample_from_infostate(me, numbers(1))) == str(state.resample_from_infostate(me, numbers(1)))
    assert len({str(state.resample_from_infostate(me, numbers(seed))) for seed in range(10)}) > 5
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    assert str(state.resample_from_infostate(me, sampler)) != str(state.resample_from_infostate(me, sampler))


def test_others_remember_in_a_resampled_state_only_what_was_imagined() -> None:
    """Nothing of their true hands and steps is left in what could be asked of it."""
    state = late()
    me = state.current_player()
    other = state.resample_from_infostate(me, numbers(5))
    theirs = other.information_state_string(1 - me)
    assert theirs.startswith(f"{GUESSED}: {other.observation_string(1 - me)}")
    assert theirs != state.information_state_string(1 - me)
    assert other.history() == []


def test_a_resampled_state_can_be_copied_serialised_and_resampled_again() -> None:
    state = late()
    me, game = state.current_player(), state.get_game()
    other = state.resample_from_infostate(me, numbers(1))
    for _ in range(5):
        other.apply_action(at_random(other, random.Random(2)))
    again = game.deserialize_state(other.serialize())
    third = other.resample_from_infostate(1 - me, numbers(2))
    for seat in (0, 1):
        assert again.information_state_string(seat) == other.information_state_string(seat)
        assert other.clone().information_state_string(seat) == other.information_state_string(seat)
    assert str(again) == str(other)
    assert third.information_state_string(1 - me) == other.information_state_string(1 - me)


def check_policy(game: Any, solver: Any) -> None:
    """What was learnt is a policy: chances for the legal words, wherever it is asked."""
    policy = solver.average_policy()
    asked = 0
    for seed in range(4):
        for state in states(game, seed):
            if not state.is_terminal() and not state.is_chance_node():
                chances = policy.action_probabilities(state)
                assert set(chances) == set(state.legal_actions())
                assert sum(chances.values()) == pytest.approx(1)
                asked += 1
    assert asked > 10


@pytest.mark.parametrize("setup", TINY, ids=named)
def test_counterfactual_regrets_are_learnt_on_cut_down_packs(setup: Setup) -> None:
    game = loaded(setup)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(6):
        solver.iteration()
    check_policy(game, solver)


def test_counterfactual_regrets_are_learnt_from_whole_branches() -> None:
    game = tiny()
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(20):
        solver.iteration()
    check_policy(game, solver)


def test_every_option_is_a_parameter() -> None:
    assert set(parameters("shaman")) == {"players", "pack", "position", "reward", "turn_limit"}
    assert chosen_options("origami", {"families": "sky+sea", "turn_limit": 60}) == (("families", ("sky", "sea")),)
    game = pyspiel.load_game("kamishima_islands(players=3,near=true,reward=win)")
    assert game.new_initial_state().spot.kit.game.options["near"] is True
    assert game.min_utility() == 0.0


def test_alone_the_points_are_the_return() -> None:
    *_, last = states(pyspiel.load_game("kamishima_islands(players=1)"), seed=1)
    assert last.returns() == list(map(float, last.spot.turn.result.scores))
    assert last.get_game().get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_bad_parameters_are_told() -> None:
    with pytest.raises(KamishimaError, match="2 to 4 players, not 7"):
        kit_of("shaman", 7, (), "", "")
    with pytest.raises(KamishimaError, match="no reward 'money'"):
        kit_of("shaman", 2, (), "", "money")


def test_registering_again_changes_nothing() -> None:
    known = pyspiel.registered_names()
    register()
    assert pyspiel.registered_names() == known
    assert "kamishima_origami" in known
