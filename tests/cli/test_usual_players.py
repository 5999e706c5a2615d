"""How many play when nobody says it: two, or as many as the options are for; alone only who asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kamishima.cli.arguments import usual_players
from kamishima.cli.main import main

SHORT = ["--games", "2", "--processes", "1"]
GAMES = {"origami": ["--option", "turn-limit=2"], "shaman": ["--option", "turn-limit=2"], "islands": []}


@pytest.mark.parametrize(
    ("game", "options", "players"),
    [
        ("origami", {}, 2),
        ("islands", {"science": True}, 1),
        ("islands", {"science": False}, 2),
        ("origami", {"families": ["farm", "sky", "sea"]}, 3),
        ("origami", {"families": ["farm"]}, 2),
        ("origami", {"pairs": ["actor", "tengu", "samurai", "kappa"]}, 4),
        ("islands", {"position": "season 3 first p1; now bidding p2; p1 sheets a b; p2 sheets c d; p3 sheets e f"}, 3),
        ("islands", {"position": "season 3 first p1; p1 sheets a b coins 9"}, 1),
        ("shaman", {"position": ""}, 2),
    ],
)
def test_as_many_play_as_the_options_are_for(game: str, options: dict[str, object], players: int) -> None:
    assert usual_players(game, options) == players


@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_is_of_two_players(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, *SHORT, *GAMES[game]]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[-2:]] == ["p1", "p2"]


@pytest.mark.parametrize("game", GAMES)
def test_an_arena_is_of_two_players(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", game, "--bots", "uniform,paper@1", "--markdown", *SHORT, *GAMES[game]]
    assert main(command) == 0
    assert f"{game}, 2 players" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_study_is_of_two_players(game: str, tmp_path: Path) -> None:
    report = tmp_path / "lab.html"
    assert main(["lab", game, "--bots", "uniform", "--html", str(report), *SHORT, *GAMES[game]]) == 0
    assert f"{game}, 2 players" in report.read_text("utf-8")


def test_whoever_wants_to_be_alone_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    for alone in (["--players", "1"], ["--option", "science=true"]):
        assert main(["simulate", "islands", *SHORT, *alone]) == 0
        assert "p2" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "players"), [([], 2), (["--players", "4"], 4), (["--option", "families=farm,sky,sea"], 3)]
)
def test_balance_is_of_as_many_players_as_it_is_told(
    more: list[str], players: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "cards.csv"
    assert main(["balance", "origami", "--bots", "uniform", *SHORT, *more, "--csv", str(path)]) == 0
    counted = {int(row.split(",")[1]) for row in path.read_text("utf-8").splitlines()[1:]}
    assert counted - {0} <= {players, 2 * players}  # 0 for cards of families that are not in play
    assert max(counted) >= players
    assert capsys.readouterr().out.startswith("2 games.")


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (["--players", "9"], "Origami is for 2 to 4 players, not 9"),
        (["--bots", "greedy,greedy,greedy"], "name 1 to 2 bots"),
        (["--bots", ""], "name 1 to 2 bots"),
        (["--games", "0"], "at least one game"),
    ],
)
def test_a_balance_that_cannot_be_is_refused_in_one_line(
    more: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", "origami", *more]) == 2
    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1
