"""`python -m kamishima.art`: what it writes, and how it says that something is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from kamishima.art.__main__ import main
from kamishima.art.contact import draw_sheet
from kamishima.art.gallery import draw_gallery
from kamishima.art.library import find_piece, group_names, load_group, pieces_of
from kamishima.art.palette import Tint
from kamishima.art.svg import draw_svg


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What the command says when it refuses to go on."""
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    assert leaving.value.code == 2
    return capsys.readouterr().err


def test_all_sheets_are_written_into_a_folder_that_is_made_for_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "sheets"
    assert main(["sheet", "--size", "80", "--out", str(folder)]) == 0
    assert {path.stem for path in folder.iterdir()} == set(group_names())
    assert capsys.readouterr().out.splitlines() == [str(folder / f"{group}.svg") for group in group_names()]
    for group in group_names():
        assert (folder / f"{group}.svg").read_text("utf-8") == draw_sheet(pieces_of(group), 80)


def test_without_a_size_the_large_pictures_are_240_pixels(tmp_path: Path) -> None:
    main(["sheet", "--group", "bots", "--out", str(tmp_path)])
    assert (tmp_path / "bots.svg").read_text("utf-8") == draw_sheet(pieces_of("bots"), 240)


def test_a_figure_is_written_in_colour_or_in_grey_with_its_id_as_title(tmp_path: Path) -> None:
    for options, tint in (([], Tint.COLOUR), (["--grey"], Tint.GREY)):
        path = tmp_path / f"{tint}.svg"
        assert main(["figure", "monk-red", *options, "--out", str(path)]) == 0
        assert path.read_text("utf-8") == draw_svg(find_piece("monk-red"), tint, title="monk-red")
        assert ET.parse(path).getroot().get("role") == "img"


def test_the_gallery_is_written_over_an_older_one(tmp_path: Path) -> None:
    path = tmp_path / "gallery.html"
    path.write_text("old " * 1_000_000, "utf-8")
    assert main(["gallery", "--out", str(path)]) == 0
    assert path.read_text("utf-8") == draw_gallery()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "required"),
        (["draw"], "invalid choice: 'draw'"),
        (["figure"], "required: id"),
        (["sheet", "--group", "zoo"], "invalid choice: 'zoo'"),
        (["sheet", "--size", "large"], "invalid int value: 'large'"),
        (["gallery", "--size", "3"], "unrecognized arguments"),
    ],
)
def test_arguments_that_make_no_sense_are_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused(arguments, capsys)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["figure", "unicorn"], "no figure `unicorn`"),
        (["figure", "owl", "--out", "nowhere/owl.svg"], "No such file or directory"),
        (["gallery", "--out", "."], "Is a directory"),
        (["sheet", "--group", "bots", "--size", "-100"], "--size"),
        (["sheet", "--group", "bots", "--size", "0"], "--size"),
    ],
    ids=["no figure", "no folder", "a folder", "less than nothing", "nothing"],
)
def test_what_cannot_be_done_is_told_in_a_line_and_not_by_a_traceback(
    arguments: list[str], said: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "kamishima.art", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=60, env=_paths())
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def _paths() -> dict[str, str]:
    import kamishima

    return {"PYTHONPATH": str(Path(next(iter(kamishima.__path__))).parent)}


def test_every_group_has_a_file_and_every_file_a_group() -> None:
    import kamishima

    folders = Path(next(iter(kamishima.__path__))).rglob("figures/*.toml")
    assert sorted([path.stem for path in folders]) == sorted(group_names())
    assert all(load_group(group).figures for group in group_names())


def test_every_base_is_used() -> None:
    for group in group_names():
        used = {figure.base for figure in load_group(group).figures}
        assert {base.id for base in load_group(group).bases} == used - {None}
