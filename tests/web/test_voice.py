"""The voice of the page: its typeface, the sounds of paper, a sheet that unfolds and a stamp."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Response, Route, expect
from tests.web import isles, origami
from tests.web.people import Company, Guest

FACE = "Kreon Light"
"""As the file calls it: its weight is a matter of its own."""
BOXES = "() => [...document.querySelectorAll('h1, h2, h3')].map((one) => one.getBoundingClientRect().toJSON())"
SHIFTS = """
window.shift = 0
new PerformanceObserver((list) => list.getEntries().forEach((entry) => { shift += entry.value }))
  .observe({ type: 'layout-shift', buffered: true })
"""

# -- the typeface ------------------------------------------------------------------------------------------------------


def faces(guest: Guest, selector: str) -> dict[str, set[tuple[str, bool]]]:
    """The faces that the texts of these elements are drawn with, and whether each came with the page."""
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    nodes = devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
    texts = guest.page.locator(selector).all_text_contents()
    found: dict[str, set[tuple[str, bool]]] = {}
    for text, node in zip(texts, nodes, strict=True):
        fonts: list[dict[str, Any]] = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        found[text.strip()] = {(font["familyName"], font["isCustomFont"]) for font in fonts}
    devtools.detach()
    return found


@pytest.mark.parametrize(("locale", "letters"), [("en", "Tt"), ("de", "äöüß"), ("pl", "ąćęłńśźż")])
def test_headings_are_in_the_face_of_the_page_in_every_language(company: Company, locale: str, letters: str) -> None:
    ana = company.guest("Ana", locale=locale)
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)  # Playwright takes no built-in function as a listener

    ana.page.on("response", keep)
    ana.go("/rules/origami")
    ana.page.wait_for_load_state("networkidle")
    ana.go("/rules/origami")  # whoever comes again has it in any case
    ana.page.evaluate("document.fonts.ready")
    found = faces(ana, "main h1, main h2, main h3")
    assert len(found) > 5
    assert any([letter in heading for heading in found for letter in letters])
    assert {face for drawn in found.values() for face in drawn} == {(FACE, True)}
    fonts = [answer for answer in answers if answer.url.endswith(".woff2")]
    assert len({answer.url for answer in fonts}) == (2 if locale == "pl" else 1)
    for answer in fonts:
        assert answer.url.startswith(f"{ana.base}/assets/")
        assert answer.headers["content-type"] == "font/woff2"


def test_its_licence_lies_beside_it(company: Company) -> None:
    ana = company.guest("Ana")
    answer = ana.context.request.get(f"{ana.base}/assets/kreon-licence.txt")
    assert "SIL OPEN FONT LICENSE" in answer.text()


def test_names_and_numbers_of_cards_are_in_it_and_running_text_is_not(company: Company) -> None:
    ana = company.guest("Ana", locale="pl")
    ana.go("/")
    ana.page.wait_for_load_state("networkidle")
    origami.seated_at(ana, 2, "classic", origami.fullest(2, "classic", origami.lays_on_both))
    ana.page.wait_for_load_state("networkidle")
    ana.page.reload()  # a face that comes late is left for the next visit, and that one has it in any case
    assert ana.wait_for_turn()
    ana.page.evaluate("document.fonts.ready")
    for selector in (".hand .card .name > span", ".hand .card .cost", ".pile .name", ".pile .points", ".score b"):
        assert {face for drawn in faces(ana, f".board {selector}").values() for face in drawn} == {(FACE, True)}
    assert FACE not in {name for drawn in faces(ana, ".choice-bar .button").values() for name, _ in drawn}


def test_nothing_moves_when_the_face_comes_late(company: Company) -> None:
    ana = company.guest("Ana", workers="block")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ana.page.add_init_script(SHIFTS)
    ana.page.route("**/*.woff2", hold)
    ana.page.goto(f"{ana.base}/rules/origami", wait_until="commit")
    expect(ana.page.locator("main h2").nth(5)).to_be_visible()
    before, shifted = ana.page.evaluate(BOXES), ana.page.evaluate("shift")
    assert held
    with ana.page.expect_event("requestfinished", lambda request: request.url.endswith(".woff2")):
        for route in held:
            route.continue_()
    ana.page.evaluate("document.fonts.ready")
    ana.two_frames()
    assert ana.page.evaluate(BOXES) == before
    assert ana.page.evaluate("shift") == shifted


# -- sounds ------------------------------------------------------------------------------------------------------------

SPY = """
window.heard = []
window.AudioContext = class extends AudioContext {
  constructor() { super(); heard.push('context') }
  createBufferSource() { heard.push('noise'); return super.createBufferSource() }
  createOscillator() { heard.push('tone'); return super.createOscillator() }
}
"""


def seated_to_play(guest: Guest) -> str:
    """This person at a table of Origami, where these words lay a card on a collection."""
    moment = next(filter(origami.lays_on_both, origami.played(2, "classic")[1]))
    origami.seated_at(guest, 2, "classic", moment)
    return next(text for text in moment.words if text.startswith("play"))


def play(guest: Guest, words: str) -> None:
    """Say words, and wait until the page has drawn what came of them."""
    before = guest.told
    guest.say(words)
    guest.wait_for_answer(before)
    guest.two_frames()


def heard(guest: Guest) -> set[str]:
    """What was asked of the browser's sound."""
    return set(guest.page.evaluate("heard"))


