"""`kamishima play`: its arguments, who sits at the table, and its texts."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from kamishima.cli.commands.play import secret_of
from kamishima.cli.main import main
from kamishima.cli.session.lineup import lineup_of, make_lineup
from kamishima.cli.session.saves import load
from kamishima.cli.terminal import default_locale
from kamishima.core.errors import BadOptions
from kamishima.core.turn import SeatId
from kamishima.games.registry import GAMES, box
from kamishima.terminal.wording import terminal_texts
from kamishima.texts.catalogue import LOCALES


def play_and_leave(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Sit down and get up again at once."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    return main(["play", "origami", *arguments])


def saved(data_folder: Path) -> Path:
    (path,) = (data_folder / "saves").iterdir()
    return path


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        ([], ("player", "Kumo (greedy)")),
        (["--players", "3"], ("player", "Kumo (greedy)", "Nami (greedy)")),
        (["--bots", "uniform"], ("player", "Kumo (uniform)")),
        (["--bots", "uniform,greedy"], ("player", "Kumo (uniform)", "Nami (greedy)")),
        (["--bots", "uniform", "--players", "4"], ("player", "Kumo (uniform)", "Nami (uniform)", "Sora (uniform)")),
        (["--name", "Ana"], ("Ana", "Kumo (greedy)")),
        (["--name", "kumo"], ("kumo", "Nami (greedy)")),
        (["--families", "farm,sea,lawn"], ("player", "Kumo (greedy)", "Nami (greedy)")),
    ],
)
def test_who_sits_at_the_table(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path, arguments: list[str], seats: tuple[str, ...]
) -> None:
    assert play_and_leave(monkeypatch, *arguments) == 0
    assert load(saved(data_folder)).header.seats == seats


def test_families_options_and_packs_are_used(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path, tmp_path: Path
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(box("origami").house_text().replace('name = "house"', 'name = "mine"'), "utf-8")
    chosen = ["--families", "farm,sea", "--option", "turn-limit=7", "--pack", str(pack)]
    assert play_and_leave(monkeypatch, *chosen) == 0
    header = load(saved(data_folder)).header
    assert header.options["families"] == ["farm", "sea"]
    assert header.options["turn-limit"] == 7
    assert header.pack == "mine"


def test_the_commands_that_are_told_name_the_pack_and_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pack = tmp_path / "my pack.toml"
    pack.write_text(box("origami").house_text(), "utf-8")
    play_and_leave(monkeypatch, "--pack", str(pack), "--locale", "de")
    assert f"--pack '{pack}' --locale de" in capsys.readouterr().out


def test_the_same_seed_deals_the_same_cards_and_no_seed_never_does() -> None:
    assert secret_of(4) == secret_of(4)
    assert secret_of(4) != secret_of(5)
    assert secret_of(None) != secret_of(None)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--bots", "deep"], "there is no bot 'deep'; the bots are uniform, greedy"),
        (["--bots", "greedy,greedy,greedy", "--players", "3"], "name one bot for all of them, or 2, not 3"),
        (["--players", "1"], "Origami is for 2 to 4 players, not 1"),
        (["--players", "0"], "Origami is for 2 to 4 players, not 0"),
        (["--families", "farm,moon"], "no family 'moon'"),
        (["--name", "a:b"], "cannot be a name"),
        (["--name", "Eve (greedy)"], "is how a bot is called"),
        (["--resume", "/nowhere.txt"], "/nowhere.txt: No such file or directory"),
        (["--resume", "/nowhere.txt", "--seed", "3"], "--seed cannot be chosen again"),
        (["--save", "/nowhere/evening.txt"], "/nowhere"),
    ],
)
def test_bad_arguments_get_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    monkeypatch.setattr("kamishima.cli.session.saves.Path.mkdir", _refuse)
    assert play_and_leave(monkeypatch, *arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("kamishima: ")
    assert reason in error
    assert error.count("\n") == 1


def _refuse(_path: Path, *_arguments: object, **_options: object) -> None:
    raise PermissionError(13, "Permission denied")


# -- who is a bot ------------------------------------------------------------------------------------------------------


def test_a_match_is_resumed_with_the_same_bots() -> None:
    lineup = lineup_of(("Kumo (uniform)", "Ana", "Nami (greedy)"))
    assert lineup == lineup_of(lineup.recorded)
    assert (lineup.person, lineup.bots) == (1, {SeatId(0): "uniform", SeatId(2): "greedy"})
    assert lineup.names == ("Kumo", "Ana", "Nami")


@pytest.mark.parametrize("seats", [("Ana", "Bo"), ("Kumo (greedy)", "Nami (greedy)")])
def test_a_match_of_two_people_or_of_bots_alone_is_not_for_the_terminal(seats: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions, match="one of the seats must be a person's"):
        lineup_of(seats)


def test_brackets_in_a_persons_name_are_just_brackets() -> None:
    assert make_lineup("Ana (Basel)", ["greedy"]).names == ("Ana (Basel)", "Kumo")


# -- texts -------------------------------------------------------------------------------------------------------------


def terminal_ids(locale: str) -> list[str]:
    sources = [source for game in GAMES for source in terminal_texts(game, locale)]
    assert len(sources) == 2 * len(GAMES)
    return re.findall(r"^(terminal-[a-z-]+) =", "\n".join(sources), re.MULTILINE)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_terminal_has_the_same_texts_in_every_language(locale: str) -> None:
    assert terminal_ids(locale) == terminal_ids("en")


def test_every_text_of_the_terminal_is_used() -> None:
    folder = Path(__file__).parents[2] / "src" / "kamishima"
    source = "".join([path.read_text("utf-8") for path in folder.rglob("*.py")])
    heads = {"terminal-cost", "terminal-folds", "terminal-points"}
    for text_id in terminal_ids("en"):
        assert f'"{text_id}"' in source.replace("'", '"') or text_id in heads


@pytest.mark.parametrize(
    ("language", "locale"), [("de_CH.UTF-8", "de"), ("pl_PL", "pl"), ("fr_FR", "en"), ("C.UTF-8", "en"), ("", "en")]
)
def test_the_language_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch, language: str, locale: str) -> None:
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setenv("LC_MESSAGES", "")
    monkeypatch.setenv("LANG", "")
    assert default_locale() == locale
