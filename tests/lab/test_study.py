"""Studies: the same games on any engine, everything that happened is counted, and the report needs nothing else."""

from __future__ import annotations

import csv
import math
from contextlib import closing
from pathlib import Path

import pytest

from kamishima.core.errors import KamishimaError
from kamishima.games.registry import box
from kamishima.lab.effects import RARE, Effect, Sums, effects, gain_of, of_topic, seat_wins
from kamishima.lab.setting import Setting, setting
from kamishima.lab.streams import COLUMNS, CsvStream, ParquetStream, Stream, rows_of
from kamishima.lab.study import Game, play, study
from kamishima.lab.study_report import Side, report

SHORT = setting("origami", 2, {"turn-limit": 3})
TABLES = [SHORT, setting("shaman", 2, {"turn-limit": 2}), setting("islands", 2, {})]


def studied(place: Setting, count: int, *, processes: int = 1) -> list[Game]:
    seats = ["uniform"] * place.players
    return [game for chunk in study(place, seats, range(count), processes=processes) for game in chunk]


def made(seed: int, ranks: tuple[int, ...], marks: tuple[dict[str, int], ...], absent: tuple[str, ...] = ()) -> Game:
    scores = tuple([10 - rank for rank in ranks])
    bots = tuple(["greedy" for _ in ranks])
    return Game(seed, bots, scores, ranks, "deck", 9, tuple([3 for _ in ranks]), 1, 2.5, 4, (2, 3), marks, absent)


# -- playing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", TABLES, ids=lambda place: place.game)
def test_a_game_tells_of_every_decision_and_every_seat(place: Setting) -> None:
    game = play(place.table(), ("uniform", "uniform"), 5)
    assert len(game.marks) == len(game.scores) == len(game.decisions) == 2
    said = sum([count for marks in game.marks for mark, count in marks.items() if mark.startswith("action/")])
    assert said == sum(game.decisions) + game.forced
    assert game.steps >= said
    assert game.widest >= game.branching >= 1
    assert 1 <= max(game.course) <= game.widest


def test_the_number_of_processes_changes_nothing() -> None:
    assert studied(SHORT, 45, processes=1) == studied(SHORT, 45, processes=2)


def test_cards_whose_families_are_not_in_play_are_absent() -> None:
    place = setting("origami", 2, {"families": ["farm", "sky"], "turn-limit": 3})
    game = play(place.table(), ("uniform", "uniform"), 1)
    assert "bee" in game.absent
    assert "cat" not in game.absent
    drawn = play(SHORT.table(), ("uniform", "uniform"), 1)
    content = box("origami").read_content(box("origami").house_text())
    families = {content.cards[name].family for name in content.cards if name not in drawn.absent}
    assert len(families & set(content.families)) == 2


def test_sheets_islands_and_landmarks_are_marks_of_islands() -> None:
    game = play(setting("islands", 2, {}).table(), ("paper@1", "uniform"), 2)
    for marks in game.marks:
        assert 1 <= len([mark for mark in marks if mark.startswith("sheet/")]) <= 2
        assert any(mark.startswith("island/") for mark in marks)
    assert any(mark.startswith("landmark/") for mark in game.marks[0])
    assert sum([marks.get("place/first-player", 0) for marks in game.marks]) == 1


# -- effects -----------------------------------------------------------------------------------------------------------


def test_a_card_that_always_wins_has_the_effect_of_a_whole_game() -> None:
    games = [made(seed, (1, 2), ({"card/fox": 1}, {})) for seed in range(20)]
    effect = effects(games)["card/fox"]
    assert effect.difference.value == 1.0
    assert (effect.having.count, effect.lacking.count, effect.rate) == (20, 20, 0.5)


def test_a_card_that_goes_with_nothing_has_no_effect_within_its_interval() -> None:
    games = [made(seed, (1, 2) if seed % 2 else (2, 1), ({"card/fox": 1}, {})) for seed in range(40)]
    found = effects(games)["card/fox"].difference
    assert found.value == 0.0
    assert found.low < 0.0 < found.high


def test_players_of_games_without_the_card_are_not_counted() -> None:
    games = [made(1, (1, 2), ({"card/fox": 1}, {})), made(2, (1, 2), ({}, {}), absent=("fox",))]
    effect = effects(games)["card/fox"]
    assert effect.having.count + effect.lacking.count == 2


def test_what_is_rare_is_left_out_and_the_rest_is_sorted() -> None:
    found = [Effect(f"card/{name}", Sums(), Sums(), 0) for name in ("fox", "owl", "bee")]
    for effect, gain, times in zip(found, (0.1, 0.4, 0.9), (RARE, RARE, RARE - 1), strict=True):
        effect.having.add(gain, times)
        effect.lacking.add(0.0, RARE)
    assert [effect.mark for effect in of_topic(found, "card")] == ["card/owl", "card/fox"]
    assert of_topic(found, "sheet") == []


