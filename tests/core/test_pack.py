"""Content packs: strict decoding with path and line."""

from __future__ import annotations

import msgspec
import pytest

from kamishima.core.errors import BadContent
from kamishima.core.pack import content_hash, fault, line_of, parse, read_pack

TEXT = """\
name = "mine"  # a comment

[cards.cat]
cost = 2
"quoted key" = 1

[cards.dog]
cost = { is = 3, from = "book" }
"""


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    left: int
    right: int = 0


def test_the_line_of_a_path_is_found() -> None:
    assert line_of(TEXT, ["name"]) == 1
    assert line_of(TEXT, ["cards", "cat", "cost"]) == 4
    assert line_of(TEXT, ["cards", "cat", "quoted key"]) == 5
    assert line_of(TEXT, ["cards", "dog", "cost", "is"]) == 8


def test_a_missing_path_gives_the_line_around_it() -> None:
    assert line_of(TEXT, ["cards", "dog", "folds"]) == 7
    assert line_of(TEXT, ["islands"]) == 0


def test_broken_toml_names_its_line() -> None:
    with pytest.raises(BadContent) as error:
        parse("a = 1\nb = \n")
    assert error.value.line == 2
    assert error.value.message.startswith("line 2: not TOML: ")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[pair]\nleft = 1\nright = 'x'\n", 3, "pair.right: Expected `int`, got `str`"),
        ("[pair]\nright = 1\n", 1, "pair: Object missing required field `left`"),
        ("[pair]\nleft = 1\nwidth = 2\n", 1, "pair: Object contains unknown field `width`; there are left, right"),
    ],
)
def test_wrong_fields_are_told_with_path_and_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadContent) as error:
        read_pack(text, "pairs", lambda plain, found: found.read(plain["pair"], Pair, "pair"))
    assert (error.value.line, error.value.message) == (line, f"line {line}: {reason}")


def test_a_fault_of_our_own_is_told_the_same_way() -> None:
    assert fault(TEXT, "cards.dog.cost", "too dear").message == "line 8: cards.dog.cost: too dear"


def test_the_hash_is_of_what_is_said_not_of_how() -> None:
    one, other = [
        read_pack(text, "pairs", lambda plain, found: found.read(plain, Pair))
        for text in ("left = 1\nright = 2", "# the same\nright = 2\nleft = 1")
    ]
    assert content_hash(one) == content_hash(other)
    assert content_hash(one) != content_hash(Pair(2, 1))
