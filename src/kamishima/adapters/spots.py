"""Places in the tree of a game, word by word, with what every seat remembers there."""

from __future__ import annotations

import random
from functools import lru_cache

import msgspec

from kamishima.adapters.arrays import Observer
from kamishima.adapters.recall import Past, Recall
from kamishima.adapters.rewards import chosen_reward
from kamishima.adapters.tables import make_table
from kamishima.adapters.word_steps import Entry, Vocabulary, WordChoice
from kamishima.core.game import AnyGame, State, Step
from kamishima.core.turn import Action, Chance, Decision, SeatId, Turn

Options = tuple[tuple[str, object], ...]
Key = tuple[str, int, Options, str, str]


class Kit:
    def __init__(self, name: str, players: int, options: Options, pack: str, reward: str) -> None:
        self.key: Key = (name, players, options, pack, reward)
        self.game: AnyGame = make_table(name, players, dict(options), pack)
        self.vocabulary = Vocabulary(self.game)
        self.observer = Observer(self.game, self.vocabulary)
        self.recall = Recall(self.game, self.vocabulary)
        self.reward = chosen_reward(reward, players)
        self.zero_sum = self.reward == "rank" and players > 1
        self.start = settled(self, self.game.start(), Way())


@lru_cache(maxsize=64)
def kit_of(name: str, players: int, options: Options, pack: str, reward: str) -> Kit:
    """The kit of a table; positions that are unpickled find the one that is there."""
    return Kit(name, players, options, pack, reward)


class Origin(msgspec.Struct, frozen=True):
    """A position that a seat has imagined, from which a match goes on."""

    state: bytes
    """In its plain form."""
    said: tuple[int, ...]
    """The words that the seat itself had said there."""
    pasts: tuple[Past, ...]


class Way(msgspec.Struct, frozen=True):
    log: Entry | None = None
    """The steps since the match, or what was imagined, began."""
    path: tuple[int, ...] = ()
    """All words chosen, chance included."""
    origin: Origin | None = None
    """Where the path begins, if not at the start of a match."""


class Spot:
    """A place in the tree: a position, the words said in it, and the way here. It never changes, so copies share it."""

    def __init__(self, kit: Kit, state: State, turn: Turn, choice: WordChoice | None, way: Way) -> None:
        self.kit = kit
        self.state = state
        self.turn = turn
        self.choice = choice
        """Where the next word is chosen; nowhere when the match is over."""
        self.way = way

    def past(self, seat: SeatId) -> Past | None:
        """What a seat remembers from before the log."""
        return None if self.way.origin is None else self.way.origin.pasts[seat]

    @property
    def seat(self) -> SeatId | None:
        """Who chooses; nobody when chance does, or when it is over."""
        return self.turn.seat if isinstance(self.turn, Decision) else None

    def after(self, number: int) -> Spot:
        assert self.choice is not None
        following = self.choice.follow(number)
        path, origin = (*self.way.path, number), self.way.origin
        if isinstance(following, WordChoice):
            return Spot(self.kit, self.state, self.turn, following, Way(self.way.log, path, origin))
        after = self.kit.game.advance(self.state, following)
        entry = Entry(self.way.log, Step(self.state, following, after), self.seat)
        return settled(self.kit, after, Way(entry, path, origin))

    def imagined(self, seat: SeatId, rng: random.Random) -> Spot:
        """A place that a seat cannot tell from this one: what is hidden from it is drawn anew."""
        kit, choice = self.kit, self.said_by(seat)
        state = kit.game.resample(self.state, seat, rng)
        pasts = [
            kit.recall.past(self.way.log, other, self.past(other)) if other == seat else kit.recall.guess(state, other)
            for other in map(SeatId, range(kit.game.players))
        ]
        said = () if choice is None else tuple(choice.said)
        return imagined(kit, Origin(msgspec.json.encode(kit.game.encode(state)), said, tuple(pasts)), state)

    def chances(self) -> list[tuple[int, float]]:
        assert isinstance(self.turn, Chance)
        assert self.choice is not None
        weights = {id(action): weight for action, weight in zip(self.turn.actions, self.turn.weights, strict=True)}
        found = {
            number: sum([weights[id(action)] for action in self.choice.actions(number)]) for number in self.numbers
        }
        total = sum(found.values())
        return [(number, weight / total) for number, weight in found.items()]

    @property
    def numbers(self) -> list[int]:
        """The words that can follow, by their numbers."""
        return [] if self.choice is None else sorted(self.choice.numbers)

    def said_by(self, seat: SeatId) -> WordChoice | None:
        """What a seat has said of its next action; nobody else hears it."""
        return self.choice if self.seat == seat else None

    def __deepcopy__(self, memo: object) -> Spot:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return retraced, (self.kit.key, self.way.path, self.way.origin)


def retraced(key: Key, path: tuple[int, ...], origin: Origin | None = None) -> Spot:
    kit = kit_of(*key)
    spot = kit.start if origin is None else imagined(kit, origin, kit.game.decode(msgspec.json.decode(origin.state)))
    for number in path:
        spot = spot.after(number)
    return spot


def imagined(kit: Kit, origin: Origin, state: State) -> Spot:
    """The place where an imagined position goes on: the seat in question has said its words, and nobody else any.

    Others may have no choice in what is imagined. They still say one word then: otherwise the match would go on by
    itself, past the place that the seat knows.
    """
    turn, way = kit.game.turn(state), Way(origin=origin)
    if not isinstance(turn, Decision | Chance):
        return Spot(kit, state, turn, None, way)
    opened: WordChoice | Action = kit.vocabulary.open(turn.actions)
    choice = opened if isinstance(opened, WordChoice) else kit.vocabulary.only(opened)
    while len(choice.said) < len(origin.said):
        following = choice.follow(origin.said[len(choice.said)])
        assert isinstance(following, WordChoice)
        choice = following
    return Spot(kit, state, turn, choice, way)


def settled(kit: Kit, state: State, way: Way) -> Spot:
    """The next place where somebody, or chance, really has to choose."""
    game, log = kit.game, way.log
    while True:
        turn = game.turn(state)
        opened: WordChoice | Action | None = (
            kit.vocabulary.open(turn.actions) if isinstance(turn, Decision | Chance) else None
        )
        if not isinstance(opened, Action):
            return Spot(kit, state, turn, opened, Way(log, way.path, way.origin))
        after = game.advance(state, opened)
        log = Entry(log, Step(state, opened, after), turn.seat if isinstance(turn, Decision) else None)
        state = after
