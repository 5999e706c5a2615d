"""The options of a table."""

from __future__ import annotations

import pytest
from tests.games.islands.conftest import PACK, pack_text

from kamishima.core.errors import BadOptions
from kamishima.games.islands.game import Islands
from kamishima.games.islands.pack.content import read_content


def test_a_table_states_all_its_options_defaults_included() -> None:
    assert Islands(PACK, 2, {}).options == {"near": False, "catch-up": False, "science": False}


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (2, {"near": 1}, "near is true or false, not 1"),
        (2, {"colour": "red"}, "no option 'colour'; the options of Origami Islands are near, catch-up, science"),
        (3, {"science": True}, "science is for one player, not 3"),
        (7, {}, "Origami Islands is for 1 to 6 players, not 7"),
    ],
)
def test_options_that_make_no_sense_are_refused_with_what_is_allowed(
    players: int, options: dict[str, object], message: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        Islands(PACK, players, options)
    assert message in refused.value.message


def test_a_pack_with_too_few_sheets_is_refused() -> None:
    content = read_content(pack_text().replace("is = 20", "is = 2"))
    with pytest.raises(BadOptions, match="the pack has 6 sheets for this table, too few for 3 players"):
        Islands(content, 3, {})
    with pytest.raises(BadOptions, match="the pack has 2 sheets for this table, too few for 1 players"):
        Islands(content, 1, {"near": True})
