"""Tags: who is told which event, and who may read the words."""

from __future__ import annotations

import pytest
from tests.kit.tiny_games import Told

from kamishima.core.narration import Narration, Tagged
from kamishima.core.turn import SeatId

ANA, BO, CYD = SeatId(0), SeatId(1), SeatId(2)
OPEN, FULL, SHORT, ASIDE = Told(0, "laid", "fox"), Told(1, "drew", "owl"), Told(1, "drew", None), Told(2, "saw", "bee")
NARRATION = Narration([OPEN, Tagged(FULL, (BO,), SHORT), Tagged(ASIDE, (BO, CYD))], (BO,))


@pytest.mark.parametrize(
    ("seat", "events"),
    [(ANA, (OPEN, SHORT)), (BO, (OPEN, FULL, ASIDE)), (CYD, (OPEN, SHORT, ASIDE)), (None, (OPEN, SHORT))],
)
def test_every_audience_is_told_what_is_tagged_for_it(seat: SeatId | None, events: tuple[Told, ...]) -> None:
    assert NARRATION.events(seat) == events


def test_words_are_read_by_those_whom_their_tag_names_or_by_everybody() -> None:
    assert [NARRATION.is_read_by(seat) for seat in (ANA, BO, CYD, None)] == [False, True, False, False]
    assert all(Narration().is_read_by(seat) for seat in (ANA, None))
    assert not Narration((), ()).is_read_by(ANA)


def test_insiders_are_the_seats_that_some_tag_names() -> None:
    assert NARRATION.insiders == (BO, CYD)
    assert Narration([OPEN], (CYD,)).insiders == (CYD,)
    assert Narration([OPEN]).insiders == ()


def test_in_full_every_event_is_told_as_whoever_may_know_most_hears_it() -> None:
    assert NARRATION.full == (OPEN, FULL, ASIDE)
