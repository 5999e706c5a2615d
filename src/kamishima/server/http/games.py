"""HTTP: the games, their options, texts and content."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter

from kamishima.games.registry import GAMES
from kamishima.server.http.jobs import EDIT_COST, Jobs
from kamishima.server.http.shared import READING, WRITING, Guest, Node
from kamishima.server.protocol.messages import Checked, GameInfo, GameList, GameTexts, Setup
from kamishima.server.tables.catalogue import find_box, game_content, game_info, game_texts
from kamishima.server.tables.jobs import CHECK_TABLE, TableWanted

Game = Annotated[str, PathParameter(min_length=1, max_length=32, description="The name of a game.")]
Language = Annotated[str, PathParameter(min_length=1, max_length=8, description="A language: en, de or pl.")]
FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(responses=READING, summary="All games")
    async def all(self, service: Node, visitor: Guest) -> GameList:
        """The games that can be played here."""
        return GameList([game_info(name) for name in GAMES])

    @get("/{game:str}", responses=READING, summary="A game")
    async def show(self, game: Game, service: Node, visitor: Guest) -> GameInfo:
        """A game: for how many, with which options and bots."""
        return game_info(game)

    @post("/{game:str}/check", responses=WRITING, status_code=200, summary="Check options")
    async def check(self, game: Game, data: JSONBody[Setup], caller: Guest, jobs: Jobs) -> Response[Checked]:
        """Whether a table can be set up like this; the answer has all defaults filled in."""
        find_box(game)
        return await jobs.respond(CHECK_TABLE, TableWanted(game, data.players, data.options), EDIT_COST)

    @get("/{game:str}/texts/{language:str}", responses=READING, summary="All texts of a game")
    async def texts(self, game: Game, language: Language, service: Node, visitor: Guest) -> Response[GameTexts]:
        """Names, card texts and Fluent messages in one language."""
        return Response(game_texts(game, language), headers=FOR_AN_HOUR)

    @get("/{game:str}/content", responses=READING, summary="The content of a game")
    async def content(self, game: Game, service: Node, visitor: Guest) -> Response[dict[str, Any]]:
        """What is printed on cards, sheets and pieces, with where each value comes from."""
        return Response(msgspec.json.decode(game_content(game), type=dict[str, Any]), headers=FOR_AN_HOUR)
