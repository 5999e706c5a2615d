"""Origami: the rules put together."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import combinations
from typing import Final

from kamishima.core import game as core
from kamishima.core.game import Action, Game, SeatId, Turn, seat_word
from kamishima.games.origami import content as pack
from kamishima.games.origami import narration, view
from kamishima.games.origami.actions import CARD_VERBS, PLAIN_WORDS, SIDES, Lexicon
from kamishima.games.origami.cards import Kind, folds_of, in_order, kinds_of
from kamishima.games.origami.codec import Decoder, encode
from kamishima.games.origami.content import Content
from kamishima.games.origami.grammar import Grammar
from kamishima.games.origami.knowledge import knowledge_faults, resampled
from kamishima.games.origami.options import PLAYERS, Options, families_of, plain_options, read_options
from kamishima.games.origami.phases import Phase
from kamishima.games.origami.scoring import Scorer
from kamishima.games.origami.setup import DEAL, FAMILIES, Deal, Families, Lot, Refill, whole_deck
from kamishima.games.origami.state import Frame, State
from kamishima.games.origami.turns import End, GameOver, Limit, TakeTurn
from kamishima.games.origami.verbs import card_effects

RULES = 1
STEPS_PER_TURN = 60
FOLD_VALUE = 0.2
"""What a fold in hand is worth in points to a quick guess: well below what a fold earns once it is paid."""


class Origami(Game[State]):
    """Origami with a pack of content, for a number of players, with the host's options."""

    def __init__(self, content: Content, players: int, options: Mapping[str, object]) -> None:
        self.chosen: Final[Options] = read_options(options, players, content)
        super().__init__("origami", RULES, players, plain_options(self.chosen), content.hash)
        self.content: Final[Content] = content
        self.kinds: Final[tuple[Kind, ...]] = kinds_of(content)
        self.scorer: Final[Scorer] = Scorer(content, self.kinds)
        self._phases: Final[dict[str, Phase]] = self._make_phases()
        self._open_phases: Final[frozenset[str]] = self._phases_with_open_cards()
        self._decoder: Final[Decoder] = Decoder(self.kinds, players, list(self._phases))
        self._grammar: Final[Grammar] = Grammar(self.kinds, players, tuple(content.families))

    def _make_phases(self) -> dict[str, Phase]:
        lexicon = Lexicon(self.kinds)
        effects = card_effects(self.content, self.kinds, lexicon)
        phases: list[Phase] = [
            Families(families_of(self.content, self.chosen.box), self.kinds),
            Deal(lexicon),
            Lot(),
            Refill(lexicon),
            TakeTurn(effects),
            Limit(lexicon),
            End(self.chosen.turn_limit),
            GameOver(self.scorer),
        ]
        for effect in effects.values():
            phases.append(effect)
            phases.extend(effect.verbs)
        return {phase.key: phase for phase in phases}

    def _phases_with_open_cards(self) -> frozenset[str]:
        """Where the cards held aside lie open: those turned over to help pay."""
        found: list[str] = []
        for name, card in self.content.cards.items():
            for place, verb in enumerate(card.effect.verbs):
                if isinstance(verb, pack.Play) and verb.reveal:
                    found.append(f"{name}.{place}")
        return frozenset(found)

    # -- playing ---------------------------------------------------------------------------------------------------

    def start(self) -> State:
        state = State(self.players)
        if self.chosen.families:
            families = families_of(self.content, self.chosen.box)
            state.families = tuple([family for family in families if family in self.chosen.families])
            state.deck = whole_deck(self.kinds, state.families)
            state.stack = (Frame(DEAL, SeatId(0)),)
        else:
            state.stack = (Frame(FAMILIES, SeatId(0)),)
        return state

    def offer(self, state: State) -> Turn:
        frame = state.stack[-1]
        return self._phases[frame.phase].offer(state, frame)

    def advance(self, state: State, action: Action) -> State:
        table = state.copy()
        frame = table.pop()
        self._phases[frame.phase].advance(table, frame, action)
        self._settle(table)
        return table

    def _settle(self, table: State) -> None:
        """Do everything that goes by itself, until somebody or chance has to choose."""
        while True:
            frame = table.stack[-1]
            if self._phases[frame.phase].ready(table, frame):
                return

    @property
    def bound(self) -> int:
        cards = 18 * self.players
        return cards + self.chosen.turn_limit * self.players * STEPS_PER_TURN

    # -- what each audience may know -------------------------------------------------------------------------------

    def view(self, state: State, seat: SeatId | None) -> object:
        turn = self.turn(state)
        aid, aside = self.chosen.memory_aid, self.sees_aside(state, seat)
        return view.view(state, seat, self.scorer, turn, memory_aid=aid, sees_aside=aside)

    def resample(self, state: State, seat: SeatId | None, rng: random.Random) -> State:
        return resampled(state, seat, () if self.sees_aside(state, seat) else state.aside, rng)

    def sees_aside(self, state: State, seat: SeatId | None) -> bool:
        """Whether an audience sees the cards that an effect holds."""
        frame = state.stack[-1]
        return frame.phase in self._open_phases or frame.seat == seat

    def conceals(self, state: State, action: Action, seat: SeatId | None) -> bool:
        frame = state.stack[-1]
        return self._phases[frame.phase].conceals(state, frame, seat)

    def reveals(self, state: State, action: Action, seat: SeatId | None) -> bool:
        frame = state.stack[-1]
        return self._phases[frame.phase].reveals(state, frame, seat)

    def narrate(self, state: State, action: Action, seat: SeatId | None) -> tuple[object, ...]:
        after = self.apply(state, action)
        source = self._phases[state.stack[-1].phase].source
        return narration.narrate(state, after, action, seat, source=source, hidden=self.conceals(state, action, seat))

    # -- text and plain forms --------------------------------------------------------------------------------------

    def parse(self, text: str) -> Action:
        return self._grammar.parse(text)

    @property
    def vocabulary(self) -> tuple[str, ...]:
        verbs = ("draw", "play", *SIDES, "under", "pay", "take", "swap", "rob", "family", "start")
        seats = tuple([seat_word(seat) for seat in self.seats])
        cards = tuple([kind.name for kind in self.kinds])
        return (*verbs, *CARD_VERBS, *PLAIN_WORDS, *seats, *self.content.families, *cards)

    def encode(self, state: State) -> core.Plain:
        return encode(state)

    def decode(self, plain: core.Plain) -> State:
        return self._decoder.decode(plain)

    # -- judging ---------------------------------------------------------------------------------------------------

    def scores(self, state: State) -> tuple[int, ...]:
        return self.scorer.scores(state)

    def outlook(self, state: State, seat: SeatId) -> float:
        scores = self.scorer.scores(state)
        rival = max([scores[other] for other in range(self.players) if other != seat])
        return scores[seat] - rival + FOLD_VALUE * folds_of(state.hands[seat])

    def faults(self, state: State) -> list[str]:
        found = knowledge_faults(state)
        everything = list(state.deck + state.line + state.discards + state.aside)
        for hand in state.hands:
            everything.extend(hand)
        for pile in state.collections:
            everything.extend(pile)
        if len(state.families) == self.players and in_order(everything) != whole_deck(self.kinds, state.families):
            found.append("a card was lost or made: the cards on the table are not those of the families in play")
        for seat in self.seats:
            if abs(len(state.collection(seat, 0)) - len(state.collection(seat, 1))) > 1:
                found.append(f"the collections of seat {seat} differ by more than one card")
        return found


def make(content: Content, players: int, options: Mapping[str, object]) -> Origami:
    """A table of Origami."""
    return Origami(content, players, options)


def variants(content: Content) -> list[tuple[int, dict[str, object]]]:
    """Every set-up that tests should play: all family sets for every number of players, and random families."""
    families = families_of(content, "classic")
    found: list[tuple[int, dict[str, object]]] = []
    for players in PLAYERS:
        found.append((players, {}))
        found.extend([(players, {"families": list(some)}) for some in combinations(families, players)])
    return found
