"""The examples of the research page run, and the learner learns; all of it cut short."""

from __future__ import annotations

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from kamishima.adapters.tables import make_table
from kamishima.adapters.vector import Vector

DOCS = Path(__file__).parent.parent.parent / "docs"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", (DOCS / "research.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    """The learner."""
    spec = spec_from_file_location("ppo_example", DOCS.parent / "examples" / "ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["ppo_example"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_of_the_page_run(code: str) -> None:
    names: dict[str, object] = {}
    exec(compile(code, "research.md", "exec"), names)
    assert len(EXAMPLES) == 5
    assert len(names) > 3


def test_the_learner_plays_and_learns(ppo: ModuleType) -> None:
    game = make_table("origami", 2, {"turn_limit": 3})
    vector, rng = Vector(game, 8), np.random.default_rng(1)
    net = ppo.Net(vector.plan.size, vector.vocabulary.size, hidden=16)
    before = [weight.copy() for weight in net.weights]
    batch = ppo.gather(vector, net, 40, rng)
    assert batch.ends.any()
    ppo.improve(net, batch, rng, rate=1e-3, epochs=1)
    assert all((weight != old).any() for weight, old in zip(net.weights, before, strict=True))
    assert 0 <= ppo.against(game, net, "uniform", 2) <= 1


def test_the_learner_says_only_what_the_mask_allows(ppo: ModuleType) -> None:
    vector, rng = Vector(make_table("origami", 2), 16), np.random.default_rng(1)
    net = ppo.Net(vector.plan.size, vector.vocabulary.size, hidden=8)
    for _ in range(10):
        _, chances, _ = net.look(vector.plan.scaled(vector.observations), vector.masks)
        assert (chances[vector.masks == 0] == 0).all()
        assert chances.sum(axis=1) == pytest.approx(1, abs=1e-4)
        words = ppo.chosen(chances, rng)
        assert (vector.masks[np.arange(16), words] == 1).all()
        vector.step(words)


def test_advantages_follow_each_seat_by_itself(ppo: ModuleType) -> None:
    """Two words of seat 0 with one of seat 1 between them; then the match ends, 1 to −1."""
    vector = Vector(make_table("origami", 2), 1)
    batch = ppo.Batch(3, vector)
    batch.seats[:, 0] = [0, 1, 0]
    batch.worths[:, 0] = [0.5, -0.25, 0.75]
    batch.ends[2] = True
    batch.gains[2, 0] = [1.0, -1.0]
    gains, known = batch.advantages(1.0)
    assert known.all()
    assert gains[:, 0].tolist() == pytest.approx([0.5, -0.75, 0.25])


def test_words_without_an_end_in_sight_are_left_out(ppo: ModuleType) -> None:
    batch = ppo.Batch(2, Vector(make_table("origami", 2), 1))
    batch.seats[:, 0] = [0, 0]
    _, known = batch.advantages(1.0)
    assert known[:, 0].tolist() == [True, False]


def test_the_learner_gets_better_at_a_choice_that_pays(ppo: ModuleType) -> None:
    """A net that is told that one word is good says it more often."""
    net, rng = ppo.Net(4, 3, hidden=8), np.random.default_rng(1)
    seen, masks = np.ones((64, 4), np.float32), np.ones((64, 3), np.int8)
    start = net.look(seen, masks)[1][0, 2]
    for _ in range(60):
        hidden, chances, _ = net.look(seen, masks)
        slope = chances.copy()
        slope[:, 2] -= 1
        net.learn(seen, hidden, slope / 64, np.zeros(64, np.float32), 0.01)
    assert net.look(seen, masks)[1][0, 2] > start
    assert ppo.chosen(np.array([[0.0, 1.0]], np.float32), rng).tolist() == [1]
