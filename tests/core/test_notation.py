"""Texts of positions: words with their places, clauses, numbers and seats."""

from __future__ import annotations

import pytest

from kamishima.core.errors import BadPosition
from kamishima.core.text.notation import LONGEST, MOST_REMARKS, Reading, Word, is_number, seat_of


def test_words_know_where_they_stand_whatever_separates_them() -> None:
    clauses = Reading(" turn 3;;\n p1\tshaman  m36 ;").clauses()
    assert [(clause.key.text, clause.key.at) for clause in clauses] == [("turn", 1), ("p1", 11)]
    assert [(word.text, word.at) for word in clauses[1].words] == [("shaman", 14), ("m36", 22)]


def test_a_text_without_words_has_no_clauses() -> None:
    assert Reading("").clauses() == Reading(" ; ;\n").clauses() == []


def test_a_number_outside_its_limits_is_remarked_and_the_nearest_one_is_taken() -> None:
    reading = Reading("9 x -1 ٣")
    numbers = [reading.number(word, 1, 6, "die") for word in (Word("9", 0), Word("x", 2), Word("-1", 4), Word("٣", 7))]
    assert numbers == [6, 1, 1, 1]
    assert [(remark.code, remark.at, remark.length) for remark in reading.remarks] == [
        ("number", 0, 1),
        ("number", 2, 1),
        ("number", 4, 2),
        ("number", 7, 1),
    ]


def test_the_error_names_the_first_remark_and_its_place() -> None:
    reading = Reading("turn x")
    reading.wrong(Word("x", 5), "unreadable", "that is no number", said="x")
    reading.amiss("nowhere", "no-turn", "the second")
    with pytest.raises(BadPosition, match=r"^position, at 'x' \(character 6\): that is no number$"):
        reading.check()


def test_a_remark_about_nothing_in_particular_is_about_the_whole() -> None:
    reading = Reading("p1")
    assert reading.mark("p1", Word("p1", 0))
    assert not reading.mark("p1", Word("p1", 0))
    reading.amiss("p2", "no-turn", "somebody is missing")
    assert (reading.remarks[0].at, reading.remarks[0].length) == (0, 0)
    with pytest.raises(BadPosition, match=r"^position: somebody is missing$"):
        reading.check()


def test_a_text_that_is_too_long_is_not_read_to_its_end() -> None:
    reading = Reading("m35 " * LONGEST)
    assert len(reading.text) == LONGEST
    assert [remark.code for remark in reading.remarks] == ["too-long"]


@pytest.mark.parametrize(
    ("text", "seat"), [("p1", 0), ("p3", 2), ("p4", None), ("p0", None), ("q1", None), ("p", None)]
)
def test_seats_are_those_of_the_table(text: str, seat: int | None) -> None:
    assert seat_of(text, 3) == seat


@pytest.mark.parametrize(
    ("text", "wanted"), [("0", True), ("123456", True), ("1234567", False), ("²", False), ("", False)]
)
def test_numbers_are_short_and_have_plain_digits(text: str, wanted: bool) -> None:
    assert is_number(text) is wanted


def test_a_text_of_nothing_but_mistakes_earns_no_more_remarks_than_anybody_reads() -> None:
    reading = Reading("x " * 2000)
    for clause in reading.clauses():
        for word in clause.words:
            reading.wrong(word, "unreadable", "no such word")
    assert len(reading.remarks) == MOST_REMARKS
