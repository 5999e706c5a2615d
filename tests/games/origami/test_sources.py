"""Which values the rulebooks really say: everything tagged `book`, with where it stands, and nothing else."""

from __future__ import annotations

import pytest

from kamishima.games.origami.pack.content import Card, Character, house_content

CONTENT = house_content()

SAID = {
    # examples: the first hand, the draw line, what pays for a Raccoon, and the scores of two collections
    "chicken": "cost folds",
    "bee": "cost folds points effect",
    "elephant": "cost folds",
    "whale": "cost folds effect",
    "raccoon": "cost folds effect",  # with the Parrot it makes 4 folds, and costs shown are twice the folds
    "parrot": "folds effect",
    "chick": "folds points",  # less than 4 folds with the Parrot; the two of the example are worth 3 each
    "butterfly": "folds",
    "owl": "folds",  # makes 4 with an Elephant, as the Pig makes 5 with it
    "pig": "folds",
    "rabbit": "points effect",
    "ant": "points effect",
    # examples of Legends: what pays for a Seal, the draw line, and the scores of a collection
    "seal": "cost",
    "reindeer": "folds",
    "velociraptor": "folds",
    "dragon": "folds effect",
    "ninja-red": "folds",
    "ninja-yellow": "folds",
    "t-rex": "folds",
    "macaw": "folds points effect",
    "phoenix": "folds effect",
    "kappa": "points effect",
    # notes on single cards
    "dog": "effect",
    "fox": "effect",
    "vulture": "effect",
    "dolphin": "effect",
    "zebra": "effect",
    "lion": "effect",
    "snake": "effect",
    "cricket": "effect",
    "spider": "effect",
    "arctic-wolf": "effect",
    "anaconda": "effect",
    "piranha": "effect",
    "sloth": "effect",
    "mesosaurus": "effect",
    "brontosaurus": "effect",
    "nine-tailed-fox": "effect",
    "oni": "effect",
    "geisha-yellow": "effect",
    "merchant-yellow": "effect",
}
RICE_PAPER = {"copies", "cost", "folds", "points", "effect"}
"""The box lists 18, each worth 1 fold, which can only be used to pay."""
CHARACTERS = {"copies", "points"}
"""Each pair exists once in each colour, and lies in no collection."""


def from_the_book(card: Card) -> set[str]:
    fields = ("copies", "cost", "folds", "points", "effect")
    return {field for field in fields if getattr(card, field).source == "book"}


@pytest.mark.parametrize("name", list(CONTENT.cards))
def test_a_value_is_tagged_book_where_a_rulebook_says_it_and_nowhere_else(name: str) -> None:
    card = CONTENT.cards[name]
    said = set(SAID.get(name, "").split())
    if isinstance(card, Character):
        said |= CHARACTERS
    assert from_the_book(card) == (RICE_PAPER if name == "rice-paper" else said)


@pytest.mark.parametrize("name", ["actor-red", "actor-yellow", "samurai-red", "samurai-yellow", "sumo-wrestler-yellow"])
def test_conditions_and_points_of_which_the_rulebook_says_only_that_ties_share_them_are_ours(name: str) -> None:
    assert CONTENT.cards[name].effect.source == "ours"


def test_values_of_cards_that_no_text_of_a_rulebook_names_are_ours() -> None:
    fox, tengu, chicken = (CONTENT.cards[name] for name in ("fox", "tengu", "chicken"))
    assert (fox.cost.source, fox.folds.source) == ("ours", "ours")  # the picture of a card, without its numbers
    assert from_the_book(tengu) == set()  # an example has such a card, but does not name it
    assert (chicken.points.source, chicken.effect.source) == ("ours", "ours")