def test_there_are_no_sounds_unless_somebody_wants_them(company: Company) -> None:
    ana = company.guest("Ana")
    ana.page.add_init_script(SPY)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    play(ana, seated_to_play(ana))
    assert heard(ana) == set()
    assert not any(["/paper-" in url for url in asked])


def test_whoever_switches_sounds_on_hears_paper_and_their_turn(company: Company) -> None:
    ana = company.guest("Ana")
    ana.page.add_init_script(SPY)
    words = seated_to_play(ana)
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("checkbox", name="Sounds").check()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.page.wait_for_function("() => heard.includes('tone')")
    play(ana, words)
    ana.page.wait_for_function("() => heard.includes('noise')")


def test_sounds_can_be_listened_to_before_they_are_switched_on(company: Company) -> None:
    ana = company.guest("Ana")
    ana.page.add_init_script(SPY)
    ana.go("/")
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("button", name="Listen").click()
    ana.page.wait_for_function("() => heard.includes('noise') && heard.includes('tone')")
    expect(ana.page.get_by_role("checkbox", name="Sounds")).not_to_be_checked()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_settings_are_without_barriers(company: Company, scheme: Literal["light", "dark"]) -> None:
    ana = company.guest("Ana", scheme=scheme, locale="de")
    ana.go("/")
    ana.page.get_by_role("button", name="Einstellungen").click()
    expect(ana.page.get_by_role("button", name="Anhören")).to_be_visible()
    assert ana.violations() == []


# -- motion ------------------------------------------------------------------------------------------------------------

WATCH = """
window.moved = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, options) {
  moved.push({ id: options.id ?? '', changes: [...new Set(frames.flatMap((frame) => Object.keys(frame)))] })
  return animate.call(this, frames, options)
}
"""
TAKES_PRESSES = """() => {
  const { x, y, width } = document.querySelector('.own.pile .top .lying').getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + 8).closest('.lying') !== null
}"""


def test_a_card_that_is_laid_unfolds_and_can_be_pressed_meanwhile(company: Company) -> None:
    ana = company.guest("Ana", moves=True)
    ana.page.add_init_script(WATCH)
    play(ana, seated_to_play(ana))
    ana.page.wait_for_function("() => moved.some(({ id }) => id === 'fold')")
    assert ana.page.evaluate(TAKES_PRESSES)
    changed = {name for move in ana.page.evaluate("moved") if move["id"] == "fold" for name in move["changes"]}
    assert changed <= {"transform", "opacity", "offset", "easing"}
    ana.page.wait_for_function("() => document.querySelectorAll('body > [aria-hidden]').length === 0")


def test_a_landmark_that_is_surrounded_is_stamped(company: Company) -> None:
    ana = company.guest("Ana", moves=True)
    words = isles.seated_to_surround(ana)
    expect(ana.page.locator(".lands .stamped")).to_have_count(0)
    play(ana, words)
    expect(ana.page.locator(".lands .stamped").first).to_be_visible()
    assert ana.page.locator(".lands .stamped").first.evaluate("(one) => one.getAnimations().length") == 1


def test_whoever_wants_less_motion_sees_neither(company: Company) -> None:
    ana = company.guest("Ana")
    ana.page.add_init_script(WATCH)
    play(ana, seated_to_play(ana))
    assert ana.page.evaluate("moved") == []
    words = isles.seated_to_surround(ana)
    rings = ana.page.locator(".lands .badge:not(.coming)").count()
    play(ana, words)
    expect(ana.page.locator(".lands .badge:not(.coming)")).not_to_have_count(rings)
    expect(ana.page.locator(".lands .stamped, .lands .press")).to_have_count(0)
    assert ana.page.evaluate("document.getAnimations().length") == 0
