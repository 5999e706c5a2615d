"""What every game promises, checked on random games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress

import msgspec

from kamishima.core.chance import SecretDice, below
from kamishima.core.errors import IllegalAction
from kamishima.core.game import AnyGame, State
from kamishima.core.match import Match
from kamishima.core.record import read, record, replay, verify, write
from kamishima.core.turn import Action, Chance, Decision, Over
from kamishima.testing.copies import copy_faults
from kamishima.testing.secrecy import check_secrecy
from kamishima.testing.walk import Fault, Visit, actions_of, final_state, walk

Check = Callable[[Visit], None]


def encoded(game: AnyGame, state: State) -> bytes:
    """A position as bytes, to compare."""
    return msgspec.json.encode(game.encode(state), order="sorted")


def check_actions(visit: Visit) -> None:
    """Actions are unique, come in the same order every time, and are known words; weights are positive."""
    game, turn = visit.game, visit.game.turn(visit.state)
    if not isinstance(turn, Decision | Chance):
        raise visit.fault("a step was taken when the game was over")
    texts = [action.text for action in turn.actions]
    if not texts:
        raise visit.fault("nothing is offered, and the game is not over")
    if len(set(texts)) != len(texts):
        raise visit.fault("an action is offered twice")
    again = game.offer(game.decode(game.encode(visit.state)))
    if not isinstance(again, Decision | Chance) or [action.text for action in again.actions] != texts:
        raise visit.fault("the same position offers other actions, or in another order")
    if isinstance(turn, Decision) and turn.seat not in game.seats:
        raise visit.fault(f"there is no seat {turn.seat}")
    if isinstance(turn, Chance) and (len(turn.weights) != len(texts) or min(turn.weights) < 1):
        raise visit.fault(f"the weights are not positive, or not one for each outcome: {turn.weights}")


def check_texts(visit: Visit) -> None:
    """`parse` and `show` are exact inverses, words of heads are true, and every word is in the vocabulary."""
    game = visit.game
    known = set(game.vocabulary)
    for action in actions_of(game, visit.state):
        text = game.show(action)
        parsed = game.parse(text)
        if parsed != action or game.show(parsed) != text or type(parsed) is not type(action):
            raise visit.fault(f"{text!r} is parsed as {parsed!r}")
        for depth, word in enumerate((*action.phrase().head, None)):
            if action.head_word(depth) not in (None, word):
                raise visit.fault(f"word {depth + 1} of {text!r} is said to be {action.head_word(depth)!r}")
        if strange := set(text.split()) - known:
            raise visit.fault(f"words that are not in the vocabulary: {sorted(strange)}")


def check_purity(visit: Visit) -> None:
    """`apply` changes nothing and always gives the same."""
    game, before = visit.game, encoded(visit.game, visit.state)
    first = encoded(game, game.apply(visit.state, visit.action))
    again = encoded(game, game.apply(game.decode(game.encode(visit.state)), game.parse(visit.action.text)))
    if encoded(game, visit.state) != before:
        raise visit.fault("apply changed the position that it was given")
    if first != again:
        raise visit.fault("apply gives two different positions for the same action")


def check_plain_form(visit: Visit) -> None:
    """A position survives its plain form, through real JSON."""
    game = visit.game
    text = msgspec.json.encode(game.encode(visit.state))
    back = game.encode(game.decode(msgspec.json.decode(text)))
    if msgspec.json.encode(back) != text:
        raise visit.fault("the position is another one after encoding and decoding")


def check_conservation(visit: Visit) -> None:
    """Nothing is lost or made."""
    if faults := visit.game.faults(visit.state):
        raise visit.fault("; ".join(faults))


def check_copies(visit: Visit) -> None:
    """Where positions can be copied, no field is forgotten, and nothing is shared that can be changed."""
    if faults := copy_faults(visit.state):
        raise visit.fault("; ".join(faults))


CHECKS: tuple[Check, ...] = (
    check_plain_form,
    check_actions,
    check_texts,
    check_copies,
    check_purity,
    check_conservation,
)


def check_game(game: AnyGame, seed: int) -> None:
    """Play one random game with every check at every step."""
    rng = random.Random(seed)
    seen: list[Action] = []
    for visit in walk(game, seed):
        for check in CHECKS:
            check(visit)
        check_refusals(visit, seen)
        check_secrecy(visit, rng)
        seen = _remembered(seen, actions_of(game, visit.state), rng)
    check_end(game, seed, seen)
    check_record(game, seed)


def check_end(game: AnyGame, seed: int, others: list[Action]) -> None:
    """The last position is as good as all others, somebody has won, and nothing can be done any more."""
    state = final_state(game, seed)
    turn = game.turn(state)
    where = f"{game.name}, seed {seed}, at the end: "
    if not isinstance(turn, Over):
        raise Fault(f"{where}the game is not over")
    if faults := game.faults(state):
        raise Fault(where + "; ".join(faults))
    if len(turn.result.scores) != game.players or len(turn.result.ranks) != game.players or not turn.result.winners:
        raise Fault(f"{where}a score or a winner is missing in {turn.result}")
    for text in _accepted(game, state, others):
        raise Fault(f"{where}{text!r} was accepted")


def _remembered(seen: list[Action], offered: tuple[Action, ...], rng: random.Random) -> list[Action]:
    """A mixture of actions from all over the game, to be tried where they do not belong."""
    return ([offered[below(rng, len(offered))] for _ in range(4)] + seen)[:40]


def check_refusals(visit: Visit, others: list[Action]) -> None:
    """Everything that is not offered is refused, and leaves the position as it was."""
    game = visit.game
    offered = {action.text for action in actions_of(game, visit.state)}
    for text in _accepted(game, visit.state, [action for action in others if action.text not in offered]):
        raise visit.fault(f"{text!r} was accepted, but is not offered")


def _accepted(game: AnyGame, state: State, actions: list[Action]) -> Iterator[str]:
    """The texts of those that are not refused."""
    for action in actions:
        with suppress(IllegalAction):
            game.apply(state, action)
            yield action.text


def check_record(game: AnyGame, seed: int) -> None:
    """A match can be written, read, replayed to the equal position at every step, and verified."""
    secret = seed.to_bytes(32, "big")
    match = Match(game, tuple([f"player {seat + 1}" for seat in game.seats]), SecretDice(secret))
    rng = random.Random(seed)
    while not isinstance(match.turn, Over):
        turn = match.turn
        assert isinstance(turn, Decision)
        match.act(turn.seat, turn.actions[below(rng, len(turn.actions))])
    made = record(match, "house", "test", secret, publish=True)
    text = write(made)
    if read(text) != made or write(read(text)) != text:
        raise Fault(f"{game.name}, seed {seed}: the record changes when it is read and written again")
    _check_every_step(game, match, replay(made, game))
    verify(made, game)


def _check_every_step(game: AnyGame, match: Match, again: Match) -> None:
    if match.log != again.log:
        raise Fault(f"{game.name}: the replayed log is another one")
    one, other = game.start(), game.start()
    for step in match.log:
        one = game.apply(one, step.action)
        other = game.apply(other, game.parse(step.action.text))
        if encoded(game, one) != encoded(game, other):
            raise Fault(f"{game.name}: replaying {step!r} gives another position")
    if encoded(game, one) != encoded(game, again.state):
        raise Fault(f"{game.name}: the replay ends in another position")


def quick_check(game: AnyGame, seed: int, every: int) -> tuple[int, int]:
    """Play one random game with conservation checked at every step, secrecy at about one step in `every`.

    Returns the number of steps, and of those at which secrecy was checked.
    """
    rng = random.Random(seed)
    steps = secrecy_checks = 0
    for visit in walk(game, seed):
        check_conservation(visit)
        if below(rng, every) == 0:
            check_secrecy(visit, rng)
            secrecy_checks += 1
        steps += 1
    return steps, secrecy_checks
