"""HTTP: placing positions by hand."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.params import JSONBody

from kamishima.server.api_jobs import SKETCHING, Jobs
from kamishima.server.api_shared import WRITING, Guest
from kamishima.server.jobs import SKETCH
from kamishima.server.positions import Edit, Sketched


class PositionsController(Controller):
    """Positions."""

    path = "/api/positions"
    tags = ("games",)

    @post(responses=WRITING, status_code=200, summary="Look at a position, or change it")
    async def look(self, data: JSONBody[Edit], visitor: Guest, jobs: Jobs) -> Response[Sketched]:
        """A position as text: what is wrong with it, how it looks, and what can be done with it. Nothing is kept."""
        return await jobs.hand_on(SKETCH, data, 1.0 if data.begin == "random" else SKETCHING)
