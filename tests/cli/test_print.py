"""Print and play: the PDFs are read back."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from kamishima.art.print_cards import CARDS_A_PAGE
from kamishima.cli.main import main
from kamishima.games.origami.content import house_content
from kamishima.texts.texts import Texts

COPIES = sum([card.copies.value for card in house_content().cards.values()])


def words_of(page_text: str) -> str:
    return re.sub(r"\s+", " ", page_text)


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_all_cards_of_origami_are_printed(tmp_path: Path, locale: str) -> None:
    path = tmp_path / "cards.pdf"
    assert main(["print", "origami", "--locale", locale, "--out", str(path)]) == 0
    pages = [words_of(page.extract_text()) for page in PdfReader(path).pages]
    assert len(pages) == math.ceil(COPIES / CARDS_A_PAGE)
    whole, texts = " ".join(pages), Texts.load("origami", locale, None)
    for card in house_content().cards:
        assert texts.card_name(card) in whole, card


def test_every_copy_of_a_card_is_there(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    main(["print", "origami", "--out", str(path)])
    whole = " ".join([words_of(page.extract_text()) for page in PdfReader(path).pages])
    assert len(re.findall(r"\bRaccoon\b", whole)) == 2
    assert len(re.findall(r"\bRice [Pp]aper\b", whole)) >= 18


def test_backs_double_the_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.pdf"
    main(["print", "origami", "--backs", "--paper", "letter", "--out", str(path)])
    pages = PdfReader(path).pages
    assert len(pages) == 2 * math.ceil(COPIES / CARDS_A_PAGE)
    assert f"{len(pages)} pages with {COPIES} cards" in capsys.readouterr().out
    assert round(float(pages[0].mediabox.width)) == 612


def test_a_changed_pack_is_printed_as_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["content", "export", "origami"])
    pack = tmp_path / "mine.toml"
    text = capsys.readouterr().out
    pack.write_text(text.replace('do = [{ verb = "draw", cards = 2 }]', 'do = [{ verb = "draw", cards = 7 }]'), "utf-8")
    path = tmp_path / "cards.pdf"
    main(["print", "origami", "--pack", str(pack), "--out", str(path)])
    assert "Draw 7 cards" in " ".join([words_of(page.extract_text()) for page in PdfReader(path).pages])


def test_a_path_that_cannot_be_written_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "origami", "--out", "/nowhere/cards.pdf"]) == 2
    assert capsys.readouterr().err == "kamishima: /nowhere/cards.pdf: No such file or directory\n"
