"""The content pack: what it holds, and how it is refused."""

from __future__ import annotations

import pytest

from kamishima.core.errors import BadContent
from kamishima.games.shaman.pack.content import house_content, house_text, read_content

SHAMAN = "value = { is = 6"
UPPER = 'upper = { is = 2, from = "book" }'


def line_of(text: str, part: str) -> int:
    """The number of the line where a part of a text first stands."""
    return text[: text.index(part)].count("\n") + 1


def test_the_house_pack_is_that_of_the_rulebook() -> None:
    content = house_content()
    assert (content.name, len(content.hash)) == ("house", 64)
    assert (content.tiles.sea_level.value, content.tiles.upper.value) == (3, 2)
    assert content.values == (6, 0, 1, 2, 3, 4, 5)
    assert list(content.coins) == ["0", "1", "2", "3", "4", "5"]
    assert list(content.tribes) == ["suns", "moons", "crowns", "arms"]


def test_comments_layout_name_and_sources_do_not_change_the_hash() -> None:
    changed = house_text().replace('"book"', '"ours"').replace('name = "house"', 'name = "mine"').replace("# The", "#")
    assert read_content(changed).hash == house_content().hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (SHAMAN, "value = { is = 7"),
        (UPPER, 'upper = { is = 1, from = "book" }'),
        ("[coins.5]", "[coins.six]"),
        ('suns = "public"\nmoons = "public"', 'moons = "public"\nsuns = "public"'),
    ],
)
def test_whatever_changes_the_game_changes_the_hash(old: str, new: str) -> None:
    assert read_content(house_text().replace(old, new, 1)).hash != house_content().hash


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (UPPER, 'upper = { is = "2", from = "book" }', "tiles.upper.is: Expected `int`, got `str`"),
        (UPPER, 'upper = { is = 2, from = "mine" }', "tiles.upper.from: Invalid enum value 'mine'"),
        (UPPER, "upper = { is = 2 }", "tiles.upper: Object missing required field `from`"),
        (UPPER, 'upper = { is = 5, from = "book" }', "tiles.upper: 5 is not between 0 and 4"),
        ("sea-level = { is = 3", "sea-level = { is = 4", "tiles.sea-level: 4 is not between 1 and 3"),
        (SHAMAN, "value = { is = 21", "shaman.value: 21 is not between 0 and 20"),
        ('name = "house"', 'name = " "', "name: a pack needs a name"),
        ('game = "shaman"', 'game = "chess"', "game: this is a pack of 'chess', not of 'shaman'"),
        ("[coins.5]", "[coins.Five]", "coins.Five: an id is one word of small letters, digits and hyphens"),
    ],
)
def test_a_mistake_in_a_pack_is_named_with_its_path_and_line(old: str, new: str, message: str) -> None:
    text = house_text()
    with pytest.raises(BadContent) as refused:
        read_content(text.replace(old, new, 1))
    assert message in refused.value.message
    assert refused.value.line == line_of(text, old)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('suns = "public"\n', "", "tribes: there are 4 tribes, not 3"),
        (
            "[coins.5]",
            '[coins.6]\nvalue = { is = 6, from = "ours" }\n[coins.5]',
            "coins: a tribe has 1 to 6 coins, not 7",
        ),
        ("[shaman]", '[shaman]\ncolour = "red"', "shaman: Object contains unknown field `colour`"),
        ("[tiles]", "[stones]", "Object contains unknown field `stones`"),
    ],
)
def test_a_pack_that_is_not_whole_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(BadContent) as refused:
        read_content(house_text().replace(old, new, 1))
    assert message in refused.value.message
