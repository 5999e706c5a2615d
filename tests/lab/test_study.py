"""Studies: the same games on any engine, everything that happened is counted, and the report needs nothing else."""

from __future__ import annotations

import csv
import math
from contextlib import closing
from pathlib import Path

import pytest

from kamishima.bots.registry import rollout
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import Setting, setting
from kamishima.core.turn import Decision
from kamishima.games.registry import box, open_table
from kamishima.lab.effects import RARE, Effect, effects, first_wins, gain_of, of_topic, rare_in, seat_wins
from kamishima.lab.features import FIRST
from kamishima.lab.intervals import Interval, win_of
from kamishima.lab.reports.study import Side, report
from kamishima.lab.streams import COLUMNS, CsvStream, ParquetStream, Stream, rows_of
from kamishima.lab.study import StudiedGame, play, study

SHORT = setting("origami", 2, {"turn-limit": 3})
TABLES = [SHORT, setting("shaman", 2, {"turn-limit": 2}), setting("islands", 2, {})]


def studied(place: Setting, count: int, *, processes: int = 1) -> list[StudiedGame]:
    seats = ["uniform"] * place.players
    return [game for chunk in study(place, seats, range(count), processes=processes) for game in chunk]


def made(
    seed: int, ranks: tuple[int, ...], marks: tuple[dict[str, int], ...], absent: tuple[str, ...] = ()
) -> StudiedGame:
    scores = tuple([10 - rank for rank in ranks])
    bots = tuple(["greedy" for _ in ranks])
    return StudiedGame(
        seed, bots, scores, ranks, "deck", 9, tuple([3 for _ in ranks]), 1, 2.5, 4, (2, 3), marks, absent
    )


# -- playing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", TABLES, ids=lambda place: place.game)
def test_a_game_tells_of_every_decision_and_every_seat(place: Setting) -> None:
    game = play(open_table(place), ("uniform", "uniform"), 5)
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
    game = play(open_table(place), ("uniform", "uniform"), 1)
    assert "bee" in game.absent
    assert "cat" not in game.absent
    drawn = play(open_table(SHORT), ("uniform", "uniform"), 1)
    content = box("origami").read_content(box("origami").house_text())
    families = {content.cards[name].family for name in content.cards if name not in drawn.absent}
    assert len(families & set(content.families)) == 2


def test_sheets_islands_and_landmarks_are_marks_of_islands() -> None:
    game = play(open_table(setting("islands", 2, {})), ("paper@1", "uniform"), 2)
    for marks in game.marks:
        assert 1 <= len([mark for mark in marks if mark.startswith("sheet/")]) <= 2
        assert any(mark.startswith("island/") for mark in marks)
    assert any(mark.startswith("landmark/") for mark in game.marks[0])


# -- who acts first ----------------------------------------------------------------------------------------------------

BIDDING = (
    "season 15 first p1; now bidding p2; card 3 bid 4 by p1; p1 sheets d k coins 4 i4 6.rg.3b2.rbg2.b2g6.; "
    "p2 sheets e g coins 5 access 0 1 i3 2g2.g2b3g.4b.g.3g3.2r2b."
)
FIRSTS = [
    setting("origami", 2, {"turn-limit": 4}),
    setting("origami", 3, {"box": "legends", "turn-limit": 2}),
    setting("shaman", 3, {"turn-limit": 1}),
    setting("islands", 3, {}),
]


def first_to_act(place: Setting, seed: int) -> tuple[int, float]:
    """Who really acts first in a game, and what they win: counted by watching, without the marks of the lab."""
    played = rollout(open_table(place), ("uniform",) * place.players, seed)
    spoken = [(turn.seat, action.phrase().words[0]) for _, turn, action in played if isinstance(turn, Decision)]
    acted = [seat for seat, verb in spoken if verb != "keep"]  # sheets are kept before the first player is drawn
    return acted[0], win_of(played.result.ranks, acted[0])


@pytest.mark.parametrize("place", FIRSTS, ids=lambda place: f"{place.game}-{place.players}")
def test_the_first_player_is_who_acts_first_whatever_decides_it(place: Setting) -> None:
    games = studied(place, 24)
    counted = [first_to_act(place, game.seed) for game in games]
    assert [[marks.get(FIRST, 0) for marks in game.marks] for game in games] == [
        [int(seat == first) for seat in range(place.players)] for first, _ in counted
    ]
    assert len({first for first, _ in counted}) > 1
    share = sum([wins for _, wins in counted]) / len(games)
    assert first_wins(games).value == pytest.approx(share)
    others = (1 - share) / (place.players - 1)
    assert effects(games)[FIRST].difference.value == pytest.approx(share - others)


def test_the_first_player_of_a_report_is_who_acts_first() -> None:
    place = FIRSTS[0]
    games = studied(place, 24)
    share = sum([first_to_act(place, game.seed)[1] for game in games]) / len(games)
    row = report([Side("house", place, tuple(games))]).partition(">acts first<")[2]
    assert f">{100 * share:.1f} %<" in row


