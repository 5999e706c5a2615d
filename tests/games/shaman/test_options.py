"""The options of a table."""

from __future__ import annotations

import msgspec
import pytest

from kamishima.core.errors import BadOptions
from kamishima.games.shaman.game import ShamanIsland, variants
from kamishima.games.shaman.pack.content import house_content


def test_a_table_states_all_its_options_defaults_included() -> None:
    options = ShamanIsland(house_content(), 2, {}).options
    assert msgspec.json.decode(msgspec.json.encode(options)) == {"turn-limit": 40}


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "Shaman Island is for 2 to 4 players, not 1"),
        (5, {}, "Shaman Island is for 2 to 4 players, not 5"),
        (2, {"turn-limit": 0}, "turn-limit is between 1 and 1000, not 0"),
        (2, {"turn-limit": 1001}, "turn-limit is between 1 and 1000, not 1001"),
        (2, {"turn-limit": "many"}, "turn-limit is a whole number, not 'many'"),
        (2, {"colour": "red"}, "there is no option 'colour'; the options of Shaman Island are turn-limit"),
    ],
)
def test_options_that_make_no_sense_are_refused_with_what_is_allowed(
    players: int, options: dict[str, object], message: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        ShamanIsland(house_content(), players, options)
    assert message in refused.value.message


def test_the_kit_plays_every_number_of_players_with_a_long_and_a_short_limit() -> None:
    assert [players for players, _ in variants(house_content())] == [2, 2, 3, 3, 4, 4]
