"""The board of Shaman Island: what lies on it, what lights up, and what an action would bring."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from tests.web.people import Company
from tests.web.shaman import (
    PIECE,
    ROUNDS,
    SEA,
    TARGET,
    TILE,
    choosing,
    held_tile_with_targets,
    hello,
    in_turn,
    parts,
    played,
    press,
    seated,
    sliding,
    under_way,
)

# -- what is on the map ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_every_stack_and_piece_of_the_view_is_on_the_map(company: Company, players: int) -> None:
    ana = company.guest("Ana")
    table = seated(ana, players, under_way)
    view = hello(ana, table)["view"]
    expect(ana.page.locator(TILE)).to_have_count(len(view["stacks"]))
    for stack in view["stacks"]:
        label = ana.page.locator(f'{TILE}[data-at="{stack["site"]}"]').get_attribute("aria-label") or ""
        assert ("Tile at" if stack["height"] == 1 else f"Stack of {stack['height']} tiles") in label
    standing = [warrior["space"] for tribe in view["tribes"] for warrior in tribe["warriors"]]
    standing += [tribe["shaman"] for tribe in view["tribes"] if tribe["shaman"]]
    on_map = {button.get_attribute("data-at") for button in ana.page.locator(PIECE).all()}
    assert set(standing) <= on_map
    drawn = ana.page.locator(f"{SEA} [data-tile] .height text").all_text_contents()
    assert sorted(map(int, drawn)) == sorted([stack["height"] for stack in view["stacks"] if stack["height"] > 1])


def test_own_values_are_shown_and_nobody_elses(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, 2, in_turn)
    view = hello(ana, table)["view"]
    own = view["tribes"][view["seat"]]
    values = ana.page.locator(f"{SEA} .standing .value text").all_text_contents()
    assert sorted(values) == sorted([warrior["coin"] for warrior in own["warriors"]])
    for warrior in view["tribes"][1 - view["seat"]]["warriors"]:
        label = ana.page.locator(f'{PIECE}[data-at="{warrior["space"]}"]').get_attribute("aria-label") or ""
        assert re.search(r"warrior on", label)
    eve = company.guest("Eve")
    eve.sit_at(table)
    expect(eve.page.locator(TILE).first).to_be_visible()
    expect(eve.page.locator(f"{SEA} .standing .value")).to_have_count(0)
    expect(eve.page.locator(".board .offered")).to_have_count(0)


def test_the_islands_tell_their_size_and_who_leads_on_what_is_seen(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, 2, in_turn)
    view = hello(ana, table)["view"]
    lands = ana.page.locator(".board .islands")
    expect(lands.locator(".size")).to_have_count(len(view["islands"]))
    expect(lands.locator(".size").first).to_contain_text(f"{view['islands'][0]['tiles']} tiles")
    # The own tribe has all its values on the one island: 6 + 0 + 1 + 2 + 3 + 4 + 5; of the other only the shaman shows.
    expect(lands.locator(".lead .strength")).to_have_text("21")
    expect(lands.get_by_role("img", name="leads on what you can see")).to_be_visible()
    expect(lands).to_contain_text("6 + 6?")
    expect(ana.page.locator(f"{SEA} .sign text").first).to_have_text(str(view["islands"][0]["tiles"]))


def test_it_is_told_how_far_the_game_is_from_its_end(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 4, in_turn)
    course = ana.page.locator(".board .course")
    expect(course).to_contain_text("1 island – with 5 the game ends")
    expect(course.locator(".pip")).to_have_count(5)
    expect(course.locator(".pip.full")).to_have_count(1)
    expect(course).to_contain_text(f"Round 1 of {ROUNDS}")
    expect(course.locator("progress")).to_have_attribute("aria-label", f"{ROUNDS - 1} more rounds at most")


def test_four_tribes_are_told_apart_without_colour(company: Company) -> None:
    """The plate of every tribe has a shape of its own, and a letter; the emblem on it is another sign."""
    ana = company.guest("Ana")
    seated(ana, 4, in_turn)
    expect(ana.page.locator(".sea .standing image[href]").first).to_be_visible()
    signs = ana.page.evaluate(
        """() => [...document.querySelectorAll('.sea .standing')].map(piece => [
            piece.querySelector('.plate:not(.shade)').getAttribute('d'),
            piece.querySelector('.letter text').textContent,
            piece.querySelector('image').getAttribute('href'),
        ])"""
    )
    assert len(signs) >= 28
    tribes = {(plate, letter) for plate, letter, _ in signs}
    assert len(tribes) == len({plate for plate, _ in tribes}) == len({letter for _, letter in tribes}) == 4
    emblems = {(letter, emblem) for _, letter, emblem in signs}
    assert all([emblem for _, emblem in emblems])
    assert len(emblems) == len({emblem for _, emblem in emblems}) >= 4


# -- choosing ----------------------------------------------------------------------------------------------------------


def test_a_tile_is_laid_where_the_map_is_lit(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2)
    before = ana.page.locator(TILE).count()
    target = ana.page.locator(TARGET).first
    assert re.fullmatch(r"Lay a tile at [a-z]+\d+", target.get_attribute("aria-label") or "")
    target.click()
    expect(ana.page.locator(f"{SEA} .ghost")).to_be_attached()
    ana.page.locator(".confirm").click()
    expect(ana.page.locator(".chips")).to_have_count(0)
    ana.wait_for_turn()
    assert ana.page.locator(TILE).count() > before


def test_a_warrior_is_chosen_secretly_and_placed(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2, choosing)
    coins = ana.page.locator(".board .coin.offered")
    expect(coins).to_have_count(6)
    coins.nth(3).click()
    expect(ana.page.locator(".board .coin.chosen")).to_have_text("3")
    target = ana.page.locator(TARGET).first
    space = (target.get_attribute("data-target") or "").split()[-1]
    target.click()
    ana.page.locator(".confirm").click()
    own = ana.page.locator(f'{PIECE}[data-at="{space}"]')
    expect(own).to_have_attribute("aria-label", f"Your warrior 3 on {space}")


def test_a_chosen_piece_lights_its_targets_and_a_second_press_lets_it_go(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2, in_turn)
    expect(ana.page.locator(TARGET)).to_have_count(0)
    own = ana.page.locator(f"{PIECE}.offered").first
    space = own.get_attribute("data-at") or ""
    press(own)
    chosen = ana.page.locator(f'{PIECE}.chosen[data-at="{space}"]')
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(f"{PIECE}.offered")).to_have_count(0)
    expect(ana.page.locator(".board .panel .title")).to_contain_text(f"on {space}")
    lit = ana.page.locator(TARGET).all()
    assert all([(target.get_attribute("data-target") or "").split()[1] == space for target in lit])
    press(chosen)
    expect(ana.page.locator(TARGET)).to_have_count(0)
    press(ana.page.locator(f"{PIECE}.offered").first)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(f"{PIECE}.chosen")).to_have_count(0)


def test_a_spirit_movement_is_begun_on_the_board(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, 2, in_turn)
    view = hello(ana, table)["view"]
    warrior = view["tribes"][view["seat"]]["warriors"][0]["space"]
    press(ana.page.locator(f'{PIECE}[data-at="{warrior}"]'))
    ana.page.locator(".board .deed").click()
    expect(ana.page.locator(".chips")).to_contain_text(warrior)
    ana.page.locator(".confirm").click()
    expect(ana.page.locator(f"{SEA} .bond")).to_have_count(1)
    expect(ana.page.locator(f"{SEA} .piece.spirit")).to_have_count(1)
    expect(ana.page.locator(f"{SEA} .piece.lies")).to_have_count(1)
    expect(ana.page.locator(".board .tribes article").first).to_contain_text(f"to the warrior on {warrior}")


def test_a_verb_of_the_bar_is_meant_for_what_is_held(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, 2, in_turn)
    view = hello(ana, table)["view"]
    warrior = view["tribes"][view["seat"]]["warriors"][1]["space"]
    press(ana.page.locator(f'{PIECE}[data-at="{warrior}"]'))
    ana.page.locator('.next .word[data-word="spirit"]').click()
    expect(ana.page.locator(".chips .chip")).to_have_count(2)
    expect(ana.page.locator(".chips")).to_contain_text(warrior)
    expect(ana.page.locator(".confirm")).to_be_visible()


def test_a_stack_can_be_lifted_at_any_time_to_see_what_it_is(company: Company) -> None:
    ana, eve = company.guest("Ana"), company.guest("Eve")
    table = seated(ana, 2, in_turn)
    stack = next(each for each in hello(ana, table)["view"]["stacks"] if each["height"] > 1)
    eve.sit_at(table)
    press(eve.page.locator(f'{TILE}[data-at="{stack["site"]}"]'))
    panel = eve.page.locator(".board .panel")
    expect(panel.locator(".title")).to_contain_text(f"Stack of {stack['height']} tiles at {stack['site']}")
    expect(panel.locator(".layer")).to_have_count(stack["height"])
    expect(eve.page.locator(f"{SEA} .stack.held")).to_have_count(1)
    panel.get_by_role("button", name="Let go").click()
    expect(panel.locator(".title")).to_have_count(0)


def test_a_piece_is_dragged_to_where_it_can_go(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2, in_turn)
    own = ana.page.locator(f"{PIECE}.offered")
    for place in range(own.count()):
        press(own.nth(place))
        lit = ana.page.locator(TARGET)
        if lit.count() > 0:
            break
        ana.page.keyboard.press("Escape")
    target = ana.page.locator(TARGET).first
    words = (target.get_attribute("data-target") or "").split()
    end = target.bounding_box()
    ana.page.keyboard.press("Escape")
    start = ana.page.locator(f'{PIECE}[data-at="{words[1]}"]').bounding_box()
    assert start is not None
    assert end is not None
    mouse = ana.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    mouse.up()
    expect(ana.page.locator(".chips .chip")).to_have_count(3)
    assert ana.page.locator(".chips .chip").all_inner_texts()[1:] == words[1:]


# -- what an action would bring ----------------------------------------------------------------------------------------


def test_a_slide_is_previewed_along_its_path_with_the_islands_it_makes(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, 2, sliding)
    targets = held_tile_with_targets(ana)
    words = targets.first.get_attribute("data-target") or ""
    targets.first.focus()
    expect(ana.page.locator(f"{SEA} .way")).to_be_attached()
    expect(ana.page.locator(f"{SEA} .step")).to_have_count(2)
    expect(ana.page.locator(f"{SEA} .ghost")).to_be_attached()
    promised = ana.post(f"/api/tables/{table}/preview", {"words": words})
    assert promised["words"] == words
    islands = promised["view"]["islands"]
    expect(ana.page.locator(f"{SEA} .then")).to_have_count(len(islands))
    expect(ana.page.locator(".board .islands h3")).to_contain_text("Then:")
    outcome = ana.page.locator(".board .outcome")
    for island in islands:
        expect(outcome).to_contain_text(str(island["tiles"]))


def test_a_slide_that_breaks_the_land_shows_the_new_islands_before_it_is_confirmed(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, 2, parts)
    words = next(moment for moment in played(2).moments if parts(moment)).parting
    before = len(hello(ana, table)["view"]["islands"])
    press(ana.page.locator(f'{TILE}[data-at="{words.split()[1]}"]'))
    if words.startswith("sink"):
        ana.page.locator(".board .deed").click()
    else:
        press(ana.page.locator(f'{TARGET}[data-target="{words}"]'))
    promised = ana.post(f"/api/tables/{table}/preview", {"words": words})["view"]["islands"]
    assert len(promised) > before
    expect(ana.page.locator(f"{SEA} .then")).to_have_count(len(promised))
    expect(ana.page.locator(".board .course .pip.soon")).to_have_count(len(promised) - before)
    expect(ana.page.locator(".board .outcome")).to_contain_text(f"Then there are {len(promised)} islands")
    sizes = [f"{island['tiles']} tile" for island in promised]
    expect(ana.page.locator(".board .islands .size strong")).to_contain_text(sizes)
    assert hello(ana, table)["index"] == ana.told


MOMENTS = [moment.at for moment in played(2).moments if sliding(moment) and in_turn(moment)][::3][:3]
"""After a slide the same person has another action: nobody changes the land meanwhile."""


@pytest.mark.parametrize("at", MOMENTS)
def test_what_was_previewed_is_what_then_lies_there(company: Company, at: int) -> None:
    """At several positions of a random match, with a random slide at each."""
    ana = company.guest("Ana")
    table = seated(ana, 2, lambda moment: moment.at == at)
    targets = held_tile_with_targets(ana)
    press(targets.nth(random.Random(at).randrange(targets.count())))
    outcome = ana.page.locator(".board .outcome")
    expect(outcome).to_have_text(re.compile(r"^Then there (is|are) \d"))
    sizes = ana.page.locator(".board .islands .size strong").all_inner_texts()
    before = ana.told
    ana.page.locator(".confirm").click()
    ana.wait_for_answer(before)
    expect(outcome).to_have_text("")
    expect(ana.page.locator(".board .islands h3")).not_to_contain_text("Then")
    assert ana.page.locator(".board .islands .size strong").all_inner_texts() == sizes
    assert [f"{island['tiles']} tiles" for island in hello(ana, table)["view"]["islands"]] == [
        size.replace("1 tile", "1 tiles") if size == "1 tile" else size for size in sizes
    ]
