"""Phases of the set-up: the starting player, building the island, placing the pieces (S2); dealing coins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.core.turn import Action, Chance, Decision, SeatId, Start, Turn
from kamishima.games.shaman.rules.actions import STARTS, Coin, Lay, Place, Raise, site_at
from kamishima.games.shaman.rules.dealing import assign, coins_dealt, dealer, in_order, to_deal
from kamishima.games.shaman.rules.geometry import NOWHERE, SITES
from kamishima.games.shaman.rules.phases import Phase
from kamishima.games.shaman.rules.slides import sites_beside
from kamishima.games.shaman.rules.state import BUILD, COIN, DEAL, PLACE, SETTLE, TURN, State
from kamishima.games.shaman.rules.turns import Course, CoursePhase


class Lot(Phase):
    """The starting player is drawn by lot (S2.1)."""

    def offer(self, table: State) -> Turn:
        return Chance(tuple(STARTS[: table.players]), (1,) * table.players)

    def advance(self, table: State, action: Action) -> None:
        assert isinstance(action, Start)
        table.starter = action.seat
        table.seat = action.seat
        table.phase = BUILD


class Build(Phase):
    """Everybody in turn lays a tile: first at sea level, the last ones on top of others (S2.1)."""

    def __init__(self, sea_level: int, upper: int) -> None:
        super().__init__(BUILD)
        self.sea_level: Final[int] = sea_level
        self.upper: Final[int] = upper

    def offer(self, table: State) -> Turn:
        if table.land.tiles - 1 < self.sea_level * table.players:
            return Decision(table.seat, self._lays(table))
        land = table.land
        actions: list[Action] = []
        for slot in range(land.slots):
            if land.heights[slot] > 0:
                actions.append(land.site(slot).raising)
        return Decision(table.seat, tuple(actions))

    def _lays(self, table: State) -> tuple[Action, ...]:
        """All sites at sea level that touch the island, each once."""
        land = table.land
        sites: dict[int, None] = {}
        for slot in range(land.slots):
            if land.heights[slot] > 0:
                site = land.site(slot)
                for index in sites_beside(land.windows[slot], site.x, site.y):
                    sites[index] = None
        return tuple([site_at(index % SITES, index // SITES).lay for index in sites])

    def advance(self, table: State, action: Action) -> None:
        if isinstance(action, Lay):
            table.land = table.land.laid(action.site)
        elif isinstance(action, Raise):
            table.land = table.land.raised(table.land.slot_at(action.site))
        table.seat = SeatId((table.seat + 1) % table.players)
        if table.land.tiles - 1 == (self.sea_level + self.upper) * table.players:
            table.phase = PLACE  # the shamans come first


class ChooseCoin(Phase):
    """A warrior is chosen secretly before it is placed (S2.2)."""

    def __init__(self, coins: tuple[str, ...]) -> None:
        super().__init__(COIN)
        self.coins: Final = [Coin(index, name) for index, name in enumerate(coins)]

    def offer(self, table: State) -> Turn:
        first = table.shaman(table.seat) + 1
        actions: list[Action] = [coin for coin in self.coins if table.where[first + coin.index] < 0]
        return Decision(table.seat, tuple(actions))

    def advance(self, table: State, action: Action) -> None:
        assert isinstance(action, Coin)
        table.coin = action.index
        table.phase = PLACE


class PlacePiece(CoursePhase):
    """The shaman, or the chosen warrior, is placed on any empty space (S2.2)."""

    def offer(self, table: State) -> Turn:
        land = table.land
        actions: list[Action] = [land.space(cell).place for cell in table.empty_cells(-1)]
        return Decision(table.seat, tuple(actions))

    def advance(self, table: State, action: Action) -> None:
        assert isinstance(action, Place)
        piece: i64 = table.shaman(table.seat) + table.coin + 1  # the shaman while no coin is chosen
        table.where[piece] = table.land.cell_at(action.space)
        table.coin = NOWHERE
        table.seat = SeatId((table.seat + 1) % table.players)
        go_on(table, self.course)


def go_on(table: State, course: Course) -> None:
    """What comes after a piece was placed: the next one, or the first turn."""
    placed = table.pieces_placed()
    if placed == len(table.where):
        course.begin_turn(table)
    elif placed >= table.players * (table.size - 1):
        table.coin = _last_coin(table)  # nothing is left to choose
    elif placed >= table.players:
        table.phase = COIN


def _last_coin(table: State) -> i64:
    first: i64 = table.shaman(table.seat) + 1
    for coin in range(table.size - 1):
        if table.where[first + coin] < 0:
            return coin
    raise AssertionError("somebody has a piece left to place")


class DealCoins(Phase):
    """In a position that was placed by hand, chance says secretly which warrior is which coin."""

    def __init__(self, coins: tuple[str, ...], course: Course) -> None:
        super().__init__(DEAL)
        self.coins: Final = [Coin(index, name) for index, name in enumerate(coins)]
        self.course: Final = course

    def offer(self, table: State) -> Turn:
        taken = coins_dealt(table, dealer(table))
        left: list[Action] = [coin for coin in self.coins if coin.index not in taken]
        return Chance(tuple(left), (1,) * len(left))

    def advance(self, table: State, action: Action) -> None:
        assert isinstance(action, Coin)
        owner = dealer(table)
        taken = coins_dealt(table, owner)
        taken.append(action.index)
        assign(table, table.copy(), owner, in_order(taken, table.size - 1))
        table.dealt += 1
        if table.dealt == sum([to_deal(table, seat) for seat in range(table.players)]):
            self.begin(table)

    def begin(self, table: State) -> None:
        """All coins are dealt: play begins where the position says."""
        table.dealt = 0
        if table.rider != NOWHERE:
            table.phase = SETTLE
        elif table.actions > 0:
            table.phase = TURN
        else:
            table.phase = PLACE
            go_on(table, self.course)
