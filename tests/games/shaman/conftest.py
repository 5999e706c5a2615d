"""Tables of Shaman Island for tests."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.shaman.tables import Drawn, Table, table_of

from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content


@pytest.fixture
def drawn() -> Drawn:
    """Draws a position."""
    return table_of


@pytest.fixture
def set_up() -> Callable[[int], Table]:
    """A table at the very beginning, seat p1 being the starting player."""

    def make(players: int = 2) -> Table:
        game = ShamanIsland(house_content(), players, {})
        return Table(game, game.apply(game.start(), game.parse("start p1")))

    return make
