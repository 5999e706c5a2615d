"""The tools of the load test: they pick legal words, count right, stop in time and leave nothing behind."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import textwrap
import time
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest
from bench import server
from bench.load import peer, processes
from bench.load.peer import Load, Serving
from bench.load.processes import CLIENT_CORE, SERVER_CORE, Ended, LoadError, Watched, running, together
from bench.load.turns import Side

from kamishima.core.turn import Decision
from kamishima.core.words import tree
from kamishima.games.registry import GAMES
from kamishima.testing.walk import walk

NODE = Path(__file__).parents[2] / "bench" / "load" / "node"


def in_node(code: str, given: object = None) -> object:
    """The last value that a module says."""
    read: object = json.loads(node_lines(code, given)[-1])
    return read


def node_lines(code: str, given: object = None) -> list[str]:
    """What a module says that is run in the folder of the clients."""
    done = subprocess.run(
        [peer.node(), "--input-type=module", "--eval", textwrap.dedent(code)],
        input=json.dumps(given),
        cwd=NODE,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


# -- the clients -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(GAMES))
def test_the_clients_pick_every_action_of_a_turn_and_nothing_else(name: str) -> None:
    table = GAMES[name].table(2)
    turns = [table.turn(visit.state) for visit in walk(table, 2)]
    decisions = [turn for turn in turns if isinstance(turn, Decision) and len(turn.actions) <= 12][:25]
    trees = [tree([action.phrase() for action in turn.actions]) for turn in decisions]
    picked = in_node(
        """
        import { readFileSync } from "node:fs";
        import { generator } from "./figures.js";
        import { pick } from "./words.js";
        const random = generator(1);
        const trees = JSON.parse(readFileSync(0));
        const many = (tree) => [...new Set(Array.from({ length: 2000 }, () => pick(tree, random)))];
        console.log(JSON.stringify(trees.map(many)));
        """,
        trees,
    )
    assert isinstance(picked, list)
    assert len(picked) == len(decisions) > 5
    for said, turn in zip(picked, decisions, strict=True):
        assert set(said) == {action.text for action in turn.actions}


def test_the_same_seed_makes_the_same_choices_and_all_are_in_range() -> None:
    numbers = in_node(
        """
        import { generator } from "./figures.js";
        const [a, b, c] = [generator(5), generator(5), generator(6)];
        const draw = (from) => Array.from({ length: 500 }, () => from(7));
        console.log(JSON.stringify([draw(a), draw(b), draw(c)]));
        """
    )
    assert isinstance(numbers, list)
    first, again, other = numbers
    assert first == again != other
    assert set(first) == set(range(7))


def test_figures_count_only_what_was_measured_and_sort_it() -> None:
    told = in_node(
        """
        import { Figures } from "./figures.js";
        const figures = new Figures({ idle_p99: 3 });
        figures.move(performance.now() - 5000);
        figures.match();
        figures.begin();
        for (let late = 1; late <= 200; late += 1) figures.move(performance.now() - 10 * late);
        figures.match();
        figures.end();
        """
    )
    assert isinstance(told, dict)
    assert (told["moves"], told["matches"], told["idle_p99"]) == (200, 1, 3)
    assert 1000 <= told["p50"] < 1500
    assert 1980 <= told["p99"] <= told["worst"]


def test_figures_end_after_a_number_of_matches_and_tell_each_tenth() -> None:
    code = """
        import { Figures } from "./figures.js";
        const figures = new Figures({}, 20);
        figures.begin();
        for (let n = 0; n < 20; n += 1) figures.match();
        """
    lines = node_lines(code)
    events = [json.loads(line) for line in lines]
    assert [event["event"] for event in events] == ["begin", *["matches"] * 10, "end"]
    assert [event["matches"] for event in events[1:]] == [*range(2, 22, 2), 20]


def test_what_is_played_while_it_does_not_count_is_not_counted() -> None:
    code = """
        import { Figures } from "./figures.js";
        const figures = new Figures();
        const play = () => figures.move(performance.now());
        figures.resting = true;
        for (const counts of [false, true]) {
          for (let table = 0; table < 3; table += 1) figures.next(play);
          figures.turn(0, counts);
          await new Promise((done) => setTimeout(done, 20));
          play();
        }
        figures.end();
        """
    told = json.loads(node_lines(code)[-1])
    assert told["moves"] == 3


def test_tic_tac_toe_of_the_peer_is_in_its_lock_without_addresses() -> None:
    lock = json.loads((NODE / "package-lock.json").read_text())
    wanted = json.loads((NODE / "package.json").read_text())["dependencies"]
    assert lock["packages"]["node_modules/boardgame.io"]["version"] == wanted["boardgame.io"]
    assert wanted["boardgame.io"].startswith("0.50.")
    assert not re.search(r"https?://", (NODE / "package-lock.json").read_text())
    assert all("integrity" in package for path, package in lock["packages"].items() if path)


# -- processes ---------------------------------------------------------------------------------------------------------


def test_a_process_uses_cpu_and_memory() -> None:
    before = processes.usage(os.getpid())
    spin = time.process_time() + 0.1
    while time.process_time() < spin:
        pass
    after = processes.usage(os.getpid())
    assert after.cpu - before.cpu >= 0.05
    assert 5 < after.memory < 4000


def test_a_command_is_pinned_only_to_a_core_that_is_there() -> None:
    assert processes.pinned(["node", "x.js"], 4096) == ["node", "x.js"]
    assert processes.pinned(["node", "x.js"], SERVER_CORE)[-2:] == ["node", "x.js"]


def clients(code: str) -> list[str]:
    return [sys.executable, "-c", textwrap.dedent(code)]


SAYS = """
    import json, sys, time
    def say(**line): print(json.dumps(line), flush=True)
    say(event="seated")
    say(event="begin")
    say(event="matches", matches=1)
    say(event="end", seconds=2.0, moves=300, matches=1, p50=1.0, p99=2.0, worst=3.0)
    """


def watched(code: str, tmp_path: Path, seconds: float = 60) -> Watched:
    log = tmp_path / "log"
    with processes.running(clients(code), CLIENT_CORE, log, {}) as running:
        return processes.watch(running, os.getpid(), log, seconds)


def test_what_clients_say_is_heard_and_their_server_is_weighed(tmp_path: Path) -> None:
    found = watched(SAYS, tmp_path)
    assert found.ended == Ended(2.0, 300, 1, 1.0, 2.0, 3.0)
    assert found.ended.rate == 150
    assert len(found.memories) == 2
    assert found.memory > 0
    assert found.seated_memory > 0


def test_clients_that_fail_tell_their_log(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="no such table"):
        watched("raise SystemExit('no such table')", tmp_path)


def test_clients_that_go_on_for_too_long_are_stopped(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="did not end within 0 seconds"):
        watched("import time; time.sleep(600)", tmp_path, seconds=0.2)


def test_clients_that_end_without_a_word_are_noticed(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="ended before their time"):
        watched("", tmp_path)


def test_a_log_holds_this_run_alone(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text("an error of yesterday")
    assert processes.new_log(log) == log
    assert not log.exists()
    assert processes.new_log(log) == log


def test_a_server_that_does_not_come_up_tells_its_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with (
        processes.running(clients("raise SystemExit('the port is taken')"), SERVER_CORE, log, {}) as running,
        pytest.raises(LoadError, match="the port is taken"),
    ):
        processes.wait_for_port(running, processes.free_port(), log)


def test_a_server_is_found_as_soon_as_it_listens_and_ended_with_the_block(tmp_path: Path) -> None:
    port, log = processes.free_port(), tmp_path / "log"
    listening = clients(
        f"""
        import socket, time
        with socket.create_server(("127.0.0.1", {port})):
            time.sleep(600)
        """
    )
    with processes.running(listening, SERVER_CORE, log, {}) as running:
        processes.wait_for_port(running, port, log)
        assert running.poll() is None
    assert running.returncode is not None


# -- fetching and rows -------------------------------------------------------------------------------------------------


def test_the_peer_is_fetched_once_for_each_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[str] = []
    monkeypatch.setattr(peer, "BUILD", tmp_path / "load")
    monkeypatch.setattr(peer, "_fetch", lambda: fetched.append("once"))
    folder = peer.install()
    assert peer.install() == folder
    assert fetched == ["once"]
    assert {"package.json", "package-lock.json", "peer_server.js", "our_clients.js"} <= {
        path.name for path in folder.iterdir()
    }
    (folder / "installed-lock.json").write_text("{}")
    peer.install()
    assert len(fetched) == 2


def test_without_npm_the_load_test_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer, "BUILD", tmp_path / "load")
    monkeypatch.setattr(peer, "_brought", lambda: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert peer.node() == "node"
    with pytest.raises(LoadError, match="npm is not installed"):
        peer.install()
    assert not (tmp_path / "load" / "installed-lock.json").exists()


def test_a_fetch_that_fails_leaves_nothing_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer, "BUILD", tmp_path / "load")
    monkeypatch.setattr(peer, "npm", lambda: [sys.executable, "-c", "raise SystemExit('no such package')"])
    with pytest.raises(LoadError, match="no such package"):
        peer.install()
    assert not (tmp_path / "load" / "installed-lock.json").exists()


def test_a_load_is_written_as_the_clients_take_it() -> None:
    load = Load(matches=50, warm_up=3, seconds=8, pause=2000)
    assert load.arguments == ["50", "3", "8", "2000"]
    assert load.limit > 11
    assert Load(matches=500, warm_up=3, seconds=8).limit > load.limit + 100, "everybody has to sit down first"


def figures(moves: int, p99: float, memories: list[float]) -> Watched:
    return Watched(Ended(2.0, moves, 3, 1.0, p99, 9.0, 0.5), 98.0, 120.0, 60.0, memories)


def test_several_starts_of_a_server_count_together() -> None:
    slow = Watched(Ended(1.0, 1000, 2, 8.0, 30.0, 90.0), 100.0, 110.0, 60.0, [])
    quick = Watched(Ended(3.0, 6000, 9, 4.0, 12.0, 40.0), 80.0, 130.0, 50.0, [])
    usual = Watched(Ended(1.0, 1500, 3, 5.0, 15.0, 50.0), 90.0, 120.0, 70.0, [])
    whole = together([slow, quick, usual])
    assert (whole.ended.rate, whole.ended.matches) == (8500 / 5, 14)
    assert (whole.ended.p50, whole.ended.p99, whole.ended.worst) == (5.0, 15.0, 90.0)
    assert whole.cpu_percent == pytest.approx(86.0)
    assert (whole.memory, whole.seated_memory) == (130.0, 70.0)
    assert whole.cpu_per_move == pytest.approx(1e6 * (1.0 + 3 * 0.8 + 0.9) / 8500)


def test_ours_stands_next_to_the_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "serving_ours", lambda *_: nullcontext("ours"))
    monkeypatch.setattr(server, "serving_peer", lambda _: nullcontext("peer"))
    found = {"ours": figures(3000, 20.0, []), "peer": figures(2000, 30.0, [])}
    monkeypatch.setattr(server, "in_turns", lambda servings: [found[serving] for serving in servings])
    rows = {row.name: row for row in server.closed_loop()}
    moves = rows["server, origami, 50 matches closed loop: moves"]
    assert (moves.value, moves.peer_value, moves.ratio) == (1500.0, 1000.0, 1.5)
    slowest = rows["server, islands, 50 matches closed loop: p99"]
    assert (slowest.peer_value, slowest.ratio) == (30.0, 20 / 30)
    assert rows["server, shaman, 50 matches closed loop: CPU a move"].value == pytest.approx(1e6 * 2 * 0.98 / 3000)
    assert all(row.peer for row in rows.values())


def test_memory_after_many_matches_stands_next_to_that_after_a_tenth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "ours_under", lambda *_: figures(3000, 25.0, [100.0, 110.0, 120.0]))
    rows = {row.name: row for row in server.many_matches()}
    assert rows["server, 10000 finished matches: memory"].peer_value == 110.0


PLAYING = """
    import { Figures, say } from "./figures.js";
    const figures = new Figures();
    figures.takeTurns();
    say({ event: "seated" });
    const play = () => setTimeout(() => {
      figures.move(performance.now() - 5);
      figures.next(play);
    }, 1);
    for (let table = 0; table < 3; table += 1) figures.next(play);
    """


def test_clients_play_in_their_turns_alone(tmp_path: Path) -> None:
    command = [peer.node(), "--input-type=module", "--eval", textwrap.dedent(PLAYING)]
    log = tmp_path / "log"
    with (
        running(clients("input()"), CLIENT_CORE, log, {}) as served,
        running(command, CLIENT_CORE, log, {}, NODE) as playing,
    ):
        side = Side(Serving(served.pid, command, log), playing)
        side.sit_down()
        side.play(0.2, counts=False)
        for _ in range(2):
            side.play(0.1)
            assert os.WIFSTOPPED(os.waitpid(served.pid, os.WUNTRACED)[1]), "who rests does nothing"
        found = side.end().ended
        assert os.WIFCONTINUED(os.waitpid(served.pid, os.WCONTINUED)[1])
    assert found.seconds > 0
    assert found.moves >= 3 * 2, "every table plays in each turn"
    assert found.p50 >= 5


def test_clients_that_leave_in_mid_turn_tell_their_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with processes.running(clients("raise SystemExit('no such table')"), CLIENT_CORE, log, {}) as gone:
        gone.wait()
        with pytest.raises(LoadError, match="no such table"):
            Side(Serving(os.getpid(), [], log), gone).sit_down()


def test_every_game_stands_in_the_closed_loop() -> None:
    assert {played.game for played in server.GAMES.values()} == set(GAMES)
    for played in server.GAMES.values():
        assert GAMES[played.game].table(2, json.loads(played.options)).players == 2


def test_human_pace_is_shown_next_to_an_idle_ping(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played = Watched(Ended(20.0, 5000, 0, 2.0, 6.0, 9.0, 1.5), 30.0, 130.0, 125.0, [])
    node = SimpleNamespace(memory=80.0)
    monkeypatch.setattr(server, "data_folder", lambda: nullcontext(tmp_path))
    monkeypatch.setattr(server, "serving", lambda _data: nullcontext(node))
    monkeypatch.setattr(server, "load_node", lambda *_: played)
    rows = {row.name.rpartition(": ")[2]: row for row in server.human_pace()}
    assert (rows["p99"].value, rows["p99"].peer_value, rows["p99"].ratio) == (6.0, 1.5, 4.0)
    assert rows["memory per match"].value == pytest.approx(100.0)
    assert rows["moves"].value == 250.0
