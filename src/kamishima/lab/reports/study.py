"""The report of a study, or of two side by side: one page with pictures that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from kamishima.core.setting import Setting
from kamishima.lab.comparisons import Comparison, counted, standing
from kamishima.lab.effects import Effect, bot_wins, effects, first_wins, of_topic, rare_in, score_mean, seat_wins
from kamishima.lab.features import FIRST, topics
from kamishima.lab.intervals import Interval, difference, mean_of
from kamishima.lab.reports.page import listing, page, section, table
from kamishima.lab.reports.svg import Mark, curve, histogram, intervals, proper
from kamishima.lab.study import LATER, StudiedGame

MOST = 60
"""A picture shows at most so many marks; the table below it has them all."""


BETWEEN = "difference"
"""In the place of a side's name: what is compared between the two."""
STANDS = " *"
"""Stands behind what stands after the correction."""


class Side(msgspec.Struct, frozen=True):
    name: str
    setting: Setting
    games: tuple[StudiedGame, ...]


Found = Sequence[dict[str, Effect]]
"""The effects of each side."""
Measure = Callable[[Sequence[StudiedGame]], Interval]


def report(sides: Sequence[Side]) -> str:
    first = sides[0]
    bots = ", ".join(sorted(set(first.games[0].bots)))
    games = " and ".join([f"{len(side.games):,} games with the pack {side.name!r}" for side in sides])
    lead = f"{games}: {first.setting.words}, played by {bots}."
    found = [effects(side.games) for side in sides]
    compared = comparisons(sides, found)
    stand = standing(compared)
    sections = [
        section("In short", _summary(sides, stand)),
        section("How sure this is", _standing_list(sides, compared, stand), note=_about_all(compared, stand)),
        *_winning(sides, stand),
        section("Scores", _scores(sides)),
        section("Length and choice", _length(sides), _choices(sides), _branching(sides)),
    ]
    return page(f"Study: {first.setting.game}", lead, [*sections, *_effect_sections(sides, found, stand)])


def _about_all(compared: Sequence[Comparison], stand: frozenset[str]) -> str:
    signs = "Those have a * in the tables and a full dot in the pictures; the dots of all others are hollow."
    reason = "Intervals count games, since the seats of one game are not independent of each other."
    return f"{counted(compared, stand)} {signs} {reason}"


_ABOUT_WINS = "With 95 % intervals; the dotted line is an equal share."


def comparisons(sides: Sequence[Side], found: Found) -> list[Comparison]:
    """Everything on the page that is held against something: equal shares, no effect, no difference."""
    made: list[Comparison] = []
    for side, some in zip(sides, found, strict=True):
        equal = 1 / len(side.games[0].ranks)
        made += [Comparison(_key(side.name, name), wins, equal) for name, wins in _shares(side).items()]
        made += [Comparison(_key(side.name, mark), effect.difference) for mark, effect in some.items() if effect.sure]
    if len(sides) == 2:
        made += [Comparison(_key(BETWEEN, name), value) for name, value in _changes(sides, found).items()]
    return made


def _key(side: str, name: str) -> str:
    return f"{side}: {name}"


def _shares(side: Side) -> dict[str, Interval]:
    """Who wins how often, by seat and by bot; whoever acts first is among the effects."""
    if len(side.games[0].ranks) == 1:
        return {}
    bots = bot_wins(side.games)
    return {**_by_seat(side), **(bots if len(bots) > 1 else {})}


def _by_seat(side: Side) -> dict[str, Interval]:
    return {f"seat {seat + 1}": wins for seat, wins in enumerate(seat_wins(side.games))}


def _changes(sides: Sequence[Side], found: Found) -> dict[str, Interval]:
    """What is different on the second side."""
    made = {name: difference(measure(sides[1].games), measure(sides[0].games)) for name, _, measure in _MEASURES}
    for mark, effect in found[0].items():
        other = found[1].get(mark)
        if other is not None and effect.sure and other.sure:
            made[mark] = difference(other.difference, effect.difference)
    return made


