"""Games with one planted fault each: the kit must find every one of them."""

from __future__ import annotations

import random
from collections.abc import Mapping

import msgspec

from kamishima.core.game import AnyGame, Game, Plain, State, Step
from kamishima.core.narration import Item, Narration, Tagged
from kamishima.core.turn import Action, Chance, Decision, SeatId, Turn
from kamishima.core.wire import Event
from kamishima.games.registry import box


class Words(Event, frozen=True):
    """What was said."""

    text: str


class Broken(Game[State]):
    """Origami by the book; subclasses break one thing."""

    def __init__(self, players: int = 3, options: Mapping[str, object] | None = None) -> None:
        self.real: AnyGame = box("origami").table(players, options or {"families": ["sky", "sea", "savannah"]})
        super().__init__("broken", self.real.rules, players, self.real.options, self.real.content_hash)

    def start(self) -> State:
        state: State = self.real.start()
        return state

    def offer(self, state: State) -> Turn:
        return self.real.offer(state)

    def advance(self, state: State, action: Action) -> State:
        after: State = self.real.advance(state, action)
        return after

    @property
    def bound(self) -> int:
        return self.real.bound

    def view(self, state: State, seat: SeatId | None) -> object:
        return self.real.view(state, seat)

    def resample(self, state: State, seat: SeatId | None, rng: random.Random) -> State:
        other: State = self.real.resample(state, seat, rng)
        return other

    def reveals(self, step: Step[State], seat: SeatId | None) -> bool:
        return self.real.reveals(step, seat)

    def narrate(self, step: Step[State]) -> Narration:
        return self.real.narrate(step)

    def parse(self, text: str) -> Action:
        return self.real.parse(text)

    @property
    def vocabulary(self) -> tuple[str, ...]:
        return self.real.vocabulary

    def encode(self, state: State) -> Plain:
        return self.real.encode(state)

    def decode(self, plain: Plain) -> State:
        state: State = self.real.decode(plain)
        return state

    def scores(self, state: State) -> tuple[int, ...]:
        return self.real.scores(state)

    def outlook(self, state: State, seat: SeatId) -> float:
        return self.real.outlook(state, seat)

    def faults(self, state: State) -> list[str]:
        return self.real.faults(state)

    def hands(self, state: State) -> list[list[str]]:
        """All hands, hidden or not."""
        return msgspec.convert(self.encode(state)["hands"], list[list[str]])

    def changed(self, state: State, **fields: object) -> State:
        """The position with some plain fields changed."""
        return self.decode({**self.encode(state), **fields})


class LeakyView(Broken):
    """The view shows a hand to everybody."""

    def view(self, state: State, seat: SeatId | None) -> object:
        return [msgspec.to_builtins(self.real.view(state, seat)), self.encode(state)["hands"]]


class LeakyDeck(Broken):
    """The view tells which cards are left in the deck."""

    def view(self, state: State, seat: SeatId | None) -> object:
        return [msgspec.to_builtins(self.real.view(state, seat)), self.encode(state)["deck"]]


class LeakyNarration(Broken):
    """Everybody is told the words of everything, in an event."""

    def narrate(self, step: Step[State]) -> Narration:
        narration = self.real.narrate(step)
        return Narration([*narration.items, Words(step.action.text)], narration.readers)


class HidesNothing(Broken):
    """Events and words have no tags: everybody is told everything."""

    def narrate(self, step: Step[State]) -> Narration:
        return Narration(self.real.narrate(step).full)


class TagsNoWords(Broken):
    """Everybody may read all words."""

    def narrate(self, step: Step[State]) -> Narration:
        return Narration(self.real.narrate(step).items)


class TagsTheNextSeat(Broken):
    """What only one seat may be told goes to its neighbour, who is not told the words."""

    def narrate(self, step: Step[State]) -> Narration:
        narration = self.real.narrate(step)
        return Narration([self._shifted(item) for item in narration.items], narration.readers)

    def _shifted(self, item: Item) -> Item:
        if not isinstance(item, Tagged):
            return item
        return Tagged(item.event, tuple([SeatId((seat + 1) % self.players) for seat in item.only]), item.others)


class HidesItsOwnWords(Broken):
    """Whoever says something may not read it afterwards."""

    def narrate(self, step: Step[State]) -> Narration:
        narration = self.real.narrate(step)
        return Narration(narration.items, ()) if isinstance(self.turn(step.before), Decision) else narration


