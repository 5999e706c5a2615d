from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from kamishima.core import game as core
from kamishima.core.game import Step
from kamishima.core.narration import Narration
from kamishima.core.phases import StackGame
from kamishima.core.turn import Action, SeatId, seat_word
from kamishima.core.wire import Event
from kamishima.games.origami.pack import schema
from kamishima.games.origami.pack.content import Content
from kamishima.games.origami.rules import versions
from kamishima.games.origami.rules.actions import CARD_VERBS, PLAIN_WORDS, SIDES, Lexicon
from kamishima.games.origami.rules.cards import Kind, folds_of, in_order, kinds_of
from kamishima.games.origami.rules.codec import Decoder, encode
from kamishima.games.origami.rules.grammar import Grammar
from kamishima.games.origami.rules.knowledge import knowledge_faults, resampled
from kamishima.games.origami.rules.movement import LINE_SIZE
from kamishima.games.origami.rules.options import (
    Options,
    Variant,
    classic_variants,
    combined_variants,
    families_of,
    legends_variants,
    pairs_of,
    plain_options,
    read_options,
)
from kamishima.games.origami.rules.phases import Phase
from kamishima.games.origami.rules.playing import FREE
from kamishima.games.origami.rules.scorer import Scorer, rice_in
from kamishima.games.origami.rules.setup import FAMILIES, PAIRS, Deal, Families, Lot, Pairs, Refill, papers, whole_deck
from kamishima.games.origami.rules.state import Frame, State
from kamishima.games.origami.rules.turns import COUNTING, LIMIT, End, FreePlay, GameOver, HandCount, Limit, TakeTurn
from kamishima.games.origami.rules.verbs.registry import Workshop
from kamishima.games.origami.show.events import Awarded
from kamishima.games.origami.show.narrator import Telling, narrate
from kamishima.games.origami.show.reach import reaches_of
from kamishima.games.origami.show.view_builder import Viewer

STEPS_PER_TURN = 60
FOLD_VALUE = 0.2
"""What a fold in hand is worth in points to a quick guess: well below what a fold earns once it is paid."""