def _standing_list(sides: Sequence[Side], compared: Sequence[Comparison], stand: frozenset[str]) -> str:
    """What stands after the correction by its topic, the surest first."""
    lists: dict[str, list[Comparison]] = {}
    for one in compared:
        if one.name in stand:
            lists.setdefault(_head(one, with_side=len(sides) == 2), []).append(one)
    sure = {head: sorted(some, key=lambda one: one.doubt) for head, some in lists.items()}
    return listing(
        {head: [one.name.rpartition(": ")[2].rpartition("/")[2] for one in some] for head, some in sure.items()}
    )


def _head(one: Comparison, *, with_side: bool) -> str:
    """`card`, or `house: card` where there are two sides."""
    side, _, mark = one.name.rpartition(": ")
    topic = mark.rpartition("/")[0] or ("on the whole" if side == BETWEEN else "wins")
    return f"{side}: {topic}" if with_side else topic


def _form(value: Interval, form: str) -> str:
    return proper(f"{form.format(value.value)} ({form.format(value.low)} to {form.format(value.high)})")


def _summary(sides: Sequence[Side], stand: frozenset[str]) -> str:
    rows: list[list[str]] = []
    for name, form, measure in _MEASURES:
        values = [measure(side.games) for side in sides]
        row = [name, *[_form(value, form) for value in values]]
        sign = STANDS if _key(BETWEEN, name) in stand else ""
        rows.append([*row, _form(difference(values[1], values[0]), form) + sign] if len(sides) == 2 else row)
    head = ["", *[side.name for side in sides], *([BETWEEN] if len(sides) == 2 else [])]
    return table(head, rows) + table(["ended by", *[side.name for side in sides]], _reasons(sides))


def _reasons(sides: Sequence[Side]) -> list[list[str]]:
    reasons = sorted({game.reason for side in sides for game in side.games})
    return [
        [
            reason,
            *[f"{100 * sum([game.reason == reason for game in side.games]) / len(side.games):.1f} %" for side in sides],
        ]
        for reason in reasons
    ]


def _mean(value_of: Callable[[StudiedGame], float]) -> Measure:
    return lambda games: mean_of([float(value_of(game)) for game in games])


def _margin(games: Sequence[StudiedGame]) -> Interval:
    sorted_scores = [sorted(game.scores, reverse=True) for game in games if len(game.scores) > 1]
    return mean_of([float(scores[0] - scores[1]) for scores in sorted_scores])


_MEASURES: tuple[tuple[str, str, Measure], ...] = (
    ("score of a player", "{:.2f}", score_mean),
    ("margin of the winner", "{:.2f}", _margin),
    ("steps of a game, chance included", "{:.1f}", _mean(lambda game: game.steps)),
    ("choices of a game", "{:.1f}", _mean(lambda game: sum(game.decisions))),
    ("moves without a choice", "{:.1f}", _mean(lambda game: game.forced)),
    ("actions offered at a decision", "{:.2f}", _mean(lambda game: game.branching)),
    ("most actions offered at once", "{:.1f}", _mean(lambda game: game.widest)),
)


def _percent_marks(side: Side, values: dict[str, Interval], stand: frozenset[str]) -> list[Mark]:
    return [
        Mark(name, value.in_percent, f"{100 * value.value:.1f} %", stands=_key(side.name, _mark_of(name)) in stand)
        for name, value in values.items()
    ]


ACTS_FIRST = "acts first"


def _mark_of(name: str) -> str:
    """What a row of a picture is called among the comparisons."""
    return FIRST if name == ACTS_FIRST else name


def _winning(sides: Sequence[Side], stand: frozenset[str]) -> list[str]:
    """Who wins; alone there is nobody to win against."""
    if len(sides[0].games[0].ranks) == 1:
        return []
    return [section("Who wins", _seats(sides, stand), _bots(sides, stand), note=_ABOUT_WINS)]


def _seats(sides: Sequence[Side], stand: frozenset[str]) -> str:
    rows = [(side, {**_by_seat(side), ACTS_FIRST: first_wins(side.games)}) for side in sides]
    wins = [(side.name, _percent_marks(side, values, stand)) for side, values in rows]
    title = "wins by seat, and of whoever acts first, in %"
    return intervals(title, wins, middle=100 / len(sides[0].games[0].ranks))


