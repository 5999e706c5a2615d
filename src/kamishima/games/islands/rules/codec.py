from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from kamishima.core.errors import BadPosition
from kamishima.core.game import Plain
from kamishima.core.plain import PositionDecoder
from kamishima.core.turn import SeatId
from kamishima.games.islands.rules.painting.atlas import Island
from kamishima.games.islands.rules.setup import Sheets
from kamishima.games.islands.rules.state import SIGNS, TECHNOLOGIES, Frame, Land, Player, State, painted

Numbers = tuple[int, ...]


class PlainLand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An island of a player: its paintable squares row by row, and the outlines filled (by number)."""

    squares: str
    own: Numbers
    other: Numbers


class PlainPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    sheets: tuple[str, ...]
    lands: tuple[PlainLand, ...]
    begun: Numbers
    coins: int
    coal: tuple[int, int]
    gold: tuple[int, int]
    access: tuple[int, int]


class PlainPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    players: tuple[PlainPlayer, ...]
    first: int
    round: int
    space: int
    card: int
    bid: int
    leader: int | None
    passed: Numbers
    carrambah: int
    levels: Numbers
    used: Numbers
    squares: int
    landmarks: int
    reserve: tuple[int, int]
    issued: int
    ended: str
    stack: tuple[tuple[str, int, int, int, int, Numbers], ...]


def encode(state: State, names: list[str]) -> Plain:
    position = PlainPosition(
        players=tuple([_plain_player(player, names) for player in state.players]),
        first=state.first,
        round=state.round,
        space=state.space,
        card=state.card,
        bid=state.bid,
        leader=state.leader,
        passed=_set(state.passed),
        carrambah=state.carrambah,
        levels=state.levels,
        used=_set(state.used),
        squares=state.squares,
        landmarks=state.landmarks,
        reserve=(state.coal_reserve, state.gold_reserve),
        issued=state.issued,
        ended=state.ended,
        stack=tuple(
            [(frame.phase, frame.seat, frame.shape, frame.colours, frame.count, frame.items) for frame in state.stack]
        ),
    )
    plain: Plain = msgspec.to_builtins(position)
    return plain


def _plain_player(player: Player, names: list[str]) -> PlainPlayer:
    return PlainPlayer(
        sheets=tuple([names[sheet] for sheet in player.sheets]),
        lands=tuple([PlainLand(squares=painted(land), own=_set(land.own), other=_set(land.other))
                     for land in player.lands]),
        begun=player.begun,
        coins=player.coins,
        coal=(player.coal_any, player.coal_season),
        gold=(player.gold_two, player.gold_one),
        access=(player.access_any, player.access_regular),
    )  # fmt: skip


@lru_cache(maxsize=1 << 14)
def _set(bits: int) -> Numbers:
    return tuple([number for number in range(bits.bit_length()) if (bits >> number) & 1])


def _bits(numbers: Numbers) -> int:
    return sum([1 << number for number in set(numbers)])


class Decoder(PositionDecoder[PlainPosition, State]):
    def __init__(self, sheets: Sheets, players: int, phases: Sequence[str]) -> None:
        self._sheets = sheets
        super().__init__("Origami Islands", players, PlainPosition)
        self._phases = frozenset(phases)

    def check(self, position: PlainPosition) -> None:
        if len(position.players) != self._players:
            raise BadPosition(f"players: {self._players} are needed, not {len(position.players)}")
        if len(position.levels) not in (0, len(TECHNOLOGIES)):
            raise BadPosition(f"levels: none, or one for each of {len(TECHNOLOGIES)} technologies")
        if not 1 <= position.card + 1 <= 7:
            raise BadPosition(f"card: there is no card {position.card}")
        self.check_stack([frame[:2] for frame in position.stack], self._phases)

    def state(self, position: PlainPosition) -> State:
        state = State()
        state.players = tuple([self._player(seat, player) for seat, player in enumerate(position.players)])
        state.first = SeatId(position.first)
        state.round = position.round
        state.space = position.space
        state.card = position.card
        state.bid = position.bid
        state.leader = None if position.leader is None else SeatId(position.leader)
        state.passed = _bits(position.passed)
        state.carrambah = position.carrambah
        state.levels = position.levels
        state.used = _bits(position.used)
        state.squares = position.squares
        state.landmarks = position.landmarks
        state.coal_reserve, state.gold_reserve = position.reserve
        state.issued = position.issued
        state.ended = position.ended
        state.stack = tuple(
            [
                Frame(phase, SeatId(seat), shape, colours, count=count, items=items)
                for phase, seat, shape, colours, count, items in position.stack
            ]
        )
        return state

    def _player(self, seat: int, plain: PlainPlayer) -> Player:
        player = Player()
        for name in plain.sheets:
            if name not in self._sheets.names:
                raise BadPosition(f"players[{seat}].sheets: there is no sheet {name!r}")
        player.sheets = tuple([self._sheets.names.index(name) for name in plain.sheets])
        if plain.lands:
            islands = [island for sheet in player.sheets for island in self._sheets.islands[sheet]]
            if len(plain.lands) != len(islands):
                raise BadPosition(f"players[{seat}].lands: {len(islands)} are needed, not {len(plain.lands)}")
            pairs = zip(islands, plain.lands, strict=True)
            player.lands = tuple([_land(f"players[{seat}]", island, land) for island, land in pairs])
        player.begun = plain.begun
        player.coins = plain.coins
        player.coal_any, player.coal_season = plain.coal
        player.gold_two, player.gold_one = plain.gold
        player.access_any, player.access_regular = plain.access
        return player


def _land(where: str, island: Island, plain: PlainLand) -> Land:
    if len(plain.squares) != len(island.cells) or set(plain.squares) - set(SIGNS):
        raise BadPosition(f"{where}: {island.name} has {len(island.cells)} squares, each one of {SIGNS!r}")
    colours = [0, 0, 0, 0]
    for number, sign in enumerate(plain.squares):
        colours[SIGNS.index(sign)] |= 1 << number
    reach = island.touching(colours[1] | colours[2] | colours[3])
    return Land(island, colours[1], colours[2], colours[3], reach, own=_bits(plain.own), other=_bits(plain.other))
