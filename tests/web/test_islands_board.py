"""The table of Origami Islands on the page: sheets, bids, shapes that follow the pointer, and what they would do."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message
from playwright.sync_api import Route, expect
from tests.web.isles import (
    CHOSEN,
    GREEDY,
    LIT,
    SOLO,
    hello,
    outcome,
    painting,
    play_until,
    said,
    seated,
    seated_to_surround,
    spot,
    squares,
    turnable,
)
from tests.web.people import ME, Company, Guest
from tests.web.test_texts import variables

BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "islands"


# -- sheets and bids ---------------------------------------------------------------------------------------------------


def test_both_islands_of_every_sheet_are_shown_and_two_sheets_are_kept(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, GREEDY)
    assert ana.wait_for_turn()
    pages = ana.page.locator(".sheets .page")
    expect(pages).to_have_count(3)
    expect(pages.first.locator(".island")).to_have_count(2)
    assert re.match(r"Sheet [A-L]: .+ \(.*Regular Harbour.*\) and .+\)", pages.first.inner_text())
    pages.first.click()
    expect(pages.first).to_have_attribute("aria-pressed", "true")
    pages.first.click()
    expect(pages.first).to_have_attribute("aria-pressed", "false")
    pages.nth(0).click()
    pages.nth(2).click()
    ana.page.locator(".confirm").click()
    expect(ana.page.locator(".lands .field")).to_have_count(4)
    assert len(hello(ana, table)["view"]["players"][0]["lands"]) == 4


def test_a_sheet_can_be_looked_at_closely(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, GREEDY)
    ana.page.get_by_role("button", name="Look closely").first.click()
    expect(ana.page.get_by_role("dialog").locator(".island")).to_have_count(2)


def test_alone_any_two_sheets_can_be_kept_or_one_of_them_twice(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, options=SOLO)
    expect(ana.page.locator(".sheets .page")).to_have_count(12)
    ana.page.locator(".sheets .page").nth(3).click()
    ana.page.get_by_role("button", name="Take it twice").click()
    ana.page.locator(".confirm").click()
    expect(ana.page.locator(".lands .field")).to_have_count(4)
    names = [land["name"] for land in hello(ana, table)["view"]["players"][0]["lands"]]
    assert names[:2] == names[2:]


def test_a_bid_is_chosen_changed_and_sent(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, GREEDY, until=lambda now: now["view"]["phase"] == "bidding")
    least = min(int(action[1]) for action in said(hello(ana, table)["words"]) if action[0] == "bid")
    bids = ana.page.locator(".bids .bid")
    assert bids.first.get_attribute("aria-label") == (f"Bid {least} coins" if least > 1 else "Bid 1 coin")
    bids.first.click()
    bids.nth(2).click()
    expect(ana.page.locator(".bids .chosen")).to_have_attribute("aria-label", f"Bid {least + 2} coins")
    ana.page.get_by_role("button", name="More …").click()
    assert bids.count() > 8
    before = ana.told
    ana.page.locator(".confirm").click()
    ana.wait_for_answer(before)
    log = [line["step"] for line in ana.get(f"/api/tables/{table}/log?since=0&language=en")["lines"]]
    assert f"bid {least + 2}" in [step["words"] for step in log]


def test_everybody_is_on_the_board_with_coins_and_islands(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, *[GREEDY] * 5, until=lambda now: now["view"]["round"] > 2)
    players = hello(ana, table)["view"]["players"]
    expect(ana.page.locator(".others article")).to_have_count(5)
    assert [int(text) for text in ana.page.locator(".board [data-coins]").all_inner_texts()] == [
        each["coins"] for each in players
    ]
    expect(ana.page.locator(".glance")).to_have_count(5)
    ana.page.locator(".glance").first.click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.locator(".field")).to_have_count(4)
    expect(dialog.locator("table tfoot")).to_contain_text(str(abs(players[1]["score"])))


# -- shapes ------------------------------------------------------------------------------------------------------------


def test_exactly_the_squares_that_words_can_cover_are_lit(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, GREEDY, until=painting(turns=True))
    view = hello(ana, table)["view"]
    turns = next(shape["turns"] for shape in view["shapes"] if shape["name"] == view["shape"])
    wanted: dict[int, set[str]] = {1: set(), 2: set(), 3: set(), 4: set()}
    for _, island, anchor, turn, *_ in [way for way in said(hello(ana, table)["words"]) if way[0] == "paint"]:
        column, row = ord(anchor[0]), int(anchor[1])
        wanted[int(island[1])] |= {f"{chr(column + right)}{row + down}" for right, down in turns[turn]}
    for land, lit in wanted.items():
        assert squares(ana, f".lands figure:nth-of-type({land}) .cell.offered") == lit


def test_a_shape_is_laid_turned_moved_and_taken_back(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, GREEDY, until=painting(turns=True))
    found = turnable([action for action in said(hello(ana, table)["words"]) if action[0] == "paint"])
    assert found is not None
    cell = spot(ana, int(found[0][1]), found[1])
    cell.hover()
    expect(ana.page.locator(".ghost-edge")).to_be_visible()
    expect(ana.page.locator(".confirm")).to_have_count(0)
    cell.click()
    expect(ana.page.locator(".confirm")).to_be_visible()
    laid = squares(ana, CHOSEN)
    assert found[1] in laid
    cell.click()
    turned = squares(ana, CHOSEN)
    assert turned != laid
    # Islands have squares of the same names: only another name is surely elsewhere.
    target = max(squares(ana, LIT) - turned)
    ana.page.locator(LIT).and_(ana.page.locator(f"[data-square={target}]")).last.click()
    moved = squares(ana, CHOSEN)
    assert moved != turned
    assert target in moved
    expect(ana.page.locator(".confirm")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(CHOSEN)).to_have_count(0)


def test_expancing_names_connected_squares_one_by_one(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, options=SOLO, until=lambda now: now["view"]["phase"] == "expancing")
    offered = [set(action[2:-1]) for action in said(hello(ana, table)["words"]) if action[0] == "paint"]
    for _ in range(8):
        if ana.page.locator(".confirm").count():
            break
        ana.page.locator(LIT).first.click()
    assert squares(ana, CHOSEN) in offered
    before = ana.told
    ana.page.locator(".confirm").click()
    ana.wait_for_answer(before)
    log = ana.get(f"/api/tables/{table}/log?since=0")["lines"]
    assert [line["step"]["words"] for line in log if line["step"]["seat"] == 0][-1].startswith("paint")


def ghosts(guest: Guest) -> str:
    return guest.page.locator(".ghost-edge").first.get_attribute("d") or ""


def test_wheel_key_and_buttons_turn_the_shape_that_hovers(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, GREEDY, until=painting(turns=True))
    found = turnable([action for action in said(hello(ana, table)["words"]) if action[0] == "paint"])
    assert found is not None
    cell = spot(ana, int(found[0][1]), found[1])
    cell.hover()
    seen = [ghosts(ana)]
    ana.page.mouse.wheel(0, 100)
    expect(ana.page.locator(".ghost-edge").first).not_to_have_attribute("d", seen[-1])
    seen.append(ghosts(ana))
    ana.page.mouse.wheel(0, -100)
    expect(ana.page.locator(".ghost-edge").first).to_have_attribute("d", seen[0])
    cell.focus()
    ana.page.keyboard.press("r")
    expect(ana.page.locator(".ghost-edge").first).to_have_attribute("d", seen[1])
    ana.page.keyboard.press("Shift+R")
    expect(ana.page.locator(".ghost-edge").first).to_have_attribute("d", seen[0])
    cell.click()
    ana.page.mouse.move(2, 2)
    before = squares(ana, CHOSEN)
    ana.page.get_by_role("button", name="Turn it right").click()
    assert squares(ana, CHOSEN) != before


def test_a_shape_of_any_colour_is_dipped_into_another_one(company: Company) -> None:
    ana = company.guest("Ana")
    table = seated(ana, until=painting(colours=3))
    ana.page.locator(LIT).first.click()
    for colour in ("red", "blue"):
        ana.page.locator(".brush").get_by_role("button", name=colour).click()
        expect(ana.page.locator(".chips")).to_contain_text(colour)
    before = ana.told
    ana.page.locator(".confirm").click()
    ana.wait_for_answer(before)
    log = ana.get(f"/api/tables/{table}/log?since=0")["lines"]
    assert [line["step"]["words"] for line in log if line["step"]["seat"] == 0][-1].endswith("blue")


def test_a_landmark_says_what_it_is_for(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, GREEDY, until=lambda now: now["view"]["phase"] == "bidding")
    ana.page.locator(".lands .cell[aria-label*=Temple]").first.click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("10 points if surrounded in a single colour")


def test_who_only_watches_sees_islands_but_nothing_lit(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    table = seated(ana, GREEDY, until=painting())
    ben.page.goto(f"{ben.base}/table/{table}")
    expect(ben.page.locator(".lands .field")).to_have_count(4)
    expect(ben.page.locator(".board .offered")).to_have_count(0)
    expect(ben.page.get_by_role("heading", name="The islands of Ana")).to_be_visible()


# -- previews ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_what_the_preview_promises_is_what_happens(company: Company, seed: int) -> None:
    ana = company.guest("Ana", scheme="dark")
    table = ana.set_up(ME, game="islands", options=SOLO)
    play_until(ana, table, lambda now: bool(now["view"]["players"][0]["lands"]), seed)
    ana.sit_at(table)
    rng, compared = random.Random(seed), 0
    while compared < 20:
        now = play_until(
            ana, table, lambda now: any(action[0] == "paint" for action in said(now["words"])), seed + compared
        )
        if now["ending"]:
            break
        compared += compare(ana, table, rng)
    assert compared > 10


RINGS = ".lands .badge"
"""Landmarks that are surrounded, and those that would be."""


def compare(guest: Guest, table: str, rng: random.Random) -> int:
    """Lay something somewhere, read what is promised, confirm, and look at what has come of it.

    The points, the coins, the squares and the landmarks that would be surrounded are promised; how many squares it was.
    """
    index = hello(guest, table)["index"]
    expect(guest.page.locator(f".table-page[data-index='{index}']")).to_be_visible()
    lit = guest.page.locator(LIT)
    for _ in range(8):
        if guest.page.locator(".confirm").count():
            break
        lit.nth(rng.randrange(lit.count())).click()
    guest.page.mouse.move(2, 2)
    expect(outcome(guest)).to_be_visible()
    promised = [int(outcome(guest).get_attribute(f"data-{what}") or "") for what in ("points", "coins")]
    laid = [squares(guest, f".lands figure:nth-of-type({land}) .cell.chosen") for land in (1, 2, 3, 4)]
    ringed = guest.page.locator(RINGS).count()
    before = guest.told
    guest.page.locator(".confirm").click()
    guest.wait_for_answer(before)
    player = hello(guest, table)["view"]["players"][0]
    assert promised == [player["score"], player["coins"]]
    for land, covered in zip(player["lands"], laid, strict=True):
        assert all(land["rows"][int(square[1]) - 1][ord(square[0]) - ord("a")] in "bgr" for square in covered)
    expect(guest.page.locator(RINGS)).to_have_count(ringed)
    expect(guest.page.locator(f"{RINGS}.coming")).to_have_count(0)
    assert ringed == sum([bool(mark["surrounded"]) for land in player["lands"] for mark in land["landmarks"]])
    return sum([len(covered) for covered in laid])


def test_what_would_be_surrounded_is_ringed_and_told(company: Company) -> None:
    ana = company.guest("Ana")
    surrounding = seated_to_surround(ana)
    line = ana.command_line()
    line.fill(f"{surrounding} ")  # the last word counts as said when it has been left
    expect(ana.page.locator(".badge.coming").first).to_be_visible()
    expect(outcome(ana)).to_contain_text("You surround the")


BELOW = """() => {
  const top = (what) => document.querySelector(what).getBoundingClientRect().top
  return top('.lands .field') - top('.season')
}"""


def test_islands_stay_under_the_pointer_whatever_is_foreseen(company: Company) -> None:
    """What would come of some squares takes many lines, of others few; it is told in a tag that takes no room."""
    ana = company.guest("Ana")
    seated(ana, GREEDY, until=painting(lands=3))
    told: dict[str, int] = {}

    def tell_more(route: Route) -> None:
        asked = route.request.post_data_json
        assert asked is not None
        lines = told.setdefault(asked["words"], (1, 5, 2)[len(told) % 3])
        taken = {"event": "coins-taken", "seat": 0, "victim": 1, "coins": 3}
        route.fulfill(json={**route.fetch().json(), "events": [taken] * lines})

    ana.page.route("**/preview", tell_more)
    ana.page.mouse.move(0, 0)
    tops, before = list[float](), ""
    lands = ana.page.locator(".lands figure").filter(has=ana.page.locator(".cell.offered"))
    for place in range(3):
        lands.nth(place).locator(".cell.offered").first.focus()  # which points as well, and stays where the islands go
        expect(outcome(ana)).not_to_have_attribute("data-words", before)
        before = outcome(ana).get_attribute("data-words") or ""
        tops.append(ana.page.evaluate(BELOW))
    assert len(told) == 3
    ana.page.unroute_all(behavior="wait")
    assert len(set(tops)) == 1


# -- texts -------------------------------------------------------------------------------------------------------------


def messages(locale: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((BOARD / "texts" / f"{locale}.ftl").read_text("utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("locale", ["de", "pl"])
def test_every_message_is_translated_with_the_same_arguments(locale: str) -> None:
    english, other = messages("en"), messages(locale)
    assert list(other) == list(english)
    for name, message in english.items():
        assert variables(other[name]) == variables(message), name
        assert serialize_message(other[name]) != serialize_message(message), name


def test_every_message_is_said_by_the_board() -> None:
    code = "\n".join(path.read_text("utf-8") for path in BOARD.rglob("*") if path.suffix in (".svelte", ".ts"))
    built = {f"islands-level-{state}" for state in ("unknown", "known", "used")}
    known = set(messages("en"))
    assert {name for name in known if f"'{name}'" not in code} == built
    assert set(re.findall(r"'(islands-[a-z-]+)'", code)) - known == set()
