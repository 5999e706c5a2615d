"""The content pack: what it holds, and how it is refused."""

from __future__ import annotations

import pytest

from kamishima.core.errors import BadContent
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import house_content, house_text, read_content

CAT_COST = 'cost = { is = 2, from = "ours" }'
GEISHA = 'red = { from = "ours", do = [{ verb = "draw-top" }] }'
CAT_DRAW = '{ verb = "draw", cards = 1 }'


def line_of(text: str, part: str) -> int:
    """The number of the line where a part of a text first stands."""
    return text[: text.index(part)].count("\n") + 1


def test_the_house_pack_has_a_name_and_a_hash() -> None:
    content = house_content()
    assert content.name == "house"
    assert len(content.hash) == 64


def test_every_value_says_where_it_comes_from() -> None:
    sources = {
        source
        for card in house_content().cards.values()
        for source in (card.copies.source, card.cost.source, card.folds.source, card.points.source, card.effect.source)
    }
    assert sources == {"book", "public", "ours"}


def test_costs_folds_and_copies_are_those_of_the_box() -> None:
    cards = [card for card in house_content().cards.values() if card.effect.when != "paper"]
    assert {card.cost.value for card in cards} <= set(range(2, 10))
    assert {card.folds.value for card in cards} == {1, 2, 3, 4}
    assert sum(card.copies.value for card in cards) == 90 + 92


def test_comments_layout_name_and_sources_do_not_change_the_hash() -> None:
    text = house_text()
    changed = text.replace('"ours"', '"book"').replace('name = "house"', 'name = "mine"').replace("# -- farm", "# -- f")
    assert read_content(changed).hash == house_content().hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (CAT_COST, 'cost = { is = 3, from = "ours" }'),
        (CAT_DRAW, '{ verb = "draw", cards = 2 }'),
        ('having = "dog"', 'having = "cat"'),
    ],
)
def test_whatever_changes_the_game_changes_the_hash(old: str, new: str) -> None:
    assert read_content(house_text().replace(old, new, 1)).hash != house_content().hash


def test_the_order_of_the_cards_changes_the_hash() -> None:
    cat = house_text()[house_text().index("[cards.cat]") : house_text().index("[cards.sheep]")]
    moved = house_text().replace(cat, "").replace("[cards.raccoon]", f"{cat}[cards.raccoon]")
    assert read_content(moved).hash != house_content().hash


