from __future__ import annotations

from litestar import Controller, Response, post
from litestar.params import JSONBody

from kamishima.server.http.jobs import EDIT_COST, Jobs
from kamishima.server.http.shared import WRITING, Guest
from kamishima.server.tables.jobs import DRAFT
from kamishima.server.tables.positions import Edit, PositionDraft


class PositionsController(Controller):
    path = "/api/positions"
    tags = ("games",)

    @post(responses=WRITING, status_code=200, summary="Look at a position, or change it")
    async def look(self, data: JSONBody[Edit], visitor: Guest, jobs: Jobs) -> Response[PositionDraft]:
        """A position as text: what is wrong with it, how it looks, and what can be done with it. Nothing is kept."""
        return await jobs.respond(DRAFT, data, 1.0 if data.begin == "random" else EDIT_COST)
