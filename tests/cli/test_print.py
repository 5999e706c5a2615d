"""Print and play: the PDFs are read back."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from pypdf import PdfReader

import kamishima
from kamishima.art.printing.cards import CARDS_A_PAGE
from kamishima.art.printing.values import PrintFault
from kamishima.cli.main import main
from kamishima.games.islands.pack import content as islands
from kamishima.games.islands.rules.state import TECHNOLOGIES
from kamishima.games.origami.pack.content import house_content
from kamishima.games.shaman.pack import content as shaman
from kamishima.texts.texts import Texts

LOCALES = ("en", "de", "pl")
GAMES = ("origami", "islands", "shaman")
COPIES = sum([card.copies.value for card in house_content().cards.values()])
CARD_PAGES = math.ceil(COPIES / CARDS_A_PAGE)
RULES, SCORES = 1, 1
ISLANDS = [island for sheet in islands.house_content().sheets.values() for island in sheet.islands]


def pages_of(path: Path) -> list[str]:
    """The words of each page, with single spaces between them."""
    return [re.sub(r"\s+", " ", page.extract_text()) for page in PdfReader(path).pages]


def printed(path: Path, *arguments: str) -> list[str]:
    assert main(["print", *arguments, "--out", str(path)]) == 0
    return pages_of(path)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str], list[str]]:
    """The pages of a game with our own content; each is printed and read once for all tests."""
    folder = tmp_path_factory.mktemp("house")

    @cache
    def pages(game: str, locale: str) -> list[str]:
        return printed(folder / f"{game}-{locale}.pdf", game, "--locale", locale)

    return pages


def flat(text: str) -> str:
    """Without spaces: a paragraph is broken into lines wherever they are full."""
    return re.sub(r"\s+", "", text)


def exported(game: str, path: Path, capsys: pytest.CaptureFixture[str], **changes: str) -> Path:
    """Our own pack with parts of its text replaced."""
    capsys.readouterr()
    main(["content", "export", game])
    text = capsys.readouterr().out
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, "utf-8")
    return path


# -- origami -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_all_cards_of_origami_are_printed(house: Callable[[str, str], list[str]], locale: str) -> None:
    pages = house("origami", locale)
    assert len(pages) == CARD_PAGES + RULES + SCORES
    whole, texts = " ".join(pages), Texts.load("origami", locale, None)
    for card in house_content().cards:
        assert texts.card_name(card) in whole, card


def test_every_copy_of_a_card_is_there(house: Callable[[str, str], list[str]]) -> None:
    whole = " ".join(house("origami", "en"))
    assert len(re.findall(r"\bRaccoon\b", whole)) == 2
    assert len(re.findall(r"\bRice [Pp]aper\b", whole)) >= 18


def test_every_card_says_something(house: Callable[[str, str], list[str]]) -> None:
    # Rice paper has no effect, but whoever holds it wants to know what it is for.
    whole = flat(" ".join(house("origami", "en")))
    assert whole.count(flat("It cannot be played, and it always returns to its own deck.")) == 18


def test_backs_double_the_pages_of_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.pdf"
    main(["print", "origami", "--backs", "--paper", "letter", "--out", str(path)])
    pages = PdfReader(path).pages
    assert len(pages) == 2 * CARD_PAGES + RULES + SCORES
    assert f"{len(pages)} pages with {COPIES} cards" in capsys.readouterr().out
    assert round(float(pages[0].mediabox.width)) == 612


def test_fronts_are_on_odd_pages_and_their_backs_behind_them(tmp_path: Path) -> None:
    pages = printed(tmp_path / "cards.pdf", "origami", "--backs")[: 2 * CARD_PAGES]
    assert all(page.strip() for page in pages[::2])
    assert not any(page.strip() for page in pages[1::2])


def test_a_changed_pack_is_printed_as_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changes = {'do = [{ verb = "draw", cards = 2 }]': 'do = [{ verb = "draw", cards = 7 }]'}
    pack = exported("origami", tmp_path / "mine.toml", capsys, **changes)
    pages = printed(tmp_path / "cards.pdf", "origami", "--locale", "en", "--pack", str(pack))
    assert "Draw 7 cards" in " ".join(pages)


# -- islands -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_all_islands_are_printed_two_to_a_page_beside_everything_else(
    house: Callable[[str, str], list[str]], locale: str
) -> None:
    pages = house("islands", locale)
    rules, board, reference, science, tokens, coins = 1, 1, 1, 1, 2, 1
    assert len(ISLANDS) == 24
    assert len(pages) == rules + board + reference + 12 + science + SCORES + tokens + coins
    texts = Texts.load("islands", locale, None)
    for at, island in enumerate(ISLANDS):
        assert texts.name("island", island) in pages[3 + at // 2], island
    assert sum(texts.name("landmark", "lighthouse") in page for page in pages[3:15]) == 12


@pytest.mark.parametrize("locale", LOCALES)
def test_the_science_sheet_has_every_level_of_every_technology(
    house: Callable[[str, str], list[str]], locale: str
) -> None:
    page = flat(house("islands", locale)[15])
    texts = Texts.load("islands", locale, None)
    for technology in TECHNOLOGIES:
        assert texts.name("technology", technology) in page
        for level in (1, 2, 3):
            assert flat(texts.level_text(technology, level)) in page
    for points in ("300", "250", "200", "150", "100", "75"):
        assert points in page


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_has_the_season_track_and_all_cards(house: Callable[[str, str], list[str]], locale: str) -> None:
    page = house("islands", locale)[1]
    texts = Texts.load("islands", locale, None)
    assert set(map(str, range(1, 25))) <= set(page.split())
    for card in "123456":
        assert flat(texts.card_text(card)) in flat(page)


def test_island_sheets_are_printed_as_often_as_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pages = printed(tmp_path / "islands.pdf", "islands", "--copies", "3", "--locale", "en")
    assert len(pages) == 20 + 2 * 12
    assert sum("Tortoise" in page and "Crescent" in page for page in pages) == 3
    assert "72 islands" in capsys.readouterr().out


def test_islands_and_seasons_of_a_pack_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changes = {"islands.tortoise": "islands.turtle-back", "coins = { is = 15": "coins = { is = 77"}
    pack = exported("islands", tmp_path / "mine.toml", capsys, **changes)
    whole = " ".join(printed(tmp_path / "islands.pdf", "islands", "--locale", "en", "--pack", str(pack)))
    assert "Turtle Back" in whole
    assert "Tortoise" not in whole
    assert "takes 77 coins" in whole


# -- shaman ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_all_coins_of_all_tribes_are_printed(house: Callable[[str, str], list[str]], locale: str) -> None:
    pages = house("shaman", locale)
    rules, reference, tiles, coins, stands = 1, 2, 2, 1, 1
    assert len(pages) == rules + reference + tiles + coins + stands + SCORES
    texts, words = Texts.load("shaman", locale, None), pages[5].split()
    for tribe in shaman.house_content().tribes:
        assert words.count(texts.name("tribe", tribe)) == 6
        assert texts.name("tribe", tribe) in pages[-1]
    assert [words.count(str(value)) for value in range(6)] == [4] * 6


def test_what_is_printed_for_shaman_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "shaman.pdf"
    main(["print", "shaman", "--out", str(path)])
    assert capsys.readouterr().out == f"{path}: 8 pages with 21 tiles, 24 coins, 8 standing pieces\n"


def test_tiles_and_tribes_of_a_pack_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changes = {'suns = "public"': 'foxes = "ours"', "upper = { is = 2": "upper = { is = 4"}
    pack = exported("shaman", tmp_path / "mine.toml", capsys, **changes)
    whole = " ".join(printed(tmp_path / "shaman.pdf", "shaman", "--locale", "en", "--pack", str(pack)))
    assert whole.split().count("Foxes") >= 6
    assert "Suns" not in whole
    assert "29 tiles" in capsys.readouterr().out


# -- all ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_pdf_opens_with_its_title_and_the_paper_that_was_asked_for(tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.pdf"
    assert main(["print", game, "--paper", "letter", "--locale", "pl", "--out", str(path)]) == 0
    reader = PdfReader(path)
    assert reader.metadata is not None
    assert str(reader.metadata.title).startswith("Kamishima: ")
    assert {(round(page.mediabox.width), round(page.mediabox.height)) for page in reader.pages} == {(612, 792)}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_command_writes_the_same_bytes(tmp_path: Path, game: str) -> None:
    first, second = tmp_path / "first.pdf", tmp_path / "second.pdf"
    for path in (first, second):
        assert main(["print", game, "--out", str(path)]) == 0
    assert first.read_bytes() == second.read_bytes()


def test_without_a_file_the_pdf_is_called_after_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", "shaman"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["shaman.pdf"]


# -- mistakes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["origami", "--out", "/nowhere/cards.pdf"], "/nowhere/cards.pdf: No such file or directory"),
        (["shaman", "--out", "/"], "/: Is a directory"),
        (["islands", "--backs"], "--backs: only the cards of origami have backs, not islands"),
        (["shaman", "--backs"], "--backs: only the cards of origami have backs, not shaman"),
        (["shaman", "--copies", "2"], "--copies: only islands has sheets to be used up, not shaman"),
        (["islands", "--copies", "0"], "--copies 0: a number from 1 to 20 is needed"),
        (["islands", "--copies", "21"], "--copies 21: a number from 1 to 20 is needed"),
        (["islands", "--pack", "/nowhere.toml"], "/nowhere.toml: No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", *arguments]) == 2
    assert capsys.readouterr() == ("", f"kamishima: {said}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [[], ["chess"], ["islands", "--copies", "many"], ["islands", "--paper", "a5"]])
def test_arguments_that_make_no_sense_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["print", *arguments])
    assert leaving.value.code == 2
    assert "usage: kamishima print" in capsys.readouterr().err


def test_a_pack_that_is_wrong_is_named_with_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = exported("islands", tmp_path / "mine.toml", capsys, **{"~~....~": "~~.X..~"})
    assert main(["print", "islands", "--pack", str(pack), "--out", str(tmp_path / "x.pdf")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"kamishima: {pack}: line ")
    assert "tortoise" in line


def test_an_older_pdf_stays_when_the_new_one_cannot_be_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise PrintFault("too long to print: `Tortoise`")

    path = tmp_path / "islands.pdf"
    path.write_bytes(b"the older one")
    monkeypatch.setattr("kamishima.games.islands.printing.pages.print_islands_box", fail)
    assert main(["print", "islands", "--out", str(path)]) == 2
    assert capsys.readouterr().err == f"kamishima: {path}: too long to print: `Tortoise`\n"
    assert path.read_bytes() == b"the older one"
    assert list(tmp_path.iterdir()) == [path]


def test_an_older_pdf_stays_when_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_: Path, __: Path) -> Path:
        raise OSError(28, "No space left on device")

    path = tmp_path / "shaman.pdf"
    path.write_bytes(b"the older one")
    monkeypatch.setattr(Path, "replace", full)
    assert main(["print", "shaman", "--out", str(path)]) == 2
    assert capsys.readouterr().err == f"kamishima: {path}: No space left on device\n"
    assert path.read_bytes() == b"the older one"
    assert list(tmp_path.iterdir()) == [path]


def test_without_reportlab_one_line_names_the_extra() -> None:
    code = """
import sys
sys.modules["reportlab"] = None
from kamishima.cli.main import main
sys.exit(main(["print", "origami"]))
"""
    source = str(Path(next(iter(kamishima.__path__))).parent)
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={"PYTHONPATH": source},
    )
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("kamishima: ")
    assert "pip install '.[terminal,print]'" in line
