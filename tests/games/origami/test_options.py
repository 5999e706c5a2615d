"""The options of a table."""

from __future__ import annotations

import msgspec
import pytest

from kamishima.core.errors import BadOptions
from kamishima.games.origami.game import Origami, variants
from kamishima.games.origami.pack.content import house_content, house_text, read_content

ALL = "farm, sky, sea, savannah, lawn"


def test_a_table_states_all_its_options_defaults_included() -> None:
    options = Origami(house_content(), 2, {}).options
    plain = {"box": "classic", "families": [], "turn-limit": 60, "memory-aid": False}
    assert msgspec.json.decode(msgspec.json.encode(options)) == plain


def test_families_may_be_chosen_in_any_order() -> None:
    game = Origami(house_content(), 2, {"families": ["lawn", "farm"]})
    assert game.start().families == ("farm", "lawn")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"families": ["farm"]}, f"2 players choose exactly 2 families of {ALL}, not 1; or none"),
        ({"families": ["farm", "sky", "sea"]}, f"2 players choose exactly 2 families of {ALL}, not 3; or none"),
        ({"families": ["farm", "farm"]}, "each family is chosen once: farm, farm"),
        ({"families": ["farm", "moon"]}, f"no family 'moon' in the classic box; there are {ALL}"),
        ({"families": "farm"}, "families is a list of words, not 'farm'"),
        ({"turn-limit": 0}, "turn-limit is between 1 and 1000, not 0"),
        ({"turn-limit": 1001}, "turn-limit is between 1 and 1000, not 1001"),
        ({"turn-limit": "many"}, "turn-limit is a whole number, not 'many'"),
        ({"memory-aid": 1}, "memory-aid is true or false, not 1"),
        ({"box": "modern"}, "box is classic, legends or combined, not 'modern'"),
        ({"colour": "red"}, "there is no option 'colour'; the options of Origami are box, families,"),
    ],
)
def test_options_that_make_no_sense_are_refused_with_what_is_allowed(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Origami(house_content(), 2, options)
    assert message in refused.value.message


LEGENDS = "polar, exotic, dinosaurs, legendary"
PAIRS = "geisha, merchant, actor, sumo-wrestler, samurai, ninja, monk, emperor, fisherman, poet"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"box": "legends", "families": ["polar", "exotic", "legendary"]},
            f"2 players choose exactly 2 families of {LEGENDS}, not 3; or none",
        ),
        (
            {"box": "legends", "families": ["polar", "farm"]},
            f"no family 'farm' in the legends box; there are {LEGENDS}",
        ),
        ({"families": ["polar", "farm"]}, f"no family 'polar' in the classic box; there are {ALL}"),
        (
            {"box": "legends", "families": ["polar", "rice-paper"]},
            "rice-paper is no family: rice paper is on the table whenever polar is, and only then; families are polar",
        ),
        (
            {"box": "legends", "families": ["exotic", "legendary"], "rice-paper": True},
            "rice-paper is no option: rice paper is on the table whenever polar is, and only then",
        ),
        ({"box": "legends", "pairs": ["geisha", "geisha"]}, "each pair of characters is chosen once: geisha, geisha"),
        ({"box": "legends", "pairs": ["geisha"]}, f"2 players choose exactly 2 pairs of {PAIRS}, not 1; or none"),
        ({"box": "legends", "pairs": ["geisha", "cook"]}, f"no pair of characters 'cook'; there are {PAIRS}"),
        ({"box": "legends", "pairs": ["geisha-red", "monk"]}, "no pair of characters 'geisha-red'; there are geisha"),
        ({"pairs": ["geisha", "monk"]}, "there are no characters in the classic box; choose the legends or the"),
        ({"box": "legends", "characters": False}, "the legends box is always played with characters; the combined box"),
        (
            {"box": "combined", "families": ["farm", "sky"], "pairs": ["geisha", "monk"]},
            f"characters are used when at least one of {LEGENDS} is among the families",
        ),
        (
            {"box": "combined", "characters": False, "pairs": ["geisha", "monk"]},
            "pairs are chosen only for a table with characters; leave them out, or set characters to true",
        ),
    ],
)
def test_impossible_choices_of_legends_are_refused_with_what_is_allowed(
    options: dict[str, object], message: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        Origami(house_content(), 2, options)
    assert message in refused.value.message


def test_a_table_of_legends_states_its_pairs() -> None:
    options = Origami(house_content(), 2, {"box": "legends", "pairs": ["poet", "monk"]}).options
    assert (options["box"], options["pairs"], options["characters"]) == ("legends", ["poet", "monk"], True)


def test_a_pack_with_too_few_pairs_is_refused() -> None:
    text = house_text()
    content = read_content(text[: text.index("[characters.merchant]")] + text[text.index("[rice-paper]") :])
    with pytest.raises(BadOptions, match="the pack has 1 pairs of characters, too few for 2 players"):
        Origami(content, 2, {"box": "legends"})


def test_a_pack_with_too_few_families_is_refused() -> None:
    text = house_text()
    start = text.index("[cards.raccoon]")
    others = 'sky = "classic"\nsea = "classic"\nsavannah = "classic"\nlawn = "classic"\n'
    one_family = text[:start].replace(others, "")
    content = read_content(one_family.replace('having = "dog"', 'having = "cat"'))
    with pytest.raises(BadOptions, match="the pack has 1 families in the classic box, too few for 2 players"):
        Origami(content, 2, {})


def test_the_kit_plays_every_set_of_families_for_every_number_of_players() -> None:
    classic = [(players, options) for players, options in variants(house_content()) if "box" not in options]
    assert [players for players, options in classic if not options] == [2, 3, 4]
    assert len(classic) == 3 + 10 + 10 + 5


@pytest.mark.parametrize("box", ["legends", "combined"])
def test_the_kit_plays_every_family_and_pair_of_the_other_boxes_for_every_number_of_players(box: str) -> None:
    content = house_content()
    found = [(players, options) for players, options in variants(content) if options.get("box") == box]
    for players in (2, 3, 4):
        assert (players, {"box": box}) in found
    families = {family for _, options in found for family in list_of(options, "families")}
    assert families == {family for family, home in content.families.items() if box in (home, "combined")}
    assert {pair for _, options in found for pair in list_of(options, "pairs")} == set(content.pairs)


def list_of(options: dict[str, object], name: str) -> list[str]:
    value = options.get(name, [])
    assert isinstance(value, list)
    return value