def test_the_first_player_of_a_position_is_whose_turn_it_is() -> None:
    place = setting("islands", 2, {"position": BIDDING})
    assert all(FIRST in game.marks[1] for game in studied(place, 3))


def test_alone_nobody_is_first() -> None:
    (game,) = studied(setting("islands", 1, {}), 1)
    assert FIRST not in game.marks[0]


# -- effects -----------------------------------------------------------------------------------------------------------


def test_a_card_that_always_wins_has_the_effect_of_a_whole_game() -> None:
    games = [made(seed, (1, 2), ({"card/fox": 1}, {})) for seed in range(20)]
    effect = effects(games)["card/fox"]
    assert effect.difference.value == 1.0
    assert (effect.having, effect.lacking, effect.rate) == (20, 20, 0.5)


def test_a_card_that_goes_with_nothing_has_no_effect_within_its_interval() -> None:
    games = [made(seed, (1, 2) if seed % 2 else (2, 1), ({"card/fox": 1}, {})) for seed in range(40)]
    found = effects(games)["card/fox"].difference
    assert found.value == 0.0
    assert found.low < 0.0 < found.high


def test_players_of_games_without_the_card_are_not_counted() -> None:
    games = [made(1, (1, 2), ({"card/fox": 1}, {})), made(2, (1, 2), ({}, {}), absent=("fox",))]
    effect = effects(games)["card/fox"]
    assert effect.having + effect.lacking == 2


def test_what_is_rare_is_left_out_and_named_and_the_rest_is_sorted() -> None:
    found = [
        Effect(f"card/{name}", least, least, least, least, Interval(gain, gain - 0.1, gain + 0.1))
        for name, gain, least in (("fox", 0.1, RARE), ("owl", 0.4, RARE), ("bee", 0.9, RARE - 1))
    ]
    assert [effect.mark for effect in of_topic(found, "card")] == ["card/owl", "card/fox"]
    assert rare_in(found, "card") == ["bee"]
    assert of_topic(found, "sheet") == []


def test_ten_defeats_alone_are_not_sure() -> None:
    """Nobody who had the fox has ever won, but they were ten of many: the truth may well be elsewhere."""
    games = [made(seed, (2, 1), ({"card/fox": 1}, {})) for seed in range(10)]
    games += [made(seed, (1, 2), ({}, {})) for seed in range(40)]
    found = effects(games)["card/fox"].difference
    assert found.high - found.value > 0.2


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
    assert open_table(other).content_hash != open_table(SHORT).content_hash
    text = report([side("house", SHORT, 30), side("dear cat", other, 30)])
    assert ">dear cat</text>" in text
    assert "<th>difference</th>" in text


@pytest.mark.parametrize("place", [setting("islands", 1, {"science": True}), setting("shaman", 3, {"turn-limit": 2})])
def test_every_kind_of_table_has_a_report(place: Setting) -> None:
    assert report([side("house", place, 3)]).endswith("</html>\n")


def test_a_report_says_how_many_comparisons_it_makes_and_which_stand_after_the_correction() -> None:
    """The fox always wins, in a hundred games; the owl goes with nothing."""
    marks: tuple[dict[str, int], ...] = ({"card/fox": 1, "card/owl": 1}, {})
    owls: tuple[dict[str, int], ...] = ({"card/fox": 1}, {"card/owl": 1})
    games = [made(seed, (1, 2), marks if seed % 2 else owls) for seed in range(100)]
    text = report([Side("house", SHORT, tuple(games))])
    assert "4 comparisons were made, and about 0.2 would stand out by chance alone." in text
    assert "3 still do after Holm&#x27;s correction" in text
    assert "<dt>card</dt><dd>fox</dd>" in text
    cells = text.partition("<td>fox</td>")[2]
    assert cells.partition("</tr>")[0].endswith(" *</td>")
    assert not text.partition("<td>owl</td>")[2].partition("</tr>")[0].endswith(" *</td>")


def test_a_report_names_what_is_too_rare_to_say_anything() -> None:
    games = [made(seed, (1, 2), ({"card/fox": 1, **({"card/owl": 1} if seed < 2 else {})}, {})) for seed in range(20)]
    text = report([Side("house", SHORT, tuple(games))])
    assert "In too few games to say anything, with it or without it: owl." in text


def test_what_differs_between_two_packs_is_compared_too() -> None:
    one = [made(seed, (1, 2), ({"card/fox": 1}, {})) for seed in range(40)]
    two = [made(seed, (2, 1), ({"card/fox": 1}, {})) for seed in range(40)]
    text = report([Side("house", SHORT, tuple(one)), Side("mine", SHORT, tuple(two))])
    assert "<dt>difference: card</dt><dd>fox</dd>" in text
    assert "14 comparisons were made" in text


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
