"""HTTP: placing positions by hand."""

from __future__ import annotations

import asyncio

from litestar import Controller, post
from litestar.params import JSONBody

from kamishima.server.api_shared import WRITING, Guest, Node, check_costly
from kamishima.server.positions import Edit, Sketched, sketched


class PositionsController(Controller):
    """Positions."""

    path = "/api/positions"
    tags = ("games",)

    @post(responses=WRITING, status_code=200, summary="Look at a position, or change it")
    async def look(self, data: JSONBody[Edit], service: Node, visitor: Guest) -> Sketched:
        """A position as text: what is wrong with it, how it looks, and what can be done with it. Nothing is kept."""
        if data.begin == "random":
            check_costly(service, visitor)
        return await asyncio.to_thread(sketched, data)
