"""What cannot be said is refused with a reason of its own, and leaves the position as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.islands.conftest import AWAY, HOME, Position, Seat, pack_text, painted

from kamishima.core.errors import BadContent, BadWords
from kamishima.games.islands.pack.content import read_content

if TYPE_CHECKING:
    from tests.games.islands.conftest import Table

POOR = Seat(coins=0)
BEGUN = Seat(i2=painted(AWAY, blue="b1"))


def reason(position: Position, text: str) -> str:
    """The reason alone, once it is sure that nothing has changed."""
    before = position.game.encode(position.state)
    refusal = position.refusal(text)
    assert position.game.encode(position.state) == before
    words, found, why = refusal.partition(" is not offered: ")
    assert (words, bool(found)) == (repr(text), True)
    return why


# -- the six of the issue ----------------------------------------------------------------------------------------------


def test_a_bid_above_ones_coins(table: Table) -> None:
    position = table(Seat(coins=9), Seat(coins=8)).then("~: die 2\np1: bid 6")
    assert reason(position, "bid 9") == "you have 8 coins, and nobody can bid more than they have"


def test_a_bid_when_the_bidding_is_over(table: Table) -> None:
    position = table(Seat(coins=3), Seat(coins=6)).then("~: die 5\np2: bid 5")
    assert position.phase != "bidding"  # whoever cannot pay the least is not asked, so p2 has won already
    assert position.refusal("bid 5") == "'bid 5' is not offered now"


def test_a_shape_over_the_edge(table: Table) -> None:
    position = table(BEGUN, POOR).then("~: die 5\np1: bid 5")
    assert reason(position, "paint i2 f2 north blue") == "the shape reaches beyond the edge of the island"
    assert reason(position, "paint i2 h8 north blue") == "the shape reaches beyond the edge of the island"


def test_a_mirrored_s(table: Table) -> None:
    position = table(BEGUN, POOR).then("~: die 4\np1: bid 4")
    why = "these squares are the zigzag mirrored; a shape may be turned, never mirrored"
    assert reason(position, "paint i2 b2 c2 c3 d3 blue") == why


def test_a_second_domino_that_does_not_fit(table: Table) -> None:
    position = table(BEGUN, POOR).then("~: die 2\np1: bid 2, paint i2 c1 east blue")
    assert reason(position, "paint i2 d1 east blue") == "d1 is painted already"
    assert reason(position, "paint i2 e1 north blue") == "the shape reaches beyond the edge of the island"
    assert reason(position, "paint i2 c5 east blue") == "at least one square must be orthogonally next to a painted one"
    assert reason(position, "paint i2 c2 east blue") == "d2 is a landmark; only empty squares can be painted"


def test_a_first_domino_that_leaves_no_room_for_the_second(table: Table) -> None:
    full = painted(HOME, red="b1 c1 a2 b2 c2 d2 e2 a3 b3 d3 b4 c4 d4 e4 f4 a5 b5 d5 e5 b6 c6 e6 f6")
    position = table(Seat(i3=full), POOR, season="red").then("~: die 2\np1: bid 2")
    why = "there would be no room for the second one, and both must be painted"
    assert reason(position, "paint i3 f2 north red") == why


def test_a_technology_used_twice(table: Table) -> None:
    begun = Seat(i2=painted(AWAY, red="b1"))
    position = table(begun, season="red", levels={"re-color": 3}, science=True)
    position = position.then("~: die 3\np1: bid 6\n~: dice 1 1\np1: use re-color 1")
    assert reason(position, "use re-color 2") == "re-color was used in this round; each technology works once a round"


def test_a_malformed_map() -> None:
    text = pack_text().replace("R..L..", "R..L.X", 1)
    with pytest.raises(BadContent) as refused:
        read_content(text)
    line = text.splitlines().index("R..L.X") + 1
    where = f"line {line}: sheets.a.islands.home.map: "
    assert refused.value.message == f"{where}no landmark is written 'X' (column f); signs are . ~ ^ RSLVCGT$"


# -- others ------------------------------------------------------------------------------------------------------------


def test_a_colour_that_is_not_allowed_is_told_with_those_that_are(table: Table) -> None:
    square = table(BEGUN, Seat()).then("~: die 5\np1: pass\np2: bid 5, decline")
    assert square.phase == "square"
    assert reason(square, "paint i2 c1 red") == "the colour is blue"
    shape = table(BEGUN, POOR).then("~: die 3\np1: bid 3")
    assert reason(shape, "paint i2 c1 east green") == "the colour is blue"


@pytest.mark.parametrize(("coal", "why"), [((0, 1), "the colour is blue"), ((1, 0), "")])
def test_a_coal_pit_paints_in_its_colours(table: Table, coal: tuple[int, int], why: str) -> None:
    position = table(Seat(i2=painted(AWAY, blue="b1"), coal=coal), POOR).then("~: die 5\np1: bid 5")
    assert position.phase == "coal"
    if why:
        assert reason(position, "paint i2 c1 red") == why
    else:
        assert "paint i2 c1 red" in position.offers()


def test_a_technology_that_cannot_be_paid_is_told_with_its_price(table: Table) -> None:
    begun = Seat(i2=painted(AWAY, red="b1"), coins=8)
    position = table(begun, season="red", levels={"re-color": 2}, science=True)
    position = position.then("~: die 3\np1: bid 6\n~: dice 1 1")
    assert reason(position, "use re-color 2") == "level 2 of re-color costs 5 coins, and with 2 it is not paid"


def test_a_technology_at_another_moment_is_told_to_be_so(table: Table) -> None:
    position = table(BEGUN, levels={"re-color": 2}, science=True).then("~: die 3")
    assert reason(position, "use re-color 1") == "level 1 of re-color cannot be used at this moment"


def test_technologies_do_not_belong_to_the_game_of_several(table: Table) -> None:
    position = table(BEGUN, POOR).then("~: die 3")
    for words in ("use re-color 1", "research re-color"):
        assert reason(position, words) == "technologies belong to Science vs. Carrambah"


def test_all_reasons_of_one_painting_differ(table: Table) -> None:
    position = table(BEGUN, POOR).then("~: die 4\np1: bid 4")
    wrong = [
        "paint i2 f2 north blue",  # over the edge
        "paint i2 b2 c2 c3 d3 blue",  # mirrored
        "paint i2 d2 north blue",  # a landmark
        "paint i2 b1 east blue",  # painted already
        "paint i2 c6 north blue",  # far from paint
        "paint i1 c2 north blue",  # an island without access
        "paint i2 c1 south blue",  # no such turn
        "paint i2 c2 north red",  # another colour
    ]
    assert len({reason(position, words).replace("d2", "").replace("b1", "") for words in wrong}) == len(wrong)


@pytest.mark.parametrize("text", ["paint", "paint i9 a1 red", "paint i1 a1 purple", "bid many", "bid -1", "fly", ""])
def test_what_is_no_action_at_all_is_told_to_be_none(table: Table, text: str) -> None:
    with pytest.raises(BadWords):
        table(BEGUN, POOR).game.parse(text)
