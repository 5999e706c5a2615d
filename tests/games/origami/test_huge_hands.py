"""Hands that only a strange pack can bring: what a turn offers stays within bounds."""

from __future__ import annotations

import pytest

from kamishima.games.origami.rules.cards import LARGE, MOST_PARTS, MOST_WAYS, Kind, Pile, most_ways, payments, sub_bags
from kamishima.games.registry import box


def kinds() -> list[Kind]:
    """Many different cards, of one fold each."""
    pack = 'name = "x"\ngame = "origami"\n[families]\n' + "".join([f'f{one} = "classic"\n' for one in range(3)])
    for number in range(90):
        pack += (
            f'[cards.c{number}]\nfamily = "f{number % 3}"\ncopies = {{is=1,from="ours"}}\n'
            'cost = {is=20,from="ours"}\n'
            'folds = {is=1,from="ours"}\npoints = {is=1,from="ours"}\n'
            'effect = {when="instant",from="ours",do=[{verb="draw",cards=1}]}\n'
        )
    game = box("origami").table(3, {}, pack)
    return list(game.kinds)  # type: ignore[attr-defined]  # of this game


@pytest.mark.parametrize("size", [24, 50, 90])
def test_no_more_ways_to_pay_are_looked_for_than_a_turn_can_offer(size: int) -> None:
    hand: Pile = tuple(kinds()[:size])
    found = payments(hand, 20)
    assert 1 <= len(found) <= most_ways(hand) < MOST_WAYS
    assert all(sum([kind.folds for kind in bag]) == 20 for bag in found)


def test_of_a_hand_as_ours_are_every_way_is_offered() -> None:
    hand: Pile = tuple(kinds()[:12])
    assert len(payments(hand, 6)) == 924  # six of twelve
    assert most_ways(hand) == most_ways(tuple(kinds()[:LARGE])) == MOST_WAYS


def test_no_more_parts_of_a_long_line_are_offered_than_anybody_chooses_from() -> None:
    assert len(sub_bags(tuple(kinds()[:60]), 60)) <= MOST_PARTS + 60
    assert len(sub_bags(tuple(kinds()[:5]), 5)) == 31
