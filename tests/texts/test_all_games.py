"""What holds for the texts of every game: whole hints, meanings for all words, and games told from end to end."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from tests.texts.sentences import assert_whole
from tests.texts.shelf import BROADEST, CONTENTS, GAMES, load, phases_of, words_of

from kamishima.core.game import AnyGame
from kamishima.core.turn import Decision
from kamishima.games import registry
from kamishima.games.islands import game as islands
from kamishima.games.origami import game as origami
from kamishima.games.shaman import game as shaman
from kamishima.testing.walk import audiences, heard, walk
from kamishima.texts.catalogue import LOCALES, MissingText
from kamishima.texts.texts import Texts

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
TABLES: list[AnyGame] = [
    origami.Origami(CONTENTS["origami"], 3, {"box": "combined"}),
    islands.Islands(CONTENTS["islands"], 3, {}),
    islands.Islands(CONTENTS["islands"], 4, {"catch-up": True}),
    islands.Islands(CONTENTS["islands"], 1, {"science": True}),
    shaman.ShamanIsland(CONTENTS["shaman"], 2, {}),
    shaman.ShamanIsland(CONTENTS["shaman"], 4, {"turn-limit": 5}),
]


@pytest.fixture(params=[(game, locale) for game in GAMES for locale in LOCALES], ids="-".join)
def told(request: pytest.FixtureRequest) -> tuple[str, Texts]:
    """Each game in each language."""
    game, locale = request.param
    return game, load(game, locale)


def test_no_game_stands_on_the_shelf_without_texts() -> None:
    assert set(registry.GAMES) <= set(GAMES)


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_texts_of_every_game_on_the_shelf_are_loaded_by_its_name(game: str, locale: str) -> None:
    assert Texts.load(game, locale).say("game-title")
    pack = registry.box(game).house_text()
    assert Texts.load(game, locale, pack).say("game-title")


def test_every_phase_says_what_to_do(told: tuple[str, Texts]) -> None:
    game, texts = told
    for phase in phases_of(game):
        assert_whole(texts.phase_hint(phase))


def test_every_word_means_something(told: tuple[str, Texts]) -> None:
    game, texts = told
    for word in BROADEST[game].vocabulary:
        assert texts.word(word, NAMES)


def test_words_are_explained_in_every_phase(told: tuple[str, Texts]) -> None:
    game, texts = told
    for phase in phases_of(game):
        for word in words_of(game):
            assert not re.search(r"[{}]|  ", texts.word(word, NAMES, phase))


def test_numbers_and_seats_mean_themselves_and_nonsense_nothing(told: tuple[str, Texts]) -> None:
    _, texts = told
    assert texts.word("7") == "7"
    assert texts.word("p2", ("Ana", "Ben")) == "Ben"
    for nonsense in ("p3", "flibbertigibbet"):
        with pytest.raises(MissingText):
            texts.word(nonsense, ("Ana", "Ben"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.players}")
def test_a_random_game_is_told_whole(game: AnyGame, locale: str) -> None:
    texts = load(game.name, locale)
    rng = random.Random(5)
    for visit in walk(game, 5):
        audience = rng.choice(audiences(game))
        for event in heard(game, visit.state, visit.action, audience):
            assert_whole(texts.event(event, NAMES[: game.players], audience))
        if isinstance(game.turn(visit.state), Decision):
            view: Any = game.view(visit.state, audience)
            assert texts.phase_hint(view.phase)
            said: list[str] = []
            for word in visit.action.text.split():
                assert texts.word(word, NAMES[: game.players], view.phase, said)
                said.append(word)
