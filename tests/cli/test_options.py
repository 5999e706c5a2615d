"""`--option KEY=VALUE`, `--players` and `--pack`: how they are read, and what is refused."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamishima.cli.arguments import add_setting, read_option_values, read_pack, read_setting, read_text
from kamishima.cli.main import main
from kamishima.core.errors import BadContent, BadOptions, KamishimaError
from kamishima.core.setting import Setting
from kamishima.games.registry import box, open_table

LISTS = ("families", "pairs")
words = st.from_regex(r"\A[a-z]([a-z-]{0,8}[a-z])?\Z").filter(lambda word: word not in ("true", "false", *LISTS))
values = st.booleans() | st.integers(0, 10**9) | words | st.lists(words, min_size=2, max_size=5)
options = st.dictionaries(words, values, max_size=5)


def written(key: str, value: object) -> str:
    """An option as a person types it."""
    if isinstance(value, bool):
        return f"{key}={str(value).lower()}"
    return f"{key}={','.join(value) if isinstance(value, list) else value}"


def setting_of(*arguments: str) -> Setting:
    parser = argparse.ArgumentParser()
    add_setting(parser)
    return read_setting(parser.parse_args(["origami", *arguments]))


# -- values ------------------------------------------------------------------------------------------------------------


@settings(deadline=None, max_examples=60)
@given(options)
def test_options_are_read_as_they_were_meant(chosen: dict[str, object]) -> None:
    read = read_option_values([written(key, value) for key, value in chosen.items()], "origami")
    assert read == chosen
    assert [type(value) for value in read.values()] == [type(value) for value in chosen.values()]


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("families=farm", ["farm"]),
        ("families=farm,sky", ["farm", "sky"]),
        ("families=farm,sky,", ["farm", "sky"]),
        ("families=", []),
        ("pairs=geisha", ["geisha"]),
        ("pairs=", []),
        ("name=", ""),
        ("name=a=b", "a=b"),
        ("name=True", "True"),
        ("limit=007", 7),
        ("limit=-3", -3),
        ("limit=1.5", "1.5"),
    ],
)
def test_values_that_could_be_read_in_two_ways(typed: str, value: object) -> None:
    (read,) = read_option_values([typed], "origami").values()
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize("typed", ["families", "=farm", "", "=", "turn-limit 7"])
def test_an_option_without_key_or_value_is_refused_as_it_was_typed(typed: str) -> None:
    with pytest.raises(KamishimaError, match=f"^--option {typed}: an option is written KEY=VALUE$"):
        read_option_values(["box=classic", typed], "origami")


def test_an_option_named_again_counts_the_last_time() -> None:
    assert read_option_values(["turn-limit=5", "turn-limit=9"], "origami") == {"turn-limit": 9}


@pytest.mark.parametrize("digit", "²①")
def test_a_digit_that_is_no_number_is_a_word(digit: str) -> None:
    assert read_option_values([f"turn-limit={digit}"], "origami") == {"turn-limit": digit}


# -- settings ----------------------------------------------------------------------------------------------------------


def test_without_a_number_the_smallest_table_is_set() -> None:
    assert setting_of().players == min(box("origami").players)


@pytest.mark.parametrize("players", box("origami").players)
def test_a_setting_sets_the_table_that_was_asked_for(players: int) -> None:
    made = setting_of("--players", str(players), "--option", "turn-limit=5")
    assert open_table(made).players == players
    assert open_table(made).options["turn-limit"] == 5
    assert open_table(made) is open_table(made)


@pytest.mark.parametrize("players", ["0", "1", "5", "-2"])
def test_a_number_of_players_that_no_table_has_is_refused(players: str) -> None:
    with pytest.raises(BadOptions, match=f"2 to 4 players, not {players}"):
        setting_of("--players", players)


def test_the_order_of_options_does_not_make_another_setting() -> None:
    one = setting_of("--option", "turn-limit=5", "--option", "box=classic")
    other = setting_of("--option", "box=classic", "--option", "turn-limit=5")
    assert one == other
    assert open_table(one) is open_table(other)


def test_a_setting_with_a_pack_plays_by_the_pack(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(box("origami").house_text().replace("is = 9,", "is = 8,"), "utf-8")
    assert open_table(setting_of("--pack", str(pack))).content_hash != open_table(setting_of()).content_hash


def test_a_broken_pack_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("name = 3", "utf-8")
    with pytest.raises(BadContent, match="name"):
        setting_of("--pack", str(pack))


# -- files -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "reason"),
    [("none.toml", "No such file or directory"), ("folder", "Is a directory"), ("noise", "not a text file in UTF-8")],
)
def test_a_file_that_cannot_be_read_is_named_with_the_reason(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(KamishimaError) as error:
        read_text(tmp_path / name)
    assert error.value.message.startswith(f"{tmp_path / name}: ")
    assert reason in error.value.message


def test_a_text_is_read_whole_and_no_pack_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("żółw\n", "utf-8")
    assert read_pack(path) == "żółw\n"
    assert read_pack(None) is None


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize("option", ["turn-limit=²", "turn-limit=x", "turn-limit=-3", "memory-aid=3", "pairs=3"])
def test_an_option_of_the_wrong_kind_is_one_line_and_never_a_traceback(
    command: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "origami", "--option", option]) == 2
    error = capsys.readouterr().err
    assert error.startswith("kamishima: ")
    assert option.partition("=")[0] in error
    assert error.count("\n") == 1


def test_one_word_is_a_list_of_one_where_a_list_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "origami", "--option", "box=legends", "--option", "pairs=geisha", "--games", "1"]) == 2
    assert "2 players choose exactly 2 pairs" in capsys.readouterr().err