def _bots(sides: Sequence[Side], stand: frozenset[str]) -> str:
    wins = [(side.name, _percent_marks(side, bot_wins(side.games), stand)) for side in sides]
    if len(wins[0][1]) < 2:
        return ""
    return intervals("wins by bot, in %", wins, middle=100 / len(sides[0].games[0].ranks))


def _scores(sides: Sequence[Side]) -> str:
    scores = [(side.name, [float(score) for game in side.games for score in game.scores]) for side in sides]
    return histogram("scores of all players", scores)


def _length(sides: Sequence[Side]) -> str:
    return histogram("steps of a game, chance included", [(s.name, [float(g.steps) for g in s.games]) for s in sides])


def _choices(sides: Sequence[Side]) -> str:
    series = [(side.name, [float(sum(game.decisions)) for game in side.games]) for side in sides]
    return histogram("choices of a game", series)


def _branching(sides: Sequence[Side]) -> str:
    series: list[tuple[str, list[float]]] = []
    for side in sides:
        widths = [[game.course[step] for game in side.games if len(game.course) > step] for step in range(LATER)]
        series.append((side.name, [sum(some) / len(some) for some in widths if some]))
    return curve(f"actions offered at each of the first {LATER} decisions, on average", series)


def _effect_sections(sides: Sequence[Side], found: Found, stand: frozenset[str]) -> list[str]:
    names = topics([mark for some in found for mark in some])
    sections = [_effect_section(topic, sides, found, stand) for topic in names]
    return [part for part in sections if part]


def _effect_section(topic: str, sides: Sequence[Side], found: Found, stand: frozenset[str]) -> str:
    sure = [of_topic(some.values(), topic) for some in found]
    rare = sorted({name for some in found for name in rare_in(some.values(), topic)})
    left_out = f" In too few games to say anything, with it or without it: {', '.join(rare)}." if rare else ""
    if not any(sure):
        return ""
    marks = [
        (side.name, [_effect_mark(side, effect, stand) for effect in some[:MOST]])
        for side, some in zip(sides, sure, strict=True)
    ]
    title = "how much more often those win who have it than those who have not, in %"
    drawn = intervals(title, marks, form="{:+.0f}", middle=0.0)
    return section(f"By {topic}", drawn, _effect_table(sides, sure, stand), note=_ABOUT_EFFECTS + left_out)


_ABOUT_EFFECTS = "This goes with winning; it need not be the cause of it. 95 % intervals; * and full dots: see above."


def _effect_mark(side: Side, effect: Effect, stand: frozenset[str]) -> Mark:
    return Mark(effect.name, effect.difference.in_percent, stands=_key(side.name, effect.mark) in stand)


def _effect_table(sides: Sequence[Side], found: Sequence[list[Effect]], stand: frozenset[str]) -> str:
    by_mark = [{effect.mark: effect for effect in some} for some in found]
    marks = list(dict.fromkeys([effect.mark for some in found for effect in some]))
    head = ["", *[f"{side.name}: {what}" for side in sides for what in ("in a game", "wins")]]
    if len(sides) == 2:
        head.append(BETWEEN)
    return table(head, [_effect_row(mark, sides, by_mark, stand) for mark in marks])


def _effect_row(mark: str, sides: Sequence[Side], by_mark: Found, stand: frozenset[str]) -> list[str]:
    row = [mark.partition("/")[2]]
    for side, some in zip(sides, by_mark, strict=True):
        effect = some.get(mark)
        row += ["", ""] if effect is None else [f"{effect.rate:.2f}", _wins(side.name, mark, effect.difference, stand)]
    if len(by_mark) == 2:
        both = [some[mark].difference for some in by_mark if mark in some]
        row.append(_wins(BETWEEN, mark, difference(both[1], both[0]), stand) if len(both) == 2 else "")
    return row


def _wins(side: str, mark: str, value: Interval, stand: frozenset[str]) -> str:
    return _form(value.in_percent, "{:+.1f}") + (STANDS if _key(side, mark) in stand else "")
