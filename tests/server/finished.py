"""Matches that are played to their end over sockets."""

from __future__ import annotations

import random

from tests.server.client import Person, pick

from kamishima.server.protocol import messages as wire


async def finish(ana: Person, bo: Person, *, visibility: str = "lobby", says: str = "") -> str:
    """A short match of two, with something said by the first; the id of its table."""
    seats = [wire.SeatPlan("me", name=ana.name), wire.SeatPlan("open")]
    wanted = {"game": "shaman", "options": {"turn-limit": 1}, "visibility": visibility}
    table = await ana.new_table(wire.NewTable(seats=seats, **wanted))  # type: ignore[arg-type]  # fields by name
    await bo.join(table.id)
    lines, rng = [await ana.sit(table.id), await bo.sit(table.id)], random.Random(1)
    if says:
        body = wire.PostedChat("said", says)
        await ana.ask("POST", f"/api/tables/{table.id}/chat", wire.Posted, body)
    while lines[0].ending is None:
        actor = next(line for line in lines if line.my_turn)
        assert actor.words is not None
        update = await actor.submit(pick(actor.words, rng))
        for line in lines:
            while line.index < update.index:
                await line.hear()
    for line in lines:
        await line.close()
    return table.id
