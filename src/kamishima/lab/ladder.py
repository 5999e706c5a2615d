"""The ladder: everybody against everybody at the tables of a game, with fixed seeds, and a bot against itself."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec

from kamishima.bots.levels import UNTIMED
from kamishima.bots.nets import chosen, shipped
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import Setting
from kamishima.games.registry import open_table
from kamishima.lab.intervals import Interval
from kamishima.lab.ratings import duel, standings
from kamishima.lab.referee import ArenaGame
from kamishima.lab.reports.arena import percent
from kamishima.lab.results import Plan

BOTS = ("uniform", "greedy", "paper-1", "crane-1", "dragon-1", f"master@{UNTIMED}")
"""Without a clock, so that the same seeds give the same games again."""
MIRROR = ("paper-1", f"paper-1@{UNTIMED}")
"""The same bot under two names: it wins half of its games, or something is wrong with the measure."""
HEAD = (
    "| table | bot | rating, with the 95 % interval | games | wins | ms a decision | weights |\n"
    "|---|---|---|---|---|---|---|"
)


class Rung(msgspec.Struct, frozen=True):
    """One table of the ladder."""

    plan: Plan
    mirror: Plan
    weights: str
    """The beginning of the hash of the net that answers there; empty where the judge does."""


def rung(setting: Setting, bots: Sequence[str], games: int, seed: int) -> Rung:
    mirror = Plan(setting, MIRROR, games, seed)
    return Rung(Plan(setting, tuple(bots), games, seed), mirror, weights_of(setting))


def weights_of(setting: Setting) -> str:
    game = open_table(setting)
    name = chosen(game)
    return shipped(game.name)[name].hash[:12] if name else ""


def results_file(folder: Path, plan: Plan, weights: str) -> Path:
    """Games with other weights, or of another plan, are other games."""
    place = plan.setting
    named = hashlib.sha256(msgspec.json.encode([plan, weights])).hexdigest()[:12]
    return folder / f"{place.game}-{place.players}-{named}.jsonl"


def rows(one: Rung, games: Sequence[ArenaGame], mirror: Sequence[ArenaGame]) -> str:
    """The table's part of the ladder as rows of Markdown, the best first; the mirror is the last."""
    words = one.plan.setting.words
    found = [
        f"| {words} | {row.bot} | {_rating(row.rating)} | {row.games} | {percent(row.wins)} | {1000 * row.think:.1f} "
        f"| {one.weights if row.bot.startswith('master') else ''} |"
        for row in standings(games)
    ]
    reflected = duel(mirror, *MIRROR)
    if reflected is not None:
        inside = "" if reflected.low <= 0.5 <= reflected.high else ": not 50 %, so do not trust this table"
        found.append(f"| {words} | {MIRROR[0]} against itself{inside} | | {len(mirror)} | {percent(reflected)} | | |")
    return "\n".join(found)


def _rating(rating: Interval) -> str:
    return f"{rating.value:.0f} ({rating.low:.0f}–{rating.high:.0f})"


def replaced(document: str, game: str, table: str) -> str:
    """A document with the ladder of a game between its two marks."""
    begin, end = f"<!-- ladder {game} -->", f"<!-- end of ladder {game} -->"
    if document.count(begin) != 1 or document.count(end) != 1:
        raise KamishimaError(f"the document needs the lines {begin} and {end}, each once")
    between = re.compile(f"{re.escape(begin)}.*{re.escape(end)}", re.DOTALL)
    return between.sub(lambda _: f"{begin}\n{table}\n{end}", document)
