"""Who sits at a terminal table: names of people and of bots, and how a record keeps them apart."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kamishima.bots.registry import BOTS
from kamishima.cli.session.lineup import BOT_NAMES, PERSON, lineup_of, make_lineup, split_name
from kamishima.core.errors import BadOptions
from kamishima.core.match import LONGEST_NAME, check_names, is_name

kinds = st.sampled_from(sorted(BOTS))
people = st.text("aKkumoNi() żß", min_size=1, max_size=LONGEST_NAME).filter(is_name)
patient = settings(deadline=None)


@patient
@given(people, st.lists(kinds, min_size=1, max_size=len(BOT_NAMES) - 1))
def test_a_company_is_found_again_in_what_was_recorded(person: str, bots: list[str]) -> None:
    assume(not split_name(person)[1])
    lineup = make_lineup(person, bots)
    assert lineup_of(lineup.recorded) == lineup
    assert lineup.person == PERSON
    assert lineup.names[PERSON] == person
    assert list(lineup.bots.values()) == bots


@patient
@given(people, st.lists(kinds, min_size=1, max_size=len(BOT_NAMES) - 1))
def test_nobody_is_called_like_anybody_else(person: str, bots: list[str]) -> None:
    assume(not split_name(person)[1])
    lineup = make_lineup(person, bots)
    assert len({name.lower() for name in lineup.names}) == len(bots) + 1
    check_names(lineup.recorded, len(bots) + 1)


@patient
@given(people, kinds)
def test_a_name_and_a_kind_are_parted_again(name: str, kind: str) -> None:
    # A name that has a bracket itself can only be a person's.
    together = f"{name} ({kind})"
    assert split_name(together) == ((name, kind) if " (" not in name else (together, ""))


@pytest.mark.parametrize(
    "name", ["Ana", "Ana (deep)", "Ana(greedy)", "Ana (greedy", "Ana (greedy) ", "(greedy)", "greedy"]
)
def test_whatever_is_not_exactly_a_bots_name_is_a_persons(name: str) -> None:
    assert split_name(name) == (name, "")


def test_the_longest_name_of_a_bot_can_stand_in_a_record() -> None:
    assert all(is_name(f"{name} ({kind})") for name in BOT_NAMES for kind in BOTS)


@pytest.mark.parametrize("person", BOT_NAMES)
def test_a_person_may_have_a_name_of_the_bots_in_any_case(person: str) -> None:
    for called in (person, person.upper(), person.lower()):
        others = make_lineup(called, ["uniform"] * 3).names[1:]
        assert called.lower() not in [name.lower() for name in others]
        assert len(set(others)) == 3


def test_an_unknown_kind_is_refused_before_anybody_sits_down() -> None:
    with pytest.raises(BadOptions, match="no bot 'deep'; the bots are uniform, greedy"):
        make_lineup("Ana", ["greedy", "deep"])


@pytest.mark.parametrize("kind", BOTS)
def test_a_person_cannot_be_called_like_a_bot(kind: str) -> None:
    with pytest.raises(BadOptions, match="is how a bot is called"):
        make_lineup(f"Eve ({kind})", ["uniform"])


@pytest.mark.parametrize("seat", range(4))
def test_a_person_is_found_at_any_seat(seat: int) -> None:
    names = ["Kumo (greedy)", "Nami (uniform)", "Sora (greedy)", "Hana (uniform)"]
    names[seat] = "Ana"
    lineup = lineup_of(tuple(names))
    assert lineup.person == seat
    assert set(lineup.bots) == set(range(4)) - {seat}
