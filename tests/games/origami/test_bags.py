"""Bags of cards: what can be taken and paid is compared with trying everything."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from kamishima.games.origami.pack.content import house_content
from kamishima.games.origami.rules.cards import (
    Kind,
    Pile,
    can_pay,
    common,
    count_of,
    distinct,
    folds_of,
    in_order,
    kinds_of,
    payments,
    sub_bags,
    with_card,
    without,
    without_all,
)

KINDS = kinds_of(house_content(), tuple(house_content().families), characters=False)
BAGS = st.lists(st.sampled_from(KINDS), max_size=8).map(in_order)


def everything(bag: Pile) -> set[Pile]:
    """All parts of a bag but the empty one."""
    return {part for size in range(1, len(bag) + 1) for part in combinations(bag, size)}


@given(BAGS, st.integers(1, 9))
@settings(max_examples=100)
def test_payments_are_all_parts_worth_exactly_the_cost(bag: Pile, cost: int) -> None:
    found = payments(bag, cost)
    assert len(set(found)) == len(found)
    assert set(found) == {part for part in everything(bag) if folds_of(part) == cost}
    assert can_pay(bag, cost, overpay=0) == bool(found)
    assert can_pay(bag, cost, overpay=1) == bool(found or payments(bag, cost + 1))


@given(BAGS, st.integers(1, 9))
@settings(max_examples=100)
def test_sub_bags_are_all_parts_worth_at_most_the_limit(bag: Pile, most: int) -> None:
    found = sub_bags(bag, most)
    assert len(set(found)) == len(found)
    assert set(found) == {part for part in everything(bag) if folds_of(part) <= most}


@given(BAGS)
def test_nothing_to_pay_can_always_be_paid(bag: Pile) -> None:
    assert can_pay(bag, 0, overpay=0)


@given(BAGS, st.sampled_from(KINDS))
def test_a_card_put_into_a_bag_and_taken_out_again_leaves_the_bag_as_it_was(bag: Pile, card: Kind) -> None:
    grown = with_card(bag, card)
    assert grown == in_order([*bag, card])
    assert count_of(grown, card) == count_of(bag, card) + 1
    assert without(grown, card) == bag


@given(BAGS, BAGS)
def test_what_two_bags_share_is_counted_copy_by_copy(bag: Pile, other: Pile) -> None:
    shared = common(bag, other)
    assert Counter(shared) == Counter(bag) & Counter(other)
    assert Counter(without_all(bag, shared)) == Counter(bag) - Counter(shared)


@given(BAGS)
def test_the_different_cards_of_a_bag_stand_once_in_order(bag: Pile) -> None:
    assert distinct(bag) == sorted(set(bag), key=lambda kind: kind.index)
