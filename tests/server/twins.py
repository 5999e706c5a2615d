"""Twins: two playings of one game that an audience cannot tell apart, though different things are hidden in them.

A random game is played. From some step on a second world goes beside it: where the words of a step are concealed from
the audience, the second world says other concealed words; every other step is the same in both. The twins end where
the audience would have to see a difference: a hidden card is shown that is not the same in both worlds.
"""

from __future__ import annotations

import random

import msgspec

from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Action, Chance, Decision, Over
from kamishima.testing.secrecy import offered_to, told_to
from kamishima.testing.walk import Audience, actions_of, is_read, walk

ATTEMPTS = 12


class Spoken(msgspec.Struct, frozen=True):
    """One step of a world: who said what (chance has no seat)."""

    seat: int | None
    words: str


class Twins(msgspec.Struct, frozen=True):
    """Two worlds as scripts of the same length; they differ somewhere from step `parted` on."""

    game: AnyGame
    audience: Audience
    parted: int
    one: tuple[Spoken, ...]
    two: tuple[Spoken, ...]

    @property
    def differences(self) -> int:
        """In how many steps the worlds differ."""
        return sum([a != b for a, b in zip(self.one, self.two, strict=True)])


def twins_of(game: AnyGame, audience: Audience, seed: int) -> list[Twins]:
    """Twins that cover one random game: where a pair ends, the next one parts."""
    story = [visit.action for visit in walk(game, seed)]
    found: list[Twins] = []
    start = 0
    while start < len(story):
        pair = _longest(game, story, audience, start, seed)
        if pair is None:
            break
        found.append(pair)
        start = max(start + 1, len(pair.one))
    return found


def _longest(game: AnyGame, story: list[Action], audience: Audience, start: int, seed: int) -> Twins | None:
    tries = [_part(game, story, audience, start, random.Random(f"{seed} {start} {n}")) for n in range(ATTEMPTS)]
    good = [pair for pair in tries if pair is not None]
    return max(good, key=lambda pair: (len(pair.one), pair.differences), default=None)


def _part(game: AnyGame, story: list[Action], audience: Audience, start: int, rng: random.Random) -> Twins | None:
    """Worlds that part at the first concealed step after `start`; None when there is none."""
    worlds = Worlds(game, audience, rng)
    said: tuple[list[Spoken], list[Spoken]] = ([], [])
    parted: int | None = None
    for number, action in enumerate(story):
        other = action if number < start else worlds.counterpart(action)
        if other is None:
            break
        if parted is None and other != action:
            parted = number
        said[0].append(_spoken(game, worlds.one, action))
        said[1].append(_spoken(game, worlds.two, other))
        worlds.go_on(action, other)
    return None if parted is None else Twins(game, audience, parted, tuple(said[0]), tuple(said[1]))


class Worlds:
    """Two positions that an audience cannot tell apart."""

    def __init__(self, game: AnyGame, audience: Audience, rng: random.Random) -> None:
        self.game = game
        self.audience = audience
        self.rng = rng
        self.one: State = game.start()
        self.two: State = self.one

    def go_on(self, action: Action, other: Action) -> None:
        same = self.one is self.two and action == other
        self.one = self.game.apply(self.one, action)
        self.two = self.one if same else self.game.apply(self.two, other)

    def counterpart(self, action: Action) -> Action | None:
        """What is said in the second world when `action` is said in the first; None when the audience would notice."""
        game, audience = self.game, self.audience
        choices = self._choices(action)
        if choices == [action] and self.one is self.two:
            return action
        told, after = told_to(game, self.one, action, audience), game.apply(self.one, action)
        for choice in choices[:8]:
            if told_to(game, self.two, choice, audience) == told and _alike(
                game, after, game.apply(self.two, choice), audience
            ):
                return choice
        return None

    def _choices(self, action: Action) -> list[Action]:
        """A concealed step may be any other concealed one; one that is seen is the same in both."""
        game, audience, offered = self.game, self.audience, actions_of(self.game, self.two)
        if is_read(game, self.one, action, audience):
            return [each for each in offered if each == action]
        choices = [each for each in offered if not is_read(game, self.two, each, audience)]
        self.rng.shuffle(choices)
        return sorted(choices, key=lambda each: each == action)  # something else, if there is anything else


def _alike(game: AnyGame, one: State, two: State, audience: Audience) -> bool:
    """The same kind of turn, of the same seat, with the same offers where the audience has any."""
    first, second = game.turn(one), game.turn(two)
    if offered_to(game, one, audience) != offered_to(game, two, audience):
        return False
    if isinstance(first, Decision) and isinstance(second, Decision):
        return first.seat == second.seat
    if isinstance(first, Over) and isinstance(second, Over):
        return first.result == second.result
    return isinstance(first, Chance) and isinstance(second, Chance)


def _spoken(game: AnyGame, state: State, action: Action) -> Spoken:
    turn = game.turn(state)
    return Spoken(turn.seat if isinstance(turn, Decision) else None, action.text)