def test_a_changed_pack_is_played() -> None:
    content = read_content(house_text().replace(CAT_COST, 'cost = { is = 0, from = "ours" }', 1))
    game = Origami(content, 2, {"families": ["farm", "sky"]})
    assert game.kinds[0].cost == 0
    assert game.content_hash == content.hash


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (CAT_COST, 'cost = { is = "2", from = "ours" }', "cards.cat.cost.is: Expected `int`, got `str`"),
        (CAT_COST, 'cost = { is = 2, from = "mine" }', "cards.cat.cost.from: Invalid enum value 'mine'"),
        (CAT_COST, "cost = { is = 2 }", "cards.cat.cost: Object missing required field `from`"),
        (CAT_COST, 'cost = { is = 99, from = "ours" }', "cards.cat.cost: 99 is not between 0 and 20"),
        ('family = "farm"', 'family = "moon"', "cards.cat.family: no family 'moon'; there are farm, sky,"),
        (CAT_DRAW, '{ verb = "dance" }', "cards.cat.effect.do[0].verb: Invalid value 'dance'"),
        (CAT_DRAW, '{ verb = "draw", cards = 0 }', "cards.cat.effect.do[0].cards: Expected `int` >= 1"),
        (CAT_DRAW, '{ verb = "draw" }', "cards.cat.effect.do[0]: Object missing required field `cards`"),
        (CAT_DRAW, '{ verb = "sweep", cards = 1 }', "cards.cat.effect.do[0]: Object contains unknown field `cards`"),
        (CAT_DRAW, "", "cards.cat.effect: every card does something: `do` is empty"),
        (CAT_DRAW, '{ verb = "under" }', "cards.cat.effect: an effect that is 'instant' cannot use 'under'"),
        ('per = "sheep"', 'per = "wolf"', "cards.dog.effect: per: no card 'wolf'"),
        ('having = "dog"', 'having = "wolf"', "cards.sheep.effect: having: no card 'wolf'"),
        ('beneath = "caterpillar"', 'beneath = "wolf"', "cards.butterfly.effect: beneath: no card 'wolf'"),
        ('card = "chick"', 'card = "wolf"', "cards.chicken.effect: card: no card 'wolf'"),
        ('family = "sea", other', 'family = "moon", other', "cards.whale.effect: family: no family 'moon'"),
        ('name = "house"', 'name = ""', "name: a pack needs a name"),
        ('game = "origami"', 'game = "chess"', "game: this is a pack of 'chess', not of 'origami'"),
        ("[cards.cat]", "[cards.Cat]", "cards.Cat: a card's id is one word of small letters, digits and hyphens"),
        ('farm = "classic"', 'farm = "modern"', "families.farm: Invalid enum value 'modern'"),
        (GEISHA, 'red = { from = "ours", do = [] }', "characters.geisha.red: every card does something: `do` is empty"),
        (GEISHA, 'red = { from = "ours" }', "characters.geisha.red: Object missing required field `do`"),
        (
            GEISHA,
            'red = { from = "ours", do = [{ verb = "shield" }] }',
            "characters.geisha.red: an effect that is 'table' cannot use 'shield'",
        ),
        ('of = "hand"', 'of = "money"', "characters.actor.red.do[0].of: Invalid enum value 'money'"),
        ("more = 3", "more = 0", "cards.brontosaurus.effect: hand: a modifier of 0 does nothing"),
        ("more = 3", "more = 9", "cards.brontosaurus.effect.do[0].more: Expected `int` <= 8"),
        ('card = "macaw"', 'card = "wolf"', "cards.macaw.effect: card: no card 'wolf'"),
        (
            'of = "family", family = "legendary"',
            'of = "family"',
            "cards.kappa.effect: most: `family` is named when most of a family counts, and only then",
        ),
        ('family = "polar"\ncopies = { is = 18', 'family = "moon"\ncopies = { is = 18', "rice-paper.family: no family"),
        ('when = "price"', 'when = "table"', "cards.oni.effect: a card of a family cannot be 'table'"),
        ('when = "price"', 'when = "ongoing"', "cards.oni.effect: an effect that is 'ongoing' cannot use 'discard'"),
        ("[cards.oni]", "[cards.geisha-red]", "cards.geisha-red: a character has this id"),
        ("[cards.oni]", "[cards.rice-paper]", "cards.rice-paper: 'rice-paper' is a word of the game"),
    ],
)
def test_a_mistake_in_a_pack_is_named_with_its_path_and_line(old: str, new: str, message: str) -> None:
    text = house_text()
    with pytest.raises(BadContent) as refused:
        read_content(text.replace(old, new, 1))
    assert message in refused.value.message
    assert refused.value.line == line_of(text, old)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (f"{CAT_COST}\n", "", "cards.cat: Object missing required field `cost`"),
        (f"{CAT_COST}\n", f'{CAT_COST}\ncolour = "red"\n', "cards.cat: Object contains unknown field `colour`"),
    ],
)
def test_a_missing_or_unknown_field_is_named_at_its_card(old: str, new: str, message: str) -> None:
    text = house_text()
    with pytest.raises(BadContent) as refused:
        read_content(text.replace(old, new, 1))
    assert message in refused.value.message
    assert refused.value.line == line_of(text, "[cards.cat]")


def test_a_text_that_is_no_toml_is_refused_at_its_line() -> None:
    with pytest.raises(BadContent) as refused:
        read_content(house_text().replace("[cards.cat]", "[cards.cat"))
    assert "not TOML" in refused.value.message
    assert refused.value.line == line_of(house_text(), "[cards.cat]")


def test_a_pack_may_do_without_characters_and_rice_paper() -> None:
    text = house_text()
    polar, exotic = text.index("[cards.penguin]"), text.index("[cards.macaw]")
    without = text[:polar] + text[exotic : text.index("[characters.geisha]")].replace('polar = "legends"\n', "")
    content = read_content(without)
    assert (content.pairs, content.rice_family) == ((), "")


def test_cards_that_bring_rice_paper_need_a_pack_that_has_it() -> None:
    text = house_text()
    with pytest.raises(BadContent, match=r"cards\.penguin\.effect: rice: this pack has no rice paper"):
        read_content(text[: text.index("[rice-paper]")])


@pytest.mark.parametrize("word", ["deal", "turn", "refill", "free", "limit", "end", "count", "over"])
def test_a_card_cannot_be_named_like_a_phase_of_the_game(word: str) -> None:
    # phases are found by their names on the stack of things to do, and a card's effect is a phase named after the card
    with pytest.raises(BadContent):
        read_content(house_text().replace("[cards.cat]", f"[cards.{word}]"))
