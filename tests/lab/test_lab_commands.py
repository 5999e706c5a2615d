"""`kamishima arena` and `kamishima lab`: what people type, what they get, and what they are told when it is wrong."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest
import ray
from tests.cli.processes import Running

from kamishima.cli.main import main
from kamishima.games.registry import box
from kamishima.lab.ray_engine import STARTS

ARENA = [
    "arena",
    "origami",
    "--bots",
    "uniform,paper@1",
    "--games",
    "2",
    "--processes",
    "1",
    "--option",
    "turn-limit=2",
]
LAB = ["lab", "origami", "--bots", "uniform", "--games", "12", "--processes", "1", "--option", "turn-limit=2"]


def test_an_arena_prints_ratings_and_writes_what_it_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = ["--results", str(tmp_path / "games.jsonl"), "--html", str(tmp_path / "arena.html")]
    assert main([*ARENA, *files]) == 0
    out = capsys.readouterr().out
    assert "rating" in out
    assert "ahead of" in out
    assert (tmp_path / "arena.html").read_text("utf-8").startswith("<!doctype html>")
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 3


def test_an_arena_gives_rows_for_a_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--markdown"]) == 0
    assert capsys.readouterr().out.startswith("| origami, 2 players, ")


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (["--bots", "uniform"], "name at least two bots"),
        (["--bots", "uniform,deep"], "there is no bot 'deep'"),
        (["--games", "0"], "at least one"),
        (["--limit", "-1"], "leaves no time"),
        (["--processes", "0"], "at least one process"),
        (["--html", "/nowhere/at/all.html"], "/nowhere/at/all.html: No such file"),
        (["--players", "9"], "2 to 4 players"),
    ],
)
def test_an_arena_that_cannot_be_is_refused_in_one_line(
    more: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ARENA, *more]) == 2
    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1


def test_a_study_writes_its_report_and_its_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--html", str(tmp_path / "lab.html"), "--csv", str(tmp_path / "games.csv")]
    assert main([*LAB, *files, "--parquet", str(tmp_path / "games.parquet")]) == 0
    assert "written:" in capsys.readouterr().out
    assert "Who wins" in (tmp_path / "lab.html").read_text("utf-8")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == 1 + 2 * 12
    assert (tmp_path / "games.parquet").read_bytes()[:4] == b"PAR1"


def test_two_packs_are_compared(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(box("origami").house_text().replace("points = { is = 2,", "points = { is = 9,", 1), "utf-8")
    assert main([*LAB, "--versus", str(pack), "--html", str(tmp_path / "lab.html")]) == 0
    assert "difference" in (tmp_path / "lab.html").read_text("utf-8")


def test_a_pack_is_not_compared_with_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(box("origami").house_text(), "utf-8")
    assert main([*LAB, "--versus", str(pack), "--html", str(tmp_path / "lab.html")]) == 2
    assert "the same content" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (["--games", "0"], "at least one game"),
        (["--bots", "deep"], "there is no bot 'deep'"),
        (["--bots", "uniform,uniform,uniform"], "name 1 to 2 bots"),
        (["--address", "ray://here"], "add --engine ray"),
        (["--html", "/nowhere/at/all.html"], "/nowhere/at/all.html: No such file"),
        (["--csv", "/nowhere/at/all.csv"], "/nowhere/at/all.csv: No such file"),
        (["--versus", "/nowhere/pack.toml"], "No such file"),
    ],
)
def test_a_study_that_cannot_be_is_refused_in_one_line(
    more: list[str], reason: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*LAB, *more]) == 2
    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1


def test_a_ray_cluster_plays_exactly_the_same_games(tmp_path: Path) -> None:
    """In a process of its own, since a cluster leaves threads and files behind."""
    files = [tmp_path / "local.csv", tmp_path / "ray.csv"]
    for engine, path in zip(("local", "ray"), files, strict=True):
        command = [sys.executable, "-m", "kamishima", *LAB, "--games", "45", "--engine", engine, "--csv", str(path)]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")
    assert len(files[0].read_text("utf-8").splitlines()) == 1 + 2 * 45


ENDLESS = [*LAB[:4], *LAB[-2:], "--games", "1000000", "--engine", "ray", "--processes", "2", "--csv", "games.csv"]


def test_an_interrupted_study_on_a_cluster_keeps_the_chunks_that_are_finished(tmp_path: Path) -> None:
    running = Running(*ENDLESS, folder=tmp_path)
    try:
        running.wait_for(r" [1-9]\d*/1000000")
        running.press_ctrl_c()
        code, output = running.end()
        running.wait_until_empty()  # the cluster has gone with it
    finally:
        running.close()
    assert (code, output) == (130, "written: lab.html\n")
    games = int(running.messages.rpartition("stopped after ")[2].split()[0])
    assert len((tmp_path / "games.csv").read_text("utf-8").splitlines()) == 1 + 2 * games


def test_a_cluster_that_is_interrupted_while_it_starts_leaves_nothing_behind(tmp_path: Path) -> None:
    running = Running(*ENDLESS, folder=tmp_path)
    try:
        running.wait_for_process("gcs_server")
        running.press_ctrl_c()
        code, output = running.end()
        running.wait_until_empty()
    finally:
        running.close()
    assert (code, output) == (130, "")
    assert "kamishima: stopped" in running.messages
    assert [path.name for path in tmp_path.iterdir()] == ["output.txt"]


def test_a_cluster_that_does_not_come_up_is_tried_again_and_then_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tried: list[object] = []

    def fails(*words: object, **_more: object) -> None:
        tried.extend(words)
        raise Exception("the node timed out")  # this is what Ray raises

    monkeypatch.setattr(ray, "init", fails)
    assert main([*LAB, "--engine", "ray", "--html", str(tmp_path / "lab.html")]) == 2
    assert capsys.readouterr().err == "kamishima: no Ray cluster could be started here: the node timed out\n"
    assert tried == ["local"] * STARTS
    assert main([*LAB, "--engine", "ray", "--processes", "0", "--html", str(tmp_path / "lab.html")]) == 2
    assert "at least one process" in capsys.readouterr().err


def test_a_cluster_that_does_not_answer_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fails(address: str, **_more: object) -> None:
        raise ConnectionError(f"nobody at {address}")

    monkeypatch.setattr(ray, "init", fails)
    far = ["--engine", "ray", "--address", "ray://far:1", "--html", str(tmp_path / "lab.html")]
    assert main([*LAB, *far]) == 2
    assert "--address ray://far:1: no Ray cluster answers: nobody at ray://far:1" in capsys.readouterr().err
