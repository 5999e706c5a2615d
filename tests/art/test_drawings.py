"""SVG, contact sheets and gallery: small, well-formed, the same bytes every time."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from kamishima.art.__main__ import main
from kamishima.art.contact import draw_sheet
from kamishima.art.gallery import draw_gallery
from kamishima.art.library import find_piece, group_names, pieces, pieces_of
from kamishima.art.palette import Tint
from kamishima.art.svg import draw_svg

LARGEST = 2048
SVG = "{http://www.w3.org/2000/svg}"
ALL = sorted(pieces())


@pytest.mark.parametrize("piece_id", ALL)
def test_a_figure_is_well_formed_and_small(piece_id: str) -> None:
    for tint in Tint:
        text = draw_svg(find_piece(piece_id), tint)
        assert ET.fromstring(text).get("viewBox") == "-2 -2 104 104"
        assert len(gzip.compress(text.encode())) <= LARGEST


def test_figures_can_be_inlined_side_by_side() -> None:
    for piece in pieces().values():
        assert re.search(r"\b(id|class|style|href)=|url\(", draw_svg(piece)) is None


def test_a_title_makes_a_figure_speak() -> None:
    spoken = ET.fromstring(draw_svg(find_piece("cat"), title="Cat & <friends>"))
    assert spoken.findtext(f"{SVG}title") == "Cat & <friends>"
    assert spoken.get("role") == "img"
    assert ET.fromstring(draw_svg(find_piece("cat"))).get("aria-hidden") == "true"


def test_a_grey_figure_has_no_colour() -> None:
    found = re.findall(r"#([0-9a-f]{6})", draw_svg(find_piece("chameleon"), Tint.GREY))
    assert found
    assert all(text[:2] == text[2:4] == text[4:] for text in found)


def test_the_same_bytes_come_out_of_another_process() -> None:
    code = "from kamishima.art import *; print(''.join(draw_svg(piece) for piece in pieces().values()), end='')"
    command = [sys.executable, "-W", "error", "-c", code]
    other = subprocess.run(
        command, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "7", "PYTHONPATH": _src()}
    )
    assert other.stdout == "".join(draw_svg(piece) for piece in pieces().values())


def _src() -> str:
    return str(Path(sys.modules["kamishima.art"].__path__[0]).parents[1])


def test_a_contact_sheet_shows_every_figure_six_times_with_its_name() -> None:
    sheet = ET.fromstring(draw_sheet(pieces_of("farm"), 240))
    names = [text.text for text in sheet.iter(f"{SVG}text")]
    assert names == [piece.id for piece in pieces_of("farm")] * 3
    assert len([group for group in sheet.iter(f"{SVG}g") if group.get("transform")]) == 6 * len(pieces_of("farm"))


def test_the_gallery_shows_every_figure_and_needs_no_other_file() -> None:
    page = draw_gallery()
    assert page.count('class="card"') == len(pieces())
    assert all(f'<section id="{group}"' in page for group in group_names())
    assert re.search(r'(src|href)="(?!#)', page) is None
    assert "$" not in page


def test_the_commands_write_their_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "--group", "bots", "--size", "100", "--out", str(tmp_path)]) == 0
    assert main(["gallery", "--out", str(tmp_path / "gallery.html")]) == 0
    assert main(["figure", "owl", "--grey", "--out", str(tmp_path / "owl.svg")]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bots.svg", "gallery.html", "owl.svg"]
    assert "owl.svg" in capsys.readouterr().out


def test_without_a_file_a_figure_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figure", "owl"]) == 0
    assert capsys.readouterr().out == draw_svg(find_piece("owl"), title="owl") + "\n"
