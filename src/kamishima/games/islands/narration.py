"""What happened: one source for log, motion and screen reader. Nothing is hidden, so every audience hears the same."""

from __future__ import annotations

from kamishima.core.game import Action
from kamishima.core.wire import Event
from kamishima.games.islands import actions as say
from kamishima.games.islands import keys
from kamishima.games.islands.cards import Board
from kamishima.games.islands.landmarks import COLOURS, KINDS, cell_word
from kamishima.games.islands.state import TECHNOLOGIES, Frame, Land, State


class SheetDealt(Event, frozen=True):
    seat: int
    sheet: str


class SheetsKept(Event, frozen=True):
    seat: int
    sheets: tuple[str, ...]


class StarterFound(Event, frozen=True):
    seat: int


class CardRolled(Event, frozen=True):
    seat: int
    card: int


class ColourRolled(Event, frozen=True):
    seat: int
    die: int
    colour: str


class ShapeRolled(Event, frozen=True):
    seat: int
    card: int


class DiceRolled(Event, frozen=True):
    """Carrambah's dice, the ones that stand included."""

    seat: int
    dice: tuple[int, ...]


class CarrambahBid(Event, frozen=True):
    coins: int


class MadeBid(Event, frozen=True):
    seat: int
    coins: int


class Passed(Event, frozen=True):
    """Out of the bidding; `broke` when the coins did not allow another bid."""

    seat: int
    broke: bool


class AuctionWon(Event, frozen=True):
    seat: int
    coins: int


class NobodyWon(Event, frozen=True):
    card: int


class ShapeChosen(Event, frozen=True):
    seat: int
    shape: str


class Declined(Event, frozen=True):
    seat: int
    phase: str


class Painted(Event, frozen=True):
    seat: int
    land: int
    island: str
    squares: tuple[str, ...]
    colour: str


class IslandBegun(Event, frozen=True):
    seat: int
    land: int
    island: str
    volcanoes: int


class Surrounded(Event, frozen=True):
    seat: int
    land: int
    island: str
    landmark: str
    square: str
    single: bool


class OutlineFilled(Event, frozen=True):
    seat: int
    land: int
    island: str
    own: bool
    points: int


class Resolved(Event, frozen=True):
    seat: int
    trigger: str


class CoinsTaken(Event, frozen=True):
    """A volcano took coins from another player."""

    seat: int
    victim: int
    coins: int


class TokenTaken(Event, frozen=True):
    seat: int
    victim: int
    token: str


class Gained(Event, frozen=True):
    """Coins from the reserve."""

    seat: int
    coins: int


class Paid(Event, frozen=True):
    """Coins to the reserve."""

    seat: int
    coins: int


class Researched(Event, frozen=True):
    seat: int
    technology: str
    level: int


class UsedTechnology(Event, frozen=True):
    seat: int
    technology: str
    level: int


class RoundBegan(Event, frozen=True):
    round: int
    space: int
    colour: str
    first: int


class GameEnded(Event, frozen=True):
    reason: str


BEFORE_ACTIONS = (keys.BIDDING, keys.AUCTION_DIE, keys.CARRAMBAH, keys.AUCTIONIS)


def narrate(board: Board, state: State, after: State, action: Action) -> tuple[Event, ...]:
    """The events of one step: what was said, what came of it, and how the round went on."""
    frame = state.stack[-1]
    events = _said(state, frame, action)
    events += _bidding(state, after)
    events += _on_lands(state, after, frame)
    events += _coins(state, after, frame)
    events += _tokens(state, after, frame)
    return tuple(events + _progress(board, state, after))


def _said(state: State, frame: Frame, action: Action) -> list[Event]:
    seat = frame.seat
    if isinstance(action, say.Die):
        return [_rolled(frame, action.value)]
    if isinstance(action, say.Dice):
        return [DiceRolled(seat, (action.low, action.high))]
    if isinstance(action, say.Bid):
        return [MadeBid(seat, action.coins)]
    if isinstance(action, say.ChooseShape):
        return [ShapeChosen(seat, action.name)]
    if isinstance(action, say.Sheet):
        return [SheetDealt(seat, action.name)]
    if isinstance(action, say.Keep):
        return [SheetsKept(seat, action.names)]
    if isinstance(action, say.Start):
        return [StarterFound(action.seat)]
    return _chosen(state, frame, action)


def _chosen(state: State, frame: Frame, action: Action) -> list[Event]:
    seat = frame.seat
    if action is say.DECLINE:
        return [Declined(seat, frame.phase)]
    if isinstance(action, say.Resolve):
        return [Resolved(seat, say.TRIGGERS[action.trigger])]
    if isinstance(action, say.Research):
        level = state.levels[action.technology] + 1
        return [Researched(seat, TECHNOLOGIES[action.technology], level)]
    if isinstance(action, say.Use):
        return [UsedTechnology(seat, TECHNOLOGIES[action.technology], action.level)]
    return []


