from __future__ import annotations

from kamishima.core import wire
from kamishima.core.game import Step
from kamishima.core.narration import Narration
from kamishima.core.turn import Action, Start
from kamishima.games.islands.pack.landmarks import COLOURS, KINDS, cell_word
from kamishima.games.islands.rules import actions as say
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.painting.cards import Board
from kamishima.games.islands.rules.state import TECHNOLOGIES, Frame, Land, State
from kamishima.games.islands.show import events as told


def narrate(board: Board, step: Step[State]) -> Narration:
    """The events of one step: what was said, what it painted, what then went by itself, and how the round went on.

    The position after the step may be in the next round already. So nothing about bids, coins and tokens is read from
    it: the rules note that as it happens.
    """
    state, after = step.before, step.after
    frame = state.stack[-1]
    events = _said(state, frame, step.action)
    events += _on_lands(state, after, frame)
    events += after.story
    return Narration(events + _progress(board, state, after))


def _said(state: State, frame: Frame, action: Action) -> list[wire.Event]:
    seat = frame.seat
    if isinstance(action, say.Die):
        return [_rolled(frame, action.value)]
    if isinstance(action, say.Dice):
        return [told.DiceRolled(seat, (action.low, action.high))]
    if isinstance(action, say.Bid):
        return [told.MadeBid(seat, action.coins)]
    if isinstance(action, say.ChooseShape):
        return [told.ShapeChosen(seat, action.name)]
    if isinstance(action, say.Sheet):
        return [told.SheetDealt(seat, action.name)]
    if isinstance(action, say.Keep):
        return [told.SheetsKept(seat, action.names)]
    if isinstance(action, Start):
        return [told.StarterFound(action.seat)]
    return _chosen(state, frame, action)


def _chosen(state: State, frame: Frame, action: Action) -> list[wire.Event]:
    seat = frame.seat
    if action is say.DECLINE:
        return [told.Declined(seat, frame.phase)]
    if isinstance(action, say.Resolve):
        return [told.Resolved(seat, say.TRIGGERS[action.trigger])]
    if isinstance(action, say.Research):
        level = state.levels[action.technology] + 1
        return [told.Researched(seat, TECHNOLOGIES[action.technology], level)]
    if isinstance(action, say.Use):
        return [told.UsedTechnology(seat, TECHNOLOGIES[action.technology], action.level)]
    return []


def _rolled(frame: Frame, value: int) -> wire.Event:
    if frame.phase == keys.AUCTION_DIE:
        return told.CardRolled(frame.seat, value)
    if frame.phase == keys.COLOUR_DIE:
        return told.ColourRolled(frame.seat, value, COLOURS[(value - 1) // 2])
    if frame.phase == keys.TRANSFORM_DIE:
        return told.ShapeRolled(frame.seat, value)
    return told.DiceRolled(frame.seat, (*frame.items, value))


def _on_lands(state: State, after: State, frame: Frame) -> list[wire.Event]:
    """Paint, and what it surrounded and filled."""
    events: list[wire.Event] = []
    seat = frame.seat
    before = state.players[seat].lands
    for place, land in enumerate(after.players[seat].lands):
        if place < len(before) and land is not before[place]:
            events += _on_land(seat, place, before[place], land)
    return events


def _on_land(seat: int, place: int, before: Land, land: Land) -> list[wire.Event]:
    island = land.island
    events: list[wire.Event] = []
    if not before.painted and land.painted:
        events.append(told.IslandBegun(seat, place, island.name, len(island.volcanoes)))
    for colour in range(3):
        fresh = int(land.colour(colour) & ~before.colour(colour))
        if fresh:
            events.append(told.Painted(seat, place, island.name, tuple(island.words_of(fresh)), COLOURS[colour]))
    for mark in island.landmarks:
        if land.surrounded(mark.around) and not before.surrounded(mark.around):
            single = land.single(mark.around)
            events.append(told.Surrounded(seat, place, island.name, KINDS[mark.kind], cell_word(mark.cell), single))
    if land.own != before.own:
        events.append(told.OutlineFilled(seat, place, island.name, own=True, points=10))
    if land.other != before.other:
        events.append(told.OutlineFilled(seat, place, island.name, own=False, points=5))
    return events


def _progress(board: Board, state: State, after: State) -> list[wire.Event]:
    if after.ended and not state.ended:
        return [told.GameEnded(after.ended)]
    if after.round != state.round:
        colour = COLOURS[board.spaces[after.space]]
        return [told.RoundBegan(after.round, after.space, colour, after.first)]
    return []
