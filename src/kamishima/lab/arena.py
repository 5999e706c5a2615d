"""The arena: every group of bots meets over the same seeds, in every seating; games are kept as they are played."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from functools import partial

from kamishima.bots.registry import make_bot
from kamishima.core.errors import KamishimaError
from kamishima.games.registry import open_table
from kamishima.lab.parallel import over, workers_for
from kamishima.lab.referee import ArenaGame, judged
from kamishima.lab.results import Plan, ResultsFile
from kamishima.lab.simulate import seated

Job = tuple[int, int]
"""The number of a group, and of one of its games."""


def check_plan(plan: Plan) -> None:
    """A plan that cannot be played is refused at once."""
    if plan.games < 1:
        raise KamishimaError(f"{plan.games} games: at least one for each group of bots")
    if len(set(plan.bots)) != len(plan.bots):
        raise KamishimaError(f"each bot is named once: {', '.join(plan.bots)}")
    if not plan.bots or (len(plan.bots) == 1 and plan.setting.players > 1):
        raise KamishimaError("name at least two bots, separated by commas")
    if plan.limit is not None and plan.limit <= 0:
        raise KamishimaError(f"a limit of {plan.limit:g} s leaves no time to decide")
    for name in plan.bots:
        make_bot(name, 0)


def groups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets: as many different bots as there are seats; where seats are left, the group sits down again."""
    size = min(players, len(bots))
    return [tuple([group[seat % size] for seat in range(players)]) for group in itertools.combinations(bots, size)]


def jobs(plan: Plan) -> list[Job]:
    """All games, the groups taking turns, so that a run that was stopped early has something of each."""
    return [
        (group, number) for number in range(plan.games) for group in range(len(groups(plan.bots, plan.setting.players)))
    ]


def play_job(plan: Plan, job: Job) -> ArenaGame:
    """One game: each seed is played once in every seating."""
    group, number = job
    players = plan.setting.players
    names = seated(groups(plan.bots, players)[group], number)
    seed = plan.seed + number // players
    return judged(open_table(plan.setting), names, seed, group=group, number=number, limit=plan.limit)


def run_arena(plan: Plan, results: ResultsFile, *, processes: int | None = None) -> Iterator[list[ArenaGame]]:
    """Play what is not in the results yet, and keep it; what was there comes first."""
    check_plan(plan)
    done = {(game.group, game.number) for game in results.games}
    if results.games:
        yield list(results.games)
    left = [job for job in jobs(plan) if job not in done]
    for played in over(partial(play_job, plan), left, workers_for(processes, len(left))):
        results.add(played)
        yield [played]
