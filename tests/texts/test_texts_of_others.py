"""Texts, rules and figures of a game come from its own package; a game without them is shown by its words."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.kit.tiny_games import LADDER, Told

from kamishima.art import library
from kamishima.art.figure import FigureFault
from kamishima.core.turn import Result
from kamishima.games.registry import GAMES
from kamishima.texts.booklet import export, rulebook
from kamishima.texts.catalogue import LOCALES, MissingText
from kamishima.texts.rulebook import BadRules
from kamishima.texts.texts import Texts

OWN = "game-title = The Ladder\ntold = { $seat } climbs.\nreason-rounds = All rounds are played.\n"
RUNG = """
paper = "sky"

[[figure]]
id = "rung"
facets = [{ shape = "0,0 50,0 50,50" }]
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The empty package of a game `ladder`, which is installed."""
    folder = tmp_path / "somebodys_ladder"
    for part in ("texts", "figures"):
        (folder / part).mkdir(parents=True)
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(GAMES, "ladder", msgspec.structs.replace(LADDER, package="somebodys_ladder"))
    yield folder
    library._homes.cache_clear()
    sys.modules.pop("somebodys_ladder", None)


def result() -> Result:
    return Result((3, 1), (1, 2), "rounds")


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_without_texts_is_shown_by_its_words(locale: str) -> None:
    texts = Texts.load("ladder", locale)
    assert texts.say("game-title") == "Ladder"
    assert texts.word("step") == "step"
    assert texts.word("p2", ("Ana", "Bo")) == "Bo"
    assert texts.name("rung", "last-but-one") == "last-but-one"
    assert texts.phase_hint("roll") == "roll"
    assert texts.event(Told(1, "step", "2"), ("Ana", "Bo"), None) == "told: seat Bo, verb step, word 2"
    assert texts.result_lines(result(), ("Ana", "Bo"))[0] == "rounds"


@pytest.mark.usefixtures("package")
def test_what_all_games_share_is_still_said_in_each_language() -> None:
    ends = [Texts.load("ladder", locale).result_lines(result(), ("Ana", "Bo"))[1] for locale in LOCALES]
    assert ends[0] == "Ana wins with 3 points!"
    assert len(set(ends)) == len(LOCALES)


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_in_english_alone_are_shown_in_english(package: Path, locale: str) -> None:
    (package / "texts" / "en.ftl").write_text(OWN, "utf-8")
    texts = Texts.load("ladder", locale)
    assert texts.say("game-title") == "The Ladder"
    assert texts.event(Told(1, "step", "2"), ("Ana", "Bo"), None) == "Bo climbs."


def test_texts_of_a_language_come_before_the_english_ones(package: Path) -> None:
    (package / "texts" / "en.ftl").write_text(OWN, "utf-8")
    (package / "texts" / "de.ftl").write_text(OWN.replace("The Ladder", "Die Leiter"), "utf-8")
    titles = [Texts.load("ladder", locale).say("game-title") for locale in LOCALES]
    assert titles == ["The Ladder", "Die Leiter", "The Ladder"]


def test_a_game_that_has_texts_must_have_them_all(package: Path) -> None:
    (package / "texts" / "en.ftl").write_text(OWN, "utf-8")
    with pytest.raises(MissingText, match="the word 'step' means nothing"):
        Texts.load("ladder", "en").word("step")


def test_rules_are_those_of_the_package_and_without_them_there_is_no_booklet(package: Path, tmp_path: Path) -> None:
    assert not [path for path in export(tmp_path / "none") if "ladder" in path.name]
    with pytest.raises(BadRules, match=r"ladder has no RULES\.md"):
        rulebook("ladder", "pl")
    (package / "RULES.md").write_text("# Ladder\n\n## L1 Climbing\n- **L1.1** Climb.\n", "utf-8")
    assert [rulebook("ladder", locale).locale for locale in LOCALES] == ["en"] * 3
    assert rulebook("ladder", "en").clauses() == ["L1.1"]
    assert len([path for path in export(tmp_path / "some") if "ladder" in path.name]) == 3
    rulebook.cache_clear()


def test_figures_are_those_of_the_package(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package / "figures" / "ladders.toml").write_text(RUNG, "utf-8")
    monkeypatch.setitem(GAMES, "ladder", msgspec.structs.replace(GAMES["ladder"], figures=("ladders", "missing")))
    library._homes.cache_clear()
    assert [piece.id for piece in library.pieces_of("ladders")] == ["rung"]
    with pytest.raises(FigureFault, match=r"there is no file figures/missing\.toml in the package of the game"):
        library.pieces_of("missing")
