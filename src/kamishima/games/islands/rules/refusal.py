"""Why an action is refused, in words that say what would be right."""

from __future__ import annotations

from kamishima.core.turn import Action, Chance, Decision, Turn
from kamishima.games.islands.pack.landmarks import COLOURS, SIDE, Cell, cell_word
from kamishima.games.islands.pack.shapes import UNTURNED, Shape, form
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import LAND_WORDS, Bid, Paint, PaintFree, Research, Use
from kamishima.games.islands.rules.painting.cards import Board
from kamishima.games.islands.rules.painting.paint import gate
from kamishima.games.islands.rules.science.research import TOP_LEVEL, open_technologies, rival
from kamishima.games.islands.rules.science.technologies import PRICES
from kamishima.games.islands.rules.state import TECHNOLOGIES, Frame, Land, State


def reason(board: Board, turn: Turn, table: State, action: Action) -> str:
    text = action.text
    if not isinstance(turn, (Decision, Chance)):
        return f"{text!r} is not offered: the game is over"
    offered = turn.actions
    frame = table.stack[-1]
    if isinstance(turn, Decision):
        why = ""
        if isinstance(action, Bid) and frame.phase == keys.BIDDING:
            why = _bid(table, frame, action)
        elif isinstance(action, (Paint, PaintFree)) and (_any_of(offered, Paint) or _any_of(offered, PaintFree)):
            why = _paint(board, table, frame, action)
        elif isinstance(action, Use):
            why = _use(table, frame, action)
        elif isinstance(action, Research):
            why = _research(table, action)
        if why:
            return f"{text!r} is not offered: {why}"
    return f"{text!r} is not offered now"


def _any_of(offered: tuple[Action, ...], kind: type[Action]) -> bool:
    return any([isinstance(action, kind) for action in offered])


def _bid(table: State, frame: Frame, action: Bid) -> str:
    coins = table.players[frame.seat].coins
    if action.coins > coins:
        return f"you have {coins} coins, and nobody can bid more than they have"
    if table.bid:
        return f"the bid is {table.bid}; bid at least {table.bid + 1}"
    return f"card #{table.card} is worth a bid of at least {table.card}"


def _paint(board: Board, table: State, frame: Frame, action: Paint | PaintFree) -> str:
    land = table.players[frame.seat].lands[action.land]
    shape = board.shapes[frame.shape]
    if isinstance(action, PaintFree):
        cells: list[Cell] = list(action.cells)
        form_fault = _free_form(shape, cells, frame)
    else:
        cells = _cells(shape, action)
        form_fault = "" if cells else _no_such_turn(shape)
    if form_fault:
        return form_fault
    return (
        _blocked(land, cells)
        or _unreachable(table, frame, action.land, land, cells)
        or _colour(board.colours(table, frame), action.colour)
        or _rest(frame)
    )


def _free_form(shape: Shape, cells: list[Cell], frame: Frame) -> str:
    sizes = frame.items if frame.phase == keys.EXPANCING else ()
    if len(cells) in sizes:
        return ""
    forms = [form(turned) for _, turned in shape.turns]
    if form([(-column, row) for column, row in cells]) in forms and form(cells) not in forms:
        return f"these squares are the {shape.name} mirrored; a shape may be turned, never mirrored"
    return f"say where the {shape.name} lies by its anchor and its turn, as in 'paint i1 c3 east red'"


def _no_such_turn(shape: Shape) -> str:
    if shape.turns[0][0] == UNTURNED:
        return "a single square has no turn"
    return f"the {shape.name} needs a turn; it looks different only when turned as offered"


def _cells(shape: Shape, action: Paint) -> list[Cell]:
    column, row = action.place % SIDE, action.place // SIDE
    for turn, offsets in shape.turns:
        if turn == action.turn:
            return [(column + right, row + down) for right, down in offsets]
    return []


def _blocked(land: Land, cells: list[Cell]) -> str:
    rows = land.island.rows
    for column, row in cells:
        if not (0 <= row < len(rows) and 0 <= column < len(rows[0])):
            return "the shape reaches beyond the edge of the island"
        number = land.island.numbers.get((column, row))
        if number is None:
            return f"{cell_word((column, row))} is a landmark; only empty squares can be painted"
        if (land.painted >> number) & 1:
            return f"{cell_word((column, row))} is painted already"
    return ""


def _unreachable(table: State, frame: Frame, place: int, land: Land, cells: list[Cell]) -> str:
    player = table.players[frame.seat]
    way = gate(player, place)
    if land.island.bits(cells) & way:
        return ""
    if land.painted:
        return "at least one square must be orthogonally next to a painted one"
    if not player.begun:
        return "the first painting must be orthogonally next to a Regular Harbour"
    if not way:
        return f"{LAND_WORDS[place]} is a new island: surround a Lighthouse to get access to one"
    if player.access_any:
        return "a new island is begun orthogonally next to one of its harbours"
    return "a Lighthouse in mixed colours opens only the Regular Harbour"


def _colour(allowed: int, colour: int) -> str:
    if (allowed >> colour) & 1:
        return ""
    return f"the colour is {' or '.join([word for index, word in enumerate(COLOURS) if (allowed >> index) & 1])}"


def _rest(frame: Frame) -> str:
    if frame.count > 1:
        return "there would be no room for the second one, and both must be painted"
    return "this is not one of the ways to paint it now"


def _use(table: State, frame: Frame, action: Use) -> str:
    name = TECHNOLOGIES[action.technology]
    if not table.levels:
        return "technologies belong to Science vs. Carrambah"
    if table.levels[action.technology] < action.level:
        return f"level {action.level} of {name} is not researched"
    if (table.used >> action.technology) & 1:
        return f"{name} was used in this round; each technology works once a round"
    coins = table.players[frame.seat].coins
    prices = PRICES.get(action.technology, ())
    if frame.phase == keys.CARD and action.level <= len(prices) and coins < prices[action.level - 1]:
        return f"level {action.level} of {name} costs {prices[action.level - 1]} coins, and with {coins} it is not paid"
    return f"level {action.level} of {name} cannot be used at this moment"


def _research(table: State, action: Research) -> str:
    name = TECHNOLOGIES[action.technology]
    if not table.levels:
        return "technologies belong to Science vs. Carrambah"
    if action.technology in open_technologies(table):
        return "research takes the place of a whole action step after a passed bidding"
    if table.levels[action.technology] >= TOP_LEVEL:
        return f"all levels of {name} are researched"
    return f"{TECHNOLOGIES[rival(action.technology)]} excludes {name}"
