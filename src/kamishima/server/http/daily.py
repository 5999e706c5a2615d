from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from kamishima.server.http.shared import READING, WRITING, Guest, Node, check_costly
from kamishima.server.infra.clock import read_day
from kamishima.server.match.table_info import table_info
from kamishima.server.protocol.daily import DailyInfo, MyDays, NewAttempt
from kamishima.server.protocol.messages import TableInfo

LONGEST_LIST = 100
Limit = Annotated[int, QueryParameter(ge=1, le=LONGEST_LIST, description="How many results at most.")]
Day = Annotated[str, QueryParameter(max_length=10, description="A day in UTC, as 2026-02-28; today without it.")]


class DailyController(Controller):
    path = "/api/daily"
    tags = ("daily",)

    @get(responses=READING, summary="The challenge of a day")
    async def show(self, service: Node, visitor: Guest, day: Day = "", limit: Limit = LONGEST_LIST) -> DailyInfo:
        """The results of a day, and your own. The secret and the matches of others are there when it is over."""
        return await service.daily.show(visitor.person, read_day(day), limit)

    @get("/mine", responses=READING, summary="Your own days")
    async def mine(self, service: Node, visitor: Guest) -> MyDays:
        """Your attempts that count, and the best of them."""
        return await service.daily.history(visitor.person)

    @post(responses=WRITING, status_code=200, summary="Play today's challenge")
    async def begin(self, data: JSONBody[NewAttempt], service: Node, caller: Guest) -> TableInfo:
        """Your table of today: a new one the first time, the same one after that. Practice comes when it is over."""
        check_costly(service, caller)
        return table_info(await service.daily.begin(caller.person, data), caller.person)
