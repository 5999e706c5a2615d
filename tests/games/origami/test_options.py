"""The options of a table."""

from __future__ import annotations

import msgspec
import pytest

from kamishima.core.errors import BadOptions
from kamishima.games.origami.content import house_content, house_text, read_content
from kamishima.games.origami.rules import Origami, variants

ALL = "farm, sky, sea, savannah, lawn"


def test_a_table_states_all_its_options_defaults_included() -> None:
    options = Origami(house_content(), 2, {}).options
    plain = {"box": "classic", "families": [], "turn-limit": 60, "memory-aid": False}
    assert msgspec.json.decode(msgspec.json.encode(options)) == plain


def test_families_may_be_chosen_in_any_order() -> None:
    game = Origami(house_content(), 2, {"families": ["lawn", "farm"]})
    assert game.start().families == ("farm", "lawn")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"families": ["farm"]}, f"2 players choose exactly 2 families of {ALL}, not 1; or none"),
        ({"families": ["farm", "sky", "sea"]}, f"2 players choose exactly 2 families of {ALL}, not 3; or none"),
        ({"families": ["farm", "farm"]}, "each family is chosen once: farm, farm"),
        ({"families": ["farm", "moon"]}, f"no family 'moon' in the classic box; there are {ALL}"),
        ({"families": "farm"}, "Expected `array`, got `str` - at `$.families`"),
        ({"turn-limit": 0}, "turn-limit is between 1 and 1000, not 0"),
        ({"turn-limit": 1001}, "turn-limit is between 1 and 1000, not 1001"),
        ({"turn-limit": "many"}, "Expected `int`, got `str` - at `$.turn-limit`"),
        ({"memory-aid": 1}, "Expected `bool`, got `int` - at `$.memory-aid`"),
        ({"box": "legends"}, "Invalid enum value 'legends' - at `$.box`"),
        ({"colour": "red"}, "Object contains unknown field `colour`; the options of Origami are box, families,"),
    ],
)
def test_options_that_make_no_sense_are_refused_with_what_is_allowed(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Origami(house_content(), 2, options)
    assert message in refused.value.message


def test_a_pack_with_too_few_families_is_refused() -> None:
    text = house_text()
    start = text.index("[cards.raccoon]")
    one_family = text[:start].replace('sky = "classic"\nsea = "classic"\nsavannah = "classic"\nlawn = "classic"\n', "")
    content = read_content(one_family.replace('having = "dog"', 'having = "cat"'))
    with pytest.raises(BadOptions, match="the pack has 1 families in the classic box, too few for 2 players"):
        Origami(content, 2, {})


def test_the_kit_plays_every_set_of_families_for_every_number_of_players() -> None:
    found = variants(house_content())
    assert [players for players, options in found if not options] == [2, 3, 4]
    assert len(found) == 3 + 10 + 10 + 5
