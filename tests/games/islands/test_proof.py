"""Proofreading packs: all faults at once, with codes and places."""

from __future__ import annotations

import pytest
from tests.games.islands.conftest import pack_text

from kamishima.core.errors import BadContent
from kamishima.core.pack import LONGEST_NAME
from kamishima.games.islands.pack.content import all_faults, decode, house_content, house_text, located, read_content
from kamishima.games.islands.pack.maps import MOST_REMARKS, chart_problems, outline_problems

EMPTY_SEA = ["~" * 8] * 8


def codes(text: str) -> list[str]:
    return [fault.code for fault in all_faults(decode(text))]


def test_a_good_pack_has_no_faults() -> None:
    assert codes(pack_text()) == []


def test_an_island_that_lacks_everything_is_told_so_at_once() -> None:
    found = chart_problems(EMPTY_SEA, near=True)
    assert [problem.code for problem in found] == [*["few"] * 7, "paintable"]
    assert {problem.given.get("landmark") for problem in found} > {"regular-harbour", "grove"}


def test_outlines_that_are_too_many_are_judged_each_all_the_same() -> None:
    found = outline_problems(EMPTY_SEA, [["a1"], ["b1"], ["c1"], ["d9"]], [])
    assert [(problem.code, problem.outline) for problem in found] == [
        ("outlines", 0), ("outline-square", 0), ("outline-square", 1), ("outline-square", 2), ("outline-square", 3),
    ]  # fmt: skip
    assert found[-1].squares == []


def test_faults_of_several_islands_and_of_the_pack_come_together() -> None:
    text = pack_text().replace("R", "~").replace('name = "', f'name = "{"x" * LONGEST_NAME}', 1)
    found = codes(text)
    assert found[0] == "name-long"
    assert found.count("few") >= 2


def test_a_pack_whose_shapes_cannot_be_used_is_judged_by_ours() -> None:
    text = pack_text().replace("#\n@", "#\n#", 1)
    found = all_faults(decode(text))
    assert [fault.code for fault in found] == ["pack"]


def test_the_reader_stops_at_the_first_fault_with_its_line() -> None:
    text = pack_text().replace("R", "~")
    first = all_faults(decode(text))[0]
    with pytest.raises(BadContent) as refused:
        read_content(text)
    assert refused.value.message == located(text, first).message
    assert refused.value.line > 0


def test_no_more_faults_are_looked_for_than_are_told() -> None:
    island = house_content().sheets["a"].islands["tortoise"]
    strange = house_text().replace(island.map, "%" * 20_000 + "\n" + "%\n" * 2_000, 1)
    assert len(all_faults(decode(strange))) == MOST_REMARKS
    outlines = ", ".join(['{ colour = "blue", squares = "z9 z9 z9" }'] * 1_000)
    many = house_text().replace("outlines = [", f"outlines = [{outlines}, ", 1)
    assert len(all_faults(decode(many))) == MOST_REMARKS
