"""The bus between nodes leaves nothing open."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine

import pytest
import redis

from kamishima.server.infra.bus_valkey import ValkeyBus

REQUESTS: dict[str, Callable[[ValkeyBus], Coroutine[None, None, object]]] = {
    "presence": lambda bus: bus.present_seats("t"),
    "subscribe": lambda bus: bus.subscribe("t"),
    "health": lambda bus: bus.is_healthy(),
}


@pytest.mark.parametrize("name", REQUESTS)
@pytest.mark.parametrize("is_late", [False, True], ids=["meanwhile", "afterwards"])
def test_a_request_at_the_end_leaves_no_connection(valkey_url: str, name: str, *, is_late: bool) -> None:
    client = redis.Redis.from_url(valkey_url)
    before = len(client.client_list())

    async def story() -> None:
        bus = ValkeyBus(valkey_url)
        await bus.open(lambda _table, _index: None, lambda: None)
        asking = [] if is_late else [asyncio.create_task(REQUESTS[name](bus)) for _ in range(5)]
        await bus.close()
        if is_late:
            await REQUESTS[name](bus)
        await asyncio.gather(*asking)
        until = time.monotonic() + 10
        while len(client.client_list()) > before and time.monotonic() < until:
            await asyncio.sleep(0.01)
        assert len(client.client_list()) == before

    asyncio.run(story())
    client.close()
