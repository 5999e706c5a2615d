"""`kamishima islands`: islands drawn, checked, forged and measured."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from kamishima.cli.main import main
from kamishima.games.islands.commands.balance import remarks, table
from kamishima.games.islands.lab.balance import Played
from kamishima.games.islands.lab.sheet_report import report
from kamishima.games.islands.pack.content import house_content, house_text, read_content

Output = pytest.CaptureFixture[str]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Our own pack as a file that can be spoiled."""
    path = tmp_path / "pack.toml"
    path.write_text(house_text(), "utf-8")
    return path


def spoil(pack: Path, before: str, after: str) -> None:
    text = pack.read_text("utf-8")
    assert before in text
    pack.write_text(text.replace(before, after, 1), "utf-8")


def line_with(pack: Path, text: str) -> int:
    return next(number for number, line in enumerate(pack.read_text("utf-8").splitlines(), start=1) if text in line)


def refused(arguments: list[str], capsys: Output) -> str:
    """The one line that says why."""
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("kamishima: ")
    assert error.count("\n") == 1
    return error.removeprefix("kamishima: ").rstrip("\n")


# -- the actions -------------------------------------------------------------------------------------------------------


def test_the_help_names_every_action(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        main(["islands", "--help"])
    shown = capsys.readouterr().out
    assert all(action in shown for action in ("show ", "check ", "forge ", "balance "))


@pytest.mark.parametrize("action", ["show", "check", "forge", "balance"])
def test_every_action_has_its_own_help(action: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["islands", action, "--help"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: kamishima islands {action}")


@pytest.mark.parametrize("arguments", [[], ["sink"], ["show", "--deep"], ["check"], ["forge", "many"]])
def test_a_line_that_is_no_action_leaves_with_the_usage(arguments: list[str], capsys: Output) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["islands", *arguments])
    assert leaving.value.code == 2
    assert capsys.readouterr().err.startswith("usage: kamishima islands")


# -- show --------------------------------------------------------------------------------------------------------------


def test_an_island_is_drawn_with_coordinates_landmarks_and_outlines(capsys: Output) -> None:
    assert main(["islands", "show", "tortoise"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "a Tortoise  25 squares"
    assert lines[1].split() == list("abcdefg")
    assert [line.split() for line in lines[2:5]] == [
        ["1", "~", "~", "·", "·", "·", "·", "~"],
        ["2", "~", "r", "T", "·", "G", "·", "R"],
        ["3", "·", "r", "S", "C", "T", "·", "·"],
    ]
    assert any("L Lighthouse" in line for line in lines)


def test_a_sheet_shows_both_of_its_islands_once(capsys: Output) -> None:
    assert main(["islands", "show", "b", "lagoon"]) == 0
    shown = capsys.readouterr().out
    assert (shown.count("Lagoon"), shown.count("Sandbar"), shown.count("Tortoise")) == (1, 1, 0)


def test_without_a_name_all_islands_are_drawn_and_none_is_cut(capsys: Output) -> None:
    assert main(["islands", "show"]) == 0
    shown = capsys.readouterr().out
    assert shown.count(" squares") == 24
    assert "…" not in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_islands_are_found_by_word_and_by_name_in_any_language(capsys: Output) -> None:
    assert main(["islands", "show", "Twin Bays", "--locale", "de"]) == 0
    assert capsys.readouterr().out.startswith("c Twin Bays  ")
    assert main(["islands", "show", "twin-bays", "--locale", "de"]) == 0
    assert " Felder\n" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["nowhere", "", "i1"])
def test_an_unknown_sheet_is_answered_with_all_there_are(name: str, capsys: Output) -> None:
    error = refused(["islands", "show", name], capsys)
    assert error.startswith(f"there is no sheet or island {name!r}; the sheets are a, b, c, ")
    assert "the islands are tortoise, crescent, " in error


# -- check -------------------------------------------------------------------------------------------------------------


def test_an_outline_that_no_card_can_fill_is_told_though_the_pack_is_good(pack: Path, capsys: Output) -> None:
    spoil(pack, 'squares = "e4 e5 f5"', 'squares = "h3 h4 h5"')
    for command in (["islands", "check"], ["content", "check", "islands"]):
        assert main([*command, str(pack)]) == 0
        shown = capsys.readouterr().out
        assert "is good" in shown
        assert "sheets.l.islands.labyrinth: the outline on h3 h4 h5 has the shape of no card" in shown


def test_a_good_pack_is_described(pack: Path, capsys: Output) -> None:
    assert main(["islands", "check", str(pack)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{pack}: pack 'house' is good; hash {house_content().hash}"
    assert len(lines) == 2 + 24
    assert lines[2].split() == ["a", "near", "tortoise", "25", "$CGLRSTT", "green", "3,", "red", "5"]


def test_a_malformed_map_is_refused_with_path_line_and_reason(pack: Path, capsys: Output) -> None:
    spoil(pack, "..SCT..\n", "..SXT..\n")
    line = line_with(pack, "..SXT..")
    assert refused(["islands", "check", str(pack)], capsys) == (
        f"{pack}: line {line}: sheets.a.islands.tortoise.map: "
        "no landmark is written 'X' (column d); signs are . ~ ^ RSLVCGT$"
    )


def test_every_fault_of_every_map_is_told(pack: Path, capsys: Output) -> None:
    spoil(pack, "..SCT..\n", "..SCT...\n")
    spoil(pack, "RL~~~S.\n", "R.~~~S.\n")
    assert main(["islands", "check", str(pack)]) == 2
    told = capsys.readouterr()
    assert told.out.startswith(f"{pack}: line {line_with(pack, '..SCT...')}: sheets.a.islands.tortoise.map: this row")
    assert told.err.startswith(f"kamishima: {pack}: line ")
    assert "sheets.a.islands.crescent.map: an island has at least 1 L, this one has 0" in told.err


def test_a_volcano_on_a_near_island_is_told_with_its_square(pack: Path, capsys: Output) -> None:
    spoil(pack, "..SCT..\n", "..SCTV.\n")
    assert "a Near Island has no volcano, but there is one at f3" in refused(["islands", "check", str(pack)], capsys)


def test_an_outline_that_is_none_is_told_with_its_number(pack: Path, capsys: Output) -> None:
    spoil(pack, '"f4 g4 f5"', '"f4 g4 a3"')
    error = refused(["islands", "check", str(pack)], capsys)
    assert "sheets.a.islands.tortoise.outlines[0]: an outline is a shape of the cards, or three or five" in error


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('game = "islands"', 'game = "chess"', "game"),
        ("[setup]", "[setup", "not TOML"),
        ("coins = { is = 15", "coins = { is = 0", "setup.coins.is"),
        ("[sheets.a.islands.tortoise]", "[sheets.a.islands.Tortoise]", "an island's id is one word"),
        ("[sheets.a.islands.tortoise]\nmap = ", "[sheets.a.islands.tortoise]\nchart = ", "sheets.a.islands.tortoise"),
    ],
)
def test_what_is_wrong_besides_maps_is_told_too(
    before: str, after: str, reason: str, pack: Path, capsys: Output
) -> None:
    spoil(pack, before, after)
    error = refused(["islands", "check", str(pack)], capsys)
    assert error.startswith(f"{pack}: ")
    assert reason in error


def test_a_file_that_is_not_there_is_one_line(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "none.toml"
    assert refused(["islands", "check", str(path)], capsys) == f"{path}: No such file or directory"


# -- forge -------------------------------------------------------------------------------------------------------------

QUICK = ["--tries", "1"]


def test_forged_islands_are_drawn(capsys: Output) -> None:
    assert main(["islands", "forge", "--seed", "5", *QUICK]) == 0
    shown = capsys.readouterr().out
    assert "m Forged 5" in shown
    assert "m Forged 6" in shown
    assert "R Regular Harbour" in shown


def test_the_same_seed_forges_the_same_islands_and_another_others(capsys: Output) -> None:
    drawn: list[str] = []
    for seed in ("5", "5", "7"):
        main(["islands", "forge", "--seed", seed, "--toml", *QUICK])
        drawn.append(capsys.readouterr().out)
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_forged_pack_is_accepted_drawn_checked_and_played(tmp_path: Path, capsys: Output) -> None:
    out = tmp_path / "new.toml"
    assert main(["islands", "forge", "2", "--seed", "3", "--out", str(out), "--name", "ours", *QUICK]) == 0
    assert capsys.readouterr().out.endswith(f"written: {out} (pack 'ours', 14 sheets)\n")
    assert read_content(out.read_text("utf-8")).name == "ours"
    assert main(["islands", "check", str(out)]) == 0
    assert main(["islands", "show", "forged-6", "--pack", str(out)]) == 0
    assert "n Forged 6" in capsys.readouterr().out
    assert main(["simulate", "islands", "--pack", str(out), "--games", "1", "--processes", "1"]) == 0


def test_sheets_can_be_printed_to_be_pasted(capsys: Output) -> None:
    assert main(["islands", "forge", "--near", "--toml", *QUICK]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith('[sheets.m]\nfrom = "ours"\nnear = true\n')
    assert "m" in read_content(f"{house_text()}\n{printed}").sheets


def test_a_pack_can_be_extended_in_its_place_and_by_another_seed_again(pack: Path, capsys: Output) -> None:
    line = ["islands", "forge", "--pack", str(pack), "--out", str(pack), *QUICK]
    assert main([*line, "--seed", "1"]) == 0
    assert main([*line, "--seed", "3"]) == 0
    assert list(read_content(pack.read_text("utf-8")).sheets)[-2:] == ["m", "n"]
    before = pack.read_text("utf-8")
    assert "has an island 'forged-2' already" in refused([*line, "--seed", "2"], capsys)
    assert pack.read_text("utf-8") == before


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path, capsys: Output) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear Ana", "utf-8")
    assert "is there already" in refused(["islands", "forge", "--out", str(letter)], capsys)
    assert letter.read_text("utf-8") == "dear Ana"


@pytest.mark.parametrize("arguments", [["0"], ["-1"], ["101"], ["--tries", "0"]])
def test_numbers_that_make_no_sense_are_refused(arguments: list[str], capsys: Output) -> None:
    assert refused(["islands", "forge", *arguments], capsys) == "SHEETS is between 1 and 100, --tries at least 1"


def test_a_terrain_is_kept(tmp_path: Path, capsys: Output) -> None:
    terrain = tmp_path / "terrain.txt"
    terrain.write_text("~.....~\n.......\n..~~...\n..~^...\n.......\n~.....~\n", "utf-8")
    assert main(["islands", "forge", "--terrain", str(terrain), "--toml", *QUICK]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if len(line) == 7 and "=" not in line]
    assert [(row[2:4]) for row in rows[2:4]] == ["~~", "~^"]


@pytest.mark.parametrize(
    ("drawn", "reason"),
    [
        ("...\n.V.\n", "row 2: 'V' is no sign of a terrain; signs are . ~ ^"),
        ("....\n....\n", "a terrain needs 31 to 43 squares of land, this one has 8"),
    ],
)
def test_a_malformed_terrain_is_refused_with_file_and_row(
    drawn: str, reason: str, tmp_path: Path, capsys: Output
) -> None:
    terrain = tmp_path / "terrain.txt"
    terrain.write_text(drawn, "utf-8")
    assert refused(["islands", "forge", "--terrain", str(terrain)], capsys) == f"{terrain}: {reason}"


# -- balance -----------------------------------------------------------------------------------------------------------

FEW = ["--bot", "uniform", "--games", "6", "--processes", "1"]


def test_the_balance_is_printed_and_written(tmp_path: Path, capsys: Output) -> None:
    rows, everything = tmp_path / "sheets.csv", tmp_path / "sheets.json"
    files = ["--csv", str(rows), "--json", str(everything)]
    assert main(["islands", "balance", "--players", "2", "--seed", "3", *FEW, *files]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("| sheet | players | mean score |")
    assert f"written: {rows}\nwritten: {everything}\n" in shown
    read = list(csv.DictReader(rows.read_text("utf-8").splitlines()))
    told = json.loads(everything.read_bytes())
    assert [row["sheet"] for row in read] == [row["sheet"] for row in told["sheets"]]
    assert read[-1]["sheet"] == "all"
    assert read[-1]["players"] == "12"
    assert len(told["games"]) == 6


def test_science_is_for_one_player(capsys: Output) -> None:
    assert main(["islands", "balance", "--science", *FEW]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| all ")]
    assert line.split("|")[2].strip() == "6"
    error = refused(["islands", "balance", "--science", "--players", "3", *FEW], capsys)
    assert error == "science is for one player, not 3"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--games", "0"], "--games 0: at least one game"),
        (["--players", "7"], "Origami Islands is for 1 to 6 players, not 7"),
        (["--processes", "0"], "--processes 0: at least one process"),
    ],
)
def test_a_balance_that_cannot_be_measured_is_refused(arguments: list[str], reason: str, capsys: Output) -> None:
    assert refused(["islands", "balance", *arguments], capsys) == reason


def test_a_spoiled_pack_is_refused_before_anything_is_played(pack: Path, capsys: Output) -> None:
    spoil(pack, "..SCT..\n", "..SXT..\n")
    assert "sheets.a.islands.tortoise.map" in refused(["islands", "balance", "--pack", str(pack)], capsys)


def held(score: int, other: int, sheets: tuple[str, str] = ("a", "b")) -> list[Played]:
    """A game of two, one with each of two sheets."""
    return [Played((sheets[0],), score), Played((sheets[1],), other)]


def test_the_table_is_straight_and_has_a_row_for_what_nobody_held() -> None:
    rows = table(*report([held(90, 110), held(94, 114)], ["a", "b", "c"]))
    assert len({len(row) for row in rows}) == 1
    assert rows[2].replace(" ", "") == "|a|2|92.0|25.4|-9.8%|2.4%|"
    assert rows[4].replace(" ", "") == "|c|0|||||"


def test_a_sheet_is_far_out_only_where_its_interval_says_so() -> None:
    """Both sheets are 20 % from the mean; the games of the second pack waver so much that nobody knows."""
    sure = [held(160 + game % 3, 240 + game % 2) for game in range(30)]
    told = remarks(report(sure, ["a", "b"])[1], sure)
    assert "more than 10 % from the mean of all: a (-19.8 %), b (+19.8 %)" in told
    wild = [held(160 - 150 * (-1) ** game, 240 + 150 * (-1) ** game) for game in range(30)]
    told = remarks(report(wild, ["a", "b"])[1], wild)
    assert not any(line.startswith("more than 10 %") for line in told)
    assert "perhaps more than 10 % from it, perhaps not; more games would tell: a, b" in told


def test_what_nobody_held_and_what_few_held_is_named() -> None:
    games = [*[held(100, 101) for _ in range(20)], held(20, 300, ("c", "d"))]
    told = remarks(report(games, ["a", "b", "c", "d", "e"])[1], games)
    assert "held by nobody: e" in told
    assert "held in fewer than 10 games, too few to say anything: c, d" in told
    assert told[-1] == "best score: 300; 2 % reach 200 points"


def test_a_balanced_pack_is_said_to_be_one_and_how_many_comparisons_were_made() -> None:
    games = [held(100 + game % 3, 104 - game % 2) for game in range(30)]
    told = remarks(report(games, ["a", "b"])[1], games)
    assert "all within 10 % of the mean" in told
    assert any(line.startswith("2 comparisons were made") for line in told)


def test_where_all_score_nothing_no_sheet_is_compared() -> None:
    games = [held(5 * (-1) ** game, -5 * (-1) ** game) for game in range(20)]
    assert "Nothing was compared." in remarks(report(games, ["a", "b"])[1], games)
