"""The shelf: what the page needs to know about the games, so that it needs no rules."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.client import Person, Refused
from tests.server.nodes import RunningNode

from kamishima.games.registry import GAMES, box
from kamishima.server.protocol import messages as wire
from kamishima.server.tables.catalogue import game_info, game_texts
from kamishima.texts.catalogue import LOCALES


def test_every_game_of_the_registry_describes_its_options() -> None:
    for name, found in GAMES.items():
        info = game_info(name)
        assert info.players == list(found.players)
        described = {option.name: option for option in info.options}
        assert found.options is not None
        assert set(described) == set(found.options.__struct_encode_fields__)
        made = found.table(2)
        for key, value in made.options.items():
            assert described[key].default == value


def test_allowed_values_are_allowed_and_others_are_not() -> None:
    families = next(option for option in game_info("origami").options if option.name == "families")
    for kind, values in families.values_by["box"].items():
        box("origami").table(2, {"box": kind, "families": values[:2]})
    limit = next(option for option in game_info("shaman").options if option.name == "turn-limit")
    assert (limit.kind, limit.least, limit.most) == ("number", 1, 1000)
    science = next(option for option in game_info("islands").options if option.name == "science")
    assert (science.kind, science.players) == ("flag", [1])


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", list(GAMES))
def test_all_texts_of_a_game_are_there_in_every_language(game: str, language: str) -> None:
    texts = game_texts(game, language)
    assert len(texts.fluent) == 2
    assert all(texts.fluent)
    assert all([name for names in texts.names.values() for name in names.values()])
    assert all([card.text for card in texts.cards.values()])


def test_the_catalogue_over_http(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            games = await ana.ask("GET", "/api/games", wire.GameList)
            assert [game.name for game in games.games] == list(GAMES)
            assert await ana.ask("GET", "/api/games/shaman", wire.GameInfo) == game_info("shaman")
            texts = await ana.ask("GET", "/api/games/origami/texts/de", wire.GameTexts)
            assert texts == game_texts("origami", "de")
            for game in GAMES:
                answer = await ana.http.get(f"/api/games/{game}/content")
                assert json.loads(answer.content)["name"] == box(game).pack_name()
                assert "max-age" in answer.headers["cache-control"]
            for path in ("/api/games/chess", "/api/games/origami/texts/xx", "/api/games/chess/content"):
                with pytest.raises(Refused, match="404 not-found"):
                    await ana.ask("GET", path, wire.GameInfo)

    asyncio.run(told())


def test_options_can_be_checked_before_a_table_is_made(node: RunningNode) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            checked = await ana.ask("POST", "/api/games/origami/check", wire.Checked, wire.Setup(2, {"box": "legends"}))
            assert checked.options["characters"] is True
            with pytest.raises(Refused, match="400 bad-options"):
                await ana.ask("POST", "/api/games/origami/check", wire.Checked, wire.Setup(7))

    asyncio.run(told())
