from __future__ import annotations

from msgspec.structs import replace

from kamishima.core import wire
from kamishima.core.game import Step
from kamishima.core.narration import Item, Narration, Seats, Tagged
from kamishima.core.turn import Action, SeatId, Start
from kamishima.games.shaman.rules import actions as say
from kamishima.games.shaman.rules.dealing import dealer
from kamishima.games.shaman.rules.scoring import Scorer
from kamishima.games.shaman.rules.state import DEAL, OVER, Return, State
from kamishima.games.shaman.show import events as told
from kamishima.games.shaman.show.view_builder import Viewer, tallies


class Narrator:
    def __init__(self, viewer: Viewer, scorer: Scorer) -> None:
        self._viewer = viewer
        self._scorer = scorer

    def narrate(self, step: Step[State]) -> Narration:
        state, after, action = step.before, step.after, step.action
        events = self._said(state, after, action)
        if len(after.land.islands) != len(state.land.islands):
            events.append(told.IslandsChanged(len(after.land.islands), len(state.land.islands)))
        if after.ended and not state.ended:
            events.append(told.GameEnded(after.ended))
        events += self._spirits(state, after, action)
        events += _turns(state, after)
        if after.phase == OVER:
            events += [
                told.IslandScored(tally.island, tally.tiles, tally.totals, tally.controllers, tally.points)
                for tally in tallies(after, self._scorer)
            ]
        return Narration(events, _readers(state, action))

    def _said(self, state: State, after: State, action: Action) -> list[Item]:
        mover = state.seat
        if state.phase == DEAL:
            return []  # everybody sees their own coins on the table
        if isinstance(action, Start):
            return [told.StarterFound(action.seat)]
        if isinstance(action, say.Lay):
            return [told.TileLaid(mover, action.site.name)]
        if isinstance(action, say.Raise):
            height = after.land.heights[after.land.slot_at(action.site)]
            return [told.TileRaised(mover, action.site.name, height)]
        if isinstance(action, say.Coin):
            return [Tagged(told.CoinChosen(mover, action.name), (mover,), told.CoinChosen(mover, None))]
        if isinstance(action, say.Place):
            piece = state.shaman(mover) + state.coin + 1
            coin = self._coin(state, piece)
            return [_of(state, piece, coin, told.PiecePlaced(mover, _kind(state, piece), coin, action.space.name))]
        return self._acted(state, action)

    def _acted(self, state: State, action: Action) -> list[Item]:
        mover = state.seat
        if isinstance(action, say.Move):
            piece = state.piece_on(state.land.cell_at(action.start))
            coin = self._coin(state, piece)
            moved = told.PieceMoved(mover, _kind(state, piece), coin, action.start.name, action.end.name)
            return [_of(state, piece, coin, moved)]
        if isinstance(action, say.Ride):
            return [self._ridden(state, action)]
        if isinstance(action, say.Spirit):
            host = state.piece_on(state.land.cell_at(action.space))
            left = state.land.space(state.where[state.shaman(mover)])
            coin = self._coin(state, host)
            return [_of(state, host, coin, told.SpiritLeft(mover, left.name, action.space.name, coin))]
        if isinstance(action, say.Sink):
            return [told.TileSunk(mover, action.site.name)]
        if isinstance(action, say.Slide):
            return [_slid(state, action)]
        return []  # what a settled rider does is told with the spirits

    def _ridden(self, state: State, action: say.Ride) -> Item:
        piece = state.piece_on(state.land.cell_at(action.start))
        owner = state.dice.index(state.land.cell_at(action.end))
        coin = self._coin(state, piece)
        kind = _kind(state, piece)
        return _of(
            state, piece, coin, told.SpiritRidden(state.seat, kind, coin, action.start.name, action.end.name, owner)
        )

    def _coin(self, state: State, piece: int) -> str | None:
        """The coin of a warrior as its owner knows it; nothing for a shaman."""
        return self._viewer.coin_of(state, piece, SeatId(state.owner(piece)))

    def _spirits(self, state: State, after: State, action: Action) -> list[Item]:
        """The rider that was set down; spirit movements that were completed, with their riders."""
        events: list[Item] = []
        if isinstance(action, say.Settle):
            events.append(self._settled(state, state.settler, state.rider, action.space.name))
        for back in after.returns:
            events += self._returned(state, back)
        return events

    def _returned(self, state: State, back: Return) -> list[Item]:
        coin = self._coin(state, back.host)
        returned = told.SpiritReturned(back.seat, back.shaman.name, back.warrior.name, coin)
        events: list[Item] = [_of(state, back.host, coin, returned)]
        if back.landed is not None:
            events.append(self._settled(state, back.seat, back.rider, back.landed.name))
        return events

    def _settled(self, state: State, seat: SeatId, rider: int, space: str) -> Item:
        coin = self._coin(state, rider)
        settled = told.RiderSettled(seat, state.owner(rider), _kind(state, rider), coin, space)
        return _of(state, rider, coin, settled)


def _readers(state: State, action: Action) -> Seats | None:
    """Coins are known to their owner alone."""
    if not isinstance(action, say.Coin):
        return None
    return (SeatId(dealer(state)) if state.phase == DEAL else state.seat,)


def _of(state: State, piece: int, coin: str | None, event: wire.Event) -> Item:
    """An event that names the coin of a piece, if it has one, to its owner alone."""
    return event if coin is None else Tagged(event, (SeatId(state.owner(piece)),), replace(event, coin=None))


def _kind(state: State, piece: int) -> str:
    return "shaman" if piece % state.size == 0 else "warrior"


def _slid(state: State, action: say.Slide) -> wire.Event:
    slot = state.land.slot_at(action.site)
    riders = len([cell for cell in (*state.where, *state.dice) if cell >> 2 == slot])
    return told.TileSlid(state.seat, action.site.name, action.half_way.name, action.end.name, riders)


def _turns(state: State, after: State) -> list[wire.Event]:
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
