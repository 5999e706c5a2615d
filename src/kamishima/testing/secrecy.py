"""Secrecy: what is hidden from an audience is resampled, and nothing that the audience gets may change.

For every audience: its view, its legal actions and its error texts are the same in the resampled position. A step
whose words are tagged for it, and which is not declared to reveal anything, is tagged and narrated alike and leads to
the same view. A step whose words are kept from it looks the same as any other step whose words would be. So a tag that
gives an audience too much is found, be it on an event or on the words.
"""

from __future__ import annotations

import random
from itertools import islice

import msgspec

from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame, State
from kamishima.core.match import Match
from kamishima.core.turn import Action, Decision
from kamishima.testing.walk import Audience, Visit, actions_of, audiences, is_read, taken

_OTHERS = 6
"""How many concealed alternatives are compared at a step."""
_TRIES = 500
"""How many guesses are made before a position is held to be impossible."""


def check_secrecy(visit: Visit, rng: random.Random) -> None:
    """No channel carries what its audience may not know."""
    _check_own_words(visit)
    for audience in audiences(visit.game):
        other = visit.game.resample(visit.state, audience, rng)
        seed = rng.getrandbits(32)
        _check_resampling(visit, other, audience, seed)
        _check_position(visit, other, audience)
        _check_errors(visit, other, audience)
        _check_step(visit, other, audience, seed)


def _check_own_words(visit: Visit) -> None:
    game, turn = visit.game, visit.game.turn(visit.state)
    if isinstance(turn, Decision) and not is_read(game, visit.state, visit.action, turn.seat):
        raise visit.fault(f"{turn.seat} may not read its own words")


def seen_by(game: AnyGame, state: State, audience: Audience) -> bytes:
    """The view of a position as bytes."""
    return msgspec.json.encode(game.view(state, audience))


def told_to(game: AnyGame, state: State, action: Action, audience: Audience) -> bytes:
    """The words of a step if they may be read, its events, and the view after it, as bytes."""
    step = taken(game, state, action)
    narration = game.narrate(step)
    words = action.text if narration.is_read_by(audience) else None
    return msgspec.json.encode((words, narration.events(audience))) + seen_by(game, step.after, audience)


def offered_to(game: AnyGame, state: State, audience: Audience) -> list[str]:
    """What this audience can say now; nothing when it is not its turn."""
    turn = game.turn(state)
    if not isinstance(turn, Decision) or turn.seat != audience:
        return []
    return [action.text for action in turn.actions]


def _check_resampling(visit: Visit, other: State, audience: Audience, seed: int) -> None:
    """A guess of what is hidden follows from what is known: else bots would learn from their guesses."""
    game = visit.game
    if _guess(game, visit.state, audience, seed) != _guess(game, other, audience, seed):
        raise visit.fault(f"resampling for {audience} depends on something hidden")


def _check_position(visit: Visit, other: State, audience: Audience) -> None:
    game = visit.game
    if faults := game.faults(other):
        raise visit.fault(f"resampling for {audience} gives an impossible position: {'; '.join(faults)}")
    if seen_by(game, visit.state, audience) != seen_by(game, other, audience):
        raise visit.fault(f"the view of {audience} shows something hidden")
    if offered_to(game, visit.state, audience) != offered_to(game, other, audience):
        raise visit.fault(f"the legal actions of {audience} depend on something hidden")


def _check_errors(visit: Visit, other: State, audience: Audience) -> None:
    if audience is None:
        return
    for text in (visit.action.text, "nonsense"):
        if _refusal(visit.game, visit.state, audience, text) != _refusal(visit.game, other, audience, text):
            raise visit.fault(f"the error that {audience} gets for {text!r} depends on something hidden")


def _refusal(game: AnyGame, state: State, audience: Audience, text: str) -> str:
    assert audience is not None
    match = Match(game, tuple([f"player {seat + 1}" for seat in game.seats]), start=state)
    try:
        match.say(audience, text)
    except KamishimaError as error:
        return f"{error.code}: {error.message}"
    return ""


def _check_step(visit: Visit, other: State, audience: Audience, seed: int) -> None:
    game, state, action = visit.game, visit.state, visit.action
    if not is_read(game, state, action, audience):
        _check_concealed(visit, other, audience)
        return
    _check_open(visit, audience, seed)
    if (
        not game.reveals(taken(game, state, action), audience)
        and action in actions_of(game, other)
        and told_to(game, state, action, audience) != told_to(game, other, action, audience)
    ):
        raise visit.fault(f"what {audience} is told, or sees after it, depends on something hidden")


def _check_open(visit: Visit, audience: Audience, seed: int) -> None:
    """Words that an audience may read are known to it from then on: no guess of what is hidden forgets them."""
    game, one = visit.game, visit.game.apply(visit.state, visit.action)
    plain, guess = game.encode(one), _guess(game, one, audience, seed)
    for action in _some(game, visit.state, audience, are_read=True):
        if action == visit.action:
            continue
        two = game.apply(visit.state, action)
        other = game.encode(two)
        if plain != other and guess == _guess(game, two, audience, seed) and not _may_follow(visit, audience, other):
            raise visit.fault(f"{audience} reads these words, but cannot tell what follows from {action.text!r}")


def _may_follow(visit: Visit, audience: Audience, plain: object) -> bool:
    """Whether this position, too, can follow from the words for all that the audience knows.

    Two hidden pieces can change places by other words: who does not know which is which cannot tell. Only what differs
    from the real position is compared, since a guess that hits everything else as well would be rare.
    """
    game, rng = visit.game, random.Random(visit.step)
    real = game.encode(game.apply(visit.state, visit.action))
    for _ in range(_TRIES):
        guessed = game.resample(visit.state, audience, rng)
        if visit.action in actions_of(game, guessed) and _agrees(
            real, plain, game.encode(game.apply(guessed, visit.action))
        ):
            return True
    return False


def _agrees(real: object, other: object, guess: object) -> bool:
    """Whether a guess is like the other position wherever that one differs from the real one."""
    if real == other:
        return True
    if isinstance(real, dict) and isinstance(other, dict) and isinstance(guess, dict):
        return all([_agrees(real[key], other[key], guess[key]) for key in real])
    if isinstance(real, list) and isinstance(other, list) and isinstance(guess, list) and len(real) == len(other):
        return len(guess) == len(real) and all(map(_agrees, real, other, guess))
    return guess == other


def _some(game: AnyGame, state: State, audience: Audience, *, are_read: bool) -> list[Action]:
    """Some actions whose words an audience may read, or may not."""
    found = (action for action in actions_of(game, state) if is_read(game, state, action, audience) == are_read)
    return list(islice(found, _OTHERS))


def _guess(game: AnyGame, state: State, audience: Audience, seed: int) -> object:
    return game.encode(game.resample(state, audience, random.Random(seed)))


def _check_concealed(visit: Visit, other: State, audience: Audience) -> None:
    game, state = visit.game, visit.state
    told = told_to(game, state, visit.action, audience)
    for action in _some(game, state, audience, are_read=False):
        if told_to(game, state, action, audience) != told:
            raise visit.fault(f"{audience} can tell it apart from {action.text!r}, which is concealed as well")
    if game.reveals(taken(game, state, visit.action), audience):
        return
    for action in _some(game, other, audience, are_read=False)[:1]:
        if told_to(game, other, action, audience) != told:
            raise visit.fault(f"what {audience} is told of a concealed step depends on something hidden")