class LeakyQuestion(Broken):
    """Whose turn it looks like depends on a hidden card: a view that tells when the next seat holds a fly."""

    def view(self, state: State, seat: SeatId | None) -> object:
        hands = self.hands(state)
        return [msgspec.to_builtins(self.real.view(state, seat)), "minnow" in hands[1]]


class LeakyActions(Broken):
    """A player may only pass when the neighbour holds no minnow: legal actions depend on a hidden hand."""

    def offer(self, state: State) -> Turn:
        turn = self.real.offer(state)
        if not isinstance(turn, Decision):
            return turn
        hands = self.hands(state)
        if "minnow" in hands[(turn.seat + 1) % self.players] and len(turn.actions) > 1:
            return Decision(turn.seat, turn.actions[1:])
        return turn


class AcceptsAnything(Broken):
    """An action that is not offered is taken all the same."""

    def apply(self, state: State, action: Action) -> State:
        turn = self.turn(state)
        if isinstance(turn, Decision) and action not in turn.actions:
            return state
        return super().apply(state, action)


class LosesACard(Broken):
    """Discarding throws a card out of the game."""

    def advance(self, state: State, action: Action) -> State:
        after = super().advance(state, action)
        discards = msgspec.convert(self.encode(after)["discards"], list[str])
        return self.changed(after, discards=discards[1:]) if len(discards) > 3 else after


class BiasedDie(Broken):
    """A weight of zero: one outcome can never come."""

    def offer(self, state: State) -> Turn:
        turn = self.real.offer(state)
        if isinstance(turn, Chance) and len(turn.weights) > 1:
            return Chance(turn.actions, (0, *turn.weights[1:]))
        return turn


class OffersTwice(Broken):
    """The same action stands twice in the offer."""

    def offer(self, state: State) -> Turn:
        turn = self.real.offer(state)
        return Decision(turn.seat, (*turn.actions, turn.actions[0])) if isinstance(turn, Decision) else turn


class ShufflesTheOffer(Broken):
    """The order of the actions changes every time."""

    def offer(self, state: State) -> Turn:
        turn = self.real.offer(state)
        if not isinstance(turn, Decision):
            return turn
        actions = list(turn.actions)
        random.Random(id(state)).shuffle(actions)
        return Decision(turn.seat, tuple(actions))


class RollsInSecret(Broken):
    """The engine has a die of its own: the same action gives different positions."""

    rng = random.Random(0)

    def advance(self, state: State, action: Action) -> State:
        after = super().advance(state, action)
        return self.changed(after, passes=self.rng.randrange(2))


class ChangesTheGiven(Broken):
    """`apply` writes into the position that it was given."""

    def advance(self, state: State, action: Action) -> State:
        after = super().advance(state, action)
        state.round += 1  # type: ignore[attr-defined]  # the planted fault itself
        return after


class ForgetsAField(Broken):
    """The plain form loses how often the deck has run out."""

    def decode(self, plain: Plain) -> State:
        state: State = self.real.decode({**plain, "runouts": 0})
        return state


class NeverEnds(Broken):
    """The declared bound is too small."""

    @property
    def bound(self) -> int:
        return 30


class MisreadsText(Broken):
    """`parse` reads `left` as `right`."""

    def parse(self, text: str) -> Action:
        return self.real.parse(text.replace(" left", " right"))


class SpeaksUnknownWords(Broken):
    """The vocabulary has gaps."""

    @property
    def vocabulary(self) -> tuple[str, ...]:
        return tuple([word for word in self.real.vocabulary if word != "pay"])


class PeeksWhileResampling(Broken):
    """Resampling leaves the hands as they are: a bot that samples would know them."""

    def resample(self, state: State, seat: SeatId | None, rng: random.Random) -> State:
        return self.real.resample(state, seat, rng) if rng.random() < 0.5 else self.decode(self.encode(state))


class ResamplesWhatIsSeen(Broken):
    """Resampling swaps two hands, which their owners notice."""

    def resample(self, state: State, seat: SeatId | None, rng: random.Random) -> State:
        hands = self.hands(state)
        return self.changed(state, hands=hands[1:] + hands[:1], shown=[[], [], []], privy=[])
