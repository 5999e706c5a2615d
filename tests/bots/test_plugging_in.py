"""Bots of others come by entry point; what is wrong with one is told in a line and harms nobody else."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, EntryPoints
from types import ModuleType

import pytest

from kamishima import plugins
from kamishima.bots import registry
from kamishima.bots.registry import GROUP, Bot, make_bot
from kamishima.bots.seat import Seat
from kamishima.core.errors import KamishimaError
from kamishima.core.turn import Action


class Last(Bot):
    """Always the last action."""

    def choose(self, seat: Seat) -> Action:
        return seat.actions[-1]


def explodes(_seed: int) -> Bot:
    raise RuntimeError("no model file")


@pytest.fixture(autouse=True)
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("somebodys_bots")
    for name, value in {"Last": Last, "explodes": explodes, "number": int}.items():
        setattr(module, name, value)
    monkeypatch.setitem(sys.modules, "somebodys_bots", module)
    points = [
        EntryPoint(name, f"somebodys_bots:{what}", GROUP)
        for name, what in [
            ("last", "Last"),
            ("bomb", "explodes"),
            ("number", "number"),
            ("gone", "Nowhere"),
            ("greedy", "Last"),
        ]
    ]
    monkeypatch.setattr(plugins, "entry_points", lambda group: EntryPoints(points) if group == GROUP else EntryPoints())
    monkeypatch.setattr(registry, "BOTS", registry._all())


def test_a_plugged_in_bot_is_found_by_its_name() -> None:
    assert isinstance(make_bot("last", 1), Last)


def test_nobody_takes_the_name_of_one_of_ours() -> None:
    assert not isinstance(make_bot("greedy", 1), Last)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("bomb", r"the bot 'bomb' \(somebodys_bots:explodes\) cannot be made: RuntimeError\('no model file'\)"),
        ("gone", r"the bot 'gone' \(somebodys_bots:Nowhere\) cannot be made: AttributeError"),
        ("number", r"the bot 'number' \(somebodys_bots:number\) is no kamishima.bots.bot.Bot"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_in_one_line(name: str, reason: str) -> None:
    with pytest.raises(KamishimaError, match=reason):
        make_bot(name, 1)


def test_the_names_of_all_are_listed_when_one_is_not_found() -> None:
    with pytest.raises(KamishimaError, match="the bots are last, bomb, number, gone, greedy, uniform, paper"):
        make_bot("deep", 1)
