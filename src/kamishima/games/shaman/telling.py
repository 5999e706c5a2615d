"""From one step to its events."""

from __future__ import annotations

from kamishima.core import wire
from kamishima.core.game import Action, SeatId
from kamishima.games.shaman import actions as say
from kamishima.games.shaman import narration as told
from kamishima.games.shaman.scoring import Scorer
from kamishima.games.shaman.state import DEAL, OVER, Return, State
from kamishima.games.shaman.viewing import Viewer, tallies


class Narrator:
    """Tells what happens in one game."""

    def __init__(self, viewer: Viewer, scorer: Scorer) -> None:
        self._viewer = viewer
        self._scorer = scorer

    def narrate(self, state: State, after: State, action: Action, seat: SeatId | None) -> tuple[wire.Event, ...]:
        """The events of one step."""
        events = self._said(state, after, action, seat)
        if len(after.land.islands) != len(state.land.islands):
            events.append(told.IslandsChanged(len(after.land.islands), len(state.land.islands)))
        if after.ended and not state.ended:
            events.append(told.GameEnded(after.ended))
        events += self._spirits(state, after, action, seat)
        events += _turns(state, after)
        if after.phase == OVER:
            events += [
                told.IslandScored(tally.island, tally.tiles, tally.totals, tally.controllers, tally.points)
                for tally in tallies(after, self._scorer)
            ]
        return tuple(events)

    # -- the action itself -----------------------------------------------------------------------------------------

    def _said(self, state: State, after: State, action: Action, seat: SeatId | None) -> list[wire.Event]:
        mover = state.seat
        if state.phase == DEAL:
            return []  # everybody sees their own coins on the table
        if isinstance(action, say.Start):
            return [told.StarterFound(action.seat)]
        if isinstance(action, say.Lay):
            return [told.TileLaid(mover, action.site.name)]
        if isinstance(action, say.Raise):
            height = after.land.heights[after.land.slot_at(action.site)]
            return [told.TileRaised(mover, action.site.name, height)]
        if isinstance(action, say.Coin):
            return [told.CoinChosen(mover, action.name if seat == mover else None)]
        if isinstance(action, say.Place):
            piece = state.shaman(mover) + state.coin + 1
            return [told.PiecePlaced(mover, _kind(state, piece), self._coin(state, piece, seat), action.space.name)]
        return self._acted(state, action, seat)

    def _acted(self, state: State, action: Action, seat: SeatId | None) -> list[wire.Event]:
        mover = state.seat
        if isinstance(action, say.Move):
            piece = state.piece_on(state.land.cell_at(action.start))
            coin = self._coin(state, piece, seat)
            return [told.PieceMoved(mover, _kind(state, piece), coin, action.start.name, action.end.name)]
        if isinstance(action, say.Ride):
            return [self._ridden(state, action, seat)]
        if isinstance(action, say.Spirit):
            host = state.piece_on(state.land.cell_at(action.space))
            left = state.land.space(state.where[state.shaman(mover)])
            return [told.SpiritLeft(mover, left.name, action.space.name, self._coin(state, host, seat))]
        if isinstance(action, say.Sink):
            return [told.TileSunk(mover, action.site.name)]
        if isinstance(action, say.Slide):
            return [_slid(state, action)]
        return []  # what a settled rider does is told with the spirits

    def _ridden(self, state: State, action: say.Ride, seat: SeatId | None) -> wire.Event:
        piece = state.piece_on(state.land.cell_at(action.start))
        owner = state.dice.index(state.land.cell_at(action.end))
        coin = self._coin(state, piece, seat)
        return told.SpiritRidden(state.seat, _kind(state, piece), coin, action.start.name, action.end.name, owner)

    def _coin(self, state: State, piece: int, seat: SeatId | None) -> str | None:
        return self._viewer.coin_of(state, piece, seat)

    # -- what it brought about -------------------------------------------------------------------------------------

    def _spirits(self, state: State, after: State, action: Action, seat: SeatId | None) -> list[wire.Event]:
        """The rider that was set down; spirit movements that were completed, with their riders."""
        events: list[wire.Event] = []
        if isinstance(action, say.Settle):
            events.append(self._settled(state, state.settler, state.rider, action.space.name, seat))
        for back in after.returns:
            events += self._returned(state, back, seat)
        return events

    def _returned(self, state: State, back: Return, seat: SeatId | None) -> list[wire.Event]:
        coin = self._coin(state, back.host, seat)
        events: list[wire.Event] = [told.SpiritReturned(back.seat, back.shaman.name, back.warrior.name, coin)]
        if back.landed is not None:
            events.append(self._settled(state, back.seat, back.rider, back.landed.name, seat))
        return events

    def _settled(self, state: State, owner: SeatId, rider: int, space: str, seat: SeatId | None) -> wire.Event:
        coin = self._coin(state, rider, seat)
        return told.RiderSettled(owner, state.owner(rider), _kind(state, rider), coin, space)


def _kind(state: State, piece: int) -> str:
    return "shaman" if piece % state.size == 0 else "warrior"


def _slid(state: State, action: say.Slide) -> wire.Event:
    slot = state.land.slot_at(action.site)
    riders = len([cell for cell in (*state.where, *state.dice) if cell >> 2 == slot])
    return told.TileSlid(state.seat, action.site.name, action.half_way.name, action.end.name, riders)


def _turns(state: State, after: State) -> list[wire.Event]:
    """Turns that were lost, and the one that begins."""
    events: list[wire.Event] = []
    passed = after.turns - state.turns
    if passed > 0 and state.actions > 1:
        events.append(told.TurnLost(state.seat))
    for step in range(1, passed):
        events.append(told.TurnLost((state.seat + step) % state.players))
    begins = passed > 0 or (after.actions > 0 and (state.actions == 0 or state.phase == DEAL != after.phase))
    if begins and not after.ended:
        events.append(told.TurnBegan(after.seat, after.turns // after.players + 1))
    return events
