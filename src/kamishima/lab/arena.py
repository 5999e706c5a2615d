"""The arena: every group of bots meets over the same seeds, in every seating; games are kept as they are played."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator, Sequence

from kamishima import interrupts
from kamishima.bots.bot import make_bot
from kamishima.core.errors import KamishimaError
from kamishima.lab.parallel import Pool, require_processes
from kamishima.lab.referee import Played, judged
from kamishima.lab.results import Plan, ResultsFile

Job = tuple[int, int]
"""The number of a group, and of one of its games."""
AHEAD = 2
"""How many games wait for each process, so that none is idle."""


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


def seating(group: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The same bots one seat further from game to game."""
    shift = number % len(group)
    return group[shift:] + group[:shift]


def jobs(plan: Plan) -> list[Job]:
    """All games, the groups taking turns, so that a run that was stopped early has something of each."""
    return [
        (group, number) for number in range(plan.games) for group in range(len(groups(plan.bots, plan.setting.players)))
    ]


def play_job(plan: Plan, job: Job) -> Played:
    """One game: each seed is played once in every seating."""
    group, number = job
    players = plan.setting.players
    names = seating(groups(plan.bots, players)[group], number)
    seed = plan.seed + number // players
    return judged(plan.setting.table(), names, seed, group=group, number=number, limit=plan.limit)


def run_arena(plan: Plan, results: ResultsFile, *, processes: int | None = None) -> Iterator[list[Played]]:
    """Play what is not in the results yet, and keep it; what was there comes first."""
    check_plan(plan)
    require_processes(processes)
    done = {(game.group, game.number) for game in results.games}
    if results.games:
        yield list(results.games)
    left = [job for job in jobs(plan) if job not in done]
    workers = min(processes or os.cpu_count() or 1, max(1, len(left)))
    for played in _alone(plan, left) if workers == 1 else _together(plan, left, workers):
        results.add([played])
        yield [played]


def _alone(plan: Plan, left: list[Job]) -> Iterator[Played]:
    for job in left:
        interrupts.check()
        yield play_job(plan, job)


def _together(plan: Plan, left: list[Job], workers: int) -> Iterator[Played]:
    """Games as they end, on several processes."""
    waiting = iter(left)
    with Pool[Played](workers) as pool:
        for job in itertools.islice(waiting, AHEAD * workers):
            pool.submit(play_job, plan, job)
        try:
            while pool.running:
                for future in pool.settle(pool.running):
                    pool.running.remove(future)
                    yield future.result()
                    for job in itertools.islice(waiting, 1):
                        pool.submit(play_job, plan, job)
        except KeyboardInterrupt:
            yield from pool.stopped()
            raise
