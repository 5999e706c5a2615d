"""The lobby: boxes, play now, setting up, inviting, and one's own matches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.web.people import BOT, ME, OPEN, PHONE, Company
from tests.web.ways import by_words, play_match

BOXES = ("Origami", "Origami: Legends", "Origami Islands", "Shaman Island")


def test_the_boxes_stand_in_the_lobby_as_pictures(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/")
    for title in BOXES:
        box = ana.page.locator("li.box").filter(has=ana.page.get_by_role("heading", name=title, exact=True))
        expect(box.locator("svg.figure")).to_be_visible()
        expect(box.get_by_role("button", name="Play now")).to_be_enabled()


def test_two_clicks_after_the_lobby_a_match_against_bots_runs(company: Company) -> None:
    ana = company.guest("Ana")
    for place, _ in enumerate(BOXES):
        ana.go("/")
        ana.page.get_by_role("button", name="Play now").nth(place).click()
        ana.page.get_by_role("button", name="Begin").click()
        expect(ana.page.locator(".table-page")).to_be_visible()
        expect(ana.page.get_by_role("list", name="Players")).to_contain_text("Ana")


def test_play_now_asks_how_many_and_how_well(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/")
    ana.page.get_by_role("button", name="Play now").first.click()
    expect(ana.page.get_by_role("radio", name="Paper")).to_be_checked()  # the friendly first opponent
    ana.page.get_by_role("radio", name="3", exact=True).check()
    ana.page.get_by_role("radio", name="Crane").check()
    ana.page.get_by_role("button", name="Begin").click()
    expect(ana.page.locator(".players li")).to_have_count(4)


def test_a_name_is_kept_for_the_next_time(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/account")
    ana.page.get_by_label("Your name").fill("Ana Maria")
    ana.go("/new/shaman")
    expect(ana.page.get_by_label("Your name")).to_have_value("Ana Maria")


def test_every_option_is_explained_and_goes_to_the_table(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/new/legends")
    page = ana.page
    expect(page.get_by_role("radio", name="The Legends box")).to_be_checked()
    page.get_by_label("Polar").check()
    page.get_by_label("Exotic").check()
    expect(page.get_by_label("Dinosaur")).to_be_disabled()
    page.get_by_label("Turns at most").fill("12")
    page.get_by_label("Memory aid").check()
    page.get_by_role("radio", name="Time for each decision").check()
    page.get_by_label("When time is up").select_option("random")
    page.get_by_label("Hints").select_option("nobody")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".table-page")).to_be_visible()
    table = ana.get("/api/tables/" + page.url.rpartition("/")[2])
    assert table["options"]["families"] == ["polar", "exotic"]
    assert (table["options"]["turn-limit"], table["options"]["memory-aid"]) == (12, True)
    assert table["hints"] == "nobody"
    assert (table["clock"]["kind"], table["clock"]["policy"]) == ("turn", "random")
    expect(page.get_by_role("timer").first).to_be_visible()


def test_options_that_mean_nothing_are_not_shown(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/new/origami")
    expect(ana.page.get_by_text("Families", exact=True)).to_be_visible()
    expect(ana.page.get_by_label("With characters")).to_have_count(0)
    ana.page.get_by_role("radio", name="Both boxes combined").check()
    expect(ana.page.get_by_label("With characters")).to_be_visible()
    ana.page.get_by_label("With characters").uncheck()
    expect(ana.page.get_by_label("Geisha")).to_have_count(0)


def test_solitary_science_is_offered_to_one_player_only(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/new/islands")
    expect(ana.page.get_by_label("Number of players")).to_be_visible()
    expect(ana.page.get_by_label("Science vs. Carrambah")).to_have_count(0)
    ana.page.get_by_label("Number of players").select_option("1")
    expect(ana.page.get_by_label("Science vs. Carrambah")).to_be_visible()


def test_a_friend_follows_the_link_and_the_match_begins(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben", size=PHONE, touch=True)
    ana.go("/new/origami")
    ana.page.get_by_label("Seat 2: who").select_option("open")
    ana.page.get_by_role("button", name="Open the table").click()
    link = ana.page.get_by_label("Link to this table").input_value()
    expect(ana.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    ben.go(link.removeprefix(ben.base))
    ben.page.get_by_role("button", name="Sit down").click()
    for guest in (ana, ben):
        expect(guest.page.locator(".players")).to_contain_text("Ben")


def test_a_personal_link_is_for_one_seat_and_only_the_host_sees_it(company: Company) -> None:
    ana, ben, cleo = company.guest("Ana"), company.guest("Ben"), company.guest("Cleo")
    table = ana.set_up(ME, {"kind": "invited", "name": "Ben"}, OPEN)
    ana.page.goto(f"{ana.base}/table/{table}")
    link = ana.page.get_by_label("Personal link for Ben").input_value()
    cleo.page.goto(f"{cleo.base}/table/{table}")
    expect(cleo.page.get_by_role("heading", name="Bring others here")).to_be_visible()
    expect(cleo.page.get_by_label("Personal link for Ben")).to_have_count(0)
    assert "#" in link, "the secret of the link stands where no browser sends it"
    ben.go(link.removeprefix(ben.base))
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".seats li").nth(1)).to_contain_text("you")


def test_an_open_table_is_found_in_the_lobby(company: Company) -> None:
    ana, ben = company.guest("Ana Lobby"), company.guest("Ben")
    ana.set_up(ME, OPEN, game="shaman", visibility="lobby")
    ben.go("/")
    card = ben.page.locator("li.sheet").filter(has_text="Ana Lobby")
    card.get_by_role("link", name="Sit down").click()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".table-page")).to_be_visible()


def test_ones_own_matches_are_listed_with_what_they_wait_for(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    ana.set_up(ME, OPEN)
    table = ana.set_up(ME, OPEN, game="shaman")
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    for guest in (ana, ben):
        guest.go("/")
    starter = ana.get("/api/tables/mine")["tables"][0]["acting"]
    own = ana.page.get_by_role("region", name="Your matches").locator("li.sheet")
    expect(own).to_have_count(2)
    expect(own.filter(has_text="waits for players")).to_have_count(1)
    expect(own.filter(has_text="your turn" if starter == 0 else "Ben is thinking")).to_have_count(1)
    other = ben.page.get_by_role("region", name="Your matches").locator("li.sheet")
    expect(other.filter(has_text="your turn" if starter == 1 else "Ana is thinking")).to_have_count(1)
    own.filter(has_text="Shaman").get_by_role("link", name="Go on").click()
    expect(ana.page.locator(".table-page")).to_be_visible()


def test_whoever_is_asked_finds_that_match_first(company: Company) -> None:
    ana = company.guest("Ana")
    ana.set_up(ME, {"kind": "me", "name": "Other"}, game="shaman")
    ana.set_up(ME, OPEN)
    ana.go("/")
    first = ana.page.get_by_role("region", name="Your matches").locator("li.sheet").first
    expect(first).to_contain_text("your turn")
    expect(first.get_by_role("link", name="Go on")).to_have_class(re.compile("primary"))


def test_what_waits_for_me_is_counted_and_stands_above_the_boxes(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/")
    expect(ana.page).to_have_title("Kamishima")
    for _ in range(2):
        ana.set_up(ME, {"kind": "me", "name": "Other"}, game="shaman")
    ana.go("/")
    expect(ana.page).to_have_title("(2) Kamishima")
    expect(ana.page.get_by_role("navigation").get_by_role("link", name="Lobby")).to_contain_text("2")
    own, boxes = ana.page.get_by_role("region", name="Your matches"), ana.page.locator("ul.boxes")
    expect(own.locator("li.sheet")).to_have_count(2)
    above, below = own.bounding_box(), boxes.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]


def test_every_box_says_how_long_for_how_many_and_how_heavy(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/")
    for box in ana.page.locator("li.box").all():
        expect(box).to_contain_text(re.compile(r"players · \d+–\d+ minutes · (light|medium|demanding)"))
        expect(box.locator(".about svg image[href^='data:']").first).to_be_visible()


def test_one_press_opens_a_table_for_a_friend(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    ana.go("/")
    ana.page.get_by_role("button", name="Play with a friend").nth(2).click()
    link = ana.page.get_by_label("Link to this table").input_value()
    expect(ana.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    ben.go(link.removeprefix(ben.base))
    ben.page.get_by_role("button", name="Sit down").click()
    for guest in (ana, ben):
        expect(guest.page.locator(".table-page")).to_be_visible()


def test_newcomers_get_the_friendly_bot_and_the_near_islands(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/")
    ana.page.get_by_role("button", name="Play now").nth(2).click()
    expect(ana.page.get_by_role("radio", name="Paper")).to_be_checked()
    expect(ana.page.get_by_role("checkbox", name="Near Islands")).to_be_checked()
    ana.page.get_by_role("button", name="Begin").click()
    expect(ana.page.locator(".table-page")).to_be_visible()
    assert ana.get("/api/tables/" + ana.page.url.rpartition("/")[2])["options"]["near"] is True


def test_an_open_table_tells_its_clock_and_options(company: Company) -> None:
    ana, ben = company.guest("Ana of facts"), company.guest("Ben")
    clock = {"kind": "turn", "seconds": 60, "policy": "bot"}
    ana.set_up(ME, OPEN, visibility="lobby", clock=clock, options={"turn-limit": 12, "memory-aid": True})
    ben.go("/")
    card = ben.page.locator("li.sheet").filter(has_text="Ana of facts")
    for fact in ("1 minute for each decision", "Turns at most: 12", "Memory aid"):
        expect(card).to_contain_text(fact)


def test_a_table_that_waits_can_be_filled_with_bots_or_cancelled(company: Company) -> None:
    ana = company.guest("Ana")
    ana.page.goto(f"{ana.base}/table/{ana.set_up(ME, OPEN, OPEN)}")
    for left in (1, 0):
        ana.page.get_by_role("button", name="Give it to a bot").first.click()
        expect(ana.page.get_by_role("button", name="Give it to a bot")).to_have_count(left)
    expect(ana.page.locator(".table-page")).to_be_visible()
    ana.page.goto(f"{ana.base}/table/{ana.set_up(ME, OPEN)}")
    ana.page.get_by_role("button", name="Cancel the table").click()
    expect(ana.page.get_by_text("This table was closed.")).to_be_visible()


def test_those_who_wait_can_talk_and_leave(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben", size=PHONE)
    table = ana.set_up(ME, OPEN, OPEN)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    for guest in (ana, ben):
        guest.go(f"/table/{table}")
    ben.page.get_by_label("Write something").fill("hello there")
    ben.page.get_by_role("button", name="Send").click()
    expect(ana.page.get_by_role("log")).to_contain_text("hello there")
    assert ben.violations() == []
    assert ben.overflow == 0
    ben.page.get_by_role("button", name="Leave the table").click()
    expect(ben.page.get_by_role("heading", name="A table made of paper")).to_be_visible()
    expect(ana.page.locator(".seats")).not_to_contain_text("Ben")


def test_it_is_told_when_a_bot_sits_in_and_when_somebody_is_back(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    table = ana.set_up(ME, OPEN, game="shaman")
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    ana.sit_at(table)
    ben.post(f"/api/tables/{table}/leave", {"sure": True})
    expect(ana.page.get_by_text("A bot plays for Ben now.")).to_be_visible()
    expect(ana.page.locator(".players")).to_contain_text("Crane")
    ben.post(f"/api/tables/{table}/return", {})
    expect(ana.page.get_by_text("Ben is back.")).to_be_visible()


def test_a_finished_match_says_how_it_ended_and_can_be_seen_again(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT, options={"turn-limit": 1}))
    play_match(ana, by_words)
    ana.go("/")
    over = ana.page.get_by_role("region", name="Played to the end").locator("li.sheet")
    expect(over).to_contain_text(re.compile(r"place [12] of 2, \d+ points?"))
    over.get_by_role("link", name="Look at it again").click()
    expect(ana.page.locator(".controls")).to_be_visible()


def test_somebody_new_plays_after_two_clicks_without_a_name(browser: Browser, server: str) -> None:
    page = browser.new_page(locale="en")
    page.goto(server)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text(re.compile(r"Guest \d+"))
    page.context.close()


def test_somebody_too_late_can_still_watch(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    table = ana.set_up(ME, BOT)
    ben.go(f"/join/{table}")
    expect(ben.page.get_by_text("The match has begun already")).to_be_visible()
    ben.page.get_by_role("link", name="Watch").click()
    expect(ben.page.get_by_text("You are watching")).to_be_visible()


def test_the_same_name_twice_is_refused_in_one_line(company: Company) -> None:
    ana, other = company.guest("Ana"), company.guest("Ana")
    table = ana.set_up(ME, OPEN)
    other.go(f"/join/{table}")
    other.page.get_by_role("button", name="Sit down").click()
    expect(other.page.get_by_text("Somebody here has this name already.")).to_be_visible()


def test_an_account_reaches_the_seats_from_another_device(company: Company) -> None:
    ana, again = company.guest("Ana"), company.guest("Ana")
    ana.set_up(ME, OPEN)
    for guest, button in ((ana, "Make an account"), (again, "Log in")):
        guest.go("/account")
        guest.page.get_by_label("Login").fill("ana.paper")
        guest.page.get_by_label("Password").fill("folded twice")
        guest.page.get_by_role("button", name=button).click()
        expect(guest.page.get_by_text("You are logged in as ana.paper.")).to_be_visible()
    again.go("/")
    expect(again.page.get_by_role("region", name="Your matches").locator("li.sheet")).to_have_count(1)
    again.go("/account")
    again.page.get_by_role("button", name="Log out").click()
    expect(again.page.get_by_role("button", name="Log in")).to_be_visible()


def test_a_wrong_password_is_told(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/account")
    ana.page.get_by_label("Login").fill("nobody")
    ana.page.get_by_label("Password").fill("whatever it is")
    ana.page.get_by_role("button", name="Log in").click()
    expect(ana.page.get_by_text("Login or password is wrong.")).to_be_visible()


def test_an_address_without_anything_says_so_and_leads_back(company: Company) -> None:
    ana = company.guest("Ana")
    for path in ("/nowhere", "/table/nosuchtable", "/join/nosuchtable", "/review/nosuchtable"):
        ana.go(path)
        expect(ana.page.get_by_text(re.compile("There is nothing here|There is no such table"))).to_be_visible()
        ana.page.locator("main").get_by_role("link", name="Lobby").click()
        expect(ana.page.get_by_role("heading", name="A table made of paper")).to_be_visible()


def test_the_language_is_switched_without_a_reload(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/")
    ana.page.evaluate("window.stillHere = true")
    ana.page.get_by_role("button", name="Settings").click()
    for language, title in (("Deutsch", "Ein Tisch aus Papier"), ("Polski", "Stół z papieru")):
        ana.page.get_by_role("radio", name=language).check()
        expect(ana.page.locator("main h1")).to_have_text(title)
    assert ana.page.evaluate("window.stillHere") is True
    assert ana.page.evaluate("document.documentElement.lang") == "pl"


@pytest.mark.parametrize(
    ("locale", "title"), [("de-AT", "Ein Tisch aus Papier"), ("pl", "Stół z papieru"), ("fr", "A table made of paper")]
)
def test_the_browsers_language_is_taken_where_we_have_it(company: Company, locale: str, title: str) -> None:
    ana = company.guest("Ana", locale=locale)
    ana.go("/")
    expect(ana.page.locator("main h1")).to_have_text(title)


def test_the_theme_can_be_chosen_and_is_kept(company: Company) -> None:
    ana = company.guest("Ana", scheme="light")
    ana.go("/")
    light = ana.page.evaluate("getComputedStyle(document.body).backgroundColor")
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("radio", name="Dark").check()
    ana.page.reload()
    expect(ana.page.locator("main h1")).to_be_visible()
    assert ana.page.evaluate("getComputedStyle(document.body).backgroundColor") != light


def test_the_page_can_be_installed_and_opens_without_the_server(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/")
    manifest = ana.get("/manifest.webmanifest")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert ana.context.request.get(ana.base + icon["src"]).ok
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.page.reload()
    expect(ana.page.locator("main h1")).to_be_visible()
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.get_by_text("The server cannot be reached.").first).to_be_visible()
    ana.context.set_offline(False)


def test_a_game_that_the_page_was_built_without_can_be_set_up(company: Company) -> None:
    """Its box comes from the server's list, its texts and content from the server."""
    ana = company.guest("Ana")
    page = ana.page
    option = {"name": "strong-wind", "kind": "flag", "default": False, "values": [], "values_by": {}, "players": []}
    drift = {"name": "drift", "players": [2, 3], "options": [option], "bots": ["random"]}
    page.route("**/api/games", lambda route: route.fulfill(json={"games": [drift]}))
    page.route("**/api/games/drift", lambda route: route.fulfill(json=drift))
    page.route("**/api/games/drift/texts/en", lambda route: route.fulfill(json={"fluent": []}))
    page.route("**/api/games/drift/content", lambda route: route.fulfill(json={"name": "river"}))
    ana.go("/")
    box = page.locator("li.box").filter(has=page.get_by_role("heading", name="Drift", exact=True))
    expect(box).to_contain_text("2 to 3 players")
    expect(box.get_by_role("link", name="Rules")).to_have_count(0)
    box.get_by_role("link", name="Set up").click()
    expect(page.get_by_label("Strong Wind")).not_to_be_checked()
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
