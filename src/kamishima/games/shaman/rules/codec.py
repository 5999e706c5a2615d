from __future__ import annotations

import msgspec

from kamishima.core.errors import BadPosition
from kamishima.core.game import Plain
from kamishima.core.plain import PositionDecoder
from kamishima.core.turn import SeatId
from kamishima.games.shaman.rules.actions import SPACE_NAMED, Site, site_at
from kamishima.games.shaman.rules.geometry import NOWHERE, SITES
from kamishima.games.shaman.rules.land import Land
from kamishima.games.shaman.rules.state import BUILD, COIN, DEAL, LOT, OVER, PLACE, SETTLE, TURN, State

PHASES = (LOT, DEAL, BUILD, COIN, PLACE, TURN, SETTLE, OVER)


class Tribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces of one seat: where they are, by the names of spaces."""

    shaman: str | None
    warriors: tuple[str | None, ...]
    """In the order of their coins."""
    spirit: str | None
    host: int | None
    """The coin on which the shaman is laid."""


class PlainPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    phase: str
    stacks: tuple[tuple[str, int] | None, ...]
    """Where each stack lies and how high it is; slots without a stack are null."""
    tribes: tuple[Tribe, ...]
    coin: int | None
    rider: int | None
    settler: int
    seat: int
    starter: int | None
    turns: int
    actions: int
    sunk: int
    ended: str
    dealt: int | msgspec.UnsetType = msgspec.UNSET
    """How many coins have been dealt, only while they are."""


def encode(state: State) -> Plain:
    position = PlainPosition(
        phase=state.phase,
        stacks=tuple([_stack(state.land, slot) for slot in range(state.land.slots)]),
        tribes=tuple([_tribe(state, seat) for seat in range(state.players)]),
        coin=_or_none(state.coin),
        rider=_or_none(state.rider),
        settler=state.settler,
        seat=state.seat,
        starter=state.starter,
        turns=state.turns,
        actions=state.actions,
        sunk=state.sunk,
        ended=state.ended,
        dealt=state.dealt if state.phase == DEAL else msgspec.UNSET,
    )
    plain: Plain = msgspec.json.decode(msgspec.json.encode(position))
    return plain


def _or_none(number: int) -> int | None:
    return None if number == NOWHERE else number


def _stack(land: Land, slot: int) -> tuple[str, int] | None:
    site = land.sites[slot]
    return None if site is None else (site.name, land.heights[slot])


def _name(state: State, cell: int) -> str | None:
    return None if cell == NOWHERE else state.land.space(cell).name


def _tribe(state: State, seat: int) -> Tribe:
    first = state.shaman(seat)
    host = state.hosts[seat]
    return Tribe(
        shaman=_name(state, state.where[first]),
        warriors=tuple([_name(state, cell) for cell in state.where[first + 1 : first + state.size]]),
        spirit=_name(state, state.dice[seat]),
        host=None if host == NOWHERE else host - first - 1,
    )


class Decoder(PositionDecoder[PlainPosition, State]):
    def __init__(self, players: int, size: int, slots: int) -> None:
        super().__init__("Shaman Island", players, PlainPosition)
        self._size = size
        self._slots = slots

    def check(self, position: PlainPosition) -> None:
        if position.phase not in PHASES:
            raise BadPosition(f"phase: there is no {position.phase!r}; there are {', '.join(PHASES)}")
        if len(position.stacks) != self._slots:
            raise BadPosition(f"stacks: {self._slots} are needed, used or not, with {self._players} players")
        if len(position.tribes) != self._players:
            raise BadPosition(f"tribes: {self._players} are needed with {self._players} players")
        for field, number, most in (
            ("seat", position.seat, self._players),
            ("settler", position.settler, self._players),
            ("starter", position.starter, self._players),
            ("coin", position.coin, self._size - 1),
            ("rider", position.rider, self._players * self._size),
            (
                "dealt",
                None if isinstance(position.dealt, msgspec.UnsetType) else position.dealt,
                self._players * self._size,
            ),
        ):
            if number is not None and not 0 <= number < most:
                raise BadPosition(f"{field}: {number} is not below {most}")

    def state(self, position: PlainPosition) -> State:
        state = State.empty(self._players, self._size, self._land(position))
        state.phase = position.phase
        for seat, tribe in enumerate(position.tribes):
            self._set_tribe(state, seat, tribe)
        state.coin = NOWHERE if position.coin is None else position.coin
        state.rider = NOWHERE if position.rider is None else position.rider
        state.settler = SeatId(position.settler)
        state.seat = SeatId(position.seat)
        state.starter = None if position.starter is None else SeatId(position.starter)
        state.turns = position.turns
        state.actions = position.actions
        state.sunk = position.sunk
        state.ended = position.ended
        state.dealt = 0 if isinstance(position.dealt, msgspec.UnsetType) else position.dealt
        return state

    def _land(self, position: PlainPosition) -> Land:
        stacks: list[tuple[Site, int] | None] = []
        for stack in position.stacks:
            if stack is None:
                stacks.append(None)
                continue
            space = SPACE_NAMED.get(stack[0])
            if space is None or space.x >= SITES or space.y >= SITES:
                raise BadPosition(f"stacks: no tile fits at {stack[0]!r}")
            if not 1 <= stack[1] <= self._slots:
                raise BadPosition(f"stacks: {stack[0]} cannot be {stack[1]} tiles high")
            stacks.append((site_at(space.x, space.y), stack[1]))
        return Land.of(stacks)

    def _set_tribe(self, state: State, seat: int, tribe: Tribe) -> None:
        if len(tribe.warriors) != self._size - 1:
            raise BadPosition(f"tribes: a tribe has {self._size - 1} warriors, not {len(tribe.warriors)}")
        first = state.shaman(seat)
        for piece, name in enumerate((tribe.shaman, *tribe.warriors), start=first):
            state.where[piece] = _cell(state.land, name)
        state.dice[seat] = _cell(state.land, tribe.spirit)
        if tribe.host is not None:
            if not 0 <= tribe.host < self._size - 1:
                raise BadPosition(f"tribes: there is no coin {tribe.host}")
            state.hosts[seat] = first + 1 + tribe.host


def _cell(land: Land, name: str | None) -> int:
    if name is None:
        return NOWHERE
    space = SPACE_NAMED.get(name)
    cell = NOWHERE if space is None else land.cell_at(space)
    if cell == NOWHERE:
        raise BadPosition(f"tribes: nothing can stand on {name!r}")
    return cell
