"""`python -m kamishima.art.web`: sprites that the page can load by group, and papers for light and dark tables."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from kamishima.art.library import group_names, pieces, pieces_of
from kamishima.art.palette import colour, papers
from kamishima.art.web import draw_papers, draw_sprite, export, main

SVG = "{http://www.w3.org/2000/svg}"
LOBBY_LIMIT, TABLE_LIMIT = 200_000, 300_000
"""What a first load may weigh in all, compressed; figures must leave most of it to the rest of the page."""


def weight(group: str) -> int:
    """A sprite as it goes over the wire."""
    return len(gzip.compress(draw_sprite(pieces_of(group)).encode(), 9))


def contrast(one: str, two: str) -> float:
    """The contrast of two colours as WCAG counts it."""
    light, dark = sorted([_luminance(one), _luminance(two)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(text: str) -> float:
    values = [int(text[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def custom_properties() -> dict[str, str]:
    """The colours that `papers.css` names."""
    return dict(re.findall(r"--([\w-]+): (.+);", draw_papers()))


@pytest.mark.parametrize("group", group_names())
def test_a_sprite_has_one_symbol_for_each_figure_of_its_group(group: str) -> None:
    root = ET.fromstring(draw_sprite(pieces_of(group)))
    assert [symbol.get("id") for symbol in root] == [f"fig-{piece.id}" for piece in pieces_of(group)]
    assert {symbol.get("viewBox") for symbol in root} == {"-2 -2 104 104"}
    assert all(len(list(symbol.iter(f"{SVG}path"))) > 8 for symbol in root)


def test_all_figures_are_in_some_sprite_and_no_symbol_is_there_twice() -> None:
    names = [symbol.get("id") for group in group_names() for symbol in ET.fromstring(draw_sprite(pieces_of(group)))]
    assert sorted(str(name) for name in names) == sorted(f"fig-{piece}" for piece in pieces())


@pytest.mark.parametrize("group", group_names())
def test_a_sprite_obeys_a_strict_content_policy(group: str) -> None:
    text = draw_sprite(pieces_of(group))
    assert "style" not in text
    assert "<script" not in text
    assert "href" not in text


def test_the_pale_rim_of_figures_is_left_to_the_theme() -> None:
    root = ET.fromstring(draw_sprite(pieces_of("farm")))
    for symbol in root:
        (halo,) = [path for path in symbol.iter(f"{SVG}path") if path.get("class") == "halo"]
        assert halo.get("stroke") is None
        assert halo.get("stroke-width") == "3.4"


def test_the_figures_of_the_lobby_and_of_the_largest_table_are_light() -> None:
    assert weight("boxes") + weight("bots") < LOBBY_LIMIT / 10
    families = sorted((weight(group) for group in group_names()[:9]), reverse=True)[:4]
    assert sum(families) + weight("characters") + weight("origami") < TABLE_LIMIT / 6


def test_every_paper_has_its_colours_for_light_and_dark() -> None:
    found = custom_properties()
    for paper in papers():
        assert found[f"paper-{paper}"] == colour(paper, 0)
        assert found[f"paper-{paper}-on"] in ("#000000", "#ffffff")
        for name in ("pale", "ink"):
            assert re.fullmatch(r"light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)", found[f"paper-{paper}-{name}"])
    assert len(found) == 4 * len(papers())


@pytest.mark.parametrize("paper", sorted(papers()))
def test_words_on_a_paper_and_in_its_colour_can_be_read(paper: str) -> None:
    found = custom_properties()
    assert contrast(found[f"paper-{paper}"], found[f"paper-{paper}-on"]) >= 4.5
    grounds, inks = (re.findall("#[0-9a-f]{6}", found[f"paper-{paper}-{name}"]) for name in ("pale", "ink"))
    for ground, ink in zip(grounds, inks, strict=True):
        assert contrast(ground, ink) >= 4.5


def test_everything_is_written_into_a_folder_that_is_made_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "public" / "figures"
    assert main([str(folder)]) == 0
    written = [folder / f"{group}.svg" for group in group_names()] + [folder / "papers.css"]
    assert capsys.readouterr().out.splitlines() == [str(path) for path in written]
    assert sorted(folder.iterdir()) == sorted(written)
    assert (folder / "papers.css").read_text("utf-8") == draw_papers()


def test_the_same_figures_are_the_same_bytes_every_time(tmp_path: Path) -> None:
    first, second = export(tmp_path / "one"), export(tmp_path / "two")
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]


def test_a_folder_that_cannot_be_made_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(SystemExit) as leaving:
        main([str(tmp_path / "file")])
    assert leaving.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1] == f"kamishima.art.web: error: {tmp_path / 'file'}: File exists"


def test_it_runs_as_a_module(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kamishima.art.web", str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == str(tmp_path / "papers.css")
