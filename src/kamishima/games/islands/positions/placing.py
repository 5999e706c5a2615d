"""From the text of a position to the state that play begins with; whatever the game cannot be in is refused."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.core.text.notation import Reading
from kamishima.core.turn import SeatId, seat_word
from kamishima.games.islands.pack.landmarks import COAL_PIT, GOLD_MINE, LIGHTHOUSE
from kamishima.games.islands.positions.reader import Reader
from kamishima.games.islands.positions.text import AT_THE_TABLE, BEFORE_THE_ROUND, SET_UP, Holding, Painting, Sketch
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import LAND_WORDS
from kamishima.games.islands.rules.faults import surrounded
from kamishima.games.islands.rules.painting.atlas import Island
from kamishima.games.islands.rules.painting.cards import Board
from kamishima.games.islands.rules.setup import DEALT, Sheets
from kamishima.games.islands.rules.state import SIGNS, Frame, Land, Player, State, bare

KEPT: Final = 2
Pair = tuple[int, int]


class Placer:
    def __init__(self, players: int, board: Board, sheets: Sheets, *, science: bool) -> None:
        self.players: Final = players
        self.board: Final = board
        self.sheets: Final = sheets
        self.science: Final = science

    def read(self, text: str) -> Reader:
        """A text as far as it can be read; what is wrong with the position is for `Check`."""
        reader = Reader(text, self.players, self.board, self.sheets)
        reader.read()
        return reader

    def state_of(self, sketch: Sketch) -> State:
        """The position as it is written, whatever goes by itself not yet done."""
        state = State()
        state.players = tuple([self._player(holding, sketch) for holding in sketch.players])
        state.issued = sum([player.coins for player in state.players])
        state.space = sketch.space
        state.round = 0 if sketch.now in SET_UP else sketch.round or sketch.space + 1
        state.first = SeatId(sketch.first)
        if self.science:
            state.levels = tuple(sketch.levels)
            state.used = sum([1 << index for index in sketch.used])
            state.squares, state.landmarks = sketch.squares, sketch.landmarks
        if self.board.limited:
            coal = sum([player.coal_any + player.coal_season for player in state.players])
            gold = sum([player.gold_two + player.gold_one for player in state.players])
            state.coal_reserve, state.gold_reserve = self.players + 1 - coal, self.players + 1 - gold
        if sketch.now not in BEFORE_THE_ROUND:
            self._put_auction(state, sketch)
        state.stack = tuple(self._stack(state, sketch))
        return state

    def _put_auction(self, state: State, sketch: Sketch) -> None:
        state.card, state.bid, state.carrambah = sketch.card, sketch.bid, sketch.carrambah
        leader = sketch.leader
        if sketch.carrambah:  # I10.1
            leader = 0 if sketch.bid >= sketch.carrambah else None
        state.leader = None if leader is None else SeatId(leader)
        everybody = (1 << self.players) - 1
        if sketch.now == keys.BIDDING:
            state.passed = sum([1 << seat for seat in sketch.passed])
        elif not self.science and leader is not None:
            state.passed = everybody & ~(1 << leader)
        elif not sketch.bid:
            state.passed = everybody

    def _stack(self, state: State, sketch: Sketch) -> list[Frame]:
        """What is to be done, the last first; see `bidding.begin_actions`."""
        seat, first = SeatId(sketch.seat), state.first
        if sketch.now in (keys.DEALING, keys.KEEPING):
            last = seat + 1 if sketch.now == keys.DEALING else self.players
            return [Frame(keys.STARTING, SeatId(0))] + [
                Frame(sketch.now, SeatId(other)) for other in reversed(range(seat, last))
            ]
        if sketch.now in (keys.FREE_SHEETS, keys.STARTING):
            return [Frame(sketch.now, SeatId(0))]
        if sketch.now in (keys.AUCTION_DIE, keys.CARRAMBAH):
            return [Frame(sketch.now, first, items=sketch.dice)]
        if sketch.now == keys.BIDDING:
            return [Frame(keys.BIDDING, seat)]
        return self._round(state, sketch, seat)

    def _round(self, state: State, sketch: Sketch, seat: SeatId) -> list[Frame]:
        first = state.first
        stack = [Frame(keys.ROUND, first, count=1)]
        if self.science:
            stack.append(Frame(keys.TIMENAUTICS, first))
            if sketch.now != keys.TIMENAUTICS:
                stack.append(Frame(keys.ECONOMICUS, first))
        if sketch.now in (keys.ACTING, keys.AUCTIONIS):
            order = state.order_from(first)
            begun = order.index(seat) + 1 if sketch.now == keys.ACTING and sketch.frames else 0
            if sketch.now == keys.ACTING and not sketch.frames:
                begun = order.index(seat)
            stack += [Frame(keys.ACTING, other) for other in reversed(order[begun:])]
        if sketch.now == keys.AUCTIONIS:
            stack.append(Frame(keys.AUCTIONIS, first))
        return stack + sketch.frames

    def _player(self, holding: Holding, sketch: Sketch) -> Player:
        player = Player()
        player.sheets = tuple([self.sheets.names.index(sheet) for sheet in holding.sheets])
        player.coins = holding.coins
        if len(player.sheets) != KEPT or sketch.now == keys.DEALING:
            return player
        islands = self.islands(holding)
        player.lands = tuple(
            [_land(island, holding.lands[place]) if place in holding.lands else bare(island)
             for place, island in enumerate(islands)]
        )  # fmt: skip
        player.begun = tuple(holding.lands)
        coal, gold = surrounded(player, COAL_PIT), surrounded(player, GOLD_MINE)
        if self.board.limited:
            coal, gold = holding.coal or (0, 0), holding.gold or (0, 0)
        player.coal_any, player.coal_season = coal
        player.gold_two, player.gold_one = gold
        player.access_any, player.access_regular = holding.access or usual_access(player)
        return player

    def islands(self, holding: Holding) -> list[Island]:
        names = self.sheets.names
        return [island for sheet in holding.sheets for island in self.sheets.islands[names.index(sheet)]]


def usual_access(player: Player) -> Pair:
    """What is left of the accesses when those of mixed Lighthouses were spent first (I5.1)."""
    single, mixed = surrounded(player, LIGHTHOUSE)
    spent = max(0, len(player.begun) - 1)
    return max(0, single - max(0, spent - mixed)), max(0, mixed - spent)


def _land(island: Island, painting: Painting) -> Land:
    colours: list[i64] = [0, 0, 0, 0]
    for number, sign in enumerate(painting.signs):
        colours[SIGNS.index(sign)] |= 1 << number
    own: i64 = 0
    other: i64 = 0
    for number, outline in enumerate(island.outlines):
        if number + 1 in painting.filled:
            if outline.squares & ~colours[outline.colour + 1] == 0:
                own |= 1 << number
            else:
                other |= 1 << number
    reach = island.touching(colours[1] | colours[2] | colours[3])
    return Land(island, colours[1], colours[2], colours[3], reach, own=own, other=other)


class Check:
    def __init__(self, placer: Placer, reader: Reader, state: State, most_coins: int) -> None:
        self.placer: Final = placer
        self.reading: Final[Reading] = reader.reading
        self.sketch: Final[Sketch] = reader.sketch
        self.state: Final = state
        self.most_coins: Final = most_coins

    def run(self) -> None:
        self._table()
        self._auction()
        coins = sum([player.coins for player in self.state.players])
        if coins > self.most_coins:
            message = f"{coins} coins are too many by now: at most {self.most_coins} can be out"
            self.reading.amiss("p1 coins", "coins", message, count=coins, most=self.most_coins)
        for seat, holding in enumerate(self.sketch.players):
            self._sheets(seat, holding)
        if not self.reading.remarks:
            for seat, player in enumerate(self.state.players):
                self._player(seat_word(SeatId(seat)), self.sketch.players[seat], player)
        if self.placer.board.limited:
            self._reserve()

    def _table(self) -> None:
        sketch, science = self.sketch, self.placer.science
        alone = (keys.FREE_SHEETS, keys.CARRAMBAH, keys.AUCTIONIS, keys.ECONOMICUS, keys.TIMENAUTICS)
        if sketch.now in alone and not science:
            possible = ", ".join([phase for phase in AT_THE_TABLE if phase not in alone])
            message = f"{sketch.now!r} belongs to Science vs. Carrambah; here it is one of {possible}"
            self.reading.amiss("now", "science-only", message)
        if not science and "science" in self.reading.marks:
            self.reading.amiss("science", "science-only", "technologies belong to Science vs. Carrambah")
        if not science and sketch.round not in (0, sketch.space + 1):
            message = f"space {sketch.space + 1} of the season is round {sketch.space + 1}"
            self.reading.amiss("season", "round", message, count=sketch.space + 1)
        if sketch.now in SET_UP and (sketch.space or sketch.round):
            self.reading.amiss("season", "too-early", "the season begins when the sheets are kept: leave it out")
        for index, level in enumerate(sketch.levels):
            if index % 2 and level and sketch.levels[index + 1]:
                message = "of a pair of technologies only one can be researched (I10.3)"
                self.reading.amiss("science", "science-pair", message)
            if not level and index in sketch.used:
                message = "a technology that is not researched cannot have been used"
                self.reading.amiss("science", "science-pair", message)

    def _auction(self) -> None:
        sketch, reading = self.sketch, self.reading
        if sketch.now in BEFORE_THE_ROUND:
            if sketch.card:
                reading.amiss("card", "too-early", f"no card is auctioned yet at {sketch.now!r}: leave it out")
            return
        if not sketch.card:
            reading.amiss("card", "card-needed", f"at {sketch.now!r} a card is auctioned: say which, as in 'card 3'")
        if sketch.bid and sketch.bid < sketch.card:
            message = f"a bid for card {sketch.card} is at least {sketch.card}, not {sketch.bid}"
            reading.amiss("card", "bid-low", message, least=sketch.card)
        self._leader()
        if sketch.now != keys.BIDDING and sketch.passed:
            reading.amiss("card", "passed", "who has passed matters only during the bidding: leave it out")

    def _leader(self) -> None:
        sketch, reading = self.sketch, self.reading
        decided = self.placer.science and sketch.now not in (keys.BIDDING, keys.CARRAMBAH)
        if self.placer.science and sketch.first:
            reading.amiss("season", "first-alone", "alone you are always the first player: write 'first p1'")
        if decided != bool(sketch.carrambah) and (sketch.bid or sketch.carrambah):
            message = "a bid against Carrambah is followed by his: write 'bid 5 carrambah 9', not 'by'"
            reading.amiss("card", "carrambah", message)
        elif not decided and (sketch.leader is None) != (sketch.bid == 0):
            reading.amiss("card", "bidder", "a bid and who made it belong together, as in 'bid 4 by p1'")
        elif sketch.leader is not None:
            self._bidder(sketch.leader)
        if sketch.now == keys.CARRAMBAH and not sketch.bid:
            reading.amiss("card", "carrambah", "Carrambah rolls when you have bid: say how much, as in 'bid 4 by p1'")

    def _bidder(self, leader: int) -> None:
        sketch, name = self.sketch, seat_word(SeatId(leader))
        unpaid = sketch.now != keys.ACTING or (leader == sketch.seat and not sketch.frames)
        if unpaid and self.sketch.players[leader].coins < sketch.bid:
            message = f"{name} has bid {sketch.bid} coins and has {sketch.players[leader].coins}"
            self.reading.amiss("card", "bid-coins", message, seat=name, count=sketch.players[leader].coins)
        if leader in sketch.passed:
            self.reading.amiss("card", "passed", f"{name} has passed and cannot be the highest bidder")
        if sketch.now == keys.ACTING and not self.placer.science and sketch.first != leader:
            message = f"who won the bidding is the first player: write 'first {name}'"
            self.reading.amiss("season", "winner-first", message, seat=name)

    def _sheets(self, seat: int, holding: Holding) -> None:
        name, now = seat_word(SeatId(seat)), self.sketch.now
        count = len(holding.sheets)
        due: tuple[int, ...] = (KEPT,)
        if now == keys.FREE_SHEETS:
            due = (0,)
        elif now == keys.DEALING:
            due = (DEALT,) if seat < self.sketch.seat else (0, 1, 2) if seat == self.sketch.seat else (0,)
        elif now == keys.KEEPING and seat >= self.sketch.seat:
            due = (DEALT,)
        if count not in due:
            wanted = " or ".join([str(number) for number in due])
            message = f"{name} has {wanted} sheets at {now!r}, not {count}"
            self.reading.amiss(name, "sheets", message, seat=name, due=wanted, count=count)
        dealt = [sheet for each in self.sketch.players for sheet in each.sheets]
        for sheet in sorted(set(holding.sheets)):
            if dealt.count(sheet) > self.placer.sheets.copies:
                copies = self.placer.sheets.copies
                message = f"there are {copies} copies of sheet {sheet}, not {dealt.count(sheet)}"
                self.reading.amiss(name, "copies", message, most=copies)
        if holding.lands and now in SET_UP:
            self.reading.amiss(name, "too-early", f"{name} has paint before the first round")

    def _player(self, name: str, holding: Holding, player: Player) -> None:
        for place, painting in holding.lands.items():
            where = f"{name} {LAND_WORDS[place]}"
            for code, fault, squares in _land_faults(player.lands[place], painting, place == player.begun[0]):
                self.reading.amiss(where, code, f"{where}: {fault}", squares=squares, seat=name)
        self._accesses(name, player)
        if not self.placer.board.limited and (holding.coal is not None or holding.gold is not None):
            message = f"{name}: tokens follow from the paint at this table: leave coal and gold out"
            self.reading.amiss(name, "tokens", message)

    def _accesses(self, name: str, player: Player) -> None:
        single, mixed = surrounded(player, LIGHTHOUSE)
        spent = max(0, len(player.begun) - 1)
        left = single + mixed - spent
        if left < 0:
            message = f"{name} has begun {spent + 1} islands: {spent} Lighthouses must be surrounded"
            self.reading.amiss(name, "lighthouses", message, seat=name, count=spent)
        elif (
            player.access_any + player.access_regular != left
            or player.access_any > single
            or player.access_regular > mixed
        ):
            have = f"{single} Lighthouses are single, {mixed} mixed, {spent} accesses are spent"
            message = f"{name}: accesses do not match, {left} are left: {have}"
            self.reading.amiss(f"{name} access", "accesses", message, seat=name, count=left)

    def _reserve(self) -> None:
        due = self.placer.players + 1
        if self.state.coal_reserve < 0 or self.state.gold_reserve < 0:
            message = f"at this table there are {due} coal pit and {due} gold mine tokens, not more"
            self.reading.amiss("p1 coal", "reserve", message, most=due)


def _land_faults(land: Land, painting: Painting, is_first: bool) -> list[tuple[str, str, str]]:
    """Codes and messages, with the squares that they are about."""
    found: list[tuple[str, str, str]] = []
    island = land.island
    gates = island.regular if is_first else island.regular | island.secret
    if land.painted & gates == 0:
        squares = " ".join(island.words_of(int(gates)))
        which = "the Regular Harbour" if is_first else "a harbour"
        found.append(("harbour", f"paint begins next to {which}, one of {squares}", squares))
    elif not _hangs_together(land):
        found.append(("together", "all paint of an island hangs together", ""))
    for number in painting.filled:
        if not 1 <= number <= len(island.outlines):
            found.append(("filled", f"there is no outline {number}; it has {len(island.outlines)}", ""))
        elif not land.single(island.outlines[number - 1].squares):
            squares = " ".join(island.words_of(int(island.outlines[number - 1].squares)))
            found.append(("outline", f"outline {number} is filled when {squares} have one colour", squares))
    return found


def _hangs_together(land: Land) -> bool:
    grown: i64 = land.painted & -land.painted
    before: i64 = 0
    while grown != before:
        before = grown
        grown |= land.island.touching(grown) & land.painted
    return grown == land.painted
