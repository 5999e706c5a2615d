"""What an arena found: lines for the terminal, a table for documents, a page with pictures."""

from __future__ import annotations

from collections.abc import Sequence

from kamishima.lab.comparisons import Comparison, counted, standing
from kamishima.lab.intervals import Interval
from kamishima.lab.ratings import Standing, duel, standings
from kamishima.lab.referee import ArenaGame
from kamishima.lab.reports.page import page, section, table
from kamishima.lab.reports.svg import Mark, intervals
from kamishima.lab.results import Plan

FAULTS_SHOWN = 20


def percent(rate: Interval) -> str:
    """`64.5 % (58–71)`."""
    rate = rate.in_percent
    return f"{rate.value:.1f} % ({rate.low:.0f}–{rate.high:.0f})"


def pairs(games: Sequence[ArenaGame], rows: Sequence[Standing]) -> list[tuple[str, str, Interval]]:
    """Each better bot against each one below it."""
    found: list[tuple[str, str, Interval]] = []
    for place, row in enumerate(rows):
        for other in rows[place + 1 :]:
            met = duel(games, row.bot, other.bot)
            if met is not None:
                found.append((row.bot, other.bot, met))
    return found


def compared(met: Sequence[tuple[str, str, Interval]]) -> list[Comparison]:
    """The duels, each next to bots that are equally strong."""
    return [Comparison(_pair(one, other), rate, 0.5) for one, other, rate in met]


def _pair(one: str, other: str) -> str:
    return f"{one} – {other}"


def lines(games: Sequence[ArenaGame]) -> list[str]:
    rows = standings(games)
    found = [f"{'bot':<16}{'rating':>8}{'±':>6}{'games':>8}{'wins':>8}{'score':>9}{'ms':>9}{'slowest':>9}{'faults':>8}"]
    for row in rows:
        found.append(
            f"{row.bot:<16}{row.rating.value:>8.0f}{row.rating.high - row.rating.value:>6.0f}{row.games:>8}"
            f"{row.wins.value:>8.1%}{row.score.value:>9.1f}{1000 * row.think:>9.1f}{1000 * row.slowest:>9.0f}"
            f"{row.faults:>8}"
        )
    return [*found, "", *_duel_lines(pairs(games, rows)), *_fault_lines(games)]


def _duel_lines(met: Sequence[tuple[str, str, Interval]]) -> list[str]:
    """Who is ahead of whom; a * where that is sure, and how many comparisons this was."""
    duels = compared(met)
    stand = standing(duels)
    found = [
        f"{one} ahead of {other}: {percent(rate)}{' *' if _pair(one, other) in stand else ''}"
        for one, other, rate in met
    ]
    return [*found, f"*: {counted(duels, stand)}"] if met else []


def _fault_lines(games: Sequence[ArenaGame]) -> list[str]:
    faults = sorted({f"seed {game.seed}: {game.fault}" for game in games if game.fault})
    more = [f"... and {len(faults) - FAULTS_SHOWN} more"] if len(faults) > FAULTS_SHOWN else []
    return ["", "lost by a fault:", *faults[:FAULTS_SHOWN], *more] if faults else []


def markdown(plan: Plan, games: Sequence[ArenaGame]) -> str:
    """The duels as rows of a Markdown table: game, who, against whom, games, wins with the interval."""
    rows = standings(games)
    place = plan.setting
    name = place.words
    if place.players == 1:
        found = [f"| {name} | {row.bot} | {row.games} | {_score(row.score)} |" for row in reversed(rows)]
        return "\n".join(found)
    return "\n".join(
        [
            f"| {name} | {one} | {other} | {sum([one in game.bots and other in game.bots for game in games])} "
            f"| {percent(met)} |"
            for one, other, met in pairs(games, rows)
        ]
    )


def _score(score: Interval) -> str:
    return f"{score.value:.1f} ({score.low:.1f}–{score.high:.1f})"


def html(plan: Plan, games: Sequence[ArenaGame]) -> str:
    rows = standings(games)
    place = plan.setting
    lead = f"{len(games):,} games: {place.words}, seeds from {plan.seed}; every seed is played in every seating."
    ratings = [Mark(row.bot, row.rating) for row in rows]
    scores = [Mark(row.bot, row.score) for row in rows]
    sections = [
        section(
            "Ratings", intervals("ratings with 95 % intervals", [("", ratings)]), _table(rows), note=_ABOUT_RATINGS
        ),
        section("Scores", intervals("mean scores with 95 % intervals", [("", scores)], form="{:.1f}")),
    ]
    met = pairs(games, rows)
    if met:
        sections.append(_duels(met))
    faults = _fault_lines(games)
    if faults:
        sections.append(section("Faults", table(["game and fault"], [[line] for line in faults[2:]])))
    return page(f"Arena: {place.game}", lead, sections)


def _duels(met: Sequence[tuple[str, str, Interval]]) -> str:
    made = compared(met)
    stand = standing(made)
    marks = [Mark(one.name, one.found.in_percent, stands=one.name in stand) for one in made]
    drawn = intervals("how often the first is ahead, in %", [("", marks)], middle=50.0)
    return section("Duels", drawn, note=f"{counted(made, stand)} Those have a full dot.")


_ABOUT_RATINGS = "Plackett-Luce ratings on the scale of Elo: 400 points more mean about ten wins for a loss."


def _table(rows: Sequence[Standing]) -> str:
    head = ["bot", "rating", "from", "to", "games", "wins", "score", "ms a decision", "slowest ms", "faults"]
    body = [
        [
            row.bot,
            f"{row.rating.value:.0f}",
            f"{row.rating.low:.0f}",
            f"{row.rating.high:.0f}",
            str(row.games),
            percent(row.wins),
            f"{row.score.value:.1f}",
            f"{1000 * row.think:.1f}",
            f"{1000 * row.slowest:.0f}",
            str(row.faults),
        ]
        for row in rows
    ]
    return table(head, body)
