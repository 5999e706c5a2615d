"""Copies of positions: a planted forgotten field, and a planted shared list, are found."""

from __future__ import annotations

from typing import ClassVar

import pytest
from tests.kit.tiny_games import Ladder, Rungs, Say

from kamishima.testing.conformance import check_copies, check_game
from kamishima.testing.copies import copy_faults
from kamishima.testing.walk import Fault, Visit


class Part:
    """A part of a position that is copied by itself."""

    def __init__(self, coins: int = 0) -> None:
        self.coins = coins

    def copy(self) -> Part:
        return type(self)(self.coins)


class Copied(Rungs):
    """Rungs that are copied field by field."""

    derived: ClassVar[tuple[str, ...]] = ("last_shown",)

    def __init__(self) -> None:
        super().__init__((0, 0))
        self.tokens = [1, 2]
        self.leader: int | None = None
        self.parts: tuple[Part, ...] = (Part(), Part())
        self.last_shown = ""

    @property
    def height(self) -> int:
        """A property is no field."""
        return max(self.heights)

    def copy(self) -> Copied:
        other = type(self)()
        other.heights = self.heights
        other.turns = self.turns
        other.due = self.due
        other.tokens = self.tokens[:]
        other.leader = self.leader
        other.parts = self.parts
        return other


class Forgets(Copied):
    """The number of turns is forgotten."""

    def copy(self) -> Copied:
        other = super().copy()
        other.turns = 0
        return other


class ForgetsNobody(Copied):
    """The leader is forgotten, which nobody sees as long as there is none."""

    def copy(self) -> Copied:
        other = super().copy()
        other.leader = None
        return other


class Shares(Copied):
    """Copies share a list."""

    def copy(self) -> Copied:
        other = super().copy()
        other.tokens = self.tokens
        return other


class ForgetfulPart(Part):
    """A part that forgets its coins."""

    def copy(self) -> Part:
        return type(self)()


def test_a_good_copy_passes() -> None:
    state = Copied()
    state.last_shown = "something"
    assert copy_faults(state) == []


def test_a_forgotten_field_is_found_even_where_it_has_the_value_of_a_new_object() -> None:
    assert copy_faults(Forgets()) == ["Forgets.turns is not copied"]


def test_a_forgotten_field_that_is_empty_is_found_once_it_is_not() -> None:
    state = ForgetsNobody()
    assert copy_faults(state) == []
    state.leader = 1
    assert copy_faults(state) == ["ForgetsNobody.leader is not copied"]


def test_a_shared_list_is_found() -> None:
    assert copy_faults(Shares()) == ["Shares.tokens is shared by copies"]


def test_parts_are_copied_too() -> None:
    state = Copied()
    state.parts = (Part(), ForgetfulPart())
    assert copy_faults(state) == ["ForgetfulPart.coins is not copied"]


def test_looking_for_faults_changes_nothing() -> None:
    state = Copied()
    copy_faults(state)
    assert (state.heights, state.turns, state.due, state.tokens, state.last_shown) == ((0, 0), 0, "step", [1, 2], "")


class Forgetful(Ladder):
    """A game whose positions forget a field."""

    def start(self) -> Rungs:
        return Forgets()


def test_the_kit_finds_it_in_a_game() -> None:
    game = Forgetful()
    with pytest.raises(Fault, match="turns is not copied"):
        check_copies(Visit(game, game.start(), Say("step 1"), 0, 0))
    with pytest.raises(Fault, match="turns is not copied"):
        check_game(game, seed=1)
