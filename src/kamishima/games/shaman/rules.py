"""Shaman Island: the rules put together."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from kamishima.core import game as core
from kamishima.core.game import Action, Game, SeatId, Turn, seat_word
from kamishima.games.shaman.actions import SPACES, VERBS, Coin, site_at
from kamishima.games.shaman.codec import Decoder, encode
from kamishima.games.shaman.content import Content
from kamishima.games.shaman.dealing import dealer
from kamishima.games.shaman.faults import faults_of
from kamishima.games.shaman.geometry import CENTRE, WAYS
from kamishima.games.shaman.grammar import Grammar
from kamishima.games.shaman.knowledge import resampled
from kamishima.games.shaman.land import Land
from kamishima.games.shaman.options import PLAYERS, Options, plain_options, read_options
from kamishima.games.shaman.phases import Phase
from kamishima.games.shaman.placing import Placer
from kamishima.games.shaman.positions import Reader, written
from kamishima.games.shaman.scoring import Scorer
from kamishima.games.shaman.setup import Build, ChooseCoin, DealCoins, Lot, PlacePiece
from kamishima.games.shaman.state import DEAL, OVER, State
from kamishima.games.shaman.telling import Narrator
from kamishima.games.shaman.turns import ACTIONS, Course, GameOver, SettleRider, TakeTurn
from kamishima.games.shaman.viewing import Viewer

RULES = 1


class ShamanIsland(Game[State]):
    """Shaman Island with a pack of content, for a number of players, with the host's options."""

    def __init__(self, content: Content, players: int, options: Mapping[str, object]) -> None:
        self.chosen: Final[Options] = read_options(options, players)
        super().__init__("shaman", RULES, players, plain_options(self.chosen), content.hash)
        self.content: Final[Content] = content
        self.coins: Final[tuple[str, ...]] = tuple(content.coins)
        self.size: Final[int] = len(self.coins) + 1
        self.tiles_each: Final[int] = content.tiles.sea_level.value + content.tiles.upper.value
        self.slots: Final[int] = 1 + players * self.tiles_each
        self.turn_limit: Final[int] = self.chosen.turn_limit
        self.scorer: Final[Scorer] = Scorer(content.values)
        self.viewer: Final[Viewer] = Viewer(tuple(content.tribes), self.coins, self.scorer, self.turn_limit)
        self._narrator: Final[Narrator] = Narrator(self.viewer, self.scorer)
        self._decoder: Final[Decoder] = Decoder(players, self.size, self.slots)
        self._grammar: Final[Grammar] = Grammar(players, self.coins)
        self._course: Final[Course] = Course(self.turn_limit)
        self._phases: Final[dict[str, Phase]] = self._make_phases()
        tiles = content.tiles
        self.placer: Final[Placer] = Placer(
            players, self.size, tiles.sea_level.value, tiles.upper.value, self.turn_limit
        )
        self._placed: Final[State | None] = self.placed(self.chosen.position) if self.chosen.position else None
        self._ahead: tuple[State, Action, bool] | None = None
        """The last answer of `reveals`: it is asked for every audience of a step, and is the same for all."""

    def _make_phases(self) -> dict[str, Phase]:
        course = self._course
        tiles = self.content.tiles
        phases: list[Phase] = [
            Lot(),
            DealCoins(self.coins, course),
            Build(tiles.sea_level.value, tiles.upper.value),
            ChooseCoin(self.coins),
            PlacePiece(course),
            TakeTurn(course),
            SettleRider(course),
            GameOver(self.scorer),
        ]
        return {phase.name: phase for phase in phases}

    # -- playing ---------------------------------------------------------------------------------------------------

    def start(self) -> State:
        if self._placed is not None:
            return self._placed
        land = Land(self.slots).laid(site_at(CENTRE, CENTRE))
        return State.empty(self.players, self.size, land)

    def offer(self, state: State) -> Turn:
        return self._phases[state.phase].offer(state)

    def advance(self, state: State, action: Action) -> State:
        table = state.copy()
        self._phases[table.phase].advance(table, action)
        return table

    @property
    def bound(self) -> int:
        lot, coins = 1, len(self.coins) - 1
        set_up = lot + self.players * (self.tiles_each + self.size + coins)
        turns = self.players * self.turn_limit * (ACTIONS + 1)  # each can begin with setting a rider down
        dealt = 0 if self._placed is None else self.players * len(self.coins)
        return set_up + turns + self.players + dealt

    # -- what each audience may know -------------------------------------------------------------------------------

    def view(self, state: State, seat: SeatId | None) -> object:
        return self.viewer.view(state, seat, self.turn(state))

    def resample(self, state: State, seat: SeatId | None, rng: random.Random) -> State:
        return resampled(state, seat, rng)

    def conceals(self, state: State, action: Action, seat: SeatId | None) -> bool:
        if not isinstance(action, Coin):
            return False
        return (dealer(state) if state.phase == DEAL else state.seat) != seat

    def reveals(self, state: State, action: Action, seat: SeatId | None) -> bool:
        known = self._ahead
        if known is None or known[0] is not state or known[1] is not action:
            known = self._ahead = (state, action, self.advance(state, action).phase == OVER)
        return known[2]  # all coins are turned over (S8.2)

    def narrate(self, state: State, action: Action, seat: SeatId | None) -> tuple[object, ...]:
        return self.recount(state, self.apply(state, action), action, seat)

    def recount(self, state: State, after: State, action: Action, seat: SeatId | None) -> tuple[object, ...]:
        return self._narrator.narrate(state, after, action, seat)

    # -- text and plain forms --------------------------------------------------------------------------------------

    def parse(self, text: str) -> Action:
        return self._grammar.parse(text)

    @property
    def vocabulary(self) -> tuple[str, ...]:
        seats = tuple([seat_word(seat) for seat in self.seats])
        return (*VERBS, *WAYS, *seats, *self.coins, *[space.name for space in SPACES])

    def encode(self, state: State) -> core.Plain:
        return encode(state)

    def decode(self, plain: core.Plain) -> State:
        return self._decoder.decode(plain)

    def written(self, state: State) -> str:
        return written(state)

    def examined(self, text: str) -> Reader:
        """A text with everything that is wrong about it."""
        return self.placer.read(text)

    def placed(self, text: str) -> State:
        return self.placer.placed(text, DealCoins(self.coins, self._course))

    # -- judging ---------------------------------------------------------------------------------------------------

    def scores(self, state: State) -> tuple[int, ...]:
        return self.scorer.scores(state)

    def outlook(self, state: State, seat: SeatId) -> float:
        hopes = self.scorer.prospects(state)
        return hopes[seat] - max([hopes[other] for other in range(self.players) if other != seat])

    def faults(self, state: State) -> list[str]:
        return faults_of(state)


def make(content: Content, players: int, options: Mapping[str, object]) -> ShamanIsland:
    """A table of Shaman Island."""
    return ShamanIsland(content, players, options)


def variants(_content: Content) -> list[tuple[int, dict[str, object]]]:
    """Every set-up that tests should play: each number of players, with the default limit and with a short one."""
    found: list[tuple[int, dict[str, object]]] = []
    for players in PLAYERS:
        found.append((players, {}))
        found.append((players, {"turn-limit": 5}))
    return found
