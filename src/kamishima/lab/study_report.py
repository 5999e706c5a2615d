"""The report of a study, or of two side by side: one page with pictures that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kamishima.lab.effects import Effect, bot_wins, effects, of_topic, score_mean, seat_wins
from kamishima.lab.intervals import Interval, difference, mean_of
from kamishima.lab.marks import topics
from kamishima.lab.page import page, section, table
from kamishima.lab.setting import Setting
from kamishima.lab.study import LATER, Game
from kamishima.lab.svg import Mark, curve, histogram, intervals, proper

MOST = 60
"""A picture shows at most so many marks; the table below it has them all."""


class Side(msgspec.Struct, frozen=True):
    """One half of a comparison, or the whole of a study."""

    name: str
    setting: Setting
    games: tuple[Game, ...]


def report(sides: Sequence[Side]) -> str:
    """The page."""
    first = sides[0]
    bots = ", ".join(sorted(set(first.games[0].bots)))
    games = " and ".join([f"{len(side.games):,} games with the pack {side.name!r}" for side in sides])
    lead = f"{games}: {first.setting.words}, played by {bots}."
    sections = [
        section("In short", _summary(sides)),
        section(
            "Who wins", _seats(sides), _bots(sides), note="With 95 % intervals; the dotted line is an equal share."
        ),
        section("Scores", _scores(sides)),
        section("Length and choice", _length(sides), _choices(sides), _branching(sides)),
    ]
    return page(f"Study: {first.setting.game}", lead, [*sections, *_effect_sections(sides)])


def _form(value: Interval, form: str) -> str:
    return proper(f"{form.format(value.value)} ({form.format(value.low)} to {form.format(value.high)})")


def _summary(sides: Sequence[Side]) -> str:
    rows: list[list[str]] = []
    for name, form, measure in _MEASURES:
        values = [measure(side.games) for side in sides]
        row = [name, *[_form(value, form) for value in values]]
        rows.append([*row, _form(difference(values[1], values[0]), form)] if len(sides) == 2 else row)
    head = ["", *[side.name for side in sides], *(["difference"] if len(sides) == 2 else [])]
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


def _steps(games: Sequence[Game]) -> Interval:
    return mean_of([float(game.steps) for game in games])


def _decided(games: Sequence[Game]) -> Interval:
    return mean_of([float(sum(game.decisions)) for game in games])


def _forced(games: Sequence[Game]) -> Interval:
    return mean_of([float(game.forced) for game in games])


def _width(games: Sequence[Game]) -> Interval:
    return mean_of([game.branching for game in games])


def _widest(games: Sequence[Game]) -> Interval:
    return mean_of([float(game.widest) for game in games])


def _margin(games: Sequence[Game]) -> Interval:
    sorted_scores = [sorted(game.scores, reverse=True) for game in games if len(game.scores) > 1]
    return mean_of([float(scores[0] - scores[1]) for scores in sorted_scores])


_MEASURES = (
    ("score of a player", "{:.2f}", score_mean),
    ("margin of the winner", "{:.2f}", _margin),
    ("steps of a game, chance included", "{:.1f}", _steps),
    ("choices of a game", "{:.1f}", _decided),
    ("moves without a choice", "{:.1f}", _forced),
    ("actions offered at a decision", "{:.2f}", _width),
    ("most actions offered at once", "{:.1f}", _widest),
)


def _percent_marks(values: dict[str, Interval]) -> list[Mark]:
    return [
        Mark(name, 100 * value.value, 100 * value.low, 100 * value.high, f"{100 * value.value:.1f} %")
        for name, value in values.items()
    ]


def _seats(sides: Sequence[Side]) -> str:
    seats = range(len(sides[0].games[0].ranks))
    wins = [
        (side.name, _percent_marks({f"seat {seat + 1}": value for seat, value in enumerate(seat_wins(side.games))}))
        for side in sides
    ]
    return intervals("wins by seat, in %", wins, middle=100 / len(seats))


def _bots(sides: Sequence[Side]) -> str:
    wins = [(side.name, _percent_marks(bot_wins(side.games))) for side in sides]
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


# -- what goes with winning --------------------------------------------------------------------------------------------


def _effect_sections(sides: Sequence[Side]) -> list[str]:
    found = [effects(side.games) for side in sides]
    names = topics([mark for some in found for mark in some])
    sections = [_effect_section(topic, sides, [of_topic(some.values(), topic) for some in found]) for topic in names]
    return [part for part in sections if part]


def _effect_section(topic: str, sides: Sequence[Side], found: Sequence[list[Effect]]) -> str:
    if not any(found):
        return ""
    marks = [
        (side.name, [_effect_mark(effect) for effect in some[:MOST]]) for side, some in zip(sides, found, strict=True)
    ]
    title = "how much more often those win who have it than those who have not, in %"
    drawn = intervals(title, marks, form="{:+.0f}", middle=0.0)
    return section(f"By {topic}", drawn, _effect_table(sides, found), note=_ABOUT_EFFECTS)


_ABOUT_EFFECTS = "This goes with winning; it need not be the cause of it. 95 % intervals; what is rare is left out."


def _effect_mark(effect: Effect) -> Mark:
    value = effect.difference
    name = effect.mark.partition("/")[2]
    return Mark(name, 100 * value.value, 100 * value.low, 100 * value.high)


def _effect_table(sides: Sequence[Side], found: Sequence[list[Effect]]) -> str:
    by_mark = [{effect.mark: effect for effect in some} for some in found]
    marks = list(dict.fromkeys([effect.mark for some in found for effect in some]))
    head = ["", *[f"{side.name}: {what}" for side in sides for what in ("in a game", "wins")]]
    if len(sides) == 2:
        head.append("difference")
    return table(head, [_effect_row(mark, by_mark) for mark in marks])


def _effect_row(mark: str, by_mark: Sequence[dict[str, Effect]]) -> list[str]:
    row = [mark.partition("/")[2]]
    for some in by_mark:
        effect = some.get(mark)
        row += ["", ""] if effect is None else [f"{effect.rate:.2f}", _form(_hundredths(effect.difference), "{:+.1f}")]
    if len(by_mark) == 2:
        both = [some.get(mark) for some in by_mark]
        sure = [_hundredths(effect.difference) for effect in both if effect is not None]
        row.append(_form(difference(sure[1], sure[0]), "{:+.1f}") if len(sure) == 2 else "")
    return row


def _hundredths(value: Interval) -> Interval:
    return Interval(100 * value.value, 100 * value.low, 100 * value.high)
