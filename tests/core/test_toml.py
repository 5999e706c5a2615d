"""TOML of strangers: what no pack needs is refused before the parser sees it, and lines are found in one look."""

from __future__ import annotations

import tomllib

import pytest

from kamishima.core.errors import BadContent, BadRecord, LineError
from kamishima.core.pack import line_of, parse
from kamishima.core.record import LONGEST_HEADER, read
from kamishima.core.text import toml
from kamishima.games.registry import GAMES

HOSTILE = {
    "a dotted key": ("a" + ".a" * 24_000 + "=1", "a key has at most 8 parts"),
    "a dotted name of a table": ("[a" + ".a" * 24_000 + "]", "a key has at most 8 parts"),
    "a dotted key in quotes": ("'a'" + ".'a'" * 9_000 + "=1", "a key has at most 8 parts"),
    "a dotted key with spaces": ("a" + " . a" * 9_000 + "=1", "a key has at most 8 parts"),
    "a dotted key inside": ("x = {a" + ".a" * 24_000 + "=1}", "a key has at most 8 parts"),
    "a dotted key behind four quotes": ('x = ["""a"""", {a' + ".a" * 9_000 + "=1}]", "a key has at most 8 parts"),
    "deep lists": ("x = " + "[" * 9_000, "nested more than 16 deep"),
    "deep lists over many lines": ("x = " + "[\n" * 9_000, "nested more than 16 deep"),
    "deep tables": ("x = " + "{a=" * 9_000, "nested more than 16 deep"),
    "a long number": ("x = " + "9" * 20_000, "at most 64 signs"),
    "a long number in other digits": ("x = 0x" + "f" * 20_000, "at most 64 signs"),
    "a long number with a point": ("x = 1." + "0" * 20_000, "at most 64 signs"),
    "a long key": ("k" * 20_000 + " = 1", "at most 64 signs"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_no_pack_needs_is_refused_before_the_parser_sees_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text, reason = HOSTILE[name]

    def parse_it(_text: str) -> dict[str, object]:
        raise AssertionError("the parser was asked")

    monkeypatch.setattr(tomllib, "loads", parse_it)
    with pytest.raises(LineError, match=reason):
        toml.loads(text)
    with pytest.raises(BadContent, match=reason) as refused:
        parse("# a comment\n" + text)
    assert refused.value.line >= 2
    assert len(refused.value.message) < 200


@pytest.mark.parametrize("name", HOSTILE)
def test_a_record_with_such_a_front_matter_is_refused_in_the_same_way(name: str) -> None:
    text, reason = HOSTILE[name]
    with pytest.raises(BadRecord, match="at most 20000 characters" if len(text) > LONGEST_HEADER else reason):
        read(f"+++\n{text}\n+++\n")


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 16 + "]" * 16,
        "a.b.c.d.e.f.g.h = 1",
        "x = '" + "a." * 9_000 + "'",
        "x = '''\n" + "[[[[\n" * 900 + "'''",
        "# " + "a." * 900 + "[" * 90,
        'x = """a\\"""" + b.c"""',
        'x = ["""a""""", "b"]',
    ],
)
def test_what_stands_in_strings_and_comments_is_nobodys_business(text: str) -> None:
    try:
        expected = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        with pytest.raises(LineError, match="not TOML"):
            toml.loads(text)
    else:
        assert toml.loads(text) == expected


@pytest.mark.parametrize("game", GAMES)
def test_our_own_packs_are_far_from_the_limits(game: str) -> None:
    text = GAMES[game].house_text()
    assert toml.loads(text) == tomllib.loads(text)
    assert max([len(path) for path in toml.lines_of(text)]) <= toml.MOST_PARTS


def test_a_text_is_looked_through_once_whatever_is_asked_about_it() -> None:
    text = "[a]\nb = 1\n" + "#\n" * 9_000 + "c = 2\n"
    toml.lines_of.cache_clear()
    assert [line_of(text, ["a", "c"]) for _ in range(500)] == [9_003] * 500
    assert toml.lines_of.cache_info().misses == 1


def test_a_place_that_is_written_in_many_parts_is_looked_for_among_a_few() -> None:
    assert line_of("[a]\nb = 1\n", ["a", "b"] + ["c"] * 100_000) == 2