class Origami(StackGame[State, Frame]):
    def __init__(
        self, content: Content, players: int, options: Mapping[str, object], rules: int = versions.NEWEST
    ) -> None:
        self.chosen: Final[Options] = read_options(options, players, content)
        super().__init__("origami", rules, players, plain_options(self.chosen), content.hash)
        self.content: Final[Content] = content
        self.families: Final[tuple[str, ...]] = families_of(content, self.chosen.box)
        self.pairs: Final[tuple[str, ...]] = pairs_of(content, self.chosen)
        self.kinds: Final[tuple[Kind, ...]] = kinds_of(content, self.families, characters=len(self.pairs) > 0)
        self.places: Final[int] = 9 * players + 1 if self.chosen.box != "classic" else 0
        """No collection has more cards than this; only effects of the other boxes name places."""
        self.scorer: Final[Scorer] = Scorer(content, self.kinds)
        phases = self._make_phases()
        self._viewer: Final[Viewer] = Viewer(self.chosen, self.scorer, content.rice_family, reaches_of(phases))
        self._phases = dict(phases)
        self._sources: Final[dict[str, str]] = {key: phase.source for key, phase in phases.items()}
        self._open_phases: Final[frozenset[str]] = self._phases_with_open_cards()
        self._decoder: Final[Decoder] = Decoder(self.kinds, players, list(self._phases))
        self._grammar: Final[Grammar] = Grammar(self.kinds, players, self.families, self.pairs, self.places)

    def _make_phases(self) -> dict[str, Phase]:
        lexicon = Lexicon(self.kinds)
        workshop = Workshop(self.content, self.kinds, lexicon)
        bringing = families_of(self.content, "legends")
        phases: list[Phase] = [
            Families(self.families),
            Pairs(self.pairs, self.chosen.pairs, bringing, self.kinds, self.content.rice_family),
            Deal(lexicon),
            Lot(),
            Refill(lexicon),
            TakeTurn(workshop.effects),
            FreePlay(FREE),
            Limit(LIMIT, lexicon),
            End(self.chosen.turn_limit, self.scorer),
            HandCount(COUNTING),
            GameOver(self.scorer),
            *workshop.rules,
        ]
        for effect in workshop.effects.values():
            phases.append(effect)
            phases.extend(effect.verbs)
        return {phase.key: phase for phase in phases}

    def _phases_with_open_cards(self) -> frozenset[str]:
        """Where the cards held aside lie open: those turned over to help pay."""
        found: list[str] = []
        for name, card in self.content.cards.items():
            for place, verb in enumerate(card.effect.verbs):
                if isinstance(verb, schema.Play) and verb.reveal:
                    found.append(f"{name}.{place}")
        return frozenset(found)

    def start(self) -> State:
        state = State(self.players)
        state.families = self.chosen.families
        state.stack = (Frame(FAMILIES, SeatId(0)),)
        self._settle(state)
        return state

    @property
    def bound(self) -> int:
        setup = 22 * self.players
        return setup + self.chosen.turn_limit * self.players * STEPS_PER_TURN

    def view(self, state: State, seat: SeatId | None) -> object:
        return self._viewer.view(state, seat, self.turn(state), sees_aside=self.sees_aside(state, seat))

    def resample(self, state: State, seat: SeatId | None, rng: random.Random) -> State:
        return resampled(state, seat, () if self.sees_aside(state, seat) else state.aside, rng)

    def sees_aside(self, state: State, seat: SeatId | None) -> bool:
        """Whether an audience sees the cards that an effect holds."""
        frame = state.stack[-1]
        return frame.phase in self._open_phases or frame.seat == seat

    def reveals(self, step: Step[State], seat: SeatId | None) -> bool:
        frame = step.before.stack[-1]
        return self._phases[frame.phase].reveals(step.before, frame, seat)

    def narrate(self, step: Step[State]) -> Narration:
        frame = step.before.stack[-1]
        readers = self._phases[frame.phase].readers(step.before, frame)
        items = narrate(Telling(step, self._sources[frame.phase], readers))
        if step.after.ended and not step.before.ended:
            items += self._awarded(step.after)
        return Narration(items, readers)

    def _awarded(self, after: State) -> list[Event]:
        """What characters and cards like Kappa give at the end."""
        awards = self.scorer.awards(after)
        return [Awarded(seat, award.card.name, award.points) for seat in self.seats for award in awards[seat]]

    def parse(self, text: str) -> Action:
        return self._grammar.parse(text)

    @property
    def vocabulary(self) -> tuple[str, ...]:
        verbs = ("draw", "play", *SIDES, "under", "pay", "take", "swap", "rob", "family", "start")
        seats = tuple([seat_word(seat) for seat in self.seats])
        cards = tuple([kind.name for kind in self.kinds])
        places = tuple([str(place) for place in range(1, self.places + 1)])
        more = ("top", "look", "move", "sink", "pair", "count", *self.pairs, *places)
        words = (*verbs, *CARD_VERBS, *PLAIN_WORDS, *seats, *self.families, *cards)
        return words if self.chosen.box == "classic" else (*words, *more)

    def encode(self, state: State) -> core.Plain:
        return encode(state)

    def decode(self, plain: core.Plain) -> State:
        return self._decoder.decode(plain)

    def scores(self, state: State) -> tuple[int, ...]:
        return self.scorer.scores(state)

    def outlook(self, state: State, seat: SeatId) -> float:
        scores = self.scorer.scores(state)
        rival = max([scores[other] for other in range(self.players) if other != seat])
        return scores[seat] - rival + FOLD_VALUE * folds_of(state.hands[seat])

    def faults(self, state: State) -> list[str]:
        found = knowledge_faults(state)
        everything = list(state.deck + state.line + state.discards + state.aside + state.characters)
        for hand in state.hands:
            everything.extend([kind for kind in hand if not kind.paper])
        for pile in state.collections:
            everything.extend(pile)
        if state.stack[0].phase not in (FAMILIES, PAIRS):
            if in_order(everything) != whole_deck(self.kinds, state.families, state.pairs):
                found.append("a card was lost or made: the cards on the table are not those of the families in play")
            rice = state.rice + sum([rice_in(hand) for hand in state.hands])
            if rice != (papers(self.kinds) if self.content.rice_family in state.families else 0):
                found.append(f"there are {rice} rice papers")
        longest = max([LINE_SIZE, *[kind.ongoing.line for kind in self.kinds if kind.pair in state.pairs]])
        if (
            len(state.line) > longest
        ):  # O3.2: a character that leaves takes nothing away, so its length is still possible
            found.append(f"the draw line has {len(state.line)} cards, but never more than {longest}")
        for seat in self.seats:
            if abs(len(state.collection(seat, 0)) - len(state.collection(seat, 1))) > 1:
                found.append(f"the collections of seat {seat} differ by more than one card")
        return found


def variants(content: Content) -> list[Variant]:
    return [*classic_variants(content), *legends_variants(content), *combined_variants(content)]
