"""Levels: how long they think, how they are named, and how they can be fixed to a number of iterations."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Iterator

import pytest
from tests.kit.tiny_games import Ladder, Rungs

from kamishima.bots.judge import EFFORT, Judge, SearchConfig
from kamishima.bots.levels import CRANE, LEVELS, PAPER, Level, Pace, Thinker
from kamishima.bots.registry import level_of, make_bot
from kamishima.bots.search import Search
from kamishima.bots.seat import Clock, Seat
from kamishima.bots.values import judge_of
from kamishima.core.errors import KamishimaError
from kamishima.core.turn import Decision, SeatId, Turn
from kamishima.games.registry import GAMES, box
from kamishima.testing.scripts import play_script


class Hands:
    """A clock whose hands are moved by the test."""

    def __init__(self) -> None:
        self.now = 100.0
        self.tick = 0.0

    def perf_counter(self) -> float:
        self.now += self.tick
        return self.now


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    moved = Hands()
    monkeypatch.setattr(time, "perf_counter", moved.perf_counter)
    return moved


def fresh(game: Ladder) -> Search:
    return Search(game, judge_of(game), 0, random.Random(1), SearchConfig())


def start(seconds: float | None = None) -> Seat:
    return Seat(Ladder(), Ladder().start(), SeatId(0), random.Random(1), seconds)


def test_each_level_may_think_longer_than_the_one_before() -> None:
    assert list(LEVELS) == ["paper", "crane", "dragon", "master"]
    limits = [level.seconds for level in LEVELS.values() if level.seconds is not None]
    assert limits == sorted(limits)
    assert all(limit < most for limit, most in zip(limits, (0.010, 0.300, 2.0, 3.0), strict=True))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_each_level_makes_more_iterations_than_the_one_before_in_every_game(name: str) -> None:
    judge = judge_of(box(name).table(2))
    efforts = [judge.effort(level) for level in LEVELS]
    assert 1 <= efforts[0] < efforts[1] < efforts[2] < efforts[3]


def test_a_level_with_a_number_does_exactly_so_many_iterations_and_has_no_clock() -> None:
    level = level_of("dragon@7")
    assert (level.name, level.seconds, level.iterations) == ("dragon@7", None, 7)
    assert Thinker(1, level).think(start(seconds=0.0)).iterations <= 7
    assert Thinker(1, level_of("dragon@7")).think(start()).iterations == 7


def test_a_level_can_do_all_it_does_without_a_clock() -> None:
    level = level_of("crane@untimed")
    assert (level.name, level.seconds, level.iterations) == ("crane@untimed", None, None)
    state = Ladder().start()
    assert level.effort(Judge(Ladder()), state) == CRANE.effort(Judge(Ladder()), state) == EFFORT["crane"]
    assert isinstance(make_bot("crane@untimed", 1), Thinker)


def test_where_thought_tells_little_a_level_makes_fewer_iterations_but_a_fixed_number_stays() -> None:
    game = box("shaman").table(2)
    judge = judge_of(game)
    laying = play_script(game, "~: start p1").state
    assert judge.price(laying) == 20
    assert CRANE.effort(judge, laying) == CRANE.untimed().effort(judge, laying) == judge.effort("crane") // 20
    assert level_of("crane@40").effort(judge, laying) == 40
    seat = Seat(game, laying, SeatId(0), random.Random(1))
    assert Thinker(1, CRANE.untimed()).think(seat).iterations <= judge.effort("crane") // 20
    assert Thinker(1, level_of("crane@40")).think(seat).iterations > judge.effort("crane") // 20


@pytest.mark.parametrize(
    "name", ["crane@", "crane@0", "crane@-3", "crane@ten", "crane@9999999", "crane@1.5", "crane@²", "crane@Untimed"]
)
def test_a_number_of_iterations_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(KamishimaError, match=r"after @ comes 'untimed' or a number between 1 and 1000000"):
        make_bot(name, 0)


@pytest.mark.parametrize("name", ["greedy@5", "deep@5", "@5"])
def test_only_levels_have_iterations(name: str) -> None:
    with pytest.raises(KamishimaError, match="there is no level"):
        make_bot(name, 0)


def test_thinking_stops_in_time_and_leaves_room_for_one_more_iteration(hands: Hands) -> None:
    """Each look at the clock costs a second here: of ten seconds, eight are used, since the last may take two."""
    search = fresh(Ladder())
    pace = Pace(1000, hands.now, hands.now + 10.0)
    hands.tick = 1.0
    while pace.goes_on(search):
        search.iterate(Ladder().start())
    assert 8 <= search.iterations <= 10


def test_there_is_always_one_iteration_so_that_there_is_a_choice(hands: Hands) -> None:
    hands.tick = 60.0
    assert Thinker(1, PAPER).choose(start(seconds=0.0)) in start().actions


def test_the_seats_clock_counts_when_it_is_shorter_than_the_levels(hands: Hands) -> None:
    hands.tick = 1.0
    assert Thinker(1, Level("long", 500.0, 1000)).think(start(seconds=9.0)).iterations <= 9


def test_an_iteration_that_is_under_way_ends_in_time_too(hands: Hands) -> None:
    """A set-up of Shaman Island has a dozen actions; each look at the clock costs a second."""
    game = box("shaman").table(2)
    laying = play_script(game, "~: start p1").state
    seat = Seat(game, laying, SeatId(0), random.Random(1))
    hands.tick = 1.0
    search = Thinker(1, Level("short", 6.0, 1000)).think(seat)
    assert search.iterations == 1
    assert 1 <= len(search.root.edges) <= 6 < len(seat.actions)
    assert Thinker(1, Level("short", 6.0, 1000)).choose(seat) in seat.actions


def test_what_is_seen_before_the_clock_stops_is_a_fair_sample_of_all_actions(hands: Hands) -> None:
    game = box("shaman").table(2)
    laying = play_script(game, "~: start p1").state
    hands.tick = 1.0
    found: set[int] = set()
    for seed in range(40):
        seat = Seat(game, laying, SeatId(0), random.Random(1))
        edges = Thinker(seed, Level("short", 6.0, 1000)).think(seat).root.edges
        texts = [action.text for action in seat.actions]
        found |= {2 * texts.index(edge.key) // len(texts) for edge in edges}
    assert found == {0, 1}


def test_the_clock_runs_from_the_first_moment_of_a_decision(hands: Hands) -> None:
    """A position that has to be imagined first counts as well."""

    class Slow(Ladder):
        def resample(self, state: Rungs, seat: SeatId | None, rng: random.Random) -> Rungs:
            hands.now += 60.0
            return super().resample(state, seat, rng)

    game = Slow()
    seat = Seat(game, game.start(), SeatId(0), random.Random(1))
    assert Thinker(1, Level("short", 50.0, 1000)).think(seat).iterations == 1


@pytest.fixture
def collections() -> Iterator[list[str]]:
    """The collections of garbage, which would come very often here."""
    seen: list[str] = []

    def note(phase: str, _about: dict[str, int]) -> None:
        seen.append(phase)

    before = gc.get_threshold()
    gc.callbacks.append(note)
    gc.set_threshold(5, 2, 2)
    yield seen
    gc.set_threshold(*before)
    gc.callbacks.remove(note)


def test_no_garbage_is_collected_while_a_level_thinks(collections: list[str]) -> None:
    """A full collection takes several times as long as a decision of `paper` may."""
    game = box("shaman").table(2)
    seat = Seat(game, play_script(game, "~: start p1").state, SeatId(0), random.Random(1))
    bot = Thinker(1, level_of("crane@40"))
    collections.clear()
    assert bot.think(seat).iterations > 10
    during = len(collections)
    assert gc.isenabled()
    [[] for _ in range(1000)]
    assert during == 0 < len(collections)


def test_a_collector_that_somebody_has_switched_off_stays_off() -> None:
    gc.disable()
    try:
        Thinker(1, level_of("crane@4")).think(start())
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_a_choice_that_cannot_be_overtaken_any_more_ends_the_thinking() -> None:
    """Of 4,000 iterations not all are needed to see that two steps are better than one."""
    assert Thinker(1, Level("long", None, 4000)).think(start()).iterations < 4000


class Narrow(Ladder):
    """A ladder with nothing to choose."""

    def offer(self, state: Rungs) -> Turn:
        turn = super().offer(state)
        return Decision(turn.seat, turn.actions[:1]) if isinstance(turn, Decision) else turn


def test_a_forced_move_needs_no_thought() -> None:
    bot = Thinker(1, CRANE)
    before = bot.rng.getstate()
    place = Seat(Narrow(), Narrow().start(), SeatId(0), random.Random(1))
    assert bot.choose(place) is place.actions[0]
    assert bot.rng.getstate() == before


def test_a_clock_without_a_limit_always_has_time() -> None:
    assert Clock().left is None
    assert start().clock.left is None


def test_a_clock_runs_down_to_nothing_and_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    moved = Hands()
    monkeypatch.setattr(time, "perf_counter", moved.perf_counter)
    clock = Clock(2.0)
    moved.now += 0.5
    assert clock.left == 1.5
    moved.now += 9.0
    assert clock.left == 0.0


def test_a_bot_keeps_its_judge_as_long_as_the_table_is_the_same() -> None:
    bot = Thinker(1, PAPER)
    table, other = Ladder(), Ladder()
    assert bot.judge(table) is bot.judge(table)
    assert bot.judge(table) is not bot.judge(other)
    assert bot.judge(other).game is other
