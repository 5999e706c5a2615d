"""The island editor: draw, read the remarks, mend, let bots play, save, open again, share, and play a table with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Locator, expect
from tests.web.people import BOT, DESK, ME, PHONE, Company, Guest

from kamishima.games.islands.pack.content import house_content, house_text, read_content
from kamishima.texts.catalogue import LOCALES

ROOT = Path(__file__).parents[2]


def come(guest: Guest, path: str = "/editor") -> None:
    """Open the editor, and wait for what the server says about the draft."""
    guest.go(path)
    settled(guest, "good")


def settled(guest: Guest, state: str) -> None:
    expect(guest.page.locator(f"[data-state={state}]")).to_be_attached()


def take(guest: Guest, tool: str) -> None:
    """Choose something to draw with."""
    guest.page.locator(f'.tool:has(input[value="{tool}"])').click()


def square(guest: Guest, word: str) -> Locator:
    return guest.page.locator(f"[data-square={word}]")


def remarks(guest: Guest) -> list[str]:
    return guest.page.locator("[data-state] li .what").all_inner_texts()


def saved(guest: Guest, folder: Path) -> Path:
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name="Save as a file").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def rows_of(guest: Guest, folder: Path, island: str) -> list[str]:
    """The island as the saved pack has it."""
    content = read_content(saved(guest, folder).read_text("utf-8"))
    return next(sheet.islands[island].rows for sheet in content.sheets.values() if island in sheet.islands)


# -- drawing and remarks -----------------------------------------------------------------------------------------------


def test_what_is_drawn_is_judged_at_once_marked_at_its_square_and_can_be_mended(company: Company) -> None:
    ana = company.guest("Ana")
    come(ana)
    take(ana, "T")
    square(ana, "d5").click()
    settled(ana, "faults")
    assert any(["Temple: at most 2 allowed, here 3." in line for line in remarks(ana)])
    expect(square(ana, "d5")).to_have_class(re.compile("fault"))
    assert "at most 2 allowed" in (square(ana, "d5").get_attribute("aria-label") or "")
    expect(ana.page.get_by_role("button", name="Play it")).to_be_disabled()
    square(ana, "d5").click()  # the same sign again takes it away
    settled(ana, "good")
    assert remarks(ana) == []


def test_all_remarks_come_at_once_and_lead_to_their_squares(company: Company) -> None:
    ana = company.guest("Ana")
    come(ana)
    take(ana, "~")
    for word in ("g2", "a4", "e1"):  # the Regular Harbour, the Lighthouse, and some land
        square(ana, word).click()
    take(ana, "C")
    for word in ("c5", "d5"):
        square(ana, word).click()
    settled(ana, "faults")
    told = " ".join(remarks(ana))
    for part in ("Regular Harbour: at least 1 needed", "Lighthouse: at least 1 needed", "Coal Pit: at most 2 allowed"):
        assert part in told
    ana.page.locator("[data-state] li", has_text="Coal Pit").get_by_role("button").click()
    expect(ana.page.locator("[data-square]:focus")).to_have_count(1)


def test_a_stroke_is_one_step_back_and_outlines_grow_from_square_to_square(company: Company, tmp_path: Path) -> None:
    ana = company.guest("Ana")
    come(ana)
    before = rows_of(ana, tmp_path, "tortoise-2")
    take(ana, "~")
    mouse = ana.page.mouse
    for place, word in enumerate(("c6", "d6", "e6")):
        box = square(ana, word).bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if place == 0:
            mouse.down()
    mouse.up()
    settled(ana, "good")
    assert rows_of(ana, tmp_path, "tortoise-2")[5] == "~~~~~~~"
    ana.page.keyboard.press("Control+z")
    settled(ana, "good")
    assert rows_of(ana, tmp_path, "tortoise-2") == before
    ana.page.keyboard.press("Control+y")
    ana.page.get_by_role("button", name="Undo").click()
    take(ana, "blue")
    for word in ("d6", "e6", "d5"):
        square(ana, word).click()
    settled(ana, "good")
    content = read_content(saved(ana, tmp_path).read_text("utf-8"))
    outlines = content.sheets["m"].islands["tortoise-2"].outlines
    assert [(one.colour, sorted(one.squares.split())) for one in outlines if one.colour == "blue"] == [
        ("blue", ["d5", "d6", "e6"])
    ]


def test_land_is_mirrored_when_asked_for(company: Company, tmp_path: Path) -> None:
    ana = company.guest("Ana")
    come(ana)
    ana.page.get_by_label("Mirror land and sea").select_option("sides")
    take(ana, "~")
    square(ana, "c6").click()
    settled(ana, "good")
    assert rows_of(ana, tmp_path, "tortoise-2")[5] == "~~~.~~~"


def test_a_draft_outlives_a_reload(company: Company) -> None:
    ana = company.guest("Ana")
    come(ana)
    ana.page.get_by_label("Word of the island").fill("Żółta Łódź")
    ana.page.get_by_label("Word of the island").press("Enter")
    expect(ana.page.get_by_label("Word of the island")).to_have_value("zolta-lodz")
    take(ana, "T")
    square(ana, "d5").click()
    settled(ana, "faults")
    ana.page.reload()
    settled(ana, "faults")
    expect(ana.page.get_by_role("heading", name="Zolta Lodz")).to_be_visible()
    assert "Temple" in (square(ana, "d5").get_attribute("aria-label") or "")


def test_an_island_of_the_gallery_can_be_changed(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/gallery/islands")
    ana.page.get_by_role("link", name="Quarry: Change this island").click()
    settled(ana, "good")
    expect(ana.page.get_by_role("heading", name="Quarry 2")).to_be_visible()
    assert ana.page.url.endswith("/editor")


# -- files and links ---------------------------------------------------------------------------------------------------


def test_a_saved_pack_is_a_good_pack_and_opens_again(company: Company, tmp_path: Path) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    come(ana)
    ana.page.get_by_label("Name of the pack").fill('Ana\'s "isles"')
    ana.page.get_by_label("Name of the pack").press("Enter")
    settled(ana, "good")
    path = saved(ana, tmp_path)
    text = path.read_text("utf-8")
    content = read_content(text)
    assert content.name == 'Ana\'s "isles"'
    house = house_content()
    assert {key: content.sheets[key] for key in house.sheets} == house.sheets
    assert (content.shapes, content.cards, content.season, content.setup) == (
        house.shapes, house.cards, house.season, house.setup,
    )  # fmt: skip
    come(ben)
    ben.page.locator("input[type=file]").set_input_files(path)
    expect(ben.page.get_by_label("Name of the pack")).to_have_value(content.name)
    settled(ben, "good")
    assert saved(ben, tmp_path).read_text("utf-8") == text


def test_our_own_pack_opened_and_saved_says_the_same(company: Company, tmp_path: Path) -> None:
    ana = company.guest("Ana")
    come(ana)
    house = tmp_path / "house.toml"
    house.write_text(house_text(), "utf-8")
    ana.page.locator("input[type=file]").set_input_files(house)
    expect(ana.page.get_by_label("Name of the pack")).to_have_value("house")
    settled(ana, "good")
    assert read_content(saved(ana, tmp_path).read_text("utf-8")) == house_content()


def test_a_file_that_is_no_pack_is_refused_and_the_draft_stays(company: Company, tmp_path: Path) -> None:
    ana = company.guest("Ana")
    come(ana)
    path = tmp_path / "nothing.toml"
    path.write_text("name = ", "utf-8")
    ana.page.locator("input[type=file]").set_input_files(path)
    expect(ana.page.get_by_text("nothing.toml cannot be read as a pack")).to_be_visible()
    expect(ana.page.get_by_label("Name of the pack")).to_have_value("My islands")


def test_a_link_holds_the_whole_sheet(company: Company, tmp_path: Path) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    come(ana)
    take(ana, "^")
    square(ana, "d6").click()
    settled(ana, "good")
    link = ana.page.get_by_label("Link to this sheet").input_value()
    drawn = read_content(saved(ana, tmp_path).read_text("utf-8")).sheets["m"]
    come(ben)  # has a draft of his own already, which the shared sheet joins
    ben.page.goto(link)
    expect(ben.page.get_by_text("14 sheets are in the pack")).to_be_visible()
    settled(ben, "good")
    sheets = read_content(saved(ben, tmp_path).read_text("utf-8")).sheets
    shared = sheets["n"]
    assert [(isle.rows, isle.outlines) for isle in shared.islands.values()] == [
        (isle.rows, isle.outlines) for isle in drawn.islands.values()
    ]
    assert shared.near == drawn.near


def test_a_link_that_was_cut_short_is_told(company: Company) -> None:
    ana = company.guest("Ana")
    come(ana, "/editor?sheet=1*m*turtle!..R")
    expect(ana.page.get_by_text("This link holds no sheet")).to_be_visible()


# -- bots and tables ---------------------------------------------------------------------------------------------------


def test_bots_play_the_islands_and_the_results_are_drawn(company: Company) -> None:
    ana = company.guest("Ana")
    come(ana)
    ana.page.get_by_label("Games").select_option("10")
    ana.page.locator("label", has_text="Bots").locator("select").select_option("uniform")
    ana.page.get_by_role("button", name="Let them play").click()
    expect(ana.page.get_by_text("10 games were played.")).to_be_visible()
    points = ana.page.get_by_role("table", name="Points of an island")
    expect(points.get_by_role("row", name="Tortoise 2")).to_be_visible()
    expect(ana.page.get_by_role("table", name="Wins by seat").get_by_role("row")).to_have_count(3)
    assert ana.violations() == []
    take(ana, "T")
    square(ana, "d5").click()
    expect(ana.page.get_by_text("You have changed the pack since")).to_be_visible()


def test_a_trial_can_be_stopped(company: Company) -> None:
    ana = company.guest("Ana")
    come(ana)
    ana.page.get_by_label("Games").select_option("200")
    ana.page.get_by_label("Number of players").select_option("6")
    ana.page.locator("label", has_text="Bots").locator("select").select_option("paper")
    ana.page.get_by_role("button", name="Let them play").click()
    ana.page.get_by_role("button", name="Stop").click()
    expect(ana.page.get_by_role("button", name="Let them play")).to_be_enabled()


def test_a_table_is_played_with_the_drawn_islands(company: Company) -> None:
    ana = company.guest("Ana")
    come(ana)
    ana.page.get_by_label("Word of the island").fill("moon bay")
    ana.page.get_by_label("Word of the island").press("Enter")
    ana.page.get_by_role("button", name="Only this sheet and two others").click()
    settled(ana, "good")
    ana.page.get_by_role("link", name="Play it").click()
    expect(ana.page.get_by_text("This table is played with your pack “My islands” (3 sheets).")).to_be_visible()
    ana.page.get_by_label("Number of players").select_option("1")
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.page.locator(".table-page")).to_be_visible()
    expect(ana.page.get_by_text("Played with the pack “My islands”")).to_be_visible()
    table = ana.page.url.rpartition("/")[2]
    content = ana.get(f"/api/tables/{table}/content")
    assert "moon-bay" in content["sheets"]["m"]["islands"]
    view = ana.page.locator(".sheets .card")
    expect(view).to_have_count(3)
    assert ana.page.locator(".sheets .name").all_inner_texts()  # every dealt sheet shows its islands by name
    ana.go("/")
    expect(ana.page.get_by_text("pack “My islands”").first).to_be_visible()


def test_the_drawn_island_is_shown_by_its_name_and_map_at_the_table(company: Company) -> None:
    ana = company.guest("Ana")
    text = house_text()
    for name in house_content().sheets:
        if name not in ("a", "b", "c"):
            start = text.index(f"[sheets.{name}]")
            text = text[:start]
            break
    text = text.replace(".islands.tortoise]", ".islands.moon-bay]").replace('name = "house"', 'name = "Moons"')
    for other in ("b", "c"):  # only the first sheet is left, three times over
        first, last = text.index(f"[sheets.{other}]"), text.find(f"[sheets.{chr(ord(other) + 1)}]")
        text = text[:first] + (text[last:] if last > 0 else "")
    sheet = text[text.index("[sheets.a]") :]
    for key in ("x", "y"):
        copy = sheet.replace("sheets.a", f"sheets.{key}").replace("moon-bay", f"{key}-bay")
        text += "\n" + copy.replace("crescent", f"{key}-crescent")
    table = ana.set_up(ME, BOT, game="islands", pack=text)
    ana.sit_at(table)
    expect(ana.page.locator(".sheets .card")).to_have_count(3)
    names = " ".join(ana.page.locator(".sheets .name").all_inner_texts())
    assert re.search(r"Moon Bay|X Bay|Y Bay", names)
    ana.page.get_by_role("link", name="Look at its islands").click()
    settled(ana, "good")
    expect(ana.page.get_by_label("Name of the pack")).to_have_value("Moons")


# -- keyboard, phone, languages ----------------------------------------------------------------------------------------


def test_an_island_is_drawn_by_keyboard_alone(company: Company, tmp_path: Path) -> None:
    ana = company.guest("Ana")
    come(ana)
    keys = ana.page.keyboard
    for _ in range(60):
        keys.press("Tab")
        if ana.page.locator("[data-square]:focus").count():
            break
    expect(square(ana, "a1")).to_be_focused()
    for _ in range(3):
        keys.press("ArrowRight")
    for _ in range(5):
        keys.press("ArrowDown")
    expect(square(ana, "d6")).to_be_focused()
    keys.press("^")
    keys.press("Enter")
    keys.press(".")
    keys.press("ArrowDown")
    keys.press("Enter")
    keys.press("Shift+ArrowRight")
    expect(square(ana, "e7")).to_be_focused()
    settled(ana, "good")
    assert rows_of(ana, tmp_path, "tortoise-2")[5:] == ["~~.^.~~", "~~~..~~"]
    keys.press("Control+z")
    settled(ana, "faults")  # behind the mountain nobody gets there
    for _ in range(60):  # saving was done by a button further down
        keys.press("Shift+Tab")
        if ana.page.locator("[data-square]:focus").count():
            break
    expect(square(ana, "e7")).to_be_focused()
    keys.press("ArrowLeft")
    expect(square(ana, "d7")).to_be_focused()
    keys.press("~")
    keys.press("Enter")
    settled(ana, "good")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_editor_fits_every_screen_and_axe_finds_nothing(
    company: Company, locale: str, size: tuple[int, int]
) -> None:
    ana = company.guest(
        "Ana", locale=locale, size=size, touch=size == PHONE, scheme="dark" if size == PHONE else "light"
    )
    come(ana)
    take(ana, "V")
    square(ana, "d5").click()
    take(ana, "green")
    square(ana, "e5").click()
    settled(ana, "faults")
    assert len(remarks(ana)) >= 2
    assert ana.overflow <= 0
    assert ana.violations() == []


def test_on_a_phone_a_finger_draws_and_targets_are_large_enough(company: Company) -> None:
    ana = company.guest("Ana", size=PHONE, touch=True)
    come(ana)
    ana.page.locator('.tool:has(input[value="^"])').tap()
    square(ana, "d6").tap()
    settled(ana, "good")
    assert "Mountain" in (square(ana, "d6").get_attribute("aria-label") or "")
    box = square(ana, "d6").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 34  # eight squares side by side on 360 pixels
    tool = ana.page.locator(".tool").first.bounding_box()
    assert tool is not None
    assert tool["height"] >= 44


def test_every_remark_of_the_validator_has_a_text() -> None:
    """In every language, and no text is for a remark that nobody makes."""
    sources = [ROOT / "src/kamishima" / name for name in ("games/islands/pack/maps.py", "games/islands/pack/checks.py")]
    written = "\n".join([path.read_text("utf-8") for path in sources])
    codes = set(re.findall(r'(?:Problem|Fault)\(\s*"([a-z-]+)"', written))
    hints = (ROOT / "src/kamishima/games/islands/lab/hints.py").read_text("utf-8")
    codes |= set(re.findall(r'_hint\(\s*"([a-z-]+)"', hints))
    codes |= {code for pair in re.findall(r'code = "([a-z]+)" if .* else "([a-z]+)"', hints) for code in pair}
    assert len(codes) > 20
    for locale in LOCALES:
        resource = FluentParser().parse((ROOT / f"web/src/games/islands/texts/editor.{locale}.ftl").read_text("utf-8"))
        names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        assert {name.removeprefix("remark-") for name in names if name.startswith("remark-")} == codes
