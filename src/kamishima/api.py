"""The few calls that most programs need; `import kamishima` gives them all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kamishima.core import record
from kamishima.core.game import AnyGame
from kamishima.core.match import Match
from kamishima.core.setting import setting
from kamishima.games.registry import box, table_of
from kamishima.lab.simulate import Outcome
from kamishima.lab.simulate import simulate as chunks


def table(
    game: str, players: int | None = None, *, pack: str | None = None, rules: int | None = None, **options: object
) -> AnyGame:
    """A table of a game: its rules with content, options and a number of players.

    Options are those of `kamishima info`, with `_` where they have `-`. `pack` is the text of another content pack, and
    `rules` an older version of the rules.

    >>> import kamishima
    >>> origami = kamishima.table("origami", players=3, families=["farm", "sky", "sea"])
    >>> origami.players, origami.options["families"]
    (3, ['farm', 'sky', 'sea'])
    >>> state = origami.start()
    >>> type(origami.turn(state)).__name__
    'Chance'

    Warning: rules, content and options decide together what a record means; keep them with what you measure.
    """
    found = box(game)
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return found.table(found.usual_number if players is None else players, named, pack, rules)


def read_record(text: str, *, pack: str | None = None, verify: bool = False) -> Match:
    """The match that a record tells, replayed by the rules; with `verify` every chance step is redrawn from the secret.

    `BadRecord` says which line is wrong, and why.

    >>> import kamishima
    >>> kamishima.read_record("no record")
    Traceback (most recent call last):
    ...
    kamishima.core.errors.BadRecord: line 1: a record begins with a line '+++'
    """
    value = record.read(text)
    played_at = table_of(value, pack)
    return record.verify(value, played_at) if verify else record.replay(value, played_at)


def simulate(
    game: str,
    bots: Sequence[str] = ("uniform",),
    games: int = 100,
    *,
    players: int | None = None,
    seed: int = 0,
    processes: int | None = 1,
    pack: str | None = None,
    **options: object,
) -> list[Outcome]:
    """Bots play many games; the same seed gives the same games on any number of processes (None for all cores).

    Bots are repeated as needed to fill the seats, and change seats from game to game.

    >>> import kamishima
    >>> outcomes = kamishima.simulate("shaman", bots=["greedy", "uniform"], games=4, seed=1)
    >>> [outcome.bots for outcome in outcomes[:2]]
    [('uniform', 'greedy'), ('greedy', 'uniform')]
    >>> sum([outcome.decisions for outcome in outcomes]) > 100
    True
    """
    made = table(game, players, pack=pack, rules=None, **options)
    seats = tuple([bots[seat % len(bots)] for seat in range(made.players)])
    wanted = setting(game, made.players, dict(made.options), pack)
    found: Iterable[list[Outcome]] = chunks(wanted, seats, range(seed, seed + games), processes=processes)
    return [outcome for chunk in found for outcome in chunk]
