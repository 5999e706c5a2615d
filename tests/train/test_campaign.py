"""A whole training, very small; it needs PyTorch: `make test-train` installs it and runs this."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from kamishima.bots.net_file import read_net
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import setting
from kamishima.train.campaign import Campaign
from kamishima.train.plan import Plan
from kamishima.train.positions import Positions

T = TypeVar("T")
TABLES = (setting("origami", 2, {"turn-limit": 2}), setting("origami", 3, {"turn-limit": 2}))
PLAN = Plan(TABLES, 1, 44, 1, 0.1, 1, 2, 1, 0, 3)


def shown(chunks: Iterable[Sequence[T]], _total: int, _what: str) -> Iterator[T]:
    for chunk in chunks:
        yield from chunk


def campaign(folder: Path, plan: Plan = PLAN) -> Campaign:
    return Campaign(plan, folder, 1, shown, lambda _line: None)


def trained(folder: Path) -> Path | None:
    """The weights; None when so small a net did not beat the judge, which is fair."""
    try:
        return campaign(folder).run()
    except KamishimaError:
        return None


def test_a_training_leaves_positions_a_candidate_and_a_verdict(tmp_path: Path) -> None:
    written = trained(tmp_path)
    assert (tmp_path / "round-1" / "verdict.json").exists()
    net = read_net((tmp_path / "round-1" / "candidate.weights").read_bytes())
    assert net.header.history.players == (2, 3)
    assert net.header.history.rounds[0].games == 44
    assert (written is None) or read_net(written.read_bytes()).hash == net.hash


def test_a_training_goes_on_where_it_was(tmp_path: Path) -> None:
    trained(tmp_path)
    files = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.positions")}
    verdict = (tmp_path / "round-1" / "verdict.json").read_bytes()
    trained(tmp_path)
    assert {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.positions")} == files
    assert (tmp_path / "round-1" / "verdict.json").read_bytes() == verdict


def test_another_training_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    trained(tmp_path)
    other = Plan(TABLES, 1, 60, 1, 0.1, 1, 2, 1, 0, 3)
    with pytest.raises(KamishimaError, match="holds another training"):
        campaign(tmp_path, other).run()


def test_positions_that_are_kept_are_those_of_the_plan(tmp_path: Path) -> None:
    trained(tmp_path)
    made = campaign(tmp_path)
    tables: list[list[Positions]] = [made._read(1, place) for place in range(2)]
    assert [sum([part.games for part in parts]) for parts in tables] == [22, 22]