def test_sums_have_the_mean_and_the_error_of_their_values() -> None:
    sums = Sums()
    for value in (1.0, 2.0, 3.0, 4.0):
        sums.add(value)
    assert sums.mean == 2.5
    assert math.isclose(sums.error, (5 / 4) / 3)
    assert (Sums().mean, Sums().error) == (0.0, 0.25)


def test_gains_are_what_one_wins_beyond_a_share_and_alone_they_are_points() -> None:
    assert [gain_of(made(1, (1, 1, 3), ({}, {}, {})), seat) for seat in range(3)] == [0.5 - 1 / 3, 0.5 - 1 / 3, -1 / 3]
    assert gain_of(made(1, (1,), ({},)), 0) == 0.09


def test_seats_share_all_victories() -> None:
    games = studied(SHORT, 20)
    assert math.isclose(sum([wins.value for wins in seat_wins(games)]), 1.0)


# -- reports and streams -----------------------------------------------------------------------------------------------


def side(name: str, place: Setting, count: int) -> Side:
    return Side(name, place, tuple(studied(place, count)))


def test_a_report_has_its_pictures_in_it_and_asks_for_nothing() -> None:
    place = setting("origami", 2, {"families": ["farm", "sky"], "turn-limit": 6})
    text = report([side("house", place, 60)])
    for title in ("Who wins", "Scores", "Length and choice", "By card", "By action"):
        assert f"<h2>{title}</h2>" in text
    assert text.count("<svg") == text.count("</svg>") >= 6
    assert not any(word in text for word in ("<script", "<link", "<img", "src=", "href=", "url(", "@import"))
    assert "default-src 'none'" in text


def test_two_packs_stand_side_by_side_with_their_difference() -> None:
    pack = box("origami").house_text()
    other = Setting("origami", 2, SHORT.options, pack.replace("points = { is = 2,", "points = { is = 9,", 1))
    assert other.table().content_hash != SHORT.table().content_hash
    text = report([side("house", SHORT, 30), side("dear cat", other, 30)])
    assert ">dear cat</text>" in text
    assert "<th>difference</th>" in text


@pytest.mark.parametrize("place", [setting("islands", 1, {"science": True}), setting("shaman", 3, {"turn-limit": 2})])
def test_every_kind_of_table_has_a_report(place: Setting) -> None:
    assert report([side("house", place, 3)]).endswith("</html>\n")


def test_names_are_escaped() -> None:
    assert "<b>" not in report([side("<b>bold</b>", SHORT, 2)]).partition("<body>")[2]


def test_rows_have_a_value_for_every_column() -> None:
    for game in studied(SHORT, 3):
        rows = rows_of("house", game)
        assert len(rows) == 2
        assert all(len(row) == len(COLUMNS) for row in rows)


def test_csv_and_parquet_hold_the_same_rows(tmp_path: Path) -> None:
    from pyarrow import parquet  # type: ignore[import-untyped]  # it has no types

    games = studied(SHORT, 7)
    paths = (tmp_path / "games.csv", tmp_path / "games.parquet")
    for stream in (CsvStream(paths[0]), ParquetStream(paths[1])):
        stream.add("house", games[:4])
        stream.add("house", games[4:])
        stream.close()
    with paths[0].open(encoding="utf-8", newline="") as file:
        texts = list(csv.reader(file))
    columns = parquet.read_table(paths[1]).to_pydict()
    rows = [[str(columns[name][row]) for name in COLUMNS] for row in range(14)]
    assert texts == [list(COLUMNS), *rows]


@pytest.mark.parametrize("kind", [CsvStream, ParquetStream])
@pytest.mark.parametrize("path", ["nowhere/games", "/dev/full"])
def test_a_file_that_cannot_be_written_is_told_by_its_name(kind: type[Stream], path: str, tmp_path: Path) -> None:
    def write() -> None:
        stream = kind(tmp_path / path)  # type: ignore[call-arg]  # both kinds are made from a path
        with closing(stream):
            stream.add("house", studied(SHORT, 2))

    with pytest.raises(KamishimaError, match=f"{path}: "):
        write()


@pytest.mark.parametrize("kind", [CsvStream, ParquetStream])
def test_without_a_game_there_is_no_file(kind: type[Stream], tmp_path: Path) -> None:
    kind(tmp_path / "games").close()  # type: ignore[call-arg]  # both kinds are made from a path
    assert list(tmp_path.iterdir()) == []
