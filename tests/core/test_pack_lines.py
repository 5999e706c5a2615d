"""The line of a mistake in a pack, however its owner likes to write TOML."""

from __future__ import annotations

import tomllib

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamishima.core.errors import BadContent
from kamishima.core.pack import content_hash, fault, line_of, parse, read_pack

calmly = settings(max_examples=80, deadline=None)

# Each pack sets one value to "here"; its line is the one to be found.
LAYOUTS = {
    "a plain key": "name = 'x'\ncost = 'here'\n",
    "a key in a table": "[a]\nx = 1\n[b]\nx = 'here'\n",
    "the same key in a table and in a table below it": "[a]\nx = 1\n[a.b]\nx = 'here'\n",
    "a table that comes after the one below it": "[a.b]\nx = 1\n[a]\nx = 'here'\n",
    "a header with a comment": "[a] # [b]\nx = 'here' # x = 2\n",
    "a header with spaces": "  [ a . b ]  \n    x   =   'here'\n",
    "a key that is commented out above": "[a]\n# x = 1\n#x = 2\nx = 'here'\n",
    "a header that is commented out above": "[a]\n# [b]\nx = 'here'\n",
    "a quoted key": "[a]\n\"two words\" = 'here'\n",
    "a key in single quotes": "[a]\n'two words' = 'here'\n",
    "a quoted table": "[\"a\".'b c']\nx = 'here'\n",
    "a key with hyphens and digits": "[a-1]\nturn-limit_2 = 'here'\n",
    "an inline table": "[a]\nx = 1\ny = { z = 'here' }\n",
    "a long array before it": "[a]\nlong = [\n  1,\n  2,\n]\nx = 'here'\n",
    "equal signs in a value before it": "[a]\nrule = 'x = 1'\nx = 'here'\n",
    "windows line ends": "[a]\r\ny = 1\r\nx = 'here'\r\n",
    "a dotted key": "[a]\ny = 1\nb.c = 'here'\n",
    "a dotted key with quotes": "y = 1\na.\"b c\" = 'here'\n",
    "a quoted table with a dot in its name": "[a]\nx = 1\n[b.\"c.d\"]\nx = 'here'\n",
    "a quoted table with a number sign in its name": "[\"#1\"]\nx = 'here'\n",
    "rows of numbers before it": "[a]\ngrid = [\n  [1, 2],\n  [3, 4]\n]\nx = 'here'\n",
    "a drawing that looks like a table before it": "[a]\nmap = '''\n[b]\nx = 1\n'''\nx = 1\n[b]\nx = 'here'\n",
}


def path_to_here(plain: object) -> list[str]:
    """The keys that lead to the value."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            if value == "here":
                return [key]
            if below := path_to_here(value):
                return [key, *below]
    return []


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_line_is_found_with(layout: str) -> None:
    text = LAYOUTS[layout]
    expected = next(number for number, line in enumerate(text.splitlines(), start=1) if "here" in line)
    assert line_of(text, path_to_here(tomllib.loads(text))) == expected


keys = st.sampled_from(["a", "b", "c-d", "e f"])
values = st.one_of(st.integers(0, 9), st.sampled_from(["here = 1", "[a]", "# no"]))
tables = st.dictionaries(st.lists(keys, min_size=1, max_size=3).map(tuple), st.dictionaries(keys, values, min_size=1))


@calmly
@given(tables)
def test_every_value_of_a_written_pack_is_found_again(written: dict[tuple[str, ...], dict[str, int | str]]) -> None:
    """Tables in any order, one above or below another, with values that look like headers, keys and comments."""
    lines: list[str] = []
    places: dict[tuple[str, ...], int] = {}
    for path, fields in written.items():
        lines.append(f"[{'.'.join([msgspec.json.encode(key).decode() for key in path])}]")
        for key, value in fields.items():
            lines.append(f"{msgspec.json.encode(key).decode()} = {msgspec.json.encode(value).decode()}")
            places[(*path, key)] = len(lines)
    text = "\n".join(lines)
    for path, line in places.items():
        if path not in written:  # a name cannot be both a value and a table
            assert line_of(text, list(path)) == line


class Card(msgspec.Struct, forbid_unknown_fields=True):
    cost: int
    folds: list[int] = []
    verbs: list[dict[str, int]] = []


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("[cat]\nfolds = [1]\ncost = '2'\n", 3, "cat.cost: Expected `int`, got `str`"),
        ("[cat]\ncost = 2\nfolds = [1, 'x']\n", 3, "cat.folds[1]: Expected `int`, got `str`"),
        ("[cat]\ncost = 2\nverbs = [{ a = 1 }, { a = 'x' }]\n", 3, "cat.verbs[1].a: Expected `int`, got `str`"),
        ("[dog]\n[cat]\nfolds = [1]\n", 2, "cat: Object missing required field `cost`"),
    ],
    ids=["a field", "an item", "a table in an item", "a missing field"],
)
def test_a_value_of_the_wrong_kind_is_told_at_its_own_line(text: str, line: int, message: str) -> None:
    with pytest.raises(BadContent) as error:
        read_pack(text, "cards", lambda plain, found: found.read(plain["cat"], Card, "cat"))
    assert error.value.message == f"line {line}: {message}"


def test_a_path_that_is_not_in_the_text_has_no_line_but_is_named() -> None:
    error = fault("name = 'x'\n", "cards.cat", "there is none")
    assert (error.line, error.message) == (0, "cards.cat: there is none")


@pytest.mark.parametrize("text", ["a = 1\na = 2\n", "a = 1\n[a\n", "x = 'open\n", "[t]\n[t]\n", "a = 01\n", "\x00"])
def test_what_is_not_toml_is_refused_with_a_line_or_as_a_whole(text: str) -> None:
    with pytest.raises(BadContent, match="not TOML") as error:
        parse(text)
    assert 0 <= error.value.line <= text.count("\n") + 1


@calmly
@given(st.dictionaries(st.text(max_size=3), st.integers(), min_size=2, max_size=5))
def test_the_order_of_the_keys_does_not_change_the_hash(content: dict[str, int]) -> None:
    backwards = dict(reversed(list(content.items())))
    assert content_hash(content) == content_hash(backwards)
    changed = {**content, next(iter(content)): next(iter(content.values())) + 1}
    assert content_hash(content) != content_hash(changed)
