"""The arena: everybody meets everybody in every seat; a run that was killed goes on where it was."""

from __future__ import annotations

import itertools
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.lab.broken_bots import BROKEN

from kamishima.bots.registry import BOTS
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import setting
from kamishima.lab.arena import check_plan, groups, jobs, play_job, run_arena
from kamishima.lab.referee import ArenaGame
from kamishima.lab.results import Plan, ResultsFile
from kamishima.lab.simulate import seated

SHORT = setting("origami", 2, {"turn-limit": 2})
PLAN = Plan(SHORT, ("uniform", "greedy", "paper@1"), 4, 7)


def played(plan: Plan, path: Path | None = None, most: int | None = None, processes: int = 1) -> list[ArenaGame]:
    """Play a plan, or so many games of it; then the run is gone as if it had been killed."""
    with ResultsFile(path, plan) as results:
        chunks = run_arena(plan, results, processes=processes)
        return [game for chunk in itertools.islice(chunks, most) for game in chunk]


def key(game: ArenaGame) -> tuple[object, ...]:
    """What a game is, its times aside."""
    return (game.group, game.number, game.seed, game.bots, game.scores, game.ranks, game.reason, game.decisions)


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abc", 3, ["abc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 4, ["abab"]),
        ("abc", 4, ["abca"]),
        ("abc", 1, ["a", "b", "c"]),
    ],
)
def test_who_meets_whom(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(group) for group in groups(list(bots), players)] == expected


def test_every_seed_is_played_once_in_every_seating() -> None:
    games = played(PLAN)
    assert len(games) == 3 * 4
    counts = Counter([(game.seed, game.bots) for game in games])
    assert set(counts.values()) == {1}
    assert {game.seed for game in games} == {7, 8}
    assert all((seed, bots[::-1]) in counts for seed, bots in counts)


def test_seats_go_round() -> None:
    assert [seated(("a", "b", "c"), number) for number in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]


def test_a_job_is_the_same_game_whenever_it_is_played() -> None:
    assert key(play_job(PLAN, (1, 3))) == key(play_job(PLAN, (1, 3)))


def test_a_run_that_was_killed_goes_on_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    assert len(played(PLAN, path, most=5)) == 5
    with path.open("ab") as file:
        file.write(b'{"group":0,"numb')  # the line that was being written
    games = played(PLAN, path)
    assert sorted([(game.group, game.number) for game in games]) == sorted(jobs(PLAN))
    lines = path.read_bytes().splitlines()
    assert len(lines) == 1 + 12
    assert sorted([key(msgspec.json.decode(line, type=ArenaGame)) for line in lines[1:]], key=str) == sorted(
        [key(game) for game in played(PLAN)], key=str
    )


def test_a_killed_process_leaves_its_games_and_no_other_process(tmp_path: Path) -> None:
    """The command itself, killed without warning after some games; then the same command again."""
    path = tmp_path / "arena.jsonl"
    words = "arena origami --option turn-limit=4 --bots uniform,greedy --games 60 --processes 2 --results"
    command = [sys.executable, "-m", "kamishima", *words.split(), str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as running:
        until(lambda: path.exists() and len(path.read_bytes().splitlines()) > 5)
        running.kill()
        assert running.stdout is not None
        assert running.stdout.read() == b""  # it ends when the last process that could write to it has gone
    kept = path.read_bytes().splitlines()
    assert 6 <= len(kept) < 61
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "greedy ahead of uniform" in done.stdout
    lines = path.read_bytes().splitlines()
    assert lines[: len(kept) - 1] == kept[:-1]
    numbers = [msgspec.json.decode(line, type=ArenaGame).number for line in lines[1:]]
    assert sorted(numbers) == list(range(60))


def until(true: Callable[[], bool]) -> None:
    """Wait for something that will be true before long."""
    for _ in range(6000):
        if true():
            return
        time.sleep(0.01)
    raise AssertionError("it has not happened in a minute")


def test_a_finished_run_plays_nothing_again(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    played(PLAN, path)
    before = path.read_bytes()
    assert len(played(PLAN, path)) == 12
    assert path.read_bytes() == before


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    together = played(PLAN, tmp_path / "arena.jsonl", processes=2)
    assert sorted([key(game) for game in together], key=str) == sorted([key(game) for game in played(PLAN)], key=str)


def test_broken_bots_do_not_stop_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("raises", "illegal"):
        monkeypatch.setitem(BOTS, name, BROKEN[name])
    games = played(Plan(SHORT, ("uniform", "raises", "illegal"), 2, 1))
    assert len(games) == 3 * 2
    for game in games:
        assert game.fault
        assert game.bots[game.ranks.index(2)] == game.fault.partition(":")[0] != "uniform"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"games": 0}, "at least one"),
        ({"bots": ("greedy", "greedy")}, "each bot is named once"),
        ({"bots": ("greedy",)}, "name at least two bots"),
        ({"bots": ()}, "name at least two bots"),
        ({"bots": ("greedy", "deep")}, "there is no bot 'deep'"),
        ({"limit": 0.0}, "leaves no time"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(KamishimaError, match=reason):
        check_plan(msgspec.structs.replace(PLAN, **change))


def test_a_file_of_other_games_is_not_added_to(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    played(PLAN, path, most=2)
    before = path.read_bytes()
    for other in (
        msgspec.structs.replace(PLAN, seed=8),
        msgspec.structs.replace(PLAN, bots=("greedy", "uniform")),
        msgspec.structs.replace(PLAN, setting=setting("origami", 2, {"turn-limit": 3})),
    ):
        with pytest.raises(KamishimaError, match="holds other games"):
            played(other, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "reason"),
    [("my diary\n", "line 1: this is no results file of an arena"), ("{}\n", "line 1: this is no results file")],
)
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "arena.jsonl"
    path.write_text(text)
    with pytest.raises(KamishimaError, match=reason):
        played(PLAN, path)
    assert path.read_text() == text


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    played(PLAN, path, most=3)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], b"{broken\n", *lines[2:]]))
    with pytest.raises(KamishimaError, match="line 2: this is no game of an arena"):
        played(PLAN, path)


def test_a_folder_is_no_results_file(tmp_path: Path) -> None:
    with pytest.raises(KamishimaError, match="games are kept in a file, and this is none"):
        played(PLAN, tmp_path)


def test_no_process_is_no_way_to_play() -> None:
    with pytest.raises(KamishimaError, match="at least one process"):
        played(PLAN, processes=0)