def _rolled(frame: Frame, value: int) -> Event:
    if frame.phase == keys.AUCTION_DIE:
        return CardRolled(frame.seat, value)
    if frame.phase == keys.COLOUR_DIE:
        return ColourRolled(frame.seat, value, COLOURS[(value - 1) // 2])
    if frame.phase == keys.TRANSFORM_DIE:
        return ShapeRolled(frame.seat, value)
    return DiceRolled(frame.seat, (*frame.items, value))


def _bidding(state: State, after: State) -> list[Event]:
    """Who dropped out, and how the bidding ended."""
    frame = state.stack[-1]
    if frame.phase not in (keys.BIDDING, keys.AUCTION_DIE, keys.CARRAMBAH):
        return []
    events: list[Event] = []
    same_round = after.round == state.round and not after.ended
    passed = after.passed if same_round else (1 << len(state.players)) - 1
    for seat in state.order_from(state.first):
        if (passed >> seat) & 1 and not (state.passed >> seat) & 1:
            events.append(Passed(seat, broke=frame.phase == keys.AUCTION_DIE or seat != frame.seat))
    if same_round and after.carrambah and not state.carrambah:
        events.append(CarrambahBid(after.carrambah))
    if not same_round or after.stack[-1].phase not in (keys.BIDDING, keys.CARRAMBAH, keys.AUCTION_DIE):
        winner = after.leader if same_round else None
        events.append(NobodyWon(after.card) if winner is None else AuctionWon(winner, after.bid))
    return events


def _on_lands(state: State, after: State, frame: Frame) -> list[Event]:
    """Paint, and what it surrounded and filled."""
    events: list[Event] = []
    seat = frame.seat
    before = state.players[seat].lands
    for place, land in enumerate(after.players[seat].lands):
        if place < len(before) and land is not before[place]:
            events += _on_land(seat, place, before[place], land)
    return events


def _on_land(seat: int, place: int, before: Land, land: Land) -> list[Event]:
    island = land.island
    events: list[Event] = []
    if not before.painted and land.painted:
        events.append(IslandBegun(seat, place, island.name, len(island.volcanoes)))
    for colour in range(3):
        fresh = int(land.colour(colour) & ~before.colour(colour))
        if fresh:
            events.append(Painted(seat, place, island.name, tuple(island.words_of(fresh)), COLOURS[colour]))
    for mark in island.landmarks:
        if land.surrounded(mark.around) and not before.surrounded(mark.around):
            single = land.single(mark.around)
            events.append(Surrounded(seat, place, island.name, KINDS[mark.kind], cell_word(mark.cell), single))
    if land.own != before.own:
        events.append(OutlineFilled(seat, place, island.name, own=True, points=10))
    if land.other != before.other:
        events.append(OutlineFilled(seat, place, island.name, own=False, points=5))
    return events


def _coins(state: State, after: State, frame: Frame) -> list[Event]:
    """Who has more or less than before: bids paid, coins taken by a volcano, and what the reserve gave."""
    changes = [new.coins - old.coins for old, new in zip(state.players, after.players, strict=True)]
    events: list[Event] = []
    winner = after.leader
    if winner is not None and frame.phase in BEFORE_ACTIONS and after.stack[-1].phase not in BEFORE_ACTIONS:
        events.append(Paid(winner, after.bid))
        changes[winner] += after.bid
    for seat, change in enumerate(changes):
        if change < 0 and seat != frame.seat:
            events.append(CoinsTaken(frame.seat, seat, -change))
            changes[frame.seat] += change
            changes[seat] = 0
    for seat, change in enumerate(changes):
        if change:
            events.append(Gained(seat, change) if change > 0 else Paid(seat, -change))
    return events


def _tokens(state: State, after: State, frame: Frame) -> list[Event]:
    """Tokens that changed hands (I9.1)."""
    events: list[Event] = []
    for seat, (old, new) in enumerate(zip(state.players, after.players, strict=True)):
        if seat == frame.seat:
            continue
        if new.coal_any + new.coal_season < old.coal_any + old.coal_season:
            events.append(TokenTaken(frame.seat, seat, "coal-pit"))
        if new.gold_two + new.gold_one < old.gold_two + old.gold_one:
            events.append(TokenTaken(frame.seat, seat, "gold-mine"))
    return events


def _progress(board: Board, state: State, after: State) -> list[Event]:
    if after.ended and not state.ended:
        return [GameEnded(after.ended)]
    if after.round != state.round:
        colour = COLOURS[board.spaces[after.space]]
        return [RoundBegan(after.round, after.space, colour, after.first)]
    return []
