from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from kamishima.core import game as core
from kamishima.core.game import Game, Step
from kamishima.core.narration import Narration
from kamishima.core.text.options import encode_options
from kamishima.core.turn import Action, SeatId, Turn, seat_word
from kamishima.games.shaman.pack.content import Content
from kamishima.games.shaman.positions.placing import Placer
from kamishima.games.shaman.positions.text import Reader, written
from kamishima.games.shaman.rules import versions
from kamishima.games.shaman.rules.actions import SPACES, VERBS, site_at
from kamishima.games.shaman.rules.codec import Decoder, encode
from kamishima.games.shaman.rules.faults import faults_of
from kamishima.games.shaman.rules.geometry import CENTRE, WAYS
from kamishima.games.shaman.rules.grammar import Grammar
from kamishima.games.shaman.rules.knowledge import resampled
from kamishima.games.shaman.rules.land import Land
from kamishima.games.shaman.rules.options import PLAYERS, Options, read_options
from kamishima.games.shaman.rules.phases import Phase
from kamishima.games.shaman.rules.scoring import Scorer
from kamishima.games.shaman.rules.setup import Build, ChooseCoin, DealCoins, Lot, PlacePiece
from kamishima.games.shaman.rules.state import LOT, OVER, PLACE, SETTLE, TURN, State
from kamishima.games.shaman.rules.turns import ACTIONS, Course, GameOver, SettleRider, TakeTurn
from kamishima.games.shaman.show.narrator import Narrator
from kamishima.games.shaman.show.view_builder import Viewer


class ShamanIsland(Game[State]):
    def __init__(
        self, content: Content, players: int, options: Mapping[str, object], rules: int = versions.NEWEST
    ) -> None:
        self.chosen: Final[Options] = read_options(options, players)
        super().__init__("shaman", rules, players, encode_options(self.chosen), content.hash)
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

    def _make_phases(self) -> dict[str, Phase]:
        course = self._course
        tiles = self.content.tiles
        phases: list[Phase] = [
            Lot(LOT),
            DealCoins(self.coins, course),
            Build(tiles.sea_level.value, tiles.upper.value),
            ChooseCoin(self.coins),
            PlacePiece(PLACE, course),
            TakeTurn(TURN, course),
            SettleRider(SETTLE, course),
            GameOver(self.scorer),
        ]
        return {phase.key: phase for phase in phases}

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

    def view(self, state: State, seat: SeatId | None) -> object:
        return self.viewer.view(state, seat, self.turn(state))

    def resample(self, state: State, seat: SeatId | None, rng: random.Random) -> State:
        return resampled(state, seat, rng)

    def reveals(self, step: Step[State], seat: SeatId | None) -> bool:
        return step.after.phase == OVER  # all coins are turned over (S8.2)

    def narrate(self, step: Step[State]) -> Narration:
        return self._narrator.narrate(step)

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
        return self.placer.read(text)

    def placed(self, text: str) -> State:
        return self.placer.placed(text, DealCoins(self.coins, self._course))

    def scores(self, state: State) -> tuple[int, ...]:
        return self.scorer.scores(state)

    def outlook(self, state: State, seat: SeatId) -> float:
        hopes = self.scorer.prospects(state)
        return hopes[seat] - max([hopes[other] for other in range(self.players) if other != seat])

    def faults(self, state: State) -> list[str]:
        return faults_of(state)


def variants(_content: Content) -> list[tuple[int, dict[str, object]]]:
    found: list[tuple[int, dict[str, object]]] = []
    for players in PLAYERS:
        found.append((players, {}))
        found.append((players, {"turn-limit": 5}))
    return found
